"""Wetlands: laid like roads, they block every path, and a shovel digs them away."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Violation, broken, value
from ..components import WETLAND
from ..state import AmberState


def wetland_violations(state: AmberState, cell: str) -> Iterator[Violation]:
    """A wetland matches every edge, but it may not drown a village (ruling.village-location-empty)."""
    if cell in state.network.villages:
        yield broken("village.tile-on-location", cell=cell)


@value("wetland.shovel", off=False)
def is_wetland(lying: str) -> bool:
    """Whether a wetland lies there, which a shovel can destroy."""
    return lying == WETLAND
