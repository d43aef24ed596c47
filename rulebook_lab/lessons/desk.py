"""The teacher's desk: making positions, dressing them, and saving them as lessons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import wraps
from itertools import count
from pathlib import Path
from typing import Concatenate, Literal, NamedTuple, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from ..engine import (
    CHANCE,
    ExistingFile,
    Game,
    Move,
    RulebookError,
    Seat,
    State,
    UnknownName,
    UnreadablePosition,
    expect,
    in_turn,
    of_kinds,
    write_whole,
)
from . import making, printed
from .check import problems
from .format import Exercise, ExerciseKind, Lesson, LessonFile, Step, Walkthrough, Written
from .handout import student_lessons
from .lessons import Lessons
from .loading import load_lessons
from .slips import meant, of_form
from .source import BadLessons, Problem, Source
from .telling import message
from .writing import write_lessons

P = ParamSpec("P")
R = TypeVar("R")
L = TypeVar("L", bound=Lesson)

MADE = ("walkthrough", "exercise", "quiz", "question")
"""The kinds of lessons in a file, as they are called there."""


class Defect(msgspec.Struct, frozen=True):
    """One thing that is wrong with a position: an unreadable line, or an impossibility by its clause."""

    reason: str
    line: int = 0
    clause: str = ""

    def __str__(self) -> str:
        clause = f" [{self.clause}]" if self.clause else ""
        return f"{self.reason}{clause}"

    __repr__ = __str__


def _change(act: Callable[Concatenate[Desk, P], R]) -> Callable[Concatenate[Desk, P], R]:
    """The same change of a desk, done in turn; whoever listens is told when it is done."""

    @in_turn
    @wraps(act)
    def telling(desk: Desk, /, *args: P.args, **kwargs: P.kwargs) -> R:
        before = desk._kept()
        answer = act(desk, *args, **kwargs)
        if desk._kept() != before:
            desk._past.append(before)
        desk._tell()
        return answer

    return telling


class _Kept(NamedTuple):
    """A desk as it was before a change."""

    text: str
    state: State | None
    viewer: Seat | None
    scene: str
    opening: str
    file: LessonFile
    steps: tuple[Step, ...]
    moves: tuple[str, ...]
    marks: tuple[str, ...]
    arrows: tuple[tuple[str, str], ...]
    at_work: tuple[str, ...]


class Desk:
    """A position being made, and the lesson that grows from it.

    `desk.text` is the position now. Changed before anything is played it is where the lesson begins; later a
    changed position begins a new scene.

    `desk["key"]` is a line of the position's text, `desk["key"] = value` changes it, `del desk["key"]` leaves
    it out; the text may hold any mistakes, `desk.defects` lists them all. `desk.state` is the position once
    it can be read. Moves, marks and arrows are made on it and collected with `desk.step(caption)`.
    """

    def __init__(self, game: Game, position: str | State = "") -> None:
        self.game = game
        self.file = LessonFile(game=game.id)
        """What the lesson file held that was opened, and holds what is made."""
        self.path: Path | None = None
        """The file that was opened or saved to."""
        self._on_disk = b""
        """What it held then."""
        self._past: list[_Kept] = []
        self._state: State | None = None
        self._at_work: dict[str, None] = {}
        self.viewer: Seat | None = None
        self.steps: list[Step] = []
        self.moves: list[str] = []
        self.marks: list[str] = []
        self.arrows: list[tuple[str, str]] = []
        self._listeners: list[Callable[[], None]] = []
        begins = isinstance(position, str) and not position
        self._set(game.start().let_chance(0) if begins else position)

    @of_kinds
    def on_change(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Calls `listener` after every change; the answer stops that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener()

    @property
    def walkthroughs(self) -> tuple[Walkthrough, ...]:
        """The walkthroughs that the lesson file has by now."""
        return self.file.walkthrough

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """The exercises that the lesson file has by now."""
        return self.file.exercise

    # -- going back -------------------------------------------------------------------------

    def _kept(self) -> _Kept:
        """Everything that a change may change."""
        return _Kept(
            self.text, self._state, self.viewer, self._scene, self._opening, self.file,
            tuple(self.steps), tuple(self.moves), tuple(self.marks), tuple(self.arrows), tuple(self._at_work),
        )  # fmt: skip

    @in_turn
    def undo(self) -> None:
        """Takes the last change back; with none nothing happens."""
        if not self._past:
            return
        kept = self._past.pop()
        self.text, self._state, self.viewer = kept.text, kept.state, kept.viewer
        self._scene, self._opening, self.file = kept.scene, kept.opening, kept.file
        self.steps, self.moves = list(kept.steps), list(kept.moves)
        self.marks, self.arrows = list(kept.marks), list(kept.arrows)
        self._at_work = dict.fromkeys(kept.at_work)
        self._tell()

    # -- the position -----------------------------------------------------------------------

    @of_kinds
    @_change
    def set(self, position: str | State) -> None:
        """Begins anew from a text or a position: no steps, open hands."""
        self._set(position)

    def _set(self, position: str | State) -> None:
        self.viewer = None
        self.steps = []
        self._at_work = {}
        self._undress()
        self._put(position)
        self._opening = self.text

    @of_kinds
    @_change
    def edit(self, text: str) -> None:
        """Changes the position by its text; once there are moves or steps, a new scene begins."""
        begun = self.steps or self.moves
        self._put(text)
        self.moves = []
        if begun:
            self._scene = self.text
        else:
            self._opening = self.text

    def _put(self, position: str | State) -> None:
        expect(position, (str, State), "a position or its text")
        self.text = position.text if isinstance(position, State) else position.strip()
        self._state = position if isinstance(position, State) else None

    def __getitem__(self, key: str) -> str:
        for line in self.text.splitlines():
            if _key(line) == key:
                return line.partition(":")[2].strip()
        raise UnknownName(message("no-line", key=repr(key), keys=", ".join(self.keys)))

    @in_turn
    def __setitem__(self, key: str, value: object) -> None:
        line = f"{key}: {value}"
        lines = [line if _key(old) == key else old for old in self.text.splitlines()]
        self.edit("\n".join(lines if line in lines else [*lines, line]))

    @in_turn
    def __delitem__(self, key: str) -> None:
        self[key]
        self.edit("\n".join(line for line in self.text.splitlines() if _key(line) != key))

    @property
    def keys(self) -> list[str]:
        """The keys of the lines that the text has, each once even where a text says it twice by mistake."""
        return list(dict.fromkeys(key for line in self.text.splitlines() if (key := _key(line))))

    @property
    @in_turn
    def state(self) -> State:
        """The position, moves included. Raises UnreadablePosition while the text cannot be read."""
        if self._state is None:
            self._state = self.game.read_position(self.text)
        return self._state

    @property
    def readable(self) -> bool:
        """Whether the text is a position."""
        try:
            return self.state is not None
        except UnreadablePosition:
            return False

    @property
    def defects(self) -> list[Defect]:
        """Everything that is wrong, all at once: lines that cannot be read, else what makes it impossible."""
        unreadable = self._unreadable()
        if unreadable:
            return unreadable
        state = self.state
        return [
            Defect(self.game.explain(state, violation), clause=violation.clause)
            for violation in state.defects
        ]

    def _unreadable(self) -> list[Defect]:
        """The lines that cannot be read: each in turn is taken out, until the rest can be."""
        lines = self.text.splitlines()
        found: list[Defect] = []
        for _ in range(len(lines) + 1):
            try:
                self.game.read_position("\n".join(lines))
                break
            except UnreadablePosition as problem:
                number = problem.line
                found.append(Defect(str(problem), line=number))
                if not number or not lines[number - 1].strip():
                    break
                lines[number - 1] = ""
        return found

    @property
    def facts(self) -> dict[str, int | str | bool]:
        """The figures of the position, to make expectations of."""
        return self.state.facts

    @of_kinds
    @_change
    def show(self, seat: Seat | None) -> State:
        """Shows the position through a seat's eyes, None for open hands."""
        if seat is not None:
            self.state.view(seat)
        self.viewer = seat
        return self.shown

    @property
    def shown(self) -> State:
        """The position as it is shown."""
        return self.state.view(self.viewer) if self.viewer else self.state

    # -- going on ---------------------------------------------------------------------------

    @of_kinds
    @_change
    def play(self, move: Move | str) -> State:
        """Plays a move in the present step. Raises IllegalMove, which says why."""
        read = self.game.validated(move)
        outcome = self.state.outcome(read)
        self._at_work |= dict.fromkeys(event.clause for event in outcome.events)
        self._put(outcome.state)
        self.moves.append(self.game.write_move(read))
        return self.state

    @of_kinds
    def choose(self, outcome: Move | str) -> State:
        """Chooses the dice or the card while chance is to act. Raises RulebookError when it is not."""
        if CHANCE not in self.state.to_act:
            raise RulebookError(message("no-chance", prompt=self.state.prompt))
        return self.play(outcome)

    @of_kinds
    @_change
    def mark(self, *spots: str) -> None:
        """Marks spots of the board in the present step."""
        self.marks += spots

    @of_kinds
    @_change
    def arrow(self, start: str, end: str) -> None:
        """Draws an arrow from spot to spot in the present step."""
        self.arrows.append((start, end))

    @of_kinds
    @_change
    def step(self, caption: str, clauses: Iterable[str] = (), expect: Iterable[str] = ()) -> Step:
        """Closes the present step: its moves, marks and arrows with what is said about them."""
        made = Step(
            position=self._scene,
            moves=tuple(self.moves),
            caption=caption,
            clauses=_several(clauses),
            marks=tuple(self.marks),
            arrows=tuple(self.arrows),
            expect=_several(expect),
        )
        self.steps.append(made)
        self._undress()
        return made

    @_change
    def undress(self) -> None:
        """The present step begins anew: the moves it has played stay played, in no step."""
        self._undress()

    def _undress(self) -> None:
        self.moves, self.marks, self.arrows = [], [], []
        self._scene = ""

    # -- the lesson ---------------------------------------------------------------------------

    @of_kinds
    @_change
    def walkthrough(
        self, id: str, title: str = "", clauses: Iterable[str] = (), intro: str = ""
    ) -> Walkthrough:
        """Makes a walkthrough of the steps and puts it into the lesson; the desk begins anew from where it
        ended. It teaches the `clauses`, by default those its steps name, or else all that were at work.
        Raises BadLessons with everything that is wrong."""
        named = [clause for step in self.steps for clause in step.clauses]
        made = Walkthrough(
            id=id, title=title, clauses=_several(clauses) or self._taught(named), intro=intro,
            position=self._opening + "\n", view=self.viewer, step=tuple(self.steps),
        )  # fmt: skip
        self._take("walkthrough", made)
        self._set(self.state)
        return made

    def _taught(self, named: Iterable[str]) -> tuple[str, ...]:
        """The clauses named, or all that were at work since the beginning, or that of what is asked now."""
        asked = self.state.top.rule if self.readable and self.state.top else None
        return tuple(dict.fromkeys(named)) or tuple(self._at_work) or ((asked,) if asked else ())

    @_change
    def exercise(self, /, id: str, **keys: object) -> Exercise:
        """Makes an exercise that begins with the position (the keys as in a lesson file) and puts it into the
        lesson. Raises BadLessons with everything that is wrong."""
        made = self._made(Exercise, {"id": id, "position": self.text + "\n", "view": self.viewer, **keys})
        self._take("exercise", made)
        return made

    @of_kinds
    @_change
    def question(
        self, id: str, stem: str, answers: Iterable[str], why: str, clauses: Iterable[str] = ()
    ) -> Written:
        """Makes a question of one's own about the position and puts it into the lesson: the first of its
        answers is right, one alone is a figure that is to be written. Without `clauses` it is about all that
        were at work. Raises BadLessons with everything that is wrong."""
        options = _several(answers)
        keys = {"position": self.text + "\n", "view": self.viewer, "stem": stem, "why": why}
        given = {"options": options if len(options) > 1 else (), "answer": options[0] if options else ""}
        made = self._made(Written, {"id": id, **keys, **given, "clauses": self._taught(_several(clauses))})
        self._take("question", made)
        return made

    def _made(self, kind: type[L], given: dict[str, object]) -> L:
        """A lesson of these keys. Raises RulebookError where they make none."""
        for key, value in given.items():
            if isinstance(value, str):
                expect(value, str, f"a text that can be written, for {key!r},")
        try:
            return msgspec.convert(given, kind)
        except msgspec.ValidationError as problem:
            reason, _, place = str(problem).partition(" - at ")
            why = of_form(kind, tuple(re.findall(r"\w+", place)), reason)
            raise RulebookError(message("no-exercise-yet", why=why)) from None

    @of_kinds
    @in_turn
    def exercise_of_play(
        self,
        id: str,
        goal: str,
        clauses: Iterable[str],
        success: Iterable[str],
        hints: Iterable[str] = (),
    ) -> Exercise:
        """Makes an exercise of what was played since the beginning: the seats' moves are its solution, those
        of chance its replies, and without `clauses` it is about all that were at work. Raises RulebookError
        if there was none, BadLessons with everything that is wrong."""
        played = self._played()
        if not played:
            raise RulebookError(message("nothing-played"))
        by_chance = [move for move in played if self.game.read_move(move).seat == CHANCE]
        return self.exercise(
            id,
            position=self._opening + "\n",
            goal=goal,
            clauses=self._taught(_several(clauses)),
            success=_several(success),
            hints=_several(hints),
            replies=tuple(by_chance),
            solution=tuple(move for move in played if move not in by_chance),
        )

    @of_kinds
    def exercise_of(
        self,
        kind: ExerciseKind,
        id: str,
        goal: str,
        given: Iterable[str] = (),
        clauses: Iterable[str] = (),
        hints: Iterable[str] = (),
    ) -> Exercise:
        """Makes an exercise of any kind of what is on the desk; its solution is found by the engine.

        `given` is, for `do`, what success is; for `find-all` the verb; for `find-illegal` the moves to choose
        from; for `next` the expectations of which one is so after what was played; for `points` the figure
        that is asked for, for `odds` the outcome of chance. Raises RulebookError where that makes no exercise
        of the kind.
        """
        named, wanted = _several(clauses), _several(given)
        if kind == "do":
            return self.exercise_of_play(id, goal, named, wanted, hints)
        keys = making.keys_of(kind, self.game, self.state, wanted, self._opening, self._played())
        taught = named or keys.pop("clauses", None) or self._taught(())
        keys = {**keys, "kind": kind, "goal": goal, "clauses": taught, "hints": _several(hints)}
        return self.exercise(id, **keys)

    def _played(self) -> list[str]:
        return [move for step in self.steps for move in step.played] + self.moves

    @of_kinds
    @_change
    def delete(self, id: str, kind: str = "") -> None:
        """Takes a lesson out of the file; without `kind` whatever has the id. Raises UnknownName where there
        is none."""
        if not any(each == id and kind in ("", of) for of, each in self.made):
            raise UnknownName(message("no-lesson", id=repr(id), meant=meant(id, self.ids)))
        kept = {
            of: tuple(each for each in getattr(self.file, of) if each.id != id)
            for of in MADE
            if kind in ("", of)
        }
        self.file = replace(self.file, **kept)

    @property
    def made(self) -> list[tuple[str, str]]:
        """The kind and the id of all that the lesson file has by now: two kinds may share an id."""
        return [(kind, each.id) for kind in MADE for each in getattr(self.file, kind)]

    @property
    def ids(self) -> list[str]:
        """The ids of all that the lesson file has by now."""
        return [id for _, id in self.made]

    @of_kinds
    def free_id(self, wanted: str) -> str:
        """An id that no lesson has yet: the one that is wanted, or one with a number."""
        numbered = (f"{wanted}-{at}" for at in count(2))
        return wanted if wanted not in self.ids else next(id for id in numbered if id not in self.ids)

    @property
    def toml(self) -> str:
        """The lesson file as text."""
        return write_lessons(self.file)

    def for_pupils(self) -> str:
        """The lesson file without solutions and questions, as text: it plays the same."""
        return student_lessons(self.file)

    def sheet(self) -> str:
        """The lessons on paper for the pupils, as HTML: no answers. Raises RulebookError with no lesson."""
        return printed.sheet(self._lessons(self.file))

    def answers(self) -> str:
        """The answers to the sheet, as HTML. Raises RulebookError where there is nothing to answer."""
        return printed.answers(self._lessons(self.file))

    @of_kinds
    @_change
    def open(self, path: str | Path) -> None:
        """Goes on with a lesson file of this game; what is made comes into it. Raises BadLessons."""
        lessons = load_lessons(path, self._same_game)
        self.file, self.path = lessons.file, Path(path)
        self._on_disk = self.path.read_bytes()

    def _same_game(self, name: str) -> Game:
        if name != self.game.id:
            raise RulebookError(message("foreign", name=repr(name), game=self.game.title))
        return self.game

    @of_kinds
    def save(self, path: str | Path = "", *, replace: bool = False) -> Path:
        """Writes the lesson file, all or nothing; `lab.lessons(path)` plays it. Without a path it is the file
        that was opened or saved last. Raises ExistingFile where another file is there, or somebody else has
        changed this one meanwhile, unless it may be replaced, or BadFile."""
        wanted, text = Path(path) if str(path) else self.path or Path("lessons.toml"), self.toml
        own = wanted == self.path and wanted.is_file()
        if own and not replace and wanted.read_bytes() != self._on_disk:
            raise ExistingFile(message("changed-meanwhile", path=wanted))
        self.path = write_whole(wanted, text, replace=replace or own)
        self._on_disk = text.encode()
        return self.path

    def _lessons(self, file: LessonFile) -> Lessons:
        return Lessons(self.game, file, Source(write_lessons(file)))

    def _take(self, kind: Literal["walkthrough", "exercise", "question"], made: Lesson) -> None:
        """Takes a lesson into the file, once it is checked with all that is there. Raises BadLessons, and
        RulebookError where the same one is there already under another id."""
        there: tuple[Lesson, ...] = getattr(self.file, kind)
        lessons = self._lessons(replace(self.file, **{kind: (*there, made)}))
        found = [*problems(lessons)]
        for each in there:
            if each.id == made.id:
                line = lessons.source.line((kind, len(there), "id"))
                found.append(Problem(line, message("id-twice", id=repr(made.id))))
            elif replace(each, id=made.id) == made:
                raise RulebookError(message("made-already", id=each.id))
        if found:
            raise BadLessons("", found)
        self.file = lessons.file

    def __repr__(self) -> str:
        found = [f"  wrong: {defect}" for defect in self.defects]
        return "\n".join([self.text, *(found or [self.state.prompt])])


def _key(line: str) -> str:
    return line.partition(":")[0].strip() if ":" in line else ""


def _several(given: str | Iterable[str]) -> tuple[str, ...]:
    """What is given in a list; a text alone is one of them, not its letters."""
    return (given,) if isinstance(given, str) else tuple(given)
