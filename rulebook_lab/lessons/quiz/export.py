"""Questions for where teachers are: Moodle (GIFT and XML), Anki."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from base64 import b64encode
from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from ...engine import RulebookError
from ..numbers import read_number
from ..sentences import with_titles
from ..telling import say
from .picture import board_svg
from .question import LETTERS, Question

if TYPE_CHECKING:
    from .paper import Quiz

_GIFT = re.compile(r"([~=#{}:\\])")
"""What has a meaning in GIFT and is written with a backslash."""


# -- GIFT -----------------------------------------------------------------------------------


def gift(quiz: Quiz) -> str:
    """The questions in Moodle's GIFT format, the boards within as pictures."""
    head = f"$CATEGORY: {quiz.game.title}/{quiz.title}\n"
    return "\n".join([head, *(_gift(_name(quiz, number), each) for number, each in enumerate(quiz, 1))])


def _gift(name: str, question: Question) -> str:
    answers = "\n".join(f"  {line}" for line in _gift_answers(question))
    why = _said(in_html(with_titles(question.game, question.why)))
    return (
        f"::{_said(name)}::[html]{_said(_stem(question, _inline(question)))} {{\n{answers}\n  ####{why}\n}}\n"
    )


def _gift_answers(question: Question) -> Iterator[str]:
    if not question.options:
        yield from (f"={_said(form)}" for form in _forms(question.number))
    for at, option in enumerate(question.options):
        missed = f"#{_said(in_html(with_titles(question.game, option.missed)))}" if option.missed else ""
        text = re.sub("^%", "&#37;", in_html(option.text))  # a number between two of them is a weight
        yield f"{'=' if at == question.right else '~'}{_said(text)}{missed}"


def _said(text: str) -> str:
    return _GIFT.sub(r"\\\1", text)


def _inline(question: Question) -> str:
    """The board as a picture that needs no file."""
    if question.state is None:
        return ""
    data = b64encode(board_svg(question.state).encode()).decode()
    return f'<p><img alt="{_alt(question)}" src="data:image/svg+xml;base64,{data}"></p>'


# -- Moodle XML -----------------------------------------------------------------------------


def moodle(quiz: Quiz) -> str:
    """The questions in Moodle's XML format, each board as a picture in a file of its question."""
    root = ET.Element("quiz")
    category = ET.SubElement(root, "question", type="category")
    _text(ET.SubElement(category, "category"), f"$course$/top/{quiz.game.title}/{quiz.title}")
    for number, question in enumerate(quiz, 1):
        _moodle(root, _name(quiz, number), question)
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _moodle(root: ET.Element, name: str, question: Question) -> None:
    number = read_number(question.number)
    whole = number is not None and number.value.denominator == 1
    kind = "multichoice" if question.options else "numerical" if whole else "shortanswer"
    asked = ET.SubElement(root, "question", type=kind)
    _text(ET.SubElement(asked, "name"), name)
    board = ""
    stem = ET.SubElement(asked, "questiontext", format="html")
    if question.state is not None:
        board = f'<p><img alt="{_alt(question)}" src="@@PLUGINFILE@@/board.svg"></p>'
    _text(stem, _stem(question, board))
    if question.state is not None:
        picture = ET.SubElement(stem, "file", name="board.svg", path="/", encoding="base64")
        picture.text = b64encode(board_svg(question.state).encode()).decode()
    _text(
        ET.SubElement(asked, "generalfeedback", format="html"),
        in_html(with_titles(question.game, question.why)),
    )
    ET.SubElement(asked, "defaultgrade").text = "1"
    if question.options:
        ET.SubElement(asked, "single").text = "true"
        ET.SubElement(asked, "shuffleanswers").text = "true"
        ET.SubElement(asked, "answernumbering").text = "abc"
    for right, text, missed in _answers(question):
        answer = ET.SubElement(asked, "answer", fraction="100" if right else "0", format="html")
        _text(answer, in_html(text) if question.options else text)
        _text(ET.SubElement(answer, "feedback", format="html"), in_html(missed))
        if kind == "numerical":
            ET.SubElement(answer, "tolerance").text = "0"


def _answers(question: Question) -> Iterator[tuple[bool, str, str]]:
    """Every answer: whether it is right, its words, what it overlooks."""
    for at, option in enumerate(question.options):
        yield at == question.right, option.text, with_titles(question.game, option.missed)
    if not question.options:
        yield from ((True, form, "") for form in _forms(question.number))


def _forms(number: str) -> list[str]:
    """The usual forms of a number, for those who compare letters: 1/36, 1:36, 0.0278, 2.78%."""
    found = read_number(number)
    if found is None or found.value.denominator == 1:
        return [number]
    value: Fraction = found.value
    exact = [f"{value.numerator}/{value.denominator}", f"{value.numerator}:{value.denominator}"]
    rounded = [f"{float(value):.{places}f}" for places in (2, 3, 4)]
    percent = [f"{float(100 * value):.{places}f}{unit}" for places in (0, 1, 2) for unit in ("%", " %")]
    return list(dict.fromkeys([*exact, *rounded, *percent]))


def _text(parent: ET.Element, text: str) -> None:
    ET.SubElement(parent, "text").text = text


# -- Anki -----------------------------------------------------------------------------------


def anki(quiz: Quiz) -> bytes:
    """The questions as cards for Anki, the boards as pictures: what a file `.apkg` holds.

    Raises RulebookError where genanki is not installed.
    """
    try:
        import genanki
    except ModuleNotFoundError:
        raise RulebookError("cards for Anki need genanki: pip install rulebook-lab[anki]") from None
    model = genanki.Model(
        _number("rulebook-lab question"),
        "rulebook-lab question",
        fields=[{"name": "Question"}, {"name": "Answer"}, {"name": "Rule"}],
        templates=[{
            "name": "Card",
            "qfmt": "{{Question}}",
            "afmt": '{{FrontSide}}<hr id="answer"><b>{{Answer}}</b><p>{{Rule}}</p>',
        }],
        css=".card{font:18px system-ui,sans-serif;text-align:left}img{max-width:100%}",
    )  # fmt: skip
    deck = genanki.Deck(_number(f"rulebook-lab {quiz.game.id}"), f"{quiz.game.title}")
    with TemporaryDirectory() as folder:
        media = []
        for question in quiz:
            card = _card(question)
            if card.picture:
                file = Path(folder) / f"rulebook-lab-{card.id}.svg"
                file.write_text(card.picture, encoding="utf-8")
                media.append(str(file))
            deck.add_note(
                genanki.Note(model, [card.front, card.back, card.rule], guid=card.id, tags=_tags(question))
            )
        made = Path(folder) / "cards.apkg"
        genanki.Package(deck, media_files=media).write_to_file(str(made))
        return made.read_bytes()


class _Card(NamedTuple):
    id: str
    front: str
    back: str
    rule: str
    picture: str


def _card(question: Question) -> _Card:
    picture = "" if question.state is None else board_svg(question.state)
    place = "" if question.state is None else question.state.text  # the same card when its picture changes
    id = sha256(f"{question.stem}\n{place}\n{question.answer}".encode()).hexdigest()[:20]
    board = f'<p><img src="rulebook-lab-{id}.svg"></p>' if picture else ""
    rows = (
        f"<li>{letter}) {in_html(option.text)}</li>"
        for letter, option in zip(LETTERS, question.options, strict=False)
    )
    options = f"<ul style='list-style:none'>{''.join(rows)}</ul>" if question.options else ""
    letter = f"{question.letter}) " if question.letter else ""
    why = in_html(with_titles(question.game, question.why))
    return _Card(id, _stem(question, board) + options, letter + in_html(question.answer), why, picture)


def _tags(question: Question) -> list[str]:
    return [f"{question.game.id}::{clause.replace('.', '::')}" for clause in question.clauses]


def _number(name: str) -> int:
    """A number that stays the same: Anki knows decks and kinds of notes by it."""
    return int.from_bytes(sha256(name.encode()).digest()[:4], "big") % (1 << 31)


# -- what all have in common ----------------------------------------------------------------


def _name(quiz: Quiz, number: int) -> str:
    return f"{quiz.title}, {number}"


def _stem(question: Question, board: str) -> str:
    prompt = f"<p><i>{in_html(question.prompt)}</i></p>" if question.prompt else ""
    return f"{board}{prompt}<p>{in_html(question.stem)}</p>"


def in_html(text: str) -> str:
    """Words as HTML, all on one line: in GIFT an empty line ends a question."""
    return "<br>".join(escape(line) for line in text.splitlines())


def _alt(question: Question) -> str:
    return escape(say("quiz", "position"), quote=True)
