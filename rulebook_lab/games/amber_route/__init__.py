"""Amber Route: rules, components, pictures, odds and lessons of the game."""

from __future__ import annotations

from rulebook_lab.engine import Game

from . import (
    challenges,
    components,
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
    preparation,
    rewards,
    road,
    state,
    traps,
    turn,
)
from .facts import facts
from .hidden import mask
from .invariants import defects
from .positions import read, write
from .reading import read_components
from .spots import spots
from .wording import wording

CHAPTERS = (
    preparation,
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
    seat_counts=preparation.seat_counts(),
    colours=("red", "blue", "green", "yellow"),
    steps=[step for chapter in CHAPTERS for step in getattr(chapter, "STEPS", ())],
    verbs=[verb for chapter in CHAPTERS for verb in getattr(chapter, "VERBS", ())],
    setup=preparation.set_up,
    scores=ending.scores,
    result=ending.result,
    mask=mask,
    facts=facts,
    spots=spots,
    defects=defects,
    read_position=read,
    write_position=write,
    read_components=read_components,
    options=preparation.options,
    names=components.names,
    wording=wording,
)
