"""Roads & Boats, third edition: transport, production and wonders for one to four players."""

from __future__ import annotations

from ...engine import BadComponents, Game
from .components import Components, read_components, vocabulary
from .position import facts, invariants
from .position.text import TEXT
from .position.wording import worded
from .rules import CHAPTERS, scoring, setting_up
from .rules.consent import restrained
from .rules.creating_the_world import defects as map_defects
from .rules.creating_the_world import in_words
from .state import SEATS, RoadsAndBoats


def _components(text: str) -> Components:
    components = read_components(text)
    for name, world in components.maps.items():
        if found := map_defects(world):
            raise BadComponents(f"the map {name!r}: {in_words(found, GAME)}")
    return components


GAME = Game(
    id="roads_and_boats",
    title="Roads & Boats",
    package=__name__,
    state=RoadsAndBoats,
    seat_counts=setting_up.PLAYERS,
    colours=SEATS,
    chapters=CHAPTERS,
    setup=setting_up.set_up,
    points=scoring.points,
    result=scoring.result,
    facts=facts.facts,
    read_position=TEXT.read,
    write_position=TEXT.write,
    read_components=_components,
    vocabulary=vocabulary,
    defects=invariants.defects,
    names=lambda box: box.names,
    restraint=restrained,
    wording=worded,
    options=setting_up.options,
)
