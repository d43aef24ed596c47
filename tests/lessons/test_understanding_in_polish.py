"""What somebody wants to do, said in Polish, and the move that is meant."""

from collections.abc import Iterator

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import State
from rulebook_lab.lessons.understanding import understand

DRAW = """
turn: red
red: escorts 2, hand any-1
"""
ACT = """
turn: red > act
red: field 9, escorts 2, loose 1, hand any-1 forest-2
blue: field 9
"""
PREPARING = """
turn: red > preparing swamp-ghost-a hard
red: field 1, escorts 3, loose 1, hand any-1 forest-2 swamp-1
"""
SHAPING = """
turn: red > ghost swamp-ghost-a hard > shaping 6+2+1
red: field 1, escorts 3, loose 1
"""
ATTACK = """
turn: red > attack-choice
red: field 1, hand any-1 forest-2 swamp-1
blue: field 1
"""
LAST = """
seats: red blue
turn: red > last-turn
first: blue
red: field 20
blue: field 25
"""


@pytest.fixture(autouse=True)
def in_polish() -> Iterator[None]:
    with lab.speaking("pl"):
        yield


def position(text: str) -> State:
    return lab.game("amber_route").read_position(text)


@pytest.mark.parametrize(
    ("text", "words", "move"),
    [
        (DRAW, "biorę eskortę", "red take escort"),
        (DRAW, "dobieram kartę", "red take card"),
        (DRAW, "wezmę kartę światła", "red take card"),
        (DRAW, "daj mi strażnika", "red take escort"),
        (ACT, "zrekrutuj eskortę", "red recruit"),
        (ACT, "werbuję strażnika", "red recruit"),
        (ACT, "kupuję karty", "red buy"),
        (ACT, "idę o dwa pola", "red advance 2"),
        (ACT, "ruszam się o jedno pole", "red advance 1"),
        (ACT, "przejdź dwa pola", "red advance 2"),
        (ACT, "ide trzy pola", "red advance 3"),
        (ACT, "cofam się", "red advance -1"),
        (ACT, "red recruit", "red recruit"),
        (PREPARING, "zagrywam kartę bagna", "red support swamp-1"),
        (PREPARING, "zagraj Domowika", "red support any-1"),
        (PREPARING, "zagraj kartę puszczy", "red support forest-2"),
        (PREPARING, "podejmuję wyzwanie", "red face"),
        (SHAPING, "zmień 2 na 3", "red shift 2 3"),
        (SHAPING, "zmieniam dwójkę w trójkę", "red shift 2 3"),
        (SHAPING, "obniż szóstkę", "red shift 6 5"),
        (SHAPING, "kupuję szóstkę za bursztyn", "red amber-die 6"),
        (SHAPING, "zostawiam kostki", "red accept"),
        (ATTACK, "atakuję niebieskiego", "red attack blue any-1"),
        (ATTACK, "zaatakuj Niebieskiego kartą puszczy", "red attack blue forest-2"),
        (ATTACK, "nikogo nie atakuję", "red spare"),
        (LAST, "rezygnuję", "red forgo"),
        (LAST, "gram ostatnią turę", "red play-on"),
    ],
)
def test_the_move_that_is_meant(text: str, words: str, move: str) -> None:
    first = understand(position(text), words).whys[0]
    assert lab.game("amber_route").write_move(first.move) == move


def test_what_forbids_it_is_said_in_polish() -> None:
    (why,) = understand(position(ACT), "idę trzy pola").whys
    assert why.clauses == ("move.distance",)
    assert "nie 3" in str(why)


def test_a_question_is_answered_by_a_rule() -> None:
    found = understand(position(ACT), "ile kosztuje ruch o dwa pola")
    assert not found.whys
    assert found.answers is not None
    assert found.answers[0].id == "move.two-cost"


def test_words_about_something_else_are_told_so() -> None:
    assert "W instrukcji do gry Amber Route nie znaleziono nic" in repr(
        understand(position(ACT), "jaka jest stolica Francji")
    )
