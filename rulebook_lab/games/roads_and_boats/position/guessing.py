"""A whole position that a seat's view allows: the view itself, as nothing is hidden."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ..state import RoadsAndBoats


def guess(view: RoadsAndBoats, random: Random) -> RoadsAndBoats:
    """The position of which a seat sees everything (mines.look)."""
    return replace(view, viewer=None)
