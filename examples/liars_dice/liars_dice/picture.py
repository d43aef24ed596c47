"""The table: the bid and what may be bid on top, a cup for each seat below."""

from __future__ import annotations

from rulebook_lab.engine import Seat, from_seat
from rulebook_lab.engine.wording import say
from rulebook_lab.scene import WIDE, Node, Scene, die, disc, text, zone

from .state import FACES, LiarsDice

STEP, CUP_WIDTH, CUP_HEIGHT = 42.0, 294.0, 94.0


def draw(view: LiarsDice, width: float = WIDE) -> Scene:
    """The position as a picture, as wide as there is room; the viewer's own cup first."""
    columns = max(1, int(width // CUP_WIDTH))
    standing = say(view, "no-bid", lone=view.lone)
    if view.bid:
        standing = say(view, "bid", seat=view.bid.seat, count=view.bid.count, face=view.bid.face)
    bids, top = _bids(view, standing, width)
    seats = from_seat(view.seats, view.viewer or view.seats[0])
    places = [(10 + n % columns * CUP_WIDTH, top + n // columns * CUP_HEIGHT) for n in range(len(seats))]
    cups = [_cup(view, seat, *at) for seat, at in zip(seats, places, strict=True)]
    box = (0, 0, width, places[-1][1] + CUP_HEIGHT)
    return Scene.of(box, bids, *cups, label=view.game.title, text=f"{standing}\n{view.text}")


def _bids(view: LiarsDice, standing: str, width: float) -> tuple[list[Node], float]:
    """The numbers and faces of which bids are made, and where the cups begin below them."""
    row = int((width - 40) // STEP)
    low = 78 + (view.on_table - 1) // row * STEP
    nodes = [*zone("bids", (10, 10, width - 20, low + 66)), text("standing", (22, 42), standing, bold=True)]
    for n in range(view.on_table):
        at, label = (40 + n % row * STEP, 78 + n // row * STEP), say(view, "count", count=n + 1)
        nodes += disc(f"count.{n + 1}", str(n + 1), radius=17, spot=f"count:{n + 1}", label=label).draw(at)
    for n in range(FACES):
        at, label = (40 + n * 48, low + 46), say(view, "face", face=n + 1)
        nodes += die(f"face.{n + 1}", n + 1, 36, spot=f"face:{n + 1}", label=label).draw(at)
    return nodes, low + 86


def _cup(view: LiarsDice, seat: Seat, x: float, y: float) -> list[Node]:
    nodes = zone(
        f"cup.{seat}", (x, y, CUP_WIDTH - 10, CUP_HEIGHT - 10), view.game.texts.name(seat), seat=seat
    )
    for n, face in enumerate(view.cup(seat)):
        label = say(view, "die" if face else "hidden", face=face)
        nodes += die(f"{seat}.{n}", face, 34, label=label).draw((x + 32 + n * 46, y + 56))
    return nodes
