"""The geometry against pictures: what the rules call connected is what a flood fill connects.

`RULEBOOK_LAB_MAPS=1000` looks at a thousand random maps instead of twenty-five.
"""

import os
from itertools import islice, product
from random import Random

import pytest

from rulebook_lab.engine import FrozenMap
from rulebook_lab.games.roads_and_boats.components import read_map
from rulebook_lab.games.roads_and_boats.land.banks import (
    areas,
    bordering,
    bridge_sites,
    region_at,
    region_count,
    regions,
)
from rulebook_lab.games.roads_and_boats.land.geography import Bridge, distances, sailings
from rulebook_lab.games.roads_and_boats.land.hexes import edge_of
from rulebook_lab.games.roads_and_boats.land.places import RIVER, SEA, land, river, sea
from rulebook_lab.games.roads_and_boats.rules.movement import March, step_violations, ways
from rulebook_lab.games.roads_and_boats.rules.reach import touched
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats, Transporter, Wall
from tests.clauses import clause
from tests.roads_and_boats.positions import ENTRIES, GAME
from tests.roads_and_boats.random_maps import random_world
from tests.roads_and_boats.raster import DIAGONALS, Picture, centre, half_point, middle, part_at

MAPS = int(os.environ.get("RULEBOOK_LAB_MAPS", "25"))


def pictured(world, bridges=(), walls=()):
    tiles = {cell: (tile.terrain, tile.rivers) for cell, tile in world.tiles.items()}
    return Picture(tiles, {tuple(bridge) for bridge in bridges}, walls)


def land_in_the_rules(world, bridges):
    """The regions of the map, in groups that walking connects."""
    places = [land(c, n) for c in world.land_cells for n in range(world.region_count(c))]
    return {frozenset(distances(world, bridges, place)) for place in places}


def land_in_the_picture(world, bridges, walls=()):
    picture = pictured(world, bridges, walls)
    parts = picture.parts(picture.land)
    groups = {}
    for cell in world.land_cells:
        rivers = world.rivers(cell)
        for edge, half in product(range(6), "ab"):
            part = part_at(parts, half_point(cell, edge, half))
            groups.setdefault(part, set()).add(land(cell, region_at(rivers, edge, half)))
    return {frozenset(group) for group in groups.values()}


def worlds():
    random = Random(2003)
    for _ in range(MAPS):
        world = random_world(random)
        every = [
            site
            for cell in world.land_cells
            for site in (Bridge(*cell, arm) for arm in bridge_sites(world.rivers(cell)))
        ]
        yield world, frozenset(random.sample(every, random.randint(0, len(every))))
    yield from ((world, frozenset()) for world in GAME.components().maps.values())
    for id in ENTRIES:
        if id.startswith("position."):
            yield read_map(ENTRIES, id), frozenset()


@clause(
    "roads_and_boats",
    "movement.river-barrier",
    "bridges.effect",
    "bridges.split",
    "bridges.source",
    "movement.river-side",
    "movement.river-source",
)
def test_land_is_connected_as_in_the_picture():
    for world, bridges in worlds():
        assert land_in_the_rules(world, bridges) == land_in_the_picture(world, bridges)


@clause("roads_and_boats", "boats.where", "boats.river", "boats.river-to-sea")
def test_water_is_connected_as_in_the_picture():
    for world, _ in worlds():
        picture = pictured(world)
        parts = picture.parts(picture.water, DIAGONALS)
        places = [sea(cell) for cell in world.tiles if world.is_sea(cell)]
        places += [river(c, n) for c in world.land_cells for n in range(len(world.rivers(c)))]
        drawn = {}
        for place in places:
            if place.kind == SEA:
                point = centre(place.cell)
            else:
                point = middle(place.cell, world.rivers(place.cell)[place.at][0])
            drawn.setdefault(part_at(parts, point), set()).add(place)
        sailed = {frozenset(voyage(world, place)) for place in places}
        assert sailed == {frozenset(group) for group in drawn.values()}


@clause("roads_and_boats", "walls.others", "wall-building.passage", "movement.river-barrier")
def test_walls_of_others_part_the_land_as_in_the_picture():
    random = Random(1)
    for world, bridges in islice(worlds(), max(8, MAPS // 5)):
        edges = [(cell, edge) for cell in world.land_cells for edge in range(3)]
        walls = random.sample(edges, random.randint(0, len(edges) // 2))
        state = RoadsAndBoats(
            seats=("red", "yellow"),
            world=world,
            bridges=bridges,
            walls=FrozenMap({edge_of(cell, edge): Wall("yellow") for cell, edge in walls}),
        )
        places = [land(c, n) for c in world.land_cells for n in range(world.region_count(c))]
        walked = {frozenset(wandering(state, place)) for place in places}
        assert walked == land_in_the_picture(world, bridges, walls)


def wandering(state, start):
    """All regions that a donkey of Red's reaches, a step a turn."""
    seen, queue = set(), [start]
    while queue:
        place = queue.pop()
        if place in seen:
            continue
        seen |= touched(state, place)
        there = state.with_transporter("r1", Transporter("red", "donkey", place))
        for to in ways(there, "r1"):
            if not any(step_violations(there, March("red", "r1"), to)):
                queue.append(to)
    return seen


def voyage(world, start):
    """All places in rivers and at sea that steps on water reach."""
    seen, queue = set(), [start]
    while queue:
        place = queue.pop()
        if place not in seen:
            seen.add(place)
            queue += [s.end for s in sailings(world, place) if s.end.kind in (RIVER, SEA)]
    return seen


@clause("roads_and_boats", "bridges.split", "bridges.effect", "bridges.unbridged")
@pytest.mark.parametrize("split", [(0, 2, 4), (0, 1, 3), (0, 1, 4)])
def test_a_split_has_three_regions_and_any_two_bridges_join_them(split):
    assert region_count((split,)) == 3
    assert len(set(areas((split,), frozenset()))) == 3
    for left_out in split:
        two = frozenset(split) - {left_out}
        assert set(areas((split,), two)) == {frozenset({0, 1, 2})}
        assert all(len(set(areas((split,), frozenset({arm})))) == 2 for arm in two)


@clause("roads_and_boats", "bridges.source", "movement.river-source")
def test_a_source_tile_is_one_piece_of_land_without_a_bridge_site():
    for edge in range(6):
        assert region_count(((edge,),)) == 1
        assert bridge_sites(((edge,),)) == ()


@clause("roads_and_boats", "movement.river-side")
def test_regions_are_numbered_clockwise_from_the_first_half():
    # by hand from component geometry.regions: piece [0, 2] leaves 0b 1a 1b 2a on its own
    assert regions(((0, 2),)) == (0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0)
    assert regions(((1, 5), (3, 4))) == (0, 0, 0, 1, 1, 1, 1, 2, 2, 1, 1, 0)
    assert bordering(((1, 5), (3, 4)), 0) == (0, 1)
    assert bordering(((1, 5), (3, 4)), 1) == (1, 2)


def test_two_rivers_on_a_tile_have_a_bridge_site_each():
    assert bridge_sites(((1, 5), (3, 4))) == (1, 3)
    assert Bridge(0, 0, 1).cell == (0, 0)
