"""The table of Amber Route: the road, decks and supplies, the challenge in progress, the players."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import from_seat, of_kinds
from ....engine.wording import say
from ....scene import SMALL, WIDE, Node, Scene, color, counter, group, icon, pile, text, wrap, zone
from ....scene.hexes import Point
from ..state import AmberRouteState
from .cards import button, tip
from .challenge import Box, at_stake, panel
from .players import area, area_height
from .road import field_name, field_spots, pawns, road

GAP = 10.0
ROAD = (548.0, 532.0)
DECKS, PANEL = 112.0, 410.0


@of_kinds
def draw(view: AmberRouteState, *, scores: bool = True, width: float = WIDE) -> Scene:
    """Draw the position, the viewer's own area first; without `scores` nobody's points are told.

    Where `width` leaves no room beside the road, decks and panel go below it.
    """
    wide = min(width, WIDE) - 2 * GAP
    beside = wide >= WIDE - 2 * GAP
    size = ROAD if beside else (wide, wide * ROAD[1] / ROAD[0])
    left, top = (ROAD[0] + GAP, 0) if beside else (0, size[1] + GAP)
    decks = (left, top, wide - left, DECKS)
    below = (left, top + DECKS + GAP, wide - left, ROAD[1] - DECKS - GAP if beside else PANEL)
    if beside or at_stake(view):
        areas, bottom = _areas(view, scores, wide, max(size[1], below[1] + below[3]) + GAP)
    else:  # a table to be looked up in comes after the hands
        areas, foot = _areas(view, scores, wide, below[1])
        below, bottom = (0, foot, wide, PANEL), foot + PANEL + GAP
    title, drawn = panel(view, below)
    ours = any(piece.provenance == "ours" for piece in view.road.fields)
    notes = wrap(say(view, "provenance"), wide, 11) if ours else []
    return Scene.of(
        (-GAP, -GAP, wide + 2 * GAP, bottom + 2 * GAP + 13 * max(0, len(notes) - 1)),
        road(view, *size),
        zone("decks", decks),
        _decks(view, decks),
        zone("panel", below, title),
        drawn,
        areas,
        text("provenance", (2, bottom + 4), "\n".join(notes), size=11, fill=color("muted")),
        pawns(view, *size),
        field_spots(view, *size),
        label=say(view, "board", prompt=view.prompt),
        text=drawing(view),
        ground="wood",
    )


def _areas(view: AmberRouteState, scores: bool, wide: float, top: float) -> tuple[list[Node], float]:
    """Draw the players' areas, two side by side if they have room; tell where they end."""
    nodes: list[Node] = []
    columns = 2 if wide >= WIDE - 2 * GAP else 1
    each = (wide - GAP * (columns - 1)) / columns
    high = area_height(each) + GAP
    seats = from_seat(view.seats, view.viewer or view.seats[0])
    for n, seat in enumerate(seats):
        down, across = divmod(n, columns)
        nodes += area(view, seat, across * (each + GAP), top + down * high, each, scores)
    return nodes, top + -(-len(seats) // columns) * high


def _decks(view: AmberRouteState, box: Box) -> Iterator[Node]:
    left, top, *_ = box
    for key, x, symbol, deck, used, spot in (
        ("light", left + 34, "star", view.light_deck, view.light_discard, "deck:light"),
        ("dark", left + 106, "moon", view.dark_deck, view.dark_discard, None),
    ):
        label = say(view, f"{key}-deck", count=len(deck))
        yield from pile(key, (x, top + 44), len(deck), SMALL, symbol, label=label, spot=spot)
        yield text(f"{key}.words", (x, top + 92), say(view, key), size=11, anchor="middle")
        discarded = say(view, "used", count=len(used))
        yield text(f"{key}.discards", (x, top + 105), discarded, size=11, anchor="middle")
    yield from _supply(view, (left + 150, top + 14))


def _supply(view: AmberRouteState, at: Point) -> Iterator[Node]:
    key = "supply"
    label = say(view, "escort-supply", count=view.supply)
    words = tip(view, say(view, "take-escort"), say(view, "take-escort/rule"))
    yield group(key, at, spot="supply:escorts", label=label, tip=words)
    yield button("supply.shape", (0, 0, 166, 36), "card", 8, key)
    yield icon("supply.sign", "people", (20, 18), 20, parent=key)
    yield text("supply.words", (38, 23), say(view, "escorts", count=view.supply), size=14, parent=key)
    ambers = say(view, "ambers", count=view.pool)
    yield from counter("pool", (at[0] + 12, at[1] + 60), "amber", ambers, say(view, "pool"))


# -- the same in words ----------------------------------------------------------------------


def drawing(state: AmberRouteState) -> str:
    """Write the position in characters."""
    called, seated = state.game.texts.name, list(zip(state.seats, state.players, strict=True))
    lines = []
    for number, piece in enumerate(state.road.fields):
        here = " ".join(called(seat) for seat, player in seated if player.field == number)
        lines.append(f"{number:>3} {field_name(state, piece):<20} {here}".rstrip())
    decks = {"light": len(state.light_deck), "light-used": len(state.light_discard)}
    decks |= {"dark": len(state.dark_deck), "dark-used": len(state.dark_discard)}
    lines += [say(state, "told-table", **decks, pool=state.pool, supply=state.supply), state.prompt]
    for seat, player in seated:
        goods = {"field": player.field, "escorts": player.escorts, "lost": player.lost_turns}
        has = say(state, "told-player", **goods, loose=player.loose, secured=player.secured)
        lines.append(f"{'*' if seat == state.active else ' '}{called(seat):9} {has}")
        lines.append(f"{' ' * 10} {say(state, 'told-hand')} {called(player.hand)}")
        if player.kept:
            lines.append(f"{' ' * 10} {say(state, 'told-kept')} {called(player.kept)}")
    return "\n".join(lines)
