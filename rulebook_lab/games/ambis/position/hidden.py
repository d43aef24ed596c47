"""What a seat does not see, hands, tokens, decks, discards and the Council's cards, and a guess at it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from ....engine import HIDDEN, Seat, face_down
from ..components import MONSTER, RACE, RACES
from ..state import AmbisState, Player
from .invariants import CARDS, TOKENS

Cards = tuple[str, ...]

OF_RACE = {race: {ally for ally in RACE if RACE[ally] == race} for race in RACES}


def mask(state: AmbisState, seat: Seat) -> AmbisState:
    """The position as a seat sees it (ruling.open-information).

    The lord deck and the location pile have no secrets but their order, since every lord and location in
    play lies open.
    """
    council = tuple(map(face_down, state.council))  # support.no-peek, else state.council
    return replace(
        state,
        viewer=seat,
        players=tuple(own if owner == seat else of_another(own, state) for owner, own in state.seated),
        deck=face_down(state.deck),
        discards=face_down(state.discards),
        council=council,
        pool=(0,) * len(state.pool),
    )


def of_another(player: Player, state: AmbisState) -> Player:
    """Another player, whose hand nobody sees, nor the tokens before the final scoring."""
    if state.pending:  # monster.tokens-hidden
        player = replace(player, tokens=(0,) * len(player.tokens))
    return replace(player, hand=face_down(player.hand))


@lru_cache(4)
def unseen(view: AmbisState) -> tuple[Cards, tuple[int, ...]]:
    """The cards and tokens that a viewer sees nowhere; kept, as one view is guessed at many times."""
    return CARDS.left(view), TOKENS.left(view)


def guess(view: AmbisState, random: Random) -> AmbisState:
    """A position that looks like this to the viewer.

    Where least fits is filled first: Council piles with allies of their race, hands with any allies, then
    the discards and the deck with what is left. So every allowed way to lay the cards is as likely.
    """
    unseen_cards, unseen_tokens = unseen(view)
    cards, tokens = list(unseen_cards), list(unseen_tokens)
    random.shuffle(tokens)

    def turned_up(pile: Cards, fit: Collection[str]) -> Cards:
        """A pile whose hidden cards are some of the unseen ones that fit, which are unseen no longer."""
        shown = [card for card in pile if card != HIDDEN]
        if hidden := len(pile) - len(shown):
            fitting = [at for at, card in enumerate(cards) if card in fit]
            for at in sorted(random.sample(fitting, hidden), reverse=True):
                shown.append(cards.pop(at))
        return tuple(sorted(shown))

    council = tuple(
        turned_up(pile, of_race) for pile, of_race in zip(view.council, OF_RACE.values(), strict=True)
    )
    players = tuple(
        replace(
            player,
            hand=turned_up(player.hand, RACE),
            tokens=tuple(sorted(value or tokens.pop() for value in player.tokens)),
        )
        for player in view.players
    )
    table = {"council": council, "players": players, "discards": turned_up(view.discards, {*RACE, MONSTER})}
    return replace(view, **table, deck=tuple(sorted(cards)), pool=tuple(sorted(tokens)), viewer=None)
