"""The first phase, City."""
