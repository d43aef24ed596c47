"""The building phase: works, each at a site that the seat touches, paid out of one group of goods there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from msgspec.structs import replace

from ....engine import Seat, Tell, Violation, broken
from ..components import BuildingName, HolderName, Payment
from ..land.hexes import Cell
from ..land.places import LAND, Place, read_cell, read_place, write_cell, write_place
from ..state import BUILDING, Building, Phase, RoadsAndBoats
from .consent import Asking, ferry_faults
from .payment import Cost, givers, pay, payment_faults, shared_payments
from .phases import Play
from .primary import MINE
from .reach import Spots, group_of, in_order, stocked_tiles, touched, touched_here


class Constructing(Play, clause="building.what"):
    """The building phase."""

    during: ClassVar[Phase] = BUILDING


class Work(Asking, answers=(Constructing,), exact=True):
    """Something made at one of the spots of its site.

    `costs` is the name of its cost, which the clause `billed` sets, `good` what it is paid in where that is a
    number; `presence` are the clauses that want a transporter on the tile and beside the site.
    """

    costs: ClassVar[str] = ""
    billed: ClassVar[str] = ""
    good: ClassVar[str] = ""
    presence: ClassVar[tuple[str, str]] = ("building.presence", "building.presence-river")

    @classmethod
    @abstractmethod
    def works(cls, state: RoadsAndBoats, seat: Seat) -> Iterator[Self]:
        """The works for which a tile may have the goods, standing or not, paid as usual."""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Constructing) -> Iterator[Self]:
        """Each work that can stand, paid as usual and with the goods of others (building.cooperation)."""
        for move in cls.works(state, frame.queue[0]):
            if any(move.standing_faults(state)):
                continue
            if move.payer(state):
                yield move
            for group in dict.fromkeys(move.groups(state)):
                for goods in shared_payments(state, move.seat, group, move.due(state)[0]):
                    yield replace(move, goods=goods)

    @classmethod
    def considered(cls, state: RoadsAndBoats, frame: Constructing) -> Iterator[Self]:
        """Those paid as usual."""
        for move in cls.works(state, frame.queue[0]):
            if not any(move.standing_faults(state)) and move.payer(state):
                yield move

    @abstractmethod
    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The spots from which it can be made; one is enough, and there is none where nothing can be."""

    def due(self, state: RoadsAndBoats) -> tuple[Cost, str]:
        """What it costs, and the clause that says so."""
        return state.box.costs[self.costs], self.billed

    @abstractmethod
    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """What forbids it whatever is paid."""

    @abstractmethod
    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The position after it was made, paid as it is."""

    def uses(self, state: RoadsAndBoats) -> Iterable[str]:
        return (*givers(self.goods), self.ferry)  # building.cooperation, else ()

    def faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """What forbids it at all; a transporter that touches the site, a ferry is not enough; the payment."""
        yield from self.standing_faults(state)
        if not (site := self.site(state)):
            return
        cell, here = site[0].cell, touched_here(state, self.seat, site[0].cell)
        yield from ferry_faults(state, self.seat, self.ferry, cell)
        if here.isdisjoint(site):
            yield broken(self.presence[bool(here)], cell=cell)
        else:
            group = self.payer(state) or self.groups(state)[0]
            yield from payment_faults(state, self.seat, group, *self.due(state), self.goods)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        group, (cost, _) = self.payer(state), self.due(state)
        assert group
        return self.made(pay(state, self.seat, group, cost, self.goods), tell)

    def groups(self, state: RoadsAndBoats) -> list[Spots]:
        """The groups beside the site that the seat touches."""
        site = self.site(state)
        here = touched_here(state, self.seat, site[0].cell)
        return [group_of(state, self.seat, touched(state, it), self.ferry) for it in site if it in here]

    def payer(self, state: RoadsAndBoats) -> Spots | None:
        """The group that pays: the first one that can, with the goods that are named or with usual ones."""
        due = self.due(state)
        for group in self.groups(state):
            if not any(payment_faults(state, self.seat, group, *due, self.goods)):
                return group
        return None


class TileWork(Work):
    """A work on a tile, or from it, which `cell` names."""

    cell: str

    @classmethod
    @abstractmethod
    def on(cls, state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterable[Self]:
        """Those on a tile, or from it."""

    @classmethod
    def works(cls, state: RoadsAndBoats, seat: Seat) -> Iterator[Self]:
        needed = {cls.good} if cls.good else state.box.costs[cls.costs].keys()
        tiles = (cell for cell, goods in stocked_tiles(state, seat) if needed <= goods)
        return (move for cell in tiles for move in cls.on(state, seat, cell))

    @property
    def tile(self) -> Cell:
        """The tile."""
        return read_cell(self.cell)

    def faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Where nothing of the kind can be made a transporter is still wanted."""
        yield from super().faults(state)
        nowhere = self.tile in state.world.tiles and not self.site(state)
        if nowhere and not touched_here(state, self.seat, self.tile):
            yield broken("building.presence", cell=self.tile)


ORDINARY = "3/3"
NEW_SHAFTS = "new-shafts"


def mixtures_of(state: RoadsAndBoats, seat: Seat) -> list[str]:
    """The mixtures that a seat's research allows."""
    return [name for name, it in state.box.mixtures.items() if state.researched(seat, it.needs)]


def mixture_faults(state: RoadsAndBoats, seat: Seat, text: str) -> Iterator[Violation]:
    """3/3 always, 4/0 or 0/4 with specialised mines, 5/5 with big mines, nothing else."""
    mixture = state.box.mixtures.get(text or ORDINARY)
    if mixture is None:
        yield broken("research.no-combination", mixture=text)
    elif not state.researched(seat, mixture.needs):
        clause = "research.big-mines" if mixture.gold == mixture.iron else "research.specialised-mines"
        yield broken(clause, mixture=text)


def filled(state: RoadsAndBoats, cell: Cell, text: str) -> RoadsAndBoats:
    """The position with a mixture added to the bag of a mine."""
    mine, mixture = state.buildings[cell], state.box.mixtures[text or ORDINARY]
    more = replace(mine, gold=mine.gold + mixture.gold, iron=mine.iron + mixture.iron)
    return state.with_building(cell, more)


class SinkShaft(TileWork, clause="shafts.who"):
    """Sink a new shaft in the mine on a tile, with a mixture `gold/iron`."""

    spot = "tile:{cell} mixture:{mixture}"
    mixture: str
    goods: Payment = ()
    ferry: HolderName = ""

    costs = "shaft"
    billed = "shafts.cost"
    presence = ("shafts.who", "shafts.who")

    @classmethod
    def on(cls, state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterable[SinkShaft]:
        return (cls(seat, write_cell(cell), mixture) for mixture in mixtures_of(state, seat))

    def site(self, state: RoadsAndBoats) -> list[Place]:
        building = state.buildings.get(self.tile)
        if building is None or building.kind != MINE:
            return []
        return list(in_order(touched(state, state.output_spot(self.tile))))

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """In any mine, with the research."""
        if not self.site(state):
            yield broken("shafts.who", "no-mine", cell=self.tile)
            return
        if not state.researched(self.seat, NEW_SHAFTS):
            yield broken("research.new-shafts")
        yield from mixture_faults(state, self.seat, self.mixture)

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The mixture is added to the bag; it need not be the one of the mine."""
        tell("shafts.fill", "sunk", self.seat, cell=self.cell, mixture=self.mixture)
        mixture = self.mixture  # shafts.mixture, else "3/3"
        return filled(state, self.tile, mixture)  # shafts.fill shafts.number mines.refill, else state


OIL_RIG = "oil_rig"


def terrain_violations(state: RoadsAndBoats, cell: Cell, building: str) -> Iterator[Violation]:
    """What the tile's terrain has against a building."""
    terrain, kind = state.world.terrain(cell), state.building_type(building)
    if terrain == "sea" and kind.terrain != "sea":
        yield broken("building.sea-only-rig", building=building)
        return
    if state.is_desert(cell):
        yield broken("building.desert", building=building)
    fits = kind.terrain == terrain
    if kind.terrain == "shore":  # it has a river or borders on the sea, walls or none
        fits = cell in state.world.shores  # building.shore-stays, else False
    if kind.terrain == "land":  # building.anywhere
        fits = True
    if not fits:
        yield broken("building.terrain", building=building, needs=kind.terrain, terrain=terrain)


class Build(Work, clause="building.what"):
    """Put a building in a region, or on a sea tile; a mine with a mixture `gold/iron`."""

    spot = "building:{building} place:{place} mixture:{mixture}"
    building: BuildingName
    place: str
    goods: Payment = ()
    mixture: str = ""
    ferry: HolderName = ""

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: Constructing) -> Iterator[Build]:
        """Those that could be paid for but not stand there."""
        for move in cls.works(state, frame.queue[0]):
            if move.payer(state) and any(move.standing_faults(state)):
                yield move

    @classmethod
    def works(cls, state: RoadsAndBoats, seat: Seat) -> Iterator[Build]:
        """Each building of which the goods are on a tile, in each region that transporters touch."""
        for cell, goods in stocked_tiles(state, seat):
            if cell in state.buildings or state.is_desert(cell):
                continue
            kinds = {id: it for id, it in state.box.buildings.items() if it.cost.keys() <= goods}
            for spot in sorted(touched_here(state, seat, cell)) if kinds else ():
                for id, kind in kinds.items():
                    if (kind.terrain == "sea") == (spot.kind != LAND):
                        for mixture in mixtures_of(state, seat) if id == MINE else [""]:
                            yield cls(seat, id, write_place(spot), mixture=mixture)

    def site(self, state: RoadsAndBoats) -> list[Place]:
        spot = read_place(self.place)
        return [spot] if self.building in state.box.buildings and state.exists(spot) else []

    def due(self, state: RoadsAndBoats) -> tuple[Cost, str]:
        clause = "building.oil-rig-goods" if self.building == OIL_RIG else "building.cost-from"
        return state.building_type(self.building).cost, clause

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Only another building takes its place, no home marker; the terrain must fit, the type be known."""
        if self.building not in state.box.buildings:
            yield broken("building.what", building=self.building)
            return
        if not state.exists(read_place(self.place)):
            yield broken("building.what", "nowhere", place=self.place)
            return
        cell, kind = read_place(self.place).cell, state.building_type(self.building)
        if cell in state.buildings:  # building.permanent
            yield broken("building.one-per-tile", there=state.buildings[cell].kind)
        yield from terrain_violations(state, cell, self.building)
        if not state.researched(self.seat, kind.research):
            yield broken("building.research", building=self.building, subject=kind.research)
        if self.building == MINE:
            yield from mixture_faults(state, self.seat, self.mixture)
        elif self.mixture:
            yield broken("mines.fill", "no-mine", building=self.building, mixture=self.mixture)

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The building stands; it works from the next turn on."""
        spot = read_place(self.place)
        tell("building.cost-from", "built", self.seat, building=self.building, place=self.place)
        is_mine = self.building == MINE
        number = 1 + max((it.number for it in state.buildings.values()), default=0) if is_mine else 0
        building = Building(self.building, spot.at, number=number)
        state = state.with_building(spot.cell, building)  # building.home-marker
        if is_mine:  # mines.fill
            state = filled(state, spot.cell, self.mixture)
        return state
