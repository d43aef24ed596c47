"""Gifts of fate."""

import pytest

from rulebook_lab.engine import telling
from rulebook_lab.games.amber_route.rules.rewards import Parts, receive
from tests.amber_route.table import blue, due, events, legal, play, position, red, refusals
from tests.clauses import clause


@clause(
    "amber_route",
    "gift.immediate",
    "gift.dice",
    "gift.active-first",
    "gift.others-clockwise",
    "dark.discard",
    "duel.when",
)
def test_example_gift_three_players() -> None:
    state = position(
        "seats: red blue green\nturn: red > dark-draw\nred: field 1, loose 0, hand forest-1\n"
        "blue: field 1, escorts 6\ngreen: escorts 2",
    )
    state = play(state, "chance draw-dark harvest")
    assert refusals(state, "chance roll 6+3") == ("gift.dice",)
    state = play(state, "chance roll 6+3+1")
    assert legal(state, "pick") == {"pick 6", "pick 3", "pick 1"}
    state = play(state, "red pick 6")
    assert red(state).loose == 1
    state = play(state, "blue pick 1\nchance draw-light any-1")
    assert blue(state).hand == ("any-1",)
    assert refusals(state, "green pick 6") == ("gift.active-first",)
    assert legal(state, "pick") == {"pick 3"}
    state = play(state, "green pick 3")
    assert state.player("green").escorts == 3
    assert (state.dark_discard, state.active) == (("harvest",), "blue")
    assert refusals(state, "red attack blue forest-1") == ("play.clockwise", "duel.when")


@clause("amber_route", "gift.dice", "amber.gain")
def test_example_gift_same_faces() -> None:
    state = position("turn: red > dark-draw\nred: field 1, loose 0\nblue: loose 0")
    state = play(state, "chance draw-dark kupala\nchance roll 6+6\nred pick 6")
    assert (red(state).loose, blue(state).loose) == (1, 0)
    state = play(state, "blue pick 6")
    assert (red(state).loose, blue(state).loose, state.active) == (1, 1, "blue")


@clause("amber_route", "gift.others-clockwise", "light.hand-limit")
def test_a_gift_is_received_whole_before_the_next_pick() -> None:
    hand = "any-1 forest-1 forest-2 mountains-1 swamp-1 wasteland-1"
    state = position(f"turn: red > dark-draw\nred: field 1, escorts 6, hand {hand}")
    state = play(state, "chance draw-dark kupala\nchance roll 5+4\nred pick 4")
    state = play(state, "chance draw-light swamp-2\nchance draw-light swamp-3")
    assert state.to_act == {"red"}
    state = play(state, "red discard any-1")
    assert state.to_act == {"blue"}
    state = play(state, "blue pick 5\nchance draw-light any-2")
    assert (blue(state).escorts, blue(state).hand) == (4, ("any-2",))


@clause("amber_route", "gift.others-clockwise", "escort.limit")
def test_trapped_and_arrived_players_pick_too() -> None:
    state = position(
        "seats: red blue green\nturn: red > dark-draw\nred: field 1\nblue: lost 2\n"
        "green: field 25, escorts 6, loose 2\nfirst: green\nlast-turns: blue",
    )
    state = play(state, "chance draw-dark harvest\nchance roll 5+4+3\nred pick 4\nblue pick 3\ngreen pick 5")
    assert blue(state).escorts == 4
    assert (state.player("green").loose, state.player("green").secured) == (0, 1)


@clause("amber_route", "gift.active-first")
def test_what_does_not_fit_is_lost() -> None:
    state = position("turn: red > dark-draw\nred: field 1, escorts 6")
    state = play(state, "chance draw-dark kupala\nchance roll 3+3\nred pick 3")
    assert red(state).escorts == 6
    assert state.to_act == {"blue"}


@clause("amber_route", "gift.active-first", "gift.others-clockwise")
@pytest.mark.parametrize("active", ["red", "blue", "green"])
def test_only_the_active_player_picks_as_the_first(active: str) -> None:
    seats = ["red", "blue", "green"]
    order = seats[seats.index(active) :] + seats[: seats.index(active)]
    state = position(f"seats: red blue green\nturn: {active} > dark-draw\n{active}: field 1")
    state = play(state, "chance draw-dark harvest\nchance roll 6+6+6")
    told = []
    for seat in order:
        told.append(events(state, f"{seat} pick 6")[0].clause)
        state = play(state, f"{seat} pick 6")
    assert told == ["gift.active-first", "gift.others-clockwise", "gift.others-clockwise"]


@clause("amber_route", "gift.immediate")
@pytest.mark.parametrize(
    "parts", [("card", "card"), ("card", "card", "amber"), ("card", "card", "card", "escort")]
)
def test_cards_of_a_gift_that_follow_each_other_are_one_draw(parts: Parts) -> None:
    state = receive(position("turn: red\nred: field 1"), "red", parts, "", telling([]))
    assert due(state, "cards") == parts.count("card")
