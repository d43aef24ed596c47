"""The components: goods, buildings, transporters, costs, tiles and maps, read from components.toml.

A component file of one's own may replace the one that comes with the game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from ...engine.entries import Count, Entries
from ...engine.errors import BadComponents
from ...engine.spelling import Marked, SmallLetters
from ...engine.values import FrozenMap
from .land.banks import Rivers, design
from .land.goods import GOODS
from .land.world import TERRAINS, World, world_of

SubjectName = Annotated[str, "subject"]
"""The name of a subject of research."""
BuildingName = Annotated[str, "building"]

GoodName = Annotated[str, "good"]

TerrainName = Annotated[str, "terrain"]
"""The name of a kind of building."""
HolderName = Annotated[str, "holder"]
"""A transporter, or a place where goods can be."""
Payment = tuple[Annotated[str, "paid"], ...]
"""The parts of a payment, `good=holder` each; none stands for the default (ruling.payment-choice)."""


class Paid(Marked):
    """What can be handed in, goods and the donkey that becomes a wagon: after `=` stands where it is from."""

    __slots__ = ()
    signs = re.compile(r"[*=]")


V = TypeVar("V")
Pieces = tuple[tuple[int, ...], ...]
Supply = FrozenMap[tuple[str, Rivers], int]
"""How many tiles there are of each terrain and design."""
Size = Annotated[int, Meta(ge=1, le=99)]

MEDIA = ("land", "water")
DONKEY = "donkey"
TRANSPORTERS = (DONKEY, "wagon", "truck", "raft", "rowboat", "steamer")
BUILDINGS = (
    *("woodcutter", "sawmill", "papermill", "clay_pit", "stone_factory", "quarry"),
    *("oil_rig", "coal_burner", "mine", "mint", "stock_exchange"),
    *("wagon_factory", "truck_factory", "raft_factory", "rowboat_factory", "steamer_factory"),
)
"""What the board can show and sentences can tell."""
GOODS_FOR, NUMBERS_FOR = ("road", "bridge", "shaft", "research"), ("wall-token", "demolition", "brick")
"""What costs goods, and what costs numbers that have names of their own."""
PREPARED = ("two", "three", "four", "solo")
"""The maps of which the rules speak by name."""
TERRAIN_KEYS = "building.terrain-keys"
"""An entry that explains others."""


class BuildingType(Struct, frozen=True):
    """A row of the buildings table (table.buildings)."""

    name: str
    kind: Literal["primary", "secondary", "factory"]
    cost: FrozenMap[str, Count]
    terrain: Literal["woods", "pasture", "rock", "mountain", "desert", "sea", "land", "shore"]
    input: tuple[FrozenMap[str, Count], ...]
    output: Annotated[tuple[str, ...], Meta(min_length=1)]
    output_per_set: Count
    capacity: Count
    research: str
    upgrade_medium: Literal["", "land", "water"] = ""

    @property
    def is_factory(self) -> bool:
        """Whether it makes transporters."""
        return self.kind == "factory"

    @property
    def makes_boats(self) -> bool:
        """Whether it makes water transporters."""
        return self.is_factory and self.upgrade_medium == "water"


class TransporterType(Struct, frozen=True):
    """A row of the transporters table (movement.steps, boats.capacities)."""

    name: str
    medium: Literal["land", "water"]
    carry: Count
    move: Count
    move_off_road: Count

    @property
    def is_boat(self) -> bool:
        """Whether it goes on water."""
        return self.medium == "water"


class Mixture(Struct, frozen=True):
    """What a mine or a shaft may be filled with, and the research that it needs."""

    gold: Count
    iron: Count
    needs: str


class Spot(Struct, frozen=True):
    """A cell of a map in a component file."""

    q: int
    r: int


class TileEntry(Spot, frozen=True):
    """A tile of a map in a component file: its terrain and rivers."""

    t: str
    rivers: Pieces = ()


class MapEntry(Struct, frozen=True):
    """A map in a component file."""

    tiles: tuple[TileEntry, ...]
    starts: tuple[Spot, ...] = ()
    name: str = ""


class Components(Struct, frozen=True, cache_hash=True):
    """All tables of the game."""

    goods: FrozenMap[str, int]
    buildings: FrozenMap[str, BuildingType]
    transporters: FrozenMap[str, TransporterType]
    costs: FrozenMap[str, FrozenMap[str, int]]
    subjects: tuple[str, ...]
    no_projects: tuple[str, ...]
    mixtures: FrozenMap[str, Mixture]
    rows: tuple[int, ...]
    price_mark: int
    irrigation_mark: int
    end_marks: FrozenMap[int, int]
    neutral_bricks: int
    starting: FrozenMap[str, int]
    limits: FrozenMap[str, int]
    supply: Supply
    maps: FrozenMap[str, World]
    solo: FrozenMap[str, int]
    medals: tuple[tuple[str, int], ...]

    @property
    def names(self) -> dict[str, str]:
        """What its buildings and transporters are called, as it stands in a sentence."""
        kinds: dict[str, BuildingType | TransporterType] = {**self.buildings, **self.transporters}
        return {id: kind.name.lower() for id, kind in kinds.items()}


def read_components(text: str) -> Components:
    """The tables out of a component file. Raises BadComponents, which says what is missing or wrong."""
    entries = Entries(text, "good.clay")
    subjects = [id.removeprefix("subject.") for id in entries.under("subject.")]
    projects = tuple(id for id in subjects if entries.value(f"subject.{id}", "project", bool))
    mixtures = entries.value("mine.mixtures", "mixtures", tuple[Mixture, ...])
    marks = entries.value("wonder.marks", "end_marks", dict[str, Count])
    box = Components(
        goods=_each(entries, "good.", lambda id: entries.value(id, "wealth", Count)),
        buildings=_each(entries, "building.", lambda id: _building(entries, id)),
        transporters=_each(entries, "transporter.", lambda id: entries.record(id, TransporterType)),
        costs=FrozenMap((what, _amounts(entries, f"cost.{what}")) for what in (*GOODS_FOR, *NUMBERS_FOR)),
        subjects=projects,
        no_projects=tuple(id for id in subjects if id not in projects),
        mixtures=FrozenMap((f"{it.gold}/{it.iron}", it) for it in mixtures),
        rows=entries.value("wonder.rows", "rows_from_bottom", tuple[Size, ...]),
        price_mark=entries.value("wonder.marks", "price_mark", Count),
        irrigation_mark=entries.value("wonder.marks", "irrigation_mark", Count),
        end_marks=FrozenMap({int(seats): at for seats, at in marks.items()}),
        neutral_bricks=entries.value("wonder.neutral-bricks", "count", Count),
        starting=_amounts(entries, "starting.resources", DONKEY),
        limits=_amounts(entries, "limit.transporters", "total", *MEDIA),
        supply=_supply(entries),
        maps=_each(entries, "maps.", lambda id: read_map(entries, id)),
        solo=_amounts(entries, "solo.setup", "neutral_bricks_before", "turns"),
        medals=tuple(_amounts(entries, "solo.medals").items()),
    )
    for where, named, known in _named(box):
        for name in named:
            if name not in known:
                right = ", ".join(filter(None, known))
                raise BadComponents(f"{where}: there is no {name!r}; one of {right} is right")
    kinds = {"good": GOODS, "building": BUILDINGS, "transporter": TRANSPORTERS, "maps": PREPARED}
    for id in (f"{prefix}.{name}" for prefix, names in kinds.items() for name in names):
        if id not in entries:
            raise BadComponents(f"the component {id!r} is missing")
    return box


def _named(box: Components) -> Iterator[tuple[str, Iterable[str], Sequence[str]]]:
    """Where names stand, those that stand there, and those that may."""
    yield "good", box.goods, GOODS
    yield "building", box.buildings, BUILDINGS
    yield "transporter", box.transporters, TRANSPORTERS
    yield "starting.resources", box.starting, (DONKEY, *GOODS)
    yield from ((f"cost.{what}", box.costs[what], GOODS) for what in GOODS_FOR)
    needed = ("", *box.subjects)
    yield "mine.mixtures, needs", (mixture.needs for mixture in box.mixtures.values()), needed
    for id, it in box.buildings.items():
        yield f"building.{id}, cost", it.cost, GOODS
        yield f"building.{id}, input", chain(*it.input), (*GOODS, *TRANSPORTERS)
        yield f"building.{id}, output", it.output, TRANSPORTERS if it.is_factory else GOODS
        yield f"building.{id}, research", (it.research,), needed


def _each(entries: Entries, prefix: str, read: Callable[[str], V]) -> FrozenMap[str, V]:
    """The entries under a prefix by the rest of their ids, in the order of the file."""
    ids = (id for id in entries.under(prefix) if id != TERRAIN_KEYS)
    return FrozenMap((id.removeprefix(prefix), read(id)) for id in ids)


def _building(entries: Entries, id: str) -> BuildingType:
    cost = entries.value(id, "cost", dict[str, Count])
    sets = entries.value(id, "input", tuple[dict[str, Count], ...])
    needed = FrozenMap({good: n for good, n in cost.items() if n})
    return entries.record(id, BuildingType, cost=needed, input=tuple(map(FrozenMap, sets)))


def _amounts(entries: Entries, id: str, *needed: str) -> FrozenMap[str, int]:
    """The numbers of an entry by the names of their fields, such as a cost in goods."""
    entries.value(id, "id", str)
    names = [name for name, number in entries[id].items() if type(number) is int]
    return FrozenMap((name, entries.value(id, name, Count)) for name in dict.fromkeys((*names, *needed)))


def _supply(entries: Entries) -> Supply:
    """How often the box has each terrain and design; two shapes may be one design turned."""
    counts: Counter[tuple[str, Rivers]] = Counter()
    for id in entries.under("tiles."):
        for shape, count in entries.value(id, "shapes", dict[str, Count]).items():
            rivers = design(entries.value("shapes", shape, Pieces))
            counts[id.removeprefix("tiles."), rivers] += count
    return FrozenMap(counts)


def read_map(entries: Entries, id: str) -> World:
    """The map that an entry with tiles (a map or a position of an example) describes."""
    entry = entries.record(id, MapEntry)
    return world_of(
        [((tile.q, tile.r), tile.t, tile.rivers) for tile in entry.tiles],
        [(start.q, start.r) for start in entry.starts],
        entry.name,
    )


def vocabulary(box: Components) -> dict[str, tuple[str, ...]]:
    """The names that may stand in a move."""
    return {
        "subject": (*box.subjects, *box.no_projects),
        "building": tuple(box.buildings),
        "good": Marked(box.goods),
        "paid": Paid((*box.goods, DONKEY)),
        "holder": SmallLetters(),
        "terrain": TERRAINS,
    }
