"""Scoring, the 20 locations, the tie-breakers."""

import pytest

from rulebook_lab.games.ambis.rules.scoring import location_points
from tests.ambis.table import GAME, position
from tests.clauses import clause

ALLIES = "blue.affiliated: jellyfish1 jellyfish3 squid4 crab2 crab5 seahorse1 shellfish2\n"
LORDS = "blue.lords: keeper/rotated slaver@jail master-of-magic elder@abyss jailer traitor tamer\n"
TILES = "blue.locations: jail abyss\n"
YELLOW = "yellow.lords: miller\nyellow.affiliated: crab1\n"


def worth(tile: str, rest: str = "") -> int:
    """What a location is worth to Blue with the lords and allies above."""
    state = position("seats: blue yellow\n" + ALLIES + LORDS + TILES + YELLOW + rest)
    return location_points(state, "blue", tile)


@clause("ambis", "locscore.lords-of-a-guild", "locscore.all-lords-count")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("sargasso-silos", 5 + 2 * 1),
        ("hydrozoa-reserves", 6 + 2 * 1),
        ("parliament", 6 + 2 * 1),
        ("barracks", 7 + 2 * 2),
        ("dockworks", 5 + 2 * 1),
    ],
)
def test_tiles_that_count_a_guild(tile: str, points: int) -> None:
    """ruling.tiles-count-all-lords: the rotated Keeper and the tucked Slaver count."""
    assert worth(tile) == points


@clause("ambis", "locscore.affiliated-of-a-race", "location.points")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("sanctuary", 4 + 3 * 2),
        ("sargasso-fields", 3 + 3 * 1),
        ("oceanic-senate-assembly", 4 + 3 * 1),
        ("chasm", 5 + 3 * 2),
        ("nest-of-giant-clams", 3 + 3 * 1),
    ],
)
def test_tiles_that_count_affiliated_allies_of_a_race(tile: str, points: int) -> None:
    assert worth(tile) == points


@clause("ambis", "locscore.abyss", "locscore.all-lords-count")
def test_the_abyss_counts_guilds_ambassadors_included() -> None:
    """ruling.ambassadors-and-towers"""
    assert worth("abyss") == 2 * 6


@clause("ambis", "locscore.closed-tower")
def test_the_closed_tower_counts_printed_keys() -> None:
    """ruling.tiles-count-all-lords: Keeper, Slaver, Master of Magic, Tamer."""
    assert worth("closed-tower") == 3 * 4


@clause("ambis", "locscore.lost-tower")
def test_the_lost_tower_counts_lords_without_a_key() -> None:
    """ruling.ambassadors-and-towers: Elder, Jailer, Traitor."""
    assert worth("lost-tower") == 3 * 3


@clause("ambis", "locscore.depths", "locscore.throne-room")
def test_the_depths_and_the_throne_room_look_at_the_weakest_and_the_strongest_lord() -> None:
    """ruling.location-without-lords"""
    assert worth("depths") == 2 * 3
    assert worth("throne-room") == 7
    without = position("seats: blue yellow")
    assert location_points(without, "blue", "depths") == 0
    assert location_points(without, "blue", "throne-room") == 0


@clause("ambis", "locscore.jail", "locscore.coral-barrier")
def test_the_jail_and_the_coral_barrier_count_downwards() -> None:
    """ruling.negative-score: they never come near zero."""
    assert worth("jail") == 15 - 7
    assert worth("coral-barrier") == 20 - 7


@clause("ambis", "locscore.chamber-of-allies")
def test_the_chamber_of_allies_adds_the_lowest_of_each_race() -> None:
    assert worth("chamber-of-allies") == 3 + 1 + 4 + 2 + 1 + 2


@clause("ambis", "locscore.black-smokers")
def test_black_smokers_are_worth_nothing() -> None:
    assert worth("black-smokers") == 0


@clause("ambis", "locscore.city-of-mirrors")
def test_the_city_of_mirrors_copies_the_best_location_of_an_opponent_for_its_owner() -> None:
    """ruling.city-of-mirrors: Parliament with Blue's own lords is 8, the Chasm with Blue's allies 11."""
    assert worth("city-of-mirrors", "yellow.locations: parliament chasm black-smokers\n") == 11
    assert worth("city-of-mirrors") == 0
    assert worth("city-of-mirrors", "yellow.locations: black-smokers\n") == 0


@clause("ambis", "score.sum", "goal.point-sources", "score.locations", "score.lords", "score.allies")
@clause("ambis", "score.monsters", "location.lords-still-score", "lord.points", "location.points")
def test_a_score_is_the_sum_of_four_sources() -> None:
    """ruling.pearls-worthless"""
    state = position(
        "seats: blue yellow\nblue: 9 pearls, 2 keys\nblue.tokens: 2 4\n" + ALLIES + LORDS + TILES + YELLOW
    )
    points = state.scores["blue"]
    assert dict(points.parts) == {
        "score.locations": 8 + 12,
        "score.lords": 6 + 5 + 6 + 3 + 7 + 6 + 4,
        "score.allies": 3 + 4 + 5 + 1 + 2,
        "score.monsters": 6,
    }
    assert points.total == 20 + 37 + 15 + 6
    assert state.scores["yellow"].total == 10 + 1


@clause("ambis", "score.allies", "end.final-affiliation", "locscore.affiliated-of-a-race")
def test_scores_during_play_count_the_final_affiliation() -> None:
    """ruling.final-affiliation-before-scoring"""
    state = position("blue.hand: jellyfish2 jellyfish4 crab3\nblue.locations: sanctuary")
    assert dict(state.scores["blue"].parts)["score.allies"] == 2 + 3
    assert dict(state.scores["blue"].parts)["score.locations"] == 4 + 3


OVER = "seats: blue yellow red\nasks: -\n"


@clause("ambis", "win.highest", "goal.most-points")
def test_the_highest_score_wins() -> None:
    result = position(OVER + "blue.tokens: 4\nyellow.tokens: 3\nyellow: 9 pearls").result
    assert result.winners == ("blue",)
    assert result.clause == "win.highest"


@clause("ambis", "tie.pearls")
def test_among_equals_more_pearls_win() -> None:
    result = position(OVER + "blue.tokens: 4\nyellow.tokens: 4\nyellow: 2 pearls\nred: 9 pearls").result
    assert result.winners == ("yellow",)
    assert result.clause == "tie.pearls"


@clause("ambis", "tie.best-lord")
def test_then_the_strongest_lord_wins() -> None:
    """ruling.tie-best-lord: tucked and rotated lords too; what was exchanged away is gone."""
    text = (
        OVER + "blue.lords: recruiter keeper\nyellow.lords: aquaculturalist/rotated\nyellow.affiliated: -\n"
    )
    result = position(text + "yellow.tokens: 2\nblue.tokens: 3").result
    assert result.scores["blue"].total == result.scores["yellow"].total == 13
    assert result.winners == ("yellow",)
    assert result.clause == "tie.best-lord"


@clause("ambis", "tie.best-lord")
def test_whoever_is_equal_in_everything_shares_the_victory() -> None:
    """ruling.tie-still"""
    state = position(OVER + "blue.lords: keeper\nred.lords: reaper")
    assert state.result.winners == ("blue", "red")
    assert state.prompt == "The game is over: Blue and Red share the victory with 6 points."


@clause("ambis", "location.symbol", "location.anatomy")
def test_every_tile_shows_name_symbol_and_points() -> None:
    tiles = GAME.components("").locations.values()
    assert all(tile.name_en and tile.name_sr and tile.symbol and tile.formula for tile in tiles)
    for tile in tiles:
        if tile.count == "affiliated_of_race":
            assert tile.symbol == "starfish"
        if tile.count == "lords_of_guild":
            assert tile.symbol == "trident"
