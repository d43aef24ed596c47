"""The board, drawn."""

from .board import draw

__all__ = ["draw"]
