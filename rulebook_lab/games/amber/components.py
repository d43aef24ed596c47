"""The components as the rules use them: what lies on the table, and tables made from it once.

Sides are numbered clockwise from north, as in `SIDES`; a tile as it lies is written `bend@90` (turned
clockwise by 90 degrees) or plainly `bridge` where turning makes no difference.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from itertools import product
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from ...engine import Count

TileName = Annotated[str, "tile"]
"""The name of a kind of tile."""
LyingTile = Annotated[str, "lying"]
"""A tile and how it is turned, as in `bend@90`."""
CellName = Annotated[str, "cell"]
"""The name of a location on the board."""
DiagramName = Annotated[str, "diagram"]
"""The name of a set-up."""

SIDES = "nesw"
TURNS = (0, 90, 180, 270)
OPPOSITE = (2, 3, 0, 1)
CASTLE = "castle"
WETLAND = "wetland"
SHOVEL = "shovel"
SPECIAL_SHOVEL = "special-shovel"

Mode = Literal["both", "in", "out"]
Provenance = Literal["rulebook", "public", "ours", "owner"]
Road = tuple[int, tuple[tuple[int, int], ...]]
"""A road of a tile: its number on the tile, and its ways out (side left by, neighbour's side entered by)."""

Ways = tuple[Road | None, ...]
"""The road that one comes onto by each side of what lies there, None where one may not enter."""

Edges = tuple[bool | None, ...]
"""What neighbours show on each side: a road (True), a plain edge (False), or neither (None)."""

OFF_BOARD = ("", "", "", "")
NO_WAY: Ways = (None,) * 4
EVERY_WAY: Ways = ((0, tuple((way, OPPOSITE[way]) for way in range(4))),) * 4


class Component(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a components file."""

    id: str
    title: str = ""
    provenance: Provenance = "owner"
    note: str = ""

    @property
    def ours(self) -> bool:
        """Whether it is reconstructed because no source tells."""
        return self.provenance == "ours"


class Board(Component, frozen=True, kw_only=True):
    """The squares of the board."""

    columns: int
    rows: int
    blocked: tuple[str, ...] = ()

    def name(self, column: int, row: int) -> str:
        """How a location is called: (0, 0) is A1."""
        return f"{chr(ord('A') + column)}{row + 1}"


class Scoring(Component, frozen=True, kw_only=True):
    """What everything is worth at the end."""

    coin: Count
    village: Count
    other_castle: Count


class Pieces(Component, frozen=True, kw_only=True):
    """Wooden pieces that are all alike."""

    count: Count


class Castle(Component, frozen=True, kw_only=True):
    """A castle tile."""

    kind: Literal["castle"] = "castle"
    colour: Literal["blue", "yellow", "red", "green", "purple", "black"]


class Totals(Component, frozen=True, kw_only=True):
    """How much there is of everything."""

    players_min: int
    players_max: int
    road_construction_tiles: int
    roads: int
    wetlands: int
    shovels: int
    castles: int
    villages: int
    coins: int
    hand_size: int
    end_hand_limit: int


class Tile(Component, frozen=True, kw_only=True):
    """A kind of tile: its arms are its road edges in the base drawing."""

    title: str
    kind: Literal["road", "wetland", "shovel", "special-shovel"]
    count: Count
    arms: dict[Literal["n", "e", "s", "w"], Mode] = {}
    levels: tuple[tuple[str, ...], ...] = ()
    straight_section: bool = False
    rebuilds: bool = False

    def turned(self, turn: int) -> dict[int, Mode]:
        """The arms by side after a clockwise turn."""
        return {(SIDES.index(side) + turn // 90) % 4: mode for side, mode in self.arms.items()}

    def roads(self, turn: int) -> list[tuple[int, ...]]:
        """The arms, after a turn, road by road: all are one, unless roads cross without touching."""
        levels = self.levels or ((tuple(self.arms),) if self.arms else ())
        return [tuple(sorted((SIDES.index(arm) + turn // 90) % 4 for arm in level)) for level in levels]

    def ways(self, turn: int) -> Ways:
        """The road that one comes onto by each side, after a turn."""
        arms, ways = self.turned(turn), [*NO_WAY]
        for road in self.roads(turn):
            for side in road:
                if arms[side] != "out":
                    out = [way for way in road if way != side and arms[way] != "in"]
                    ways[side] = road[0], tuple((way, OPPOSITE[way]) for way in out)
        return tuple(ways)


class Diagram(Component, frozen=True, kw_only=True):
    """A set-up: the castles clockwise round the board, and the villages."""

    title: str
    kind: Literal["setup"] = "setup"
    players: int
    castles: tuple[str, ...]
    villages: tuple[str, ...]
    symmetry: str = ""
    diagram: str = ""


class Laid(msgspec.Struct, frozen=True):
    """A tile as it lies: its kind, and its roads side by side."""

    name: str
    tile: str
    turn: int
    arms: dict[int, Mode]
    roads: Ways

    def clashes(self, edges: Edges) -> list[int]:
        """The sides on which road meets plain, given what the neighbours show."""
        return [side for side, edge in enumerate(edges) if edge is not None and edge != (side in self.arms)]


class Box(msgspec.Struct, frozen=True, dict=True):
    """Everything in the box, and the tables that placing and travelling use."""

    board: Board
    totals: Totals
    tiles: Mapping[str, Tile]
    diagrams: Mapping[str, Diagram]
    worth: Scoring

    def setups(self, players: int) -> tuple[str, ...]:
        """The set-ups for a number of players."""
        return tuple(name for name, diagram in self.diagrams.items() if diagram.players == players)

    @cached_property
    def stack(self) -> dict[str, int]:
        """The construction tiles: how many of each kind are in the stack at first."""
        return {name: tile.count for name, tile in self.tiles.items() if tile.kind != SPECIAL_SHOVEL}

    @cached_property
    def roads(self) -> frozenset[str]:
        """The kinds of tiles with a road."""
        return frozenset(name for name, tile in self.tiles.items() if tile.kind == "road")

    @cached_property
    def rebuilders(self) -> frozenset[str]:
        """The kinds that may replace a straight."""
        return frozenset(name for name, tile in self.tiles.items() if tile.rebuilds)

    @cached_property
    def beside(self) -> dict[str, tuple[str, ...]]:
        """Every location of the board with its four neighbours from north clockwise, "" over the rim."""
        board = self.board
        names = {
            (x, y): board.name(x, y)
            for y in range(board.rows)
            for x in range(board.columns)
            if board.name(x, y) not in board.blocked
        }
        return {
            name: tuple(names.get(near, "") for near in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)))
            for (x, y), name in names.items()
        }  # setup.board, else {}

    @cached_property
    def exits(self) -> dict[str, tuple[tuple[str, int], ...]]:
        """Every location with the neighbours that one comes to from it, each with the side entered by."""
        return {
            cell: tuple((near, OPPOSITE[side]) for side, near in enumerate(beside) if near)
            for cell, beside in self.beside.items()
        }

    # -- tiles as they lie ------------------------------------------------------------------

    @cached_property
    def laid(self) -> dict[str, Laid]:
        """Every tile as it may lie, by name; a turn that makes no difference leads to the same one."""
        found: dict[str, Laid] = {}
        for kind, tile in self.tiles.items():
            drawn = [(tile.turned(turn), tile.ways(turn)) for turn in TURNS]
            for turn, drawing in zip(TURNS, drawn, strict=True):
                first = TURNS[drawn.index(drawing)]
                name = f"{kind}@{first}" if any(other != drawing for other in drawn) else kind
                found.setdefault(name, Laid(name, kind, first, *drawing))
                found[f"{kind}@{turn}"] = found[name]
        return found

    @cached_property
    def turns(self) -> dict[str, tuple[str, ...]]:
        """For each kind of tile the different ways in which it may lie."""
        names: dict[str, dict[str, None]] = {kind: {} for kind in self.tiles}
        for laid in self.laid.values():
            names[laid.tile][laid.name] = None
        return {kind: tuple(turns) for kind, turns in names.items()}

    @cached_property
    def straights_laid(self) -> frozenset[str]:
        """The tiles that a bridge or roundabout may replace, as they may lie."""
        straights = [kind for kind, tile in self.tiles.items() if tile.straight_section]
        return frozenset(name for kind in straights for name in self.turns[kind])

    @cached_property
    def ways(self) -> dict[str, Ways]:
        """For what lies: the road that one comes onto by each side, None where one may not enter."""
        wetland = NO_WAY  # wetland.blocks, else EVERY_WAY
        return {**{laid.name: laid.roads for laid in self.laid.values()}, CASTLE: NO_WAY, WETLAND: wetland}

    @cached_property
    def two_way(self) -> dict[str, Ways]:
        """As `ways`, if no arrow had to be obeyed."""
        free = {id: replace(it, arms=dict.fromkeys(it.arms, "both")) for id, it in self.tiles.items()}
        return {**self.ways, **{laid.name: free[laid.tile].ways(laid.turn) for laid in self.laid.values()}}

    @cached_property
    def through_castles(self) -> dict[str, Ways]:
        """As `ways`, if one could drive on through a castle."""
        return {**self.ways, CASTLE: EVERY_WAY}

    @cached_property
    def shows(self) -> dict[str, Edges]:
        """For what lies on some side of a location, or nothing (""): what it shows there."""
        found: dict[str, Edges] = {CASTLE: (True,) * 4, WETLAND: (None,) * 4, "": (None,) * 4}
        for laid in self.laid.values():
            if laid.tile in self.roads:
                found[laid.name] = tuple(OPPOSITE[side] in laid.arms for side in range(4))
        return found

    def edges(self, squares: Mapping[str, str], cell: str) -> Edges:
        """What lies around a location shows it; the rim, nothing and wetlands take every edge."""
        shows, lying = self.shows, squares.get
        n, e, s, w = self.beside.get(cell, OFF_BOARD)
        return shows[lying(n, "")][0], shows[lying(e, "")][1], shows[lying(s, "")][2], shows[lying(w, "")][3]

    @cached_property
    def fitting(self) -> dict[Edges, dict[str, tuple[str, ...]]]:
        """For all that neighbours may show: the roads of each kind that clash with none of it, a wetland."""
        found: dict[Edges, dict[str, tuple[str, ...]]] = {}
        for edges in product((True, False, None), repeat=4):
            found[edges] = {WETLAND: (WETLAND,)}
            for kind in self.roads:
                lies = [lying for lying in self.turns[kind] if not self.laid[lying].clashes(edges)]
                found[edges][kind] = tuple(lies)
        return found


def vocabulary(box: Box) -> dict[str, Collection[str]]:
    """The names that may stand in a move; a tile as it lies is written with the first of the turns that make
    no difference."""
    return {
        "tile": tuple(box.tiles),
        "lying": {kind: kind for kind in box.tiles} | {name: laid.name for name, laid in box.laid.items()},
        "cell": tuple(box.beside),
        "diagram": tuple(box.diagrams),
    }
