"""Positions as text, pleasant to write by hand.

    seats: red yellow
    map: 0,0 woods; 1,0 pasture; 2,0 sea
    turn: 13
    transporters: t1 red truck 0,0/0 3 trunks + stone; r1 red raft 2,0
    goods: 1,0/0 2 boards
    buildings: 0,0 sawmill; 1,0 mine number=1 gold=3 iron=3
    roads: 0,0>1
    walls: 0,0>1 yellow 2
    pending: moving red+yellow

A map is the name of a prepared one, or its tiles. Without `pending` the phase begins: seats are
asked whether they call for an order. Places are written as in moves, edges as `tile>edge`, with
the half of a river edge after it (`0,0>1a`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....engine import UnreadablePosition, lines
from ..components import Components
from ..land.places import write_place
from ..rules.frames import PHASES, CallRound, EndPhase
from ..state import NEUTRAL, SEATS, RoadsAndBoats
from . import reading, writing
from .writing import NOBODY


def write(state: RoadsAndBoats) -> str:
    """The position as text; what has its usual value is left out."""
    found = {key: say(state) for key, (say, _) in KEYS.items()}
    return "\n".join(f"{key}: {words}" for key, words in found.items() if words)


def read(text: str, components: Callable[[str], Components]) -> RoadsAndBoats:
    """The position that a text describes.

    Raises UnreadablePosition, which names the line and the reason.
    """
    found = {line.key: line for line in lines(text, KEYS)}
    edition = found["components"].value if "components" in found else ""
    known = components(edition)
    given: dict[str, Any] = {"edition": edition}
    for key, (_, understand) in KEYS.items():
        line = found.get(key)
        if line is None or key == "components":
            continue
        try:
            given[FIELDS.get(key, key)] = understand(line.value, known, given)
        except (ValueError, KeyError, IndexError, TypeError) as problem:
            raise line.wrong(str(problem)) from None
    return _completed(given)


def _completed(given: dict[str, Any]) -> RoadsAndBoats:
    for key in ("seats", "world"):
        if key not in given:
            raise UnreadablePosition(f"a position needs a line '{_NAMES.get(key, key)}: …'")
    _no_strangers(given)
    given.setdefault("temple", given["seats"])
    given.setdefault("chart", given["temple"][::-1])
    phase = given.setdefault("phase", PHASES[0])
    asked = given["chart"] if len(given["seats"]) > 1 else ()
    given.setdefault("pending", (EndPhase(phase), CallRound(phase, asked)))
    state = RoadsAndBoats(**given)
    carried = {t.carrier: id for id, t in state.transporters.items() if t.carrier}
    changed = {id: replace(state.transporters[id], passenger=p) for id, p in carried.items()}
    return replace(state, transporters=state.transporters.merged(changed))


def _no_strangers(given: dict[str, Any]) -> None:
    """Whoever stands in a row, has a home, bricks, walls or research has a seat."""
    seats = given["seats"]
    if not seats or len(set(seats)) != len(seats) or not set(seats) <= set(SEATS):
        raise UnreadablePosition(f"'seats': different ones of {', '.join(SEATS)}, not {' '.join(seats)!r}")
    named = {key: set(given.get(key, ())) for key in ("temple", "chart", "homes", "research", "bought")}
    named["wonder"] = set(given.get("wonder", ())) - {NEUTRAL}
    named["walls"] = {wall.owner for wall in given.get("walls", {}).values()} - {NEUTRAL}
    for key, there in named.items():
        if strangers := there - set(seats):
            raise UnreadablePosition(
                f"{key!r}: nobody here is called {', '.join(sorted(strangers))}; "
                f"the seats are {', '.join(seats)}"
            )


KEYS: dict[str, tuple[Callable[[RoadsAndBoats], str], Callable[[str, Any, Any], Any]]] = {
    "components": (lambda s: s.edition, reading.word),
    "viewer": (lambda s: s.viewer or "", reading.word),
    "seats": (lambda s: " ".join(s.seats), reading.seats),
    "map": (writing.write_map, reading.read_map),
    "turn": (lambda s: str(s.turn), reading.number),
    "phase": (lambda s: s.phase, reading.read_phase),
    "temple": (lambda s: " ".join(s.temple) or NOBODY, reading.seats),
    "chart": (lambda s: " ".join(s.chart) or NOBODY, reading.seats),
    "homes": (
        lambda s: writing.pairs((seat, write_place(place)) for seat, place in s.homes.items()),
        reading.read_homes,
    ),
    "transporters": (writing.write_transporters, reading.read_transporters),
    "goods": (
        lambda s: writing.pairs((write_place(p), writing.write_load(load)) for p, load in s.goods.items()),
        reading.read_goods,
    ),
    "buildings": (writing.write_buildings, reading.read_buildings),
    "roads": (
        lambda s: " ".join(writing.write_edge(road.edge, road.half) for road in sorted(s.roads)),
        reading.read_roads,
    ),
    "bridges": (
        lambda s: " ".join(f"{b.q},{b.r}>{b.arm}" for b in sorted(s.bridges)),
        reading.read_bridges,
    ),
    "walls": (
        lambda s: writing.pairs((writing.write_edge(e), f"{w.owner} {w.tokens}") for e, w in s.walls.items()),
        reading.read_walls,
    ),
    "research": (
        lambda s: writing.pairs((seat, " ".join(done)) for seat, done in s.research.items()),
        reading.read_research,
    ),
    "wonder": (writing.write_wonder, reading.read_wonder),
    "bought": (
        lambda s: writing.pairs((seat, str(n)) for seat, n in s.bought.items()),
        reading.read_bought,
    ),
    "gone": (lambda s: " ".join(s.gone), reading.names),
    "size": (lambda s: str(s.size) if s.size else "", reading.number),
    "pending": (writing.write_pending, reading.read_pending),
}
"""How each line is written, and how it is read."""

FIELDS = {"map": "world"}
_NAMES = {"world": "map"}
