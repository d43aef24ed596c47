"""Finding what is asked for: questions compared with the ways in which learners ask, and with the texts.

A question is as near to a way of asking as the words that both hold weigh, rare ones more; a word may stand
for one that is said instead of it or, where nothing is spelled so, for the one spelled most like it. What the
texts hold (by BM25, Robertson and Spärck Jones) decides between entries that are asked for alike.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import chain, pairwise
from typing import NamedTuple

from ..engine.language import ENGLISH
from .words import fold, habits, spoken, stem

SATURATION, LENGTH_WEIGHT = 1.2, 0.75
"""The usual k1 and b of BM25."""
LESS_SURE = 0.8
"""How much a word counts that is said instead of the one asked for."""
PLAIN = 1.5
"""The most that a word such as "how" or "after" weighs."""
HELD, SAID = 0.72, 0.28
"""How much it counts that the question's words stand in a way of asking, and that its words stand in the
question: powers of the two shares."""
TEXT = 1.4
"""How much what a text holds counts beside how it is asked for."""
ALIKE, ALIKE_SHORT, SHORT = 0.76, 0.85, 4
"""How alike two spellings must be, and those of words of so many letters."""
THING = 0.05
"""For which share of the entries it must be asked by a word that names a thing of theirs."""
ALIKE_PLAIN = 0.75
"""How alike a plain word must be spelled: one letter of four may be wrong."""
_LETTERS = re.compile(r"[^\W\d_]+")


class Entry(NamedTuple):
    """Something to be found: the ways of asking for it, in one language and in another, and the texts that
    tell it in the first, with their weights."""

    ways: Sequence[str]
    others: Sequence[str] = ()
    texts: Sequence[tuple[str, int]] = ()


class Found(NamedTuple):
    """An entry by its number, and its score."""

    score: float
    number: int


class _Asked(NamedTuple):
    """A word of a question: what it stands for and how surely, and what it weighs."""

    meant: Mapping[str, float]
    weight: float


class Index:
    """Entries to be searched."""

    def __init__(
        self,
        entries: Iterable[Entry],
        language: str = ENGLISH,
        other: str = ENGLISH,
        same: Mapping[str, frozenset[str]] | None = None,
        plain: Iterable[str] = (),
    ) -> None:
        self._language, self._other = language, other
        self._habits = habits(language)
        self._same = (self._habits.same, same or {})
        self._plain = self._habits.plain - self._habits.telling | frozenset(plain)
        self._neutral = self._plain | self._habits.everyday
        self._spelled: dict[str, set[str]] = defaultdict(set)
        """The stems of every word as it is spelled."""
        self._likenesses: dict[str, dict[str, float]] = {}
        self._ways: list[tuple[int, frozenset[str]]] = []
        self._apart: dict[str, tuple[str, ...]] = {}
        """Neighbouring words of the entries, by what they are written as one."""
        counts = []
        for number, entry in enumerate(entries):
            for said, tongue in ((entry.ways, language), (entry.others, other)):
                self._ways += [(number, frozenset(self._stems(way, tongue))) for way in said]
            counted = self._counted([*entry.texts, *((way, 1) for way in entry.ways)], language)
            counts.append(counted + self._counted([(way, 1) for way in entry.others], other))
        self._texts = _Texts(counts)
        asked_for = {(word, number) for number, way in self._ways for word in way}
        self._spread = Counter(word for word, _ in asked_for)
        self._size = len(counts)
        self.ways: dict[int, list[frozenset[str]]] = defaultdict(list)
        """The ways of asking for each entry, in stems."""
        for number, way in self._ways:
            self.ways[number].append(way)
        self._holding: dict[str, list[int]] = defaultdict(list)
        for at, (_, way) in enumerate(self._ways):
            for word in way:
                self._holding[word].append(at)
        self._weighed: dict[str, float] = {}
        self._dull = {stem(word, tongue) for word in self._plain for tongue in (language, other)}
        self._weights = [sum(map(self._weight, way)) for _, way in self._ways]
        for form, word in self._habits.forms.items():
            if self._knows(stem(word, language)):
                self._spelled[form].add(stem(word, language))

    def search(self, question: str) -> list[Found]:
        """The entries that answer a question, best first."""
        asked = [self._asked(word) for word in self._words(question)]
        total = sum(word.weight for word in asked)
        if not total:
            return []
        near = self._near(asked, total)
        by_text = self._texts.scores(asked)
        hits = [
            Found(near.get(number, 0.0) + TEXT * by_text.get(number, 0.0), number)
            for number in near.keys() | by_text.keys()
        ]
        return sorted(hits, key=lambda hit: (-hit.score, hit.number))

    def known(self, question: str) -> float:
        """The share of a question (0 to 1) that is put in words of the entries or words said for them; one
        that is only spelled like one of theirs counts half, figures not at all."""
        said = (word for word in self._words(question) if word not in self._plain and not word.isdigit())
        asked = [(word, self._asked(word)) for word in said]
        total = sum(each.weight for _, each in asked)
        there = sum(each.weight * (1.0 if self._is_said(word) else 0.5) for word, each in asked if each.meant)
        return there / total if total else 1.0

    def is_elsewhere(self, question: str) -> bool:
        """Whether a word of other games is among those of a question that is none of this one."""
        foreign = (word for word in self._words(question) if word in self._habits.elsewhere)
        return any(
            not self._is_said(word) and not any(map(self._knows, self._both(word))) for word in foreign
        )

    def says(self, question: str) -> bool:
        """Whether there is more in a question than plain words."""
        return any(word not in self._plain for word in self._words(question))

    def names(self, question: str) -> bool:
        """Whether a thing that many entries are about is named: not what is talked of in any game."""
        said = (word for word in self._words(question) if word not in self._neutral)
        meant = chain.from_iterable(
            self._both(word) if self._is_said(word) else self._alike(word) for word in said
        )
        return any(self._spread[word] >= THING * self._size and word not in self._same[0] for word in meant)

    def corrected(self, question: str) -> str:
        """A question in which two letters of a word that changed places stand as they should: "frist" is
        first, "cna" is can. Short words become only plain ones: a cat is no act."""
        return _LETTERS.sub(lambda found: self._in_order(found[0]), question)

    def _in_order(self, word: str) -> str:
        said = fold(word)
        if len(said) < SHORT - 1 or self._is_spelled(said):
            return word
        places = [*range(1, len(said) - 1), 0]  # the first letter is seldom mistyped
        swapped = (said[:at] + said[at + 1] + said[at] + said[at + 2 :] for at in places)
        known = self._is_spelled if len(said) >= SHORT else self._neutral.__contains__
        return next(filter(known, swapped), word)

    def _is_spelled(self, word: str) -> bool:
        return word in self._spelled or word in self._neutral or word in self._habits.elsewhere

    def read(self, question: str, known: Container[str]) -> list[dict[str, float]]:
        """For each word of a question the known ones that it is: itself or, where nothing is spelled so,
        those that are said instead of it, or spelled most like it, and how surely."""
        said = self._words(question)
        languages = (self._language, self._other)
        spoken_in = max(languages, key=lambda language: sum(stem(word, language) in known for word in said))
        return [self._known(word, known, (spoken_in, *languages)) for word in said]

    def _known(self, word: str, known: Container[str], languages: Iterable[str]) -> dict[str, float]:
        for language in languages:
            if (there := stem(word, language)) in known:
                return {there: 1.0}
        alike = {} if word in self._neutral else self._said_for(word) or self._alike(word)
        return {there: surely for there, surely in alike.items() if there in known}

    def _is_said(self, word: str) -> bool:
        """Whether a word, or one said for it, stands in a way of asking."""
        meant = self._both(word).union(self._instead_of(stem(word, self._language)))
        return not meant.isdisjoint(self._spread)

    # -- how it is asked for ----------------------------------------------------------------

    def _near(self, asked: Sequence[_Asked], total: float) -> dict[int, float]:
        """For each entry how near the nearest way of asking for it is."""
        held: dict[int, float] = defaultdict(float)
        there: dict[int, float] = defaultdict(float)
        surest: dict[str, float] = {}
        for word in asked:
            for at, surely in self._held(word.meant):
                held[at] += word.weight * surely
            for meant, surely in word.meant.items():
                surest[meant] = max(surely, surest.get(meant, 0.0))
        for meant, surely in surest.items():
            weight = self._weight(meant) * surely
            for at in self._holding.get(meant, ()):
                there[at] += weight
        best: dict[int, float] = {}
        for at, weight in held.items():
            number = self._ways[at][0]
            # both powers at once, as only the best of an entry counts
            score = weight * (there[at] / self._weights[at]) ** (SAID / HELD)
            if score > best.get(number, 0.0):
                best[number] = score
        return {number: (score / total) ** HELD for number, score in best.items()}

    def _held(self, meant: Mapping[str, float]) -> Iterable[tuple[int, float]]:
        """The ways that hold what a word stands for, each once, and how surely."""
        if len(meant) == 1:
            ((known, surely),) = meant.items()
            return ((at, surely) for at in self._holding.get(known, ()))
        best: dict[int, float] = {}
        for known, surely in meant.items():
            for at in self._holding.get(known, ()):
                if surely > best.get(at, 0.0):
                    best[at] = surely
        return best.items()

    def _weight(self, word: str) -> float:
        if word not in self._weighed:
            rarity = math.log(1 + self._size / self._spread[word]) if word in self._spread else self._rarest
            self._weighed[word] = min(rarity, PLAIN) if word in self._dull else rarity
        return self._weighed[word]

    @property
    def _rarest(self) -> float:
        return math.log(1 + self._size)

    # -- what a word stands for -------------------------------------------------------------

    def _asked(self, word: str) -> _Asked:
        spelled = {known: 1.0 for known in self._both(word) if self._knows(known)}
        meant = self._said_for(word)
        if not spelled and not meant and word not in self._neutral:
            spelled = self._alike(word)
        for known, surely in spelled.items():
            meant |= {
                other: max(LESS_SURE * surely, meant.get(other, 0.0)) for other in self._instead_of(known)
            }
        meant |= spelled
        if not meant and (word in self._neutral or self._is_like_plain(word)):
            return _Asked({}, 0.0)
        weights = map(self._weight, spelled or meant)
        return _Asked(meant, max(weights, default=self._rarest))

    def _said_for(self, word: str) -> dict[str, float]:
        return dict.fromkeys(self._instead_of(stem(word, self._language)), LESS_SURE)

    def _instead_of(self, word: str) -> Iterator[str]:
        """The known words that are said for a word."""
        return (other for same in self._same for other in same.get(word, ()) if self._knows(other))

    def _is_like_plain(self, word: str) -> bool:
        """Whether a word that means nothing is a plain one misspelled, as "meny"."""
        alike = (likeness(fold(word), plain, ALIKE_PLAIN) for plain in self._plain)
        return len(word) >= SHORT and max(alike, default=0.0) >= ALIKE_PLAIN

    def _both(self, word: str) -> set[str]:
        return {stem(word, self._language), stem(word, self._other)}

    def _knows(self, word: str) -> bool:
        return word in self._spread or word in self._texts

    def _alike(self, word: str) -> dict[str, float]:
        """The known words that are spelled most like one, and how alike they are."""
        if word not in self._likenesses:
            self._likenesses[word] = self._most_alike(fold(word))
        return self._likenesses[word]

    def _most_alike(self, plain: str) -> dict[str, float]:
        if len(plain) < SHORT - 1:
            return {}
        enough = ALIKE if len(plain) > SHORT else ALIKE_SHORT
        found: dict[str, float] = {}
        for spelled, stems in self._spelled.items():
            if (alike := likeness(plain, spelled, enough)) >= enough:
                found |= {known: max(alike, found.get(known, 0.0)) for known in stems}
        best = max(found.values(), default=0.0)
        return {known: alike for known, alike in found.items() if alike > best - 0.05}

    # -- reading ----------------------------------------------------------------------------

    def _words(self, question: str) -> list[str]:
        """The words of a question, "lightbulb" as two, as the entries have it, "market place" as one."""
        said = spoken(question, self._language)
        found: list[str] = []
        for word in said:
            joined = fold(found[-1] + word) if found else ""
            if joined in self._spelled and joined not in self._apart and min(len(found[-1]), len(word)) > 2:
                found[-1] = joined
            elif fold(word) in self._spelled:
                found.append(word)
            else:
                found += self._apart.get(fold(word), (word,))
        return found

    def _stems(self, text: str, language: str) -> Iterable[str]:
        said = spoken(text, self._language)
        for pair in pairwise(said):
            self._apart["".join(map(fold, pair))] = pair
        for word in said:
            found = stem(word, language)
            self._spelled[fold(word)].add(found)
            yield found

    def _said(self, text: str) -> Iterator[str]:
        """The words of a text that say something."""
        return (word for word in spoken(text, self._language) if word not in self._plain)

    def _counted(self, parts: Sequence[tuple[str, int]], language: str) -> Counter[str]:
        counts: Counter[str] = Counter()
        for text, weight in parts:
            for word in self._said(text):
                known = stem(word, language)
                counts[known] += weight
                self._spelled[fold(word)].add(known)
        return counts


class _Texts:
    """What the texts of entries hold, by BM25; scores are shares of the most that a question could have."""

    def __init__(self, counts: Sequence[Counter[str]]) -> None:
        self._counts = counts
        self._lengths = [sum(each.values()) for each in counts]
        self._mean = sum(self._lengths) / max(len(counts), 1) or 1.0
        self._holding: dict[str, list[int]] = defaultdict(list)
        for number, each in enumerate(counts):
            for word in each:
                self._holding[word].append(number)

    def __contains__(self, word: str) -> bool:
        return word in self._holding

    def scores(self, asked: Sequence[_Asked]) -> dict[int, float]:
        most = sum(max(map(self._rarity, word.meant), default=word.weight) for word in asked) or 1.0
        found: dict[int, float] = defaultdict(float)
        for word in asked:
            best: dict[int, float] = {}
            for known, surely in word.meant.items():
                for number in self._holding.get(known, ()):
                    best[number] = max(surely * self._score(known, number), best.get(number, 0.0))
            for number, score in best.items():
                found[number] += score / most / (SATURATION + 1)
        return found

    def _score(self, word: str, number: int) -> float:
        count = self._counts[number][word]
        length = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * self._lengths[number] / self._mean
        return self._rarity(word) * count * (SATURATION + 1) / (count + SATURATION * length)

    def _rarity(self, word: str) -> float:
        texts, holding = len(self._counts), len(self._holding.get(word, ()))
        return math.log(1 + (texts - holding + 0.5) / (holding + 0.5))


def likeness(one: str, other: str, enough: float) -> float:
    """How alike two words are spelled: 1 for the same, 0 for less than enough."""
    if abs(len(one) - len(other)) > 2 or (one[0] != other[0] and one[1:2] != other[1:2]):
        return 0.0
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    if matcher.real_quick_ratio() < enough or matcher.quick_ratio() < enough:
        return 0.0
    return matcher.ratio()
