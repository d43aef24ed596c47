"""Roads & Boats, third edition: transport, production and wonders for one to four players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from rulebook_lab.engine.legacy import chapters

from ...engine import BadComponents, Frame, Game, Move, Step
from .components import Components, read_components
from .position import facts, hidden, invariants, spots
from .position.text import TEXT
from .position.wording import worded
from .rules import (
    answers,
    conflict,
    limits,
    listing,
    order_of_play,
    research,
    restraint,
    scoring,
    setting_up,
    wonder,
)
from .rules.building import building, roads_bridges, walls
from .rules.frames import CallRound, Constructing, March, Moving, Offering, Piety, Producing, Slots
from .rules.movement import carrying, loading, movement
from .rules.production import exchange, factories, livestock, mines, primary
from .rules.world import tile_laying
from .rules.world.creating_the_world import defects as map_defects
from .rules.world.maps import in_words
from .state import SEATS, RoadsAndBoats

CHAPTERS = (
    tile_laying,
    setting_up,
    conflict,
    order_of_play,
    primary,
    exchange,
    factories,
    livestock,
    limits,
    research,
    movement,
    loading,
    carrying,
    building,
    roads_bridges,
    walls,
    mines,
    wonder,
    answers,
)


def _components(text: str) -> Components:
    components = read_components(text)
    for name, world in components.maps.items():
        if found := map_defects(world):
            raise BadComponents(f"the map {name!r}: {in_words(found, GAME)}")
    return components


LISTED: dict[type[Frame], Callable[[RoadsAndBoats, Any], list[Move]]] = {
    CallRound: conflict.call_moves,
    Piety: conflict.piety_moves,
    Slots: listing.legal_slots,
    Producing: listing.legal_production,
    Moving: listing.legal_movement,
    March: listing.legal_march,
    Constructing: listing.legal_building,
    Offering: listing.legal_wonder,
}
"""Where legal moves are listed without asking about each: nothing forbids to call or to pray, say."""


def _steps() -> Iterator[Step]:
    for chapter in CHAPTERS:
        for step in getattr(chapter, "STEPS", ()):
            yield replace(step, legal=LISTED.get(step.frame))


GAME = Game(
    id="roads_and_boats",
    title="Roads & Boats",
    package=__name__,
    state=RoadsAndBoats,
    seat_counts=setting_up.player_counts(),
    colours=SEATS,
    chapters=chapters(
        steps=_steps(),
        verbs=[verb for chapter in CHAPTERS for verb in getattr(chapter, "VERBS", ())],
        spots=spots.spots,
    ),
    setup=setting_up.set_up,
    scores=scoring.scores,
    result=scoring.result,
    mask=hidden.mask,
    facts=facts.facts,
    read_position=TEXT.read,
    write_position=TEXT.write,
    read_components=_components,
    defects=invariants.defects,
    names=lambda box: box.names,
    restraint=restraint.restrained,
    wording=worded,
    options=setting_up.options,
)
