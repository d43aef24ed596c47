"""The politicians' arrow powers: a second lord, or another lord instead of an own one. Lasting ones stand
where they apply: Opportunist (`activated`), Diplomat and Treasurer (`recruiting`)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Seat, Tell, Violation, broken
from ..components import LordName
from ..state import AmbisState, LordInPlay
from .court import TopLord, court_without
from .lords import Arrow, Declinable, EnterPlay, OfPower, has, on_entering

# -- the Corruptor --------------------------------------------------------------------------


def bribe(state: AmbisState) -> int:
    """What the Corruptor's second lord costs, whatever is printed on it."""
    return state.box.lords["corruptor"].params["pearls"]


class Corruption(OfPower, Declinable, clause="power.corruptor"):
    """The Corruptor's owner may pay for a second lord."""


class Corrupt(Arrow, clause="power.corruptor", answers=(Corruption,), spot="lord:{lord}"):
    """Corruptor: pay pearls for a second lord from the Court."""

    lord: LordName

    @classmethod
    def proposals(cls, state: AmbisState, frame: Corruption) -> Iterator[Corrupt]:
        return (cls(state.active, lord) for lord in state.court if lord)

    def violations(self, state: AmbisState, frame: Corruption) -> Iterator[Violation]:
        if not state.in_court(self.lord):
            yield broken("power.corruptor", "court", lord=self.lord)
        if state.player(self.seat).pearls < bribe(state):
            yield broken("power.corruptor", price=bribe(state), pearls=state.player(self.seat).pearls)

    def play(self, state: AmbisState, frame: Corruption, tell: Tell) -> AmbisState:
        """The pearls go to the Treasury; the second lord enters play."""
        tell("power.corruptor", "corrupts", self.seat, lord=self.lord, pearls=bribe(state))
        state = state.gain_pearls(self.seat, -bribe(state))
        return replace(state.swap(EnterPlay(self.lord)), court=court_without(state, self.lord))


@on_entering("corruptor")
def corruptor(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """A second lord may be paid for, if there are pearls and a lord."""
    possible = any(state.court) and state.player(seat).pearls >= bribe(state)
    return state.push(Corruption()) if possible else state  # power.corruptor, else state


# -- exchanges: the Traitor and the Schemer -------------------------------------------------


def exchange_violations(lord: LordInPlay | None, name: str, source: str) -> Iterator[Violation]:
    """Why an own lord cannot be discarded for another: it must be another free one than the one whose power
    it is, even if rotated."""
    if lord is None:
        yield broken("swap.targets", "missing", lord=name)
        return
    may_be_rotated = True  # swap.rotated assassin.still-free, else False
    if name == source:
        yield broken("swap.targets", lord=name)
    elif lord.under:
        yield broken("location.lords-not-free", lord=name, location=lord.under)
    elif lord.rotated and not may_be_rotated:
        yield broken("swap.rotated", lord=name)


def can_exchange(state: AmbisState, seat: Seat, source: str) -> bool:
    """Whether a seat has a lord that may be discarded for another."""
    lords = state.player(seat).lords
    return any(not any(exchange_violations(lord, lord.id, source)) for lord in lords)


def given_up(state: AmbisState, seat: Seat, name: str) -> AmbisState:
    """Without the own lord, which leaves the game for good."""
    lords = tuple(lord for lord in state.player(seat).lords if lord.id != name)
    state = state.change(seat, lords=lords)  # swap.targets
    return replace(state, removed=(*state.removed, name))  # swap.targets, else state


class Treason(OfPower, Declinable, clause="power.traitor"):
    """The Traitor's owner may exchange a lord with the Court."""


class Betray(Arrow, clause="power.traitor", answers=(Treason,), spot="lord:{own} lord:{lord}"):
    """Traitor: discard an own free lord for one from the Court."""

    own: LordName
    lord: LordName

    @classmethod
    def proposals(cls, state: AmbisState, frame: Treason) -> Iterator[Betray]:
        for own in state.player(state.active).lords:
            yield from (cls(state.active, own.id, lord) for lord in state.court if lord)

    def violations(self, state: AmbisState, frame: Treason) -> Iterator[Violation]:
        """Another free lord goes, a lord of the Court comes."""
        yield from exchange_violations(has(state.player(self.seat), self.own), self.own, "traitor")
        if not state.in_court(self.lord):
            yield broken("power.traitor", "court", lord=self.lord)

    def play(self, state: AmbisState, frame: Treason, tell: Tell) -> AmbisState:
        """The own lord is gone, the newcomer enters play without payment, and its power works at once."""
        tell("power.traitor", "betrays", self.seat, own=self.own, lord=self.lord)
        state = given_up(state.pop(), self.seat, self.own)
        state = replace(state, court=court_without(state, self.lord))
        return state.push(EnterPlay(self.lord))  # swap.power-at-once, else state


@on_entering("traitor")
def traitor(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An own lord may be exchanged for one of the Court."""
    possible = any(state.court) and can_exchange(state, seat, "traitor")
    return state.push(Treason()) if possible else state  # power.traitor, else state


class Intrigue(OfPower, Declinable, clause="power.schemer"):
    """The Schemer's owner may exchange a lord with the deck."""


class Scheme(Arrow, clause="power.schemer", answers=(Intrigue,), spot="lord:{own}"):
    """Schemer: discard an own free lord for the top lord of the deck."""

    own: LordName

    @classmethod
    def proposals(cls, state: AmbisState, frame: Intrigue) -> Iterator[Scheme]:
        return (cls(state.active, lord.id) for lord in state.player(state.active).lords)

    def violations(self, state: AmbisState, frame: Intrigue) -> Iterator[Violation]:
        """Another free lord goes; the deck must hold one."""
        yield from exchange_violations(has(state.player(self.seat), self.own), self.own, "schemer")
        if not state.lord_deck:
            yield broken("power.schemer")

    def play(self, state: AmbisState, frame: Intrigue, tell: Tell) -> AmbisState:
        """The own lord is gone; only then is the top lord of the deck seen."""
        tell("power.schemer", "schemes", self.seat, own=self.own)
        return given_up(state.swap(SchemedLord()), self.seat, self.own)


class SchemedLord(TopLord, clause="power.schemer"):
    """Chance turns up the lord that the Schemer brings."""

    def arrives(self, state: AmbisState, lord: str, tell: Tell) -> AmbisState:
        return state.push(EnterPlay(lord))  # swap.power-at-once, else state


@on_entering("schemer")
def schemer(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An own lord may be exchanged for the top lord of the deck."""
    possible = state.lord_deck and can_exchange(state, seat, "schemer")
    return state.push(Intrigue()) if possible else state  # power.schemer, else state
