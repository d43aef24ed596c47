"""Jantaris (Zbynek Vrana): small guilds between two great ones, for three or four players."""

from __future__ import annotations

from ...engine import Game
from .components import names, read_components, vocabulary
from .position.facts import facts, wording
from .position.hidden import guess, mask
from .position.invariants import defects
from .position.text import TEXT
from .rules import CHAPTERS, setting_up, turn
from .state import JantarisState

GAME = Game(
    id="jantaris",
    title="Jantaris",
    package=__name__,
    state=JantarisState,
    seat_counts=setting_up.SEAT_COUNTS,
    colours=setting_up.SEATS,
    chapters=CHAPTERS,
    setup=setting_up.set_up,
    points=turn.points,
    result=turn.result,
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
    wording=wording,
)
