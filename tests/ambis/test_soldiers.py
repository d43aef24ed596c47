"""The soldiers' powers, the Shaman who protects from them, the clarifications and rulings about them."""

import pytest

from tests.ambis.table import GAME, enters, legal, lords, play, position, refusals, seat, verbs
from tests.clauses import clause


@clause("ambis", "power.recruiter", "power.shaman")
def test_the_recruiter_makes_opponents_pay_two_more() -> None:
    text = "court: slaver sage elder keeper\nblue.hand: shellfish5 shellfish3\nyellow.lords: recruiter{}\n{}"
    assert refusals(position(text.format("", "")), "blue recruit slaver shellfish5+shellfish3") == (
        "lord.cost-value",
    )
    assert legal(position(text.format("", "")), "recruit") == []
    assert legal(position(text.format("", "blue: 2 pearls")), "recruit") == ["slaver shellfish3+shellfish5"]
    assert legal(position(text.format("/rotated", "")), "recruit") == ["slaver shellfish3+shellfish5"]
    assert legal(position(text.format("", "blue.lords: shaman")), "recruit")
    own = text.replace("yellow.lords", "blue.lords").format("", "")
    assert legal(position(own), "recruit") == ["slaver shellfish3+shellfish5"]


@clause("ambis", "power.jailer", "power.enter-play", "lord.one-shot")
def test_the_jailer_costs_each_opponent_a_card_of_its_choice() -> None:
    """ruling.simultaneous-discards: clockwise; ruling.short-of-goods: who has nothing loses nothing."""
    text = enters(
        "jailer", "yellow.hand: crab1 squid3\nred.hand: crab2\nblue.hand: crab3", "blue yellow red green"
    )
    state = position(text)
    assert state.to_act == {"yellow"}
    assert refusals(state, "yellow discard squid5") == ("power.jailer",)
    assert "discards 1 card, as the Jailer demands" in state.prompt
    assert not state.defects
    state = play(state, "yellow discard crab1")
    assert state.to_act == {"red"}
    state = play(state, "red discard crab2")
    assert seat(state, "yellow").hand == ("squid3",)
    assert seat(state, "blue").hand == ("crab3",)
    assert state.discards == ("crab1", "crab2")
    assert state.to_act == {"yellow"}


@clause("ambis", "power.seeker")
def test_the_seeker_takes_two_pearls_from_each_opponent_or_all_there_are() -> None:
    """ruling.short-of-goods"""
    state = position(enters("seeker", "blue: 1 pearl\nyellow: 5 pearls\nred: 1 pearl"))
    assert [player.pearls for player in state.players] == [1, 3, 0]


@clause("ambis", "power.assassin", "assassin.rotate", "location.lords-not-free")
def test_the_assassins_owner_rotates_one_lord_of_each_opponent() -> None:
    """ruling.assassin-choice"""
    text = enters(
        "assassin",
        "yellow.lords: tamer@parliament jailer hunter\nyellow.locations: parliament\n"
        "red.lords: trader/rotated",
    )
    state = position(text)
    assert state.to_act == {"blue"}
    assert legal(state, "rotate") == ["hunter", "jailer"]
    assert refusals(state, "blue rotate tamer") == ("location.lords-not-free",)
    assert refusals(state, "blue rotate trader") == ("power.assassin",)
    state = play(state, "blue rotate jailer")
    assert lords(state, "yellow") == {"tamer": "under parliament", "jailer": "rotated ", "hunter": ""}
    assert lords(state, "red") == {"trader": "rotated "}
    assert state.to_act == {"yellow"}


@clause("ambis", "power.assassin")
def test_a_rotated_lord_cannot_be_rotated_again() -> None:
    state = position(enters("assassin", "yellow.lords: tamer/rotated jailer"))
    assert refusals(state, "blue rotate tamer") == ("power.assassin",)


@clause("ambis", "assassin.points-only", "power.active-lord")
def test_a_rotated_lord_keeps_its_points_alone() -> None:
    """ruling.assassin-scope, ruling.assassin-undo: also when the Assassin has left play."""
    state = position("blue.lords: slaver/rotated keeper\nblue.hand: crab1\nblue: 0 pearls, 1 key")
    assert state.facts["keys.blue"] == 2
    assert refusals(state, "blue sell crab1") == ("power.active-lord",)
    assert dict(state.scores["blue"].parts)["score.lords"] == 5 + 6


@clause("ambis", "power.commander", "commander.on-recruit")
def test_the_commander_cuts_opponents_hands_to_six_on_entering() -> None:
    """ruling.commander-owner-third-key: also when he brings the third key; the location comes after."""
    text = enters(
        "commander",
        "blue: 0 pearls, 2 keys\nlocations: parliament\nred.hand: crab1*4 squid1*2\n"
        "yellow.hand: crab2*3 squid2*3 jellyfish1*2",
    )
    state = position(text)
    assert state.to_act == {"yellow"}
    state = play(state, "yellow discard crab2", "yellow discard jellyfish1")
    assert len(seat(state, "yellow").hand) == 6
    assert state.to_act == {"blue"}
    assert "occupy" in verbs(state)
    assert lords(play(state, "blue occupy parliament"), "blue") == {"commander": "under parliament"}


SEVEN = "seats: blue yellow\nyellow.lords: commander{}\nblue.hand: crab1*4 squid1*2\ncouncil: jellyfish1\n"


@clause("ambis", "commander.may-exceed", "commander.end-of-turn", "power.commander")
def test_an_opponent_of_the_commander_holds_six_at_the_end_of_the_own_turn() -> None:
    state = play(position(SEVEN.format("")), "blue support jellyfish")
    assert state.to_act == {"blue"}
    assert verbs(state) == {"discard"}
    assert "commander.end-of-turn" in refusals(state, "blue end")
    thirteen = SEVEN.format("").replace("squid1*2", "squid1*4 shellfish1*4")
    prompt = play(position(thirteen), "blue support jellyfish").prompt
    assert "discards 7 cards: the Commander allows 6" in prompt
    state = play(state, "blue discard crab1")
    assert len(seat(state, "blue").hand) == 6
    assert state.to_act == {"yellow"}


@clause("ambis", "commander.may-exceed")
def test_a_hand_may_be_larger_during_the_turn() -> None:
    """ruling.no-hand-limit"""
    state = position(SEVEN.format("") + "asks: unsold 1\ntrack: crab5")
    assert "commander.may-exceed" in refusals(state, "blue discard crab1")
    free = play(position("council: jellyfish1*4 jellyfish2*3 jellyfish3*3"), "blue support jellyfish")
    assert len(seat(free, "blue").hand) == 10


@clause("ambis", "commander.may-exceed", "commander.end-of-turn")
def test_who_buys_a_seventh_card_in_anothers_turn_keeps_it_until_the_own_turn_ends() -> None:
    """ruling.diff-commander-after-purchase"""
    text = (
        "seats: blue yellow\nblue.lords: commander\nyellow: 1 pearl\nyellow.hand: crab1*4 squid1*2\n"
        "asks: offer 1 yellow\ntrack: squid4\ncouncil: seahorse1"
    )
    state = play(position(text), "yellow buy squid4")
    assert len(seat(state, "yellow").hand) == 7
    assert state.to_act == {"chance"}
    state = play(state, "chance card crab3", "blue take crab3", "yellow support seahorse")
    assert verbs(state) == {"discard"}
    state = play(state, "yellow discard crab1", "yellow discard crab1")
    assert state.to_act == {"blue"}


@clause("ambis", "commander.end-of-turn", "location.powers-off", "assassin.points-only")
@pytest.mark.parametrize("mark", ["/rotated", "@parliament\nyellow.locations: parliament"])
def test_a_commander_without_power_sets_no_limit(mark: str) -> None:
    """ruling.commander-tucked"""
    assert play(position(SEVEN.format(mark)), "blue support jellyfish").to_act == {"yellow"}


@clause("ambis", "commander.end-of-turn", "turn.end")
def test_a_card_may_be_sold_before_the_commanders_limit_is_checked() -> None:
    """ruling.end-of-turn-order"""
    state = play(position(SEVEN.format("") + "blue.lords: slaver"), "blue support jellyfish")
    assert verbs(state) == {"sell", "end"}
    state = play(state, "blue sell jellyfish1")
    assert state.to_act == {"yellow"}
    assert seat(state, "blue").pearls == 2


@clause("ambis", "power.tamer")
def test_the_tamer_lowers_opponents_rewards_by_one_space() -> None:
    """ruling.tamer-token: only the reward is read lower; her owner is not affected."""
    text = "asks: encounter 1\ntrack: monster\nthreat: 6\n{}.lords: tamer{}"
    state = play(position(text.format("yellow", "")), "blue fight")
    assert legal(state, "claim") == ["key+pearl+pearl", "key+pearl+token", "key+token+token"]
    assert state.threat == 6
    state = play(state, "blue claim key+pearl+pearl")
    assert state.threat == 1
    own = play(position(text.format("blue", "@parliament\nblue.locations: parliament")), "blue fight")
    assert seat(own, "blue").keys == 2
    asleep = play(position(text.format("yellow", "/rotated")), "blue fight")
    assert seat(asleep, "blue").keys == 2


@clause("ambis", "power.hunter")
def test_the_hunter_takes_a_random_token_from_an_opponent_who_has_one() -> None:
    """ruling.hunter-random: only thief and victim know its value."""
    state = position(enters("hunter", "yellow.tokens: 2 2 4"))
    assert legal(state, "rob") == ["yellow"]
    assert refusals(state, "blue rob red") == ("power.hunter",)
    assert refusals(state, "blue rob blue") == ("power.hunter",)
    state = play(state, "blue rob yellow")
    assert {str(move.value): str(odds) for move, odds in state.chance.items()} == {"2": "2/3", "4": "1/3"}
    event = next(e for e in state.outcome("chance token 4").events if e.kind == "stolen")
    assert "worth 4" in GAME.narrate(event, "blue")
    assert "worth 4" in GAME.narrate(event, "yellow")
    assert "worth" not in GAME.narrate(event, "red")
    state = play(state, "chance token 4")
    assert seat(state, "blue").tokens == (4,)
    assert seat(state, "yellow").tokens == (2, 2)


@clause("ambis", "power.hunter", "lord.one-shot")
def test_without_a_token_anywhere_the_hunter_does_nothing() -> None:
    """ruling.short-of-goods, ruling.recruit-useless-power"""
    assert position(enters("hunter")).to_act == {"yellow"}


@clause("ambis", "power.shaman")
@pytest.mark.parametrize(
    ("soldier", "rest"),
    [
        ("jailer", "yellow.hand: crab1"),
        ("seeker", "yellow: 3 pearls"),
        ("assassin", ""),
        ("commander", "yellow.hand: crab1*4 squid1*4"),
        ("hunter", "yellow.tokens: 3"),
    ],
)
def test_the_shaman_protects_from_soldiers_on_entering(soldier: str, rest: str) -> None:
    """ruling.shaman-scope"""
    before = position(f"seats: blue yellow\nyellow.lords: shaman\n{rest}").player("yellow")
    after = position(enters(soldier, f"yellow.lords: shaman\n{rest}", "blue yellow"))
    assert after.player("yellow") == before
    assert after.to_act == {"yellow"}


@clause("ambis", "power.shaman")
def test_the_shaman_protects_from_commander_and_tamer_while_active() -> None:
    """ruling.shaman-scope"""
    assert play(position(SEVEN.format("") + "blue.lords: shaman"), "blue support jellyfish").to_act == {
        "yellow"
    }
    rotated = SEVEN.format("") + "blue.lords: shaman/rotated"
    assert play(position(rotated), "blue support jellyfish").to_act == {"blue"}
    fight = "asks: encounter 1\ntrack: monster\nthreat: 6\nyellow.lords: tamer\nblue.lords: shaman@parliament"
    tucked = play(position(fight + "\nblue.locations: parliament"), "blue fight")
    assert "claim" in verbs(tucked)
    refused = refusals(
        position(enters("hunter", "yellow.tokens: 3\nyellow.lords: shaman\nred.tokens: 3")), "blue rob yellow"
    )
    assert refused == ("power.shaman",)
