"""The table of the second reading: what is where, the land of every tile, and who can reach what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Self

from rulebook_lab.games.roads_and_boats.land.places import Place, read_place
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats
from tests.roads_and_boats.positions import ENTRIES

DATA = ENTRIES
STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
MEDIUM = {
    kind: DATA[f"transporter.{kind}"]["medium"]
    for kind in ("donkey", "wagon", "truck", "raft", "rowboat", "steamer")
}
CARRY = {kind: DATA[f"transporter.{kind}"]["carry"] for kind in MEDIUM}
Cell = tuple[int, int]
Area = frozenset[Place]


@dataclass
class Vehicle:
    """A transporter: where it is, or who carries it."""

    owner: str
    kind: str
    place: Place | None
    cargo: list[str]
    rider: str = ""
    carrier: str = ""
    moved: bool = False
    since: int = 0

    @property
    def boat(self) -> bool:
        return MEDIUM[self.kind] == "water"

    @property
    def holds(self) -> bool:
        return not (self.rider or self.carrier)

    @property
    def room(self) -> int:
        return CARRY[self.kind] - len(self.cargo) if self.holds else 0


@dataclass
class Building:
    """A building; a mine has a number and a bag."""

    kind: str
    region: int
    made: int
    number: int
    bag: dict[str, int]


def kind_of(good: str) -> str:
    return good.split("*")[0]


def beside(cell: Cell, edge: int) -> Cell:
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def edge_key(cell: Cell, edge: int) -> tuple[Cell, int]:
    """An edge written from the tile on which its number is below three."""
    return (cell, edge) if edge < 3 else (beside(cell, edge), edge - 3)


def half_key(cell: Cell, edge: int, half: str) -> tuple[Cell, int, str]:
    there, number = edge_key(cell, edge)
    return there, number, half if there == cell else {"a": "b", "b": "a", "": ""}[half]


@dataclass
class Table:
    """What is where, the map, and what on a tile is within whose reach."""

    seats: tuple[str, ...]
    terrain: dict[Cell, str]
    rivers: dict[Cell, list[list[int]]]
    turn: int
    phase: str
    temple: list[str]
    chart: list[str]
    homes: dict[str, Place]
    fleet: dict[str, Vehicle]
    loose: dict[Place, list[str]]
    buildings: dict[Cell, Building]
    roads: set[tuple[Cell, int, str]]
    bridges: set[tuple[Cell, int]]
    walls: dict[tuple[Cell, int], tuple[str, int]]
    research: dict[str, set[str]]
    wonder: list[str]
    bought: Counter[str]
    gone: set[str]
    ordered: bool | None
    over: bool = False
    acted: bool = False
    begun: set[str] = field(default_factory=set)
    drawn: dict[Cell, dict[tuple[int, str], int]] = field(default_factory=dict)
    joined: dict[tuple[Cell, frozenset[int]], list[Area]] = field(default_factory=dict)

    @classmethod
    def of(cls, state: RoadsAndBoats) -> Self:
        """At the start of a phase, or where everybody is about to play it."""
        fleet = {
            id: Vehicle(
                t.owner, t.kind, t.place, list(t.cargo), t.passenger, t.carrier, t.moved, t.aboard_since
            )
            for id, t in state.transporters.items()
        }
        return cls(
            state.seats,
            {cell: tile.terrain for cell, tile in state.world.tiles.items()},
            {cell: [list(piece) for piece in tile.rivers] for cell, tile in state.world.tiles.items()},
            state.turn,
            state.phase,
            list(state.temple),
            list(state.chart),
            dict(state.homes),
            fleet,
            {place: list(load) for place, load in state.goods.items()},
            {
                c: Building(b.kind, b.region, b.made, b.number, {"gold": b.gold, "iron": b.iron})
                for c, b in state.buildings.items()
            },
            {(road.edge[:2], road.edge.number, road.half) for road in state.roads},
            {((b.q, b.r), b.arm) for b in state.bridges},
            {(edge[:2], edge.number): (wall.owner, wall.tokens) for edge, wall in state.walls.items()},
            {seat: set(done) for seat, done in state.research.items()},
            list(state.wonder),
            Counter(state.bought),
            set(state.gone),
            getattr(state.pending[-1], "ordered", None) if state.pending else None,
        )

    # -- the map ------------------------------------------------------------------------

    def sea(self, cell: Cell) -> bool:
        return self.terrain.get(cell) == "sea"

    def land(self, cell: Cell) -> bool:
        return cell in self.terrain and not self.sea(cell)

    def desert(self, cell: Cell) -> bool:
        return self.terrain[cell] == "desert" and not self.irrigated

    @property
    def irrigated(self) -> bool:
        return len(self.wonder) >= DATA["wonder.marks"]["irrigation_mark"]

    def regions(self, cell: Cell) -> dict[tuple[int, str], int]:
        """The region of every half-edge of a land tile."""
        if cell not in self.drawn:
            self.drawn[cell] = self.draw_regions(cell)
        return self.drawn[cell]

    def draw_regions(self, cell: Cell) -> dict[tuple[int, str], int]:
        found: dict[tuple[int, ...], int] = {}
        ring = {}
        for at, half in enumerate(product(range(6), "ab")):
            cut = [piece for piece in self.rivers[cell] if len(piece) > 1]
            sector = tuple(sum(2 * e < at for e in piece) % len(piece) for piece in cut)
            ring[half] = found.setdefault(sector, len(found))
        return ring

    def crossed(self, cell: Cell, edge: int) -> bool:
        there = beside(cell, edge)
        pieces = [*self.rivers[cell], *([(e + 3) % 6 for e in p] for p in self.rivers.get(there, ()))]
        return any(edge in piece for piece in pieces)

    def halves(self, cell: Cell, edge: int) -> tuple[str, ...]:
        return ("a", "b") if self.crossed(cell, edge) else ("",)

    def bank(self, cell: Cell, edge: int, half: str) -> Place:
        return Place(*cell, "land", self.regions(cell)[edge, half or "a"])

    def areas(self, cell: Cell) -> list[Area]:
        arms = frozenset(arm for there, arm in self.bridges if there == cell)
        if (cell, arms) not in self.joined:
            self.joined[cell, arms] = self.join_regions(cell)
        return self.joined[cell, arms]

    def join_regions(self, cell: Cell) -> list[Area]:
        if self.sea(cell):
            return [frozenset({Place(*cell, "sea")})]
        apart = [{Place(*cell, "land", n)} for n in sorted(set(self.regions(cell).values()))]
        pairs = [
            (self.bank(cell, arm, "a"), self.bank(cell, arm, "b")) for c, arm in self.bridges if c == cell
        ]
        return merged(apart, map(set, pairs))

    def area(self, place: Place) -> Area:
        return next(area for area in self.areas(place.cell) if place in area)

    def banks(self, cell: Cell, piece: int) -> set[Area]:
        edges = self.rivers[cell][piece]
        return {self.area(self.bank(cell, e, half)) for e in edges for half in "ab"}

    def shore(self, cell: Cell) -> bool:
        coast = any(self.sea(beside(cell, e)) for e in range(6))
        return self.land(cell) and (bool(self.rivers[cell]) or coast)

    def barred(self, owner: str, cell: Cell, edge: int) -> bool:
        return self.walls.get(edge_key(cell, edge), ("neutral", 0))[0] not in (owner, "neutral")

    # -- who can reach what -------------------------------------------------------------

    def cell_of(self, id: str) -> Cell:
        place = self.fleet[id].place or self.fleet[self.fleet[id].carrier].place
        assert place
        return place.cell

    def touched(self, id: str) -> set[Area]:
        place = self.fleet[id].place
        if place is None:
            return set()
        if place.kind == "river":
            return self.banks(place.cell, place.at)
        if place.kind == "dock":
            return {self.area(self.bank(place.cell, place.at, place.half))}
        return {self.area(place)}

    def mine(self, seat: str, cell: Cell) -> list[str]:
        """A seat's transporters that stand or lie on a tile by themselves."""
        return [
            id for id, it in self.fleet.items() if it.owner == seat and it.place and it.place.cell == cell
        ]

    def touches(self, seat: str, area: Area) -> bool:
        cell = next(iter(area)).cell
        return any(area in self.touched(id) for id in self.mine(seat, cell))

    def ferries(self, seat: str, cell: Cell, ferry: str) -> Iterator[str]:
        for id, it in self.fleet.items():
            there = it.place and it.place.kind == "river" and it.place.cell == cell
            if there and not it.rider and (it.owner == seat or id == ferry):
                yield id

    def groups(self, seat: str, cell: Cell, ferry: str = "") -> list[Area]:
        """The land of a tile, what ferries join taken together."""
        joined = [set().union(*self.touched(id)) for id in self.ferries(seat, cell, ferry)]
        return merged([set(area) for area in self.areas(cell)], joined)

    def reach(self, seat: str, cell: Cell, ferry: str = "") -> list[Area]:
        ids = self.mine(seat, cell)
        touched = set().union(*(area for id in ids for area in self.touched(id))) if ids else set()
        return [group for group in self.groups(seat, cell, ferry) if group & touched]

    def group_with(self, seat: str, place: Place, ferry: str = "") -> Area | None:
        """The group in a seat's reach that a place belongs to."""
        return next((g for g in self.reach(seat, place.cell, ferry) if place in g), None)

    def holders(self, group: Area) -> list[str]:
        cell = next(iter(group)).cell
        ids = [id for id, it in self.fleet.items() if it.place and it.place.cell == cell]
        return [*map(str, sorted(group)), *(i for i in ids if any(area & group for area in self.touched(i)))]

    def foreign(self, seat: str, holder: str) -> bool:
        return holder in self.fleet and self.fleet[holder].owner != seat

    def load(self, holder: str) -> list[str]:
        if holder in self.fleet:
            return self.fleet[holder].cargo
        return self.loose.setdefault(read_place(holder), [])

    def takes(self, holder: str) -> bool:
        if holder in self.fleet:
            return self.fleet[holder].room > 0
        cell = read_place(holder).cell
        return self.land(cell) or cell in self.buildings

    def stranger(self, seat: str, cell: Cell, ferry: str) -> bool:
        """Whether somebody else's boat can take goods over its river."""
        it = self.fleet.get(ferry)
        there = it and it.place and it.place.kind == "river" and it.place.cell == cell
        return bool(there and it and not it.rider and it.owner != seat)

    def useful(self, seat: str, cell: Cell, ferry: str) -> bool:
        """A ferry is asked where it joins what is not joined yet."""
        return self.stranger(seat, cell, ferry) and self.groups(seat, cell) != self.groups(seat, cell, ferry)

    def all_ferries(self, seat: str, cell: Cell) -> list[str]:
        return ["", *(id for id in self.fleet if self.useful(seat, cell, id))]

    def has(self, seat: str, subject: str) -> bool:
        return not subject or subject in self.research.get(seat, ())


def merged(sets: list[set[Place]], joining: Iterable[set[Place]]) -> list[Area]:
    """Sets after all that meet one of `joining` have become one."""
    for joint in joining:
        meeting = [each for each in sets if each & joint]
        sets = [each for each in sets if not each & joint] + [set().union(*meeting)]
    return sorted((frozenset(each) for each in sets), key=min)
