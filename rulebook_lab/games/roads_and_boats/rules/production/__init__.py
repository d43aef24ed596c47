"""The production phase."""
