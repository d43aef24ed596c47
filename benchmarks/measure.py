"""Timing and tables, the same for every measurement."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence


def best(measured: Callable[[], float], rounds: int = 3) -> float:
    """The highest of a few rates: other work on the machine only ever slows a round down."""
    return max(measured() for _ in range(rounds))


def rate(work: Callable[[], int], seconds: float = 2.0) -> float:
    """How many things a second `work` does; it returns how many it did each time."""
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += work()
    return done / spent


def table(title: str, header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows of text under a title, columns aligned."""
    lines = [tuple(header), *(tuple(_shown(cell) for cell in row) for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(header))]
    body = [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width) for at, (cell, width) in enumerate(pairs)
        )
        for pairs in (list(zip(line, widths, strict=True)) for line in lines)
    ]
    return "\n".join([f"## {title}", "", body[0], "  ".join("-" * width for width in widths), *body[1:], ""])


def _shown(cell: object) -> str:
    if isinstance(cell, float):
        return f"{cell:,.0f}" if cell >= 100 else f"{cell:.2f}"
    return f"{cell:,}" if isinstance(cell, int) else str(cell)
