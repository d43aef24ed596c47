"""The castle, the last turns, the points, the winner."""

import pytest

from tests.amber_route.table import blue, play, position, red, refusals
from tests.clauses import clause


@clause("amber_route", "end.trigger", "end.last-turns", "score.first", "end.scoring-time", "trap.missing")
def test_example_end_last_lap() -> None:
    state = position(
        "seats: red blue green yellow\nturn: blue > act\nred: field 24\nblue: field 24\ngreen: field 24\n"
        "yellow: field 3, lost 2",
    )
    state = play(state, "blue advance 1")
    assert (state.first, state.active) == ("blue", "green")
    assert {move.verb for move in state.legal_moves} == {"play-on", "forgo"}
    forgone = play(state, "green forgo")
    assert (forgone.active, forgone.player("yellow").lost_turns) == ("red", 1)
    state = play(state, "green play-on\ngreen take escort\ngreen advance 1")
    assert (state.active, state.player("yellow").lost_turns) == ("red", 1)
    state = play(state, "red play-on\nred take escort\nred advance 1")
    assert state.pending == ()
    first = {seat: dict(points.parts)["score.first"] for seat, points in state.scores.items()}
    assert first == {"red": 0, "blue": 5, "green": 0, "yellow": 0}
    assert refusals(state, "yellow take card") == ("turn.draw-choice",)


AS_SCORED = """
turn: over
first: red
red: field 25, secured 3, loose 2, kept swamp-trap-b
blue: field 25, secured 4
green: field {field}, secured 5, kept forest-trap-b forest-trap-d
"""


@clause(
    "amber_route",
    "score.first",
    "score.secured",
    "score.missing",
    "score.kept",
    "end.winner",
    "amber.secured-score",
    "end.scoring-time",
)
def test_example_end_scoring() -> None:
    result = position(AS_SCORED.format(field=22)).result
    assert result
    assert {seat: points.total for seat, points in result.scores.items()} == {
        "red": 15,
        "blue": 12,
        "green": 14,
    }
    assert dict(result.scores["red"].parts) == {
        "score.secured": 9,
        "score.kept": 1,
        "score.first": 5,
        "score.missing": 0,
    }
    assert dict(result.scores["green"].parts)["score.missing"] == -3
    assert (result.winners, result.clause) == (("red",), "end.winner")


@clause("amber_route", "end.winner")
def test_example_end_tie() -> None:
    result = position(AS_SCORED.format(field=23)).result
    assert result
    assert (result.scores["red"].total, result.scores["green"].total) == (15, 15)
    assert result.winners == ("green",)


@clause("amber_route", "score.missing", "end.last-turns")
def test_example_end_below_zero() -> None:
    state = position("turn: red > act\nred: field 24\nblue: field 11, secured 0")
    state = play(state, "red advance 1\nblue forgo")
    assert state.result
    assert state.result.scores["blue"].total == -14


@clause("amber_route", "end.winner")
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ("field 25, secured 4, loose 2", "field 24, secured 4, kept swamp-trap-b", ("red",)),
        (
            "field 20, secured 1",
            "field 21, secured 0, kept swamp-trap-b swamp-trap-d",
            ("red",),
        ),
        ("field 20, loose 1", "field 20, loose 2", ("blue",)),
        ("field 20, secured 1, loose 0", "field 20, secured 1, loose 0", ("red", "blue")),
    ],
)
def test_ties_are_broken_by_ambers_then_the_way_then_loose_ambers(
    one: str, other: str, winners: tuple[str, ...]
) -> None:
    result = position(f"turn: over\nred: {one}\nblue: {other}").result
    assert result
    assert result.scores["red"].total == result.scores["blue"].total
    assert result.winners == winners


@clause("amber_route", "end.winner")
def test_level_in_everything_the_first_to_arrive_wins() -> None:
    state = position(
        "turn: over\nfirst: blue\nred: field 25, kept swamp-trap-b swamp-trap-d forest-trap-b "
        "forest-trap-d wasteland-trap-b\nblue: field 25"
    )
    assert state.result
    assert (state.scores["red"].total, state.scores["blue"].total) == (5, 5)
    assert state.result.winners == ("blue",)


@clause("amber_route", "end.trigger", "score.first")
def test_a_second_arrival_starts_no_other_lap() -> None:
    state = position(
        "seats: red blue green\nturn: red > act\nfirst: green\nlast-turns: blue\n"
        "red: field 24\ngreen: field 25",
    )
    state = play(state, "red advance 1")
    assert (state.first, state.last_turns, state.active) == ("green", (), "blue")
    state = play(state, "blue forgo")
    assert state.pending == ()
    assert dict(state.scores["red"].parts)["score.missing"] == 0


@clause("amber_route", "end.last-turns", "turn.mandatory")
def test_a_last_turn_that_is_played_is_a_whole_turn() -> None:
    state = position("turn: red > last-turn\nfirst: blue\nred: field 3\nblue: field 25")
    state = play(state, "red play-on")
    assert refusals(state, "red forgo") == ("turn.mandatory",)
    state = play(state, "red take escort")
    assert refusals(state, "red forgo") == ("turn.mandatory",)


@clause("amber_route", "amber.secured-score", "score.secured")
def test_loose_ambers_escorts_and_light_cards_count_nothing() -> None:
    state = position("red: field 25, loose 2, escorts 6, hand any-3\nblue: field 25, loose 0, escorts 0")
    assert red(state) != blue(state)
    assert state.scores["red"].total == state.scores["blue"].total == 0


@clause("amber_route", "end.last-turns")
@pytest.mark.parametrize(
    ("active", "waiting"),
    [
        ("yellow", ()),
        ("green", ("yellow",)),
        ("blue", ("green", "yellow")),
        ("red", ("blue", "green", "yellow")),
    ],
)
def test_who_follows_the_first_in_the_castle_has_a_last_turn_unless_told(
    active: str, waiting: tuple[str, ...]
) -> None:
    state = position(f"seats: red blue green yellow\nasks: {active} > act\nfirst: red\nred: field 25")
    assert state.last_turns == waiting
    assert "last-turns" not in state.text


@clause("amber_route", "play.clockwise", "play.active-player")
@pytest.mark.parametrize(
    "move",
    [
        "take card",
        "recruit",
        "buy",
        "advance 1",
        "face",
        "surrender any-1",
        "choose card",
        "spare",
        "play-on",
    ],
)
def test_out_of_turn_the_order_of_play_is_named_first(move: str) -> None:
    for text in (
        "asks: red",
        "asks: red > act",
        "red: field 1\nasks: red > preparing forest-ghost-a legendary",
    ):
        assert refusals(position(text), f"blue {move}")[0] == "play.clockwise"


@clause("amber_route", "gift.active-first", "light.excess")
def test_what_others_decide_in_a_turn_is_no_matter_of_whose_turn_it_is() -> None:
    state = position(
        "red: field 1\nblue: field 1, hand any-1\n"
        "asks: red > duel red blue forest-1 > reinforcing > defending blue"
    )
    assert refusals(state, "red defend any-1")[0] == "duel.defender-cards"
    assert refusals(position("asks: red > act"), "blue pick 3") == ("gift.active-first",)
