"""Automatic players stop moving goods to and fro, so that what they play ends (ruling.action-cap)."""

from random import Random

from rulebook_lab.bots import random_player
from tests.roads_and_boats.positions import GAME, play, read

GOLD = "seats: red yellow\nmap: 0,0 pasture\ngoods: 0,0/0 gold\ntransporters: r1 red donkey 0,0/0\nphase: "


def considered(state):
    return {move.verb for move in GAME.considered(state)}


def test_after_two_hundred_exchanges_an_automatic_player_leaves_the_goods_alone():
    state = read(f"{GOLD}production\npending: end-phase production > producing red+yellow no - 1 no - 199")
    assert considered(state) == {"shift", "pass", "wait"}
    state = play(state, "red shift gold 0,0/0 r1")
    assert considered(state) == {"pass", "wait"}
    assert random_player.move(state, "red", Random(1)).verb != "shift"


def test_and_so_it_does_in_the_middle_of_a_move():
    state = read(f"{GOLD}movement\npending: end-phase movement > moving red+yellow no - 1 no - 199")
    state = play(state, "red take-on r1 gold 0,0/0")
    assert considered(state) == {"halt"}
    assert "red drop r1 gold 0,0/0" in state.legal_moves


def test_an_automatic_player_waits_in_ten_rounds_at_most():
    state = read(f"{GOLD}building\npending: end-phase building > constructing red no - 9 yes")
    assert considered(state) == {"pass", "wait"}
    state = play(state, "red wait")
    assert "red wait" in state.legal_moves
    assert considered(state) == {"pass"}


def test_the_next_play_is_counted_anew():
    text = "production\npending: end-phase production > producing red+yellow no - 1 no - 200"
    state = play(read(f"{GOLD}{text}\ngone: y1"), "red wait", "yellow wait")
    assert "shift" in considered(state)


def test_after_two_hundred_requests_an_automatic_player_asks_no_more():
    banks = (
        "seats: red yellow\nmap: 0,0 pasture 1-4; 1,0 sea; -1,0 mountain 1\ngoods: 0,0/1 2 goose + paper\n"
    )
    fleet = "transporters: r1 red donkey 0,0/0; y1 yellow raft 0,0~0\nphase: production\n"
    asks = "pending: end-phase production > producing red+yellow no - 1 no - {}"
    state = read(banks + fleet + asks.format(199))
    assert "do-research" in considered(state)
    state = play(state, "red do-research 0,0/0 rowing - y1", "yellow answer no")
    assert considered(state) == {"pass", "wait"}
    assert "do-research" in {move.verb for move in state.legal_moves}
