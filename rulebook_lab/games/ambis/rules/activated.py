"""Powers that their owner uses in the own turn, once each: the Slaver, the Oracle, the Opportunist."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from operator import attrgetter
from typing import Annotated, Self

from msgspec.structs import replace

from ....engine import Among, Frame, Listing, Move, Seat, Tell, Violation, added, broken, unknown, without
from ..components import RACES, AllyName, LordName, RaceName
from ..state import AmbisState, OfActive, filled_piles
from .court import LordDraw, court_without, in_court
from .lords import has, marked

OWNERS = frozenset({"slaver", "oracle", "opportunist"})
"""The lords whose powers these are."""

Pile = Annotated[RaceName, Among(filled_piles, near=lambda *_: RACES)]
"""A pile of the Council that can be taken: one that is not empty."""

NONE = frozenset[str]()
_id, _used = attrgetter("id"), attrgetter("used")


def power_owners(state: AmbisState) -> frozenset[str]:
    """Those of them that the active player has, which are mostly none."""
    lords = state.players[state.seats.index(state.active)].lords
    for lord in lords:  # to make a set takes three times as long
        if lord.id in OWNERS:
            return OWNERS.intersection(map(_id, lords))
    return NONE


class OwnMoment(OfActive):
    """A moment of the own turn at which the active player decides, and may use such a power."""

    def kinds(self, state: AmbisState) -> Listing:
        """Only the powers of lords that are there."""
        return _kinds(type(self), power_owners(state))


@cache
def _kinds(frame: type[Frame], owned: frozenset[str]) -> Listing:
    """What a question lists, without the powers of lords that are not there."""
    return tuple(
        entry for entry in frame.listing if not issubclass(entry[0], Power) or entry[0].whose() in owned
    )


class Power(Move):
    """The use of such a power, which its clause is named after."""

    @classmethod
    def whose(cls) -> str:
        """The lord whose power it is."""
        return cls.clause.removeprefix("power.")

    @classmethod
    def proposals(cls, state: AmbisState, frame: OwnMoment) -> Iterable[Self]:
        """What the active player may use the power on, if the lord is there."""
        return super().proposals(state, frame) if has(state.player(state.active), cls.whose()) else ()

    @classmethod
    def near(cls, state: AmbisState, frame: OwnMoment) -> Iterable[Self]:
        return super().near(state, frame) if has(state.player(state.active), cls.whose()) else ()

    @classmethod
    def barred(cls, state: AmbisState, frame: OwnMoment) -> tuple[Violation, ...]:
        """The lord is not owned, covered, rotated, or used already this turn."""
        lord = has(state.player(state.active), cls.whose())
        if lord is None:
            return (broken("power.active-lord", "missing", lord=cls.whose()),)
        if lord.under:
            return (broken("location.powers-off", lord=lord.id, location=lord.under),)
        if lord.rotated:
            return (broken("power.active-lord", lord=lord.id),)
        return (broken(cls.clause, "used", lord=lord.id),) if lord.used else ()

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        yield broken("lord.owner-picks-moment", active=state.active)

    def spent(self, state: AmbisState) -> AmbisState:
        """With the power used."""
        return state.change(self.seat, lords=marked(state.player(self.seat), self.whose(), used=True))


def ready(state: AmbisState, seat: Seat) -> AmbisState:
    """With the powers of a seat's lords as if none of them had been used."""
    lords = state.player(seat).lords
    if not any(map(_used, lords)):
        return state
    return state.change(seat, lords=tuple(replace(lord, used=False) for lord in lords))


InHand = Annotated[AllyName, Among(lambda state, _, seat: sorted(set(state.player(seat).hand)))]
"""An ally in the hand."""


class Sell(Power, clause="power.slaver", answers=(OwnMoment,), spot="lord:slaver hand:{card}"):
    """Slaver: discard an ally from the hand for pearls."""

    card: InHand

    def violations(self, state: AmbisState, frame: OwnMoment) -> Iterator[Violation]:
        if not state.shows_hand(self.seat):
            yield unknown("power.slaver")

    def play(self, state: AmbisState, frame: OwnMoment, tell: Tell) -> AmbisState:
        """The ally goes to the discards, the pearls come from the Treasury."""
        pearls = state.box.lords["slaver"].params["pearls"]
        tell("power.slaver", "sells", self.seat, {"card": self.card}, (self.seat,), pearls=pearls)
        state = replace(self.spent(state), discards=added(state.discards, self.card))
        player = state.player(self.seat)
        hand, pearls = without(player.hand, self.card), player.pearls + pearls
        return state.change(self.seat, hand=hand, pearls=pearls)  # power.slaver, else state


class Dissolve(Power, clause="power.oracle", answers=(OwnMoment,), spot="lord:oracle pile:{pile}"):
    """Oracle: discard a pile of the Council."""

    pile: Pile

    def play(self, state: AmbisState, frame: OwnMoment, tell: Tell) -> AmbisState:
        """A whole pile of the Council goes to the discards, unseen."""
        cards = state.pile(self.pile)
        tell("power.oracle", "dissolves", self.seat, pile=self.pile, n=len(cards))
        state = replace(self.spent(state), discards=added(state.discards, *cards))
        return state.without_pile(self.pile)


class Replace(Power, clause="power.opportunist", answers=(OwnMoment,), spot="lord:opportunist lord:{lord}"):
    """Opportunist: discard a lord of the Court and lay the top lord of the deck in its place."""

    lord: Annotated[LordName, Among(in_court)]

    def violations(self, state: AmbisState, frame: OwnMoment) -> Iterator[Violation]:
        if not state.lord_deck:
            yield broken("power.opportunist", "deck")

    def play(self, state: AmbisState, frame: OwnMoment, tell: Tell) -> AmbisState:
        """A lord of the Court leaves the game; the top lord takes its very space."""
        tell("power.opportunist", "replaces", self.seat, lord=self.lord)
        draw = LordDraw(state.court.index(self.lord) + 1, "power.opportunist")
        court, removed = court_without(state, self.lord), (*state.removed, self.lord)
        return replace(self.spent(state), court=court, removed=removed, pending=(*state.pending, draw))
