"""Scoring: locations, lords, the strongest affiliated allies, monster tokens; the tie-breakers."""

from __future__ import annotations

from collections.abc import Callable

from ....engine import Points, Result, Seat, value
from ..components import GUILDS, RACE, RACES, VALUE, LocationTile
from ..state import AmbisState, Player
from .ending import as_at_the_end

# -- what a location counts -----------------------------------------------------------------

Count = Callable[[AmbisState, Player, str], int]


@value("locscore.all-lords-count", off=())
def lords_counted(player: Player) -> tuple[str, ...]:
    """All lords of the controller: free, rotated and tucked."""
    return tuple(lord.id for lord in player.lords)


@value("locscore.lords-of-a-guild", off=0)
def lords_of_guild(state: AmbisState, player: Player, guild: str) -> int:
    """How many lords of one guild the player has."""
    return sum(state.kit.lords[lord].guild == guild for lord in lords_counted(player))


@value("locscore.affiliated-of-a-race", off=0)
def affiliated_of_race(state: AmbisState, player: Player, race: str) -> int:
    """How many affiliated allies of one race the player has."""
    return sum(RACE[card] == race for card in player.affiliated)


@value("locscore.abyss", off=0)
def guilds(state: AmbisState, player: Player, _: str) -> int:
    """Of how many guilds the player has a lord."""
    return sum(lords_of_guild(state, player, guild) > 0 for guild in GUILDS)


@value("locscore.closed-tower", off=0)
def lords_with_key(state: AmbisState, player: Player, _: str) -> int:
    """How many lords show a key symbol."""
    return sum(state.kit.lords[lord].keys > 0 for lord in lords_counted(player))


@value("locscore.lost-tower", off=0)
def lords_without_key(state: AmbisState, player: Player, _: str) -> int:
    """How many lords show no key symbol."""
    return sum(state.kit.lords[lord].keys == 0 for lord in lords_counted(player))


@value("locscore.depths", off=0)
def lowest_lord_value(state: AmbisState, player: Player, _: str) -> int:
    """The value of the weakest lord, 0 without lords."""
    return min((state.kit.lords[lord].value for lord in lords_counted(player)), default=0)


@value("locscore.throne-room", off=0)
def highest_lord_value(state: AmbisState, player: Player, _: str) -> int:
    """The value of the strongest lord, 0 without lords."""
    return max((state.kit.lords[lord].value for lord in lords_counted(player)), default=0)


@value("locscore.jail", off=0)
def number_of_lords(state: AmbisState, player: Player, _: str) -> int:
    """How many lords the player has."""
    return len(lords_counted(player))


@value("locscore.chamber-of-allies", off=0)
def lowest_of_each_race(state: AmbisState, player: Player, _: str) -> int:
    """The lowest affiliated ally of each race, added up."""
    return sum(min(values) for race in RACES if (values := affiliated_values(player, race)))


@value("locscore.coral-barrier", off=0)
def number_of_affiliated(state: AmbisState, player: Player, _: str) -> int:
    """How many affiliated allies the player has."""
    return len(player.affiliated)


def nothing(state: AmbisState, player: Player, _: str) -> int:
    """Black Smokers count nothing."""
    return 0


COUNTS: dict[str, Count] = {
    "lords_of_guild": lords_of_guild,
    "affiliated_of_race": affiliated_of_race,
    "guilds": guilds,
    "lords_with_key": lords_with_key,
    "lords_without_key": lords_without_key,
    "lowest_lord_value": lowest_lord_value,
    "highest_lord_value": highest_lord_value,
    "lords": number_of_lords,
    "sum_of_lowest_affiliated_per_race": lowest_of_each_race,
    "affiliated": number_of_affiliated,
    "none": nothing,
    "copy_best_opponent_location": nothing,
}
"""What a tile counts, by the name the component data give it."""


def affiliated_values(player: Player, race: str) -> list[int]:
    """The values of the player's affiliated allies of a race."""
    return [VALUE[card] for card in player.affiliated if RACE[card] == race]


def tile_points(state: AmbisState, tile: LocationTile, player: Player) -> int:
    """What a tile is worth with the lords and affiliated allies of a player."""
    return tile.base + tile.per * COUNTS[tile.count](state, player, tile.count_arg)


@value("locscore.city-of-mirrors", off=0)
def mirrored(state: AmbisState, seat: Seat, player: Player) -> int:
    """The best of the opponents' locations, counted for the owner of the City (0 without any)."""
    tiles = [tile for other in state.opponents(seat) for tile in state.player(other).locations]
    return max((tile_points(state, state.kit.locations[tile], player) for tile in tiles), default=0)


def location_points(state: AmbisState, seat: Seat, location: str) -> int:
    """What a location is worth to a seat, as if the game were over."""
    player = as_at_the_end(state.player(seat))
    if state.kit.locations[location].count == "copy_best_opponent_location":
        return mirrored(state, seat, player)
    return tile_points(state, state.kit.locations[location], player)


# -- the four sources -----------------------------------------------------------------------


@value("score.locations", "location.points", off=0)
def points_of_locations(state: AmbisState, seat: Seat) -> int:
    """A: the points of every location controlled."""
    return sum(location_points(state, seat, tile) for tile in state.player(seat).locations)


@value("score.lords", "lord.points", "location.lords-still-score", off=0)
def points_of_lords(state: AmbisState, seat: Seat) -> int:
    """B: the printed values of all lords, tucked ones included."""
    return sum(state.kit.lords[lord.id].value for lord in state.player(seat).lords)


@value("score.allies", off=0)
def points_of_allies(state: AmbisState, seat: Seat) -> int:
    """C: the strongest affiliated ally of each race."""
    player = as_at_the_end(state.player(seat))
    return sum(max(affiliated_values(player, race), default=0) for race in RACES)


@value("score.monsters", off=0)
def points_of_monsters(state: AmbisState, seat: Seat) -> int:
    """D: the monster tokens."""
    return sum(state.player(seat).tokens)


@value("score.sum", "goal.point-sources", off=Points(0, ()))
def points(state: AmbisState, seat: Seat) -> Points:
    """A seat's points if the game were scored now, with the final affiliation."""
    parts = (
        ("score.locations", points_of_locations(state, seat)),
        ("score.lords", points_of_lords(state, seat)),
        ("score.allies", points_of_allies(state, seat)),
        ("score.monsters", points_of_monsters(state, seat)),
    )
    return Points(sum(count for _, count in parts), parts)


def scores(state: AmbisState) -> dict[Seat, Points]:
    """Everybody's points if the game were scored now."""
    return {seat: points(state, seat) for seat in state.seats}


# -- who wins -------------------------------------------------------------------------------


@value("win.highest", "goal.most-points", off=0)
def total(state: AmbisState, seat: Seat) -> int:
    """The points that decide first."""
    return points(state, seat).total


@value("tie.pearls", off=0)
def pearls(state: AmbisState, seat: Seat) -> int:
    """The pearls that decide among equals."""
    return state.player(seat).pearls


@value("tie.best-lord", off=0)
def best_lord(state: AmbisState, seat: Seat) -> int:
    """The strongest lord that decides last."""
    return max((state.kit.lords[lord.id].value for lord in state.player(seat).lords), default=0)


def result(state: AmbisState) -> Result:
    """Who has won, and by which clause; a tie in everything is shared (ruling.tie-still)."""
    best = state.seats
    decided = "win.highest"
    for clause, measure in (("win.highest", total), ("tie.pearls", pearls), ("tie.best-lord", best_lord)):
        if len(best) > 1:
            most = max(measure(state, seat) for seat in best)
            best = tuple(seat for seat in best if measure(state, seat) == most)
            decided = clause
    return Result(best, scores(state), decided, "" if len(best) == 1 else "shared")
