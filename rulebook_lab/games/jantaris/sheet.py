"""The score sheet: what each Item, Great Fair and Market Control card gave.

Players keep their Prestige Points, not what gave them: that is known from what happened, and of what happened
before it only from the cards that are still there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine import Event, Scored, Seat
from .rules.turn import SOURCES
from .state import JantarisState


def lines(state: JantarisState, seat: Seat, events: Sequence[Event]) -> Iterator[Scored]:
    """What a seat's Prestige Points come from."""
    player, box = state.player(seat), state.box
    scored = [event for event in events if event.kind == "scores" and event.seat == seat]
    known = {event.facts["thing"] for event in scored}
    found = [_of_event(event) for event in scored]
    for item in player.items:
        if item not in known:
            found.append(Scored("bazaar.prestige", box.items[item].prestige, "item", {"item": item}))
    for card in player.claimed:
        if card not in known:
            found.append(Scored("market.prestige", box.market[card].prestige, "claim", {"card": card}))
    for source, clause in SOURCES.items():
        of_source = [line for line in found if line.clause == clause]
        yield from of_source
        if left := getattr(player, source) - sum(line.points for line in of_source):
            yield Scored(clause, left, "earlier", {})


def _of_event(event: Event) -> Scored:
    points, thing = int(str(event.facts["prestige"])), event.facts["thing"]
    clause = SOURCES[str(event.facts["source"])]
    if event.clause == "fair.prestige":
        return Scored(clause, points, "fair", {"card": thing})
    if event.clause == "market.prestige":
        return Scored(clause, points, "claim", {"card": thing})
    return Scored(clause, points, "item" if event.clause == "bazaar.prestige" else "power", {"item": thing})


def counted_on(state: JantarisState, seat: Seat) -> tuple[str, ...]:
    """The parts of the picture that a seat's points are read from."""
    return f"seat.{seat}", "track"
