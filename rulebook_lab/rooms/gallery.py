"""What everybody in a room shares of the work of showing it: pictures, patches, rows of the log."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeVar

from ..engine import CHANCE, Seat
from ..engine.language import current
from ..lessons.quiz.question import About
from ..scene import Focus, Scene
from ..scene.node import Json
from ..scene.patch import diff
from ..views import focus
from ..views.html import Element, Sheet
from ..views.play import Play, watch
from ..views.session import WATCHER, Session
from .asking import Poll, position_of
from .room import Room

V = TypeVar("V")
KEPT = 24


class Recent(Generic[V]):
    """The values made last, by their keys."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._values: dict[Hashable, V] = {}

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value of a key, made if it is not there."""
        if key not in self._values:
            while len(self._values) >= self._most:
                del self._values[next(iter(self._values))]
            self._values[key] = make()
        return self._values[key]


class RoomSession(Session):
    """What somebody in a room sees. They decide what the room lets them, and take nobody else's seat."""

    def __init__(self, room: Room, viewer: str, *, leads: bool = False, acts: bool = True) -> None:
        self._leads = leads
        self._acts = acts
        super().__init__(room.timeline, viewer, {})

    @property
    def acting(self) -> Seat | None:
        """For whom they decide now: a seat, chance only for who leads."""
        if not self._acts or (self.asked == (CHANCE,) and not self._leads):
            return None
        return super().acting

    @property
    def chooses_chance(self) -> bool:
        """Whether they choose what chance brings: who leads does."""
        return self._leads

    @property
    def unseated(self) -> tuple[Seat, ...]:
        """Nobody looks with another's eyes here."""
        return ()


class Seen(Play):
    """Somebody's board in a room, its picture shared with all who see the same."""

    def __init__(self, gallery: Gallery, session: Session, how: Mapping[str, object] | None = None) -> None:
        super().__init__(session, lambda: None, how)
        self._gallery = gallery

    @property
    def can_hint(self) -> bool:
        """Whether hints are given: in a class everybody finds that out."""
        return False

    def scene(self) -> Scene:
        """The picture of the board now: what is cut to a question is laid out for this page's own room."""
        if self.focus is not None:
            return super().scene()
        session = self.session
        key = (*self._key(self.width), session.last_spots)
        return self._gallery.scenes.get(key, lambda: (session.state, super(Seen, self).scene()))[1]

    @property
    def laid_out(self) -> Hashable:
        """What decides how the board is laid out, beside what lies on it."""
        return self.width if self.focus is None else (self.width, self._room, self.unfolded)

    def _uncut(self, width: float) -> Scene:
        uncut = super()._uncut
        return self._gallery.scenes.get(self._key(width), lambda: (self.session.state, uncut(width)))[1]

    def _key(self, width: float) -> tuple[Hashable, ...]:
        return id(self.session.state), self.session.viewer, width, current(), *self.how.items()


class Gallery:
    """The pictures of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.scenes: Recent[tuple[object, Scene]] = Recent()
        """By the identity of a position, which is kept so that it stays its own, and whose eyes look."""
        self.rows: Recent[Element] = Recent(400)
        self.steps: Recent[tuple[Sheet, bytes]] = Recent()
        """From one face to another: what is shown then, and the patch that leads there."""
        self._patches: Recent[tuple[Scene, Scene, Json]] = Recent()
        self._watched: Recent[tuple[Poll, Session]] = Recent(8)
        self._focuses: Recent[tuple[Poll, Focus]] = Recent(40)

    def diff(self, old: Scene, new: Scene) -> Json:
        """The patch between two pictures, found once for all who see it."""
        if old is new:
            return {}
        *_, patch = self._patches.get((id(old), id(new)), lambda: (old, new, diff(old, new)))
        return patch

    def focus(self, poll: Poll, width: float) -> Focus:
        """What a question is about on the board that is drawn for a width."""

        def found() -> tuple[Poll, Focus]:
            draw = focus.drawing(None, width)
            return poll, focus.of_question(position_of(self.room, poll), poll.about or About("written"), draw)

        return self._focuses.get((id(poll), width), found)[1]

    def about(self, poll: Poll) -> Session:
        """The position that a question is about, to look at."""

        return self._watched.get(id(poll), lambda: (poll, watch(position_of(self.room, poll), None)))[1]


def viewer(seat: Seat | None) -> str:
    """Whose view somebody has who sits there."""
    return WATCHER if seat is None else seat
