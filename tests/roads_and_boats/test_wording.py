"""Notation in words: places by the sides of their tile, goods in numbers, transporters by their kind."""

import pytest

from rulebook_lab.engine import BadComponents, UnreadableMove
from rulebook_lab.games.roads_and_boats.land.banks import bordering, region_count, turned_rivers
from rulebook_lab.games.roads_and_boats.land.places import read_place
from rulebook_lab.games.roads_and_boats.land.world import read_world
from rulebook_lab.games.roads_and_boats.position.wording import (
    bank_side,
    counted,
    payment,
    rivers_in_words,
    where,
)
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME, read

MAP = "0,0 pasture 1-4; 1,0 mountain 4; -1,0 sea; 0,1 pasture; 0,-1 pasture"
WORLD = read_world(MAP.replace("; ", "\n"))


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("0,1/0", "0,1"),
        ("1,0/0", "1,0"),
        ("0,0/0", "the north bank of 0,0"),
        ("0,0/1", "the south bank of 0,0"),
        ("0,0~0", "the river on 0,0"),
        ("0,0@4a", "the southern half of the west coast of 0,0"),
        ("0,0@4b", "the northern half of the west coast of 0,0"),
        ("0,-1@3", "the south-west coast of 0,-1"),
        ("-1,0", "-1,0"),
    ],
)
def test_a_place_is_told_so_that_it_is_found_on_the_board(place, words):
    assert GAME.texts.name(where(WORLD, read_place(place))) == words


def test_no_two_banks_or_rivers_of_any_tile_in_the_box_are_called_alike():
    for _, design in GAME.components().supply:
        for turns in range(6):
            rivers = turned_rivers(design, turns)
            banks = [bank_side(rivers, region) for region in range(region_count(rivers))]
            assert len(set(banks)) == len(banks), rivers
            if len(rivers) == 2:
                tile = read_world(f"0,0 pasture {' '.join('-'.join(map(str, p)) for p in rivers)}")
                told = {GAME.texts.name(where(tile, read_place(f"0,0~{n}"))) for n in range(2)}
                assert len(told) == 2, (rivers, [bordering(rivers, n) for n in range(2)])


@pytest.mark.parametrize(
    ("rivers", "words"),
    [
        ("1-4", "a river joining east and west"),
        ("3", "a spring flowing south-west"),
        ("0-2-4", "a river forking to north-east, south-east and west"),
        ("0-1/3-4", "a river joining north-east and east and a river joining south-west and west"),
    ],
)
def test_a_tile_to_lay_names_the_sides_that_its_river_joins(rivers, words):
    assert GAME.texts.name(rivers_in_words(rivers)) == GAME.name("rivers", rivers) == words
    assert words in GAME.describe(GAME.read_move(f"red lay 0,0 pasture {rivers}"))


def test_goods_are_counted_by_kind_and_holder():
    state = read(f"seats: red yellow\nmap: {MAP}\ntransporters: r1 red donkey 0,1/0")
    assert [GAME.texts.name(counted("boards", n)) for n in (1, 2)] == ["1 board", "2 boards"]
    name = GAME.texts.name
    assert name(payment(state, ("boards=r1", "stone=0,0/0", "boards=r1"))) == (
        "2 boards of donkey r1 and 1 stone of the north bank of 0,0"
    )
    assert name(payment(state, ("goose*r1", "goose"))) == "2 geese"
    assert name(payment(state, ("boards=r1", "donkey=r1"))) == "1 board of donkey r1 and donkey r1"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("red go r1 0,0/1", "Donkey r1 goes to the south bank of 0,0"),
        ("red go r1 0,0/1 goose+goose", "Donkey r1 goes to the south bank of 0,0, with 2 geese following"),
        (
            "red build-road 0,0 1 b",
            "Red builds a road from 0,0 to the east, on the southern half of that side",
        ),
        ("red build-bridge 0,0 1", "Red builds a bridge over the river on 0,0"),
        (
            "red hand-in 0,1 trunks=0,1/0 r1",
            "Red hands in 1 trunk of 0,1 at the mint on 0,1, output to donkey r1",
        ),
        ("red build mine 1,0/0 - 4/0", "Red builds on 1,0: mine with 4 gold"),
    ],
)
def test_a_move_says_only_what_there_is_to_say(move, words):
    state = read(f"seats: red yellow\nmap: {MAP}\ntransporters: r1 red donkey 0,1/0\nbuildings: 0,1/0 mint")
    assert GAME.describe(GAME.read_move(move), state) == words


def test_a_missing_thing_is_told_in_the_singular_a_good_that_is_none_as_such():
    text = "seats: red yellow\nmap: 0,1 pasture\ntransporters: r1 red donkey 0,1/0\nphase: {0}\n"
    building = read(text.format("building") + "pending: end-phase building > constructing red+yellow")
    assert building.why_not("red build mint 0,1/0").sentences == (
        "This costs 2 boards and 1 stone. Still missing within reach: 2 boards and 1 stone.",
    )
    producing = read(text.format("production") + "pending: end-phase production > producing red+yellow")
    assert producing.why_not("red shift gold r1 0,1/0").sentences == ("Donkey r1 has no gold.",)
    for none in ("r1", "silver"):
        with pytest.raises(UnreadableMove, match=f"'{none}' is no good"):
            producing.why_not(f"red shift {none} r1 0,1/0")


def test_whatever_a_building_asks_for_has_a_word():
    kinds: set[str] = set()
    for building in GAME.components().buildings.values():
        kinds.update(building.cost, *building.input)
    assert "donkey" in kinds  # a wagon is made of one
    for kind in kinds:
        assert GAME.texts.has("nouns", kind)


@clause("roads_and_boats", "start.marker", "start.resources")
def test_a_home_is_told_with_what_a_box_gives_to_begin_with():
    text = GAME.components_text("").replace("donkey = 3\nboards = 5", "donkey = 2\nboards = 6", 1)
    state = GAME.with_components(text).start(seats=2).let_chance(1)
    outcome = state.outcome(state.legal_moves[0])
    told = [state.game.narrate(event, None) for event in outcome.events if event.kind == "home"]
    assert told[0].endswith("with 2 donkeys, 6 boards, 1 stone and 2 geese.")
    assert len(outcome.state.transporters) == 2


@clause("roads_and_boats", "movement.road-connected", "movement.river-barrier")
@pytest.mark.parametrize(
    ("phase", "move", "sentence"),
    [
        ("movement", "red go r1 1,0/7", "On land one goes to the land of the next tile: there is no 1,0/7."),
        ("movement", "red go r1 1,0", "The land of a tile is written with its bank, here 1,0/0."),
        ("movement", "red go r1 9,9", "On land one goes to the land of the next tile: there is no 9,9."),
        ("movement", "red go r1 0,0/1", "across the river, and there is no bridge"),
        ("movement", "red take-on r1 gold 0,0/9", "at sea: 0,0/9 is none of these"),
        ("production", "red shift gold 0,0~0 r1", "at sea: the river on 0,0 is none of these"),
        ("production", "red do-research 0,0/5 rowing", "at sea: 0,0/5 is neither"),
        ("building", "red build sawmill 0,0/5", "at sea: 0,0/5 is neither"),
    ],
)
def test_a_place_that_is_not_there_is_told_as_it_was_written(phase, move, sentence):
    play = {"movement": "moving", "production": "producing", "building": "constructing"}[phase]
    state = read(
        f"seats: red\nphase: {phase}\npending: end-phase {phase} > {play} red\n"
        "map: 0,0 pasture 1-4; 1,0 mountain 4; -1,0 sea\ntransporters: r1 red donkey 0,0/0"
    )
    assert sentence in str(state.why_not(move))


def test_what_is_neither_a_place_nor_a_transporter_is_told_as_it_was_written():
    state = read("seats: red\npending: end-phase wonder > offering red yes\nmap: 0,0 pasture")
    assert "1 clay of 5,5,5" in GAME.describe(GAME.read_move("red buy-brick clay=5,5,5"), state)
    assert str(state.why_not("red buy-brick clay=-1+goose=y2"))
    with pytest.raises(UnreadableMove, match="'go,2/0ose' is no place"):
        state.why_not("red buy-brick goose=go,2/0ose")


def test_a_building_that_makes_nothing_is_no_component():
    text = GAME.components_text("").replace('output = ["trunks"]', "output = []")
    with pytest.raises(BadComponents, match=r"woodcutter, output: \[\] is wrong; .* at least 1 of them"):
        GAME.with_components(text)


def test_a_building_is_called_as_the_owner_of_a_box_calls_it():
    text = GAME.components_text("").replace('name = "Sawmill"', 'name = "Board Works"')
    edition = GAME.with_components(text).edition
    state = read(
        f"components: {edition}\nseats: red\nmap: 0,0 pasture\ntransporters: r1 red donkey 0,0/0\n"
        "buildings: 0,0/0 sawmill"
    )
    move = state.game.read_move("red hand-in 0,0 trunks=0,0/0")
    assert state.game.describe(move, state) == "Red hands in 1 trunk of 0,0 at the board works on 0,0"


@clause("roads_and_boats", "production.secondary", "research.cost", "roads.cost", "wonder.home-transporter")
@pytest.mark.parametrize(
    ("phase", "move", "clauses"),
    [
        ("production > producing", "hand-in 0,0 clay=0,0/0", ["production.secondary"]),
        ("production > producing", "hand-in 0,0 clay=r2", ["production.secondary"]),
        (
            "production > producing",
            "do-research 0,0/0 rowing goose=r1+goose=r1+paper=r1",
            ["research.cost"] * 2,
        ),
        ("building > constructing", "build-road 0,0 1 - stone=r1", ["roads.cost"]),
        ("wonder > offering", "buy-brick", ["wonder.home-transporter"]),
    ],
)
def test_what_is_not_there_to_pay_with_is_told_by_the_clause_that_sets_the_price(phase, move, clauses):
    state = read(
        "seats: red yellow\nturn: 9\nmap: 0,0 pasture; 1,0 pasture\nbuildings: 0,0 stone_factory\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 1,0/0\n"
        f"asks: end-phase {phase} red+yellow"
    )
    why = state.why_not(f"red {move}")
    assert list(why.clauses) == clauses
    assert all("{" not in sentence for sentence in why.sentences)


@clause("roads_and_boats", "movement.pick-drop")
@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("red drop r1 stone 1,0/0", "they are written 'stone*r1'"),
        ("red drop r1 stones r2", "they are written 'stone*r1'"),
        ("red take-on r1 clay*r1 1,0/0", "they are written 'clay'"),
        ("red drop r1 clay 1,0/0", "Donkey r1 has no clay."),
    ],
)
def test_a_good_that_was_moved_is_told_by_the_word_it_is_written_with(move, said):
    state = read(
        "seats: red\nmap: 0,0 pasture; 1,0 rock\nphase: movement\nturn: 1\ngoods: 1,0/0 clay\n"
        "transporters: r1 red donkey 1,0/0 stone*r1; r2 red donkey 1,0/0\nasks: moving red > march red r1 1"
    )
    assert said in str(state.why_not(move))


def test_nothing_breeds_beside_the_map():
    state = read("seats: red\nmap: 0,0 pasture\ntransporters: r1 red donkey 0,0/0\nasks: producing red")
    assert state.why_not("red breed 9,9").sentences == (
        "Livestock breeds on pasture, and there is no tile 9,9.",
    )
