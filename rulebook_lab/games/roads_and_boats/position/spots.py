"""The spots that spell a move: what is clicked on the board to make it."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Move
from ..land.geography import road_over
from ..land.places import read_cell
from ..rules.moves import Drop
from ..state import RoadsAndBoats

ON_THE_BOARD = {
    "cell": "tile",
    "place": "place",
    "to": "place",
    "target": "holder",
    "transporter": "transporter",
    "passenger": "transporter",
    "carrier": "transporter",
    "ferry": "transporter",
    "building": "building",
    "subject": "subject",
    "mixture": "mixture",
    "slot": "slot",
    "terrain": "terrain",
    "rivers": "rivers",
    "figure": "seat",
    "counter": "good",
}
"""The kind of spot for each field of a move."""


def spots(state: RoadsAndBoats, move: Move) -> tuple[str, ...]:
    """The spots of a move, its verb as a button first."""
    return (f"button:{move.verb}", *_spots(state, move))


def _spots(state: RoadsAndBoats, move: Move) -> Iterator[str]:
    said = {name: getattr(move, name) for name in move.__struct_fields__[1:]}
    if "edge" in said:
        cell = read_cell(said["cell"])
        yield f"edge:{road_over(state.world, cell, said['edge'], said.get('half', ''))}"
    if "arm" in said:
        yield f"arm:{said['cell']},{said['arm']}"
    if "source" in said:
        yield f"load:{said['source']}:{said['good']}"
    elif isinstance(move, Drop):
        yield f"load:{move.transporter}:{move.good}"
    for name, value in said.items():
        if value in ("", ()) or name in ("edge", "half", "arm", "good", "source"):
            continue
        if name in ("goods", "geese"):
            yield from (f"part:{part}" for part in value)
        elif name == "yes":
            yield f"button:{'yes' if value else 'no'}"
        else:
            yield _spot(ON_THE_BOARD.get(name, name), str(value))


def _spot(kind: str, said: str) -> str:
    if kind in ("place", "holder"):
        return f"place:{said}" if "," in said else f"transporter:{said}"
    return f"{kind}:{said}"
