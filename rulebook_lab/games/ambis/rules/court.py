"""The Court: lords arrive from the deck; after a recruitment it closes up and may be refilled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from ....engine import Drawing, Frame, Move, Tell, Violation, broken, without
from ..components import COURT_SPACES, LordName
from ..state import AmbisState, put
from .lords import EnterPlay, has
from .scoring import too_few_lords


def empty_spaces(state: AmbisState) -> list[int]:
    """The empty spaces of the Court, the farthest from the lord deck first."""
    return [space for space in range(COURT_SPACES, 0, -1) if not state.court[space - 1]]


def in_court(state: AmbisState, *_: object) -> list[str]:
    """The lords that lie in the Court."""
    return [lord for lord in state.court if lord]


def court_without(state: AmbisState, lord: str) -> tuple[str, ...]:
    """The Court without a lord: its space is empty."""
    return put(state.court, state.court.index(lord) + 1, "")


class LordDraw(Drawing, clause="court.refill"):
    """Chance lays the top lord on a space of the Court; `by` names the clause that wants it there."""

    pile = "lord_deck"
    space: int
    by: Literal["court.refill", "setup.court", "plot.place", "power.opportunist"] = "court.refill"

    @property
    def rule(self) -> str:
        return self.by

    def arrives(self, state: AmbisState, lord: str, tell: Tell) -> AmbisState:
        tell(self.by, "lord-arrives", None, lord=lord, space=self.space)
        return replace(state, court=put(state.court, self.space, lord))

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if not 1 <= self.space <= COURT_SPACES:
            yield broken("court.refill", "beyond", space=self.space, spaces=COURT_SPACES)
        elif state.court[self.space - 1]:
            yield broken("court.refill", "taken", space=self.space)
        elif self.by in ("court.refill", "plot.place") and self is state.pending[-1]:
            farthest, *_ = empty_spaces(state)
            if self.space != farthest:
                yield broken("court.refill", "farthest", space=farthest)


class SchemedLord(Drawing, clause="power.schemer"):
    """Chance turns up the lord that the Schemer brings."""

    pile = "lord_deck"

    def arrives(self, state: AmbisState, lord: str, tell: Tell) -> AmbisState:
        return state.push(EnterPlay(lord))  # swap.power-at-once, else state

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if has(state.player(state.active), "schemer") is None:
            yield broken("power.enter-play", "missing", seat=state.active, lord="schemer")


class Lord(Move, clause="court.refill", answers=(LordDraw, SchemedLord), spot="card:{lord}"):
    """Chance turns up the top lord of the lord deck."""

    lord: LordName

    def play(self, state: AmbisState, frame: LordDraw | SchemedLord, tell: Tell) -> AmbisState:
        state = replace(state, lord_deck=without(state.lord_deck, self.lord), pending=state.pending[:-1])
        return frame.arrives(state, self.lord, tell)


class CourtStep(Frame, clause="court.shift"):
    """The Court closes up; with two lords or fewer left it pays two pearls and is refilled."""

    def advance(self, state: AmbisState, tell: Tell) -> AmbisState:
        lords = tuple(filter(None, state.court))
        court = ("",) * (COURT_SPACES - len(lords)) + lords  # court.shift, else state.court
        state = replace(state, pending=state.pending[:-1], court=court)
        empty = empty_spaces(state)
        state = too_few_lords(state, len(empty), tell)
        box = state.box
        if len(lords) > box.refill_when_at_most:  # court.three-or-more
            return state
        tell("court.two-left", "court-pearls", state.active, pearls=box.refill_pearls)
        state = state.gain_pearls(state.active, box.refill_pearls)  # court.two-left
        due = [LordDraw(space) for space in empty[: len(state.lord_deck)]]
        return state.push(*reversed(due))  # court.refill, else state
