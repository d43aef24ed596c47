"""A player's turn: two phases, one action, lost turns."""

import pytest

from rulebook_lab.engine import IllegalMove
from tests.amber_route.table import GAME, blue, legal, play, position, red, refusals
from tests.clauses import clause

SEVEN = "any-1 any-2 forest-1 forest-2 mountains-1 swamp-1 wasteland-1"


@clause(
    "amber_route",
    "turn.draw-choice",
    "light.hand-limit",
    "light.excess",
    "escort.limit",
    "turn.draw-card",
)
def test_example_turn_draw_limits() -> None:
    state = position(f"turn: red\nred: escorts 6, hand {SEVEN}\nblue: field 0")
    assert legal(state, "take") == {"take card"}
    assert refusals(state, "red take escort") == ("escort.limit",)
    state = play(state, "red take card\nchance draw-light swamp-2")
    assert len(red(state).hand) == 8
    assert len(legal(state, "discard")) == 8
    assert refusals(state, "red discard forest-3") == ("light.excess",)
    state = play(state, "red discard any-1")
    assert (red(state).escorts, len(red(state).hand)) == (6, 7)
    assert state.light_discard == ("any-1",)
    assert state.prompt.startswith("Red, action phase")


@clause(
    "amber_route",
    "turn.two-phases",
    "turn.draw-escort",
    "move.two-cost",
    "move.terrain-field",
    "dark.match-count",
    "dark.easy",
    "dark.hard",
    "dark.legendary",
)
@pytest.mark.parametrize(
    ("card", "difficulty"),
    [
        ("swamp-ghost-a", "hard"),
        ("forest-trap-a", "hard"),
        ("swamp-trap-a", "legendary"),
        ("mountains-monster-a", "easy"),
    ],
)
def test_example_turn_opening_turn(card: str, difficulty: str) -> None:
    state = position("seats: red blue\nturn: red")
    state = play(state, "red take escort")
    assert red(state).escorts == 4
    state = play(state, "red advance 2")
    assert (red(state).field, red(state).escorts) == (2, 3)
    assert state.piece("red").id == "sw_trap_1"
    state = play(state, f"chance draw-dark {card}")
    assert state.facts["difficulty"] == difficulty


@clause("amber_route", "turn.mandatory", "turn.two-phases")
@pytest.mark.parametrize("move", ["red recruit", "red buy", "red advance 1", "red forgo"])
def test_the_draw_phase_comes_first(move: str) -> None:
    assert "turn.mandatory" in refusals(position("turn: red"), move)


@clause("amber_route", "turn.mandatory")
def test_who_clicks_ahead_in_the_draw_phase_is_told_why_not() -> None:
    """The near misses of the draw phase hold the actions, so that a closed field answers with this clause."""
    state = position("turn: red\nred: field 1")
    tried = {GAME.write_move(each): state.why_not(each).clauses for each in GAME.candidates(state)}
    for action in ("advance 1", "advance 2", "recruit", "buy"):
        assert tried[f"red {action}"] == ("turn.mandatory",)


@clause("amber_route", "move.distance", "move.direction")
def test_a_reader_would_try_one_field_too_many_and_one_back() -> None:
    state = position("turn: red > act\nred: field 4, escorts 6")
    tried = {GAME.write_move(move): state.why_not(move).clauses for move in GAME.candidates(state)}
    assert {move: clauses for move, clauses in tried.items() if "advance" in move} == {
        "red advance 1": (),
        "red advance 2": (),
        "red advance 3": ("move.distance",),
        "red advance -1": ("move.direction",),
    }
    assert refusals(state, "red advance 0") == ("move.distance",)


@clause("amber_route", "turn.mandatory")
def test_nobody_passes_the_action_phase() -> None:
    state = position("turn: red > act")
    assert refusals(state, "red forgo") == ("turn.mandatory",)
    assert refusals(state, "red take card") == ("turn.draw-choice",)


@clause("amber_route", "turn.one-action", "turn.action-list")
@pytest.mark.parametrize("move", ["red recruit", "red buy", "red advance 1"])
def test_a_turn_has_one_action(move: str) -> None:
    after_the_way = position("turn: red > preparing swamp-ghost-a easy\nred: field 1, escorts 3, loose 1")
    assert refusals(after_the_way, move) == ("turn.one-action",)
    before_an_attack = position(
        "turn: red > attack-choice\nred: field 1, hand forest-1\nblue: field 1",
    )
    assert refusals(before_an_attack, move) == ("turn.one-action",)


@clause("amber_route", "turn.action-list", "move.distance")
def test_the_three_actions() -> None:
    state = position("turn: red > act")
    assert {move.verb for move in state.legal_moves} == {"recruit", "buy", "advance"}
    assert legal(state, "advance") == {"advance 1", "advance 2"}


@clause("amber_route", "play.rounds", "play.clockwise", "turn.two-phases")
def test_play_passes_clockwise() -> None:
    state = position("seats: red blue green\nturn: red > act")
    order = []
    for _ in range(4):
        seat = state.active
        assert seat
        order.append(seat)
        state = play(state, f"{seat} recruit")
        state = play(state, f"{state.active} take escort")
    assert order == ["red", "blue", "green", "red"]


@clause("amber_route", "trap.missing", "play.rounds")
def test_lost_turns_are_skipped_whole() -> None:
    state = position("turn: red > act\nred: escorts 0\nblue: lost 2")
    state = play(state, "red recruit")
    assert state.active == "red"
    assert blue(state).lost_turns == 1
    state = play(state, "red take escort\nred recruit")
    assert (state.active, blue(state).lost_turns) == ("red", 0)
    state = play(state, "red take escort\nred advance 1\nchance draw-dark rod\nchance roll 1+1")
    state = play(state, "red pick 1\nblue pick 1")
    assert state.active == "blue"


@clause("amber_route", "reward.use-later", "turn.draw-card", "turn.draw-escort")
def test_provisions_bring_a_card_and_an_escort() -> None:
    state = position("turn: red\nred: escorts 3, hand any-1, kept swamp-trap-d swamp-trap-b")
    assert refusals(state, "red use swamp-trap-b") == ("reward.use-later",)
    assert refusals(state, "red use forest-trap-d") == ("reward.use-later",)
    state = play(state, "red use swamp-trap-d\nchance draw-light any-2")
    assert (red(state).escorts, red(state).hand, red(state).kept) == (
        4,
        ("any-1", "any-2"),
        ("swamp-trap-b",),
    )
    assert state.dark_discard == ("swamp-trap-d",)
    assert state.facts["active"] == "red"
    assert refusals(state, "red take card") == ("turn.draw-choice",)


@clause("amber_route", "turn.draw-choice")
def test_a_refusal_changes_nothing() -> None:
    state = position("turn: red\nred: escorts 6")
    before = state.text
    with pytest.raises(IllegalMove, match="more than 6 escorts"):
        state.play("red take escort")
    assert state.text == before


def test_moves_along_the_road_are_told_with_their_way_and_their_guide() -> None:
    told = {
        "red advance 1": "Red moves ahead 1 field",
        "red advance -1": "Red moves back 1 field",
        "red advance 2 swamp-trap-b": (
            "Red moves ahead 2 fields, led by Wrath of Mokosz (swamp trap, to keep: guide)"
        ),
    }
    assert {move: GAME.describe(GAME.read_move(move)) for move in told} == told
