"""A connection of a browser to a room: what it shows, and what it may say."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Protocol

import msgspec

from ..engine.language import speaking
from ..scene.node import Json
from ..views.html import Act, Element, Sheet
from ..views.live import Live, says
from .gallery import Gallery
from .limits import Limits
from .people import Person

_encode = msgspec.json.Encoder().encode


class Bucket:
    """Counts what comes too often: so many at once, so many a second in the long run."""

    def __init__(self, burst: float, often: float, now: float) -> None:
        self._burst, self._often = burst, often
        self._left, self._at = burst, now

    def take(self, now: float) -> bool:
        """Whether one more may come now."""
        self._left = min(self._burst, self._left + max(now - self._at, 0) * self._often)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def open(self, now: float) -> bool:
        """Whether one more could come now."""
        return self._left + (now - self._at) * self._often >= 1

    def busy(self, now: float) -> bool:
        """Whether it still remembers anything."""
        return self._left + (now - self._at) * self._often < self._burst


class View(Protocol):
    """A page of a room, whoever looks at it."""

    @property
    def language(self) -> str:
        """The language that it is in; "" for the one of the process."""

    def elements(self) -> Iterable[Element]:
        """The page that is shown now."""

    def follow(self) -> bool:
        """Look at what is on the table now; the answer is whether that is something else than before."""

    def face(self) -> Hashable | None:
        """What decides all that is shown, or None where some of it is this page's alone."""

    def run(self, act: Act, late: bool) -> None:
        """Do what was asked for; `late` tells that it was before the table became this one."""

    def show_clause(self, id: str) -> None:
        """Show a clause's card."""


class Line:
    """One connection. `send` is given each message as JSON, `hang_up` closes it."""

    def __init__(
        self,
        send: Callable[[bytes], object],
        hang_up: Callable[[], object],
        origin: str,
        limits: Limits,
        now: float,
    ) -> None:
        self.origin = origin
        """The address that the browser reached the house by."""
        self.code = ""
        """The code of its room."""
        self.person: Person | None = None
        self.leads = False
        self.wrong = 0
        """How many of its messages were wrong, or too many."""
        self.open = True
        self.since = now
        self.bucket = Bucket(limits.burst, limits.often, now)
        self._send = send
        self._hang_up = hang_up
        self._limits = limits
        self._view: View | None = None
        self._live: Live | None = None
        self._own: Sheet | None = None
        self._face: Hashable | None = None
        self._rev = 0
        self._fresh = 0
        """Since which patch the table is this one: what was clicked before is about another."""

    @property
    def greeted(self) -> bool:
        """Whether it is known who is there."""
        return self._live is not None

    def say(self, message: Json) -> None:
        """Send a message."""
        if self.open:
            self._send(_encode(message))

    def show(self, view: View, gallery: Gallery) -> None:
        """Show a page, whole."""
        self._view, self._gallery = view, gallery
        self._live = Live(view.elements, view.show_clause, gallery.diff, view.language)
        self._own = self._live.sheet
        self._face = view.face()
        self._rev = self._fresh = self._rev + 1
        self.send_whole()

    @property
    def language(self) -> str:
        """The language of its page; "" for the one of the process."""
        return "" if self._view is None else self._view.language

    def _say_anew(self, view: View) -> None:
        """Show the page in another language than before."""
        view.follow()
        self.say({"type": "welcome", "token": "", "says": says(), "title": self._gallery.room.game.title})
        self.show(view, self._gallery)

    def send_whole(self) -> None:
        """Send the whole page."""
        if self._live is not None:
            self.say({"type": "whole", "rev": self._rev, **self._live.whole()})

    def missed(self, rev: int) -> bool:
        """Whether the browser is at another place than this."""
        return rev != self._rev

    def meant(self, message: Json) -> Act | None:
        """What a message asks for, while it is on the page."""
        return None if self._live is None else self._live.meant(message, self._sheet(self._live))

    def fitted(self, message: Json) -> Act | None:
        """What follows from the room that a board has on the screen."""
        return None if self._live is None else self._live.fitted(message, self._sheet(self._live))

    def _sheet(self, live: Live) -> Sheet:
        """What is shown, with controls that are this line's own."""
        if self._own is None:  # it was laid out for another with the same face
            self._own = live.rendered()
        return self._own

    def run(self, act: Act, message: Json) -> None:
        """Do what a message asked for; what is refused is told on the page."""
        rev = message.get("rev")
        if self._view is not None:
            self._view.run(act, isinstance(rev, int) and rev < self._fresh)

    def refresh(self) -> bool:
        """Send what has changed; the answer is whether anything has."""
        if self._view is None or self._live is None or not self.open:
            return False
        with speaking(self.language):
            return self._refreshed(self._view, self._live)

    def _refreshed(self, view: View, live: Live) -> bool:
        if live.language != view.language:
            self._say_anew(view)
            return True
        other = view.follow()
        patch = self._patch(view, live)
        if patch == b"{}":
            return False
        self._rev += 1
        if other:
            self._fresh = self._rev
        self._send(b'{"type":"patch","rev":%d,%b' % (self._rev, patch[1:]))
        return True

    def _patch(self, view: View, live: Live) -> bytes:
        """What differs, found once for all lines that change their face in the same way."""
        before, self._face = self._face, view.face()
        if before is None or self._face is None:
            patch = _encode(live.turn())
            self._own = live.sheet
            return patch
        if before == self._face:
            return b"{}"
        self._own = None

        def step() -> tuple[Sheet, bytes]:
            patch = _encode(live.turn())
            self._own = live.sheet
            return live.sheet, patch

        live.sheet, patch = self._gallery.steps.get((before, self._face), step)
        return patch

    def complain(self, why: str) -> None:
        """Answer a wrong message, and count it; hang up after many."""
        self.wrong += 1
        self.say({"type": "no", "why": why})
        if self.wrong >= self._limits.wrong:
            self.hang_up()

    def hang_up(self, why: str = "") -> None:
        """Close it; `why` tells the browser not to come back by itself."""
        if self.open:
            if why:
                self.say({"type": "gone", "why": why})
            self.open = False
            self._hang_up()
