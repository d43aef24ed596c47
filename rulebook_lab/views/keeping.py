"""What a table keeps of its game while it is played, and offers to go on with when it is opened again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import datetime
from functools import partial
from hashlib import sha256
from weakref import WeakKeyDictionary

from ..bots import NAMES as BOTS
from ..bots import Player
from ..engine import CHANCE, BadFile, RulebookError, Seat, Timeline, read_timeline
from ..games import game, names
from . import notices
from .html import Element, button, h
from .kept import IN_BROWSER, MOST, Kept, Sitting, Track, games
from .session import Session
from .words import say

_TRACKS: WeakKeyDictionary[Timeline, Track] = WeakKeyDictionary()
"""How far records are written: tables that share a record keep it once."""

NOTEBOOK = "JPY_SESSION_NAME"
"""The environment variable in which a Jupyter server names the notebook to its kernel."""


class Keeper:
    """A table's game: kept where the reader agreed, offered again, listed in the drawer.

    What is kept belongs to the table that it was played at: the notebook, the game and its start, the eyes
    that looked first. A cell that is run again makes the same table. A game that is continued is seen with
    the eyes that saw it last; before that only its length is told.
    """

    def __init__(
        self,
        session: Session,
        go_on: Callable[[Timeline, Session], object],
        refresh: Callable[[], object],
    ) -> None:
        """`go_on` gets a record to go on with and a session at it; `refresh` shows what is known later."""
        self._games = games()
        self._go_on = go_on
        self._refresh = refresh
        self._session = session
        self._first = (session.state, session.timeline.seed, session.viewer)
        self._place = ""
        self._read: set[str] = set()
        """What went wrong, as far as the reader has read it."""
        self.problem = ""
        self.offered: Kept | None = None
        """The game to go on with; the bots wait for the answer."""
        if self._games is None:
            return
        if self._games.is_restored:
            self._look()
        else:
            self._games.when_restored.append(self._look_later)

    def _look_later(self) -> None:
        self._look()
        self._refresh()

    def _look(self) -> None:
        """See which game was played at this table last, if nothing is played at it yet."""
        if is_untouched(self._session.timeline):
            here = (each for each in self._list() if each.place == self._here() and not each.over)
            self.offered = next(here, None)
        if self.offered is not None:
            self._session.rest_bots()

    def note(self, session: Session) -> None:
        """Write what has changed, if the reader agrees; what goes wrong with that is told on the page."""
        self._session = session
        timeline = session.timeline
        if not is_untouched(timeline):
            self.offered = None
        if self._games is None or not self._games.agreed:
            return
        track = _TRACKS.get(timeline)
        if track is None or track.nodes is not timeline.nodes:
            if is_untouched(timeline):
                return
            track = _TRACKS[timeline] = Track(timeline)
        if track.is_behind(timeline):
            bots = {seat: bot.name for seat, bot in session.bots.items()}
            sitting = Sitting(session.viewer, bots, frozenset(session.unasked))
            try:
                self._games.write(track, timeline, self._here(), sitting)
                self.problem = self._games.problem
            except BadFile as problem:
                self.problem = str(problem)

    def _here(self) -> str:
        """A name for this table, the same when its cell is run again."""
        if not self._place:
            state, seed, _ = self._first
            cell = [os.environ.get(NOTEBOOK, ""), state.game.id, state.game.dump(state), seed]
            self._place = self._eyes() + sha256(json.dumps(cell, sort_keys=True).encode()).hexdigest()
        return self._place

    def _eyes(self) -> str:
        """How the names of all tables begin that were opened for the same eyes."""
        return f"{self._first[-1]}/"

    def _list(self) -> list[Kept]:
        """The games of this kind kept at tables for the same eyes, but the one that is being played."""
        if self._games is None:
            return []
        track = _TRACKS.get(self._session.timeline)
        try:
            kept = self._games.of(self._session.game.id)
        except BadFile as problem:
            self.problem = str(problem)
            return []
        own = track.id if track is not None else ""
        return [each for each in kept if each.place.startswith(self._eyes()) and each.id != own]

    # -- what the reader does -----------------------------------------------------------------

    def _resume(self, kept: Kept) -> None:
        """Go on with a game. Raises BadFile where it cannot be read; then nothing changes."""
        assert self._games is not None
        old = self._session
        text, sitting = self._games.read(kept.id)
        try:
            other = read_timeline(text, lambda name: game(name) if name in names() else old.game)
            bots = {seat: _bot(old, seat, name) for seat, name in sitting.bots.items()}
            session = Session(other, sitting.viewer, bots, old.pace, helps=True)
        except RulebookError as problem:
            raise BadFile(say("kept", "cannot-go-on", problem=str(problem))) from problem
        session.unasked = set(sitting.unasked)
        self._go_on(other, session)
        self.note(session)  # as a game of this table
        self._games.delete(kept.id)

    def _dismiss(self) -> None:
        self.offered = None
        self._session.wake_bots()

    def _agree(self) -> None:
        assert self._games is not None
        self._games.agree()
        _TRACKS.pop(self._session.timeline, None)  # so that it is written now, not with the next move

    def _ask_to_revoke(self, tell: Callable[..., object]) -> None:
        assert self._games is not None
        sure = button(say("kept", "revoke-really"), self._games.revoke, "main", key="revoke-games")
        tell(notices.sentence(say("kept", "revoking")), sure)

    def _delete(self, kept: Kept) -> None:
        assert self._games is not None
        self._games.delete(kept.id)

    # -- what is shown ------------------------------------------------------------------------

    def offer(self) -> Element | None:
        """Ask whether to go on with the game that is kept; or tell why games cannot be kept."""
        if self.offered is not None:
            words = say("kept", "offer", game=self._session.game.title, **_facts(self.offered))
            answers = [
                button(
                    say("kept", "go-on"), partial(self._resume, self.offered), "main", key="go-on-with-kept"
                ),
                button(say("kept", "anew"), self._dismiss, key="anew"),
            ]
            return notices.notice(self._dismiss, notices.sentence(words), h("div", answers, cls="rb-row"))
        if self.problem and self.problem not in self._read:
            read = partial(self._read.add, self.problem)
            return notices.notice(read, notices.sentence(self.problem), error=True)
        return None

    def drawer(self, tell: Callable[..., object]) -> Element | None:
        """Make the part of the drawer with the reader's consent and the games that are kept."""
        if self._games is None:
            return None
        agreed = self._games.agreed
        where = "browser" if IN_BROWSER else "computer"
        ask = partial(self._ask_to_revoke, tell) if agreed else self._agree
        asked = say("kept", "keep-none") if agreed else say("kept", "keep", where=where)
        about = say("kept", "kept", where=where, path=self._games.path, most=MOST) if agreed else ""
        rows = self._list() if agreed else []
        return h(
            "div",
            h("h3", say("kept", "title")),
            h(
                "div",
                button(asked, ask, key="keep-games"),
                cls="rb-row",
            ),
            h("p", about or say("kept", "not-kept"), cls="muted"),
            h("p", self.problem, cls="rb-error", key="problem") if self.problem else None,
            h("ul", [self._row(each) for each in rows], key="games") if rows else None,
            key="kept",
        )

    def _row(self, kept: Kept) -> Element:
        words = say("kept", "over" if kept.over else "game", **_facts(kept))
        return h(
            "li",
            h("span", words),
            button(say("kept", "go-on"), partial(self._resume, kept), key=f"go-on {kept.id}"),
            button(
                say("kept", "delete"),
                partial(self._delete, kept),
                key=f"delete {kept.id}",
                label=say("kept", "delete-label", **_facts(kept)),
            ),
            cls="rb-row",
            key=kept.id,
        )


def is_untouched(timeline: Timeline) -> bool:
    """Whether nobody has decided anything in a record yet."""
    if timeline.seed is None:
        return len(timeline.nodes) == 1
    return all(node.move is None or node.move.seat == CHANCE for node in timeline.nodes)


def _bot(session: Session, seat: Seat, name: str) -> str | Player:
    """The bot of that name: the table's own, one that every table knows, or a person where nobody does."""
    own = session.bots.get(seat)
    if own is not None and own.name == name:
        return own
    return name if name in BOTS else ""


def _facts(kept: Kept) -> dict[str, object]:
    when = datetime.fromtimestamp(kept.played).strftime("%Y-%m-%d %H:%M")
    return {"n": kept.moves, "when": when}
