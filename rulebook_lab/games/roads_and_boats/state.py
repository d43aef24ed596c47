"""The position: who has what where, and what is being decided."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from rulebook_lab.engine import Frame, FrozenMap, Seat, State, value
from rulebook_lab.games.roads_and_boats.components import (
    BuildingType,
    Components,
    TransporterType,
)
from rulebook_lab.games.roads_and_boats.geography import Bridge, Road
from rulebook_lab.games.roads_and_boats.goods import Load
from rulebook_lab.games.roads_and_boats.hexes import Cell, Edge
from rulebook_lab.games.roads_and_boats.moves import Asking
from rulebook_lab.games.roads_and_boats.places import LAND, Place
from rulebook_lab.games.roads_and_boats.world import DESERT, PASTURE, World

PRODUCTION, MOVEMENT, BUILDING, WONDER = PHASES = ("production", "movement", "building", "wonder")
NEUTRAL = "neutral"


@value("wonder.irrigation", off=False)
def is_irrigated(bricks: int, mark: int) -> bool:
    """Whether a brick covers the irrigation mark: then all deserts are pasture."""
    return bricks >= mark


class Transporter(Struct, frozen=True, gc=False):
    """A transporter. `place` is None while another one, `carrier`, carries it.

    `moved` holds within a movement phase; `aboard_since` is the turn in which it was loaded.
    """

    owner: Seat
    kind: str
    place: Place | None
    cargo: Load = ()
    passenger: str = ""
    carrier: str = ""
    moved: bool = False
    aboard_since: int = 0


class Building(Struct, frozen=True, gc=False):
    """A building; `made` counts this turn's output; a mine has a number and a bag."""

    kind: str
    region: int = 0
    made: int = 0
    number: int = 0
    gold: int = 0
    iron: int = 0


class Wall(Struct, frozen=True, gc=False):
    """The wall tokens on an edge and whose they are: a seat's or neutral."""

    owner: str
    tokens: int = 1


@lru_cache(maxsize=1024)
def by_tile(transporters: FrozenMap[str, Transporter]) -> dict[Cell, tuple[str, ...]]:
    """The uncarried transporters on each tile, sorted; kept, since most moves change none."""
    found: dict[Cell, list[str]] = {}
    for id in sorted(transporters):
        place = transporters[id].place
        if place is not None:
            found.setdefault((place.q, place.r), []).append(id)
    return {cell: tuple(ids) for cell, ids in found.items()}


@lru_cache(maxsize=1024)
def by_owner(transporters: FrozenMap[str, Transporter]) -> dict[Seat, tuple[Cell, ...]]:
    """The tiles on which each seat has uncarried transporters, sorted."""
    found: dict[Seat, set[Cell]] = {}
    for cell, ids in by_tile(transporters).items():
        for id in ids:
            found.setdefault(transporters[id].owner, set()).add(cell)
    return {seat: tuple(sorted(cells)) for seat, cells in found.items()}


class LayTiles(Frame):
    """A seat lays its tiles, one at a time: `left` more before the next seat."""

    clause: ClassVar[str] = "map.two-tiles-each"
    seat: Seat
    left: int = 2


class DrawRow(Frame):
    """The praying figures are drawn blindly; `drawn` stand in the row, the front first."""

    clause: ClassVar[str] = "start.temple-row"
    drawn: tuple[Seat, ...] = ()


class ChooseHomes(Frame):
    """Seats choose their starting tiles in the order of the chart."""

    clause: ClassVar[str] = "start.choose-order"


class StartPhase(Frame):
    """The phase stone moves on."""

    clause: ClassVar[str] = "order.phase-chart"
    phase: str


class DrawMines(Frame):
    """A counter is drawn from the bag of each mine in `cells`."""

    clause: ClassVar[str] = "production.mine-draw"
    cells: tuple[Cell, ...]


class Yield(Frame):
    """Primary producers yield and geese breed, before anybody is asked."""

    clause: ClassVar[str] = "production.primary"


class CallRound(Frame):
    """Seats are asked in turn whether they want an order of play."""

    clause: ClassVar[str] = "conflict.call"
    phase: str
    left: tuple[Seat, ...]


class Piety(Frame):
    """From the front of the row seats keep praying or cash in; the last one is not asked."""

    clause: ClassVar[str] = "conflict.piety"
    phase: str
    left: tuple[Seat, ...]
    cashed: tuple[Seat, ...] = ()


class Slots(Frame):
    """From the back of the row seats choose a free slot of the chart; `taken` has seat by slot."""

    clause: ClassVar[str] = "conflict.slot"
    phase: str
    left: tuple[Seat, ...]
    taken: tuple[Seat, ...]


class Play(Frame):
    """Seats play the phase, the first of `queue` now, until they pass.

    After a call (`ordered`) a seat passes for good. Else it may wait and is asked again in the
    next round. `acted` says whether anybody did anything in this round, `begun` which seats have
    begun to move, `exchanges` how often goods changed hands in this play.
    """

    clause: ClassVar[str] = "conflict.play"
    queue: tuple[Seat, ...]
    ordered: bool = False
    waiting: tuple[Seat, ...] = ()
    round: int = 1
    acted: bool = False
    begun: tuple[Seat, ...] = ()
    exchanges: int = 0


class Producing(Play):
    """The production phase."""

    clause: ClassVar[str] = "production.timing"


class Moving(Play):
    """The movement phase."""

    clause: ClassVar[str] = "order.mid-phase"


class Constructing(Play):
    """The building phase."""

    clause: ClassVar[str] = "building.what"


class Offering(Play):
    """The wonder phase."""

    clause: ClassVar[str] = "wonder.opportunity"


PLAYS: dict[str, type[Play]] = {
    PRODUCTION: Producing,
    MOVEMENT: Moving,
    BUILDING: Constructing,
    WONDER: Offering,
}


class March(Frame):
    """A transporter makes its move: `steps` so far, over once off the road or docked."""

    clause: ClassVar[str] = "movement.once"
    seat: Seat
    transporter: str
    steps: int = 0
    off_road: bool = False
    docked: bool = False


class Consent(Frame):
    """Owners of transporters are asked, one after the other, to agree to `move`."""

    clause: ClassVar[str] = "production.cargo-input"
    move: Asking
    asked: tuple[Seat, ...]


class Upgrading(Frame):
    """A seat that has just researched a factory may upgrade factories to it."""

    clause: ClassVar[str] = "research.upgrade"
    seat: Seat
    subject: str


class Excess(Frame):
    """A seat owns too many transporters and must scrap one; `new` is the one just made."""

    clause: ClassVar[str] = "production.excess-now"
    seat: Seat
    new: str


class EndPhase(Frame):
    """Everybody has finished a phase."""

    clause: ClassVar[str] = "intro.four-phases"
    phase: str


Pending = (
    LayTiles
    | DrawRow
    | ChooseHomes
    | StartPhase
    | DrawMines
    | Yield
    | CallRound
    | Piety
    | Slots
    | Producing
    | Moving
    | Constructing
    | Offering
    | March
    | Consent
    | Upgrading
    | Excess
    | EndPhase
)


class RoadsAndBoats(State, frozen=True, kw_only=True):
    """A position. Loose goods are kept by place: a region on land, or a sea tile.

    `temple` is the row from the front (closest to the temple) to the back, `chart` the seats by
    slot, `wonder` the owners of its bricks in building order, `bought` this turn's bricks.
    `size` is the number of tiles agreed on while the seats lay the map themselves.
    """

    pending: tuple[Pending, ...] = ()
    world: World
    turn: int = 1
    phase: str = PRODUCTION
    temple: tuple[Seat, ...] = ()
    chart: tuple[Seat, ...] = ()
    homes: FrozenMap[Seat, Place] = FrozenMap()
    transporters: FrozenMap[str, Transporter] = FrozenMap()
    goods: FrozenMap[Place, Load] = FrozenMap()
    buildings: FrozenMap[Cell, Building] = FrozenMap()
    roads: frozenset[Road] = frozenset()
    bridges: frozenset[Bridge] = frozenset()
    walls: FrozenMap[Edge, Wall] = FrozenMap()
    research: FrozenMap[Seat, tuple[str, ...]] = FrozenMap()
    wonder: tuple[str, ...] = ()
    bought: FrozenMap[Seat, int] = FrozenMap()
    size: int = 0

    @property
    def components(self) -> Components:
        """The component data in use."""
        return self.game.components(self.edition)  # type: ignore[no-any-return]

    @property
    def solo(self) -> bool:
        """Whether one seat plays alone (ruling.solo-rules)."""
        return len(self.seats) == 1

    def building_type(self, kind: str) -> BuildingType:
        """A row of the buildings table."""
        return self.components.buildings[kind]

    def type_of(self, transporter: str) -> TransporterType:
        """The row of the transporters table for one transporter."""
        return self.components.transporters[self.transporters[transporter].kind]

    @property
    def on_tile(self) -> dict[Cell, tuple[str, ...]]:
        """The transporters on each tile, carried ones left out, sorted by id."""
        return by_tile(self.transporters)

    @property
    def cells_of(self) -> dict[Seat, tuple[Cell, ...]]:
        """The tiles on which each seat has uncarried transporters, sorted."""
        return by_owner(self.transporters)

    def fleet(self, seat: Seat) -> tuple[str, ...]:
        """A seat's transporters, carried ones included, sorted by id."""
        return tuple(sorted(id for id, t in self.transporters.items() if t.owner == seat))

    def cell_of(self, transporter: str) -> Cell:
        """The tile a transporter is on; a carried one is where its carrier is."""
        carried = self.transporters[transporter]
        place = carried.place or self.transporters[carried.carrier].place
        assert place is not None
        return place.cell

    def is_pasture(self, cell: Cell) -> bool:
        """Whether a tile counts as pasture: printed so, or an irrigated desert."""
        terrain = self.world.terrain(cell)
        return terrain == PASTURE or (terrain == DESERT and self.irrigated)

    def is_desert(self, cell: Cell) -> bool:
        """Whether a tile is desert still."""
        return self.world.terrain(cell) == DESERT and not self.irrigated

    @property
    def irrigated(self) -> bool:
        """Whether the irrigation mark of the wonder is covered (wonder.irrigation)."""
        return is_irrigated(len(self.wonder), self.components.irrigation_mark)

    def with_transporter(self, id: str, transporter: Transporter) -> RoadsAndBoats:
        """With one transporter new or changed."""
        return replace(self, transporters=self.transporters.with_(id, transporter))

    def with_building(self, cell: Cell, building: Building) -> RoadsAndBoats:
        """With one building new or changed."""
        return replace(self, buildings=self.buildings.with_(cell, building))

    def load_at(self, holder: Place | str) -> Load:
        """The loose goods at a place, or the cargo of a transporter."""
        if isinstance(holder, Place):
            return self.goods.get(holder, ())
        return self.transporters[holder].cargo

    def with_load(self, holder: Place | str, load: Load) -> RoadsAndBoats:
        """With other goods at a place or on a transporter."""
        if isinstance(holder, str):
            changed = replace(self.transporters[holder], cargo=load)
            return replace(self, transporters=self.transporters.with_(holder, changed))
        if load:
            return replace(self, goods=self.goods.with_(holder, load))
        return replace(self, goods=self.goods.without(holder))

    def loose_on(self, cell: Cell) -> Load:
        """All loose goods of a tile, whatever the bank."""
        if self.world.is_sea(cell):
            return self.goods.get(Place(*cell, "sea"), ())
        if cell in self.world.undivided:
            return self.goods.get(Place(*cell, LAND), ())
        count = self.world.region_count(cell)
        loads = [self.goods.get(Place(*cell, LAND, n), ()) for n in range(count)]
        return tuple(good for load in loads for good in load)

    def goods_on(self, cell: Cell) -> set[str]:
        """Everything that lies on a tile or on a transporter there."""
        there = set(self.loose_on(cell))
        for id in self.on_tile.get(cell, ()):
            there.update(self.transporters[id].cargo)
        return there

    def acted(self) -> RoadsAndBoats:
        """With the note that the seat whose play it is did something."""
        frames = tuple(
            replace(frame, acted=True) if isinstance(frame, Play) and not frame.acted else frame
            for frame in self.pending
        )
        return replace(self, pending=frames)

    def exchanged(self) -> RoadsAndBoats:
        """With one more exchange counted in the play that is going on."""
        frames = tuple(
            replace(frame, acted=True, exchanges=frame.exchanges + 1) if isinstance(frame, Play) else frame
            for frame in self.pending
        )
        return replace(self, pending=frames)

    def researched(self, seat: Seat, subject: str) -> bool:
        """Whether a seat has done a research subject."""
        return subject in self.research.get(seat, ())
