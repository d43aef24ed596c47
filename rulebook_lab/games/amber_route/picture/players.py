"""A player's part of the table: escorts, ambers, points, kept rewards, the hand."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Seat, numbered
from ....engine.wording import say, seat_letter
from ....scene import SMALL, Node, counter, rect, spot_shape, text, zone
from ..state import HIDDEN, AmberRouteState, Player
from .cards import kept_card, light_card

AREA, LINE = 118.0, 28.0
NARROW = 430.0
"""An area that is narrower has its figures under its name."""


def area_height(width: float) -> float:
    """Measure how high an area of some width is."""
    return AREA + (LINE if width < NARROW else 0)


def area(
    state: AmberRouteState, seat: Seat, x: float, y: float, width: float, scores: bool
) -> Iterator[Node]:
    """One player's area."""
    player = state.player(seat)
    title = say(state, "area/active" if seat == state.active else "area", seat=seat)
    frame, letter = (x, y, width, area_height(width)), seat_letter(state, seat)
    yield from zone(f"area.{seat}", frame, title, seat=seat, letter=letter)
    name = rect(f"area.{seat}.name", (x + 4, y + 3, 128, 28), radius=8)
    yield spot_shape(name, f"seat:{seat}", title)
    if width < NARROW:
        yield from _figures(state, seat, player, x + 12, y + 17 + LINE, scores)
        y += LINE
    else:
        yield from _figures(state, seat, player, x + 156, y + 17, scores)
    step = 20.0 if HIDDEN in player.hand else SMALL[0] + 4  # from card to card of the hand
    hand = SMALL[0] + (len(player.hand) - 1) * step + 60 * (HIDDEN in player.hand)
    kept = SMALL[0] + 8 + (len(player.kept) - 1) * 50
    room = len(player.kept) and min(max(160.0, width - 34 - hand), kept)
    yield from _kept(state, player, room, x + width, y + 36)
    yield from _hand(state, seat, player, x + 10, y + 36, width - 24 - room, step)


def _figures(
    state: AmberRouteState, seat: Seat, player: Player, x: float, y: float, scores: bool
) -> Iterator[Node]:
    figures = [("people", player.escorts, "escorts"), ("amber", player.loose, "loose")]
    figures += [("lock", player.secured, "secured")]
    figures += [("flag", state.scores[seat].total, "points")] if scores else []
    figures += [("hourglass", player.lost_turns, "lost")] if player.lost_turns else []
    for n, (symbol, figure, what) in enumerate(figures):
        named = say(state, f"has-{what}")
        title = say(state, "figure", what=named[:1].upper() + named[1:], count=figure)
        words = f"{title}\n{say(state, f'has-{what}/about')}"
        yield from counter(f"area.{seat}.{what}", (x + n * 57, y), symbol, figure, named, tip=words)


def _kept(state: AmberRouteState, player: Player, room: float, right: float, y: float) -> Iterator[Node]:
    step = min(50.0, (room - SMALL[0]) / max(1, len(player.kept) - 1))
    for n, card in enumerate(player.kept):
        at = (right - 8 - room + SMALL[0] / 2 + n * step, y + SMALL[1] / 2)
        yield from kept_card(state, f"kept.{card}", at, card)


def _hand(
    state: AmberRouteState, seat: Seat, player: Player, x: float, y: float, width: float, step: float
) -> Iterator[Node]:
    hidden = HIDDEN in player.hand
    step = min(step, (width - SMALL[0]) / max(1, len(player.hand) - 1))
    own = seat in (state.viewer, *(state.game.asked(state) if state.viewer is None else ()))
    for n, (card, name) in enumerate(zip(player.hand, numbered(player.hand), strict=True)):
        at = (x + SMALL[0] / 2 + n * step, y + SMALL[1] / 2)
        spot = f"hand:{card}" if own and not hidden else None
        yield from light_card(state, f"hand.{seat}.{name}", at, card, spot)
    if hidden:
        words = say(state, "hidden-cards", count=len(player.hand))
        at_words = (x + SMALL[0] + (len(player.hand) - 1) * step + 10, y + 36)
        yield text(f"hand.{seat}.count", at_words, words, size=12)
    elif not player.hand:
        yield text(f"hand.{seat}.none", (x + 4, y + 36), say(state, "no-cards"), size=12)
