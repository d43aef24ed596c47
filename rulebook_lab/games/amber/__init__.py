"""Amber: the tile game for two to six barons, basic and advanced."""

from __future__ import annotations

from rulebook_lab.engine.legacy import chapters

from ...engine import COLOURS, Game, Step, Verb
from .component_reading import read_components
from .position.facts import facts
from .position.hidden import mask
from .position.invariants import defects
from .position.reading import read
from .position.spots import spots
from .position.wording import names
from .position.writing import write
from .rules import advanced_game, inability, playing_tiles, sequence, setting_up, shovels
from .rules.bridge_and_roundabout import rebuild, rebuild_violations
from .rules.ending import result, scores
from .rules.moves import (
    Castle,
    Deal,
    Diagram,
    Draw,
    First,
    GiveUp,
    Pass,
    Place,
    Rebuild,
    Reveal,
    Shovel,
    SpecialShovel,
    Take,
)
from .rules.placements import candidates, legal
from .state import (
    AmberState,
    AssignCastles,
    Begin,
    ChooseFirst,
    ChooseSetup,
    DealHands,
    EndTurn,
    Play,
    Refill,
    Replace,
    TopTile,
    TurnUp,
)

VERBS = [
    Verb(Place, "turn.play-one", playing_tiles.place, playing_tiles.place_violations),
    Verb(Rebuild, "upgrade.optional", rebuild, rebuild_violations),
    Verb(Shovel, "shovel.target", shovels.shovel, shovels.shovel_violations),
    Verb(
        SpecialShovel,
        "advanced.special-shovel-instead",
        advanced_game.special_shovel,
        advanced_game.special_shovel_violations,
    ),
    Verb(GiveUp, "unable.discard", inability.give_up, inability.give_up_violations),
    Verb(Pass, "unable.empty-stack", inability.pass_turn, inability.pass_violations),
    Verb(Take, "advanced.draw-choice", advanced_game.take, advanced_game.take_violations),
    Verb(Draw, "advanced.draw-choice", advanced_game.draw, advanced_game.draw_violations),
    Verb(Diagram, "setup.choose-diagram", setting_up.choose_setup),
    Verb(Castle, "setup.assign-castles", setting_up.assign_castle),
    Verb(First, "setup.first-player", setting_up.choose_first),
    Verb(Deal, "setup.shuffle-deal", setting_up.deal),
    Verb(Reveal, "advanced.display-setup", advanced_game.turn_up),
]

STEPS = [
    Step(ChooseSetup, weights=setting_up.setups, verbs=(Diagram,)),
    Step(
        AssignCastles,
        weights=setting_up.castles_left,
        verbs=(Castle,),
        facts=lambda state, frame: {"seat": setting_up.without_castle(state)},
    ),
    Step(ChooseFirst, weights=setting_up.starters, verbs=(First,)),
    Step(
        DealHands,
        weights=sequence.tiles_left,
        draw=sequence.draw_top,
        verbs=(Deal,),
        facts=lambda state, frame: {"seat": setting_up.without_full_hand(state)},
    ),
    Step(
        TurnUp,
        weights=advanced_game.tiles_to_turn_up,
        draw=advanced_game.draw_revealed,
        verbs=(Reveal,),
    ),
    Step(Begin, advance=sequence.begin),
    Step(
        Play,
        asked=lambda state, frame: (frame.seat,),
        candidates=candidates,
        legal=legal,
        verbs=(Place, Rebuild, Shovel, SpecialShovel, GiveUp, Pass),
        facts=inability.asked_for,
    ),
    Step(
        Refill,
        asked=advanced_game.drawers,
        candidates=advanced_game.draws,
        verbs=(Take, Draw),
        advance=sequence.refill,
        facts=advanced_game.asked_to_draw,
    ),
    Step(TopTile, weights=sequence.tiles_left, draw=sequence.draw_top, verbs=(Deal,)),
    Step(
        Replace,
        weights=advanced_game.tiles_to_turn_up,
        draw=advanced_game.draw_revealed,
        verbs=(Reveal,),
    ),
    Step(EndTurn, advance=sequence.end_turn),
]

GAME = Game(
    id="amber",
    title="Amber",
    package=__name__,
    state=AmberState,
    seat_counts=setting_up.seat_counts(),
    colours=COLOURS,
    chapters=chapters(steps=STEPS, verbs=VERBS, spots=spots),
    setup=setting_up.prepare,
    scores=scores,
    result=result,
    mask=mask,
    facts=facts,
    read_position=read,
    write_position=write,
    read_components=read_components,
    defects=defects,
    options=setting_up.OPTIONS,
    names=names,
)
