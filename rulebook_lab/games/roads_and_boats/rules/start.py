"""The starting sequence, starting places and resources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....engine import CHANCE, Chance, Frame, Move, Seat, Tell, Violation, broken
from ..land.hexes import Cell, are_near
from ..land.places import LAND, Place, read_place, write_place
from ..state import PRODUCTION, RoadsAndBoats, Transporter
from .order_of_play import StartPhase


class DrawRow(Chance, clause="start.temple-row"):
    """The praying figures are drawn blindly; `drawn` stand in the row, the front first."""

    drawn: tuple[Seat, ...] = ()

    def weights(self, state: RoadsAndBoats) -> Mapping[Move, int]:
        """Every figure still in the cup is equally likely."""
        cup = [seat for seat in state.seats if seat not in self.drawn]  # start.temple-row, else []
        return {DrawFigure(CHANCE, seat): 1 for seat in cup}


class DrawFigure(Move, clause="start.temple-row", answers=(DrawRow,)):
    """Chance draws the next praying figure."""

    spot = "button:draw-figure seat:{figure}"
    figure: str

    def play(self, state: RoadsAndBoats, frame: DrawRow, tell: Tell) -> RoadsAndBoats:
        """The first one drawn stands closest to the temple; slot 1 is for the figure furthest from it."""
        row = (*frame.drawn, self.figure)
        tell("start.temple-row", "figure", self.figure, place=len(row))
        if len(row) < len(state.seats):
            return state.swap(DrawRow(row))
        chart = row[::-1]  # start.chart, else ()
        tell("start.chart", "first-chart", chart=chart)
        return replace(state, temple=row, chart=chart).pop()


class ChooseHomes(Frame, clause="start.choose-order"):
    """Seats choose their starting tiles in the order of the chart."""

    def asked(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        """The first seat of the chart that has no home."""
        return tuple(seat for seat in state.chart if seat not in state.homes)[:1]

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The first turn begins with production (ruling.first-turn)."""
        return state.swap(StartPhase(PRODUCTION))


class Settle(Move, clause="start.choose-order", answers=(ChooseHomes,), spot="button:settle place:{place}"):
    """Choose a starting place: a region of a land tile."""

    place: str

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: ChooseHomes) -> Iterator[Settle]:
        """Every region of every marked tile, else of every land tile."""
        for cell in state.world.starts or state.world.land_cells:
            for region in state.world.spots.get(cell, ()):
                yield cls(frame.asked(state)[0], write_place(region))

    def violations(self, state: RoadsAndBoats, frame: ChooseHomes) -> Iterator[Violation]:
        """A land tile, a marked one if the map marks some, with a tile between it and other homes.

        Neighbours are allowed where no other land is left (ruling.no-home-left, ruling.marked-homes).
        """
        spot, marked = read_place(self.place), state.world.starts
        if spot.kind != LAND or not state.exists(spot):
            yield broken("start.land", place=self.place)
            return
        yield from unmarked(state, spot)
        taken = any(home.cell == spot.cell for home in state.homes.values())
        crowded = _is_near_home(state, spot.cell) and not marked
        if taken or (crowded and not all(_is_near_home(state, cell) for cell in state.world.land_cells)):
            yield broken("start.distance", place=self.place)

    def play(self, state: RoadsAndBoats, frame: ChooseHomes, tell: Tell) -> RoadsAndBoats:
        """The home marker stays; donkeys and goods lie on the tile (ruling.region-of-home)."""
        spot, given = read_place(self.place), state.box.starting
        tell("start.marker", "home", self.seat, place=self.place, given=given)
        state = replace(state, homes=state.homes.with_(self.seat, spot))  # start.marker
        ids = [f"{self.seat[0]}{n}" for n in range(1, given["donkey"] + 1)]  # setup.colours, else []
        donkeys = dict.fromkeys(ids, Transporter(self.seat, "donkey", spot))
        goods = [good for good, n in given.items() if good in state.box.goods for _ in range(n)]
        fleet = state.transporters.merged(donkeys)
        return replace(state.put(spot, *goods), transporters=fleet)  # start.resources, else state


def unmarked(state: RoadsAndBoats, home: Place) -> Iterator[Violation]:
    """A home is on a marked tile, if the map marks some."""
    if state.world.starts and home.cell not in state.world.starts:
        yield broken("start.marked", place=str(home))


def _is_near_home(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether a tile is a home, or beside one."""
    return any(are_near(home.cell, cell) for home in state.homes.values())
