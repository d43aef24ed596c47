"""Amber Route: rules, components, pictures, odds and lessons of the game."""

from __future__ import annotations

from rulebook_lab.engine import Game, Step, Verb

from . import (
    challenges,
    components,
    dark_cards,
    dice,
    duels,
    ending,
    escorts,
    frames,
    ghosts,
    gifts,
    kept,
    light_cards,
    monsters,
    moves,
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

ACTIONS = (moves.Recruit, moves.Buy, moves.Advance)
alone = dice.deciding_alone

STEPS = [
    # setting up, and whose turn it is
    Step(frames.Opening, weights=preparation.begin_weights, verbs=(moves.Begin,)),
    Step(frames.StartOfTurn, advance=turn.start_of_turn),
    Step(frames.EndOfTurn, advance=turn.end_of_turn),
    Step(
        frames.LastTurn,
        asked=alone,
        candidates=turn.last_turn_moves,
        verbs=(moves.PlayOn, moves.Forgo),
    ),
    # the two phases
    Step(
        frames.Draw,
        asked=alone,
        candidates=turn.draw_moves,
        legal=turn.legal_draws,
        verbs=(moves.Take, moves.Use, *ACTIONS, moves.Forgo),
    ),
    Step(
        frames.Act,
        asked=alone,
        candidates=road.action_moves,
        legal=road.legal_actions,
        verbs=(*ACTIONS, moves.Forgo),
    ),
    # light cards
    Step(
        frames.LightDraw,
        weights=light_cards.light_weights,
        draw=light_cards.any_light_card,
        verbs=(moves.DrawLight,),
    ),
    Step(
        frames.HandLimit,
        asked=light_cards.over_the_limit,
        candidates=light_cards.discards,
        legal=light_cards.discards,
        verbs=(moves.Discard,),
        advance=light_cards.hand_fits,
    ),
    # dark cards: gifts and challenges
    Step(
        frames.DarkDraw,
        weights=dark_cards.dark_weights,
        draw=dark_cards.any_dark_card,
        verbs=(moves.DrawDark,),
    ),
    Step(frames.GiftRoll, weights=dice.roll_weights, draw=dice.any_roll, verbs=(moves.Roll,)),
    Step(
        frames.GiftPick,
        asked=alone,
        candidates=gifts.picks,
        legal=gifts.picks,
        verbs=(moves.Pick,),
    ),
    Step(
        frames.Preparing,
        asked=alone,
        candidates=challenges.preparing_moves,
        legal=challenges.legal_support,
        verbs=(moves.Support, moves.Use, moves.Face, *ACTIONS),
        facts=challenges.dice_ready,
    ),
    Step(frames.Rolling, weights=dice.roll_weights, draw=dice.any_roll, verbs=(moves.Roll,)),
    Step(
        frames.Shaping,
        asked=alone,
        candidates=dice.shaping_moves,
        legal=dice.legal_shaping,
        verbs=(moves.Shift, moves.AmberDie, moves.RollAgain, moves.Accept),
    ),
    Step(frames.Monster, advance=monsters.fight),
    Step(frames.MonsterRoll, weights=dice.roll_weights, draw=dice.any_roll, verbs=(moves.Roll,)),
    Step(
        frames.Struck,
        asked=monsters.shield_needed,
        candidates=kept.rescue_moves,
        verbs=(moves.Use, moves.Decline),
        advance=monsters.suffer,
    ),
    Step(frames.Ghost, advance=ghosts.slip_past),
    Step(
        frames.Haunted,
        asked=ghosts.ward_against_ghost,
        candidates=kept.rescue_moves,
        verbs=(moves.Use, moves.Decline),
        advance=ghosts.haunt,
    ),
    Step(
        frames.Surrendering,
        asked=alone,
        candidates=ghosts.surrenders,
        legal=ghosts.surrenders,
        verbs=(moves.Surrender,),
    ),
    Step(frames.Trap, advance=traps.get_out),
    Step(
        frames.Trapped,
        asked=traps.ward_against_trap,
        candidates=kept.rescue_moves,
        verbs=(moves.Use, moves.Decline),
        advance=traps.be_trapped,
    ),
    # rewards
    Step(frames.Receiving, advance=rewards.receive),
    Step(frames.RewardChoice, asked=alone, candidates=rewards.reward_choices, verbs=(moves.Choose,)),
    # fights between players
    Step(
        frames.AttackChoice,
        asked=duels.may_attack,
        candidates=duels.attacks,
        legal=duels.legal_attacks,
        verbs=(moves.Attack, moves.Spare, *ACTIONS),
        advance=duels.nobody_to_attack,
    ),
    Step(frames.Duel, advance=duels.fight_duel),
    Step(frames.DuelDraw, advance=duels.draw_for_duel),
    Step(
        frames.Defending,
        asked=alone,
        candidates=duels.laying_moves,
        legal=duels.legal_laying,
        verbs=(moves.Defend, moves.Use, moves.Ready),
    ),
    Step(
        frames.Reinforcing,
        asked=alone,
        candidates=duels.laying_moves,
        legal=duels.legal_laying,
        verbs=(moves.Reinforce, moves.Use, moves.Ready),
    ),
]

VERBS = [
    Verb(moves.Begin, "setup.start-player", preparation.begin),
    Verb(moves.PlayOn, "end.last-turns", turn.play_on),
    Verb(moves.Forgo, "end.last-turns", turn.forgo, turn.forgo_violations),
    Verb(moves.Take, "turn.draw-choice", turn.take, turn.take_violations),
    Verb(moves.Recruit, "turn.action-list", escorts.recruit, escorts.recruit_violations),
    Verb(moves.Buy, "turn.action-list", light_cards.buy, light_cards.buy_violations),
    Verb(moves.Advance, "move.distance", road.advance, road.advance_violations),
    Verb(moves.DrawLight, "turn.draw-card", light_cards.take_light_card),
    Verb(moves.Discard, "light.excess", light_cards.discard, light_cards.discard_violations),
    Verb(moves.DrawDark, "move.terrain-field", dark_cards.face_dark_card),
    Verb(moves.Pick, "gift.active-first", gifts.pick, gifts.pick_violations),
    Verb(moves.Support, "challenge.light-cards", challenges.support, challenges.support_violations),
    Verb(moves.Face, "challenge.by-type", challenges.face),
    Verb(moves.Roll, "challenge.by-type", dice.roll),
    Verb(moves.Shift, "challenge.escort-shift", dice.shift_die, dice.shift_violations),
    Verb(moves.AmberDie, "challenge.amber-die", dice.buy_die, dice.amber_die_violations),
    Verb(moves.RollAgain, "reward.use-later", dice.roll_again, dice.roll_again_violations),
    Verb(moves.Accept, "challenge.by-type", dice.accept),
    Verb(moves.Surrender, "ghost.failure", ghosts.surrender, ghosts.surrender_violations),
    Verb(moves.Choose, "reward.card-or-escort", rewards.choose, rewards.choose_violations),
    Verb(moves.Use, "reward.use-later", kept.use, kept.use_violations),
    Verb(moves.Decline, "reward.use-later", kept.decline),
    Verb(moves.Attack, "duel.when", duels.attack, duels.attack_violations),
    Verb(moves.Spare, "move.attack-option", duels.spare),
    Verb(moves.Defend, "duel.defender-cards", duels.lay, duels.defend_violations),
    Verb(moves.Reinforce, "duel.attacker-more", duels.lay, duels.reinforce_violations),
    Verb(moves.Ready, "duel.defender-cards", duels.ready),
]
"""Every kind of move, by the sentence that grants it."""

GAME = Game(
    id="amber_route",
    title="Amber Route",
    package=__name__,
    state=state.AmberRouteState,
    seat_counts=preparation.seat_counts(),
    colours=("red", "blue", "green", "yellow"),
    steps=STEPS,
    verbs=VERBS,
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
)
