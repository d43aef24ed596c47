"""Cells and clicks in different threads, as JupyterLab has them: records, pages and timers stay whole."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from threading import Barrier, Thread
from typing import Any

import pytest

from rulebook_lab.engine import RulebookError, Timeline
from rulebook_lab.scene.charts import Chart, Series
from rulebook_lab.views.page import Page
from rulebook_lab.views.simulation import Simulation, simulation
from rulebook_lab.views.table import table
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
    side_by_side(*(lambda way=way: wander(timeline, way) for way in range(3)))  # type: ignore[misc]
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
        self.nodes = {node["k"]: node for node in page.page}
        self.rev = 0
        monkeypatch.setattr(page, "send", self.hear)

    def hear(self, message: Message) -> None:
        assert message["rev"] == self.rev + 1
        self.rev = message["rev"]
        patch = message.get("page", {})
        for key in patch.get("del", ()):
            del self.nodes[key]
        self.nodes |= {node["k"]: node for node in patch.get("set", ())}

    def is_true(self) -> bool:
        return self.nodes == {node["k"]: node for node in self.page.page}


def test_a_page_that_is_clicked_while_a_cell_plays_is_shown_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    timeline = Timeline(GAME.start(3, heap=6), 7)
    page = table(timeline)
    screen = Screen(page, monkeypatch)

    def click() -> None:
        for number in range(60):
            page._heard(page, {"type": "spot", "spot": f"take:{number % 3 + 1}"}, [])
            page._heard(page, {"type": "undo"}, [])

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
    page._heard(page, {"type": "action", "action": action, "value": None}, [])


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
