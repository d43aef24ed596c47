"""Facts of sentences that need more than a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ....engine.wording import Phrase
from ..state import AmberRouteState


def wording(state: AmberRouteState | None, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Count what a gift brings; say which way a move along the road goes: only in vain back."""
    if isinstance(facts.get("gains"), tuple):
        gains = Counter[str](facts["gains"])
        return {**facts, "gains": tuple(Phrase(f"gain-{gain}", {"count": gains[gain]}) for gain in gains)}
    if "guide" in facts:
        way = "way:ahead" if facts["fields"] > 0 else "way:back"
        return {**facts, "way": way, "fields": abs(facts["fields"])}
    return dict(facts)
