"""Amounts and lists put into words before a sentence is filled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ....engine import State
from ..rules.moves import COLOURS
from ..state import JantarisState

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


def goods(owned: Mapping[str, int]) -> str:
    """Goods in numbers, colour by colour; none as nothing."""
    found = [_counted(f"{colour}-good", number) for colour, number in owned.items() if number]
    return in_a_row(found) if found else _word("no-good")


def merchants(areas: Iterable[str]) -> str:
    """Merchants by where they stand: `2 Merchants from Taira`."""
    there = Counter(areas)
    return in_a_row(_counted("merchant", number, area=in_a_row([area])) for area, number in there.items())


def in_a_row(words: Iterable[str]) -> str:
    """Words as a list: `a, b and c`; ids by their names."""
    return JantarisState.game.texts.name(tuple(words))


def _counted(key: str, number: int, **facts: str) -> str:
    one, many = _word(key).split("|")
    return (one if number == 1 else many).format(n=number, **facts)


def _word(key: str) -> str:
    """A phrase of the table `words`."""
    return JantarisState.game.texts.tables["words"][key]
