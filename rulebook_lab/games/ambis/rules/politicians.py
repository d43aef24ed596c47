"""The politicians' arrow powers: a second lord, or another lord instead of an own one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, implements, value
from ..state import AmbisState, LordInPlay, Player, active_player
from .arrows import spent
from .court import court_without, lay_lord, lords_left
from .frames import Corruption, EnterPlay, Intrigue, LordDraw, SchemedLord, Treason
from .lords import has, is_free
from .moves import Betray, Corrupt, Lord, Scheme, Waive

# -- the Corruptor --------------------------------------------------------------------------


@effect("power.corruptor")
def corruptor(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """A second lord may be paid for, if there are pearls and a lord."""
    possible = lords_left(state) and state.player(seat).pearls >= bribe(state)
    return state.push(Corruption()) if possible else state


def bribe(state: AmbisState) -> int:
    """What the second lord costs, whatever is printed on it."""
    return state.kit.lords["corruptor"].params["pearls"]


def corruptions(state: AmbisState, frame: Corruption) -> list[Move]:
    """Any lord of the Court, or none."""
    return [*(Corrupt(state.active, lord) for lord in state.court if lord), Waive(state.active)]


def from_court(state: AmbisState, clause: str, lord: str) -> Iterator[Violation]:
    """The lord must be in the Court."""
    if not state.in_court(lord):
        yield broken(clause, "court", lord=lord)


def corrupt_violations(state: AmbisState, frame: Corruption, move: Corrupt) -> Iterator[Violation]:
    """The lord is in the Court and there are five pearls."""
    yield from from_court(state, "power.corruptor", move.lord)
    if state.player(move.seat).pearls < bribe(state):
        yield broken("power.corruptor", price=bribe(state), pearls=state.player(move.seat).pearls)


def corrupt(state: AmbisState, frame: Corruption, move: Corrupt, tell: Tell) -> AmbisState:
    """The pearls go to the Treasury; the second lord enters play."""
    tell("power.corruptor", "corrupts", move.seat, lord=move.lord, pearls=bribe(state))
    state = state.gain_pearls(move.seat, -bribe(state))
    return replace(state.swap(EnterPlay(move.lord)), court=court_without(state, move.lord))


# -- exchanges: the Traitor and the Schemer -------------------------------------------------


@value("swap.rotated", "assassin.still-free", off=False)
def rotated_lords_qualify() -> bool:
    """A lord rotated by the Assassin may be the one exchanged."""
    return True


def can_be_exchanged(lord: LordInPlay, source: str) -> bool:
    """Another free lord than the one whose power it is."""
    return lord.id != source and is_free(lord) and (not lord.rotated or rotated_lords_qualify())


def exchangeable(player: Player, source: str) -> list[str]:
    """The player's lords that may be exchanged."""
    return [lord.id for lord in player.lords if can_be_exchanged(lord, source)]


def exchange_violations(state: AmbisState, seat: Seat, name: str, source: str) -> Iterator[Violation]:
    """Why an own lord cannot be discarded for another."""
    lord = has(state.player(seat), name)
    if lord is None:
        yield broken("swap.targets", "missing", lord=name)
    elif lord.id == source:
        yield broken("swap.targets", lord=name)
    elif not is_free(lord):
        yield broken("location.lords-not-free", lord=name, location=lord.under)
    elif not can_be_exchanged(lord, source):
        yield broken("swap.rotated", lord=name)


@implements("swap.targets")
def give_up(state: AmbisState, seat: Seat, name: str) -> AmbisState:
    """The own lord leaves the game for good."""
    lords = tuple(lord for lord in state.player(seat).lords if lord.id != name)
    return replace(state, removed=(*state.removed, name)).change(seat, lords=lords)


@effect("power.traitor")
def traitor(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An own lord may be exchanged for one of the Court."""
    possible = lords_left(state) and exchangeable(state.player(seat), "traitor")
    return state.push(Treason()) if possible else state


def treasons(state: AmbisState, frame: Treason) -> list[Move]:
    """Any own lord for any lord of the Court, or none."""
    seat = state.active
    pairs = [Betray(seat, own.id, lord) for own in state.player(seat).lords for lord in state.court if lord]
    return [*pairs, Waive(seat)]


def betray_violations(state: AmbisState, frame: Treason, move: Betray) -> Iterator[Violation]:
    """Another free lord goes, a lord of the Court comes."""
    yield from exchange_violations(state, move.seat, move.own, "traitor")
    yield from from_court(state, "power.traitor", move.lord)


def betray(state: AmbisState, frame: Treason, move: Betray, tell: Tell) -> AmbisState:
    """The own lord is gone, the newcomer enters play without payment."""
    tell("power.traitor", "betrays", move.seat, own=move.own, lord=move.lord)
    state = give_up(state, move.seat, move.own)
    return newcomer(replace(state.pop(), court=court_without(state, move.lord)), move.lord)


@effect("swap.power-at-once")
def newcomer(state: AmbisState, lord: str) -> AmbisState:
    """The replacement enters play, and its power works at once."""
    return state.push(EnterPlay(lord))


@effect("power.schemer")
def schemer(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An own lord may be exchanged for the top lord of the deck."""
    possible = state.lord_deck and exchangeable(state.player(seat), "schemer")
    return state.push(Intrigue()) if possible else state


def intrigues(state: AmbisState, frame: Intrigue) -> list[Move]:
    """Any own lord, or none."""
    seat = state.active
    return [*(Scheme(seat, lord.id) for lord in state.player(seat).lords), Waive(seat)]


def scheme_violations(state: AmbisState, frame: Intrigue, move: Scheme) -> Iterator[Violation]:
    """Another free lord goes; the deck must hold one."""
    yield from exchange_violations(state, move.seat, move.own, "schemer")
    if not state.lord_deck:
        yield broken("power.schemer")


def scheme(state: AmbisState, frame: Intrigue, move: Scheme, tell: Tell) -> AmbisState:
    """The own lord is gone; only then is the top lord of the deck seen."""
    tell("power.schemer", "schemes", move.seat, own=move.own)
    return give_up(state.swap(SchemedLord()), move.seat, move.own)


def schemed(state: AmbisState, lord: str) -> AmbisState:
    """The top lord of the deck comes to the Schemer's owner."""
    deck = tuple(other for other in state.lord_deck if other != lord)
    return newcomer(replace(state.pop(), lord_deck=deck), lord)


def arrive(state: AmbisState, frame: LordDraw | SchemedLord, move: Lord, tell: Tell) -> AmbisState:
    """The top lord of the deck goes where it is wanted: to the Court, or to the Schemer's owner."""
    if isinstance(frame, LordDraw):
        return lay_lord(state, frame, move, tell)
    return schemed(state, move.lord)


VERBS = [
    Verb(move=Lord, clause="court.refill", apply=arrive),
    Verb(
        move=Corrupt,
        clause="power.corruptor",
        violations=corrupt_violations,
        apply=corrupt,
        elsewhere=spent("corruptor"),
    ),
    Verb(
        move=Betray,
        clause="power.traitor",
        violations=betray_violations,
        apply=betray,
        elsewhere=spent("traitor"),
    ),
    Verb(
        move=Scheme,
        clause="power.schemer",
        violations=scheme_violations,
        apply=scheme,
        elsewhere=spent("schemer"),
    ),
]
STEPS = [
    Step(frame=Corruption, asked=active_player, candidates=corruptions, verbs=(Corrupt, Waive)),
    Step(frame=Treason, asked=active_player, candidates=treasons, verbs=(Betray, Waive)),
    Step(frame=Intrigue, asked=active_player, candidates=intrigues, verbs=(Scheme, Waive)),
]
