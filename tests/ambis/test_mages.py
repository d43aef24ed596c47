"""The mages' powers."""

from tests.ambis.table import council, enters, legal, lords, play, position, refusals, seat, told, verbs
from tests.clauses import clause

COURT = "court: {} sage elder keeper\n"


@clause("ambis", "power.invoker")
def test_the_invoker_brings_one_extra_full_turn() -> None:
    """ruling.invoker-turn-complete, ruling.price-per-turn, ruling.activated-once"""
    state = position(
        enters(
            "invoker",
            "bought: yellow\nblue.lords: landlord slaver/used\ncouncil: crab1 squid1\nyellow: 2 pearls",
        )
    )
    assert state.to_act == {"blue"}
    assert state.buyers == ()
    assert seat(state, "blue").pearls == 1
    assert not any(lord.used for lord in seat(state, "blue").lords)
    assert verbs(state) >= {"plot", "support", "explore"}
    assert play(state, "blue support crab", "blue end").to_act == {"yellow"}


@clause("ambis", "power.apprentice")
def test_the_apprentice_takes_a_pile_and_the_alchemist_does_not_double_it() -> None:
    """ruling.apprentice-alchemist, ruling.stack-choice-only-nonempty"""
    state = position(enters("apprentice", "council: crab1 crab2 squid1\nblue.lords: alchemist"))
    assert legal(state, "gather") == ["crab", "squid"]
    assert refusals(state, "blue gather seahorse") == ("power.apprentice",)
    assert told(state, "blue gather crab")["takes-pile"] == "power.apprentice"
    state = play(state, "blue gather crab")
    assert seat(state, "blue").hand == ("crab1", "crab2")
    assert position(enters("apprentice")).to_act == {"yellow"}


@clause("ambis", "power.oracle")
def test_the_oracle_discards_a_pile_once_a_turn() -> None:
    """ruling.oracle-discard"""
    state = position("blue.lords: oracle\ncouncil: crab1 crab2 squid1")
    assert legal(state, "dissolve") == ["crab", "squid"]
    assert refusals(state, "blue dissolve seahorse") == ("power.oracle",)
    state = play(state, "blue dissolve crab")
    assert council(state) == {"squid": ("squid1",)}
    assert state.discards == ("crab1", "crab2")
    assert refusals(state, "blue dissolve squid") == ("power.oracle",)


@clause("ambis", "power.alchemist")
def test_the_alchemist_takes_two_piles_named_together() -> None:
    """ruling.alchemist-blind, ruling.automatic-powers: with two piles there, both must be taken."""
    state = position("blue.lords: alchemist\ncouncil: crab1 crab2 squid1 seahorse1")
    assert legal(state, "support") == ["crab+seahorse", "crab+squid", "seahorse+squid"]
    assert refusals(state, "blue support crab") == ("power.alchemist",)
    assert refusals(state, "blue support crab+crab") == ("power.alchemist",)
    assert seat(play(state, "blue support crab+squid"), "blue").hand == ("crab1", "crab2", "squid1")
    alone = position("blue.lords: alchemist\ncouncil: crab1")
    assert legal(alone, "support") == ["crab"]
    _, events = alone.outcome("blue support crab")
    assert ("single-pile", "power.alchemist") in [(event.kind, event.clause) for event in events]


@clause("ambis", "power.illusionist")
def test_the_illusionist_may_exchange_a_location() -> None:
    """ruling.illusionist-details, ruling.mandatory-or-optional"""
    text = enters(
        "illusionist", "blue.locations: jail\nblue.lords: keeper@jail\nlocations: parliament sanctuary"
    )
    state = position(text)
    assert legal(state, "exchange") == ["jail parliament", "jail sanctuary"]
    assert refusals(state, "blue exchange sanctuary abyss") == ("power.illusionist", "power.illusionist")
    after = play(state, "blue exchange jail parliament")
    assert seat(after, "blue").locations == ("parliament",)
    assert lords(after, "blue")["keeper"] == "under parliament"
    assert after.open_locations == ("jail", "sanctuary")
    assert seat(play(state, "blue waive"), "blue").locations == ("jail",)
    assert position(enters("illusionist", "locations: parliament")).to_act == {"yellow"}
    assert position(enters("illusionist", "blue.locations: jail")).to_act == {"yellow"}


@clause("ambis", "power.master-of-magic", "master.later")
def test_with_the_master_of_magic_any_ally_played_may_be_affiliated() -> None:
    text = COURT.format("seeker") + "blue.hand: crab4 squid3 crab1\nblue.lords: master-of-magic{}"
    state = play(position(text.format("")), "blue recruit seeker crab4+squid3")
    assert legal(state, "affiliate") == ["crab4", "squid3"]
    assert seat(play(state, "blue affiliate crab4"), "blue").affiliated == ("crab4",)
    asleep = play(position(text.format("/rotated")), "blue recruit seeker crab4+squid3")
    assert seat(asleep, "blue").affiliated == ("squid3",)
