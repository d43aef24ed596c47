"""Papers for where teachers are: they can be read back, hold every question, board and answer."""

import re
import sqlite3
import xml.etree.ElementTree as ET
import zipfile
from base64 import b64decode
from fractions import Fraction
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import pytest

import rulebook_lab as lab
from rulebook_lab.cli import main
from rulebook_lab.engine import ExistingFile
from rulebook_lab.lessons.numbers import read_number
from rulebook_lab.lessons.quiz.export import _forms
from rulebook_lab.lessons.sentences import with_titles


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


NASTY = r'''
game = "ambis"

[[question]]
id = "signs"
clauses = ["plot.cost"]
position = "seats: blue yellow"
stem = """
What about {this}: 2 < 3 = "so", a ~ b # c \\ d & e?

// And a second paragraph, with ]]> and <b>bold</b>."""
options = ["=1 -> 2", "~{2} # &amp;", "%50%half", "'3' <i>: \\n"]
answer = "~{2} # &amp;"
why = """
Because {it} ~ is = so # here: <that> & "those".

// No remark."""
missed = { "=1 -> 2" = "No = or ~, {not} # at all: <u> \\ &lt;." }

[[question]]
id = "figure"
clauses = ["plot.cost"]
stem = "How likely is {it}?"
answer = "1/36"
why = "So: 1 = 1."
'''
"""A file of questions that hold whatever has a meaning in GIFT, in HTML and in XML."""
_ESCAPED = {f"\\{sign}": f"&&{ord(sign):03};" for sign in ":#={}~"}


class Read(NamedTuple):
    """A question as a platform reads it: the answers, each with whether it is right and its feedback."""

    name: str
    stem: str
    answers: list[tuple[str, bool, str]]
    why: str


def read_gift(text: str) -> list[Read]:
    """GIFT as Moodle reads it (question/format/gift/format.php): questions end at an empty line, lines that
    begin with // are remarks, what is escaped is put aside first."""
    found: list[Read] = []
    lines = [line for line in text.split("\n") if not line.lstrip().startswith("//")]
    for block in re.split(r"\n[ \t]*\n", "\n".join(lines)):
        aside = block.strip().replace("\\\\", "&&092;")
        for written, put_aside in _ESCAPED.items():
            aside = aside.replace(written, put_aside)
        if not aside or aside.startswith("$CATEGORY:"):
            continue
        name, rest = aside.removeprefix("::").split("::", 1)
        assert (rest.count("{"), rest.count("}")) == (1, 1), rest
        stem, rest = rest.removeprefix("[html]").split("{")
        body, why = rest.split("}")[0].split("####")
        assert "->" not in body, "that would be a question of pairs"
        answers = re.findall(r"([=~])([^=~]*)", body)
        assert not any(answer.strip().startswith("%") for _, answer in answers), "that would be a weight"
        parts = [(sign, *(answer + "#").split("#")[:2]) for sign, answer in answers]
        read = [(_back(said), sign == "=", _back(missed)) for sign, said, missed in parts]
        found.append(Read(_back(name), _back(stem), read, _back(why)))
    return found


def _back(text: str) -> str:
    return re.sub(r"&&(\d+);", lambda sign: chr(int(sign[1])), text).strip()


def read_moodle(text: str) -> list[Read]:
    found: list[Read] = []
    for element in ET.fromstring(text).findall("question")[1:]:
        answers = [
            (
                each.findtext("text") or "",
                each.get("fraction") == "100",
                each.findtext("feedback/text") or "",
            )
            for each in element.findall("answer")
        ]
        stem, why = (
            element.findtext("questiontext/text") or "",
            element.findtext("generalfeedback/text") or "",
        )
        found.append(Read(element.findtext("name/text") or "", stem, answers, why))
    return found


class _Seen(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self.tags: list[str] = []

    def handle_data(self, data: str) -> None:
        self.words += data

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)
        self.words += "\n" if tag == "br" else ""


def seen(html: str) -> str:
    """What a reader sees of HTML; nothing in it may have become markup."""
    parser = _Seen()
    parser.feed(html)
    parser.close()
    assert set(parser.tags) <= {"p", "i", "br", "img"}, parser.tags
    return parser.words


@pytest.mark.parametrize("form", ["gift", "moodle"])
def test_what_has_a_meaning_elsewhere_is_read_back_as_it_was_written(form: str, tmp_path: Path) -> None:
    path = tmp_path / "nasty.toml"
    path.write_text(NASTY, encoding="utf-8")
    quiz = lab.quiz(path, n=2)
    read = {"gift": read_gift, "moodle": read_moodle}[form](quiz.paper(form))
    assert [each.name for each in read] == [f"{quiz.title}, {number}" for number in (1, 2)]
    for each, question in zip(read, quiz, strict=True):
        assert seen(each.stem).endswith(question.stem.strip())
        assert seen(each.why) == "\n".join(line for line in with_titles(quiz.game, question.why).splitlines())
        if question.options:
            assert [(seen(said), right, seen(missed)) for said, right, missed in each.answers] == [
                (option.text, at == question.right, option.missed)
                for at, option in enumerate(question.options)
            ]
        else:
            assert all(right for _, right, _ in each.answers)
            assert "1/36" in [said for said, _, _ in each.answers]


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
    with pytest.raises(ExistingFile, match="is there already"):
        quiz.anki(path)


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


@pytest.mark.parametrize("n", [2, 3])
def test_a_short_paper_has_another_order_too(n: int) -> None:
    for seed in range(12):
        quiz = lab.quiz("ambis", n=n, seed=seed)
        assert [each.stem for each in quiz.variant("B")] != [each.stem for each in quiz]


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
    assert "are there already" in capsys.readouterr().err
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
