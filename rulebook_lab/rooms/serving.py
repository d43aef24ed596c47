"""A server of rooms by itself: on a command line, or in a thread beside a notebook; how others find it."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from socket import gaierror
from threading import Event, Thread

import msgspec
import segno
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets

from ..engine import RulebookError, Timeline, shortened
from .server import BESIDE, Served, application, outside
from .words import say

EVERYWHERE = "0.0.0.0"
PORT = 8477


class Address(msgspec.Struct, frozen=True):
    """Where a process serves the rooms of a folder: the address on this computer, and the one for others."""

    pid: int
    url: str
    others: str = ""


def announce(folder: Path, address: Address) -> Callable[[], None]:
    """Say in a folder where its rooms are served; the answer takes that back."""
    path = folder / f"{address.pid}.serving"
    path.write_bytes(msgspec.json.encode(address))

    def end() -> None:
        path.unlink(missing_ok=True)

    return end


def serving(folder: Path) -> Iterator[Address]:
    """Where the rooms of a folder are served now; what killed processes left behind is taken away."""
    for path in sorted(folder.glob("*.serving")):
        try:
            address = msgspec.json.decode(path.read_bytes(), type=Address)
            os.kill(address.pid, 0)
        except (OSError, msgspec.DecodeError):
            path.unlink(missing_ok=True)
            continue
        yield address


class Listening:
    """A server of rooms that is up, in the event loop that runs now."""

    def __init__(self, served: Served, host: str = EVERYWHERE, port: int = PORT) -> None:
        """Raises RulebookError where the port is in use, or the host is none; 0 takes any free port."""
        try:
            sockets = bind_sockets(port, host)
        except (gaierror, UnicodeError) as problem:
            raise RulebookError(say("serve", "no-host", host=shortened(host))) from problem
        except OSError as problem:
            raise RulebookError(
                say("serve", "no-port", port=port, problem=str(problem.strerror))
            ) from problem
        port = sockets[0].getsockname()[1]
        self.served = served
        name = outside() if host in (EVERYWHERE, "") else host
        served.outside = "" if name in BESIDE else f"http://{name}:{port}"
        self.url = f"http://127.0.0.1:{port}"
        served.start()
        self._server = HTTPServer(application(served), max_body_size=200_000, max_header_size=16_384)
        self._server.add_sockets(sockets)
        self._unsay = announce(served.folder, Address(os.getpid(), self.url, served.outside))

    def stop(self) -> None:
        """Serve nobody any more; the rooms are there again for the next server."""
        self._unsay()
        self._server.stop()
        self.served.stop()


class BackgroundServer:
    """A server of rooms in a thread of its own, as beside a notebook."""

    def __init__(self, folder: Path, host: str, port: int, practice: Path | None) -> None:
        self._up = Event()
        self._failed: Exception | None = None
        self._how = folder, host, port, practice
        self._thread = Thread(target=lambda: asyncio.run(self._run()), name="rooms", daemon=True)
        self._thread.start()
        self._up.wait()
        if self._failed is not None:
            raise self._failed

    async def _run(self) -> None:
        self._end = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        try:
            folder, host, port, practice = self._how
            listening = Listening(Served(folder, practice=practice), host, port)
        except Exception as problem:
            self._failed = problem
            return
        finally:
            self._up.set()
        self.url, self.others = listening.url, listening.served.outside
        await self._end.wait()
        listening.stop()

    def stop(self) -> None:
        """End the server; its rooms are kept."""
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(5)


def serve(
    record: Timeline | None, folder: Path, host: str, port: int, days: float | None, practice: Path | None
) -> None:
    """Serve rooms until the process is interrupted; for a record open a new one. Raises RulebookError."""

    async def run() -> None:
        served = Served(folder, practice=practice)
        listening = Listening(served, host, port)
        try:
            new = served.house.open(record, days) if record is not None else ""
            tell(served, listening.url, new)
            gc.collect()
            gc.freeze()  # what stays need not be looked through: it would hold everybody up for 90 ms
            gc.set_threshold(50_000, 20, 50)
            await asyncio.Event().wait()
        finally:
            listening.stop()

    with suppress(KeyboardInterrupt):
        asyncio.run(run())


def tell(served: Served, url: str, new: str = "") -> None:
    """Print how everybody comes in: into the new room, or the only one, in full and last.

    The rooms that were kept from before have a line each, for who leads them: a teacher soon has many.
    """
    codes = [*served.house.shelf.codes()]
    now = new or (codes[0] if len(codes) == 1 else "")
    for code in sorted(codes, key=now.__eq__):
        try:
            key = served.house.token(code, "lead")
        except RulebookError as problem:
            print(problem)
            continue
        lead = f"{url}{served.base}rulebook-lab/room/{code}#lead={key}"
        if code != now:
            print(say("serve", "kept", code=code, game=served.house.rooms[code].room.game.title, link=lead))
            continue
        link = served.link(url, code)
        print(say("serve", "room", code=code, link=link))
        print(say("serve", "lead", link=lead))
        if sys.stdout.isatty():
            segno.make(link, micro=False).terminal(compact=True)
    if not served.outside:
        print(say("serve", "alone"))
    print(say("serve", "end"), flush=True)
