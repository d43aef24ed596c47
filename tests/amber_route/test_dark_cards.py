"""Dark cards: difficulty, threats, the discard pile."""

import pytest

from tests.amber_route.table import due, play, position, red, refusals
from tests.clauses import clause

ON_MOUNTAINS_MONSTER = (
    "turn: red > dark-draw\nred: field 11, escorts 3, hand any-1 mountains-2 swamp-3 forest-1"
)


@clause(
    "amber_route",
    "dark.match-count",
    "dark.easy",
    "dark.hard",
    "dark.legendary",
    "challenge.by-type",
    "trap.base-dice",
)
@pytest.mark.parametrize(
    ("card", "difficulty", "then", "dice"),
    [
        ("swamp-ghost-a", "easy", "ghost", 1),
        ("mountains-trap-a", "hard", "trap", 3),
        ("forest-monster-a", "hard", "monster", 1),
        ("mountains-monster-a", "legendary", "monster", 1),
    ],
)
def test_example_dark_anatomy(card: str, difficulty: str, then: str, dice: int) -> None:
    state = position(ON_MOUNTAINS_MONSTER)
    assert state.piece("red").id == "mt_monster_1"
    state = play(state, f"chance draw-dark {card}")
    assert (state.facts["difficulty"], state.facts["threat"]) == (difficulty, then)
    assert not refusals(state, "red support mountains-2")
    assert not refusals(state, "red support any-1")
    for stranger in ("swamp-3", "forest-1"):
        assert "light.terrain" in refusals(state, f"red support {stranger}")
    state = play(state, "red face")
    assert [frame.name for frame in state.pending][-2:] == [then, "rolling"]
    assert due(state, "count") == dice


@clause("amber_route", "gift.immediate", "dark.match-count")
def test_a_gift_is_not_compared() -> None:
    state = play(position(ON_MOUNTAINS_MONSTER), "chance draw-dark rod")
    assert state.pending[-1].name == "gift-roll"
    assert state.facts["difficulty"] == "none"


@clause("amber_route", "dark.reshuffle", "dark.discard")
def test_an_empty_dark_deck_is_renewed_when_a_card_is_needed() -> None:
    state = position(
        "turn: red > act\nred: field 0, escorts 2, kept swamp-trap-b\ndark-deck: none\n"
        "dark-discard: rod harvest forest-trap-a",
    )
    state = play(state, "red advance 1")
    assert (sorted(state.dark_deck), state.dark_discard) == (["forest-trap-a", "harvest", "rod"], ())
    state = play(state, "chance draw-dark forest-trap-a\nred face\nchance roll 3+2+1\nred accept")
    assert state.dark_discard == ("forest-trap-a",)


@clause("amber_route", "move.terrain-field", "dark.reshuffle")
def test_without_any_dark_card_the_field_does_nothing() -> None:
    state = position(
        "turn: red > act\nred: field 0, escorts 2, hand forest-1\nblue: field 1\ndark-deck: none",
    )
    state = play(state, "red advance 1")
    assert (red(state).field, state.active) == (1, "blue")
