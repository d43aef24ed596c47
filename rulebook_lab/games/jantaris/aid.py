"""The player aid: Items with price and effect, Market Control and Great Fair cards."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid
from .state import JantarisState


def rows(state: JantarisState) -> Iterator[Aid]:
    """Every card of the box that has figures."""
    texts, box = state.game.texts, state.box
    for id, item in box.items.items():
        facts: dict[str, object] = {
            "red": item.red, "black": item.black, "prestige": item.prestige, "crown": item.crown,
            "effect": item.text,
        }  # fmt: skip
        said = texts.say("aid", ["item"], facts)
        clauses = ("items.layout", "bazaar.can-open", "bazaar.prestige")
        yield Aid(id=f"item.{id}", kind="item", name=item.name, text=said, clauses=clauses)
    for id, card in box.market.items():
        facts = {"districts": card.districts, "prestige": card.prestige}
        said = texts.say("aid", ["market"], facts)
        yield Aid(id=id, kind="market", name=texts.name(id), text=said, clauses=("market.condition",))
    for id, fair in box.fair.items():
        said = texts.say("aid", ["fair"], {"goods": fair.goods, "prestige": fair.prestige})
        yield Aid(id=id, kind="fair", name=texts.name(id), text=said, clauses=("fair.must", "fair.prestige"))
