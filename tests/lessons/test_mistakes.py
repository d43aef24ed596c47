"""Forty slips of a lesson's writer: each is told once, at its own line, with what would be right."""

from itertools import product
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons import BadLessons

LESSON = '''format = 1
game = "amber_route"

[[position]]
id = "before-town"
text = """
turn: red > act
red: field 8, escorts 2, loose 1
blue: field 3, escorts 2
"""

[[walkthrough]]
id = "into-town"
title = "Into the town"
clauses = ["move.town", "amber.gain"]
position = "before-town"
view = "red"

[[walkthrough.step]]
move = "red advance 2"
caption = "Two fields on is the town."
expect = [
  "loose.red = 2",
  "escorts.red = 1",
  "happened move.town red",
]
refused = [ { move = "red take escort", by = ["play.clockwise"] } ]
marks = ["field:10"]
arrows = [["field:8", "field:10"]]

[[exercise]]
id = "bank-now"
kind = "do"
clauses = ["amber.banking"]
position = """
like before-town
red: field 8, escorts 2, loose 2
"""
seat = "red"
goal = "Make an amber safe."
at_most = 1
success = [
  "secured.red = 1",
  "happened amber.banking",
]
failure = ["loose.red = 1"]
replies = ["blue take escort"]
hints = ["Where is amber given?"]
solution = ["red advance 2"]

[[exercise]]
id = "two-sixes"
kind = "odds"
clauses = ["ghost.hard"]
position = """
turn: red > ghost swamp-ghost-c hard > rolling 2
red: field 1
"""
goal = "How likely are two sixes?"
ask = "odds chance roll 6+6"
solution = ["1/36"]
'''


def told(tmp_path: Path, text: str, encoding: str = "utf-8") -> list[tuple[int, str]]:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding=encoding)
    with pytest.raises(BadLessons) as caught:
        lab.lessons(path)
    return [(problem.line, problem.reason) for problem in caught.value.problems]


def test_the_lesson_itself_is_right(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(LESSON, encoding="utf-8")
    assert list(lab.lessons(path).exercises) == ["bank-now", "two-sixes"]
    path.write_text(LESSON, encoding="utf-8-sig")
    assert list(lab.lessons(path).exercises) == ["bank-now", "two-sixes"]


MISTAKES = [
    # what is written, what is written instead, the line that is told, what is said of it
    ('game = "amber_route"', 'game = "amber_rout"', "", "no game 'amber_rout'"),
    ('title = "Into the town"', 'title = "Into the town', "", "a quote is missing"),
    ('"move.town", "amber.gain"', '"move.twon", "amber.gain"', "", "did you mean 'move.town'"),
    ('caption = "Two', 'text = "Two', "", "there is no key `text`; did you mean 'caption'?"),
    ('position = "before-town"', 'position = "befor-town"', "",
     "no position 'befor-town'; did you mean 'before-town'?"),
    ('position = "before-town"', 'position = "elsewhere"', "",
     "no position 'elsewhere'; there are before-town"),
    ('"move.town", "amber.gain"', '"xyz", "amber.gain"', "", "no clause 'xyz'; there are "),
    ("red: field 8, escorts 2, loose 1", "red: feild 8, escorts 2, loose 1", "",
     "the position cannot be read"),
    ('move = "red advance 2"', 'move = "red advance 3"', "", "[move.distance]"),
    ('move = "red advance 2"', 'move = "red moves 2"', "", "no verb 'moves'"),
    ('"loose.red = 2",', '"loose.red = 3",', "", "is not so: loose.red = 2"),
    ('"loose.red = 2",', '"loose.red==2",', "", "is no expectation"),
    ('"loose.red = 2",', '"ambers.red = 2",', "", "loose.red"),
    ('by = ["play.clockwise"]', 'by = ["turn.mandatory"]', "", "is refused by"),
    ('  "secured.red = 1",', '  "secured.red = 2",', 'solution = ["red advance 2"]',
     "'secured.red = 2': in the end secured.red = 1"),
    ('kind = "odds"', 'kind = "odd"', "", "`kind` cannot be 'odd'; did you mean 'odds'?"),
    ('solution = ["1/36"]', 'solution = ["1/18"]', "", "odds chance roll 6+6 = 1/36, not 1/18"),
    ("[[walkthrough]]", "[walkthrough]", "", "write [[walkthrough]], one for each"),
    ('marks = ["field:10"]', 'marks = "field:10"', "", "`marks` is a list, in brackets"),
    ('id = "two-sixes"', 'id = "bank-now"', 'id = "bank-now"\nkind = "odds"',
     "the id 'bank-now' comes twice"),
    ("at_most = 1", 'at_most = "one"', "", "`at_most` is a whole number, without quotes"),
    ("at_most = 1", "at_most = -1", "", "`at_most` is a whole number, 0 or more"),
    ('marks = ["field:10"]', 'marks = ["feild:10"]', "", "did you mean 'field:10'?"),
    ('["field:8", "field:10"]', '["field:8", "feld:10"]', "", "nothing on the board is called 'feld:10'"),
    ('goal = "Make an amber safe."\n', "", "[[exercise]]", "it lacks the key `goal`"),
    ('clauses = ["amber.banking"]', 'clauses = "amber.banking"', "", "`clauses` is a list, in brackets"),
    ('seat = "red"', 'seat = "rot"', "", "nobody is called 'rot' here; there are red, blue"),
    ('  "happened amber.banking",', '  "happened amber.bankin",', "", "did you mean 'amber.banking'?"),
    ('  "happened amber.banking",', '  "not happened amber.bankin",', "", "did you mean 'amber.banking'?"),
    ('replies = ["blue take escort"]', 'replies = ["blue taek escort"]', "", "no verb 'taek'"),
    ('ask = "odds chance roll 6+6"', 'ask = "odds chance rol 6+6"', "", "no verb 'rol'"),
    ('failure = ["loose.red = 1"]', 'failure = ["losse.red = 1"]', "", "did you mean 'loose.red'?"),
    ('view = "red"', 'view = "pink"', "", "nobody is called 'pink' here"),
    ('caption = "Two fields on is the town."\n', "", "[[walkthrough.step]]", "it lacks the key `caption`"),
    ("blue: field 3, escorts 2", "blue: field 3, escorts 9", 'text = """', "[escort.limit]"),
    ("swamp-ghost-c hard", "swamp-ghost-c legendary", 'position = """\nturn', "[dark.match-count]"),
    ('title = "Into the town"', "title = “Into the town”", "", "write straight quotes"),
    ('  "happened move.town red",', '  "happened move.village red",', "", "is not so: happened"),
    ('move = "red advance 2"', 'move = "red advance 2"\nmoves = ["red advance 1"]', 'moves = ["red',
     "not both"),
    ('seat = "red"', 'seat = "red"\nstart = { seats = 2 }', "start = { seats", "not with both"),
    ('title = "Into the town"', 'title: "Into the town"', "", "write key = value"),
    ('hints = ["Where is amber given?"]', 'hint = ["Where is amber given?"]', "", "did you mean 'hints'?"),
    ('solution = ["red advance 2"]', 'solution = ["red advance 3"]', "", "[move.distance]"),
    ('expect = [\n  "loose', 'expect = [ 3,\n  "loose', "expect = [ 3",
     "each of `expect` is a text, in quotes"),
    ('solution = ["red advance 2"]', 'solution = ["red advence 2"]', "", "no verb 'advence'"),
    ("[[exercise]]\nid = \"bank", "[[exercises]]\nid = \"bank", "[[exercises]]", "no such key 'exercises'"),
]  # fmt: skip


FORM = (
    'game = "amber_rout"', 'title = "Into the town', 'text = "Two', "[walkthrough]", 'marks = "field:10"',
    'at_most = "one"', 'hint = ["Where is amber given?"]', 'title: "Into the town"',
    "title = “Into the town”", '[[exercises]]\nid = "bank',
)  # fmt: skip
"""Of the mistakes those by which a line or a table cannot be read."""
CONTENT = (
    '"move.twon", "amber.gain"', '"ambers.red = 2",', 'by = ["turn.mandatory"]', '  "secured.red = 2",',
    'solution = ["1/18"]', 'seat = "rot"', 'replies = ["blue taek escort"]', 'view = "pink"',
)  # fmt: skip
"""Those that come out when all is replayed."""
MANY = [
    ('title = "Into the town"', 'titel = "Into the town"'),
    ('clauses = ["move.town", "amber.gain"]', 'clauses = ["move.towns", "amber.gain"]'),
    ('view = "red"', 'view = "rde"'),
    ('move = "red advance 2"', "move = red advance 2"),
    ('"escorts.red = 1"', '"escort.red = 1"'),
    ('marks = ["field:10"]', 'marks = ["field:99"]'),
    ('hints = ["Where is amber given?"]', 'hints = "Where is amber given?"'),
    ('"secured.red = 1"', '"secured.red => 1"'),
    ('kind = "odds"', 'kind = "ods"'),
    ('ask = "odds chance roll 6+6"', 'ask = "odds of chance roll 6+6"'),
    ('answer = "2 fields"', "answer = 2"),
    ('{ "1 field" = "Two', '{ "1 field": "Two'),
    ('play = ["red advance 2"]', 'play = ["red advance two"]'),
]

QUESTION = """
[[question]]
id = "second-ally"
clauses = ["move.distance"]
stem = "How far does a pawn go at most?"
options = ["1 field", "2 fields", "3 fields"]
answer = "2 fields"
why = "One or two fields."
missed = { "1 field" = "Two can be paid for." }
"""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('options = ["1 field", "2 fields", "3 fields"]', 'options = ["2 fields"]', "at least two options"),
        ('"3 fields"]', '"2 fields"]', "all different"),
        ('{ "1 field" =', '{ "1 feild" =', "is no wrong option"),
        ("go at most?", "go, 2 fields?", "the question holds its answer"),
        ('answer = "2 fields"', 'answer = "2 feilds"', "did you mean '2 fields'?"),
        ('answer = "2 fields"', "answer = 2.5", "`answer` is a text, in quotes, or a whole number"),
        ('stem = "How far does a pawn go at most?"', 'stem = " "', "`stem` says nothing"),
        ('why = "One or two fields."', 'why = ""', "`why` says nothing"),
        ('"3 fields"]', '""]', "each of `options` says nothing"),
    ],
)
def test_a_slip_in_a_question_is_told_where_it_is(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = LESSON + QUESTION.replace(old, new, 1)
    found = told(tmp_path, text)
    assert len(found) == 1, found
    assert reason in found[0][1]
    assert found[0][0] == text[: text.rindex(new)].count("\n") + 1


DRILL = """
[[quiz]]
id = "town-quiz"
clauses = ["move.town"]
position = "before-town"
play = ["red advance 2"]
"""


OPTIONS = """
[[exercise]]
id = "who-goes"
kind = "find-illegal"
clauses = ["move.distance"]
position = "before-town"
goal = "One of these is refused. Which one, and by which clause?"
options = ["red advance 1", "red advance 3"]
solution = ["red advance 3", "move.distance"]

[[exercise]]
id = "where-to"
kind = "next"
clauses = ["move.distance"]
position = "before-town"
goal = "What is so?"
play = ["red advance 2"]
options = ["loose.red = 2", "loose.red = 1"]
solution = ["loose.red = 2"]
"""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            '["red advance 3", "move',
            '["red advance 1", "move',
            "alone must be refused; refused is red advance 3",
        ),
        ('"move.distance"]\n\n', '"move.distanse"]\n\n', "did you mean 'move.distance'?"),
        (
            'solution = ["loose.red = 2"]',
            'solution = ["loose.red = 1"]',
            "alone must be so; so is loose.red = 2",
        ),
        (
            'solution = ["loose.red = 2"]',
            'solution = ["loose.red=3"]',
            "alone must be so; so is loose.red = 2",
        ),
    ],
)
def test_a_solution_that_is_none_of_the_options_is_told_once(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text = LESSON + OPTIONS.replace(old, new, 1)
    ((line, said),) = told(tmp_path, text)
    assert reason in said
    assert line == text[: text.rindex(new)].count("\n") + 1


def test_a_further_table_of_a_wrong_name_is_told_at_its_own_line(tmp_path: Path) -> None:
    text = LESSON.replace("[[exercise]]", '[[walkthrough.steps]]\ncaption = "So it is."\n\n[[exercise]]', 1)
    ((line, reason),) = told(tmp_path, text)
    assert "did you mean 'step'?" in reason
    assert line == text[: text.index("steps")].count("\n") + 1


def test_mistakes_of_all_kinds_are_told_at_once(tmp_path: Path) -> None:
    """Once what no TOML was came first, then what had no form, and what was not so when that was right."""
    text = LESSON + QUESTION + DRILL
    for old, new in MANY:
        assert old in text
        text = text.replace(old, new, 1)
    wanted = [text[: text.index(new)].count("\n") + 1 for _, new in MANY]
    assert [line for line, _ in told(tmp_path, text)] == sorted(wanted)


def test_an_entry_that_nobody_can_read_hides_no_mistake_of_others(tmp_path: Path) -> None:
    broken = QUESTION.replace('answer = "2 fields"', 'answer = = "2 fields"')
    text = LESSON.replace('kind = "odds"', 'kind = "chance"').replace("red advance 2", "red advance 3", 1)
    found = told(tmp_path, text + broken + DRILL.replace("move.town", "move.twon"))
    assert [reason.split(";")[0][:40] for _, reason in found] == [
        "red advance 3 is not legal:\nA move is 1 ",
        "exercise two-sixes: `kind` cannot be 'ch",
        "this line cannot be read. Invalid value ",
        "the rulebook has no clause 'move.twon'",
    ]


def test_two_mistakes_are_both_told(tmp_path: Path) -> None:
    alone = {new: told(tmp_path, LESSON.replace(old, new, 1))[0][1] for old, new, _, _ in MISTAKES}
    form = [each for each in MISTAKES if each[1] in FORM]
    content = [each for each in MISTAKES if each[1] in CONTENT]
    assert (len(form), len(content)) == (len(FORM), len(CONTENT))
    for (old, new, *_), (other, instead, *_) in product(form, content):
        text = LESSON.replace(old, new, 1).replace(other, instead, 1)
        assert sorted(reason for _, reason in told(tmp_path, text)) == sorted([alone[new], alone[instead]])


def test_what_wrong_options_overlook_has_no_place_where_a_figure_is_asked_for(tmp_path: Path) -> None:
    options = 'options = ["1 field", "2 fields", "3 fields"]\nanswer = "2 fields"'
    assert options in QUESTION
    text = LESSON + QUESTION.replace(options, "answer = 2")
    assert [reason for _, reason in told(tmp_path, text)] == [
        "'1 field' is no wrong option: `missed` says what those overlook"
    ]


def test_a_slip_in_what_chance_does_at_the_beginning_is_told_at_its_line(tmp_path: Path) -> None:
    """Before the learner is asked: the exercise does not begin at all."""
    exercise = """
[[exercise]]
id = "from-the-start"
kind = "do"
clauses = ["move.distance"]
start = { seats = 2 }
goal = "Go on."
success = ["field.red = 1"]
replies = ["chance frst red"]
solution = ["red advance 1"]
"""
    ((line, reason),) = told(tmp_path, LESSON + exercise)
    assert "no verb 'frst'" in reason
    assert line == (LESSON + exercise)[: (LESSON + exercise).index("frst")].count("\n") + 1


@pytest.mark.parametrize(("old", "new", "line", "reason"), MISTAKES, ids=[new for _, new, _, _ in MISTAKES])
def test_a_slip_is_told_once_at_its_line(tmp_path: Path, old: str, new: str, line: str, reason: str) -> None:
    assert LESSON.count(old) >= 1
    text = LESSON.replace(old, new, 1)
    found = told(tmp_path, text)
    at = text[: text.index(line or new)].count("\n") + 1
    assert len(found) == 1, found
    assert reason in found[0][1], found
    assert found[0][0] == at, (found, at)


MORE = [
    # thirty further kinds: what is written, what is written instead, what is said at the line of it
    ('id = "into-town"', 'id = ""', "`id` says nothing"),
    ('id = "into-town"', 'ID = "into-town"', "did you mean 'id'?"),
    ('view = "red"', 'view = "Red"', "did you mean 'red'?"),
    ('move = "red advance 2"', 'move = "advance 2"', "does not say who moves"),
    ('move = "red advance 2"', 'move = ""', "`move` says nothing"),
    ('move = "red advance 2"', 'move = ["red advance 2"]', "`move` is a text, in quotes"),
    ('move = "red advance 2"', 'moves = "red advance 2"', "`moves` is a list, in brackets"),
    ('move = "red advance 2"', 'move = "red advance 2", "red advance 1"', "a key has one value"),
    ('"loose.red = 2",', '"loose.red 2",', "is no expectation"),
    ('"loose.red = 2",', "loose.red = 2,", "each text of a list stands in quotes"),
    ('"loose.red = 2",\n', '"loose.red = 2"\n', "a comma is missing"),
    ('"happened move.town red",', '"happend move.town red",', "or 'happened clause'"),
    ("[[walkthrough.step]]", "[[step]]", "write [[walkthrough.step]]"),
    ("[[walkthrough.step]]", "[[exercise.step]]", "write [[walkthrough.step]]"),
    ("[[walkthrough.step]]", "[walkthrough.step]", "write [[walkthrough.step]]"),
    ('[["field:8", "field:10"]]', '["field:8", "field:10"]', "each of `arrows` is a list"),
    ('by = ["play.clockwise"]', 'by = ["play.clockwse"]', "did you mean 'play.clockwise'?"),
    ('by = ["play.clockwise"]', "by = []", "is refused by play.clockwise: name that in `by`"),
    ('[ { move = "red take escort", by = ["play.clockwise"] } ]', '[ "red take escort" ]',
     "each of `refused` is a table"),
    ("like before-town", "like befor-town", "did you mean 'before-town'?"),
    ("red: field 8, escorts 2, loose 2", "red field 8, escorts 2, loose 2", "not of the form 'key: value'"),
    ("at_most = 1", "at-most = 1", "did you mean 'at_most'?"),
    ('solution = ["red advance 2"]', 'solution = ["red advance 2", "red recruit"]',
     "the goal is reached after 1 move of the solution"),
    ('solution = ["1/36"]', "solution = [1/36]", "each text of a list stands in quotes"),
    ('ask = "odds chance roll 6+6"', 'ask = "odds chance roll 6+7"', "chance cannot bring 'chance roll 6+7'"),
    ('title = "Into the town"', "title = 'Into the town\"", "a quote is missing"),
    ('title = "Into the town"', 'title = "Into the "town""', "a quote within a text is written"),
    ('caption = "Two fields on is', 'caption = "Two fields on\nis', "a quote is missing"),
    ('caption = "Two fields', 'caption = "C:\\Users, two fields', "a backslash is written twice"),
    ('view = "red"', 'view = "red"  // look', "a remark begins with #"),
    ('view = "red"', 'view = "red";', "nothing stands behind a value"),
    ('view = "red"', 'view == "red"', "with one ="),
    ('position = "before-town"\nview', 'position = ""\nview', "`position` says nothing"),
    ('clauses = ["amber.banking"]', 'clauses = ["Amber banking"]', "did you mean 'amber.banking'?"),
    ('missed = { "1 field"', 'missed = { "2 fields"', "is no wrong option"),
    ('answer = "2 fields"', 'anwser = "2 fields"', "did you mean 'answer'?"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason"), MORE, ids=[new for _, new, _ in MORE])
def test_a_further_slip_is_told_once_at_its_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = LESSON + QUESTION + DRILL + OPTIONS
    assert old in text
    text = text.replace(old, new, 1)
    ((line, said),) = told(tmp_path, text)
    assert reason in said
    assert line == text[: text.index(new)].count("\n") + 1


def test_a_key_that_comes_twice_is_told_where_it_comes_again(tmp_path: Path) -> None:
    text = LESSON.replace('title = "Into', 'title = "Town"\ntitle = "Into', 1)
    ((line, said),) = told(tmp_path, text)
    assert "the key `title` comes twice" in said
    assert line == text[: text.index('title = "Into')].count("\n") + 1


def test_a_failure_that_is_reached_with_the_goal_is_told_as_one(tmp_path: Path) -> None:
    text = LESSON.replace('failure = ["loose.red = 1"]', 'failure = ["secured.red = 1"]')
    ((_, said),) = told(tmp_path, text)
    assert "after 1 move 'secured.red = 1', which is a failure, is so" in said


def test_headers_of_steps_that_are_none_are_told_once_for_all(tmp_path: Path) -> None:
    step = '[[step]]\ncaption = "So it is."\n\n'
    text = LESSON.replace("[[walkthrough.step]]", "[[step]]").replace(
        "[[exercise]]", f"{step}[[exercise]]", 1
    )
    ((line, said),) = told(tmp_path, text)
    assert said == "write [[walkthrough.step]], one for each"
    assert line == text[: text.index("[[step]]")].count("\n") + 1


def test_there_are_forty() -> None:
    assert len(MISTAKES) >= 40


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("9" * 5000, "A number has at most 4300 digits"),
        ("[" * 5000, "Fewer brackets within brackets can be read"),
    ],
)
def test_what_python_cannot_read_is_told_at_its_line(tmp_path: Path, value: str, reason: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f'format = 1\ngame = "amber_route"\nview = {value}\n', encoding="utf-8")
    with pytest.raises(BadLessons, match=f"line 3: this line cannot be read. {reason}"):
        lab.lessons(file)
