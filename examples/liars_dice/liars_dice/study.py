"""What can be calculated, and what a player makes of it that trusts nobody's dice but its own."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from rulebook_lab import engine as e

from .rules import MakeBid
from .state import FACES, ONES, Bid, LiarsDice

TEMPERATURE, ROLLOUT = 0.3, 4


def holds(view: LiarsDice, seat: e.Seat, count: int, face: int) -> Fraction:
    """The odds that at least `count` dice of a face are on the table, as `seat` sees it."""
    hidden = view.on_table - len(view.cup(seat))
    chance = Fraction(1 + (view.ones_are_wild and face != ONES), FACES)
    missing = max(count - view.counting(view.cup(seat), face), 0)
    ways = (comb(hidden, n) * chance**n * (1 - chance) ** (hidden - n) for n in range(missing, hidden + 1))
    return sum(ways, Fraction(0))


def judge(state: LiarsDice, move: e.Move) -> float:
    """Tell how likely a move is to cost another a die rather than oneself, from what its seat sees."""
    bid = Bid(move.seat, move.count, move.face) if isinstance(move, MakeBid) else state.bid
    assert bid is not None
    true = holds(state, move.seat, bid.count, bid.face)
    return float(true if isinstance(move, MakeBid) else 1 - true)


def expectation(state: LiarsDice) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats."""
    # three dice against two win about two games in three
    return e.shares([0.6 * len(cup) if cup else -100.0 for cup in state.cups])
