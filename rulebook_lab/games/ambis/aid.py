"""The player aid: every lord with cost and power, every location with how it scores."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid, line
from .components import LocationTile, LordCard
from .picture.cards import scoring, title
from .state import AmbisState


def rows(state: AmbisState) -> Iterator[Aid]:
    """Lords and locations."""
    for id, lord in state.printed.lords.items():
        yield _lord(state, id, lord)
    for id, location in state.printed.locations.items():
        yield _location(state, id, location)


def _lord(state: AmbisState, id: str, it: LordCard) -> Aid:
    clauses = tuple(dict.fromkeys([it.clause, "lord.cost-value", "lord.points"]))
    facts = {
        "guild": it.guild, "races": it.races, "forced": it.forced_race, "value": it.cost,
        "points": it.value, "keys": it.keys, "power": it.power,
    }  # fmt: skip
    return line(state, "lord", id, clauses, facts, title(it), it.name_sr)


def _location(state: AmbisState, id: str, it: LocationTile) -> Aid:
    clauses = (it.clause, "score.locations")
    return line(state, "location", id, clauses, {"how": scoring(state, it)}, title(it), it.name_sr)
