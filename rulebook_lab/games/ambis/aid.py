"""The player aid: every lord with cost and power, every location with how it scores."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid
from .components import LocationTile, LordCard
from .picture.cards import scoring, title
from .state import AmbisState


def rows(state: AmbisState) -> Iterator[Aid]:
    """Lords and locations."""
    for id, lord in state.box.lords.items():
        yield _lord(state, id, lord)
    for id, location in state.box.locations.items():
        yield _location(state, id, location)


def _lord(state: AmbisState, id: str, it: LordCard) -> Aid:
    said = state.game.texts.say(
        "aid",
        ["lord"],
        {
            "guild": it.guild, "races": it.races, "forced": it.forced_race, "value": it.cost,
            "points": it.value, "keys": it.keys, "power": it.power,
        },
    )  # fmt: skip
    clauses = tuple(dict.fromkeys([it.clause, "lord.cost-value", "lord.points"]))
    return Aid(id=f"lord.{id}", kind="lord", name=title(it), term=it.name_sr, text=said, clauses=clauses)


def _location(state: AmbisState, id: str, it: LocationTile) -> Aid:
    said = state.game.texts.say("aid", ["location"], {"how": scoring(state, it)})
    clauses = (it.clause, "score.locations")
    name = title(it)
    return Aid(id=f"location.{id}", kind="location", name=name, term=it.name_sr, text=said, clauses=clauses)
