"""Amber Route: rules, components, pictures, odds and lessons of the game."""

from __future__ import annotations

from ...engine import Game
from .components import names, read_components, vocabulary
from .position.facts import facts, wording
from .position.hidden import guess, mask
from .position.invariants import defects
from .position.text import TEXT
from .rules import CHAPTERS
from .rules.ending import points, result
from .rules.setting_up import SEAT_COUNTS, SEATS, options, set_up
from .state import AmberRouteState

GAME = Game(
    id="amber_route",
    title="Amber Route",
    package=__name__,
    state=AmberRouteState,
    seat_counts=SEAT_COUNTS,
    colours=SEATS,
    chapters=CHAPTERS,
    setup=set_up,
    points=points,
    result=result,
    mask=mask,
    guess=guess,
    facts=facts,
    defects=defects,
    read_position=TEXT.read,
    write_position=TEXT.write,
    read_components=read_components,
    vocabulary=vocabulary,
    options=options,
    names=names,
    wording=wording,
)
