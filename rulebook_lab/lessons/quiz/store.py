"""The store of a game: its questions as positions, moves and answers, made when the product is built.

`make questions` makes it (tests/questions); it lies in the game's package as `questions.z`, and holds no
words: those are made by the texts in use when a question is asked.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from ...engine import Game
from .entry import Entry

FILE = "questions.z"


class _File(msgspec.Struct, array_like=True):
    """Positions, each once, the questions about them, which name a position by its number, and the core
    clauses."""

    positions: list[str]
    entries: list[Entry]
    core: list[str] = []


class Store:
    """Questions without words, by the clause that they are about first, and by those beside it. `core` are
    the clauses that the game's lessons come back to most often."""

    def __init__(self, entries: Iterable[Entry] = (), core: Iterable[str] = ()) -> None:
        self.core = frozenset(core)
        self.by_clause: dict[str, list[Entry]] = defaultdict(list)
        self.beside: dict[str, list[Entry]] = defaultdict(list)
        for entry in entries:
            self.by_clause[entry.clauses[0]].append(entry)
            for clause in entry.clauses[1:]:
                order = dict.fromkeys((clause, *entry.clauses))
                self.beside[clause].append(replace(entry, clauses=tuple(order)))

    def __len__(self) -> int:
        return sum(map(len, self.by_clause.values()))


@cache
def store_of(game: Game) -> Store:
    """The questions that a game's package holds; none for a game without, or with an owner's components."""
    resource = files(game.package).joinpath(FILE)
    if game.edition or not resource.is_file():
        return Store()
    return read(resource.read_bytes())


def read(data: bytes) -> Store:
    """The questions of a store's file."""
    file = msgspec.json.decode(zlib.decompress(data), type=_File)
    entries = (replace(entry, position=file.positions[int(entry.position)]) for entry in file.entries)
    return Store(entries, file.core)


def packed(entries: Iterable[Entry], core: Iterable[str]) -> bytes:
    """The file of a store; positions that are alike lie side by side, which makes it small."""
    ordered = sorted(entries, key=lambda entry: (entry.position, entry.clauses, entry.form, entry.move))
    numbers = {text: at for at, text in enumerate(dict.fromkeys(entry.position for entry in ordered))}
    kept = [replace(entry, position=str(numbers[entry.position])) for entry in ordered]
    return zlib.compress(msgspec.json.encode(_File(list(numbers), kept, sorted(core))), 9)
