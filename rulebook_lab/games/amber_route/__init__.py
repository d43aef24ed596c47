"""Amber Route: rules, components, pictures, odds and lessons of the game."""

from __future__ import annotations

from rulebook_lab.engine.legacy import chapters

from ...engine import Game
from . import components, state
from .component_reading import read_components
from .position.facts import facts
from .position.hidden import mask
from .position.invariants import defects
from .position.spots import spots
from .position.text import read, write
from .position.wording import wording
from .rules import (
    challenges,
    dark_cards,
    dice,
    duels,
    ending,
    escorts,
    ghosts,
    gifts,
    kept,
    light_cards,
    monsters,
    rewards,
    road,
    setting_up,
    traps,
    turn,
)

CHAPTERS = (
    setting_up,
    turn,
    escorts,
    light_cards,
    road,
    dark_cards,
    gifts,
    challenges,
    dice,
    monsters,
    ghosts,
    traps,
    kept,
    rewards,
    duels,
)

GAME = Game(
    id="amber_route",
    title="Amber Route",
    package=__name__,
    state=state.AmberRouteState,
    seat_counts=setting_up.seat_counts(),
    colours=("red", "blue", "green", "yellow"),
    chapters=chapters(
        steps=[step for chapter in CHAPTERS for step in getattr(chapter, "STEPS", ())],
        verbs=[verb for chapter in CHAPTERS for verb in getattr(chapter, "VERBS", ())],
        spots=spots,
    ),
    setup=setting_up.set_up,
    scores=ending.scores,
    result=ending.result,
    mask=mask,
    facts=facts,
    defects=defects,
    read_position=read,
    write_position=write,
    read_components=read_components,
    options=setting_up.options,
    names=components.names,
    wording=wording,
)
