"""A player's part of the table: escorts, ambers, points, kept rewards, the hand."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Seat, numbered
from ....engine.wording import say, seat_letter
from ....scene import SMALL, Node, Thing, figure, space, written
from ....scene.hexes import Point
from ....scene.layout import Part, fan, flow, panel
from ..state import HIDDEN, AmberRouteState, Player
from .cards import kept_card, light_card


def area(state: AmberRouteState, seat: Seat, scores: bool) -> Part:
    """One player's area."""
    player = state.player(seat)
    figures = [("people", player.escorts, "escorts"), ("amber", player.loose, "loose")]
    figures += [("lock", player.secured, "secured")]
    figures += [("flag", state.scores[seat].total, "points")] if scores else []
    figures += [("hourglass", player.lost_turns, "lost")] if player.lost_turns else []
    head = []
    for symbol, count, what in figures:
        named = say(state, f"has-{what}")
        title = say(state, "figure", what=named[:1].upper() + named[1:], count=count)
        words = f"{title}\n{say(state, f'has-{what}/about')}"
        head.append(figure(f"area.{seat}.{what}", symbol, count, named, 48, tip=words))
    kept = [kept_card(state, card) for card in player.kept]
    apart = [space(*SMALL)] * bool(kept)
    hidden = HIDDEN in player.hand
    return panel(
        f"area.{seat}",
        say(state, "area/active" if seat == state.active else "area", seat=seat),
        flow([*_hidden(state, seat, player), *kept])
        if hidden
        else fan([*_hand(state, seat, player), *apart, *kept]),
        head=head,
        high=102,
        seat=seat,
        letter=seat_letter(state, seat),
    )


def _hand(state: AmberRouteState, seat: Seat, player: Player) -> list[Thing]:
    own = seat in (state.viewer, *(state.game.asked(state) if state.viewer is None else ()))
    if not player.hand:
        return [Thing(*SMALL, written(f"hand.{seat}.none", say(state, "no-cards"), wide=SMALL[0]).draw)]
    return [
        light_card(state, f"hand.{seat}.{name}", card, f"hand:{card}" if own else None)
        for card, name in zip(player.hand, numbered(player.hand), strict=True)
    ]


def _hidden(state: AmberRouteState, seat: Seat, player: Player) -> list[Thing]:
    """The backs of another's cards, over each other, and how many there are."""
    backs = [light_card(state, f"hand.{seat}.{name}", HIDDEN) for name in numbered(player.hand)]
    wide = SMALL[0] + 20 * (len(backs) - 1)

    def draw(at: Point) -> Iterator[Node]:
        for n, back in enumerate(backs):
            yield from back.draw((at[0] - wide / 2 + SMALL[0] / 2 + 20 * n, at[1]))

    words = say(state, "hidden-cards", count=len(player.hand))
    return [Thing(wide, SMALL[1], draw), written(f"hand.{seat}.count", words)]
