"""Amounts and lists put into words before a sentence is filled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ....engine import State
from ....engine.wording import Phrase
from ..rules.moves import COLOURS

Facts = dict[str, Any]


def wording(state: State | None, facts: Mapping[str, Any]) -> Facts:
    """The facts of a sentence, with what is said of them together: `2 red Goods and 1 black Good`."""
    said = dict(facts)
    if all(isinstance(facts.get(colour), int) for colour in COLOURS):
        said["amounts"] = goods({colour: facts[colour] for colour in COLOURS})
    if isinstance(facts.get("goods"), int) and facts.get("colour") in COLOURS:
        said["amount"] = goods({facts["colour"]: facts["goods"]})
    if isinstance(facts.get("areas"), tuple):
        said["removed"] = merchants(facts["areas"])
    return said


def goods(owned: Mapping[str, int]) -> tuple[Phrase, ...]:
    """Goods in numbers, colour by colour; none as nothing."""
    found = tuple(Phrase(f"{colour}-good", {"count": number}) for colour, number in owned.items() if number)
    return found or (Phrase("no-good"),)


def merchants(areas: Iterable[str]) -> tuple[Phrase, ...]:
    """Merchants by where they stand: `2 Merchants from Taira`."""
    there = Counter(areas)
    return tuple(Phrase("merchant", {"count": number, "area": area}) for area, number in there.items())
