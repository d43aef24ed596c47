"""What is wrong with components that are all there and of the right kind: things that do not exist, numbers
below nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from .land.goods import GOODS

if TYPE_CHECKING:
    from .components import BuildingType, Components

KINDS = ("primary", "secondary", "factory")
MEDIA = ("land", "water")
GROUNDS = ("woods", "pasture", "rock", "mountain", "desert", "sea", "land", "shore")
KNOWN: Mapping[str, tuple[str, ...]] = {
    "goods": GOODS,
    "buildings": (
        *("woodcutter", "sawmill", "papermill", "clay_pit", "stone_factory", "quarry"),
        *("oil_rig", "coal_burner", "mine", "mint", "stock_exchange"),
        *("wagon_factory", "truck_factory", "raft_factory", "rowboat_factory", "steamer_factory"),
    ),
    "transporters": ("donkey", "wagon", "truck", "raft", "rowboat", "steamer"),
}
"""What the board can show and sentences can tell."""
NEEDED: Mapping[str, tuple[str, ...]] = {
    "goods": KNOWN["goods"],
    "costs": ("road", "bridge", "wall-token", "demolition", "shaft", "research", "brick"),
    "limits": ("total", *MEDIA),
    "maps": ("two", "three", "four", "solo"),
    "solo": ("neutral_bricks_before", "turns"),
    "starting": ("donkey",),
    "transporters": ("donkey",),
}
"""What the rules speak of by name."""


def problems(components: Components) -> Iterator[str]:
    """What cannot be, in words, each with what would be right."""
    for table, names in NEEDED.items():
        for name in names:
            if name not in getattr(components, table):
                yield f"{table}: there is no {name!r}, of which the rules speak"
    for table, names in KNOWN.items():
        yield from _unknown(table, getattr(components, table), names)
    yield from _unknown("the starting resources", components.starting, ("donkey", *components.goods))
    for where, number in _numbers(components):
        if number < 0:
            yield f"{where} must be a whole number from 0 on, not {number}"
    for what in ("road", "bridge", "shaft", "research"):
        yield from _unknown(f"the cost of {what}", components.costs[what], components.goods)
    for id, building in components.buildings.items():
        yield from _of_building(id, building, components)
    for id, transporter in components.transporters.items():
        yield from _unknown(f"the medium of {id}", (transporter.medium,), MEDIA)
    for mixture in components.mixtures:
        yield from _unknown("a mixture", (mixture.needs,), ("", *components.subjects))
    if not components.rows or min(components.rows) < 1:
        yield "the wonder has rows of one brick at least"


def _numbers(components: Components) -> Iterator[tuple[str, int]]:
    for table in ("goods", "starting", "limits", "solo", "end_marks", "supply"):
        for name, number in getattr(components, table).items():
            yield f"{table}, {name}", number
    for name, cost in components.costs.items():
        yield from ((f"the cost of {name}, {good}", number) for good, number in cost.items())
    for name, building in components.buildings.items():
        numbers = (building.output_per_set, building.capacity, *building.cost.values())
        yield from ((f"a number of {name}", number) for number in numbers)
        yield from ((f"the input of {name}", n) for one in building.input for n in one.values())
    for name, kind in components.transporters.items():
        yield from ((f"a number of {name}", n) for n in (kind.carry, kind.move, kind.move_off_road))
    for mixture in components.mixtures:
        yield from (("a mixture", number) for number in (mixture.gold, mixture.iron))
    yield "the neutral bricks", components.neutral_bricks


def _of_building(id: str, building: BuildingType, components: Components) -> Iterator[str]:
    made = components.transporters if building.is_factory else components.goods
    yield from _unknown(f"the kind of {id}", (building.kind,), KINDS)
    yield from _unknown(f"the terrain of {id}", (building.terrain,), GROUNDS)
    yield from _unknown(f"the cost of {id}", building.cost, components.goods)
    yield from _unknown(f"the output of {id}", building.output, made)
    yield from _unknown(f"the research of {id}", (building.research,), ("", *components.subjects))
    for one in building.input:
        yield from _unknown(f"the input of {id}", one, {**components.goods, **components.transporters})


def _unknown(where: str, named: Iterable[str], known: Collection[str]) -> Iterator[str]:
    for name in named:
        if name not in known:
            yield f"{where}: there is no {name!r}; there are {', '.join(filter(None, known))}"
