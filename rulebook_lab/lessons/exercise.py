"""An exercise being tried: playing to a goal, or answering; every wrong answer is told the clause."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from numbers import Number
from random import Random
from types import NoneType

import msgspec
from msgspec.structs import replace

from ..engine import (
    CHANCE,
    Move,
    RulebookError,
    State,
    Timeline,
    UnreadableMove,
    WhyNot,
    expect,
    in_turn,
    of_kinds,
)
from .choosing import LETTERS, chosen
from .expectation import Moment, expectation, figure, holds, read_value
from .format import Exercise
from .lessons import Lessons
from .numbers import read_number
from .sentences import in_words, quoted, rule, title
from .telling import message, say
from .walkthrough import play_all
from .words import is_at_a_loss, is_everything

ASKS_WHAT_FOLLOWS = ("next", "points", "odds")
"""The kinds whose `play` is what they ask about; in the others it only leads to the position."""


_BETWEEN = re.compile(r"[;\n]|,\s")
"""What stands between moves that are given in one line."""


class Feedback(msgspec.Struct, frozen=True):
    """What an answer or a move is told: right, wrong, or (None) go on; in words, with the clauses meant."""

    right: bool | None
    text: str
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__


class Attempt:
    """One try at an exercise.

    Of the kind `do` it is played: `attempt.play(move)` until `attempt.status` is "solved" or "failed"; the
    other kinds are answered with `attempt.answer(...)`. `attempt.hint()` gives one hint after the other,
    `attempt.again()` begins anew. `attempt.check(answer)` judges a whole answer, a list of texts.
    """

    def __init__(self, lessons: Lessons, exercise: Exercise) -> None:
        self.lessons = lessons
        self.game = lessons.game
        self.exercise = exercise
        before = () if exercise.kind in ASKS_WHAT_FOLLOWS else exercise.play
        self.opening = play_all(lessons.opening(exercise), before).state
        self._hints = 0
        self.again()

    @in_turn
    def again(self) -> State:
        """Begins anew; the position."""
        self.timeline = Timeline(self.opening, None)
        self.feedback: Feedback | None = None
        self.used = 0
        self._replies = list(self.exercise.replies)
        if self.exercise.kind == "do":
            self._let_others_play()
        return self.state

    @property
    def state(self) -> State:
        """The position now."""
        state: State = self.timeline.state
        return state

    @property
    def status(self) -> str:
        """ "open", "solved" or "failed"."""
        if self.feedback is None or self.feedback.right is None:
            return "open"
        return "solved" if self.feedback.right else "failed"

    @in_turn
    def hint(self) -> str:
        """The next hint."""
        if self._hints >= len(self.exercise.hints):
            return say("feedback", "no-hint")
        self._hints += 1
        return self.exercise.hints[self._hints - 1]

    @of_kinds
    @in_turn
    def check(self, answer: Sequence[str]) -> Feedback:
        """Judges a whole answer as the exercise's `solution` is written, from the beginning."""
        expect(answer, (list, tuple), "a list of texts, such as the exercise's solution,")
        if self.exercise.kind != "do":
            return self.answer(*answer)
        self.again()
        feedback = self._judged()
        for move in answer:
            feedback = self.play(move)
            if feedback.right is not None or feedback.clauses:
                return feedback
        return feedback if feedback.right else self._said(None, "unfinished")

    # -- doing ----------------------------------------------------------------------------

    @of_kinds
    @in_turn
    def play(self, move: Move | str) -> Feedback:
        """Plays one move of one's own; then the others reply, unless the exercise is about this one move. A
        refused move changes nothing."""
        if self.exercise.kind != "do":
            raise RulebookError(message("answered"))
        if self.status != "open":
            raise RulebookError(message("over"))
        why = self._meant(move)
        if isinstance(why, Feedback):
            return self._keep(why)
        if why:
            return self._keep(self._refusal(why))
        self._before = self.timeline.at, list(self._replies)
        self.timeline.play(why.move)
        self.used += 1
        feedback = self._decided()
        if feedback is None and not self._one_move_decides:
            feedback = self._let_others_play()
        return self._keep(feedback or self._judged())

    def _meant(self, move: Move | str) -> WhyNot | Feedback:
        """A move, in its notation or in words that mean just one; else what is said of the words."""
        from .understanding import understand  # which shows exercises among its answers

        if is_at_a_loss(str(move)):
            return Feedback(None, self.hint())
        if not str(move).strip():
            return self._said(None, "no-move", told="nothing")
        try:
            return self.state.why_not(move)
        except UnreadableMove:
            found = understand(self.state, str(move), self.exercise.seat)
            if len(found.whys) == 1:
                return found.whys[0]
            return Feedback(None, repr(found))

    @in_turn
    def take_back(self) -> State:
        """Takes the last move back that missed the goal, with the replies to it; the position, open again."""
        if self.exercise.kind == "do" and self.status == "failed":
            at, self._replies = self._before
            self.timeline.goto(at)
            self.used -= 1
            self.feedback = None
        return self.state

    @cached_property
    def _one_move_decides(self) -> bool:
        """Whether all is over with one move, before anybody replies: no replies are written down, and the
        stored solution needs none."""
        exercise = self.exercise
        if exercise.at_most != 1 or exercise.replies:
            return False
        if not exercise.solution:  # a students' version
            return True
        trial = Attempt(self.lessons, exercise)
        trial.timeline.play(exercise.solution[0])
        return trial._judged().right is True

    def _decided(self) -> Feedback | None:
        """Whether the goal is missed or reached with what has just been played; None when it is open."""
        moment = self.moment
        for failure in self.exercise.failure:
            if holds(failure, moment):
                return self._said(False, "failed", failure=in_words(self.state, failure))
        if not self._missed(moment) and not self._still_replying():
            return Feedback(True, say("feedback", "solved"), self.exercise.clauses)
        return None

    def _still_replying(self) -> bool:
        """Whether replies are written down that are still to come: the goal is about what follows them."""
        asked = self.game.asked(self.state)
        return bool(self._replies and asked) and self._is_for_others(asked)

    def _judged(self) -> Feedback:
        if decided := self._decided():
            return decided
        if not self.state.pending or (self.exercise.at_most and self.used >= self.exercise.at_most):
            moment = self.moment
            missed = [in_words(self.state, line, moment) for line in self._missed(moment)]
            return self._said(False, "used-up", missed="; ".join(missed))
        return Feedback(None, say("feedback", "go-on"))

    def _missed(self, moment: Moment) -> list[str]:
        """What of the goal is not so."""
        return [line for line in self.exercise.success if not holds(line, moment)]

    @property
    def moment(self) -> Moment:
        """What has become of the opening so far."""
        return Moment(self.opening, self.state, tuple(self.timeline.events()))

    def _let_others_play(self) -> Feedback | None:
        """Plays the replies of the others, until the learner is asked or one of them decides the exercise."""
        while (asked := self.game.asked(self.state)) and self._is_for_others(asked):
            self.timeline.play(self._reply())
            if self.used and (decided := self._decided()):
                return decided
        return None

    def _is_for_others(self, asked: tuple[str, ...]) -> bool:
        return asked == (CHANCE,) or self.exercise.seat not in (None, *asked)

    def _reply(self) -> Move:
        """The earliest unused reply that is legal now; without one, the exercise's seed decides."""
        for text in self._replies:
            move = self.game.read_move(text)
            if not self.state.why_not(move):
                self._replies.remove(text)
                return move
        random = Random(f"{self.exercise.id}/{self.exercise.seed}/{len(self.timeline.moves)}")
        if self.game.by_chance(self.state):
            return self.game.draw_chance(self.state, random)
        return random.choice(self.game.considered(self.state))

    # -- answering ------------------------------------------------------------------------

    @in_turn
    def answer(self, *given: str | int | Fraction | None) -> Feedback:
        """Judges an answer of any kind but `do`: moves, a clause, an option, or a figure."""
        judges = {
            "find-all": self._find_all,
            "find-illegal": self._find_illegal,
            "next": self._next,
            "points": self._figure,
            "odds": self._figure,
        }
        if self.exercise.kind not in judges:
            raise RulebookError(message("played"))
        for each in given:
            expect(each, (str, Number, NoneType), "an answer, a text or a number,")
        said = ["" if each is None else str(each) for each in given]
        if is_at_a_loss(" ".join(said)):
            return self._keep(Feedback(None, self.hint()))
        return self._keep(judges[self.exercise.kind](said))

    @property
    def wanted(self) -> list[Move]:
        """The legal moves of the verb that a find-all exercise asks for."""
        return [move for move in self.state.legal_moves if move.verb == self.exercise.find]

    def _find_all(self, given: list[str]) -> Feedback:
        wanted = self.wanted
        if is_everything(" ".join(given)):
            return Feedback(None, say("feedback", "name-each"), self.exercise.clauses[:1])
        if len(given) == 1:  # all in one line
            given = [part for part in _BETWEEN.split(given[0]) if part.strip()] or given
        found: set[Move] = set()
        for text in given:
            why = self._meant(text)
            if isinstance(why, Feedback):
                return self._no_move(why, text)
            if why:
                said = say("feedback", "not-legal", move=self._described(why.move), reasons=str(why))
                return Feedback(False, said, why.clauses)
            if why.move.verb != self.exercise.find:
                verb = self.game.texts.say("verbs", [self.exercise.find], {})
                return self._said(False, "other-kind", move=self._described(why.move), find=verb)
            found |= {move for move in wanted if self._same(move, why.move)}
        if missing := len(wanted) - len(found):
            return self._said(False, "missing", n=missing)
        return Feedback(True, say("feedback", "found-all"), self.exercise.clauses)

    def _no_move(self, answer: Feedback, given: str) -> Feedback:
        if not given.strip():
            return replace(answer, right=False)
        return self._said(False, "no-move", told=answer.text)

    def _same(self, one: Move, other: Move) -> bool:
        """Whether two moves are the same, in whatever order their parts are written."""
        return one == other or self.state.play(one) == self.state.play(other)

    def _find_illegal(self, given: list[str]) -> Feedback:
        move, clause = (*self._both(given), "", "")[:2]
        if self._clause(move) in self.game.catalogue:
            move, clause = clause, move
        at = chosen(move, [(option,) for option in self.exercise.options])
        why = self._meant(move if at is None else self.exercise.options[at])
        if isinstance(why, Feedback):
            return self._no_move(why, move)
        if not why:
            return self._said(False, "legal-after-all", move=self._described(why.move))
        if not clause:
            return Feedback(
                None, say("feedback", "which-clause", move=self._described(why.move)), why.clauses
            )
        if self._clause(clause) not in why.clauses:
            return self._other_clause(why, self._clause(clause))
        return Feedback(True, say("feedback", "right-clause", reasons=str(why)), why.clauses)

    def _both(self, given: list[str]) -> list[str]:
        """The move and the clause, if both are given in one line."""
        if len(given) == 1:
            for mark in _BETWEEN.finditer(text := given[0]):
                parts = [text[: mark.start()], text[mark.end() :]]
                if any(self._clause(part) in self.game.catalogue for part in parts):
                    return parts
        return given

    def _clause(self, given: str) -> str:
        """The id of a clause that is given by its id or its title, as it is where there is none."""
        said = given.strip().strip('[]“”„"').casefold()
        known = (each.id for each in self.game.catalogue if said in (each.id, each.title.casefold()))
        return next(known, given)

    def _other_clause(self, why: WhyNot, given: str) -> Feedback:
        named = title(self.game, given) if given in self.game.catalogue else given
        right = rule(self.game, why.clauses[0])["clause"]
        sentence = say("feedback", "other-clause", move=self._described(why.move), given=named, clause=right)
        return Feedback(False, sentence, why.clauses)

    def _described(self, move: Move) -> str:
        return self.game.describe(move, self.state).rstrip(".")

    def _next(self, given: list[str]) -> Feedback:
        answer, options = " ".join(given).strip(), self.exercise.options
        at = chosen(answer, [(option, in_words(self.state, option)) for option in options])
        if at is None and answer:
            return self._said(None, "no-option", answer=quoted(answer[:40]))
        if at is None:
            return self._answered(False, "")
        right = expectation(options[at]).holds(self.afterwards())
        return self._answered(right, quoted(in_words(self.state, options[at])))

    def _figure(self, given: list[str]) -> Feedback:
        answer = " ".join(given).strip().rstrip(".")  # what repeats it has a full stop of its own
        right = figure(self.afterwards().state, self.exercise.ask)
        if isinstance(right, str):
            return self._answered(read_value(answer) == right, answer)
        number = read_number(answer)
        if number is None:
            return self._said(None, "no-figure", answer=quoted(answer[:40]) if answer else "nothing")
        if self.exercise.kind == "odds":
            if not 0 <= number.value <= 1:
                return Feedback(
                    None, say("feedback", "no-odds", answer=quoted(answer)), self.exercise.clauses[:1]
                )
            return self._answered(number.is_about(right), answer)
        return self._answered(number.value == right, answer)

    def afterwards(self) -> Moment:
        """What is so after the exercise's moves."""
        return play_all(self.opening, self.exercise.play)

    def _answered(self, right: bool, answer: str) -> Feedback:
        if right:
            return Feedback(True, say("feedback", "right", answer=answer), self.exercise.clauses)
        return self._said(False, "wrong", answer=answer or "nothing")

    # -- telling --------------------------------------------------------------------------

    def _keep(self, feedback: Feedback) -> Feedback:
        self.feedback = feedback
        return feedback

    def _refusal(self, why: WhyNot) -> Feedback:
        return Feedback(None, say("feedback", "refused", reasons=str(why)), why.clauses)

    def _said(self, right: bool | None, key: str, **facts: object) -> Feedback:
        return Feedback(right, say("feedback", key, **facts, **self._rule()), self.exercise.clauses[:1])

    def _rule(self) -> dict[str, str]:
        return rule(self.game, self.exercise.clauses[0])

    def __repr__(self) -> str:
        said = [str(self.feedback)] if self.feedback else []
        options = zip(LETTERS, map(self._put, self.exercise.options), strict=False)
        lettered = [f"  {letter}) {option}" for letter, option in options]
        title = self.exercise.title or self.exercise.id
        return "\n".join([title, self.exercise.goal, *lettered, *said, self.state.prompt])

    def _put(self, option: str) -> str:
        """An option in words: a move, or what may be so."""
        if self.exercise.kind == "find-illegal":
            return self._described(self.game.read_move(option))
        return in_words(self.state, option)
