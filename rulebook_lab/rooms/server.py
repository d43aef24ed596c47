"""Rooms over HTTP and web sockets: a page, a picture to scan, a wire, what a notebook asks. By tornado."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
import segno
from tornado.ioloop import PeriodicCallback
from tornado.web import Application, RedirectHandler, RequestHandler, url
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from ..engine import Game
from ..engine.language import current
from ..lessons.progress import Progress
from ..scene.grounds import grounds_css
from ..scene.palette import DARK, LIGHT, live_css
from .asking import Practised
from .house import House
from .journal import Folder
from .kept import log_failure
from .keys import secret_of
from .limits import LIMITS, Limits
from .line import Line
from .words import say

V = TypeVar("V")
HERE = Path(__file__).parent / "static"
VIEWS = Path(__file__).parent.parent / "views" / "static"
BESIDE = "127.0.0.1", "localhost", "::1"
"""Names by which a computer calls itself: nobody else reaches it by them."""
TICK_MS = 100
SWEEP_MS = 3_600_000
AT_ONCE = 4
"""So many pages are brought up to date before the next message is read."""
UNREAD = 300
"""So many messages may wait for a browser that does not take them; then it is cut off."""
HOST = re.compile(r"[\w.\-]+(:\d+)?|\[[0-9a-fA-F:]+\](:\d+)?")


class Served:
    """A house of rooms in an event loop: time passes, what takes long is done in a thread of its own."""

    def __init__(
        self, folder: Path, base: str = "/", practice: Path | None = None, limits: Limits = LIMITS
    ) -> None:
        """`folder` keeps the rooms, `practice` what learners have practised (by default a file beside them).

        Raises BadFile for a folder that cannot be used.
        """
        self.folder = folder
        self.base = base if base.endswith("/") else f"{base}/"
        self.outside = ""
        """The address by which others reach this computer, where they do."""
        self._practice = practice or folder / "practice.db"
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="rooms")
        self._scribe = ThreadPoolExecutor(1, thread_name_prefix="practice")
        self._pumping = False
        self.house = House(
            Folder(folder),
            secret_of(folder),
            limits=limits,
            later=self._later,
            practice=self._practise,
            link=self.link,
        )

    def start(self) -> None:
        """Let time pass, in the event loop that runs now."""
        self._loop = asyncio.get_running_loop()
        self._ticker = PeriodicCallback(self._tick, TICK_MS)
        self._sweeper = PeriodicCallback(self._sweep, SWEEP_MS)
        self.house.sweep()
        self._ticker.start()
        self._sweeper.start()

    def stop(self) -> None:
        """Let go of all rooms."""
        self._ticker.stop()
        self._sweeper.stop()
        self.house.close()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._scribe.shutdown()

    def link(self, origin: str, code: str) -> str:
        """The address of a room for others, whoever asks by which address."""
        if self.outside and urlsplit(origin).hostname in BESIDE:
            origin = self.outside
        return f"{origin}{self.base}rulebook-lab/room/{code}"

    def pump(self) -> None:
        """Bring pages up to date, a few at a time, with everything else in between."""
        if not self._pumping:
            self._pumping = True
            self._loop.call_soon(self._pump)

    def _pump(self) -> None:
        self._pumping = False
        if self.house.settle(AT_ONCE):
            self.pump()

    def _sweep(self) -> None:
        self.house.sweep()

    def _tick(self) -> None:
        self.house.tick()
        self.pump()

    def _later(self, work: Callable[[], V], then: Callable[[V | None], object]) -> None:
        def done(future: Future[V]) -> None:
            self._loop.call_soon_threadsafe(finish, future)

        def finish(future: Future[V]) -> None:
            problem = future.exception()
            if isinstance(problem, Exception):
                log_failure(problem)
            then(None if problem is not None else future.result())
            self.pump()

        self._pool.submit(work).add_done_callback(done)

    def _practise(self, game: Game, practised: Practised) -> None:
        def keep() -> None:
            try:
                Progress(self._practice, practised.learner).answered(game, practised.clauses, practised.right)
            except Exception as problem:
                log_failure(problem)

        self._scribe.submit(keep)


# -- what browsers ask ------------------------------------------------------------------------------------


@cache
def files() -> dict[str, tuple[str, bytes]]:
    """What a page is made of, by name: its kind and its bytes. `index.js` is the widget's own script."""
    light, dark = (f".rb-alone{{background:{each['panel']};color:{each['ink']}}}" for each in (LIGHT, DARK))
    css = f"{light}@media(prefers-color-scheme:dark){{{dark}}}{live_css()}{grounds_css()}"
    css += (VIEWS / "page.css").read_text(encoding="utf-8")
    css += (HERE / "room.css").read_text(encoding="utf-8")
    return {
        "room.js": ("text/javascript; charset=utf-8", (HERE / "room.js").read_bytes()),
        "index.js": ("text/javascript; charset=utf-8", (VIEWS / "page.js").read_bytes()),
        "room.css": ("text/css; charset=utf-8", css.encode()),
        "icon.svg": ("image/svg+xml", (HERE / "icon.svg").read_bytes()),
    }


class Asked(RequestHandler):
    """What all answers have in common: nothing from elsewhere, no code but ours, nothing told to others."""

    def initialize(self, served: Served) -> None:
        """Remember the house."""
        self.served = served

    def set_default_headers(self) -> None:
        host = self.request.host if HOST.fullmatch(self.request.host) else ""
        wire = f" ws://{host} wss://{host}" if host else ""  # older browsers do not count them to 'self'
        # the motifs that boards lie on stand in the style sheet, as data
        self.set_header(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            f"connect-src 'self'{wire}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
        )
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("X-Frame-Options", "SAMEORIGIN")
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("Cross-Origin-Opener-Policy", "same-origin")
        self.set_header("Cross-Origin-Resource-Policy", "same-origin")
        self.set_header("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
        self.set_header("Cache-Control", "no-store")
        self.clear_header("Server")

    def write_error(self, status_code: int, **how: object) -> None:
        """Say what went wrong in a word, without the program's own."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(f"{status_code} {self._reason}")

    def log_exception(self, kind: object, problem: object, trace: object) -> None:
        """Log by kind and place alone."""
        if isinstance(problem, Exception) and not hasattr(problem, "status_code"):
            log_failure(problem)


class Page(Asked):
    """The page of any room: which one it is, and who looks, its script finds out."""

    def get(self, code: str = "") -> None:
        """Send the page."""
        up = "../" if code else ""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        page = (HERE / "room.html").read_text(encoding="utf-8")
        words = {name: say("page", name) for name in ("title", "code", "go", "waiting", "lost")}
        for name, value in {**words, "up": up, "language": current()}.items():
            page = page.replace(f"{{{name}}}", value)
        self.finish(page)


class File(Asked):
    """One of the page's files."""

    def get(self, name: str) -> None:
        """Send the file."""
        kind, data = files()[name]
        self.set_header("Content-Type", kind)
        self.set_header("Cache-Control", "no-cache")
        self.finish(data)


class Picture(Asked):
    """The address of a room, as a picture to be scanned."""

    def get(self, code: str) -> None:
        """Send the picture."""
        host = self.request.host if HOST.fullmatch(self.request.host) else ""
        self.set_header("Content-Type", "image/svg+xml")
        self.finish(picture(self.served.link(f"{self.request.protocol}://{host}", code)))


def picture(address: str) -> bytes:
    """An address as a picture to be scanned."""
    out = BytesIO()
    segno.make(address, micro=False, error="m").save(out, kind="svg", border=2, light="#fff", scale=4)
    return out.getvalue()


class Grant(Asked):
    """What a notebook asks of a room that it leads, with the room's own key."""

    def check_xsrf_cookie(self) -> None:
        """Nothing here is allowed by a cookie."""

    def post(self, code: str) -> None:
        """Do what is asked."""
        token = self.request.headers.get("X-Room-Key", "")
        if not token or not token.isascii():
            self.set_status(403)
            self.finish()
            return
        answer = self.served.house.grant(code, token, self.request.body, self.request.remote_ip or "")
        self.served.pump()
        self.set_header("Content-Type", "application/json")
        self.finish(msgspec.json.encode(answer))


class Wire(WebSocketHandler):
    """A web socket of a browser."""

    def initialize(self, served: Served) -> None:
        """Remember the house."""
        self.served = served
        self.line: Line | None = None
        self._unread = 0

    @property
    def ping_interval(self) -> float:
        """How often a browser is asked whether it is still there, in seconds."""
        return 20

    @property
    def ping_timeout(self) -> float:
        """How long it has to answer."""
        return 20

    @property
    def max_message_size(self) -> int:
        """Longer messages close the wire."""
        return 2 * self.served.house.limits.message

    def get_compression_options(self) -> dict[str, int]:
        """Whole pages are long and much alike."""
        return {"compression_level": 3, "mem_level": 5}

    def open(self, code: str) -> None:
        """A browser is there."""
        self.set_nodelay(True)
        origin = self.request.headers.get("Origin") or f"{self.request.protocol}://{self.request.host}"
        self.line = self.served.house.connect(
            code, self._send, partial(self.close, 1000), origin, self.request.remote_ip or ""
        )

    def _send(self, data: bytes) -> None:
        if self._unread > UNREAD:
            self.close(1008)
            return
        self._unread += 1
        try:
            sending: Awaitable[None] = self.write_message(data)
        except WebSocketClosedError:
            return
        asyncio.ensure_future(sending).add_done_callback(self._sent)

    def _sent(self, sending: asyncio.Future[None]) -> None:
        self._unread -= 1
        if not sending.cancelled():
            sending.exception()  # a browser that has gone is nothing to tell of

    def on_message(self, message: str | bytes) -> None:
        """Do what a browser asks for."""
        if self.line is not None:
            self.served.house.hear(self.line, message, self.request.remote_ip or "")
            self.served.pump()

    def on_close(self) -> None:
        """The browser has gone."""
        if self.line is not None:
            self.served.house.leave(self.line)
            self.served.pump()

    def log_exception(self, kind: object, problem: object, trace: object) -> None:
        """Log by kind and place alone."""
        if isinstance(problem, Exception):
            log_failure(problem)


def routes(served: Served) -> list[tuple[str, type[RequestHandler], dict[str, Served]]]:
    """What is answered, by address."""
    top, how = f"{re.escape(served.base)}rulebook-lab", {"served": served}
    return [
        (f"{top}/room", Page, how),
        (f"{top}/room/([A-Z]{{3,12}})", Page, how),
        (f"{top}/room/([A-Z]{{3,12}})/qr.svg", Picture, how),
        (f"{top}/wire/([A-Z]{{3,12}})", Wire, how),
        (f"{top}/lead/([A-Z]{{3,12}})", Grant, how),
        (f"{top}/static/({'|'.join(map(re.escape, files()))})", File, how),
    ]


class Nothing(Asked):
    """There is nothing at any other address."""

    def prepare(self) -> None:
        """Say so."""
        self.send_error(404)


def application(served: Served) -> Application:
    """A server that serves rooms and nothing else."""
    return Application(
        [url("/", RedirectHandler, {"url": f"{served.base}rulebook-lab/room", "permanent": False})]
        + [url(*route) for route in routes(served)],
        default_handler_class=Nothing,
        default_handler_args={"served": served},
        compress_response=True,
        log_function=lambda handler: None,
    )


def outside() -> str:
    """The address by which this computer is reached in its network; "127.0.0.1" where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses a way
            return str(probe.getsockname()[0])
        except OSError:
            return BESIDE[0]
