"""The greedy player: sensible single choices, and better than chance."""

from random import Random

import rulebook_lab as lab
from rulebook_lab.bots import greedy
from rulebook_lab.engine import CHANCE
from rulebook_lab.games.roads_and_boats.land.hexes import EDGES, neighbour
from rulebook_lab.games.roads_and_boats.study.errands import errands
from rulebook_lab.games.roads_and_boats.study.judgement import expectation
from rulebook_lab.games.roads_and_boats.study.odds import order_chart, orders_of_play
from rulebook_lab.games.roads_and_boats.study.outlook import outlook
from rulebook_lab.games.roads_and_boats.study.strategy import judge
from tests.roads_and_boats.positions import GAME, picture, play, read

OPENING = (
    "seats: red yellow\nmap: 0,0 pasture; 1,0 woods; 0,1 rock; -1,1 mountain\nhomes: red 0,0/0\n"
    "transporters: r1 red donkey 0,0/0\ngoods: 0,0/0 5 boards + stone\n"
)


def test_the_first_building_is_a_woodcutter_and_its_board_is_brought() -> None:
    state = read(OPENING + "phase: movement\npending: end-phase movement > moving red+yellow")
    (first, *_) = outlook(state, "red").aims
    loaded = play(state, "red take-on r1 boards 0,0/0")
    assert (first.building, first.site) == ("woodcutter", errands(loaded, "red").target("r1"))
    # A sawmill at home takes two boards and a stone, which are there; so the rock lacks its two first.
    lacking = [(str(place), kind, number) for place, kind, number in outlook(state, "red").wants]
    assert lacking[:2] == [(str(first.site), "boards", 1), ("0,1/0", "boards", 2)]


MONEY = (
    "seats: red yellow\nmap: 0,0 pasture; 1,0 pasture; 2,0 woods; 0,1 mountain; -1,0 sea; -1,1 sea\n"
    "homes: red 0,0/0\nbuildings: 1,0/0 mint; 2,0/0 woodcutter; 0,0/0 sawmill; 0,1/0 mine number=1 iron=1\n"
    "phase: movement\npending: end-phase movement > moving red+yellow\n"
)


def best(state) -> str:
    return GAME.write_move(max(state.legal_moves, key=lambda move: judge(state, move)))


def test_gold_and_fuel_are_brought_to_the_mint() -> None:
    state = read(MONEY + "transporters: r1 red donkey 0,0/0 2 gold; r2 red donkey 0,0/0 fuel")
    assert str(outlook(state, "red").wants[0][0]) == "1,0/0"
    bound = [errands(state, "red").destinations(id, kind) for id, kind in (("r1", "gold"), ("r2", "fuel"))]
    assert [list(map(str, places)) for places in bound] == [["1,0/0"], ["1,0/0"]]
    assert best(state) in ("red go r1 1,0/0", "red go r2 1,0/0")


def test_a_coin_put_down_is_lost_only_when_there_is_no_time_to_fetch_it() -> None:
    turns = {
        turn: [
            expectation(read(MONEY + f"turn: {turn}\n{where}"))[0]
            for where in (
                "transporters: r1 red donkey 1,0/0 coins",
                "goods: 1,0/0 coins\ntransporters: r1 red donkey 1,0/0",
            )
        ]
        for turn in (10, 36)
    }
    assert turns[10][0] == turns[10][1]
    assert turns[36][0] > turns[36][1]


def test_a_boat_goes_by_water_to_what_it_carries_goods_for() -> None:
    state = read(
        "seats: red yellow\nmap: 0,0 pasture; 1,0 sea; 2,0 mountain; 2,-1 sea; 1,-1 pasture\n"
        "homes: red 0,0/0\ntransporters: r1 red raft 2,0@4 boards\nphase: movement\n"
        "pending: end-phase movement > moving red+yellow"
    )
    assert best(state) == "red go r1 1,0"
    assert best(play(state, "red go r1 1,0")) == "red go r1 0,0@1"


def test_a_brick_is_not_paid_with_what_the_next_building_takes() -> None:
    text = (
        OPENING.replace("5 boards + stone", "{}") + "phase: wonder\npending: end-phase wonder > offering red"
    )
    (poor, rich) = (read(text.format(goods)) for goods in ("boards", "boards + iron"))
    assert best(poor) == "red pass"
    assert best(rich) == "red buy-brick iron=0,0/0"


def test_an_empty_mine_gets_a_shaft_once_new_shafts_are_known() -> None:
    text = MONEY.replace("iron=1", "{}=1") + "transporters: r1 red donkey 0,0/0 iron + fuel\n"
    known = "research: red new-shafts"

    def lacking(text: str) -> list[str]:
        return [str(place) for place, goods in outlook(read(text), "red").wishes if "iron" in goods]

    empty, full = text.replace("{}=1", ""), text.replace("{}", "iron")
    assert (lacking(empty + known), lacking(full + known), lacking(empty)) == (["0,1/0"], [], [])
    there = (empty + known).replace("donkey 0,0/0", "donkey 0,1/0").replace("movement", "building")
    assert best(read(there.replace("moving", "constructing"))) == "red sink-shaft 0,1 3/3"


def test_a_gift_is_taken_and_nothing_is_given_away() -> None:
    text = (
        "seats: red yellow\nmap: 0,0 pasture\n"
        "transporters: r1 red donkey 0,0/0 {}; y1 yellow donkey 0,0/0 {}\n"
        "asks: end-phase production > producing red+yellow > consent yellow red shift gold {}"
    )
    assert best(read(text.format("gold", "", "r1 y1"))) == "yellow answer yes"
    assert best(read(text.format("", "gold", "y1 r1"))) == "yellow answer no"


def test_greedy_players_have_herds_research_and_make_much_money_by_themselves() -> None:
    """They made 229 points on average before they planned their trips; most seats have a bond now."""
    points: list[int] = []
    for seed in range(500, 503):
        random, state, made = Random(seed), GAME.start(2), set[str]()
        while state.pending:
            asked = GAME.asked(state)
            chance = asked == (CHANCE,)
            move = GAME.draw_chance(state, random) if chance else greedy(GAME).move(state, asked[0], random)
            state, events = GAME.carry_out(state, move)
            for event in events:
                if event.kind in ("built", "bred", "researched", "sunk"):
                    made.add(event.facts.get("building", event.kind))
                if event.kind in ("output", "unattended"):
                    made.update(event.facts["goods"])
        points += [scored.total for scored in state.scores.values()]
        assert {"mine", "coins", "bred", "papermill", "researched", "sunk", "stock"} <= made
    assert sum(points) / len(points) > 250


def test_who_plays_alone_earns_a_medal() -> None:
    """Bronze begins at 100 points (ruling.solo-medals); silver at 180."""
    games = lab.tournament(GAME, ["greedy"], games=6, seats=1, seed=5)
    points = [result.scores["red"].total for result in games.results]
    assert min(points) >= 100
    assert sum(points) / len(points) > 150


def test_who_is_ahead_ends_the_game_with_the_last_brick() -> None:
    last = GAME.start(2).box.end_marks[2] - 1
    ahead, behind = (
        "transporters: r1 red donkey 0,0/0 2 gold",
        "transporters: y1 yellow donkey 1,0/0 2 gold",
    )
    for text, wanted in ((ahead, True), (behind, False)):
        state = read(
            "seats: red yellow\nmap: 0,0 pasture; 1,0 pasture\nhomes: red 0,0/0; yellow 1,0/0\n"
            f"goods: 0,0/0 9 iron\n{text}\nwonder: {last} neutral\nphase: wonder\n"
            "pending: end-phase wonder > offering red"
        )
        assert best(state).startswith("red buy-brick") == wanted


def test_greedy_beats_random() -> None:
    games = lab.tournament(GAME, ["greedy", "random"], games=3, seed=2)
    best, other = games.standings
    assert best.name == "greedy"
    assert best.wins == 3
    assert best.points > 3 * other.points


def test_greedy_players_do_not_go_in_circles() -> None:
    (game,) = lab.tournament(GAME, ["greedy"] * 2, games=1, seed=3).games
    assert game.moves < 3000


def test_the_value_of_order_in_the_conflict_of_the_rulebook() -> None:
    found = orders_of_play(picture("position.conflict", phase="production"))
    assert len(found) == 6
    # the sawmill makes six boards a turn: who comes last finds it used up
    chart = order_chart(found)
    (yellow,) = (row for row in chart.series if row.name == "Yellow")
    assert yellow.values[0] > yellow.values[-1]


def test_a_stone_to_spare_becomes_a_road_between_buildings_that_feed_each_other() -> None:
    text = MONEY.replace("2,0 woods", "2,0 woods; 1,1 pasture").replace("moving", "constructing")
    state = read(
        text.replace("movement", "building") + "goods: 1,0/0 3 stone\ntransporters: r1 red donkey 1,0/0"
    )
    roads = {move.edge: judge(state, move) > 0 for move in state.legal_moves if move.verb == "build-road"}
    leads = {edge: neighbour((1, 0), EDGES[edge]) for edge in roads}
    # Home lies in the west, trunks come from the east, gold from the mine; nothing stands on 1,1.
    assert {leads[edge]: wanted for edge, wanted in roads.items()} == {
        (0, 0): True,
        (2, 0): True,
        (0, 1): True,
        (1, 1): False,
    }


def test_when_the_game_is_nearly_over_who_can_fetch_a_bond_does_nothing_else() -> None:
    text = MONEY.replace("0,0/0 sawmill", "0,0/0 stock_exchange") + "turn: {}\n"
    text += "goods: 0,0/0 stock; 2,0/0 2 trunks; 0,1/0 2 gold\ntransporters: r1 red donkey 1,0/0 trunks\n"
    (late,) = errands(read(text.format(30)), "red").trips["r1"]
    assert (late.kind, str(late.source), late.place) == ("stock", "0,0/0", None)
    wishes = [
        outlook(read(text.format(turn).replace("mint", "coal_burner")), "red").wishes for turn in (30, 31)
    ]
    # Trunks brought in turn 31 are fuel in turn 32, which is a coin in turn 33 at the earliest.
    assert [bool(found) for found in wishes] == [True, False]
