"""Lesson files: every mistake is told with its line and reason; what is written reads back."""

from pathlib import Path

import msgspec
import pytest

import rulebook_lab
from rulebook_lab.engine import BadFile, DamagedFile, UnknownGame
from rulebook_lab.lessons import BadLessons, Lessons, Source, load_lessons, read_lessons
from rulebook_lab.lessons.writing import write_lessons
from tests.toy import GAME

TEMPLATE = '''game = "toy"

[[walkthrough]]
id = "one"
clauses = ["turn.take"]
position = """
seats: blue yellow
heap: 5
"""

[[walkthrough.step]]
move = "blue take 3"
caption = "Three."
expect = [
  "heap = 2",
  "pebbles.blue = 3",
]
refused = [{ move = "yellow take 4", by = ["turn.most", "turn.there"] }]

[[exercise]]
id = "two"
clauses = ["turn.most"]
start = { seats = 2, options = { heap = 5 } }
goal = "Leave one."
success = ["heap <= 2"]
solution = ["blue take 3"]
'''


def mistakes(tmp_path: Path, text: str) -> list[tuple[int, str]]:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadLessons) as caught:
        load_lessons(path, named)
    assert str(caught.value).startswith("mine.toml has mistakes:\n")
    return [(problem.line, problem.reason) for problem in caught.value.problems]


def named(name: str):
    if name != "toy":
        raise UnknownGame(f"no game {name!r}; there are toy")
    return GAME


def test_the_template_itself_is_right(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEMPLATE, encoding="utf-8")
    assert list(load_lessons(path, named).walkthroughs) == ["one"]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('game = "toy"', 'game = "tay"', 1, "no game 'tay'"),
        ('game = "toy"', 'gaem = "toy"', 1, "no such key 'gaem'"),
        ('id = "one"', 'id = "one', 4, "a quote is missing"),
        ('caption = "Three."', 'captoin = "Three."', 13, "there is no key `captoin`"),
        ('caption = "Three."\n', "", 11, "it lacks the key `caption`"),
        ('move = "blue take 3"', "move = 3", 12, "`move` is a text, in quotes"),
        ('move = "blue take 3"', 'move = "blue take 4"', 12, "one to 3 may"),
        ('move = "blue take 3"', 'move = "blue grab 3"', 12, "no verb 'grab'"),
        ('clauses = ["turn.take"]', 'clauses = ["turn.tak"]', 5, "did you mean 'turn.take'"),
        ('clauses = ["turn.take"]\n', "", 3, "must name the clauses"),
        ("heap: 5\n", "heap: 5\nheep: 5\n", 9, "'heep': no such key"),
        ('  "pebbles.blue = 3",', '  "pebbles.blue = 4",', 16, "pebbles.blue = 3"),
        ('  "pebbles.blue = 3",', '  "pebbles.blue 4",', 16, "is no expectation"),
        ('  "pebbles.blue = 3",', '  "pearls.blue = 4",', 16, "no figure 'pearls.blue'"),
        ('by = ["turn.most", "turn.there"]', 'by = ["turn.most"]', 18, "refused by turn.most, turn.there"),
        ('move = "yellow take 4", by', 'move = "yellow take 1", by', 18, "is allowed"),
        ("heap = 5 }", "heap = 7 }", 23, "heap is one of"),
        ("seats = 2", "seats = 9", 23, "9"),
        ('success = ["heap <= 2"]\n', "", 20, "needs the key 'success'"),
        ('solution = ["blue take 3"]', 'solution = ["blue take 1"]', 26, "does not solve"),
        ('success = ["heap <= 2"]', 'success = ["heap <= 9"]', 26, "before anything is done"),
        ('id = "two"', 'id = "two"\nkind = "guess"', 22, "`kind` cannot be 'guess'; there are do, find-all"),
        ("[[exercise]]", "[[exercises]]", 20, "no such key 'exercises'"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    assert old in TEMPLATE
    told = mistakes(tmp_path, TEMPLATE.replace(old, new))
    assert any(at == line and reason in said for at, said in told), told


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = TEMPLATE.replace("pebbles.blue = 3", "pebbles.blue = 4").replace('"heap <= 2"', '"heap <= 1"')
    assert [line for line, _ in mistakes(tmp_path, text)] == [16, 26]


def test_what_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"there is no lesson file .*; the games are amber, amber_route, "):
        load_lessons(tmp_path / "none.toml", named)
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(DamagedFile, match=r"x\.toml is no text in UTF-8"):
        load_lessons(tmp_path / "x.toml", named)


def test_two_of_one_id(tmp_path: Path) -> None:
    again = '\n[[exercise]]\nid = "two"\nclauses = ["turn.most"]\ngoal = "x"\nsolution = []\n'
    assert (29, "the id 'two' comes twice") in mistakes(tmp_path, TEMPLATE + again)


def test_no_game(tmp_path: Path) -> None:
    assert mistakes(tmp_path, "title = 'x'\n") == [(0, 'the file must say its game: game = "..."')]


def test_what_is_written_reads_back(lessons: Lessons) -> None:
    text = write_lessons(lessons.file)
    again = read_lessons(Source(text), named)
    assert msgspec.to_builtins(again.file) == msgspec.to_builtins(lessons.file)


def test_a_position_may_be_like_another(lessons: Lessons) -> None:
    assert lessons.position("like four-left\nheap: 2").text == (
        "seats: blue yellow\nheap: 2\ntaken: 3 3\nasks: turn blue\n"
    )


@pytest.mark.parametrize("other", ["one", "two"])
def test_a_position_is_not_like_itself(tmp_path: Path, other: str) -> None:
    path = tmp_path / "lessons.toml"
    path.write_text(
        'format = 1\ngame = "ambis"\n'
        f'[[position]]\nid = "one"\ntext = "like {other}"\n'
        '[[position]]\nid = "two"\ntext = "like one"\n'
        '[[walkthrough]]\nid = "w"\nposition = "one"\n[[walkthrough.step]]\ncaption = "See."\n'
    )
    with pytest.raises(BadLessons, match=f"the position '{other}' is like itself"):
        load_lessons(path, rulebook_lab.game)
