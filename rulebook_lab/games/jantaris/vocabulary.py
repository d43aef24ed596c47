"""The words in which an Item says when it works and what it does; every defect of an entry is named.

An entry that reads well is a `dict` of TOML values; `check_item` yields what is wrong with it, each time
with the key and what would be right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Entry = Mapping[str, Any]

TIMING = {
    "bought": "on-purchase",
    "turn-start": "turn-start",
    "marketplace-used": "situation",
    "guild-house-placed": "situation",
    "bazaar-entered": "situation",
    "bidding": "situation",
    "token-moved": "situation",
    "strengthen-alone": "situation",
    "banished": "situation",
    "fair-opened": "situation",
    "fair-exchange": "situation",
    "market-claimed": "situation",
}
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
    ("op", "replace-offer"): ("bazaar-entered",),
    ("from", "active-district"): ("token-moved", "strengthen-alone"),
    ("to", "active-district"): ("token-moved", "strengthen-alone"),
    ("to", "same-area"): ("guild-house-placed",),
    ("other_than", "first-target"): ("strengthen-alone",),
}
"""Words that mean something at some triggers only."""

ITEM_KEYS: dict[str, tuple[type, str]] = {
    "name": (str, "the name printed on the card"),
    "prestige": (int, "a whole number from 0 on"),
    "red": (int, "0 to 6 red Goods"),
    "black": (int, "0 to 6 black Goods"),
    "crown": (bool, "true or false"),
    "timing": (str, "one of on-purchase, turn-start, situation"),
    "uses": (str, "one of once, every-time, discard"),
    "trigger": (str, f"one of {', '.join(TIMING)}"),
    "mandatory": (bool, "true or false"),
    "text": (str, "what the card says"),
    "effects": (list, "a list of effects such as {op = 'gain', who = 'owner', color = 'red', amount = 1}"),
}
FURTHER_KEYS = {"id", "either_or", "provenance", "note"}


def check_item(entry: Entry) -> Iterator[str]:
    """Every defect of an Item's entry: `key: what is wrong, what would be right`."""
    for key, (kind, right) in ITEM_KEYS.items():
        if key not in entry:
            yield f"{key} is missing: {right}"
        elif type(entry[key]) is not kind:
            yield f"{key}: {entry[key]!r} should be {right}"
    for key in entry.keys() - ITEM_KEYS.keys() - FURTHER_KEYS:
        yield f"{key}: no such key; the keys are {', '.join(ITEM_KEYS)}, either_or, provenance and note"
    if all(type(entry.get(key)) is kind for key, (kind, _) in ITEM_KEYS.items()):
        yield from _check_figures(entry)
        yield from _check_moment(entry)
        yield from _check_effects(entry)


def _check_figures(item: Entry) -> Iterator[str]:
    if item["prestige"] < 0:
        yield f"prestige: {item['prestige']} should be a whole number from 0 on"
    for colour in ("red", "black"):
        if item[colour] not in range(7):
            yield f"{colour}: {item[colour]} cannot be paid; a player owns at most 6 (goods.limit)"
    if not item["red"] + item["black"]:
        yield "red and black: both are 0; a starting price is at least one Good"


def _check_moment(item: Entry) -> Iterator[str]:
    trigger = item["trigger"]
    if trigger not in TIMING:
        yield f"trigger: {trigger!r} should be one of {', '.join(TIMING)}"
        return
    if item["timing"] != TIMING[trigger]:
        yield f"timing: {item['timing']!r} should be {TIMING[trigger]!r} with the trigger {trigger!r}"
    elif item["crown"] and trigger == "fair-exchange":
        yield "crown: True should be False with the trigger 'fair-exchange': an Item is given by its owner"
    elif item["uses"] not in USES[item["timing"]]:
        right = " or ".join(USES[item["timing"]])
        yield f"uses: {item['uses']!r} should be {right} with the timing {item['timing']!r}"


def _check_effects(item: Entry) -> Iterator[str]:
    if not item["effects"]:
        yield "effects: the list is empty; an Item has at least one effect"
    for number, effect in enumerate(item["effects"]):
        if not isinstance(effect, dict):
            yield f"effects[{number}]: {effect!r} should be a table such as {{op = 'gain', who = 'owner'}}"
            continue
        for defect in _check_effect(item, effect):
            yield f"effects[{number}].{defect}"


def _check_effect(item: Entry, effect: Entry) -> Iterator[str]:
    op = effect.get("op")
    if op not in OPS:
        yield f"op: {op!r} should be one of {', '.join(OPS)}"
        return
    who = "crown-owners" if item["crown"] else "owner"
    if effect.get("who") != who:
        yield f"who: {effect.get('who')!r} should be {who!r} with crown = {item['crown']} (items.crown)"
    yield from _check_trigger(item["trigger"], effect)
    yield from _check_keys(OPS[op], effect)


def _check_trigger(trigger: str, effect: Entry) -> Iterator[str]:
    op = effect["op"]
    if STANDING.get(trigger, op) != op:
        yield f"op: {op!r} should be {STANDING[trigger]!r}, the only one with the trigger {trigger!r}"
    for needed, standing in STANDING.items():
        if op == standing and trigger in TIMING and trigger != needed:
            yield f"op: {op!r} goes with the trigger {needed!r} only, not with {trigger!r}"
    for (key, word), triggers in ONLY_THEN.items():
        if effect.get(key) == word and trigger not in triggers:
            yield f"{key}: {word!r} goes with the trigger {' or '.join(triggers)} only, not with {trigger!r}"


def _check_keys(allowed: Mapping[str, Allowed], effect: Entry) -> Iterator[str]:
    for key in effect.keys() - allowed.keys() - {"op", "who"}:
        yield f"{key}: {effect['op']!r} has no such key; its keys are {', '.join(allowed)}"
    for key, values in allowed.items():
        if key in effect:
            if isinstance(effect[key], bool) or effect[key] not in values:
                yield f"{key}: {effect[key]!r} should be {_listed(values)}"
        elif key not in ("amount", "amount_max", "other_than"):
            yield f"{key} is missing: {_listed(values)}"
    amounts = [key for key in ("amount", "amount_max") if key in allowed]
    if amounts and len([key for key in amounts if key in effect]) != 1:
        yield f"{' or '.join(amounts)}: exactly one of them should say how many"


def _listed(values: Allowed) -> str:
    if isinstance(values, range):
        return f"{values[0]} to {values[-1]}" if len(values) > 1 else str(values[0])
    return f"one of {', '.join(values)}" if len(values) > 1 else repr(values[0])
