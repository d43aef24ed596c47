"""What holds goods: spots of a tile and transporters, by the words for them, and the room that they have."""

from __future__ import annotations

from ....engine import Seat, Violation, broken
from ..land.hexes import Cell
from ..land.places import SEA, Place, land, read_place, sea
from ..state import Holder, RoadsAndBoats


def read_holder(text: str) -> Holder:
    """The holder a word stands for: a place has a comma, a transporter has none."""
    return read_place(text) if "," in text else text


def holder_spot(word: str) -> str:
    """The spot on the board of a holder, or of any place."""
    return f"place:{word}" if "," in word else f"transporter:{word}"


def exists(state: RoadsAndBoats, holder: Holder) -> bool:
    """Whether there is such a transporter, region or sea tile."""
    if isinstance(holder, str):
        return holder in state.transporters
    return holder in state.world.spots.get(holder.cell, ())


def output_spot(state: RoadsAndBoats, cell: Cell) -> Place:
    """Where a building's output lies: in its region, or on its sea tile (ruling.building-region)."""
    if state.world.is_sea(cell):
        return sea(cell)
    return land(cell, state.buildings[cell].region)


def is_foreign(state: RoadsAndBoats, seat: Seat, holder: Holder) -> bool:
    """Whether a holder is another seat's transporter."""
    return isinstance(holder, str) and state.transporters[holder].owner != seat


def can_hold(state: RoadsAndBoats, transporter: str) -> bool:
    """Whether a transporter may have cargo: it neither carries another one nor is carried."""
    there = state.transporters[transporter]
    return not there.passenger and not there.carrier


def room(state: RoadsAndBoats, transporter: str) -> int:
    """How many more goods a transporter can take."""
    there = state.transporters[transporter]
    carry = 0 if there.passenger or there.carrier else state.type_of(transporter).carry
    return carry - len(there.cargo)  # movement.more-than-capacity, else 0


def stores_at_sea(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether goods can be left on a sea tile: it has an oil rig."""
    return cell in state.buildings  # boats.oil-rig-store geese.oil-rig, else False


def takes_more(state: RoadsAndBoats, holder: Holder) -> bool:
    """Whether a holder has room for one more: not the open sea, nor a transporter that is full."""
    if isinstance(holder, Place):
        return holder.kind != SEA or stores_at_sea(state, holder.cell)
    return room(state, holder) > 0 or not can_hold(state, holder)


def full(state: RoadsAndBoats, transporter: str) -> Violation:
    """The violation that a transporter can carry no more."""
    kind = state.type_of(transporter)
    if kind.is_boat:
        return broken("boats.capacities", "full", transporter=transporter, carry=kind.carry)
    return broken("movement.carrying-capacity", transporter=transporter, carry=kind.carry)
