"""Facts of sentences that need more than a name."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....engine.wording import Phrase


def wording(state: object, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a move along the road say which way it goes: only in vain back."""
    if isinstance(facts.get("gains"), tuple):
        return {**facts, "gains": tuple(counted(*each) for each in Counter(facts["gains"]).items())}
    if "guide" not in facts:
        return facts
    way = "way:ahead" if facts["fields"] > 0 else "way:back"
    return {**facts, "way": way, "fields": abs(facts["fields"])}


def counted(gain: str, number: int) -> Phrase:
    """Something gained, with its number: `an escort`, `2 light cards`."""
    return Phrase(f"gain-{gain}", {"count": number})
