"""What a notebook may write by mistake: each is told what is needed instead."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import BadFile, RulebookError, UnknownName

RECORD = lab.timeline("amber", seed=1)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: lab.may(RECORD), "a position is needed here, not <Timeline"),
        (lambda: lab.stops(RECORD, "pass"), "a position is needed"),
        (lambda: lab.stops(RECORD.state, None), "a move or a verb as a text is needed"),
        (lambda: lab.what_if(RECORD.state, "pass"), "a record is needed"),
        (lambda: lab.table(lab.game("amber")), "a record or a position is needed"),
        (lambda: lab.table(RECORD, bots="greedy"), "the players by their seats, .* not 'greedy'"),
        (lambda: lab.show(3), "no page for int"),
        (lambda: lab.timeline(5), "no game 5; there are amber"),
        (lambda: lab.Timeline("amber"), "a position is needed here, not 'amber'"),
        (lambda: RECORD.restart(None), "a position is needed"),
        (lambda: lab.timeline("amber", seed="lucky"), "a whole number as seed, or None, is needed"),
        (lambda: RECORD.restart(RECORD.state, seed=1.5), "a whole number as seed"),
        (lambda: RECORD.branch(5), "a name is needed"),
        (lambda: RECORD.goto("start"), "the record has the nodes 0 to"),
        (lambda: lab.rules("chess"), "no game 'chess'"),
        (lambda: lab.ask("amber", None), "a question in words is needed"),
        (lambda: lab.ask("amber", "village").show("first"), "answers, counted from 0, not 'first'"),
        (lambda: lab.desk("amber", 5), "a position or its text is needed"),
        (lambda: lab.example("amber", None), "the id of one walkthrough is needed"),
        (lambda: lab.exercise("amber", 3), "the id of one exercise is needed"),
        (lambda: lab.lessons(None), "the name of a game or of a lesson file is needed"),
        (lambda: lab.progress(3), "the path of a file, or None is needed"),
        (lambda: lab.handout(None), "the path of a notebook or of a lesson file is needed"),
        (lambda: lab.quiz("amber", clauses=3), "the id of a clause, or several in a list, is needed"),
        (lambda: lab.quiz("amber", clauses="turn.nothing"), "no clause 'turn.nothing'"),
        (lambda: lab.quiz("amber", n=0), "from 1 to 1000, not 0"),
        (lambda: lab.quiz("amber", n=2.5), "from 1 to 1000, not 2.5"),
        (lambda: lab.tournament("chess", ["random"]), "no game 'chess'"),
        (lambda: lab.tournament("amber", "random"), "the players' names in a list"),
        (lambda: lab.tournament("amber", []), "needs at least one player"),
        (lambda: lab.tournament("amber", ["random"], games=0), "from 1 to 1000000, not 0"),
        (lambda: lab.game("amber").catalogue[None], "no clause None"),
        (lambda: RECORD.save(None), "the path of a file is needed"),
        (lambda: RECORD.save("\0"), "names no file"),
        (lambda: lab.load("\0"), "is no file that can be read"),
        (lambda: lab.lessons("a\0b"), "names no file"),
        (lambda: lab.handout("\ud800"), "names no file"),
        (lambda: lab.load(None), "^None is no file that can be read"),
        (lambda: lab.rules("amber", 3), "words is a text, not 3"),
        (lambda: lab.review(RECORD.state), "timeline is a record, not "),
        (lambda: lab.chart(None, "amber"), "progress is a Progress, not None"),
        (lambda: lab.explore(3, dice=[1]), "chart_of is a function, not 3"),
        (lambda: lab.explore(lambda dice: dice, dice=[1]), "must make a chart, not 1"),
        (lambda: lab.simulation(3), "rounds of charts is needed here, not 3"),
        (lambda: lab.game("amber").start(2).let_chance([]), "a whole number as seed, or a source of chance"),
        (lambda: lab.progress().answered("amber", ["turn.refill"], None), "right is True or False, not None"),
        (lambda: lab.tournament("amber", ["random"], games=10**9), "from 1 to 1000000"),
        (lambda: lab.quiz("amber", n=10**9), "n is a whole number from 1 to 1000"),
        (lambda: lab.quiz("amber", n=1).answer(1.0, "a"), "number is a whole number, not 1.0"),
    ],
)
def test_a_wrong_thing_is_told_what_is_needed(wrong: Callable[[], Any], said: str) -> None:
    with pytest.raises(RulebookError, match=said):
        wrong()


def test_a_clause_that_is_none_is_told_in_plain_words() -> None:
    with pytest.raises(UnknownName) as problem:
        lab.game("amber").catalogue["turn.refil"]
    assert str(problem.value) == "Amber has no clause 'turn.refil'; did you mean 'turn.refill'?"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda given: lab.game(given),
        lambda given: lab.load(given),
        lambda given: lab.table(RECORD, given),
        lambda given: RECORD.state.view(given),
        lambda given: RECORD.play(given),
        lambda given: lab.game("amber").read_position(given),
        lambda given: lab.game("amber").catalogue[given],
    ],
)
def test_an_error_stays_short_however_long_what_it_is_about(wrong: Callable[[str], Any]) -> None:
    with pytest.raises(RulebookError) as problem:
        wrong("x" * 100_000)
    assert len(str(problem.value)) < 1000


@pytest.mark.parametrize("read", [lab.lessons, lab.progress])
def test_a_folder_is_no_file(read: Callable[[Path], Any], tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read: Is a directory"):
        read(tmp_path)


def test_games_are_given_by_name_everywhere() -> None:
    assert lab.rules("amber").game is lab.game("amber")
    assert len(lab.tournament("amber", ["random"], games=1).games) == 1
