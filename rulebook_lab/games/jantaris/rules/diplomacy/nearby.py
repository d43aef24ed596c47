"""What Strengthen Position and Recruitment share: up to two Merchants, one Nearby District, or none."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Seat, Tell, Verb, Violation, broken, implements
from ...state import JantarisState
from ..frames import Levy, Reinforcement, Withdrawal
from ..moves import Stay

UP_TO = 2
"""Merchants that three entries of the table let a player move or place."""


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


@implements("diplomacy.exact-text")
def stay(
    state: JantarisState, frame: Reinforcement | Withdrawal | Levy, move: Stay, tell: Tell
) -> JantarisState:
    """Up to two includes none."""
    tell(frame.clause, "stays", move.seat)
    return state.pop()


STAY = Verb(Stay, "diplomacy.exact-text", stay)
VERBS = [STAY]
