"""What is being decided: open frames, each a sentence of the rulebook that asks somebody something."""

from __future__ import annotations

from typing import ClassVar, Literal

from ....engine import Frame, Seat
from ..land.hexes import Cell
from .moves import Asking

Phase = Literal["production", "movement", "building", "wonder"]
PHASES: tuple[Phase, ...] = ("production", "movement", "building", "wonder")
PRODUCTION, MOVEMENT, BUILDING, WONDER = PHASES


class LayTiles(Frame):
    """A seat lays its tiles, one at a time: `left` more before the next seat."""

    clause: ClassVar[str] = "map.two-tiles-each"
    seat: Seat
    left: int = 2


class DrawRow(Frame):
    """The praying figures are drawn blindly; `drawn` stand in the row, the front first."""

    clause: ClassVar[str] = "start.temple-row"
    drawn: tuple[Seat, ...] = ()


class ChooseHomes(Frame):
    """Seats choose their starting tiles in the order of the chart."""

    clause: ClassVar[str] = "start.choose-order"


class StartPhase(Frame):
    """The phase stone moves on."""

    clause: ClassVar[str] = "order.phase-chart"
    phase: Phase


class DrawMines(Frame):
    """A counter is drawn from the bag of each mine in `cells`."""

    clause: ClassVar[str] = "production.mine-draw"
    cells: tuple[Cell, ...]


class Yield(Frame):
    """Primary producers yield and geese breed, before anybody is asked."""

    clause: ClassVar[str] = "production.primary"


class CallRound(Frame):
    """Seats are asked in turn whether they want an order of play."""

    clause: ClassVar[str] = "conflict.call"
    phase: Phase
    left: tuple[Seat, ...]


class Piety(Frame):
    """From the front of the row seats keep praying or cash in; the last one is not asked."""

    clause: ClassVar[str] = "conflict.piety"
    phase: Phase
    left: tuple[Seat, ...]
    cashed: tuple[Seat, ...] = ()


class Slots(Frame):
    """From the back of the row seats choose a free slot of the chart; `taken` has seat by slot."""

    clause: ClassVar[str] = "conflict.slot"
    phase: Phase
    left: tuple[Seat, ...]
    taken: tuple[Seat, ...]


class Play(Frame):
    """Seats play the phase, the first of `queue` now, until they pass.

    After a call (`ordered`) a seat passes for good. Else it may wait and is asked again in the
    next round. `acted` says whether anybody did anything in this round, `begun` which seats have
    begun to move, `exchanges` how often goods changed hands in this play.
    """

    clause: ClassVar[str] = "conflict.play"
    queue: tuple[Seat, ...]
    ordered: bool = False
    waiting: tuple[Seat, ...] = ()
    round: int = 1
    acted: bool = False
    begun: tuple[Seat, ...] = ()
    exchanges: int = 0


class Producing(Play):
    """The production phase."""

    clause: ClassVar[str] = "production.timing"


class Moving(Play):
    """The movement phase."""

    clause: ClassVar[str] = "order.mid-phase"


class Constructing(Play):
    """The building phase."""

    clause: ClassVar[str] = "building.what"


class Offering(Play):
    """The wonder phase."""

    clause: ClassVar[str] = "wonder.opportunity"


PLAYS: dict[str, type[Play]] = {
    PRODUCTION: Producing,
    MOVEMENT: Moving,
    BUILDING: Constructing,
    WONDER: Offering,
}


class March(Frame):
    """A transporter makes its move: `steps` so far, over once off the road or docked."""

    clause: ClassVar[str] = "movement.once"
    seat: Seat
    transporter: str
    steps: int = 0
    off_road: bool = False
    docked: bool = False


class Consent(Frame, rename={"owners": "asked"}):
    """Owners of transporters are asked, one after the other, to agree to `move`."""

    clause: ClassVar[str] = "production.cargo-input"
    move: Asking
    owners: tuple[Seat, ...]


class Upgrading(Frame):
    """A seat that has just researched a factory may upgrade factories to it."""

    clause: ClassVar[str] = "research.upgrade"
    seat: Seat
    subject: str


class Excess(Frame):
    """A seat owns too many transporters and must scrap one; `new` is the one just made."""

    clause: ClassVar[str] = "production.excess-now"
    seat: Seat
    new: str


class EndPhase(Frame):
    """Everybody has finished a phase."""

    clause: ClassVar[str] = "intro.four-phases"
    phase: Phase


Pending = (
    LayTiles
    | DrawRow
    | ChooseHomes
    | StartPhase
    | DrawMines
    | Yield
    | CallRound
    | Piety
    | Slots
    | Producing
    | Moving
    | Constructing
    | Offering
    | March
    | Consent
    | Upgrading
    | Excess
    | EndPhase
)
