"""How each line of a position's text is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import get_args

from ....engine import FrameNotation, MoveNotation
from ..land.goods import Load
from ..land.hexes import Cell, Edge
from ..land.places import write_cell, write_place
from ..land.world import write_world
from ..rules.frames import Consent, Pending
from ..rules.moves import Asking
from ..state import Building, RoadsAndBoats, Transporter

FRAMES = FrameNotation(kind for kind in get_args(Pending) if kind is not Consent)
HELD = MoveNotation(get_args(Asking))
OVER, NOBODY, STEP, NEXT = "over", "-", " > ", "; "


def write_load(load: Load) -> str:
    """Goods as words: `3 trunks + 1 stone*d1`."""
    return " + ".join(f"{n} {good}" for good, n in sorted(Counter(load).items()))


def write_map(state: RoadsAndBoats) -> str:
    """The name of a prepared map, else its tiles."""
    for name, world in state.box.maps.items():
        if world == state.world:
            return name
        if world.without_starts() == state.world:
            return f"{name} unmarked"
    return NEXT.join(write_world(state.world).splitlines()) or "none"


def write_transporters(state: RoadsAndBoats) -> str:
    """All transporters, by id."""
    return NEXT.join(write_transporter(id, t) for id, t in sorted(state.transporters.items()))


def write_transporter(id: str, t: Transporter) -> str:
    """One transporter, with what differs from a fresh one."""
    words = [id, t.owner, t.kind, write_place(t.place) if t.place else f"on={t.carrier}"]
    words += ["moved"] if t.moved else []
    words += [f"since={t.aboard_since}"] if t.aboard_since else []
    words += [write_load(t.cargo)] if t.cargo else []
    return " ".join(words)


def write_buildings(state: RoadsAndBoats) -> str:
    """All buildings, by tile."""
    return NEXT.join(
        write_building(state, cell, building) for cell, building in sorted(state.buildings.items())
    )


def write_building(state: RoadsAndBoats, cell: Cell, building: Building) -> str:
    """One building, with the numbers that are not nought."""
    where = write_cell(cell) if state.world.is_sea(cell) else f"{write_cell(cell)}/{building.region}"
    numbers = {name: getattr(building, name) for name in ("made", "number", "gold", "iron")}
    words = [f"{name}={n}" for name, n in numbers.items() if n]
    return " ".join([where, building.kind, *words])


def write_edge(edge: Edge, half: str = "") -> str:
    """An edge as a word, `0,1>2`, with the half of a road beside a river: `0,1>2a`."""
    return f"{edge.q},{edge.r}>{edge.number}{half}"


def write_wonder(state: RoadsAndBoats) -> str:
    """The bricks in building order, in runs of one owner."""
    return " + ".join(f"{len(list(run))} {owner}" for owner, run in groupby(state.wonder))


def write_pending(state: RoadsAndBoats) -> str:
    """The open frames from the bottom up."""
    if not state.pending:
        return OVER
    return STEP.join(map(write_frame, state.pending))


def write_frame(frame: Pending) -> str:
    """One open frame; a consent with the move it is about."""
    if isinstance(frame, Consent):
        return f"consent {'+'.join(frame.owners)} {HELD.write(frame.move)}"
    return FRAMES.write(frame)


def pairs(words: Iterable[tuple[str, str]]) -> str:
    """Pairs of words, sorted, as the items of a line."""
    return NEXT.join(f"{one} {other}" for one, other in sorted(words))
