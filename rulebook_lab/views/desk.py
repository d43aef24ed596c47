"""The teacher's desk on a page: a position to edit, a board to click, a lesson that grows step by step."""

from __future__ import annotations

from typing import Any

from ..engine import Move, RulebookError, in_turn
from ..lessons.desk import Desk
from ..scene import Scene, with_marks
from . import panels, workbench
from .html import Element, h
from .playing import Playing, watch
from .session import EVERYTHING


class DeskPage(Playing):
    """The teacher's desk: see `rulebook_lab.lessons.desk`, which it shows and changes."""

    @in_turn
    def __init__(self, work: Desk) -> None:
        self.work = work
        self.clicking = "play"
        self.fields = {"caption": "", "clauses": "", "id": "", "title": ""}
        self.expected: list[str] = []
        self._from = ""
        super().__init__(watch(work.state, work.viewer), {})
        work.on_change(self._changed)

    def _layout(self, scene: Scene) -> list[Element]:
        work, session = self.work, self.session
        editing = h(
            "div",
            workbench.lines(work),
            workbench.step(work, self.fields["caption"], self.fields["clauses"], self.expected),
            cls="rb-columns",
            key="editing",
        )
        return [
            h(
                "section",
                workbench.bar(work, self.clicking),
                self._news(),
                panels.prompt(session),
                panels.choices(session, scene) if self.clicking == "play" else None,
                self._board(),
                panels.answers(workbench.defects(work), self.desk.notice),
                editing,
                h("h3", workbench.chance(work), key="whose"),
                panels.moves(session, self.desk),
                workbench.figures(work, self.expected) if work.readable else None,
                workbench.lesson(work, self.fields["id"], self.fields["title"]),
                cls="rb-stack",
                key="desk",
                label=f"the teacher's desk: {work.game.title}",
            )
        ]

    # -- the board ----------------------------------------------------------------------------

    def _scene(self) -> Scene:
        scene = super()._scene()
        spots = scene.spots
        marks = [spot for spot in (*self.work.marks, self._from) if spot in spots]
        arrows = [pair for pair in self.work.arrows if pair[0] in spots and pair[1] in spots]
        return with_marks(scene, marks, arrows)

    def _hints(self) -> dict[str, Any]:
        return super()._hints() if self.clicking == "play" else {}

    def _pick(self, spot: str) -> None:
        if self.clicking == "mark":
            self.work.mark(spot)
        elif self.clicking == "arrow" and self._from:
            self.work.arrow(self._from, spot)
            self._from = ""
        elif self.clicking == "arrow":
            self._from = spot
        else:
            super()._pick(spot)

    def _play(self, move: Move | str) -> None:
        self.work.play(move)

    def _do_chance(self, _: str, __: Any) -> None:
        if not self.session.game.by_chance(self.session.state):
            raise RulebookError("chance is not to act here")
        self.session.let_chance()
        self._play(self.session.timeline.moves[-1])

    def _changed(self) -> None:
        """This page or a cell has changed the desk; what cannot be read leaves the board as it was."""
        if self.work.readable:
            self.sit_down(watch(self.work.state, self.work.viewer))
        else:
            self.refresh()

    # -- the position ---------------------------------------------------------------------------

    def _do_line(self, key: str, value: Any) -> None:
        self.work[key] = str(value)

    def _do_add(self, _: str, line: Any) -> None:
        key, colon, value = str(line).partition(":")
        if not colon:
            raise RulebookError(f"a line is written 'key: value', not {line!r}")
        self._do_line(key.strip(), value.strip())

    def _do_drop(self, key: str, _: Any) -> None:
        del self.work[key]

    def _do_less(self, key: str, _: Any) -> None:
        self._count(key, -1)

    def _do_more(self, key: str, _: Any) -> None:
        self._count(key, 1)

    def _count(self, key: str, by: int) -> None:
        changed = workbench.NUMBER.sub(lambda number: str(int(number[0]) + by), self.work[key], count=1)
        self._do_line(key, changed)

    def _do_text(self, _: str, text: Any) -> None:
        self.work.set(str(text))

    def _do_eyes(self, _: str, viewer: Any) -> None:
        self.work.show(None if viewer == EVERYTHING else str(viewer))

    def _do_clicking(self, _: str, what: Any) -> None:
        self.clicking, self._from = str(what), ""

    # -- the lesson -----------------------------------------------------------------------------

    def _do_field(self, name: str, words: Any) -> None:
        self.fields[name] = str(words or "")

    def _do_expect(self, line: str, _: Any) -> None:
        if line in self.expected:
            self.expected.remove(line)
        else:
            self.expected.append(line)

    def _do_step(self, _: str, __: Any) -> None:
        if not self.fields["caption"].strip():
            raise RulebookError("say something in the step: its caption is empty")
        self.work.step(self.fields["caption"], self.fields["clauses"].split(), self.expected)
        self._do_clear("", None)

    def _do_clear(self, _: str, __: Any) -> None:
        self.fields |= {"caption": "", "clauses": ""}
        self.expected = []
        self.work.undress()

    def _do_walkthrough(self, _: str, __: Any) -> None:
        if not self.work.steps:
            raise RulebookError("a walkthrough is made of steps: say something, and add the step")
        made = self.work.walkthrough(self.fields["id"] or "my-lesson", self.fields["title"])
        self.desk.notice = panels.notice(panels.say(f"The walkthrough {made.id} is made."))

    def _do_exercise(self, _: str, __: Any) -> None:
        id, goal = self.fields["id"] or "my-exercise", self.fields["title"]
        made = self.work.exercise_of_play(id, goal, self.fields["clauses"].split(), self.expected)
        self.desk.notice = panels.notice(panels.say(f"The exercise {made.id} is made."))

    def _do_save(self, _: str, path: Any) -> None:
        saved = self.work.save(str(path or "lessons.toml"))
        self.desk.notice = panels.notice(panels.say(f"Saved to {saved}."))

    def _do_download(self, _: str, __: Any) -> None:
        self.download("lessons.toml", self.work.toml)

    def to_text(self) -> str:
        """The position as text, its defects, and the board."""
        return f"{self.work!r}\n{super().to_text()}"
