"""The teacher's desk on a page: a position to edit, a board to click, a lesson that grows step by step."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple, get_args

from ..engine import ExistingFile, RulebookError, State, in_turn
from ..lessons.desk import Desk
from ..lessons.format import ExerciseKind, LessonFile
from ..scene import with_known_marks
from . import notices, panels, workbench
from .html import Element, button, h
from .page import Page
from .play import Play, watch
from .saving import place
from .session import EVERYTHING, Session
from .words import say
from .workbench import KINDS, QUESTION

OF_EXERCISE = ("id", "title", "clauses", "given", "hints")
"""The fields that an exercise or a question is made of."""


class _Typed(NamedTuple):
    """What was typed for a lesson that was made, with lessons and position as they were then, and what was
    said of it."""

    said: str
    text: str
    file: LessonFile
    fields: dict[str, str]
    expected: list[str]


class DeskPage(Page):
    """The teacher's desk: see `rulebook_lab.lessons.desk`, which it shows and changes."""

    @in_turn
    def __init__(self, work: Desk) -> None:
        self.work = work
        self.clicking = "play"
        self.fields = dict.fromkeys(("caption", "clauses", "id", "title", "given", "hints"), "")
        self.kind = KINDS[0]
        """The kind of exercise that is being made, or a question."""
        self.expected: list[str] = []
        self._typed: list[_Typed] = []
        self._from = ""
        """The spot at which an arrow begins that is being drawn."""
        self.play = Play(watch(work.state, work.viewer), self.refresh, move=work.play, undo=self.undo)
        super().__init__(self._elements, self.play.run, self.play.show_clause)
        self.play.begin()
        work.on_change(self._changed)

    @property
    def session(self) -> Session:
        """The position that is shown, to be played on."""
        return self.play.session

    @property
    def state(self) -> State:
        """The position that is shown."""
        return self.session.state

    def _elements(self) -> list[Element]:
        work, play = self.work, self.play
        scene = with_known_marks(play.scene(), (*work.marks, self._from), work.arrows)
        playing = self.clicking == "play"
        playing_on = h(
            "div",
            h("h3", workbench.chance(work), key="whose"),
            panels.moves(play),
            workbench.figures(self) if work.readable else None,
            cls="rb-stack",
            key="playing-on",
        )
        board = play.board(scene, live=playing, on_spot=None if playing else self._point)
        return [
            h(
                "section",
                workbench.bar(self),
                panels.news(play, scene),
                panels.bar(play, scene, workbench.defects(work)),
                h("div", board, cls="rb-main", key="main"),
                panels.side(workbench.step(self), workbench.lines(work)),
                h("div", playing_on, workbench.lesson(self), cls="rb-columns rb-below", key="below"),
                cls="rb-wide rb-desk",
                key="desk",
                label=say("desk", "label", game=work.game.title),
            )
        ]

    def _changed(self) -> None:
        """Show what this page or a cell has changed; what cannot be read leaves the board as it was."""
        if self.work.readable:
            self.play.sit_down(watch(self.work.state, self.work.viewer))
        else:
            self.refresh()

    # -- the board ----------------------------------------------------------------------------

    def choose_clicking(self, what: str) -> None:
        """Choose what a click on the board does."""
        self.clicking, self._from = what, ""

    def _point(self, spot: str) -> None:
        """Mark a spot, or begin or end an arrow at it."""
        if self.clicking == "mark":
            self.work.mark(spot)
        elif self._from:
            self.work.arrow(self._from, spot)
            self._from = ""
        else:
            self._from = spot

    def look(self, viewer: str) -> None:
        """Show the position with a seat's eyes, or with all hands open."""
        self.work.show(None if viewer == EVERYTHING else viewer)

    # -- the lesson -----------------------------------------------------------------------------

    def expect(self, line: str) -> None:
        """Let the step expect a figure, or no longer."""
        if line in self.expected:
            self.expected.remove(line)
        else:
            self.expected.append(line)

    def add_step(self) -> None:
        """Close the step that is being made. Raises RulebookError while it says nothing."""
        if not self.fields["caption"].strip():
            raise RulebookError(say("desk", "no-caption"))
        self.work.step(self.fields["caption"], self.fields["clauses"].split(), self.expected)
        self.clear_step()

    def clear_step(self) -> None:
        """Begin the step anew."""
        self.fields |= {"caption": "", "clauses": ""}
        self.expected = []
        self.work.undress()

    def make_walkthrough(self) -> None:
        """Make a walkthrough of the steps. Raises RulebookError where there are none."""
        if self._clicked_twice():
            return
        if not self.work.steps:
            raise RulebookError(say("desk", "no-steps"))
        id = self.fields["id"] or self.work.free_id("my-lesson")
        self.work.walkthrough(id, self.fields["title"])
        self._made("walkthrough-made", id, ("id", "title"))

    def _made(self, words: str, id: str, used: tuple[str, ...]) -> None:
        """Say that a lesson is made, and empty the fields it used; undoing it fills them again."""
        said = say("desk", words, id=id)
        self._typed.append(_Typed(said, self.work.text, self.work.file, self.fields, self.expected))
        self.fields = self.fields | dict.fromkeys(used, "")
        self.play.tell(notices.sentence(said))

    def _clicked_twice(self) -> bool:
        """Whether nothing was done since a lesson was made; then what was said of it is said again."""
        work = self.work
        done = any(self.fields[name] for name in OF_EXERCISE) or self.expected or work.steps
        last = self._typed[-1] if self._typed and not done else None
        if last is None or last.file is not work.file or last.text != work.text:
            return False
        self.play.tell(notices.sentence(last.said))
        return True

    def choose_kind(self, kind: str) -> None:
        """Choose the kind of exercise that is made."""
        self.kind = next(each for each in KINDS if each == kind)

    def make_exercise(self) -> None:
        """Make an exercise of the kind that is chosen, of what was played and what stands on the desk; or a
        question about it."""
        if self._clicked_twice():
            return
        work, title, clauses = self.work, self.fields["title"], self.fields["clauses"].split()
        id = self.fields["id"] or work.free_id(f"my-{QUESTION if self.kind == QUESTION else 'exercise'}")
        typed = [part.strip() for part in self.fields["given"].split(";") if part.strip()]
        if self.kind == QUESTION:
            work.question(id, title, typed, self.fields["hints"], clauses)
            self._made("question-made", id, OF_EXERCISE)
            return
        kind = next(each for each in get_args(ExerciseKind) if each == self.kind)
        hints = [part.strip() for part in self.fields["hints"].split(";") if part.strip()]
        given = typed if kind in ("find-all", "find-illegal", "odds") else [*self.expected, *typed]
        work.exercise_of(kind, id, title, given, clauses, hints)
        self._made("exercise-made", id, OF_EXERCISE)
        self.expected = []

    def undo(self) -> None:
        """Take the last change back; if it was a lesson, what was typed for it is in the fields again."""
        file = self.work.file
        self.work.undo()
        if self._typed and self._typed[-1].file is file is not self.work.file:
            *_, self.fields, self.expected = self._typed.pop()

    def ask_to_delete(self, id: str, kind: str) -> None:
        """Ask whether a lesson is to be taken out."""
        sure = button(say("desk", "delete", id=id), partial(self.work.delete, id, kind), key="sure")
        self.play.tell(notices.sentence(say("desk", "delete-asked", id=id)), sure)

    def go_on_with(self, path: str) -> None:
        """Go on with a lesson file."""
        self.work.open(place(path))
        self.play.tell(notices.sentence(say("desk", "opened", path=path, n=len(self.work.ids))))

    def save(self, path: str) -> None:
        """Save the lessons to a file; ask before another file is overwritten."""
        wanted = place(path or str(self.work.path or "lessons.toml"))
        try:
            saved = self.work.save(wanted)
        except ExistingFile as there:
            over = button(say("desk", "replace"), partial(self.replace, wanted), key="replace")
            self.play.tell(notices.sentence(str(there)), over, error=True)
        else:
            self.play.tell(notices.sentence(say("notices", "saved", path=saved)))

    def replace(self, path: Path) -> None:
        """Save the lessons in the place of another file."""
        saved = self.work.save(path, replace=True)
        self.play.tell(notices.sentence(say("notices", "saved", path=saved)))

    def offer(self) -> None:
        """Offer the lessons as a download."""
        self.download("lessons.toml", self.work.toml)

    def hand_out(self, what: str) -> None:
        """Offer what goes to the class as a download: the pupils' lesson file, their sheet or its answers."""
        kind, write = {
            "student": ("toml", self.work.for_pupils),
            "sheet": ("html", self.work.sheet),
            "answers": ("html", self.work.answers),
        }[what]
        stem = self.work.path.stem if self.work.path else "lessons"
        self.download(f"{stem}-{what}.{kind}", write())
        self.play.tell(notices.sentence(say("desk", f"handed-out/{what}", file=f"{stem}-{what}.{kind}")))

    def to_text(self) -> str:
        """The position as text, its defects, and the board."""
        return f"{self.work!r}\n{self.session.shown.prompt}\n{super().to_text()}"
