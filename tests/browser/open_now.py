"""What may be picked next on a table, for a browser's selectors."""

MOVES = "[data-key$='/choices'] button:not(.rb-meanings, [data-key$='/back'], [data-key*='/for '])"
"""Buttons for spots that have no place on the board: not what tells about them, takes a pick back or lets
another decide."""

OPEN = f".rb-board .rb-open, {MOVES}"
"""Open spots of the board, then those buttons."""
