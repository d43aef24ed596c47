"""Cells and clicks in different threads, as JupyterLab has them: records, pages and timers stay whole."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from threading import Barrier, Event, Thread, current_thread
from typing import Any

import pytest

from rulebook_lab.engine import RulebookError, Timeline, in_turn, turns, write_whole
from rulebook_lab.lessons import Attempt, Walk, load_lessons
from rulebook_lab.lessons.desk import Desk
from rulebook_lab.lessons.progress import Progress
from rulebook_lab.scene.charts import Chart, Series
from rulebook_lab.views import later
from rulebook_lab.views.exercise import ExercisePage
from rulebook_lab.views.later import Later
from rulebook_lab.views.page import Page
from rulebook_lab.views.show import show
from rulebook_lab.views.simulation import Simulation, simulation
from rulebook_lab.views.table import table
from tests.following import followed
from tests.lessons.conftest import PEBBLES
from tests.toy import GAME

Message = dict[str, Any]


@pytest.fixture(autouse=True)
def threads_that_change_places_often() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(usual)


def side_by_side(*acts: Callable[[], None]) -> None:
    """Do all of them at once, each in a thread of its own; a fault in one is a fault."""
    start = Barrier(len(acts))
    faults: list[Exception] = []

    def run(act: Callable[[], None]) -> None:
        start.wait()
        try:
            act()
        except Exception as fault:
            faults.append(fault)

    threads = [Thread(target=run, args=(act,)) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]


def wander(timeline: Timeline, way: int) -> None:
    """Play to the end and begin again, over and over, now this way, now that."""
    for step in range(300):
        legal = list(GAME.legal(timeline.state))
        if legal:
            with suppress(RulebookError):  # the position may be another one by now
                timeline.play(legal[(way + step) % len(legal)])
        else:
            timeline.goto(0)


def test_a_record_played_on_from_two_threads_is_whole() -> None:
    timeline = Timeline(GAME.start(3, heap=6), 7)
    side_by_side(*(partial(wander, timeline, way) for way in range(3)))
    assert [node.number for node in timeline.nodes] == list(range(len(timeline.nodes)))
    for node in timeline.nodes[1:]:
        assert node.parent is not None
        assert node.move is not None
        parent = timeline.nodes[node.parent]
        assert parent.children.count(node.number) == 1
        assert parent.state.play(node.move) == node.state


class Screen:
    """What a browser shows that was sent the page and then its patches."""

    def __init__(self, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
        self.page = page
        self.nodes = page.page
        self.rev = 0
        monkeypatch.setattr(page, "send", self.hear)

    def hear(self, message: Message) -> None:
        assert message["rev"] == self.rev + 1
        self.rev = message["rev"]
        self.nodes = followed(self.nodes, message.get("page", {}))

    def is_true(self) -> bool:
        return self.nodes == followed(self.page.page, {})


def test_a_page_that_is_clicked_while_a_cell_plays_is_shown_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    timeline = Timeline(GAME.start(3, heap=6), 7)
    page = table(timeline)
    screen = Screen(page, monkeypatch)

    def click() -> None:
        for number in range(60):
            page.pick(f"take:{number % 3 + 1}")
            page.hear({"type": "undo", "board": "board"})

    side_by_side(lambda: wander(timeline, 1), click)
    page.refresh()
    assert screen.is_true()
    assert screen.rev == page.rev > 60


def rounds() -> Iterator[Chart | None]:
    for games in count(1):
        for _ in range(300):
            yield None
        row = Series("games", (games,))
        yield Chart(title=f"After {games}", x=("a",), series=(row,), x_title="x", y_title="y")


def press(page: Simulation, action: str) -> None:
    page.hear({"type": "control", "key": f"simulation/controls/{action}", "value": None})


def press_soon(page: Simulation, action: str) -> None:
    time.sleep(0.02)
    press(page, action)


def test_a_simulation_stops_when_another_thread_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games go on in the thread that heard "More games"; "Stop" is heard in another, often amidst a slice."""

    async def play() -> list[int]:
        page = simulation(rounds(), most=10**9)
        screen = Screen(page, monkeypatch)
        gone_on = []
        for _ in range(10):
            press(page, "more")
            await asyncio.sleep(0.1)
            await asyncio.to_thread(press_soon, page, "stop")
            assert not page.running
            stopped_at = page.played
            await asyncio.sleep(0.1)
            gone_on.append(page.played - stopped_at)
        assert screen.is_true()
        return gone_on

    assert asyncio.run(play()) == [0] * 10


def test_a_thread_gives_way_to_one_that_waits_and_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a cell that plays on and on takes its turn again before a click wakes up."""
    naps: list[float] = []
    monkeypatch.setattr(turns, "sleep", naps.append)
    click = Thread(target=in_turn(lambda: None), daemon=True)

    @in_turn
    def play() -> None:
        click.start()
        while not turns._waiting:
            time.sleep(0.001)
        alone()

    @in_turn
    def alone() -> None:
        """Within a turn nobody is given way to, as nobody could come."""

    alone()
    assert naps == []
    play()
    assert naps == [turns.GIVING_WAY]
    click.join(10)
    assert not turns._waiting


def test_a_turn_that_ends_in_an_error_is_over() -> None:
    @in_turn
    def fail() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        fail()
    thread = Thread(target=in_turn(lambda: None), daemon=True)
    thread.start()
    thread.join(10)
    assert not thread.is_alive()


LESSONS = load_lessons(PEBBLES, lambda name: GAME)
FOUR_LEFT = "seats: blue yellow\nheap: 4"


def attempt() -> Attempt:
    return Attempt(LESSONS, LESSONS.exercise("leave-one"))


def walk() -> Walk:
    return Walk(LESSONS, LESSONS.walkthrough("turn.example"))


def desk() -> Desk:
    return Desk(GAME, GAME.start(2, heap=6))


def what_takes_its_turn(folder: Path) -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that changes, or reads as a whole, what a cell and a click may both be at."""
    record = Timeline(GAME.start(2, heap=6), 7)
    for act in (record.to_json, record.undo, record.redo, record.branch):
        yield f"record {act.__name__}", act
    yield "record play", lambda: record.play("blue take 1")
    yield "record save", lambda: write_whole(folder / "record.json", "{}", replace=True)
    yield "table", lambda: table(record)
    yield "page", lambda: table(record).send_state()
    tried = attempt()
    for act in (tried.again, tried.hint):
        yield f"exercise {act.__name__}", act
    yield "exercise play", lambda: attempt().play("blue take 3")
    yield "exercise check", lambda: attempt().check(["blue take 3"])
    yield "exercise page", lambda: show(attempt())
    turned = walk()
    for act in (turned.step, turned.back, turned.take_over, turned.come_back):
        yield f"walkthrough {act.__name__}", act
    yield "walkthrough page", lambda: show(walk())
    learner = Progress(folder / "progress.json")
    yield "progress saw", lambda: learner.saw(GAME, ["turn.there"])
    yield "progress answered", lambda: learner.answered(GAME, ["turn.there"], True)
    made = desk()
    yield "desk edit", lambda: made.edit(FOUR_LEFT)
    yield "desk play", lambda: desk().play("blue take 1")
    yield "desk step", lambda: desk().step("Look.")
    yield "desk page", lambda: show(desk())


def test_what_a_cell_and_a_click_may_both_do_waits_for_its_turn(tmp_path: Path) -> None:
    acts = dict(what_takes_its_turn(tmp_path))
    done = {name: Event() for name in acts}
    faults: list[Exception] = []

    def run(name: str) -> None:
        try:
            acts[name]()
        except Exception as fault:
            faults.append(fault)
        done[name].set()

    @in_turn
    def begin() -> list[str]:
        """Those that do not wait until this is over."""
        for name in acts:
            Thread(target=run, args=(name,), daemon=True).start()
        time.sleep(0.3)
        return [name for name, event in done.items() if event.is_set()]

    assert begin() == []
    assert all(event.wait(10) for event in done.values())
    assert not faults


def test_an_exercise_tried_in_a_cell_and_on_its_page_does_not_stand_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A property that is worked out once has a lock of its own in Python 3.11: here, whether one move that
    has decided nothing ends the exercise."""
    mine, page = attempt(), ExercisePage(attempt())
    cell = Thread(target=lambda: mine.play("blue take 1"), daemon=True)
    inside, clicked = Event(), Event()
    again = Attempt.again

    def again_in_the_property(trial: Attempt) -> object:
        if current_thread() is cell:
            inside.set()
            clicked.wait(0.2)  # a click does not come while the cell has the turn
        return again(trial)

    @in_turn
    def click() -> None:
        clicked.set()
        page.click("play blue take 1")

    monkeypatch.setattr(Attempt, "again", again_in_the_property)
    reader = Thread(target=click, daemon=True)
    cell.start()
    assert inside.wait(10)
    reader.start()
    for thread in (reader, cell):
        thread.join(10)
        assert not thread.is_alive()
    assert mine.status == "failed"
    assert page.attempt.status == "open"  # a page takes a wrong move back


def no_failure(problem: Exception) -> None:
    raise AssertionError(problem)


def test_what_is_done_later_is_done_once_though_several_loops_are_asked() -> None:
    done: list[str] = []

    async def both() -> None:
        later.know_loop()
        await asyncio.to_thread(asyncio.run, promise(0.05))
        Later(0, lambda: done.append("here"), no_failure)
        await asyncio.sleep(0.2)

    async def promise(stay: float) -> None:
        Later(0.02, lambda: done.append("there"), no_failure)
        await asyncio.sleep(stay)

    asyncio.run(both())
    assert done == ["there", "here"]


def test_what_is_done_later_is_done_though_the_loop_that_heard_of_it_ends() -> None:
    done: list[str] = []

    async def ends_at_once() -> None:
        Later(0.02, lambda: done.append("done"), no_failure)

    async def cells() -> None:
        table(Timeline(GAME.start(2, heap=6), 7))  # from a page's making on its loop is known
        await asyncio.to_thread(asyncio.run, ends_at_once())
        while not done:
            await asyncio.sleep(0.005)

    asyncio.run(asyncio.wait_for(cells(), 10))
    assert done == ["done"]
