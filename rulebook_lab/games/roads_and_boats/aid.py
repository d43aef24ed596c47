"""The player aid: the phases, what else costs goods, and all things of the box with what they cost and do."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid, line, told
from .components import GOODS_FOR
from .position.wording import costs, either
from .rules.scoring import row_share
from .state import RoadsAndBoats

_USED = {"primary": "production.primary-list", "secondary": "production.secondary-list"}
_TOLD = ("specialised-mines", "big-mines", "new-shafts", "light-bulb")
"""The subjects that have a clause of their own, called like them."""

_PHASES = {
    "production": ("production.primary", "production.secondary", "production.livestock", "research.when"),
    "movement": ("movement.once", "movement.pick-drop", "geese.follow"),
    "building": ("building.what", "building.presence", "building.one-per-tile"),
    "wonder": ("wonder.opportunity", "wonder.home-goods", "wonder.home-transporter", "wonder.neutral"),
    "order": ("order.request", "conflict.piety", "conflict.slot"),
}
_COSTS = {
    "road": ("roads.cost",),
    "bridge": ("bridges.cost",),
    "wall": ("wall-building.cost", "wall-building.strengthen", "wall-building.sea"),
    "demolition": ("wall-building.demolish", "wall-building.sea"),
    "shaft": ("shafts.cost", "research.new-shafts"),
    "research": ("research.cost", "research.place"),
    "brick": ("wonder.price", "wonder.price-late", "wonder.any-goods"),
}
_LIMITS = {
    "transporters": ("production.limit-total", "production.limit-kind"),
    "mine": ("mines.fill",),
    "desert": ("building.desert", "wonder.irrigation"),
    "end": ("end.wonder", "end.neutral", "scoring.possession", "scoring.tie"),
}


def rows(state: RoadsAndBoats) -> Iterator[Aid]:
    """What a player looks up during play."""
    box = state.box
    paid = {what: costs(cost) for what, cost in box.costs.items() if what in GOODS_FOR}
    yield from told(state, "phase", _PHASES, {})
    yield from told(state, "cost", _COSTS, {"price_mark": box.price_mark, **paid})
    yield from told(state, "limit", _LIMITS, {**box.limits, "neutral": box.neutral_bricks})
    of_row = ("scoring.rows", "scoring.rounding", "scoring.table")
    longest = max(box.rows)
    for own in range(1, longest):
        others = tuple(range(longest - own + 1))
        shares = tuple(row_share(("red",) * own + ("blue",) * each, "red") for each in others)
        name = state.game.texts.phrase("aid", "called/row", own=own)
        yield line(state, "row", f"row-{own}", of_row, {"shares": shares, "others": others}, name)
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
