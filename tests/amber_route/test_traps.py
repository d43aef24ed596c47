"""Getting out of traps."""

import pytest

from tests.amber_route.table import due, play, position, red, refusals
from tests.clauses import clause


@clause(
    "amber_route",
    "trap.base-dice",
    "trap.goal",
    "trap.support",
    "trap.reward",
    "challenge.escort-shift",
    "reward.hourglass",
)
def test_example_trap_escape() -> None:
    state = position("turn: red > dark-draw\nred: field 2, escorts 3, loose 0, hand swamp-1")
    assert state.piece("red").id == "sw_trap_1"
    state = play(state, "chance draw-dark wasteland-trap-b")
    assert state.facts["difficulty"] == "hard"
    state = play(state, "red support swamp-1\nred face\nchance roll 5+5+3+2")
    state = play(state, "red shift 3 4\nred shift 4 5\nred accept")
    assert (red(state).escorts, red(state).loose) == (1, 1)
    state = play(state, "red choose escort")
    assert (red(state).escorts, red(state).kept) == (2, ("wasteland-trap-b",))


@clause("amber_route", "trap.missing", "trap.goal", "dark.discard")
def test_example_trap_caught() -> None:
    state = position(
        "turn: red > trap swamp-trap-a legendary > shaping 6+3+3+1\n"
        "red: field 2, escorts 0, loose 0, hand swamp-1\nblue: field 2, hand swamp-2, escorts 0",
    )
    state = play(state, "red accept")
    assert (red(state).lost_turns, state.active, red(state).loose) == (2, "blue", 0)
    assert state.dark_discard == ("swamp-trap-a",)
    for left in (1, 0):
        state = play(state, "blue take escort\nblue recruit")
        assert (red(state).lost_turns, state.active) == (left, "blue")
    state = play(state, "blue take escort\nblue recruit")
    assert (state.active, state.prompt) == ("red", "Red, draw phase: a light card or an escort?")
    thrice = play(position("turn: blue\nred: field 2, lost 3\nblue: field 2, escorts 0"), "blue take escort")
    assert [e.facts["left"] for e in thrice.outcome("blue recruit").events if e.kind == "skips"] == [2]


@clause("amber_route", "trap.goal", "challenge.amber-die", "trap.reward")
@pytest.mark.parametrize("face", [6, 2])
def test_example_trap_amber_die(face: int) -> None:
    state = position("turn: red > trap mountains-trap-c easy > shaping 6+2\nred: field 1, loose 1")
    state = play(state, f"red amber-die {face}\nred accept")
    assert (red(state).loose, red(state).lost_turns) == (1, 0)


@clause("amber_route", "trap.missing", "challenge.escort-shift")
def test_example_trap_partial() -> None:
    state = position(
        "turn: red > trap mountains-trap-c hard > shaping 4+3+1\nred: field 8, escorts 1, loose 0"
    )
    assert red(play(state, "red accept")).lost_turns == 2
    state = play(state, "red shift 4 3")
    assert refusals(state, "red shift 1 2") == ("challenge.escort-shift",)
    assert red(play(state, "red accept")).lost_turns == 1


@clause("amber_route", "trap.base-dice")
@pytest.mark.parametrize(("difficulty", "dice"), [("easy", 2), ("hard", 3), ("legendary", 4)])
def test_dice_by_difficulty(difficulty: str, dice: int) -> None:
    state = position(f"turn: red > preparing swamp-trap-a {difficulty}\nred: field 1")
    assert due(play(state, "red face"), "count") == dice


@clause("amber_route", "reward.use-later", "trap.missing")
def test_a_ward_saves_the_turns() -> None:
    state = position(
        "turn: red > trap mountains-trap-c hard > shaping 6+3+1\n"
        "red: field 8, kept swamp-ghost-b swamp-ghost-d"
    )
    state = play(state, "red accept")
    assert refusals(state, "red use swamp-ghost-d") == ("reward.use-later",)
    warded = play(state, "red use swamp-ghost-b")
    assert (red(warded).lost_turns, red(warded).kept) == (0, ("swamp-ghost-d",))
    assert red(play(state, "red decline")).lost_turns == 2


@clause("amber_route", "trap.missing")
def test_a_trapped_player_is_attacked_and_defends() -> None:
    state = position(
        "turn: red > attack-choice\nred: field 2, hand swamp-1\n"
        "blue: field 2, lost 2, escorts 1, hand any-1, loose 1",
    )
    state = play(state, "red attack blue swamp-1\nchance draw-light any-2\nchance draw-light any-3")
    state = play(state, "blue defend any-1\nblue ready\nred ready\nchance roll 6+4\nred accept")
    state = play(state, "chance roll 5+4\nblue shift 4 5\nblue accept")
    assert state.active == "red"
    assert (state.player("blue").lost_turns, state.player("blue").loose) == (1, 1)


@clause("amber_route", "trap.missing")
def test_one_missing_die_is_told_as_one_turn() -> None:
    state = position("turn: red > trap swamp-trap-c easy > shaping 4+3\nred: field 1")
    told = [state.game.narrate(event) for event in state.outcome("red accept").events]
    assert "Red will lose 1 turn." in told
