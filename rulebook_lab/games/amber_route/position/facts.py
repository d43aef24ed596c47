"""The figures of a position by name, and facts of sentences that need more than a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ....engine import Fact
from ....engine.wording import Phrase
from ..rules.challenges import Preparing
from ..rules.dice import Challenge, Shaping
from ..rules.duels import Duel
from ..rules.monsters import Monster
from ..state import AmberRouteState


def facts(state: AmberRouteState) -> dict[str, Fact]:
    """Tell what each player has, the supplies and decks, and the challenge in progress."""
    table: dict[str, Fact] = {
        "active": state.active or "none",
        "first": state.first or "none",
        "over": not state.pending,
        "pool": state.pool,
        "supply": state.supply,
        **challenge_facts(state),
    }
    for pile in ("light_deck", "light_discard", "dark_deck", "dark_discard"):
        table[pile] = len(getattr(state, pile))
    scores = state.scores
    for seat, player in state.seated:
        for figure in ("field", "escorts", "loose", "secured", "lost_turns"):
            table[f"{figure}.{seat}"] = getattr(player, figure)
        table[f"cards.{seat}"] = len(player.hand)
        table[f"kept.{seat}"] = len(player.kept)
        table[f"points.{seat}"] = scores[seat].total
    return table


def challenge_facts(state: AmberRouteState) -> dict[str, Fact]:
    """Tell of the challenge or duel in progress: nothing ("none", 0) where there is none."""
    table: dict[str, Fact] = {"threat": "none", "difficulty": "none", "life": 0, "round": 0, "total": 0}
    for frame in state.pending:
        if isinstance(frame, Preparing | Challenge):
            table |= {"threat": state.box.dark[frame.card].threat, "difficulty": frame.difficulty}
        if isinstance(frame, Monster):
            table |= {"life": frame.life, "round": frame.round}
        if isinstance(frame, Duel):
            table |= {"threat": "duel"}
        if isinstance(frame, Shaping):
            table |= {"total": sum(frame.dice) + sum(frame.bought)}
    return table


def wording(state: AmberRouteState | None, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Count what a gift brings; say which way a move along the road goes: only in vain back."""
    if isinstance(facts.get("gains"), tuple):
        gains = Counter[str](facts["gains"])
        return {**facts, "gains": tuple(Phrase(f"gain-{gain}", {"count": gains[gain]}) for gain in gains)}
    if "guide" in facts:
        way = "way:ahead" if facts["fields"] > 0 else "way:back"
        return {**facts, "way": way, "fields": abs(facts["fields"])}
    return dict(facts)
