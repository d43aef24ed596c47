"""A quiz on a page: one question after the other, each answered, explained and counted."""

from __future__ import annotations

from typing import Any

from ..lessons.progress import Progress
from ..lessons.quiz import Question, Quiz
from ..scene import Scene
from . import panels
from .html import Element, button, clause_chip, h, with_clauses
from .playing import Playing, watch, whole

LETTERS = "ABCDEFGH"


class QuizPage(Playing):
    """A quiz: one question after the other, each answered, explained and counted."""

    def __init__(self, quiz: Quiz, progress: Progress | None = None) -> None:
        self.quiz = quiz
        self.at = 0
        self.answers: dict[int, int] = {}
        self._progress = progress
        super().__init__(watch(quiz[0].state, None), _how(quiz[0]))

    @property
    def question(self) -> Question:
        """The question that is shown."""
        return self.quiz[self.at]

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(self.quiz[number].right == answer for number, answer in self.answers.items())

    def _layout(self, scene: Scene) -> list[Element]:
        given, last = self.answers.get(self.at), len(self.quiz) - 1
        right = given == self.question.right
        options = [self._option(i) for i in range(len(self.question.options))]
        return [
            h(
                "section",
                panels.heading(
                    f"Question {self.at + 1} of {len(self.quiz)}",
                    f"{self.right} of {len(self.answers)} right",
                ),
                h("p", self.question.stem, cls="rb-prompt", role="status", key="stem"),
                self._board(),
                h(
                    "div",
                    options,
                    cls="rb-options",
                    key="options",
                    tabindex="-1",
                    data_home="",
                    label="options",
                    role="group",
                ),
                panels.answers(
                    panels.told(self.question.check(given)) if given is not None else None,
                    self._why() if right else None,  # a wrong answer is told it already
                    self.desk.notice,
                ),
                self._result() if len(self.answers) == len(self.quiz) else None,
                h(
                    "div",
                    button("◂ Back", "turn -1", label="Back", disabled=not self.at),
                    button(
                        "Next ▸",
                        "turn 1",
                        "main" if given is not None and self.at < last else "",
                        label="Next",
                        disabled=self.at == last,
                    ),
                    cls="rb-row",
                    key="turning",
                ),
                cls="rb-stack",
                key="quiz",
                label=self.quiz.title,
                tabindex="-1",
                data_home="",
            )
        ]

    def _option(self, number: int) -> Element:
        given, question = self.answers.get(self.at), self.question
        sign = ""
        if given is not None and number in (given, question.right):
            sign = "✓ " if number == question.right else "✗ "
        words = f"{sign}{LETTERS[number]}) {question.options[number].text}"
        cls = "picked" if given == number else ""
        return button(words, f"answer {number}", cls, disabled=given is not None)

    def _why(self) -> Element:
        lines = [h("li", with_clauses(line)) for line in self.question.why.splitlines()]
        return h("ul", lines, key="why")

    def _result(self) -> Element:
        """How it went, and what to look at again."""
        missed = [question for at, question in enumerate(self.quiz) if self.answers[at] != question.right]
        clauses = dict.fromkeys(question.clauses[0] for question in missed)
        titles = self.question.state.game.catalogue
        chips = [clause_chip(clause, titles[clause].title) for clause in clauses]
        again = h("p", "Look at these again:", chips, cls="rb-row") if chips else None
        return h(
            "div",
            h("p", h("b", f"All answered: {self.right} of {len(self.quiz)} right."), role="status"),
            again,
            h("div", button("Begin again", "again"), cls="rb-row"),
            cls="rb-panel rb-stack",
            key="result",
        )

    def _hints(self) -> dict[str, Any]:
        return {}

    def _pick(self, spot: str) -> None:
        """A quiz is answered, not played."""

    def _do_answer(self, number: str, _: Any) -> None:
        if self.at in self.answers or whole(number) not in range(len(self.question.options)):
            return
        self.answers[self.at] = int(number)
        if self._progress is not None:
            right = int(number) == self.question.right
            self._progress.answered(self.quiz.game, self.question.clauses, right)

    def _do_again(self, _: str, __: Any) -> None:
        self.answers.clear()
        self._go_to(0)

    def _do_turn(self, step: str, _: Any) -> None:
        self._go_to(self.at + whole(step))

    def _go_to(self, at: int) -> None:
        self.at = min(max(at, 0), len(self.quiz) - 1)
        self._how = _how(self.question)
        self.sit_down(watch(self.question.state, None))

    def to_text(self) -> str:
        """The whole quiz, without answers."""
        return repr(self.quiz)


def _how(question: Question) -> dict[str, Any]:
    """How the board is drawn: the points that are asked for do not stand beside it."""
    return {"scores": question.form != "points"}
