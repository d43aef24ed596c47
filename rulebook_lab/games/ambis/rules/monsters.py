"""2 The action, while exploring: monsters, the threat track and its rewards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from ....engine import CHANCE, Move, Seat, Step, Tell, Verb, Violation, broken, effect, implements, value
from ..components import MONSTER, THREAT_SPACES, Good
from ..state import AmbisState, active_player, added, one_of
from .activated import ACTIVATED, activated_moves
from .frames import Encounter, Reward, TokenDraw, TokenTheft, is_last
from .lords import key_tokens_left, suffers
from .moves import Claim, Fight, GoOn, Token
from .soldiers import stolen
from .track import another_card, can_reveal, exploration_over, last_space_earns, off_track

Rewards = tuple[tuple[Good, ...], ...]


def go_on_violations(state: AmbisState, frame: Encounter, move: GoOn) -> Iterator[Violation]:
    """On the last space, or without another card, the monster must be fought."""
    if is_last(frame.space):
        yield broken("monster.last-space")
    if not can_reveal(state):
        yield broken("explore.reshuffle")


@implements("monster.stays")
def go_on(state: AmbisState, frame: Encounter, move: GoOn, tell: Tell) -> AmbisState:
    """The monster keeps its space, the threat rises, another card is due."""
    return another_card(raise_threat(state.pop(), tell), tell)


@effect("monster.continue")
def raise_threat(state: AmbisState, tell: Tell) -> AmbisState:
    """The threat token moves one space towards the bigger rewards, at most to the last."""
    threat = min(state.threat + 1, THREAT_SPACES)
    kind = "threat-rises" if threat > state.threat else "threat-stays"
    tell("monster.continue", kind, state.active, threat=threat)
    return replace(state, threat=threat)


def fight(state: AmbisState, frame: Encounter, move: Fight, tell: Tell) -> AmbisState:
    """The fight is won; the reward is due, and then the exploration is over."""
    tell("monster.choice", "fights", move.seat, threat=state.threat)
    space = reward_space(state, move.seat)
    if space < state.threat:
        tell("power.tamer", "tamer-lowers", move.seat, space=space)
    state = win(fight_over(state.pop()).push(Reward()), frame.space)
    return last_space_pearl(state, frame.space, tell)


@effect("monster.fight-ends")
def fight_over(state: AmbisState) -> AmbisState:
    """Once the reward is received the exploration is over."""
    return exploration_over(state)


@effect("monster.win")
def win(state: AmbisState, space: int) -> AmbisState:
    """The monster is discarded."""
    return off_track(replace(state, discards=added(state.discards, MONSTER)), space)


@effect("monster.last-space-pearl")
def last_space_pearl(state: AmbisState, space: int, tell: Tell) -> AmbisState:
    """A fight on the last space earns a pearl on top."""
    return last_space_earns(state, space, "monster.last-space-pearl", tell)


def encounter_answers(state: AmbisState, frame: Encounter) -> list[Move]:
    """Fight, go on, or use a power."""
    return [Fight(state.active), GoOn(state.active), *activated_moves(state, state.active)]


def encounter_facts(state: AmbisState, frame: Encounter) -> dict[str, Any]:
    """Where the threat stands, and whether the monster must be fought."""
    return {"threat": state.threat, "variant": "" if can_go_on(state, frame) else "must"}


def can_go_on(state: AmbisState, frame: Encounter) -> bool:
    """Whether the monster may be left alone."""
    return next(go_on_violations(state, frame, GoOn(state.active)), None) is None


def encounter_legal(state: AmbisState, frame: Encounter) -> list[Move]:
    """The same without the near misses."""
    moves: list[Move] = [Fight(state.active)]
    if can_go_on(state, frame):
        moves.append(GoOn(state.active))
    return moves + activated_moves(state, state.active, legal=True)


# -- rewards --------------------------------------------------------------------------------


@value("power.tamer", off=0)
def tamer_steps(state: AmbisState, seat: Seat) -> int:
    """By how many spaces an opponent's Tamer lowers the reward."""
    return -state.kit.lords["tamer"].params["amount"] if suffers(state, seat, "tamer") else 0


@effect("tamer.first-space")
def on_the_track(space: int) -> int:
    """There is nothing before the first space."""
    return max(1, space)


def reward_space(state: AmbisState, seat: Seat) -> int:
    """The space of the threat track whose reward the fighter receives."""
    return on_the_track(state.threat - tamer_steps(state, seat))


SPACES = (
    "monster.space-1",
    "monster.space-2",
    "monster.space-3",
    "monster.space-4",
    "monster.space-5",
    "monster.space-6",
)


def _printed_on(space: int) -> Callable[[AmbisState], Rewards]:
    @value(SPACES[space], off=((),))
    def printed(state: AmbisState) -> Rewards:
        return state.kit.rewards[space]

    return printed


PRINTED = tuple(_printed_on(space) for space in range(THREAT_SPACES))
"""What each space of the threat track shows: alternatives of keys, pearls and tokens."""


def alternatives(state: AmbisState) -> Rewards:
    """What the fighter's space shows."""
    return PRINTED[reward_space(state, state.active) - 1](state)


def rewards(state: AmbisState) -> list[tuple[Good, ...]]:
    """The alternatives, as far as tokens are left (ruling.monster-tokens-exhausted)."""
    return [goods for goods in alternatives(state) if goods.count("token") <= len(state.pool)]


def claims(state: AmbisState, frame: Reward) -> list[Move]:
    """One move for each alternative; those that lack tokens explain themselves."""
    return [Claim(state.active, goods) for goods in alternatives(state)]


def claims_legal(state: AmbisState, frame: Reward) -> list[Move]:
    """One move for each alternative whose tokens are there."""
    return [Claim(state.active, goods) for goods in rewards(state)]


def reward_asks(state: AmbisState, frame: Reward) -> tuple[Seat, ...]:
    """The fighter, where there is a choice."""
    return (state.active,) if len(rewards(state)) > 1 else ()


def claim_violations(state: AmbisState, frame: Reward, move: Claim) -> Iterator[Violation]:
    """The reward, its goods in any order, is one of the space's alternatives, and its tokens are there."""
    goods = tuple(sorted(move.goods))
    if goods not in alternatives(state):
        yield broken("monster.reward", space=reward_space(state, move.seat), goods=goods)
    elif goods not in rewards(state):
        yield broken("monster.reward-choice", "tokens", tokens=len(state.pool))


def claim(state: AmbisState, frame: Reward, move: Claim, tell: Tell) -> AmbisState:
    """The fighter takes the alternative chosen."""
    return reset_threat(receive(state.pop(), move.goods, tell), tell)


def only_reward(state: AmbisState, frame: Reward, tell: Tell) -> AmbisState:
    """Without a choice the reward is simply received."""
    goods = rewards(state)[0]
    return reset_threat(receive(state.pop(), goods, tell), tell)


@effect("monster.reward")
def receive(state: AmbisState, goods: tuple[str, ...], tell: Tell) -> AmbisState:
    """Pearls, keys as far as there are any (ruling.key-tokens-suffice), tokens drawn blindly."""
    seat = state.active
    player = state.player(seat)
    tell("monster.reward", "rewarded", seat, goods=goods)
    pearls, won = goods.count("pearl"), min(goods.count("key"), key_tokens_left(state))
    state = state.change(seat, pearls=player.pearls + pearls, keys=player.keys + won)
    return tokens_due(state, goods.count("token"))


@effect("monster.reward-kinds")
def tokens_due(state: AmbisState, tokens: int) -> AmbisState:
    """As many tokens are drawn as the reward shows."""
    return state.push(*[TokenDraw()] * tokens)


@effect("monster.threat-reset")
def reset_threat(state: AmbisState, tell: Tell) -> AmbisState:
    """After a fight the threat starts anew."""
    if state.threat > 1:
        tell("monster.threat-reset", "threat-falls", None)
    return replace(state, threat=1)


def token_weights(state: AmbisState, frame: TokenDraw) -> dict[Move, int]:
    """Every token of the pool is equally likely."""
    return {Token(CHANCE, value): count for value, count in Counter(state.pool).items()}


def draw_token(state: AmbisState, frame: TokenDraw, random: Random) -> Token:
    """One token of the pool, all equally likely."""
    return Token(CHANCE, one_of(state.pool, random))


def theft_weights(state: AmbisState, frame: TokenTheft) -> dict[Move, int]:
    """Every token of the victim is equally likely."""
    return {
        Token(CHANCE, value): count for value, count in Counter(state.player(frame.victim).tokens).items()
    }


def receive_token(state: AmbisState, frame: TokenDraw | TokenTheft, move: Token, tell: Tell) -> AmbisState:
    """A token comes to the active player, face down: from the pool, or from a robbed opponent."""
    if isinstance(frame, TokenTheft):
        return stolen(state, frame.victim, move.value, tell)
    seat = state.active
    tell.secretly((seat,), "monster.reward-kinds", "token", seat, {"value": move.value})
    at = state.pool.index(move.value)
    state = replace(state, pool=state.pool[:at] + state.pool[at + 1 :], pending=state.pending[:-1])
    return state.change(seat, tokens=tuple(sorted((*state.player(seat).tokens, move.value))))


VERBS = [
    Verb(move=Fight, clause="monster.choice", apply=fight),
    Verb(move=GoOn, clause="monster.choice", violations=go_on_violations, apply=go_on),
    Verb(move=Claim, clause="monster.reward-choice", violations=claim_violations, apply=claim),
    Verb(move=Token, clause="monster.reward-kinds", apply=receive_token),
]
STEPS = [
    Step(
        frame=Encounter,
        asked=active_player,
        candidates=encounter_answers,
        legal=encounter_legal,
        verbs=(Fight, GoOn, *ACTIVATED),
        facts=encounter_facts,
    ),
    Step(
        frame=Reward,
        asked=reward_asks,
        candidates=claims,
        legal=claims_legal,
        verbs=(Claim,),
        advance=only_reward,
        facts=lambda state, frame: {"space": reward_space(state, state.active)},
    ),
    Step(frame=TokenDraw, weights=token_weights, draw=draw_token, verbs=(Token,)),
    Step(frame=TokenTheft, weights=theft_weights, verbs=(Token,)),
]
