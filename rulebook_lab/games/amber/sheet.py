"""The score sheet: what coins, villages and castles give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine import Event, Scored, Seat
from ...scene import REST
from .rules.travel import travel
from .state import AmberState


def lines(state: AmberState, seat: Seat, events: Sequence[Event]) -> Iterator[Scored]:
    """What a seat's points come from, were the game scored now."""
    if seat not in state.network.castles:
        return
    worth, coins, journey = state.box.worth, state.player(seat).coins, travel(state, seat)
    if coins:
        facts = {"count": coins, "worth": worth.coin}
        yield Scored("end.points-coins", worth.coin * coins, "coins", facts)
    for cell in state.network.villages:
        if cell in journey.entered:
            yield Scored("end.points-villages", worth.village, "village", {"cell": cell})
    for owner, cell in state.network.castles.items():
        if cell in journey.castles:
            whose = {"owner": owner, "cell": cell}
            yield Scored("end.points-castles", worth.other_castle, "castle", whose)


def counted_on(state: AmberState, seat: Seat) -> tuple[str, ...]:
    """The parts of the picture that a seat's points are read from."""
    return "seats", REST
