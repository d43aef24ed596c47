"""The chapters in the order in which their moves are listed."""

from __future__ import annotations

from . import answers, building, movement, order_of_play, phases, production, research, start, wonder
from .building import building as buildings
from .building import mines, roads_bridges, walls
from .movement import carrying, going, loading
from .production import factories, primary, transporters
from .world import tile_laying

CHAPTERS = (
    *(tile_laying, start, order_of_play, production, factories, primary, transporters, research),
    *(going, loading, carrying, movement, building, buildings, roads_bridges, walls, mines),
    *(wonder, answers, phases),
)
