"""Rewards and keys as facts of a sentence: `a key and 2 pearls`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ....engine import State
from ....engine.wording import Phrase
from ..components import KEYS_NEEDED


def wording(state: State | None, facts: Mapping[str, object]) -> dict[str, object]:
    """The facts of a sentence, with a reward and the keys used counted."""
    said = dict(facts)
    if isinstance(goods := facts.get("goods"), tuple):
        said["goods"] = reward(goods)
    if isinstance(lords := facts.get("lords"), tuple):
        tokens = ["key-token"] * (KEYS_NEEDED - len(lords))
        said["used"] = (*(Phrase("key-of", {"lord": lord}) for lord in lords), *reward(tokens))
    return said


def reward(goods: Iterable[str]) -> tuple[Phrase, ...]:
    """The keys, pearls and monster tokens of a reward."""
    return tuple(Phrase(good, {"count": number}) for good, number in Counter(goods).items())
