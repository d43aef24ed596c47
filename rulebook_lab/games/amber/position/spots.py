"""The spots that spell a move: tiles in hand, locations, turns, open tiles, buttons."""

from __future__ import annotations

from functools import singledispatch

from ....engine import Move
from ..rules.moves import Draw, GiveUp, Pass, Place, Rebuild, Shovel, SpecialShovel, Take
from ..state import AmberState


def spots(state: AmberState, move: Move) -> tuple[str, ...]:
    """The spots of a move, such as `hand:bend`, `cell:F3`, `turn:90`."""
    return _spots(move, state)


@singledispatch
def _spots(move: Move, state: AmberState) -> tuple[str, ...]:
    return ()


@_spots.register
def _(move: Place, state: AmberState) -> tuple[str, ...]:
    return _laid(state, move.tile, move.cell)


@_spots.register
def _(move: Rebuild, state: AmberState) -> tuple[str, ...]:
    first = _laid(state, move.tile, move.cell)
    second = _laid(state, move.new, move.straight)
    again = f"{second[0]}#2" if second[0] == first[0] else second[0]
    return (*first, again, second[1])


@_spots.register
def _(move: Shovel, state: AmberState) -> tuple[str, ...]:
    return ("hand:shovel", f"cell:{move.cell}")


@_spots.register
def _(move: SpecialShovel, state: AmberState) -> tuple[str, ...]:
    return ("hand:special-shovel", f"cell:{move.cell}")


@_spots.register
def _(move: GiveUp, state: AmberState) -> tuple[str, ...]:
    return ("button:give-up", f"hand:{move.tile}")


@_spots.register
def _(move: Pass, state: AmberState) -> tuple[str, ...]:
    return ("button:pass",)


@_spots.register
def _(move: Take, state: AmberState) -> tuple[str, ...]:
    return (f"open:{move.tile}",)


@_spots.register
def _(move: Draw, state: AmberState) -> tuple[str, ...]:
    return ("stack:top",)


def _laid(state: AmberState, tile: str, cell: str) -> tuple[str, ...]:
    """A tile in hand, a location, and the turn where a tile may lie in several ways."""
    kind, at, turn = tile.partition("@")
    turns = (f"turn:{turn}",) if at and len(state.kit.turns.get(kind, ())) > 1 else ()
    return (f"hand:{kind}", f"cell:{cell}", *turns)
