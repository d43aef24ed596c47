"""A simulation begins with a few games, plays on in slices while the loop is free, and stops when told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from rulebook_lab.engine import RulebookError
from rulebook_lab.scene.charts import Chart, Series
from rulebook_lab.views.simulation import SLICE, Simulation, simulation
from tests.rounds import after_rounds

STEP = 0.004
"""How long a small step of these games takes, in seconds."""


def rounds(steps: int = 5, step: float = 0.0) -> Iterator[Chart | None]:
    for games in count(1):
        for _ in range(steps):
            time.sleep(step)
            yield None
        row = Series("games", (games,))
        yield Chart(title=f"After {games}", x=("a",), series=(row,), x_title="x", y_title="y")


def spoiled() -> Iterator[Chart | None]:
    yield from islice(rounds(steps=1), 4)
    raise ZeroDivisionError("no dice")


def press(page: Simulation, action: str) -> None:
    page.hear({"type": "control", "key": f"simulation/controls/{action}", "value": None})


def node(page: Simulation, key: str) -> dict[str, Any]:
    return next(node for node in page.page if node["k"].endswith(key))


def words(page: Simulation) -> list[str]:
    return [node["x"] for node in page.page if "x" in node]


async def until(page: Simulation, games: int) -> None:
    while page.played < games:
        await asyncio.sleep(0.005)


def test_it_begins_with_the_first_rounds() -> None:
    page = simulation(rounds(), first=3, most=9)
    assert page.chart.title == "After 3"
    assert "After 3" in page.to_text()
    assert node(page, "count")["x"] == "3 of 9 games"
    assert node(page, "more")["x"] == "More games"


def test_more_games_are_played_while_everything_else_goes_on() -> None:
    steps = 0

    def counted() -> Iterator[Chart | None]:
        nonlocal steps
        for step in rounds(step=STEP):
            steps += 1
            yield step

    async def play() -> tuple[Simulation, list[int]]:
        page = simulation(counted(), most=20)
        press(page, "more")
        assert page.played == 1
        at_a_time, before = [], steps
        while page.running:
            await asyncio.sleep(0)
            at_a_time.append(steps - before)
            before = steps
        return page, at_a_time

    page, at_a_time = asyncio.run(play())
    assert page.played == 20
    assert page.chart.title == "After 20"
    assert max(at_a_time) <= 2 + 1.25 * SLICE / STEP  # every sixth step, the chart, takes no time


def test_it_stops_and_goes_on() -> None:
    async def play() -> Simulation:
        page = simulation(rounds(step=STEP), most=1000)
        press(page, "more")
        press(page, "more")  # a second press starts nothing besides
        await until(page, 3)
        assert node(page, "stop")["x"] == "Stop"
        press(page, "stop")
        stopped_at = page.played
        await asyncio.sleep(0.1)
        assert page.played == stopped_at
        assert node(page, "count")["x"] == f"{stopped_at} of 1000 games"
        press(page, "more")
        await until(page, stopped_at + 2)
        press(page, "stop")
        return page

    assert not asyncio.run(play()).running


def test_in_the_end_there_are_no_more_games() -> None:
    async def play() -> Simulation:
        page = simulation(rounds(), most=4)
        press(page, "more")
        await until(page, 4)
        press(page, "more")
        return page

    page = asyncio.run(play())
    assert not page.running
    assert node(page, "more")["a"]["disabled"]
    assert "All games are played." in words(page)
    assert page.boards["chart"]["label"] == "After 4"


@pytest.mark.parametrize(
    ("first", "most", "said"),
    [
        (0, 5, "first is a whole number from 1 to 5, not 0"),
        (6, 5, "first is a whole number from 1 to 5, not 6"),
        (1, "many", "most is a whole number from 1 on, not 'many'"),
    ],
)
def test_numbers_that_cannot_be_are_refused(first: int, most: Any, said: str) -> None:
    with pytest.raises(RulebookError, match=said):
        simulation(rounds(), first=first, most=most)


def test_rounds_that_come_to_an_end_are_all_there_is() -> None:
    async def play() -> Simulation:
        page = simulation(islice(rounds(steps=1), 6), most=50)
        press(page, "more")
        while page.running:
            await asyncio.sleep(0.01)
        return page

    page = asyncio.run(play())
    assert node(page, "count")["x"] == "3 of 3 games"
    assert simulation(islice(rounds(steps=1), 6), first=40, most=50).played == 3
    with pytest.raises(RulebookError, match="gave none"):
        simulation([])


def test_what_is_no_chart_is_refused() -> None:
    with pytest.raises(RulebookError, match="rounds give charts, and None in between, not 7"):
        simulation([None, 7])


def test_the_chart_after_some_rounds() -> None:
    assert after_rounds(rounds(), 7).title == "After 7"


def test_games_that_go_wrong_say_so_and_stop(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> Simulation:
        page = simulation(spoiled(), most=50)
        press(page, "more")
        while page.running:
            await asyncio.sleep(0.01)
        return page

    page = asyncio.run(play())
    assert "The games stopped. ZeroDivisionError: no dice" in words(page)
    assert "All games are played." not in words(page)
    assert node(page, "more")["a"]["disabled"]
    assert "no dice" in caplog.text  # where it went wrong is in the log
