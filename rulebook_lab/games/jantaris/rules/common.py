"""What questions and moves of several chapters have in common: whom they ask, what spells them."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Frame, Move, Seat, Violation
from ..components import AreaName, ItemName
from ..state import JantarisState
from .goods import goods_spots
from .guild import district_defects


class OfSeat(Frame):
    """A question that asks one seat."""

    seat: Seat

    def asked(self, state: JantarisState) -> tuple[Seat, ...]:
        return (self.seat,)


class InActiveDistrict(OfSeat):
    """A question that asks one seat and is about the Active District."""

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        return district_defects(state)


class OfActivePlayer(Frame):
    """A question that asks the Active Player."""

    whose = "start.active-player"

    def asked(self, state: JantarisState) -> tuple[Seat, ...]:
        return (state.active,)


class OfGoods(Move):
    """A move that says how many Goods of each colour."""

    red: int
    black: int

    def spots(self, state: JantarisState) -> tuple[str, ...]:
        return goods_spots(self.red, self.black)


class OfItem(Move, spot="item:{item}"):
    """A move that names an Item."""

    item: ItemName


class OfArea(Move, spot="area:{area}"):
    """A move that names an area."""

    area: AreaName


class OfDistrict(Move, spot="area:{district}"):
    """A move that names a District."""

    district: AreaName
