"""The rulebook's chapters, a module or a package for each.

`world` (Creating the world), `setting_up` and `start` (starting sequence, places, resources), `order_of_play`
(and conflict) with `phases` (what all share), `production`, `movement`, `building`, `wonder`, `research`,
`scoring`. `holding` is what production, movement and building have in common: which goods are in reach, how
they change hands, how they pay, and that others are asked before their transporters are used.
"""

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
"""In the order in which their moves are listed."""
