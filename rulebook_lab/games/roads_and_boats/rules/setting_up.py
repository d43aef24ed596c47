"""Setting up: the board, the temple row, the chart, starting places and resources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from ....engine import (
    CHANCE,
    FrozenMap,
    Move,
    Option,
    Seat,
    Step,
    Tell,
    Verb,
    Violation,
    broken,
    effect,
    implements,
    value,
)
from ..components import Components
from ..land.goods import with_good
from ..land.hexes import Cell, edge_between
from ..land.places import LAND, Place, read_place, write_place
from ..land.world import World
from ..position.wording import where
from ..state import NEUTRAL, RoadsAndBoats, Transporter
from .frames import PRODUCTION, ChooseHomes, DrawRow, LayTiles, StartPhase
from .holding.handling import exists
from .moves import DrawFigure, Settle
from .world.map_generator import fair_world

PREPARED, FAIR, LAID = "prepared", "fair", "laid"
NAMES_BY_SEATS = {1: "solo", 2: "two", 3: "three", 4: "four"}
LAID_TILES_A_SEAT = 16


def options(components: Components) -> tuple[Option, ...]:
    """What `start` lets one choose; the maps of a component file are there by name."""
    return (
        Option(
            "map",
            PREPARED,
            (PREPARED, FAIR, LAID, *components.maps),
            "the prepared map for the seats, a random fair one, one that the players lay, or a map by name",
            "map.two-ways",
        ),
        Option(
            "homes",
            "marked",
            ("marked", "free"),
            "whether the starting tiles that the map marks are used",
            "start.marked",
        ),
        Option("map_seed", 0, tuple(range(100)), "which of the random fair maps", "map.two-ways"),
    )


def set_up(seats: tuple[Seat, ...], options: Mapping[str, Any], edition: str) -> RoadsAndBoats:
    """The empty wonder, covered research tables, the map; then the temple row is drawn.

    Alone there is nothing to draw, and the first rows of the wonder are full
    (ruling.solo-rules).
    """
    components: Components = RoadsAndBoats.games[""].components(edition)
    solo = len(seats) == 1
    laid = options["map"] == LAID
    world = _world(components, len(seats), options)
    first = LayTiles(first_layer(seats)) if laid else DrawRow()
    return RoadsAndBoats(
        seats=seats,
        edition=edition,
        world=world if options["homes"] == "marked" else world.without_starts(),
        temple=seats if solo else (),
        chart=seats if solo else (),
        wonder=bricks_before(components, solo),
        research=covered_tables(),
        size=agreed_size(seats) if laid else 0,
        pending=(ChooseHomes(), first) if laid or not solo else (ChooseHomes(),),
    )


@value("intro.players", off=range(1, 7))
def player_counts() -> range:
    """One to four play (ruling.player-count)."""
    return range(1, 5)


@value("setup.board", off=(NEUTRAL,))
def bricks_before(components: Components, solo: bool) -> tuple[str, ...]:
    """The wonder starts empty; alone its first rows are full."""
    return (NEUTRAL,) * components.solo["neutral_bricks_before"] if solo else ()


@value("setup.research-covered", off=FrozenMap({"red": ("rowing",)}))
def covered_tables() -> FrozenMap[Seat, tuple[str, ...]]:
    """Nobody starts with any research."""
    return FrozenMap()


@value("map.size", off=0)
def agreed_size(seats: tuple[Seat, ...]) -> int:
    """How many tiles are laid: ten of land and six of sea for each player would do."""
    return LAID_TILES_A_SEAT * len(seats)


@value("map.first-player", off="")
def first_layer(seats: tuple[Seat, ...]) -> Seat:
    """Whoever set the game up lays first (ruling.first-layer)."""
    return seats[0]


@value("map.two-ways", off=World(FrozenMap()))
def _world(components: Components, seats: int, options: Mapping[str, Any]) -> World:
    if options["map"] == LAID:
        return World(FrozenMap())
    if options["map"] == FAIR:
        return fair_world(seats, Random(options["map_seed"]))
    if options["map"] == PREPARED:
        return components.maps[NAMES_BY_SEATS[seats]]
    return components.maps[options["map"]].for_seats(seats)


# -- the temple row ------------------------------------------------------------------------


@value("start.temple-row", off={})
def figures(state: RoadsAndBoats, frame: DrawRow) -> dict[Move, int]:
    """Every figure still in the cup is equally likely."""
    return {DrawFigure(CHANCE, seat): 1 for seat in state.seats if seat not in frame.drawn}


def draw_figure(state: RoadsAndBoats, frame: DrawRow, move: DrawFigure, tell: Tell) -> RoadsAndBoats:
    """The first one drawn stands closest to the temple."""
    row = (*frame.drawn, move.figure)
    tell("start.temple-row", "figure", move.figure, place=len(row))
    if len(row) < len(state.seats):
        return state.swap(DrawRow(row))
    tell("start.chart", "first-chart", chart=first_chart(row))
    return replace(state, temple=row, chart=first_chart(row)).pop()


@value("start.chart", off=())
def first_chart(row: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Slot 1 is for the figure furthest from the temple."""
    return row[::-1]


# -- starting places -----------------------------------------------------------------------


@implements("start.choose-order")
def settling(state: RoadsAndBoats, frame: ChooseHomes) -> tuple[Seat, ...]:
    """The first seat of the chart that has no home."""
    return tuple(seat for seat in state.chart if seat not in state.homes)[:1]


def settle_candidates(state: RoadsAndBoats, frame: ChooseHomes) -> Iterator[Move]:
    """Every region of every marked tile, else of every land tile."""
    (seat,) = settling(state, frame)
    for cell in state.world.starts or state.world.land_cells:
        yield from (Settle(seat, write_place(region)) for region in state.world.spots.get(cell, ()))


def _taken(state: RoadsAndBoats, cell: Cell) -> bool:
    return any(home.cell == cell for home in state.homes.values())


def _beside_a_home(state: RoadsAndBoats, cell: Cell) -> bool:
    return any(edge_between(home.cell, cell) is not None for home in state.homes.values())


def _room_left(state: RoadsAndBoats) -> bool:
    """Whether some land tile is neither a home nor beside one (ruling.no-home-left)."""
    return any(not _taken(state, cell) and not _beside_a_home(state, cell) for cell in state.world.land_cells)


def settle_violations(state: RoadsAndBoats, frame: ChooseHomes, move: Settle) -> Iterator[Violation]:
    """A land tile, a marked one if the map marks some, with a tile between it and other homes."""
    spot = read_place(move.place)
    if spot.kind != LAND or not exists(state, spot):
        yield broken("start.land", place=move.place)
        return
    if state.world.starts and spot.cell not in state.world.starts:
        yield broken("start.marked", place=move.place)
    if _taken(state, spot.cell) or (
        _beside_a_home(state, spot.cell) and not state.world.starts and _room_left(state)
    ):
        yield broken("start.distance", place=move.place)


def settle(state: RoadsAndBoats, frame: ChooseHomes, move: Settle, tell: Tell) -> RoadsAndBoats:
    """The home marker and all starting resources lie on the tile (ruling.region-of-home)."""
    spot = read_place(move.place)
    there, given = where(state.world, spot), state.components.starting
    tell("start.marker", "home", move.seat, place=there, given=given)
    return resources_placed(home_marked(state, move.seat, spot), move.seat, spot)


@effect("start.marker")
def home_marked(state: RoadsAndBoats, seat: Seat, spot: Place) -> RoadsAndBoats:
    """The marker stays for the whole game."""
    return replace(state, homes=state.homes.with_(seat, spot))


@effect("start.resources")
def resources_placed(state: RoadsAndBoats, seat: Seat, spot: Place) -> RoadsAndBoats:
    """Three donkeys, and the goods loose beside them."""
    starting = state.components.starting
    goods = [good for good, n in starting.items() if good in state.components.goods for _ in range(n)]
    donkeys = kit(seat, starting["donkey"], spot)
    state = replace(state, transporters=state.transporters.merged(donkeys))
    return state.with_load(spot, with_good(state.load_at(spot), *goods))


@value("setup.colours", off={})
def kit(seat: Seat, donkeys: int, spot: Place) -> dict[str, Transporter]:
    """The transporters of a seat's colour that stand at its home."""
    return {f"{seat[0]}{n}": Transporter(seat, "donkey", spot) for n in range(1, donkeys + 1)}


def begin(state: RoadsAndBoats, frame: ChooseHomes, tell: Tell) -> RoadsAndBoats:
    """The first turn begins with production (ruling.first-turn)."""
    return state.swap(StartPhase(PRODUCTION))


VERBS = [
    Verb(move=DrawFigure, clause="start.temple-row", apply=draw_figure),
    Verb(move=Settle, clause="start.choose-order", violations=settle_violations, apply=settle),
]

STEPS = [
    Step(frame=DrawRow, weights=figures, verbs=(DrawFigure,)),
    Step(
        frame=ChooseHomes,
        asked=settling,
        candidates=settle_candidates,
        verbs=(Settle,),
        advance=begin,
    ),
]
