"""The player aid: buildings, transporters, goods and research subjects, with what they cost and do."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid, line
from .components import BuildingType, TransporterType
from .position.wording import costs, either
from .state import RoadsAndBoats

_USED = {"primary": "production.primary-list", "secondary": "production.secondary-list"}
_SUBJECTS = {
    "specialised-mines": "research.specialised-mines",
    "big-mines": "research.big-mines",
    "new-shafts": "research.new-shafts",
    "light-bulb": "research.light-bulb",
}


def rows(state: RoadsAndBoats) -> Iterator[Aid]:
    """Every thing of the box that has figures."""
    box = state.box
    for id, building in box.buildings.items():
        yield _building(state, id, building)
    for id, transporter in box.transporters.items():
        yield _transporter(state, id, transporter)
    for id, wealth in box.goods.items():
        made_by = tuple(name for name, each in box.buildings.items() if id in each.output)
        facts = {"wealth": wealth, "makers": made_by}
        yield line(state, "good", id, ("scoring.goods", "production.scope"), facts)
    for id in box.subjects:
        unlocked = tuple(name for name, each in box.buildings.items() if each.research == id)
        clause = _SUBJECTS.get(id, "research.factories")
        yield line(state, "subject", id, (clause, "research.allocate"), {"buildings": unlocked})


def _building(state: RoadsAndBoats, id: str, it: BuildingType) -> Aid:
    sets = [costs(each) for each in it.input]
    clauses = ("building.cost-from", _USED.get(it.kind, "production.secondary-list"), "building.terrain")
    facts = {
        "cost": costs(it.cost),
        "terrain": it.terrain,
        "input": either(sets) if sets else (),
        "output": either([costs({good: it.output_per_set}) for good in it.output]),
        "capacity": it.capacity,
        "research": it.research,
    }
    return line(state, "building", id, clauses, facts)


def _transporter(state: RoadsAndBoats, id: str, it: TransporterType) -> Aid:
    land = it.medium == "land"
    clauses = ("movement.steps", "movement.carrying-capacity") if land else ("boats.capacities",)
    makers = tuple(name for name, each in state.box.buildings.items() if id in each.output)
    facts = {
        "medium": it.medium, "carry": it.carry, "move": it.move, "off_road": it.move_off_road,
        "makers": makers,
    }  # fmt: skip
    return line(state, "transporter", id, clauses, facts)
