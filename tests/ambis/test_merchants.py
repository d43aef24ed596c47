"""The merchants' powers."""

import pytest

from tests.ambis.table import enters, legal, play, position, refusals, seat, verbs
from tests.clauses import clause


@clause("ambis", "power.ship-master")
def test_the_ship_master_earns_a_pearl_for_each_race_sent_to_the_council() -> None:
    """ruling.ship-master-own: not for monsters, not for the ally taken, each race once."""
    text = "asks: unsold 5\ntrack: crab1 crab2 monster squid1 jellyfish1\n{}.lords: ship-master"
    state = play(position(text.format("blue")), "blue take jellyfish1")
    assert seat(state, "blue").pearls == 1 + 2
    other = play(position(text.format("yellow")), "blue take jellyfish1")
    assert seat(other, "yellow").pearls == 0
    _, events = position("asks: unsold 1\ntrack: crab1\nblue.lords: ship-master").outcome("blue take crab1")
    assert ("ship-master-idle", "power.ship-master") in [(event.kind, event.clause) for event in events]


@clause("ambis", "power.trader", "power.peddler", "power.shopkeeper", "power.landlord", "lord.one-shot")
@pytest.mark.parametrize(
    ("lord", "pearls"), [("trader", 3), ("peddler", 2), ("shopkeeper", 1), ("landlord", 1)]
)
def test_merchants_bring_pearls_on_entering(lord: str, pearls: int) -> None:
    state = position(enters(lord))
    assert seat(state, "blue").pearls == pearls


@clause("ambis", "power.landlord", "lord.power-no-arrow", "lord.lasting")
def test_the_landlord_pays_at_the_start_of_each_own_turn() -> None:
    """ruling.landlord-now"""
    text = "court: reaper tamer miller\nactive: yellow\nblue.lords: landlord{}\ncouncil: crab1 squid1"
    state = play(position(text.format("")), "yellow support crab")
    assert seat(state, "blue").pearls == 1
    assert verbs(state) >= {"plot"}
    state = play(state, "blue support squid")
    assert seat(state, "blue").pearls == 1
    assert seat(play(position(text.format("/rotated")), "yellow support crab"), "blue").pearls == 0


SLAVER = "blue.lords: slaver{}\nblue.hand: crab1 squid5\ncouncil: jellyfish1\n"


@clause("ambis", "power.slaver", "lord.owner-picks-moment", "lord.power-no-arrow")
def test_the_slaver_sells_one_ally_a_turn_for_two_pearls() -> None:
    """ruling.garbled-card-texts, ruling.activated-once"""
    state = position(SLAVER.format(""))
    assert legal(state, "sell") == ["crab1", "squid5"]
    assert refusals(state, "blue sell crab5") == ("power.slaver",)
    state = play(state, "blue sell crab1")
    assert seat(state, "blue").pearls == 2
    assert state.discards == ("crab1",)
    assert state.to_act == {"blue"}
    assert refusals(state, "blue sell squid5") == ("power.slaver",)
    state = play(state, "blue support jellyfish", "yellow explore", "chance card crab2", "blue decline")
    state = play(state, "yellow take crab2")
    assert state.to_act == {"blue"}
    assert "sell" in verbs(state)


@clause("ambis", "power.slaver")
def test_a_hand_that_is_not_to_be_seen_leaves_open_what_the_slaver_sells() -> None:
    for asks in ("", "asks: finish", "asks: encounter 1\ntrack: monster"):
        view = position(SLAVER.format("") + asks).view("yellow")
        assert legal(view, "sell") == []
        assert [violation.certain for violation in view.why_not("blue sell crab1")] == [False]
        assert view.to_act == {"blue"}
    assert legal(position(SLAVER.format("")).view("blue"), "sell") == ["crab1", "squid5"]


@clause("ambis", "lord.owner-picks-moment")
def test_powers_are_used_whenever_the_own_turn_asks_their_owner() -> None:
    """ruling.activated-windows"""
    for asks in ("asks: unsold 1\ntrack: crab2", "asks: encounter 1\ntrack: monster", "asks: finish"):
        assert "sell" in verbs(position(SLAVER.format("") + asks))
    offered = position(SLAVER.format("") + "asks: offer 1 yellow\ntrack: crab2\nyellow: 1 pearl")
    assert refusals(offered, "blue sell crab1") == ("lord.owner-picks-moment", "power.slaver")
    others = position(SLAVER.format("") + "active: yellow")
    assert "lord.owner-picks-moment" in refusals(others, "blue sell crab1")
    locating = position(SLAVER.format("") + "blue: 0 pearls, 3 keys\nasks: control\nlocations: parliament")
    assert "lord.owner-picks-moment" in refusals(locating, "blue sell crab1")


@clause("ambis", "power.active-lord", "location.powers-off", "lord.power-no-arrow")
def test_only_an_active_lord_has_a_power() -> None:
    """ruling.activated-then-tucked"""
    tucked = position(SLAVER.format("@parliament") + "blue.locations: parliament")
    assert refusals(tucked, "blue sell crab1") == ("location.powers-off",)
    assert refusals(position(SLAVER.format("/rotated")), "blue sell crab1") == ("power.active-lord",)
    assert refusals(position("blue.hand: crab1"), "blue sell crab1") == ("power.active-lord",)
