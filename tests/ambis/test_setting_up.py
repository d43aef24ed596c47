"""Components and setup."""

from collections import Counter
from fractions import Fraction

import pytest

from rulebook_lab.engine import BadComponents, BadOption
from rulebook_lab.games.ambis.state import Player
from tests.ambis.table import GAME, play, position, refusals
from tests.clauses import clause


@clause("ambis", "setup.exploration-cards", "setup.exploration-deck", "ally.races", "ally.distribution")
@clause("ambis", "ally.monster-cards")
def test_the_exploration_deck_has_65_allies_and_6_monsters() -> None:
    deck = Counter(GAME.start(2).deck)
    assert deck.total() == 71
    assert deck.pop("monster") == 6
    for race in ("squid", "shellfish", "crab", "seahorse", "jellyfish"):
        assert [deck.pop(f"{race}{value}") for value in (5, 4, 3, 2, 1)] == [1, 2, 3, 3, 4]
    assert not deck


@clause("ambis", "setup.lord-cards", "setup.lord-deck", "setup.court")
def test_six_of_35_lords_open_the_court() -> None:
    start = GAME.start(3)
    assert len(start.lord_deck) == 35
    assert len(start.chance) == 35
    state = start.let_chance(1)
    assert len(state.lord_deck) == 29
    assert len({lord for lord in state.court if lord}) == 6


@clause("ambis", "setup.location-tiles", "setup.location-pile", "setup.location-open")
def test_one_of_20_locations_lies_open() -> None:
    start = GAME.start(2)
    assert len(start.location_pile) == 20
    state = start.let_chance(1)
    assert len(state.open_locations) == 1
    assert len(state.location_pile) == 19


@clause("ambis", "setup.monster-tokens", "setup.monster-tokens-pool")
def test_twenty_monster_tokens_lie_in_the_pool() -> None:
    assert Counter(GAME.start(2).pool) == {4: 2, 3: 9, 2: 9}
    assert sum(GAME.start(2).pool) == 53


@clause("ambis", "setup.threat-token", "setup.key-tokens")
def test_the_threat_begins_at_1_and_ten_key_tokens_are_there() -> None:
    """ruling.threat-start"""
    state = GAME.start(2)
    assert state.threat == 1
    assert state.facts["key-tokens"] == 10


@clause("ambis", "setup.pearl-each", "setup.treasury")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_pearl_and_nothing_else(seats: int) -> None:
    for player in GAME.start(seats).players:
        assert player == Player(pearls=1)


@clause("ambis", "setup.treasury", "power.trader")
def test_the_treasury_never_runs_out_of_pearls() -> None:
    """ruling.pearls-unlimited: gains are paid in full though all 50 pearls of the box are held."""
    state = position(
        "seats: blue yellow\nyellow: 50 pearls\ncourt: sage elder keeper\nasks: enter-play trader"
    )
    assert [player.pearls for player in state.players] == [3, 50]


@clause("ambis", "setup.board", "setup.same-for-all-counts")
def test_setup_is_the_same_for_two_three_and_four() -> None:
    """ruling.player-count"""
    two, three, four = (GAME.start(seats) for seats in (2, 3, 4))
    for name in ("deck", "lord_deck", "location_pile", "pool", "threat", "track", "court", "council"):
        assert getattr(two, name) == getattr(three, name) == getattr(four, name)
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 seats"):
            GAME.start(seats)


@clause("ambis", "setup.first-player")
def test_the_first_player_is_drawn_with_equal_odds_or_named() -> None:
    state = GAME.start(3)
    while "starter" not in {move.verb for move in state.chance}:
        state = state.play(next(iter(state.chance)))
    assert set(state.chance.values()) == {Fraction(1, 3)}
    assert play(state, "chance starter red").to_act == {"red"}
    assert GAME.start(3, first="yellow").let_chance(5).to_act == {"yellow"}
    with pytest.raises(BadOption, match="first is one of the seats"):
        GAME.start(2, first="red")
    with pytest.raises(BadOption, match="whole number"):
        GAME.start(2, max_turns=-1)


def test_chance_cannot_bring_what_is_not_there() -> None:
    state = position("asks: reveal\ndeck: crab1")
    assert refusals(state, "chance card crab2") == ("explore.reveal",)
    assert refusals(state, "blue card crab1") == ("explore.reveal",)


def test_an_owner_may_replace_the_components() -> None:
    text = GAME.components_text("")
    game = GAME.with_components(text.replace("per_player = 1", "per_player = 3", 1))
    assert game.start(2).players[0].pearls == 3
    assert GAME.start(2).players[0].pearls == 1


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "supply.key-tokens"', 'id = "supply.keys"', "'supply.key-tokens' is missing"),
        (
            "per_player = 1",
            "per_player = -1",
            "per_player: -1 is wrong; a whole number from 0",
        ),
        ('guild = "soldier"', 'guild = "baker"', "guild: 'baker' is wrong; one of soldier"),
        (
            'forced_race = "crab"\nvalue',
            'forced_race = "fish"\nvalue',
            "forced_race: 'fish' is wrong",
        ),
        ("races = 2", "races = 6", "races: 6 is wrong; a whole number from 1 to 5 is right"),
        (
            "values = [5, 4, 3, 2, 1]",
            "values = [9, 4, 3, 2, 1]",
            "9 is wrong; a whole number from 1 to 5 is right",
        ),
        ("counts = [2, 9, 9]", "counts = [2, 9]", "of the same length"),
        ("cost = 10", 'cost = "ten"', "lord.recruiter"),
        ("rewards = [", "prizes = [", "rewards is missing: a list, each a table of pearls"),
        ("[[component]]", "[component", "this is no TOML"),
        ('id = "lord.apprentice"', "id = 1", "id: 1 is wrong; a name such as 'lord.tamer' is right"),
        ('id = "lord.apprentice"', 'id = "lord.tamer"', "'lord.tamer' comes twice"),
        ('symbol = "trident"', 'symbol = "spoon"', "symbol: 'spoon' is wrong; one of trident, .* is right"),
        (
            'count = "guilds"',
            'count = "spoons"',
            "count: 'spoons' is wrong; one of lords",
        ),
        ('count_arg = "crab"', 'count_arg = "fish"', "count_arg is one of jellyfish, .*, not 'fish'"),
        ("params = {pearls = 5}", "params = {}", "params needs pearls, a whole number from 0 on"),
        ("params = {amount = -2}", "params = {amount = 2}", "params needs amount, a whole number up to 0"),
    ],
)
def test_a_components_file_with_a_wrong_value_says_so(old: str, new: str, complaint: str) -> None:
    text = GAME.components_text("")
    assert old in text
    with pytest.raises(BadComponents, match=complaint):
        GAME.with_components(text.replace(old, new, 1))
