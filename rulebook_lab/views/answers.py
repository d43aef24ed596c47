"""Asking the rulebook on a page: words, ranked answers, and "show me", which opens the lesson beneath."""

from __future__ import annotations

from functools import partial
from itertools import chain

from ..engine import Game, RulebookError
from ..lessons.ask import Answers, Hit, ask, show_me
from ..lessons.exercise import Attempt
from ..lessons.loading import lessons_of
from ..lessons.quiz import Quiz
from ..lessons.walkthrough import Walk
from .cards import search_box
from .exercise import ExercisePage
from .html import Act, Element, button, clause_chip, h
from .page import Page
from .quiz import QuizPage
from .walk import WalkPage
from .words import say

SHOWN = 3
"""So many answers are seen at once, the rest a click away: the best come first."""

LessonPage = WalkPage | ExercisePage | QuizPage


class AnswersPage(Page):
    """A rulebook that answers in clauses, examples and rulings, and shows what it says."""

    def __init__(self, game: Game, question: str = "") -> None:
        self.game = game
        self.answers = ask(game, question)
        self.lesson: LessonPage | None = None
        self.problem = ""
        super().__init__(self._elements, self._run, self._show_clause)

    def _elements(self) -> list[Element]:
        """The answers, or the lesson that is open."""
        return [self._asking(), *(self.lesson.live.render() if self.lesson else ())]

    def _asking(self) -> Element:
        asked = self.answers.question
        reading = self.lesson is not None
        hits = [] if reading else [self._hit(hit) for hit in self.answers]
        more = hits[SHOWN:]
        return h(
            "section",
            h("h2", say("rules", "ask", game=self.game.title)),
            search_box(self._ask, asked, say("rules", "ask-hint")),
            h("p", self.problem, cls="rb-error", role="status", key="problem") if self.problem else None,
            h("div", hits[:SHOWN], cls="rb-stack", key="hits") if hits else None,
            h(
                "details",
                h("summary", say("rules", "more-answers", n=len(more))),
                h("div", more, cls="rb-stack"),
                key=f"more {asked}",
            )
            if more
            else None,
            h("p", self.answers.nothing, cls="muted", key="nothing") if asked and not self.answers else None,
            h("div", button(say("rules", "back"), self._shut, key="shut"), cls="rb-row", key="shut")
            if reading
            else None,
            cls="rb-stack",
            key="ask",
            label=say("rules", "ask-label"),
        )

    def _hit(self, hit: Hit) -> Element:
        shows = [
            button(
                say("rules", "show-me", lesson=self._called(kind, id)),
                partial(self._show_me, kind, id, hit.clauses[0]),
                key=f"show-me {kind} {id}",
            )
            for kind, id in hit.show_me[:2]
        ]
        told = [
            (h("h3", say("rules", "hit", kind=each.kind, title=each.title)), h("p", each.text))
            for each in (hit, *hit.also)
        ]
        return h(
            "article",
            [*chain.from_iterable(told)],
            h(
                "p",
                [clause_chip(self.game, clause) for clause in hit.clauses[:6] if clause != hit.id],
                shows,
                cls="rb-row",
            ),
            cls="rb-card",
            key=f"{hit.kind} {hit.id}",
        )

    def _called(self, kind: str, id: str) -> str:
        """What a lesson is called."""
        lessons = lessons_of(self.game)
        known = {**lessons.walkthroughs, **lessons.exercises} if kind != "quiz" else {}
        if id not in known:
            return say("rules", "questions")
        return say("rules", "lesson", title=known[id].title or id, kind=kind)

    # -- doing ----------------------------------------------------------------------------------

    def _run(self, act: Act) -> None:
        """Do what the reader asked for; an open lesson says itself what goes wrong."""
        self.problem = ""
        if self.lesson is not None:
            self.lesson.run(act)
            return
        try:
            act()
        except RulebookError as problem:
            self.problem = str(problem)

    def _ask(self, words: str) -> None:
        self.answers = ask(self.game, words)

    def _show_clause(self, id: str) -> None:
        if self.lesson is not None:
            self.lesson.play.show_clause(id)
        else:
            self._ask(id)

    def _show_me(self, kind: str, id: str, clause: str) -> None:
        self.lesson = _as_page(show_me(self.game, kind, id, (clause,)))

    def _shut(self) -> None:
        self.lesson = None

    def to_text(self) -> str:
        """The answers as text."""
        return repr(self.answers)


def _as_page(lesson: Walk | Attempt | Quiz) -> LessonPage:
    if isinstance(lesson, Walk):
        return WalkPage(lesson)
    return ExercisePage(lesson) if isinstance(lesson, Attempt) else QuizPage(lesson)


def answers(found: Answers) -> AnswersPage:
    """The page of some answers, to ask on."""
    return AnswersPage(found.game, found.question)
