"""The table of Amber Route: the road, decks and supplies, the challenge in progress, the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....engine import HIDDEN, Seat, from_seat, numbered, of_kinds
from ....engine.wording import say, seat_letter
from ....scene import SMALL, WIDE, Node, Scene, Thing, figure, icon, pile, space, text, written, zone
from ....scene.hexes import Point
from ....scene.layout import Box, Part, beside, column, fan, fixed, flow, note, panel, scene_of, shelves
from ....scene.shapes import composed, unspoken
from ..state import AmberRouteState, Player
from .cards import button, kept_card, light_card, tip
from .challenge import at_stake, decided
from .road import road

GAP = 10.0
ROAD = (548.0, 532.0)
SIDE = 340.0


@of_kinds
def draw(view: AmberRouteState, *, scores: bool = True, width: float = WIDE) -> Scene:
    """Draw the position, the viewer's own area first; without `scores` nobody's points are told.

    Where `width` leaves no room beside the road, decks and panel go below it; a table to be looked up in
    comes after the hands.
    """
    wide = min(width, WIDE) - 2 * GAP
    seats = from_seat(view.seats, view.viewer or view.seats[0])
    areas = shelves(*(_area(view, seat, scores) for seat in seats), least=400, gap=GAP)
    way, decks = partial(road, view, ROAD[1] / ROAD[0]), fixed(112, partial(_decks, view))
    if wide >= WIDE - 2 * GAP:
        parts = [beside(way, ROAD[0], column(decks, decided(view), gap=GAP), SIDE, GAP), areas]
    else:
        now = decided(view, high=0)
        parts = [way, decks, now, areas] if at_stake(view) else [way, decks, areas, now]
    if any(piece.provenance == "ours" for piece in view.road.fields):
        parts.append(note("provenance", say(view, "provenance")))
    laid = column(*parts, gap=GAP)(0, 0, wide)
    return scene_of(laid, wide, GAP, "wood", say(view, "board", prompt=view.prompt))


def _decks(view: AmberRouteState, box: Box) -> Iterator[Node]:
    left, top, *_ = box
    yield from zone("decks", box)
    for key, x, symbol, deck, used, spot in (
        ("light", left + 34, "star", view.light_deck, view.light_discard, "deck:light"),
        ("dark", left + 106, "moon", view.dark_deck, view.dark_discard, None),
    ):
        label = say(view, f"{key}-deck", count=len(deck))
        yield from pile(key, len(deck), SMALL, symbol, label=label, spot=spot).draw((x, top + 44))
        name = text(f"{key}.words", (x, top + 92), say(view, key), size=11, anchor="middle")
        yield from unspoken([name])
        discarded = say(view, "used", count=len(used))
        yield text(f"{key}.discards", (x, top + 105), discarded, size=11, anchor="middle")
    yield from composed(
        "supply",
        (left + 150, top + 14),
        button((0, 0, 166, 36), "card", 8),
        icon("sign", "people", (20, 18), 20),
        text("words", (38, 23), say(view, "escorts", count=view.supply), size=14),
        spot="supply:escorts",
        label=say(view, "escort-supply", count=view.supply),
        tip=tip(view, say(view, "take-escort"), say(view, "take-escort/rule")),
    )
    ambers = say(view, "ambers", count=view.pool)
    pool = figure("pool", "amber", ambers, say(view, "pool"))
    yield from pool.draw((left + max(192, 138 + pool.wide / 2), top + 74))  # clear of the decks


# -- the players ----------------------------------------------------------------------------


def _area(state: AmberRouteState, seat: Seat, scores: bool) -> Part:
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
