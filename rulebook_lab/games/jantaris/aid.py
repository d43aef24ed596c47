"""The player aid: Items with price and effect, Market Control and Great Fair cards."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid, line
from .state import JantarisState

_ITEM = ("items.layout", "bazaar.can-open", "bazaar.prestige")


def rows(state: JantarisState) -> Iterator[Aid]:
    """Every card of the box that has figures."""
    box = state.box
    for id, item in box.items.items():
        facts: dict[str, object] = {
            "red": item.red, "black": item.black, "prestige": item.prestige, "crown": item.crown,
            "effect": item.text,
        }  # fmt: skip
        yield line(state, "item", id, _ITEM, facts, item.name)
    for id, card in box.market.items():
        facts = {"districts": card.districts, "prestige": card.prestige}
        yield line(state, "market", id, ("market.condition",), facts)
    for id, fair in box.fair.items():
        facts = {"goods": fair.goods, "prestige": fair.prestige}
        yield line(state, "fair", id, ("fair.must", "fair.prestige"), facts)
