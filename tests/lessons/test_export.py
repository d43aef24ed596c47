"""Papers for where teachers are: they can be read back, hold every question, board and answer."""

import re
import sqlite3
import xml.etree.ElementTree as ET
import zipfile
from base64 import b64decode
from fractions import Fraction
from html import unescape
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.cli import main
from rulebook_lab.lessons.numbers import read_number
from rulebook_lab.lessons.quiz.export import _forms


@pytest.fixture(scope="module")
def quiz():
    return lab.quiz("ambis", n=8, seed=3)


def unescaped(text: str) -> str:
    return re.sub(r"\\([~=#{}:\\])", r"\1", text)


@pytest.mark.parametrize("game", lab.games)
def test_moodle_reads_every_question_with_its_board(game: str) -> None:
    quiz = lab.quiz(game, n=4, seed=1)
    root = ET.fromstring(quiz.paper("moodle"))
    category, *asked = root.findall("question")
    assert category.get("type") == "category"
    assert len(asked) == len(quiz)
    for element, question in zip(asked, quiz, strict=True):
        answers = element.findall("answer")
        right = [each.findtext("text") for each in answers if each.get("fraction") == "100"]
        if question.options:
            assert len(answers) == len(question.options)
            assert len(right) == 1
        else:
            assert read_number(right[0]) == read_number(question.number)
        pictures = element.findall("questiontext/file")
        assert len(pictures) == (question.state is not None)
        for picture in pictures:
            assert b64decode(picture.text or "").startswith(b"<svg")
            assert "@@PLUGINFILE@@/board.svg" in (element.findtext("questiontext/text") or "")


def test_gift_holds_every_question_and_escapes_what_has_a_meaning(quiz) -> None:
    blocks = re.split(r"\n(?=::)", quiz.paper("gift"))[1:]
    assert len(blocks) == len(quiz)
    for block, question in zip(blocks, quiz, strict=True):
        body = re.search(r"(?<!\\)\{\n(.*)\n  ####", block, re.DOTALL)
        assert body is not None
        answers = [line.strip() for line in body[1].split("\n")]
        right = [unescaped(line[1:].split("#")[0]) for line in answers if line.startswith("=")]
        if question.options:
            assert len(answers) == len(question.options)
            assert len(right) == 1
        assert block.count("data\\:image/svg+xml") == (question.state is not None)
        assert len(re.findall(r"(?<!\\)[{}]", block)) == 2


def test_a_number_for_those_who_compare_letters_is_written_in_its_usual_forms() -> None:
    assert _forms("14") == ["14"]
    forms = _forms("1/36")
    assert {"1/36", "1:36", "0.028", "2.8 %", "3%"} <= set(forms)
    for form in forms:
        number = read_number(form)
        assert number is not None
        assert number.is_about(Fraction(1, 36))


def test_anki_gets_a_card_for_each_question(quiz, tmp_path: Path) -> None:
    pytest.importorskip("genanki")
    path = quiz.anki(tmp_path / "cards.apkg")
    with zipfile.ZipFile(path) as package:
        package.extract("collection.anki2", tmp_path)
        media = package.read("media").decode()
    notes = sqlite3.connect(tmp_path / "collection.anki2").execute("select flds, guid from notes").fetchall()
    assert len(notes) == len(quiz)
    assert media.count(".svg") == len({guid for fields, guid in notes if "<img" in fields})
    for (fields, _), question in zip(notes, quiz, strict=True):
        front, back, _ = fields.split("\x1f")
        assert unescape(question.answer) in unescape(back)
        assert "<img" in front or question.state is None


def test_neighbours_get_the_same_questions_in_another_order(quiz) -> None:
    first, second = quiz.variant("A"), quiz.variant("B")
    assert [each.stem for each in first] == [each.stem for each in quiz]
    assert sorted(each.stem for each in second) == sorted(each.stem for each in quiz)
    assert [each.stem for each in second] != [each.stem for each in quiz]
    by_stem = {(each.stem, each.answer): each for each in quiz}
    for question in second:
        was = by_stem[question.stem, question.answer]
        assert sorted(option.text for option in question.options) == sorted(
            option.text for option in was.options
        )
        assert question.check(question.letter or question.number).right
    assert second.paper("md") == quiz.variant("B").paper("md")
    assert second.title.endswith("3B")


def test_a_paper_holds_no_answer(quiz) -> None:
    for form in ("md", "html"):
        paper = quiz.paper(form)
        for question in quiz:
            assert question.why.splitlines()[0] not in paper


def test_what_is_to_be_decided_is_not_told_where_points_are_counted() -> None:
    quiz = lab.quiz("ambis", clauses=["score.lords", "explore.price", "court.two-left"], n=12, seed=3)
    counted = [question for question in quiz if question.form in ("points", "total")]
    others = [question for question in quiz if question.state is not None and question not in counted]
    assert counted
    assert others
    assert not any(question.prompt for question in counted)
    told = [question for question in others if question.form != "may"]
    assert all(question.prompt == quiz.game.prompt(question.state, plain=True) for question in told)
    assert quiz.paper("html").count("<i>") == len(others)


def test_the_command_line_writes_papers_and_overwrites_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["paper", "ambis", "--questions", "3", "--variants", "2", "--out", str(tmp_path)]
    assert main(given) == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"ambis-0A.html", "ambis-0A-key.html", "ambis-0B.html", "ambis-0B-key.html"}
    assert main(given) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["paper", "amber", "--questions", "2", "--form", "moodle", "--out", str(tmp_path)]) == 0
    ET.parse(tmp_path / "amber-0.xml")


@pytest.mark.parametrize("game", lab.games)
def test_boards_are_printed_large_enough_to_be_read(game):
    boards = re.findall(
        r'<svg[^>]*viewBox="\S+ \S+ (\S+) (\S+)" width="(\d+)"', lab.quiz(game, n=6, seed=7).paper("html")
    )
    assert boards
    for wide, high, printed in boards:
        scale = float(printed) / float(wide)
        assert scale > 0.5, "letters of 11 units are of 4 points at least"
        assert scale * float(high) < 650, "the question goes onto the same page"
