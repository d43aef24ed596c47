"""Karty ciemności (Dark cards): their deck, how difficult one is on a field, and those kept as rewards.

A kept card has an hourglass: it is used once, at the moment that its effect names.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from ....engine import Move, Seat, Tell, Violation, added, broken, without
from ..components import CardName, Components, DarkCard, Difficulty, KeptReward, Level, Piece
from ..state import AmberRouteState, Cards, Question

BLESSING = 2
"""The support of a kept blessing."""


def discard_dark(state: AmberRouteState, card: str) -> AmberRouteState:
    """Lay a card that has been dealt with face up onto the discard pile."""
    return replace(state, dark_discard=added(state.dark_discard, card))  # dark.discard, else state


def difficulty_of(card: DarkCard, field: Piece) -> Level:
    """Tell how difficult a challenge is on a field: by its symbols that the field shows too
    (ruling.match-symbols)."""
    alike = (card.terrain == field.terrain) + (card.threat == field.threat)  # dark.match-count, else 0
    levels: tuple[Level, ...] = (
        "easy",  # dark.easy, else "hard"
        "hard",  # dark.hard, else "easy"
        "legendary",  # dark.legendary, else "hard"
    )
    return levels[alike]


def figures(box: Components, level: Level) -> Difficulty:
    """Look up a monster's life, strength and damage range, a ghost's total and penalty: they depend on the
    difficulty alone (monster.attributes)."""
    rows = box.by_name
    return {
        "easy": rows["easy"],  # monster.easy ghost.easy
        "hard": rows["hard"],  # monster.hard ghost.hard
        "legendary": rows["legendary"],  # monster.legendary ghost.legendary
    }[level]


class Helped(Question):
    """A question in which a kept card of one kind is of use (ruling.kept-cards-use)."""

    helper: ClassVar[KeptReward]

    def help(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Do what the card does: what the question is about does not come to pass."""
        return state.pop()


class Rescue(Helped):
    """Harm that a kept card can turn away: asked of who has one."""

    def asked(self, state: AmberRouteState) -> tuple[Seat, ...]:
        return (self.seat,) if kept_cards(state, self.seat, self.helper) else ()


class Use(Move, clause="reward.use-later", answers=(Helped,), exact=True, spot="kept:{card}"):
    """Use a kept reward card."""

    card: CardName

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: Helped) -> list[Use]:
        return [cls(frame.seat, card) for card in kept_cards(state, frame.seat, frame.helper)]

    @classmethod
    def near(cls, state: AmberRouteState, frame: Helped) -> list[Use]:
        return [cls(frame.seat, card) for card in state.player(frame.seat).kept]

    def violations(self, state: AmberRouteState, frame: Helped) -> tuple[Violation, ...]:
        return not_kept(state, self.seat, self.card, frame.helper)

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
    kept = state.players[state.seats.index(seat)].kept
    return of_kind(state.box, kept, kind) if kept else ()


@lru_cache(4096)
def of_kind(box: Components, cards: Cards, kind: KeptReward) -> Cards:
    """List the cards of a kind among some: looked up over and over while a card is kept."""
    return tuple(card for card in cards if box.dark[card].reward == kind)


def not_kept(state: AmberRouteState, seat: Seat, card: str, kind: KeptReward) -> tuple[Violation, ...]:
    """Tell why a card cannot be used as a kept reward of a kind."""
    if card not in state.player(seat).kept:
        return (broken("reward.use-later", "missing", card=card),)
    own = state.box.dark[card].reward
    return (broken("reward.use-later", "kind", card=card, own=own, kind=kind),) if own != kind else ()


def use_up(state: AmberRouteState, seat: Seat, card: str, tell: Tell) -> AmberRouteState:
    """Put a used card onto the dark discard pile."""
    tell("reward.use-later", "uses", seat, card=card, what=state.box.dark[card].reward)
    player = state.player(seat)
    players = state.with_player(seat, replace(player, kept=without(player.kept, card)))
    return replace(state, players=players, dark_discard=added(state.dark_discard, card))
