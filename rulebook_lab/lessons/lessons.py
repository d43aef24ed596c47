"""The lessons of one file: loading them, finding one by its id, and where each begins."""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from ..engine import Game, RulebookError, State
from .format import Drill, Exercise, Lesson, LessonFile, Walkthrough
from .source import BadLessons, Path, Problem, Source

KINDS: dict[str, Any] = {
    field.name: get_args(field.type)[0]
    for field in msgspec.structs.fields(LessonFile)
    if field.name in ("position", "walkthrough", "exercise", "quiz")
}
"""The kinds of entries and the type of each."""


KIND_ORDER = ("walkthrough", "exercise", "quiz")
"""What shows a clause best comes first."""


class Lessons:
    """The walkthroughs, exercises and quiz drills of one file, by id."""

    def __init__(self, game: Game, file: LessonFile, source: Source) -> None:
        self.game = game
        self.title = file.title or game.title
        self.file = file
        self.source = source
        self.walkthroughs = {each.id: _from_example(game, each) for each in file.walkthrough}
        self.exercises = {each.id: each for each in file.exercise}
        self.drills = {each.id: each for each in file.quiz}
        self._positions = {each.id: each.text for each in file.position}

    def __repr__(self) -> str:
        counts = f"{len(self.walkthroughs)} walkthroughs, {len(self.exercises)} exercises"
        lines = [f"<Lessons of {self.title}: {counts}>"]
        lines += [f"  {each.id}: {each.title or each.goal}" for each in self.exercises.values()]
        return "\n".join(lines)

    def walkthrough(self, id: str) -> Walkthrough:
        """The walkthrough of that id. Raises RulebookError, which lists the ids near it."""
        walkthrough: Walkthrough = _find(self.walkthroughs, id, "walkthrough", self.title)
        return walkthrough

    def exercise(self, id: str) -> Exercise:
        """The exercise of that id. Raises RulebookError, which lists the ids near it."""
        exercise: Exercise = _find(self.exercises, id, "exercise", self.title)
        return exercise

    def position(self, text: str) -> State:
        """The position of a text or of the name of one. Raises UnreadablePosition."""
        state: State = self.game.read_position(self.position_text(text))
        return state

    def position_text(self, text: str) -> str:
        """A position's text in full: a name is looked up, and `like NAME` in the first line takes that
        position with the lines that follow put in place of its own."""
        text = self._positions.get(text.strip(), text)
        first, _, rest = text.strip().partition("\n")
        like = re.fullmatch(r"like\s+(\S+)", first.strip())
        if not like:
            return text
        if like[1] not in self._positions:
            raise RulebookError(f"no position {like[1]!r}; there are {', '.join(self._positions) or 'none'}")
        own = {_key(line) for line in rest.splitlines()}
        kept = [line for line in self.position_text(like[1]).splitlines() if _key(line) not in own]
        return "\n".join([*kept, rest])

    def opening(self, lesson: Lesson | Drill) -> State:
        """The position a lesson begins with."""
        if lesson.position:
            return self.position(lesson.position)
        start = lesson.start
        state: State = self.game.start(start.seats, **start.options) if start else self.game.start()
        return state

    def teaching(self) -> Iterator[tuple[str, str, str]]:
        """Every clause taught: its id, the kind of lesson and the lesson's id."""
        for walkthrough in self.walkthroughs.values():
            for clause in clauses_of(walkthrough):
                yield clause, "walkthrough", walkthrough.id
        for exercise in self.exercises.values():
            for clause in exercise.clauses:
                yield clause, "exercise", exercise.id
        for drill in self.drills.values():
            for clause in drill.clauses:
                yield clause, "quiz", drill.id

    def about(self, clause: str) -> list[tuple[str, str]]:
        """The lessons that teach a clause, as kind and id: walkthroughs first, the shortest before."""
        return _by_clause(self)[clause]


@cache
def _by_clause(lessons: Lessons) -> dict[str, list[tuple[str, str]]]:
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    teaching = list(lessons.teaching())
    size = Counter((kind, id) for _, kind, id in teaching)
    for clause, kind, id in sorted(teaching, key=lambda each: (KIND_ORDER.index(each[1]), size[each[1:]])):
        found[clause].append((kind, id))
    return found


def clauses_of(walkthrough: Walkthrough) -> tuple[str, ...]:
    """The clauses that a walkthrough shows: its own, its steps', and those that refuse a move in it."""
    steps = [clause for step in walkthrough.step for clause in step.clauses]
    refused = [clause for step in walkthrough.step for refusal in step.refused for clause in refusal.by]
    return tuple(dict.fromkeys([*walkthrough.clauses, *steps, *refused]))


def _from_example(game: Game, walkthrough: Walkthrough) -> Walkthrough:
    example = game.catalogue.examples.get(walkthrough.id)
    if example is None:
        return walkthrough
    return replace(
        walkthrough,
        clauses=tuple(dict.fromkeys([*walkthrough.clauses, *example.clauses])),
        title=walkthrough.title or example.section,
        intro=walkthrough.intro or example.given.strip(),
    )


def _key(line: str) -> str:
    return line.partition(":")[0].strip()


def _find(known: dict[str, Any], id: str, kind: str, title: str) -> Any:
    if id in known:
        return known[id]
    from difflib import get_close_matches

    near = get_close_matches(id, known, n=3) or list(known)[:8]
    raise RulebookError(f"{title} has no {kind} {id!r}; there are {', '.join(near) or 'none yet'}")


# -- loading --------------------------------------------------------------------------------


@cache
def lessons_of(game: Game) -> Lessons:
    """The lessons that a game's package ships. Raises BadLessons."""
    resource = files(game.package).joinpath("lessons.toml")
    text = resource.read_text(encoding="utf-8") if resource.is_file() else f'game = "{game.id}"\n'
    return read_lessons(Source(text, f"{game.id}/lessons.toml"), lambda name: game)


def load_lessons(path: str | FilePath, game_named: Callable[[str], Game]) -> Lessons:
    """A teacher's lesson file, every move of it replayed and every expectation checked.

    Raises BadLessons, which names the line and the reason of every mistake.
    """
    from .check import problems

    file = FilePath(path)
    lessons = read_lessons(Source(file.read_text(encoding="utf-8"), file.name), game_named)
    found = problems(lessons)
    if found:
        raise BadLessons(file.name, found)
    return lessons


def read_lessons(source: Source, game_named: Callable[[str], Game]) -> Lessons:
    """The lessons in a text, their form checked. Raises BadLessons."""
    data = _toml(source)
    found = [_unknown_key(source, key) for key in data if key not in LessonFile.__struct_fields__]
    entries: dict[str, Any] = {kind: _entries(source, data, kind, found) for kind in KINDS}
    game = _game(source, data, game_named, found)
    if found or game is None:
        raise BadLessons(source.name, found)
    return Lessons(game, LessonFile(game=data["game"], title=str(data.get("title", "")), **entries), source)


def _toml(source: Source) -> dict[str, Any]:
    try:
        return tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as problem:
        place = re.search(r"line (\d+)", str(problem))
        raise BadLessons(source.name, [Problem(int(place[1]) if place else 0, str(problem))]) from None


def _unknown_key(source: Source, key: str) -> Problem:
    known = ", ".join(LessonFile.__struct_fields__)
    return Problem(source.line((key,)) or source.line((key, 0)), f"no such key {key!r}; the keys are {known}")


def _game(
    source: Source, data: dict[str, Any], game_named: Callable[[str], Game], found: list[Problem]
) -> Game | None:
    if data.get("format", 1) != 1:
        found.append(Problem(source.line(("format",)), f"format 1 is read here, not {data['format']!r}"))
    try:
        return game_named(data["game"])
    except KeyError:
        found.append(Problem(0, 'the file must say its game: game = "..."'))
    except RulebookError as problem:
        found.append(Problem(source.line(("game",)), str(problem)))
    return None


def _entries(source: Source, data: dict[str, Any], kind: str, found: list[Problem]) -> tuple[Any, ...]:
    """The entries of one kind; the first mistake of each is added to `found`."""
    entries, seen = [], set()
    tables = data.get(kind, [])
    if not isinstance(tables, list):
        found.append(Problem(source.line((kind,)), f"write [[{kind}]], one for each"))
        return ()
    for index, table in enumerate(tables):
        try:
            entry = msgspec.convert(table, KINDS[kind])
        except msgspec.ValidationError as problem:
            reason, _, place = str(problem).partition(" - at ")
            path = _path(place)
            line = source.line((kind, index, *path, *_named(reason)))
            found.append(Problem(line, f"{kind} {table.get('id', index + 1)}: {_plain(reason)}"))
            continue
        if entry.id in seen:
            found.append(Problem(source.line((kind, index, "id")), f"the id {entry.id!r} comes twice"))
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


def _plain(reason: str) -> str:
    return reason.replace("Object contains unknown field", "there is no key").replace(
        "Object missing required field", "it lacks the key"
    )
