"""The player aid: where one may go, the four votes, numbers to keep in mind, the map, and all cards."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid, line, told
from .components import CENTER
from .state import JantarisState

_PLACES = {
    "marketplace": ("city.marketplace", "city.marketplace-limit"),
    "guild-house": ("city.guild-house-place", "city.guild-house-remove"),
    "bazaar": ("bazaar.must", "bazaar.match", "bazaar.second", "bazaar.one-purchase"),
}
_VOTES = {
    "deal": ("deal.1", "deal.2", "deal.3"),
    "black": ("black.1", "black.2", "black.3"),
    "strengthen": ("strengthen.1", "strengthen.2", "strengthen.3"),
    "recruit": ("recruit.1", "recruit.2", "recruit.3"),
}
_RULES = {
    "goods": ("goods.limit", "goods.at-limit"),
    "token": ("guild.no-new", "guild.no-move"),
    "banish": ("banish.move", "banish.single", "banish.rest"),
    "fair": ("fair.threshold", "fair.must", "fair.merchant"),
    "dominance": ("market.dominance", "market.condition", "market.prestige"),
    "end": ("end.trigger", "end.winner", "end.tie-goods"),
}
_ITEM = ("items.layout", "bazaar.can-open", "bazaar.prestige")


def rows(state: JantarisState) -> Iterator[Aid]:
    """What a player looks up during play."""
    box = state.box
    yield from told(state, "place", _PLACES, {})
    yield from told(state, "vote", _VOTES, {})
    yield from told(state, "rule", _RULES, {})
    for id in box.ring:
        cards = tuple(card.id for card in box.market.values() if id in card.districts)
        near = {"neighbours": box.neighbours[id], "cards": cards}
        yield line(state, "district", id, ("diplomacy.nearby", "market.condition"), near, box.name(id))
    center = state.game.texts.phrase("aid", "called/district")
    yield line(state, "district", CENTER, ("components.center-not-district", "fair.threshold"), {}, center)
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
