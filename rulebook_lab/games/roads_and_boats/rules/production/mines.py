"""Mines: what a bag is filled with, and new shafts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from .....engine import Move, Seat, Tell, Verb, Violation, broken, effect, implements, value
from ...components import Mixture
from ...land.hexes import Cell
from ...land.places import Place, read_cell, write_cell
from ...state import RoadsAndBoats
from ..frames import Constructing
from ..holding.consent import ask_or_do
from ..holding.handling import ferried, ferry_violations
from ..holding.payment import payment_violations
from ..holding.reach import area_spots
from ..holding.site import builders_asked, paying_group, spent, touched_here
from ..moves import SinkShaft
from .exchange import own_transporters_here
from .primary import MINE, output_spot

NEW_SHAFTS = "new-shafts"
ORDINARY = "3/3"


def write_mixture(mixture: Mixture) -> str:
    """A mixture as text, gold before iron: `3/3`."""
    return f"{mixture.gold}/{mixture.iron}"


def mixture_named(state: RoadsAndBoats, text: str) -> Mixture | None:
    """The mixture that a text names, the ordinary one when it is empty."""
    wanted = text or ORDINARY
    return next((m for m in state.components.mixtures if write_mixture(m) == wanted), None)


@value("research.no-retroaction", off=False)
def is_ordinary(mixture: Mixture) -> bool:
    """Whether a mixture needs no research: whatever is researched, it can be used."""
    return not mixture.needs


def mixtures_of(state: RoadsAndBoats, seat: Seat) -> list[str]:
    """The mixtures that a seat's research allows."""
    return [
        write_mixture(m)
        for m in state.components.mixtures
        if is_ordinary(m) or state.researched(seat, m.needs)
    ]


def mixture_violations(state: RoadsAndBoats, seat: Seat, text: str) -> Iterator[Violation]:
    """3/3 always, 4/0 or 0/4 with specialised mines, 5/5 with big mines, nothing else."""
    mixture = mixture_named(state, text)
    if mixture is None:
        yield broken("research.no-combination", mixture=text)
    elif not is_ordinary(mixture) and not state.researched(seat, mixture.needs):
        if mixture.gold == mixture.iron:
            yield broken("research.big-mines", mixture=text)
        else:
            yield broken("research.specialised-mines", mixture=text)


def filled(state: RoadsAndBoats, cell: Cell, text: str) -> RoadsAndBoats:
    """The position with a mixture added to the bag of a mine (mines.fill, shafts.fill)."""
    mixture, mine = mixture_named(state, text), state.buildings[cell]
    assert mixture is not None
    more = replace(mine, gold=mine.gold + mixture.gold, iron=mine.iron + mixture.iron)
    return state.with_building(cell, more)


# -- shafts --------------------------------------------------------------------------------


def shaft_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """Every mixture in every mine at which a seat has a transporter, once it knows shafts."""
    if not state.researched(seat, NEW_SHAFTS):
        return
    for cell in own_transporters_here(state, seat):
        building = state.buildings.get(cell)
        if building is not None and building.kind == MINE:
            for mixture in mixtures_of(state, seat):
                yield SinkShaft(seat, write_cell(cell), mixture)


def _at(state: RoadsAndBoats, cell: Cell) -> list[Place]:
    return sorted(area_spots(state, output_spot(state, cell)))


@implements("shafts.number")
@ferried
def shaft_violations(state: RoadsAndBoats, frame: Constructing, move: SinkShaft) -> Iterator[Violation]:
    """In any mine one's transporter touches, with the research, for an iron and a fuel."""
    cell = read_cell(move.cell)
    building = state.buildings.get(cell)
    if building is None or building.kind != MINE:
        yield broken("shafts.who", "no-mine", cell=cell)
        return
    if not state.researched(move.seat, NEW_SHAFTS):
        yield broken("research.new-shafts")
    yield from mixture_violations(state, move.seat, move.mixture)
    yield from ferry_violations(state, move.seat, move.ferry, cell)
    if not touched_here(state, move.seat, cell) & frozenset(_at(state, cell)):
        yield broken("shafts.who", cell=cell)
        return
    cost = state.components.costs["shaft"]
    group = paying_group(state, move.seat, _at(state, cell), cost, move.goods, move.ferry)
    yield from payment_violations(state, move.seat, group, cost, move.goods, "shafts.cost")


def sink_shaft(state: RoadsAndBoats, frame: Constructing, move: SinkShaft, tell: Tell) -> RoadsAndBoats:
    """At once, or when the other owners agree."""
    owners = builders_asked(state, move.seat, move.goods, move.ferry)
    return ask_or_do(state.acted(), move, owners, sunk, tell)


def sunk(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """The goods are paid and the mixture is added to the bag, empty or not."""
    cell = read_cell(move.cell)
    tell("shafts.fill", "sunk", move.seat, cell=move.cell, mixture=move.mixture)
    cost = state.components.costs["shaft"]
    state = spent(state, move.seat, _at(state, cell), cost, move.goods, move.ferry)
    return shaft_filled(state, cell, move.mixture)


@effect("shafts.fill", "mines.refill")
def shaft_filled(state: RoadsAndBoats, cell: Cell, mixture: str) -> RoadsAndBoats:
    """The mixture of a new shaft; it need not be the one of the mine."""
    return filled(state, cell, chosen_mixture(mixture))


@value("shafts.mixture", off=ORDINARY)
def chosen_mixture(mixture: str) -> str:
    """The mixture of a shaft is the player's choice."""
    return mixture


VERBS = [
    Verb(
        move=SinkShaft,
        clause="shafts.who",
        violations=shaft_violations,
        apply=sink_shaft,
    )
]
