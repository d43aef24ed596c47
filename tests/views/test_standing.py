"""Answers that need not be given: standing ones, forced moves, moves in a row."""

from __future__ import annotations

import rulebook_lab as lab
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.lessons.walkthrough import Walk
from rulebook_lab.views.standing import (
    THIS_GAME,
    THIS_TURN,
    WHEN_BUT,
    WHEN_DEAR,
    WHEN_IDLE,
    WHEN_KIND,
    WHEN_SENT,
    Standing,
    offered,
    standing_answers,
)
from rulebook_lab.views.table import Table, table
from rulebook_lab.views.walk import WalkPage
from rulebook_lab.views.ways import BESIDE
from tests.views.reader import words

TWO = "seats: red yellow\nmap: 0,0 pasture; 1,0 pasture; 2,0 pasture\n"
MOVING = TWO + "phase: movement\nasks: end-phase movement > moving red\ntransporters: r1 red donkey 0,0/0"


def roads_and_boats(viewer: str = "red") -> Table:
    timeline = lab.timeline("roads_and_boats", seats=2, seed=1)
    while "red let-be" not in timeline.state.legal_moves:
        moves = {move.verb: move for move in timeline.state.legal_moves}
        timeline.play(moves.get("let-be") or next(iter(moves.values())))
    return table(timeline, viewer)


def pass_until(page: Table, verb: str) -> None:
    """All let be and pass, Red by hand, until Red is asked for such a move or another turn begins."""
    turn = page.state.turn
    while page.state.turn == turn and verb not in {move.verb for move in page.session.moves}:
        mine = {move.verb for move in page.session.moves} & {"pass", "let-be"}
        verbs = {move.verb: move for move in page.state.legal_moves}
        if mine:
            page.play.move(verbs[mine.pop()])
        else:
            page.timeline.play(verbs.get("let-be") or verbs["pass"])


def stand(page: Table, verb: str, when: str) -> None:
    offered = list(standing_answers(page.session.shown, page.session.moves))
    wanted = [n for n, each in enumerate(offered) if (each.verb, each.when) == (verb, when)]
    page.click("from-now-on", str(wanted[0]))


def test_a_standing_answer_is_given_shown_and_revoked() -> None:
    page = roads_and_boats()
    assert page.session.acting == "red"
    stand(page, "let-be", THIS_GAME)
    assert page.timeline.moves[-1].verb == "let-be"
    assert "Do not call, for the rest of the game" in words(page, "standing")
    pass_until(page, "call-order")
    assert page.state.phase == "production", "a turn later Red was not asked again"
    page.click("revoke 0")
    assert words(page, "standing") == ""
    pass_until(page, "call-order")
    assert {move.verb for move in page.session.moves} == {"call-order", "let-be"}


def test_an_answer_for_this_turn_ends_with_it() -> None:
    page = roads_and_boats()
    turn = page.state.turn
    stand(page, "let-be", THIS_TURN)
    pass_until(page, "call-order")
    assert page.state.turn == turn + 1
    pass_until(page, "call-order")
    assert {move.verb for move in page.session.moves} == {"call-order", "let-be"}
    assert page.session.standing == []


def test_pass_when_nothing_else_can_be_done() -> None:
    asks = "asks: end-phase {0} > {1} red+yellow"
    idle = TWO + "phase: building\n" + asks.format("building", "constructing")
    page = table(lab.game("roads_and_boats").read_position(idle), "red")
    assert {move.verb for move in page.session.moves} == {"pass", "wait"}
    stand(page, "pass", WHEN_IDLE)
    assert [move.verb for move in page.timeline.moves] == ["pass"]
    busy = table(
        lab.game("roads_and_boats").read_position(MOVING.replace("moving red", "moving red+yellow")), "red"
    )
    stand(busy, "pass", WHEN_IDLE)
    assert busy.timeline.moves == [], "there is something to do"


def test_pass_when_nothing_but_an_exchange_can_be_done() -> None:
    asks = "asks: end-phase production > producing red+yellow\nphase: production\n"
    idle = f"{TWO}{asks}goods: 0,0/0 boards\ntransporters: r1 red donkey 0,0/0"
    page = table(lab.game("roads_and_boats").read_position(idle), "red")
    assert {move.verb for move in page.session.moves} == {"shift", "pass", "wait"}
    stand(page, "pass", WHEN_BUT)
    assert page.timeline.moves[0].verb == "pass"
    assert "nothing else can be done but: Exchange goods" in words(page, "standing")
    busy = idle.replace("boards", "trunks") + "\nbuildings: 0,0/0 sawmill"
    answer = page.session.standing[0]
    state = lab.game("roads_and_boats").read_position(busy)
    moves = [move for move in state.legal_moves if move.seat == "red"]
    assert "hand-in" in {move.verb for move in moves}
    assert answer.answer(state, moves) is None


def test_passing_unless_something_of_other_kinds_can_be_done() -> None:
    asks = "asks: end-phase building > constructing red+yellow\nphase: building\n"
    stones = f"{TWO}{asks}goods: 0,0/0 2 stone\ntransporters: r1 red donkey 0,0/0"
    page = table(lab.game("roads_and_boats").read_position(stones), "red")
    assert {move.verb for move in page.session.moves} == {"build-road", "build-wall", "pass", "wait"}
    stand(page, "pass", WHEN_BUT)
    assert page.timeline.moves[0].verb == "pass"
    answer = page.session.standing[0]
    assert answer.others == ("build-road", "build-wall")
    state = lab.game("roads_and_boats").read_position(stones.replace("2 stone", "2 stone + boards"))
    moves = [move for move in state.legal_moves if move.seat == "red"]
    assert "build" in {move.verb for move in moves}
    assert answer.answer(state, moves) is None


def test_a_movement_ends_when_the_last_one_has_been_sent() -> None:
    two = MOVING.replace("moving red", "moving red+yellow") + "; r2 red donkey 1,0/0"
    page = table(lab.game("roads_and_boats").read_position(two + "\ngoods: 0,0/0 boards"), "red")
    stand(page, "pass", WHEN_SENT)
    assert page.timeline.moves == []
    assert "as soon as all of mine have moved" in words(page, "standing")
    page.pick("transporter:r1")
    page.pick("place:1,0/0")
    assert [move.verb for move in page.timeline.moves][-1] == "go", "another has not moved"
    page.pick("load:0,0/0:boards")
    verbs = [move.verb for move in page.timeline.moves]
    assert verbs[:6] == ["go", "halt", "go", "take-on", "halt", "pass"]


def test_a_movement_ends_when_all_have_been_sent_but_what_stays() -> None:
    three = MOVING.replace("moving red", "moving red+yellow") + "; r2 red donkey 1,0/0; r3 red donkey 2,0/0"
    page = table(lab.game("roads_and_boats").read_position(three), "red")
    assert but_some(page) == [], "nothing has been sent yet: to let all stay is to pass"
    page.pick("transporter:r1")
    page.pick("place:1,0/0")
    [stay] = but_some(page)
    assert stay.others == ("transporter:r2", "transporter:r3")
    page.play.stand(stay)
    assert [move.verb for move in page.timeline.moves][:3] == ["go", "halt", "pass"]
    assert "all of mine have moved but donkey r2, donkey r3" in words(page, "standing")
    again = lab.game("roads_and_boats").read_position(three)
    alone = stay._replace(others=("transporter:r3",))
    assert alone.answer(again, list(again.legal_moves)) is None, "r1 and r2 are still to be sent"
    assert stay.covers(alone)
    assert not alone.covers(stay)


def but_some(page: Table) -> list[Standing]:
    offered = standing_answers(page.session.shown, page.session.moves)
    return [each for each in offered if each.when == WHEN_SENT and each.others]


def test_a_standing_answer_asks_once_and_may_be_given_again() -> None:
    page = roads_and_boats()
    stand(page, "let-be", THIS_GAME)
    page.click("once 0")
    pass_until(page, "call-order")
    turn = page.state.turn
    assert {move.verb for move in page.session.moves} == {"call-order", "let-be"}, "asked in spite of it"
    page.play.move(next(move for move in page.session.moves if move.verb == "let-be"))
    pass_until(page, "call-order")
    assert page.state.turn == turn + 1, "not asked any more"
    page.click("revoke 0")
    pass_until(page, "call-order")
    assert "let-be" in {move.verb for move in page.session.moves}
    page.click("again 0")
    assert page.timeline.moves[-1].verb == "let-be"
    assert "Do not call, for the rest of the game" in words(page, "standing")


def test_what_was_asked_once_is_over_though_another_answer_comes_first() -> None:
    """Red builds one road, asked in spite of one answer; then another answers first."""
    asks = "asks: end-phase building > constructing red+yellow\nphase: building\n"
    stones = f"{TWO}{asks}goods: 0,0/0 stone\ntransporters: r1 red donkey 0,0/0"
    page = table(lab.game("roads_and_boats").read_position(stones), "red")
    session = page.session
    idle = Standing("red", "", "pass", WHEN_IDLE)
    never = Standing("red", "Constructing", "pass", THIS_GAME)
    session.ask_once(never)
    for answer in (idle, never):
        page.play.stand(answer)
    assert page.timeline.moves == []
    page.play.move(next(move for move in session.moves if move.verb == "build-road"))
    assert [move.verb for move in page.timeline.moves] == ["build-road", "pass"]
    assert session.asking_once == {}


def test_who_asked_to_be_asked_once_may_do_several_things() -> None:
    """Red shifts one die after the other, though the dice are to be left for the rest of the game."""
    fight = lab.game("amber_route").read_position(
        "turn: red > monster swamp-monster-c hard 3 3 > rolling 2\nred: field 6, escorts 4"
    )
    page = table(fight, "red")
    page.timeline.play("chance roll 4+3")
    session = page.session
    leave = next(each for each in standing_answers(session.shown, session.moves) if each.when == THIS_GAME)
    session.ask_once(leave)
    page.play.stand(leave)
    for shift in ("red shift 4 5", "red shift 3 4"):
        page.timeline.play(shift)
    assert [move.verb for move in page.timeline.moves] == ["roll", "shift", "shift"], "asked on"
    page.timeline.play("red accept")
    assert session.asking_once == {}


def test_few_moves_of_a_button_have_buttons_of_their_own() -> None:
    asks = "asks: end-phase production > producing red+yellow\nphase: production\n"
    mill = f"{TWO}{asks}goods: 0,0/0 trunks\ntransporters: r1 red donkey 0,0/0\nbuildings: 0,0/0 sawmill"
    page = table(lab.game("roads_and_boats").read_position(mill), "red")
    ways = [way.key for way in page.play.ways_on(page.scenes["board"])]
    assert {way for way in ways if "hand-in" in way} == {
        "play red hand-in 0,0 trunks=0,0/0 r1",
        "play red hand-in 0,0 trunks=0,0/0 0,0/0",
    }


def test_what_is_done_with_a_piece_needs_no_button_before_it_is_picked() -> None:
    asks = "asks: end-phase movement > moving red\nphase: movement\n"
    land = "seats: red yellow\nmap: 0,0 pasture; 1,0 pasture; 2,0 pasture\n"
    there = "goods: 0,0/0 board\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0"
    page = table(lab.game("roads_and_boats").read_position(land + asks + there), "red")

    def buttons() -> list[str]:
        return [way.key for way in page.play.ways_on(page.scenes["board"])]

    assert buttons() == ["pick button:pass", "pick button:wait"]
    page.pick("transporter:r1")
    assert buttons() == ["pick button:carry"], "a click on a tile goes there, one on the board loads it"
    page.pick("button:carry")
    page.pick("transporter:r2")
    assert "play red carry r1 r2" in buttons()
    page.click("play red carry r1 r2")
    assert [move.verb for move in page.timeline.moves] == ["carry"]
    page.click("undo")
    page.pick("transporter:r1")
    page.pick("load:0,0/0:boards")
    assert [move.verb for move in page.timeline.moves] == ["take-on"]


def test_a_button_for_a_whole_move_tells_what_its_thing_costs() -> None:
    asks = "asks: end-phase building > constructing red+yellow\nphase: building\n"
    woods = "seats: red yellow\nmap: 0,0 woods\n"
    goods = "goods: 0,0/0 2 boards\ntransporters: r1 red donkey 0,0/0"
    page = table(lab.game("roads_and_boats").read_position(woods + asks + goods), "red")
    page.pick("place:0,0/0")
    ways = page.play.ways_on(page.scenes["board"])
    assert [way.words for way in ways] == [
        "Build on 0,0: woodcutter (1 board)",
        "Build on 0,0: stone factory (2 boards)",
    ]
    assert all(way.title for way in ways)


def test_of_equal_things_each_can_be_picked() -> None:
    page = table(lab.timeline("amber", seats=2, seed=4), "blue")
    while not page.session.moves:
        page.timeline.play(next(iter(page.state.legal_moves)))
    assert {"hand:bridge", "hand:bridge#2"} <= set(page.scenes["board"].spots)
    assert "hand:bridge#2" not in page.session.picker.open
    assert "hand:bridge#2" in page.hints["board"]["open"]
    page.pick("hand:bridge#2")
    assert page.session.picker.picks == ("hand:bridge",)


def test_a_way_to_go_tells_what_it_costs() -> None:
    page = table(lab.timeline("amber_route", seats=2, seed=12), "red")
    while "advance" not in {move.verb for move in page.session.moves}:
        page.timeline.play(next(iter(page.state.legal_moves)))
    titles = {way.words: way.title or "" for way in page.play.ways_on(page.scenes["board"])}
    assert "two fields cost 1 escort" in titles["Move ahead 2 fields"]
    assert "Field 2" in titles["Move ahead 2 fields"], "and what lies there"
    assert titles["Recruit"].startswith("You gain 1 escort")


def test_a_pick_is_named_without_what_else_its_card_tells() -> None:
    page = table(lab.timeline("ambis", seats=2, seed=3), "blue")
    while not any(spot.startswith("lord:") for spot in page.session.picker.open):
        page.timeline.play(next(iter(page.state.legal_moves)))
    lord = min(spot for spot in page.session.picker.open if spot.startswith("lord:"))
    assert "," in page.scenes["board"].spots[lord].label
    page.session.picker = page.session.picker.pick(lord)
    named = page.session.game.texts.name(lord.partition(":")[2])
    assert named == f"the {page.play.picked(page.scenes['board'])}"


def test_what_is_picked_tells_how_to_go_on() -> None:
    page = table(lab.game("roads_and_boats").read_position(MOVING + "\ngoods: 1,0/0 2 boards"), "red")
    page.pick("transporter:r1")
    lit = len(page.session.picker.open.intersection(page.scenes["board"].spots))
    assert lit < len(page.session.picker.open), "some have only a button"
    assert "now click one that is lit (2 boards at 1,0; land of tile 1,0), or press" in words(page, "prompt")


def test_what_is_left_to_click_is_named_where_it_is_little() -> None:
    voted = lab.game("jantaris").read_position(
        "seats: blue yellow green\nyellow: 1 red\ngreen: 1 red\nphase: diplomacy\nnow: diplomacy"
    )
    page = table(voted, "blue")
    page.pick("area:taira")
    tokens = "black Merchant Guild token; red Merchant Guild token"
    assert f"Taira: now click one that is lit: {tokens}." in words(page, "prompt")


def test_the_last_few_payments_have_buttons_of_their_own() -> None:
    brick = (
        "seats: red yellow\nmap: 0,0 pasture\nphase: wonder\nhomes: red 0,0/0\nwonder: 17 neutral\n"
        "transporters: r1 red donkey 0,0/0\ngoods: 0,0/0 boards + stone + trunks\n"
        "pending: end-phase wonder > offering red+yellow"
    )
    page = table(lab.game("roads_and_boats").read_position(brick), "red")
    page.pick("button:buy-brick")
    ways = {way.key: way.words for way in page.play.ways_on(page.scenes["board"])}
    assert ways["pick part:stone=0,0/0"] == "1 stone of 0,0", "not as it is written"
    page.pick("part:boards=0,0/0")
    assert {way.key for way in page.play.ways_on(page.scenes["board"])} == {
        "play red buy-brick boards=0,0/0+stone=0,0/0",
        "play red buy-brick boards=0,0/0+trunks=0,0/0",
    }


def test_more_buttons_than_fit_beside_a_piece_are_left_to_the_bar() -> None:
    asks = "asks: end-phase building > constructing red+yellow\nphase: building\n"
    goods = "goods: 0,0/0 3 boards + stone\ntransporters: r1 red donkey 0,0/0"
    page = table(lab.game("roads_and_boats").read_position(TWO + asks + goods), "red")
    page.pick("place:0,0/0")
    scene = page.scenes["board"]
    assert len(page.play.ways_on(scene)) > BESIDE
    assert "answer" not in page.hints["board"], "some of them would look as if there were no others"


def test_a_click_on_another_tile_of_the_hand_takes_it_instead() -> None:
    page = table(lab.timeline("amber", seats=2, seed=3), "everything")
    while page.session.acting not in page.state.seats:
        page.timeline.play(next(iter(page.state.legal_moves)))
    own = sorted(spot for spot in page.session.picker.open if spot.startswith("hand:"))
    page.pick(own[0])
    page.pick(own[1])
    assert page.session.picker.picks == (own[1],)
    assert page.play.notice is None


def test_a_closed_spot_of_another_kind_still_says_why() -> None:
    page = table(lab.game("roads_and_boats").read_position(MOVING + "\ngoods: 1,0/0 2 boards"), "red")
    page.pick("transporter:r1")
    page.pick("slot:1")
    assert page.session.picker.picks == ("transporter:r1",)
    assert page.play.notice is not None


def test_a_piece_is_lifted_and_let_go_over_what_is_open() -> None:
    page = table(lab.game("roads_and_boats").read_position(MOVING + "\ngoods: 1,0/0 2 boards"), "red")
    board = {"board": "board"}
    page.hear({"type": "lift", **board, "spot": "transporter:r1"})
    assert page.session.picker.picks == ("transporter:r1",)
    assert page.timeline.moves == []
    page.hear({"type": "let-go", **board, "spots": ["building:none"]})
    assert page.session.picker.picks == (), "it is put back where nothing takes it"
    page.hear({"type": "lift", **board, "spot": "transporter:r1"})
    page.hear({"type": "let-go", **board, "spots": ["tile:9,9", "load:1,0/0:boards", "place:1,0/0"]})
    assert [move.verb for move in page.timeline.moves][:3] == ["go", "take-on", "take-on"]
    page.hear({"type": "let-go", **board, "spots": ["place:1,0/0"]})
    assert len(page.timeline.moves) <= 5, "nothing is lifted any more"


def test_a_pile_that_is_dragged_with_shift_sends_one_of_it() -> None:
    page = table(lab.game("roads_and_boats").read_position(MOVING + "\ngoods: 1,0/0 2 boards"), "red")
    assert "Drag a piece" in words(page, "how-to")
    page.hear({"type": "lift", "board": "board", "spot": "transporter:r1", "one": True})
    page.hear({"type": "let-go", "board": "board", "spots": ["load:1,0/0:boards"]})
    assert [move.verb for move in page.timeline.moves] == ["go", "take-on"]


def test_a_tile_in_reach_is_two_clicks_and_one_undo() -> None:
    roads = MOVING.replace("transporters: r1 red donkey", "roads: 0,0>1 1,0>1\ntransporters: r1 red wagon")
    page = table(lab.game("roads_and_boats").read_position(roads), "red")
    page.pick("transporter:r1")
    page.pick("place:2,0/0")
    game = page.state.game
    assert [game.write_move(move) for move in page.timeline.moves][:2] == [
        "red go r1 1,0/0",
        "red go r1 2,0/0",
    ]
    page.click("undo")
    assert page.timeline.moves == []
    page.click("redo")
    assert page.timeline.moves[1:2], "and all of it comes again"


def test_the_only_move_takes_itself_but_dice_are_rolled_by_who_plays() -> None:
    off_road = MOVING.replace("map: 0,0 pasture; 1,0 pasture; 2,0 pasture", "map: 0,0 pasture; 1,0 pasture")
    page = table(lab.game("roads_and_boats").read_position(off_road), "red")
    page.pick("transporter:r1")
    page.pick("place:1,0/0")
    assert [move.verb for move in page.timeline.moves][:2] == ["go", "halt"], "nothing is left but to halt"
    page.click("undo")
    assert page.timeline.moves == []


def test_a_lesson_does_not_help() -> None:
    lessons = lessons_of(lab.game("roads_and_boats"))
    page = WalkPage(Walk(lessons, next(iter(lessons.walkthroughs.values()))))
    page.click("take-over")
    assert not page.session.helps


def test_an_offer_is_declined_that_costs_too_much_or_is_of_a_kind() -> None:
    page = offered_to_blue()
    price, kind = offered(page.state)
    assert price == 1
    stand(page, "decline", WHEN_KIND)
    assert page.timeline.moves[-1].verb != "buy"
    answer = page.session.standing[0]
    assert answer.kind == kind
    assert "whenever it is" in words(page, "standing")
    dear = answer._replace(when=WHEN_DEAR, price=2, kind="")
    again = offered_to_blue()
    assert dear.answer(again.state, again.session.moves) is None, "it costs 1"
    cheap = dear._replace(price=1)
    assert cheap.answer(again.state, again.session.moves) is not None
    other = answer._replace(kind="no such race")
    assert other.answer(again.state, again.session.moves) is None


def offered_to_blue() -> Table:
    """A table at which Blue is offered the first ally of an exploration."""
    timeline = lab.timeline("ambis", seats=2, seed=2, first="yellow")
    timeline.play("yellow explore")
    assert "blue" in timeline.game.asked(timeline.state), timeline.state.prompt
    return table(timeline, "blue")
