"""2 The action, while exploring: monsters, the threat track and its rewards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from ....engine import AnyOrder, Move, Seat, Tell, Violation, added, broken
from ..components import MONSTER, THREAT_SPACES, Good, Rewards
from ..state import AmbisState, OfActive
from .exploring import Encounter, ExplorationEnd, GoingOn, newest_space, next_card, off_track
from .lords import key_tokens_left, suffers
from .tokens import TokenDraw


class Fight(Move, clause="monster.choice", answers=(Encounter,)):
    """Fight the revealed monster."""

    def spots(self, state: AmbisState) -> tuple[str, ...]:
        return (f"track:{newest_space(state, MONSTER)}",)

    def play(self, state: AmbisState, frame: Encounter, tell: Tell) -> AmbisState:
        """The fight is won; the reward is due, and then the exploration is over."""
        tell("monster.choice", "fights", self.seat, threat=state.threat)
        space = reward_space(state, self.seat, tell if state.threat > 1 else None)
        if space < state.threat:
            tell("power.tamer", "tamer-lowers", self.seat, space=space)
        elif suffers(state, self.seat, "tamer"):
            tell("tamer.first-space", "tamer-in-vain", self.seat)
        over = (ExplorationEnd(),)  # explore.end monster.fight-ends, else ()
        state = state.swap(*over, Reward())
        won = replace(state, discards=added(state.discards, MONSTER))
        state = off_track(won, frame.space)  # monster.win
        return frame.earns(state, tell)  # monster.last-space-pearl, else state


class GoOn(GoingOn, clause="monster.choice", answers=(Encounter,)):
    """Do not fight: the threat rises, the next card is revealed."""

    def play(self, state: AmbisState, frame: Encounter, tell: Tell) -> AmbisState:
        """The monster keeps its space, the threat rises as far as its track goes, another card is due."""
        threat = min(state.threat + 1, THREAT_SPACES)
        kind = "threat-rises" if threat > state.threat else "threat-stays"
        tell("monster.continue", kind, self.seat, threat=threat)
        state = replace(state, threat=threat)  # monster.continue
        state = state.pop()  # monster.stays, else off_track(state.pop(), frame.space)
        return next_card(state, tell)  # explore.repeat, else state


def reward_space(state: AmbisState, seat: Seat, tell: Tell | None = None) -> int:
    """The space of the threat track whose reward the fighter receives, lowered by an opponent's Tamer."""
    space = state.threat
    if suffers(state, seat, "tamer", tell):  # power.tamer
        space += state.box.lords["tamer"].params["amount"]
    return max(1, space)  # tamer.first-space, else space


def alternatives(state: AmbisState) -> Rewards:
    """What the fighter's space shows: alternatives of keys, pearls and tokens."""
    first, second, third, fourth, fifth, sixth = state.box.rewards
    printed: tuple[Rewards, ...] = (
        first,  # monster.space-1, else ((),)
        second,  # monster.space-2, else ((),)
        third,  # monster.space-3, else ((),)
        fourth,  # monster.space-4, else ((),)
        fifth,  # monster.space-5, else ((),)
        sixth,  # monster.space-6, else ((),)
    )
    return printed[reward_space(state, state.active) - 1]


class Reward(OfActive, clause="monster.reward-choice", forced=True):
    """The fighter receives the reward of the threat track."""

    def facts(self, state: AmbisState) -> dict[str, object]:
        return {"space": reward_space(state, state.active)}


class Claim(Move, clause="monster.reward-choice", answers=(Reward,)):
    """Choose the reward of a fight: any of `key`, `pearl`, `token`."""

    goods: Annotated[tuple[Good, ...], AnyOrder]

    @classmethod
    def proposals(cls, state: AmbisState, frame: Reward) -> Iterator[Claim]:
        return (cls(state.active, goods) for goods in alternatives(state))

    def spots(self, state: AmbisState) -> tuple[str, ...]:
        return (f"button:{'+'.join(sorted(self.goods))}",)

    def violations(self, state: AmbisState, frame: Reward) -> Iterator[Violation]:
        """The goods, in any order, are one of the alternatives, and its tokens are there
        (ruling.monster-tokens-exhausted)."""
        goods = tuple(sorted(self.goods))
        if goods not in alternatives(state):
            part = any(Counter(goods) < Counter(whole) for whole in alternatives(state))
            variant = "part" if part else ""
            yield broken("monster.reward", variant, space=reward_space(state, self.seat), goods=goods)
        elif goods.count("token") > len(state.pool):
            yield broken("monster.reward-choice", "tokens", tokens=len(state.pool))

    def play(self, state: AmbisState, frame: Reward, tell: Tell) -> AmbisState:
        """Pearls, keys as far as there are any (ruling.key-tokens-suffice), tokens drawn blindly; the threat
        starts anew."""
        tell("monster.reward", "rewarded", self.seat, goods=self.goods)
        state = state.pop()
        player = state.player(self.seat)
        pearls = player.pearls + self.goods.count("pearl")
        keys = player.keys + min(self.goods.count("key"), key_tokens_left(state))
        state = state.change(self.seat, pearls=pearls, keys=keys)  # monster.reward
        state = state.push(*[TokenDraw()] * self.goods.count("token"))  # monster.reward-kinds
        if state.threat > 1:
            tell("monster.threat-reset", "threat-falls", None)
        return replace(state, threat=1)  # monster.threat-reset, else state
