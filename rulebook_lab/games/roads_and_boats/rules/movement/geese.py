"""Geese: they ride or follow, and are never left alone at sea."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .....engine import Violation, broken
from ...land.goods import GOOSE, movers_of, of_kind
from ...land.places import DOCK, RIVER, SEA, Place, land, read_place
from ...state import RoadsAndBoats
from ..holding.handling import is_goose, stores_at_sea
from ..holding.reach import in_order, spots_touched, touched


def loose_geese(state: RoadsAndBoats, transporter: str) -> list[str]:
    """The loose geese in the areas a transporter touches, unmarked ones first."""
    spots = touched(state, transporter)
    loose = [good for spot in spots for good in of_kind(state.load_at(spot), GOOSE)]
    loose.sort()
    return loose  # geese.change-leader geese.protect carrying.geese geese.optional-load, else []


def moved_by_another(state: RoadsAndBoats, transporter: str, good: str) -> bool:
    """Whether another transporter of the same seat has moved a good in this phase."""
    movers = [
        state.transporters[id] for id in movers_of(good) if id != transporter and id in state.transporters
    ]
    owner = state.transporters[transporter].owner
    return any(mover.owner == owner for mover in movers)  # movement.relay-others, else bool(movers)


def geese_faults(
    state: RoadsAndBoats, transporter: str, to: str, geese: tuple[str, ...], geese_to: str
) -> Iterator[Violation]:
    """Only loose geese that the mover touches follow, and none that another of its seat moved."""
    loose = Counter(loose_geese(state, transporter))
    forced = forced_geese(state, transporter)
    for goose, wanted in Counter(geese).items():
        if not is_goose(goose):
            yield broken("geese.follow", "other", good=goose)
        elif wanted > loose[goose]:
            on_tile = state.loose_on(state.cell_of(transporter)).count(goose) >= wanted
            yield broken("geese.river" if on_tile else "geese.follow", goose=goose)
        if goose not in forced and moved_by_another(state, transporter, goose):
            yield broken("movement.one-carrier", good=goose, mover=movers_of(goose)[0])
    if geese_to and not (geese or forced):
        yield broken("geese.follow", "none", place=geese_to)
    elif geese_to and read_place(geese_to) not in arrivals(state, read_place(to)):
        yield broken("geese.follow", "arrival", place=geese_to)


def arrivals(state: RoadsAndBoats, to: Place) -> tuple[Place, ...]:
    """Where geese that follow to a place can come to lie, the usual one first."""
    if to.kind == RIVER:
        return in_order(spots_touched(state.world, state.bridges, to))
    if to.kind == DOCK:
        return (land(to.cell, state.world.dock_region(to)),)
    return (to,)


def forced_geese(state: RoadsAndBoats, transporter: str) -> tuple[str, ...]:
    """The geese that must follow: those at sea that would stay alone (ruling.geese-at-sea)."""
    place = state.transporters[transporter].place
    if place is None or place.kind != SEA or stores_at_sea(state, place.cell):
        return ()
    if len(state.transporters.on_tile[place.cell]) > 1:
        return ()
    return tuple(loose_geese(state, transporter))  # geese.sea, else ()


def flocks(state: RoadsAndBoats, id: str) -> list[tuple[str, ...]]:
    """Who may follow a transporter: none, one, two ... of the loose geese, or all that must."""
    if forced := forced_geese(state, id):
        return [forced]
    willing = tuple(goose for goose in loose_geese(state, id) if not moved_by_another(state, id, goose))
    return [willing[:n] for n in range(len(willing) + 1)]


def gathered(state: RoadsAndBoats, transporter: str, geese: tuple[str, ...]) -> RoadsAndBoats:
    """The position without the geese that leave with a transporter."""
    for goose in geese:
        spots = in_order(touched(state, transporter))
        state = state.take(next(spot for spot in spots if goose in state.load_at(spot)), goose)
    return state
