"""The player aid: every lord with cost and power, every location with how it scores."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid, line
from .picture.cards import scoring, title
from .state import AmbisState


def rows(state: AmbisState) -> Iterator[Aid]:
    """Lords and locations."""
    for id, lord in state.printed.lords.items():
        clauses = tuple(dict.fromkeys([lord.clause, "lord.cost-value", "lord.points"]))
        facts = {
            "guild": lord.guild, "races": lord.races, "forced": lord.forced_race, "value": lord.cost,
            "points": lord.value, "keys": lord.keys, "power": lord.power,
        }  # fmt: skip
        yield line(state, "lord", id, clauses, facts, title(lord), lord.name_sr)
    for id, tile in state.printed.locations.items():
        how = {"how": scoring(state, tile)}
        yield line(state, "location", id, (tile.clause, "score.locations"), how, title(tile), tile.name_sr)
