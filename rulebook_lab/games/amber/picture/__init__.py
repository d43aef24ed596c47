"""The board, drawn."""

from .board import draw as draw
