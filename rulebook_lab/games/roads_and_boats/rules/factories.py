"""Secondary producers: handing in, output, capacity; and what factories do by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ....engine import Seat, Tell, Violation, broken
from ..components import DONKEY, BuildingType, HolderName, Payment
from ..land.goods import kind_of
from ..land.hexes import Cell
from ..land.places import Place, holder_spot, read_cell, read_holder, read_place, write_cell
from ..state import RoadsAndBoats
from .consent import Asking, ferry_faults, owners
from .payment import Cost, Part, absent, default_payment, givers, paid, read_parts
from .production import Producing
from .reach import Spots, ferries, full, holders, in_order, reached_group, room, touched, within
from .transporters import donkey_faults, launch_faults, launch_places, made_transporter


def capacity_left(state: RoadsAndBoats, cell: Cell) -> int:
    """How many more goods a producer can make this turn (ruling.capacity-unit)."""
    building = state.buildings[cell]
    return state.building_type(building.kind).capacity - building.made  # production.secondary-repeat, else 0


class HandIn(Asking, clause="production.tile-input", answers=(Producing,), spot="tile:{cell}"):
    """Hand one complete input set, `goods`, in to the factory on a tile.

    `to` is where the output goes: a transporter, a region, or the launch place of a boat.
    """

    cell: str
    goods: Payment = ()
    to: HolderName = ""
    ferry: HolderName = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Producing) -> Iterator[HandIn]:
        """Every input set that can be paid at every factory in reach, to every place for the output."""
        seat = frame.queue[0]
        for cell in state.transporters.cells_of.get(seat, ()):
            kind = state.standing(cell)
            if kind and kind.input and capacity_left(state, cell) >= kind.output_per_set:
                spot = state.output_spot(cell)
                for ferry in ferries(state, seat, cell):
                    if group := reached_group(state, seat, spot, ferry):
                        places = _destinations(state, seat, cell, kind, group)
                        for goods in _input_sets(state, seat, kind, touched(state, spot), group):
                            yield from (cls(seat, write_cell(cell), goods, to, ferry) for to in places)

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        return (*super().spots(state), *((holder_spot(self.to),) if self.to else ()))

    @property
    def handed(self) -> tuple[str, tuple[Part, ...]]:
        """The donkey that is handed in, "" for none, and the goods."""
        parts = read_parts(self.goods)
        donkey = next((str(part.holder) for part in parts if part.good == DONKEY), "")
        return donkey, tuple(part for part in parts if part.good != DONKEY)

    def faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """A factory in reach with capacity left, a complete set that the seat gets at, room for the output.

        Goods go onto one's own transporters or the factory's bank, transporters stand there.
        """
        cell = read_cell(self.cell)
        kind = state.standing(cell)
        sets = kind.input if kind else ()  # production.secondary-list table.inputs, else ()
        if kind is None or not sets:
            yield broken("production.secondary", "none", cell=cell)
            return
        building, spot = state.buildings[cell].kind, state.output_spot(cell)
        yield from ferry_faults(state, self.seat, self.ferry, cell)
        group = reached_group(state, self.seat, spot, self.ferry)  # intro.no-territory, else None
        if group is None:
            yield broken("production.tile-input", "absent", building=building)
            return
        if capacity_left(state, cell) < kind.output_per_set:
            yield broken("production.capacity", building=building, capacity=kind.capacity)
        donkey, goods = self.handed
        if Counter(kind_of(part.good) for part in read_parts(self.goods)) not in map(Counter, sets):
            clause = "production.wood-mix" if len(sets) > 1 else "production.secondary"
            yield broken(clause, building=building, sets=sets, goods=self.goods)
        else:
            yield from absent(state, group, goods, "production.secondary")
            yield from donkey_faults(state, self.seat, donkey, touched(state, spot))
            if others := owners(state, self.seat, (str(part.holder) for part in goods)):
                yield broken("production.cargo-input", owners=others)
        if kind.makes_boats:
            yield from launch_faults(state, self.seat, cell, self.to)
        elif self.to and (to := read_holder(self.to)) != spot:
            if kind.is_factory:
                yield broken("production.new-transporter-owner", "elsewhere", building=building)
            elif isinstance(to, Place) or to not in _takers(state, self.seat, group):
                yield broken("production.output-place", to=self.to)
            elif room(state, to) + givers(self.goods).count(to) < 1:
                yield full(state, to)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The input is used up, the output is the seat's: goods on a transporter, the excess on the tile."""
        cell, (donkey, parts) = read_cell(self.cell), self.handed
        building = state.buildings[cell].kind
        kind = state.building_type(building)
        tell("production.secondary", "handed-in", self.seat, building=building, goods=self.goods)
        state = _counted(paid(state, parts), cell, kind.output_per_set)
        spot, goods = state.output_spot(cell), kind.output * kind.output_per_set
        if kind.is_factory:
            place = read_place(self.to) if kind.makes_boats else spot
            return made_transporter(state, self.seat, kind.output[0], place, donkey, tell)
        to = read_holder(self.to) if self.to else next(iter(givers(self.goods)), spot)
        fits = len(goods) if isinstance(to, Place) else min(len(goods), room(state, to))
        if fits:
            tell("production.output-place", "output", self.seat, goods=goods[:fits], to=str(to))
        state = state.put(to, *goods[:fits])  # production.own-sequence
        if excess := goods[fits:]:  # production.output-excess
            tell("production.output-excess", "excess", self.seat, goods=excess, place=str(spot))
            state = state.put(spot, *excess)
        return state


def _input_sets(
    state: RoadsAndBoats, seat: Seat, kind: BuildingType, area: Spots, group: Spots
) -> Iterator[Payment]:
    """Each set that a seat can pay out of a group, where it takes a donkey with each one in the area."""
    own = holders(state, area, seat)
    donkeys = [(f"{DONKEY}={id}",) for id in own if state.transporters[id].kind == DONKEY]
    for cost in kind.input:
        goods = {good: n for good, n in cost.items() if good != DONKEY}
        parts = default_payment(state, within(state, group, seat), goods)
        for donkey in () if parts is None else donkeys if DONKEY in cost else [()]:
            yield (*map(str, parts or ()), *donkey)


def _destinations(
    state: RoadsAndBoats, seat: Seat, cell: Cell, kind: BuildingType, group: Spots
) -> list[str]:
    """The places that a seat may choose for the output of a factory."""
    if kind.makes_boats:
        return [str(place) for place in launch_places(state, seat, cell)]
    return [""] if kind.is_factory else [*_takers(state, seat, group), str(state.output_spot(cell))]


def _takers(state: RoadsAndBoats, seat: Seat, group: Spots) -> Sequence[str]:
    """The transporters that may take the output: those of who handed in, wherever the input lay."""
    return holders(state, group, seat)  # production.tile-output production.output-protected, else []


def _counted(state: RoadsAndBoats, cell: Cell, made: int) -> RoadsAndBoats:
    """The position after a building has made so many goods of its capacity."""
    building = state.buildings[cell]
    total = building.made + made  # production.capacity, else building.made
    return state.with_building(cell, replace(building, made=total))


def work_unattended(state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
    """The end of the phase: factories work on, then research is wasted (ruling.automatic-order)."""
    for cell in sorted(state.buildings):
        kind = state.building_type(state.buildings[cell].kind)
        if kind.input:
            state = _worked_on(state, cell, kind, tell)
    for area in dict.fromkeys(touched(state, place) for place in sorted(state.goods)):
        spots = in_order(area)  # as often as two geese and a paper lie loose in one area, or on an oil rig
        while parts := default_payment(state, spots, state.box.costs["research"]):  # research.wasted
            tell("research.wasted", "wasted", cell=spots[0].cell)
            state = paid(state, parts)
    made = {cell: replace(it, made=0) for cell, it in state.buildings.items() if it.made}
    return replace(state, buildings=state.buildings.merged(made)) if made else state


def _complete(state: RoadsAndBoats, area: Sequence[Place], sets: Sequence[Cost]) -> tuple[Part, ...] | None:
    """The first of some input sets that lies complete in an area."""
    found = (default_payment(state, area, cost) for cost in sets)
    return next(filter(None, found), None)


def _worked_on(state: RoadsAndBoats, cell: Cell, kind: BuildingType, tell: Tell) -> RoadsAndBoats:
    """Each complete set that lies in the factory's area, as far as capacity goes (ruling.automatic-area).

    A transporter that nobody can claim is lost with its input (ruling.unclaimed-walled).
    """
    spot, building = state.output_spot(cell), state.buildings[cell].kind
    area = in_order(touched(state, spot))
    goods = kind.output * kind.output_per_set
    boards_first = kind.input  # production.automatic-boards, else kind.input[::-1]
    sets = [cost for cost in boards_first if DONKEY not in cost]
    size = kind.output_per_set
    while parts := _complete(state, area, sets):  # production.automatic production.automatic-until
        if capacity_left(state, cell) < size:
            tell("production.capacity", "exhausted", building=building, cell=cell)
            break
        if kind.is_factory:  # production.unclaimed
            tell("production.unclaimed", "unclaimed", building=building)
            return _counted(paid(state, parts), cell, 1)
        tell("production.automatic", "unattended", building=building, goods=goods)
        state = _counted(paid(state, parts), cell, size).put(spot, *goods)
    return state
