"""A whole position that a seat's view allows: cards and tokens that it does not see, where they may be."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from msgspec.structs import replace

from ..components import HIDDEN, MONSTER, RACE, RACES
from ..state import AmbisState
from .invariants import CARDS, TOKENS

Cards = tuple[str, ...]

OF_RACE = {race: frozenset(ally for ally in RACE if RACE[ally] == race) for race in RACES}
ANY = frozenset({*RACE, MONSTER})


def guess(view: AmbisState, random: Random) -> AmbisState:
    """A position that looks like this to the viewer.

    Where least fits is filled first: Council piles with allies of their race, hands with any allies, then
    the discards and the deck with what is left. So every allowed way to lay the cards is as likely.
    """
    cards, tokens = list(CARDS.left(view)), list(TOKENS.left(view))
    random.shuffle(tokens)
    council = tuple(
        turned_up(pile, cards, OF_RACE[race], random) for race, pile in zip(RACES, view.council, strict=True)
    )
    players = tuple(
        replace(
            player,
            hand=turned_up(player.hand, cards, RACE, random),
            tokens=tuple(sorted(value or tokens.pop() for value in player.tokens)),
        )
        for player in view.players
    )
    discards = turned_up(view.discards, cards, ANY, random)
    return replace(
        view,
        viewer=None,
        council=council,
        players=players,
        discards=discards,
        deck=tuple(sorted(cards)),
        pool=tuple(sorted(tokens)),
    )


def turned_up(pile: Cards, unseen: list[str], fit: Collection[str], random: Random) -> Cards:
    """A pile whose hidden cards are some of the unseen ones that fit; they are taken out of `unseen`."""
    cards = [card for card in pile if card != HIDDEN]
    if hidden := len(pile) - len(cards):
        fitting = [at for at, card in enumerate(unseen) if card in fit]
        for at in sorted(random.sample(fitting, hidden), reverse=True):
            cards.append(unseen.pop(at))
    return tuple(sorted(cards))
