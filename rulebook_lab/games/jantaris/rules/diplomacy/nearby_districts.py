"""Up to two Merchants and one Nearby District: what four entries of the table of votes have in common."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product

from .....engine import Seat, Violation, broken
from ...state import JantarisState

UP_TO = 2
"""Merchants that an entry lets a player move or place."""


def open_ways(state: JantarisState) -> Hashable:
    """The Nearby Districts, and whether a token stands there."""
    one, other = state.nearby
    return one, other, state.holds_token(one), state.holds_token(other)


def ways(state: JantarisState, most: int) -> Iterator[tuple[str, int]]:
    """Each Nearby District with each number of Merchants up to the most."""
    return product(state.nearby, range(1, most + 1))


def nearby_violations(state: JantarisState, area: str, number: int, clause: str) -> Iterator[Violation]:
    """One or two Merchants, and a Nearby District (ruling.one-nearby)."""
    if area not in state.nearby:
        yield broken(clause, "nearby", area=area, near=state.nearby)
    if not 1 <= number <= UP_TO:
        yield broken(clause, number=number)


def there_violations(
    state: JantarisState, seat: Seat, area: str, number: int, clause: str
) -> Iterator[Violation]:
    """No more than stand there."""
    if number > (there := state.player(seat).at(area)):
        yield broken(clause, "there", area=area, there=there, number=number)
