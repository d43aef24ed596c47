"""Wealth points at the end: goods on transporters, rows of the wonder, ties."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Points, Result, Seat
from ..land.goods import kind_of
from ..state import NEUTRAL, RoadsAndBoats


def carried(state: RoadsAndBoats, seat: Seat) -> list[str]:
    """The kinds of all goods on a seat's transporters."""
    loads = [it.cargo for it in state.transporters.values() if it.owner == seat]
    return [kind_of(good) for load in loads for good in load]


def rows(state: RoadsAndBoats) -> Iterator[tuple[str, ...]]:
    """The bricks of each row that has been begun, from the bottom."""
    start = 0
    for length in state.box.rows:
        if row := state.wonder[start : start + length]:
            yield row  # scoring.last-row
        start += length


def row_share(row: tuple[str, ...], owner: str) -> int:
    """A player's part of the ten points of a row, rounded down; neutral bricks do not share.

    >>> row_share(("red", "red", "yellow", "blue", "neutral", "red", "blue"), "blue")
    3
    """
    coloured = len(row) - row.count(NEUTRAL)  # scoring.neutral, else len(row)
    if not coloured:
        return 0
    points = 10 * row.count(owner)  # scoring.rows scoring.table, else 0
    return points // coloured  # scoring.rounding, else -(-points // coloured)


def wealth_of_bricks(state: RoadsAndBoats, seat: Seat) -> int:
    """What a seat's bricks are worth, row by row."""
    return sum(row_share(row, seat) for row in rows(state))  # wonder.value, else 0


def points(state: RoadsAndBoats, seat: Seat) -> Points:
    """A seat's wealth: gold 10, coins 40, stock 120 on its transporters and nowhere else; its bricks."""
    worth, bricks = state.box.goods, wealth_of_bricks(state, seat)
    goods = sum(worth[good] for good in carried(state, seat))  # scoring.goods scoring.possession, else 0
    return Points(goods + bricks, (("scoring.goods", goods), ("scoring.rows", bricks)))


def result(state: RoadsAndBoats) -> Result:
    """The most wealth wins; among the tied the figure closest to the temple.

    Who plays alone plays for a medal (ruling.solo-medals).
    """
    found = state.scores
    if len(found) == 1:
        return Result(state.seats, found, "scoring.winner", medal(state))
    most = max(score.total for score in found.values())
    tied = [seat for seat in state.seats if found[seat].total == most]  # intro.goal scoring.winner, else []
    if len(tied) == 1:
        return Result((tied[0],), found, "scoring.winner")
    closest = min(tied, key=state.temple.index)  # scoring.tie, else ""
    return Result((closest,), found, "scoring.tie")


def medal(state: RoadsAndBoats) -> str:
    """What a solo player has won: gold, silver, bronze or none (ruling.solo-medals)."""
    total = points(state, state.seats[0]).total
    won = [name for name, needed in state.box.medals if total >= needed]
    return won[-1] if won else "none"
