"""Jantaris (Zbynek Vrana): small guilds between two great ones, for three or four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebook_lab.engine.legacy import chapters

from ...engine import Game, Seat
from .components import names, read_components
from .position.facts import facts
from .position.hidden import mask
from .position.invariants import defects
from .position.spots import spots
from .position.text import read_position, write_position
from .position.wording import wording
from .rules import banish, decks, great_fair, market_control, setting_up, turn
from .rules.city import auction, bazaar, city
from .rules.diplomacy import black_market, diplomacy, nearby, recruitment, strengthen_position
from .rules.items import effects, items, searching
from .state import JantarisState

CHAPTERS = (
    setting_up,
    decks,
    turn,
    city,
    bazaar,
    auction,
    items,
    effects,
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
    return setting_up.set_up(seats, options, GAME.components(edition), edition)


GAME = Game(
    id="jantaris",
    title="Jantaris",
    package=__name__,
    state=JantarisState,
    seat_counts=setting_up.seat_counts(),
    colours=setting_up.colours(),
    chapters=chapters(
        steps=[step for chapter in CHAPTERS for step in getattr(chapter, "STEPS", ())],
        verbs=[verb for chapter in CHAPTERS for verb in getattr(chapter, "VERBS", ())],
        spots=spots,
    ),
    setup=_set_up,
    scores=turn.scores,
    result=turn.result,
    mask=mask,
    facts=facts,
    read_position=read_position,
    write_position=write_position,
    read_components=read_components,
    defects=defects,
    options=setting_up.OPTIONS,
    names=names,
    wording=wording,
)
