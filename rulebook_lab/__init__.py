"""Rulebooks that you can play, question and calculate with.

>>> import rulebook_lab as lab
>>> lab.games
('amber', 'amber_route', 'jantaris', 'ambis', 'roads_and_boats')
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .engine import CHANCE, Game, IllegalMove, RulebookError, Seat, State, Timeline, read_timeline
from .games import NAMES as games
from .games import game

__all__ = [
    "CHANCE",
    "Game",
    "IllegalMove",
    "RulebookError",
    "State",
    "Timeline",
    "game",
    "games",
    "load",
    "timeline",
]


def timeline(
    start: Game | State | str,
    seats: int | Iterable[Seat] = 0,
    *,
    seed: int | None = 0,
    **options: Any,
) -> Timeline:
    """A record of play that begins with a game (by value or name) or a position.

    Chance is played by `seed`; with None it waits to be played by hand. `seats` and the options go to
    `Game.start`.
    """
    if isinstance(start, State):
        return Timeline(start, seed)
    chosen = game(start) if isinstance(start, str) else start
    return Timeline(chosen.start(seats, **options), seed)


def load(path: str | Path) -> Timeline:
    """The record that `Timeline.save` wrote. Raises BadFile, which says what is wrong with the file."""
    return read_timeline(Path(path).read_text(encoding="utf-8"), game)
