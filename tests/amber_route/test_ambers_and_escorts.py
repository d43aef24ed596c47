"""Ambers: gained, banked, spent, lost. Escorts: recruited, never more than six."""

import pytest

from rulebook_lab.engine import Event, telling
from rulebook_lab.games.amber_route.rules.action_phase import gain_ambers, lose_amber
from tests.amber_route.table import legal, play, position, red, refusals
from tests.clauses import clause


def banked(text: str, ambers: int) -> tuple[int, int, int]:
    state = gain_ambers(position(text), "red", ambers, telling([]))
    return red(state).loose, red(state).secured, state.pool


@clause("amber_route", "amber.gain", "amber.banking")
def test_example_amber_bank_one() -> None:
    before = "red: loose 1, secured 0\npool: 30"
    assert banked(before, 1) == (2, 0, 29)
    assert banked(before, 2) == (0, 1, 30)


@clause("amber_route", "amber.banking")
def test_example_amber_bank_over() -> None:
    before = "red: loose 2, secured 1\npool: 30"
    assert banked(before, 1) == (0, 2, 31)
    assert banked(before, 2) == (1, 2, 30)


@clause("amber_route", "amber.gain")
def test_an_empty_pool_gives_nothing() -> None:
    assert banked("red: loose 0\npool: 1", 2) == (1, 0, 0)
    told: list[Event] = []
    gain_ambers(position("red: loose 0\npool: 0"), "red", 1, telling(told))
    assert [event.kind for event in told] == ["no-amber"]


@clause("amber_route", "amber.loose-uses", "amber.secured-safe")
def test_secured_ambers_are_not_spent() -> None:
    state = position("turn: red > act\nred: loose 0, secured 4")
    assert refusals(state, "red buy") == ("amber.loose-uses",)
    shaping = position(
        "turn: red > ghost forest-ghost-a hard > shaping 1\nred: field 1, loose 0, secured 4",
    )
    assert refusals(shaping, "red amber-die 6") == ("amber.loose-uses",)


@clause("amber_route", "amber.secured-safe", "amber.loose-risk")
@pytest.mark.parametrize(("loose", "left", "pool"), [(1, 0, 38 - 2 + 1), (0, 0, 40 - 3)])
def test_only_loose_ambers_are_lost(loose: int, left: int, pool: int) -> None:
    state = position(f"red: loose {loose}, secured 2\nblue: loose 1")
    state = lose_amber(state, "red", "monster.lose-cost", telling([]))
    assert (red(state).loose, red(state).secured, state.pool) == (left, 2, pool)


@clause("amber_route", "amber.banking")
def test_nobody_rests_with_three_loose_ambers() -> None:
    assert [defect.clause for defect in position("red: loose 3").defects] == ["amber.banking"]


@clause("amber_route", "escort.recruit", "escort.recruit-village", "escort.limit")
def test_example_recruit_village() -> None:
    gained = {}
    for escorts in (3, 5):
        state = position(f"turn: red > act\nred: field 5, escorts {escorts}")
        after = play(state, "red recruit")
        gained[escorts] = red(after).escorts
        assert after.supply == state.supply - (red(after).escorts - escorts)
    assert gained == {3: 5, 5: 6}
    state = position("turn: red > act\nred: field 5, escorts 6")
    assert refusals(state, "red recruit") == ("escort.limit",)
    assert legal(state, "recruit") == set()


@clause("amber_route", "escort.recruit")
def test_recruiting_elsewhere_gives_one() -> None:
    assert red(play(position("turn: red > act\nred: field 4, escorts 2"), "red recruit")).escorts == 3


@clause("amber_route", "escort.limit")
def test_seven_escorts_are_impossible() -> None:
    assert [defect.clause for defect in position("red: escorts 7").defects] == ["escort.limit"]
