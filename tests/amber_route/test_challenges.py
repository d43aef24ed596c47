"""What all challenges share: support, and changing dice."""

from collections import Counter
from random import Random

import pytest

from tests.amber_route.table import GAME, due, legal, play, position, red, refusals
from tests.clauses import clause


@clause("amber_route", "challenge.escort-shift", "challenge.shift-bounds")
def test_example_challenge_shift() -> None:
    state = position(
        "turn: red > ghost forest-ghost-a hard > shaping 6+2+1\nred: field 1, escorts 3, loose 0"
    )
    assert legal(state, "shift") == {"shift 6 5", "shift 2 3", "shift 2 1", "shift 1 2"}
    assert refusals(state, "red shift 6 7") == ("challenge.shift-bounds",)
    assert refusals(state, "red shift 1 0") == ("challenge.shift-bounds",)
    beyond = {"red shift 6 7", "red shift 1 0"}
    assert beyond <= {GAME.write_move(move) for move in GAME.candidates(state)}
    assert refusals(state, "red shift 2 4") == ("challenge.escort-shift",)
    assert refusals(state, "red shift 4 5") == ("challenge.escort-shift",)
    state = play(state, "red shift 2 3\nred shift 3 4\nred shift 4 5")
    assert due(state, "dice") == (6, 5, 1)
    assert red(state).escorts == 0
    assert refusals(state, "red shift 5 6") == ("challenge.escort-shift",)
    strike = position(
        "turn: red > monster forest-monster-a hard 1 3 > monster-roll 2\nred: field 1, escorts 3"
    )
    assert refusals(strike, "red shift 6 5") == ("challenge.escort-shift",)


@clause("amber_route", "challenge.amber-die", "challenge.light-cards", "ghost.support", "trap.support")
@pytest.mark.parametrize(("support", "rolled"), [(3, 4), (6, 5)])
def test_example_challenge_cap_with_amber(support: int, rolled: int) -> None:
    state = position(f"turn: red > preparing forest-ghost-a hard {support}\nred: field 1, loose 2")
    state = play(state, "red face")
    assert due(state, "count") == rolled
    dice = "+".join(["1"] * rolled)
    state = play(state, f"chance roll {dice}\nred amber-die 1\nred amber-die 1")
    assert "amber.loose-uses" in refusals(state, "red amber-die 1")
    assert state.facts["total"] == rolled + 2
    trap = position("turn: red > preparing forest-trap-a hard 6\nred: field 1")
    assert due(play(trap, "red face"), "count") == 5


@clause("amber_route", "challenge.light-cards", "monster.support-before")
def test_no_card_is_played_after_the_roll() -> None:
    state = position("turn: red > ghost forest-ghost-a hard > shaping 4\nred: field 1, hand forest-1")
    assert refusals(state, "red support forest-1") == ("challenge.light-cards",)
    fight = position("turn: red > monster forest-monster-a easy 1 2 > shaping 4\nred: field 1, hand forest-1")
    assert refusals(fight, "red support forest-1") == ("monster.support-before", "challenge.light-cards")


@clause("amber_route", "challenge.light-cards", "play.clockwise")
@pytest.mark.parametrize(("seat", "other"), [("red", "blue"), ("blue", "red")])
def test_who_does_not_fight_is_told_no_rule_of_the_fight(seat: str, other: str) -> None:
    hand = "field 1, hand forest-1"
    fight = f"turn: {seat} > monster forest-monster-a easy 1 2 > shaping 4\nred: {hand}\nblue: {hand}"
    assert refusals(position(fight), f"{other} support forest-1") == (
        "play.clockwise",
        "challenge.light-cards",
    )


@clause("amber_route", "challenge.light-cards")
def test_any_number_of_cards_each_gone_at_once() -> None:
    state = position(
        "turn: red > preparing forest-ghost-a hard\nred: field 1, hand any-3 forest-1*2 forest-3"
    )
    state = play(state, "red support forest-1\nred support forest-1\nred support any-3\nred support forest-3")
    assert (red(state).hand, len(state.light_discard)) == ((), 4)
    assert refusals(state, "red support forest-1") == ("challenge.light-cards",)
    assert due(play(state, "red face"), "count") == 5


@clause("amber_route", "reward.use-later")
def test_a_blessing_supports_on_any_terrain() -> None:
    state = position("turn: red > preparing forest-ghost-a hard\nred: field 1, kept swamp-monster-d")
    state = play(state, "red use swamp-monster-d")
    assert (red(state).kept, state.dark_discard) == ((), ("swamp-monster-d",))
    assert due(play(state, "red face"), "count") == 3


@clause("amber_route", "reward.use-later", "challenge.light-cards")
@pytest.mark.parametrize(("support", "total"), [(1, 3), (2, 4), (3, 5)])
def test_a_blessing_adds_two_to_the_support(support: int, total: int) -> None:
    state = position(
        f"turn: red > preparing forest-ghost-a hard {support}\nred: field 1, kept swamp-monster-d"
    )
    assert due(play(state, "red use swamp-monster-d"), "support") == total


@clause("amber_route", "reward.use-later")
def test_a_second_roll_rolls_some_dice_again_and_spent_escorts_stay_spent() -> None:
    state = position(
        "turn: red > ghost forest-ghost-a legendary > shaping 4+2+1\n"
        "red: field 1, escorts 2, loose 1, kept swamp-ghost-d swamp-ghost-b",
    )
    state = play(state, "red shift 4 5\nred amber-die 6")
    assert refusals(state, "red roll-again swamp-ghost-b 2") == ("reward.use-later",)
    assert refusals(state, "red roll-again swamp-ghost-d 6") == ("reward.use-later",)
    assert "roll-again swamp-ghost-d 2+1" in legal(state, "roll-again")
    state = play(state, "red roll-again swamp-ghost-d 2+1")
    assert due(state, "count") == 2
    state = play(state, "chance roll 6+3")
    assert state.facts["total"] == 6 + 5 + 3 + 6
    assert (red(state).escorts, red(state).kept) == (1, ("swamp-ghost-b",))
    assert legal(state, "roll-again") == set()


@clause("amber_route", "challenge.by-type")
def test_every_face_comes_by_lot() -> None:
    state = position("turn: red > ghost forest-ghost-a easy > rolling 1\nred: field 1")
    rolled = Counter(GAME.write_move(GAME.draw_chance(state, Random(seed))) for seed in range(240))
    assert rolled.keys() == {f"chance roll {face}" for face in range(1, 7)}
    assert min(rolled.values()) > 20


@clause("amber_route", "challenge.by-type")
def test_the_player_may_stop_and_fail_on_purpose() -> None:
    state = position("turn: red > ghost forest-ghost-a easy > shaping 4\nred: field 1, escorts 3, loose 2")
    state = play(state, "red accept")
    assert (red(state).escorts, red(state).loose, state.active) == (3, 1, "blue")
