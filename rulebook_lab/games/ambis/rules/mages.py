"""The mages' arrow powers. Lasting ones stand where they apply: Shaman (`lords`), Oracle (`activated`),
Alchemist (`council`), Master of Magic (`recruiting`)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Seat, Tell, Violation, broken
from ..components import (
    RACES,
    LocationName,
    RaceName,
)
from ..state import AmbisState
from .council import pile_violations, take_pile
from .locations import smokers_may_follow, swap_tiles
from .lords import Arrow, Declinable, OfPower, on_entering


@on_entering("invoker")
def invoker(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An extra turn follows this one."""
    tell("power.invoker", "extra-turn-won", seat)
    return replace(state, extra_turn=True)  # power.invoker, else state


# -- the Apprentice -------------------------------------------------------------------------


class Apprenticeship(OfPower, clause="power.apprentice"):
    """The Apprentice's owner takes a pile of the Council."""

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if not any(state.council):
            yield broken("power.apprentice", "none")
        yield from OfPower.defects(self, state)


class Gather(Arrow, clause="power.apprentice", answers=(Apprenticeship,), spot="pile:{pile}"):
    """Apprentice: take a pile of the Council."""

    pile: RaceName

    @classmethod
    def proposals(cls, state: AmbisState, frame: Apprenticeship) -> Iterator[Gather]:
        return (cls(state.active, race) for race in RACES)

    def violations(self, state: AmbisState, frame: Apprenticeship) -> Iterator[Violation]:
        return pile_violations(state, self.pile, "power.apprentice")

    def play(self, state: AmbisState, frame: Apprenticeship, tell: Tell) -> AmbisState:
        return take_pile(state.pop(), self.seat, self.pile, "power.apprentice", tell)


@on_entering("apprentice")
def apprentice(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """A pile of the Council is taken, if there is one."""
    return state.push(Apprenticeship()) if any(state.council) else state  # power.apprentice, else state


# -- the Illusionist ------------------------------------------------------------------------


class Illusion(OfPower, Declinable, clause="power.illusionist"):
    """The Illusionist's owner may exchange a location."""


class Exchange(Arrow, clause="power.illusionist", answers=(Illusion,), spot="location:{own} location:{open}"):
    """Illusionist: exchange an own location for an open one."""

    own: LocationName
    open: LocationName

    @classmethod
    def proposals(cls, state: AmbisState, frame: Illusion) -> Iterator[Exchange]:
        for mine in state.player(state.active).locations:
            yield from (cls(state.active, mine, other) for other in state.open_locations)

    def violations(self, state: AmbisState, frame: Illusion) -> Iterator[Violation]:
        if self.own not in state.player(self.seat).locations:
            yield broken("power.illusionist", "own", location=self.own)
        if self.open not in state.open_locations:
            yield broken("power.illusionist", "open", location=self.open)

    def play(self, state: AmbisState, frame: Illusion, tell: Tell) -> AmbisState:
        """The tiles change places; the lords stay tucked, now under the new one."""
        tell("power.illusionist", "exchanges", self.seat, own=self.own, open=self.open)
        opened = tuple(self.own if tile == self.open else tile for tile in state.open_locations)
        state = replace(state.pop(), open_locations=opened)
        return smokers_may_follow(swap_tiles(state, self.seat, self.own, self.open), self.open)


@on_entering("illusionist")
def illusionist(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An own location may be exchanged for an open one."""
    possible = state.player(seat).locations and state.open_locations
    return state.push(Illusion()) if possible else state  # power.illusionist, else state
