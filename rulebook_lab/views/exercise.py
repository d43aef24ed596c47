"""An exercise on a page: the goal, the board, an answer; hints one by one; wrong answers name a clause."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import islice

from ..engine import Move, State, in_turn
from ..lessons.exercise import Attempt, Feedback
from ..lessons.loading import lessons_of
from ..lessons.progress import Progress
from ..lessons.quiz.picture import as_asked
from ..lessons.sentences import in_words
from ..scene import HALF, WIDE, Focus, cut, strip
from . import focus, notices, panels
from .html import Element, button, entered, h, text_box
from .page import Page
from .play import Play, picture
from .session import EVERYTHING, Session
from .ways import counted
from .words import say

NEAR = 400
"""How many near misses are looked at for clauses to choose from."""
CHOICES = 6
"""Among how many clauses the reader chooses."""
LISTED = 8
"""So many answers are listed at once where a screen does not hold all of them."""


class ExercisePage(Page):
    """An exercise: the goal, the board, an answer; hints one by one; every wrong answer names a clause."""

    @in_turn
    def __init__(self, attempt: Attempt, progress: Progress | None = None) -> None:
        self.attempt = attempt
        self._progress = progress
        self._chosen: list[str] = []
        self._pointed: list[str] = []
        """The spots by which the list of answers is narrowed."""
        self._hinted: list[str] = []
        self._feedback: Feedback | None = None
        """What the last answer was told; it stays when a wrong move takes itself back."""
        self.play = Play(self._session(), self.refresh, _how(attempt), move=self._play)
        self.play.focus = self._focus
        self._at_play: dict[tuple[float, State, bool], Focus] = {}
        """What the exercise is about in a position, by the width that the board is drawn for."""
        super().__init__(self._elements, self.play.run, self.play.show_clause)
        self.play.begin()

    def _session(self) -> Session:
        exercise = self.attempt.exercise
        return Session(self.attempt.timeline, exercise.view or EVERYTHING, {})

    def _focus(self, width: float) -> Focus:
        """What may be picked, and what the solution changes."""
        # what could be done after the last move is no part of it
        over = self.attempt.exercise.kind == "do" and self.attempt.status != "open"
        at = width, self.state, over
        if at not in self._at_play:
            spelled = () if over else self.session.picker.spelled
            spots = {spot for one in spelled for spot in one.spots}
            draw = focus.drawing(self.attempt.exercise.view, width)
            self._at_play[at] = focus.of_attempt(self.attempt, spots, draw)
        return self._at_play[at]

    @property
    def session(self) -> Session:
        """The position of the exercise."""
        return self.play.session

    @property
    def state(self) -> State:
        """The position now."""
        return self.session.state

    def _elements(self) -> list[Element]:
        attempt, exercise, play = self.attempt, self.attempt.exercise, self.play
        scene = play.scene()
        title = exercise.title or exercise.id
        doing = exercise.kind == "do"
        playing = doing and attempt.status == "open"
        left = say("lessons", "used", n=attempt.used, most=exercise.at_most) if exercise.at_most else ""
        goal = h("p", exercise.goal, cls="rb-prompt rb-goal", key="goal")
        if exercise.kind == "find-all":
            board = play.board(scene, live=False, on_spot=self._point, picked=self._marked())
        else:
            board = play.board(scene, live=playing, on_spot=None if doing else ignore)
        main = h("div", board, cls="rb-main", key="main")
        side = panels.side(
            self._foot(),
            None if doing else self._answering(),
            self._hints(),
            panels.fold(play),
            panels.moves(play) if playing else None,
        )
        return [
            h(
                "section",
                panels.heading(title, left),
                panels.news(play, scene) if playing else None,
                panels.bar(play, scene, self._verdict(), head=goal, live=playing),
                [main, side] if doing or self._many else [side, main],
                cls="rb-wide",
                key="exercise",
                label=say("lessons", "exercise", title=title),
            )
        ]

    def _verdict(self) -> Element | None:
        """What the answer was told, and how it goes on."""
        feedback = self._feedback
        if feedback is None:
            return None
        after = None
        if feedback.right and (following := self._following()):
            go_on = partial(self._go_to, following)
            after = button(say("lessons", "next-exercise"), go_on, "main", key="next")
        elif feedback.right is False and self.attempt.exercise.kind == "do":
            after = h("p", say("lessons", "taken-back"), key="taken-back")
        return h(
            "div", after, notices.verdict(feedback, self.attempt.game), cls="rb-panel rb-stack", key="verdict"
        )

    def _following(self) -> str:
        """The exercise after this one; "" after the last.

        A game's own follow each other as the rulebook tells their rules, so that none asks for what comes
        chapters later; those of a teacher's file as they stand there.
        """
        lessons = self.attempt.lessons
        own = lessons is lessons_of(lessons.game)
        ids = lessons.as_the_rulebook_goes() if own else [*lessons.exercises]
        at = ids.index(self.attempt.exercise.id) + 1
        return ids[at] if at < len(ids) else ""

    def _hints(self) -> Element:
        given = [
            h("p", say("lessons", "hint-is", hint=hint), key=f"hint {i}")
            for i, hint in enumerate(self._hinted)
        ]
        return h(
            "div", given, cls="rb-stack rb-answers", role="log", label=say("lessons", "hints"), key="hints"
        )

    def _foot(self) -> Element:
        more = len(self._hinted) < len(self.attempt.exercise.hints)
        hint = button(say("lessons", "hint"), self._hint, key="hint") if more else None
        return h(
            "div",
            hint,
            button(say("lessons", "again"), self._begin_again, key="again"),
            cls="rb-row",
            key="foot",
        )

    # -- answering ----------------------------------------------------------------------------

    def _answering(self) -> Element:
        kind, ready = self.attempt.exercise.kind, bool(self._chosen)
        if kind in ("points", "odds"):
            example = say("lessons", "odds-hint" if kind == "odds" else "figure-hint")
            box = text_box(self._answer, say("lessons", "your-answer"), key="figure", placeholder=example)
            return entered(box, say("lessons", "check"), key="answer")
        options = self._options()
        many = self._many
        listed = self._narrowed(options) if many else options
        held = [(words, subject) for words, subject in options if subject in self._chosen] if many else []
        shown = [*held, *(option for option in listed if option not in held)]
        rows = [
            self._option(words, subject) for words, subject in shown[: LISTED + len(held) if many else None]
        ]
        left = len(shown) - len(rows)
        clauses = self._clauses() if kind == "find-illegal" and ready else []
        check = button(say("lessons", "check"), self._check, "main", key="check")
        return h(
            "div",
            panels.search_moves(self.play) if many else None,
            h("div", rows, cls="rb-options", data_rove=""),
            h("p", say("table", "more-moves", n=left), cls="muted", key="more") if left else None,
            h("p", say("lessons", "which-rule")) if clauses else None,
            h("div", [self._clause_option(clause) for clause in clauses], cls="rb-options"),
            h("div", check, cls="rb-row rb-check") if kind == "find-all" else None,
            cls="rb-stack",
            key="answer",
        )

    @property
    def _many(self) -> bool:
        """Whether the answers are more than a screen holds, and are chosen on the board before all."""
        return self.attempt.exercise.kind == "find-all" and len(self._spots) > panels.SEARCHED

    def _options(self) -> list[tuple[str, str]]:
        """What can be answered: words, and what they stand for."""
        attempt, exercise = self.attempt, self.attempt.exercise
        if exercise.kind == "next":
            return [(in_words(attempt.state, option), option) for option in exercise.options]
        read, write = attempt.game.read_move, attempt.game.write_move
        given = exercise.kind == "find-illegal"
        subjects = [write(read(option)) for option in exercise.options] if given else [*self._spots]
        named = ((attempt.game.describe(read(it), attempt.state).rstrip("."), it) for it in subjects)
        return sorted(named, key=lambda option: counted(option[0]))

    @property
    def _spots(self) -> dict[str, frozenset[str]]:
        """The spots of each answer of those among which all right ones are to be found."""
        return tried(self.attempt.state, self.attempt.exercise.find)

    def _narrowed(self, options: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """The answers with the words that are searched for, at the spots that were pointed at."""
        wanted, spots = self.play.words.casefold().split(), self._spots
        return [
            (words, subject)
            for words, subject in options
            if all(word in words.casefold() for word in wanted) and spots[subject].issuperset(self._pointed)
        ]

    def _marked(self) -> tuple[str, ...]:
        """The spots that tell the chosen answers apart from others, and those that were pointed at."""
        spots = self._spots
        alike = frozenset.intersection(*spots.values()) if spots else frozenset()
        chosen = [sorted(spots[subject] - alike) for subject in self._chosen]
        return *(spot for row in chosen for spot in row), *self._pointed

    def _point(self, spot: str) -> None:
        """Narrow the list to the answers at one more spot, or at it alone; choose the only one left."""
        spots = self._spots
        for pointed in ([*self._pointed, spot], [spot]):
            found = [subject for subject, its in spots.items() if its.issuperset(pointed)]
            if len(found) == 1:
                self._pointed = []
                self._choose(found[0])
                return
            if found:
                self._pointed = [] if spot in self._pointed else pointed
                return

    def _option(self, words: str, subject: str) -> Element:
        chosen = subject in self._chosen
        choose = partial(self._choose, subject)
        return button(words, choose, "picked" if chosen else "", key=f"option {subject}", chosen=chosen)

    def _clause_option(self, clause: str) -> Element:
        forbid = partial(self._answer, self._chosen[0], clause)
        return button(self.attempt.game.catalogue[clause].title, forbid, key=f"by {clause}")

    def _clauses(self) -> list[str]:
        """Clauses to choose from: those that refuse the options or something near, then other limits."""
        game, state = self.attempt.game, self.attempt.state
        tried: list[Move | str] = [*self.attempt.exercise.options]
        tried += islice(game.candidates(state), NEAR)
        refused = [clause for move in tried for clause in state.why_not(move).clauses]
        limits = [clause.id for clause in game.catalogue if clause.kind == "limit"]
        known = dict.fromkeys([*self.attempt.exercise.clauses[:1], *refused, *limits])
        return sorted([clause for clause in known if clause in game.catalogue][:CHOICES])

    # -- doing ----------------------------------------------------------------------------------

    def _play(self, move: Move) -> None:
        self._note(self.attempt.play(move))
        self.attempt.take_back()
        self.session.changed()

    def _choose(self, subject: str) -> None:
        kind = self.attempt.exercise.kind
        if kind == "next":
            self._chosen = [subject]
            self._answer(subject)
        elif kind == "find-illegal":
            self._chosen = [subject]
        elif subject in self._chosen:
            self._chosen.remove(subject)
        else:
            self._chosen.append(subject)

    def _check(self) -> None:
        self._answer(*self._chosen)

    def _answer(self, *given: str) -> None:
        self._note(self.attempt.answer(*given))

    def _note(self, feedback: Feedback) -> None:
        self._feedback = feedback
        if self._progress is not None and feedback.right is not None:
            self._progress.answered(self.attempt.game, self.attempt.exercise.clauses, feedback.right)

    def _hint(self) -> None:
        self._hinted.append(self.attempt.hint())

    def _begin_again(self) -> None:
        self.attempt.again()
        self._chosen, self._pointed, self.play.words = [], [], ""
        self._feedback = None
        self.play.sit_down(self._session())

    def _go_to(self, id: str) -> None:
        """Another exercise of the same file takes the place of this one."""
        lessons = self.attempt.lessons
        self.attempt = Attempt(lessons, lessons.exercise(id))
        self.play.how = _how(self.attempt)
        self._at_play.clear()
        self._hinted = []
        self._begin_again()

    def to_svg(self) -> str:
        """The exercise as a picture: title, goal and what can be answered over the parts that it is about."""
        exercise = self.attempt.exercise
        listed = exercise.kind in ("next", "find-illegal")
        options = [f"– {words}" for words, _ in self._options()] if listed else []
        title = exercise.title or exercise.id
        words = "\n".join([title, exercise.goal, *options])
        drawn = picture(self.session.shown, self.play.how, WIDE)
        scene = cut(drawn, self._focus(WIDE), tight=True)
        return strip([(words, scene)], label=title, width=int(HALF))

    def to_text(self) -> str:
        """The exercise in words, and its board."""
        return f"{self.attempt!r}\n\n{self.session.shown.prompt}\n{super().to_text()}"


@lru_cache(8)
def tried(state: State, verb: str) -> dict[str, frozenset[str]]:
    """The moves of a kind that somebody might try in a position, in writing, and the spots of each."""
    moves = (move for move in state.game.candidates(state) if move.verb == verb)
    return {state.game.write_move(move): frozenset(move.spots(state)) for move in moves}


def _how(attempt: Attempt) -> dict[str, object]:
    kind = attempt.exercise.kind
    return {} if kind == "do" else as_asked(attempt.game, points=kind == "points")


def ignore(_spot: str) -> None:
    """Leave a click on a board without an answer: the question is answered elsewhere."""
