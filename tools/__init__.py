"""Chores of a release: pins, badges, pictures."""
