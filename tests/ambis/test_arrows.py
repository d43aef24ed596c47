"""Arrow powers in general, and the cards."""

import pytest

from tests.ambis.table import GAME, enters, play, position, refusals, seat, told, verbs
from tests.clauses import clause


@clause("ambis", "lord.power-arrow", "lord.one-shot")
@pytest.mark.parametrize(
    ("lord", "move"),
    [
        ("assassin", "rotate keeper"),
        ("hunter", "rob yellow"),
        ("apprentice", "gather crab"),
        ("illusionist", "exchange jail parliament"),
        ("corruptor", "corrupt miller"),
        ("traitor", "betray jailer miller"),
        ("schemer", "scheme jailer"),
    ],
)
def test_an_arrow_power_works_once(lord: str, move: str) -> None:
    state = position(f"blue.lords: {lord} jailer\nblue: 9 pearls\ncourt: miller\ncouncil: crab1")
    assert refusals(state, f"blue {move}")[0] == "lord.power-arrow"
    for other in ("yellow", "nobody"):
        assert "lord.power-arrow" not in refusals(state, f"{other} {move}")


@clause("ambis", "lord.one-shot", "power.enter-play")
def test_some_powers_may_be_declined_and_others_must_be_used() -> None:
    """ruling.mandatory-or-optional"""
    assert "waive" in verbs(position(enters("corruptor", "blue: 5 pearls")))
    assert "waive" in verbs(position(enters("schemer", "blue.lords: keeper")))
    assert verbs(position(enters("apprentice", "council: crab1"))) == {"gather"}
    assert verbs(position(enters("hunter", "yellow.tokens: 2"))) == {"rob"}
    assert verbs(position(enters("assassin", "yellow.lords: keeper"))) == {"rotate"}


@clause("ambis", "power.enter-play", "power.corruptor", "power.trader")
def test_a_lord_bought_by_the_corruptor_uses_its_power() -> None:
    text = "seats: blue yellow\ncourt: trader keeper reaper\n"
    text += "asks: court-step > enter-play corruptor\nblue: 5 pearls"
    state = play(position(text), "blue corrupt trader")
    assert seat(state, "blue").pearls == 3 + 2
    assert told(position(text), "blue corrupt trader")["power-pearls"] == "power.trader"


@clause("ambis", "power.farmers", "guild.farmers")
def test_farmers_have_no_power() -> None:
    for lord in ("miller", "aquaculturalist", "landowner", "keeper", "reaper", "shepherd"):
        text = f"seats: blue yellow\nasks: enter-play {lord}\ncourt: sage elder hermit"
        assert position(text).to_act == {"yellow"}


@clause("ambis", "guild.six", "lord.anatomy", "lord.key", "guild.soldiers", "guild.mages")
@clause("ambis", "guild.merchants", "guild.politicians", "guild.ambassadors")
def test_the_cards_are_those_of_the_catalogue() -> None:
    """ruling.slip-lord-race: lords have a guild, and most guilds force the race of their colour."""
    cards = GAME.components("").lords.values()
    count = {guild: sum(card.guild == guild for card in cards) for guild in {card.guild for card in cards}}
    assert count == {"soldier": 7, "merchant": 6, "mage": 7, "politician": 6, "farmer": 6, "ambassador": 3}
    race_of = {"soldier": "crab", "merchant": "shellfish", "mage": "jellyfish", "politician": "squid"}
    race_of |= {"farmer": "seahorse", "ambassador": ""}
    assert all(card.forced_race == race_of[card.guild] for card in cards)
    assert not any(card.keys and card.arrow for card in cards)
    assert GAME.components("").lords["schemer"].name_sr == "Spletkarš"  # ruling.schemer-name
    assert sum(card.keys for card in cards) == 16
