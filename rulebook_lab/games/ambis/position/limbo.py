"""What open frames hold: cards played but not yet laid down, a lord on the way, locations drawn."""

from __future__ import annotations

from ..rules.frames import Affiliation, Drawn, EnterPlay, KeyChoice, TileDraw
from ..state import AmbisState


def cards_in_limbo(state: AmbisState) -> tuple[str, ...]:
    """Allies played for a lord of which one is still to be affiliated."""
    return tuple(card for frame in state.pending if isinstance(frame, Affiliation) for card in frame.cards)


def lords_in_limbo(state: AmbisState) -> tuple[str, ...]:
    """Lords that are about to enter play."""
    return tuple(frame.lord for frame in state.pending if isinstance(frame, EnterPlay))


def locations_in_limbo(state: AmbisState) -> tuple[str, ...]:
    """Locations drawn or chosen but not yet taken."""
    tiles: list[str] = []
    for frame in state.pending:
        if isinstance(frame, (TileDraw, Drawn)):
            tiles += frame.tiles
        elif isinstance(frame, KeyChoice):
            tiles.append(frame.location)
    return tuple(tiles)
