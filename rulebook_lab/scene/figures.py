"""Figures as a table, in text and in HTML.

It stands under a chart too: what plotly draws has no names that a screen reader could read.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib import import_module
from typing import NamedTuple

from ..numerals import in_figures


class Table(NamedTuple):
    """What a table is about, the heads of its columns, and its rows; a row's first cell is its head."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        cells = [self.heads, *self.rows]
        widths = [max(len(row[i]) for row in cells) for i in range(len(self.heads))]
        lines = [
            "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in cells
        ]
        return "\n".join([*([self.caption] if self.caption else []), *lines])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return self.html

    @property
    def html(self) -> str:
        """The table as HTML."""
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self.heads)
        rows = "".join(
            f'<tr><th scope="row">{escape(head)}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
            + "</tr>"
            for head, *cells in self.rows
        )
        caption = self.caption and f"<caption>{escape(self.caption)}</caption>"
        return f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def plain_figure(value: str | float | None) -> str:
    """A figure of a chart, or the name of a place on its axis, as it is written."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    return in_figures(value, ".3g" if isinstance(value, float) and value != int(value) else ".0f")


def folded(title: str, tables: Iterable[Table]) -> str:
    """Tables behind a line that says whose figures they hold: a sign and the title, in any language."""
    body = "".join(table.html for table in tables)
    return (
        f'<details><summary><span aria-hidden="true">▦</span> {escape(title)}</summary>'
        f'<div style="overflow-x: auto">{body}</div></details>'
    )


def show(chart: dict[str, object], title: str, tables: Iterable[Table]) -> None:
    """In a notebook: a chart, given as its mime bundle, and its figures under it."""
    display = import_module("IPython.display").display  # only where there is a notebook to show it in
    display(chart, raw=True)
    under = {"text/html": folded(title, tables), "text/plain": f"▦ {title}"}
    display(under, raw=True)
