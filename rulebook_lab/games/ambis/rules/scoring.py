"""The end of the game: what brings it about, the final affiliation, the points, who wins."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Points, Result, Seat, Tell, added, most, without
from ..components import RACE, RACES, VALUE, LocationTile
from ..state import AmbisState, Player

# -- the end --------------------------------------------------------------------------------


def seven_lords(state: AmbisState, tell: Tell) -> AmbisState:
    """Seven lords in front of the active player trigger the end."""
    lords = len(state.player(state.active).lords)
    if lords >= state.box.end_lords and not state.ending:  # end.seven-lords
        tell("end.seven-lords", "end-seven-lords", state.active, lords=lords)
        state = _triggered(state, "end.seven-lords")
    return state


def too_few_lords(state: AmbisState, spaces: int, tell: Tell) -> AmbisState:
    """A recruitment after which the deck cannot fill the empty spaces triggers the end."""
    left = len(state.lord_deck)
    if spaces > left and not state.ending:  # end.lord-deck
        tell("end.lord-deck", "end-lord-deck", state.active, spaces=spaces, lords=left)
        state = _triggered(state, "end.lord-deck")
    return state


def _triggered(state: AmbisState, clause: str) -> AmbisState:
    """The end is fixed once, for the player in whose turn a condition is met; the turn goes on."""
    still_open = state.pending  # end.finish-turn, else ()
    return replace(state, ending=state.active, end_by=clause, pending=still_open)


def game_over(state: AmbisState, tell: Tell) -> AmbisState:
    """Hands are affiliated and discarded, tokens revealed, nothing is open any more; what every location, and
    every seat, comes to."""
    for seat in state.seats:
        player = state.player(seat)
        if lowest := [cards[0] for cards in by_race(player.hand)]:  # end.final-affiliation
            tell("end.final-affiliation", "finally-affiliates", seat, cards=tuple(lowest))
            laid_down = added(player.affiliated, *lowest)
            state = state.change(seat, hand=without(player.hand, *lowest), affiliated=laid_down)
        if hand := state.player(seat).hand:  # end.discard-hands
            tell("end.discard-hands", "discards-hand", seat, n=len(hand))
            state = replace(state, discards=added(state.discards, *hand)).change(seat, hand=())
        if tokens := state.player(seat).tokens:
            tell("score.monsters", "reveals-tokens", seat, tokens=tokens)
    state = replace(state, pending=())
    for seat in state.seats:
        places = location_worths(state, seat)
        for tile, worth in places.items():
            tell(state.box.locations[tile].clause, "location-scores", seat, location=tile, points=worth)
        points = summed(state, seat, places)
        counts = {clause.removeprefix("score."): count for clause, count in points.parts}
        tell("score.sum", "scores", seat, total=points.total, **counts)
    return state


def by_race(cards: tuple[str, ...]) -> list[list[str]]:
    """Sorted allies by race, for each race that there is; in each the weakest comes first."""
    groups: dict[str, list[str]] = {race: [] for race in RACES}
    for card in filter(RACE.__contains__, cards):
        groups[RACE[card]].append(card)
    return list(filter(None, groups.values()))


def as_at_the_end(player: Player) -> Player:
    """The player after the final affiliation, for scores counted during play."""
    if not player.hand:
        return player
    lowest = [cards[0] for cards in by_race(player.hand)]
    return replace(player, hand=(), affiliated=added(player.affiliated, *lowest))


# -- locations ------------------------------------------------------------------------------


def counted(state: AmbisState, tile: LocationTile, player: Player) -> int:
    """How many there are of what a tile counts; all lords of the controller count: free, rotated, tucked."""
    known = state.box.lords
    lords = [known[lord.id] for lord in player.lords]  # locscore.all-lords-count, else []
    guilds, values = [str(lord.guild) for lord in lords], [lord.value for lord in lords]
    with_key, races = sum([lord.keys for lord in lords]), [RACE[card] for card in player.affiliated]
    weakest = [VALUE[cards[0]] for cards in by_race(player.affiliated)]
    counts = {
        "lords_of_guild": guilds.count(tile.count_arg),  # locscore.lords-of-a-guild
        "affiliated_of_race": races.count(tile.count_arg),  # locscore.affiliated-of-a-race
        "guilds": len(set(guilds)),  # locscore.abyss
        "lords_with_key": with_key,  # locscore.closed-tower
        "lords_without_key": len(lords) - with_key,  # locscore.lost-tower
        "lowest_lord_value": min(values, default=0),  # locscore.depths
        "highest_lord_value": max(values, default=0),  # locscore.throne-room
        "lords": len(lords),  # locscore.jail
        "sum_of_lowest_affiliated_per_race": sum(weakest),  # locscore.chamber-of-allies
        "affiliated": len(player.affiliated),  # locscore.coral-barrier
    }
    return counts.get(tile.count, 0)


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


def location_worths(state: AmbisState, seat: Seat) -> dict[str, int]:
    """What each location of a seat is worth."""
    return {tile: location_points(state, seat, tile) for tile in state.player(seat).locations}


# -- the four sources -----------------------------------------------------------------------


def lord_values(state: AmbisState, seat: Seat) -> list[int]:
    """The printed values of a seat's lords, tucked ones included."""
    lords = state.player(seat).lords
    scored = lords  # location.lords-still-score, else [lord for lord in lords if not lord.under]
    known = state.box.lords
    return [known[lord.id].value for lord in scored]


def points(state: AmbisState, seat: Seat) -> Points:
    """A seat's points if the game were scored now, with the final affiliation."""
    return summed(state, seat, location_worths(state, seat))


def summed(state: AmbisState, seat: Seat, places: dict[str, int]) -> Points:
    """The same, given what each location is worth."""
    player = state.player(seat)
    strongest = [VALUE[cards[-1]] for cards in by_race(as_at_the_end(player).affiliated)]
    parts = (
        ("score.locations", sum(places.values())),  # score.locations location.points
        ("score.lords", sum(lord_values(state, seat))),  # score.lords lord.points
        ("score.allies", sum(strongest)),  # score.allies
        ("score.monsters", sum(player.tokens)),  # score.monsters
    )
    total = sum(count for _, count in parts)
    return Points(total, parts)  # score.sum goal.point-sources, else Points(0, ())


def result(state: AmbisState) -> Result:
    """Who has won, and by which clause; a tie in everything is shared (ruling.tie-still)."""
    final = state.scores
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
            best, decided = most(best, of), clause
    return Result(best, final, decided, "" if len(best) == 1 else "shared")
