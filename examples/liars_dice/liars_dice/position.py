"""The position as text, what a seat sees of it, and what it may suppose of the rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from random import Random

from msgspec.structs import replace

from rulebook_lab import engine as e

from .rules import Roll, Turn
from .state import FACES, MOST, UNKNOWN, Bid, Dice, LiarsDice


def mask(state: LiarsDice, viewer: e.Seat) -> LiarsDice:
    """The position as a seat sees it: the other cups are down until the game is over."""
    cups = tuple((UNKNOWN,) * len(cup) for cup in state.cups)  # round.secret, else state.cups
    masked = replace(state, viewer=viewer, cups=cups if state.pending else state.cups)
    return masked.with_cup(viewer, state.cup(viewer))


def guess(view: LiarsDice, random: Random) -> LiarsDice:
    """Dice under the cups that the viewer does not see, each face as likely."""
    frame = view.pending[-1] if view.pending else None
    rolled = view.players[: view.players.index(frame.seat)] if isinstance(frame, Roll) else view.players
    state = replace(view, viewer=None)
    for seat in rolled:
        state = state.with_cup(seat, tuple(die or random.randint(1, FACES) for die in view.cup(seat)))
    return state


def facts(state: LiarsDice) -> dict[str, int | str | bool]:
    """The figures of the position."""
    told: dict[str, int | str | bool] = {"on_table": state.on_table, "lone": state.lone}
    if state.bid:
        told |= {"bidder": state.bid.seat, "count": state.bid.count, "face": state.bid.face}
    return told | {f"dice.{seat}": len(state.cup(seat)) for seat in state.seats}


def defects(state: LiarsDice) -> Iterator[e.Violation]:
    """What makes a position impossible that was written by hand."""
    if not state.players or (len(state.players) > 1) != bool(state.pending):
        yield e.broken("end.last", "defect", players=state.players)
    named = [frame.seat for frame in state.pending if isinstance(frame, Turn | Roll)]
    for seat in [*named, state.bid.seat] if state.bid else named:
        if not state.cup(seat):
            yield e.broken("loss.out", "defect", seat=seat)
    if state.bid and not (1 <= state.bid.count <= state.on_table and 1 <= state.bid.face <= FACES):
        yield e.broken("bid.most", dice=state.on_table)
    rolled = takewhile(lambda seat: Roll(seat) not in state.pending, state.players if state.pending else ())
    if state.viewer is None and any(UNKNOWN in state.cup(seat) for seat in rolled):
        yield e.broken("round.roll", "defect")


def read_cup(text: str, given: e.Given) -> Dice:
    words = e.things(text, ("?", *map(str, range(1, FACES + 1))), MOST)
    return tuple(sorted(UNKNOWN if word == "?" else int(word) for word in words))


def write_cup(state: LiarsDice, seat: e.Seat) -> str:
    return e.written_things(str(die or "?") for die in state.cup(seat)) or "-"


def complete(given: e.Given) -> LiarsDice:
    cups = tuple(given.own[seat].get("", (UNKNOWN,) * MOST) for seat in given.seats)
    state = LiarsDice(cups=cups, **given.common, **given.fields(ROWS))
    if state.pending or len(state.players) < 2:
        return state
    following = e.after(state.seats, state.bid.seat) if state.bid else state.seats
    return state.push(Turn(next(seat for seat in following if state.cup(seat))))


ROWS = (e.record("bid", Bid), e.flag("lone"), e.flag("plain"))
TEXT = e.PositionText(
    LiarsDice, e.COLOURS, range(2, 7), rows=ROWS, own=[e.Row("", read_cup, write_cup)],
    asks=e.Stack(e.FrameNotation([Roll, Turn])), complete=complete,
)  # fmt: skip
