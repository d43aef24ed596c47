"""Making transporters: wagons, launching boats, the limits and scrapping."""

from rulebook_lab.games.roads_and_boats.rules.transporters import new_id
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME, cargo, from_a_file, lying, play, read, refusals
from tests.roads_and_boats.test_production import RIVER, production

WAGON = "map: 0,0 pasture; 1,0 pasture\nbuildings: 0,0/0 wagon_factory\n"


@clause("roads_and_boats", "production.new-transporter-owner")
def test_a_truck_belongs_to_who_handed_in():
    state = production(
        "map: 0,0 pasture\nbuildings: 0,0/0 truck_factory\ngoods: 0,0/0 fuel + iron\n"
        "transporters: y1 yellow donkey 0,0/0"
    )
    state = play(state, "red pass", "yellow hand-in 0,0 fuel=0,0/0+iron=0,0/0")
    truck = state.transporters["y2"]
    assert (truck.owner, truck.kind, str(truck.place), truck.cargo) == ("yellow", "truck", "0,0/0", ())


@clause("roads_and_boats", "production.wagon-owner", "production.wagon-alone")
def test_a_wagon_follows_its_donkey():
    state = production(f"{WAGON}goods: 0,0/0 boards + gold\ntransporters: r1 red donkey 0,0/0 boards + clay")
    # the donkey alone is presence enough; its load may pay and the rest stays on the wagon
    state = play(state, "red hand-in 0,0 boards=0,0/0+boards=r1+donkey=r1")
    assert [t.kind for t in state.transporters.values()] == ["wagon"]
    (wagon,) = state.transporters
    assert cargo(state, wagon) == ["clay"]
    assert lying(state, "0,0/0") == "1 gold"


@clause("roads_and_boats", "production.wagon-owner", "production.wagon-alone", "carrying.nothing-else")
def test_only_ones_own_donkey_in_the_factorys_area_becomes_a_wagon():
    goods = "goods: 0,0/0 4 boards\n"
    state = production(
        f"{WAGON}{goods}transporters: r1 red donkey 1,0/0; r2 red wagon 0,0/0; y1 yellow donkey 0,0/0; "
        "r3 red donkey 0,0/0; r4 red donkey on=r3"
    )
    pay = "red hand-in 0,0 boards=0,0/0+boards=0,0/0+donkey="
    assert refusals(state, pay + "y1") == ["production.wagon-owner"]
    assert refusals(state, pay + "r2") == ["production.wagon-owner"]
    assert refusals(state, pay + "r1") == ["production.wagon-alone"]
    assert refusals(state, pay + "r3") == ["carrying.nothing-else"]
    assert refusals(state, pay + "r4") == ["carrying.nothing-else"]


RAFT = "buildings: 0,0/0 raft_factory\ngoods: 0,0/0 2 trunks\ntransporters: r1 red donkey 0,0/0\n"
PAY = "red hand-in 0,0 trunks=0,0/0+trunks=0,0/0"


@clause("roads_and_boats", "production.boat-launch", "boats.dock-place", "boats.mouth-side")
def test_a_boat_is_launched_where_its_owner_chooses():
    state = production(f"{RIVER}\n{RAFT}")
    assert refusals(state, PAY) == ["production.boat-launch"]
    assert refusals(state, f"{PAY} 0,0/0") == ["production.boat-launch"]
    for place in ("0,0~0", "0,0@3b"):
        assert str(play(state, f"{PAY} {place}").transporters["r2"].place) == place
    # the half of the mouth that belongs to the other bank is out of the factory's area
    assert refusals(state, f"{PAY} 0,0@3a") == ["production.boat-launch"]
    bridged = production(f"{RIVER}\n{RAFT}bridges: 0,0>0")
    assert refusals(bridged, f"{PAY} 0,0@3a") == []


@clause(
    "roads_and_boats",
    "production.boat-blocked",
    "building.shore-denied",
    "walls.neutral",
    "walls.own",
    "building.shore-stays",
)
def test_walls_of_others_keep_boats_from_the_water():
    sea = f"map: 0,0 pasture; 1,0 sea; 0,1 sea\n{RAFT}"
    assert refusals(production(f"{sea}walls: 0,0>1 yellow 1"), f"{PAY} 0,0@1") == ["production.boat-blocked"]
    assert refusals(production(f"{sea}walls: 0,0>1 yellow 1"), f"{PAY} 0,0@2") == []
    closed = production(f"{sea}walls: 0,0>1 yellow 1; 0,0>2 yellow 1")
    assert refusals(closed, f"{PAY} 0,0@2") == ["production.boat-blocked"]
    assert not [move for move in closed.legal_moves if move.verb == "hand-in"]
    for owner in ("red", "neutral"):
        assert refusals(production(f"{sea}walls: 0,0>1 {owner} 1"), f"{PAY} 0,0@1") == []
    # walls on the edges of a river do not hinder a launch into the river
    river = production(f"{RIVER}\n{RAFT}walls: 0,0>0 yellow 1; 0,0>3 yellow 1")
    assert refusals(river, f"{PAY} 0,0~0") == []
    # and the tile is a shore still
    building = "phase: building\npending: end-phase building > constructing red+yellow"
    state = read(
        f"seats: red yellow\n{building}\nmap: 0,0 pasture; 1,0 sea\nwalls: 0,0>1 yellow 3\n"
        "transporters: r1 red wagon 0,0/0 3 boards"
    )
    assert refusals(state, "red build clay_pit 0,0/0") == []


def fleet(donkeys, rafts):
    lines = [f"r{n} red donkey 0,0/0" for n in range(1, donkeys + 1)]
    lines += [f"r{n} red raft 2,0" for n in range(donkeys + 1, donkeys + rafts + 1)]
    return "; ".join(lines)


MAP = "map: 0,0 pasture; 1,0 pasture; 2,0 sea; 1,1 woods; 0,1 pasture\n"


@clause("roads_and_boats", "production.limit-total", "production.limit-kind", "production.excess-now")
def test_the_limits_hold_at_once():
    truck = "buildings: 0,0/0 truck_factory\ngoods: 0,0/0 fuel + iron\n"
    pay = "red hand-in 0,0 fuel=0,0/0+iron=0,0/0"
    fits = play(production(f"{MAP}{truck}transporters: {fleet(4, 3)}"), pay)
    assert len(fits.fleet("red")) == 8
    nine = play(production(f"{MAP}{truck}transporters: {fleet(4, 4)}"), pay)
    assert {move.verb for move in nine.legal_moves} == {"scrap"}
    # too many in all: any transporter at the factory may go, the rafts are elsewhere
    assert {move.transporter for move in nine.legal_moves} == {"r1", "r2", "r3", "r4", "r9"}
    six = play(production(f"{MAP}{truck}transporters: {fleet(5, 0)}"), pay)
    assert {move.verb for move in six.legal_moves} == {"scrap"}


@clause("roads_and_boats", "production.limit-total", "production.limit-kind")
def test_a_donkey_breeds_over_the_limit_only_if_another_can_be_scrapped():
    pasture = "transporters: r1 red donkey 1,0/0; r2 red donkey 1,0/0; "
    others = "r3 red donkey 0,1/0; r4 red donkey 0,1/0; r5 red donkey {}/0"
    none = production(MAP + pasture + others.format("1,1") + "\nbuildings: 0,0/0 wagon_factory")
    assert refusals(none, "red breed 1,0") == ["production.limit-kind"]
    assert "none that could be scrapped" in str(none.why_not("red breed 1,0"))
    one = production(MAP + pasture + others.format("0,0") + "\nbuildings: 0,0/0 wagon_factory")
    state = play(one, "red breed 1,0")
    assert [move.transporter for move in state.legal_moves] == ["r5"]
    assert len(play(state, "red scrap r5").fleet("red")) == 5


@clause("roads_and_boats", "production.excess-type", "production.excess-where", "conflict.never")
def test_any_type_at_any_transporter_factory_may_be_scrapped():
    state = production(
        f"{MAP}buildings: 0,0/0 truck_factory; 1,0/0 raft_factory; 1,1/0 woodcutter\n"
        "goods: 0,0/0 fuel + iron; 1,0/0 trunks\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 1,0/0 gold; r3 red donkey 1,1/0; "
        "r4 red donkey 1,1/0; r5 red donkey 1,1/0; y1 yellow donkey 0,0/0"
    )
    state = play(state, "red hand-in 0,0 fuel=0,0/0+iron=0,0/0")
    assert {move.transporter for move in state.legal_moves} == {"r1", "r2", "r6"}
    assert refusals(state, "red scrap r3") == ["production.excess-where"]
    assert refusals(state, "red scrap y1") == ["conflict.never"]
    # the load stays on the tile, nothing is refunded
    state = play(state, "red scrap r2")
    assert lying(state, "1,0/0") == "1 gold, 1 trunks"
    assert lying(state, "0,0/0") == ""


@clause("roads_and_boats", "production.excess-now")
def test_scrapping_that_leaves_the_excess_is_no_cure():
    state = play(
        production(
            f"{MAP}buildings: 0,0/0 truck_factory\ngoods: 0,0/0 fuel + iron\n"
            f"transporters: {fleet(5, 0)}; r6 red raft 1,0@1"
        ),
        "red hand-in 0,0 fuel=0,0/0+iron=0,0/0",
    )
    assert refusals(state, "red scrap r6") == ["production.excess-where", "production.excess-now"]


@clause("roads_and_boats", "carrying.boat-never-ashore", "production.excess-where")
def test_the_passenger_of_a_scrapped_carrier_is_set_down():
    state = production(
        "map: 0,0 pasture; 1,0 sea; 0,1 woods\nbuildings: 0,0/0 truck_factory\ngoods: 0,0/0 fuel + iron\n"
        "transporters: r1 red donkey 0,0/0; r2 red raft on=r1; r3 red donkey 0,1/0; r4 red donkey 0,1/0; "
        "r5 red donkey 0,1/0; r6 red donkey 0,1/0"
    )
    state = play(state, "red hand-in 0,0 fuel=0,0/0+iron=0,0/0", "red scrap r1")
    assert str(state.transporters["r2"].place) == "0,0@1"
    # a carried transporter counts and can be scrapped where its carrier stands
    ashore = production(
        "map: 0,0 pasture; 0,1 woods\nbuildings: 0,0/0 truck_factory\ngoods: 0,0/0 fuel + iron\n"
        "transporters: r1 red donkey 0,0/0; r2 red raft on=r1; r3 red donkey 0,1/0; r4 red donkey 0,1/0; "
        "r5 red donkey 0,1/0; r6 red donkey 0,1/0"
    )
    ashore = play(ashore, "red hand-in 0,0 fuel=0,0/0+iron=0,0/0")
    assert refusals(ashore, "red scrap r1") == ["carrying.boat-never-ashore"]


@clause("roads_and_boats", "production.new-transporter-owner")
def test_what_goes_on_land_appears_beside_its_factory_and_nowhere_else():
    state = production(
        "map: 0,0 pasture; 1,0 pasture\nbuildings: 0,0/0 truck_factory\ngoods: 0,0/0 fuel + iron\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 1,0/0"
    )
    pay = "red hand-in 0,0 fuel=0,0/0+iron=0,0/0"
    assert refusals(state, f"{pay} 0,0/0") == []
    assert refusals(state, f"{pay} 1,0/0") == ["production.new-transporter-owner"]


@clause("roads_and_boats", "production.excess-where")
def test_nothing_of_an_empty_transporter_is_put_anywhere():
    state = read(
        "seats: red yellow\nmap: 0,0 pasture\nbuildings: 0,0/0 wagon_factory\ngoods: 0,0/0 gold\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0 gold; r3 red donkey 0,0/0; "
        "r4 red wagon 0,0/0; r5 red wagon 0,0/0; r6 red wagon 0,0/0\n"
        "pending: end-phase production > producing red+yellow > excess red r6"
    )
    assert refusals(state, "red scrap r1") == []
    assert refusals(state, "red scrap r1 0,0/0") == ["production.excess-where"]
    assert refusals(state, "red scrap r2 0,0/0") == []
    afloat = read(
        "seats: red\nmap: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea\nbuildings: 1,0/0 raft_factory\n"
        "transporters: r1 red raft 1,0~0 gold; r2 red raft 1,0~0; r3 red raft 1,0~0; r4 red raft 1,0~0; "
        "r5 red raft 1,0~0; r6 red raft 1,0~0\npending: end-phase production > producing red > excess red r6"
    )
    tried = [GAME.write_move(move) for move in GAME.rules.candidates(afloat)]
    assert tried[:3] == ["red scrap r1", "red scrap r1 1,0/1", "red scrap r2"]
    assert len(tried) == 7


def test_a_name_is_given_to_one_transporter_only():
    """A log, and the marks of goods that were moved, speak of transporters by their names."""
    state = production(
        "map: 0,0 pasture\nbuildings: 0,0/0 wagon_factory\ngoods: 0,0/0 4 boards\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0"
    )
    state = play(state, "red hand-in 0,0 boards=0,0/0+boards=0,0/0+donkey=r2")
    assert set(state.transporters) == {"r1", "r3"}
    assert state.gone == ("r2",)
    assert GAME.read_position(state.text) == state
    bred = production(
        "map: 0,0 pasture\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0\ngone: r9 b12 r4"
    )
    assert set(play(bred, "red breed 0,0").transporters) == {"r1", "r2", "r10"}


@clause("roads_and_boats", "production.wagon-owner", "production.tile-input")
def test_a_wagon_is_offered_for_each_own_donkey_at_the_factory():
    fleet = "r1 red donkey 0,0/0; r2 red donkey 0,0/0; r3 red wagon 0,0/0"
    text = f"{WAGON}goods: 0,0/0 2 boards\ntransporters: {fleet}"
    for state in (production(text), from_a_file(production(text))):
        paid = "boards=0,0/0+boards=0,0/0+donkey="
        offered = {GAME.write_move(move) for move in state.legal_moves if move.verb == "hand-in"}
        assert offered == {f"red hand-in 0,0 {paid}r1", f"red hand-in 0,0 {paid}r2"}


@clause("roads_and_boats", "setup.colours")
def test_the_names_of_others_do_not_count():
    state = production(
        "map: 0,0 pasture; 1,0 pasture\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0; "
        "y9 yellow donkey 1,0/0; b8 blue donkey 1,0/0",
        seats="red yellow blue",
    )
    assert (new_id(state, "red"), new_id(state, "yellow"), new_id(state, "blue")) == ("r3", "y10", "b9")
