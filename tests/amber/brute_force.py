"""Travel and placements again, written from the catalogue alone: plain, and nothing of the engine in it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import rulebook_lab

FILE = Path(rulebook_lab.__file__).parent / "games" / "amber" / "components.toml"
ENTRIES = {entry["id"]: entry for entry in tomllib.loads(FILE.read_text(encoding="utf-8"))["component"]}
TILES = {id.removeprefix("tile."): entry for id, entry in ENTRIES.items() if id.startswith("tile.")}
ROADS = [name for name, tile in TILES.items() if tile["kind"] == "road"]
SIZE = 11
EDGES = "nesw"
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OTHER = {"n": "s", "s": "n", "e": "w", "w": "e"}

Board = dict[str, str]
"""What lies on each location: a tile as in `bend@90`, `wetland`, or `castle`."""


@cache
def beside(cell: str, edge: str) -> str | None:
    x, y = ord(cell[0]) - ord("A") + STEP[edge][0], int(cell[1:]) - 1 + STEP[edge][1]
    return f"{chr(ord('A') + x)}{y + 1}" if 0 <= x < SIZE and 0 <= y < SIZE else None


def turned(edge: str, turn: int) -> str:
    return EDGES[(EDGES.index(edge) + turn // 90) % 4]


@cache
def arms(lying: str) -> dict[str, str]:
    """The arms of what lies on a location, by edge."""
    if lying == "castle":
        return dict.fromkeys(EDGES, "both")
    name, _, turn = lying.partition("@")
    return {turned(edge, int(turn or 0)): mode for edge, mode in TILES[name].get("arms", {}).items()}


@cache
def joined(lying: str, one: str, other: str) -> bool:
    """Whether two arms of a tile belong to the same road."""
    name, _, turn = lying.partition("@")
    levels = TILES[name].get("levels") or [list(EDGES)]
    return any({one, other} <= {turned(edge, int(turn or 0)) for edge in level} for level in levels)


def travel(board: Board, home: str) -> tuple[set[str], set[str], set[str]]:
    """Faced locations, entered tiles, reached castles: exits are collected until no more turn up."""
    exits, new = set(), {(home, edge) for edge in EDGES}
    faced, entered, castles = set(), set(), set()
    while new:
        exits |= new
        found = set()
        for cell, edge in new:
            near = beside(cell, edge)
            if near is None or near == home:
                continue
            lying, side = board.get(near), OTHER[edge]
            if lying == "castle":
                castles.add(near)
                continue
            faced.add(near)
            if lying is None or arms(lying).get(side) not in ("both", "in"):
                continue
            entered.add(near)
            found |= {
                (near, way)
                for way, mode in arms(lying).items()
                if way != side and mode in ("both", "out") and joined(lying, side, way)
            }
        new = found - exits
    return faced, entered, castles


def matches(board: Board, tile: str, cell: str, but: str = "") -> bool:
    """Whether a road laid on a location matches all neighbours, one of them left out."""
    own = arms(tile)
    for edge in EDGES:
        near = beside(cell, edge)
        lying = board.get(near) if near != but else None
        if lying not in (None, "wetland") and (edge in own) != (OTHER[edge] in arms(lying)):
            return False
    return True


@cache
def ways_to_lie(name: str) -> list[str]:
    """The different turns of a tile."""
    different: dict[object, str] = {}
    for turn in (0, 90, 180, 270):
        lying = f"{name}@{turn}"
        pairs = {(a, b) for a in arms(lying) for b in arms(lying) if joined(lying, a, b)}
        different.setdefault((tuple(sorted(arms(lying).items())), tuple(sorted(pairs))), lying)
    return list(different.values()) if len(different) > 1 else [name]


def placements(board: Board, villages: set[str], home: str, hand: list[str]) -> set[tuple[str, ...]]:
    """All legal plays of a hand, as tuples: by the LEGALITY part of the catalogue."""
    faced, _, _ = travel(board, home)
    found: set[tuple[str, ...]] = set()
    for cell in faced:
        if cell in board:
            found |= {("shovel", cell)} if "shovel" in hand else set()
            continue
        for name in set(hand) & set(ROADS):
            for tile in ways_to_lie(name):
                if matches(board, tile, cell):
                    found.add(("place", tile, cell))
                found |= set(rebuildings(board, home, hand, tile, cell))
        if "wetland" in hand and cell not in villages:
            found.add(("place", "wetland", cell))
    return found


def rebuildings(board: Board, home: str, hand: list[str], tile: str, cell: str) -> Iterator[tuple[str, ...]]:
    """All ways to rebuild a straight beside a road laid on a location."""
    for edge in arms(tile):
        straight = beside(cell, edge)
        lying = board.get(straight, "").partition("@")[0]
        if lying not in ("straight", "one-way-straight") or OTHER[edge] in arms(board[straight]):
            continue
        if not matches(board, tile, cell, but=straight):
            continue
        laid = {**board, cell: tile}
        if straight not in travel(laid, home)[0]:
            continue
        rest = list(hand)
        rest.remove(tile.partition("@")[0])
        for new in {"bridge", "roundabout"} & set(rest):
            if matches({**laid, straight: new}, new, straight):
                yield ("rebuild", tile, cell, new, straight)


# -- random boards ----------------------------------------------------------------------------

EVERY_WAY = [tile for name in ROADS for tile in ways_to_lie(name)]
BY_EDGES: dict[tuple[bool, ...], list[str]] = {}
for _tile in EVERY_WAY:
    BY_EDGES.setdefault(tuple(edge in arms(_tile) for edge in EDGES), []).append(_tile)


def random_board(random: Random, castles: int, fill: float) -> tuple[Board, list[str]]:
    """A board whose touching edges all match, about `fill` of it covered, and its castles."""
    cells = [f"{chr(ord('A') + x)}{y + 1}" for y in range(SIZE) for x in range(SIZE)]
    homes: list[str] = []
    while len(homes) < castles:
        cell = random.choice(cells)
        if cell not in homes and not any(beside(cell, edge) in homes for edge in EDGES):
            homes.append(cell)
    board: Board = dict.fromkeys(homes, "castle")
    for cell in cells:
        if cell in board or random.random() > fill:
            continue
        if random.random() < 0.04:
            board[cell] = "wetland"
            continue
        wanted = []
        for edge in EDGES:
            lying = board.get(beside(cell, edge) or "")
            free = lying in (None, "wetland")
            wanted.append(random.random() < 0.6 if free else OTHER[edge] in arms(lying))
        fitting = BY_EDGES.get(tuple(wanted))
        if fitting:
            board[cell] = random.choice(fitting)
    return board, homes
