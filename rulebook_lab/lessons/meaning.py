"""What questions mean: how likely each entry of a game answers one, whatever words it is put in.

Each word has a place, and so has each entry; a question lies where its words together point, and the entries
that lie in the same direction are likely, those more that have many ways of asking there. `tools/meaning.py`
finds the places from the ways in which learners ask, all games together, and keeps them in meaning.z.
"""

from __future__ import annotations

import math
import zlib
from array import array
from collections.abc import Iterable, Mapping
from functools import cache
from operator import add, mul

import msgspec

from ..engine.files import packaged

FILE = "meaning.z"
SIZE = 64
"""In how many figures a place is told."""
CLOSE = 25.0
"""How sharply ways of asking that lie close to a question are told from those farther away."""
OTHER = "~"
"""Begins the names of what stands among the entries for all that is about something else."""


class Places(msgspec.Struct, frozen=True):
    """Where things lie: their names, the direction of each (`SIZE` bytes, signed), and how far away it is."""

    names: list[str]
    directions: bytes
    distances: list[float]

    def __getitem__(self, number: int) -> list[float]:
        row = memoryview(self.directions).cast("b")[number * SIZE : (number + 1) * SIZE]
        scale = self.distances[number] / math.hypot(*row)
        return [scale * along for along in row]


class Learned(msgspec.Struct, frozen=True):
    """What was learned: where words and the entries of each game lie, how sharply these are told apart, and
    how much a question about a game points towards the nearest of its entries as a rule."""

    words: Places
    entries: dict[str, Places]
    sharpness: float
    straight: dict[str, float] = {}


class Meaning:
    """What was learned about the entries of a game."""

    def __init__(self, learned: Learned, game: str) -> None:
        self._words = learned.words
        self._numbers = {word: number for number, word in enumerate(learned.words.names)}
        self._sharpness = learned.sharpness
        self.straight = learned.straight.get(game, 1.0)
        entries = learned.entries.get(game, Places([], b"", []))
        places = {id: entries[number] for number, id in enumerate(entries.names)}
        self._others = [place for id, place in places.items() if id.startswith(OTHER)]
        self._entries = {id: place for id, place in places.items() if not id.startswith(OTHER)}
        self._places: dict[str, list[float]] = {}
        self._ways: dict[frozenset[str], array[float]] = {}

    def __contains__(self, word: object) -> bool:
        return word in self._numbers

    def towards(self, said: Iterable[Mapping[str, float]]) -> dict[str, float]:
        """How much a question points towards each entry (1: straight, 0: not at all), and `OTHER`; each of
        its words stands for known ones, so surely.

        Nothing where no word says anything; what was not learned is not among the entries.
        """
        direction = self._direction(said)
        if not direction:
            return {}
        found = {id: sum(map(mul, direction, entry)) for id, entry in self._entries.items()}
        others = [sum(map(mul, direction, other)) for other in self._others]
        return {**found, OTHER: max(others)} if others else found

    def beside(self, said: Iterable[Mapping[str, float]], ways: Iterable[frozenset[str]]) -> float:
        """How many ways of asking, each by its known words, lie close to a question; the farther away one
        lies, the less it counts."""
        direction = self._direction(said)
        alongs = (sum(map(mul, direction, self._way(way))) for way in ways)
        return sum(math.exp(CLOSE * (along - 1)) for along in alongs)

    def likely(self, towards: Mapping[str, float]) -> dict[str, float]:
        """How likely each entry answers a question that points so towards them."""
        near = {id: math.exp(self._sharpness * (along - 1)) for id, along in towards.items() if id != OTHER}
        total = sum(near.values())
        return {id: each / total for id, each in near.items()}

    def _direction(self, said: Iterable[Mapping[str, float]]) -> array[float]:
        """In which direction a question lies; nothing where no word says anything."""
        place = [0.0] * SIZE
        for meant in said:
            for word, surely in meant.items():
                place = list(map(add, place, (surely * along for along in self._place(word))))
        far = math.hypot(*place)
        return array("f", (along / far for along in place) if far else ())

    def _way(self, way: frozenset[str]) -> array[float]:
        if way not in self._ways:
            self._ways[way] = self._direction([{word: 1.0} for word in way if word in self])
        return self._ways[way]

    def _place(self, word: str) -> list[float]:
        if word not in self._places:
            self._places[word] = self._words[self._numbers[word]]
        return self._places[word]


@cache
def meaning_of(game: str) -> Meaning:
    """What was learned about a game's entries; about one that is not in the file nothing."""
    return Meaning(learned(), game)


@cache
def learned() -> Learned:
    """What meaning.z holds."""
    return read(packaged(__package__, FILE).read_bytes())


def read(data: bytes) -> Learned:
    """What was written."""
    return msgspec.msgpack.decode(zlib.decompress(data), type=Learned)


def written(found: Learned) -> bytes:
    """What was learned, as a file's bytes."""
    return zlib.compress(msgspec.msgpack.encode(found), 9)
