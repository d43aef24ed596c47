"""The board, drawn."""

from .board import decided_by as decided_by
from .board import draw as draw
