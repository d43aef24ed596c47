"""The wonder, the end of the game, scoring and ties."""

import pytest

from rulebook_lab.games.roads_and_boats.rules.scoring import medal as won
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME, cargo, lying, play, read, refusals

OFFERING = "phase: wonder\npending: end-phase wonder > offering {}"


def wonder(text, seats="red yellow", bricks="0 neutral"):
    pending = OFFERING.format(seats.replace(" ", "+"))
    return read(
        f"seats: {seats}\nmap: 0,0 pasture; 1,0 pasture; 2,0 sea\n{pending}\nwonder: {bricks}\n{text}"
    )


HOME = "homes: red 0,0/0; yellow 1,0/0\n"


@clause("roads_and_boats", "wonder.opportunity", "wonder.no-maximum", "wonder.place", "intro.wonder-clock")
def test_any_number_of_bricks_as_long_as_they_are_paid():
    state = wonder(f"{HOME}goods: 0,0/0 15 clay\ntransporters: r1 red donkey 0,0/0")
    for n in range(1, 6):
        state = play(state, "red buy-brick")
        assert state.wonder == ("red",) * n
    assert lying(state, "0,0/0") == ""
    assert refusals(state, "red buy-brick") == ["wonder.price"]
    # a brick brings the end, here the 62nd space, one nearer
    ended = play(state, "red pass", "yellow pass")
    assert ended.wonder == ("red",) * 5 + ("neutral",)


@clause("roads_and_boats", "wonder.home-transporter", "wonder.home-goods")
def test_bricks_are_paid_at_home_with_a_transporter_there():
    away = wonder(f"{HOME}goods: 0,0/0 clay\ntransporters: r1 red donkey 1,0/0 gold")
    assert refusals(away, "red buy-brick") == ["wonder.home-transporter"]
    assert refusals(away, "red buy-brick clay=0,0/0") == ["wonder.home-transporter"]
    assert refusals(away, "red buy-brick gold=r1") == ["wonder.home-transporter", "wonder.home-goods"]
    assert refusals(away, "red buy-brick gold=r1+clay=0,0/0") == [
        "wonder.home-transporter", "wonder.home-goods", "wonder.price"
    ]  # fmt: skip
    state = wonder(
        f"{HOME}goods: 0,0/0 clay; 1,0/0 gold\ntransporters: r1 red donkey 0,0/0; y1 yellow donkey 0,0/0 gold"
    )
    assert refusals(state, "red buy-brick gold=1,0/0") == ["wonder.home-goods"]
    assert refusals(state, "red buy-brick gold=y1") == ["wonder.home-goods"]
    assert "your own transporters there" in str(state.why_not("red buy-brick gold=y1"))
    assert refusals(state, "red buy-brick clay=0,0/0") == []
    sea = wonder("homes: red 1,0/0\ntransporters: r1 red raft 1,0@1 clay")
    assert cargo(play(sea, "red buy-brick"), "r1") == []
    off_shore = wonder("homes: red 1,0/0\ntransporters: r1 red raft 2,0 clay")
    assert refusals(off_shore, "red buy-brick") == ["wonder.home-transporter"]


@clause("roads_and_boats", "wonder.any-goods")
def test_any_goods_pay_and_the_player_chooses_which():
    goods = ("trunks", "boards", "paper", "goose", "clay", "stone", "fuel", "iron", "gold", "coins", "stock")
    for good in goods:
        state = wonder(f"{HOME}goods: 0,0/0 {good}\ntransporters: r1 red donkey 0,0/0")
        assert lying(play(state, "red buy-brick"), "0,0/0") == ""
    state = wonder(f"{HOME}goods: 0,0/0 gold + clay\ntransporters: r1 red donkey 0,0/0")
    assert lying(play(state, "red buy-brick gold=0,0/0"), "0,0/0") == "1 clay"
    assert lying(play(state, "red buy-brick"), "0,0/0") == "1 gold"
    assert refusals(state, "red buy-brick gold=0,0/0+clay=0,0/0") == ["wonder.price"]


@clause("roads_and_boats", "wonder.any-goods", "wonder.home-goods")
def test_goods_of_both_banks_in_reach_are_combined():
    state = read(
        "seats: red yellow\nphase: wonder\npending: end-phase wonder > offering red+yellow\n"
        "map: 0,0 pasture 0-3; 1,-1 mountain 3; -1,1 sea\nhomes: red 0,0/0\n"
        "goods: 0,0/0 clay; 0,0/1 2 clay\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/1"
    )
    assert play(state, "red buy-brick", "red buy-brick").wonder == ("red", "red")


@clause("roads_and_boats", "wonder.price-own", "wonder.price")
def test_bricks_of_others_do_not_raise_the_price():
    state = wonder(
        f"{HOME}goods: 0,0/0 9 clay; 1,0/0 clay\ntransporters: r1 red donkey 0,0/0; y1 yellow donkey 1,0/0"
    )
    state = play(state, "red buy-brick", "red buy-brick", "red pass")
    # Red's own second brick cost two, Yellow's first costs one
    assert lying(state, "0,0/0") == "6 clay"
    assert refusals(state, "yellow buy-brick") == []
    next_turn = play(state, "yellow pass")
    assert not next_turn.bought


@clause("roads_and_boats", "wonder.price-late", "wonder.price")
def test_the_price_rises_when_the_fourth_row_is_full():
    state = wonder(f"{HOME}goods: 0,0/0 4 clay\ntransporters: r1 red donkey 0,0/0", bricks="16 neutral")
    state = play(state, "red buy-brick")
    # the 17th brick cost 1; the second of the turn costs 2 + 1
    assert lying(state, "0,0/0") == "3 clay"
    assert lying(play(state, "red buy-brick"), "0,0/0") == ""
    poor = wonder(f"{HOME}goods: 0,0/0 clay\ntransporters: r1 red donkey 0,0/0", bricks="17 neutral")
    assert refusals(poor, "red buy-brick") == ["wonder.price-late"]


@clause("roads_and_boats", "wonder.irrigation")
def test_irrigation_comes_with_brick_45():
    state = wonder(f"{HOME}goods: 0,0/0 2 clay\ntransporters: r1 red donkey 0,0/0", bricks="44 neutral")
    assert not state.irrigated
    assert play(state, "red buy-brick").irrigated
    assert play(state, "red pass", "yellow pass").irrigated


@clause("roads_and_boats", "wonder.neutral", "wonder.place", "order.phase-chart")
def test_the_neutral_brick_comes_last_in_a_turn():
    state = wonder(f"{HOME}goods: 0,0/0 clay\ntransporters: r1 red donkey 0,0/0")
    state = play(state, "red buy-brick", "red pass", "yellow pass")
    assert state.wonder == ("red", "neutral")
    assert (state.turn, state.phase) == (2, "production")


@clause("roads_and_boats", "wonder.complete", "end.wonder")
@pytest.mark.parametrize(
    ("seats", "mark"), [("red yellow", 62), ("red yellow blue", 66), ("red yellow blue green", 69)]
)
def test_the_brick_on_the_mark_ends_the_game_at_once(seats, mark):
    state = wonder(
        f"{HOME}goods: 0,0/0 9 clay\ntransporters: r1 red donkey 0,0/0", seats, f"{mark - 2} neutral"
    )
    state = play(state, "red buy-brick")
    assert state.to_act == {"red"}
    state = play(state, "red buy-brick")
    assert not state.pending
    assert len(state.wonder) == mark
    assert state.result.winners == ("red",)
    assert refusals(state, "yellow pass") != []


@clause("roads_and_boats", "wonder.complete", "end.wonder", "wonder.neutral")
def test_a_neutral_brick_on_the_mark_ends_the_game_too():
    state = wonder(HOME, bricks="61 red")
    state = play(state, "red pass", "yellow pass")
    assert not state.pending
    assert len(state.wonder) == 62


@clause("roads_and_boats", "end.neutral", "material.no-limit")
def test_the_33rd_neutral_brick_ends_the_game():
    state = wonder(f"{HOME}turn: 33", bricks="32 neutral")
    state = play(state, "red pass", "yellow pass")
    assert not state.pending
    assert state.turn == 33
    before = wonder(f"{HOME}turn: 32", bricks="31 neutral")
    assert play(before, "red pass", "yellow pass").turn == 33


@clause("roads_and_boats", "scoring.winner", "intro.goal", "scoring.goods", "scoring.possession")
def test_the_most_wealth_on_transporters_wins():
    state = wonder(
        f"{HOME}goods: 0,0/0 9 stock; 1,0/0 coins\n"
        "transporters: r1 red donkey 0,0/0 gold + coins; "
        "y1 yellow truck 0,0/0 2 gold + clay; y2 yellow raft 2,0 stock",
        bricks="61 neutral",
    )
    state = play(state, "red pass", "yellow pass")
    assert {seat: points.total for seat, points in state.scores.items()} == {"red": 50, "yellow": 140}
    assert (state.result.winners, state.result.clause) == (("yellow",), "scoring.winner")


@clause("roads_and_boats", "scoring.tie", "scoring.winner")
@pytest.mark.parametrize("temple", ["red yellow blue", "blue yellow red", "yellow blue red"])
def test_a_tie_goes_to_the_figure_closest_to_the_temple(temple):
    state = read(
        "seats: red yellow blue\nmap: 0,0 pasture\nwonder: 66 neutral\npending: over\n"
        f"temple: {temple}\ntransporters: r1 red donkey 0,0/0 gold; b1 blue donkey 0,0/0 gold"
    )
    winner = next(seat for seat in temple.split() if seat != "yellow")
    assert (state.result.winners, state.result.clause) == ((winner,), "scoring.tie")


@clause("roads_and_boats", "scoring.rows", "scoring.last-row", "wonder.value")
def test_rows_are_scored_one_by_one_the_last_even_if_unfinished():
    # rows of 4, 4, 4 and one brick of the fourth
    state = read(
        "seats: red yellow\nmap: 0,0 pasture\npending: over\n"
        "wonder: 1 red + 3 neutral + 1 red + 2 yellow + 1 neutral + 4 neutral + 1 yellow"
    )
    assert {seat: points.total for seat, points in state.scores.items()} == {"red": 13, "yellow": 16}


# -- alone ---------------------------------------------------------------------------------


@clause("roads_and_boats", "intro.players", "wonder.price-late", "setup.board")
def test_the_solo_game_begins_with_four_full_rows():
    state = GAME.start(seats=1)
    assert state.wonder == ("neutral",) * 17
    assert state.to_act == {"red"}
    state = play(state, "red settle 0,0/0")
    assert state.phase == "production"
    # no calls, and nobody to wait for
    assert refusals(state, "red wait") == ["order.simultaneous"]
    assert refusals(state, "red call-order") == ["conflict.call"]
    while state.phase != "wonder":
        state = play(state, "red pass")
    state = play(state, "red buy-brick")
    # 5 boards, 1 stone, 2 geese (and a gosling nowhere): a first brick costs two
    assert len(state.loose_on((0, 0))) == 6


@clause("roads_and_boats", "end.neutral")
def test_the_solo_game_ends_after_twenty_turns():
    state = wonder("turn: 20\nhomes: red 0,0/0", "red", "83 neutral")
    assert refusals(state, "red buy-brick")[0] == "wonder.complete"
    state = play(state, "red pass")
    assert not state.pending
    assert len(state.wonder) == 83
    going_on = play(wonder("turn: 19\nhomes: red 0,0/0", "red", "35 neutral"), "red pass")
    assert (going_on.turn, len(going_on.wonder)) == (20, 36)


@clause("roads_and_boats", "production.mine-draw", "production.mine-empty")
@pytest.mark.parametrize(
    ("bag", "good"), [("gold=2 iron=2", "gold"), ("gold=1 iron=2", "iron"), ("gold=3 iron=2", "gold")]
)
def test_alone_mines_yield_the_kind_of_which_more_is_left(bag, good):
    state = read(
        f"seats: red\nmap: 0,0 mountain\n"
        f"buildings: 0,0/0 mine number=1 {bag}\npending: start-phase production"
    )
    assert lying(state, "0,0/0") == f"1 {good}"
    assert state.to_act == {"red"}


@clause("roads_and_boats", "scoring.winner")
@pytest.mark.parametrize(
    ("gold", "medal"),
    [(9, "none"), (10, "bronze"), (17, "bronze"), (18, "silver"), (25, "silver"), (26, "gold")],
)
def test_medals_of_the_solo_game(gold, medal):
    trucks = "; ".join(
        f"r{n} red truck 0,0/0 {min(6, gold - 6 * (n - 1))} gold" for n in range(1, -(-gold // 6) + 1)
    )
    state = read(f"seats: red\nmap: 0,0 pasture\npending: over\ntransporters: {trucks}")
    assert won(state) == medal
    told = f"Red ends with {gold * 10} points"
    assert state.prompt == (
        f"The game is over: {told}, too few for a medal."
        if medal == "none"
        else f"The game is over: {told} and wins {medal}."
    )


@clause("roads_and_boats", "scoring.tie")
def test_a_tie_is_told_as_one():
    state = read(
        "seats: red yellow\nmap: 0,0 pasture\ntemple: yellow red\nturn: 33\n"
        "phase: wonder\nwonder: 32 neutral\n"
        "transporters: r1 red donkey 0,0/0 gold; y1 yellow donkey 0,0/0 gold\n"
        "pending: end-phase wonder > offering red+yellow"
    )
    told = play(state, "red pass", "yellow pass").prompt
    assert told.startswith("The game is over: Yellow won with 10 points. Others have as many, but Yellow ")


@clause("roads_and_boats", "wonder.any-goods")
def test_up_to_a_price_of_two_every_payment_is_offered():
    state = read(
        "seats: red yellow\nmap: 0,0 pasture; 1,0 pasture\nhomes: red 0,0/0\nphase: wonder\nbought: red 1\n"
        "transporters: r1 red donkey 0,0/0 gold; y1 yellow donkey 1,0/0\ngoods: 0,0/0 2 clay + goose\n"
        "pending: end-phase wonder > offering red+yellow"
    )
    paid = {move.goods for move in state.legal_moves if move.verb == "buy-brick"}
    clay, goose, gold = "clay=0,0/0", "goose=0,0/0", "gold=r1"
    assert paid == {(), (clay, clay), (clay, goose), (clay, gold), (goose, gold)}


@clause("roads_and_boats", "wonder.home-goods", "wonder.price")
def test_why_goods_do_not_pay_for_a_brick_is_said():
    fleet = "r1 red donkey 0,0/0; r2 red truck 1,0/0 3 clay; y1 yellow donkey 0,0/0 2 clay"
    state = wonder(f"{HOME}transporters: {fleet}")
    (why,) = state.why_not("red buy-brick clay=r2").sentences
    assert why.startswith("Truck r2 is not at your home")
    (why,) = state.why_not("red buy-brick clay=y1").sentences
    assert why.startswith("Donkey y1 is not yours")
    (why,) = state.why_not("red buy-brick clay=r1").sentences
    assert why.startswith("Donkey r1 lacks clay")
    assert state.why_not("red buy-brick").sentences == (
        "This brick costs 1 good; within reach at your home lie 0.",
    )


@clause("roads_and_boats", "wonder.place")
def test_the_space_of_a_brick_is_told():
    state = wonder(f"{HOME}goods: 0,0/0 2 clay\ntransporters: r1 red donkey 0,0/0", bricks="5 neutral")
    told = [event.facts["space"] for event in state.outcome("red buy-brick").events if event.kind == "brick"]
    assert told == [6]


@clause("roads_and_boats", "wonder.home-goods")
@pytest.mark.parametrize("home", ["0,0/0", "1,0/0"])
def test_goods_of_another_tile_are_told_as_elsewhere_on_whatever_side_it_lies(home):
    away = {"0,0/0": "1,0/0", "1,0/0": "0,0/0"}[home]
    state = wonder(f"homes: red {home}\ngoods: {away} clay\ntransporters: r1 red donkey {home}")
    assert [it.variant for it in state.why_not(f"red buy-brick clay={away}")] == ["elsewhere"]
