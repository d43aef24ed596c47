"""Creating the world: legal maps, and every defect of a damaged one."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import astuple, replace

from rulebook_lab.engine import FrozenMap, UnreadableMove
from rulebook_lab.engine.errors import BadComponents, BadOption
from rulebook_lab.games.roads_and_boats import components
from rulebook_lab.games.roads_and_boats.land.banks import turned_rivers
from rulebook_lab.games.roads_and_boats.land.hexes import neighbours
from rulebook_lab.games.roads_and_boats.land.places import read_place
from rulebook_lab.games.roads_and_boats.land.world import Tile, World, read_world, write_world
from rulebook_lab.games.roads_and_boats.rules.creating_the_world import (
    defects,
    defects_so_far,
    river_systems,
    with_tile,
)
from rulebook_lab.games.roads_and_boats.rules.map_generator import (
    SYMMETRIES,
    _mirror,
    _turn,
    fair_world,
    within_walking,
)
from rulebook_lab.games.roads_and_boats.rules.tile_laying import LayTiles
from tests.clauses import clause
from tests.roads_and_boats.positions import ENTRIES, GAME
from tests.roads_and_boats.random_maps import beside


def images(world: World, seats: int) -> Iterator[World]:
    """The map under each of its symmetries: all equal when it is fair."""
    for image in SYMMETRIES[seats]:
        tiles = {
            image(cell, 0)[0]: Tile(
                tile.terrain,
                tuple(sorted(tuple(sorted(image(cell, edge)[1] for edge in piece)) for piece in tile.rivers)),
            )
            for cell, tile in world.tiles.items()
        }
        yield World(FrozenMap(tiles), world.starts, world.name)


def faults(text):
    return sorted({fault.clause for fault in defects(read_world(text))})


@clause("roads_and_boats", "material.tile-sheets", "start.marked", "map.two-ways", "map.terrains")
@pytest.mark.parametrize(
    ("name", "seats", "land"), [("solo", 1, 14), ("two", 2, 22), ("three", 3, 33), ("four", 4, 46)]
)
def test_the_prepared_maps_are_legal_and_fit_the_box(name, seats, land):
    world = GAME.components().maps[name]
    assert defects(world, GAME.components().supply) == []
    assert len(world.starts) == seats
    assert len(world.land_cells) == land


def test_goods_keep_the_order_of_the_file():
    entries = [id for id in ENTRIES if id.startswith("good.")]
    assert [f"good.{good}" for good in GAME.components().goods] == entries != sorted(entries)


def test_the_box_holds_140_tiles():
    assert sum(GAME.components().supply.values()) == 140


@pytest.mark.parametrize("name", ["solo", "two", "three", "four"])
def test_a_map_reads_back_from_its_text(name):
    world = GAME.components().maps[name]
    assert read_world(write_world(world)) == world


def test_a_text_that_is_no_map_is_refused_with_every_bad_line():
    with pytest.raises(ValueError, match=r"line 1.*line 3.*1,-1 pasture 1-3"):
        read_world("here be dragons\n0,0 woods\n0;1 sea")
    with pytest.raises(ValueError, match="second tile on 0,0"):
        read_world("0,0 woods\n0,0 sea")


LEGAL = "0,0 mountain 1\n1,0 pasture 1-4\n2,0 sea"


def test_the_smallest_river_is_legal():
    assert faults(LEGAL) == []


@clause("roads_and_boats", "map.river-border")
def test_no_river_leaves_the_map():
    assert faults("0,0 mountain 1\n1,0 pasture 1-4") == ["map.river-border"]


@clause("roads_and_boats", "map.river-edges")
def test_a_river_edge_never_faces_plain_land():
    assert faults(LEGAL.replace("2,0 sea", "2,0 woods")) == ["map.river-edges"]


@clause("roads_and_boats", "map.river-source")
def test_every_river_has_a_source_and_one_mouth():
    assert faults("0,0 sea\n1,0 pasture 1-4\n2,0 sea") == ["map.river-source"]
    # a split joins two arms, each needs a source of its own: here the second arm is a second mouth
    assert faults(LEGAL.replace("1-4", "1-3-4") + "\n0,1 sea") == ["map.river-source"]
    assert faults(LEGAL.replace("1-4", "1-3-4") + "\n0,1 mountain 0") == []
    # a ring of bends has neither a source nor a mouth
    assert faults("0,0 woods 1-2\n1,0 woods 3-4\n0,1 woods 0-5") == ["map.river-source"]


@clause("roads_and_boats", "map.river-tiles")
@pytest.mark.parametrize(
    ("tile", "fault"),
    [
        ("0,0 sea 1", "flow on land"),
        ("0,0 woods 7", "numbered 0 to 5"),
        ("0,0 woods 0-1-2-3", "one, two or three"),
        ("0,0 woods 0-2 2-4", "one river only"),
        ("0,0 woods 0-3 1-4", "never cross"),
    ],
)
def test_a_river_tile_is_a_source_a_course_or_a_split(tile, fault):
    (found,) = defects(read_world(tile))
    assert found.clause == "map.river-tiles"
    assert fault in GAME.texts.name(found.facts["fault"])


@clause("roads_and_boats", "map.terrains")
def test_a_tile_has_one_of_six_terrains():
    assert faults("0,0 swamp") == ["map.terrains"]


@clause("roads_and_boats", "map.adjacent")
def test_a_map_is_in_one_piece():
    assert faults("0,0 woods\n2,0 woods") == ["map.adjacent"]
    assert faults("") == ["map.adjacent"]


@clause("roads_and_boats", "start.land", "start.distance")
def test_marked_starts_are_on_land_and_apart():
    assert faults("start 0,0\nstart 1,0\n0,0 woods\n1,0 sea") == ["start.distance", "start.land"]
    assert faults("start 0,0\nstart 2,0\n0,0 woods\n1,0 sea\n2,0 woods") == []


@clause("roads_and_boats", "material.tile-sheets")
def test_a_map_for_the_box_uses_no_tile_more_often_than_it_is_there():
    # three springs on mountains are in the box
    rivers = "\n".join(f"{q},0 mountain 2\n{q},1 sea" for q in range(4))
    world = read_world(rivers)
    assert defects(world) == []
    (found,) = defects(world, GAME.components().supply)
    assert (found.clause, found.facts["used"], found.facts["supply"]) == (
        "material.tile-sheets",
        4,
        3,
    )


def test_all_defects_are_named_at_once():
    assert faults("start 9,9\n0,0 woods 0\n5,0 woods 1\n6,0 rock") == [
        "map.adjacent",
        "map.river-border",
        "map.river-edges",
        "start.land",
    ]


def test_maps_of_a_component_file_are_options_and_checked():
    text = (Path(components.__file__).parent / "components.toml").read_text()
    mine = GAME.with_components(text + OWN_MAP.format("1"))
    assert mine.start(seats=2, map="mine").world.name == "Mine"
    with pytest.raises(BadComponents, match=r"'mine'.*map.river-edges"):
        GAME.with_components(text + OWN_MAP.format("2"))
    with pytest.raises(BadComponents, match=r"'mine.mixtures' is missing"):
        GAME.with_components('game = "roads_and_boats"\n[[component]]\nid = "shapes"\n')


SPICE = 'id = "good.spice"\nwealth = 7\n\n[[component]]\n'


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "good.boards"', "id = 0", "entry 2, id: 0 is wrong"),
        ('id = "good.boards"', 'id = "good.trunks"', "entry 2, id: 'good.trunks' comes twice"),
        ('id = "cost.shaft"', 'id = "cost.hole"', "the component 'cost.shaft' is missing"),
        ("neutral_bricks_before = 17", "bricks = 17", "solo.setup, neutral_bricks_before is missing"),
        ("count = 33", "number = 33", "wonder.neutral-bricks, count is missing"),
        ('"2" = 62', '"2" = [62]', "wonder.marks, end_marks: .* is wrong; a table, each a whole number"),
        ("price_mark = 18", 'price_mark = "x"', "price_mark: 'x' is wrong; a whole number from 0"),
        ("goose = 2\npaper = 1", "geese = 2\npaper = 1", "cost.research: there is no 'geese'; one of trunks"),
        ('terrain = "mountain"', 'terrain = "moon"', "building.mine, terrain: 'moon' is wrong; one of woods"),
        ('output = ["raft"]', 'output = ["gold"]', "building.raft_factory, output: there is no 'gold'"),
        ("land = 5", "land = -5", "limit.transporters, land: -5 is wrong; a whole number"),
        (
            "rows_from_bottom = [4,",
            "rows_from_bottom = [0,",
            "rows_from_bottom: 0 is wrong; a whole num",
        ),
        ("{ q = ", "{ x = ", "maps.two, starts: {'x': 1, 'r': -2} is wrong; a table of q, r"),
        ('id = "good.clay"', 'id = "good.spice"', "good: there is no 'spice'; one of trunks"),
        ('id = "good.clay"', f'{SPICE}id = "good.clay"', "good: there is no 'spice'; one of trunks, boa"),
        ('id = "building.mint"', 'id = "building.bank"', "building: there is no 'bank'; one of woodc"),
        ('id = "transporter.raft"', 'id = "transporter.ark"', "transporter: there is no 'ark'; one of d"),
        ("donkey = 3\n", "donkey = 3\nwagon = 1\n", "starting.resources: there is no 'wagon'"),
    ],
)
def test_a_components_file_with_a_wrong_value_says_so(old, new, complaint):
    text = GAME.components_text("")
    assert old in text
    with pytest.raises(BadComponents, match=complaint):
        GAME.with_components(text.replace(old, new, 1))


OWN_MAP = """
[[component]]
id = "maps.mine"
name = "Mine"
players = 2
starts = []
tiles = [
  {{ q = 0, r = 0, t = "mountain", rivers = [[{}]] }},
  {{ q = 1, r = 0, t = "sea" }},
  {{ q = 0, r = 1, t = "woods" }},
]
"""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_fair_map_looks_the_same_from_every_start(seats):
    for seed in range(5):
        world = fair_world(seats, Random(seed), rivers=2, land=12)
        assert defects(world) == []
        assert len(world.starts) == seats
        assert len({image.tiles for image in images(world, seats)}) == 1
        assert all(world.terrain(start) == "pasture" for start in world.starts)


def walked(state, start):
    """The terrains to which a donkey comes from a start by legal moves."""
    found, queue = set(), [start]
    while queue:
        place = queue.pop()
        if place not in found:
            found.add(place)
            there = with_a_donkey(state, place)
            queue += [move.to for move in there.legal_moves if move.verb == "go"]
    return {state.world.terrain(read_place(place).cell) for place in found}


def with_a_donkey(state, place):
    tiles = "; ".join(write_world(state.world.without_starts()).splitlines())
    return GAME.read_position(
        f"seats: red\nphase: movement\nmap: {tiles}\ntransporters: r1 red donkey {place}\n"
        "asks: end-phase movement > moving red"
    )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_from_every_home_of_a_fair_map_one_walks_to_woods_rock_and_mountains(seats):
    for seed in range(100):
        state = GAME.start(seats=seats, map="fair", map_seed=seed)
        starts = [f"{q},{r}/0" for q, r in state.world.starts]
        assert len(starts) == seats
        for start in starts if seed in (0, 24, 55) else ():
            assert {"woods", "rock", "mountain"} <= walked(state, start), seed
        for start in state.world.starts:
            assert {"woods", "rock", "mountain"} <= within_walking(state.world, start), seed


def test_a_fair_map_for_five_is_refused():
    with pytest.raises(BadOption, match="1 to 4"):
        fair_world(5, Random(0))


@pytest.mark.parametrize("text", ["component = 1\n", "component = [1]\n", "[[thing]]\n"])
def test_a_components_file_is_a_list_of_entries(text):
    with pytest.raises(BadComponents, match=r"no entry is there: it begins with|id: 1 is wrong; a name"):
        GAME.with_components(text)


@clause("roads_and_boats", "map.river-finishable", "map.river-border", "map.river-source")
@pytest.mark.parametrize("seed", range(12))
def test_a_map_laid_by_lot_has_no_river_that_is_not_finished(seed):
    random = Random(seed)
    state = GAME.start(seats=1, map="laid")
    while state.pending[-1].name == "lay-tiles":
        moves = list(state.legal_moves)
        rivers = [move for move in moves if move.rivers]
        state = state.play(random.choice(rivers or moves))
    assert defects(state.world) == []
    assert len(state.world.tiles) == state.size


def test_the_prompt_says_how_many_tiles_are_still_to_be_laid():
    state = GAME.start(seats=2, map="laid")
    assert state.prompt.startswith("Red lays 2 tiles")
    state = state.play(next(iter(state.legal_moves)))
    assert state.prompt.startswith("Red lays 1 tile,")
    assert state.play(next(iter(state.legal_moves))).prompt.startswith("Yellow lays 2 tiles")


def flooded(tiles):
    """Each river of a map, followed from piece to piece: pieces, springs, splits, ends."""
    unseen = {(cell, n) for cell, tile in tiles.items() for n in range(len(tile.rivers))}
    found = []
    while unseen:
        pieces, mouths, free, blocked = [min(unseen)], [], [], []
        for cell, n in pieces:  # which grows meanwhile
            for edge in tiles[cell].rivers[n]:
                there = beside(cell, edge)
                beyond = tiles.get(there)
                if beyond is None:
                    free.append((cell, edge))
                elif beyond.terrain == "sea":
                    mouths.append((cell, edge))
                elif on := [m for m, river in enumerate(beyond.rivers) if (edge + 3) % 6 in river]:
                    pieces += {(there, on[0])}.difference(pieces)
                else:
                    blocked.append((cell, edge))
        unseen -= {*pieces}
        sizes = [len(tiles[cell].rivers[n]) for cell, n in pieces]
        ends = [tuple(sorted(each)) for each in (mouths, free, blocked)]
        found.append((tuple(sorted(pieces)), sizes.count(1), sizes.count(3), *ends))
    return found


@pytest.mark.parametrize("seed", range(8))
def test_a_tile_joins_and_ends_rivers_as_if_all_were_found_anew(seed):
    """Tiles by lot, each turned by lot beside those that lie, whether they match or not."""
    random, tiles, systems = Random(seed), {(0, 0): Tile("sea")}, ()
    kinds = [kind for kind, count in GAME.components().supply.items() if kind[1] or random.random() < 0.2]
    for _ in range(90):
        terrain, rivers = random.choice(sorted(kinds))
        cell = random.choice(sorted({near for at in tiles for near in neighbours(at)} - tiles.keys()))
        tiles[cell] = Tile(terrain, turned_rivers(rivers, random.randrange(6)))
        systems = with_tile(systems, tiles, cell)
        assert [astuple(system) for system in systems] == flooded(tiles)
    in_another_order = dict(random.sample(sorted(tiles.items()), len(tiles)))
    assert systems == river_systems(in_another_order)
    assert max(len(system.pieces) for system in systems) > 2


@clause("roads_and_boats", "map.two-ways")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_fair_map_has_land_and_rivers_for_every_seat(seats):
    """So much land for each seat, and a river of two to four tiles, shorter only where there is no room."""
    lengths = Counter()
    for seed in range(25):
        world = fair_world(seats, Random(seed), land=10, sea=6, rivers=1)
        assert len(world.land_cells) == 10 * seats
        seas = len(world.tiles) - len(world.land_cells)
        assert seas == 6 if seats == 1 else seas > 6 * seats  # in the middle of several seats is the sea
        rivers = river_systems(world.tiles)
        assert len(rivers) in (0, seats)
        lengths.update(len(river.pieces) for river in rivers)
        assert all(river.springs == 1 and not river.splits for river in rivers)
    assert max(lengths) == 4
    assert {2, 3, 4} <= lengths.keys()


FAR = (
    "seats: red\nsize: 32\nmap: 0,0 rock; -1,1 mountain 4; -2,1 pasture 1-2-5; -2,2 pasture 1-4-5\n"
    "temple: -\nchart: -\npending: choose-homes > lay-tiles red"
)
"""Two rivers that must flow together, as one spring is left for three ends."""

APART = (
    "seats: red yellow\nsize: 32\nmap: -5,4 pasture; -4,4 desert; -4,5 mountain 3; -3,3 mountain 4; "
    "-2,0 sea; -2,2 woods 0-5; -1,-1 woods; -1,0 woods; -1,1 mountain 0-3; 0,0 mountain 3\n"
    "temple: -\nchart: -\npending: choose-homes > lay-tiles red"
)
"""All springs lie, and a river that would be begun must be led to one of them, around what lies."""


@clause("roads_and_boats", "map.river-finishable")
@pytest.mark.parametrize(
    ("position", "tile", "way"),
    [
        (FAR, "-3,1 mountain 4", "-3,2 sea; -2,0 2-4; -3,0 1-3; -4,1 0-1; -1,2 4"),
        (FAR, "-3,1 mountain 3", "-3,2 1-4; -4,2 0-1; -2,0 sea; -1,2 4"),
        (
            APART,
            "-2,-1 desert 0-2",
            "-2,1 2-4; -3,1 1-5; -3,0 2-5; -3,-1 0-2; -2,-2 1-3; -1,-2 3-4; -5,6 sea; -4,3 sea",
        ),
    ],
)
def test_rivers_that_can_flow_together_farther_off_can_be_finished(
    position: str, tile: str, way: str
) -> None:
    """Found by attack: the search went astray, and gave up what can be finished as these tiles show."""
    state = GAME.read_position(position).play(f"red lay {tile}")
    for cell, shape in (step.split() for step in way.split("; ")):
        fits = [move for move in state.legal_moves if move.cell == cell and move.rivers in (shape, "")]
        state = state.play(next(move for move in fits if shape in (move.terrain, move.rivers)))
    assert not any(system.open for system in river_systems(state.world.tiles))


@pytest.mark.parametrize(
    ("written", "right"), [("/", "-"), ("3-1", "1-3"), ("2-4/1-3", "1-3/2-4"), ("04", "4")]
)
def test_rivers_are_written_in_one_way(written: str, right: str) -> None:
    state = GAME.start(1, map="laid")
    with pytest.raises(UnreadableMove, match=f"'{written}' is written {right}"):
        state.why_not(f"red lay 0,0 rock {written}")


@pytest.mark.parametrize("cell", ["00,0", "0,-0", "0,01", "0,٣"])
def test_a_cell_is_written_in_one_way(cell: str) -> None:
    with pytest.raises(UnreadableMove, match="is no place"):
        GAME.start(1, map="laid").why_not(f"red lay {cell} woods")


FOUR_SPRINGS = "; ".join(f"{q},0 sea; {q},-1 mountain 3" for q in range(4))


@clause("roads_and_boats", "map.river-source", "map.size", "material.tile-sheets", "map.two-tiles-each")
@pytest.mark.parametrize(
    ("tiles", "size", "left", "clauses"),
    [
        ("0,0 woods; 0,1 rock", 32, 2, []),
        ("", 32, 2, []),
        ("0,0 woods; 0,2 rock", 32, 2, ["map.adjacent"]),
        ("0,0 woods 7; 0,1 rock", 32, 2, ["map.river-tiles"]),
        ("0,0 woods 0-3; 1,-1 rock", 32, 2, ["map.river-edges"]),
        ("0,0 mountain 0; 1,-1 mountain 3", 32, 2, ["map.river-source"]),
        ("-1,0 sea; 0,0 pasture 1-4; 1,0 sea; 1,-1 rock", 32, 2, ["map.river-source"]),
        (FOUR_SPRINGS, 32, 2, ["material.tile-sheets"]),
        ("0,0 mountain 3; 1,0 mountain 3", 3, 2, ["map.river-finishable"]),
        ("0,0 woods; 0,1 rock", 2, 2, ["map.size"]),
        ("0,0 woods", 32, 3, ["map.two-tiles-each"]),
        ("0,0 woods", 32, 1, []),
        ("0,0 woods", 32, 0, ["map.two-tiles-each"]),
    ],
)
def test_a_map_that_is_being_laid_is_looked_at_too(
    tiles: str, size: int, left: int, clauses: list[str]
) -> None:
    state = GAME.start(2, map="laid")
    laid = read_world(tiles.replace("; ", "\n"))
    pending = (state.pending[0], LayTiles("red", left))
    state = replace(state, world=laid, size=size, pending=pending)
    assert [found.clause for found in state.defects] == clauses


@pytest.mark.parametrize("made", [_turn, _mirror])
def test_a_symmetry_leads_what_lies_over_an_edge_to_what_lies_over_its_image(made):
    for image in map(made, range(6)):
        for cell in ((0, 0), (2, -1), (-3, 1)):
            for edge in range(6):
                to, over = image(cell, edge)
                assert 0 <= over < 6
                assert beside(to, over) == image(beside(cell, edge), 0)[0]


def test_a_fair_map_for_one_grows_from_the_middle():
    for seed in range(12):
        assert (0, 0) in fair_world(1, Random(seed), land=6, sea=1, rivers=0).tiles


def test_a_fair_map_needs_land_and_a_sea_but_no_river():
    assert not river_systems(fair_world(1, Random(1), rivers=0).tiles)
    for sizes in ({"land": 5}, {"sea": 0}, {"rivers": -1}):
        with pytest.raises(BadOption, match="at least 6 land tiles and 1 sea tile"):
            fair_world(1, Random(1), **sizes)


@clause("roads_and_boats", "map.river-source")
def test_a_river_without_end_is_told_of_its_first_tile():
    ring = read_world("0,0 woods 1-2\n1,0 woods 3-4\n0,1 woods 0-5")
    found = defects_so_far(ring, GAME.components().supply)
    told = [(it.variant, it.facts["cell"]) for it in found if it.clause == "map.river-source"]
    assert told == [("circle", (0, 0))]
