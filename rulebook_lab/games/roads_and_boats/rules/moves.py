"""The verbs of the game: what a seat, or chance, can do.

Places are written as text (`places.write_place`), a holder of goods is such a place or the id of
a transporter, and a payment is a tuple of parts `good=holder`; an empty one leaves the choice to
the default (ruling.payment-choice). `ferry` names another seat's boat that takes goods across
its river, with its owner's consent.
"""

from __future__ import annotations

from ....engine import Move

Payment = tuple[str, ...]


class Lay(Move):
    """Lay a tile on a free cell `q,r`; `rivers` are the edges each river joins, `1-3/4-5`."""

    cell: str
    terrain: str
    rivers: str = ""


class DrawFigure(Move):
    """Chance draws the next praying figure."""

    figure: str


class Settle(Move):
    """Choose a starting place: a region of a land tile."""

    place: str


class DrawCounter(Move):
    """Chance draws a counter from a mine's bag."""

    mine: int
    counter: str


class CallOrder(Move):
    """Ask that an order of play be determined for this phase."""


class LetBe(Move):
    """Ask for no order of play."""


class KeepPraying(Move):
    """Stay where one stands in the temple row."""


class CashIn(Move):
    """Stop praying: move to the back of the temple row."""


class TakeSlot(Move):
    """Put one's sequence marker on a slot of the chart."""

    slot: int


class Pass(Move):
    """Be done with this phase."""


class Wait(Move):
    """Do nothing for now and be asked again."""


class Answer(Move):
    """Agree, or not, to what another seat asks of one's transporter."""

    yes: bool


class Shift(Move):
    """Production: move one good between holders on a tile."""

    good: str
    source: str
    target: str
    ferry: str = ""


class HandIn(Move):
    """Hand one complete input set, `goods`, in to the factory on a tile.

    `to` is where the output goes: a transporter, a region, or the launch place of a boat.
    """

    cell: str
    goods: Payment = ()
    to: str = ""
    ferry: str = ""


class Breed(Move):
    """Let the pair of donkeys on a tile have a young one."""

    cell: str


class DoResearch(Move):
    """Turn two geese and a paper, reached from `place`, into a research point for a subject."""

    place: str
    subject: str
    goods: Payment = ()
    ferry: str = ""


class Upgrade(Move):
    """Turn the factory on a tile into the type just researched."""

    cell: str


class EndUpgrades(Move):
    """Upgrade no more factories."""


class Scrap(Move):
    """Take a transporter off the board; `to` is where its load or passenger goes."""

    transporter: str
    to: str = ""


class SetDown(Move):
    """Set the passenger of a carrier down at a place."""

    carrier: str
    place: str


class TakeOn(Move):
    """Movement: load a good onto the moving transporter."""

    transporter: str
    good: str
    source: str
    ferry: str = ""


class Drop(Move):
    """Movement: drop a good of the moving transporter on land, on a rig or on a transporter."""

    transporter: str
    good: str
    target: str
    ferry: str = ""


class Go(Move):
    """Movement: one step, with the loose geese that follow; `geese_to` is where they come to lie."""

    transporter: str
    to: str
    geese: tuple[str, ...] = ()
    geese_to: str = ""


class Carry(Move):
    """Movement: load another transporter onto the moving one."""

    transporter: str
    passenger: str


class Halt(Move):
    """End the move of a transporter."""

    transporter: str


class Build(Move):
    """Put a building in a region, or on a sea tile; a mine with a mixture `gold/iron`."""

    building: str
    place: str
    goods: Payment = ()
    mixture: str = ""
    ferry: str = ""


class BuildRoad(Move):
    """Build a road from a tile over one of its edges (on a half of it where a river crosses)."""

    cell: str
    edge: int
    half: str = ""
    goods: Payment = ()
    ferry: str = ""


class BuildBridge(Move):
    """Build a bridge over an arm of a river on a tile."""

    cell: str
    arm: int
    goods: Payment = ()
    ferry: str = ""


class BuildWall(Move):
    """Put a wall token on an edge, from the tile `cell`."""

    cell: str
    edge: int
    goods: Payment = ()
    ferry: str = ""


class Demolish(Move):
    """Turn the wall on an edge into neutral tokens, from the tile `cell`."""

    cell: str
    edge: int
    goods: Payment = ()
    ferry: str = ""


class SinkShaft(Move):
    """Sink a new shaft in the mine on a tile, with a mixture `gold/iron`."""

    cell: str
    mixture: str
    goods: Payment = ()
    ferry: str = ""


class BuyBrick(Move):
    """Buy the next brick of the wonder with goods of one's home tile."""

    goods: Payment = ()


Asking = (
    Shift
    | HandIn
    | DoResearch
    | TakeOn
    | Drop
    | Carry
    | Build
    | BuildRoad
    | BuildBridge
    | BuildWall
    | Demolish
    | SinkShaft
)
"""The moves that may need the consent of another seat."""
