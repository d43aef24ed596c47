"""Which spots of the picture spell a move."""

from __future__ import annotations

from ....engine import Move, Seat, numbered
from ..piles import Dice
from ..rules.moves import (
    Advance,
    AmberDie,
    Attack,
    Begin,
    Choose,
    Defend,
    Discard,
    DrawDark,
    DrawLight,
    Pick,
    Reinforce,
    Roll,
    RollAgain,
    Shift,
    Support,
    Surrender,
    Take,
    Use,
)
from ..state import AmberRouteState

PLAYED = Support | Discard | Surrender | Defend | Reinforce


def spots(state: AmberRouteState, move: Move) -> tuple[str, ...]:
    """The spots of a move: cards, fields, dice, and buttons for what has no place on the table."""
    if isinstance(move, Advance):
        return ahead(state, move)
    if isinstance(move, PLAYED):
        return (f"hand:{move.card}",)
    if isinstance(move, Shift):
        return (f"{'raise' if move.to > move.die else 'lower'}:{move.die}",)
    if isinstance(move, AmberDie):
        return (f"face:{move.face}",)
    if isinstance(move, RollAgain):
        return (f"kept:{move.card}", *each("die", move.dice))
    if isinstance(move, Take | Choose):
        return ("deck:light" if move.what == "card" else "supply:escorts",)
    if isinstance(move, Use):
        return (f"kept:{move.card}",)
    if isinstance(move, Pick):
        return (f"die:{move.face}",)
    if isinstance(move, Attack):
        return (f"seat:{move.target}", f"hand:{move.card}")
    return by_chance(move) or (f"button:{move.verb}",)


def ahead(state: AmberRouteState, move: Advance) -> tuple[str, ...]:
    """The field reached, and the guide card that pays."""
    seat: Seat = move.seat
    field = f"field:{state.player(seat).field + move.fields}" if seat in state.seats else "field:?"
    return (field, f"kept:{move.guide}") if move.guide else (field,)


def by_chance(move: Move) -> tuple[str, ...]:
    """What a teacher clicks to choose for chance."""
    if isinstance(move, Begin):
        return (f"seat:{move.first}",)
    if isinstance(move, DrawLight | DrawDark):
        return (f"card:{move.card}",)
    return each("face", move.dice) if isinstance(move, Roll) else ()


def each(kind: str, dice: Dice) -> tuple[str, ...]:
    """One spot for each die; equal ones are numbered."""
    return numbered(f"{kind}:{die}" for die in dice)
