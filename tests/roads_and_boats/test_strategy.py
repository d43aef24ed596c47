"""The greedy player: sensible single choices, and better than chance."""

import rulebook_lab as lab
from rulebook_lab.games.roads_and_boats.errands import missing, plan, target
from rulebook_lab.games.roads_and_boats.odds import order_chart, orders_of_play
from tests.roads_and_boats.positions import GAME, picture, play, read

OPENING = (
    "seats: red yellow\nmap: 0,0 pasture; 1,0 woods; 0,1 rock; -1,1 mountain\nhomes: red 0,0/0\n"
    "transporters: r1 red donkey 0,0/0\ngoods: 0,0/0 5 boards + stone\n"
)


def test_the_first_building_is_a_woodcutter_and_its_board_is_brought() -> None:
    state = read(OPENING + "phase: movement\npending: end-phase movement > moving red+yellow")
    assert plan(state, "red")[:2] == ("woodcutter", target(play(state, "red take-on r1 boards 0,0/0"), "r1"))
    assert missing(state, "red") == {"boards": 1}


def test_greedy_beats_random() -> None:
    games = lab.tournament(GAME, ["greedy", "random"], games=4, seed=2)
    best, other = games.standings
    assert best.name == "greedy"
    assert best.wins == 4
    assert best.points > 2 * other.points


def test_greedy_players_do_not_go_in_circles() -> None:
    (game,) = lab.tournament(GAME, ["greedy"] * 2, games=1, seed=3).games
    assert game.moves < 3000


def test_the_value_of_order_in_the_conflict_of_the_rulebook() -> None:
    found = orders_of_play(picture("position.conflict", phase="production"))
    assert len(found) == 6
    # the sawmill makes six boards a turn: who comes last finds it used up
    chart = order_chart(found)
    (yellow,) = (row for row in chart.series if row.name == "yellow")
    assert yellow.values[0] > yellow.values[-1]
