"""Facts of sentences that need more than a name."""

from __future__ import annotations

from typing import Any


def wording(state: object, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a move along the road say which way it goes: only in vain back."""
    if "guide" not in facts:
        return facts
    way = "way:ahead" if facts["fields"] > 0 else "way:back"
    return {**facts, "way": way, "fields": abs(facts["fields"])}
