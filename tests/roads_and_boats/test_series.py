"""Moves in a row: whatever is offered at once is legal move by move, and spelled unlike anything else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import rulebook_lab as lab
from rulebook_lab.bots import player
from rulebook_lab.engine import Move, Series, State
from rulebook_lab.games.roads_and_boats.picture.series import series

GAME = lab.game("roads_and_boats")


def movements(seed: int, most: int) -> Iterator[tuple[State, list[Move]]]:
    """Positions of a greedy game in which somebody moves transporters, with the moves that led there."""
    timeline, greedy, random = lab.timeline(GAME, seats=2, seed=seed), player(GAME, "greedy"), Random(seed)
    while timeline.state.pending and len(timeline.moves) < most:
        seat = timeline.game.asked(timeline.state)[0]
        if timeline.state.phase == "movement":
            yield timeline.state, timeline.moves
        timeline.play(greedy.move(timeline.state, seat, random))


def offered(state: State, earlier: list[Move]) -> list[Series]:
    return list(series(state, GAME.asked(state)[0], earlier))


def test_moves_in_a_row_are_legal_one_after_the_other() -> None:
    seen = 0
    for state, earlier in list(movements(seed=5, most=420))[::9]:
        for row in offered(state, earlier):
            now = state
            for move in row.moves:
                assert not now.why_not(move), (row, str(now.why_not(move)))
                now = now.play(move)
            seen += 1
    assert seen > 200


def test_a_transporter_and_a_tile_are_the_way_there_without_geese() -> None:
    state = GAME.read_position(
        "seats: red yellow\nphase: movement\nasks: end-phase movement > moving red+yellow\n"
        "map: 0,0 pasture; 1,0 pasture; 2,0 pasture; 3,0 pasture\nroads: 0,0>1 1,0>1 2,0>1\n"
        "goods: 0,0/0 2 goose; 2,0/0 trunks\ntransporters: r1 red wagon 0,0/0"
    )
    rows = {row.spots: [GAME.write_move(move) for move in row.moves] for row in offered(state, [])}
    assert rows["transporter:r1", "place:2,0/0"] == ["red go r1 1,0/0", "red go r1 2,0/0"]
    assert rows["place:2,0/0",] == rows["transporter:r1", "place:2,0/0"], "nobody else can go there"
    fetched = ["red go r1 1,0/0", "red go r1 2,0/0", "red take-on r1 trunks 2,0/0"]
    assert rows["transporter:r1", "load:2,0/0:trunks"] == fetched
    assert rows["transporter:r1", "preset:load-all"] == ["red take-on r1 goose 0,0/0"] * 2


def test_what_was_done_last_turn_is_offered_again() -> None:
    state = GAME.read_position(
        "seats: red yellow\nphase: movement\nasks: end-phase movement > moving red+yellow\n"
        "map: 0,0 pasture; 1,0 pasture\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0"
    )
    notation = ["go r1 1,0/0", "halt r1", "go r2 1,0/0", "halt r2", "pass"]
    earlier = [GAME.read_move(f"red {move}") for move in notation]
    rows = {row.spots: [GAME.write_move(move)[4:] for move in row.moves] for row in offered(state, earlier)}
    assert rows["button:again",] == notation[:-1]
    assert ("place:1,0/0",) not in rows, "two could be meant"
    assert rows["transporter:r2", "preset:again"] == notation[2:-1]


def test_all_goods_of_a_kind_go_along_or_only_one() -> None:
    state = GAME.read_position(
        "seats: red yellow\nphase: movement\nasks: end-phase movement > moving red+yellow\n"
        "map: 0,0 pasture; 1,0 pasture\ngoods: 1,0/0 3 trunks\n"
        "transporters: r1 red donkey 0,0/0 2 boards; r2 red donkey 0,0/0"
    )
    rows = {row.spots: [GAME.write_move(move)[4:] for move in row.moves] for row in offered(state, [])}
    there = "go r1 1,0/0"
    assert rows["load:r1:boards", "place:1,0/0"] == [there, *["drop r1 boards*r1 1,0/0"] * 2]
    assert rows["load:r1:boards", "place:1,0/0", "preset:one"] == [there, "drop r1 boards*r1 1,0/0"]
    fetched = rows["transporter:r2", "load:1,0/0:trunks"]
    assert fetched == ["go r2 1,0/0", *["take-on r2 trunks 1,0/0"] * 2], "a donkey carries two"


def test_the_next_good_goes_where_the_last_one_went() -> None:
    state = GAME.read_position(
        "seats: red yellow\nphase: movement\nasks: end-phase movement > moving red+yellow\n"
        "map: 0,0 pasture; 1,0 pasture\ntransporters: r1 red donkey 0,0/0 boards + stone"
    )
    first = GAME.read_move("red drop r1 boards 0,0/0")
    rows = {row.spots: row.moves for row in offered(state.play(first), [first])}
    assert [GAME.write_move(move) for move in rows["load:r1:stone",]] == ["red drop r1 stone 0,0/0"]


def test_goods_are_exchanged_all_at_once_or_one_by_one() -> None:
    state = GAME.read_position(
        "seats: red yellow\nphase: production\nasks: end-phase production > producing red+yellow\n"
        "map: 0,0 pasture\ngoods: 0,0/0 3 boards\ntransporters: r1 red donkey 0,0/0"
    )
    rows = {row.spots: [GAME.write_move(move)[4:] for move in row.moves] for row in offered(state, [])}
    one = "shift boards 0,0/0 r1"
    assert rows["load:0,0/0:boards", "transporter:r1"] == [one, one]
    assert rows["load:0,0/0:boards",] == [one]
