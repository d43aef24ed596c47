"""A room from a notebook: opened, led and saved by a few calls."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from datetime import date
from html import escape
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from ..engine import (
    BadFile,
    Game,
    Move,
    Seat,
    State,
    Timeline,
    expect,
    of_kinds,
    read_timeline,
)
from ..games import game as game_named
from ..lessons.quiz import Question
from . import wishes
from .asking import Poll, end_of, poll_of
from .entry import Refused
from .house import House
from .journal import Folder
from .keys import is_code, owners, secret_of
from .server import picture
from .serving import EVERYWHERE, Address, BackgroundServer, serving
from .where import under_jupyter, wanted
from .words import say

SECONDS = 10
"""How long a server may take to answer."""
_beside: dict[Path, BackgroundServer] = {}
"""The servers that run in threads of this process, by the folders of their rooms."""


@of_kinds
def room(
    start: Timeline | State | Game | str,
    seats: int | Iterable[Seat] = 0,
    *,
    days: float | None = None,
    practice: str | Path | None = None,
    folder: str | Path | None = None,
    host: str = EVERYWHERE,
    port: int = 0,
    **options: object,
) -> RoomCard:
    """Open a room round a record, a position or a new game; with a room's code, that room again.

    Under JupyterHub or Binder the Jupyter server serves it, at its own address; elsewhere a server in a
    thread of this process does, for everybody in the network who knows the code (`host="127.0.0.1"`: for this
    computer alone). `days` is how long it is kept after it was last used, `practice` the file in which
    answers count, `folder` where rooms are kept. `seats` and the options go to `Game.start`. Raises
    RulebookError.
    """
    rooms = wanted(folder, days, port, practice)
    if isinstance(start, str) and is_code(start):
        Folder(rooms)
        return RoomCard(start, rooms, _address(rooms, host, port, practice))
    code = _opened(_record(start, seats, options), rooms, days)
    return RoomCard(code, rooms, _address(rooms, host, port, practice))


def _record(
    start: Timeline | State | Game | str, seats: int | Iterable[Seat], options: Mapping[str, object]
) -> Timeline:
    if isinstance(start, Timeline):
        return start
    if isinstance(start, State):
        return Timeline(start, None)
    game = game_named(start) if isinstance(start, str) else start
    return Timeline(game.start_with(seats, options), secrets.randbelow(2**31))


def _opened(record: Timeline, rooms: Path, days: float | None) -> str:
    """Write a new room into the folder, from where whoever serves it takes it."""
    house = House(Folder(rooms), secret_of(rooms))
    with closing(house):
        return house.open(record, days)


def _address(rooms: Path, host: str, port: int, practice: str | Path | None) -> Address:
    """Where the rooms are served: by the Jupyter server where it is reached from outside, else from here."""
    if under_jupyter():
        parent = os.environ.get("JPY_PARENT_PID", "")
        found = [each for each in serving(rooms) if str(each.pid) == parent]
        if found:
            return found[0]
    here = _beside.get(rooms)
    if here is None:
        others = [each for each in serving(rooms) if each.pid != os.getpid() and each.others]
        if others:
            return others[0]
        here = _beside[rooms] = BackgroundServer(
            rooms, host, port, None if practice is None else Path(practice)
        )
    return Address(os.getpid(), here.url, here.others)


class RoomCard:
    """A room as a notebook has it: how to come in, and what who leads may do.

    Each call raises Refused where the room says no, BadFile where nobody serves it.
    """

    def __init__(self, code: str, folder: Path, address: Address) -> None:
        self.code = code
        self._address = address
        self._key = owners(secret_of(folder), code)
        self._lead_key = str(self._ask(wishes.Key()))

    # -- how to come in -----------------------------------------------------------------------------

    @property
    def link(self) -> str:
        """The address for everybody."""
        return f"{self._address.others or self._address.url}/rulebook-lab/room/{self.code}"

    @property
    def lead_link(self) -> str:
        """The address for who leads; tell nobody."""
        return f"{self._address.url}/rulebook-lab/room/{self.code}#lead={self._lead_key}"

    def __repr__(self) -> str:
        return f"<Room {self.code}: {self.link}>"

    def _repr_html_(self) -> str:
        if not self._address.others:  # under the Jupyter server's own address, which its browser knows best
            path = f"{urlsplit(self._address.url).path}/rulebook-lab/room/{self.code}"
            lead = f"{path}#lead={self._lead_key}"
            return self._card(path, path, lead, "")
        svg = picture(self.link).decode()
        return self._card(self.link, self.link, self.lead_link, svg[svg.index("<svg") :])

    def _card(self, words: str, link: str, lead: str, svg: str) -> str:
        head = escape(say("serve", "card-code", code=self.code))
        others, mine = escape(say("serve", "card-others")), escape(say("serve", "card-lead"))
        return (
            f'<h3>{head}</h3><p>{others}: <a href="{link}" target="_blank">{escape(words)}</a></p>'
            f'<p><a href="{lead}" target="_blank">{mine}</a></p>{svg}'
        )

    # -- leading --------------------------------------------------------------------------------------

    @property
    def timeline(self) -> Timeline:
        """The record as it is now, to be looked at and analysed; the room goes on by itself."""
        return read_timeline(str(self._ask(wishes.Record())), game_named)

    @property
    def report(self) -> dict[str, object]:
        """Who is there, and how votes, questions and papers stand."""
        return cast(dict[str, object], self._ask(wishes.Report()))

    def save(self, path: str | Path, *, replace: bool = True) -> Path:
        """Save the record, as `Timeline.save` does."""
        return self.timeline.save(path, replace=replace)

    @of_kinds
    def play(self, move: Move | str) -> None:
        """Play a move for whoever must decide, or choose what chance brings."""
        notation = move if isinstance(move, str) else self.timeline.game.write_move(move)
        self._ask(wishes.Play(notation))

    def undo(self) -> None:
        """Back to where a person last decided."""
        self._ask(wishes.Undo())

    def redo(self) -> None:
        """On to where a person decides next."""
        self._ask(wishes.Redo())

    @of_kinds
    def goto(self, node: int) -> None:
        """To any node of the record."""
        self._ask(wishes.GoTo(node))

    @of_kinds
    def freeze(self, on: bool = True) -> None:
        """Freeze the table, or let it go on."""
        self._ask(wishes.Turn("freeze", on))

    @of_kinds
    def show_hands(self, on: bool = True) -> None:
        """Show all hands on the projector, or hide them."""
        self._ask(wishes.Turn("hands", on))

    @of_kinds
    def choose_chance(self, by_hand: bool = True) -> None:
        """Decide dice and cards by hand, or leave them to their odds."""
        self._ask(wishes.Turn("chance", by_hand))

    @of_kinds
    def keep_seats(self, on: bool = True) -> None:
        """Let only who leads give seats."""
        self._ask(wishes.Turn("seats", on))

    @of_kinds
    def set_bot(self, seat: Seat, bot: str = "greedy") -> None:
        """Let a bot have a free seat; "" takes it away."""
        self._ask(wishes.Bot(seat, bot))

    @of_kinds
    def remove(self, person: int) -> None:
        """Send somebody away, by their number in the report."""
        self._ask(wishes.Remove(person))

    @of_kinds
    def vote(self, seat: Seat = "") -> None:
        """Let the class vote on a seat's next move; without a seat the vote ends."""
        self._ask(wishes.Vote(seat))

    @of_kinds
    def ask(
        self,
        question: Question | str,
        options: Sequence[str] = (),
        *,
        right: int | None = None,
        why: str = "",
        clauses: Sequence[str] = (),
        seconds: float = 0,
    ) -> None:
        """Put a question to everybody, for some seconds (0: until `close`).

        `question` is one of a quiz, or the words of one's own, with its options, the number of the right one
        (None: an opinion), the reason and the clauses that it counts for.
        """
        poll = _poll(question, options, right, why, clauses)
        self._ask(wishes.Ask(poll, seconds))

    def close(self) -> None:
        """End the time for the question: the answers are shown."""
        self._ask(wishes.Close(False))

    def clear(self) -> None:
        """Put the question away."""
        self._ask(wishes.Close(True))

    @of_kinds
    def homework(self, questions: Iterable[Question], until: date, title: str = "") -> str:
        """Set a paper that is done until the end of a day; the answer is its link."""
        paper = tuple(questions)
        for question in paper:
            expect(question, Question, "each of questions: one of a quiz")
        number = self._ask(wishes.SetPaper(title, tuple(map(poll_of, paper)), end_of(until)))
        return f"{self.link}#paper={cast(int, number) + 1}"

    def end(self) -> None:
        """End the room, and delete all that was kept of it."""
        self._ask(wishes.End())

    def _ask(self, wish: wishes.Wish) -> object:
        address = f"{self._address.url}/rulebook-lab/lead/{self.code}"
        request = Request(address, msgspec.json.encode(wish), {"X-Room-Key": self._key})
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=SECONDS) as answered:
                answer = msgspec.json.decode(answered.read(), type=dict[str, object])
        except (OSError, msgspec.DecodeError) as problem:
            raise BadFile(say("serve", "card-no-server", code=self.code)) from problem
        if "refused" in answer:
            raise Refused(say("serve", "card-refused", why=answer["refused"]))
        return answer["done"]


def _poll(
    question: Question | str, options: Sequence[str], right: int | None, why: str, clauses: Sequence[str]
) -> Poll:
    if isinstance(question, Question):
        return poll_of(question)
    return Poll(stem=question, options=tuple(options), right=right, why=why, clauses=tuple(clauses))
