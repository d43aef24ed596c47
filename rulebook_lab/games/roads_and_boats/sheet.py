"""The score sheet: what goods and rows of the wonder give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...engine import Event, Scored, Seat
from ...scene import CLOSE_UP, REST
from .rules.scoring import carried, row_share, rows
from .state import NEUTRAL, RoadsAndBoats


def lines(state: RoadsAndBoats, seat: Seat, events: Sequence[Event]) -> Iterator[Scored]:
    """What a seat's wealth comes from, were the game scored now."""
    for good, count in Counter(carried(state, seat)).items():
        if worth := state.box.goods[good]:
            facts = {"count": count, "good": good, "worth": worth}
            yield Scored("scoring.goods", worth * count, "goods", facts)
    for number, row in enumerate(rows(state), 1):
        if own := row.count(seat):
            facts = {"row": number, "own": own, "bricks": len(row) - row.count(NEUTRAL)}
            yield Scored("scoring.rows", row_share(row, seat), "row", facts)


def counted_on(state: RoadsAndBoats, seat: Seat) -> tuple[str, ...]:
    """The parts of the picture that a seat's points are read from."""
    return CLOSE_UP, "wonder", REST
