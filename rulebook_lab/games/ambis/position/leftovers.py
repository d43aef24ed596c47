"""What stands nowhere else lies in deck, lord deck, pile and pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from ..state import AmbisState
from .limbo import cards_in_limbo, locations_in_limbo, lords_in_limbo

T = TypeVar("T")


def completed(state: AmbisState) -> AmbisState:
    """With everything that stands nowhere in deck, lord deck, pile and pool."""
    kit = state.kit
    hand = [card for player in state.players for card in (*player.hand, *player.affiliated)]
    lords = [lord.id for player in state.players for lord in player.lords]
    tiles = [tile for player in state.players for tile in player.locations]
    council = [card for pile in state.council for card in pile]
    tokens = [token for player in state.players for token in player.tokens]
    return replace(
        state,
        deck=rest(kit.exploration, hand, state.track, council, state.discards, cards_in_limbo(state)),
        lord_deck=rest(list(kit.lords), lords, state.court, state.removed, lords_in_limbo(state)),
        location_pile=rest(list(kit.locations), tiles, state.open_locations, locations_in_limbo(state)),
        pool=rest(kit.monster_tokens, tokens),
    )


def rest(everything: Iterable[T], *used: Iterable[T]) -> tuple[T, ...]:
    """What is left of everything, sorted."""
    left: Counter[T] = Counter(everything)
    for items in used:
        left -= Counter(items)
    return tuple(sorted(left.elements()))  # type: ignore[type-var]
