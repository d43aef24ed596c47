"""A question with its options: asked, answered, explained."""

from __future__ import annotations

import msgspec

from ...engine import RulebookError, State
from ..exercise import Feedback
from ..format import QuestionKind
from ..sentences import rule, say

LETTERS = "abcdefgh"


class Option(msgspec.Struct, frozen=True):
    """One option: its words, and what it stands for (a move's notation, a clause id, a value)."""

    text: str
    subject: str


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One generated question: exactly one of its options is right.

    `form` says what is asked: "legal", "illegal", "clause", "next", "asked", "figure", "points", "winners",
    "odds" or "odds-clause"; `move` is the move it is about, `ask` the figure, part or outcome.
    """

    kind: QuestionKind
    form: str
    clauses: tuple[str, ...]
    state: State
    stem: str
    options: tuple[Option, ...]
    right: int
    why: str
    move: str = ""
    ask: str = ""

    @property
    def letter(self) -> str:
        """The letter of the right option."""
        return LETTERS[self.right]

    def check(self, answer: str | int) -> Feedback:
        """Judges an answer: a letter, a number from 0, or an option's words."""
        chosen = self._chosen(answer)
        game, words = self.state.game, f"“{self.options[chosen].text}”"
        if chosen == self.right:
            return Feedback(True, say("feedback", "right", answer=words), self.clauses)
        wrong = say("feedback", "wrong", answer=words, **rule(game, self.clauses[0]))
        return Feedback(False, f"{wrong}\n{self.why}", self.clauses)

    def _chosen(self, answer: str | int) -> int:
        texts = [option.text for option in self.options]
        if isinstance(answer, int) and 0 <= answer < len(texts):
            return answer
        if isinstance(answer, str):
            if len(answer) == 1 and answer.lower() in LETTERS[: len(texts)]:
                return LETTERS.index(answer.lower())
            if answer in texts:
                return texts.index(answer)
        raise RulebookError(
            f"an answer is one of the letters {', '.join(LETTERS[: len(texts)])}, not {answer!r}"
        )

    def __repr__(self) -> str:
        lines = [f"  {letter}) {option.text}" for letter, option in zip(LETTERS, self.options, strict=False)]
        return "\n".join([self.stem, *lines])
