"""Setting up: the board, and which map is played on."""

from __future__ import annotations

from random import Random

from ....engine import Chosen, FrozenMap, Option, Seat
from ..components import Components
from ..land.world import World
from ..state import NEUTRAL, RoadsAndBoats
from .map_generator import fair_world
from .start import ChooseHomes, DrawRow
from .tile_laying import LayTiles

PLAYERS = range(1, 5)  # intro.players, else range(1, 7)
"""How many play (ruling.player-count)."""

PREPARED, FAIR, LAID = "prepared", "fair", "laid"
NAMES_BY_SEATS = {1: "solo", 2: "two", 3: "three", 4: "four"}
LAID_TILES_A_SEAT = 16
"""Ten of land and six of sea would do (ruling.map-size-agreed)."""


def options(box: Components) -> tuple[Option, ...]:
    """What `start` lets one choose; the maps of a component file are there by name."""
    maps = "the prepared map for the seats, a random fair one, one that the players lay, or a map by name"
    homes = "whether the starting tiles that the map marks are used"
    return (
        Option("map", PREPARED, (PREPARED, FAIR, LAID, *box.maps), maps, "map.two-ways"),
        Option("homes", "marked", ("marked", "free"), homes, "start.marked"),
        Option("map_seed", 0, tuple(range(100)), "which of the random fair maps", "map.two-ways"),
    )


def set_up(seats: tuple[Seat, ...], options: Chosen, edition: str) -> RoadsAndBoats:
    """The empty wonder, covered research tables, the map; then the temple row is drawn.

    Whoever set the game up lays first (ruling.first-layer). Alone there is nothing to draw, and the first
    rows of the wonder are full (ruling.solo-rules).
    """
    box: Components = RoadsAndBoats.boxes[edition]
    solo = len(seats) == 1
    laid = options["map"] == LAID
    world = _world(box, len(seats), options)  # map.two-ways, else World(FrozenMap())
    first_layer = seats[0]  # map.first-player, else ""
    size = LAID_TILES_A_SEAT * len(seats)  # map.size, else 0
    bricks = box.solo["neutral_bricks_before"] if solo else 0  # setup.board, else 1
    known = dict[Seat, tuple[str, ...]]()  # setup.research-covered, else {"red": ("rowing",)}
    first = LayTiles(first_layer) if laid else DrawRow()
    return RoadsAndBoats(
        seats=seats,
        edition=edition,
        world=world if options["homes"] == "marked" else world.without_starts(),
        temple=seats if solo else (),
        chart=seats if solo else (),
        wonder=(NEUTRAL,) * bricks,
        research=FrozenMap(known),
        size=size if laid else 0,
        pending=(ChooseHomes(), first) if laid or not solo else (ChooseHomes(),),
    )


def _world(box: Components, seats: int, options: Chosen) -> World:
    if options["map"] == LAID:
        return World(FrozenMap())
    if options["map"] == FAIR:
        return fair_world(seats, Random(options["map_seed"]))
    name = NAMES_BY_SEATS[seats] if options["map"] == PREPARED else options["map"]
    return box.maps[name].for_seats(seats)
