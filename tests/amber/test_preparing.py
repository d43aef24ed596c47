"""Preparing to play: set-ups, castles, coins, the deal, and what the table may settle itself."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from rulebook_lab.engine import BadOption
from rulebook_lab.games.amber.components import SPECIAL_SHOVEL
from tests.amber.table import AMBER
from tests.clauses import clause


def started(seats, seed=0, **options):
    return AMBER.start(seats, **options).let_chance(seed)


@clause("amber", "goal.players", "setup.choose-diagram", "diagrams.setups")
@pytest.mark.parametrize("seats", range(2, 7))
def test_chance_chooses_among_three_set_ups_for_each_number_of_players(seats):
    """ruling.setup-choice: what the table does not settle is drawn, first of all the set-up."""
    state = AMBER.start(seats)
    assert {AMBER.write_move(move) for move in state.chance} == {
        f"chance diagram {seats}.{letter}" for letter in "abc"
    }
    assert set(state.chance.values()) == {Fraction(1, 3)}


@clause("amber", "goal.players")
@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(BadOption, match="2 to 6"):
        AMBER.start(seats)


@clause("amber", "setup.assign-castles", "goal.barons")
def test_castles_are_given_out_by_lot_one_for_each_seat():
    """ruling.seats: the turn goes round the table, not round the board."""
    state = AMBER.start(3, setup="a")
    assert [points.total for points in state.scores.values()] == [0, 0, 0]
    assert set(state.chance.values()) == {Fraction(1, 3)}
    state = state.play("chance castle blue F9")
    assert set(state.chance.values()) == {Fraction(1, 2)}
    state = state.play("chance castle yellow B5").play("chance castle red J5")
    assert dict(state.network.castles) == {"blue": "F9", "yellow": "B5", "red": "J5"}


@clause("amber", "setup.first-player", "turn.order")
def test_the_starting_seat_is_drawn_and_takes_the_first_turn():
    state = AMBER.start(4, setup="a", castles="I3 I9 C9 C3")
    assert set(state.chance.values()) == {Fraction(1, 4)}
    begun = state.play("chance first red").let_chance(0)
    assert begun.to_act == {"red"}


@clause("amber", "setup.choose-diagram", "setup.assign-castles", "setup.first-player")
def test_the_table_may_settle_everything_but_the_tiles():
    state = AMBER.start(["red", "blue"], setup="2.b", castles="B6 J6", first="blue")
    assert dict(state.network.castles) == {"red": "B6", "blue": "J6"}
    assert state.let_chance(3).to_act == {"blue"}


@pytest.mark.parametrize(
    ("options", "right"),
    [
        ({"setup": "2.z"}, "2.a, 2.b, 2.c"),
        ({"setup": "3.a"}, "2.a, 2.b, 2.c"),
        ({"setup": "a", "castles": "C3 C4"}, "I9 C3"),
        ({"setup": "a", "castles": "C3 J9"}, "I9 C3"),
        ({"castles": "C3 I9"}, "set-up"),
        ({"first": "green"}, "blue, yellow"),
        ({"advanced": "yes"}, "False, True"),
        ({"board": 11}, "advanced, setup, castles, first"),
    ],
)
def test_a_wrong_option_says_what_would_be_right(options, right):
    with pytest.raises(BadOption, match=right):
        AMBER.start(2, **options)


@clause("amber", "setup.place-pieces", "setup.castle-coins", "setup.village-coins", "setup.board")
def test_castles_and_villages_stand_where_the_set_up_says_each_with_its_coin():
    """ruling.unused-pieces: 2 castles and 5 villages bring 7 coins, the rest stays out of the game."""
    state = started(2, setup="a")
    assert set(state.network.castles.values()) == {"I9", "C3"}
    assert state.network.villages == ("G3", "I5", "F6", "C7", "E9")
    assert state.coins_at == {"I9", "C3", "G3", "I5", "F6", "C7", "E9"}
    assert state.facts["tiles"] == 0


@clause("amber", "setup.shuffle-deal", "setup.stack")
@pytest.mark.parametrize(("seats", "stack"), [(2, 80), (3, 74), (4, 68), (5, 62), (6, 56)])
def test_six_tiles_each_and_the_rest_is_the_stack(seats, stack):
    state = started(seats)
    assert [len(player.hand) for player in state.players] == [6] * seats
    assert state.face_down == sum(state.stack.values()) == stack
    assert state.face_up == ()


@clause("amber", "setup.shuffle-deal")
def test_every_tile_of_the_92_is_as_likely_to_come_first():
    state = AMBER.start(2, setup="a", castles="I9 C3", first="blue")
    odds = {move.tile: odd for move, odd in state.chance.items()}
    assert odds["bend"] == Fraction(16, 92)
    assert odds["shovel"] == Fraction(6, 92)
    assert sum(odds.values()) == 1


@clause("amber", "setup.no-special-shovels", "contents.special-shovels")
def test_special_shovels_stay_in_the_box_in_the_basic_game():
    """ruling.basic-advanced-mix."""
    state = started(3)
    assert not any(state.facts[f"special-shovel.{seat}"] for seat in state.seats)
    forged = AMBER.read_position(state.text.replace("mode: advanced", "") + "special shovels: blue\n")
    assert "setup.no-special-shovels" in [defect.clause for defect in forged.defects]


@clause("amber", "advanced.special-shovel-start", "advanced.display-setup", "advanced.as-basic")
@pytest.mark.parametrize(("seats", "stack"), [(2, 78), (3, 71), (4, 64), (5, 57), (6, 50)])
def test_the_advanced_game_adds_special_shovels_and_open_tiles(seats, stack):
    """ruling.display-after-deal."""
    state = started(seats, advanced=True)
    assert all(state.facts[f"special-shovel.{seat}"] for seat in state.seats)
    assert len(state.face_up) == seats
    assert state.face_down == stack
    assert [len(player.hand) for player in state.players] == [6] * seats


@clause("amber", "contents.construction-tiles")
def test_special_shovels_are_not_among_the_92():
    kit = AMBER.components()
    assert sum(kit.stack.values()) == 92
    assert SPECIAL_SHOVEL not in kit.stack
    assert sum(kit.stack[tile] for tile in kit.roads) == 82


@clause("amber", "setup.place-pieces")
@pytest.mark.parametrize(
    "line", ["castles: red=C3* blue=C4*", "castles: red=C3* blue=F6*"], ids=["neighbours", "on a village"]
)
def test_pieces_that_stand_wrongly_are_a_defect(line):
    """ruling.setup-validity."""
    state = AMBER.read_position(f"{line}\nvillages: F6*")
    assert "setup.place-pieces" in [defect.clause for defect in state.defects]


@clause("amber", "unable.coin", "place.first-move")
def test_six_shovels_at_the_start_are_no_play():
    """ruling.stuck-from-start: no coin to lose, a tile is discarded and one drawn."""
    state = AMBER.read_position("castles: red=C3* blue=I9*\nvillages: F6*\nhand red: shovel*6")
    assert [AMBER.write_move(move) for move in state.legal_moves] == ["red give-up shovel"]
    after = state.play("red give-up shovel").play("chance deal bend")
    assert after.facts["coins.red"] == 0
    assert after.facts["hand.red"] == 6


@clause("amber", "place.first-move", "place.roads-neutral")
def test_somebody_elses_road_may_lengthen_the_first_reach():
    """ruling.first-move-no-extra-limit."""
    tiles = "tiles: D3=straight@90 E3=straight@90"
    state = AMBER.read_position(f"castles: red=C3* blue=I9*\nvillages: F6*\n{tiles}\nhand red: straight*6")
    assert "F3" in {move.cell for move in state.legal_moves}


def test_the_same_seed_brings_the_same_game():
    assert started(4, 5, advanced=True) == started(4, 5, advanced=True)
    hands = {AMBER.start(2).let_chance(Random(seed)).players for seed in range(5)}
    assert len(hands) == 5
