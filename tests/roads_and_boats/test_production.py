"""The production phase, clause by clause."""

import pytest
from msgspec.structs import replace

from rulebook_lab.games.roads_and_boats.rules.factories import capacity_left
from tests.clauses import clause
from tests.roads_and_boats.positions import (
    GAME,
    cargo,
    lying,
    play,
    produced,
    production,
    read,
    refusals,
)


def begun(text, seats="red yellow"):
    """The start of a production phase: everything that yields by itself has yielded."""
    return read(f"seats: {seats}\npending: start-phase production\n{text}")


# -- primary producers ---------------------------------------------------------------------


@clause("roads_and_boats", "production.primary", "production.primary-list", "production.primary-place")
def test_every_primary_producer_yields_one_good_without_a_transporter():
    state = begun(
        "map: 0,0 woods; 1,0 rock; 2,0 pasture; 3,0 sea\n"
        "buildings: 0,0/0 woodcutter; 1,0/0 quarry; 2,0/0 clay_pit; 3,0 oil_rig"
    )
    assert {place: lying(state, place) for place in ("0,0/0", "1,0/0", "2,0/0", "3,0")} == {
        "0,0/0": "1 trunks",
        "1,0/0": "1 stone",
        "2,0/0": "1 clay",
        "3,0": "1 fuel",
    }


@clause("roads_and_boats", "production.mine-empty")
def test_a_mine_that_yields_nothing_is_told():
    state = read(
        "seats: red yellow\nmap: 0,0 mountain; 1,0 mountain\nasks: end-phase wonder > offering yellow\n"
        "phase: wonder\nbuildings: 0,0/0 mine number=1; 1,0/0 mine number=2 gold=1"
    )
    _, events = state.outcome("yellow pass")
    told = [GAME.narrate(event) for event in events if event.clause == "production.mine-empty"]
    assert told == ["The mine on 0,0 yields nothing: its bag is empty."]


@clause("roads_and_boats", "production.mine-empty")
@pytest.mark.parametrize(("gold", "iron"), [(0, 0), (0, 2), (1, 1), (2, 2), (3, 0)])
def test_only_of_an_empty_mine_it_is_told(gold, iron):
    state = read(
        "seats: red yellow\nmap: 0,0 mountain\nasks: end-phase wonder > offering yellow\n"
        f"phase: wonder\nbuildings: 0,0/0 mine number=1 gold={gold} iron={iron}"
    )
    told = [event.clause for event in state.outcome("yellow pass").events]
    assert ("production.mine-empty" in told) == (gold + iron == 0)


@clause("roads_and_boats", "production.mine-draw", "production.mine-empty", "mines.look", "mines.draw")
def test_a_mine_draws_every_counter_with_the_same_odds():
    state = begun(
        "map: 0,0 mountain; 1,0 mountain\nbuildings: 0,0/0 mine number=1 gold=1 iron=3; 1,0/0 mine number=2"
    )
    # a quarter gold; the bags are open for everybody to see; the empty mine draws nothing
    assert {move.counter: str(p) for move, p in state.chance.items()} == {"gold": "1/4", "iron": "3/4"}
    assert state.view("yellow").buildings[0, 0].iron == 3
    state = play(state, "chance draw-counter 1 iron")
    assert (state.buildings[0, 0].gold, state.buildings[0, 0].iron) == (1, 2)
    assert lying(state, "0,0/0") == "1 iron"
    assert lying(state, "1,0/0") == ""
    assert "chance" not in state.to_act


@clause("roads_and_boats", "production.mine-draw")
def test_mines_are_drawn_in_the_order_of_their_numbers():
    state = begun(
        "map: 0,0 mountain; 1,0 mountain\nbuildings: 0,0/0 mine number=2 gold=1; 1,0/0 mine number=1 iron=1"
    )
    assert [move.mine for move in state.chance] == [1]
    state = play(state, "chance draw-counter 1 iron")
    assert [move.mine for move in state.chance] == [2]


# -- factories -----------------------------------------------------------------------------


@clause("roads_and_boats", "production.secondary", "production.secondary-list", "table.inputs")
@pytest.mark.parametrize(
    ("factory", "goods", "made"),
    [
        ("sawmill", "trunks", ["boards", "boards"]),
        ("stone_factory", "clay", ["stone", "stone"]),
        ("coal_burner", "trunks+trunks", ["fuel"]),
        ("papermill", "boards+boards", ["paper"]),
        ("mint", "fuel+gold+gold", ["coins"]),
        ("stock_exchange", "paper+coins+coins", ["stock"]),
    ],
)
def test_what_is_made_out_of_what(factory, goods, made):
    parts = goods.split("+")
    state = production(
        f"map: 0,0 pasture\ntransporters: r1 red truck 0,0/0 {' + '.join(parts)}\nbuildings: 0,0/0 {factory}"
    )
    assert refusals(state, f"red hand-in 0,0 {parts[0]}=r1+clay=r1+clay=r1")[0] in (
        "production.secondary",
        "production.wood-mix",
    )
    state = play(state, "red hand-in 0,0 " + "+".join(f"{part}=r1" for part in parts))
    assert cargo(state, "r1") == made


@clause("roads_and_boats", "production.wood-mix", "production.secondary")
def test_an_incomplete_set_is_refused():
    state = production(
        "map: 0,0 pasture; 1,0 pasture\nbuildings: 0,0/0 papermill; 1,0/0 mint\n"
        "transporters: r1 red donkey 0,0/0 trunks + clay; r2 red donkey 1,0/0 2 gold"
    )
    assert refusals(state, "red hand-in 0,0 trunks=r1+clay=r1") == ["production.wood-mix"]
    assert refusals(state, "red hand-in 0,0 trunks=r1") == ["production.wood-mix"]
    said = str(state.why_not("red hand-in 0,0 trunks=r1"))
    assert "2 boards, or 1 board and 1 trunk, or 2 trunks" in said
    assert refusals(state, "red hand-in 1,0 gold=r2+gold=r2") == ["production.secondary"]


@clause("roads_and_boats", "production.capacity")
@pytest.mark.parametrize(
    ("factory", "goods", "sets"),
    [
        ("sawmill", {"trunks": 1}, 3),
        ("stone_factory", {"clay": 1}, 3),
        ("coal_burner", {"trunks": 2}, 6),
        ("papermill", {"trunks": 2}, 1),
        ("mint", {"fuel": 1, "gold": 2}, 1),
        ("stock_exchange", {"paper": 1, "coins": 2}, 6),
        ("truck_factory", {"fuel": 1, "iron": 1}, 1),
    ],
)
def test_capacity_counts_output(factory, goods, sets):
    heap = " + ".join(f"{9 * n} {kind}" for kind, n in goods.items())
    state = production(
        f"map: 0,0 pasture\ntransporters: r1 red donkey 0,0/0\ngoods: 0,0/0 {heap}\n"
        f"buildings: 0,0/0 {factory}"
    )
    move = "red hand-in 0,0 " + "+".join(f"{kind}=0,0/0" for kind, n in goods.items() for _ in range(n))
    for _ in range(sets):
        assert refusals(state, move) == []
        state = play(state, move)
    assert refusals(state, move) == ["production.capacity"]


@clause("roads_and_boats", "production.capacity")
def test_capacity_is_new_every_turn():
    state = production(
        "map: 0,0 pasture\ntransporters: r1 red donkey 0,0/0 2 trunks\nbuildings: 0,0/0 papermill"
    )
    state = produced(play(state, "red hand-in 0,0 trunks=r1+trunks=r1"))
    assert state.buildings[0, 0].made == 0


@clause("roads_and_boats", "production.cargo-input", "movement.no-force")
def test_cargo_of_others_is_never_input():
    state = production(
        "map: 0,0 pasture\ntransporters: r1 red donkey 0,0/0; y1 yellow donkey 0,0/0 trunks\n"
        "buildings: 0,0/0 sawmill"
    )
    assert refusals(state, "red hand-in 0,0 trunks=y1") == ["production.cargo-input"]
    asked = play(state, "red shift trunks y1 r1")
    assert asked.to_act == {"yellow"}
    refused = play(asked, "yellow answer no")
    assert cargo(refused, "y1") == ["trunks"]
    assert refused.to_act == {"red"}
    agreed = play(asked, "yellow answer yes")
    assert cargo(agreed, "r1") == ["trunks"]


@clause(
    "roads_and_boats", "production.output-place", "production.output-excess", "production.output-protected"
)
def test_output_goes_to_the_giver_and_the_excess_on_the_tile():
    state = production(
        "map: 0,0 pasture\ntransporters: r1 red donkey 0,0/0 trunks + gold; y1 yellow wagon 0,0/0\n"
        "buildings: 0,0/0 sawmill"
    )
    made = play(state, "red hand-in 0,0 trunks=r1")
    assert cargo(made, "r1") == ["boards", "gold"]
    assert lying(made, "0,0/0") == "1 boards"
    assert refusals(state, "red hand-in 0,0 trunks=r1 r1") == []
    # what lies on one's own transporter nobody takes without being asked
    made = play(made, "red pass")
    assert play(made, "yellow shift boards r1 y1").to_act == {"red"}
    assert refusals(state, "red hand-in 0,0 trunks=r1 y1") == ["production.output-place"]


@clause("roads_and_boats", "production.tile-input", "production.tile-output")
def test_goods_on_the_tile_may_be_handed_in_by_whoever_is_there():
    text = (
        "map: 0,0 pasture; 1,0 pasture\ngoods: 0,0/0 trunks\nbuildings: 0,0/0 sawmill\n"
        "transporters: r1 red donkey {}/0"
    )
    assert refusals(production(text.format("1,0")), "red hand-in 0,0 trunks=0,0/0 r1") == [
        "production.tile-input"
    ]
    state = play(production(text.format("0,0")), "red hand-in 0,0 trunks=0,0/0 r1")
    assert cargo(state, "r1") == ["boards", "boards"]


@clause("roads_and_boats", "intro.no-territory", "production.tile-input")
def test_a_factory_serves_whoever_comes():
    # Yellow has no part in the sawmill on Red's home, and needs none
    state = production(
        "map: 0,0 pasture\nhomes: red 0,0/0\n"
        "transporters: y1 yellow donkey 0,0/0 trunks\nbuildings: 0,0/0 sawmill"
    )
    state = play(state, "red pass", "yellow hand-in 0,0 trunks=y1")
    assert cargo(state, "y1") == ["boards", "boards"]


# -- by themselves -------------------------------------------------------------------------


@clause("roads_and_boats", "production.automatic", "production.automatic-until")
def test_factories_work_on_with_what_lies_there_until_capacity_or_goods_end():
    state = production(
        "map: 0,0 pasture; 1,0 pasture\ngoods: 0,0/0 5 trunks; 1,0/0 4 gold + fuel\n"
        "buildings: 0,0/0 sawmill; 1,0/0 mint\ntransporters: r1 red donkey 0,0/0 trunks"
    )
    state = produced(play(state, "red hand-in 0,0 trunks=r1"))
    # two boards were made for Red, so four more fit the capacity of six
    assert lying(state, "0,0/0") == "4 boards, 3 trunks"
    assert lying(state, "1,0/0") == "1 coins, 2 gold"
    # cargo is never touched
    loaded = produced(
        production("map: 0,0 pasture\nbuildings: 0,0/0 sawmill\ntransporters: r1 red donkey 0,0/0 trunks")
    )
    assert cargo(loaded, "r1") == ["trunks"]


@clause("roads_and_boats", "production.capacity", "production.automatic-until")
@pytest.mark.parametrize(("trunks", "told"), [(3, 0), (4, 1)])
def test_input_that_is_left_for_want_of_capacity_is_told(trunks, told):
    """A sawmill makes six boards, of three trunks (p. 9)."""
    state = production(f"map: 0,0 pasture\ngoods: 0,0/0 {trunks} trunks\nbuildings: 0,0/0 sawmill")
    events = play(state, "red pass").outcome("yellow pass").events
    left = [GAME.narrate(event) for event in events if event.kind == "exhausted"]
    sentence = "The sawmill on 0,0 has made all that it can this turn: the rest of its input is left there."
    assert left == [sentence] * told


@clause("roads_and_boats", "production.automatic-boards")
@pytest.mark.parametrize(
    ("goods", "left"),
    [
        ("2 boards + 2 trunks", "1 paper, 2 trunks"),
        ("1 boards + 2 trunks", "1 paper, 1 trunks"),
        ("3 trunks", "1 paper, 1 trunks"),
    ],
)
def test_boards_are_burned_first(goods, left):
    state = produced(production(f"map: 0,0 pasture\ngoods: 0,0/0 {goods}\nbuildings: 0,0/0 papermill"))
    assert lying(state, "0,0/0") == left


@clause("roads_and_boats", "production.unclaimed", "production.boat-blocked")
def test_an_unclaimed_transporter_is_lost_with_its_input_even_behind_walls():
    text = "map: 0,0 pasture; 1,0 sea\ngoods: 0,0/0 3 trunks\nbuildings: 0,0/0 raft_factory"
    for walls in ("", "\nwalls: 0,0>1 yellow 1"):
        state = produced(production(text + walls))
        assert lying(state, "0,0/0") == "1 trunks"
        assert not state.transporters


@clause("roads_and_boats", "production.unclaimed")
def test_a_wagon_factory_never_works_by_itself():
    state = produced(
        production(
            "map: 0,0 pasture\ngoods: 0,0/0 2 boards\nbuildings: 0,0/0 wagon_factory\n"
            "transporters: r1 red donkey 0,0/0"
        )
    )
    assert lying(state, "0,0/0") == "2 boards"
    assert state.transporters["r1"].kind == "donkey"


@clause("roads_and_boats", "research.wasted", "production.automatic")
def test_paper_made_unattended_is_wasted_with_two_geese():
    state = produced(
        production("map: 0,0 woods\ngoods: 0,0/0 2 boards + 5 goose\nbuildings: 0,0/0 papermill")
    )
    assert lying(state, "0,0/0") == "3 goose"


@clause("roads_and_boats", "research.wasted")
def test_research_left_on_an_oil_rig_is_wasted_too():
    rig = "map: 0,0 woods; 1,0 sea\nbuildings: 1,0 oil_rig\ngoods: 1,0 3 goose + paper + fuel\n"
    state = produced(production(f"{rig}transporters: r1 red raft 1,0"))
    assert lying(state, "1,0") == "1 fuel, 1 goose"


@clause("roads_and_boats", "production.output-place", "production.output-excess")
def test_a_full_transporter_has_room_for_the_output_of_what_it_hands_in():
    state = production("map: 0,0 woods\nbuildings: 0,0/0 sawmill\ntransporters: r1 red donkey 0,0/0 2 trunks")
    offered = {move.to for move in state.legal_moves if move.verb == "hand-in"}
    assert offered == {"r1", "0,0/0"}
    done = state.outcome("red hand-in 0,0 trunks=r1 r1")
    assert cargo(done.state, "r1") == ["boards", "trunks"]
    assert lying(done.state, "0,0/0") == "1 boards"
    assert [event.facts["goods"] for event in done.events if event.kind in ("output", "excess")] == [
        ("boards",),
        ("boards",),
    ]


@clause("roads_and_boats", "research.wasted")
def test_research_on_a_transporter_is_not_wasted():
    state = produced(
        production("map: 0,0 woods\ngoods: 0,0/0 2 goose\ntransporters: r1 red donkey 0,0/0 paper")
    )
    assert lying(state, "0,0/0") == "2 goose"
    assert cargo(state, "r1") == ["paper"]


# -- exchange ------------------------------------------------------------------------------


@clause("roads_and_boats", "production.exchange", "movement.carrying-capacity", "production.put-down")
def test_goods_are_exchanged_freely_on_a_tile():
    state = production(
        "map: 0,0 pasture; 1,0 pasture\ngoods: 0,0/0 2 gold + clay; 1,0/0 iron\n"
        "transporters: r1 red donkey 0,0/0; r2 red wagon 0,0/0 stone; y1 yellow donkey 0,0/0"
    )
    state = play(state, "red shift gold 0,0/0 r1", "red shift gold 0,0/0 r1", "red shift gold r1 r2")
    assert cargo(state, "r1") == ["gold"]
    assert cargo(state, "r2") == ["gold", "stone"]
    state = play(state, "red shift stone r2 r1")
    assert refusals(state, "red shift clay 0,0/0 r1") == ["movement.carrying-capacity"]
    assert refusals(state, "red shift iron 1,0/0 r1")[0] == "production.exchange"
    assert refusals(state, "red shift paper 0,0/0 r1")[0] == "production.exchange"
    assert refusals(state, "red shift gold r1 r1") == ["production.exchange", "movement.carrying-capacity"]
    given = play(state, "red shift gold r2 y1", "yellow answer yes")
    assert cargo(given, "y1") == ["gold"]


RIVER = "map: 0,0 pasture 0-3; 1,-1 mountain 3; -1,1 sea"


@clause("roads_and_boats", "production.exchange-river")
def test_goods_cross_a_river_by_bridge_or_ferry():
    land = "transporters: r1 red donkey 0,0/0"
    goods = "goods: 0,0/1 gold"
    none = production(f"{RIVER}\n{goods}\n{land}")
    assert refusals(none, "red shift gold 0,0/1 r1") == ["production.exchange"]
    split = production(f"{RIVER}\n{goods}\n{land}; r2 red donkey 0,0/1")
    assert refusals(split, "red shift gold 0,0/1 r1") == ["production.exchange-river"]
    bridge = production(f"{RIVER}\n{goods}\n{land}\nbridges: 0,0>0")
    assert refusals(bridge, "red shift gold 0,0/1 r1") == []
    ferry = production(f"{RIVER}\n{goods}\n{land}; r2 red raft 0,0~0")
    assert refusals(ferry, "red shift gold 0,0/1 r1") == []
    strange = production(f"{RIVER}\n{goods}\n{land}; y1 yellow raft 0,0~0")
    assert refusals(strange, "red shift gold 0,0/1 r1") == ["production.exchange"]
    asked = play(strange, "red shift gold 0,0/1 r1 y1")
    assert asked.to_act == {"yellow"}
    assert cargo(play(asked, "yellow answer yes"), "r1") == ["gold"]
    assert cargo(play(asked, "yellow answer no"), "r1") == []
    carrying = production(f"{RIVER}\n{goods}\n{land}; y1 yellow raft 0,0~0; y2 yellow donkey on=y1")
    assert "production.exchange-river" in refusals(carrying, "red shift gold 0,0/1 r1 y1")
    docked = production(f"{RIVER}\n{goods}\n{land}; y1 yellow raft 0,0@3a")
    assert "production.exchange-river" in refusals(docked, "red shift gold 0,0/1 r1 y1")


@clause("roads_and_boats", "production.exchange")
def test_nobody_counts_how_often_a_player_exchanges_goods():
    state = production("map: 0,0 pasture\ngoods: 0,0/0 gold\ntransporters: r1 red donkey 0,0/0")
    for _ in range(150):
        state = play(state, "red shift gold 0,0/0 r1", "red shift gold r1 0,0/0")
    assert "red shift gold 0,0/0 r1" in state.legal_moves
    assert "red wait" in state.legal_moves


# -- livestock -----------------------------------------------------------------------------


@clause(
    "roads_and_boats", "production.livestock", "production.livestock-exact", "production.livestock-allowed"
)
@pytest.mark.parametrize(
    ("text", "geese"),
    [
        ("map: 0,0 pasture\ngoods: 0,0/0 2 goose", 3),
        ("map: 0,0 pasture\ngoods: 0,0/0 3 goose", 3),
        ("map: 0,0 pasture\ngoods: 0,0/0 1 goose", 1),
        ("map: 0,0 rock\ngoods: 0,0/0 2 goose", 2),
        (
            (
                "map: 0,0 pasture; 1,0 pasture\ngoods: 0,0/0 2 goose\n"
                "roads: 0,0>1\nwalls: 0,0>1 red 1\nhomes: red 0,0/0; yellow 1,0/0"
            ),
            3,
        ),
    ],
)
def test_a_pair_of_geese_on_an_empty_pasture_has_a_gosling(text, geese):
    assert lying(begun(text), "0,0/0") == f"{geese} goose"


@clause("roads_and_boats", "production.livestock-empty")
@pytest.mark.parametrize(
    "there",
    [
        "goods: 0,0/0 2 goose + clay",
        "goods: 0,0/0 2 goose\nbuildings: 0,0/0 mint",
        "goods: 0,0/0 2 goose\ntransporters: r1 red donkey 0,0/0",
    ],
)
def test_anything_else_on_the_tile_disturbs_geese(there):
    assert begun(f"map: 0,0 pasture\n{there}").loose_on((0, 0)).count("goose") == 2


@clause("roads_and_boats", "production.livestock-river")
def test_the_other_bank_counts_too():
    assert lying(begun(f"{RIVER}\ngoods: 0,0/0 2 goose"), "0,0/0") == "3 goose"
    assert lying(begun(f"{RIVER}\ngoods: 0,0/0 2 goose; 0,0/1 clay"), "0,0/0") == "2 goose"
    assert lying(begun(f"{RIVER}\ngoods: 0,0/0 goose; 0,0/1 goose"), "0,0/0") == "1 goose"
    apart = production(f"{RIVER}\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/1")
    assert refusals(apart, "red breed 0,0") == ["production.livestock-river"]
    bridged = production(f"{RIVER}\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/1\nbridges: 0,0>0")
    assert refusals(bridged, "red breed 0,0") == []
    boat = production(f"{RIVER}\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0; r3 red raft 0,0~0")
    assert refusals(boat, "red breed 0,0") == ["production.livestock-empty"]


@clause("roads_and_boats", "production.livestock-empty", "production.livestock-exact")
def test_what_keeps_donkeys_from_breeding():
    pair = "transporters: r1 red donkey 0,0/0{}; {} donkey 0,0/0"

    def why(load, second, more=""):
        text = "map: 0,0 pasture\n" + pair.format(load, second) + more
        return refusals(production(text), "red breed 0,0")

    assert why("", "r2 red") == []
    assert why(" stone", "r2 red") == ["production.livestock-empty"]
    assert why("", "y1 yellow") == ["production.livestock-empty", "production.livestock-exact"]
    assert why("", "r2 red", "\ngoods: 0,0/0 goose") == ["production.livestock-empty"]
    assert why("", "r2 red", "\nbuildings: 0,0/0 mint") == ["production.livestock-empty"]


@clause("roads_and_boats", "production.irrigated-pasture", "wonder.irrigation")
def test_irrigated_desert_is_pasture():
    dry, wet = (f"map: 0,0 desert\nturn: 31\nwonder: {n} red + 30 neutral\n" for n in (14, 15))
    assert lying(begun(f"{dry}goods: 0,0/0 2 goose"), "0,0/0") == "2 goose"
    assert lying(begun(f"{wet}goods: 0,0/0 2 goose"), "0,0/0") == "3 goose"
    donkeys = "transporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0"
    assert refusals(production(dry + donkeys), "red breed 0,0") == ["production.irrigated-pasture"]
    assert refusals(production(wet + donkeys), "red breed 0,0") == []


# -- ferries that are none, and what is not in reach ----------------------------------------

TWO_BANKS = "map: 0,0 pasture 1-4; 1,0 sea; -1,0 mountain 1\ngoods: 0,0/0 stone; 0,0/1 gold"


def shifts(state):
    """The exchanges that the seat to act is offered."""
    return [move for move in map(state.game.write_move, state.legal_moves) if " shift " in move]


@clause("roads_and_boats", "production.exchange-river")
def test_a_boat_that_carries_another_transporter_takes_nothing_across():
    state = production(
        f"{TWO_BANKS}\ntransporters: r1 red raft 0,0~0; r2 red donkey on=r1 since=1; r3 red donkey 0,0/0"
    )
    assert refusals(state, "red shift stone 0,0/0 r3") == []
    assert refusals(state, "red shift gold 0,0/1 0,0/0") == ["production.exchange-river"]
    assert shifts(state) == ["red shift stone 0,0/0 r3"]


@clause("roads_and_boats", "production.exchange-river")
def test_a_ferry_is_another_players_and_asked_only_where_banks_are_apart():
    boats = f"{TWO_BANKS}\ntransporters: r1 red donkey 0,0/0; r2 red raft 0,0~0; y1 yellow raft 0,0~0"
    state = production(boats)
    assert refusals(state, "red shift gold 0,0/1 r1") == []
    for ferry in ("r2", "y1"):
        assert refusals(state, f"red shift gold 0,0/1 r1 {ferry}") == ["production.exchange-river"]
    assert "need not ferry" in str(state.why_not("red shift gold 0,0/1 r1 y1"))
    assert not any(move.endswith(" y1 y1") for move in shifts(state))
    apart = production(boats.replace("; r2 red raft 0,0~0", ""))
    assert refusals(apart, "red shift gold 0,0/1 r1 y1") == []
    assert refusals(apart, "red shift stone 0,0/0 r1 y1") == ["production.exchange-river"]
    assert "red shift stone 0,0/0 r1" in shifts(apart)
    assert "red shift stone 0,0/0 r1 y1" not in shifts(apart)
    bridged = production(f"{boats.replace('; r2 red raft 0,0~0', '')}\nbridges: 0,0>1")
    assert refusals(bridged, "red shift gold 0,0/1 r1 y1") == ["production.exchange-river"]


@clause("roads_and_boats", "production.exchange-river")
def test_what_another_boat_gives_comes_to_ones_own_bank():
    state = production(
        f"{TWO_BANKS}\ntransporters: r1 red donkey 0,0/1; y1 yellow raft 0,0~0 boards; y2 yellow donkey 0,0/0"
    )
    assert refusals(state, "red shift boards y1 0,0/1") == []
    assert refusals(state, "red shift boards y1 0,0/0") == ["production.exchange-river"]
    assert refusals(state, "red shift boards y1 0,0/0 y1") == []


@clause("roads_and_boats", "production.output-place", "movement.carrying-capacity")
def test_output_goes_onto_a_transporter_that_has_room():
    state = production(
        "map: 0,0 pasture\nbuildings: 0,0/0 sawmill\ngoods: 0,0/0 trunks\n"
        "transporters: r1 red donkey 0,0/0 2 goose; r2 red donkey 0,0/0 goose + trunks"
    )
    assert refusals(state, "red hand-in 0,0 trunks=0,0/0 r1") == ["movement.carrying-capacity"]
    # the input makes room on the transporter that it came from
    assert refusals(state, "red hand-in 0,0 trunks=r2 r2") == []


@clause("roads_and_boats", "production.excess-no-refund", "production.excess-where")
def test_the_load_of_a_scrapped_land_transporter_stays_where_it_stood():
    fleet = "; ".join(f"r{n} red donkey 0,0/1" for n in range(2, 6))
    state = read(
        "seats: red yellow\nphase: production\n"
        "pending: end-phase production > producing red+yellow > excess red r6\n"
        "map: 0,0 pasture 1-4; 1,0 sea; -1,0 mountain 1\nbridges: 0,0>1\nbuildings: 0,0/0 wagon_factory\n"
        f"transporters: r1 red truck 0,0/1 2 gold; {fleet}; r6 red donkey 0,0/1"
    )
    offered = [state.game.write_move(move) for move in state.legal_moves]
    assert [move for move in offered if "r1" in move] == ["red scrap r1"]
    assert lying(play(state, "red scrap r1"), "0,0/1") == "2 gold"


@clause("roads_and_boats", "production.exchange", "boats.interact")
def test_what_lies_on_another_tile_is_out_of_reach_by_the_clause_of_exchange():
    text = "map: 0,0 pasture; 1,0 pasture; 2,0 sea\ngoods: 1,0/0 clay\ntransporters: {}; r2 red donkey 1,0/0"
    donkey = production(text.format("r1 red donkey 0,0/0"))
    assert refusals(donkey, "red shift clay 1,0/0 r1") == ["production.exchange"]
    raft = production(text.format("r1 red raft 2,0"))
    assert refusals(raft, "red shift clay 1,0/0 r1") == ["boats.interact"]


def test_the_young_donkey_stands_with_the_parent_named_first():
    state = production(f"{RIVER}\ntransporters: r1 red donkey 0,0/1; r2 red donkey 0,0/0\nbridges: 0,0>0")
    assert str(play(state, "red breed 0,0").transporters["r3"].place) == "0,0/1"


def test_only_free_boats_of_others_between_two_banks_are_proposed_as_ferries():
    text = "map: 0,0 pasture 1-4; 1,0 sea; -1,0 mountain 1\ngoods: 0,0/0 stone; 0,0/1 gold\ntransporters: "

    def ferries(fleet, more=""):
        moves = production(f"{text}r1 red donkey 0,0/0; {fleet}{more}").legal_moves
        return {move.ferry for move in moves if move.verb == "shift"} - {""}

    assert ferries("y1 yellow raft 0,0~0") == {"y1"}
    assert ferries("y1 yellow raft 0,0~0; y2 yellow donkey on=y1") == set()
    assert ferries("y1 yellow raft 1,0") == set()
    assert ferries("r2 red raft 0,0~0") == set()
    assert ferries("y1 yellow raft 0,0~0", "\nbridges: 0,0>1") == set()


@clause("roads_and_boats", "production.donkeys-optional", "production.livestock")
def test_a_pair_of_donkeys_on_a_pasture_is_offered_a_young_one():
    pair = production("map: 0,0 pasture; 1,0 woods\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0")
    assert "red breed 0,0" in map(GAME.write_move, pair.legal_moves)
    three = production(
        "map: 0,0 pasture\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0; r3 red donkey 0,0/0"
    )
    assert "red breed 0,0" not in map(GAME.write_move, three.legal_moves)


@clause("roads_and_boats", "carrying.nothing-else", "production.exchange")
def test_a_passenger_gives_nothing_to_another_tile():
    state = production(
        "map: 0,0 pasture; 1,0 pasture\n"
        "transporters: r1 red wagon 0,0/0; r2 red donkey on=r1; r3 red donkey 1,0/0"
    )
    found = refusals(state, "red shift clay r2 1,0/0")
    assert found[0] == "carrying.nothing-else"


@clause("roads_and_boats", "production.capacity", "production.secondary-repeat")
@pytest.mark.parametrize("made", range(7))
def test_a_producer_can_make_what_is_left_of_its_capacity(made):
    state = production(
        f"map: 0,0 pasture\nbuildings: 0,0/0 coal_burner made={made}\ngoods: 0,0/0 6 trunks + 6 boards\n"
        "transporters: r1 red donkey 0,0/0"
    )
    assert capacity_left(state, (0, 0)) == 6 - made


@clause("roads_and_boats", "production.exchange")
def test_who_is_not_there_is_told_of_the_holder_that_gives():
    state = production(
        "map: 0,0 pasture; 1,0 pasture\ngoods: 0,0/0 clay\n"
        "transporters: r1 red donkey 1,0/0; y1 yellow donkey 0,0/0"
    )
    (found,) = state.why_not("red shift clay 0,0/0 y1")
    assert (found.clause, found.variant, found.facts["holder"]) == ("production.exchange", "absent", "0,0/0")


@clause("roads_and_boats", "production.exchange-river", "production.output-place")
def test_what_a_move_names_is_spelled_by_its_spots():
    state = production(
        f"{TWO_BANKS}\nbuildings: 0,0/0 sawmill\n"
        "transporters: r1 red donkey 0,0/0 trunks; y1 yellow raft 0,0~0"
    )
    spelled = {GAME.write_move(move): move.spots(state) for move in state.legal_moves}
    assert "transporter:y1" in spelled["red shift gold 0,0/1 r1 y1"]
    assert not any(spot.partition(":")[2] == "" for spots in spelled.values() for spot in spots)
    assert "transporter:y1" not in spelled["red shift stone 0,0/0 r1"]
    assert spelled["red hand-in 0,0 trunks=r1 r1"][-1] == "transporter:r1"
    assert spelled["red hand-in 0,0 trunks=r1 0,0/0"][-1] == "place:0,0/0"
    unnamed = next(move for move in state.legal_moves if move.verb == "hand-in")
    assert replace(unnamed, to="").spots(state)[-1] == "part:trunks=r1"


@clause("roads_and_boats", "production.exchange-river", "production.tile-order")
@pytest.mark.parametrize(("seat", "owner"), [("red", "yellow"), ("yellow", "red")])
def test_the_boat_of_anybody_else_is_asked_to_ferry(seat, owner):
    fleet = f"a1 {seat} donkey 0,0/0; b1 {owner} raft 0,0~0"
    text = f"seats: red yellow\nphase: production\npending: end-phase production > producing {seat}+{owner}"
    state = read(f"{text}\n{TWO_BANKS}\ntransporters: {fleet}")
    move = f"{seat} shift gold 0,0/1 a1 b1"
    assert refusals(state, move) == []
    assert move in map(GAME.write_move, state.legal_moves)


def test_a_pass_leaves_the_next_player_all_exchanges():
    state = read(
        "seats: red yellow\nmap: 0,0 pasture\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0\n"
        "phase: production\npending: end-phase production > producing red+yellow no - 1 no - 7"
    )
    assert play(state, "red pass").pending[-1].exchanges == 0
    assert play(state, "red breed 0,0").pending[-1].exchanges == 7
