"""A question with its options: asked, answered, explained."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ...engine import Game, RulebookError, State, shortened
from ..choosing import LETTERS, chosen
from ..exercise import Feedback
from ..expectation import read_value
from ..format import QuestionKind
from ..numbers import read_number
from ..sentences import figure_name, quoted, rule
from ..telling import message, say
from ..words import is_at_a_loss, spoken_language, words

OPTIONS = 4
"""How many options a question has where it can."""


class Option(msgspec.Struct, frozen=True):
    """One option: its words, what it stands for (a move's notation, a clause id, a value), and for a wrong
    one what it overlooks, in words."""

    text: str
    subject: str
    missed: str = ""


class About(msgspec.Struct, frozen=True):
    """What a question is about on its board: what is asked, the move and the figure, what its options stand
    for; see `Question`."""

    form: str
    move: str = ""
    ask: str = ""
    subjects: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One question. Exactly one of its options is right; without options the answer is a figure, `number`.

    `form` says what is asked: "may", "legal", "illegal", "next", "asked", "figure", "points", "total",
    "winners", "odds", or "written" by hand. `state` is the position it is about, None where the stem says
    all; `move` is the move it is about, `ask` the figure, part or clause.
    """

    kind: QuestionKind
    form: str
    clauses: tuple[str, ...]
    game: Game
    state: State | None
    stem: str
    options: tuple[Option, ...]
    right: int = 0
    why: str
    number: str = ""
    move: str = ""
    ask: str = ""

    @property
    def about(self) -> About:
        """What it is about on its board."""
        return About(self.form, self.move, self.ask, tuple(option.subject for option in self.options))

    @property
    def letter(self) -> str:
        """The letter of the right option; "" where a figure is asked for."""
        return LETTERS[self.right] if self.options else ""

    @property
    def answer(self) -> str:
        """The right answer in words."""
        return self.options[self.right].text if self.options else self.number

    @property
    def prompt(self) -> str:
        """The line that says what is to be decided in the position; "" where points are counted, and where it
        would tell the answer: of all moves one is left, or only those of other kinds; it names what the move
        is about ("Which of crab 2 and seahorse 2 do you affiliate?"), or what is asked for, and not the
        question ("and a coin")."""
        if self.state is None or self.form in ("points", "total"):
            return ""
        prompt = self.game.prompt(self.state, plain=True)
        if self.form == "may":
            return "" if self._is_settled_by(prompt) else prompt
        if self.form not in ("figure", "written"):
            return prompt
        asked = figure_name(self.game, self.ask, self.state) if self.ask else self.answer
        said = " ".join([self._moved or self.stem, *map(self.game.texts.name, self.state.seats)])
        return prompt if (_words(asked) - _words(said)).isdisjoint(_words(prompt)) else ""

    @property
    def _moved(self) -> str:
        """The move that the question is about, in words."""
        return self.game.describe(self.game.read_move(self.move), self.state) if self.move else ""

    def _is_settled_by(self, prompt: str) -> bool:
        """Whether the line that says what is to be decided tells whether the move is allowed."""
        legal = self.game.legal(self.state)
        possible = self.game.read_move(self.move).verb in {move.verb for move in legal}
        return not possible or len(legal) == 1 or _words(self._moved) <= _words(prompt)

    @property
    def hides_points(self) -> bool:
        """Whether points beside the board would tell the answer."""
        return self.form in ("points", "total", "figure", "winners", "written")

    def with_options(self) -> Question:
        """The same with options to choose from, where a whole number is asked for: numbers round it."""
        if self.options or not isinstance(value := read_value(self.number), int):
            return self
        lowest = max(min(0, value), value - len(self.stem) % OPTIONS)
        texts = [str(lowest + step) for step in range(OPTIONS)]
        options = tuple(Option(text, text) for text in texts)
        return replace(self, options=options, right=texts.index(self.number))

    def check(self, answer: str | int) -> Feedback:
        """Judges an answer: a letter, an option's words, its number from 0, or the figure asked for (neither
        right nor wrong where none is given)."""
        if not self.options:
            given, number = str(answer).strip().rstrip("."), read_number(str(answer))
            right = read_number(self.number)
            if number is None or is_at_a_loss(given):
                told = quoted(given[:40]) if given else "nothing"
                return Feedback(None, say("feedback", "figure-wanted", answer=told), self.clauses)
            return self._judged(right is not None and number.is_about(right.value), given, "")
        chosen = self._chosen(answer)
        option = self.options[chosen]
        return self._judged(chosen == self.right, quoted(option.text.rstrip(".")), option.missed)

    def _judged(self, right: bool, words: str, missed: str) -> Feedback:
        if right:
            return Feedback(True, say("feedback", "right", answer=words), self.clauses)
        wrong = say("feedback", "wrong", answer=words, **rule(self.game, self.clauses[0]))
        return Feedback(False, "\n".join(filter(None, [wrong, missed, self.why])), self.clauses)

    def _chosen(self, answer: str | int) -> int:
        texts = [option.text for option in self.options]
        if isinstance(answer, int) and 0 <= answer < len(texts):
            return answer
        at = chosen(answer, [(text,) for text in texts]) if isinstance(answer, str) else None
        if at is None:
            letters = ", ".join(LETTERS[: len(texts)])
            raise RulebookError(message("no-letter", letters=letters, given=shortened(answer)))
        return at

    def __repr__(self) -> str:
        lines = [f"  {letter}) {option.text}" for letter, option in zip(LETTERS, self.options, strict=False)]
        place = self.state.text.strip() if self.state is not None else ""
        return "\n".join([*filter(None, [place, self.prompt]), self.stem, *lines])


def _words(text: str) -> set[str]:
    return set(words(text, spoken_language()))


__all__ = ["LETTERS", "Option", "Question"]
