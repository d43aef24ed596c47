"""Which land is a seat's, and where on it buildings stand so that goods have the shortest ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import inf

from ..land.geography import Bridges, distances, ways_by_end
from ..land.places import Place
from ..land.world import PASTURE, World
from ..rules.primary import MINE
from .travelling import within

NEAR = 3
"""No site is further from home than so many steps."""
TERRAIN = {"woodcutter": "woods", "quarry": "rock", MINE: "mountain"}
"""Where buildings stand that cannot stand anywhere."""
SPARE = (PASTURE, *TERRAIN.values())
"""Where the others may stand."""
FLOWS: dict[str, dict[str, float]] = {
    "coal_burner": {"woodcutter": 4},
    "papermill": {"woodcutter": 2},
    "mint": {"coal_burner": 2, MINE: 4},
    MINE: {"mint": 4},
    "stock_exchange": {"mint": 2, "papermill": 1},
}
"""How many goods go between buildings for one bond."""
HOMEWARD = {"woodcutter": 3.0, "quarry": 6.0, MINE: 1.0}
ELSE_HOMEWARD = 0.5
"""How many go between a building and home meanwhile."""
ENOUGH = Counter({"woods": 2, "rock": 1, "mountain": 2})
"""Whose own land has less shares what lies between with the others."""
FAR = 9.0
"""So many steps away counts what cannot be reached."""
NOWHERE = 50.0
"""What it costs to leave a building out."""
HOPEFUL = 4
"""So many sites are looked at for each building."""

Sites = tuple[Place | None, ...]


@lru_cache(maxsize=2048)
def layout(
    world: World,
    bridges: Bridges,
    home: Place,
    there: tuple[tuple[Place, str], ...],
    kinds: tuple[str, ...],
    free: frozenset[Place],
) -> Sites:
    """The sites of buildings from which goods have the shortest ways, to others and to what is there."""
    steps = {place: distances(world, bridges, place) for place in (home, *free, *(at for at, _ in there))}

    def cost(kind: str, place: Place, placed: Sequence[tuple[Place, str]]) -> float:
        """What a building adds to all ways; of several makers of a good the nearest counts."""
        found = HOMEWARD.get(kind, ELSE_HOMEWARD) * steps[place].get(home, FAR)
        for others, flow in FLOWS.get(kind, {}).items():
            found += flow * min((steps[place].get(at, FAR) for at, it in placed if it == others), default=0)
        return found

    def suits(kind: str, place: Place) -> bool:
        terrain, wanted = world.terrain(place.cell), TERRAIN.get(kind, "")
        if kind == "sawmill":
            return place == home
        return place != home and (terrain == wanted if wanted else terrain in SPARE)

    best: tuple[float, Sites] = (inf, ())

    def extend(sites: Sites, total: float) -> None:
        nonlocal best
        if total >= best[0]:
            return
        if len(sites) == len(kinds):
            best = total, sites
            return
        kind = kinds[len(sites)]
        placed = [*there, *((at, it) for at, it in zip(sites, kinds, strict=False) if at)]
        used = {at.cell for at, _ in placed}
        found = sorted(
            (cost(kind, place, placed), place)
            for place in free
            if place.cell not in used and suits(kind, place)
        )
        for more, place in found[:HOPEFUL]:
            extend((*sites, place), total + more)
        if not found:
            extend((*sites, None), total + NOWHERE)

    extend((), 0.0)
    return best[1]


@lru_cache(maxsize=256)
def own_land(world: World, bridges: Bridges, home: Place, rivals: tuple[Place, ...]) -> dict[Place, int]:
    """The regions near a home and no nearer to a rival's, with the steps to them; what lies between, by what
    lies around it."""

    def away_from(start: Place, place: Place) -> tuple[int, int]:
        steps = distances(world, bridges, start)
        return steps.get(place, 99), sum(steps.get(end, 99) for end in ways_by_end(world, bridges, place))

    near = within(world, bridges, home, NEAR)
    own = {
        place: steps
        for place, steps in near.items()
        if all(away_from(home, place) <= away_from(rival, place) for rival in rivals)
    }
    terrains = Counter(world.terrain(place.cell) for place in own)
    return own if terrains >= ENOUGH else near
