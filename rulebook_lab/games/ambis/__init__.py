"""Ambis (Abyss): two to four players explore the depths, recruit lords and control locations."""

from __future__ import annotations

from rulebook_lab.engine.legacy import chapters

from ...engine import COLOURS, Game
from .components import read_components
from .position.facts import facts
from .position.hidden import mask
from .position.invariants import defects
from .position.reading import read_position
from .position.spots import spots
from .position.wording import wording
from .position.writing import write_position
from .rules import (
    activated,
    arrows,
    council,
    court,
    exploring,
    locations,
    mages,
    monsters,
    offering,
    plot,
    politicians,
    recruiting,
    setting_up,
    soldiers,
    taking,
    track,
    turn,
)
from .rules.scoring import result, scores
from .state import AmbisState

GAME = Game(
    id="ambis",
    title="Ambis",
    package=__name__,
    state=AmbisState,
    seat_counts=range(2, 5),
    colours=COLOURS[:4],
    chapters=chapters(
        steps=[
            *setting_up.STEPS,
            *turn.STEPS,
            *exploring.STEPS,
            *offering.STEPS,
            *track.STEPS,
            *monsters.STEPS,
            *recruiting.STEPS,
            *court.STEPS,
            *soldiers.STEPS,
            *mages.STEPS,
            *politicians.STEPS,
            *locations.STEPS,
            *taking.STEPS,
        ],
        verbs=[
            *plot.VERBS,
            *exploring.VERBS,
            *offering.VERBS,
            *monsters.VERBS,
            *council.VERBS,
            *recruiting.VERBS,
            *turn.VERBS,
            *activated.VERBS,
            *arrows.VERBS,
            *soldiers.VERBS,
            *mages.VERBS,
            *politicians.VERBS,
            *locations.VERBS,
            *taking.VERBS,
            *setting_up.VERBS,
        ],
        spots=spots,
    ),
    setup=setting_up.set_up,
    options=setting_up.OPTIONS,
    scores=scores,
    result=result,
    mask=mask,
    facts=facts,
    defects=defects,
    read_position=read_position,
    write_position=write_position,
    read_components=read_components,
    wording=wording,
)
