"""Box contents: reads what the library ships or an owner's file, and says what is wrong in it."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine import COLOURS, BadComponents, Entries
from ...engine.entries import shipped
from .components import SIDES, Board, Box, Castle, Component, Diagram, Pieces, Scoring, Tile, Totals

EXAMPLE = "tile.bend"
COUNTED = {"road": "roads", "wetland": "wetlands", "shovel": "shovels"}
KINDS: dict[str, type[Component]] = {
    "board": Board,
    "totals": Totals,
    "scoring": Scoring,
    "village": Pieces,
    "coin": Pieces,
    "tile.": Tile,
    "castle.": Castle,
    "setup.": Diagram,
}
"""What an entry holds, by its id or how that begins."""


def read_components(text: str) -> Box:
    """The components in a file's text, on top of what the library ships.

    An owner's set-ups go for ours, for each number of players that the owner has some for. Raises
    BadComponents, which names the entry, the field, the wrong value and what would be right.
    """
    own = Entries(text, EXAMPLE)
    entries = shipped(__package__, EXAMPLE)
    played = {str(own[id].get("players")) for id in own.under("setup.")}
    for id in [id for id in entries.under("setup.") if str(entries[id]["players"]) in played]:
        del entries[id]
    entries.update(own)
    for id in entries:
        _check_fields(entries, id)
    board = entries.record("board", Board)
    for id in (*entries.under("castle."), "village", "coin"):
        entries.record(id, Castle if "." in id else Pieces)
    tiles = {id.removeprefix("tile."): entries.record(id, Tile) for id in entries.under("tile.")}
    box = Box(
        board=board,
        totals=entries.record("totals", Totals),
        tiles={name: tile for name, tile in tiles.items() if tile.count},
        diagrams={id.removeprefix("setup."): _diagram(entries, id, board) for id in entries.under("setup.")},
        worth=entries.record("scoring", Scoring),
    )
    for problem in _problems(box):
        raise BadComponents(problem)
    return box


def _check_fields(entries: Entries, id: str) -> None:
    family, dot, _ = id.partition(".")
    kind = KINDS.get(family + dot)
    if kind is None:
        right = "board, totals, scoring, village, coin, tile.…, castle.… and setup.…"
        raise BadComponents(f"{id}, id: {id!r} is wrong; right are {right}")
    for field in entries[id].keys() - {*kind.__struct_fields__}:
        right = ", ".join(kind.__struct_fields__)
        raise BadComponents(f"{id}, {field}: there is no such field; right are {right}")


def _diagram(entries: Entries, id: str, board: Board) -> Diagram:
    """A set-up, with the castles and villages that its diagram draws where it does not list them itself."""
    entry = entries[id]
    if "diagram" not in entry:
        return entries.record(id, Diagram)
    rows = [row.split() for row in str(entry["diagram"]).splitlines() if row.strip()]
    if [len(row) for row in rows] != [board.columns] * board.rows:
        wrong = f"{len(rows)} lines of {sorted({len(row) for row in rows})} signs are wrong"
        right = f"{board.rows} lines of {board.columns} signs are right"
        raise BadComponents(f"{id}, diagram: {wrong}; {right}")
    drawn = [(sign, board.name(x, y)) for y, row in enumerate(rows) for x, sign in enumerate(row)]
    if strange := sorted({sign for sign, _ in drawn} - set(".123456789v")):
        raise BadComponents(f"{id}, diagram: the signs {strange} are wrong; digits, v and . are right")
    found = {
        "castles": tuple(cell for sign, cell in sorted(drawn) if sign.isdigit()),
        "villages": tuple(cell for sign, cell in drawn if sign == "v"),
    }
    diagram = entries.record(id, Diagram, **{key: found[key] for key in found.keys() - entry.keys()})
    for key, listed in (("castles", diagram.castles), ("villages", diagram.villages)):
        if sorted(listed) != sorted(found[key]):
            raise BadComponents(f"{id}, {key}: {listed} is wrong; the diagram draws {found[key]}")
    return diagram


def _problems(box: Box) -> Iterator[str]:
    """What no single field shows: numbers that must agree, tiles and set-ups that cannot be."""
    totals = box.totals
    for kind, key in COUNTED.items():
        count = sum(tile.count for tile in box.tiles.values() if tile.kind == kind)
        if count != getattr(totals, key):
            yield f"tile.…, count: {count} {key} together are wrong; {getattr(totals, key)} are right"
    if (right := totals.roads + totals.wetlands + totals.shovels) != totals.road_construction_tiles:
        wrong = totals.road_construction_tiles
        yield f"totals, road_construction_tiles: {wrong} is wrong; {right} is right, their sum"
    for name, tile in box.tiles.items():
        yield from (f"tile.{name}, {problem}" for problem in _tile_problems(tile))
    for players in range(totals.players_min, totals.players_max + 1):
        if not box.setups(players):
            yield f"setup.…, players: no set-up for {players}; at least one is right"
    for name, diagram in box.diagrams.items():
        yield from (f"setup.{name}, {problem}" for problem in _diagram_problems(diagram, box))


def _tile_problems(tile: Tile) -> Iterator[str]:
    if (tile.kind == "road") != bool(tile.arms):
        right = "none for a tile without a road" if tile.arms else "at least one of n, e, s, w"
        yield f"arms: {tile.arms} is wrong; {right}"
    if tile.levels and sorted(side for level in tile.levels for side in level) != sorted(tile.arms):
        yield f"levels: {tile.levels} is wrong; each arm belongs to exactly one level"
    if tile.straight_section and tuple(sorted(tile.arms)) not in (("n", "s"), ("e", "w")):
        yield "straight_section: true is wrong; two arms on opposite sides are needed"
    if tile.rebuilds and set(tile.arms) != set(SIDES):
        yield "rebuilds: true is wrong; a tile that replaces a straight has four arms"


def _diagram_problems(diagram: Diagram, box: Box) -> Iterator[str]:
    totals, castles, places = box.totals, diagram.castles, diagram.castles + diagram.villages
    if not totals.players_min <= diagram.players <= totals.players_max:
        yield f"players: {diagram.players} is wrong; 2 to 6 is right"
    if len(castles) != diagram.players or diagram.players > len(COLOURS):
        yield f"castles: {len(castles)} are wrong; one for each of {diagram.players} players"
    if not 1 <= len(diagram.villages) <= totals.villages:
        yield f"villages: {len(diagram.villages)} are wrong; 1 to {totals.villages} are right"
    for cell in places:
        if cell not in box.beside:
            yield f"castles or villages: {cell!r} is wrong; a location of the board is right"
    if len(set(places)) < len(places):
        yield "castles or villages: a location comes twice; each piece stands alone"
    if touching := [cell for cell in castles if set(box.beside.get(cell, ())) & set(castles)]:
        yield f"castles: {' and '.join(touching)} touch; no two castles may be neighbours"
