"""What people and the teacher do in a room, message by message, without a network."""

from __future__ import annotations

import json
from datetime import datetime
from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE, read_timeline
from rulebook_lab.lessons.quiz import Quiz
from rulebook_lab.rooms import asking, play
from rulebook_lab.rooms.asking import Poll
from rulebook_lab.rooms.limits import Limits
from rulebook_lab.views.play import picture
from rulebook_lab.views.quiz import QuizPage
from tests.rooms.pupils import School, Tab


@pytest.fixture
def school() -> School:
    return School("ambis", 3)


def move_of(school: School, tab: Tab, wanted: str = "") -> str:
    """Play the first legal move whose notation holds a word; the answer is its notation."""
    room = school.kept.room
    for move in room.state.legal_moves:
        notation = room.game.write_move(move)
        if wanted in notation:
            tab.press(f"play {notation}")
            return notation
    raise AssertionError(f"no move with {wanted!r}: {room.state.prompt}")


# -- coming, sitting, going ---------------------------------------------------------------------------


def test_somebody_comes_says_a_name_and_sits_down(school: School) -> None:
    anna = school.tab()
    assert "Who are you?" in anna.words
    anna.press("name", "Anna")
    anna.press("sit blue")
    assert "you are Blue" in anna.words
    assert anna.boards
    (person,) = school.kept.room.present
    assert (person.name, person.seat) == ("Anna", "blue")
    assert anna.token not in json.dumps([str(entry) for entry in school.kept.journal.read()])


def test_a_seat_is_one_persons(school: School) -> None:
    school.pupil("Anna", "blue")
    ben = school.tab()
    assert "lobby/places/list/blue/sit blue" not in ben.controls()
    ben.send({"type": "control", "key": "lobby/places/list/blue/sit blue"})
    assert school.kept.room.sitting("blue").name == "Anna"


def test_a_name_is_one_persons_and_escaped(school: School) -> None:
    school.pupil("Anna", "blue")
    other = school.tab()
    for name, why in (
        (" ANNA ", "Somebody has that name"),
        ("x" * 25, "at most 24"),
        (" ", "Write a name"),
        ("a\u202eb", "Write a name"),
    ):
        other.press("name", name)
        other.press("call")
        assert why in other.words
    other.press("name", "<b onload=x>&amp;")
    other.press("call")
    assert "Welcome, <b onload=x>&amp;." in other.words  # as text: the page sets it as such
    assert all(
        node["t"] in {"p", "span", "b", "li", "button", "div"}
        for node in other.nodes.values()
        if "onload" in str(node.get("x"))
    )


def test_who_returns_keeps_the_seat_and_the_page(school: School) -> None:
    anna = school.pupil("Anna", "blue")
    anna.leave()
    again = school.tab(token=anna.token)
    assert "you are Blue" in again.words
    assert len(school.kept.room.people) == 1
    stranger = school.tab(token="guessed")
    assert len(school.kept.room.people) == 2
    assert stranger.token not in ("", "guessed")


def test_of_too_many_pages_of_one_person_the_oldest_closes(school: School) -> None:
    anna = school.pupil("Anna", "blue")
    more = [school.tab(token=anna.token) for _ in range(4)]
    assert anna.hung_up
    assert not any(tab.hung_up for tab in more)


def test_a_room_and_a_house_have_an_end() -> None:
    school = School("ambis", 3, limits=Limits(people=2, lines=4, rooms=1))
    school.tab()
    second = school.tab()
    third = school.tab()
    assert third.got[-1] == {"type": "no", "why": "This room is full."}
    silent = school.tab(type="nothing")
    assert school.tab(type="nothing").hung_up
    school.wait(20)
    assert silent.hung_up  # it never said who was there
    assert third.hung_up
    second.leave()
    assert "Who are you?" in school.tab().words  # in place of somebody who left without a word
    with pytest.raises(ValueError, match="too many rooms"):
        school.house.open(lab.timeline("ambis", 2))


def test_who_is_sent_away_does_not_come_back(school: School) -> None:
    teacher, anna = school.teacher(), school.pupil("Anna", "blue")
    teacher.press("drawer people")
    teacher.press("p0/remove")
    assert anna.hung_up
    assert anna.got[-1]["type"] == "gone"
    again = school.tab(token=anna.token)
    assert again.token != anna.token
    assert school.kept.room.sitting("blue") is None


def test_the_teacher_gives_and_takes_seats(school: School) -> None:
    teacher, anna, ben = school.teacher(), school.pupil("Anna", "blue"), school.pupil("Ben", "red")
    teacher.press("keep-seats")
    ben.press("seats")
    ben.send({"type": "control", "key": "lobby/places/list/yellow/sit yellow", "rev": ben.rev})
    assert school.kept.room.sitting("red").name == "Ben"
    teacher.press("drawer people")
    teacher.press("p1/seat", "blue")
    assert school.kept.room.sitting("blue").name == "Ben"
    assert "watching" in anna.words


def test_only_its_key_leads_a_room(school: School) -> None:
    other = School("ambis", 3)
    for key in (
        "x",
        other.house.token(other.code, "lead"),
        school.house.token(school.code, "screen"),
        7,
        [1],
    ):
        tab = Tab(school, school.code, lead=key)
        assert tab.got[-1]["type"] == "no"
        assert not tab.nodes
    assert "Share" in school.teacher().words


def test_codes_cannot_be_guessed_at_leisure() -> None:
    school = School("ambis", 3, limits=Limits(class_at_once=5, strangers=1))
    said = []

    def knock(code: str, address: str) -> object:
        return school.house.connect(code, said.append, lambda: None, "", address)

    for _ in range(6):
        assert knock("AAAAAA", "10.0.0.2") is None
    assert b"Too many tries" in said[-1]
    assert knock(school.code, "10.0.0.2") is None
    assert knock(school.code, "10.0.0.3") is not None
    school.now += 120
    assert knock(school.code, "10.0.0.2") is not None


def test_a_code_that_is_none_is_told(school: School) -> None:
    for code in ("AAAAA", "", "../secret", "aaaaa", "A" * 5000, "Ä"):
        tab = Tab(school, code)
        assert tab.got[-1]["type"] == "gone"
        assert tab.line is None


# -- playing ------------------------------------------------------------------------------------------


def test_a_seat_plays_its_moves_and_no_others(school: School) -> None:
    anna, ben = school.pupil("Anna", "blue"), school.pupil("Ben", "yellow")
    assert not [key for key in ben.controls() if "play" in key]
    assert move_of(school, anna) == "blue explore"
    assert school.kept.room.timeline.moves[-1].seat == CHANCE
    assert "blue explore" in [school.kept.room.game.write_move(m) for m in school.kept.room.timeline.moves]


def test_a_refused_move_names_its_clause(school: School) -> None:
    anna = school.pupil("Anna", "blue")
    anna.press("why", "recruit apprentice crab5")
    assert "recruit" in " ".join(node.get("a", {}).get("data-clause", "") for node in anna.nodes.values())
    at = school.kept.room.timeline.at
    anna.press("why", "explore")
    assert "legal" in anna.words
    anna.press("play blue explore")
    assert school.kept.room.timeline.at > at


def test_nobody_is_told_what_had_better_be_done(school: School) -> None:
    """It would take the server seconds, and the fun."""
    teacher, anna = school.teacher(), school.pupil("Anna", "blue")
    for _ in range(12):
        move_of(school, teacher)
        assert not [key for tab in (teacher, anna) for key in tab.controls() if key.endswith("/hint")]


def test_a_click_on_the_table_before_is_not_for_this_one(school: School) -> None:
    anna = school.pupil("Anna", "blue")
    old = {"type": "control", "key": next(k for k in anna.controls() if "play" in k), "rev": anna.rev}
    teacher = school.teacher()
    teacher.press("play blue explore")
    teacher.press("undo")
    entries = school.kept.room.entries
    anna.send(old)
    assert "The table has moved on meanwhile" in anna.words
    assert school.kept.room.entries == entries
    anna.send({**old, "rev": anna.rev})
    assert school.kept.room.entries > entries
    assert anna.send({**old, "rev": anna.rev})["type"] == "no"


def test_frozen_nobody_plays_but_the_teacher(school: School) -> None:
    teacher, anna = school.teacher(), school.pupil("Anna", "blue")
    teacher.press("freeze")
    assert "frozen" in anna.words
    move_of(school, anna)
    assert not [m for m in school.kept.room.timeline.moves if m.seat == "blue"]
    assert "The table is frozen: the teacher lets it go on." in anna.words
    teacher.press("freeze")
    move_of(school, anna)
    assert [m for m in school.kept.room.timeline.moves if m.seat == "blue"]


def test_the_teacher_takes_back_branches_and_returns(school: School) -> None:
    teacher, anna = school.teacher(), school.pupil("Anna", "blue")
    start = school.kept.room.timeline.at
    move_of(school, anna)
    after = school.kept.room.timeline.at
    teacher.press("undo")
    assert school.kept.room.timeline.at == start
    assert "play blue explore" in " ".join(anna.controls())
    teacher.press("redo")
    assert school.kept.room.timeline.at == after
    teacher.press("mark", "before")
    teacher.press("branch")
    assert school.kept.room.timeline.nodes[after].name == "before"
    teacher.press("undo")
    teacher.press("place", str(after))
    assert school.kept.room.timeline.at == after
    anna.send({"type": "undo", "board": "board", "rev": anna.rev})
    assert school.kept.room.timeline.at == after


def test_the_teacher_chooses_dice_and_cards(school: School) -> None:
    teacher, anna = school.teacher(), school.pupil("Anna", "blue")
    teacher.press("by-hand")
    move_of(school, anna)
    room = school.kept.room
    assert room.game.asked(room.state) == (CHANCE,)
    assert not [key for key in anna.controls() if "play" in key or "chance" in key]
    school.wait(5)
    assert room.game.asked(room.state) == (CHANCE,)
    chosen = move_of(school, teacher, "crab")
    assert room.game.write_move(room.timeline.moves[-1]) == chosen
    teacher.press("by-hand")
    assert not room.by_hand


def test_bots_play_the_free_seats(school: School) -> None:
    teacher, anna = school.teacher(), school.pupil("Anna", "yellow")
    teacher.press("drawer people")
    teacher.press("bot blue", "random")
    teacher.press("bot yellow", "random")  # somebody sits there
    assert set(school.kept.room.bots) == {"blue"}
    for _ in range(30):
        school.wait(1)
    room = school.kept.room
    assert room.game.asked(room.state) != ("blue",)
    assert {move.seat for move in room.timeline.moves} >= {"blue"}
    assert anna.boards
    people_first = school.pupil("Ben", "blue")
    assert "you are Blue" in people_first.words
    assert not room.bots


def test_the_projector_shows_hands_only_when_it_may() -> None:
    school = School("ambis", 3)
    teacher, screen = school.teacher(), school.projector()
    while not (hand := school.kept.room.timeline.state.player("blue").hand):
        move_of(school, teacher)

    def painted() -> bool:
        return any(hand[0] in node["k"] for node in screen.boards["board"]["nodes"])

    assert not painted()
    teacher.press("hands")
    assert painted()
    assert not [key for key in screen.controls() if "play" in key]


# -- votes ----------------------------------------------------------------------------------------------


def test_the_class_votes_on_the_next_move(school: School) -> None:
    teacher, anna, ben = school.teacher(), school.pupil("Anna", "blue"), school.pupil("Ben", "yellow")
    watcher = school.pupil("Wim")
    teacher.press("drawer vote")
    teacher.press("vote blue")
    at = school.kept.room.timeline.at
    watcher.press("play blue explore")
    assert school.kept.room.timeline.at == at
    assert school.kept.room.vote.tally() == [("blue explore", 1)]
    assert "vote blue" not in teacher.controls(), "one vote at a time"
    assert not [key for key in ben.controls() if "play" in key]
    anna.press("play blue explore")
    assert "2 votes" in teacher.words
    teacher.press("play-voted")
    assert school.kept.room.vote is None
    assert school.kept.room.timeline.at > at
    assert not [key for key in watcher.controls() if "play" in key]


def test_the_class_is_told_of_a_vote_that_is_level_before_it_is_played() -> None:
    school = School("amber_route", 2)
    teacher, anna, ben = school.teacher(), school.pupil("Anna"), school.pupil("Ben")
    pages, room = (teacher, school.projector()), school.kept.room
    teacher.press("drawer vote")
    teacher.press(f"vote {room.game.asked(room.state)[0]}")
    first, second = (key.rpartition("/")[2] for key in anna.controls("/play ")[:2])
    told = "2 moves have equally many votes"
    anna.press(first)
    assert not any(told in page.words for page in pages)
    ben.press(second)
    assert all(told in page.words for page in pages)
    anna.press(second)
    assert not any(told in page.words for page in pages)
    anna.press(first)
    assert all(told in page.words for page in pages)
    assert room.vote is not None
    assert f"play {room.vote.tally()[0][0]}" == second, "what was given up and named again comes last"


# -- questions --------------------------------------------------------------------------------------------

POLL = Poll(
    stem="How much is the first ally?",
    options=("nothing", "one", "two"),
    right=0,
    why="It is free.",
    clauses=("explore.price",),
)


def test_nobody_waits_for_the_answer_of_who_has_gone(school: School) -> None:
    teacher, anna, ben = school.teacher(), school.pupil("Anna", "blue"), school.pupil("Ben", "yellow")
    cem = school.pupil("Cem")
    ben.leave()
    asking.ask(school.kept.room, POLL, school.now + 20)
    school.wait(0)
    assert "0 of 2 have answered" in teacher.words
    cem.press("answer 1")
    cem.leave()
    anna.press("answer 0")
    assert "2 of 2 have answered" in teacher.words


def test_a_question_goes_to_all_and_counts_for_those_with_a_name(school: School) -> None:
    teacher, anna, nobody = school.teacher(), school.pupil("Anna", "blue"), school.tab()
    nobody.press("watch")
    asking.ask(school.kept.room, POLL, school.now + 20)
    school.wait(0)
    assert POLL.stem in anna.words
    assert "It is free." not in anna.words
    anna.press("answer 0")
    nobody.press("answer 2")
    anna.press("answer 1")  # once only
    assert school.kept.room.question.answers == {0: 0, 1: 2}
    assert "2 of 2 have answered" in teacher.words
    assert not school.practised
    school.wait(21)
    assert "It is free." in anna.words
    assert "Right!" in anna.words
    assert "1 answer" in nobody.words
    assert [(p.learner, p.clauses, p.right) for p in school.practised] == [("Anna", ("explore.price",), True)]
    late = nobody.send(
        {"type": "control", "key": "question/side/inner/options/option 1/answer 1", "rev": nobody.rev}
    )
    assert late["type"] == "no"
    teacher.press("put-away")
    assert anna.boards
    assert "answer 0" not in " ".join(anna.controls())


def test_questions_are_made_and_asked_from_the_page(school: School) -> None:
    teacher, anna = school.teacher(), school.pupil("Anna")
    teacher.press("drawer ask")
    teacher.press("make")
    assert "wait" in teacher.words
    teacher.press("ask-it")
    assert school.kept.room.question is not None
    assert school.kept.room.question.poll.stem in anna.words
    anna.press("answer 1")
    teacher.press("close")
    assert school.kept.room.question.over


def test_a_question_of_ones_own_need_not_have_a_right_answer(school: School) -> None:
    teacher, anna = school.teacher(), school.pupil("Anna")
    teacher.press("drawer ask")
    teacher.press("stem", "Who wins?")
    teacher.press("ask-own")
    assert "at least two options" in teacher.words
    teacher.press("options", "Blue | Yellow")
    teacher.press("ask-own")
    anna.press("answer 1")
    teacher.press("close")
    assert "Thank you." in anna.words
    assert not school.practised


def test_homework_is_done_until_its_day(school: School) -> None:
    number = asking.set_paper(school.kept.room, "Prices", (POLL, POLL), school.now + 3600, school.now)
    anna = school.tab(paper=number)
    assert "Who are you?" in anna.words
    anna.press("name", "Anna")
    anna.press("paper 0")
    anna.press("answer 0")
    assert "Right!" in anna.words
    anna.press("next")
    assert [p.right for p in school.practised] == [True]
    school.now += 7200
    anna.press("answer 1")
    assert school.kept.room.papers[0].answers == {0: {0: 0}}
    assert "0 right" not in anna.words


# -- kept -------------------------------------------------------------------------------------------------


def test_a_room_is_as_it_was_after_the_process_was_killed(tmp_path_factory: pytest.TempPathFactory) -> None:
    school = School("ambis", 3, folder=tmp_path_factory.mktemp("rooms"))
    teacher, anna = school.teacher(), school.pupil("Anna", "blue")
    move_of(school, anna)
    teacher.press("freeze")
    teacher.press("drawer people")
    teacher.press("bot red", "greedy")
    asking.ask(school.kept.room, POLL, 0)
    school.wait(0)
    anna.press("answer 1")
    before, record = school.kept.room, school.kept.room.timeline.text
    school.restart()
    again = school.tab(token=anna.token)
    room = school.kept.room
    assert room is not before
    assert room.timeline.text == record
    assert (room.frozen, set(room.bots)) == (True, {"red"})
    assert room.question.answers == {0: 1}
    assert POLL.stem in again.words
    assert "Share" in school.teacher().words
    assert not school.practised


def test_the_record_is_the_one_that_is_played_alone() -> None:
    """The same moves with the same seed give the same record, whoever played them where."""
    alone = lab.timeline("ambis", 3, seed=5)
    school = School("ambis", 3)
    tabs = {seat: school.pupil(seat.title(), seat) for seat in alone.state.seats}
    random = Random(4)
    for _ in range(25):
        move = random.choice(list(alone.state.legal_moves))
        alone.play(move)
        tabs[move.seat].press(f"play {alone.game.write_move(move)}")
        school.now += 1
    assert school.kept.room.timeline.text == alone.text
    assert read_timeline(school.kept.room.timeline.text, lab.game).state == alone.state


def test_rooms_expire(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("rooms")
    school = School("ambis", 3, folder=folder)
    assert oct(folder.stat().st_mode)[-3:] == "700"
    assert {oct(file.stat().st_mode)[-3:] for file in folder.iterdir()} == {"600"}
    school.wait(700)  # nobody is there
    assert not school.house.rooms
    assert school.house.sweep() == 0
    school.tab().leave()
    school.now += 86400
    school.tab()
    school.wait(1)
    school.restart()
    school.now += 1.5 * 86400  # it was used a day ago
    assert school.house.sweep() == 0
    school.now += 86400
    assert school.house.sweep() == 1
    assert not [file for file in folder.iterdir() if file.suffix == ".room"]


def test_the_teacher_ends_a_room(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("rooms")
    school = School("ambis", 3, folder=folder)
    teacher, anna = school.teacher(), school.pupil("Anna", "blue")
    teacher.press("drawer keep")
    teacher.press("end")
    assert not anna.hung_up
    teacher.press("end-really")
    assert anna.hung_up
    assert anna.got[-1]["type"] == "gone"
    assert not list(folder.iterdir())


def test_a_page_saves_the_record(school: School) -> None:
    teacher = school.teacher()
    teacher.press("drawer keep")
    teacher.press("download")
    sent = next(message for message in teacher.got if message["type"] == "download")
    assert read_timeline(sent["text"], lab.game).state == school.kept.room.state


def test_two_houses_do_not_serve_one_room(tmp_path_factory: pytest.TempPathFactory) -> None:
    school = School("ambis", 3, folder=tmp_path_factory.mktemp("rooms"))
    other = school._built()
    assert other.connect(school.code, lambda data: None, lambda: None, "") is None
    assert play.bot_to_move(school.kept.room) is None


def test_a_reason_names_each_clause_once(school: School) -> None:
    anna = school.pupil("Anna")
    room = school.kept.room
    poll = Poll(
        stem="May it be bought?",
        options=("yes", "no"),
        right=0,
        why="It is free. [explore.offer-order]",
        clauses=("explore.offer-order", "turn.next"),
    )
    asking.ask(room, poll)
    asking.close(room)
    school.wait(1)
    named = [node["x"] for node in anna.nodes.values() if node.get("c") == "clause"]
    assert named == [lab.game("ambis").catalogue[clause].title for clause in poll.clauses]


def folds(quiz: Quiz) -> bool:
    """Whether its question is about a part of the board."""
    page = QuizPage(quiz)
    page.play.scene()
    return page.play.folds


@pytest.mark.parametrize("name", lab.games)
def test_the_board_of_a_question_is_cut_to_what_it_is_about(name: str) -> None:
    """Everybody has the whole of it one click off, for themselves."""
    quizzes = (lab.quiz(name, n=1, seed=seed) for seed in range(60))
    question = next(quiz[0] for quiz in quizzes if quiz[0].options and quiz[0].state and folds(quiz))
    whole = picture(question.state, {})
    school = School(name, min(lab.game(name).seat_counts))
    anna, ben = school.pupil("Anna"), school.pupil("Ben")
    others = (school.projector(), school.teacher())
    for tab in (anna, ben, *others):
        tab.send({"type": "room", "board": "board", "width": 900})
    asking.ask(school.kept.room, asking.poll_of(question))
    school.wait(1)
    for tab in (anna, *others):
        assert len(tab.boards["board"]["nodes"]) < len(whole.nodes)
    anna.press("fold")
    assert len(anna.boards["board"]["nodes"]) > len(ben.boards["board"]["nodes"])
    anna.press("fold")
    shown, beside = ({node["k"]: node for node in tab.boards["board"]["nodes"]} for tab in (anna, ben))
    assert shown == beside
    anna.press("answer 0")
    school.wait(1)
    assert anna.boards["board"]["viewBox"] == ben.boards["board"]["viewBox"]


def test_homework_is_handed_out_from_the_page(school: School) -> None:
    teacher = school.teacher()
    teacher.press("drawer paper")
    teacher.press("make")
    teacher.press("title", "Prices")
    for day, why in (
        ("tomorrow", "year, month and day, such as 2026-12-31"),
        ("2020-01-01", "must lie ahead"),
    ):
        teacher.press("date", day)
        teacher.press("set-paper")
        assert why in teacher.words
    teacher.press("date", "2027-01-20")
    teacher.press("set-paper")
    (paper,) = school.kept.room.papers
    assert (paper.title, datetime.fromtimestamp(paper.until)) == ("Prices", datetime(2027, 1, 20, 23, 59))
    assert school.kept.until == paper.until + asking.AFTERWARDS
    assert f"Prices, {len(paper.polls)} questions, until 2027-01-20" in teacher.words
    nobody = school.tab(paper=0)
    nobody.press("watch")
    nobody.press("seats")
    nobody.press("paper 0")
    nobody.press("answer 0")
    assert "Say your name before you answer" in nobody.words
    assert paper.answers == {}


@pytest.mark.parametrize(("days", "words"), [(1.0, "one day"), (0.5, "0.5 days"), (30.0, "30 days")])
def test_who_leads_is_told_how_long_the_room_is_kept(days: float, words: str) -> None:
    school = School()
    school.code = school.house.open(lab.timeline("ambis", 3), days)
    teacher = school.teacher()
    teacher.press("drawer keep")
    assert f"is kept for {words} after" in teacher.words
