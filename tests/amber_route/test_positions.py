"""Positions as text."""

import pytest

from rulebook_lab.engine import UnreadablePosition
from tests.amber_route.table import position
from tests.clauses import clause


def test_a_few_words_make_a_position() -> None:
    state = position("turn: blue > act\nblue: field 9, escorts 1, hand any-1 forest-2*2  # on the wasteland")
    assert (state.seats, state.active, state.layout) == (("red", "blue"), "blue", "beginner")
    assert state.player("blue").hand == ("any-1", "forest-2", "forest-2")
    assert (len(state.light_deck), state.pool, state.supply) == (39, 38, 28)
    assert state.defects == ()


def test_a_position_is_written_as_it_is_read() -> None:
    text = (
        "seats: green yellow\nlayout: four-lands\ndark-discard: rod*2\n"
        "green: field 7, loose 0, hand any-1*2, kept swamp-trap-b\nyellow: lost 2\n"
        "asks: green > monster forest-monster-a hard 2 3 > shaping 5+4\n"
    )
    assert position(text).text == text


def test_an_empty_text_is_the_first_turn_of_two() -> None:
    assert position("").prompt == "Red, draw phase: a light card or an escort?"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("purple: field 1", "no such key"),
        ("red: field 26", "from 0 to 25, not 26"),
        ("red: gold 3", "'gold' is none of field, escorts"),
        ("red: hand forest-4", "one of mountains-1, .*, not 'forest-4'"),
        ("red: hand forest-3*3", "3 forest-3 are named, and the box has 2"),
        ("layout: short-cut", "one of beginner, four-lands, hard-road"),
        ("seats: red", "2 to 4 different seats"),
        ("first: green", "one of red, blue"),
        ("viewer: green", "one of red, blue"),
        ("last-turns: green", "one of red, blue, not 'green'"),
        (
            "turn: red > shaping 6+6",
            "Shaping comes directly after one of these only: monster, ghost, trap",
        ),
        ("turn: red > struck 6+5 2", "Struck comes directly after one of these only: monster"),
        ("turn: red > trap forest-trap-a easy > shaping 9+1", "faces from 1 to 6, written from high to low"),
        ("turn: red > trap forest-trap-a mean > shaping 2+1", "'mean' is no difficulty: one of easy, hard"),
        ("turn: red > trap forest-ghost-a easy > shaping 2+1", "'forest-ghost-a' is a ghost, no trap"),
        ("turn: red > preparing forest-trap-a easy", "needs a terrain field; Red stands on field 0"),
        ("turn: red > preparing harvest easy\nred: field 1", "'harvest' is no challenge"),
        ("turn: red > gift-roll forest-trap-a", "'forest-trap-a' is no gift of fate; one of these"),
        ("turn: red > gift-pick red harvest 3+2 green", "nobody here is called green, in 'gift-pick'"),
        ("turn: red > gift-pick red harvest 3+2+1 blue", "2 seats are still to pick"),
        ("turn: red > receiving gold", "'gold' is no parts: one of amber, escort"),
        ("turn: red > surrendering 0", "Surrendering is about at least 1, not 0"),
        ("turn: green", "'green' is none of red, blue"),
        ("turn: red > sleep", "nothing open is called 'sleep'"),
        ("turn: red > shaping six", "is no dice"),
        ("components: 123", "not loaded"),
        ("red field 3", "not of the form"),
    ],
)
def test_a_wrong_text_says_where_and_why(text: str, reason: str) -> None:
    with pytest.raises(UnreadablePosition, match=reason) as caught:
        position(text)
    assert "line 1" in str(caught.value)


@clause("amber_route", "end.trigger")
@pytest.mark.parametrize("text", ["red: field 25", "first: blue\nred: field 25\nblue: field 3"])
def test_the_first_in_the_castle_stands_there(text: str) -> None:
    assert [violation.clause for violation in position(text).defects] == ["end.trigger"]


@clause("amber_route", "end.trigger")
def test_two_in_the_castle_are_possible() -> None:
    assert position("first: blue\nred: field 25\nblue: field 25\nturn: over").defects == ()


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("turn: red > dark-draw", ["move.terrain-field"]),
        ("turn: red > ghost forest-ghost-a easy > shaping 6\nred: field 5", ["move.terrain-field"]),
        ("turn: red > haunted 3\nred: kept swamp-ghost-b", ["move.terrain-field"]),
        ("turn: red > preparing forest-ghost-a easy\nred: field 1", ["dark.match-count"]),
        (
            "turn: red > monster swamp-monster-a hard 2 9 > shaping 5+2\nred: field 6",
            ["monster.step-monster-damage"],
        ),
        ("turn: red > monster swamp-monster-a hard 2 3 > shaping 3\nred: field 6", ["monster.dice-kept"]),
        ("turn: red > monster swamp-monster-a hard 2 3 > rolling 1 5\nred: field 6", []),
        (
            "turn: red > monster swamp-monster-a hard 2 3 > shaping 5+2 6\nred: field 6, loose 2",
            ["amber.banking"],
        ),
        ("turn: red > monster swamp-monster-a hard 2 3 > shaping 5+2 6\nred: field 6, loose 1", []),
        (
            "turn: red > monster swamp-monster-a hard 2 3 > shaping 5+2 6+1+1\nred: field 6, loose 0",
            ["amber.banking"],
        ),
        ("turn: red > trap forest-trap-c hard > rolling 2\nred: field 8", ["trap.base-dice"]),
        ("turn: red > surrendering 3\nred: field 1, hand any-1", ["ghost.failure"]),
        ("red: lost 5", ["trap.missing"]),
        ("turn: over", ["end.scoring-time"]),
        ("last-turns: blue", ["end.last-turns"]),
        ("asks: red > last-turn\nfirst: blue\nblue: field 25\nlast-turns: red", ["end.last-turns"]),
        (
            "seats: red blue green yellow\nasks: red > act\nfirst: yellow\n"
            "yellow: field 25\nlast-turns: green blue",
            ["end.last-turns"],
        ),
        ("seats: red blue green\nasks: red > act\nfirst: green\ngreen: field 25\nlast-turns: blue", []),
        ("turn: red > last-turn", ["end.last-turns"]),
    ],
)
def test_what_no_game_comes_to_is_a_defect(text: str, clauses: list[str]) -> None:
    state = position(text)
    assert [violation.clause for violation in state.defects] == clauses
    assert all(state.game.explain(state, violation) for violation in state.defects)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("red: hand any-1, hand any-2", "hand is said twice"),
        ("red: escorts 1, escorts 2", "escorts is said twice"),
        ("red: hand forest-trap-a", "one of mountains-1"),
        ("red: kept swamp-monster-c", "one of mountains-monster-b"),
    ],
)
def test_what_would_be_lost_is_told(text: str, reason: str) -> None:
    with pytest.raises(UnreadablePosition, match=reason):
        position(text)


@pytest.mark.parametrize("field", [0, 5, 10, 25])
def test_a_dark_card_where_none_is_drawn_breaks_nothing_later(field: int) -> None:
    state = position(f"turn: red > dark-draw\nred: field {field}").play("chance draw-dark forest-monster-a")
    assert "Red meets Lord of the forest" in state.prompt
    assert len(state.legal_moves) >= 1


def test_an_older_name_of_a_draw_reads_as_what_it_is_called_now() -> None:
    """Who fought drew by a question of its own once."""
    open_now = "duel red blue any-3 > reinforcing > defending blue > {} > light-draw 1"
    old, new = (
        position(
            f"red: field 4\nblue: field 4\nasks: red > hand-limit blue > hand-limit > {open_now.format(draw)}"
        )
        for draw in ("duel-draw blue", "light-draw blue 1 duel.both-draw")
    )
    assert old == new
    assert "duel-draw" not in old.text


def test_old_keys_and_new_ones_read_the_same() -> None:
    old = position("turn: blue > act")
    assert old == position("seats: red blue\nasks: blue > act") == position(old.text)
    assert position("turn: over\nfirst: red\nred: field 25") == position("asks: -\nfirst: red\nred: field 25")
    begun = position("turn: none > opening > light-draw blue 5")
    assert begun == position("asks: opening > light-draw blue 5")
