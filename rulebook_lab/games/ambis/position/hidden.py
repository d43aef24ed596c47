"""What a seat does not see: others' hands and tokens, decks, discards and the Council's cards."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat
from ..components import HIDDEN
from ..state import AmbisState, Player


def mask(state: AmbisState, seat: Seat) -> AmbisState:
    """The position as a seat sees it (ruling.open-information).

    The lord deck and the location pile have no secrets but their order, since every lord and location in
    play lies open.
    """
    council = tuple(map(face_down, state.council))  # support.no-peek, else state.council
    players = zip(state.seats, state.players, strict=True)
    return replace(
        state,
        viewer=seat,
        players=tuple(each if owner == seat else of_another(each, state) for owner, each in players),
        deck=face_down(state.deck),
        discards=face_down(state.discards),
        council=council,
        pool=(0,) * len(state.pool),
    )


def face_down(cards: tuple[str, ...]) -> tuple[str, ...]:
    """As many hidden cards."""
    return (HIDDEN,) * len(cards)


def of_another(player: Player, state: AmbisState) -> Player:
    """Another player, whose hand nobody sees, nor the tokens before the final scoring."""
    if state.pending:  # monster.tokens-hidden
        player = replace(player, tokens=(0,) * len(player.tokens))
    return replace(player, hand=face_down(player.hand))
