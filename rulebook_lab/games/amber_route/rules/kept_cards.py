"""Nagrody (Rewards) with an hourglass: kept cards, each used once at the moment that its effect names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from ....engine import Move, Seat, Tell, Violation, broken
from ..components import (
    CardName,
    Components,
    KeptReward,
)
from ..state import AmberRouteState, Cards, Question, put, without

BLESSING = 2
"""The support of a kept blessing."""


class Helped(Question):
    """A question in which a kept card of one kind is of use (ruling.kept-cards-use)."""

    helper: ClassVar[KeptReward]

    def help(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Do what the card does."""
        raise NotImplementedError


class Rescue(Helped):
    """Harm that a kept card can turn away: asked of who has one."""

    def asked(self, state: AmberRouteState) -> tuple[Seat, ...]:
        return (self.seat,) if kept_cards(state, self.seat, self.helper) else ()

    def help(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        return state.pop()


class Use(Move, clause="reward.use-later", answers=(Helped,), spot="kept:{card}"):
    """Use a kept reward card."""

    card: CardName

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: Helped) -> list[Use]:
        return [cls(frame.seat, card) for card in kept_cards(state, frame.seat, frame.helper)]

    @classmethod
    def near(cls, state: AmberRouteState, frame: Helped) -> Iterator[Use]:
        of_use = kept_cards(state, frame.seat, frame.helper)
        return (cls(frame.seat, card) for card in state.player(frame.seat).kept if card not in of_use)

    def violations(self, state: AmberRouteState, frame: Helped) -> Iterator[Violation]:
        return kept_violations(state, self.seat, self.card, frame.helper)

    def play(self, state: AmberRouteState, frame: Helped, tell: Tell) -> AmberRouteState:
        return frame.help(use_up(state, self.seat, self.card, tell), tell)


class Decline(Move, clause="reward.use-later", answers=(Rescue,)):
    """Suffer the harm, and keep the cards."""

    def play(self, state: AmberRouteState, frame: Rescue, tell: Tell) -> AmberRouteState:
        tell("reward.use-later", "declines", self.seat)
        suffered: AmberRouteState = frame.advance(state, tell)
        return suffered


def kept_cards(state: AmberRouteState, seat: Seat, kind: KeptReward) -> Cards:
    """List the cards of a kind that lie before a player."""
    return of_kind(state.box, state.player(seat).kept, kind)


@lru_cache(4096)
def of_kind(box: Components, cards: Cards, kind: KeptReward) -> Cards:
    """List the cards of a kind among some: looked up over and over while a card is kept."""
    return tuple(card for card in cards if box.dark[card].reward == kind)


def kept_violations(state: AmberRouteState, seat: Seat, card: str, kind: KeptReward) -> Iterator[Violation]:
    """Tell why a card cannot be used as a kept reward of a kind."""
    if card not in state.player(seat).kept:
        yield broken("reward.use-later", "missing", card=card)
    elif (own := state.box.dark[card].reward) != kind:
        yield broken("reward.use-later", "kind", card=card, own=own, kind=kind)


def use_up(state: AmberRouteState, seat: Seat, card: str, tell: Tell) -> AmberRouteState:
    """Put a used card onto the dark discard pile."""
    tell("reward.use-later", "uses", seat, card=card, what=state.box.dark[card].reward)
    players = state.with_player(seat, kept=without(state.player(seat).kept, card))
    return replace(state, players=players, dark_discard=put(state.dark_discard, card))
