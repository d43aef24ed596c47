"""The spots that spell a move: what is clicked on the board to make it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import fields

from rulebook_lab.engine import Move
from rulebook_lab.games.roads_and_boats.goods import kind_of
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats

ON_THE_BOARD = {
    "cell": "tile",
    "place": "place",
    "to": "place",
    "source": "holder",
    "target": "holder",
    "transporter": "transporter",
    "passenger": "transporter",
    "carrier": "transporter",
    "ferry": "transporter",
    "good": "good",
    "edge": "edge",
    "half": "half",
    "arm": "arm",
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
    return (f"button:{move.verb}", *_spots(move))


def _spots(move: Move) -> Iterator[str]:
    for field in fields(move)[1:]:
        said = getattr(move, field.name)
        if said in ("", ()):
            continue
        if field.name in ("goods", "geese"):
            yield from (f"part:{part}" for part in said)
        elif field.name == "yes":
            yield f"button:{'yes' if said else 'no'}"
        else:
            yield from _spot(ON_THE_BOARD.get(field.name, field.name), str(said))


def _spot(kind: str, said: str) -> Iterator[str]:
    if kind == "good":
        yield f"good:{kind_of(said)}" if "*" not in said else f"good:{said}"
    elif kind in ("place", "holder"):
        yield f"place:{said}" if "," in said else f"transporter:{said}"
    else:
        yield f"{kind}:{said}"
