"""The analyses against hand calculations and brute force."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, islice
from random import Random

import pytest

from rulebook_lab.engine import CHANCE, RulebookError
from rulebook_lab.games.amber.rules.travel import travel, travels
from rulebook_lab.games.amber.study import growth, odds
from rulebook_lab.scene.charts import Series
from tests.amber.table import AMBER, at, example
from tests.clauses import clause
from tests.rounds import after_rounds

START = ("castles: red=C3* blue=I9*", "villages: F6*")


@clause("amber", "setup.stack", "setup.secret-hands")
def test_the_next_tile_is_a_bend_16_times_in_86_when_one_holds_none():
    view = at(*START, "hand red: straight*6").view("red")
    assert odds.tile_odds(view)["bend"] == Fraction(16, 86)
    assert odds.tile_odds(view)["straight"] == Fraction(6, 86)
    assert sum(odds.tile_odds(view).values()) == 1


def test_the_chance_to_draw_agrees_with_counting_all_draws():
    view = at(*START, "hand red: straight*6").view("red")
    stack = [tile for tile, count in view.stack.items() for _ in range(count)]
    pairs = list(combinations(stack, 2))
    hits = sum(bool({"bridge", "roundabout"} & set(pair)) for pair in pairs)
    assert odds.chance_to_draw(view, ("bridge", "roundabout"), 2) == Fraction(hits, len(pairs))
    assert odds.chance_to_draw(view, ("bridge",), 1) == Fraction(4, 86)


@clause("amber", "unable.empty-stack")
def test_what_the_others_hold_is_not_to_be_drawn():
    hands = "red.hand: bend*4 straight*2", "blue.hand: tee*3 bend*3"
    empty, one = (at(*START, *hands, f"stack: {left}").view("red") for left in (0, 1))
    assert odds.tile_odds(empty) == {}
    assert odds.chance_to_draw(empty, "tee", 0) == 0
    with pytest.raises(RulebookError, match="no tile lies face down"):
        odds.tile_chart(empty)
    with pytest.raises(RulebookError, match="draws is a whole number from 0 to 1, not 2"):
        odds.chance_to_draw(one, "tee", 2)
    assert odds.chance_to_draw(one, "tee", 1) == Fraction(3, 7)


def test_plays_are_counted_by_tile():
    state = example("example.first-move", "hand red: tee dead-end bridge wetland shovel*2")
    assert odds.plays_by_tile(state, "red") == {
        "bridge": 4,
        "dead-end": 4,
        "shovel": 0,
        "tee": 12,
        "wetland": 4,
    }


def random_positions():
    for seed in range(5):
        *_, last = growth.game_of(AMBER, Random(seed), seats=2 + seed)
        yield last


@clause("amber", "castle.directed", "place.castle-stops-path", "village.pass-through")
def test_connections_on_the_graph_are_those_of_travelling():
    found = 0
    for state in random_positions():
        for seat in state.seats:
            journey = travel(state, seat)
            there = {cell for cell in state.network.villages if cell in journey.entered} | journey.castles
            assert set(odds.connections(state, seat)) == there
            found += len(there)
    assert found > 20


def test_networkx_finds_the_same_connections():
    networkx = pytest.importorskip("networkx")
    for state in random_positions():
        for seat, home in state.network.castles.items():
            graph = odds.without_other_castles(state, seat)
            reached = {cell for cell, _ in networkx.descendants(graph, (home, 0))} - {home}
            targets = {*state.network.castles.values(), *state.network.villages}
            assert set(odds.connections(state, seat)) == reached & targets


@clause("amber", "place.one-way")
def test_the_graph_of_a_small_board():
    state = example("example.red-to-blue-only", "hand red: one-way-straight*6")
    state = state.play("red place one-way-straight@270 E3")
    roads = {(one[0], other[0]) for one, other in odds.steps(state)}
    assert roads == {
        ("C3", "D3"),
        ("D3", "C3"),
        ("D3", "E3"),
        ("E3", "F3"),
        ("F3", "G3"),
        ("G3", "F3"),
    }
    assert odds.one_way_share(state) == Fraction(2, 6)
    networkx = pytest.importorskip("networkx")
    assert networkx.has_path(odds.travel_graph(state), ("C3", 0), ("G3", 0))
    assert not networkx.has_path(odds.travel_graph(state), ("G3", 0), ("C3", 0))


def test_a_bridge_is_two_places_in_the_graph():
    state = example("example.village-on-bridge", "hand red: bridge*4 straight*2").play("red place bridge E3")
    levels = {place for edge in odds.steps(state) for place in edge if place[0] == "E3"}
    assert levels == {("E3", 1)}


def test_simulated_games_are_the_same_for_the_same_seed():
    one, other = (list(growth.moments(islice(growth.simulated(AMBER, seed=3, seats=3), 2))) for _ in range(2))
    assert one == other
    assert len(one) > 40
    assert [moment.tiles for moment in one][:2] == [0, 1]
    assert all(moment.villages <= 8 and moment.castles <= 2 for moment in one)


def test_means_are_taken_by_how_full_the_board_is():
    found = [growth.Moment(tiles, tiles * 2, 0, 0, 0) for tiles in (0, 9, 10, 19, 25)]
    assert growth.by_fill(found, lambda moment: moment.placements) == {0: 9, 10: 29, 20: 50}


@clause("amber", "place.one-way", "castle.directed")
def test_without_arrows_every_castle_link_goes_both_ways():
    game = growth.without_arrows(AMBER)
    kit = game.components(game.edition)
    assert sum(kit.stack.values()) == 92
    assert {mode for tile in kit.tiles.values() for mode in tile.arms.values()} == {"both"}
    for seed in range(3):
        *_, last = growth.game_of(game, Random(seed), seats=3)
        castles, journeys = last.network.castles, travels(last)
        for one in last.seats:
            for two in last.seats:
                assert (castles[two] in journeys[one].castles) == (castles[one] in journeys[two].castles)


def test_the_wins_of_a_set_up_add_up_to_the_games():
    rounds = growth.fairness_rounds(AMBER, "3.a", seed=1)
    for games in (1, 2, 3):
        chart = after_rounds(rounds, 1)
        assert chart.x == ("J5", "F9", "B5")
        assert sum(share * games for share in chart.series[0].values) == pytest.approx(games)
        assert f"of {games} {'game' if games == 1 else 'games'}," in chart.title


@pytest.mark.parametrize(
    "chart",
    [
        lambda: odds.tile_chart(at(*START)),
        lambda: after_rounds(growth.placements_rounds(AMBER, seats=3), 2),
        lambda: after_rounds(growth.growth_rounds(AMBER, seats=3), 2),
        lambda: after_rounds(growth.arrows_rounds(AMBER, seats=3), 2),
        lambda: after_rounds(growth.fairness_rounds(AMBER, "2.a", looks=1), 3),
    ],
    ids=["tiles", "placements", "growth", "arrows", "fairness"],
)
def test_charts_state_their_finding(chart):
    drawn = chart()
    assert any(sign.isdigit() for sign in drawn.title)
    assert all(len(row.values) == len(drawn.x) for row in drawn.series)


def test_of_ranges_with_equal_choice_each_is_named():
    def title(*plays):
        return growth.plays_chart(AMBER, (0, 10, 20), Series("plays", plays, None, (1.0, 2.0, 1.0)), 3).title

    each = (
        "Most choice, and the same, with 0 to 9 and 20 to 29 tiles on the board: 8 ± 1 plays each, in 3 games"
    )
    assert title(8.0, 6.0, 8.0) == each
    assert title(8.0, 8.0, 6.0).endswith("0 to 9 and 10 to 19 tiles on the board: 8 plays each, in 3 games")
    assert title(6.0, 8.0, 6.0) == "Most choice with 10 to 19 tiles on the board: 8 ± 2 plays, in 3 games"


def test_how_many_play_a_set_up_is_not_for_the_reader_to_say():
    with pytest.raises(RulebookError, match="seats cannot be given"):
        next(growth.fairness_rounds(AMBER, "2.a", seats=3))


def test_players_by_lot_play_too():
    states = list(growth.game_of(AMBER, Random(1), looks=1, seats=2, advanced=True))
    assert states[-1].result is not None
    assert all(state.to_act != {CHANCE} for state in states[:-1])


def test_one_kind_may_be_named_alone_and_a_hidden_hand_is_not_counted():
    view = at(*START, "hand red: straight*6").view("red")
    assert odds.chance_to_draw(view, "bridge", 1) == Fraction(4, 86)
    with pytest.raises(RulebookError, match="only blue knows"):
        odds.plays_by_tile(view, "blue")


def test_a_title_claims_no_more_than_the_games_show():
    """1.5 - 1.0 is within 0.9 to either side, and not within 0.1; with three games chance reaches 57 %."""
    few = growth.what_arrows_do(4, Series("with", (1, 1.0, 0), None, (0, 0.9, 0)), WITHOUT)
    many = growth.what_arrows_do(400, Series("with", (1, 1.0, 0), None, (0, 0.1, 0)), WITHOUT)
    assert few.startswith("4 games do not tell whether arrows matter")
    assert many.startswith("A baron reaches 1.0 ± 0.1 other castles with arrows, 1.5 ± 0.1 without")
    titles = {chart.title for chart in islice(growth.fairness_rounds(AMBER, "2.a", seed=1, looks=1), 3)}
    assert all("may have been lucky" in title and "50% ±" in title for title in titles)


WITHOUT = Series("without", (1, 1.5, 0), None, (0, 0.1, 0))
