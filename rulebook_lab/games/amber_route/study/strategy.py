"""A sensible greedy player: what each move is worth to the seat that makes it, in points or thereabouts."""

from __future__ import annotations

from functools import lru_cache

from ....engine import Move, Seat, of_legal_moves
from ..components import ANY, DIFFICULTIES, Components, Difficulty
from ..rules.action_phase import Recruit
from ..rules.challenges import Preparing, Support
from ..rules.dark_cards import Use, kept_cards
from ..rules.dice import Accept, AmberDie, RollAgain, Shift, at_most_five
from ..rules.duels import BLESSED, Attack, Defend, Duel, Reinforce
from ..rules.light_cards import Buy, Discard, fitting
from ..rules.monsters import Struck
from ..rules.one_roll import Haunted, Surrender, Trapped
from ..rules.rewards import Choose, GiftPick, Pick
from ..rules.road import Advance
from ..rules.turn import PlayOn, Take
from ..state import AmberRouteState
from .advice import SupportAdvice, advice, support_advice
from .odds import difficulty, duel, win

AMBER, ESCORT, CARD = 1.0, 0.5, 0.4
GAIN = {"amber": AMBER, "escort": ESCORT, "card": CARD}
FAILURE = 1.0
FIELD = 0.6
KEPT = 3.0
"""A kept card weighs as much as a light card of that value: unused it is a point."""
SECOND_ROLL = 0.25
"""The hope for which a kept second roll is spent: unused it is worth a point."""


@of_legal_moves
def judge(state: AmberRouteState, move: Move) -> float:
    """Tell how good a move looks, from what the moving seat can see. Higher is better."""
    player, frame = state.player(move.seat), state.pending[-1]
    match move:
        case PlayOn():
            return 1.0
        case Take(what=what) | Choose(what=what):  # escorts while there are few
            return 1.5 - 0.3 * player.escorts if what == "escort" else 0.3
        case Recruit():
            return (1.6 if state.piece(move.seat).kind == "village" else 1.0) - 0.35 * player.escorts
        case Buy():
            return 0.8 - 0.3 * len(player.hand)
        case Advance():
            return _way(state, move)
        case Pick() if isinstance(frame, GiftPick):
            gains = state.box.gifts[frame.card].faces[move.face - 1]
            full = player.escorts >= state.box.amounts.max_escorts
            return sum(GAIN[gain] for gain in gains if not (full and gain == "escort"))
        case Support():
            return 1.0 if move.card in _best_support(state) else -1.0
        case Shift() | AmberDie() | Accept() | RollAgain():  # by the best plan for these dice
            best, hope = _best_shape(state)
            return 0.2 + hope if move == best else 0.0
        case Use():
            return _use(state, move)
        case Discard() | Surrender():
            return -_card_worth(state, move.card)
        case Attack():  # by its odds, if there is an amber to win
            target, value = state.player(move.target), state.box.light[move.card].value
            odds = duel(at_most_five(state, value + 1), 2, min(2, player.escorts), min(1, target.escorts))
            return (float(odds.win) * AMBER if target.loose else 0.0) - 0.25 * _card_worth(state, move.card)
        case Defend() | Reinforce():
            return _lay(state, move)
    return 0.0


def _card_worth(state: AmberRouteState, card: str) -> float:
    """Give a light card's use: its value, more if it fits everywhere."""
    if card not in state.box.light:
        return KEPT
    kind = state.box.light[card]
    return kind.value * (1.3 if kind.terrain == ANY else 1.0)


def _prize(row: Difficulty) -> float:
    """Tell what beating a challenge of some difficulty brings."""
    return AMBER * row.reward_ambers + ESCORT * row.reward_choice + CARD


# -- the road -------------------------------------------------------------------------------


def _way(state: AmberRouteState, move: Advance) -> float:
    """Judge a way by its fields, what it costs, and what waits at its end."""
    player, road = state.player(move.seat), state.road
    field = player.field + move.fields
    price = (1.0 if move.guide else ESCORT) * (move.fields > 1)
    escorts = player.escorts - (move.fields > 1 and not move.guide)
    kind = road.fields[field].kind
    there = {
        "castle": 5.0 if state.first is None else 0.0,
        "town": AMBER,
        "village": ESCORT,
        "terrain": _hope(state, move.seat, field, escorts) if kind == "terrain" else 0.0,
        "shore": 0.0,
    }[kind]
    return FIELD * move.fields + there - price


def _hope(state: AmberRouteState, seat: Seat, field: int, escorts: int) -> float:
    """Tell what the next dark card on a field promises to somebody with these cards and escorts."""
    terrain = state.road.fields[field].terrain
    cards = [card for card in state.player(seat).hand if card in fitting(state.box, terrain)]
    support = sum(state.box.light[card].value for card in cards[:2])
    total, odds = 0.0, difficulty(state, field)
    for name in DIFFICULTIES:
        share = float(odds[name]) / 3
        for threat, base in (("monster", 1), ("ghost", 1), ("trap", state.box.by_name[name].trap_dice)):
            dice = at_most_five(state, base + support)
            total += share * _stake(state.box, threat, name, dice, escorts, state.player(seat).loose)
    return total + float(odds["gift"]) * AMBER / 2


@lru_cache(4096)
def _stake(box: Components, threat: str, difficulty: str, dice: int, escorts: int, ambers: int) -> float:
    """Tell what a challenge brings on average: what beating it brings, against a failure."""
    won = float(win(threat, difficulty, dice, escorts, ambers, box=box))
    return won * _prize(box.by_name[difficulty]) - (1 - won) * FAILURE


# -- challenges and fights ----------------------------------------------------------------------


@lru_cache(maxsize=4)
def _best_support(state: AmberRouteState) -> tuple[str, ...]:
    """Give the cards worth playing now, the same for each move that is judged: hope bought with them against
    what they are worth."""
    frame = state.pending[-1]
    assert isinstance(frame, Preparing)
    stake = _prize(state.box.by_name[frame.difficulty]) + FAILURE

    def gain(each: SupportAdvice) -> float:
        return stake * float(each.win) - 0.3 * sum(_card_worth(state, card) for card in each.cards)

    return max(support_advice(state), key=gain).cards


@lru_cache(maxsize=4)
def _best_shape(state: AmberRouteState) -> tuple[Move, float]:
    """Give the first move of the plan for the dice on the table, the same for each move that is judged, and
    what it promises: a kept card is spent for much hope only."""
    (seat,) = state.game.asked(state)
    best = advice(state.change(seat, kept=()))[0]
    if kept_cards(state, seat, "second_roll") and best.win < 1 - SECOND_ROLL:
        best = max(advice(state), key=lambda each: float(each.win) - SECOND_ROLL * each.kept)
    return state.game.read_move(f"{seat} {best.moves[0]}"), float(best.win)


def _use(state: AmberRouteState, move: Use) -> float:
    """Judge a kept card by the harm that it turns away, or the dice that it gives."""
    match state.pending[-1]:
        case Struck(hits=hits):
            return 1.0 if hits >= state.player(move.seat).escorts else -1.0
        case Haunted(cards=cards):
            return 1.0 if cards > 2 else -1.0
        case Trapped(turns=turns):
            return 1.0 if turns > 1 else -1.0
        case Preparing():
            return 0.5 if move.card in _best_support(state) else -1.0
    return 0.0


def _lay(state: AmberRouteState, move: Defend | Reinforce) -> float:
    """Judge another card: good while it is worth its dice and something is at stake."""
    fight = state.open(Duel)
    assert fight is not None
    if not state.player(fight.target).loose:
        return -1.0
    own, other = fight.dice(state, fight.seat), fight.dice(state, fight.target)
    if isinstance(move, Defend):
        own, other = other, own
    behind = other - own + (BLESSED in fight.attack_cards)
    return 0.3 * (behind + 1) - 0.2 * _card_worth(state, move.card)
