"""The components: goods, buildings, transporters, costs, tiles and maps, read from components.toml.

A component file of one's own may replace the one that comes with the game; see `read_components`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from ...engine.entries import component_entries
from ...engine.errors import BadComponents
from ...engine.values import FrozenMap, plain, typed
from .component_checks import problems
from .land.banks import Rivers, design
from .land.world import World, world_of

Supply = FrozenMap[tuple[str, Rivers], int]
"""How many tiles there are of each terrain and design."""


class BuildingType(Struct, frozen=True):
    """A row of the buildings table (table.buildings)."""

    name: str
    kind: str
    cost: FrozenMap[str, int]
    terrain: str
    input: tuple[FrozenMap[str, int], ...]
    output: tuple[str, ...]
    output_per_set: int
    capacity: int
    research: str
    upgrade_medium: str = ""

    @property
    def is_factory(self) -> bool:
        """Whether it makes transporters."""
        return self.kind == "factory"


class TransporterType(Struct, frozen=True):
    """A row of the transporters table (movement.steps, boats.capacities)."""

    name: str
    medium: str
    carry: int
    move: int
    move_off_road: int

    @property
    def is_boat(self) -> bool:
        """Whether it goes on water."""
        return self.medium == "water"


class Mixture(Struct, frozen=True):
    """What a mine or a shaft may be filled with, and the research that it needs."""

    gold: int
    iron: int
    needs: str


class Components(Struct, frozen=True, cache_hash=True):
    """All tables of the game."""

    goods: FrozenMap[str, int]
    buildings: FrozenMap[str, BuildingType]
    transporters: FrozenMap[str, TransporterType]
    costs: FrozenMap[str, FrozenMap[str, int]]
    subjects: tuple[str, ...]
    mixtures: tuple[Mixture, ...]
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


@lru_cache(maxsize=1)
def standard() -> Components:
    """The components that come with the game."""
    return read_components(raw_components())


@lru_cache(maxsize=1)
def raw_components() -> dict[str, Any]:
    """The components that come with the game, by id, as the file holds them."""
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return by_id(text)


class Entry(dict[str, Any]):
    """A table of a component file; asked for a key that it lacks, it says which table that is."""

    def __init__(self, id: str, values: dict[str, Any]) -> None:
        super().__init__(values)
        self._id = id

    def __missing__(self, key: str) -> Any:
        raise BadComponents(f"{self._id} lacks {key!r}")


def by_id(text: str) -> dict[str, Any]:
    """The entries of a component file by their ids. Raises BadComponents."""
    entries = component_entries(text, "good.clay")
    return Entry("the component file", {id: Entry(id, entry) for id, entry in entries.items()})


def read_components(raw: dict[str, Any]) -> Components:
    """The tables out of the entries of a component file.

    Raises BadComponents naming what is missing or has a value that cannot be.
    """
    try:
        components = _read(raw)
        typed(plain(components), Components)  # asks for wrong types alone: the order of the file stays
    except (msgspec.ValidationError, AttributeError, TypeError, ValueError) as wrong:
        if isinstance(wrong, BadComponents):
            raise
        raise BadComponents(f"a component has a value that cannot be: {wrong}") from wrong
    for problem in problems(components):
        raise BadComponents(problem)
    return components


def _read(raw: dict[str, Any]) -> Components:
    def section(prefix: str) -> dict[str, Any]:
        return {id[len(prefix) :]: entry for id, entry in raw.items() if id.startswith(prefix)}

    buildings = section("building.")
    buildings.pop("terrain-keys", None)
    return Components(
        goods=FrozenMap({id: int(good["wealth"]) for id, good in section("good.").items()}),
        buildings=FrozenMap({id: _building(entry) for id, entry in buildings.items()}),
        transporters=FrozenMap(
            {id: msgspec.convert(entry, TransporterType) for id, entry in section("transporter.").items()}
        ),
        costs=FrozenMap({id: _numbers(entry) for id, entry in section("cost.").items()}),
        subjects=tuple(id for id, entry in section("subject.").items() if entry["project"]),
        mixtures=tuple(msgspec.convert(raw["mine.mixtures"]["mixtures"], list[Mixture])),
        rows=tuple(raw["wonder.rows"]["rows_from_bottom"]),
        price_mark=raw["wonder.marks"]["price_mark"],
        irrigation_mark=raw["wonder.marks"]["irrigation_mark"],
        end_marks=FrozenMap({int(seats): at for seats, at in raw["wonder.marks"]["end_marks"].items()}),
        neutral_bricks=raw["wonder.neutral-bricks"]["count"],
        starting=_numbers(raw["starting.resources"]),
        limits=_numbers(raw["limit.transporters"]),
        supply=_supply(raw),
        maps=FrozenMap({id: _map(id, entry) for id, entry in section("maps.").items()}),
        solo=_numbers(raw["solo.setup"]),
        medals=tuple(_numbers(raw["solo.medals"]).items()),
    )


def _numbers(entry: dict[str, Any]) -> FrozenMap[str, int]:
    return FrozenMap({key: value for key, value in entry.items() if type(value) is int})


def _building(entry: dict[str, Any]) -> BuildingType:
    return BuildingType(
        name=entry["name"],
        kind=entry["kind"],
        cost=FrozenMap({good: n for good, n in entry["cost"].items() if n}),
        terrain=entry["terrain"],
        input=tuple(FrozenMap(one) for one in entry["input"]),
        output=tuple(entry["output"]),
        output_per_set=entry["output_per_set"],
        capacity=entry["capacity"],
        research=entry["research"],
        upgrade_medium=entry.get("upgrade_medium", ""),
    )


def _supply(raw: dict[str, Any]) -> Supply:
    shapes = raw["shapes"]
    counts: dict[tuple[str, Rivers], int] = {}
    for id, entry in raw.items():
        if id.startswith("tiles."):
            for shape, count in entry["shapes"].items():
                rivers = design(tuple(tuple(piece) for piece in shapes[shape]))
                key = (id.removeprefix("tiles."), rivers)
                counts[key] = counts.get(key, 0) + count
    return FrozenMap(counts)


def _map(id: str, entry: dict[str, Any]) -> World:
    try:
        return world_from(entry)
    except KeyError as missing:
        raise BadComponents(f"maps.{id}: a tile or a start lacks {missing}") from missing


def world_from(entry: dict[str, Any]) -> World:
    """The map that an entry with tiles (a map or a position of an example) describes."""
    return world_of(
        [((tile["q"], tile["r"]), tile["t"], tile.get("rivers", ())) for tile in entry["tiles"]],
        [(start["q"], start["r"]) for start in entry.get("starts", ())],
        entry.get("name", ""),
    )


def names(box: Components) -> dict[str, str]:
    """What buildings and transporters are called in a box, as it stands in a sentence."""
    kinds: dict[str, BuildingType | TransporterType] = {**box.buildings, **box.transporters}
    return {id: kind.name.lower() for id, kind in kinds.items()}
