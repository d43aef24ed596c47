"""Exercises: the stored solution solves, nothing does not, and a wrong answer is told a clause."""

from fractions import Fraction

import msgspec
import pytest

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError, WrongKind
from rulebook_lab.lessons import Attempt, Lessons
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.lessons.numbers import read_number
from rulebook_lab.lessons.sentences import in_words

WRONG = {
    "last": ["blue take 1", "blue take 1"],
    "leave-one": ["blue take 1"],
    "let-take": ["blue take 3"],
    "all": ["blue take 1"],
    "which": ["blue take 3", "turn.most"],
    "what-next": ["heap = 2"],
    "how-many": ["5"],
    "how-likely": ["1/3"],
}


@pytest.fixture
def last(lessons: Lessons) -> Attempt:
    return Attempt(lessons, lessons.exercise("last"))


@pytest.mark.parametrize("id", WRONG)
def test_the_solution_solves_and_nothing_does_not(lessons: Lessons, id: str) -> None:
    attempt = Attempt(lessons, lessons.exercise(id))
    assert attempt.check(attempt.exercise.solution).right
    assert not attempt.check([]).right


@pytest.mark.parametrize("id", WRONG)
def test_a_wrong_answer_is_told_a_clause(lessons: Lessons, id: str) -> None:
    attempt = Attempt(lessons, lessons.exercise(id))
    feedback = attempt.check(WRONG[id])
    assert not feedback.right
    assert feedback.clauses
    assert feedback.clauses[0] in feedback.text


def test_the_other_seats_reply(last: Attempt) -> None:
    assert last.play("blue take 2").right is None
    assert last.state.heap == 1
    assert last.play("blue take 1").right
    assert last.status == "solved"


@pytest.mark.parametrize(("move", "right"), [("blue take 1", False), ("blue take 3", True)])
def test_nobody_replies_where_one_move_is_asked_for(lessons: Lessons, move: str, right: bool) -> None:
    attempt = Attempt(lessons, lessons.exercise("leave-one"))
    assert attempt.play(move).right is right
    assert attempt.state == attempt.opening.play(move)
    assert attempt.status == ("solved" if right else "failed")


def test_replies_that_are_written_down_are_played_after_the_one_move(lessons: Lessons) -> None:
    attempt = Attempt(lessons, lessons.exercise("let-take"))
    assert attempt.play("blue take 2").right
    assert [move.seat for move in attempt.timeline.moves] == ["blue", "yellow"]


def test_what_chance_must_bring_is_waited_for_after_one_move() -> None:
    court = lab.exercise("ambis", "fill-the-court")
    fifth = {"at_most": 1, "success": ("court = 5",), "solution": ("blue plot",)}
    attempt = Attempt(court.lessons, msgspec.structs.replace(court.exercise, **fifth))
    assert attempt.play("blue plot").right


def test_what_is_gone_is_nothing() -> None:
    geese = lab.exercise("roads_and_boats", "save-a-goose")
    for move in ("red go r1 1,0/0", "red take-on r1 clay 1,0/0"):
        feedback = geese.play(move)
    assert feedback.right is False
    assert "goods.1,0/0" not in geese.state.facts


def test_a_refused_move_changes_nothing_and_says_why(last: Attempt) -> None:
    feedback = last.play("blue take 4")
    assert feedback.clauses == ("turn.most",)
    assert "one to 3 may" in feedback.text
    assert (last.status, last.used, last.state.heap) == ("open", 0, 4)


def test_a_failure_ends_the_attempt(last: Attempt) -> None:
    last.play("blue call")
    feedback = last.play("blue cast yes")
    assert feedback.right is False
    assert "misses the goal: “Effect of the vote” comes into play." in feedback.text
    with pytest.raises(RulebookError, match="begin again"):
        last.play("blue take 1")
    last.again()
    assert last.status == "open"


def test_the_moves_run_out(last: Attempt) -> None:
    last.play("blue take 1")
    assert last.play("blue take 1").right is False
    assert "used up" in str(last.feedback)


def test_hints_come_one_by_one(last: Attempt) -> None:
    assert [last.hint() for _ in range(3)] == [
        "Leave something for Yellow.",
        "Yellow always takes one.",
        "There are no more hints.",
    ]


def test_finding_all_names_what_refuses_a_wrong_one(lessons: Lessons) -> None:
    attempt = Attempt(lessons, lessons.exercise("all"))
    feedback = attempt.answer("blue take 1", "blue take 2", "blue take 3")
    assert feedback.clauses == ("turn.there",)
    assert "1 more is still missing" in attempt.answer("blue take 2").text


@pytest.mark.parametrize(
    ("code", "answer", "told"),
    [
        ("en", "everything", "Name each move"),
        ("en", "All of them!", "Name each move"),
        ("pl", "wszystkie ruchy", "Podaj każdy ruch"),
        ("sr", "sve", "Navedite svaki potez"),
        ("sr", "све", "Navedite svaki potez"),
    ],
)
def test_all_of_them_is_no_list_of_moves(lessons: Lessons, code: str, answer: str, told: str) -> None:
    with lab.speaking(code):
        feedback = Attempt(lessons, lessons.exercise("all")).answer(answer)
    assert feedback.right is None
    assert feedback.text.startswith(told)


def test_finding_the_illegal_one_asks_for_the_clause_too(lessons: Lessons) -> None:
    attempt = Attempt(lessons, lessons.exercise("which"))
    feedback = attempt.answer("blue take 0", "turn.there")
    assert not feedback.right
    assert feedback.clauses == ("turn.most",)


@pytest.mark.parametrize("answer", ["1/4", "0.25", "0,250", "25%", "25 %", "25.0%"])
def test_odds_may_be_answered_as_a_fraction_a_decimal_or_per_cent(lessons: Lessons, answer: str) -> None:
    assert Attempt(lessons, lessons.exercise("how-likely")).answer(answer).right


@pytest.mark.parametrize(
    ("answer", "right"), [("0.33", True), ("33%", True), ("0.333", True), ("0.3", False), ("34%", False)]
)
def test_rounded_odds_are_right_to_a_hundredth(answer: str, right: bool) -> None:
    assert read_number(answer).is_about(Fraction(1, 3)) == right


def test_an_exercise_about_what_follows_waits_before_chance(lessons: Lessons) -> None:
    attempt = Attempt(lessons, lessons.exercise("how-likely"))
    assert attempt.state.to_act == {"chance"}
    assert not attempt.timeline.moves


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("heap = 2", "Heap: 2"),
        ("pebbles.blue > 3", "Pebbles.blue: more than 3"),
        ("not happened vote.effect red", "“Effect of the vote” does not come into play for Red"),
        ("heap += 1 or over = yes", "Heap: 1 more or Over: yes"),
        ("heap = -3", "Heap: −3"),
    ],
)
def test_expectations_are_told_in_words(lessons: Lessons, line: str, words: str) -> None:
    assert in_words(Attempt(lessons, lessons.exercise("last")).state, line) == words


def test_doing_and_answering_are_told_apart(lessons: Lessons, last: Attempt) -> None:
    with pytest.raises(RulebookError, match="played, not answered"):
        last.answer("blue take 1")
    with pytest.raises(WrongKind, match="a list of texts"):
        last.check("blue take 1")
    with pytest.raises(RulebookError, match="answered, not played"):
        Attempt(lessons, lessons.exercise("all")).play("blue take 1")


def test_what_is_no_figure_is_no_wrong_answer(lessons: Lessons) -> None:
    feedback = Attempt(lessons, lessons.exercise("how-many")).answer("many")
    assert feedback.right is None
    assert "“many” is none" in feedback.text


def test_no_answer_is_told_so_in_the_language_in_use() -> None:
    assert "That is no answer yet." in lab.exercise("amber_route", "how-hard").answer("").text
    with lab.speaking("pl"):
        assert "To jeszcze nie odpowiedź." in lab.exercise("amber_route", "how-hard").answer("").text
        told = lab.exercise("amber_route", "how-many-points").answer("")
    assert told.right is None
    assert "to nie liczba" not in told.text


@pytest.mark.parametrize(
    "answer",
    [
        "1/36",
        "1 / 36",
        "1 in 36",
        "1:36",
        "1⁄36",
        "≈ 1/36",
        "2.8 %",
        "2,8%",
        "3 percent",
        "0.028",
        ".0278",
        "2/72",
        "1 na 36",
        "ok. 2,8 proc.",
        "okolo 1/36",
        "1 od 36",
        "oko 2,8 odsto",
        "1 у 36",
    ],
)
def test_odds_are_right_in_every_usual_form(answer: str) -> None:
    number = read_number(answer)
    assert number is not None
    assert number.is_about(Fraction(1, 36))


@pytest.mark.parametrize("answer", ["14", "14 points", "14.0", "14 pkt", "= 14", " 14 Points. "])
def test_a_figure_may_have_its_unit(answer: str) -> None:
    told = lab.exercise("ambis", "all-of-it").answer(answer.replace("14", "79"))
    assert told.right
    assert not told.text.endswith("..")


@pytest.mark.parametrize("answer", ["3/0", "0/0", "many", "", "9" * 5000, "1/" + "9" * 5000, None])
def test_what_is_no_number_is_answered(answer: str | None) -> None:
    for game, id in (("ambis", "all-of-it"), ("amber_route", "a-gift-of-fate")):
        feedback = lab.exercise(game, id).answer(answer)
        assert feedback.right is None
        assert "Write a figure" in str(feedback)


def test_numbers_are_taken_as_numbers() -> None:
    assert lab.exercise("ambis", "all-of-it").answer(79).right
    assert lab.exercise("amber_route", "a-gift-of-fate").answer(Fraction(2, 36)).right is not None


def test_the_order_of_parts_does_not_matter() -> None:
    every = lab.exercise("jantaris", "every-removal")
    given = ["blue remove city-center", "blue remove city-center+amarin", "blue remove amarin"]
    assert every.answer(*given).right
    rewards = lab.exercise("ambis", "which-rewards")
    assert rewards.answer(
        "blue claim pearl+pearl+key", "blue claim key+token+pearl", "blue claim token+key+token"
    ).right


def test_a_payment_with_a_card_too_many_is_right_too() -> None:
    every = lab.exercise("ambis", "which-rewards").answer("blue explore")
    assert "but what is asked for is: Choose the reward" in str(every) or "not allowed" in str(every)


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ("blue plot, plot.impossible", True),
        ("No room or no lords: no plot; a", True),
        ("blue plot, plot.cost", False),
        ("b, plot.impossible", False),
    ],
)
def test_move_and_clause_may_be_given_in_one_line(given: str, right: bool) -> None:
    """As they stand in one line on paper; they were taken for a question about the rules."""
    assert lab.exercise("ambis", "plot-or-not").answer(given).right is right


def test_what_is_none_of_the_options_is_not_called_wrong() -> None:
    attempt = lab.exercise("ambis", "the-exploration-ends")
    for given in ("z", "both", "something else"):
        feedback = attempt.answer(given)
        assert feedback.right is None
        assert f"“{given}” is none of the answers" in feedback.text
    assert attempt.answer("a").right


def test_the_refused_move_alone_asks_for_the_clause() -> None:
    attempt = lab.exercise("jantaris", "refused-placing")
    asked = attempt.answer("blue place shakara")
    assert asked.right is None
    assert "By which clause?" in str(asked)
    assert attempt.answer("blue place shakara", "No new Merchants beside a token").right


def test_a_move_in_words_is_played() -> None:
    attempt = lab.exercise("jantaris", "dominate")
    assert attempt.play("place Likaran").right


def test_a_whole_sentence_is_one_move() -> None:
    """“Red turns a 2 into a 1” was answered with all that 2, 1 and dice may mean."""
    attempt = lab.exercise("jantaris", "dominate")
    for move in attempt.state.legal_moves:
        attempt.again()
        attempt.play(attempt.game.describe(move, attempt.state))
        assert attempt.timeline.moves[0] == move


def test_no_words_are_no_move() -> None:
    """Once they were looked up: “Nothing like it was found in the rulebook”."""
    attempt = lab.exercise("jantaris", "dominate")
    assert str(attempt.play(" ")).startswith("A move is asked for.")
    assert attempt.status == "open"


def test_words_that_are_no_move_are_not_answered_with_an_unrelated_rule() -> None:
    told = str(lab.exercise("jantaris", "dominate").play("nonsense"))
    assert "See" not in told
    assert "seat verb" not in told


def test_losing_is_told_when_it_is_decided() -> None:
    attempt = lab.exercise("ambis", "two-powers-at-once")
    attempt.play(attempt.exercise.solution[0])
    feedback = attempt.play("blue waive")
    assert feedback.right is False


def test_bidding_more_is_not_winning_by_matching() -> None:
    attempt = lab.exercise("jantaris", "win-by-matching")
    assert attempt.play("blue bid 7").right is False
    attempt.again()
    assert attempt.play("blue drop").right is False


def test_what_was_missed_is_told_in_words() -> None:
    attempt = lab.exercise("jantaris", "fill-up")
    assert "Red Goods" in str(attempt.play("blue take 1 0")) or "Goods" in str(attempt.feedback)
    assert "(it is 6)" in str(attempt.feedback)


@pytest.mark.parametrize(
    ("name", "id", "answers"),
    [
        (
            "amber",
            "shared-village",
            [("b",), ("B)",), ("coins.lost+=1",), ("coins out of the game: 1 more",)],
        ),
        ("amber", "which-digs", [("red shovel F3, red shovel E3; red shovel D3\nred shovel C4",)]),
        ("amber", "no-way-to-dig", [("castles are safe", "red shovel E3"), ("b", "shovel.not-castle")]),
    ],
)
def test_a_right_answer_is_right_in_whatever_form(name: str, id: str, answers: list[tuple[str, ...]]) -> None:
    """Letters, words and several moves in one line were wrong."""
    lessons = lessons_of(lab.game(name))
    for answer in answers:
        assert Attempt(lessons, lessons.exercise(id)).answer(*answer).right, answer


def test_an_exercise_shows_its_options() -> None:
    lessons = lessons_of(lab.game("amber"))
    assert "  b) Coins out of the game: 1 more\n" in repr(
        Attempt(lessons, lessons.exercise("shared-village"))
    )


@pytest.mark.parametrize(
    ("name", "id", "move"),
    [
        ("ambis", "two-powers-at-once", "blue recruit trader jellyfish4+shellfish3+squid5"),
        ("amber", "an-open-tile", "red draw"),
    ],
)
def test_what_the_goal_does_not_say_solves_nothing(name: str, id: str, move: str) -> None:
    """The open bend was taken for the shovel, the Trader for the Traitor."""
    lessons = lessons_of(lab.game(name))
    assert not Attempt(lessons, lessons.exercise(id)).play(move).right
