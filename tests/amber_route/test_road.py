"""Moving ahead: one or two fields, and what the field does."""

import pytest

from tests.amber_route.table import GAME, legal, play, position, red, refusals
from tests.clauses import clause


@clause("amber_route", "move.distance", "move.two-cost", "move.resolve-field", "monster.lose")
def test_example_move_two_over_town() -> None:
    state = position("turn: red > act\nred: field 9, escorts 1, loose 1")
    assert state.piece("red").id == "wa_ghost_1"
    state = play(state, "red advance 2")
    assert (red(state).field, red(state).escorts, red(state).loose) == (11, 0, 1)
    assert state.piece("red").id == "mt_monster_1"
    state = play(state, "chance draw-dark swamp-monster-a\nred face\nchance roll 4\nred accept")
    assert state.active == "blue"
    assert red(state).loose == 0


@clause("amber_route", "move.village", "move.town", "end.trigger", "move.resolve-field", "move.one-free")
def test_example_move_fields() -> None:
    village = play(position("turn: red > act\nred: field 4, escorts 2"), "red advance 1")
    assert (red(village).field, red(village).escorts, village.active) == (5, 3, "blue")
    town = play(position("turn: red > act\nred: field 8, escorts 2, loose 1"), "red advance 2")
    assert (red(town).field, red(town).escorts, red(town).loose, town.active) == (10, 1, 2, "blue")
    state = position("turn: red > act\nred: field 24")
    assert legal(state, "advance") == {"advance 1"}
    assert refusals(state, "red advance 2") == ("move.distance",)
    castle = play(state, "red advance 1")
    assert (red(castle).field, castle.first, castle.last_turns) == (25, "red", ())
    assert castle.prompt.startswith("The castle has been reached. Does Blue")


@clause("amber_route", "move.direction")
@pytest.mark.parametrize("fields", [-1, -2])
def test_nobody_moves_backwards(fields: int) -> None:
    state = position("turn: red > act\nred: field 9")
    assert refusals(state, f"red advance {fields}") == ("move.direction",)


@clause("amber_route", "move.distance")
def test_nobody_moves_three_fields() -> None:
    assert refusals(position("turn: red > act\nred: field 9"), "red advance 3") == ("move.distance",)
    without = position("turn: red > act\nred: field 9, escorts 0")
    assert refusals(without, "red advance 3") == ("move.distance",)


@clause("amber_route", "move.distance")
def test_a_way_is_spelled_by_the_field_that_it_leads_to() -> None:
    state = position("turn: red > act\nred: field 8, escorts 3, kept swamp-trap-b")
    spelled = {
        GAME.write_move(move): move.spots(state) for move in state.legal_moves if move.verb == "advance"
    }
    assert spelled == {
        "red advance 1": ("field:9",),
        "red advance 2": ("field:10",),
        "red advance 2 swamp-trap-b": ("field:10", "kept:swamp-trap-b"),
    }


@clause("amber_route", "move.two-cost")
def test_two_fields_need_an_escort() -> None:
    state = position("turn: red > act\nred: field 9, escorts 0")
    assert refusals(state, "red advance 2") == ("move.two-cost",)
    assert legal(state, "advance") == {"advance 1"}


@clause("amber_route", "reward.use-later", "move.two-cost", "move.one-free")
def test_a_guide_pays_for_two_fields() -> None:
    state = position("turn: red > act\nred: field 8, escorts 0, loose 0, kept swamp-trap-b swamp-trap-d")
    assert legal(state, "advance") == {"advance 1", "advance 2 swamp-trap-b"}
    assert refusals(state, "red advance 2 swamp-trap-d") == ("reward.use-later",)
    assert refusals(state, "red advance 1 swamp-trap-b") == ("move.one-free",)
    assert refusals(state, "red advance 3 swamp-trap-b") == ("move.distance",)
    after = play(state, "red advance 2 swamp-trap-b")
    assert (red(after).field, red(after).kept, after.dark_discard) == (
        10,
        ("swamp-trap-d",),
        ("swamp-trap-b",),
    )


@clause("amber_route", "move.village", "escort.limit")
def test_a_village_gives_nothing_beyond_six_escorts() -> None:
    state = position("turn: red > act\nred: field 4, escorts 6")
    assert red(play(state, "red advance 1")).escorts == 6


@clause("amber_route", "move.terrain-field")
def test_a_field_acts_only_on_who_enters_it() -> None:
    state = play(position("turn: red > act\nred: field 9, escorts 1"), "red recruit")
    assert (state.active, len(state.dark_deck), red(state).escorts) == ("blue", 60, 2)
