"""Geese: they ride or follow, and are never left alone at sea."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .....engine import Violation, broken, value
from ...land.goods import GOOSE, movers_of, of_kind, without_good
from ...land.places import DOCK, RIVER, SEA, Place, land, read_place
from ...state import RoadsAndBoats
from ..holding.handling import is_goose, stores_at_sea
from ..holding.reach import spots_touched, touched
from ..moves import Go


@value("geese.change-leader", "geese.protect", "carrying.geese", "geese.optional-load", off=[])
def loose_geese(state: RoadsAndBoats, transporter: str) -> list[str]:
    """The loose geese in the areas a transporter touches, unmarked ones first."""
    spots = touched(state, transporter)
    return sorted(good for spot in spots for good in of_kind(state.load_at(spot), GOOSE))


def moved_by_another(state: RoadsAndBoats, transporter: str, good: str) -> bool:
    """Whether another transporter of the same seat has moved a good in this phase."""
    return any(_binds(state, mover, transporter) for mover in movers_of(good))


@value("movement.relay-others", off=True)
def _binds(state: RoadsAndBoats, mover: str, transporter: str) -> bool:
    """Whether what `mover` has moved is closed to a transporter: only to others of its own seat."""
    other = state.transporters.get(mover)
    return mover != transporter and other is not None and other.owner == state.transporters[transporter].owner


def geese_violations(state: RoadsAndBoats, move: Go) -> Iterator[Violation]:
    """Only loose geese that the mover touches follow, and none that another of its seat moved."""
    loose = Counter(loose_geese(state, move.transporter))
    forced = forced_geese(state, move.transporter)
    for goose, wanted in Counter(move.geese).items():
        if not is_goose(goose):
            yield broken("geese.follow", "other", good=goose)
        elif wanted > loose[goose]:
            yield _out_of_reach(state, move.transporter, goose, wanted)
        if goose not in forced and moved_by_another(state, move.transporter, goose):
            yield broken("movement.one-carrier", good=goose, mover=movers_of(goose)[0])
    if move.geese_to and not (move.geese or forced):
        yield broken("geese.follow", "none", place=move.geese_to)
    elif move.geese_to and read_place(move.geese_to) not in arrivals(state, read_place(move.to)):
        yield broken("geese.follow", "arrival", place=move.geese_to)


def _out_of_reach(state: RoadsAndBoats, transporter: str, goose: str, wanted: int) -> Violation:
    if state.loose_on(state.cell_of(transporter)).count(goose) >= wanted:
        return broken("geese.river", goose=goose)
    return broken("geese.follow", goose=goose)


def arrivals(state: RoadsAndBoats, to: Place) -> list[Place]:
    """Where geese that follow to a place can come to lie, the usual one first."""
    if to.kind == RIVER:
        return sorted(spots_touched(state.world, state.bridges, to))
    if to.kind == DOCK:
        return [land(to.cell, state.world.dock_region(to))]
    return [to]


@value("geese.sea", off=())
def forced_geese(state: RoadsAndBoats, transporter: str) -> tuple[str, ...]:
    """The geese that must follow: those at sea that would stay alone (ruling.geese-at-sea)."""
    place = state.transporters[transporter].place
    if place is None or place.kind != SEA or stores_at_sea(state, place.cell):
        return ()
    if len(state.transporters.on_tile[place.cell]) > 1:
        return ()
    return tuple(loose_geese(state, transporter))


def gathered(state: RoadsAndBoats, transporter: str, geese: tuple[str, ...]) -> RoadsAndBoats:
    """The position without the geese that leave with a transporter."""
    for goose in geese:
        spot = next(s for s in sorted(touched(state, transporter)) if goose in state.load_at(s))
        state = state.with_load(spot, without_good(state.load_at(spot), goose))
    return state
