"""The player aid: buildings, transporters, goods and research subjects, with what they cost and do."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid, line
from .position.wording import costs, either
from .state import RoadsAndBoats

_USED = {"primary": "production.primary-list", "secondary": "production.secondary-list"}
_TOLD = ("specialised-mines", "big-mines", "new-shafts", "light-bulb")
"""The subjects that have a clause of their own, called like them."""


def rows(state: RoadsAndBoats) -> Iterator[Aid]:
    """Every thing of the box that has figures."""
    box = state.box
    for id, it in box.buildings.items():
        sets = [costs(each) for each in it.input]
        clauses = ("building.cost-from", _USED.get(it.kind, "production.secondary-list"), "building.terrain")
        facts: dict[str, object] = {
            "cost": costs(it.cost), "terrain": it.terrain, "input": either(sets),
            "output": either([costs({good: it.output_per_set}) for good in it.output]),
            "capacity": it.capacity, "research": it.research,
        }  # fmt: skip
        yield line(state, "building", id, clauses, facts)
    for id, kind in box.transporters.items():
        on_land = ("movement.steps", "movement.carrying-capacity")
        makers = {name: each for name, each in box.buildings.items() if id in each.output}
        sets = [costs(one) for each in makers.values() for one in each.input]
        facts = {
            "medium": kind.medium, "carry": kind.carry, "move": kind.move, "off_road": kind.move_off_road,
            "makers": tuple(makers), "input": either(sets),
        }  # fmt: skip
        yield line(state, "transporter", id, ("boats.capacities",) if kind.is_boat else on_land, facts)
    for id, wealth in box.goods.items():
        made_by = tuple(name for name, each in box.buildings.items() if id in each.output)
        facts = {"wealth": wealth, "makers": made_by}
        yield line(state, "good", id, ("scoring.goods", "production.scope"), facts)
    for id in box.subjects:
        unlocked = tuple(name for name, each in box.buildings.items() if each.research == id)
        clause = f"research.{id}" if id in _TOLD else "research.factories"
        yield line(state, "subject", id, (clause, "research.allocate"), {"buildings": unlocked})
