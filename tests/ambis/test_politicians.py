"""The politicians' powers, and exchanges of lords."""

from tests.ambis.table import GAME, enters, legal, lords, play, position, refusals, seat, told, verbs
from tests.clauses import clause

COURT = "court: {} sage elder keeper\n"


@clause("ambis", "power.opportunist")
def test_the_opportunist_replaces_a_lord_on_its_very_space() -> None:
    """ruling.opportunist-slot, ruling.lord-discards-gone"""
    state = position("blue.lords: opportunist\ncourt: miller reaper")
    assert legal(state, "replace") == ["miller", "reaper"]
    assert refusals(state, "blue replace tamer") == ("power.opportunist",)
    state = play(state, "blue replace miller", "chance lord tamer")
    assert state.court == ("", "", "", "", "tamer", "reaper")
    assert state.removed == ("miller",)
    assert seat(state, "blue").pearls == 0
    assert refusals(state, "blue replace reaper") == ("power.opportunist",)
    bare = position("blue.lords: opportunist\ncourt: miller\nlord-deck: -")
    assert refusals(bare, "blue replace miller") == ("power.opportunist",)
    without = position("court: miller\nblue.hand: crab1\ncouncil: crab1")
    assert {move.verb for move in GAME.candidates(without)}.isdisjoint({"replace", "sell", "dissolve"})


@clause("ambis", "power.corruptor")
def test_the_corruptor_buys_a_second_lord_for_five_pearls() -> None:
    """ruling.corruptor-price, ruling.corruptor-counts, ruling.no-affiliation-without-payment"""
    text = enters("corruptor", "blue: {} pearls\nblue.lords: treasurer\nyellow.lords: recruiter")
    state = position(text.format(6))
    assert legal(state, "corrupt") == ["miller", "reaper", "shepherd"]
    assert refusals(state, "blue corrupt tamer") == ("power.corruptor",)
    after = play(state, "blue corrupt miller")
    assert list(lords(after, "blue")) == ["treasurer", "corruptor", "miller"]
    assert seat(after, "blue").pearls == 6 - 5 + 2  # the Court is down to two: one Court step
    assert seat(after, "blue").affiliated == ()
    assert seat(play(state, "blue waive"), "blue").pearls == 6
    assert position(text.format(4)).to_act == {"yellow"}


@clause("ambis", "power.corruptor", "court.two-left")
def test_the_pearls_of_the_court_cannot_pay_for_the_corruptor() -> None:
    """ruling.refill-timing"""
    text = "court: corruptor miller reaper\nblue: 3 pearls\nblue.hand: squid5 squid4*2"
    state = play(position(text), "blue recruit corruptor squid5+squid4+squid4")
    assert seat(state, "blue").pearls == 5
    assert state.to_act == {"chance"}


@clause("ambis", "power.traitor", "swap.targets", "location.lords-not-free", "swap.rotated")
def test_the_traitor_exchanges_another_free_lord_for_one_of_the_court() -> None:
    """ruling.slip-traitor-card, ruling.traitor-source, ruling.exchange-keeps-count"""
    text = enters(
        "traitor", "blue.lords: jailer tamer@jail hunter/rotated\nblue.locations: jail\nyellow.lords: trader"
    )
    state = position(text)
    assert "hunter miller" in legal(state, "betray")
    assert len(legal(state, "betray")) == 6
    assert refusals(state, "blue betray traitor miller") == ("swap.targets",)
    assert refusals(state, "blue betray trader miller") == ("swap.targets",)
    assert refusals(state, "blue betray tamer miller") == ("location.lords-not-free",)
    assert refusals(state, "blue betray jailer keeper") == ("power.traitor",)
    after = play(state, "blue betray jailer miller")
    assert list(lords(after, "blue")) == ["tamer", "hunter", "traitor", "miller"]
    assert after.removed == ("jailer",)
    assert len(lords(play(state, "blue waive"), "blue")) == 4


@clause("ambis", "power.traitor")
def test_without_another_free_lord_or_a_court_the_traitor_does_nothing() -> None:
    """ruling.traitor-source, ruling.recruit-useless-power"""
    assert position(enters("traitor")).to_act == {"yellow"}
    bare = "court: -\nasks: court-step > enter-play traitor\nblue.lords: jailer\nlord-deck: -"
    assert position(bare).to_act == {"yellow"}


@clause("ambis", "power.schemer", "swap.targets", "swap.power-at-once")
def test_the_schemer_exchanges_a_lord_for_the_top_of_the_deck_seen_afterwards() -> None:
    state = position(enters("schemer", "blue.lords: keeper"))
    assert legal(state, "scheme") == ["keeper"]
    assert refusals(state, "blue scheme schemer") == ("swap.targets",)
    state = play(state, "blue scheme keeper")
    assert state.to_act == {"chance"}
    state = play(state, "chance lord trader")
    assert list(lords(state, "blue")) == ["schemer", "trader"]
    assert seat(state, "blue").pearls == 3
    assert "trader" not in state.lord_deck


@clause("ambis", "power.schemer")
def test_the_schemer_needs_a_card_in_the_deck() -> None:
    """ruling.schemer-empty-deck"""
    state = position(enters("schemer", "blue.lords: keeper\nlord-deck: -"))
    assert state.to_act == {"yellow"}


@clause("ambis", "swap.power-at-once", "power.enter-play")
def test_powers_chain_depth_first() -> None:
    """ruling.chain-resolution, ruling.source-lord-leaves: the Traitor may discard the Schemer."""
    state = position(enters("schemer", "blue.lords: keeper\ncouncil: crab1"))
    state = play(state, "blue scheme keeper", "chance lord traitor")
    assert "schemer miller" in legal(state, "betray")
    state = play(state, "blue betray schemer reaper")
    assert list(lords(state, "blue")) == ["traitor", "reaper"]
    assert state.removed == ("keeper", "schemer")
    assert seat(state, "blue").pearls == 2


@clause("ambis", "assassin.still-free", "swap.rotated", "assassin.replacement")
def test_a_rotated_lord_may_be_exchanged_for_a_sound_one_with_its_key() -> None:
    """ruling.exchange-and-keys: the newcomer's key may force a location."""
    state = position(
        enters("traitor", "blue.lords: keeper/rotated\nblue: 0 pearls, 2 keys\nlocations: parliament")
    )
    assert state.facts["keys.blue"] == 2
    state = play(
        state,
        "blue betray keeper reaper",
        *[f"chance lord {x}" for x in ("jailer", "tamer", "sage", "elder")],
    )
    assert lords(state, "blue") == {"traitor": "", "reaper": ""}
    assert state.facts["keys.blue"] == 3
    assert "occupy" in verbs(state)


@clause("ambis", "power.diplomat", "lord.power-no-arrow", "lord.lasting")
def test_the_diplomat_ignores_the_forced_race_but_not_their_number() -> None:
    text = COURT.format("reaper") + "blue.hand: crab4 squid3 crab1\nblue.lords: diplomat{}"
    assert "reaper crab4+squid3" in legal(position(text.format("")), "recruit")
    assert "recruit.exact-races" in refusals(position(text.format("")), "blue recruit reaper crab4+crab1")
    assert legal(position(text.format("/rotated")), "recruit") == []
    assert (
        told(position(text.format("")), "blue recruit reaper crab4+squid3")["any-races"] == "power.diplomat"
    )
    usual = position(COURT.format("reaper") + "blue.hand: seahorse4 squid3\nblue.lords: diplomat")
    assert "any-races" not in told(usual, "blue recruit reaper seahorse4+squid3")


@clause("ambis", "power.treasurer", "power.recruiter")
def test_the_treasurer_takes_two_off_and_the_recruiter_puts_two_on() -> None:
    """ruling.cost-floor, ruling.modifiers-before"""
    text = COURT.format("reaper") + "blue.hand: crab2 seahorse3\nblue.lords: treasurer\n"
    assert legal(position(text), "recruit") == ["reaper crab2+seahorse3"]
    both = position(text + "yellow.lords: recruiter\nblue: 2 pearls")
    after = play(both, "blue recruit reaper crab2+seahorse3")
    assert seat(after, "blue").pearls == 0
    itself = position(COURT.format("treasurer") + "blue.hand: squid5 crab3")
    assert refusals(itself, "blue recruit treasurer squid5+crab3") == ("lord.cost-value",)
