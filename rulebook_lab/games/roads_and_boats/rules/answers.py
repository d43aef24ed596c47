"""The answers of other seats whose transporters are needed: yes holds for that one action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from ....engine import Among, Frame, Move, Seat, Tell, Violation, broken
from ..state import RoadsAndBoats
from .building import Build, SinkShaft
from .factories import HandIn
from .loading import Carry, Drop, TakeOn
from .networks import BuildBridge, BuildRoad, BuildWall, Demolish
from .production import Shift
from .research import DoResearch

Works = Build | BuildRoad | BuildBridge | BuildWall | Demolish | SinkShaft
Held = Shift | HandIn | DoResearch | TakeOn | Drop | Carry | Works
"""The moves that may need the consent of another seat: a file's types must name them."""


class Consent(Frame, clause="production.cargo-input", rename={"owners": "asked"}):
    """Owners of transporters are asked, one after the other, to agree to `move`."""

    move: Held
    owners: tuple[Seat, ...]

    def asked(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        return self.owners[:1]

    def defects(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """What is asked for is what the question below allows, and others are asked."""
        if state.pending[-1] is self:
            yield from state.game.violations(state.pop(), self.move)
        if not self.owners or self.move.seat in self.owners or len({*self.owners}) < len(self.owners):
            yield broken("movement.no-force", "once", row=self.owners)


YesOrNo = Annotated[bool, Among(lambda *_: (True, False))]
"""Either answer."""


class Answer(Move, clause="movement.no-force", answers=(Consent,)):
    """Agree, or not, to what another seat asks of one's transporter."""

    yes: YesOrNo

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        return ("button:answer", f"button:{'yes' if self.yes else 'no'}")

    def play(self, state: RoadsAndBoats, frame: Consent, tell: Tell) -> RoadsAndBoats:
        """No ends the matter; when all have said yes the move is carried out."""
        tell("movement.no-force", "agreed" if self.yes else "refused", self.seat, verb=frame.move.verb)
        if not self.yes:
            return state.pop()
        if left := frame.owners[1:]:
            return state.swap(replace(frame, owners=left))
        return frame.move.done(state.pop(), tell)
