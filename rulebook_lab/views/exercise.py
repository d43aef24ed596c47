"""An exercise on a page: the goal, the board, an answer; hints one by one; wrong answers name a clause."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from ..engine import Move, RulebookError, in_turn
from ..lessons.exercise import Attempt, Feedback
from ..lessons.progress import Progress
from ..lessons.sentences import in_words
from ..scene import Scene
from . import panels
from .html import Element, button, h
from .playing import Playing
from .session import EVERYTHING, Session

NEAR = 400
"""How many near misses are looked at for clauses to choose from."""
CHOICES = 6
"""Among how many clauses the reader chooses."""


class ExercisePage(Playing):
    """An exercise: the goal, the board, an answer; hints one by one; every wrong answer names a clause."""

    @in_turn
    def __init__(self, attempt: Attempt, progress: Progress | None = None) -> None:
        self.attempt = attempt
        self._progress = progress
        self._picked: list[str] = []
        self._hinted: list[str] = []
        # What is asked for does not stand beside the board.
        super().__init__(self._session(), {"scores": attempt.exercise.kind != "points"})

    def _session(self) -> Session:
        exercise = self.attempt.exercise
        return Session(self.attempt.timeline, exercise.view or EVERYTHING, {})

    def _layout(self, scene: Scene) -> list[Element]:
        attempt, exercise = self.attempt, self.attempt.exercise
        title = exercise.title or exercise.id
        doing = exercise.kind == "do"
        playing = doing and attempt.status == "open"
        left = f"move {attempt.used} of {exercise.at_most}" if exercise.at_most else ""
        return [
            h(
                "section",
                panels.heading(title, left),
                h("p", exercise.goal, cls="rb-prompt", key="goal"),
                self._news() if playing else None,
                panels.prompt(self.session) if playing else None,
                panels.choices(self.session, scene) if playing else None,
                self._board(),
                panels.answers(panels.told(attempt.feedback), self.desk.notice),
                panels.moves(self.session, self.desk) if playing else None,
                None if doing else self._answering(),
                self._hinting(),
                h(
                    "div",
                    button("Hint", "hint") if len(self._hinted) < len(exercise.hints) else None,
                    button("Begin again", "again"),
                    cls="rb-row",
                    key="foot",
                ),
                cls="rb-stack",
                key="exercise",
                label=f"exercise: {title}",
            )
        ]

    def _hinting(self) -> Element:
        hints = [h("p", f"Hint: {hint}", key=f"hint {i}") for i, hint in enumerate(self._hinted)]
        return h("div", hints, cls="rb-stack rb-answers", role="log", label="hints", key="hints")

    def _hints(self) -> dict[str, Any]:
        playing = self.attempt.exercise.kind == "do" and self.attempt.status == "open"
        return super()._hints() if playing else {}

    def _pick(self, spot: str) -> None:
        if self.attempt.exercise.kind == "do":
            super()._pick(spot)

    # -- answering ----------------------------------------------------------------------------

    def _answering(self) -> Element:
        kind, ready = self.attempt.exercise.kind, bool(self._picked)
        if kind in ("points", "odds"):
            written = "1/6 or 17%, then Enter" if kind == "odds" else "a figure, then Enter"
            box = h("input", type_="text", on="figure", placeholder=written, label="your answer")
            return h("div", box, cls="rb-row", key="answer")
        options = [self._option(words, subject) for words, subject in self._options()]
        clauses = self._clauses() if kind == "find-illegal" and ready else []
        return h(
            "div",
            h("div", options, cls="rb-options", data_rove=""),
            h("p", "Which rule forbids it?") if clauses else None,
            h("div", [self._clause_option(clause) for clause in clauses], cls="rb-options"),
            h("div", button("Check", "check", "main"), cls="rb-row") if kind == "find-all" else None,
            cls="rb-stack",
            key="answer",
        )

    def _options(self) -> list[tuple[str, str]]:
        """What can be answered: words, and what they stand for."""
        attempt, exercise = self.attempt, self.attempt.exercise
        if exercise.kind == "next":
            return [(in_words(attempt.game, option), option) for option in exercise.options]
        if exercise.kind == "find-illegal":
            moves: Iterable[Move] = map(attempt.game.read_move, exercise.options)
        else:
            candidates = attempt.game.candidates(attempt.state)
            moves = dict.fromkeys(move for move in candidates if move.verb == exercise.find)
        return sorted(
            (attempt.game.describe(move, attempt.state), attempt.game.write_move(move)) for move in moves
        )

    def _option(self, words: str, subject: str) -> Element:
        picked = subject in self._picked
        return button(words, f"option {subject}", "picked" if picked else "", key=subject, pressed=picked)

    def _clause_option(self, clause: str) -> Element:
        return button(self.attempt.game.catalogue[clause].title, f"by {clause}", key=clause)

    def _clauses(self) -> list[str]:
        """Clauses to choose from: those that refuse the options or something near, then other limits."""
        game, state = self.attempt.game, self.attempt.state
        tried: list[Move | str] = [*self.attempt.exercise.options]
        tried += islice(game.candidates(state), NEAR)
        refused = [clause for move in tried for clause in state.why_not(move).clauses]
        limits = [clause.id for clause in game.catalogue if clause.kind == "limit"]
        known = dict.fromkeys([*self.attempt.exercise.clauses[:1], *refused, *limits])
        return sorted([clause for clause in known if clause in game.catalogue][:CHOICES])

    def _answer(self, *given: str) -> None:
        feedback = self.attempt.answer(*given)
        self._note(feedback)

    def _note(self, feedback: Feedback) -> None:
        if self._progress is not None and feedback.right is not None:
            self._progress.answered(self.attempt.game, self.attempt.exercise.clauses, feedback.right)

    # -- hearing ------------------------------------------------------------------------------

    def _play(self, move: Move | str) -> None:
        self._note(self.attempt.play(move))
        self.session.changed()

    def _do_option(self, subject: str, _: Any) -> None:
        kind = self.attempt.exercise.kind
        if kind == "next":
            self._picked = [subject]
            self._answer(subject)
        elif kind == "find-illegal":
            self._picked = [subject]
        elif subject in self._picked:
            self._picked.remove(subject)
        else:
            self._picked.append(subject)

    def _do_by(self, clause: str, _: Any) -> None:
        if not self._picked:
            raise RulebookError("first say which move is refused, then by which rule")
        self._answer(self._picked[0], clause)

    def _do_check(self, _: str, __: Any) -> None:
        self._answer(*self._picked)

    def _do_figure(self, _: str, figure: Any) -> None:
        self._answer(str(figure))

    def _do_hint(self, _: str, __: Any) -> None:
        self._hinted.append(self.attempt.hint())

    def _do_again(self, _: str, __: Any) -> None:
        self.attempt.again()
        self._picked = []
        self.sit_down(self._session())

    def to_text(self) -> str:
        """The exercise in words, and its board."""
        return f"{self.attempt!r}\n\n{super().to_text()}"
