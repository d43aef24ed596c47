"""Positions as text, and what can be said about one: hidden, impossible, figures, spots, words."""
