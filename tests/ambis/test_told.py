"""What does not happen, and what it cost, is told; what cannot be is found."""

import pytest

from rulebook_lab.engine import Event
from rulebook_lab.games.ambis.components import RACES
from rulebook_lab.games.ambis.rules.recruiting import Recruit
from tests.ambis.table import GAME, play, position, refusals
from tests.clauses import clause

HAND = "blue: 4 pearls\nblue.hand: " + " ".join(f"{race}5 {race}4 {race}1" for race in RACES)


def recruited(lord: str, rest: str = "") -> tuple[Event, ...]:
    """What is told when Blue recruits a lord."""
    state = position(f"seats: blue yellow red\ncourt: {lord} reaper shepherd miller\n{HAND}\n{rest}")
    recruitments = [move for move in state.legal_moves if isinstance(move, Recruit) and move.lord == lord]
    untied = (move for move in recruitments if sum(card[-1] == "1" for card in move.cards) == 1)
    return state.outcome(next(untied)).events


def told(events: tuple[Event, ...]) -> list[tuple[str, str, str | None]]:
    return [(event.kind, event.clause, event.seat) for event in events]


@clause("ambis", "explore.price", "explore.one-purchase")
def test_who_cannot_buy_is_passed_over_in_words() -> None:
    state = position("seats: blue yellow red\nred: 1 pearls\nyellow: 9 pearls\nbought: yellow\nasks: reveal")
    assert told(state.outcome("chance card crab2").events) == [
        ("revealed", "explore.place", None),
        ("bought-already", "explore.one-purchase", None),
        ("too-dear", "explore.price", None),
    ]
    unsold = play(state, "chance card crab2")
    assert refusals(unsold, "yellow buy crab2") == ("explore.one-purchase", "explore.buy-or-decline")
    assert refusals(unsold, "red buy crab2")[:2] == ("explore.price", "explore.price-shared")
    assert "explore.only-latest" in refusals(unsold, "yellow buy crab3")


@pytest.mark.parametrize(
    "lord",
    [
        "corruptor",
        "hunter",
        "assassin",
        "seeker",
        "jailer",
        "traitor",
        "schemer",
        "illusionist",
        "apprentice",
        "commander",
    ],
)
def test_a_power_without_effect_says_so(lord: str) -> None:
    events = recruited(lord)
    assert ("no-effect", GAME.components().lords[lord].clause, "blue") in told(events)
    assert all("{" not in GAME.narrate(event) for event in events)


def test_a_power_with_an_effect_does_not() -> None:
    assert "no-effect" not in {event.kind for event in recruited("trader")}
    assert "no-effect" not in {event.kind for event in recruited("keeper")}


@clause("ambis", "power.recruiter", "power.treasurer", "power.diplomat")
def test_what_changes_a_price_is_named() -> None:
    rest = "yellow.lords: recruiter\nblue.lords: treasurer diplomat"
    sentences = [GAME.narrate(event) for event in recruited("landowner", rest)]
    assert "The Treasurer makes the Landowner cost Blue 2 less than printed." in sentences
    assert "The Recruiter makes the Landowner cost Blue 2 more than printed." in sentences
    state = position(f"court: shaman reaper\nyellow.lords: recruiter\n{'blue.hand: crab1'}")
    assert "The Shaman costs 8 (printed: 6)" in str(state.why_not("blue recruit shaman crab1"))


@clause("ambis", "score.sum", "locscore.jail")
def test_the_end_is_counted_out() -> None:
    state = position(
        "seats: blue yellow\nending: yellow\nasks: finish\nblue.lords: slaver miller\nblue.locations: jail\n"
        "blue.tokens: 3\nblue.hand: crab5\nblue.affiliated: squid2"
    )
    events = state.outcome("blue end").events
    sentences = [GAME.narrate(event) for event in events]
    assert "The Jail brings Blue 13 points." in sentences
    assert "Blue has 38 points: 13 for locations, 15 for lords, 7 for allies, 3 for monsters." in sentences


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("blue.lords: trader peddler shopkeeper miller landowner aquaculturalist invoker", "end.seven-lords"),
        ("court: keeper - reaper", "court.shift"),
        ("track: crab1 crab2", "explore.end"),
        ("blue.lords: hermit", "location.ambassador-tucked"),
    ],
)
def test_what_cannot_have_come_about_is_found(text: str, found: str) -> None:
    state = position(text)
    assert found in [defect.clause for defect in state.defects]
    assert all("{" not in GAME.explain(state, defect) for defect in state.defects)


def test_a_refusal_out_of_turn_names_whose_turn_it_is() -> None:
    state = position("seats: blue yellow\nyellow: 3 pearls\ncouncil: crab1")
    for move in ("yellow explore", "yellow plot", "yellow support crab"):
        assert refusals(state, move)[0] == "turn.clockwise"
    assert refusals(state, "blue affiliate crab1") == ("affiliate.tie",)
    assert refusals(state, "yellow discard crab1") == ("commander.on-recruit",)


SHAMAN = "yellow.lords: shaman\nyellow: 3 pearls\nyellow.hand: crab1*3 squid1*3 squid2*2\nyellow.tokens: 2"


@clause("ambis", "power.shaman")
@pytest.mark.parametrize("lord", ["seeker", "jailer", "commander", "hunter", "assassin"])
def test_the_shaman_protects_in_words(lord: str) -> None:
    events = recruited(lord, SHAMAN)
    assert ("protected", "power.shaman", "yellow") in told(events)
    assert f"The Shaman protects Yellow from the {lord.title()}." in map(GAME.narrate, events)
    assert "protected" not in [
        event.kind for event in recruited(lord, SHAMAN.replace("shaman", "shaman/rotated"))
    ]


@clause("ambis", "power.shaman", "power.tamer", "power.recruiter", "power.commander")
@pytest.mark.parametrize(
    ("text", "move", "lord"),
    [
        ("track: monster\nthreat: 4\nasks: encounter 1\nyellow.lords: tamer", "blue fight", "tamer"),
        (
            "court: reaper shepherd miller\nblue.hand: seahorse5 squid4\nyellow.lords: recruiter",
            "blue recruit reaper seahorse5+squid4",
            "recruiter",
        ),
        (
            "track: crab1\nasks: unsold 1\nblue.hand: crab2*3 crab3*3\nyellow.lords: commander",
            "blue take crab1",
            "commander",
        ),
    ],
)
def test_the_shaman_protects_from_lasting_soldiers_in_words(text: str, move: str, lord: str) -> None:
    with_shaman = position(f"seats: blue yellow\n{text}\nblue.lords: shaman")
    assert ("protected", "power.shaman", "blue") in told(with_shaman.outcome(move).events)
    for without in (text, text.replace(f"yellow.lords: {lord}", "blue.lords: shaman")):
        state = position(f"seats: blue yellow\n{without}")
        assert "protected" not in [event.kind for event in state.outcome(move).events]


@pytest.mark.parametrize(("threat", "told_so"), [(1, False), (2, True)])
@clause("ambis", "power.shaman", "power.tamer", "tamer.first-space")
def test_the_shaman_protects_from_a_tamer_who_could_lower_the_reward(threat: int, told_so: bool) -> None:
    text = f"threat: {threat}\ntrack: monster\nasks: encounter 1\nblue.lords: shaman\nyellow.lords: tamer"
    kinds = [event.kind for event in position(text).outcome("blue fight").events]
    assert ("protected" in kinds) is told_so


@clause("ambis", "power.shaman", "power.commander")
def test_nobody_is_protected_from_a_commander_who_demands_nothing() -> None:
    """A hand of three is not above six: the end of the turn tells of no Shaman."""
    state = position(
        "seats: blue yellow\ntrack: crab1\nasks: unsold 1\nblue.hand: crab2*2\nyellow.lords: commander\n"
        "blue.lords: shaman"
    )
    assert "protected" not in [event.kind for event in state.outcome("blue take crab1").events]
