"""Jantaris (Zbynek Vrana): small guilds between two great ones, for three or four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine import Game, Seat
from . import (
    auction,
    banish,
    bazaar,
    black_market,
    city,
    decks,
    diplomacy,
    great_fair,
    item_effects,
    items,
    market_control,
    nearby,
    recruitment,
    searching,
    start,
    strengthen_position,
    turn,
)
from .components import names, read_components
from .facts import facts
from .hidden import mask
from .invariants import defects
from .positions import read_position, write_position
from .spots import spots
from .state import JantarisState
from .wording import wording

CHAPTERS = (
    start,
    decks,
    turn,
    city,
    bazaar,
    auction,
    items,
    item_effects,
    searching,
    diplomacy,
    black_market,
    strengthen_position,
    recruitment,
    nearby,
    banish,
    great_fair,
    market_control,
)


def _set_up(seats: tuple[Seat, ...], options: Mapping[str, Any], edition: str) -> JantarisState:
    return start.set_up(seats, options, GAME.components(edition), edition)


GAME = Game(
    id="jantaris",
    title="Jantaris",
    package=__name__,
    state=JantarisState,
    seat_counts=start.seat_counts(),
    colours=start.colours(),
    steps=[step for chapter in CHAPTERS for step in getattr(chapter, "STEPS", ())],
    verbs=[verb for chapter in CHAPTERS for verb in getattr(chapter, "VERBS", ())],
    setup=_set_up,
    scores=turn.scores,
    result=turn.result,
    mask=mask,
    facts=facts,
    spots=spots,
    read_position=read_position,
    write_position=write_position,
    read_components=read_components,
    defects=defects,
    options=start.OPTIONS,
    names=names,
    wording=wording,
)
