"""Item cards, and the words in which one says when it works and what it does.

`item_defects` yields what is wrong with an Item that a file describes, each time with the key and what would
be right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated

import msgspec

from ...engine import Count

SITUATIONS = (
    *("marketplace-used", "guild-house-placed", "bazaar-entered", "bidding", "token-moved"),
    *("strengthen-alone", "banished", "fair-opened", "fair-exchange", "market-claimed"),
)
TIMING = {"bought": "on-purchase", "turn-start": "turn-start", **dict.fromkeys(SITUATIONS, "situation")}
"""Every trigger and the moment of use that it belongs to (items.printed-timing)."""

USES = {
    "on-purchase": ("once",),
    "turn-start": ("every-time", "discard"),
    "situation": ("every-time", "discard"),
}

STANDING = {"bidding": "substitute-color", "banished": "keep-one", "fair-exchange": "pay-for-fair"}
"""Triggers that serve one op alone, which serves no other."""

COLORS = ("red", "black", "choice", "one-colour-of-choice")
SOURCES = ("open-district", "active-district", "city-center")
TARGETS = ("open-district", "adjacent-open-district", "active-district", "city-center")
PLACES = ("open-district", "active-district", "city-center", "same-area")
FEW, GOODS = range(1, 4), range(1, 7)

Allowed = tuple[str, ...] | range
OPS: dict[str, dict[str, Allowed]] = {
    "gain": {"color": COLORS, "amount": GOODS, "amount_max": GOODS},
    "lose": {"color": COLORS, "amount": GOODS, "amount_max": GOODS},
    "exchange": {"amount_max": GOODS},
    "place": {"to": PLACES, "amount": FEW, "amount_max": FEW},
    "move": {"from": SOURCES, "to": TARGETS, "amount": FEW, "amount_max": FEW},
    "banish": {"from": SOURCES[:2], "players": range(1, 2), "other_than": ("first-target",)},
    "replace-offer": {"amount_max": FEW},
    "search-deck": {"look": range(1, 21), "amount_max": range(1, 2), "take": ("below-highest-prestige",)},
    "pay-for-fair": {"amount_max": range(1, 2)},
    "substitute-color": {"amount_max": GOODS},
    "keep-one": {"amount_max": range(1, 2)},
    "bonus-prestige": {"amount": range(1, 13)},
}
"""For every op its keys and what each may say."""

ONLY_THEN: dict[tuple[str, str], tuple[str, ...]] = {
    **{("op", op): (trigger,) for trigger, op in STANDING.items()},
    ("op", "replace-offer"): ("bazaar-entered",),
    ("from", "active-district"): ("token-moved", "strengthen-alone"),
    ("to", "active-district"): ("token-moved", "strengthen-alone"),
    ("to", "same-area"): ("guild-house-placed",),
    ("other_than", "first-target"): ("strengthen-alone",),
}
"""Words that mean something at some triggers only."""

Payable = Annotated[int, msgspec.Meta(ge=0, le=6)]
"""Goods of a colour: a player owns at most 6 (goods.limit)."""


class Effect(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from", "target": "to"}
):
    """One effect of an Item; `OPS` says which of its keys an op has."""

    op: str
    who: str
    color: str = ""
    amount: int = 0
    amount_max: int = 0
    source: str = ""
    target: str = ""
    players: int = 0
    other_than: str = ""
    look: int = 0
    take: str = ""

    @property
    def most(self) -> int:
        """How much or how often at most."""
        return self.amount or self.amount_max or 1

    def words(self) -> dict[str, str | int]:
        """What it says beside its op and whom it affects, by the keys of the file."""
        said = msgspec.to_builtins(self)
        return {key: word for key, word in said.items() if word and key not in ("op", "who")}


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """A card or a District; `provenance` says whether it is printed or reconstructed."""

    id: str
    provenance: str = "rulebook"
    note: str = ""


class Item(Printed, frozen=True, kw_only=True, dict=True):
    """An Item card (items.layout)."""

    name: str
    prestige: Count
    red: Payable
    black: Payable
    crown: bool
    timing: str
    uses: str
    trigger: str
    mandatory: bool
    text: str
    effects: tuple[Effect, ...]
    either_or: bool = False

    @property
    def price(self) -> int:
        """The Goods of the starting price."""
        return self.red + self.black

    @property
    def clause(self) -> str:
        """The clause of the moment at which it works."""
        return "items.immediate" if self.timing == "on-purchase" else f"items.{self.timing}"

    @cached_property
    def parts(self) -> tuple[tuple[Effect, ...], ...]:
        """Its effects one after another; those between which one chooses are one part."""
        return (self.effects,) if self.either_or else tuple((effect,) for effect in self.effects)


def item_defects(item: Item) -> Iterator[str]:
    """Everything that an Item says wrongly: `key: what is wrong, what would be right`."""
    if not item.price:
        yield "red and black: both are 0; a starting price is at least one Good"
    if item.trigger not in TIMING:
        yield f"trigger: {item.trigger!r} should be one of {', '.join(TIMING)}"
    elif item.timing != TIMING[item.trigger]:
        right = TIMING[item.trigger]
        yield f"timing: {item.timing!r} should be {right!r} with the trigger {item.trigger!r}"
    elif item.uses not in USES[item.timing]:
        right = " or ".join(USES[item.timing])
        yield f"uses: {item.uses!r} should be {right} with the timing {item.timing!r}"
    if item.crown and item.trigger == "fair-exchange":
        yield "crown: True should be False with the trigger 'fair-exchange': an Item is given by its owner"
    if not item.effects:
        yield "effects: the list is empty; an Item has at least one effect"
    for number, effect in enumerate(item.effects):
        for defect in effect_defects(item, effect):
            yield f"effects[{number}].{defect}"


def effect_defects(item: Item, effect: Effect) -> Iterator[str]:
    """What one effect says wrongly, by itself and with the Item's trigger."""
    op, trigger, who = effect.op, item.trigger, "crown-owners" if item.crown else "owner"
    if op not in OPS:
        yield f"op: {op!r} should be one of {', '.join(OPS)}"
        return
    if effect.who != who:
        yield f"who: {effect.who!r} should be {who!r} with crown = {item.crown} (items.crown)"
    if STANDING.get(trigger, op) != op:
        yield f"op: {op!r} should be {STANDING[trigger]!r}, the only one with the trigger {trigger!r}"
    said = {"op": op, **effect.words()}
    for (key, word), triggers in ONLY_THEN.items():
        if said.get(key) == word and trigger not in triggers:
            right = " or ".join(map(repr, triggers))
            yield f"{key}: {word!r} goes with the trigger {right} only, not with {trigger!r}"
    yield from word_defects(OPS[op], effect)


def word_defects(allowed: Mapping[str, Allowed], effect: Effect) -> Iterator[str]:
    """Keys that an op has not, values that they cannot have, keys that are missing."""
    said = effect.words()
    for key in said.keys() - allowed.keys():
        yield f"{key}: {effect.op!r} has no such key; its keys are {', '.join(allowed)}"
    for key, values in allowed.items():
        if key in said and said[key] not in values:
            yield f"{key}: {said[key]!r} should be {listed(values)}"
        elif key not in said and key not in ("amount", "amount_max", "other_than"):
            yield f"{key} is missing: {listed(values)}"
    amounts = [key for key in ("amount", "amount_max") if key in allowed]
    if amounts and len([key for key in amounts if key in said]) != 1:
        yield f"{' or '.join(amounts)}: exactly one of them should say how many"


def listed(values: Allowed) -> str:
    """The values that a key may have, in words."""
    if isinstance(values, range):
        return f"{values[0]} to {values[-1]}" if len(values) > 1 else str(values[0])
    return f"one of {', '.join(values)}" if len(values) > 1 else repr(values[0])
