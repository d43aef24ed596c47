"""Amber Route as other frameworks would have it, so that each does the same work; README.md has the rules."""
