"""What a seat does not see: others' hands and tokens, decks, discards and the Council's cards."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat, effect, implements
from ..components import HIDDEN
from ..state import AmbisState, Player


@implements("monster.tokens-hidden")
def mask(state: AmbisState, seat: Seat) -> AmbisState:
    """The position as a seat sees it. (ruling.open-information; the lord deck and the location pile have
    no secrets but their order, since every lord and location in play lies open.)"""
    players = tuple(
        player if owner == seat else hide_hand(tokens_face_down(player, bool(state.pending)))
        for owner, player in zip(state.seats, state.players, strict=True)
    )
    masked = replace(
        state,
        viewer=seat,
        players=players,
        deck=face_down(state.deck),
        discards=face_down(state.discards),
        pool=(0,) * len(state.pool),
    )
    return council_face_down(masked)


def face_down(cards: tuple[str, ...]) -> tuple[str, ...]:
    """As many hidden cards."""
    return (HIDDEN,) * len(cards)


def hide_hand(player: Player) -> Player:
    """Nobody sees another's hand."""
    return replace(player, hand=face_down(player.hand))


@effect("monster.tokens-hidden")
def tokens_face_down(player: Player, playing: bool) -> Player:
    """Monster tokens stay face down until the final scoring."""
    return replace(player, tokens=(0,) * len(player.tokens)) if playing else player


@effect("support.no-peek")
def council_face_down(state: AmbisState) -> AmbisState:
    """The Council's piles are not looked at before one is taken."""
    return replace(state, council=tuple(face_down(pile) for pile in state.council))
