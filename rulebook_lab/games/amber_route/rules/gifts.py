"""Dary losu (Gifts of fate): as many dice as players, picked in turn, each giving what the card says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Move, Seat, Step, Tell, Verb, Violation, after, broken, value
from ..piles import taken_die
from ..state import AmberRouteState
from .dark_cards import discard_dark
from .frames import GiftPick, GiftRoll, Receiving, deciding_alone
from .moves import Pick, Roll


@value("gift.dice", off=1)
def gift_dice(state: AmberRouteState, frame: GiftRoll) -> int:
    """One die for each player."""
    return len(state.seats)


def roll_gifts(state: AmberRouteState, frame: GiftRoll, rolled: Roll, tell: Tell) -> AmberRouteState:
    """The faces stand as rolled (ruling.gift-dice-fixed)."""
    tell("gift.dice", "rolls-gifts", frame.seat, dice=rolled.dice)
    return state.swap(GiftPick(frame.seat, frame.card, rolled.dice, the_others(state, frame.seat)))


@value("gift.others-clockwise", off=())
def the_others(state: AmberRouteState, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else picks too, trapped or arrived (ruling.gift-everyone)."""
    return after(state.seats, seat)


def picks(state: AmberRouteState, frame: GiftPick) -> list[Move]:
    return [Pick(frame.seat, face) for face in dict.fromkeys(frame.dice)]


def last_die(state: AmberRouteState, frame: GiftPick) -> Mapping[str, object]:
    """The last player has no choice."""
    return {"variant": "last"} if len(frame.dice) == 1 else {}


def pick_violations(state: AmberRouteState, frame: GiftPick, picked: Pick) -> Iterator[Violation]:
    if picked.face not in frame.dice:
        yield broken("gift.active-first", "no-die", face=picked.face, dice=frame.dice)


def pick(state: AmberRouteState, frame: GiftPick, picked: Pick, tell: Tell) -> AmberRouteState:
    """The gift is received whole before the next player picks (ruling.gift-must-pick)."""
    gains = state.box.gifts[frame.card].faces[picked.face - 1]
    clause = "gift.active-first" if picked.seat == state.active else "gift.others-clockwise"
    tell(clause, "picks", picked.seat, face=picked.face, gains=gains)
    received = Receiving(picked.seat, gains)
    if not frame.others:
        return discard_dark(state.swap(received), frame.card)
    rest = GiftPick(frame.others[0], frame.card, taken_die(frame.dice, picked.face), frame.others[1:])
    return state.swap(rest, received)


STEPS = [
    Step(GiftPick, asked=deciding_alone, candidates=picks, legal=picks, verbs=(Pick,), facts=last_die),
]
VERBS = [
    Verb(Pick, "gift.active-first", pick, pick_violations),
]
