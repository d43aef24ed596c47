"""Loading lesson files: their form is checked entry by entry, every mistake told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path as FilePath
from typing import get_args

import msgspec

from ..engine import BadFile, DamagedFile, Game, RulebookError, expect, names_a_file, shortened
from ..engine.language import current
from ..engine.overlay import overlaid, read_words
from ..games import names
from ..scene.node import Json
from . import slips
from .check import problems
from .format import LessonFile
from .lessons import Lessons
from .source import BadLessons, Path, Problem, Source
from .telling import message

KINDS: Json = {
    field.name: get_args(field.type)[0]
    for field in msgspec.structs.fields(LessonFile)
    if field.name in ("position", "walkthrough", "exercise", "quiz", "question")
}
"""The kinds of entries and the type of each."""

EMPTY: Json = {}


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
    return checked(read_lessons(Source(_text(file), file.name), game_named))


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


def read_lessons(source: Source, game_named: Callable[[str], Game], words: Json = EMPTY) -> Lessons:
    """The lessons in a text, with the words of a language over it, their form checked. Raises BadLessons."""
    data: Json = overlaid(_toml(source), words)
    found = [_unknown_key(source, key) for key in data if key not in LessonFile.__struct_fields__]
    entries: Json = {kind: _entries(source, data, kind, found) for kind in KINDS}
    game = _game(source, data, game_named, found)
    if found or game is None:
        raise BadLessons(source.name, found)
    head = {
        "game": data["game"],
        "title": str(data.get("title", "")),
        "handed_out": data.get("handed_out") is True,
    }
    return Lessons(game, LessonFile(**head, **entries), source)


def _toml(source: Source) -> Json:
    try:
        return tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as problem:
        place = re.search(r"line (\d+)", str(problem))
        number = int(place[1]) if place else source.unclosed() or source.text.count("\n") + 1
        raise BadLessons(source.name, [Problem(number, slips.of_writing(source, number, problem))]) from None


def _unknown_key(source: Source, key: str) -> Problem:
    known = ", ".join(LessonFile.__struct_fields__)
    number = source.line((key,)) or source.line((key, 0))
    return Problem(number, message("no-table", key=repr(key), keys=known))


def _game(source: Source, data: Json, game_named: Callable[[str], Game], found: list[Problem]) -> Game | None:
    if data.get("format", 1) != 1:
        found.append(Problem(source.line(("format",)), message("no-format", format=repr(data["format"]))))
    try:
        return game_named(data["game"])
    except KeyError:
        found.append(Problem(0, message("no-game")))
    except RulebookError as problem:
        found.append(Problem(source.line(("game",)), str(problem)))
    return None


def _entries(source: Source, data: Json, kind: str, found: list[Problem]) -> tuple[object, ...]:
    """The entries of one kind; the first mistake of each is added to `found`."""
    entries, seen = [], set()
    tables = data.get(kind, [])
    if not isinstance(tables, list):
        number = source.line((kind,)) or source.of_header(kind)
        found.append(Problem(number, message("one-for-each", kind=kind)))
        return ()
    for index, table in enumerate(tables):
        try:
            entry = msgspec.convert(table, KINDS[kind])
        except msgspec.ValidationError as problem:
            reason, _, place = str(problem).partition(" - at ")
            path = _path(place)
            line = source.line((kind, index, *path, *_named(reason)))
            slip = slips.of_form(KINDS[kind], path, reason)
            id = str(table.get("id", index + 1)) if isinstance(table, dict) else str(index + 1)
            found.append(Problem(line, message("entry", kind=kind, id=id, problem=slip)))
            continue
        if entry.id in seen:
            found.append(Problem(source.line((kind, index, "id")), message("id-twice", id=repr(entry.id))))
        seen.add(entry.id)
        entries.append(entry)
    return tuple(entries)


def _path(place: str) -> Path:
    """`$.step[2].expect[1]` as a path."""
    return tuple(
        int(word) if word.isdigit() else word for word in re.findall(r"[\w-]+", place) if word != "$"
    )


def _named(reason: str) -> Path:
    """The key that an error of an unknown field names."""
    return tuple(re.findall(r"unknown field `(\w+)`", reason))
