"""Rewards and keys put into words before a sentence is filled: `a key and 2 pearls`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ....engine import State
from ..components import KEYS_NEEDED
from ..state import AmbisState


def wording(state: State | None, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a sentence, with a reward and the keys used counted and named."""
    said = dict(facts)
    if isinstance(goods := facts.get("goods"), tuple):
        said["goods"] = reward(goods)
    if isinstance(lords := facts.get("lords"), tuple):
        said["used"] = tuple(keys_used(lords))
    return said


def reward(goods: tuple[str, ...]) -> str:
    """The keys, pearls and monster tokens of a reward."""
    words = tuple(counted(good, number) for good, number in Counter(goods).items())
    return AmbisState.game.texts.name(words)


def keys_used(lords: tuple[str, ...]) -> Iterable[str]:
    """The three keys used for a location: those of some lords, and tokens for the rest."""
    names = AmbisState.game.texts.name
    yield from (_word("key-of").format(lord=names(lord)) for lord in lords)
    if len(lords) < KEYS_NEEDED:
        yield counted("key-token", KEYS_NEEDED - len(lords))


def counted(thing: str, number: int) -> str:
    """Some of a thing, in the right number."""
    one, many = _word(thing).split("|")
    return one if number == 1 else many.format(n=number)


def _word(key: str) -> str:
    return AmbisState.game.texts.tables["words"][key]
