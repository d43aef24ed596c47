"""What every page of a room has: eyes on the table, their board, the boards and clocks of questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..views import notices
from ..views.html import Act, Element
from . import parts, play
from .asking import Poll, Question
from .gallery import Gallery, RoomSession, Seen


class Sight:
    """What one page sees of a room; `whose` says with whose eyes, now."""

    def __init__(
        self,
        gallery: Gallery,
        now: Callable[[], float],
        whose: Callable[[], str],
        *,
        leads: bool = False,
        acts: bool = True,
    ) -> None:
        self.room = gallery.room
        self.gallery = gallery
        self.now = now
        self.eyes = RoomSession(self.room, whose(), leads=leads, acts=acts)
        self.play = Seen(gallery, self.eyes)
        self._whose = whose
        self._late = False
        self._clocks = parts.Clocks(now)
        self._turns = self.room.turns
        self._looked: tuple[Poll, Seen] | None = None
        """The question that was shown last, with its board."""

    @property
    def language(self) -> str:
        """The language of this page: the room's."""
        return self.room.language

    def follow(self) -> bool:
        """Look at what is on the table now; the answer is whether that is something else than before."""
        if self._turns == self.room.turns:
            return False
        self._turns = self.room.turns
        self.play.notice = self.play.answer = None
        self.eyes.look(self._whose())
        return True

    def run(self, act: Act, late: bool) -> None:
        """Do what somebody asked for; what is refused becomes a notice. A move that comes `late` is one."""
        self._late = late

        def telling() -> None:
            try:
                act()
            except play.RefusedMove as refused:
                self.play.tell(notices.refusal(self.room.game, refused.why))

        self.play.run(telling)

    def show_clause(self, id: str) -> None:
        """Show a clause's card."""
        self.play.show_clause(id)

    def looking_at(self, poll: Poll) -> Seen:
        """The board of a question: its own position, or what lies on the table as these eyes see it.

        The one from before if it is the same question; what is told about the table is told here.
        """
        if self._looked is None or self._looked[0] is not poll:
            session = self.eyes if poll.position is None else self.gallery.about(poll)
            self._looked = poll, Seen(self.gallery, session, parts.how(self.room, poll))
            self._looked[1].width = self.play.width
            if poll.about is not None:
                self._looked[1].focus = partial(self.gallery.focus, poll)
        self._looked[1].notice = self.play.notice
        return self._looked[1]

    def clock(self, question: Question) -> Element | None:
        """Show the time that is left for a question; None once it is over, or without a limit."""
        return None if question.over else self._clocks.shown(question.until, str(self._turns))
