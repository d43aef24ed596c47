"""Loading lesson files: their form is checked entry by entry, every mistake told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Any, get_args

import msgspec

from ..engine import BadFile, DamagedFile, Game, RulebookError, expect, names_a_file, of_kinds, shortened
from ..engine.language import current
from ..engine.overlay import overlaid, read_words
from ..engine.toml import read_toml
from ..games import names
from ..scene.node import Json
from . import slips
from .check import problems
from .format import LessonFile
from .lessons import Lessons
from .slips import STAND_IN
from .source import BadLessons, Path, Problem, Source
from .telling import message

KINDS: Json = {
    field.name: get_args(field.type)[0]
    for field in msgspec.structs.fields(LessonFile)
    if field.name in ("position", "walkthrough", "exercise", "quiz", "question")
}
"""The kinds of entries and the type of each."""

SAYING = ("id", "move", "position", "text", "find", "ask", "caption")
"""Keys whose text says something, where they are written at all."""

EMPTY: Json = {}


@of_kinds
def lessons_of(game: Game) -> Lessons:
    """The lessons that a game's package ships, in the language in use. Raises BadLessons."""
    return _shipped(game, "lessons.toml", current())


def bank_of(game: Game) -> Lessons:
    """The questions written by hand of a game's package, in the language in use. Raises BadLessons."""
    return _shipped(game, "questions.toml", current())


@cache
def _shipped(game: Game, name: str, language: str) -> Lessons:
    resource = files(game.package).joinpath(name)
    text = resource.read_text(encoding="utf-8") if resource.is_file() else f'game = "{game.id}"\n'
    words = read_words(game.package, name, language)
    return read_lessons(Source(text, f"{game.id}/{name}"), lambda name: game, words)


def load_lessons(path: str | FilePath, game_named: Callable[[str], Game]) -> Lessons:
    """A teacher's lesson file, every move of it replayed and every expectation checked.

    Raises BadLessons, which names the line and the reason of every mistake, or BadFile.
    """
    expect(path, (str, FilePath), "the name of a game or of a lesson file")
    if not names_a_file(path):
        raise BadFile(message("no-path", path=shortened(str(path))))
    file = FilePath(path)
    lessons, found = _read(Source(_text(file), file.name), game_named)
    told = {problem.line for problem in found}
    if lessons is not None:
        found += [problem for problem in problems(lessons) if problem.line not in told]
    if lessons is None or found:
        raise BadLessons(file.name, found)
    return lessons


def checked(lessons: Lessons) -> Lessons:
    """The same lessons, replayed. Raises BadLessons, with every mistake."""
    if found := problems(lessons):
        raise BadLessons(lessons.source.name, found)
    return lessons


def _text(file: FilePath) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadFile(message("no-file", path=repr(str(file)), games=", ".join(names()))) from None
    except OSError as problem:
        raise BadFile(message("unreadable", path=str(file), problem=str(problem.strerror))) from None
    except UnicodeDecodeError as problem:
        raise DamagedFile(message("no-utf8", path=file.name, problem=str(problem))) from None


@of_kinds
def read_lessons(source: Source, game_named: Callable[[str], Game], words: Json = EMPTY) -> Lessons:
    """The lessons in a text, with the words of a language over it, their form checked. Raises BadLessons."""
    lessons, found = _read(source, game_named, words)
    if lessons is None or found:
        raise BadLessons(source.name, found)
    return lessons


def _read(
    source: Source, game_named: Callable[[str], Game], words: Json = EMPTY
) -> tuple[Lessons | None, list[Problem]]:
    """The lessons in a text, what is wrong with their form put right as it was meant, and all that is wrong.

    None where what is left of them cannot be checked: no game, or positions that others may begin with.
    """
    form = _Form(source)
    data: Json = overlaid(form.data, words)
    for key in [key for key in data if key not in LessonFile.__struct_fields__]:
        form.unknown_key(key)
    entries: Json = {kind: form.entries(kind, data.get(kind, [])) for kind in KINDS}
    game = form.game(data, game_named)
    if game is None or "position" in form.lost:
        return None, form.found
    head: Json = {
        "game": game.id,
        "title": str(data.get("title", "")),
        "handed_out": data.get("handed_out") is True,
    }
    return Lessons(game, LessonFile(**head, **entries), form.source), form.found


class _Form:
    """What is wrong with the form of a lesson file: every slip is told, put right and left behind."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.found: list[Problem] = []
        self.lost: set[str] = set()
        """The kinds of entries that could not be put right."""
        self.renamed: set[str] = set()
        self.data = self._data()

    def say(self, line: int, reason: str) -> None:
        if (problem := Problem(line, reason)) not in self.found:
            self.found.append(problem)

    def _data(self) -> Json:
        told: set[int] = set()
        self._steps()
        while True:
            try:
                data = read_toml(self.source.text)
            except tomllib.TOMLDecodeError as problem:
                number = self._line(problem)
                if number not in told:
                    self.say(number, slips.of_writing(self.source, number, problem))
                line = "".join(self.source.lines[number - 1 : number])
                better = None if number in told else slips.mended_line(line, problem)
                if slips.goes_on(self.source, number):
                    self.source = self.source.with_line(number + 1, "")
                if better in (None, line):
                    self._lose(number)
                else:
                    self.source = self.source.with_line(number, better)
                told.add(number)
                continue
            slip = next(self._headers(data), None)
            if slip is None:
                return data
            self.source = self.source.with_line(*slip)

    def _line(self, problem: tomllib.TOMLDecodeError) -> int:
        place = re.search(r"line (\d+)", str(problem))
        if place is None:
            return self.source.unclosed() or self.source.text.count("\n") + 1
        number = int(place[1])
        if "Unclosed array" in str(problem) and slips.lacks_comma(self.source.lines[number - 2]):
            return number - 1
        return number

    def _steps(self) -> None:
        """Tell of headers of steps that are none, one of each, and put all of them right."""
        told: set[str] = set()
        for number, header in self.source.stray_steps():
            if header not in told:
                self.say(number, message("one-for-each", kind="walkthrough.step"))
            told.add(header)
            self.source = self.source.with_line(number, "[[walkthrough.step]]")

    def _lose(self, number: int) -> None:
        left = self.source.without_entry(number)
        if left is None:
            raise BadLessons(self.source.name, self.found)
        self.source, kind = left
        self.lost.add(kind)

    def _headers(self, data: Json) -> Iterator[tuple[int, str]]:
        """The headers of entries in single brackets or with a name that is none, each as it should be."""
        for kind in KINDS:
            if isinstance(data.get(kind), dict) and (number := self.source.of_header(kind)):
                self.say(number, message("one-for-each", kind=kind))
                yield number, f"[[{kind}]]"
        for key in [key for key in data if key not in LessonFile.__struct_fields__]:
            kind = "".join(get_close_matches(key, KINDS, n=1))
            if kind and (number := self.source.line((key, 0))):
                if key not in self.renamed:
                    self.unknown_key(key)
                self.renamed.add(key)
                yield number, self.source.lines[number - 1].replace(key, kind, 1)

    def unknown_key(self, key: str) -> None:
        known = ", ".join(LessonFile.__struct_fields__)
        self.say(self.source.line((key,)), message("no-table", key=repr(key), keys=known))

    def game(self, data: Json, game_named: Callable[[str], Game]) -> Game | None:
        if data.get("format", 1) != 1:
            self.say(self.source.line(("format",)), message("no-format", format=repr(data["format"])))
        if "game" not in data:
            self.say(0, message("no-game"))
            return None
        try:
            return game_named(data["game"])
        except RulebookError as problem:
            self.say(self.source.line(("game",)), str(problem))
        near = "".join(get_close_matches(str(data["game"]), names(), n=1))
        return game_named(near) if near not in ("", data["game"]) else None

    def entries(self, kind: str, tables: Json) -> tuple[object, ...]:
        """The entries of one kind, each without its slips."""
        if not isinstance(tables, list):
            self.say(self.source.line((kind,)), message("one-for-each", kind=kind))
            return ()
        entries: Json = []
        seen: set[str] = set()
        for number, table in enumerate(tables, 1):
            index = len(entries)  # what is lost stands in no line any more
            entry = self._entry(kind, index, table)
            if entry is None:
                self._lose(self.source.line((kind, index)))
                continue
            if entry.id in seen:
                if entry.id != STAND_IN:
                    self.say(self.source.line((kind, index, "id")), message("id-twice", id=repr(entry.id)))
                entry = msgspec.structs.replace(entry, id=f"{entry.id} ({number})")
            seen.add(entry.id)
            entries.append(entry)
        return tuple(entries)

    def _entry(self, kind: str, index: int, table: Any) -> Any:
        id = str(table.get("id", index + 1)) if isinstance(table, dict) else str(index + 1)
        table = deepcopy(table)
        for path in _empty(table):
            self.say(self.source.line((kind, index, *path)), message("wanted/words", of=f"`{path[-1]}`"))
            slips.fill(table, path)
        while True:
            try:
                return msgspec.convert(table, KINDS[kind])
            except msgspec.ValidationError as problem:
                reason, _, place = str(problem).partition(" - at ")
                path = _path(place)
                reason = slips.renamed(KINDS[kind], table, path, reason)
                line = self.source.line((kind, index, *path, *_named(reason)))
                slip = slips.of_form(KINDS[kind], path, reason)
                self.say(line, message("entry", kind=kind, id=id, problem=slip))
                if not slips.mend(KINDS[kind], table, path, reason):
                    return None


def _empty(table: Any, above: Path = ()) -> list[Path]:
    """Where a table or a table within it holds an empty text that must say something if it is there."""
    if isinstance(table, list):
        return [path for at, each in enumerate(table) for path in _empty(each, (*above, at))]
    if not isinstance(table, dict):
        return []
    found: list[Path] = [(*above, key) for key in table if key in SAYING and table[key] == ""]
    return [*found, *(path for key in table for path in _empty(table[key], (*above, key)))]


def _path(place: str) -> Path:
    """`$.step[2].expect[1]` as a path."""
    return tuple(
        int(word) if word.isdigit() else word for word in re.findall(r"[\w-]+", place) if word != "$"
    )


def _named(reason: str) -> Path:
    """The key that an error of an unknown field names."""
    return tuple(re.findall(r"unknown field `([^`]+)`", reason))
