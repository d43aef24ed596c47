"""Goods and Merchants in numbers: the facts of a sentence that are said together."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....engine.wording import Phrase
from ..state import COLOURS, JantarisState


def wording(state: JantarisState | None, facts: dict[str, Any]) -> dict[str, Any]:
    """Adds `amounts` for red and black, `amount` for Goods of a colour, `removed` for areas."""
    said = dict(facts)
    if all(isinstance(facts.get(colour), int) for colour in COLOURS):
        said["amounts"] = goods({colour: facts[colour] for colour in COLOURS})
    if isinstance(facts.get("goods"), int) and facts.get("colour") in COLOURS:
        said["amount"] = goods({facts["colour"]: facts["goods"]})
    if isinstance(areas := facts.get("areas"), tuple):
        said["removed"] = tuple(
            Phrase("merchant", {"count": number, "area": area}) for area, number in Counter(areas).items()
        )
    return said


def goods(owned: dict[str, int]) -> tuple[Phrase, ...]:
    """So many Goods of each colour, `2 red Goods` and `1 black Good`; or none."""
    found = tuple(Phrase(f"{colour}-good", {"count": number}) for colour, number in owned.items() if number)
    return found or (Phrase("no-good"),)
