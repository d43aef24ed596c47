"""The score sheet: what ambers, kept cards, the castle and the way to it give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...engine import Event, Scored, Seat
from ...scene import REST
from .rules.ending import points
from .state import AmberRouteState


def lines(state: AmberRouteState, seat: Seat, events: Sequence[Event]) -> Iterator[Scored]:
    """What a seat's points come from, were the game scored now."""
    player, it = state.player(seat), state.box.amounts
    given = dict(points(state, seat).parts)
    if player.secured:
        facts = {"count": player.secured, "worth": it.per_secured}
        yield Scored("score.secured", given["score.secured"], "secured", facts)
    for card, count in Counter(player.kept).items():
        yield Scored("score.kept", it.per_kept * count, "kept", {"card": card})
    if given["score.first"]:
        yield Scored("score.first", given["score.first"], "first", {})
    if missing := state.road.castle - player.field:
        facts = {"count": missing, "worth": it.per_missing_field}
        yield Scored("score.missing", given["score.missing"], "missing", facts)


def counted_on(state: AmberRouteState, seat: Seat) -> tuple[str, ...]:
    """The parts of the picture that a seat's points are read from."""
    return f"area.{seat}", REST
