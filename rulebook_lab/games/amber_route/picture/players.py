"""A player's part of the table: escorts, ambers, points, kept rewards, the hand."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Seat, numbered
from ....scene import SMALL, Node, counter, rect, spot_shape, text, zone
from ..piles import HIDDEN
from ..state import AmberRouteState, Player
from .cards import kept_card, light_card

AREA = 118.0


def area(
    state: AmberRouteState, seat: Seat, x: float, y: float, width: float, scores: bool
) -> Iterator[Node]:
    """One player's area."""
    player = state.player(seat)
    active = " (active)" if seat == state.active else ""
    yield from zone(f"area.{seat}", (x, y, width, AREA), seat.capitalize() + active, seat=seat)
    name = rect(f"area.{seat}.name", (x + 4, y + 3, 128, 28), radius=8)
    yield spot_shape(name, f"seat:{seat}", seat)
    yield from _figures(state, seat, player, x + 156, y + 17, scores)
    room = _kept_width(player, width - 34)
    yield from _kept(state, player, room, x + width, y + 36)
    yield from _hand(state, seat, player, x + 10, y + 36, width - 24 - room)


def _figures(
    state: AmberRouteState, seat: Seat, player: Player, x: float, y: float, scores: bool
) -> Iterator[Node]:
    points = state.scores[seat].total
    figures = (
        ("people", player.escorts, "escorts"),
        ("amber", player.loose, "loose ambers"),
        ("lock", player.secured, "secured ambers"),
        ("flag", points, "points"),
        ("hourglass", player.lost_turns, "turns to lose"),
    )
    left_out = {"points": not scores, "turns to lose": not player.lost_turns}
    shown = [each for each in figures if not left_out.get(each[2])]
    for n, (symbol, figure, what) in enumerate(shown):
        words = f"{what.capitalize()}: {figure}\n{ABOUT[what]}"
        yield from counter(f"area.{seat}.{what}", (x + n * 57, y), symbol, figure, what, tip=words)


ABOUT = {
    "escorts": "They pay for long moves and turn dice; monsters take them. At most 6. [escort.limit]",
    "loose ambers": "They can be spent and lost; three become one secured. [amber.banking]",
    "secured ambers": "They are safe, and 3 points each. [amber.secured-safe] [score.secured]",
    "points": "If the game ended now. [score.missing]",
    "turns to lose": "Skipped whole. [trap.missing]",
}


def _kept_width(player: Player, width: float) -> float:
    """The room for kept cards: as much as they like if the hand leaves it to them."""
    hand = SMALL[0] + (len(player.hand) - 1) * _hand_step(player) + 60 * (HIDDEN in player.hand)
    return len(player.kept) and min(max(160.0, width - hand), SMALL[0] + 8 + (len(player.kept) - 1) * 50)


def _hand_step(player: Player) -> float:
    return 20.0 if HIDDEN in player.hand else SMALL[0] + 4


def _kept(state: AmberRouteState, player: Player, room: float, right: float, y: float) -> Iterator[Node]:
    step = min(50.0, (room - SMALL[0]) / max(1, len(player.kept) - 1))
    for n, card in enumerate(player.kept):
        at = (right - 8 - room + SMALL[0] / 2 + n * step, y + SMALL[1] / 2)
        yield from kept_card(f"kept.{card}", at, card, state.box, spot=f"kept:{card}")


def _hand(
    state: AmberRouteState, seat: Seat, player: Player, x: float, y: float, width: float
) -> Iterator[Node]:
    hidden = HIDDEN in player.hand
    step = min(_hand_step(player), (width - SMALL[0]) / max(1, len(player.hand) - 1))
    own = seat in (state.viewer, *(state.game.asked(state) if state.viewer is None else ()))
    for n, (card, name) in enumerate(zip(player.hand, numbered(player.hand), strict=True)):
        at = (x + SMALL[0] / 2 + n * step, y + SMALL[1] / 2)
        spot = f"hand:{card}" if own and not hidden else None
        yield from light_card(f"hand.{seat}.{name}", at, card, state.box, spot=spot)
    if hidden:
        words = f"{len(player.hand)} card{'s' * (len(player.hand) > 1)}"
        at_words = (x + SMALL[0] + (len(player.hand) - 1) * step + 10, y + 36)
        yield text(f"hand.{seat}.count", at_words, words, size=12)
    elif not player.hand:
        yield text(f"hand.{seat}.none", (x + 4, y + 36), "no light cards", size=12)
