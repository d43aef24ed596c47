"""Ranked search over short texts, tolerant of typing errors, endings and missing diacritics; pure Python.

Ranking is BM25 (Robertson and Spärck Jones), times the share of the query that a text speaks of; a word of
the query that no text holds stands for the words most like it, by the letters and by the pairs of letters
that they share, and a word stands for those that rulebooks say instead of it.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache

SATURATION, LENGTH_WEIGHT = 1.2, 0.75
"""The usual k1 and b of BM25."""
LIKE_ENOUGH = 0.72
"""How alike two words must be (0 to 1) for one to stand for the other."""
_LETTERS = str.maketrans({"đ": "dj", "ł": "l", "ø": "o", "æ": "ae", "ß": "ss", "ı": "i"})
_TOO_COMMON = """
    a an and any are as at be been by can do does ever for from get has have how i if in is it its many
    may me must my no not of on one or so than that the their them then there they this to was what when
    which who why will with would you your
"""
_COMMON = frozenset(_TOO_COMMON.split())
_INSTEAD = """
    buy bought purchase buyer | cost price much | fight fought | limit most | pay paid price |
    repeat again twice | own owned hold | begin start first | win winner | end ending over | empty left |
    blindly unseen peek look | use used using | compulsory mandatory obliged | banish banished | carry load
"""
LESS_SURE = 0.6
"""How much a word counts that is said instead of the one asked for."""


@lru_cache(maxsize=20_000)
def words(text: str) -> tuple[str, ...]:
    """The words of a text as they are compared: small letters without diacritics and endings.

    >>> words("Which lords' powers would the Čuvarka stop?")
    ('lord', 'power', 'cuvarka', 'stop')
    """
    flat = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    plain = "".join(letter for letter in flat if not unicodedata.combining(letter))
    found = re.findall(r"[a-z0-9]+|[^\W\d_a-z]+", plain)
    return tuple(_stem(word) for word in found if word not in _COMMON)


def _stem(word: str) -> str:
    for ending, kept, put in (("ies", 2, "y"), ("ing", 4, ""), ("ed", 4, ""), ("es", 4, "e"), ("s", 3, "")):
        if word.endswith(ending) and len(word) - len(ending) >= kept and not word.endswith("ss"):
            word = word[: -len(ending)] + put
            break
    return word[:-1] if len(word) > 4 and word.endswith("e") else word


@lru_cache(maxsize=1)
def _instead() -> dict[str, set[str]]:
    """For each word those that may be said instead of it."""
    found: dict[str, set[str]] = {}
    for group in _INSTEAD.split("|"):
        same = set(words(group))
        for word in same:
            found.setdefault(word, set()).update(same - {word})
    return found


class Index:
    """Texts to be searched; each is a sequence of (text, weight)."""

    def __init__(self, texts: Iterable[Sequence[tuple[str, int]]]) -> None:
        self._counts = [_weighted(parts) for parts in texts]
        self._lengths = [sum(counts.values()) for counts in self._counts]
        self._mean = sum(self._lengths) / max(len(self._lengths), 1) or 1.0
        self._spread = Counter(word for counts in self._counts for word in counts)

    def search(self, query: str) -> list[tuple[float, int]]:
        """Scores and numbers of the texts that match, best first."""
        asked = [meant for word in words(query) if (meant := self._meant(word))]
        weights = [max(self._rarity(known) for known, _ in meant) for meant in asked]
        hits = []
        for number, counts in enumerate(self._counts):
            found = [self._best(meant, counts, number) for meant in asked]
            spoken_of = sum(weight for weight, score in zip(weights, found, strict=True) if score)
            if spoken_of:
                hits.append((sum(found) * spoken_of / sum(weights), number))
        return sorted(hits, key=lambda hit: (-hit[0], hit[1]))

    def _best(self, meant: Iterable[tuple[str, float]], counts: Counter[str], number: int) -> float:
        """What the best of the words meant counts in a text; 0 when none is there."""
        there = (likeness * self._score(known, number) for known, likeness in meant if known in counts)
        return max(there, default=0.0)

    def _score(self, word: str, number: int) -> float:
        count = self._counts[number][word]
        length = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * self._lengths[number] / self._mean
        return self._rarity(word) * count * (SATURATION + 1) / (count + SATURATION * length)

    def _rarity(self, word: str) -> float:
        texts, holding = len(self._counts), self._spread[word]
        return math.log(1 + (texts - holding + 0.5) / (holding + 0.5))

    def _meant(self, word: str) -> list[tuple[str, float]]:
        """The known words that a word of the query stands for, and how surely."""
        instead = [(other, LESS_SURE) for other in _instead().get(word, ()) if other in self._spread]
        if word in self._spread:
            return [(word, 1.0), *instead]
        return self._alike(word) + instead

    def _alike(self, word: str) -> list[tuple[str, float]]:
        alike = [(known, _likeness(word, known)) for known in self._spread]
        near = sorted(
            (pair for pair in alike if pair[1] >= LIKE_ENOUGH), key=lambda pair: (-pair[1], pair[0])
        )
        return near[:3]


def _weighted(parts: Sequence[tuple[str, int]]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for text, weight in parts:
        for word in words(text):
            counts[word] += weight
    return counts


def _likeness(one: str, other: str) -> float:
    """How alike two words are: 1 for the same, 0 for nothing in common."""
    if not one or not other or abs(len(one) - len(other)) > 3:
        return 0.0
    if min(len(one), len(other)) >= 4 and (one.startswith(other) or other.startswith(one)):
        return 0.9
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    if matcher.real_quick_ratio() < LIKE_ENOUGH:
        return 0.0
    return max(matcher.ratio(), _shared_pairs(one, other))


def _shared_pairs(one: str, other: str) -> float:
    """Dice's coefficient of the pairs of neighbouring letters."""
    ours, theirs = _pairs(one), _pairs(other)
    return 2 * len(ours & theirs) / max(len(ours) + len(theirs), 1)


def _pairs(word: str) -> set[str]:
    return {word[at : at + 2] for at in range(len(word) - 1)}
