"""Whole games, recorded: every way a game ends, and random games on every layout."""

from collections import Counter
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.simulate import simulate
from tests.clauses import clause

RECORDS = Path(__file__).parent / "games"


def ending(name: str) -> tuple[lab.Timeline, dict[str, int]]:
    """A recorded game, replayed by the rules, and its final points."""
    timeline = lab.load(RECORDS / f"{name}.json")
    result = timeline.state.result
    assert result
    assert timeline.state.defects == ()
    return timeline, {seat: points.total for seat, points in result.scores.items()}


@clause("amber_route", "end.trigger", "end.last-turns", "end.scoring-time", "end.winner", "score.first")
def test_a_game_that_the_first_to_arrive_wins() -> None:
    timeline, points = ending("first_arriver_wins")
    assert points == {"red": 13, "blue": 21}
    assert (timeline.state.first, timeline.state.result.winners) == ("blue", ("blue",))
    assert timeline.state.result.scores["blue"].parts == (
        ("score.secured", 12),
        ("score.kept", 4),
        ("score.first", 5),
        ("score.missing", 0),
    )


@clause("amber_route", "end.last-turns", "end.winner")
def test_a_game_whose_winner_gives_up_the_last_turn() -> None:
    timeline, points = ending("last_turn_forgone")
    assert points == {"red": 5, "blue": 17, "green": 16}
    assert (timeline.state.first, timeline.state.result.winners) == ("green", ("blue",))
    assert any(event.kind == "forgoes" for event in timeline.events())


@clause("amber_route", "end.winner")
def test_a_game_that_secured_ambers_decide() -> None:
    timeline, points = ending("tie_broken_by_secured_ambers")
    assert points == {"red": 16, "blue": 16}
    assert (timeline.state.player("red").secured, timeline.state.player("blue").secured) == (4, 2)
    assert timeline.state.result.winners == ("red",)


@clause("amber_route", "end.winner", "end.trigger", "score.missing")
def test_a_game_that_two_players_share() -> None:
    timeline, points = ending("shared_victory")
    assert points["blue"] == points["green"] > points["red"] == 5
    assert timeline.state.result.winners == ("blue", "green")
    assert [player.field for player in timeline.state.players] == [25, 25, 25]


@pytest.mark.parametrize("layout", ["beginner", "four-lands", "hard-road"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_lose_nothing(layout: str, seats: int) -> None:
    tally = simulate("amber_route", 4, seed=3, seats=seats, options={"layout": layout})
    assert tally.faults == []
    assert tally.ends == Counter({"end.winner": 4})
