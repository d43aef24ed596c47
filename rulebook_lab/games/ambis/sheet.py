"""The score sheet: what each location, lord, ally and monster token gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...engine import Event, Scored, Seat
from .components import VALUE
from .picture.cards import scoring
from .rules.scoring import as_at_the_end, by_race, counted, counts_as, location_points
from .state import AmbisState


def lines(state: AmbisState, seat: Seat, events: Sequence[Event]) -> Iterator[Scored]:
    """What a seat's points come from, were the game scored now."""
    player = state.player(seat)
    for location in player.locations:
        yield _location(state, seat, location)
    for lord in player.lords:
        value = state.box.lords[lord.id].value
        yield Scored("score.lords", value, "lord", {"lord": lord.id})
    for *_, card in by_race(as_at_the_end(player).affiliated):
        yield Scored("score.allies", VALUE[card], "ally", {"card": card})
    for worth, count in sorted(Counter(player.tokens).items()):
        yield Scored("score.monsters", worth * count, "tokens", {"count": count, "worth": worth})


def _location(state: AmbisState, seat: Seat, location: str) -> Scored:
    points, tile = location_points(state, seat, location), counts_as(state, seat, location)
    if not tile:
        return Scored("score.locations", points, "copies/none", {"location": location})
    it = state.printed.locations[tile]
    facts: dict[str, object] = {"location": location, "how": scoring(state, it)}
    if it.per:
        facts["count"] = counted(state, it, as_at_the_end(state.player(seat)))
    key = "location" if it.per else "location/plain"
    if tile != location:
        owner = next(each for each in state.opponents(seat) if tile in state.player(each).locations)
        key, facts = "copies", facts | {"copied": tile, "owner": owner}
    return Scored("score.locations", points, key, facts)


def counted_on(state: AmbisState, seat: Seat) -> tuple[str, ...]:
    """The parts of the picture that a seat's points are read from."""
    copies = any(counts_as(state, seat, mine) != mine for mine in state.player(seat).locations)
    return tuple(f"area.{each}" for each in (state.seats if copies else [seat]))
