"""All plays of a hand: the moves worth asking about, and a fast list of the legal ones.

The list applies the same conditions as the chapters, but to all tiles at once by tables; a test proves that
both agree. `plays` is what a benchmark times.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Move, Seat, value
from ..components import SHOVEL, WETLAND, Kit
from ..state import HIDDEN, AmberState, Play
from .bridge_and_roundabout import faced_once_laid, rebuilders
from .moves import GiveUp, Pass, Place, Rebuild, Shovel, SpecialShovel
from .travel import travel

ROAD_BITS, PLAIN_BITS = 1, 16


def plays(state: AmberState, seat: Seat) -> list[Move]:
    """Every legal play of a tile from the hand: roads, wetlands, rebuildings, shovels."""
    kit, network, hand = state.kit, state.network, state.player(seat).hand
    squares, villages, held = network.squares, network.villages, dict.fromkeys(hand)
    roads = [kind for kind in held if kind in kit.roads]
    rebuilds, digs, floods = not held.keys().isdisjoint(rebuilders(kit)), SHOVEL in held, WETLAND in held
    found: list[Move] = []
    journey = travel(state, seat)
    for cell in journey.faced if digs else journey.free:
        if cell in squares:
            found.append(Shovel(seat, cell))
            continue
        demands = demands_on(kit, squares, cell)
        fits = kit.fitting[demands]
        found += [Place(seat, laid, cell) for kind in roads for laid in fits[kind]]
        if floods and cell not in villages:
            found.append(Place(seat, WETLAND, cell))
        if rebuilds and demands >= PLAIN_BITS:
            found += _rebuildings(state, seat, cell, demands, roads)
    return found


def demands_on(kit: Kit, squares: Mapping[str, str], cell: str) -> int:
    """What the neighbours of a location demand of a tile there: roads and plain edges, as in `Kit.touch`."""
    demands = 0
    for side, near in enumerate(kit.beside[cell]):
        if near in squares:
            demands |= kit.touch[squares[near]][side]
    return demands


def _rebuildings(
    state: AmberState, seat: Seat, cell: str, demands: int, roads: list[str]
) -> Iterator[Rebuild]:
    """The rebuildings of the straights that show `cell` their plain side and are free on the far side."""
    kit, squares, hand = state.kit, state.network.squares, state.player(seat).hand
    for side, straight in enumerate(kit.beside[cell]):
        if not demands & PLAIN_BITS << side or squares[straight] not in kit.straights_laid:
            continue
        if demands_on(kit, squares, straight) >= PLAIN_BITS:
            continue
        fits = kit.fitting[demands ^ (PLAIN_BITS << side | ROAD_BITS << side)]
        for kind in roads:
            for laid in fits[kind]:
                if faced_once_laid(state, seat, kit.laid[laid], cell, straight):
                    for new in _second_tiles(kit, hand, kind):
                        yield Rebuild(seat, laid, cell, new, straight)


def _second_tiles(kit: Kit, hand: tuple[str, ...], first: str = "") -> list[str]:
    """The bridges and roundabouts, as they may lie, that the hand still holds beside the first tile."""
    held = [new for new in rebuilders(kit) if hand.count(new) > (new == first)]
    return [name for new in held for name in kit.turns[new]]


def legal(state: AmberState, frame: Play) -> list[Move]:
    """Every legal move of the first step of a turn."""
    seat = frame.seat
    hidden = HIDDEN in state.player(seat).hand
    found = [] if hidden else plays(state, seat) or unable(state, seat)
    found += special_digs(state, seat)
    return found


def unable(state: AmberState, seat: Seat) -> list[Move]:
    """Every legal move of a seat that cannot play a tile: to give one up, or to pass."""
    if not state.supply:
        return [Pass(seat)]
    return [GiveUp(seat, tile) for tile in dict.fromkeys(state.player(seat).hand)]


def special_digs(state: AmberState, seat: Seat) -> list[Move]:
    """Every legal use of the seat's special shovel, if it is still unused."""
    if not state.player(seat).special_shovel:
        return []
    squares = state.network.squares
    return [SpecialShovel(seat, cell) for cell in travel(state, seat).faced if cell in squares]


# -- moves worth asking about -----------------------------------------------------------------


def candidates(state: AmberState, frame: Play) -> Iterator[Move]:
    """Each tile in hand on each location in each turn, rebuildings, shovels on everything, and the rest."""
    seat, kit, squares = frame.seat, state.kit, state.network.squares
    kinds = [tile for tile in dict.fromkeys(state.player(seat).hand) if tile != HIDDEN]
    cells = (*beside_castle(state, seat), *elsewhere(state, seat))
    for kind in kinds:
        if kind == SHOVEL:
            yield from (Shovel(seat, cell) for cell in squares)
        elif kind in ordinary_tiles(kit):
            yield from (Place(seat, tile, cell) for cell in cells for tile in kit.turns[kind])
    for kind in kinds:
        if kind in kit.roads:
            yield from _rebuildings_to_try(state, seat, kind)
    if state.advanced:
        yield from (SpecialShovel(seat, cell) for cell in squares)
    yield from (GiveUp(seat, kind) for kind in kinds)
    yield Pass(seat)


def beside_castle(state: AmberState, seat: Seat) -> list[str]:
    """The locations next to the own castle."""
    return [cell for cell, _ in state.kit.exits[state.network.castles[seat]]]


@value("place.later-moves", off=())
def elsewhere(state: AmberState, seat: Seat) -> list[str]:
    """All other locations: on later moves a road may be lengthened."""
    near = beside_castle(state, seat)
    return [cell for cell in state.kit.beside if cell not in near]


def ordinary_tiles(kit: Kit) -> frozenset[str]:
    """The tiles that may be laid alone: all roads, bridge and roundabout among them, and wetlands."""
    return kit.roads.difference(kit.rebuilders).union(rebuilders_as_roads(kit), wetlands_as_roads())


@value("wetland.place", off=())
def wetlands_as_roads() -> tuple[str, ...]:
    """Wetlands, which are laid like a road."""
    return (WETLAND,)


@value("upgrade.standard-use", off=())
def rebuilders_as_roads(kit: Kit) -> tuple[str, ...]:
    """Bridge and roundabout, laid like any other road."""
    return kit.rebuilders


def _rebuildings_to_try(state: AmberState, seat: Seat, kind: str) -> Iterator[Rebuild]:
    kit, squares = state.kit, state.network.squares
    news = _second_tiles(kit, state.player(seat).hand, kind)
    straights = [cell for cell, lying in squares.items() if lying in kit.straights_laid]
    for straight in straights:
        for cell in kit.beside[straight]:
            if not cell or cell in squares:
                continue
            yield from (Rebuild(seat, tile, cell, new, straight) for tile in kit.turns[kind] for new in news)
