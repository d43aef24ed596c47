"""Slipping past ghosts."""

import pytest

from tests.amber_route.table import GAME, entry, legal, play, position, red, refusals
from tests.clauses import clause


@clause(
    "amber_route",
    "ghost.hard",
    "ghost.roll",
    "ghost.support",
    "ghost.success",
    "challenge.escort-shift",
    "reward.hourglass",
    "reward.base",
)
def test_example_ghost_escape() -> None:
    state = position(
        "seats: green red\nturn: green > dark-draw\ngreen: field 9, escorts 3, loose 0, hand wasteland-1",
    )
    assert state.piece("green").id == "wa_ghost_1"
    state = play(state, "chance draw-dark forest-ghost-b")
    assert state.facts["difficulty"] == "hard"
    state = play(state, "green support wasteland-1\ngreen face\nchance roll 5+2")
    assert state.facts["total"] == 7
    state = play(state, "green shift 5 6\ngreen shift 2 3")
    assert state.facts["total"] == 9
    state = play(state, "green accept")
    assert (state.player("green").escorts, state.player("green").loose) == (1, 1)
    assert legal(state, "choose") == {"choose card", "choose escort"}
    state = play(state, "green choose card\nchance draw-light any-1")
    assert (state.player("green").kept, state.dark_discard) == (("forest-ghost-b",), ())
    assert state.active == "red"


@clause("amber_route", "ghost.legendary", "challenge.amber-die", "ghost.success")
def test_example_ghost_amber_die() -> None:
    state = position(
        "turn: red > ghost wasteland-ghost-a legendary > shaping 3+2+1\nred: field 9, escorts 0, loose 1",
    )
    assert state.facts["total"] == 6
    state = play(state, "red amber-die 6")
    assert state.facts["total"] == 12
    assert red(play(state, "red accept")).loose == 2


@clause("amber_route", "ghost.legendary", "ghost.failure", "ghost.short", "amber.loose-risk")
@pytest.mark.parametrize(("loose", "left"), [(1, 0), (0, 0)])
def test_example_ghost_caught_short(loose: int, left: int) -> None:
    state = position(
        "turn: red > ghost wasteland-ghost-a legendary > shaping 4+3+2\n"
        f"red: field 9, loose {loose}, secured 1, hand any-1 forest-1 forest-2",
    )
    pool = state.pool
    state = play(state, "red accept")
    assert (red(state).hand, red(state).loose, red(state).secured) == ((), left, 1)
    assert (len(state.light_discard), state.pool) == (3, pool + loose)
    assert (state.active, state.dark_discard) == ("blue", ("wasteland-ghost-a",))


@clause("amber_route", "ghost.easy", "ghost.failure", "ghost.roll")
def test_example_ghost_caught_exact() -> None:
    state = position(
        "turn: red > ghost swamp-ghost-a easy > shaping 4\n"
        "red: field 3, escorts 0, loose 2, hand any-1 forest-1",
    )
    state = play(state, "red accept")
    assert (red(state).hand, red(state).loose) == ((), 2)


@clause("amber_route", "ghost.failure")
def test_the_player_picks_the_cards_to_lose() -> None:
    state = position(
        "turn: red > ghost swamp-ghost-a hard > shaping 4\n"
        "red: field 9, loose 1, hand any-3 forest-1*2 swamp-1",
    )
    state = play(state, "red accept\nred surrender forest-1")
    assert legal(state, "surrender") == {"surrender any-3", "surrender forest-1", "surrender swamp-1"}
    assert refusals(state, "red surrender swamp-3") == ("ghost.failure",)
    state = play(state, "red surrender forest-1\nred surrender swamp-1")
    assert (red(state).hand, red(state).loose, state.active) == (("any-3",), 1, "blue")


@clause("amber_route", "ghost.easy", "ghost.hard", "ghost.legendary", "ghost.roll")
@pytest.mark.parametrize(
    ("difficulty", "dice", "won"),
    [
        ("easy", "4", False),
        ("easy", "4+1", True),
        ("hard", "6+2", False),
        ("hard", "6+3", True),
        ("legendary", "6+5", False),
        ("legendary", "6+6", True),
    ],
)
def test_the_total_needed(difficulty: str, dice: str, won: bool) -> None:
    state = position(f"turn: red > ghost swamp-ghost-b {difficulty} > shaping {dice}\nred: field 9, loose 0")
    kinds = [event.kind for event in state.outcome("red accept").events]
    assert ("slips-past" in kinds, "is-caught" in kinds) == (won, not won)


@clause("amber_route", "reward.use-later")
def test_a_ward_cancels_the_penalty_but_not_the_failure() -> None:
    state = position(
        "turn: red > ghost swamp-ghost-a legendary > shaping 4\n"
        "red: field 9, loose 1, hand any-3, kept forest-ghost-b\nblue: field 9",
    )
    state = play(state, "red accept")
    warded = play(state, "red use forest-ghost-b")
    assert (red(warded).hand, red(warded).loose, red(warded).kept) == (("any-3",), 1, ())
    assert (warded.active, warded.dark_discard) == ("blue", ("forest-ghost-b", "swamp-ghost-a"))
    declined = play(state, "red decline")
    assert (red(declined).hand, red(declined).loose, red(declined).kept) == ((), 0, ("forest-ghost-b",))


@clause("amber_route", "ghost.failure")
def test_a_ghost_that_takes_no_cards_by_an_owners_file_asks_for_none() -> None:
    game = GAME.with_components(entry("difficulty.easy", "ghost_penalty_cards = 0"))
    state = game.read_position(
        f"components: {game.edition}\nturn: red > ghost swamp-ghost-a easy > shaping 1\n"
        "red: field 3, hand any-1, kept forest-ghost-b\nblue: field 0"
    )
    state = play(state, "red accept")
    assert (state.active, red(state).hand) == ("blue", ("any-1",))
