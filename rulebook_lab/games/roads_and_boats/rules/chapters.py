"""The chapters in the order in which their moves are listed."""

from __future__ import annotations

from . import (
    answers,
    building,
    conflict,
    movement,
    order_of_play,
    phases,
    production,
    research,
    start,
    wonder,
)
from .building import building as buildings
from .building import mines, roads_bridges, walls
from .movement import carrying, going, loading
from .production import exchange, factories, limits, livestock, primary
from .world import tile_laying

CHAPTERS = (
    tile_laying,
    start,
    order_of_play,
    conflict,
    production,
    primary,
    exchange,
    factories,
    livestock,
    limits,
    research,
    going,
    loading,
    carrying,
    movement,
    building,
    buildings,
    roads_bridges,
    walls,
    mines,
    wonder,
    answers,
    phases,
)
