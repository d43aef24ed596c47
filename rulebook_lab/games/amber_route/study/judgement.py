"""What a position of Amber Route is worth to each seat, as its share of the victory."""

from __future__ import annotations

from functools import lru_cache
from inspect import unwrap

from ....engine import Move, Seat, decided, expect_known, of_kinds, of_legal_moves, shares, strength
from ..components import Components
from ..rules.challenges import Preparing, Support
from ..rules.dark_cards import Use, kept_cards
from ..rules.dice import Accept, AmberDie, RollAgain, Shaping, Shift, contest
from ..rules.duels import Duel
from ..rules.ending import points
from ..rules.monsters import Monster
from ..rules.one_roll import Ghost, Trap
from ..state import AmberRouteState, Cards
from . import strategy
from .advice import SupportAdvice, moves_of, rated_plans, support_advice
from .challenges import Worth, fight, foe_of, usable
from .rolls import Aim, one_roll

TEMPERATURE, ROLLOUT = 0.5, 12
CALCULATED = (Support, Shift, AmberDie, Accept, RollAgain)
"""What is calculated, not searched."""
WORTH = Worth(amber=2, escort=1, card=1, turn=2)
CARD = 0.3
"""What things are worth, in half points, and a light card for each point of its value."""
WEIGHTS = (
    *(0.89, -0.30, 0.16, 0.41, 0.10, 0.18, 0.03, -1.34, -0.07, 0.62),
    *(1.31, 0.59, 0.26, 1.41, 0.11, -0.15, 0.17, -0.49, 0.02, 0.15),
)


@of_kinds
def expectation(state: AmberRouteState) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats.

    Raises RulebookError where the viewer does not see a hand.
    """
    if result := state.result:
        return decided(state.seats, result.winners)
    return shares([strength(features(state, seat), WEIGHTS) for seat in state.seats])


@of_kinds
def features(state: AmberRouteState, seat: Seat) -> tuple[float, ...]:
    """What a seat has, once as it is and once by how far the game has gone.

    Raises RulebookError for a hand that the viewer does not see.
    """
    player = state.player(seat)
    expect_known(seat, player.hand)
    cards = [state.box.light[card] for card in player.hand]
    own = (
        points(state, seat).total / 5,
        float(player.secured),
        float(player.loose),
        player.field / 5,
        float(player.escorts),
        sum(card.value for card in cards) / 5,
        float(len(cards)) / 3,
        float(player.lost_turns),
        float(state.active == seat),
        float(state.first is None and state.road.castle - player.field <= 2),
    )
    late = max(each.field for each in state.players) / state.road.castle
    return own + tuple(late * each for each in own)


@of_legal_moves
def judge(state: AmberRouteState, move: Move) -> float:
    """How good a move looks: as the greedy player sees it, but for dice and support, which are worth what
    the challenge brings and costs on average."""
    frame = state.pending[-1]
    match move:
        case Support() | Use() if isinstance(frame, Preparing):
            return 1.0 if move.card in _support(state) else -1.0
        case Shift() | AmberDie() | Accept() if not kept_cards(state, move.seat, "second_roll"):
            return float(move == _shape(state))
    seen: float = unwrap(strategy.judge)(state, move)
    return seen


@lru_cache(maxsize=4)
def _support(state: AmberRouteState) -> Cards:
    """The cards worth playing now, the same for each move that is judged."""
    frame = state.pending[-1]
    assert isinstance(frame, Preparing)
    player, light, threat = state.player(frame.seat), state.box.light, frame.threat(state)

    def gain(each: SupportAdvice) -> float:
        spent = sum(light[card].value for card in each.cards if card in light)
        facing = (state.box, threat, frame.difficulty, each.dice, player.escorts, player.loose)
        return _comes_to(*facing) - CARD * spent

    return max(support_advice(state), key=gain).cards


@lru_cache(maxsize=4096)
def _comes_to(box: Components, threat: str, level: str, dice: int, escorts: int, ambers: int) -> float:
    """What a challenge met with so many dice comes to, in points."""
    row = box.by_name[level]
    aim = WORTH.aim(threat, row)
    if threat == "monster":
        return float(fight(foe_of(box, level, dice), aim).value((row.monster_life, escorts, ambers)))
    return float(one_roll(threat, row.needed(threat), dice, escorts, usable(box, dice, ambers), aim).value)


@lru_cache(maxsize=4)
def _shape(state: AmberRouteState) -> Move:
    """The first move of the best plan for the dice on the table, the same for each move that is judged."""
    shaping, below = state.pending[-1], contest(state)
    assert isinstance(shaping, Shaping)
    aim = Aim(win=WORTH.amber, escort=WORTH.escort)
    if not isinstance(below, Duel):
        assert isinstance(below, Monster | Ghost | Trap)
        aim = WORTH.aim(below.name, state.box.by_name[below.difficulty])
    plan, _ = max(rated_plans(state, shaping, below, aim), key=lambda rated: rated[1])
    return state.game.read_move(f"{shaping.seat} {(*moves_of(plan), 'accept')[0]}")
