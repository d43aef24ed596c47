"""The conflict round of the rulebook, replayed with every figure."""

from rulebook_lab.games.roads_and_boats.rules.order_of_play import Slots
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME, cargo, lying, picture, play, refusals

PIECES = ("b1", "b2", "b3", "y1", "y2", "y3", "y4", "y5", "r1")


def before_production():
    return picture("position.conflict", phase="production", play=False, pending="start-phase production")


def after_call():
    state = play(before_production(), "chance draw-counter 1 gold", "chance draw-counter 2 gold")
    # slot 1 of the standing chart is Yellow's: he is asked first
    return play(state, "yellow let-be", "blue call-order")


ORDER = ("red keep-praying", "blue cash-in", "blue take-slot 1", "yellow take-slot 2")
BLUE = (
    "blue shift gold 2,-2/0 b3",
    "blue shift trunks 1,0/0 b2",
    "blue hand-in 0,0 trunks=b1",
    "blue pass",
)
YELLOW = (
    "yellow hand-in 0,0 trunks=y1",
    "yellow hand-in 0,0 trunks=y1",
    "yellow shift stone 0,1/0 y2",
    "yellow hand-in 1,-1 boards=1,-1/0+boards=1,-1/0 y3",
)


@clause(
    "roads_and_boats",
    "conflict.call",
    "conflict.mines-first",
    "conflict.piety",
    "conflict.piety-several",
    "conflict.slot",
    "conflict.row",
    "production.mine-draw",
    "mines.draw",
    "order.request",
)
def test_production_order():
    state = before_production()
    assert [float(p) for p in state.chance.values()] == [0.5, 0.5]
    state = after_call()
    mines = [state.buildings[cell] for cell in ((2, -2), (2, -1))]
    assert [(mine.gold, mine.iron) for mine in mines] == [(2, 3), (2, 3)]
    assert lying(state, "2,-2/0") == lying(state, "2,-1/0") == "1 gold"
    assert lying(state, "1,0/0") == "1 trunks"
    assert lying(state, "0,1/0") == "1 stone"
    assert state.to_act == {"red"}
    state = play(state, "red keep-praying")
    assert state.to_act == {"blue"}
    state = play(state, "blue cash-in")
    # Yellow, last in the row, was not asked
    assert state.temple == ("red", "yellow", "blue")
    assert state.to_act == {"blue"}
    state = play(state, "blue take-slot 1", "yellow take-slot 2")
    assert state.chart == ("blue", "yellow", "red")
    assert state.to_act == {"blue"}


@clause(
    "roads_and_boats",
    "conflict.play",
    "production.primary-place",
    "production.secondary-repeat",
    "production.capacity",
    "production.cargo-order",
    "production.output-place",
    "production.tile-output",
    "production.tile-input",
    "production.wood-mix",
    "production.tile-order",
    "production.timing",
)
def test_production_play():
    state = play(after_call(), *ORDER)
    assert refusals(state, "yellow shift gold 2,-2/0 y5") == ["production.timing"]
    state = play(state, *BLUE, *YELLOW)
    assert refusals(state, "yellow hand-in 0,0 trunks=y1") == ["production.capacity"]
    state = play(state, "yellow pass")
    assert refusals(state, "red hand-in 1,-1 boards=r1+trunks=r1") == ["production.capacity"]
    state = play(state, "red pass")
    loads = {id: cargo(state, id) for id in PIECES}
    assert loads == {
        "b1": ["boards", "boards"],
        "b2": ["trunks"],
        "b3": ["gold"],
        "y1": ["boards"] * 4 + ["trunks"],
        "y2": ["stone", "stone"],
        "y3": ["paper"],
        "y4": [],
        "y5": [],
        "r1": ["boards", "trunks"],
    }
    assert {str(place): load for place, load in state.goods.items()} == {"2,-1/0": ("gold",)}
    assert state.phase == "movement"


@clause("roads_and_boats", "production.capacity", "production.wood-mix", "production.output-place")
def test_red_could_have_used_the_mill():
    state = play(after_call(), *ORDER, *BLUE, *YELLOW[:3], "yellow pass")
    state = play(state, "red hand-in 1,-1 boards=r1+trunks=r1")
    assert cargo(state, "r1") == ["paper"]


def after_movement():
    state = play(after_call(), *ORDER, *BLUE, *YELLOW, "yellow pass", "red pass")
    state = play(state, "blue let-be", "yellow let-be", "red call-order")
    assert state.to_act == {"red"}
    state = play(state, "red cash-in")
    assert state.to_act == {"yellow"}
    state = play(state, "yellow keep-praying")
    assert state.temple == ("yellow", "blue", "red")
    state = play(state, "red take-slot 1", "blue take-slot 2")
    assert state.chart == ("red", "blue", "yellow")
    return play(
        state,
        "red go r1 1,0/0",
        "red go r1 2,-1/0",
        "red take-on r1 gold 2,-1/0",
        "red halt r1",
        "red pass",
        "blue go b1 1,-1/0",
        "blue halt b1",
        "blue go b2 2,-1/0",
        "blue halt b2",
        "blue pass",
        "yellow go y2 1,0/0",
        "yellow go y2 2,-1/0",
        "yellow halt y2",
        "yellow pass",
    )


@clause(
    "roads_and_boats",
    "conflict.piety",
    "conflict.slot",
    "movement.steps",
    "movement.pick-drop",
    "movement.donkey-road",
    "conflict.play",
)
def test_movement():
    state = after_movement()
    printed = picture("position.conflict-after", phase="building", play=False)
    for id in PIECES:
        assert state.transporters[id].place == printed.transporters[id].place
        assert cargo(state, id) == cargo(printed, id)
    assert state.buildings == printed.buildings
    assert state.goods == printed.goods
    assert (state.temple, state.chart, state.wonder) == (printed.temple, printed.chart, printed.wonder)


@clause("roads_and_boats", "movement.donkey-road")
def test_a_third_step_of_y2_is_refused():
    state = play(
        picture("position.conflict-after", phase="movement", chart="yellow red blue"),
        "yellow go y2 1,0/0",
        "yellow go y2 2,-1/0",
    )
    assert refusals(state, "yellow go y2 1,0/0") == ["movement.donkey-road"]


@clause(
    "roads_and_boats",
    "conflict.no-call",
    "wall-building.cost",
    "wall-building.where",
    "building.presence",
    "order.simultaneous",
)
def test_building():
    state = after_building()
    assert cargo(state, "y2") == []
    assert sorted((wall.owner, wall.tokens) for wall in state.walls.values()) == [("yellow", 1)] * 2


def after_building():
    state = play(after_movement(), "red let-be", "blue let-be", "yellow let-be")
    assert state.to_act == {"red"}
    # nothing can be built for what Red and Blue have, but they may ask Yellow for stones
    assert {move.verb for move in GAME.considered(state)} == {"pass", "wait"}
    assert {move.verb for move in state.legal_moves} == {"pass", "wait", "build-road", "build-wall"}
    assert "building.presence" in refusals(state, "red build-road 0,0 0")
    state = play(state, "red pass")
    assert {move.verb for move in GAME.considered(state)} == {"pass", "wait"}
    assert "building.one-per-tile" in refusals(state, "blue build sawmill 1,-1/0")
    assert refusals(state, "blue demolish 1,-1 1") == ["wall-building.demolish"]
    return play(state, "blue pass", "yellow build-wall 2,-1 5", "yellow build-wall 2,-1 3")


@clause("roads_and_boats", "wonder.opportunity", "wonder.neutral", "intro.four-phases")
def test_wonder():
    state = play(after_building(), "yellow pass")
    assert state.phase == "wonder"
    state = play(state, *[f"{seat} let-be" for seat in ("red", "blue", "yellow")])
    state = play(state, *[f"{seat} pass" for seat in ("red", "blue", "yellow")])
    assert state.wonder == ("neutral",) * 13
    assert (state.turn, state.phase) == (14, "production")
    assert state.to_act == {"chance"}


@clause("roads_and_boats", "conflict.slot-count", "conflict.slot")
def test_only_three_slots_for_three():
    state = play(after_call(), "red keep-praying", "blue keep-praying")
    assert isinstance(state.pending[-1], Slots)
    assert refusals(state, "yellow take-slot 4") == ["conflict.slot-count"]
    assert [move.slot for move in state.legal_moves] == [1, 2, 3]
    state = play(state, "yellow take-slot 2")
    assert refusals(state, "blue take-slot 2") == ["conflict.slot"]


@clause("roads_and_boats", "conflict.piety-several")
def test_two_at_the_front_cash_in():
    state = GAME.read_position(
        "seats: red yellow green blue\nmap: four\ntemple: red yellow green blue\n"
        "chart: blue green yellow red\nphase: building"
    )
    state = play(state, "blue call-order", "red cash-in", "yellow cash-in", "green keep-praying")
    # row A B C D with A and B cashing in becomes C D B A
    assert state.temple == ("green", "blue", "yellow", "red")
