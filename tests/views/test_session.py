"""What a table knows, without a browser: eyes, picks, bots, the record."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab import game, games
from rulebook_lab.bots import Player
from rulebook_lab.engine import CHANCE, RulebookError, Timeline
from rulebook_lab.scene import Scene
from rulebook_lab.views.html import lay_out
from rulebook_lab.views.picker import Picker, Spelled
from rulebook_lab.views.play import Play, picture
from rulebook_lab.views.session import EVERYTHING, TURN, WATCHER, Session
from rulebook_lab.views.ways import Way
from tests.laws.positions import sample
from tests.toy import GAME, Call, Take

FIRST = Player("first", lambda view, moves, random: moves[0])


def ways_on(at: Session, scene: Scene) -> list[Way]:
    return Play(at, lambda: None).ways_on(scene)


def beside(at: Session, scene: Scene) -> dict[str, Any] | None:
    """What is asked beside a spot, as it is sent to the browser."""
    return lay_out([Play(at, lambda: None).board(scene)]).hints["board"].get("answer")


def session(viewer: str = EVERYTHING, bots: dict[str, str | Player] | None = None, heap: int = 6) -> Session:
    timeline = Timeline(GAME.start(3, heap=heap), 7)
    made = Session(timeline, viewer, bots or {})
    timeline.on_change(made.changed)
    return made


def pick(at: Session, spot: str) -> None:
    if move := at.pick(spot):
        at.timeline.play(move)


def sentences(at: Session) -> list[str]:
    return [words for node in at.timeline.path for _, words in at.sentences(node)]


def test_a_teacher_sees_and_decides_everything() -> None:
    at = session()
    assert at.viewing_seat is None
    assert at.acting == "blue"
    pick(at, "take:2")
    assert at.acting == "yellow"
    assert at.state.heap == 4


@pytest.mark.parametrize("name", games)
def test_a_watcher_sees_what_everybody_may_know(name: str) -> None:
    """Positions that differ in what some seat may not know look the same, in every hand of every seat."""
    for _, _, state in sample(name, games=4, size=6):
        seen = Session(Timeline(state, None), WATCHER, {})
        assert seen.acting in (None, CHANCE)
        assert seen.moves == []
        for seat in state.seats:
            other = state.game.guess(state.view(seat), Random(seat))
            assert Session(Timeline(other, None), WATCHER, {}).shown == seen.shown
        assert picture(seen.shown, {}).nodes


def test_a_seat_waits_for_its_turn() -> None:
    at = session("yellow")
    assert at.acting is None
    assert at.moves == []
    at.timeline.play("blue take 1")
    assert at.acting == "yellow"
    assert len(at.moves) == 4


def test_a_viewer_that_is_none_is_refused() -> None:
    with pytest.raises(RulebookError, match="no viewer 'green'"):
        session("green")
    with pytest.raises(RulebookError, match="no seat 'green'"):
        session(bots={"green": "random"})
    with pytest.raises(RulebookError, match="no player 'genius'"):
        session(bots={"blue": "genius"})


def test_the_curtain_falls_where_the_screen_changes_hands() -> None:
    at = session(TURN)
    assert at.curtain == "blue"
    at.lift_curtain()
    assert (at.curtain, at.viewing_seat) == (None, "blue")
    pick(at, "take:1")
    assert at.curtain == "yellow"
    assert at.viewing_seat == "blue"
    at.lift_curtain()
    assert at.viewing_seat == "yellow"


def test_one_person_among_bots_needs_no_curtain() -> None:
    at = session(TURN, {"yellow": FIRST, "red": FIRST})
    assert (at.curtain, at.viewing_seat) == (None, "blue")


def test_of_several_who_vote_one_decides_after_the_other() -> None:
    at = session()
    pick(at, "button:call")
    assert at.asked == ("blue", "yellow", "red")
    at.decide_for("red")
    assert at.acting == "red"
    pick(at, "button:yes")
    assert at.asked == ("blue", "yellow")


def test_the_log_keeps_the_secrets_of_others() -> None:
    at = session("yellow")
    at.timeline.play("blue call")
    at.timeline.play("blue cast yes")
    assert sentences(at) == ["Blue has voted."]
    at.look("blue")
    assert sentences(at) == ["Blue votes yes."]


def test_the_last_move_leaves_a_trace_but_no_secret() -> None:
    at = session()
    pick(at, "take:2")
    assert at.last_spots == {"take:2"}
    at.timeline.play("yellow call")
    at.timeline.play("yellow cast no")
    assert at.last_spots == {"button:no"}
    at.look("blue")
    assert at.last_spots == frozenset()


def test_bots_play_until_a_person_decides() -> None:
    at = session(bots={"yellow": FIRST, "red": FIRST})
    at.timeline.play("blue take 1")
    at.run_bots()
    assert at.asked == ("blue",)
    assert [move.seat for move in at.timeline.moves] == ["blue", "yellow", "red"]


def test_bots_wait_their_pause_where_there_is_a_loop() -> None:
    at = session(bots={"yellow": FIRST, "red": FIRST})
    at.pace = 0.01
    at.timeline.on_change(at.run_bots)

    async def play() -> int:
        at.timeline.play("blue take 1")
        before = len(at.timeline.moves)
        while len(at.timeline.moves) < 3:
            await asyncio.sleep(0.005)
        return before

    assert asyncio.run(asyncio.wait_for(play(), 10)) == 1


def thinking(name: str) -> Session:
    """A game of Ambis in which the seat to move searches."""
    timeline = lab.timeline("ambis", seats=2, seed=3)
    while len(timeline.state.legal_moves) < 2:
        timeline.play(timeline.state.legal_moves[0])
    [seat] = timeline.game.asked(timeline.state)
    return Session(timeline, EVERYTHING, {seat: name}, pace=0.0)


def test_a_bot_that_searches_thinks_bit_by_bit_and_says_how_far_it_is() -> None:
    at, told, wanted = thinking("200 tries"), [], thinking("200 tries")
    at.on_thought = lambda: told.append(at.thought)
    before = len(at.timeline.moves)

    async def play() -> int:
        at.run_bots()
        turns = 0
        while len(at.timeline.moves) == before:
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(asyncio.wait_for(play(), 60)) > 8
    assert [round(4 * share) for share in told] == [1, 2, 3]
    assert at.thought is None
    wanted.play_bot()
    assert at.timeline.moves[before] == wanted.timeline.moves[before]


def test_a_bot_that_thinks_can_be_stopped_or_hurried() -> None:
    at = thinking("1000000 tries")
    before = len(at.timeline.moves)

    async def play() -> None:
        at.run_bots()
        while not at.thought:
            await asyncio.sleep(0)
        at.leave()
        await asyncio.sleep(0.05)
        assert at.thought is None
        assert len(at.timeline.moves) == before
        at.run_bots()
        while not at.thought:
            await asyncio.sleep(0)
        at.decide_now()

    asyncio.run(asyncio.wait_for(play(), 60))
    assert len(at.timeline.moves) > before


def test_undo_goes_back_past_the_bots() -> None:
    at = session(bots={"yellow": FIRST, "red": FIRST})
    at.timeline.play("blue take 1")
    at.run_bots()
    at.undo()
    assert at.asked == ("blue",)
    assert at.state.heap == 6
    at.redo()
    assert at.asked == ("blue",)
    assert at.state.heap == 3


def test_a_bot_does_not_overwrite_what_was_played() -> None:
    at = session(bots={"yellow": FIRST})
    at.timeline.play("blue take 1")
    at.run_bots()
    played = len(at.timeline.nodes)
    at.timeline.goto(1)
    at.run_bots()
    assert at.timeline.at == 1
    assert len(at.timeline.nodes) == played


def test_chance_by_hand_is_a_decision() -> None:
    timeline = Timeline(GAME.start(2), None)
    at = Session(timeline, EVERYTHING, {})
    assert at.acting == CHANCE
    assert len(at.moves) == 3
    Play(at, lambda: None).let_chance()
    assert timeline.state.heap in (10, 11, 12)


def test_branches_are_places_to_go_to() -> None:
    at = session()
    pick(at, "take:1")
    at.undo()
    assert at.landmarks == []
    pick(at, "take:2")
    assert [name for _, name in at.landmarks] == ["line 1, 1 move", "line 2, 1 move"]
    at.timeline.nodes[0].name = "start"
    assert at.landmarks[0] == (0, "start")
    at.timeline.here.name = "two"
    assert [name for _, name in at.landmarks] == ["start", "two", "line 1, 1 move"]
    assert len(at.timeline.line) == 2


def test_why_not_on_a_view_answers_for_others_from_the_view() -> None:
    at = session("yellow")
    assert at.understand("blue take 4").whys[0].clauses == ("turn.most",)
    assert at.understand("yellow take 1").whys[0].clauses == ("turn.take",)


def test_who_decides_need_not_be_named() -> None:
    at = session()
    assert at.understand("take 4").whys[0].clauses == ("turn.most",)
    assert not at.understand("take 1").whys[0]
    assert not at.understand("jump").whys


def test_what_could_go_on_is_asked_beside_the_last_pick() -> None:
    state = GAME.start(2, heap=4)
    at = Session(Timeline(state, None), EVERYTHING, {})
    one, two = Call("blue"), Take("blue", 2)
    spelled = (Spelled(one, frozenset(["take:1"])), Spelled(two, frozenset(["take:1", "button:more"])))
    at.picker = Picker(spelled).pick("take:1")
    asked = beside(at, picture(state, {}))
    assert asked is not None
    assert (asked["spot"], asked["text"]) == ("take:1", "Take 1")
    assert asked["buttons"] == [
        ("More", "board/pick button:more"),
        ("Call the vote.", "board/play blue call"),
        ("Take back", "board/back"),
    ]
    at.picker = Picker(spelled)
    assert beside(at, picture(state, {})) is None


def test_moves_that_nothing_on_the_board_leads_to_are_buttons() -> None:
    at = session()
    assert "pick take:1" not in [way.key for way in ways_on(at, picture(at.shown, {}))]
    assert "pick take:1" in [way.key for way in ways_on(at, Scene.of((0, 0, 1, 1)))]


def test_equal_things_are_one_button_after_the_other() -> None:
    fight = game("amber_route").read_position(
        "turn: red > monster swamp-monster-c hard 3 3 > rolling 3\nred: field 6, escorts 4, loose 1"
    )
    at = Session(Timeline(fight, None), EVERYTHING, {})
    faces = ["1", "2", "3", "4", "5", "6"]
    for picked in ("face:6", "face:6#2"):
        ways = ways_on(at, picture(at.shown, {}))
        assert [way.words for way in ways] == faces
        assert f"pick {picked}" in [way.key for way in ways]
        assert at.pick(picked) is None
    move = at.pick("face:6#3")
    assert move is not None
    assert fight.game.write_move(move) == "chance roll 6+6+6"


def test_a_button_tells_what_the_place_on_the_board_tells_that_it_stands_for() -> None:
    at = Session(lab.timeline("jantaris", seats=3, seed=1), "blue", {}, helps=True)
    while at.asked != at.state.seats:
        at.timeline.play(next(iter(at.state.legal_moves)))
    at.changed()
    deal = ways_on(at, picture(at.shown, {}))[0]
    assert deal.words == "Vote Deal"
    assert deal.title is not None
    assert deal.title.startswith("Deal\nOne vote: gain 2 red Goods. ")
    assert "[" not in deal.title


@pytest.mark.parametrize("name", games)
def test_who_acts_is_told_what_to_do_and_not_what_the_seat_does(name: str) -> None:
    """As the bar does; to the others the same move is told with the seat that makes it."""
    told = 0
    for _, _, state in sample(name, games=3, size=8):
        for move in list(state.legal_moves)[:60]:
            words = state.game.describe(move, state, move.seat)
            assert not words.startswith(state.game.texts.name(move.seat).capitalize()), words
            told += words != state.game.describe(move, state, "nobody")
    assert told or name in ("ambis", "jantaris"), "these name no seat in any move"


def test_buttons_with_numbers_stand_in_the_order_of_the_numbers() -> None:
    jantaris = game("jantaris")
    state = jantaris.read_position(
        "blue: 3 red, 3 black\nyellow: 6 red, 6 black\noffer: crown-jewels, purple-cloak\nnow: opening\n"
    )
    at = Session(Timeline(state.play("blue auction purple-cloak 5"), None), EVERYTHING, {})
    ways = ways_on(at, picture(at.shown, {}))
    bids = [way.words for way in ways if way.words.startswith("Bid")]
    assert bids == [f"Bid {number}" for number in range(6, 13)]


def test_why_not_is_answered_from_the_seats_own_view() -> None:
    """Two positions that differ in another hand alone: a move out of turn is refused in the same words."""
    amber = game("amber")
    board = "castles: red=C3 blue=I3\nvillages: F3 G3\nturn: blue\n"
    own = "hand red: bend*2 straight*2 tee crossing\n"
    told = []
    for hand in ("shovel*6", "shovel*5 bend"):
        state = amber.read_position(f"{board}{own}hand blue: {hand}")
        told.append(str(Session(Timeline(state, None), "red", {}).understand("pass")))
    assert told[0] == told[1]


def test_a_seat_neither_chooses_chance_nor_plays_for_another() -> None:
    made = Session(Timeline(GAME.start(2), None), "blue", {})
    assert made.acting == CHANCE
    assert made.moves == []
    assert not made.may_play(GAME.read_move("chance heap 12"))
    teacher = Session(Timeline(GAME.start(2), None), EVERYTHING, {})
    assert len(teacher.moves) == 3
    assert made.may_play(GAME.read_move("blue take 1"))
    assert not made.may_play(GAME.read_move("yellow take 1"))
