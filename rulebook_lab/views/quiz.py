"""A quiz on a page: one question after the other, each answered, explained and counted."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from ..engine import Game, State, in_turn
from ..lessons.choosing import CAPITALS
from ..lessons.exercise import Feedback
from ..lessons.progress import Progress
from ..lessons.quiz import Question, Quiz
from ..lessons.quiz.picture import as_asked
from ..scene import WIDE, Focus, Scene, cut, strip
from . import focus, notices, panels
from .exercise import ignore
from .html import Element, button, clause_chip, entered, h, reasons, text_box
from .page import Page
from .play import Play, picture, watch
from .words import say


class QuizPage(Page):
    """A quiz: one question after the other, each answered, explained and counted."""

    @in_turn
    def __init__(self, quiz: Quiz, progress: Progress | None = None) -> None:
        self.quiz = quiz
        self.at = 0
        self.answers: dict[int, str | int] = {}
        self._progress = progress
        self.play = Play(watch(_shown(quiz[0]), None), self.refresh, _how(quiz[0]))
        self.play.focus = self._focus
        self._at_play: dict[tuple[float, int], Focus] = {}
        """What a question is about, by the width that the board is drawn for."""
        super().__init__(self._elements, self.play.run, self.play.show_clause)
        self.play.begin()

    @property
    def question(self) -> Question:
        """The question that is shown."""
        return self.quiz[self.at]

    def _focus(self, width: float) -> Focus:
        if (width, self.at) not in self._at_play:
            question, draw = self.question, focus.drawing(None, width)
            self._at_play[width, self.at] = focus.of_question(question.state, question.about, draw)
        return self._at_play[width, self.at]

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(bool(self.quiz[at].check(answer).right) for at, answer in self.answers.items())

    def _elements(self) -> list[Element]:
        given, question = self.answers.get(self.at), self.question
        options = [self._option(i) for i in range(len(question.options))] or [self._box()]
        stem = h("p", question.stem, cls="rb-prompt rb-stem", role="status", key="stem")
        feedback = None if given is None else question.check(given)
        game = self.play.session.game
        verdict = None if feedback is None else notices.verdict(_in_short(feedback, game), game)
        scene = self.play.scene()
        return [
            h(
                "section",
                panels.heading(
                    say("lessons", "question", n=self.at + 1, last=len(self.quiz)),
                    say("lessons", "right-of", right=self.right, n=len(self.answers)) if self.answers else "",
                    self._turning(),
                ),
                panels.bar(self.play, scene, verdict, head=stem, live=False),
                panels.side(
                    h(
                        "div",
                        options,
                        cls="rb-options rb-list",
                        key="options",
                        tabindex="-1",
                        data_home="",
                        label=say("lessons", "options"),
                        role="group",
                    ),
                    None if feedback is None or self._is_last else self._onward(),
                    None if feedback is None else self._why(feedback),
                    self._result() if len(self.answers) == len(self.quiz) else None,
                    panels.fold(self.play),
                ),
                None
                if question.state is None
                else h(
                    "div",
                    self.play.board(scene, live=False, on_spot=ignore),
                    cls="rb-main",
                    key="main",
                ),
                cls="rb-wide",
                key="quiz",
                label=self.quiz.title,
                tabindex="-1",
                data_home="",
            )
        ]

    def _option(self, number: int) -> Element:
        given, question = self.answers.get(self.at), self.question
        sign, cls = ("", "") if given is None else notices.mark(number, given, question.right)
        words = f"{sign}{CAPITALS[number]}) {question.options[number].text}"
        answer = partial(self._answer, number)
        return button(words, answer, cls, key=f"answer {number}", disabled=given is not None)

    def _box(self) -> Element:
        """Where a figure is written that has no options."""
        given = self.answers.get(self.at)
        if given is not None:
            return h("p", str(given), key="given")
        words, hint = say("lessons", "your-answer"), say("lessons", "figure-hint")
        box = text_box(self._answer, words, key="figure", placeholder=hint)
        return entered(box, say("lessons", "check"))

    def _why(self, feedback: Feedback) -> Element:
        """What the answer overlooked, and what decides."""
        lines = feedback.text.splitlines()[1:] if feedback.right is False else self.question.why.splitlines()
        return h("div", reasons(lines, self.play.session.game), key="why")

    @property
    def _is_last(self) -> bool:
        return self.at == len(self.quiz) - 1

    def _onward(self) -> Element:
        """The way on, where the eye and the keyboard are after an answer."""
        on = partial(self._go_to, self.at + 1)
        return button(say("lessons", "next"), on, "main", key="on", label=say("lessons", "next-label"))

    def _turning(self) -> Element:
        turns = panels.back_and_on(self._go_to, self.at, len(self.quiz) - 1)
        return h("div", turns, cls="rb-row", key="turning")

    def _result(self) -> Element:
        """How it went, and what to look at again."""
        missed = [each for at, each in enumerate(self.quiz) if not each.check(self.answers[at]).right]
        clauses = dict.fromkeys(question.clauses[0] for question in missed)
        chips = [clause_chip(self.quiz.game, clause) for clause in clauses]
        again = h("p", say("lessons", "look-again"), chips, cls="rb-row") if chips else None
        return h(
            "div",
            h("p", h("b", say("lessons", "all-answered", right=self.right, n=len(self.quiz))), role="status"),
            again,
            h("div", button(say("lessons", "again"), self._begin_again, key="again"), cls="rb-row"),
            cls="rb-panel rb-stack",
            key="result",
        )

    # -- doing ----------------------------------------------------------------------------------

    def _answer(self, given: str | int) -> None:
        feedback = self.question.check(given)
        if feedback.right is None:
            self.play.tell(notices.sentence(feedback.text), error=True)
            return
        self.answers[self.at] = given
        if self._progress is not None:
            self._progress.answered(self.quiz.game, self.question.clauses[:1], feedback.right)

    def _begin_again(self) -> None:
        self.answers.clear()
        self._go_to(0)

    def _go_to(self, at: int) -> None:
        self.at = at
        self.play.how = _how(self.question)
        self.play.sit_down(watch(_shown(self.question), None))

    def to_svg(self) -> str:
        """Every question as a picture, without answers."""
        draw = focus.drawing(None, WIDE)
        pictures: list[tuple[str, Scene | None]] = []
        for number, question in enumerate(self.quiz, 1):
            lettered = zip(CAPITALS, question.options, strict=False)
            options = [f"{letter}) {option.text}" for letter, option in lettered]
            scene = None
            if question.state is not None:
                drawn = picture(question.state, _how(question), WIDE)
                scene = cut(drawn, focus.of_question(question.state, question.about, draw), tight=True)
            pictures.append(("\n".join([f"{number}. {question.stem}", *options]), scene))
        return strip(pictures, label=self.quiz.title)

    def to_text(self) -> str:
        """The whole quiz, without answers."""
        return repr(self.quiz)


def _in_short(feedback: Feedback, game: Game) -> Feedback:
    """A verdict without its reasons and the words of its clause, where they stand under the answers."""
    first, _, below = feedback.text.partition("\n")
    for words in (game.catalogue[clause].text.strip() for clause in feedback.clauses):
        if words in below:
            first = first.removesuffix(f": {words}")
    return replace(feedback, text=first)


def _shown(question: Question) -> State:
    """The position of a question; of one without, the game's first, which is not drawn."""
    if question.state is not None:
        return question.state
    first: State = question.game.start()
    return first


def _how(question: Question) -> dict[str, object]:
    return as_asked(question.game, points=question.hides_points, revealed=True)
