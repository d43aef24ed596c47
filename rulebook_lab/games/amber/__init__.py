"""Amber: the tile game for two to six barons, basic and advanced."""

from __future__ import annotations

from ...engine import COLOURS, Game
from .component_reading import read_components
from .components import vocabulary
from .position.facts import facts, names
from .position.hidden import guess, mask
from .position.invariants import defects
from .position.text import TEXT
from .rules import (
    advanced_game,
    bridge_and_roundabout,
    inability,
    playing_tiles,
    sequence,
    setting_up,
    shovels,
)
from .rules.ending import points, result
from .state import AmberState

GAME = Game(
    id="amber",
    title="Amber",
    package=__name__,
    state=AmberState,
    seat_counts=setting_up.SEAT_COUNTS,
    colours=COLOURS,
    chapters=[setting_up, sequence, playing_tiles, bridge_and_roundabout, shovels, inability, advanced_game],
    setup=setting_up.prepare,
    points=points,
    result=result,
    mask=mask,
    guess=guess,
    facts=facts,
    read_position=TEXT.read,
    write_position=TEXT.write,
    read_components=read_components,
    vocabulary=vocabulary,
    defects=defects,
    options=setting_up.OPTIONS,
    names=names,
)
