"""The board of Ambis: exploration track, threat, Council, locations, Court, and each player's area."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import reduce

from ....engine import Seat, from_seat, numbered, of_kinds
from ....engine.wording import say, seat_letter
from ....scene import (
    SMALL,
    WIDE,
    Node,
    Scene,
    body,
    bold_word,
    circle,
    color,
    counter,
    group,
    icon,
    pile,
    rect,
    spot_shape,
    text,
    text_width,
    within,
    zone,
)  # fmt: skip
from ....scene.hexes import Point
from ..components import COURT_SPACES, HIDDEN, RACE, RACES, THREAT_SPACES, TRACK_SPACES, VALUE
from ..position.wording import reward as goods_won
from ..rules.activated import ready
from ..rules.locations import Drawn, TileDraw
from ..rules.recruiting import Affiliation
from ..state import AmbisState, LordInPlay, Player
from .cards import (
    LORD_CARD,
    LORD_SMALL,
    LOW,
    RACE_COLOUR,
    RACE_ICON,
    TILE,
    ally,
    location,
    lord,
    paint,
    reward,
    small_lord,
    title,
)  # fmt: skip

GAP = 10.0
TRACK_WIDTH, COUNCIL_WIDTH = 446.0, 330.0
COLUMNS = 540.0, 650.0
"""How wide what all share and the players' areas are where they stand beside each other."""
DEEP, MIDDLE, COURT, EMPTY_COURT = 124.0, 128.0, 208.0, 106.0
LOW_ROW = LOW + 3

CARD_STEP = SMALL[0] + 6
FIGURE = 74.0
"""The room for each of a player's figures."""

Box = tuple[float, float, float, float]


@of_kinds
def draw(view: AmbisState, *, width: float = WIDE) -> Scene:
    """The position as a picture, the viewer's own area first; where `width` is small, panels go below.

    Where it is large, the players' areas stand beside what all share.
    """
    for seat in view.opponents(view.active):
        view = ready(view, seat)  # what was used in an earlier turn is not marked
    beside = width >= sum(COLUMNS) + 3 * GAP
    wide, own = COLUMNS if beside else (min(width, WIDE) - 2 * GAP,) * 2
    shown = (*_drawn(view), *view.open_locations)
    track, threat, council, open_ones = _places(wide)
    in_row = 2 * int((open_ones[2] - 80) // TILE[0]) if wide < TRACK_WIDTH + COUNCIL_WIDTH else 4
    y = open_ones[1] + open_ones[3] + GAP
    further, high = _further_locations(view, shown[in_row:], (0, y, wide, 0))
    court, shared_end = _court(view, y + high, wide)
    areas: list[Node] = []
    y = 0.0 if beside else shared_end
    for seat in from_seat(view.seats, view.viewer or view.seats[0]):
        area, height = _area(view, seat, y, own)
        areas += within(f"beside.{seat}", area, (wide + GAP if beside else 0, 0), 1)
        y += height + GAP
    return Scene.of(
        (-GAP, -GAP, (wide + GAP + own if beside else wide) + 2 * GAP, max(y, shared_end) + GAP),
        _track(view, track),
        _threat(view, threat),
        _council(view, council),
        _locations(view, shown[:in_row], open_ones),
        further,
        court,
        areas,
        label=say(view, "picture", turn=view.turn),
        text=drawing(view),
        ground="sea",
    )


def _places(wide: float) -> Iterator[Box]:
    """Where exploration, threat, Council and open locations lie: two by two, or one below the other."""
    first = DEEP if wide >= 7 * CARD_STEP else DEEP + SMALL[1] + GAP
    rows = [(wide, first), (wide, DEEP), (wide, MIDDLE), (wide, MIDDLE)]
    if wide >= TRACK_WIDTH + COUNCIL_WIDTH:
        rows = [(TRACK_WIDTH, DEEP), (COUNCIL_WIDTH, MIDDLE)]
    y = 0.0
    for left, high in rows:
        yield (0, y, left, high)
        if left < wide:
            yield (left + GAP, y, wide - left - GAP, high)
        y += high + GAP


# -- the board ------------------------------------------------------------------------------


def _space(key: str, at: Point, size: tuple[float, float]) -> Node:
    box = (at[0] - size[0] / 2, at[1] - size[1] / 2, size[0], size[1])
    return rect(key, box, fill="none", stroke=color("line"), radius=8, dash="4 4", width=1.4)


def _track(state: AmbisState, box: Box) -> Iterator[Node]:
    yield from zone("exploration", box, say(state, "exploration"))
    middle, wide = 76.0, box[2]
    step = min(SMALL[0] + 14, (wide - 76) / 6)
    two_rows = step < CARD_STEP  # decks above, the track below
    at, label = (36.0, middle), say(state, "exploration-deck", count=len(state.deck))
    yield from pile("deck", at, len(state.deck), SMALL, "wave", label=label, spot="deck:exploration")
    for n, card in enumerate(state.track, 1):
        at = (36 + n * step, middle)
        if two_rows:
            at = (36 + (n - 1) * (wide - 72) / (TRACK_SPACES - 1), middle + SMALL[1] + GAP)
        yield _space(f"track.{n}.space", at, SMALL)
        if n == TRACK_SPACES and not card:
            yield icon("track.last", "pearl", at, 20, fill=color("muted"), label=say(state, "last-space"))
        if card:
            yield from ally(state, f"track.{n}.{card}", at, card, spot=f"track:{n}")
    at = (wide - 36 if two_rows else 40 + 6 * step, middle)
    label = say(state, "discards", count=len(state.discards))
    yield from pile("discards", at, len(state.discards), SMALL, "cards", label=label)
    name, above = say(state, "discard-pile"), (at[0], middle - 38)
    yield text("discards.name", above, name, size=11, anchor="middle", fill=color("muted"))


def _threat(state: AmbisState, box: Box) -> Iterator[Node]:
    left, top, wide, _ = box
    yield from zone("threat", box, say(state, "threat"))
    step = (wide - 12) / THREAT_SPACES
    for n, rewards in enumerate(state.box.rewards, 1):
        x = left + 6 + (n - 0.5) * step
        key = f"threat.{n}"
        names = [state.game.texts.name(goods_won(goods)) for goods in rewards]
        either = reduce(lambda one, other: say(state, "either", one=one, other=other), names)
        label = say(state, "threat-space", space=n, rewards=either)
        yield group(key, (x, top + 74), label=label, spot=f"threat:{n}")
        card = (-step / 2 + 3, -40, step - 6, 84)
        yield body(key, card, color("card"), color("line"))
        yield text(f"{key}.n", (-step / 2 + 9, -26), str(n), size=11, fill=color("muted"), parent=key)
        for m, goods in enumerate(rewards):
            yield from reward(f"{key}.{m}", (0, -12 + m * 22 + (3 - len(rewards)) * 9), goods, key)
    x = left + 6 + state.threat * step - 16
    yield group("threat-token", (x, top + 44), label=say(state, "threat-token", space=state.threat))
    fill = color("mark")
    yield circle("threat-token.disc", (0, 0), 11, fill=fill, stroke=color("seat-edge"), parent="threat-token")
    yield icon("threat-token.sign", "monster", (0, 0), 15, fill=color("card"), parent="threat-token")


def _council(state: AmbisState, box: Box) -> Iterator[Node]:
    _, y, wide, _ = box
    yield from zone("council", box, say(state, "council"))
    for n, race in enumerate(RACES):
        at = (38.0 + n * min(64, (wide - 76) / 4), y + 66)
        cards = state.pile(race)
        key = f"council.{race}"
        label = say(state, "council-pile", race=race, count=len(cards))
        yield from pile(key, at, len(cards), SMALL, RACE_ICON[race], label=label, spot=f"pile:{race}")
        fill, ink = paint(RACE_COLOUR[race])
        seal = (at[0], y + 111)
        yield circle(f"{key}.seal", seal, 10, fill=fill, stroke=color("edge"))
        yield icon(f"{key}.icon", RACE_ICON[race], seal, 14, fill=ink, tip=label)


def _drawn(state: AmbisState) -> tuple[str, ...]:
    frame = state.pending[-1] if state.pending else None
    return frame.tiles if isinstance(frame, TileDraw | Drawn) else ()


def _locations(state: AmbisState, shown: tuple[str, ...], box: Box) -> Iterator[Node]:
    left, y, wide, _ = box
    name = say(state, "locations", drawn=len(_drawn(state)))
    yield from zone("locations", box, name)
    at = (left + 34, y + 74)
    count = len(state.location_pile)
    label = say(state, "location-pile", count=count)
    yield from pile("location-pile", at, count, (48, 58), "house", label=label, spot="deck:locations")
    room = wide - 80
    if len(shown) <= room // TILE[0]:
        for n, id in enumerate(shown):
            where = (left + 68 + TILE[0] / 2 + n * (TILE[0] + 8), y + 74)
            yield from location(state, id, where)
        return
    yield from _rows(state, shown, (left + 68, y + 31), room, math.ceil(len(shown) / 2))


def _further_locations(state: AmbisState, shown: tuple[str, ...], box: Box) -> tuple[list[Node], float]:
    """The open locations that have no room beside the Council, and how high they are."""
    if not shown:
        return [], 0
    _, y, wide, _ = box
    columns = max(2, round(wide / 225))
    high = 36 + math.ceil(len(shown) / columns) * LOW_ROW
    nodes = zone("further", (0, y, wide, high), say(state, "further"))
    return [*nodes, *_rows(state, shown, (10, y + 31), wide - 20, columns)], high + GAP


def _rows(
    state: AmbisState, shown: tuple[str, ...], corner: Point, room: float, columns: int
) -> Iterator[Node]:
    """Low tiles in rows from a corner on, as wide as the room allows."""
    step = (room + 8) / columns
    for n, id in enumerate(shown):
        down, across = divmod(n, columns)
        where = (corner[0] + (step - 8) / 2 + across * step, corner[1] + LOW / 2 + down * LOW_ROW)
        yield from location(state, id, where, wide=step - 8)


def _court(state: AmbisState, y: float, wide: float) -> tuple[list[Node], float]:
    """The deck and the spaces for lords, in rows; and where the next thing begins.

    Spaces without any lord take the room of a hint.
    """
    filled = any(state.court)
    space, deck = (LORD_CARD, (64.0, 90.0)) if filled else (SMALL, SMALL)
    row = COURT - 34 if filled else EMPTY_COURT - 34
    narrow = wide < COURT_SPACES * (LORD_CARD[0] + 6)
    columns = min(COURT_SPACES + 1, int((wide - 10) // (space[0] + 6))) if narrow else COURT_SPACES + 1
    lords = [(n, id) for n, id in enumerate(state.court, 1) if id or not (narrow and filled)]
    high = 34 + math.ceil((len(lords) + 1) / columns) * row
    nodes = zone("court", (0, y, wide, high), say(state, "court"))
    if words := _last_round(state):
        nodes.append(
            text("last-round", (wide - 12, y + 21), words, size=13, anchor="end", bold=True, heading=3)
        )
    for place, (n, id) in enumerate([(0, None), *lords]):
        down, across = divmod(place, columns)
        at = (5 + (across + 0.5) * (wide - 10) / columns, y + 27 + (down + 0.5) * row)
        if columns > COURT_SPACES:  # the deck is narrower
            at = (44.0 if n == 0 else 90 + (n - 0.5) * (wide - 98) / COURT_SPACES, at[1])
        if n == 0:
            count = len(state.lord_deck)
            label = say(state, "lord-deck", count=count)
            nodes += pile("lord-deck", at, count, deck, "crown", label=label, spot="deck:lords")
            continue
        nodes.append(_space(f"court.{n}.space", at, space))
        if id:
            nodes += lord(state, id, at)
    return nodes, y + high + GAP


def _last_round(state: AmbisState) -> str:
    if not state.ending or not state.pending:
        return ""
    return say(state, "last-round", seat=state.ending)


# -- the players ----------------------------------------------------------------------------


def _area(state: AmbisState, seat: Seat, y: float, wide: float) -> tuple[list[Node], float]:
    player = state.player(seat)
    title = say(state, "seat/active" if seat == state.active else "seat", seat=seat)
    box = (4.0, y + 4, 150.0, 30.0)
    rows: list[Node] = [spot_shape(rect(f"area.{seat}.name", box, radius=8), f"seat:{seat}", title)]
    figures, bottom = _figures(state, seat, player, y, wide)
    rows += figures
    if seat == state.active and state.pending and isinstance(state.pending[-1], Affiliation):
        rows.append(text("paid.words", (14, bottom + SMALL[1] / 2 + 4), say(state, "played"), size=12))
        rows += _cards(state, "paid", state.pending[-1].cards, (70, bottom), CARD_STEP, "paid")
        bottom += SMALL[1] + 12
    if any(card != HIDDEN for card in player.hand):
        step = min(CARD_STEP, (wide - 24 - SMALL[0]) / max(1, len(player.hand) - 1))
        own = seat == state.viewer or (state.viewer is None and seat in state.game.asked(state))
        rows += _cards(state, f"hand.{seat}", player.hand, (12, bottom), step, "hand" if own else "")
        bottom += SMALL[1] + 12
    if player.lords or player.locations:
        realm, high = _realm(state, player, bottom, wide)
        rows += realm
        bottom += high
    height = bottom - y + 2
    frame = zone(f"area.{seat}", (0, y, wide, height), title, seat=seat, letter=seat_letter(state, seat))
    return [*frame, *rows], height


def _figures(
    state: AmbisState, seat: Seat, player: Player, y: float, wide: float
) -> tuple[list[Node], float]:
    """A player's figures and affiliated allies, in a row if they have room; and where they end."""
    tokens = str(len(player.tokens))
    if player.tokens and 0 not in player.tokens:
        tokens += f" ({sum(player.tokens)})"
    figures = (
        ("pearl", str(player.pearls), "pearls"),
        ("key", str(player.keys), "keys"),
        ("monster", tokens, "tokens"),
        ("cards", str(len(player.hand)), "hand"),
        ("crown", str(len(player.lords)), "lords"),
    )
    nodes: list[Node] = []
    # the display face of headings is wider than the face that text is measured by
    heads = (text_width(say(state, "seat/active", seat=each), 13, bold=True) for each in state.seats)
    left = max(168.0, 44 + 1.1 * max(heads))
    room, line = wide - 26 - left - len(figures) * FIGURE, y
    if wide < 600:
        left, room, y = 14.0, wide - 160, y + 30
    step = min(FIGURE, (wide - 20) / len(figures))
    for n, (symbol, figure, what) in enumerate(figures):
        name = say(state, f"figure/{what}")
        key = f"area.{seat}.{what}"
        nodes += counter(key, (left + n * step, y + 17), symbol, figure, name, tip=f"{name}: {figure}")
    if room < 26 * (len(player.affiliated) - 1):
        room, y = wide - 48, y + 28
        line = y
    step = min(32.0, room / max(1, len(player.affiliated) - 1))
    for n, card in enumerate(player.affiliated):
        at = (wide - 24 - (len(player.affiliated) - 1 - n) * step, line + 18)
        nodes += _affiliated(state, f"affiliated.{seat}.{n}", at, card)
    return nodes, y + 42


def _affiliated(state: AmbisState, key: str, at: Point, card: str) -> Iterator[Node]:
    race = RACE[card]
    fill, ink = paint(RACE_COLOUR[race])
    yield group(key, at, label=say(state, "affiliated", card=card))
    yield rect(f"{key}.plate", (-15, -11, 30, 22), fill=fill, stroke=color("edge"), radius=6, parent=key)
    yield icon(f"{key}.race", RACE_ICON[race], (-6, 0), 14, fill=ink, parent=key)
    value = str(VALUE[card])
    yield bold_word(f"{key}.value", (8, 5), value, 13, key, ink)


def _cards(
    state: AmbisState, key: str, cards: tuple[str, ...], corner: Point, step: float, spot: str
) -> Iterator[Node]:
    """Cards in a row from a corner on; each is a spot, if it is said of what kind."""
    for n, (card, name) in enumerate(zip(cards, numbered(cards), strict=True)):
        at = (corner[0] + SMALL[0] / 2 + n * step, corner[1] + SMALL[1] / 2)
        yield from ally(state, f"{key}.{name}", at, card, spot=f"{spot}:{name}" if spot else None)


def _realm(state: AmbisState, player: Player, y: float, room: float) -> tuple[list[Node], float]:
    """The free lords and the locations with their lords, in rows; and how high they are."""
    nodes: list[Node] = []
    left, top, row = 8.0, y, 0.0
    things: list[LordInPlay | str] = [each for each in player.lords if not each.under]
    for thing in [*things, *player.locations]:
        tucked = [each for each in player.lords if each.under == thing]
        wide, high = TILE if isinstance(thing, str) else LORD_SMALL[:: -1 if thing.rotated else 1]
        if left + wide > room - 6:
            left, top, row = 8.0, top + row, 0.0
        middle = (left + wide / 2, top + high / 2)
        nodes += (
            location(state, thing, middle) if isinstance(thing, str) else small_lord(state, thing, middle)
        )
        for n, each in enumerate(tucked):
            nodes += _tucked(state, each, (left + 4, top + TILE[1] + 4 + n * 20))
        under = 12 + 20 * len(tucked) if isinstance(thing, str) else 6
        left, row = left + wide + 6, max(row, high + under)
    return nodes, top + row - y


def _tucked(state: AmbisState, each: LordInPlay, at: Point) -> Iterator[Node]:
    it = state.printed.lords[each.id]
    key = f"lord.{each.id}"
    name = title(it)
    label = say(state, "lord/tucked", name=name, points=it.value)
    yield group(key, at, label=label, tip=f"{it.name_en}\n{say(state, 'tucked')}")
    yield rect(f"{key}.plate", (0, 0, TILE[0] - 8, 18), fill=color("line"), radius=5, parent=key)
    yield text(f"{key}.name", (6, 13), name, size=11, parent=key)
    at = (TILE[0] - 16, 13)
    yield text(f"{key}.value", at, str(it.value), size=11, anchor="end", bold=True, parent=key)


# -- the same in words ----------------------------------------------------------------------


def drawing(state: AmbisState) -> str:
    """The position in characters."""
    piles = "  ".join(f"{say(state, 'ally', card=race)} {len(state.pile(race))}" for race in RACES)
    track = "  ".join(_card(state, card) if card else "-" for card in state.track)
    court = "  ".join(title(state.printed.lords[id]) if id else "-" for id in state.court)
    decks = {"deck": len(state.deck), "discards": len(state.discards)}
    lines = [
        say(state, "text-track", cards=track, threat=state.threat, **decks),
        say(state, "text-council", piles=piles),
        say(state, "text-court", lords=court, deck=len(state.lord_deck)),
        say(state, "text-open", tiles=_titles(state, state.open_locations), pile=len(state.location_pile)),
    ]
    if drawn := _drawn(state):
        lines.append(say(state, "text-drawn", tiles=_titles(state, drawn)))
    if words := _last_round(state):
        lines.append(words)
    for seat, player in zip(state.seats, state.players, strict=True):
        mark = "*" if seat == state.active else " "
        held = say(state, "holdings", pearls=player.pearls, keys=player.keys, tokens=len(player.tokens))
        lines.append(f"{mark}{say(state, 'seat', seat=seat):10} {held}")
        for name, things in (
            ("hand", [_card(state, card) for card in player.hand]),
            ("affiliated", [_card(state, card) for card in player.affiliated]),
            ("lords", [_marked(state, each) for each in player.lords]),
            ("locations", [title(state.printed.locations[id]) for id in player.locations]),
        ):
            if things:
                lines.append(f"{'':12}{say(state, f'held/{name}')} {', '.join(things)}")
    return "\n".join(lines)


def _card(state: AmbisState, card: str) -> str:
    return card if card == HIDDEN else say(state, "ally", card=card)


def _titles(state: AmbisState, tiles: tuple[str, ...]) -> str:
    return ", ".join(title(state.printed.locations[id]) for id in tiles)


def _marked(state: AmbisState, each: LordInPlay) -> str:
    marks = [say(state, f"mark/{mark}", lord=each.id) for mark in ("rotated", "used") if getattr(each, mark)]
    if each.under:
        marks.append(say(state, "mark/under", location=each.under))
    name = title(state.printed.lords[each.id])
    return f"{name} ({', '.join(marks)})" if marks else name
