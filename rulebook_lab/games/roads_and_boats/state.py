"""The position: who has what where, and what is being decided."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Literal, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ...engine import Boxed, FrozenMap, Seat
from .components import BuildingType, Components, TransporterType
from .land.geography import Bridge, Road
from .land.goods import Load
from .land.hexes import Cell, Edge
from .land.places import Place, land, sea
from .land.world import DESERT, PASTURE, World

K = TypeVar("K")
V = TypeVar("V")

Phase = Literal["production", "movement", "building", "wonder"]
PHASES: tuple[Phase, ...] = ("production", "movement", "building", "wonder")
PRODUCTION, MOVEMENT, BUILDING, WONDER = PHASES

SEATS: tuple[Seat, ...] = ("red", "yellow", "green", "blue")
NEUTRAL = "neutral"

Holder = Place | str
"""Where goods are: a spot on a tile, or a transporter by its id."""


class Transporter(Struct, frozen=True, gc=False):
    """A transporter. `place` is None while another one, `carrier`, carries it.

    `moved` holds within a movement phase; `aboard_since` is the turn in which it was loaded.
    """

    owner: Seat
    kind: str
    place: Place | None
    cargo: Load = ()
    passenger: str = ""
    carrier: str = ""
    moved: bool = False
    aboard_since: int = 0


class Building(Struct, frozen=True, gc=False):
    """A building; `made` counts this turn's output; a mine has a number and a bag."""

    kind: str
    region: int = 0
    made: int = 0
    number: int = 0
    gold: int = 0
    iron: int = 0


class Wall(Struct, frozen=True, gc=False):
    """The wall tokens on an edge and whose they are: a seat's or neutral."""

    owner: str
    tokens: int = 1


NO_WALL = Wall(NEUTRAL, 0)
"""What stands on an edge without a wall."""


def _grouped(pairs: Iterable[tuple[K, V]]) -> dict[K, tuple[V, ...]]:
    """Things by what they have in common, in their order."""
    found: dict[K, list[V]] = {}
    for common, thing in pairs:
        found.setdefault(common, []).append(thing)
    return {common: tuple(things) for common, things in found.items()}


class Fleets(FrozenMap[str, Transporter]):
    """All transporters by id; where they stand is found once and kept, as most moves change none of them."""

    def with_(self, key: str, value: Transporter) -> Self:
        """With one of them changed; what is known of where they stand is kept when it stands as before."""
        new, old = super().with_(key, value), self.get(key)
        if old and old.place is value.place and old.passenger == value.passenger:
            new.__dict__.update(self.__dict__)
        elif old:
            new.__dict__["owned"] = self.owned
        return new

    @cached_property
    def owned(self) -> dict[Seat, tuple[str, ...]]:
        """Each seat's transporters, carried ones included, sorted by id."""
        return _grouped([(self[id].owner, id) for id in sorted(self)])

    @cached_property
    def on_tile(self) -> dict[Cell, tuple[str, ...]]:
        """The transporters on each tile, carried ones left out, sorted by id."""
        return _grouped([((at.q, at.r), id) for id in sorted(self) if (at := self[id].place) is not None])

    @cached_property
    def carriers(self) -> tuple[str, ...]:
        """The transporters that carry another one, sorted by id."""
        return tuple(sorted(id for id, there in self.items() if there.passenger))

    @cached_property
    def holders(self) -> dict[Cell, tuple[str, ...]]:
        """Those on each tile that may have cargo, as they neither carry another one nor are carried."""
        if not self.carriers:
            return self.on_tile
        return {
            cell: tuple([id for id in ids if not self[id].passenger]) for cell, ids in self.on_tile.items()
        }

    @cached_property
    def cells_of(self) -> dict[Seat, tuple[Cell, ...]]:
        """The tiles on which each seat has uncarried transporters, sorted."""
        return _grouped(sorted({(self[id].owner, cell) for cell, ids in self.on_tile.items() for id in ids}))


class RoadsAndBoats(Boxed[Components], frozen=True, kw_only=True, dict=True, gc=True):
    """A position. Loose goods are kept by place: a region on land, or a sea tile.

    `temple` is the row from the front (closest to the temple) to the back, `chart` the seats by
    slot, `wonder` the owners of its bricks in building order, `bought` this turn's bricks, `gone` the
    transporters that have left the board: no other one gets their names.
    `size` is the number of tiles agreed on while the seats lay the map themselves.
    """

    world: World
    turn: int = 1
    phase: Phase = PRODUCTION
    temple: tuple[Seat, ...] = ()
    chart: tuple[Seat, ...] = ()
    homes: FrozenMap[Seat, Place] = FrozenMap()
    transporters: Fleets = Fleets()
    goods: FrozenMap[Place, Load] = FrozenMap()
    buildings: FrozenMap[Cell, Building] = FrozenMap()
    roads: frozenset[Road] = frozenset()
    bridges: frozenset[Bridge] = frozenset()
    walls: FrozenMap[Edge, Wall] = FrozenMap()
    research: FrozenMap[Seat, tuple[str, ...]] = FrozenMap()
    wonder: tuple[str, ...] = ()
    bought: FrozenMap[Seat, int] = FrozenMap()
    size: int = 0
    gone: tuple[str, ...] = ()

    @property
    def solo(self) -> bool:
        """Whether one seat plays alone (ruling.solo-rules)."""
        return len(self.seats) == 1

    @property
    def last_turn(self) -> int:
        """The turn with which the game ends at the latest: each lays a neutral brick (ruling.solo-rules)."""
        return self.box.solo["turns"] if self.solo else self.box.neutral_bricks

    @property
    def neutral_laid(self) -> int:
        """How many neutral bricks turns have laid; alone others were there before."""
        return self.wonder.count(NEUTRAL) - (self.box.solo["neutral_bricks_before"] if self.solo else 0)

    def building_type(self, kind: str) -> BuildingType:
        """A row of the buildings table."""
        return self.box.buildings[kind]

    def standing(self, cell: Cell) -> BuildingType | None:
        """The type of the building on a tile."""
        building = self.buildings.get(cell)
        return self.building_type(building.kind) if building else None

    def type_of(self, transporter: str) -> TransporterType:
        """The row of the transporters table for one transporter."""
        row: TransporterType = self.boxes[self.edition].transporters[self.transporters[transporter].kind]
        return row

    def fleet(self, seat: Seat) -> tuple[str, ...]:
        """A seat's transporters, carried ones included, sorted by id."""
        return self.transporters.owned.get(seat, ())

    def cell_of(self, holder: Holder) -> Cell:
        """The tile a holder is on; a carried transporter is where its carrier is."""
        if isinstance(holder, Place):
            return holder.cell
        there = self.transporters[holder]
        place = there.place or self.transporters[there.carrier].place
        assert place is not None
        return place[:2]

    def exists(self, holder: Holder) -> bool:
        """Whether there is such a transporter, region or sea tile."""
        if isinstance(holder, str):
            return holder in self.transporters
        return holder in self.world.spots.get(holder.cell, ())

    def is_foreign(self, seat: Seat, holder: Holder) -> bool:
        """Whether a holder is another seat's transporter."""
        return isinstance(holder, str) and self.transporters[holder].owner != seat

    def can_hold(self, transporter: str) -> bool:
        """Whether a transporter may have cargo: it neither carries another one nor is carried."""
        there = self.transporters[transporter]
        return not there.passenger and not there.carrier

    def output_spot(self, cell: Cell) -> Place:
        """Where a building's output lies: in its region, or on its sea tile (ruling.building-region)."""
        if self.world.is_sea(cell):
            return sea(cell)
        return land(cell, self.buildings[cell].region)

    def is_pasture(self, cell: Cell) -> bool:
        """Whether a tile counts as pasture: printed so, or an irrigated desert."""
        terrain = self.world.terrain(cell)
        return terrain == PASTURE or (terrain == DESERT and self.irrigated)

    def is_desert(self, cell: Cell) -> bool:
        """Whether a tile is desert still."""
        return self.world.terrain(cell) == DESERT and not self.irrigated

    @property
    def irrigated(self) -> bool:
        """Whether a brick covers the irrigation mark of the wonder: then all deserts are pasture."""
        return len(self.wonder) >= self.box.irrigation_mark  # wonder.irrigation, else False

    def with_transporter(self, id: str, transporter: Transporter) -> RoadsAndBoats:
        """With one transporter new or changed."""
        return replace(self, transporters=self.transporters.with_(id, transporter))

    def change(self, id: str, **fields: object) -> RoadsAndBoats:
        """With some fields of a transporter changed."""
        return self.with_transporter(id, replace(self.transporters[id], **fields))

    def without_transporter(self, id: str) -> RoadsAndBoats:
        """With one transporter off the board for good."""
        gone = tuple(sorted((*self.gone, id)))
        return replace(self, transporters=self.transporters.without(id), gone=gone)

    def with_building(self, cell: Cell, building: Building) -> RoadsAndBoats:
        """With one building new or changed."""
        return replace(self, buildings=self.buildings.with_(cell, building))

    def load_at(self, holder: Holder) -> Load:
        """The loose goods at a place, or the cargo of a transporter."""
        if isinstance(holder, Place):
            return self.goods.get(holder, ())
        return self.transporters[holder].cargo

    def with_load(self, holder: Holder, load: Load) -> RoadsAndBoats:
        """With other goods at a place or on a transporter."""
        if isinstance(holder, str):
            return self.change(holder, cargo=load)
        goods = self.goods.with_(holder, load) if load else self.goods.without(holder)
        return replace(self, goods=goods)

    def put(self, holder: Holder, *goods: str) -> RoadsAndBoats:
        """With more goods at a place or on a transporter."""
        return self.with_load(holder, tuple(sorted((*self.load_at(holder), *goods))))

    def take(self, holder: Holder, good: str) -> RoadsAndBoats:
        """With one good less at a place or on a transporter."""
        load = self.load_at(holder)
        at = load.index(good)
        return self.with_load(holder, load[:at] + load[at + 1 :])

    def loose_on(self, cell: Cell) -> Load:
        """All loose goods of a tile, whatever the bank."""
        return tuple(good for spot in self.world.spots.get(cell, ()) for good in self.goods.get(spot, ()))

    @cached_property
    def goods_on(self) -> dict[Cell, set[str]]:
        """What lies on each tile or on a transporter there."""
        found: dict[Cell, set[str]] = {}
        for place, load in self.goods.items():
            found.setdefault((place.q, place.r), set()).update(load)
        for it in self.transporters.values():
            if it.cargo and it.place:
                found.setdefault((it.place.q, it.place.r), set()).update(it.cargo)
        return found

    def researched(self, seat: Seat, subject: str) -> bool:
        """Whether a seat has done a research subject; what needs none has ""."""
        done = self.research.get(seat, ())
        return not subject or subject in done  # research.no-retroaction, else subject in done
