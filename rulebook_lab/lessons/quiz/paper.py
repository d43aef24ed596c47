"""A quiz: its questions, and the sheet and the key to print."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from random import Random
from typing import Literal

from msgspec.structs import replace

from ...engine import Game, RulebookError, State, expect_one_of, of_kinds, write_whole
from ...engine.language import current
from ..exercise import Feedback
from ..sentences import with_titles
from ..telling import message, say
from . import export
from .picture import board_svg, board_text
from .question import LETTERS, Question

PaperForm = Literal["md", "html", "gift", "moodle"]
KeyForm = Literal["md", "html"]


class Quiz:
    """Questions about one game; the same game, arguments and seed give the same questions."""

    def __init__(self, game: Game, questions: list[Question], seed: int, variant: str = "") -> None:
        self.game = game
        self.questions = questions
        self.seed = seed
        self.letter = variant

    def __len__(self) -> int:
        return len(self.questions)

    def __iter__(self) -> Iterator[Question]:
        return iter(self.questions)

    def __getitem__(self, index: int) -> Question:
        return self.questions[index]

    @of_kinds
    def answer(self, number: int, answer: str | int) -> Feedback:
        """Judges the answer to question `number`, counted from 1 as on the paper."""
        if not 1 <= number <= len(self):
            raise RulebookError(message("no-question", last=len(self), number=number))
        return self.questions[number - 1].check(answer)

    @property
    def title(self) -> str:
        """What stands over the paper."""
        return say("quiz", "title", game=self.game.title, number=f"{self.seed}{self.letter}")

    @of_kinds
    def variant(self, letter: str) -> Quiz:
        """The same questions for those who sit beside: in another order, their options too. A is the first
        paper, B, C … are others; the same letter gives the same."""
        if letter == "A":
            return Quiz(self.game, self.questions, self.seed, letter)
        random = Random(f"{self.game.id}/{self.seed}/{letter}")
        mixed = [_mixed(question, random) for question in self.questions]
        order = random.sample(range(len(mixed)), len(mixed))
        if order == sorted(order):
            order.reverse()
        return Quiz(self.game, [mixed[at] for at in order], self.seed, letter)

    @of_kinds
    def paper(self, form: PaperForm = "md") -> str:
        """The sheet to print: positions, questions, options, no answers. As `gift` and `moodle` (XML) it is
        for a learning platform, answers and reasons included."""
        forms = {"md": _paper_md, "html": _paper_html, "gift": export.gift, "moodle": export.moodle}
        expect_one_of("a form", form, forms)
        return forms[form](self)

    @of_kinds
    def key(self, form: KeyForm = "md") -> str:
        """The answers, each with the clauses and the reason."""
        return _key_html(self) if form == "html" else _key_md(self)

    @of_kinds
    def anki(self, path: str | Path, *, replace: bool = False) -> Path:
        """Writes the questions as cards for Anki; the path. Raises RulebookError without genanki,
        ExistingFile where a file is there, unless it may be replaced."""
        return write_whole(path, export.anki(self), replace=replace)

    def __repr__(self) -> str:
        return "\n\n".join(f"{number}. {question!r}" for number, question in enumerate(self, 1))


def _mixed(question: Question, random: Random) -> Question:
    """The same question with its options in another order; figures stay in theirs."""
    order = list(range(len(question.options)))
    if not all(option.text.lstrip("-").isdecimal() for option in question.options):
        random.shuffle(order)
    options = tuple(question.options[at] for at in order)
    return replace(question, options=options, right=order.index(question.right) if order else 0)


def _paper_md(quiz: Quiz) -> str:
    parts = [f"# {quiz.title}", say("quiz", "name")]
    for number, question in enumerate(quiz, 1):
        options = "\n".join(
            f"- {letter}) {option.text}" for letter, option in zip(LETTERS, question.options, strict=False)
        )
        position = question.state and shown_position(question.state, question.prompt)
        place = [f"```\n{position}\n```"] if position else []
        parts += [f"## {number}", *place, question.stem, options or say("quiz", "figure-line")]
    return "\n\n".join(parts) + "\n"


def _key_md(quiz: Quiz) -> str:
    parts = [f"# {quiz.title}: {say('quiz', 'key')}"]
    for number, question in enumerate(quiz, 1):
        why = "\n".join(f"   - {line}" for line in with_titles(quiz.game, question.why).splitlines())
        letter = f"**{question.letter}** " if question.letter else ""
        parts.append(f"{number}. {letter}{question.answer}\n{why}")
    return "\n\n".join(parts) + "\n"


def _paper_html(quiz: Quiz) -> str:
    head = f"<h1>{escape(quiz.title)}</h1><p>{escape(say('quiz', 'name'))}</p>"
    return page(quiz.title, [head, *(asked(number, question) for number, question in enumerate(quiz, 1))])


def asked(number: int, question: Question) -> str:
    """A question in print: its board, its words, what there is to choose from."""
    options = "".join(f"<li>{export.in_html(option.text)}</li>" for option in question.options)
    below = f'<ol type="a">{options}</ol>' if options else f"<p>{say('quiz', 'figure-line')}</p>"
    board = "" if question.state is None else _board(question.state, question.prompt)
    return f"<section><h2>{number}</h2>{board}<p>{export.in_html(question.stem)}</p>{below}</section>"


def _key_html(quiz: Quiz) -> str:
    rows = [answered(number, question) for number, question in enumerate(quiz, 1)]
    heading = f"{quiz.title}: {say('quiz', 'key')}"
    return page(heading, [f"<h1>{escape(heading)}</h1><ol>{''.join(rows)}</ol>"])


def answered(number: int, question: Question) -> str:
    """The answer to a question in print, why it is so, and its clauses."""
    why = export.in_html(with_titles(question.game, question.why))
    ids = "<br>".join(question.clauses)
    answer = f"<b>{question.letter}</b> {export.in_html(question.answer)}"
    return f"<li value={number}><small>{ids}</small>{answer}<p>{why}</p></li>"


def page(title: str, parts: list[str]) -> str:
    """A page to print."""
    style = (
        "body{font:16px/1.45 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}"
        "section{break-inside:avoid;border-top:1px solid #999;margin-top:1.5rem}"
        "small{float:right;color:#777;font-size:.7em;text-align:right;margin-left:1rem}"
        "svg{max-width:100%;height:auto}@page{margin:1.4cm}"
        "@media print{body{font-size:11pt;margin:0;max-width:none}h2{margin:.3rem 0}}"
    )
    return (
        f'<!doctype html><html lang="{current()}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{style}</style>{''.join(parts)}</html>\n"
    )


def shown_position(state: State, prompt: str) -> str:
    """A position on paper where no picture can be: in words, with the open question, if it matters."""
    return "\n\n".join(filter(None, [board_text(state), prompt]))


def _board(state: State, prompt: str) -> str:
    """The board, with the open question, if it matters."""
    return board_svg(state) + (f"<p><i>{escape(prompt)}</i></p>" if prompt else "")
