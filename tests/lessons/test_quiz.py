"""Questions: right by trying, one right option, no two alike, the same for the same seed; a teacher's own."""

import subprocess
import sys
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError
from rulebook_lab.lessons import BadLessons, Lessons, load_lessons
from rulebook_lab.lessons.quiz import make_quiz
from rulebook_lab.lessons.quiz.picture import board_text
from rulebook_lab.lessons.sentences import CLAUSE_ID
from tests.lessons.answers import faults
from tests.toy import GAME


@pytest.mark.parametrize("kind", ["legal", "clause", "next", "figure"])
def test_questions_of_a_kind_are_right(lessons: Lessons, kind: str) -> None:
    quiz = make_quiz(lessons, kind=kind, n=20, seed=5)
    assert {question.kind for question in quiz} == {kind}
    assert [fault for question in quiz for fault in faults(question)] == []


@pytest.mark.parametrize(
    "clause", ["turn.most", "turn.there", "vote.once", "vote.effect", "score.pebbles", "end.empty"]
)
def test_questions_about_a_clause_are_about_it(lessons: Lessons, clause: str) -> None:
    quiz = make_quiz(lessons, clauses=[clause], n=2)
    assert all(question.clauses[0] == clause for question in quiz)


def test_no_two_questions_of_a_paper_are_alike(lessons: Lessons) -> None:
    quiz = make_quiz(lessons, n=40, seed=2)
    words = [(q.stem, frozenset(option.text for option in q.options)) for q in quiz]
    assert len(set(words)) == len(words)
    places = [question.state for question in quiz if question.state is not None]
    assert len(set(places)) == len(places)


def test_the_right_letter_does_not_tell(lessons: Lessons) -> None:
    letters = {question.letter for question in make_quiz(lessons, n=40)}
    assert letters == {"a", "b", "c", "d"}


def test_the_same_seed_gives_the_same_paper_in_another_process(lessons: Lessons) -> None:
    code = (
        "from tests.toy import GAME\n"
        "from tests.lessons.conftest import PEBBLES\n"
        "from rulebook_lab.lessons import load_lessons\n"
        "from rulebook_lab.lessons.quiz import make_quiz\n"
        "print(make_quiz(load_lessons(PEBBLES, lambda name: GAME), n=12, seed=7).paper())\n"
    )
    papers = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert papers == {make_quiz(lessons, n=12, seed=7).paper() + "\n"}
    assert make_quiz(lessons, n=12, seed=8).paper() not in papers


def test_answers_are_letters_numbers_or_words(lessons: Lessons) -> None:
    quiz = make_quiz(lessons, kind="legal", n=1)
    question = quiz[0]
    given = (question.letter, question.right, question.answer, f" {question.letter}) ", f"{question.letter}.")
    assert all(question.check(answer).right for answer in given)
    wrong = quiz.answer(1, (question.right + 1) % len(question.options))
    assert wrong.right is False
    assert wrong.clauses[0] in wrong.text
    with pytest.raises(RulebookError, match="one of the letters a, b, c"):
        question.check("z")
    with pytest.raises(RulebookError, match="questions 1 to 1"):
        quiz.answer(2, "a")


def test_a_wrong_answer_is_told_what_it_overlooks(lessons: Lessons) -> None:
    for question in make_quiz(lessons, kind="clause", n=8):
        for at, option in enumerate(question.options):
            if at != question.right:
                assert option.missed
                assert option.missed in question.check(at).text


def test_paper_and_key(lessons: Lessons) -> None:
    quiz = make_quiz(lessons, n=5, seed=3)
    paper, key = quiz.paper(), quiz.key()
    assert paper.count("## ") == 5
    for number, question in enumerate(quiz, 1):
        assert question.stem in paper
        letter = f"**{question.letter}** " if question.options else ""
        assert f"{number}. {letter}{question.answer}" in key
        assert question.why.splitlines()[0] not in paper
    assert quiz.paper("html").count("<section>") == 5
    assert quiz.key("html").count("<li value=") == 5


@pytest.mark.parametrize("name", lab.games)
def test_a_paper_without_pictures_tells_positions_in_words(name: str) -> None:
    quiz = lab.quiz(name, n=6, seed=2)
    shown = [question.state for question in quiz if question.state is not None]
    assert shown
    for state in shown:
        assert board_text(state) in quiz.paper()
        assert state.text.strip() not in quiz.paper()


def test_who_reads_a_key_is_told_rules_by_their_titles(lessons: Lessons) -> None:
    quiz = make_quiz(lessons, n=12, seed=3)
    named = {id for question in quiz for id in CLAUSE_ID.findall(question.why)}
    assert named
    for words in (quiz.key(), quiz.key("html"), quiz.paper("gift"), quiz.paper("moodle")):
        assert not CLAUSE_ID.search(words)
    assert all(quiz.game.catalogue[id].title in quiz.key() for id in named)


def test_what_cannot_be_asked_is_said(lessons: Lessons) -> None:
    with pytest.raises(RulebookError, match=r"no question about setup\.heap$"):
        make_quiz(lessons, clauses=["setup.heap"], kind="legal")
    with pytest.raises(RulebookError, match=r"about end\.empty of the kind 'odds', but of these: \w+"):
        make_quiz(lessons, clauses=["end.empty"], kind="odds")
    with pytest.raises(KeyError, match=r"did you mean 'turn\.most'"):
        make_quiz(lessons, clauses=["turn.mots"])
    with pytest.raises(KeyError, match=r"no clause 'x'; there are [\w-]+\.[\w-]+, "):
        make_quiz(lessons, clauses=["x"])
    with pytest.raises(RulebookError, match="no kind 'essay'"):
        make_quiz(lessons, kind="essay")


# ---------------------------------------------------------------- a teacher's own

OWN = """
[[question]]
id = "at-most"
clauses = ["turn.most"]
position = "seats: blue yellow\\nheap: 9\\n"
stem = "Nine pebbles lie there. How many may Blue take at the most?"
options = ["2", "3", "4", "9"]
answer = "3"
why = "Three is the most that one may take."
missed = { "9" = "Not all that lie there can be taken." }
refused = [{ move = "blue take 4", by = ["turn.most"] }]

[[question]]
id = "in-words"
clauses = ["end.empty"]
stem = "How many pebbles are left when the game ends?"
answer = 0
why = "The game ends when the heap is empty."
"""


def own(tmp_path: Path, text: str) -> Lessons:
    path = tmp_path / "mine.toml"
    path.write_text('game = "toy"\n' + text)
    return load_lessons(path, lambda name: GAME)


def test_a_teachers_own_questions_come_first(tmp_path: Path) -> None:
    quiz = make_quiz(own(tmp_path, OWN), n=4)
    first, second = sorted(quiz.questions[:2], key=lambda question: question.number)
    assert {first.form, second.form} == {"written"}
    assert (first.answer, second.answer) == ("3", "0")
    assert first.check("9").text.splitlines()[1:] == [
        "Not all that lie there can be taken.",
        "Three is the most that one may take.",
    ]
    assert second.state is None
    assert second.check("0").right
    assert not second.check("1").right
    assert "Answer: ___" in quiz.paper()


def test_a_teachers_own_questions_about_one_clause_all_come_first(tmp_path: Path) -> None:
    """The second one came when everything else in the game had been asked."""
    quiz = make_quiz(own(tmp_path, OWN.replace("end.empty", "turn.most")), n=4)
    assert {question.answer for question in quiz.questions[:2]} == {"3", "0"}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (('answer = "3"', 'answer = "three"'), "the answer must be one of the options"),
        (('answer = "3"', 'answer = "33"'), "did you mean '3'"),
        (("turn.most", "turn.mots"), "did you mean 'turn.most'"),
        (("take 4", "take 3"), "'blue take 3' is allowed"),
        (("answer = 0", 'answer = "none"'), "without options the answer is a figure"),
        (('"9" =', '"8" ='), "'8' is no wrong option"),
        (("heap: 9", "heap: nine"), "the position cannot be read"),
        (('"2", "3"', '"3", "3"'), "all different"),
        (("stem =", "steam ="), "no key `steam`"),
    ],
)
def test_mistakes_in_a_teachers_questions_are_told(
    tmp_path: Path, change: tuple[str, str], told: str
) -> None:
    with pytest.raises(BadLessons, match=f"line [0-9]+: .*{told}"):
        own(tmp_path, OWN.replace(*change))
