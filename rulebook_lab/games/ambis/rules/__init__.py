"""The rulebook's chapters, a module for each."""
