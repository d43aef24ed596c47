"""Wealth points at the end: goods on transporters, rows of the wonder, ties."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Points, Result, Seat, value
from ..land.goods import kind_of
from ..state import NEUTRAL, RoadsAndBoats


@value("scoring.goods", "scoring.possession", off=0)
def wealth_of_goods(state: RoadsAndBoats, seat: Seat) -> int:
    """Gold 10, coins 40, stock 120, on a seat's transporters and nowhere else."""
    wealth = state.components.goods
    return sum(
        wealth[kind_of(good)]
        for transporter in state.transporters.values()
        if transporter.owner == seat
        for good in transporter.cargo
    )


@value("scoring.last-row", off=())
def rows(state: RoadsAndBoats) -> Iterator[tuple[str, ...]]:
    """The bricks of each row that has been begun, from the bottom."""
    start = 0
    for length in state.components.rows:
        row = state.wonder[start : start + length]
        if row:
            yield row
        start += length


@value("scoring.rows", "scoring.rounding", "scoring.neutral", "scoring.table", off=0)
def row_share(row: tuple[str, ...], owner: str) -> int:
    """A player's part of the ten points of a row, rounded down; neutral bricks do not share.

    >>> row_share(("red", "red", "yellow", "blue", "neutral", "red", "blue"), "blue")
    3
    """
    coloured = [brick for brick in row if brick != NEUTRAL]
    return 10 * coloured.count(owner) // len(coloured) if coloured else 0


@value("wonder.value", off=0)
def wealth_of_bricks(state: RoadsAndBoats, seat: Seat) -> int:
    """What a seat's bricks are worth, row by row."""
    return sum(row_share(row, seat) for row in rows(state))


def points(state: RoadsAndBoats, seat: Seat) -> Points:
    """A seat's wealth and its two parts."""
    goods, bricks = wealth_of_goods(state, seat), wealth_of_bricks(state, seat)
    return Points(goods + bricks, (("scoring.goods", goods), ("scoring.rows", bricks)))


def scores(state: RoadsAndBoats) -> dict[Seat, Points]:
    """Everybody's wealth if the game ended now."""
    return {seat: points(state, seat) for seat in state.seats}


@value("intro.goal", "scoring.winner", off=[])
def wealthiest(found: dict[Seat, Points]) -> list[Seat]:
    """The seats with the highest total."""
    most = max(score.total for score in found.values())
    return [seat for seat, score in found.items() if score.total == most]


def result(state: RoadsAndBoats) -> Result:
    """The most wealth wins; among the tied the figure closest to the temple (scoring.tie).

    Who plays alone plays for a medal (ruling.solo-medals).
    """
    found = scores(state)
    if len(found) == 1:
        return Result(state.seats, found, "scoring.winner", medal(state))
    tied = wealthiest(found)
    if len(tied) == 1:
        return Result((tied[0],), found, "scoring.winner")
    return Result((closest_to_temple(state, tied),), found, "scoring.tie")


@value("scoring.tie", off="")
def closest_to_temple(state: RoadsAndBoats, seats: list[Seat]) -> Seat:
    """The seat among some whose figure is nearest the temple at the end."""
    return min(seats, key=state.temple.index)


def medal(state: RoadsAndBoats) -> str:
    """What a solo player has won: gold, silver, bronze or none (ruling.solo-medals)."""
    total = points(state, state.seats[0]).total
    won = [name for name, needed in state.components.medals if total >= needed]
    return won[-1] if won else "none"
