"""Timing and tables, the same for every measurement."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median


def rate(work: Callable[[], int], seconds: float = 1.5) -> float:
    """How many things a second of this process's own time `work` does; it returns how many it did."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent


def series(
    works: Mapping[str, Callable[[], int]], rounds: int, seconds: float = 1.5
) -> dict[str, list[float]]:
    """The rates of several works, taken in turn: other load on the machine meets them all."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            found[name].append(rate(work, seconds))
    return found


def rates(works: Mapping[str, Callable[[], int]], rounds: int = 3) -> dict[str, float]:
    """The best rate of each of several works, taken in turn."""
    return {name: max(each) for name, each in series(works, rounds).items()}


def ratios(one: Sequence[float], other: Sequence[float]) -> tuple[float, float, float]:
    """The least, median and greatest ratio of two series, round by round."""
    each = sorted(mine / theirs for mine, theirs in zip(one, other, strict=True))
    return each[0], median(each), each[-1]


def spread(one: Sequence[float], other: Sequence[float]) -> str:
    """The ratio of two series as text: its median, and in brackets the least and the greatest."""
    least, middle, most = ratios(one, other)
    return f"{middle:.2f} ({least:.2f}-{most:.2f})"


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
