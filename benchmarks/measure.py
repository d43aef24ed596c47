"""Timing and tables, the same for every measurement."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence


def rate(work: Callable[[], int], seconds: float = 1.5) -> float:
    """How many things a second of this process's own time `work` does; it returns how many it did."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent


def rates(works: Mapping[str, Callable[[], int]], rounds: int = 3) -> dict[str, float]:
    """The best rate of each of several works, taken in turn: other load on the machine meets them all."""
    found = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for name, work in works.items():
            found[name] = max(found[name], rate(work))
    return found


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
