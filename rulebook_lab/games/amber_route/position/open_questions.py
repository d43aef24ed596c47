"""What cannot be open in a position written by hand: a wrong card, field, die, seat, a question alone."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Frame, Violation, broken
from ..components import FACES
from ..piles import Dice
from ..rules.challenges import THREATS, Preparing
from ..rules.dice import Rolling, Shaping
from ..rules.duels import AttackChoice, Defending, Duel, Reinforcing
from ..rules.ghosts import Ghost, Haunted, Surrendering
from ..rules.gifts import GiftPick, GiftRoll
from ..rules.light_cards import LightDraw
from ..rules.monsters import Monster, MonsterRoll, Struck
from ..rules.rewards import Receiving
from ..rules.traps import Trap, Trapped
from ..state import AmberRouteState

UPON: dict[type[Frame], tuple[type[Frame], ...]] = {
    Rolling: (*THREATS.values(), Duel),
    Shaping: (*THREATS.values(), Duel),
    MonsterRoll: (Monster,),
    Struck: (Monster,),
    Reinforcing: (Duel,),
    Defending: (Reinforcing,),
}
"""What lies directly below a question that answers to another one."""


def unfit(state: AmberRouteState) -> Iterator[Violation]:
    """Tell why the open questions cannot be asked."""
    for below, frame in zip((None, *state.pending), state.pending, strict=False):
        right = UPON.get(type(frame))
        if right and not isinstance(below, right):
            names = tuple(str(kind.__struct_config__.tag) for kind in right)
            yield broken("challenge.by-type", "upon", frame=frame.name, right=names)
        yield from _wrong_place(state, frame)
        yield from _wrong_card(state, frame)
        yield from _wrong_dice(frame)
        match frame:
            case (Rolling(count=number) | MonsterRoll(count=number) | Trapped(turns=number)) | (
                LightDraw(cards=number) | Haunted(cards=number) | Surrendering(cards=number)
            ) if number < 1:
                yield broken("challenge.by-type", "number", frame=frame.name, number=number)
            case Monster() if (number := min(frame.count, frame.life, frame.round)) < 1:
                yield broken("challenge.by-type", "number", frame=frame.name, number=number)


def _wrong_place(state: AmberRouteState, frame: Frame) -> Iterator[Violation]:
    if isinstance(frame, Preparing | AttackChoice | Duel):
        field = state.player(frame.seat).field
        if state.road.fields[field].kind != "terrain":
            yield broken("move.terrain-field", "elsewhere", frame=frame.name, seat=frame.seat, field=field)
    if isinstance(frame, GiftPick | Duel):
        for seat in (frame.target,) if isinstance(frame, Duel) else frame.others:
            if seat not in state.seats or seat == frame.seat:
                yield broken("challenge.by-type", "other-seat", seat=seat, seats=state.seats)


def _wrong_card(state: AmberRouteState, frame: Frame) -> Iterator[Violation]:
    box = state.box
    if isinstance(frame, GiftRoll | GiftPick):
        if frame.card not in box.gifts:
            yield broken("gift.immediate", "no-gift", id=repr(frame.card), gifts=", ".join(box.gifts))
    elif isinstance(frame, Preparing | Monster | Ghost | Trap) or (
        isinstance(frame, Receiving) and frame.card
    ):
        if frame.card not in box.dark:
            example = repr(next(iter(box.dark)))
            yield broken("challenge.by-type", "no-challenge", id=repr(frame.card), example=example)
        elif frame.name in THREATS and box.dark[frame.card].threat != frame.name:
            threat = box.dark[frame.card].threat
            yield broken("challenge.by-type", "threat", id=repr(frame.card), threat=threat, frame=frame.name)


def _wrong_dice(frame: Frame) -> Iterator[Violation]:
    rows: tuple[Dice, ...] = ()
    match frame:
        case Rolling(beside=dice, bought=more) | Shaping(dice=dice, bought=more):
            rows = (dice, more)
        case Duel(attack=dice, defence=more):
            rows = (dice, more)
        case Struck() | Monster() | Ghost() | Trap() | GiftPick():
            rows = (frame.dice,)
    for row in rows:
        if not set(row) <= set(FACES) or list(row) != sorted(row, reverse=True):
            yield broken("challenge.by-type", "faces", dice="+".join(map(str, row)))
    if isinstance(frame, GiftPick) and len(frame.dice) != (picking := 1 + len(frame.others)):
        yield broken("gift.dice", "picking", seats=picking, dice=len(frame.dice))
