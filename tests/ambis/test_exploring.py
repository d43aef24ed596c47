"""2 The action: explore the depths; monsters; the Council."""

from collections import Counter

import pytest

from rulebook_lab.engine import UnreadableMove
from tests.ambis.table import GAME, council, legal, play, position, refusals, seat, told, verbs
from tests.clauses import clause

FOUR = """
seats: blue yellow red green
blue: 1 pearl
yellow: 3 pearls
red: 1 pearl
green: 3 pearls
"""


@clause("ambis", "explore.reveal", "explore.place", "explore.offer-first", "explore.offer-order")
def test_a_revealed_ally_is_offered_clockwise_before_the_active_player_may_have_it() -> None:
    """ruling.first-buyer-order: strictly in order, whoever is quicker."""
    state = play(position(FOUR), "blue explore")
    assert state.to_act == {"chance"}
    state = play(state, "chance card crab3")
    assert state.track == ("crab3", "", "", "", "")
    assert state.to_act == {"yellow"}
    assert refusals(state, "blue take crab3") == ("explore.offer-first", "explore.take")
    assert refusals(state, "red buy crab3") == ("explore.offer-order",)
    state = play(state, "yellow decline")
    assert state.to_act == {"red"}
    assert state.prompt == "Does Red buy crab 3 from Blue for 1 pearl, or decline?"
    state = play(state, "red decline")
    assert state.to_act == {"green"}
    state = play(state, "green decline")
    assert state.to_act == {"blue"}


@clause("ambis", "explore.settle-each")
def test_nothing_is_revealed_before_the_last_card_is_dealt_with() -> None:
    state = play(position(FOUR), "blue explore", "chance card crab3")
    assert refusals(state, "blue explore") == ("explore.settle-each", "explore.reveal")


@clause("ambis", "explore.buy-or-decline", "explore.first-buyer", "explore.pay-active-player")
@clause("ambis", "explore.bought-frees-space", "explore.continue-after-sale")
def test_the_first_buyer_pays_the_active_player_and_another_card_is_due() -> None:
    state = play(position(FOUR), "blue explore", "chance card crab3", "yellow decline", "red buy crab3")
    assert seat(state, "red").pearls == 0
    assert seat(state, "red").hand == ("crab3",)
    assert seat(state, "blue").pearls == 2
    assert state.track == ("", "", "", "", "")
    assert state.to_act == {"chance"}
    assert play(state, "chance card squid1").track[0] == "squid1"


@clause("ambis", "explore.buy-or-decline", "explore.take")
def test_a_decline_is_final() -> None:
    """ruling.decline-is-final"""
    state = play(position(FOUR), "blue explore", "chance card crab3", "yellow decline")
    assert refusals(state, "yellow buy crab3") == ("explore.offer-order",)
    assert verbs(state) == {"buy", "decline"}


@clause("ambis", "explore.price", "explore.price-shared", "explore.one-purchase")
def test_the_price_rises_with_every_purchase_whoever_buys() -> None:
    """ruling.offer-skips: who has bought, or cannot pay, is not asked."""
    state = play(
        position(FOUR), "blue explore", "chance card crab3", "yellow buy crab3", "chance card squid4"
    )
    assert state.to_act == {"green"}
    assert state.facts["price"] == 2
    assert refusals(state, "red buy squid4") == (
        "explore.price",
        "explore.price-shared",
        "explore.offer-order",
    )
    assert refusals(state, "yellow buy squid4") == ("explore.one-purchase", "explore.offer-order")
    state = play(state, "green buy squid4")
    assert seat(state, "green").pearls == 1
    assert seat(state, "blue").pearls == 1 + 1 + 2


@clause("ambis", "explore.price")
def test_the_third_purchase_costs_three() -> None:
    text = "seats: blue yellow red green\nred: 3 pearls\nbought: yellow green\nasks: reveal"
    state = play(position(text), "chance card crab3", "red buy crab3")
    assert seat(state, "red").pearls == 0
    assert seat(state, "blue").pearls == 3
    poor = play(position(text.replace("3 pearls", "2 pearls")), "chance card crab3")
    assert poor.to_act == {"blue"}


@clause("ambis", "explore.price", "explore.one-purchase", "turn.next")
def test_a_new_turn_begins_again_at_one_pearl() -> None:
    """ruling.price-per-turn"""
    state = play(position(FOUR), "blue explore", "chance card crab3", "yellow buy crab3")
    state = play(state, "chance card squid1", "green decline", "blue take squid1")
    assert state.to_act == {"yellow"}
    state = play(state, "yellow explore", "chance card squid2")
    assert state.facts["price"] == 1
    assert state.to_act == {"red"}
    assert state.buyers == ()


@clause("ambis", "explore.take")
def test_the_active_player_never_buys() -> None:
    """ruling.active-never-buys"""
    state = play(position(FOUR), "blue explore", "chance card crab3")
    assert refusals(state, "blue buy crab3") == ("explore.take", "explore.offer-order")


@clause("ambis", "explore.take", "explore.end", "explore.to-council")
def test_taking_is_free_and_ends_the_exploration() -> None:
    state = position("asks: unsold 2\ntrack: crab1 squid3\nblue: 1 pearl\ncouncil: crab2")
    state = play(state, "blue take squid3")
    assert seat(state, "blue").hand == ("squid3",)
    assert seat(state, "blue").pearls == 1
    assert council(state) == {"crab": ("crab1", "crab2")}
    assert state.track == ("", "", "", "", "")
    assert state.to_act == {"yellow"}


@clause("ambis", "explore.leave", "explore.repeat", "explore.reveal")
def test_an_ally_left_lies_there_and_the_next_card_is_any_card() -> None:
    """ruling.slip-next-ally: nothing is skipped to find an ally."""
    unsold = position("asks: unsold 1\ntrack: crab1\nyellow: 1 pearl")
    state = play(unsold, "blue leave")
    assert [event.facts.get("card") for event in unsold.outcome("blue leave").events] == ["crab1"]
    assert state.track[0] == "crab1"
    assert {str(move.card) for move in state.chance} >= {"monster", "squid5"}
    state = play(state, "chance card squid2")
    assert state.track[:2] == ("crab1", "squid2")
    assert state.to_act == {"yellow"}


@clause("ambis", "explore.only-latest")
def test_only_the_newest_card_can_be_had() -> None:
    unsold = position("asks: unsold 2\ntrack: crab1 squid3")
    assert refusals(unsold, "blue take crab1") == ("explore.only-latest",)
    assert legal(unsold, "take") == ["squid3"]
    offer = position("asks: offer 2 yellow\ntrack: crab1 squid3\nyellow: 1 pearl")
    assert refusals(offer, "yellow buy crab1") == ("explore.only-latest",)
    assert refusals(position("council: crab1"), "yellow buy crab1") == ("explore.buy-or-decline",)
    assert refusals(unsold, "red buy squid3") == ("turn.clockwise", "explore.buy-or-decline")
    again = position("asks: unsold 3\ntrack: crab1 squid3 crab1")
    spots = {card: GAME.read_move(f"blue take {card}").spots(again) for card in ("crab1", "squid3", "crab2")}
    assert spots == {"crab1": ("track:3",), "squid3": ("track:2",), "crab2": ("card:crab2",)}


@clause("ambis", "explore.last-space-ally", "explore.last-space-pearl")
def test_the_ally_on_the_last_space_must_be_taken_and_earns_a_pearl() -> None:
    """ruling.diff-filled-track: a monster fills its space like an ally."""
    state = position("asks: unsold 5\ntrack: crab1 monster squid1 squid2 seahorse4")
    assert refusals(state, "blue leave") == ("explore.last-space-ally",)
    assert verbs(state) == {"take"}
    after = play(state, "blue take seahorse4")
    assert seat(after, "blue").pearls == 1
    assert told(state, "blue take seahorse4")["last-space-pearl"] == "explore.last-space-pearl"
    fourth = position("asks: unsold 4\ntrack: crab1 monster squid1 squid2")
    assert seat(play(fourth, "blue take squid2"), "blue").pearls == 0


@clause("ambis", "explore.bought-frees-space", "explore.last-space-ally")
def test_the_last_space_is_free_again_when_its_ally_is_bought() -> None:
    """ruling.bought-on-last-space"""
    state = position("asks: offer 5 yellow\ntrack: crab1 monster squid1 squid2 seahorse4\nyellow: 1 pearl")
    state = play(state, "yellow buy seahorse4")
    assert state.to_act == {"chance"}
    assert seat(state, "blue").pearls == 1
    assert play(state, "chance card crab2").track[4] == "crab2"


@clause("ambis", "explore.to-council", "explore.monsters-discarded")
def test_the_track_is_cleared_to_the_council_and_the_discards() -> None:
    state = position("asks: unsold 5\ntrack: crab1 monster squid1 monster seahorse4\ndiscards: crab5")
    state = play(state, "blue take seahorse4")
    assert council(state) == {"crab": ("crab1",), "squid": ("squid1",)}
    assert state.discards == ("crab5", "monster", "monster")


@clause("ambis", "explore.reshuffle")
def test_the_discards_become_the_deck_only_when_a_card_is_needed() -> None:
    """ruling.reshuffle-when; the card on the track stays there."""
    state = play(position("asks: reveal\ndeck: crab1\ntrack: squid1"), "chance card crab1")
    assert state.deck == ()
    assert len(state.discards) == 69
    state = play(state, "blue leave")
    assert state.discards == ()
    assert len(state.deck) == 69
    assert told(position("asks: unsold 1\ndeck: -\ntrack: squid1"), "blue leave")["reshuffles"]


NO_CARDS = "edition: {edition}\nasks: {asks}\ntrack: {track}\nyellow: 1 pearl\ncouncil: {rest}"


def without_cards(asks: str, track: str) -> str:
    """A position with an empty deck and no discards: all other allies lie in the Council."""
    kit = GAME.components_text("").replace('id = "card.monster"\ncount = 6', 'id = "card.monster"\ncount = 1')
    cards = list(GAME.components("").exploration)
    for card in [*track.split(), *["monster"] * 6]:
        if card in cards:
            cards.remove(card)
    edition = GAME.with_components(kit).edition
    return NO_CARDS.format(edition=edition, asks=asks, track=track, rest=" ".join(cards))


@clause("ambis", "explore.reshuffle", "explore.reveal", "explore.end")
def test_without_a_card_to_reveal_there_is_no_going_on() -> None:
    """ruling.nothing-to-reveal"""
    unsold = position(without_cards("unsold 2", "monster crab1"))
    assert refusals(unsold, "blue leave") == ("explore.reshuffle",)
    assert verbs(unsold) == {"take"}
    assert seat(play(unsold, "blue take crab1"), "blue").pearls == 0
    met = position(without_cards("encounter 2", "crab1 monster"))
    assert refusals(met, "blue go-on") == ("explore.reshuffle",)
    before = position(without_cards("action", "monster"))
    assert refusals(before, "blue explore") == ("explore.reshuffle",)
    sold = play(position(without_cards("offer 2 yellow", "monster crab1")), "yellow buy crab1")
    assert sold.to_act == {"yellow"}
    assert sold.track == ("", "", "", "", "")
    assert seat(sold, "blue").hand == ()


# -- monsters -------------------------------------------------------------------------------

MET = "seats: blue yellow\nasks: encounter 2\ntrack: crab1 monster\nthreat: 2\nyellow: 3 pearls"


@clause("ambis", "monster.choice", "monster.no-offer")
def test_a_monster_is_not_offered_and_the_active_player_decides() -> None:
    state = play(position("yellow: 3 pearls"), "blue explore", "chance card monster")
    assert state.to_act == {"blue"}
    assert verbs(state) == {"fight", "go-on"}
    assert refusals(state, "yellow buy monster") == ("monster.no-offer", "explore.buy-or-decline")
    assert refusals(state, "yellow fight") == ("turn.clockwise",)


@clause("ambis", "monster.win", "monster.reward", "monster.threat-reset", "monster.fight-ends")
@clause("ambis", "explore.to-council", "monster.choice", "monster.reward-choice", "monster.reward-kinds")
def test_a_fight_is_won_rewarded_and_ends_the_exploration() -> None:
    state = play(position(MET), "blue fight")
    assert state.track == ("crab1", "", "", "", "")
    assert legal(state, "claim") == ["pearl+pearl", "pearl+token", "token+token"]
    assert refusals(state, "blue claim key") == ("monster.reward",)
    assert state.play("blue claim token+pearl") == state.play("blue claim pearl+token")
    assert told(state, "blue claim pearl+token")["threat-falls"] == "monster.threat-reset"
    state = play(state, "blue claim pearl+token", "chance token 3")
    assert seat(state, "blue").pearls == 1
    assert seat(state, "blue").tokens == (3,)
    assert state.threat == 1
    assert state.discards == ("monster",)
    assert council(state) == {"crab": ("crab1",)}
    assert state.to_act == {"yellow"}
    assert len(state.pool) == 19


@clause("ambis", "monster.continue", "monster.stays", "monster.choice", "explore.repeat")
def test_going_on_raises_the_threat_and_the_monster_stays() -> None:
    """ruling.slip-threat-token, ruling.threat-direction: the threat token moves, towards space 6."""
    state = play(position(MET), "blue go-on")
    assert state.threat == 3
    assert state.track[:2] == ("crab1", "monster")
    assert state.to_act == {"chance"}


@clause("ambis", "monster.continue", "monster.space-6")
def test_the_threat_stays_on_six() -> None:
    """ruling.threat-at-six"""
    met = position(MET.replace("threat: 2", "threat: 6"))
    assert "threat-stays" in told(met, "blue go-on")
    assert play(met, "blue go-on").threat == 6


@clause("ambis", "monster.last-space", "monster.last-space-pearl")
def test_a_monster_on_the_last_space_must_be_fought_for_a_pearl_more() -> None:
    """ruling.last-space-order: the pearl comes with the fight, before the reward."""
    state = position("asks: encounter 5\ntrack: crab1 crab1 crab2 crab2 monster\nthreat: 3")
    assert refusals(state, "blue go-on") == ("monster.last-space",)
    assert verbs(state) == {"fight"}
    after = play(state, "blue fight")
    assert seat(after, "blue").pearls == 1
    assert seat(after, "blue").keys == 1
    assert list(told(state, "blue fight"))[:3] == ["fights", "last-space-pearl", "rewarded"]
    fourth = position("asks: encounter 4\ntrack: crab1 crab1 crab2 monster\nthreat: 3")
    assert seat(play(fourth, "blue fight"), "blue").pearls == 0


@clause("ambis", "monster.reward-choice", "monster.space-2")
def test_an_alternative_needs_its_tokens_in_the_pool() -> None:
    """ruling.monster-tokens-exhausted"""
    state = play(position(MET + f"\npool: 4\nyellow.tokens: 4 {'3 ' * 9} {'2 ' * 9}"), "blue fight")
    assert legal(state, "claim") == ["pearl+pearl", "pearl+token"]
    assert refusals(state, "blue claim token+token") == ("monster.reward-choice",)


@clause("ambis", "setup.key-tokens", "monster.space-6")
def test_a_player_receives_as_many_key_tokens_as_there_are() -> None:
    """ruling.key-tokens-suffice"""
    text = "asks: encounter 1\ntrack: monster\nthreat: 6\nyellow: 0 pearls, 9 keys"
    assert seat(play(position(text), "blue fight"), "blue").keys == 1


@clause("ambis", "monster.fight-ends", "turn.control-mandatory", "monster.space-6")
def test_a_fight_ends_the_action_but_not_the_turn() -> None:
    """ruling.slip-turn-ends: the location for the third key is still taken."""
    text = "asks: encounter 1\ntrack: monster\nthreat: 6\nblue: 0 pearls, 1 key\nlocations: parliament"
    state = play(position(text), "blue fight")
    assert seat(state, "blue").keys == 3
    assert state.to_act == {"blue"}
    assert "occupy" in verbs(state)


@clause("ambis", "monster.tokens-hidden")
def test_monster_tokens_are_seen_by_their_owner_alone() -> None:
    """ruling.own-monster-tokens"""
    state = position("blue.tokens: 4 2\nyellow.tokens: 3")
    assert seat(state.view("blue"), "blue").tokens == (2, 4)
    assert seat(state.view("blue"), "yellow").tokens == (0,)
    assert state.view("yellow").pool == (0,) * 17
    over = position("asks: -\nblue.tokens: 4 2\nyellow.tokens: 3")
    assert seat(over.view("blue"), "yellow").tokens == (3,)


def test_only_the_fighter_learns_what_the_token_is_worth() -> None:
    state = play(position(MET.replace("threat: 2", "threat: 1")), "blue fight", "blue claim token")
    assert "threat-falls" not in told(
        play(position(MET.replace("threat: 2", "threat: 1")), "blue fight"), "blue claim token"
    )
    event = next(e for e in state.outcome("chance token 4").events if e.kind == "token")
    assert GAME.narrate(event, "blue") == "Blue draws a monster token worth 4."
    assert GAME.narrate(event, "yellow") == "Blue draws a monster token."


# -- the Council ----------------------------------------------------------------------------


@clause("ambis", "support.take")
def test_support_takes_one_whole_pile() -> None:
    state = position("council: crab1 crab3 squid2\nblue.hand: squid1")
    assert legal(state, "support") == ["crab", "squid"]
    after = play(state, "blue support crab")
    assert seat(after, "blue").hand == ("crab1", "crab3", "squid1")
    assert council(after) == {"squid": ("squid2",)}
    assert after.to_act == {"yellow"}


@clause("ambis", "support.take")
def test_an_empty_pile_cannot_be_taken() -> None:
    """ruling.stack-choice-only-nonempty"""
    state = position("council: crab1 squid2")
    assert refusals(state, "blue support seahorse") == ("support.take",)
    assert GAME.read_move("blue support seahorse") in set(GAME.candidates(state))
    assert refusals(state, "blue support crab+squid") == ("support.take",)
    with pytest.raises(UnreadableMove, match="there are crab, jellyfish, seahorse, shellfish, squid"):
        state.why_not("blue support monster")
    assert refusals(state, "blue support -") == ("support.take",)
    assert refusals(state, "blue support crab+crab") == ("support.take",)
    assert "support" not in verbs(position(""))


@clause("ambis", "support.no-peek")
def test_nobody_sees_the_cards_of_the_council() -> None:
    state = position("council: crab1 crab3 squid2")
    view = state.view("blue")
    assert council(view) == {"crab": ("?", "?"), "squid": ("?",)}
    assert view.discards == ()
    assert view == position("council: crab2 crab2 squid5").view("blue")


@pytest.mark.parametrize(("viewer", "sees"), [("blue", "crab 1 and crab 3"), ("yellow", "2 cards")])
def test_only_the_taker_learns_the_cards_of_a_pile(viewer: str, sees: str) -> None:
    state = position("council: crab1 crab3")
    event = next(e for e in state.outcome("blue support crab").events if e.kind == "takes-pile")
    assert sees in GAME.narrate(event, viewer)


@clause("ambis", "lord.owner-picks-moment", "explore.reshuffle", "explore.continue-after-sale")
def test_powers_may_be_used_before_the_discards_are_shuffled_after_a_sale() -> None:
    lines = ["seats: blue yellow", "track: crab3", "asks: offer 1 yellow", "council: squid4 squid5"]
    lines += ["yellow: 2 pearls", "blue.lords: oracle slaver", "blue.hand: shellfish1", "deck: -"]
    there = ["crab3", "squid4", "squid5", "shellfish1", "crab1", "monster"]
    left = list((Counter(GAME.start().box.exploration) - Counter(there)).elements())
    held = " ".join(card for card in left if card != "monster")
    lines += [f"yellow.hand: {held}", f"discards: crab1 {'monster ' * 6}"]
    state = play(position("\n".join(lines)), "yellow buy crab3")
    assert state.to_act == {"blue"}
    assert verbs(state) == {"sell", "dissolve", "next-card"}
    shuffled = play(state, "blue dissolve squid", "blue sell shellfish1")
    assert shuffled.to_act == {"chance"}
    assert {"squid5", "squid4", "shellfish1", "crab1", "monster"} == {*shuffled.deck}
    assert {"crab1", "monster"} == {*play(state, "blue next-card").deck}


@clause("ambis", "monster.no-offer", "explore.only-latest")
def test_nothing_is_for_sale_while_a_monster_is_met() -> None:
    state = position("seats: blue yellow\nyellow: 3 pearls\ntrack: crab3 monster\nasks: encounter 2")
    first = ("explore.only-latest", "monster.no-offer")
    assert refusals(state, "yellow buy crab3") == (*first, "explore.buy-or-decline")
    assert refusals(state, "yellow buy monster") == ("monster.no-offer", "explore.buy-or-decline")


@pytest.mark.parametrize("space", [1, 2, 3])
def test_who_may_stop_is_asked_about_the_card_just_revealed(space: int) -> None:
    shown = ("crab1", "seahorse2", "squid3")[:space]
    state = position(f"track: {' '.join(shown)}\nasks: unsold {space}")
    named = ("crab 1", "seahorse 2", "squid 3")[space - 1]
    assert state.prompt == f"Nobody buys {named}. Does Blue take it, or leave it and go on?"
