"""Powers that their owner uses in the own turn, once each: the Slaver, the Oracle, the Opportunist."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from typing import ClassVar, Self

from msgspec.structs import replace

from ....engine import Frame, Listing, Move, Seat, Tell, Violation, broken, unknown
from ..components import (
    RACES,
    AllyName,
    LordName,
    RaceName,
)
from ..state import AmbisState, OfActive, Player, added, without
from .court import LordDraw, court_without
from .lords import has, is_active, marked

OWNERS = frozenset({"slaver", "oracle", "opportunist"})
"""The lords whose powers these are."""

NONE = frozenset[str]()

_id = attrgetter("id")


class OwnMoment(OfActive):
    """A moment of the own turn at which the active player decides, and may use such a power."""

    def kinds(self, state: AmbisState) -> Listing:
        """Only the powers of lords that are there: most players have none, which is quick to see."""
        return _kinds(self.__class__, owned(state))

    def is_open(self, state: AmbisState, kind: type[Move]) -> bool:
        """Whether a move of some kind is legal, or may be for all that can be seen."""
        for verb in _verbs(type(self), kind):
            for move in verb.proposals(state, self):
                for violation in () if verb.exact else move.violations(state, self):
                    if violation.certain:
                        break
                else:
                    return True
        return False


@cache
def _verbs(frame: type[Frame], kind: type[Move]) -> tuple[type[Move], ...]:
    return tuple(verb for verb in frame.verbs if issubclass(verb, kind))


@cache
def _kinds(frame: type[Frame], owned: frozenset[str]) -> Listing:
    """What a question lists, without the powers of lords that are not there."""
    return tuple(
        entry for entry in frame.listing if not issubclass(entry[0], Power) or entry[0].whose in owned
    )


def owned(state: AmbisState) -> frozenset[str]:
    """The lords with such a power that the active player has, in whatever state."""
    lords = state.players[state.seats.index(state.active)].lords
    return OWNERS.intersection(map(_id, lords)) if lords else NONE


class Power(Move):
    """The use of such a power."""

    whose: ClassVar[str]

    @classmethod
    def uses(cls, state: AmbisState, player: Player) -> list[Self]:
        """What the active player may use the power on, as far as the lord allows it."""
        raise NotImplementedError

    @classmethod
    def proposals(cls, state: AmbisState, frame: OwnMoment) -> list[Self]:
        player = state.player(state.active)
        for lord in player.lords:
            if lord.id == cls.whose and not lord.used and is_active(lord):
                return cls.uses(state, player)
        return []

    @classmethod
    def near(cls, state: AmbisState, frame: OwnMoment) -> list[Self]:
        """The same of a lord that cannot be used now."""
        player = state.player(state.active)
        return cls.uses(state, player) if has(player, cls.whose) else []

    def violations(self, state: AmbisState, frame: OwnMoment) -> Iterator[Violation]:
        """The lord is not owned, covered, rotated, or used already this turn."""
        lord = has(state.player(self.seat), self.whose)
        if lord is None:
            yield broken("power.active-lord", "missing", lord=self.whose)
        elif lord.under:
            yield broken("location.powers-off", lord=lord.id, location=lord.under)
        elif lord.rotated:
            yield broken("power.active-lord", lord=lord.id)
        elif lord.used:
            yield broken(self.clause, "used", lord=lord.id)

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        yield broken("lord.owner-picks-moment", active=state.active)


def ready(state: AmbisState, seat: Seat) -> AmbisState:
    """With the powers of a seat's lords as if none of them had been used."""
    lords = state.player(seat).lords
    if not any(lord.used for lord in lords):
        return state
    return state.change(seat, lords=tuple(replace(lord, used=False) for lord in lords))


class Sell(Power, clause="power.slaver", answers=(OwnMoment,), spot="lord:slaver hand:{card}"):
    """Slaver: discard an ally from the hand for pearls."""

    whose: ClassVar[str] = "slaver"
    card: AllyName

    @classmethod
    def uses(cls, state: AmbisState, player: Player) -> list[Sell]:
        return [cls(state.active, card) for card in sorted(set(player.hand))]

    def violations(self, state: AmbisState, frame: OwnMoment) -> Iterator[Violation]:
        yield from Power.violations(self, state, frame)
        if not state.shows_hand(self.seat):
            yield unknown("power.slaver")
        elif self.card not in state.player(self.seat).hand:
            yield broken("power.slaver", card=self.card)

    def play(self, state: AmbisState, frame: OwnMoment, tell: Tell) -> AmbisState:
        """The ally goes to the discards, the pearls come from the Treasury."""
        pearls = state.box.lords["slaver"].params["pearls"]
        tell("power.slaver", "sells", self.seat, {"card": self.card}, (self.seat,), pearls=pearls)
        player = state.player(self.seat)
        state = state.change(self.seat, lords=marked(player, "slaver", used=True))
        state = replace(state, discards=added(state.discards, self.card))
        hand = without(player.hand, self.card)
        return state.change(self.seat, hand=hand, pearls=player.pearls + pearls)  # power.slaver, else state


class Dissolve(Power, clause="power.oracle", answers=(OwnMoment,), spot="lord:oracle pile:{pile}"):
    """Oracle: discard a pile of the Council."""

    whose: ClassVar[str] = "oracle"
    pile: RaceName

    @classmethod
    def uses(cls, state: AmbisState, player: Player) -> list[Dissolve]:
        return [cls(state.active, race) for race in RACES]

    def violations(self, state: AmbisState, frame: OwnMoment) -> Iterator[Violation]:
        yield from Power.violations(self, state, frame)
        if self.pile not in RACES or not state.pile(self.pile):
            yield broken("power.oracle", pile=self.pile)

    def play(self, state: AmbisState, frame: OwnMoment, tell: Tell) -> AmbisState:
        """A whole pile of the Council goes to the discards, unseen."""
        cards = state.pile(self.pile)
        tell("power.oracle", "dissolves", self.seat, pile=self.pile, n=len(cards))
        state = state.change(self.seat, lords=marked(state.player(self.seat), "oracle", used=True))
        return replace(without_pile(state, self.pile), discards=added(state.discards, *cards))


def without_pile(state: AmbisState, race: str) -> AmbisState:
    """With a race's pile of the Council empty."""
    at = RACES.index(race)
    return replace(state, council=(*state.council[:at], (), *state.council[at + 1 :]))


class Replace(Power, clause="power.opportunist", answers=(OwnMoment,), spot="lord:opportunist lord:{lord}"):
    """Opportunist: discard a lord of the Court and lay the top lord of the deck in its place."""

    whose: ClassVar[str] = "opportunist"
    lord: LordName

    @classmethod
    def uses(cls, state: AmbisState, player: Player) -> list[Replace]:
        return [cls(state.active, lord) for lord in state.court if lord]

    def violations(self, state: AmbisState, frame: OwnMoment) -> Iterator[Violation]:
        yield from Power.violations(self, state, frame)
        if not state.in_court(self.lord):
            yield broken("power.opportunist", lord=self.lord)
        if not state.lord_deck:
            yield broken("power.opportunist", "deck")

    def play(self, state: AmbisState, frame: OwnMoment, tell: Tell) -> AmbisState:
        """A lord of the Court leaves the game; the top lord takes its very space."""
        tell("power.opportunist", "replaces", self.seat, lord=self.lord)
        state = state.change(self.seat, lords=marked(state.player(self.seat), "opportunist", used=True))
        space = state.court.index(self.lord) + 1
        court, removed = court_without(state, self.lord), (*state.removed, self.lord)
        return replace(state, court=court, removed=removed).push(LordDraw(space, "power.opportunist"))
