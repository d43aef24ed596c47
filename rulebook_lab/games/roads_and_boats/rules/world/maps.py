"""Maps of one's own: read from text or a file, checked with all defects named, and played on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from .....engine import BadFile, Game, Seat, Violation
from ...land.world import World, read_world
from ...state import RoadsAndBoats
from .creating_the_world import defects


def in_words(found: Iterable[Violation], game: Game) -> str:
    """Defects as sentences, each with its clause."""
    return "; ".join(f"{game.explain(None, defect)} [{defect.clause}]" for defect in found)


def legal_map(text: str) -> World:
    """The map that a text describes.

    Raises BadFile with every line that cannot be read, or with every defect and its clause.

    >>> legal_map("0,0 mountain 1")
    Traceback (most recent call last):
    ...
    rulebook_lab.engine.errors.BadFile: The river on 0,0 runs off the map to the east. [map.river-border]
    """
    try:
        world = read_world(text)
    except ValueError as problem:
        raise BadFile(str(problem)) from problem
    if found := defects(world):
        raise BadFile(in_words(found, RoadsAndBoats.games[""]))
    return world


def load_map(path: str | Path) -> World:
    """The map in a file. Raises BadFile when there is none, or it is no legal map."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise BadFile(f"{path} cannot be read: {problem.strerror}") from problem
    return legal_map(text)


def start_on(world: World, seats: int | Iterable[Seat] = 2) -> RoadsAndBoats:
    """The first position of a game on a map of one's own; alone with the solo rules.

    Marked starts that are too few for the seats are left aside: homes are chosen freely then.
    """
    state: RoadsAndBoats = RoadsAndBoats.games[""].start(seats)
    return replace(state, world=world.for_seats(len(state.seats)))
