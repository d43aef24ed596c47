"""What all arrow powers share: they fire once, when their lord enters play; some may be declined."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine import Frame, Move, Tell, Verb, Violation, broken
from ..state import AmbisState
from .frames import BlackSmokers
from .lords import has
from .moves import Waive


def spent(name: str) -> Callable[[AmbisState, Move], Iterator[Violation]]:
    """The refusal of an arrow power at any other moment than when its lord enters play."""

    def violations(state: AmbisState, move: Move) -> Iterator[Violation]:
        if move.seat in state.seats and has(state.player(move.seat), name):
            yield broken("lord.power-arrow", lord=name)

    return violations


def waive(state: AmbisState, frame: Frame, move: Waive, tell: Tell) -> AmbisState:
    """The power is not used, or Black Smokers are kept."""
    tell(frame.clause, "keeps-smokers" if isinstance(frame, BlackSmokers) else "waives", move.seat)
    return state.pop()


VERBS = [Verb(move=Waive, clause="lord.one-shot", apply=waive)]
