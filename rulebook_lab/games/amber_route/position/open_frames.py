"""What cannot be open in a position written by hand: a wrong card, field, die or seat, a frame on its own."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Frame, Seat
from ..components import FACES
from ..rules import frames
from ..rules.rewards import PARTS
from ..state import AmberRouteState

UPON: dict[type[Frame], tuple[type[Frame], ...]] = {
    frames.Rolling: (frames.Monster, frames.Ghost, frames.Trap, frames.Duel),
    frames.Shaping: (frames.Monster, frames.Ghost, frames.Trap, frames.Duel),
    frames.MonsterRoll: (frames.Monster,),
    frames.Struck: (frames.Monster,),
    frames.Reinforcing: (frames.Duel,),
    frames.Defending: (frames.Reinforcing,),
}
"""What lies directly below a frame that answers to another one."""

THREATS: dict[type[Frame], str] = {
    frames.Monster: "monster",
    frames.Ghost: "ghost",
    frames.Trap: "trap",
}
"""Whose card each way of meeting a challenge needs."""

ON_TERRAIN = (frames.Preparing, frames.AttackChoice, frames.Duel)
"""What happens on the four terrains only, where light cards can fit."""


def unfit(state: AmberRouteState) -> Iterator[str]:
    """Why the open frames cannot be: each reason says what would be right."""
    below: Frame | None = None
    for frame in state.pending:
        yield from _misplaced(frame, below)
        yield from _wrong_seats(state, frame)
        yield from _wrong_card(state, frame)
        yield from _wrong_numbers(frame)
        below = frame


def _name(kind: type[Frame]) -> str:
    return str(kind.__struct_config__.tag)


def _misplaced(frame: Frame, below: Frame | None) -> Iterator[str]:
    right = UPON.get(type(frame))
    if right and not isinstance(below, right):
        yield f"{_name(type(frame))} comes directly after {' or '.join(map(_name, right))}"


def _wrong_seats(state: AmberRouteState, frame: Frame) -> Iterator[str]:
    named: tuple[Seat, ...] = (*getattr(frame, "others", ()), *filter(None, [getattr(frame, "target", None)]))
    for seat in named:
        if seat not in state.seats or seat == getattr(frame, "seat", ""):
            yield f"{seat!r} is no other seat; the seats are {', '.join(state.seats)}"
    if isinstance(frame, ON_TERRAIN) and frame.seat in state.seats:
        name, field = _name(type(frame)), state.player(frame.seat).field
        if state.road.fields[field].kind != "terrain":
            yield f"{name} needs a terrain field; {frame.seat} stands on field {field}"


def _wrong_card(state: AmberRouteState, frame: Frame) -> Iterator[str]:
    box, card = state.box, getattr(frame, "card", "")
    if isinstance(frame, frames.GiftRoll | frames.GiftPick):
        if card not in box.gifts:
            yield f"{card!r} is no gift of fate; one of {', '.join(box.gifts)} is"
    elif card or not isinstance(frame, frames.Receiving):
        if hasattr(frame, "card") and card not in box.dark:
            yield f"{card!r} is no challenge; a card such as {next(iter(box.dark))} is"
        elif (threat := THREATS.get(type(frame))) and box.dark[card].threat != threat:
            yield f"{card} is a {box.dark[card].threat}, no {threat}"
    if (difficulty := getattr(frame, "difficulty", None)) and difficulty not in box.by_name:
        yield f"{difficulty!r} is no difficulty; one of {', '.join(box.by_name)} is"
    if strange := [part for part in getattr(frame, "parts", ()) if part not in PARTS]:
        yield f"{strange[0]!r} is nothing to receive; one of {', '.join(PARTS)} is"


def _wrong_numbers(frame: Frame) -> Iterator[str]:
    for name in ("dice", "bought", "beside", "attack", "defence"):
        dice = getattr(frame, name, ())
        if set(dice) - set(FACES) or list(dice) != sorted(dice, reverse=True):
            shown = "+".join(map(str, dice))
            yield f"{name} are faces from {FACES[0]} to {FACES[-1]}, from high to low, not {shown}"
    for name in ("count", "cards", "life", "round", "turns"):
        if getattr(frame, name, 1) < 1:
            yield f"{name} is at least 1, not {getattr(frame, name)}"
    if isinstance(frame, frames.GiftPick) and len(frame.dice) != (seats := 1 + len(frame.others)):
        yield f"{seats} seats are still to pick, so as many dice are left, not {len(frame.dice)}"
