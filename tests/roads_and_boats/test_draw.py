"""The board: what is in reach, with its cost, what buildings say, and how a crowd is kept legible."""

from itertools import combinations
from random import Random

import pytest

from rulebook_lab.engine import CHANCE
from rulebook_lab.games.roads_and_boats.picture.board import draw
from rulebook_lab.games.roads_and_boats.picture.heaps import COUNTED
from rulebook_lab.games.roads_and_boats.picture.series import routes
from rulebook_lab.scene import Parts, text_width
from tests.roads_and_boats.positions import GAME, play, read


def costs(state, id):
    return {str(place): len(way) for place, way in routes(state, id).items()}


def test_a_truck_reaches_what_its_four_steps_by_road_reach():
    state = read(
        "seats: red\nphase: movement\npending: end-phase movement > moving red\n"
        "map: 0,0 pasture; 1,0 pasture; 2,0 pasture; 3,0 pasture; 4,0 pasture; 5,0 pasture\n"
        "roads: 0,0>1 1,0>1 2,0>1 3,0>1 4,0>1\ntransporters: t1 red truck 0,0/0; d1 red donkey 1,0/0"
    )
    far = costs(state, "t1")
    assert {place: far[place] for place in ("1,0/0", "2,0/0", "3,0/0", "4,0/0")} == {
        "1,0/0": 1,
        "2,0/0": 2,
        "3,0/0": 3,
        "4,0/0": 4,
    }
    assert "5,0/0" not in far
    # in the middle of its move it counts what is left
    assert costs(play(state, "red go t1 1,0/0"), "t1")["4,0/0"] == 3
    assert "5,0/0" not in costs(play(state, "red go t1 1,0/0"), "t1")


def test_what_is_in_reach_is_what_moves_reach():
    state = read(
        "seats: red yellow\nphase: movement\npending: end-phase movement > moving red+yellow\n"
        "map: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea; 3,0 sea; 0,1 pasture; 2,-1 pasture\n"
        "walls: 2,-1>2 yellow 1\ntransporters: r1 red raft 0,0~0; d1 red donkey 0,1/0\nroads: 0,1>5"
    )
    for id in ("r1", "d1"):
        found, queue = {}, [(state, 0)]
        while queue:
            now, steps = queue.pop(0)
            found.setdefault(str(now.transporters[id].place), steps)
            for move in now.legal_moves:
                if move.verb == "go" and move.transporter == id:
                    queue.append((now.play(move), steps + 1))
        start = str(state.transporters[id].place)
        assert {place: n for place, n in costs(state, id).items() if place != start} == {
            place: n for place, n in found.items() if place != start
        }


@pytest.mark.parametrize(("how", "shown"), [({}, False), ({"reach": "t1"}, True)])
def test_reach_is_drawn_when_asked_or_marching(how, shown):
    state = GAME.read_position(
        "seats: red\nphase: movement\npending: end-phase movement > moving red\n"
        "map: 0,0 pasture; 1,0 pasture\nroads: 0,0>1\ntransporters: t1 red truck 0,0/0"
    )
    assert ("reach.1,0/0" in {node.key for node in draw(state, **how).nodes}) == shown
    marching = play(state, "red go t1 1,0/0")
    assert "reach.0,0/0" in {node.key for node in draw(marching).nodes}


def test_a_building_says_what_it_makes_of_what():
    state = read("seats: red\nmap: 0,0 pasture; 1,0 woods\nbuildings: 0,0/0 mint; 1,0/0 woodcutter")
    tips = {node.key: node.tip for node in draw(state).nodes if node.tip}
    assert "1 fuel + 2 gold: 1 set of coins" in tips["building.0,0"]
    assert "by itself: 1 trunk" in tips["building.1,0"]


CROWD = (
    "seats: red yellow\nmap: 0,0 pasture 1-4; 1,0 mountain 4; -1,0 sea\nphase: movement\n"
    "homes: red 0,0/0\nbuildings: 0,0/0 sawmill\ngoods: 0,0/0 {}; 0,0/1 stone\n"
    "transporters: r1 red donkey 0,0/0 2 stone; r2 red truck 0,0/0 trunks + gold + iron; "
    "y1 yellow wagon 0,0/0; r3 red raft 0,0~0; y2 yellow donkey 1,0/0"
)
EVERYTHING = "5 boards + 3 stone + 2 goose + 4 trunks + clay + gold + fuel + iron"


def painted(state):
    return {node.key: node for node in draw(state).nodes}


def test_what_would_be_too_small_is_counted_on_its_tile_and_drawn_in_full_below_the_map():
    state = read(CROWD.format(EVERYTHING))
    nodes = painted(state)
    assert nodes["crowd.0,0/0"].label == "close-up A: the north bank of 0,0"
    assert "close-up.crowd.0,0/0" in nodes
    assert "close-up.crowd.0,0/1" not in nodes
    # what is not crowded stays where it is, and everything can be picked once
    spots = [node.spot for node in nodes.values() if node.spot]
    for spot in ("transporter:r1", "load:0,0/0:boards", "load:r2:gold", "transporter:y2", "load:0,0/1:stone"):
        assert spots.count(spot) == 1, spot


def test_the_goods_of_a_crowd_are_counted_where_there_is_room_to_read_it():
    """Whose transporters stand there is told first: the close-up has all of it."""
    bank = read(CROWD.format(EVERYTHING))
    tile = read(
        "seats: red yellow\nmap: 0,0 pasture; 1,0 pasture\nphase: movement\nbuildings: 0,0/0 sawmill\n"
        f"goods: 0,0/0 {EVERYTHING}\n"
        "transporters: r1 red donkey 0,0/0; r2 red truck 0,0/0; y1 yellow wagon 0,0/0"
    )
    for state, counted in ((tile, {"red", "yellow", "goods"}), (bank, {"red", "yellow"})):
        nodes = painted(state)
        kinds = ("red", "yellow", "goods")
        crowd = {each: nodes[key] for each in kinds if (key := f"crowd.0,0/0.{each}") in nodes}
        assert crowd.keys() == counted
        assert all(crowd[each].scale >= COUNTED for each in counted)
        assert crowd["red"].label == "2 transporters of Red"
        assert crowd["yellow"].label == "1 transporter of Yellow"
    assert painted(tile)["crowd.0,0/0.goods.count"].text == "18 goods"


@pytest.mark.parametrize("width", [440, 340])
def test_on_a_telephone_what_stands_alone_is_no_smaller_than_its_letter_either(width):
    far = "-5,0 woods; 6,0 rock; 0,0 pasture"
    position = f"seats: red yellow\nmap: {far}\nbuildings: 0,0/0 sawmill; 6,0/0 quarry"
    nodes = {node.key: node for node in draw(read(position), width=width).nodes}
    assert "close-up.crowd.0,0/0" in nodes
    assert nodes["building.0,0"].scale >= 1


@pytest.mark.parametrize("width", [920, 340])
def test_a_lesson_about_a_tile_keeps_the_close_up_of_what_stands_there(width):
    scene = draw(read(CROWD.format(EVERYTHING)), width=width)
    for spot in ("tile:0,0", "place:0,0/0"):
        assert "close-up.crowd.0,0/0" in Parts(scene).focus([spot]).zones


def test_where_there_is_room_nothing_is_counted():
    nodes = painted(read(CROWD.format("stone").replace("; r2 red truck 0,0/0 trunks + gold + iron", "")))
    assert not [key for key in nodes if key.startswith(("crowd", "close-up"))]


def test_the_board_is_told_in_words_bank_by_bank():
    words = draw(read(CROWD.format("5 boards + stone"))).text
    assert "0,0 pasture, a river joining east and west: Red's home on the north bank" in words
    assert "5 boards and 1 stone on the north bank; 1 stone on the south bank" in words
    assert "Red raft r3 in the river" in words
    assert "Red truck r2 on the north bank with 1 gold, 1 iron and 1 trunk" in words


def test_a_slot_lies_over_the_token_on_it_so_that_a_click_reaches_it():
    state = GAME.read_position("seats: red yellow blue\nmap: 0,0 pasture\nchart: yellow red blue")
    order = [node.key for node in draw(state).nodes]
    for n, seat in enumerate(("yellow", "red", "blue"), 1):
        tokens = [at for at, key in enumerate(order) if key.startswith(f"order.{seat}")]
        assert tokens
        assert max(tokens) < order.index(f"slot.{n}.spot")


def number_and_name_boxes(nodes):
    """Where the numbers of walls and the names of tiles stand: boxes on the map."""
    for key, node in nodes.items():
        if key.startswith("wall.") and key.endswith(".count"):
            (x, y), radius = node.at, 10 * (node.scale or 1)
            yield "wall", key, (x - radius, y - radius, 2 * radius, 2 * radius)
        if key.endswith(".name") and key.startswith("tile."):
            x, y, size = (node.attrs[name] for name in ("x", "y", "font-size"))
            wide = text_width(node.text, size)
            yield "name", key, (x - wide / 2, y - 0.75 * size, wide, 0.75 * size)


@pytest.mark.parametrize("width", [1400, 640, 340])
def test_the_number_of_a_wall_hides_no_name_of_a_tile_and_no_other_number(width):
    cells = [f"{q},{r}" for q in range(-2, 3) for r in range(-2, 3)]
    walls = " ".join(f"{cell}>{edge} red 2;" for cell in cells for edge in (0, 1, 2)).strip(";")
    tiles = "; ".join(f"{cell} pasture" for cell in cells)
    state = read(f"seats: red\nmap: {tiles}\nwalls: {walls}")
    nodes = {node.key: node for node in draw(state, width=width).nodes}
    found = list(number_and_name_boxes(nodes))
    assert sum(kind == "wall" for kind, _, _ in found) > 20
    for (one, here, box), (other, there, beside) in combinations(found, 2):
        assert one == other == "name" or overlap(box, beside) < 2, (here, there)


TELEPHONE = 1.05
"""How many pixels a board takes for each of its own where fingers point."""


def for_fingers(state):
    """Where fingers find the goods and transporters of a board: boxes in pixels, by spot."""
    nodes = painted(state)
    found = {}
    for node in nodes.values():
        if node.cls == "finger":
            owner = nodes[node.parent]
            left, top, wide, high = (node.attrs[name] for name in ("x", "y", "width", "height"))
            while owner:
                left, top = (a * owner.scale + b for a, b in zip((left, top), owner.at, strict=True))
                wide, high = wide * owner.scale, high * owner.scale
                owner = nodes.get(owner.parent)
            box = (left, top, wide, high)
            found[nodes[node.parent].spot] = [value * TELEPHONE for value in box]
    return found


def overlap(one, other):
    """How far two boxes lie over each other, in the direction in which it is less."""
    ends = [min(one[i] + one[i + 2], other[i] + other[i + 2]) - max(one[i], other[i]) for i in (0, 1)]
    return min(ends)


SEVERAL = "5 boards + 3 stone + 2 goose + 4 trunks + clay + gold"


@pytest.mark.parametrize(
    "state",
    [
        read(f"seats: red\nmap: 0,0 pasture\nphase: movement\ngoods: 0,0/0 {SEVERAL}"),
        read(
            "seats: red\nmap: 0,0 pasture; 1,0 woods\nphase: movement\ngoods: 0,0/0 clay + stone\n"
            "transporters: r1 red donkey 0,0/0 2 stone; r2 red truck 1,0/0 trunks + gold + iron + clay"
        ),
        read(CROWD.format(EVERYTHING)),
    ],
    ids=["goods", "transporters", "close-up"],
)
def test_a_finger_finds_every_good_and_transporter(state):
    boxes = for_fingers(state)
    goods = {good for place in state.goods.values() for good in place}
    assert len(boxes) >= len(goods) + len(state.transporters)
    small = {spot for spot, (_, _, wide, high) in boxes.items() if min(wide, high) < 24}
    assert small <= {"transporter:r3"}  # the raft in its narrow river
    for one, other in combinations(boxes, 2):
        assert overlap(boxes[one], boxes[other]) < 1, (one, other)


def test_most_of_what_lies_about_in_a_game_is_found_by_a_finger():
    random, state, sizes = Random(5), GAME.start(4), []
    for number in range(400):
        by_chance = CHANCE in state.to_act
        move = GAME.draw_chance(state, random) if by_chance else random.choice(GAME.considered(state))
        state = GAME.carry_out(state, move).state
        if number % 20 == 0:
            sizes += [min(box[2:]) for box in for_fingers(state).values()]
    assert len(sizes) > 300
    assert min(sizes) > 17
    assert sum(size < 24 for size in sizes) < len(sizes) / 10


def test_a_home_and_a_building_on_a_narrow_bank_need_no_close_up():
    state = read("map: 0,0 pasture 0-1\nhomes: red 0,0/1\nbuildings: 0,0/1 sawmill")
    assert not any(node.key.startswith("close-up") for node in draw(state).nodes)


def test_a_home_and_a_building_on_a_tiny_map_are_drawn_below_it():
    tiles = "; ".join(f"{q},0 pasture" for q in range(9))
    state = read(f"map: {tiles}\nhomes: red 0,0/0\nbuildings: 0,0/0 sawmill")
    assert "close-up.crowd.0,0/0" in {node.key for node in draw(state, width=340).nodes}
    assert "close-up.crowd.0,0/0" not in {node.key for node in draw(state).nodes}


@pytest.mark.parametrize(
    ("phase", "goods", "warned"),
    [
        ("production", "2 goose + paper", {"goose": "research.wasted", "paper": "research.wasted"}),
        ("production", "goose + paper", {}),
        ("movement", "2 goose + paper", {}),
        ("movement", "stock + clay", {"stock": "scoring.possession"}),
    ],
)
def test_what_the_rules_will_punish_is_marked(phase, goods, warned):
    """Two geese and a paper left lying are used up; a bond that lies on a tile scores for nobody."""
    nodes = painted(read(f"seats: red\nmap: 0,0 pasture\nphase: {phase}\ngoods: 0,0/0 {goods}"))
    found = {
        key.split(":")[1].split(".")[0]: nodes[key.rpartition(".")[0]].tip
        for key in nodes
        if key.endswith(".warning")
    }
    assert found.keys() == warned.keys()
    assert all(warned[good] in tip for good, tip in found.items())


@pytest.mark.parametrize("width", [440, 340])
def test_on_a_telephone_names_of_tiles_and_letters_of_close_ups_can_be_read(width):
    state = read(CROWD.format(EVERYTHING).replace("map: ", "map: -3,0 woods; 4,0 rock; "))
    nodes = {node.key: node for node in draw(state, width=width).nodes}
    scale = nodes["map"].scale
    names = [node for key, node in nodes.items() if key.startswith("tile.") and key.endswith(".name")]
    assert names
    assert all(node.attrs["font-size"] * scale >= 10 for node in names)
    letters = [key for key in nodes if key.startswith("crowd.") and key.endswith(".words")]
    assert letters
    for key in letters:
        assert nodes[key].attrs["font-size"] * nodes[nodes[key].parent].scale * scale >= 8


def test_a_building_bears_the_beginning_of_its_name():
    kinds = [kind for kind in read("seats: red\nmap: 0,0 pasture").box.buildings if kind != "mine"]
    for kind in kinds:
        nodes = painted(read(f"seats: red\nmap: 0,0 pasture\nbuildings: 0,0/0 {kind}"))
        word, name = nodes["building.0,0.short"], nodes["building.0,0"].tip.split("\n")[0].lower()
        assert len(word.text) >= 3
        assert name.startswith(word.text.lower())
        assert text_width(word.text, word.attrs["font-size"], bold=True) < 33


def test_no_close_up_has_the_letter_of_a_seat():
    tiles = "; ".join(f"{q},0 pasture" for q in range(8))
    goods = "; ".join(f"{q},0/0 {EVERYTHING}" for q in range(8))
    state = read(f"seats: red yellow green blue\nmap: {tiles}\ngoods: {goods}")
    letters = [node.text for node in draw(state, width=340).nodes if node.key.endswith("/0.words")]
    assert letters == ["A", "C", "D", "E", "F", "H", "I", "J"]


@pytest.mark.parametrize("width", [340, 880])
def test_the_number_of_a_wall_and_a_phase_can_be_read_where_the_map_is_small(width):
    tiles = "; ".join(f"{q},0 pasture" for q in range(14))
    scene = draw(read(f"seats: red yellow\nmap: {tiles}\nwalls: 1,0>0 red 2\n"), width=width)
    nodes = {node.key: node for node in scene.nodes}
    assert nodes["wall.1,0,0.count"].scale == min(2, 1 / nodes["map"].scale) > 1
    words, plate = nodes["phase.production.name"], nodes["phase.production.plate"]
    wide = text_width(words.text, words.attrs["font-size"], bold="font-weight" in words.attrs)
    assert wide < plate.attrs["width"]


def test_the_name_of_a_tile_is_read_on_the_ring_of_an_open_one():
    state = read(
        "seats: red\nphase: movement\npending: end-phase movement > moving red\n"
        "map: 0,0 pasture; 1,0 pasture; 2,0 sea\ntransporters: d1 red donkey 0,0/0"
    )
    nodes = draw(state).nodes
    order = {node.key: n for n, node in enumerate(nodes)}
    spots = [n for n, node in enumerate(nodes) if (node.spot or "").startswith(("place:", "tile:"))]
    assert order["tile.1,0.name"] > max(spots)
    assert next(node for node in nodes if node.key == "tile.1,0.name").attrs["paint-order"] == "stroke"


def test_places_for_a_new_tile_bear_the_names_that_moves_call_them_by():
    """Which of “lays woods on -1,1” and “lays woods on -1,0” is which place was not to be seen."""
    state = read(
        "seats: red yellow\nphase: production\nturn: 1\nmap: 0,0 woods; 1,0 pasture\ntemple: -\nchart: -\n"
        "size: 48\nasks: choose-homes > lay-tiles yellow 1"
    )
    named = {node.text for node in draw(state).nodes if node.tag == "text"}
    places = {str(move.cell) for move in state.legal_moves}
    assert places
    assert places <= named
