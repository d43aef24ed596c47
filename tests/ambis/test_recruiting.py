"""2 The action: recruit a lord. Paying, affiliating, the Court afterwards."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from rulebook_lab.engine import UnreadableMove
from rulebook_lab.games.ambis.components import RACE, RACES, VALUE
from rulebook_lab.games.ambis.rules.payments import (
    ALL_UP_TO,
    MOST,
    Price,
    frugal_payments,
    payments,
    pearls_at_least,
    worth_of,
)
from rulebook_lab.games.ambis.rules.recruiting import Recruit
from tests.ambis.table import GAME, council, legal, play, position, refusals, seat, verbs
from tests.clauses import clause

OPEN = """
court: miller seeker master-of-magic slaver traitor
blue: 2 pearls
blue.hand: jellyfish3 crab2 shellfish5 shellfish1 seahorse4
"""


@clause("ambis", "recruit.from-court")
def test_only_a_lord_in_the_court_can_be_recruited() -> None:
    away = refusals(position(OPEN), "blue recruit tamer crab2+shellfish5")  # who asks for three races
    assert away[0] == "recruit.from-court"
    assert away[1:] == ("lord.cost-races", "recruit.exact-races")
    with pytest.raises(UnreadableMove, match="'-' is no lord"):
        position(OPEN).why_not("blue recruit - crab2")


@clause("ambis", "recruit.from-court")
def test_an_empty_court_leaves_the_other_actions() -> None:
    """ruling.recruit-empty-court"""
    state = position("blue.hand: crab5\ncouncil: crab1\nlord-deck: -")
    assert verbs(state) == {"explore", "support"}


@clause("ambis", "recruit.pay-with-hand", "affiliate.permanent")
def test_only_cards_in_hand_pay_and_affiliated_ones_never() -> None:
    state = position(OPEN + "blue.affiliated: shellfish3")
    assert refusals(state, "blue recruit slaver shellfish5+shellfish4") == ("recruit.pay-with-hand",)
    assert refusals(state, "blue recruit slaver shellfish5+shellfish3") == ("affiliate.permanent",)
    assert refusals(state, "blue recruit slaver shellfish1+shellfish5+shellfish1") == (
        "recruit.pay-with-hand",
    )
    assert "recruit.pay-with-hand" in refusals(state, "blue recruit miller shellfish1+shellfish1")


@clause("ambis", "lord.cost-value")
def test_a_lord_that_no_cards_recruit_is_tried_with_the_whole_hand() -> None:
    state = position("court: miller keeper\nblue: 0 pearls\nblue.hand: crab1 squid1")
    tried = {move for move in GAME.candidates(state) if isinstance(move, Recruit)}
    assert {(move.lord, move.cards) for move in tried} >= {
        ("miller", ("crab1", "squid1")),
        ("keeper", ("crab1", "squid1")),
    }
    rich = position("court: slaver\nblue: 20 pearls\nblue.hand: crab1 shellfish5")
    tried = {move for move in GAME.candidates(rich) if isinstance(move, Recruit)}
    assert {move.cards for move in tried} == {("shellfish5",)}


@clause("ambis", "lord.cost-races", "recruit.exact-races", "recruit.pearls-not-races")
def test_exactly_the_number_of_races() -> None:
    state = position(OPEN)
    assert refusals(state, "blue recruit slaver shellfish5+crab2") == (
        "lord.cost-races",
        "recruit.exact-races",
    )
    rich = position(OPEN.replace("2 pearls", "20 pearls"))
    assert refusals(rich, "blue recruit master-of-magic jellyfish3+crab2") == (
        "lord.cost-races",
        "recruit.exact-races",
        "recruit.pearls-not-races",
    )


@clause("ambis", "lord.cost-forced-race", "recruit.exact-races", "recruit.pearls-not-races")
def test_the_forced_race_must_be_among_them() -> None:
    rich = position(OPEN.replace("2 pearls", "20 pearls"))
    assert refusals(rich, "blue recruit traitor jellyfish3+crab2+shellfish5") == (
        "lord.cost-forced-race",
        "recruit.pearls-not-races",
    )
    assert not refusals(rich, "blue recruit miller seahorse4+crab2")
    enough = position("court: keeper\nblue: 20 pearls\nblue.hand: crab5 squid5 jellyfish5")  # no pearl is due
    assert refusals(enough, "blue recruit keeper crab5+squid5+jellyfish5") == ("lord.cost-forced-race",)


@clause("ambis", "lord.cost-forced-race")
def test_a_card_without_a_large_bubble_forces_no_race() -> None:
    state = position("court: sage\nblue.hand: crab2 squid2 shellfish2 seahorse2 jellyfish2")
    assert legal(state, "recruit") == ["sage crab2+jellyfish2+seahorse2+shellfish2+squid2"]


@clause("ambis", "lord.cost-value", "recruit.pearls", "recruit.pearls-to-treasury")
def test_cards_and_pearls_together_must_reach_the_cost() -> None:
    state = position(OPEN)
    assert refusals(state, "blue recruit slaver shellfish5") == ("lord.cost-value",)
    after = play(state, "blue recruit slaver shellfish1+shellfish5")
    assert seat(after, "blue").pearls == 0
    assert sum(player.pearls for player in after.players) == 0


@clause("ambis", "recruit.pearls")
def test_pearls_may_be_paid_though_more_cards_are_at_hand() -> None:
    """ruling.fewer-cards-more-pearls"""
    state = position("court: miller sage elder keeper\nblue: 4 pearls\nblue.hand: seahorse3 crab2 crab3")
    after = play(state, "blue recruit miller seahorse3+crab3")
    assert seat(after, "blue").pearls == 2
    assert seat(after, "blue").hand == ("crab2",)


@clause("ambis", "recruit.no-change", "recruit.several-of-a-race")
def test_overpaying_gives_no_change() -> None:
    state = position("court: peddler sage elder keeper\nblue: 1 pearl\nblue.hand: shellfish4*2 shellfish3")
    after = play(state, "blue recruit peddler shellfish3+shellfish4+shellfish4")
    assert seat(after, "blue").pearls == 1 + 2  # the Peddler's own two pearls


@clause("ambis", "recruit.several-of-a-race", "recruit.discard", "affiliate.lowest", "affiliate.face-up")
def test_several_of_a_race_may_be_played_and_the_weakest_stays() -> None:
    state = position("court: shepherd sage elder keeper\nblue.hand: seahorse1 seahorse3*2 seahorse2")
    after = play(state, "blue recruit shepherd seahorse3+seahorse3+seahorse2")
    assert seat(after, "blue").affiliated == ("seahorse2",)
    assert after.discards == ("seahorse3", "seahorse3")
    assert seat(after, "blue").hand == ("seahorse1",)


@clause("ambis", "affiliate.lowest", "recruit.no-change")
def test_a_superfluous_low_card_may_be_played_to_affiliate_it() -> None:
    """ruling.superfluous-cards"""
    state = position("court: shepherd sage elder keeper\nblue.hand: seahorse1 seahorse4*2")
    after = play(state, "blue recruit shepherd seahorse1+seahorse4+seahorse4")
    assert seat(after, "blue").affiliated == ("seahorse1",)


@clause("ambis", "affiliate.tie", "affiliate.one-card")
def test_a_tie_of_different_races_is_the_players_choice() -> None:
    """ruling.affiliate-order: chosen before the new lord's power."""
    state = position("court: reaper sage elder keeper\nblue.hand: seahorse2*2 crab2 crab5")
    state = play(state, "blue recruit reaper seahorse2+crab2+crab5")
    assert legal(state, "affiliate") == ["crab2", "seahorse2"]
    assert refusals(state, "blue affiliate crab5") == ("affiliate.lowest",)
    assert refusals(state, "blue affiliate squid2") == ("affiliate.one-card",)
    assert seat(state, "blue").lords == ()
    state = play(state, "blue affiliate crab2")
    assert seat(state, "blue").affiliated == ("crab2",)
    assert state.discards == ("crab5", "seahorse2")
    assert refusals(state, "blue affiliate seahorse2") == ("turn.clockwise", "affiliate.tie")


@clause("ambis", "affiliate.tie")
def test_equal_cards_of_one_race_are_no_choice() -> None:
    """ruling.affiliated-identical"""
    state = position("court: shepherd sage elder keeper\nblue.hand: seahorse2*2 seahorse4")
    after = play(state, "blue recruit shepherd seahorse2+seahorse2+seahorse4")
    assert seat(after, "blue").affiliated == ("seahorse2",)
    assert after.to_act == {"yellow"}


@clause("ambis", "lord.free", "lord.points")
def test_a_recruited_lord_is_free_unturned_and_scores() -> None:
    """ruling.newcomer-state"""
    state = position("court: landowner sage elder keeper\nblue.hand: seahorse5 seahorse4*2")
    after = play(state, "blue recruit landowner seahorse5+seahorse4+seahorse4")
    (lord,) = seat(after, "blue").lords
    assert (lord.id, lord.rotated, lord.under, lord.used) == ("landowner", False, "", False)
    assert dict(after.scores["blue"].parts)["score.lords"] == 12


@clause("ambis", "affiliate.permanent")
def test_affiliated_allies_are_not_reshuffled() -> None:
    """ruling.affiliated-safe"""
    state = position(
        "blue.affiliated: crab5\ndeck: -\ndiscards: -\ncouncil: -\nasks: unsold 1\ntrack: squid1"
    )
    state = play(state, "blue leave")
    assert "crab5" not in state.deck
    assert seat(state, "blue").affiliated == ("crab5",)


def test_from_another_seat_nobody_can_tell_what_a_hand_pays() -> None:
    view = position(OPEN).view("yellow")
    why = view.why_not("blue recruit slaver shellfish1+shellfish5")
    assert [violation.certain for violation in why] == [False]
    assert why.clauses == ("recruit.pay-with-hand",)
    assert legal(view, "recruit") == []


# -- the Court ------------------------------------------------------------------------------

HAND = "blue.hand: seahorse5 seahorse3\n"


@clause("ambis", "court.shift", "court.three-or-more")
def test_the_gap_closes_and_three_lords_are_no_reason_to_refill() -> None:
    state = position(HAND + "court: - keeper sage shepherd elder -")
    state = position(HAND + "court: - - keeper sage shepherd elder")
    after = play(state, "blue recruit shepherd seahorse5+seahorse3")
    assert after.court == ("", "", "", "keeper", "sage", "elder")
    assert seat(after, "blue").pearls == 0
    assert after.to_act == {"yellow"}


@clause("ambis", "court.two-left", "court.refill", "court.shift")
def test_two_lords_left_bring_two_pearls_and_a_full_court() -> None:
    """ruling.refill-order: from the farthest empty space to space 1."""
    state = play(position(HAND + "court: keeper shepherd elder"), "blue recruit shepherd seahorse5+seahorse3")
    assert seat(state, "blue").pearls == 2
    assert state.court == ("", "", "", "", "keeper", "elder")
    state = play(state, "chance lord tamer", "chance lord jailer", "chance lord sage", "chance lord hermit")
    assert state.court == ("hermit", "sage", "jailer", "tamer", "keeper", "elder")
    assert state.to_act == {"yellow"}


@clause("ambis", "court.two-left")
def test_fewer_than_two_left_are_refilled_as_well() -> None:
    """ruling.diff-only-two-left"""
    state = play(position(HAND + "court: shepherd"), "blue recruit shepherd seahorse5+seahorse3")
    assert seat(state, "blue").pearls == 2
    assert [frame.name for frame in state.pending].count("lord-draw") == 6


@clause("ambis", "court.refill", "end.lord-deck")
def test_a_small_deck_fills_what_it_can() -> None:
    """ruling.refill-partial"""
    text = HAND + "court: keeper shepherd elder\nlord-deck: tamer sage"
    state = play(position(text), "blue recruit shepherd seahorse5+seahorse3")
    assert seat(state, "blue").pearls == 2
    state = play(state, "chance lord sage", "chance lord tamer")
    assert state.court == ("", "", "tamer", "sage", "keeper", "elder")
    assert (state.ending, state.end_by) == ("blue", "end.lord-deck")


# -- the list of payments -------------------------------------------------------------------


def brute_force(
    hand: tuple[str, ...], cost: int, races: int, forced: str, pearls: int
) -> set[tuple[str, ...]]:
    """Every legal set of cards, out of every subset of the hand."""
    legal_sets = set()
    for size in range(len(hand) + 1):
        for cards in combinations(sorted(hand), size):
            used = {RACE[card] for card in cards}
            value = sum(VALUE[card] for card in cards)
            if len(used) == races and (not forced or forced in used) and value + pearls >= cost:
                legal_sets.add(cards)
    return legal_sets


def random_case(rng: Random, least: int, most: int) -> tuple[tuple[str, ...], Price, int]:
    hand = tuple(sorted(rng.choices(list(RACE), k=rng.randint(least, most))))
    races = rng.choice([1, 2, 3, 5])
    return hand, Price(rng.randint(4, 12), races, rng.choice(["", *RACES])), rng.randint(0, 6)


def is_frugal(cards: tuple[str, ...], cost: int) -> bool:
    """Whether no card of the set is superfluous."""
    value = sum(VALUE[card] for card in cards)
    of_race = Counter(RACE[card] for card in cards)
    return not any(of_race[RACE[card]] > 1 and value - VALUE[card] >= cost for card in cards)


@pytest.mark.parametrize("seed", range(60))
def test_every_payment_of_a_small_hand_is_listed_once(seed: int) -> None:
    hand, price, pearls = random_case(Random(seed), 0, 7)
    listed = payments(hand, price, pearls)
    assert len(set(listed)) == len(listed)
    assert set(listed) == brute_force(hand, *price, pearls)
    assert (pearls_at_least(worth_of(hand), price) <= pearls) == bool(listed)


@pytest.mark.parametrize("seed", range(25))
def test_the_payments_listed_of_a_large_hand_are_those_without_a_superfluous_card(seed: int) -> None:
    hand, price, pearls = random_case(Random(seed), 9, 12)
    everything = brute_force(hand, *price, pearls)
    frugal = {cards for cards in everything if is_frugal(cards, price.cost)}
    listed = frugal_payments(hand, price, pearls)
    assert len(set(listed)) == len(listed) == min(len(frugal), MOST)
    assert set(listed) <= frugal
    waste = [abs(price.cost - sum(VALUE[card] for card in cards)) for cards in listed]
    assert waste == sorted(waste)
    assert (pearls_at_least(worth_of(hand), price) <= pearls) == bool(everything)


def test_of_payments_as_far_off_the_one_without_a_pearl_comes_first() -> None:
    listed = payments(("crab1", "crab3"), Price(2, 1, ""), pearls=1, all_up_to=0)
    assert listed == [("crab3",), ("crab1",)]


def test_every_payment_of_a_large_hand_is_listed_the_fewest_cards_first() -> None:
    hand = "seahorse1 seahorse2 seahorse3 seahorse4 seahorse5 crab1 crab2 crab3 squid1 squid2"
    state = position(f"court: shepherd sage elder keeper\nblue.hand: {hand}")
    every = brute_force(tuple(hand.split()), 6, 3, "seahorse", 0)
    listed = [move.cards for move in state.legal_moves if isinstance(move, Recruit) and move.lord == "keeper"]
    assert {tuple(sorted(cards)) for cards in listed} == every
    assert [len(cards) for cards in listed] == sorted(len(cards) for cards in listed)
    seen = [move for move in GAME.considered(state) if isinstance(move, Recruit) and move.lord == "keeper"]
    assert 0 < len(seen) < len(listed)
    assert not any(state.why_not(move) for move in seen)


def test_a_superfluous_card_of_a_large_hand_can_be_played() -> None:
    state = position(
        "court: seeker keeper reaper shepherd\nblue.locations: chasm\n"
        "blue.hand: crab5 crab1 squid3 squid1 shellfish2 shellfish4 jellyfish3 seahorse2"
    )
    assert len(legal(state, "recruit")) == 52
    assert GAME.read_move("blue recruit seeker crab1+crab5+squid3") in list(state.legal_moves)


def test_a_set_that_is_not_listed_is_legal_all_the_same() -> None:
    everything = " ".join(f"{race}{value}" for race in RACES for value in range(1, 6))
    state = position(f"court: keeper reaper shepherd tamer\nblue.hand: {everything}")
    move = GAME.read_move(
        "blue recruit keeper seahorse1+seahorse2+seahorse3+seahorse4+seahorse5+crab1+squid1"
    )
    assert ALL_UP_TO < 2**25
    assert move not in list(state.legal_moves)
    assert not state.why_not(move)


def test_the_list_of_moves_is_short_even_for_a_very_large_hand() -> None:
    everything = " ".join(f"{race}{value}" for race in RACES for value in range(1, 6))
    text = f"court: keeper reaper shepherd tamer sage slaver\nblue: 9 pearls\nblue.hand: {everything}"
    state = position(text)
    assert 0 < len(legal(state, "recruit")) <= 6 * MOST
    assert set(GAME.legal(state)) == set(GAME.judged(state))
    assert not council(state)
