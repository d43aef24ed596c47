"""Box contents: reads what the library ships or an owner's file, and says what is wrong in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeVar

import msgspec

from ...engine import COLOURS, BadComponents, component_entries
from .components import SIDES, Board, Box, Diagram, Tile, Totals

Entry = dict[str, Any]
T = TypeVar("T")

COUNTED = {"road": "roads", "wetland": "wetlands", "shovel": "shovels"}
RIGHT = {
    "arms": 'some of n, e, s, w, each "both", "in" or "out", such as { n = "in", s = "out" }',
    "kind": "road, wetland, shovel or special-shovel for a tile, setup for a set-up",
    "provenance": "rulebook, public, ours or owner",
    "colour": f"one of {', '.join(COLOURS)}",
    "levels": 'lists of arms such as [["n", "s"], ["e", "w"]]',
}

EXAMPLE = "tile.bend"
"""An id as it should be, where a file has a wrong one."""


class _Score(msgspec.Struct, frozen=True):
    coin: int
    village: int
    other_castle: int


class _Piece(msgspec.Struct, frozen=True):
    count: int


class _Castle(msgspec.Struct, frozen=True):
    colour: Literal["blue", "yellow", "red", "green", "purple", "black"]


def read_components(text: str) -> Box:
    """The components in a file's text, on top of what the library ships.

    Raises BadComponents, which names the entry, the key, the wrong value and what would be right.
    """
    box = _assemble({**_shipped(), **_kept(component_entries(text, EXAMPLE))})
    for problem in _problems(box):
        raise problem
    return box


@cache
def _shipped() -> Mapping[str, Entry]:
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return component_entries(text, EXAMPLE)


def _kept(own: Mapping[str, Entry]) -> dict[str, Entry]:
    """The owner's entries; our set-ups go for each number of players that the owner has some for."""
    played = {str(entry.get("players")) for id, entry in own.items() if id.startswith("setup.")}
    dropped: Iterator[str] = (
        id for id, entry in _shipped().items() if id.startswith("setup.") and str(entry["players"]) in played
    )
    return {**{id: {"id": id, "players": 0} for id in dropped}, **own}


def _assemble(entries: Mapping[str, Entry]) -> Box:
    board = _typed(entries["board"], Board)
    tiles: dict[str, Tile] = {}
    diagrams: dict[str, Diagram] = {}
    for id, entry in entries.items():
        family, _, name = id.partition(".")
        if family == "tile":
            tiles[name] = _typed(entry, Tile)
        elif family == "setup" and entry.get("players") != 0:
            diagrams[name] = _typed(_with_drawing(entry, board), Diagram)
        elif family == "castle":
            _typed(entry, _Castle)
        elif id in ("village", "coin"):
            _typed(entry, _Piece)
        elif id not in ("board", "totals", "scoring") and family != "setup":
            raise BadComponents(
                f"{id}, id: {id!r} is wrong; right are board, totals, scoring, village, coin, "
                "tile.…, castle.… and setup.…"
            )
    score = _typed(entries["scoring"], _Score)
    return Box(
        board=board,
        totals=_typed(entries["totals"], Totals),
        tiles={name: tile for name, tile in tiles.items() if tile.count},
        diagrams=diagrams,
        coin=score.coin,
        village=score.village,
        castle=score.other_castle,
    )


def _typed(entry: Entry, kind: type[T]) -> T:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as problem:
        reason, _, path = str(problem).partition(" - at ")
        key = (re.findall(r"\$\.(\w+)", path) or re.findall(r"field `(\w+)`", reason) or [""])[0]
        given = f"{entry[key]!r} is wrong" if key in entry else "is missing"
        raise BadComponents(f"{entry['id']}, {key}: {given}; {_right(key, reason)}") from None


def _right(key: str, reason: str) -> str:
    if key in RIGHT:
        return f"right is {RIGHT[key]}"
    if expected := re.match(r"Expected `(.+?)`", reason):
        return f"right is {expected[1]}"
    if "missing" in reason:
        return "this entry needs it"
    return reason[:1].lower() + reason[1:]


def _with_drawing(entry: Entry, board: Board) -> Entry:
    """The entry with the castles and villages that its diagram draws, where it does not list them itself."""
    if "diagram" not in entry:
        return entry
    id = entry["id"]
    rows = [row.split() for row in str(entry["diagram"]).splitlines() if row.strip()]
    if [len(row) for row in rows] != [board.columns] * board.rows:
        raise BadComponents(
            f"{id}, diagram: {len(rows)} lines of {sorted({len(r) for r in rows})} signs are wrong; "
            f"{board.rows} lines of {board.columns} signs are right"
        )
    drawn = {
        board.name(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."
    }
    castles = sorted((sign, cell) for cell, sign in drawn.items() if sign.isdigit())
    found = {
        "castles": [cell for _, cell in castles],
        "villages": [cell for cell, sign in drawn.items() if sign == "v"],
    }
    if strange := sorted(set(drawn.values()) - set("123456789v")):
        raise BadComponents(f"{id}, diagram: the signs {strange} are wrong; digits, v and . are right")
    for key, cells in found.items():
        if key in entry and (
            not isinstance(entry[key], list) or sorted(map(str, entry[key])) != sorted(cells)
        ):
            raise BadComponents(f"{id}, {key}: {entry[key]} is wrong; the diagram draws {cells}")
    return {**found, **entry}


def _problems(box: Box) -> Iterator[BadComponents]:
    """What no single entry shows: numbers that must agree, tiles and set-ups that cannot be."""
    totals = box.totals
    for kind, key in COUNTED.items():
        count = sum(tile.count for tile in box.tiles.values() if tile.kind == kind)
        if count != getattr(totals, key):
            yield BadComponents(
                f"tile.…, count: {count} {key} together are wrong; {getattr(totals, key)} are right"
            )
    if totals.roads + totals.wetlands + totals.shovels != totals.road_construction_tiles:
        yield BadComponents(
            f"totals, road_construction_tiles: {totals.road_construction_tiles} is wrong; "
            f"{totals.roads + totals.wetlands + totals.shovels} is right, their sum"
        )
    for name, tile in box.tiles.items():
        yield from _tile_problems(f"tile.{name}", tile)
    for count in range(totals.players_min, totals.players_max + 1):
        if not box.setups(count):
            yield BadComponents(f"setup.…, players: no set-up for {count}; at least one is right")
    for name, diagram in box.diagrams.items():
        yield from _diagram_problems(f"setup.{name}", diagram, box)


def _tile_problems(id: str, tile: Tile) -> Iterator[BadComponents]:
    roads = tile.kind == "road"
    if roads != bool(tile.arms):
        right = "at least one of n, e, s, w" if roads else "none for a tile without a road"
        yield BadComponents(f"{id}, arms: {tile.arms} is wrong; {right}")
    levelled = sorted(side for level in tile.levels for side in level)
    if tile.levels and levelled != sorted(tile.arms):
        yield BadComponents(f"{id}, levels: {tile.levels} is wrong; each arm belongs to exactly one level")
    if tile.straight_section and tuple(sorted(tile.arms)) not in (("n", "s"), ("e", "w")):
        yield BadComponents(f"{id}, straight_section: true is wrong; two arms on opposite sides are needed")
    if tile.rebuilds and set(tile.arms) != set(SIDES):
        yield BadComponents(f"{id}, rebuilds: true is wrong; a tile that replaces a straight has four arms")


def _diagram_problems(id: str, diagram: Diagram, box: Box) -> Iterator[BadComponents]:
    totals, castles = box.totals, diagram.castles
    if not totals.players_min <= diagram.players <= totals.players_max:
        yield BadComponents(f"{id}, players: {diagram.players} is wrong; 2 to 6 is right")
    if len(castles) != diagram.players or diagram.players > len(COLOURS):
        yield BadComponents(
            f"{id}, castles: {len(castles)} are wrong; one for each of {diagram.players} players"
        )
    if not 1 <= len(diagram.villages) <= totals.villages:
        yield BadComponents(
            f"{id}, villages: {len(diagram.villages)} are wrong; 1 to {totals.villages} are right"
        )
    places = castles + diagram.villages
    for cell in places:
        if cell not in box.beside:
            yield BadComponents(
                f"{id}, castles or villages: {cell!r} is wrong; a location of the board is right"
            )
    if len(set(places)) < len(places):
        yield BadComponents(f"{id}, castles or villages: a location comes twice; each piece stands alone")
    touching = [cell for cell in castles if set(box.beside.get(cell, ())) & set(castles)]
    if touching:
        yield BadComponents(
            f"{id}, castles: {' and '.join(touching)} touch; no two castles may be neighbours"
        )
