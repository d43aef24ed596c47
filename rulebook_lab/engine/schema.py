"""JSON schemas of what our files hold: records, catalogues, the positions of a game."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import msgspec

from .catalogue import Catalogue
from .game import Game
from .protocol import Move
from .timeline import FORMAT, VERSION, Record
from .values import FrozenMap

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def record_schema() -> Schema:
    """The schema of a record's file; its start is a position of its game (`position_schema`)."""
    schema, defs = _made([Record])
    record = defs[Record.__name__]
    record["properties"] = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        **record["properties"],
    }
    record["required"] = ["format", "version", *record["required"]]
    return _whole(f"record:{VERSION}", schema[0], defs)


def catalogue_schema() -> Schema:
    """The schema of a rulebook's clauses, examples and rulings, as `rules.toml` holds them."""
    schema, defs = _made([Catalogue])
    return _whole("catalogue:1", schema[0], defs)


def position_schema(game: Game) -> Schema:
    """The schema of a game's positions, as a record's start holds one."""
    frames, moves = list(game.rules.frames.values()), list(game.rules.moves.values())
    schemas, defs = _made([game.state, *frames, *moves])
    questions, played = schemas[1 : len(frames) + 1], schemas[len(frames) + 1 :]
    defs[game.state.__name__]["properties"]["pending"] = {"type": "array", "items": {"anyOf": questions}}
    if Move.__name__ in defs:  # a field that holds any move
        defs[Move.__name__] = {"anyOf": played}
    return _whole(f"position:{game.id}:1", schemas[0], defs)


def schema_of(what: str, game_named: Callable[[str], Game]) -> Schema:
    """The schema of `record`, `catalogue`, or the positions of the game of that name. Raises UnknownGame."""
    if what in WHOLE:
        return WHOLE[what]()
    return position_schema(game_named(what))


WHOLE = {"record": record_schema, "catalogue": catalogue_schema}


def _made(kinds: list[type]) -> tuple[list[Schema], dict[str, Schema]]:
    schemas, defs = msgspec.json.schema_components(kinds, schema_hook=_hook, ref_template="#/$defs/{name}")
    return list(schemas), defs


def _hook(kind: type) -> Schema:
    """What `plain` writes for types that are none of JSON's."""
    if kind is object:  # a record's start, which its game reads
        return {"type": "object"}
    if issubclass(kind, FrozenMap):
        return {"type": "array", "items": {"type": "array", "minItems": 2, "maxItems": 2}}
    if kind is Fraction:
        return {"type": "string"}
    raise NotImplementedError(f"no schema of {kind}")


def _whole(name: str, schema: Schema, defs: dict[str, Schema]) -> Schema:
    return {"$schema": DIALECT, "$id": f"urn:rulebook-lab:{name}", **schema, "$defs": defs}
