"""Secondary producers: handing in, output, capacity; and what factories do by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from .....engine import FrozenMap, Move, Seat, Tell, Verb, Violation, broken, effect, implements, value
from ...components import BuildingType
from ...land.goods import Load, kind_of, with_good
from ...land.hexes import Cell
from ...land.places import Place, read_cell, write_cell
from ...position.wording import holder_name, payment, where
from ...state import RoadsAndBoats
from ..frames import Producing
from ..holding.consent import ask_or_do
from ..holding.handling import ferried, ferry_violations
from ..holding.payment import (
    Part,
    absent,
    default_payment,
    givers,
    owners_asked,
    paid,
    read_holder,
    read_parts,
    write_holder,
    write_parts,
)
from ..holding.reach import Spots, area_spots, ferries_wanted, holders, reached_group, room
from ..moves import HandIn
from ..research import wasted_research
from .exchange import own_transporters_here
from .new_transporters import (
    DONKEY,
    destination_violations,
    destinations,
    donkey_violations,
    made_transporter,
)
from .primary import output_spot

Cost = Mapping[str, int]


@value("production.secondary-list", "table.inputs", off=())
def input_sets(state: RoadsAndBoats, building: str) -> tuple[FrozenMap[str, int], ...]:
    """The complete input sets of a secondary producer; none for other buildings."""
    return state.building_type(building).input


@value("production.secondary-repeat", off=0)
def capacity_left(state: RoadsAndBoats, cell: Cell) -> int:
    """How many more goods a producer can make this turn (ruling.capacity-unit)."""
    building = state.buildings[cell]
    return state.building_type(building.kind).capacity - building.made


def goods_of(cost: Cost) -> dict[str, int]:
    """The goods of an input set; a donkey is none."""
    return {kind: n for kind, n in cost.items() if kind != DONKEY}


# -- handing in ----------------------------------------------------------------------------


def hand_in_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """Every input set that can be paid at every factory in reach, to every place for the output."""
    for cell in own_transporters_here(state, seat):
        if cell in state.buildings:
            for ferry in ("", *ferries_wanted(state, seat, cell)):
                yield from _hand_ins_at(state, seat, cell, ferry)


def _hand_ins_at(state: RoadsAndBoats, seat: Seat, cell: Cell, ferry: str) -> Iterator[Move]:
    kind = state.building_type(state.buildings[cell].kind)
    area = area_spots(state, output_spot(state, cell))
    group = reached_group(state, seat, area, ferry)
    if group is None or capacity_left(state, cell) < kind.output_per_set:
        return
    for cost in kind.input:
        parts = default_payment(state, seat, group, goods_of(cost))
        if parts is None:
            continue
        goods = write_parts(parts)
        for donkey in _donkeys(state, seat, area) if DONKEY in cost else [""]:
            given = (*goods, f"{DONKEY}={donkey}") if donkey else goods
            for to in destinations(state, seat, cell, kind, group, givers(goods)):
                yield HandIn(seat, write_cell(cell), given, to, ferry)


def _donkeys(state: RoadsAndBoats, seat: Seat, area: Spots) -> list[str]:
    return [
        id
        for id in holders(state, area)
        if state.transporters[id].owner == seat and state.transporters[id].kind == DONKEY
    ]


@implements("production.own-sequence", "intro.no-territory")
@ferried
def hand_in_violations(state: RoadsAndBoats, frame: Producing, move: HandIn) -> Iterator[Violation]:
    """A factory in reach, with capacity left, and one complete set that the seat can get at."""
    cell = read_cell(move.cell)
    building = state.buildings.get(cell)
    if building is None or not input_sets(state, building.kind):
        yield broken("production.secondary", "none", cell=cell)
        return
    kind = state.building_type(building.kind)
    area = area_spots(state, output_spot(state, cell))
    yield from ferry_violations(state, move.seat, move.ferry, cell)
    group = reached_group(state, move.seat, area, move.ferry)
    if group is None:
        yield broken("production.tile-input", "absent", building=building.kind)
        return
    if capacity_left(state, cell) < kind.output_per_set:
        yield broken("production.capacity", building=building.kind, capacity=kind.capacity)
    yield from _input_violations(state, move, kind, group, area)
    yield from destination_violations(state, move, cell, kind, group)


def _input_violations(
    state: RoadsAndBoats, move: HandIn, kind: BuildingType, group: Spots, area: Spots
) -> Iterator[Violation]:
    given = Counter(kind_of(part.good) for part in read_parts(move.goods))
    if given not in [Counter(cost) for cost in kind.input]:
        clause = "production.wood-mix" if len(kind.input) > 1 else "production.secondary"
        yield _incomplete(clause, kind, move)
        return
    parts = tuple(part for part in read_parts(move.goods) if part.good != DONKEY)
    yield from absent(state, group, parts)
    yield from donkey_violations(state, move, area)
    cargo_from = [part.holder for part in parts if isinstance(part.holder, str)]
    if owners := owners_asked(state, move.seat, *cargo_from):
        yield broken("production.cargo-input", owners=owners)


def _incomplete(clause: str, kind: BuildingType, move: HandIn) -> Violation:
    named = kind.name.lower()
    if clause == "production.wood-mix":
        return broken("production.wood-mix", building=named, sets=kind.input, goods=move.goods)
    return broken("production.secondary", building=named, sets=kind.input, goods=move.goods)


def hand_in(state: RoadsAndBoats, frame: Producing, move: HandIn, tell: Tell) -> RoadsAndBoats:
    """At once, or when the owner of the ferry agrees."""
    owners = owners_asked(state, move.seat, move.ferry)
    return ask_or_do(state.acted(), move, owners, handed_in, tell)


def handed_in(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """The input is used up, the output goes to the seat that handed in."""
    cell = read_cell(move.cell)
    kind = state.building_type(state.buildings[cell].kind)
    parts = read_parts(move.goods)
    given = payment(state, move.goods)
    tell("production.secondary", "handed-in", move.seat, building=kind.name.lower(), goods=given)
    state = paid(state, tuple(part for part in parts if part.good != DONKEY))
    state = _counted(state, cell, kind.output_per_set)
    if kind.is_factory:
        return made_transporter(state, move, kind, tell)
    return _put_output(state, move, cell, kind, parts, tell)


@effect("production.capacity")
def _counted(state: RoadsAndBoats, cell: Cell, made: int) -> RoadsAndBoats:
    building = state.buildings[cell]
    return state.with_building(cell, replace(building, made=building.made + made))


def _put_output(
    state: RoadsAndBoats,
    move: HandIn,
    cell: Cell,
    kind: BuildingType,
    parts: tuple[Part, ...],
    tell: Tell,
) -> RoadsAndBoats:
    """On the transporter that was named, else on one that gave; the excess lies on the tile."""
    to = read_holder(move.to) if move.to else _giver(state, cell, parts)
    goods = kind.output * kind.output_per_set
    fits = len(goods) if isinstance(to, Place) else min(len(goods), room(state, to))
    if fits:
        there = holder_name(state, write_holder(to))
        tell("production.output-place", "output", move.seat, goods=goods[:fits], to=there)
    state = state.with_load(to, with_good(state.load_at(to), *goods[:fits]))
    return _put_down(state, move, cell, goods[fits:], tell) if goods[fits:] else state


@effect("production.output-excess")
def _put_down(state: RoadsAndBoats, move: HandIn, cell: Cell, goods: Load, tell: Tell) -> RoadsAndBoats:
    """What does not fit lies on the tile."""
    spot = output_spot(state, cell)
    tell("production.output-excess", "excess", move.seat, goods=goods, place=where(state.world, spot))
    return state.with_load(spot, with_good(state.load_at(spot), *goods))


def _giver(state: RoadsAndBoats, cell: Cell, parts: tuple[Part, ...]) -> Place | str:
    given = [part.holder for part in parts if isinstance(part.holder, str)]
    return given[0] if given else output_spot(state, cell)


# -- by themselves -------------------------------------------------------------------------


def work_unattended(state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
    """The end of the phase: factories work on, then research is wasted (ruling.automatic-order)."""
    for cell in sorted(state.buildings):
        kind = state.building_type(state.buildings[cell].kind)
        if kind.is_factory:
            state = waste_transporters(state, cell, kind, tell)
        elif kind.input:
            state = work_on(state, cell, kind, tell)
    state = wasted_research(state, tell)
    return _capacity_restored(state)


@effect("production.automatic", "production.automatic-until")
def work_on(state: RoadsAndBoats, cell: Cell, kind: BuildingType, tell: Tell) -> RoadsAndBoats:
    """Each complete set that lies in the factory's area, as far as capacity goes, boards first."""
    while state.building_type(state.buildings[cell].kind).output_per_set <= capacity_left(state, cell):
        parts = _loose_set(state, cell, kind)
        if parts is None:
            break
        spot = output_spot(state, cell)
        goods = kind.output * kind.output_per_set
        tell("production.automatic", "unattended", building=kind.name.lower(), goods=goods)
        state = _counted(paid(state, parts), cell, kind.output_per_set)
        state = state.with_load(spot, with_good(state.load_at(spot), *goods))
    return state


@effect("production.unclaimed")
def waste_transporters(state: RoadsAndBoats, cell: Cell, kind: BuildingType, tell: Tell) -> RoadsAndBoats:
    """A transporter that nobody can claim is lost with its input (ruling.unclaimed-walled)."""
    parts = _loose_set(state, cell, kind)
    if parts is None or capacity_left(state, cell) < 1:
        return state
    tell("production.unclaimed", "unclaimed", building=kind.name.lower())
    return _counted(paid(state, parts), cell, 1)


@value("production.automatic-boards", off=())
def boards_first(kind: BuildingType) -> tuple[FrozenMap[str, int], ...]:
    """The input sets in the order in which they are used up: the table has most boards first."""
    return kind.input


def _loose_set(state: RoadsAndBoats, cell: Cell, kind: BuildingType) -> tuple[Part, ...] | None:
    """The first set that lies loose in the area."""
    area = sorted(area_spots(state, output_spot(state, cell)))
    loose = {spot: state.load_at(spot) for spot in area}
    for cost in boards_first(kind):
        if DONKEY in cost:
            continue
        parts: list[Part] = []
        for good, needed in cost.items():
            found = [Part(good, s) for s in area for g in loose[s] if kind_of(g) == good]
            parts += found[:needed]
        if len(parts) == sum(cost.values()):
            return tuple(parts)
    return None


def _capacity_restored(state: RoadsAndBoats) -> RoadsAndBoats:
    buildings = {
        cell: replace(building, made=0) for cell, building in state.buildings.items() if building.made
    }
    return replace(state, buildings=state.buildings.merged(buildings)) if buildings else state


VERBS = [
    Verb(
        move=HandIn,
        clause="production.tile-input",
        violations=hand_in_violations,
        apply=hand_in,
    )
]
