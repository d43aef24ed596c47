"""A chart on a page, drawn for the room that it has there."""

from __future__ import annotations

from ..scene import Room
from ..scene.chart_picture import HEIGHT, WIDTH, picture
from ..scene.charts import Chart
from .html import Board, Element, board

NAME = "chart"


class ChartBoard:
    """The place of a page's chart; holds the width that it has, which the browser tells."""

    def __init__(self, height: float = HEIGHT) -> None:
        self._width: float = WIDTH
        self._height = height

    def of(self, chart: Chart) -> Element:
        """Show a chart."""
        return board(Board(NAME, picture(chart, self._width, self._height), on_room=self._fit))

    def _fit(self, room: Room) -> None:
        self._width = room.width
