"""Rewards: by difficulty, at once, or kept."""

import pytest

from tests.amber_route.table import legal, play, position, red, refusals
from tests.clauses import clause


@clause(
    "amber_route",
    "reward.printed",
    "reward.lightning",
    "reward.hourglass",
    "reward.use-later",
    "score.kept",
    "amber.banking",
)
def test_example_reward_kinds() -> None:
    state = position("turn: red > trap mountains-trap-a easy > shaping 4+4\nred: field 1, escorts 2, loose 0")
    state = play(state, "red accept")
    assert (red(state).loose, state.dark_discard) == (2, ("mountains-trap-a",))
    state = position(
        "turn: red > trap mountains-trap-b easy > shaping 4+4\n"
        "red: field 3, escorts 2, loose 2\nblue: escorts 0\ndark-discard: mountains-trap-a",
    )
    state = play(state, "red accept")
    assert (red(state).loose, red(state).secured, red(state).kept) == (0, 1, ("mountains-trap-b",))
    assert dict(state.scores["red"].parts)["score.kept"] == 1
    state = play(state, "blue take escort\nblue recruit\nred take card\nchance draw-light any-1")
    state = play(state, "red advance 2 mountains-trap-b")
    assert (red(state).field, red(state).escorts, red(state).kept) == (5, 3, ())
    assert dict(state.scores["red"].parts)["score.kept"] == 0
    assert state.dark_discard == ("mountains-trap-a", "mountains-trap-b")


@clause(
    "amber_route",
    "reward.base",
    "reward.card-or-escort",
    "reward.printed",
    "reward.lightning",
    "amber.banking",
    "escort.limit",
    "light.hand-limit",
)
def test_example_reward_all_three_parts() -> None:
    state = position(
        "turn: red > ghost swamp-ghost-c legendary > shaping 6+6\n"
        "red: field 6, escorts 6, loose 1, hand any-1 any-2 forest-1 forest-2 swamp-1 swamp-2 wasteland-1\n"
        "blue: field 6",
    )
    state = play(state, "red accept")
    assert (red(state).secured, red(state).loose) == (1, 0)
    assert legal(state, "choose") == {"choose card"}
    assert refusals(state, "red choose escort") == ("escort.limit",)
    state = play(state, "red choose card\nchance draw-light mountains-3")
    assert len(red(state).hand) == 8
    state = play(state, "red discard mountains-3")
    assert (len(red(state).hand), red(state).loose) == (7, 1)
    assert state.dark_discard == ("swamp-ghost-c",)
    assert legal(state, "attack")


@clause(
    "amber_route", "reward.base", "reward.card-or-escort", "trap.reward", "ghost.success", "monster.reward"
)
@pytest.mark.parametrize(
    "won",
    [
        "trap swamp-trap-b {} > shaping 4+4+4+4",
        "ghost swamp-ghost-b {} > shaping 6+6",
        "monster swamp-monster-b {} 1 1 > shaping 6",
    ],
)
@pytest.mark.parametrize(
    ("difficulty", "ambers", "choice"), [("easy", 1, 0), ("hard", 1, 1), ("legendary", 2, 1)]
)
def test_all_threats_pay_alike(won: str, difficulty: str, ambers: int, choice: int) -> None:
    state = position(f"turn: red > {won.format(difficulty)}\nred: field 1, loose 0, escorts 3")
    state = play(state, "red accept")
    assert red(state).loose == ambers
    assert len(legal(state, "choose")) == 2 * choice
    if choice:
        state = play(state, "red choose escort")
        assert red(state).escorts == 4
    assert len(red(state).kept) == 1


@clause("amber_route", "reward.lightning", "escort.limit")
def test_a_lightning_escort_beyond_the_limit_is_lost() -> None:
    state = position("turn: red > trap swamp-trap-c easy > shaping 4+4\nred: field 1, escorts 6, loose 0")
    state = play(state, "red accept")
    assert (red(state).escorts, red(state).loose, state.dark_discard) == (6, 1, ("swamp-trap-c",))
    less = position("turn: red > trap swamp-trap-c easy > shaping 4+4\nred: field 1, escorts 5, loose 0")
    assert red(play(less, "red accept")).escorts == 6


@clause("amber_route", "reward.use-later")
def test_a_kept_card_of_the_wrong_kind_is_named() -> None:
    state = position("turn: red > preparing swamp-trap-c easy\nred: field 1, kept forest-trap-b")
    assert "kept for its guide, and what helps here is a card kept for its blessing" in str(
        state.why_not("red use forest-trap-b")
    )
