"""Hidden hands: what a seat sees, and what it can conclude."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from rulebook_lab.engine import CHANCE, HIDDEN
from tests.amber.table import AMBER, at
from tests.clauses import clause

START = ("castles: red=C3* blue=I9*", "villages: F6*")


@clause("amber", "setup.secret-hands")
def test_a_seat_sees_its_own_hand_and_only_the_numbers_of_the_others():
    """ruling.stack-count-open, ruling.hidden-view."""
    state = at(*START, "hand red: straight*6", "hand blue: bend*6", "stack: 20")
    view = state.view("red")
    assert view.player("red").hand == ("straight",) * 6
    assert view.player("blue").hand == (HIDDEN,) * 6
    assert view.face_down == 20
    assert view.facts["hand.blue"] == 6
    assert view.discards == state.discards


@clause("amber", "setup.secret-hands")
def test_positions_that_differ_in_hidden_tiles_only_look_alike():
    one = at(*START, "hand red: straight*6", "hand blue: bend*6")
    other = at(*START, "hand red: straight*6", "hand blue: tee*6")
    assert one != other
    assert one.view("red") == other.view("red")
    assert one.view("blue") != other.view("blue")


@clause("amber", "setup.secret-hands")
def test_the_odds_on_a_view_are_over_all_tiles_the_seat_does_not_see():
    state = at(
        *START, "hand red: straight*6", "hand blue: bend*6", "now: end-turn red, refill red, top-tile red"
    )
    odds = {move.tile: odd for move, odd in state.view("red").chance.items()}
    assert odds["bend"] == Fraction(16, 86)
    assert odds["straight"] == Fraction(6, 86)
    true = {move.tile: odd for move, odd in state.chance.items()}
    assert true["bend"] == Fraction(10, 80)


@clause("amber", "setup.secret-hands")
def test_no_move_of_another_hand_is_listed():
    state = at("mode: advanced", *START, "hand red: straight*6", "tiles: D3=straight@90")
    listed = state.view("blue").legal_moves
    assert {move.verb for move in listed} == {"special-shovel"}
    assert set(state.view("red").legal_moves) == set(state.legal_moves)


@clause("amber", "setup.secret-hands", "unable.statement")
def test_what_the_others_draw_is_told_without_its_name():
    state = at(*START, "hand red: straight*6").play("red place straight@90 D3")
    event = state.outcome("chance deal tee").events[0]
    assert AMBER.narrate(event, "red") == "Red draws a T-junction."
    assert AMBER.narrate(event, "blue") == "Red draws a tile."


def test_views_read_back_from_text_and_have_no_defect():
    for seed in range(4):
        random = Random(seed)
        state = AMBER.start(2 + seed, advanced=seed % 2 == 1)
        while state.pending:
            chance = AMBER.asked(state) == (CHANCE,)
            move = AMBER.draw_chance(state, random) if chance else random.choice(AMBER.legal(state))
            state = AMBER.carry_out(state, move).state
            if random.random() < 0.1:
                view = state.view(random.choice(state.seats))
                assert AMBER.read_position(view.text) == view
                assert view.defects == ()
                assert Counter(view.stack).total() >= view.face_down
