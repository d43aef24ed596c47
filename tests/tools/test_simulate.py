"""Random games: what they come to, and that a fault is found and shown."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import rulebook_lab as lab
from rulebook_lab import cli, simulate
from rulebook_lab.engine import broken, read_timeline
from tests import toy
from tests.laws.positions import GAMES


def play(games: int, seed: int = 3) -> simulate.Tally:
    tally = simulate.Tally()
    for number in range(games):
        tally.add(simulate.play_one(toy.GAME, number, seed, None, {}))
    return tally


def test_games_are_played_to_the_end_and_added_up() -> None:
    tally = play(40)
    assert tally.games == 40
    assert tally.ends == {"end.empty": 40}
    assert tally.moves == tally.decisions + 40  # each heap is one move of chance
    assert tally.faults == []


def test_the_same_seed_plays_the_same_games() -> None:
    assert play(10) == play(10)
    assert play(10) != play(10, seed=4)


def test_a_broken_invariant_is_told_with_a_record_that_shows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fewer_than_five(state: toy.Pebbles):
        if state.heap == 4:
            yield broken("turn.there", count=5, left=4)

    monkeypatch.setattr(toy.GAME, "defects", fewer_than_five)
    faults = play(40).faults
    assert faults
    for fault in faults:
        assert fault.reason.endswith("[turn.there]")
        shown = read_timeline(json.dumps(fault.record), lambda name: toy.GAME).state
        assert shown.heap == 4


def test_a_seat_that_cannot_move_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.GAME, "considered", lambda state: [])
    assert play(1).faults[0].reason.startswith("no legal move for ")


def test_a_game_without_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "MOST_MOVES", 3)
    assert play(1).faults[0].reason == "not over after 3 moves"


def test_an_error_in_a_rule_is_a_fault_and_not_the_end_of_the_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(state: toy.Pebbles) -> None:
        raise ZeroDivisionError("nobody")

    monkeypatch.setattr(toy.GAME, "result", fails)
    assert {fault.reason for fault in play(3).faults} == {"ZeroDivisionError: nobody"}


@pytest.mark.skipif(not GAMES, reason="no game is there")
def test_an_executor_changes_nothing_but_the_time() -> None:
    with ThreadPoolExecutor(2) as pool:
        spread = simulate.simulate(GAMES[0], 25, seed=5, executor=pool)
    assert spread == simulate.simulate(GAMES[0], 25, seed=5)


@pytest.mark.skipif(not GAMES, reason="no game is there")
def test_the_command_ends_with_one_line_of_totals(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", GAMES[0], "--games", "4", "--seed", "2", "--jobs", "1"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith(f"4 games of {lab.game(GAMES[0]).title}, seed 2: 4 ended by the rules")
    assert ", 0 faults, " in last


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "17"], "seats, not for 17"),
        (["--option", "weather=rain"], "has no option 'weather'"),
        (["--option", "weather"], "an option is written NAME=VALUE, not 'weather'"),
    ],
)
@pytest.mark.skipif(not GAMES, reason="no game is there")
def test_bad_input_is_told(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", GAMES[0], *arguments]) == 2
    assert said in capsys.readouterr().err


def test_the_command_is_installed() -> None:
    command = os.path.join(os.path.dirname(sys.executable), "rulebook-lab")
    shown = subprocess.run([command, "--help"], capture_output=True, text=True, check=True)
    assert "coverage" in shown.stdout
    assert "simulate" in shown.stdout
