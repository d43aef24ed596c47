"""The table of Amber Route: the road, decks and supplies, the challenge in progress, the players."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import from_seat
from ....scene import SMALL, Node, Scene, color, counter, group, icon, pile, text, zone
from ..state import AmberRouteState
from .cards import button
from .challenge import panel, title
from .players import AREA, area
from .road import field_name, field_spots, pawns, road
from .words import say, tip

WIDTH, GAP = 900.0, 10.0
ROAD = (548.0, 532.0)
SIDE = WIDTH - ROAD[0] - GAP
DECKS = 112.0


def draw(view: AmberRouteState, *, scores: bool = True) -> Scene:
    """Draw the position, the viewer's own area first; without `scores` nobody's points are told."""
    left = ROAD[0] + GAP
    below = (left, DECKS + GAP, SIDE, ROAD[1] - DECKS - GAP)
    areas, bottom = _areas(view, scores)
    return Scene.of(
        (-GAP, -GAP, WIDTH + 2 * GAP, bottom + 2 * GAP),
        road(view, *ROAD),
        zone("decks", (left, 0, SIDE, DECKS)),
        _decks(view, left),
        zone("panel", below, title(view)),
        panel(view, below),
        areas,
        _provenance(view, bottom),
        pawns(view, *ROAD),
        field_spots(view, *ROAD),
        label=say(view, "board", prompt=view.prompt),
        text=drawing(view),
    )


def _areas(view: AmberRouteState, scores: bool) -> tuple[list[Node], float]:
    """Draw the players' areas, two side by side; tell where they end."""
    nodes: list[Node] = []
    wide = (WIDTH - GAP) / 2
    seats = from_seat(view.seats, view.viewer or view.seats[0])
    for n, seat in enumerate(seats):
        top = ROAD[1] + GAP + (n // 2) * (AREA + GAP)
        nodes += area(view, seat, (n % 2) * (wide + GAP), top, wide, scores)
    return nodes, ROAD[1] + GAP + (len(seats) + 1) // 2 * (AREA + GAP)


def _decks(view: AmberRouteState, left: float) -> Iterator[Node]:
    for key, x, symbol, deck, used, spot in (
        ("light", left + 34, "star", view.light_deck, view.light_discard, "deck:light"),
        ("dark", left + 106, "moon", view.dark_deck, view.dark_discard, None),
    ):
        label = say(view, f"{key}-deck", count=len(deck))
        yield from pile(key, (x, 44), len(deck), SMALL, symbol, label=label, spot=spot)
        yield text(f"{key}.words", (x, 92), say(view, key), size=11, anchor="middle")
        discarded = say(view, "used", count=len(used))
        yield text(f"{key}.discards", (x, 105), discarded, size=11, anchor="middle")
    yield from _supply(view, left + 158)


def _supply(view: AmberRouteState, x: float) -> Iterator[Node]:
    key = "supply"
    label = say(view, "escort-supply", count=view.supply)
    words = tip(view, say(view, "take-escort"), say(view, "take-escort/rule"))
    yield group(key, (x, 14), spot="supply:escorts", label=label, tip=words)
    yield button("supply.shape", (0, 0, 166, 36), "card", 8, key)
    yield icon("supply.sign", "people", (20, 18), 20, parent=key)
    yield text("supply.words", (38, 23), say(view, "escorts", count=view.supply), size=14, parent=key)
    ambers = say(view, "ambers", count=view.pool)
    yield from counter("pool", (x + 12, 74), "amber", ambers, say(view, "pool"))


def _provenance(view: AmberRouteState, y: float) -> Iterator[Node]:
    """Tell what nobody can know from the rulebook."""
    if any(piece.provenance == "ours" for piece in view.road.fields):
        yield text("provenance", (2, y + 4), say(view, "provenance"), size=11, fill=color("muted"))


# -- the same in words ----------------------------------------------------------------------


def drawing(state: AmberRouteState) -> str:
    """Write the position in characters."""
    return "\n".join([*_road_lines(state), *_table_lines(state), *_player_lines(state)])


def _road_lines(state: AmberRouteState) -> Iterator[str]:
    for number, piece in enumerate(state.road.fields):
        here = [s for s, p in zip(state.seats, state.players, strict=True) if p.field == number]
        yield f"{number:>3} {field_name(state, piece):<20} {' '.join(here)}".rstrip()


def _table_lines(state: AmberRouteState) -> Iterator[str]:
    decks = {"light": len(state.light_deck), "light-used": len(state.light_discard)}
    decks |= {"dark": len(state.dark_deck), "dark-used": len(state.dark_discard)}
    yield say(state, "told-table", **decks, pool=state.pool, supply=state.supply)
    yield state.prompt


def _player_lines(state: AmberRouteState) -> Iterator[str]:
    for seat, player in zip(state.seats, state.players, strict=True):
        mark = "*" if seat == state.active else " "
        goods = {"field": player.field, "escorts": player.escorts, "lost": player.lost_turns}
        yield f"{mark}{seat:7} " + say(
            state, "told-player", **goods, loose=player.loose, secured=player.secured
        )
        yield " ".join([" " * 8, say(state, "told-hand"), *(player.hand or "-")])
        if player.kept:
            yield " ".join([" " * 8, say(state, "told-kept"), *player.kept])
