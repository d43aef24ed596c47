"""Every clause of liar's dice, by positions and figures worked out by hand."""

from fractions import Fraction

import pytest

import rulebook_lab as lab
from rulebook_lab.testing import clause

GAME = lab.game("liars_dice")
THREE = "blue: 1 3 5\nyellow: 3 3 6\nred: 2 4 4\n"


def at(text: str) -> lab.State:
    return GAME.read_position(text)


def refused(text: str, move: str) -> tuple[str, ...]:
    return at(text).why_not(move).clauses


@clause("liars_dice", "setup.dice", "setup.first")
def test_all_begin_with_five_dice_and_the_first_seat_begins() -> None:
    start = GAME.start(3)
    assert start.facts["on_table"] == 15
    assert start.let_chance(1).to_act == {"blue"}


@clause("liars_dice", "round.roll")
def test_all_dice_are_rolled_anew_by_chance() -> None:
    start = GAME.start(2)
    assert start.to_act == {lab.CHANCE}
    assert start.chance[GAME.read_move("chance throw 1+1+1+1+1")] == Fraction(1, 7776)
    assert start.chance[GAME.read_move("chance throw 1+2+3+4+5")] == Fraction(120, 7776)
    after = at(THREE + "bid: blue 1 5").play("yellow doubt")
    assert [cup.count(0) for cup in after.cups] == [3, 2, 3]


@clause("liars_dice", "round.secret")
def test_a_seat_sees_its_own_dice_alone() -> None:
    view = at(THREE).view("yellow")
    assert view.cups == ((0, 0, 0), (3, 3, 6), (0, 0, 0))


@clause("liars_dice", "round.starter")
def test_who_lost_a_die_begins() -> None:
    assert at(THREE + "bid: blue 9 5").play("yellow doubt").let_chance(1).to_act == {"blue"}
    assert at(THREE + "bid: blue 1 5").play("yellow doubt").let_chance(1).to_act == {"yellow"}


@clause("liars_dice", "round.starter-out", "loss.out", "loss.die")
def test_who_has_no_dice_neither_begins_nor_is_asked() -> None:
    after = at("blue: 2 3\nyellow: 4\nred: 5 5\nbid: yellow 4 4").play("red doubt")
    assert after.cup("yellow") == ()
    begun = after.let_chance(1)
    assert begun.to_act == {"red"}
    assert begun.play("red bid 1 2").play("blue bid 2 2").to_act == {"red"}


@clause("liars_dice", "turn.order", "bid.make")
def test_after_a_bid_the_next_clockwise_is_asked() -> None:
    after = at(THREE).play("blue bid 2 4")
    assert after.to_act == {"yellow"}
    assert (after.facts["bidder"], after.facts["count"], after.facts["face"]) == ("blue", 2, 4)


@clause("liars_dice", "bid.one", "bid.most", "bid.face")
@pytest.mark.parametrize(
    ("move", "by"), [("0 3", "bid.one"), ("10 3", "bid.most"), ("1 7", "bid.face"), ("1 0", "bid.face")]
)
def test_a_bid_is_of_dice_that_there_may_be(move: str, by: str) -> None:
    assert refused(THREE, f"blue bid {move}") == (by,)
    assert not refused(THREE, "blue bid 9 6")


@clause("liars_dice", "bid.no-ones-first")
def test_nobody_opens_with_ones_while_they_are_wild() -> None:
    assert refused(THREE, "blue bid 1 1") == ("bid.no-ones-first",)
    assert not refused(THREE + "lone: yes", "blue bid 1 1")


@clause("liars_dice", "wild.option")
def test_without_wild_ones_a_one_is_a_face_like_any_other() -> None:
    assert GAME.start(2, wild=False).plain
    assert not refused(THREE + "plain: yes", "blue bid 1 1")
    assert at(THREE + "plain: yes\nbid: blue 4 3").play("yellow doubt").facts["dice.blue"] == 2


@clause("liars_dice", "bid.raise")
@pytest.mark.parametrize(
    ("move", "legal"),
    [("3 3", False), ("3 4", False), ("2 5", False), ("3 5", True), ("4 2", True), ("4 4", True)],
)
def test_a_bid_goes_over_the_last(move: str, legal: bool) -> None:
    assert refused(THREE + "bid: blue 3 4", f"yellow bid {move}") == (() if legal else ("bid.raise",))


@clause("liars_dice", "bid.to-ones")
def test_ones_take_half_rounded_up() -> None:
    assert refused(THREE + "bid: blue 5 4", "yellow bid 2 1") == ("bid.to-ones",)
    assert not refused(THREE + "bid: blue 5 4", "yellow bid 3 1")
    assert not refused(THREE + "bid: blue 4 4", "yellow bid 2 1")


@clause("liars_dice", "bid.from-ones")
def test_leaving_ones_takes_twice_as_many_and_one() -> None:
    assert refused(THREE + "bid: blue 3 1", "yellow bid 6 4") == ("bid.from-ones",)
    assert not refused(THREE + "bid: blue 3 1", "yellow bid 7 4")
    assert refused(THREE + "bid: blue 3 1", "yellow bid 3 1") == ("bid.raise",)


@clause("liars_dice", "wild.ones", "challenge.stands")
def test_a_one_makes_a_fourth_three_and_the_doubter_loses() -> None:
    after = at(THREE + "bid: blue 4 3").play("yellow doubt")
    assert [len(cup) for cup in after.cups] == [3, 2, 3]


@clause("liars_dice", "challenge.call", "challenge.fails")
def test_a_bid_that_fails_costs_the_bidder_a_die() -> None:
    after = at(THREE + "bid: blue 5 3").play("yellow doubt")
    assert [len(cup) for cup in after.cups] == [2, 3, 3]


@clause("liars_dice", "challenge.nothing")
def test_there_is_nothing_to_doubt_before_a_bid() -> None:
    assert refused(THREE, "blue doubt") == ("challenge.nothing",)


@clause("liars_dice", "challenge.reveal")
def test_the_cups_are_lifted_from_the_bidder_on() -> None:
    _, events = at(THREE + "bid: yellow 5 3").outcome("red doubt")
    assert [(e.seat, e.facts["dice"]) for e in events if e.clause == "challenge.reveal"] == [
        ("yellow", (3, 3, 6)),
        ("red", (2, 4, 4)),
        ("blue", (1, 3, 5)),
    ]


@clause("liars_dice", "lone.begins", "lone.two")
def test_a_single_die_makes_a_lone_round_while_three_play() -> None:
    assert at("blue: 2 3\nyellow: 4\nred: 5 5\nbid: blue 5 4").play("yellow doubt").lone
    assert not at(THREE + "bid: blue 9 4").play("yellow doubt").lone
    assert not at("blue: 2 3\nyellow: 4\nbid: blue 3 4").play("yellow doubt").lone


@clause("liars_dice", "lone.no-wild", "lone.face")
def test_in_a_lone_round_ones_are_ones_and_the_face_stays() -> None:
    lone = THREE + "lone: yes\nbid: blue 4 3"
    assert at(lone).play("yellow doubt").facts["dice.blue"] == 2
    assert refused(lone, "yellow bid 5 4") == ("lone.face",)
    assert not refused(lone, "yellow bid 5 3")


@clause("liars_dice", "end.last", "score.dice")
def test_the_last_with_dice_wins() -> None:
    over = at("blue: 2 3\nyellow: 4\nbid: yellow 3 4").play("blue doubt")
    assert over.result.winners == ("blue",)
    assert over.scores["blue"].parts == (("score.dice", 2),)
    assert "Blue won with 2 dice left" in over.prompt


def test_how_likely_a_bid_holds() -> None:
    """Blue sees a five and a wild one; each of six dice counts with one in three."""
    holds = GAME.part("study").holds
    assert holds(at(THREE).view("blue"), "blue", 2, 5) == 1
    assert holds(at(THREE).view("blue"), "blue", 3, 5) == 1 - Fraction(2, 3) ** 6


@pytest.mark.parametrize(
    ("text", "by"),
    [
        ("blue: 1\nyellow: -", ()),
        ("blue: -\nyellow: -", ("end.last",)),
        ("blue: 1 1\nyellow: 2\nbid: blue 4 1", ("bid.most",)),
        ("blue: 1 1\nyellow: 2\nred: -\nasks: turn red", ("loss.out",)),
        ("blue: 1 ?\nyellow: 2", ("round.roll",)),
        ("blue: ?\nyellow: ?\nasks: turn blue > roll yellow", ("round.roll",)),
    ],
)
def test_a_position_that_cannot_be_is_told(text: str, by: tuple[str, ...]) -> None:
    assert tuple(defect.clause for defect in at(text).defects) == by


def test_a_record_says_which_package_the_game_comes_from() -> None:
    assert lab.timeline("liars_dice", seed=1).to_json()["package"] == "liars-dice 0.1.0"
