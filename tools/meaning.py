"""Learns what questions mean from the ways in which learners ask: `python -m tools.meaning`, two minutes;
with `--others` only anew what questions about something else mean, in seconds.

A question lies where its words point together; places of words and entries are moved until each way of asking
lies near its own entry and far from the others (a softmax over a game's entries, Adam, some words of each way
left out by chance). Words begin where `word_vectors.z` has them, so that those that no way holds lie near
others of their meaning: places of common English words by the sentence encoder all-MiniLM-L6-v2 (Apache 2.0),
their 64 main directions.
"""

from __future__ import annotations

import sys
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

import rulebook_lab as lab
from rulebook_lab.engine.language import ENGLISH, languages
from rulebook_lab.lessons import meaning
from rulebook_lab.lessons.ask import entries_of
from rulebook_lab.lessons.asked import asked_of
from rulebook_lab.lessons.meaning import OTHER, SIZE, Learned, Places
from rulebook_lab.lessons.words import spoken, stem

VECTORS = Path(__file__).parent / "word_vectors.z"
OFF_TOPIC = Path(__file__).parent / "off_topic.txt"
"""Questions that are about no game, or about another, kind by kind: an entry of their own in each game, and
one for each kind that lies in their middle."""
ROUNDS, AT_ONCE = 9, 256
LEFT_OUT = 0.2
"""How many of a way's words are left out each time it is learned from."""
FROM_TEXT, LONGEST = 0.6, 14
"""How much an entry's own text counts beside a way of asking, and how many words are read at a time."""
LEARNED_FROM = 5
"""How many kinds of questions about something else are learned from: with more, ways of asking are told apart
from them less well. The others only have their direction."""
STEP, STEADY = 0.008, 0.02
"""How far places move at a time in the first round (evenly less from round to round), and how strongly words
are held where they began."""

Matrix = NDArray[np.float32]


class Way(NamedTuple):
    """A way of asking: its words by number, the entry that it asks for, and how much it counts."""

    words: list[int]
    entry: int
    counts: float


class Told(NamedTuple):
    """What is said of an entry: a way of asking in stems, or its text."""

    entry: str
    stems: tuple[str, ...]
    counts: float


def told(game: str) -> Iterator[Told]:
    """Every way of asking for something of a game, in every language that has some, and the texts."""
    played = lab.game(game)
    for language in languages():
        with lab.speaking(language):
            asked = asked_of(played)
            if asked.language != language:
                continue
            for hit, entry in entries_of(played):
                for ways, tongue in ((entry.ways, language), (entry.others, asked.other)):
                    yield from (Told(hit.id, _stems(way, language, tongue), 1.0) for way in ways)
                yield Told(hit.id, _stems(f"{hit.title} {hit.text}", language, language), FROM_TEXT)
    yield from (Told(OTHER, stems, 1.0) for kind in others()[:LEARNED_FROM] for stems in kind)


def others() -> list[list[tuple[str, ...]]]:
    """The questions about something else, kind by kind."""
    kinds = OFF_TOPIC.read_text(encoding="utf-8").split("\n\n")
    return [[_stems(question, ENGLISH, ENGLISH) for question in kind.splitlines()] for kind in kinds]


def _stems(text: str, language: str, tongue: str) -> tuple[str, ...]:
    return tuple(stem(word, tongue) for word in spoken(text, language))


class Adam:
    """Moves some figures against their slopes, by Kingma and Ba's rule, only the rows that are given."""

    def __init__(self, figures: Matrix, step: float) -> None:
        self.figures, self._step, self.pace = figures, step, 1.0
        self._mean, self._square = np.zeros_like(figures), np.zeros_like(figures)
        self._times = 0

    def move(self, slope: Matrix, rows: NDArray[np.int64] | slice = slice(None)) -> None:
        """Takes one step."""
        self._times += 1
        self._mean[rows] = 0.9 * self._mean[rows] + 0.1 * slope
        self._square[rows] = 0.999 * self._square[rows] + 0.001 * slope * slope
        mean, square = 1 - 0.9**self._times, 1 - 0.999**self._times
        along = (self._mean[rows] / mean) / (np.sqrt(self._square[rows] / square) + 1e-8)
        self.figures[rows] -= self.pace * self._step * along


class Learner:
    """The places while they are learned: of a word where it began, turned with all others (`turn`), moved
    (`moved`) and weighed (`weights`)."""

    def __init__(self, vectors: Places, ways: dict[str, list[Told]]) -> None:
        held = Counter(word for game in ways.values() for each in game for word in set(each.stems))
        self.words = list(dict.fromkeys([*sorted(held), *vectors.names]))
        number = {word: at for at, word in enumerate(self.words)}
        self._began = np.zeros((len(self.words), SIZE), np.float32)
        for at, word in enumerate(vectors.names):
            self._began[number[word]] = vectors[at]
        rare = np.array([sum(map(len, ways.values())) / (1 + held[word]) for word in self.words])
        self._turn = Adam(np.eye(SIZE, dtype=np.float32), STEP)
        self._moved = Adam(np.zeros_like(self._began), STEP)
        self._weights = Adam(np.log(np.clip(np.log(rare) / 5, 0.05, 1.8)).astype(np.float32), 2 * STEP)
        self._sharpness = Adam(np.array([12.0], np.float32), 4 * STEP)
        self.ids = {game: list(dict.fromkeys(each.entry for each in found)) for game, found in ways.items()}
        self.ways: dict[str, list[Way]] = {}
        self._entries: dict[str, Adam] = {}
        self._chance = np.random.default_rng(1)
        # words without a beginning lie anywhere, near the middle
        bare = ~self._began.any(axis=1)
        self._moved.figures[bare] = self._chance.normal(0, 0.1, (int(bare.sum()), SIZE))
        for game, found in ways.items():
            numbers = {id: at for at, id in enumerate(self.ids[game])}
            self.ways[game] = [
                Way([number[word] for word in each.stems], numbers[each.entry], each.counts)
                for each in found
                if each.stems
            ]
            middle = np.zeros((len(numbers), SIZE), np.float32)
            places = self._asked([way.words for way in self.ways[game]])
            np.add.at(middle, [way.entry for way in self.ways[game]], places)
            self._entries[game] = Adam(_unit(middle), STEP)

    def learn(self, pace: float) -> float:
        """Goes through all ways once, in any order, with such a share of the first steps; returns how badly
        they were told apart."""
        for moved in (self._turn, self._moved, self._weights, self._sharpness, *self._entries.values()):
            moved.pace = pace
        turns = []
        for game, ways in self.ways.items():
            order = self._chance.permutation(len(ways))
            turns += [(game, order[at : at + AT_ONCE]) for at in range(0, len(order), AT_ONCE)]
        losses = [self._step(game, [self.ways[game][n] for n in some]) for game, some in self._mixed(turns)]
        return float(np.mean(losses))

    def _mixed(self, turns: list[tuple[str, NDArray[np.int64]]]) -> Iterator[tuple[str, NDArray[np.int64]]]:
        return (turns[n] for n in self._chance.permutation(len(turns)))

    def _some(self, words: list[int]) -> list[int]:
        kept = [word for word in words if self._chance.random() > LEFT_OUT] or words
        return kept if len(kept) <= LONGEST else list(self._chance.choice(kept, LONGEST, replace=False))

    def _step(self, game: str, ways: Sequence[Way]) -> float:
        said = [self._some(way.words) for way in ways]
        flat, of = np.concatenate(said), np.repeat(np.arange(len(said)), [len(words) for words in said])
        words, where = np.unique(flat, return_inverse=True)
        began, weight = self._began[words], np.exp(self._weights.figures[words])[:, None]
        places = (began @ self._turn.figures + self._moved.figures[words]) * weight
        asked = np.zeros((len(said), SIZE), np.float32)
        np.add.at(asked, of, places[where])
        far = np.linalg.norm(asked, axis=1, keepdims=True) + 1e-6
        asked /= far
        entries = self._entries[game]
        size = np.linalg.norm(entries.figures, axis=1, keepdims=True)
        unit, sharp = entries.figures / size, self._sharpness.figures[0]
        near = asked @ unit.T
        odds = np.exp(sharp * (near - near.max(axis=1, keepdims=True)))
        odds /= odds.sum(axis=1, keepdims=True)
        right = (np.arange(len(said)), [way.entry for way in ways])
        counts = np.array([way.counts for way in ways], np.float32)
        loss = float(-(np.log(odds[right] + 1e-9) * counts).mean())
        odds[right] -= 1
        slope = odds * (counts / len(said))[:, None]
        to_asked, to_unit = sharp * slope @ unit, sharp * slope.T @ asked
        to_asked = (to_asked - asked * (asked * to_asked).sum(axis=1, keepdims=True)) / far
        to_places = np.zeros_like(places)
        np.add.at(to_places, where, to_asked[of])
        moved = to_places * weight
        held = 2 * STEADY / len(words) * self._moved.figures[words]
        entries.move((to_unit - unit * (unit * to_unit).sum(axis=1, keepdims=True)) / size)
        self._sharpness.move(np.array([(slope * near).sum()], np.float32))
        self._weights.move((to_places * places).sum(axis=1), words)
        self._moved.move(moved + held, words)
        self._turn.move(began.T @ moved)
        return loss

    def _places(self) -> Matrix:
        weight = np.exp(self._weights.figures)[:, None]
        return (self._began @ self._turn.figures + self._moved.figures) * weight

    def _asked(self, said: Sequence[list[int]]) -> Matrix:
        places = self._places()
        return _unit(np.array([places[words].sum(axis=0) for words in said], np.float32))

    def learned(self) -> Learned:
        """What is kept of it."""
        entries = {game: _kept(self.ids[game], self._entries[game].figures) for game in self.ids}
        return Learned(_kept(self.words, self._places()), entries, float(self._sharpness.figures[0]))


def directed(found: Learned, ways: dict[str, list[Told]]) -> Learned:
    """What was learned, with the direction of each kind of question about something else, and with how
    straight the ways of asking point to the nearest entry of their game, in the middle."""
    number = {word: at for at, word in enumerate(found.words.names)}
    places = _rows(found.words)

    def asked(said: Iterable[Sequence[str]]) -> Matrix:
        known = [[number[word] for word in words if word in number] for words in said]
        return _unit(np.array([places[words].sum(axis=0) for words in known if words], np.float32))

    middles = _unit(np.array([asked(kind).mean(axis=0) for kind in others()], np.float32))
    names = [f"{OTHER}{at}" for at in range(len(middles))]
    entries, straight = {}, {}
    for game, lying in found.entries.items():
        own = [at for at, id in enumerate(lying.names) if id == OTHER or not id.startswith(OTHER)]
        rows = _rows(lying)[own]
        entries[game] = _kept([*(lying.names[at] for at in own), *names], np.concatenate([rows, middles]))
        about = [each.stems for each in ways[game] if each.counts == 1.0 and each.entry != OTHER]
        answers = rows[[lying.names[at] != OTHER for at in own]]
        straight[game] = round(float((asked(about) @ answers.T).max(axis=1).mean()), 3)
    return Learned(found.words, entries, found.sharpness, straight)


def _rows(places: Places) -> Matrix:
    return np.array([places[at] for at in range(len(places.names))], np.float32)


def _unit(rows: Matrix) -> Matrix:
    sizes: Matrix = np.linalg.norm(rows, axis=1, keepdims=True)
    return rows / (sizes + 1e-6)


def _kept(names: list[str], rows: Matrix) -> Places:
    most = np.abs(rows).max(axis=1, keepdims=True) + 1e-6
    whole = np.round(rows / most * 127).astype(np.int8)
    return Places(names, whole.tobytes(), [round(float(far), 3) for far in np.linalg.norm(rows, axis=1)])


def learn(ways: dict[str, list[Told]], rounds: int = ROUNDS) -> Learned:
    """What can be learned from ways of asking for the entries of games."""
    vectors = msgspec.msgpack.decode(zlib.decompress(VECTORS.read_bytes()), type=Places)
    learner = Learner(vectors, ways)
    for n in range(rounds):
        print(f"round {n + 1} of {rounds}: {learner.learn(1 - n / rounds):.3f}")
    return learner.learned()


if __name__ == "__main__":
    ways = {game: list(told(game)) for game in lab.games}
    found = meaning.learned() if "--others" in sys.argv else learn(ways)
    kept = Path(meaning.__file__).with_name(meaning.FILE)
    kept.write_bytes(meaning.written(directed(found, ways)))
