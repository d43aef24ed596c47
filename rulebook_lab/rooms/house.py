"""All rooms of one process: who knocks, who says what, what happens by itself. Knows no network.

A message comes in by `hear`, answers go out by the line's `send`: nothing here waits, and nothing that a
browser sends makes it raise.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import partial

import msgspec

from ..engine import Game, Move, RulebookError, Timeline
from ..engine.language import current, speaking
from ..lessons.public import quiz
from ..scene.node import Json
from ..views.live import says
from . import asking, people, play, wishes
from .asking import Poll, Practised
from .entry import NotKept, Refused
from .guest import Guest
from .journal import Shelf
from .kept import Kept, Later, at_once, log_failure
from .keys import hashed, is_code, new_code, new_token, owners, right_token, same
from .lead import Lead
from .limits import DAY, HOUR, LIMITS, Limits
from .line import Bucket, Line, View
from .question_desk import Doors
from .room import Opened, Room
from .screen import Screen
from .words import say

PACE = 0.9
"""How long a bot waits before its move, in seconds."""
SILENT = 15.0
"""So long a connection may say nothing of who is there, in seconds."""
IDLE = 600.0
"""For so long a room that nobody is in stays in memory."""

_decode = msgspec.json.decode
_wish = msgspec.json.Decoder(wishes.ANY).decode


class House:
    """The rooms of one process."""

    def __init__(
        self,
        shelf: Shelf,
        secret: bytes,
        *,
        limits: Limits = LIMITS,
        later: Later = at_once,
        practice: Callable[[Game, Practised], object] = lambda game, practised: None,
        link: Callable[[str, str], str] = lambda origin, code: f"{origin}/rulebook-lab/room/{code}",
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`later` does what takes long, `practice` keeps what counts for a learner.

        `link` is a room's address for whoever reached the house by an origin, `clock` gives the time in
        seconds since 1970.
        """
        self.clock = clock
        self.shelf = shelf
        self.limits = limits
        self.rooms: dict[str, Kept] = {}
        self.wrong = 0
        """How many messages were wrong, of all lines."""
        self._secret = secret
        self._later = later
        self._practice = practice
        self._link = link
        self._knocks: dict[str, Bucket] = {}

    # -- rooms --------------------------------------------------------------------------------------

    def open(self, record: Timeline, days: float | None = None) -> str:
        """Make a room; the answer is its code. Raises Refused where there are too many."""
        now = self.clock()
        text = record.text
        if len(text) > self.limits.record:
            raise Refused(say("refusals", "long-record"))
        if len(tuple(self.shelf.codes())) >= self.limits.rooms:
            raise Refused(say("refusals", "house-full"))
        while (journal := self.shelf.new(code := new_code())) is None:
            pass
        room = Room(code, journal.write, self.limits)
        days = self.limits.days if days is None else min(days, self.limits.most_days)
        room.do(Opened(text, secrets.token_urlsafe(12), days))
        journal.keep(now + days * DAY)
        self.rooms[code] = Kept(room, journal, now)
        return code

    def find(self, code: str) -> Kept | None:
        """A room by its code, read from its journal if it is not in memory. Raises BadFile."""
        now = self.clock()
        if code in self.rooms:
            return self.rooms[code]
        if not is_code(code):
            return None
        journal = self.shelf.take(code)
        if journal is None:
            return None
        try:
            if journal.until < now:
                journal.delete()
                return None
            room = Room(code, journal.write, self.limits)
            room.restore(journal.read())
        except RulebookError:
            journal.close()
            raise
        self.rooms[code] = Kept(room, journal, now)
        return self.rooms[code]

    def token(self, code: str, right: str) -> str:
        """The token for a right in a room: "lead" or "screen". Raises Refused where there is no such room."""
        kept = self.find(code)
        if kept is None:
            raise Refused(say("refusals", "no-room"))
        return self._token(kept.room, right)

    def _token(self, room: Room, right: str) -> str:
        return right_token(self._secret, room.code, room.salt, right)

    def end(self, kept: Kept) -> None:
        """Take a room away, with all that was kept of it."""
        self._unload(kept, say("refusals", "ended"))
        kept.journal.delete()

    def close(self) -> None:
        """Let go of all rooms; they are there again for the next process."""
        for kept in list(self.rooms.values()):
            self._unload(kept)
            kept.journal.close()

    def _lose(self, kept: Kept, problem: Exception) -> None:
        """Let go of a room that is not what its journal says: it is read from there again."""
        log_failure(problem)
        self._unload(kept)
        kept.journal.close()

    def _unload(self, kept: Kept, why: str = "") -> None:
        self.rooms.pop(kept.room.code, None)
        for line in list(kept.lines):
            line.hang_up(why)
        kept.lines.clear()
        kept.dirty.clear()

    # -- who knocks -----------------------------------------------------------------------------------

    def may_try(self, address: str) -> bool:
        """Whether one address has not knocked in vain too often of late."""
        bucket = self._knocks.get(address)
        return bucket is None or bucket.open(self.clock())

    def may_knock(self, address: str) -> bool:
        """Whether one address may try one more code, or bring one more person."""
        now = self.clock()
        bucket = self._knocks.get(address)
        if bucket is None:
            if len(self._knocks) > 4 * self.limits.lines:
                self._knocks = {who: each for who, each in self._knocks.items() if each.busy(now)}
            bucket = self._knocks[address] = Bucket(
                self.limits.class_at_once, self.limits.strangers / 60, now
            )
        return bucket.take(now)

    def connect(
        self,
        code: str,
        send: Callable[[bytes], object],
        hang_up: Callable[[], object],
        origin: str,
        address: str = "",
    ) -> Line | None:
        """Open a line to a room; None, after a word to the browser, where there is none to be had."""
        now = self.clock()
        line = Line(send, hang_up, origin, self.limits, now)
        why = ""
        try:
            kept = self.find(code) if self.may_try(address) else None
        except RulebookError as problem:
            kept, why = None, str(problem)
        if kept is None:
            known = why or say("refusals", "no-room")
            line.hang_up(known if self.may_knock(address) else say("refusals", "too-many-knocks"))
            return None
        if sum(len(each.lines) for each in self.rooms.values()) >= self.limits.lines:
            line.say({"type": "no", "why": say("refusals", "busy")})
            line.hang_up()
            return None
        kept.lines.append(line)
        line.code = code
        kept.used = now
        return line

    def leave(self, line: Line) -> None:
        """The browser has gone."""
        line.open = False
        kept = self.rooms.get(line.code)
        if kept is not None and line in kept.lines:
            kept.lines.remove(line)
            kept.dirty.pop(line, None)
            kept.dirty |= {each: None for each in kept.lines if each.leads}

    # -- who says what ----------------------------------------------------------------------------------

    def hear(self, line: Line, text: str | bytes, address: str = "") -> None:
        """Do what a browser asks for, and answer it. Never raises."""
        kept = self.rooms.get(line.code)
        if kept is None or not line.open:
            return
        try:
            with speaking(line.language):
                why = self._heard(kept, line, text, address)
        except NotKept as problem:
            self._lose(kept, problem)
            return
        except RulebookError as problem:
            why = str(problem)
        except Exception as problem:
            log_failure(problem)
            why = say("refusals", "fault")
        if why:
            self.wrong += 1
            line.complain(why)
        self._noted(kept)

    def _heard(self, kept: Kept, line: Line, text: str | bytes, address: str) -> str:
        """Do what a message asks for; the answer says what is wrong with it."""
        if not line.bucket.take(self.clock()):
            return say("refusals", "too-fast")
        if len(text) > self.limits.message:
            return say("refusals", "too-long")
        try:
            message = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return say("refusals", "no-message")
        if not isinstance(message, dict):
            return say("refusals", "no-message")
        match message:
            case {"type": "hello"}:
                return self._greet(kept, line, message, address)
            case {"type": "present", "rev": int(rev)} if line.greeted:
                if line.missed(rev):
                    line.send_whole()
                else:
                    line.say({"type": "ok"})
                return ""
        if fit := line.fitted(message):
            fit()
        elif act := line.meant(message):
            line.run(act, message)
        else:
            return say("refusals", "not-here")
        kept.dirty.pop(line, None)
        if not line.refresh():
            line.say({"type": "ok"})
        return ""

    def _greet(self, kept: Kept, line: Line, message: Json, address: str) -> str:
        """Learn who is there, and show them their page."""
        if line.greeted:
            return say("refusals", "not-here")
        for right in ("lead", "screen"):
            token = message.get(right)
            if token and not (isinstance(token, str) and same(token, self._token(kept.room, right))):
                return say("refusals", "wrong-key") if self.may_knock(address) else self._shut(line)
            if token:
                self._welcome(kept, line, "", right)
                return ""
        token = message.get("token")
        person = kept.room.known(hashed(token)) if isinstance(token, str) and token else None
        if person is None:
            if not self.may_knock(address):
                return self._shut(line)
            token = new_token()
            self._make_space(kept)
            person = people.come(kept.room, hashed(token))
        line.person = person
        own = [each for each in kept.lines if each.person is person]
        for each in own[: -self.limits.lines_each]:
            each.hang_up(say("refusals", "many-pages"))
        paper = message.get("paper")
        self._welcome(kept, line, str(token), "", paper if isinstance(paper, int) else None)
        return ""

    def _make_space(self, kept: Kept) -> None:
        """Where a room is full, forget somebody who looked in and left without a word."""
        room = kept.room
        if len(room.present) < self.limits.people:
            return
        for person in room.present:
            if not (person.name or person.placed or kept.connected(person.number)):
                people.remove(room, person)
                return

    def _shut(self, line: Line) -> str:
        line.hang_up(say("refusals", "too-many-knocks"))
        return say("refusals", "too-many-knocks")

    def _welcome(self, kept: Kept, line: Line, token: str, right: str, paper: int | None = None) -> None:
        line.leads = bool(right)
        own = "" if line.person is None else line.person.language
        with speaking(own or kept.room.language):
            line.say({"type": "welcome", "token": token, "says": says(), "title": kept.room.game.title})
            line.show(self._page(kept, line, right, paper), kept.gallery)
        kept.dirty |= {each: None for each in kept.lines if each.leads and each is not line}

    def _page(self, kept: Kept, line: Line, right: str, paper: int | None) -> View:
        """The page of who is there."""
        if right == "lead":
            return Lead(kept.gallery, self._doors(kept, line), self.clock)
        if line.person is None:
            return Screen(kept.gallery, partial(self._link, line.origin, kept.room.code), self.clock)
        return Guest(kept.gallery, line.person, self.clock, paper)

    def _doors(self, kept: Kept, line: Line) -> Doors:
        room = kept.room
        link = partial(self._link, line.origin, room.code)

        def questions(clauses: list[str], n: int, then: Callable[[list[Poll]], object]) -> None:
            def made(polls: list[Poll] | None) -> None:
                then(polls or [])
                self._changed(kept, line)

            self._later(partial(generated, room.game, clauses, n, current()), made)

        return Doors(
            link=link,
            screen=lambda: f"{link()}#screen={self._token(room, 'screen')}",
            connected=lambda person: kept.connected(person.number),
            questions=questions,
            download=lambda name, text: line.say({"type": "download", "name": name, "text": text}),
            end=partial(self.end, kept),
            keep=partial(self.keep, kept),
        )

    def _changed(self, kept: Kept, line: Line) -> None:
        """A page of who leads has changed by itself."""
        if line in kept.lines:
            kept.dirty[line] = None
        self._noted(kept)

    def keep(self, kept: Kept, until: float) -> None:
        """Keep a room at least until then."""
        if until > kept.until:
            kept.until = until
            kept.journal.keep(until)

    def _noted(self, kept: Kept) -> None:
        """Pass on what has changed in a room."""
        kept.note(self.clock())
        room = kept.room
        practised, room.practised = room.practised, []
        for each in practised:
            try:
                self._practice(room.game, each)
            except Exception as problem:  # a locked or damaged file of practice must not stop the lesson
                log_failure(problem)
        for line in list(kept.lines):
            if line.person is not None and line.person.gone:
                line.hang_up(say("refusals", "removed"))
                self.leave(line)

    def settle(self, most: int | None = None) -> bool:
        """Send what has changed to those who have not seen it, to `most` of them; whether there are more."""
        for kept in list(self.rooms.values()):
            while kept.dirty:
                if most == 0:
                    return True
                line = next(iter(kept.dirty))
                del kept.dirty[line]
                try:
                    line.refresh()
                except Exception as problem:
                    log_failure(problem)
                    line.hang_up()
                if most is not None:
                    most -= 1
        return False

    # -- what happens by itself ---------------------------------------------------------------------------

    def tick(self) -> None:
        """Let time pass: clocks run out, chance and bots play, rooms that nobody is in go to sleep."""
        now = self.clock()
        for kept in list(self.rooms.values()):
            if kept.stuck:
                continue
            try:
                self._tick(kept, now)
            except NotKept as problem:
                self._lose(kept, problem)
            except Exception as problem:
                log_failure(problem)
                kept.stuck = True

    def _tick(self, kept: Kept, now: float) -> None:
        room = kept.room
        if not kept.lines and now - kept.used > IDLE:
            self._unload(kept)
            kept.journal.close()
            return
        if kept.lines and kept.until < now + room.days * DAY - HOUR:
            self.keep(kept, now + room.days * DAY)
        for line in [each for each in kept.lines if not each.greeted and now - each.since > SILENT]:
            line.hang_up()
            self.leave(line)
        question = room.question
        if question is not None and not question.over and question.until and now >= question.until:
            asking.close(room)
        if not room.by_hand and not room.frozen and room.game.by_chance(room.state):
            play.let_chance(room)
        if kept.lines and not kept.thinking and now >= kept.moved + PACE:
            self._wake_bot(kept)
        self._noted(kept)

    def _wake_bot(self, kept: Kept) -> None:
        room = kept.room
        seat, at = play.bot_to_move(room), room.timeline.at
        if seat is None or kept.rested_at == at:
            return
        kept.thinking = True

        def moved(move: Move | None) -> None:
            kept.thinking = False
            if move is None:
                kept.rested_at = at
            elif room.timeline.at == at and play.bot_to_move(room) == seat and self._is_here(kept):
                try:
                    play.play(room, None, move)
                except NotKept as problem:
                    self._lose(kept, problem)
                else:
                    self._noted(kept)

        self._later(partial(play.bots_choice, room, seat), moved)

    def _is_here(self, kept: Kept) -> bool:
        return self.rooms.get(kept.room.code) is kept

    def sweep(self) -> int:
        """Take away the rooms whose time is over; the answer is how many."""
        swept = 0
        for code in tuple(self.shelf.codes()):
            try:
                known = self.rooms.get(code)
                if known is not None and known.until < self.clock() and not known.lines:
                    self.end(known)
                    swept += 1
                elif known is None:
                    swept += self._swept(code)
            except RulebookError as problem:  # another process serves it, or it is damaged
                log_failure(problem)
        return swept

    def _swept(self, code: str) -> bool:
        journal = self.shelf.take(code)
        if journal is None:
            return False
        if journal.until < self.clock():
            journal.delete()
            return True
        journal.close()
        return False

    # -- what a notebook asks ---------------------------------------------------------------------------

    def grant(self, code: str, token: str, text: bytes, address: str = "") -> Json:
        """Do what a notebook asks of a room that it leads; the answer holds `done` or `refused`."""
        if not self.may_try(address):
            return {"refused": say("refusals", "too-many-knocks")}
        try:
            kept = self.find(code)
        except RulebookError as problem:
            return {"refused": str(problem)}
        if kept is None:
            return {"refused": say("refusals", "no-room")}
        try:
            if not (same(token, self._token(kept.room, "lead")) or same(token, owners(self._secret, code))):
                self.may_knock(address)
                return {"refused": say("refusals", "wrong-key")}
            done = _wish(text).grant(kept.room, Place(self, kept), self.clock())
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return {"refused": say("refusals", "no-message")}
        except RulebookError as problem:
            return {"refused": str(problem)}
        except NotKept as problem:
            self._lose(kept, problem)
            return {"refused": say("refusals", "fault")}
        if self._is_here(kept):
            self._noted(kept)
        return {"done": done}


class Place:
    """What of a house a notebook's wish may need."""

    def __init__(self, house: House, kept: Kept) -> None:
        self._house, self._kept = house, kept

    def keep(self, until: float) -> None:
        """Keep the room until then."""
        self._house.keep(self._kept, until)

    def end(self) -> None:
        """Take the room away."""
        self._house.end(self._kept)

    def connected(self, number: int) -> bool:
        """Whether somebody has the room open."""
        return self._kept.connected(number) > 0

    def key(self) -> str:
        """The key to lead the room."""
        return self._house.token(self._kept.room.code, "lead")


def generated(game: Game, clauses: list[str], n: int, language: str) -> list[Poll]:
    """Some questions about clauses (all without any) in a language, new ones each time."""
    with speaking(language):  # another thread knows nothing of what is spoken here
        made = quiz(game, clauses=clauses, n=n, seed=secrets.randbelow(1_000_000))
        return [asking.poll_of(question) for question in made if question.options]
