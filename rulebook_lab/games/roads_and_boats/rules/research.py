"""Research: two geese and a paper for a point, spent at once; upgrading transporter factories."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, implements
from ..land.goods import GOOSE, PAPER, without_goods
from ..land.hexes import Cell
from ..land.places import read_cell, read_place, write_cell
from ..state import RoadsAndBoats
from .frames import Producing, Upgrading
from .holding.consent import ask_or_do
from .holding.handling import exists, ferried, ferry_violations
from .holding.payment import chosen_payment, default_payment, givers, owners_asked, paid, payment_violations
from .holding.reach import area_spots, ferries_wanted, group_of, groups_in_reach, present, reached_group
from .moves import DoResearch, EndUpgrades, Upgrade
from .production.exchange import stocked_tiles

LIGHT_BULB = "light-bulb"


def projects_left(state: RoadsAndBoats, seat: Seat) -> list[str]:
    """The subjects a seat has not done yet."""
    return [s for s in state.components.subjects if not state.researched(seat, s)]


def research_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """Each subject left, wherever two geese and a paper are in reach."""
    cost = state.components.costs["research"]
    for cell, goods in stocked_tiles(state, seat):
        if not cost.keys() <= goods:
            continue
        for ferry in ("", *ferries_wanted(state, seat, cell)):
            for group in groups_in_reach(state, seat, cell, ferry):
                if default_payment(state, seat, group, cost) is not None:
                    place = str(min(group))
                    for subject in projects_left(state, seat):
                        yield DoResearch(seat, place, subject, ferry=ferry)


@implements("research.when")
@ferried
def research_violations(state: RoadsAndBoats, frame: Producing, move: DoResearch) -> Iterator[Violation]:
    """Two geese and a paper within one group of the seat's reach, for a project not done yet."""
    spot = read_place(move.place)
    if not exists(state, spot):
        yield broken("research.place", "nowhere", place=move.place)
        return
    yield from ferry_violations(state, move.seat, move.ferry, spot.cell)
    group = reached_group(state, move.seat, area_spots(state, spot), move.ferry)
    if group is None:
        yield broken("research.place", place=move.place)
        return
    cost = state.components.costs["research"]
    yield from payment_violations(state, move.seat, group, cost, move.goods, "research.cost")
    if owners := owners_asked(state, move.seat, *givers(move.goods)):
        yield broken("production.cargo-input", owners=owners)
    if move.subject == LIGHT_BULB:
        yield broken("research.light-bulb")
    elif move.subject not in state.components.subjects:
        yield broken("research.allocate", "no-subject", subject=move.subject)
    elif state.researched(move.seat, move.subject):
        yield broken("research.allocate", subject=move.subject)


def do_research(state: RoadsAndBoats, frame: Producing, move: DoResearch, tell: Tell) -> RoadsAndBoats:
    """At once, or when the owner of the ferry agrees."""
    owners = owners_asked(state, move.seat, move.ferry)
    return ask_or_do(state.acted(), move, owners, researched, tell)


@implements("research.upgrade-now")
def researched(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """The goods are gone, the stone comes off the slot, and factories may be upgraded now."""
    cost = state.components.costs["research"]
    spots = area_spots(state, read_place(move.place))
    group = group_of(state, move.seat, spots, move.ferry)
    state = paid(state, chosen_payment(state, move.seat, group, cost, move.goods))
    state = _point_allocated(state, move.seat, move.subject)
    tell("research.allocate", "researched", move.seat, subject=move.subject)
    if any(upgradable(state, move.seat, move.subject)):
        return state.push(Upgrading(move.seat, move.subject))
    return state


@effect("research.allocate", "research.no-saving", "research.factories", "research.specialised-mines")
def _point_allocated(state: RoadsAndBoats, seat: Seat, subject: str) -> RoadsAndBoats:
    done = tuple(sorted((*state.research.get(seat, ()), subject)))
    return replace(state, research=state.research.with_(seat, done))


@effect("research.wasted")
def wasted_research(state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
    """Two loose geese and a loose paper in one area, or on an oil rig, disappear, as often as there are."""
    wanted = (GOOSE, GOOSE, PAPER)
    for area in dict.fromkeys(area_spots(state, place) for place in sorted(state.goods)):
        spots = sorted(area)
        while _has(tuple(g for spot in spots for g in state.load_at(spot)), wanted):
            tell("research.wasted", "wasted", cell=spots[0].cell)
            for good in wanted:
                spot = next(spot for spot in spots if good in state.load_at(spot))
                state = state.with_load(spot, without_goods(state.load_at(spot), [good]))
    return state


def _has(load: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    return all(load.count(good) >= wanted.count(good) for good in wanted)


# -- upgrading -----------------------------------------------------------------------------


def factory_of(state: RoadsAndBoats, subject: str) -> str:
    """The transporter factory that a subject is about, empty for other subjects."""
    for id, kind in state.components.buildings.items():
        if kind.is_factory and kind.research == subject:
            return id
    return ""


def upgradable(state: RoadsAndBoats, seat: Seat, subject: str) -> Iterator[Cell]:
    """The tiles with a factory that a seat may upgrade now."""
    for cell in sorted(state.buildings):
        if not any(_upgrade_faults(state, seat, subject, cell)):
            yield cell


@implements("research.upgrade-no-veto", "research.upgrade-free")
def _upgrade_faults(state: RoadsAndBoats, seat: Seat, subject: str, cell: Cell) -> Iterator[Violation]:
    new = state.components.buildings.get(factory_of(state, subject))
    building = state.buildings.get(cell)
    old = state.building_type(building.kind) if building else None
    if building is None or old is None or not old.is_factory:
        yield broken("research.upgrade-limits", cell=cell)
    elif new is None or old.upgrade_medium != new.upgrade_medium or old == new:
        yield broken("research.upgrade", building=building.kind, subject=subject)
    if not any(present(state, seat, cell)):
        yield broken("research.upgrade-presence", cell=cell)


def upgrading(state: RoadsAndBoats, frame: Upgrading) -> tuple[Seat, ...]:
    """The seat that has just done the research."""
    return (frame.seat,)


def upgrade_moves(state: RoadsAndBoats, frame: Upgrading) -> Iterator[Move]:
    """Every building, and being done."""
    for cell in sorted(state.buildings):
        yield Upgrade(frame.seat, write_cell(cell))
    yield EndUpgrades(frame.seat)


def upgrade_violations(state: RoadsAndBoats, frame: Upgrading, move: Upgrade) -> Iterator[Violation]:
    """A transporter factory of the same medium, on a tile where the seat has a transporter."""
    return _upgrade_faults(state, move.seat, frame.subject, read_cell(move.cell))


def upgrade(state: RoadsAndBoats, frame: Upgrading, move: Upgrade, tell: Tell) -> RoadsAndBoats:
    """The factory changes its type; what it made this turn still counts (ruling.upgrade-capacity)."""
    cell = read_cell(move.cell)
    new = factory_of(state, frame.subject)
    tell("research.upgrade-use", "upgraded", move.seat, cell=cell, building=new)
    state = factory_turned(state, cell, new)
    return state if any(upgradable(state, move.seat, frame.subject)) else state.pop()


@effect("research.upgrade-use", "research.upgrade")
def factory_turned(state: RoadsAndBoats, cell: Cell, new: str) -> RoadsAndBoats:
    """The factory makes the new type from now on, and never the old one again."""
    return state.with_building(cell, replace(state.buildings[cell], kind=new))


def end_upgrades(state: RoadsAndBoats, frame: Upgrading, move: EndUpgrades, tell: Tell) -> RoadsAndBoats:
    """No more upgrades, now or later."""
    return state.pop()


VERBS = [
    Verb(
        move=DoResearch,
        clause="research.when",
        violations=research_violations,
        apply=do_research,
    ),
    Verb(
        move=Upgrade,
        clause="research.upgrade-now",
        violations=upgrade_violations,
        apply=upgrade,
    ),
    Verb(move=EndUpgrades, clause="research.upgrade-now", apply=end_upgrades),
]

STEPS = [
    Step(
        frame=Upgrading,
        asked=upgrading,
        candidates=upgrade_moves,
        verbs=(Upgrade, EndUpgrades),
    )
]
