"""Mines: what a bag is filled with when one is built."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .....engine import Seat, Violation, broken
from ...components import Mixture
from ...land.hexes import Cell
from ...state import RoadsAndBoats

ORDINARY = "3/3"


def write_mixture(mixture: Mixture) -> str:
    """A mixture as text, gold before iron: `3/3`."""
    return f"{mixture.gold}/{mixture.iron}"


def mixture_named(state: RoadsAndBoats, text: str) -> Mixture | None:
    """The mixture that a text names, the ordinary one when it is empty."""
    wanted = text or ORDINARY
    return next((it for it in state.box.mixtures if write_mixture(it) == wanted), None)


def is_known(state: RoadsAndBoats, seat: Seat, mixture: Mixture) -> bool:
    """Whether a seat's research allows a mixture; the ordinary one needs none, whatever is researched."""
    if not mixture.needs:
        return True  # research.no-retroaction, else False
    return state.researched(seat, mixture.needs)


def mixtures_of(state: RoadsAndBoats, seat: Seat) -> list[str]:
    """The mixtures that a seat's research allows."""
    return [write_mixture(it) for it in state.box.mixtures if is_known(state, seat, it)]


def mixture_faults(state: RoadsAndBoats, seat: Seat, text: str) -> Iterator[Violation]:
    """3/3 always, 4/0 or 0/4 with specialised mines, 5/5 with big mines, nothing else."""
    mixture = mixture_named(state, text)
    if mixture is None:
        yield broken("research.no-combination", mixture=text)
    elif not is_known(state, seat, mixture):
        clause = "research.big-mines" if mixture.gold == mixture.iron else "research.specialised-mines"
        yield broken(clause, mixture=text)


def filled(state: RoadsAndBoats, cell: Cell, text: str) -> RoadsAndBoats:
    """The position with a mixture added to the bag of a mine."""
    mine, mixture = state.buildings[cell], mixture_named(state, text)
    if mixture is not None:
        mine = replace(mine, gold=mine.gold + mixture.gold, iron=mine.iron + mixture.iron)
    return state.with_building(cell, mine)
