"""Scoring: locations, lords, the strongest affiliated allies, monster tokens; who wins."""

from __future__ import annotations

from ....engine import Points, Result, Seat
from ..components import RACE, RACES, VALUE, LocationTile
from ..state import AmbisState, Player
from .ending import as_at_the_end

# -- locations ------------------------------------------------------------------------------


def values_by_race(player: Player) -> list[list[int]]:
    """The values of the player's affiliated allies, for each race that there is."""
    values = ([VALUE[card] for card in player.affiliated if RACE[card] == race] for race in RACES)
    return [of_race for of_race in values if of_race]


def strongest_allies(player: Player) -> list[str]:
    """The card of most value among the player's affiliated allies of each race."""
    by_race = ([card for card in player.affiliated if RACE[card] == race] for race in RACES)
    return [max(of_race, key=VALUE.__getitem__) for of_race in by_race if of_race]


def counted(state: AmbisState, tile: LocationTile, player: Player) -> int:
    """How many there are of what a tile counts; all lords of the controller count: free, rotated, tucked."""
    lords = [state.box.lords[lord.id] for lord in player.lords]  # locscore.all-lords-count, else []
    match tile.count:
        case "lords_of_guild":
            of_guild = [lord for lord in lords if lord.guild == tile.count_arg]
            return len(of_guild)  # locscore.lords-of-a-guild, else 0
        case "affiliated_of_race":
            of_race = [card for card in player.affiliated if RACE[card] == tile.count_arg]
            return len(of_race)  # locscore.affiliated-of-a-race, else 0
        case "guilds":
            return len({lord.guild for lord in lords})  # locscore.abyss, else 0
        case "lords_with_key":
            return len([lord for lord in lords if lord.keys])  # locscore.closed-tower, else 0
        case "lords_without_key":
            return len([lord for lord in lords if not lord.keys])  # locscore.lost-tower, else 0
        case "lowest_lord_value":
            return min((lord.value for lord in lords), default=0)  # locscore.depths, else 0
        case "highest_lord_value":
            return max((lord.value for lord in lords), default=0)  # locscore.throne-room, else 0
        case "lords":
            return len(lords)  # locscore.jail, else 0
        case "sum_of_lowest_affiliated_per_race":
            return sum(map(min, values_by_race(player)))  # locscore.chamber-of-allies, else 0
        case "affiliated":
            return len(player.affiliated)  # locscore.coral-barrier, else 0
        case "none" | "copy_best_opponent_location":
            return 0


def tile_points(state: AmbisState, tile: LocationTile, player: Player) -> int:
    """What a tile is worth with the lords and affiliated allies of a player."""
    return tile.base + tile.per * counted(state, tile, player)


def copied(state: AmbisState, seat: Seat) -> str:
    """The location of an opponent that is worth most to a seat; "" where they have none."""
    box, player = state.box, as_at_the_end(state.player(seat))
    tiles = [tile for other in state.opponents(seat) for tile in state.player(other).locations]
    return max(tiles, key=lambda tile: tile_points(state, box.locations[tile], player), default="")


def counts_as(state: AmbisState, seat: Seat, location: str) -> str:
    """The tile by which a location scores: for the City of Mirrors the one it copies, "" if none."""
    if state.box.locations[location].count != "copy_best_opponent_location":
        return location
    return copied(state, seat)  # locscore.city-of-mirrors, else ""


def location_points(state: AmbisState, seat: Seat, location: str) -> int:
    """What a location is worth to a seat, as if the game were over."""
    tile = counts_as(state, seat, location)
    player = as_at_the_end(state.player(seat))
    return tile_points(state, state.box.locations[tile], player) if tile else 0


# -- the four sources -----------------------------------------------------------------------


def lord_values(state: AmbisState, seat: Seat) -> list[int]:
    """The printed values of a seat's lords, tucked ones included."""
    return [state.box.lords[lord.id].value for lord in state.player(seat).lords]


def points(state: AmbisState, seat: Seat) -> Points:
    """A seat's points if the game were scored now, with the final affiliation."""
    player = state.player(seat)
    places = [location_points(state, seat, tile) for tile in player.locations]
    strongest = [VALUE[card] for card in strongest_allies(as_at_the_end(player))]
    parts = (
        ("score.locations", sum(places)),  # score.locations location.points
        ("score.lords", sum(lord_values(state, seat))),  # score.lords lord.points location.lords-still-score
        ("score.allies", sum(strongest)),  # score.allies
        ("score.monsters", sum(player.tokens)),  # score.monsters
    )
    total = sum(count for _, count in parts)
    return Points(total, parts)  # score.sum goal.point-sources, else Points(0, ())


def scores(state: AmbisState) -> dict[Seat, Points]:
    """Everybody's points if the game were scored now."""
    return {seat: points(state, seat) for seat in state.seats}


# -- who wins -------------------------------------------------------------------------------


def result(state: AmbisState) -> Result:
    """Who has won, and by which clause; a tie in everything is shared (ruling.tie-still)."""
    final = scores(state)
    totals = {seat: points.total for seat, points in final.items()}
    pearls = {seat: state.player(seat).pearls for seat in state.seats}
    best_lord = {seat: max(lord_values(state, seat), default=0) for seat in state.seats}
    measures = (
        ("win.highest", totals),  # win.highest goal.most-points
        ("tie.pearls", pearls),  # tie.pearls
        ("tie.best-lord", best_lord),  # tie.best-lord
    )
    best, decided = state.seats, "win.highest"
    for clause, of in measures:
        if len(best) > 1:
            most = max(of[seat] for seat in best)
            best = tuple(seat for seat in best if of[seat] == most)
            decided = clause
    return Result(best, final, decided, "" if len(best) == 1 else "shared")
