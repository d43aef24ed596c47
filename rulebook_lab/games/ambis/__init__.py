"""Ambis (Abyss): two to four players explore the depths, recruit lords and control locations."""

from __future__ import annotations

from ...engine import COLOURS, Game
from .components import read_components, vocabulary
from .position.facts import facts, wording
from .position.hidden import guess, mask
from .position.invariants import defects
from .position.text import TEXT
from .rules import CHAPTERS
from .rules.scoring import points, result
from .rules.setting_up import OPTIONS, set_up
from .state import AmbisState

GAME = Game(
    id="ambis",
    title="Ambis",
    package=__name__,
    state=AmbisState,
    seat_counts=range(2, 5),
    colours=COLOURS[:4],
    chapters=CHAPTERS,
    setup=set_up,
    options=OPTIONS,
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
    wording=wording,
)
