"""A chart on a page, drawn for the room that it has there."""

from __future__ import annotations

from ..scene import Room
from ..scene.charts import WIDTH, Chart, picture
from .html import Board, Element, board

NAME = "chart"


class ChartBoard:
    """The place of a page's chart; holds the width that it has, which the browser tells."""

    def __init__(self) -> None:
        self._width: float = WIDTH

    def of(self, chart: Chart) -> Element:
        """Show a chart."""
        return board(Board(NAME, picture(chart, self._width), on_room=self._fit))

    def _fit(self, room: Room) -> None:
        self._width = room.width
