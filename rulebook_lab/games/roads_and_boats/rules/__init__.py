"""The rulebook's chapters, a module for each.

Production, movement and building have in common: `reach` (which goods are in reach, and who has room for
them), `payment`, `consent` (others are asked before their transporters are used), `phases`.
"""

from . import (
    answers,
    building,
    factories,
    loading,
    movement,
    networks,
    order_of_play,
    phases,
    primary,
    production,
    research,
    start,
    tile_laying,
    transporters,
    wonder,
)

CHAPTERS = (
    *(tile_laying, start, order_of_play, production, factories, primary, transporters, research),
    *(movement, loading, building, networks, wonder, answers, phases),
)
"""In the order in which their moves are listed."""
