"""The arrow powers of mages and politicians: piles and locations, a second lord, another lord instead of one.

Lasting powers stand where they apply: Shaman (`lords`), Oracle and Opportunist (`activated`), Alchemist
(`council`), Master of Magic, Diplomat and Treasurer (`recruiting`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from ....engine import Among, Seat, Tell, Violation, broken
from ..components import LocationName, LordName
from ..state import AmbisState
from .activated import Pile
from .council import take_pile
from .court import SchemedLord, court_without, in_court
from .locations import smokers_may_follow, swap_tiles
from .lords import ENTERING, Arrow, Declinable, EnterPlay, OfPower, has

# -- the mages ------------------------------------------------------------------------------


def invoker(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An extra turn follows this one."""
    tell("power.invoker", "extra-turn-won", seat)
    return replace(state, extra_turn=True)  # power.invoker, else state


class Apprenticeship(OfPower, clause="power.apprentice"):
    """The Apprentice's owner takes a pile of the Council."""


class Gather(Arrow, clause="power.apprentice", answers=(Apprenticeship,), spot="pile:{pile}"):
    """Apprentice: take a pile of the Council."""

    pile: Pile

    def play(self, state: AmbisState, frame: Apprenticeship, tell: Tell) -> AmbisState:
        return take_pile(state.pop(), self.seat, self.pile, "power.apprentice", tell)


class Illusion(OfPower, Declinable, clause="power.illusionist"):
    """The Illusionist's owner may exchange a location."""


OwnLocation = Annotated[
    LocationName, Among(lambda s, _, seat: s.player(seat).locations, "own", fact="location")
]
"""One of the own locations."""

FreeLocation = Annotated[LocationName, Among(lambda s, *_: s.open_locations, "open", fact="location")]
"""A location that lies open."""


class Exchange(Arrow, clause="power.illusionist", answers=(Illusion,), spot="location:{own} location:{open}"):
    """Illusionist: exchange an own location for an open one."""

    own: OwnLocation
    open: FreeLocation

    def play(self, state: AmbisState, frame: Illusion, tell: Tell) -> AmbisState:
        """The tiles change places; the lords stay tucked, now under the new one."""
        tell("power.illusionist", "exchanges", self.seat, own=self.own, open=self.open)
        opened = tuple(self.own if tile == self.open else tile for tile in state.open_locations)
        state = replace(state.pop(), open_locations=opened)
        return smokers_may_follow(swap_tiles(state, self.seat, self.own, self.open), self.open, tell)


# -- the politicians ------------------------------------------------------------------------


def bribe(state: AmbisState) -> int:
    """What the Corruptor's second lord costs, whatever is printed on it."""
    return state.box.lords["corruptor"].params["pearls"]


class Corruption(OfPower, Declinable, clause="power.corruptor"):
    """The Corruptor's owner may pay for a second lord."""


class Corrupt(Arrow, clause="power.corruptor", answers=(Corruption,), spot="lord:{lord}"):
    """Corruptor: pay pearls for a second lord from the Court."""

    lord: Annotated[LordName, Among(in_court, "court")]

    @classmethod
    def barred(cls, state: AmbisState, frame: Corruption) -> tuple[Violation, ...]:
        price, pearls = bribe(state), state.player(state.active).pearls
        return (broken("power.corruptor", price=price, pearls=pearls),) if pearls < price else ()

    def play(self, state: AmbisState, frame: Corruption, tell: Tell) -> AmbisState:
        """The pearls go to the Treasury; the second lord enters play."""
        tell("power.corruptor", "corrupts", self.seat, lord=self.lord, pearls=bribe(state))
        state = state.gain_pearls(self.seat, -bribe(state))
        return replace(state.swap(EnterPlay(self.lord)), court=court_without(state, self.lord))


def own_lords(state: AmbisState, frame: OfPower, seat: Seat) -> list[str]:
    """The lords in front of a seat, in whatever state."""
    return [lord.id for lord in state.player(seat).lords]


class Giving(Arrow):
    """The exchange of an own lord for another: a free one, even if rotated, but not the lord that does it."""

    own: Annotated[LordName, Among(own_lords, "missing", "swap.targets", fact="lord")]

    def violations(self, state: AmbisState, frame: OfPower) -> Iterator[Violation]:
        lord = has(state.player(self.seat), self.own)
        may_be_rotated = True  # swap.rotated assassin.still-free, else False
        if self.clause == f"power.{self.own}":
            yield broken("swap.targets", lord=self.own)
        elif lord and lord.under:
            yield broken("location.lords-not-free", lord=self.own, location=lord.under)
        elif lord and lord.rotated and not may_be_rotated:
            yield broken("swap.rotated", lord=self.own)

    def given_up(self, state: AmbisState) -> AmbisState:
        """Without the own lord, which leaves the game for good."""
        lords = tuple(lord for lord in state.player(self.seat).lords if lord.id != self.own)
        state = state.change(self.seat, lords=lords)  # swap.targets
        return replace(state, removed=(*state.removed, self.own))  # swap.targets, else state


class Treason(OfPower, Declinable, clause="power.traitor"):
    """The Traitor's owner may exchange a lord with the Court."""


class Betray(Giving, clause="power.traitor", answers=(Treason,), spot="lord:{own} lord:{lord}"):
    """Traitor: discard an own free lord for one from the Court."""

    lord: Annotated[LordName, Among(in_court, "court")]

    def play(self, state: AmbisState, frame: Treason, tell: Tell) -> AmbisState:
        """The own lord is gone, the newcomer enters play without payment, and its power works at once."""
        tell("power.traitor", "betrays", self.seat, own=self.own, lord=self.lord)
        state = self.given_up(replace(state.pop(), court=court_without(state, self.lord)))
        return state.push(EnterPlay(self.lord))  # swap.power-at-once, else state


class Intrigue(OfPower, Declinable, clause="power.schemer"):
    """The Schemer's owner may exchange a lord with the deck."""


class Scheme(Giving, clause="power.schemer", answers=(Intrigue,), spot="lord:{own}"):
    """Schemer: discard an own free lord for the top lord of the deck."""

    @classmethod
    def barred(cls, state: AmbisState, frame: Intrigue) -> tuple[Violation, ...]:
        return () if state.lord_deck else (broken("power.schemer"),)

    def play(self, state: AmbisState, frame: Intrigue, tell: Tell) -> AmbisState:
        """The own lord is gone; only then is the top lord of the deck seen."""
        tell("power.schemer", "schemes", self.seat, own=self.own)
        return self.given_up(state.swap(SchemedLord()))


ENTERING |= {
    "invoker": invoker,  # power.invoker
    "apprentice": Apprenticeship.arises,  # power.apprentice
    "illusionist": Illusion.arises,  # power.illusionist
    "corruptor": Corruption.arises,  # power.corruptor
    "traitor": Treason.arises,  # power.traitor
    "schemer": Intrigue.arises,  # power.schemer
}
