"""The chapters in the order in which their moves are listed."""

from __future__ import annotations

from . import answers, building, movement, order_of_play, phases, production, research, start, wonder
from .building import building as buildings
from .building import mines, networks
from .movement import going, loading
from .production import factories, primary, transporters
from .world import tile_laying

CHAPTERS = (
    *(tile_laying, start, order_of_play, production, factories, primary, transporters, research),
    *(going, loading, movement, building, buildings, networks, mines),
    *(wonder, answers, phases),
)
