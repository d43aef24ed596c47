"""A class answers at once: how long answers and patches take, whether any is lost, what memory it costs.

    python -m benchmarks.rooms [--people 40] [--rooms 1] [--rounds 5] [--minutes 0]

The server is a process of its own, all people are in another, over this computer's own network. Everybody
answers at a moment of their own within two seconds; after each question a move is played. With `--minutes`
it goes on so long.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

import rulebook_lab as lab
from rulebook_lab.rooms.notebook import RoomCard, _opened
from rulebook_lab.rooms.serving import serving

from .measure import table

OPTIONS = ("one", "two", "three", "four")
WITHIN = 2.0
"""Everybody answers within so many seconds."""
REV = re.compile(rb'^\{"type":"(\w+)"(?:,"rev":(\d+))?')


class Person:
    """One browser, without the browser."""

    def __init__(self) -> None:
        self.rev = 0
        self.got = 0
        self.bytes = 0
        self.at = 0.0
        """When the last patch came."""
        self.lost = 0
        self._news = asyncio.Event()

    async def come(self, url: str, code: str, lead: str = "") -> None:
        """Open the room; who does not lead it watches."""
        address = f"{url.replace('http', 'ws')}/rulebook-lab/wire/{code}"
        request = HTTPRequest(address, headers={"Origin": url})
        self.wire: WebSocketClientConnection = await websocket_connect(request, compression_options={})
        self._reading = asyncio.create_task(self._read())
        await self.say({"type": "hello", "lead": lead})
        if not lead:
            await self.say({"type": "control", "key": "lobby/places/watch", "rev": self.rev})

    async def _read(self) -> None:
        while (message := await self.wire.read_message()) is not None:
            data = message.encode() if isinstance(message, str) else message
            found = REV.match(data)
            kind = found[1] if found else b""
            if kind in (b"patch", b"whole") and found and found[2]:
                rev = int(found[2])
                self.lost += kind == b"patch" and rev != self.rev + 1
                self.rev = rev
                self.got += 1
                self.bytes += len(data)
                self.at = time.perf_counter()
                self._news.set()
            elif kind == b"no":
                self.lost += 1

    async def say(self, message: dict[str, object]) -> float:
        """Send a message; the answer is how long its patch took, in seconds."""
        self._news.clear()
        began = time.perf_counter()
        await self.wire.write_message(json.dumps(message))
        await asyncio.wait_for(self._news.wait(), 30)
        return self.at - began

    async def hear(self, before: int) -> float:
        """Wait for a patch after the `before`th; the answer is when it came."""
        while self.got <= before:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 30)
        return self.at

    async def answer(self, random: Random) -> float:
        """Answer the question at a moment of one's own."""
        await asyncio.sleep(WITHIN * random.random())
        option = random.randrange(len(OPTIONS))
        key = f"question/side/inner/options/option {option}/answer {option}"
        return await self.say({"type": "control", "key": key, "value": None, "rev": self.rev})


async def told(people: list[Person], act: Callable[[], object]) -> list[float]:
    """Let the teacher do something; how long it took until each person saw it."""
    before = [person.got for person in people]

    def acted() -> float:
        began = time.perf_counter()
        act()
        return began

    acting = asyncio.create_task(asyncio.to_thread(acted))
    times = [await person.hear(got) for person, got in zip(people, before, strict=True)]
    began = await acting
    return [at - began for at in times]


async def one_round(card: RoomCard, people: list[Person], random: Random) -> tuple[list[float], list[float]]:
    """One question in one room: how long answers took, and what everybody is sent."""
    await asyncio.sleep(WITHIN * random.random())  # teachers do not ask all at one moment
    seen = await told(people, lambda: card.ask("How much?", OPTIONS, right=1, why="Because."))
    answers = await asyncio.gather(*(person.answer(random) for person in people))
    seen += await told(people, card.close)
    seen += await told(people, card.clear)
    return list(answers), seen


def memory(pid: int) -> float:
    """What a process holds in memory, in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def spent(pid: int) -> float:
    """The time that a process has used, in seconds."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def shown(times: list[float]) -> list[str]:
    """The median, and what 95 and 99 of 100 stay below, in milliseconds."""
    parts = quantiles(times, n=100)
    return [f"{1000 * parts[at]:.1f}" for at in (49, 94, 98)]


async def measure(
    url: str, cards: list[RoomCard], people: int, rounds: int, minutes: float, pid: int
) -> list[list[object]]:
    """Let everybody come, and ask."""
    random = Random(1)
    rooms = [[Person() for _ in range(people)] for _ in cards]
    for card, each in zip(cards, rooms, strict=True):
        await asyncio.gather(*(person.come(url, card.code) for person in each))
        teacher = Person()
        await teacher.come(url, card.code, card.lead_link.partition("lead=")[2])
    answers: list[float] = []
    seen: list[float] = []
    began, used, held = time.monotonic(), spent(pid), [memory(pid)]
    done = 0
    while done < rounds or time.monotonic() - began < 60 * minutes:
        for got, sent in await asyncio.gather(
            *(one_round(card, each, random) for card, each in zip(cards, rooms, strict=True))
        ):
            answers += got
            seen += sent
        for card, each in zip(cards, rooms, strict=True):
            state = card.timeline.state
            if state.pending:
                move = random.choice(list(state.legal_moves))
                seen += await told(each, partial(card.play, move))
            elif minutes:
                await told(each, partial(card.goto, 0))
        done += 1
        held.append(memory(pid))
    everybody = [person for each in rooms for person in each]
    lost = sum(person.lost for person in everybody)
    size = sum(person.bytes for person in everybody) / sum(person.got for person in everybody)
    quarter = max(len(held) // 4, 1)
    share = f"{100 * (spent(pid) - used) / (time.monotonic() - began):.0f} %"
    flat = f"{sum(held[quarter : 2 * quarter]) / quarter:.0f} → {sum(held[-quarter:]) / quarter:.0f}"
    who = f"{people} in each of {len(cards)}" if len(cards) > 1 else f"{people} in one room"
    return [
        [f"{who}: answers", *shown(answers), len(answers), lost, share, flat],
        [f"{who}: patches, {size / 1000:.1f} KB", *shown(seen), len(seen), lost, share, flat],
    ]


def run(people: int, rooms: int, rounds: int, minutes: float) -> list[list[object]]:
    """Start a server with its rooms, and measure it."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        codes = [_opened(lab.timeline("ambis", 3, seed=number), folder, None) for number in range(rooms)]
        command = [sys.executable, "-m", "rulebook_lab.cli", "serve", "--folder", name, "--host", "127.0.0.1"]
        process = subprocess.Popen([*command, "--port", "0"], stdout=subprocess.DEVNULL)
        try:
            while not (found := list(serving(folder))):
                time.sleep(0.1)
            cards = [RoomCard(code, folder, found[0]) for code in codes]
            return asyncio.run(measure(found[0].url, cards, people, rounds, minutes, process.pid))
        finally:
            process.kill()
            process.wait()


def main() -> None:
    """Print the table."""
    given = argparse.ArgumentParser()
    given.add_argument("--people", type=int)
    given.add_argument("--rooms", type=int, default=1)
    given.add_argument("--rounds", type=int, default=5)
    given.add_argument("--minutes", type=float, default=0)
    asked, _ = given.parse_known_args()
    sizes = [(asked.people, asked.rooms)] if asked.people else [(40, 1), (10, 20)]
    rows = [row for people, rooms in sizes for row in run(people, rooms, asked.rounds, asked.minutes)]
    head = ["ms from the click", "median", "95 %", "99 %", "of", "lost", "of a core", "MB held"]
    print(table("A class that answers within two seconds", head, rows))


if __name__ == "__main__":
    main()
