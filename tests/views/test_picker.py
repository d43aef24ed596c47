"""The picker, on a game of nothing but spots."""

from __future__ import annotations

import pytest

from rulebook_lab.engine import Move
from rulebook_lab.views.picker import Picker, Spelled, explain
from tests.toy import GAME, Call, Take


class Named(Move):
    name: str


def picker(*spellings: str) -> Picker:
    return Picker(tuple(Spelled(Named("blue", s), frozenset(s.split())) for s in spellings))


def name(move: Move | None) -> str | None:
    return move.name if isinstance(move, Named) else None


def test_everything_that_spells_a_move_is_open_at_first() -> None:
    assert picker("lord hand:1", "lord hand:2", "pass").open == {"lord", "hand:1", "hand:2", "pass"}


def test_a_pick_lights_what_can_come_next() -> None:
    picked = picker("lord hand:1", "lord hand:2", "pass").pick("lord")
    assert picked.open == {"hand:1", "hand:2"}
    assert picked.chosen is None


@pytest.mark.parametrize("order", [("lord", "hand:2"), ("hand:2", "lord")])
def test_spots_come_in_any_order(order: tuple[str, str]) -> None:
    at = picker("lord hand:1", "lord hand:2", "queen hand:2")
    for spot in order:
        at = at.pick(spot)
    assert name(at.chosen) == "lord hand:2"


def test_one_move_left_is_chosen_before_it_is_spelled_out() -> None:
    assert name(picker("lord hand:1", "queen hand:2").pick("queen").chosen) == "queen hand:2"


def test_nothing_is_chosen_before_the_first_pick() -> None:
    assert picker("pass").chosen is None
    assert picker("pass").spelled_out == []


def test_a_move_that_could_go_on_waits_for_a_word() -> None:
    at = picker("a", "a b").pick("a")
    assert at.chosen is None
    assert [name(move) for move in at.spelled_out] == ["a"]
    assert at.open == {"b"}
    assert name(at.pick("b").chosen) == "a b"


def test_picks_are_given_back() -> None:
    at = picker("a b", "a c", "d").pick("a")
    assert at.back().picks == ()
    assert at.pick("a").picks == ()
    assert at.afresh().open == {"a", "b", "c", "d"}


@pytest.mark.parametrize(
    ("picks", "spot", "left"),
    [
        ("hand:1", "hand:2", "hand:2"),
        ("hand:1 cell:a", "cell:b", "hand:1 cell:b"),
        ("hand:2", "hand:2", None),  # to give it back is not to take another
        ("cell:b hand:2", "cell:a", None),  # which nothing of the hand goes with
        ("hand:1 hand:3", "hand:2", None),  # which of them it would be instead of is not known
    ],
)
def test_a_spot_takes_the_place_of_one_of_its_kind(picks: str, spot: str, left: str | None) -> None:
    at = picker("hand:1 cell:a turn:0", "hand:1 cell:a turn:1", "hand:1 cell:b", "hand:2 cell:b x")
    at = Picker((*at.spelled, *picker("hand:2 cell:b y", "hand:1 hand:3 x", "hand:1 hand:3 y").spelled))
    for pick in picks.split():
        at = at.pick(pick)
    other = at.instead(spot)
    assert (other and " ".join(other.picks)) == left


def test_a_closed_spot_is_refused() -> None:
    with pytest.raises(KeyError, match="'d'"):
        picker("a b", "a c", "d").pick("a").pick("d")


def test_the_legal_moves_of_a_position_are_spelled() -> None:
    state = GAME.start(2, heap=4)
    at = Picker.of(state, state.legal_moves)
    assert at.open == {"take:1", "take:2", "take:3", "button:call"}
    assert at.pick("take:2").chosen == Take("blue", 2)
    assert at.pick("button:call").chosen == Call("blue")


def test_a_closed_spot_answers_with_its_clauses() -> None:
    state = GAME.start(2, heap=4)
    (why,) = explain(state, ["blue"], "take:4")
    assert why.clauses == ("turn.most",)
    assert why.sentences == ("4 pebbles cannot be taken: one to 3 may.",)
    assert explain(state, ["yellow"], "take:4") == []
    assert explain(state, ["blue"], "heap:0") == []


def test_the_misses_that_break_least_come_first() -> None:
    state = GAME.read_position("heap: 2\nvoted: yes")
    assert explain(state, ["blue"], "take:3")[0].clauses == ("turn.there",)
    assert explain(state, ["blue"], "take:4")[0].clauses == ("turn.most", "turn.there")
    assert explain(state, ["blue"], "button:call")[0].clauses == ("vote.once",)
    assert explain(state, ["blue"], "take:3", ["button:call"]) == []


def test_a_spot_that_no_candidate_has_takes_the_place_of_another() -> None:
    state = GAME.start(2, heap=4)
    (why,) = explain(state, ["blue"], "take:9")
    assert why.move == Take("blue", 9)
    assert why.clauses == ("turn.most", "turn.there")
    assert explain(state, ["blue"], "take:nothing") == []
    assert explain(state, ["blue"], "seat:red") == []
