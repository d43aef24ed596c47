"""Rewards and keys as facts of a sentence: `a key and 2 pearls`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ....engine import State
from ....engine.wording import Phrase
from ..components import KEYS_NEEDED


def wording(state: State | None, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a sentence, with a reward and the keys used counted."""
    said = dict(facts)
    if isinstance(goods := facts.get("goods"), tuple):
        said["goods"] = reward(goods)
    if isinstance(lords := facts.get("lords"), tuple):
        said["used"] = tuple(keys_used(lords))
    return said


def reward(goods: tuple[str, ...]) -> tuple[Phrase, ...]:
    """The keys, pearls and monster tokens of a reward."""
    return tuple(counted(good, number) for good, number in Counter(goods).items())


def keys_used(lords: tuple[str, ...]) -> Iterable[Phrase]:
    """The three keys used for a location: those of some lords, and tokens for the rest."""
    yield from (Phrase("key-of", {"lord": lord}) for lord in lords)
    if len(lords) < KEYS_NEEDED:
        yield counted("key-token", KEYS_NEEDED - len(lords))


def counted(thing: str, number: int) -> Phrase:
    """Some of a thing."""
    return Phrase(thing, {"count": number})
