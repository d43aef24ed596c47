"""Asking the rulebook on a page: words, ranked answers, and "show me", which opens the lesson beneath."""

from __future__ import annotations

from ..engine import Game, RulebookError, in_turn
from ..lessons.ask import Answers, Hit, ask, show_me
from ..lessons.exercise import Attempt
from ..lessons.loading import lessons_of
from ..lessons.quiz import Quiz
from ..lessons.walkthrough import Walk
from ..scene.node import Json, Node
from .cards import search_box
from .exercise import ExercisePage
from .html import Element, button, clause_chip, h, page
from .page import Page
from .quiz import QuizPage
from .walk import WalkPage

LessonPage = WalkPage | ExercisePage | QuizPage
OWN = ("search", "show-me", "shut")
"""What this page hears itself; everything else is for the lesson that is open."""


class AnswersPage(Page):
    """A rulebook that answers in clauses, examples and rulings, and shows what it says."""

    def __init__(self, game: Game, question: str = "") -> None:
        self.game = game
        self.answers = ask(game, question)
        self.lesson: LessonPage | None = None
        self.problem = ""
        super().__init__(page(self._asking()), {}, on_message=self._hear)

    def _asking(self) -> Element:
        asked = self.answers.question
        reading = self.lesson is not None
        hits = [] if reading else [self._hit(hit) for hit in self.answers]
        return h(
            "section",
            h("h2", f"Ask the rulebook: {self.game.title}"),
            search_box(asked, "a few words, such as: may I buy twice"),
            h("p", self.problem, cls="rb-error", role="status", key="problem") if self.problem else None,
            h("div", hits, cls="rb-stack", key="hits") if hits else None,
            h("p", "Nothing like this.", cls="muted", key="nothing") if asked and not self.answers else None,
            h("div", button("◂ Back to the answers", "shut"), cls="rb-row", key="shut") if reading else None,
            cls="rb-stack",
            key="ask",
            label="ask the rulebook",
        )

    def _hit(self, hit: Hit) -> Element:
        shows = [
            button(
                f"Show me: {self._called(kind, id)}",
                f"show-me {kind} {id} {hit.clauses[0]}",
                key=f"{kind} {id}",
            )
            for kind, id in hit.show_me[:2]
        ]
        return h(
            "article",
            h("h3", f"{hit.kind}: {hit.title}"),
            h("p", hit.text),
            h("p", [clause_chip(clause) for clause in hit.clauses[:6]], shows, cls="rb-row"),
            cls="rb-card",
            key=f"{hit.kind} {hit.id}",
        )

    def _called(self, kind: str, id: str) -> str:
        """What a lesson is called."""
        lessons = lessons_of(self.game)
        known = {**lessons.walkthroughs, **lessons.exercises} if kind != "quiz" else {}
        return f"{known[id].title or id} ({kind})" if id in known else "questions about it"

    # -- hearing ------------------------------------------------------------------------------

    def _hear(self, message: Json) -> None:
        action, _, what = str(message.get("action", "")).partition(" ")
        self.problem = ""
        try:
            if message.get("type") == "action" and action in OWN:
                self._own(action, what, str(message.get("value") or ""))
            elif self.lesson is not None:
                self.lesson._hear(message)
            elif action == "clause":
                self.answers = ask(self.game, what)
        except RulebookError as problem:
            self.problem = str(problem)
        self.refresh()

    def _own(self, action: str, what: str, words: str) -> None:
        if action == "search":
            self.answers = ask(self.game, words)
        elif action == "show-me":
            kind, id, clause = [*what.split(" "), "", ""][:3]
            self.lesson = _as_page(show_me(self.game, kind, id, (clause,)))
        else:
            self.lesson = None

    @in_turn
    def refresh(self) -> Json:
        """Show what is now, the open lesson included; the answer is the message sent."""
        nodes: list[Node] = page(self._asking())
        if self.lesson is None:
            return self.show(elements=nodes)
        open_now = self.lesson
        return self.show(elements=[*nodes, *open_now.elements], boards=open_now.scenes, hints=open_now.hints)

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
