"""Questions put to many games: intervals, ratings, data frames, and workers of every kind."""

import os
import re
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from statistics import NormalDist

import pandas
import pytest
from distributed import Client

import rulebook_lab as lab
from rulebook_lab.batches import Batches
from rulebook_lab.bots import study, tournament
from rulebook_lab.bots.tournament import wilson
from rulebook_lab.engine import BadOption, State, WrongKind
from rulebook_lab.simulate import play_one
from tests.toy import GAME


def won(end: State) -> dict[str, float]:
    assert end.result
    return {
        "first": float("blue" in end.result.winners),
        "pebbles": float(sum(end.facts[f"pebbles.{s}"] for s in end.seats)),
    }


def test_a_study_measures_ends_with_their_intervals() -> None:
    found = study(
        GAME,
        "Who begins does well",
        won,
        games=50,
        seats=2,
        conditions={"four": {"heap": 4}, "six": {"heap": 6}},
    )
    by_name = {(each.condition, each.figure): each for each in found.findings}
    assert by_name["four", "pebbles"].mean >= 4
    first = by_name["six", "first"]
    values = [won(each.end)["first"] for each in found.games["six"]]
    assert first.mean == sum(values) / 50
    spread = (sum((value - first.mean) ** 2 for value in values) / 49 / 50) ** 0.5
    assert first.high - first.mean == pytest.approx(NormalDist().inv_cdf(0.975) * spread, rel=1e-3)
    gap = found.difference("pebbles", "six", "four")
    assert gap.low < gap.mean < gap.high
    assert gap.mean == by_name["six", "pebbles"].mean - by_name["four", "pebbles"].mean
    assert len(found.frame()) == 4
    assert found.chart.title == "Who begins does well. The games show no sure difference between four and six"


def test_a_study_of_one_game_knows_no_interval_and_its_question_ends_once() -> None:
    one = study(GAME, "Who wins?", won, games=1, seats=2)
    assert "inf" not in f"{one!r}{one._repr_html_()}{one.chart}"
    assert one.chart.title.startswith("Who wins? The games")
    assert one.chart.x == ("first", "pebbles")
    assert one.chart.x_title == "what was measured"


def test_a_study_is_a_table_in_a_notebook() -> None:
    alone = study(GAME, "Who begins", won, games=4, seats=2)
    assert alone._repr_html_().count("<tr>") == 3
    assert "as it is" not in alone._repr_html_(), "one condition needs no name"
    both = study(GAME, "Heaps", won, games=4, seats=2, conditions={"four": {"heap": 4}, "six": {"heap": 6}})
    assert '<th scope="row">six: pebbles</th>' in both._repr_html_()
    assert "six - four: pebbles" in both.difference("pebbles", "six", "four")._repr_html_()
    less = both.difference("pebbles", "four", "six")
    assert less.mean < 0
    told = f"{less!r}{less._repr_html_()}"
    assert "−" in told
    assert re.search(r"-\d", told) is None


def test_conditions_may_be_players() -> None:
    ways = {"two": {"players": ["random", "random"]}, "three": {"players": ["random"] * 3, "heap": 6}}
    found = study(GAME, "How many play", lambda end: {"seats": len(end.seats)}, games=4, conditions=ways)
    assert [each.mean for each in found.findings] == [2, 3]
    assert found.chart.title == "How many play. Most: three, 3 ± 0"


def test_conditions_may_be_seats() -> None:
    ways = {"two": {"seats": 2}, "three": {"seats": 3, "heap": 6}, "as told": {}}
    found = study(GAME, "How many", lambda end: {"seats": len(end.seats)}, games=3, seats=3, conditions=ways)
    assert [each.mean for each in found.findings] == [2, 3, 3]


@pytest.mark.parametrize(
    ("way", "error", "said"),
    [
        ({"seats": "two"}, WrongKind, "seats is a whole number, not 'two'"),
        ({"games": 3}, BadOption, "has no option 'games'; it has "),
        ({"self": 3}, BadOption, "has no option 'self'; it has "),
        ({3: 3}, BadOption, "has no option 3; it has "),
    ],
)
def test_what_is_no_condition_is_refused_in_words(way, error, said) -> None:
    with pytest.raises(error, match=said):
        study(GAME, "What", won, games=1, conditions={"one": way})


@pytest.mark.parametrize("name", ["seats", "self"])
def test_options_by_name_say_nothing_of_the_seats(name) -> None:
    plays = [
        lambda options: GAME.start_with(2, options),
        lambda options: tournament(GAME, ["random"], games=1, options=options),
        lambda options: play_one(GAME, 0, 1, 2, options),
    ]
    for play in plays:
        with pytest.raises(BadOption, match=f"has no option '{name}'; it has "):
            play({name: 2})


def test_how_far_it_is_is_told() -> None:
    told: list[tuple[int, int]] = []
    tournament(GAME, ["random"], games=7, batch=3, progress=lambda done, of: told.append((done, of)))
    assert told == [(3, 7), (6, 7), (7, 7)]


def test_a_dask_client_is_taken_as_it_is() -> None:
    alone = tournament("ambis", ["random"], games=6, seed=3)
    with Client(processes=False, n_workers=1, threads_per_worker=2, dashboard_address=None) as client:
        assert tournament("ambis", ["random"], games=6, seed=3, batch=2, executor=client) == alone


def dies(numbers: Iterable[int]) -> list[int]:
    if 4 in numbers:
        os._exit(1)
    return list(numbers)


def test_a_worker_that_dies_costs_its_batch() -> None:
    played: list[int] = []
    batches = Batches(dies, 8, jobs=2, size=2)
    batches.run(played.extend)
    assert sorted(played) == [0, 1, 2, 3, 6, 7]
    assert [lost.numbers for lost in batches.lost] == [range(4, 6)]
    with ProcessPoolExecutor(1) as pool:
        gone = Batches(dies, 8, size=2, executor=pool)
        done: list[int] = []
        gone.run(done.extend)
    assert set(done) <= {0, 1, 2, 3}
    assert sum(len(lost.numbers) for lost in gone.lost) == 8 - len(done)


def test_an_error_in_a_game_is_no_lost_batch() -> None:
    def errs(numbers: range) -> None:
        raise ValueError(numbers)

    with ThreadPoolExecutor(1) as pool, pytest.raises(ValueError, match="range"):
        Batches(errs, 2, executor=pool).run(print)


def test_ratings_put_the_stronger_first_and_grow_sure() -> None:
    few, many = (tournament("ambis", ["random", "greedy"], games=n, seed=2).ratings for n in (4, 16))
    assert [rating.name for rating in many] == ["greedy", "random"]
    assert many[0].strength - many[0].error > many[1].strength + many[1].error
    assert many[0].error < few[0].error


def test_ratings_of_a_player_against_itself_stay() -> None:
    [rating] = tournament(GAME, ["random"], games=5).ratings
    assert rating.strength == 25


def test_the_interval_of_a_share() -> None:
    """Wilson's own formula, worked by hand for 15 of 20: 0.531 to 0.888."""
    low, high = wilson(15, 20)
    assert (round(low, 3), round(high, 3)) == (0.531, 0.888)
    with pytest.raises(WrongKind, match="wins of 20 games are from 0 to 20, not 21"):
        wilson(21, 20)


def test_games_and_moves_as_data_frames(tmp_path: Path) -> None:
    played = tournament("ambis", ["random", "greedy"], games=4, seed=1)
    table = played.frame()
    assert len(table) == 8
    assert table.groupby("game")["victory"].sum().tolist() == [1.0] * 4
    assert (table["score.lords"] <= table["points"]).all()
    table.to_parquet(tmp_path / "games.parquet")
    assert pandas.read_parquet(tmp_path / "games.parquet").equals(table)
    timeline = lab.timeline("ambis", seats=2, seed=4)
    for _ in range(5):
        timeline.play(timeline.state.legal_moves[0])
    moves = timeline.frame(["pearls.blue"])
    assert len(moves) == len(timeline.moves)
    assert moves["pearls.blue"].iloc[-1] == timeline.state.facts["pearls.blue"]
    assert moves["move"].iloc[0] == timeline.game.write_move(timeline.moves[0])
