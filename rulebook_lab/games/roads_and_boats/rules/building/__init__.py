"""The building phase."""
