"""2 The action: request the Council's support."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Annotated

from ....engine import AnyOrder, Seat, Tell, Violation, added, broken
from ..components import RACES, RaceName
from ..state import AmbisState, filled_piles
from .lords import has_active
from .turn import Act, Action, acted


def take_pile(state: AmbisState, seat: Seat, race: str, by: str, tell: Tell) -> AmbisState:
    """A whole pile goes into the hand; nobody else sees the cards."""
    cards = state.pile(race)
    tell(by, "takes-pile", seat, {"cards": cards}, (seat,), pile=race, n=len(cards))
    return state.without_pile(race).change(seat, hand=added(state.player(seat).hand, *cards))


class Support(Act, clause="support.take", exact=True, spot="pile:{piles}"):
    """Request the Council's support: take a pile (two with the Alchemist)."""

    piles: Annotated[tuple[RaceName, ...], AnyOrder]

    @classmethod
    def due(cls, state: AmbisState, seat: Seat) -> int:
        """How many piles a player takes: two with an Alchemist, if there are two."""
        if has_active(state.player(seat), "alchemist"):  # power.alchemist
            return max(1, min(state.box.lords["alchemist"].params["amount"], len(filled_piles(state))))
        return 1

    @classmethod
    def proposals(cls, state: AmbisState, frame: Action) -> list[Support]:
        seat, piles = state.active, filled_piles(state)
        return [cls(seat, chosen) for chosen in combinations(piles, cls.due(state, seat))]

    @classmethod
    def near(cls, state: AmbisState, frame: Action) -> Iterator[Support]:
        """The empty piles, where one is taken."""
        if cls.due(state, state.active) == 1:
            yield from (cls(state.active, (race,)) for race in RACES if not state.pile(race))

    def violations(self, state: AmbisState, frame: Action) -> Iterator[Violation]:
        """The piles are different, not empty, and as many as are due."""
        for race in self.piles:
            if race not in filled_piles(state):
                yield broken("support.take", pile=race)
        due = self.due(state, self.seat)
        if len(self.piles) != due or len(set(self.piles)) != due:
            clause = "power.alchemist" if due > 1 else "support.take"
            yield broken(clause, "number", piles=self.piles)

    def play(self, state: AmbisState, frame: Action, tell: Tell) -> AmbisState:
        """All cards of the piles named go into the hand."""
        if len(self.piles) == 1 and has_active(state.player(self.seat), "alchemist"):
            tell("power.alchemist", "single-pile", self.seat)
        state = acted(state)
        for race in self.piles:  # support.take
            state = take_pile(state, self.seat, race, "support.take", tell)
        return state
