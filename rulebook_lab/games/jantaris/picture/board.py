"""The board of Jantaris: city, market, bazaar, fair, Goods, prestige track, and what each player has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from ....engine import Seat, from_seat, of_kinds
from ....engine.wording import say, seat_letter
from ....scene import (
    WIDE,
    Node,
    Scene,
    body,
    color,
    counter,
    group,
    icon,
    pile,
    rect,
    spot_shape,
    text,
    token,
    unframed,
    unspoken,
    within,
    zone,
)
from ....scene.hexes import Point
from ..components import CENTER
from ..rules.bazaar import Bidding, Payment
from ..rules.city import PLACES
from ..rules.decks import Search, cards_left
from ..rules.diplomacy import HIDDEN, NOT_YET, VOTING_CARDS, Effects, Voting
from ..rules.market_control import Claiming, claimable
from ..rules.turn import END_PRESTIGE
from ..rules.voting_cards import token_colour
from ..state import COLOURS, JantarisState
from .cards import (
    ITEM_CARD,
    MARKET_CARD,
    chip,
    cube,
    fair_card,
    item_card,
    item_tip,
    market_card,
    origin,
    slanted,
)
from .map import city_map
from .words import SIGNS, drawing, in_words, standing

GAP, LEFT, CITY = 8.0, 598.0, 582.0
"""The space between things, where the panels beside the city begin, and how wide the city is."""
PLACES_DEEP, MARKET, BAZAAR, FAIR, SUPPLY, TRACK_ROW = 42.0, 132.0, 220.0, 80.0, 98.0, 56.0
PANEL, CHIP_ROW = 300.0, 32.0
"""How wide a panel is at least, and how high a row of chips."""
SYMBOLS = {"marketplace": "market", "guild-house": "house", "bazaar": "bag"}
TRACK, SPACE = 24, 34.0
"""The spaces of the Prestige Track, and how wide one is at least."""

Box = tuple[float, float, float, float]


@of_kinds
def draw(view: JantarisState, *, light: str = "", width: float = WIDE) -> Scene:
    """The position as a picture, the viewer's own things first; `light` is a Market Control card to show.

    Where `width` leaves no room beside the city, the panels go below it: first what the viewer has, or who
    is asked if everything is seen.
    """
    signs = dict(zip(view.market, SIGNS, strict=False))
    lit = light or _claimed_now(view)
    wide = min(width, WIDE) - 2 * GAP
    scale, beside = min(1.0, wide / CITY), wide >= LEFT + PANEL
    own = [] if beside else [seat for seat in view.seats if seat == view.viewer or seat in _deciders(view)]
    first, y = _areas(view, own, CITY * scale + 2 * GAP, wide)
    boxes = _panels(beside, wide, y + GAP)
    y = max(y, max(box[1] + box[3] for box in boxes)) + GAP
    city = city_map(view, _deciders(view), signs, lit, max(14, min(20, 11.5 / scale)))
    nodes = [*_legend(view, y + 4), *_track(view, y := y + 2 * GAP, wide)]
    y += TRACK_ROW * _track_rows(wide) + GAP
    others = [seat for seat in from_seat(view.seats, view.viewer or view.seats[0]) if seat not in own]
    rest, y = _areas(view, others, y, wide)
    places, market, bazaar, fair, supply = boxes
    return Scene.of(
        (-GAP, -GAP, wide + 2 * GAP, y + GAP),
        [unframed("wheel", (0.0 if beside else (wide - CITY * scale) / 2, 0, CITY * scale, CITY * scale))],
        within("city", city, (0.0 if beside else (wide - CITY * scale) / 2, 0), scale),
        first,
        _places(view, places),
        _market(view, signs, market),
        _bazaar(view, bazaar),
        _fair(view, fair),
        _supply(view, supply),
        nodes,
        rest,
        label=say(view, "title", round=view.round),
        text=drawing(view),
        ground="city",
        description=in_words(view),
    )


def _column(left: float, top: float, wide: float, heights: Iterable[float]) -> list[Box]:
    """Boxes one below the other."""
    boxes: list[Box] = []
    for high in heights:
        boxes.append((left, top, wide, high))
        top += high + GAP
    return boxes


def _panels(beside: bool, wide: float, y: float) -> list[Box]:
    """Where places, market, Bazaar, fair and supply lie: beside the city, or below it from `y` on, there two
    side by side where there is room."""
    if beside:
        return _column(LEFT, 0.0, wide - LEFT, (PLACES_DEEP, MARKET, BAZAAR, FAIR, SUPPLY))
    half = (wide - GAP) / 2
    if half < PANEL:
        return _column(0.0, y, wide, (PLACES_DEEP, MARKET, BAZAAR, FAIR, SUPPLY))
    low = y + PLACES_DEEP + GAP
    bazaar, supply = _column(0.0, low, half, (BAZAAR, SUPPLY))
    market, fair = _column(half + GAP, low, half, (MARKET, FAIR))
    return [(0.0, y, wide, PLACES_DEEP), market, bazaar, fair, (0.0, supply[1], wide, SUPPLY)]


def _deciders(view: JantarisState) -> tuple[Seat, ...]:
    """The seats whose own things may be chosen: those asked, as far as the viewer is one of them."""
    asked = view.game.asked(view)
    return tuple(seat for seat in asked if view.viewer in (None, seat))


def _claimed_now(view: JantarisState) -> str:
    """The first card that whoever is asked may claim."""
    frame = view.pending[-1] if view.pending else None
    return next(iter(claimable(view, frame.seat)), "") if isinstance(frame, Claiming) else ""


def _legend(view: JantarisState, y: float) -> Iterator[Node]:
    """What italics mean, where something is reconstructed."""
    box = view.box
    printed = [*box.items.values(), *box.districts.values(), *box.market.values(), *box.fair.values()]
    if style := next(filter(None, map(slanted, printed)), None):
        yield text("legend", (0, y), say(view, "legend"), size=11, fill=color("muted"), style=style)


# -- beside the map -------------------------------------------------------------------------


def _places(view: JantarisState, box: Box) -> Iterator[Node]:
    left, top, room, deep = box
    wide = (room - 2 * GAP) / 3
    yield unframed("places", box)
    for n, place in enumerate(PLACES):
        name = say(view, "place", place=place)
        key, at = f"place.{place}", (left + n * (wide + GAP), top)
        yield group(key, at, spot=f"place:{place}", label=name, tip=f"{name}\n{say(view, 'place-tip')}")
        yield body(key, (0, 0, round(wide, 1), deep), color("panel"), color("edge"), radius=10)
        yield icon(f"{key}.symbol", SYMBOLS[place], (wide / 2, 13), 16, fill=color("muted"), parent=key)
        yield text(f"{key}.name", (wide / 2, 35), name, size=12, anchor="middle", parent=key)


def _market(view: JantarisState, signs: dict[str, str], box: Box) -> Iterator[Node]:
    yield from zone("market", box, say(view, "market", count=len(view.market_deck)))
    for n, id in enumerate(view.market):
        at = (box[0] + 10 + MARKET_CARD[0] / 2 + n * (MARKET_CARD[0] + 6), box[1] + 80)
        yield from market_card(view, at, view.box.market[id], signs[id])


def _bazaar(view: JantarisState, box: Box) -> Iterator[Node]:
    yield from zone("bazaar", box, _bazaar_title(view))
    for n, id in enumerate(view.offer):
        at = (box[0] + 7 + ITEM_CARD[0] / 2 + n * (ITEM_CARD[0] + 6), box[1] + 34 + ITEM_CARD[1] / 2)
        yield from item_card(view, at, view.box.items[id])


def _bazaar_title(view: JantarisState) -> str:
    frame = view.pending[-1] if view.pending else None
    if isinstance(frame, Bidding):
        return say(view, "bazaar/bidding", item=frame.item, bid=frame.bid, leader=frame.leader)
    if isinstance(frame, Payment):
        return say(view, "bazaar/payment", seat=frame.seat, bid=frame.bid)
    return say(view, "bazaar", count=cards_left(view, "bazaar"))


def _fair(view: JantarisState, box: Box) -> Iterator[Node]:
    left, top, wide, _ = box
    at, count = (left + wide - 32, top + 38), cards_left(view, "fair")
    yield from zone("fair", box, say(view, "fair"))
    label = say(view, "fair-deck", count=count)
    yield from pile("fair.deck", at, count, (44, 62), "scales", label=label)
    if view.fair_card:
        yield from fair_card(view, (left + 174, top + 40), view.box.fair[view.fair_card])
    else:
        yield text("fair.none", (left + 12, top + 48), say(view, "fair-when"), fill=color("muted"))


def _supply(view: JantarisState, box: Box) -> Iterator[Node]:
    left, top, _, _ = box
    yield from zone("supply", box, say(view, "supply"))
    for row, colour in enumerate(COLOURS):
        y, facts = top + 46 + row * 32, {"colour": colour, "count": view.supply(colour)}
        at, label = (left + 12, y + 5), say(view, "goods", **facts)
        yield text(f"supply.{colour}", at, say(view, "supply-of", **facts), size=14, bold=True, label=label)
        for n in range(1, 7):
            at, label = (left + 76 + n * 33, y), say(view, "take", count=n, colour=colour)
            spot = f"goods:{colour}-{n}"
            yield from cube(f"goods.{colour}.{n}", at, colour, 28, str(n), spot=spot, label=label)


def _track_rows(wide: float) -> int:
    """In how many rows the Prestige Track is drawn."""
    return next(rows for rows in (1, 2, 3) if wide * rows / TRACK >= SPACE)


def _track(view: JantarisState, top: float, wide: float) -> Iterator[Node]:
    """The Prestige Track; past its end it begins anew (ruling.track-length)."""
    columns = TRACK // _track_rows(wide)
    step = wide / columns
    yield unframed("track", (0, top - 3 * GAP, wide, TRACK_ROW * _track_rows(wide) + 3 * GAP))
    at = [(n % columns * step, top + n // columns * TRACK_ROW) for n in range(TRACK)]
    for space, (x, y) in enumerate(at):
        key, box = f"track.{space}", (x + 1, y, step - 2, TRACK_ROW - 2)
        label = say(view, "space", space=space)
        fill = color("panel" if space else "grass")
        edge, thick = (color("mark"), 2) if space == END_PRESTIGE else (color("line"), 1)
        yield rect(key, box, fill=fill, stroke=edge, width=thick, radius=6, label=label)
        middle, muted = (x + step / 2, y + 13), color("muted")
        number = text(f"{key}.n", middle, str(space), size=11, anchor="middle", fill=muted)
        yield from unspoken([number])
    for n, seat in enumerate(view.seats):
        prestige = view.player(seat).prestige
        x, y = at[prestige % TRACK]
        middle = (x + step / 2 + (n % 2 - 0.5) * 17, y + 26 + (n // 2) * 17)
        label = say(view, "track", seat=seat, prestige=prestige)
        yield from token(f"pawn.{seat}", middle, seat, 10.5, letter=seat_letter(view, seat), label=label)


# -- the players ----------------------------------------------------------------------------


def _areas(view: JantarisState, seats: Iterable[Seat], y: float, wide: float) -> tuple[list[Node], float]:
    """Some players' parts of the table, one below the other, and where they end."""
    nodes: list[Node] = []
    for seat in seats:
        area, height = _seat(view, seat, y, wide)
        nodes += area
        y += height + GAP
    return nodes, y


def _seat(view: JantarisState, seat: Seat, y: float, wide: float) -> tuple[list[Node], float]:
    """A player's part of the table and its height."""
    player = view.player(seat)
    title = say(view, "seat/active" if seat == view.active else "seat", seat=seat)
    box = (4.0, y + 3, 150.0, 30.0)
    rows = [spot_shape(rect(f"seat.{seat}.name", box, radius=8), f"seat:{seat}", title)]
    beside = wide >= LEFT
    left, bottom = (168.0, y) if beside else (14.0, y + 30)
    rows += _figures(view, seat, left, bottom + 17)
    bottom += 38
    votes, high = _in_rows(_votes(view, seat), (400, y + 5) if beside else (10, bottom), wide - 8)
    bottom += max(0, high - CHIP_ROW) if beside else high
    chips = [_item_chip(view, item) for item in player.items]
    chips += [_card_chip(view, card) for card in player.claimed]
    searches = (each for each in view.pending if isinstance(each, Search) and each.seat == seat)
    chips += [_item_chip(view, item, turned_up=True) for search in searches for item in search.cards]
    nodes, high = _in_rows(chips, (10, bottom), wide - 8)
    height = bottom + high - y
    frame = zone(f"seat.{seat}", (0, y, wide, height), title, seat=seat, letter=seat_letter(view, seat))
    return [*frame, *rows, *votes, *nodes], height


def _in_rows(chips: list[Chip], at: Point, right: float) -> tuple[list[Node], float]:
    """Chips one beside the other, in rows as long as there is room; and how high that is."""
    nodes: list[Node] = []
    x, y = at
    for make in chips:
        made, wide = make((x, y))
        if x + wide > right and x > at[0]:
            x, y = at[0], y + CHIP_ROW
            made, wide = make((x, y))
        nodes += made
        x += wide + 9
    return nodes, (y - at[1] + CHIP_ROW if chips else 0.0)


def _figures(view: JantarisState, seat: Seat, left: float, y: float) -> Iterator[Node]:
    player = view.player(seat)
    yield from counter(f"seat.{seat}.prestige", (left, y), "star", player.prestige, say(view, "prestige"))
    for n, colour in enumerate(COLOURS):
        x, key, count = left + 64 + n * 52, f"seat.{seat}.{colour}", player.own(colour)
        yield from cube(key, (x, y), colour, 18, label=say(view, "goods", colour=colour, count=count))
        yield text(f"{key}.count", (14, 5), str(count), size=14, bold=True, parent=key)
    at = (left + 164, y)
    yield from counter(f"seat.{seat}.supply", at, "person", player.supply, say(view, "merchants"))


def _votes(view: JantarisState, seat: Seat) -> list[Chip]:
    """The Voting cards while they can be played; the card that was, hidden or open."""
    shown: list[Chip] = []
    for frame in view.pending:
        if isinstance(frame, Voting):
            card = frame.votes[view.seats.index(seat)]
            if card == NOT_YET and view.viewer in (None, seat) and frame is view.pending[-1]:
                shown += [_ballot(view, seat, card) for card in VOTING_CARDS]
            elif card != NOT_YET:
                hidden = card == HIDDEN or view.viewer is None
                words = say(view, "voted") if hidden else say(view, "vote-name", card=card)
                shown.append(partial(chip, f"vote.{seat}", words=words, symbol="lock"))
        elif isinstance(frame, Effects):
            card = frame.votes[view.seats.index(seat)]
            words = say(view, "vote", card=card, votes=frame.votes.count(card), seats=len(view.seats))
            shown.append(partial(chip, f"vote.{seat}", words=words, symbol="eye"))
    return shown


def _ballot(view: JantarisState, seat: Seat, card: str) -> Chip:
    return partial(
        chip,
        f"ballot.{seat}.{card}",
        words=say(view, "vote-name", card=card),
        spot=f"vote:{seat}-{card}",
        label=say(view, "ballot", seat=seat, card=card),
        tip=f"{view.game.texts.name(card)}\n{_effects(view, seat, card)}",
    )


def _effects(view: JantarisState, seat: Seat, card: str) -> str:
    """What a vote does for a seat as things stand, by how many cast it."""
    player, district = view.player(seat), view.district
    return say(
        view,
        "ballot-tip",
        card=card,
        district=district,
        colour=token_colour(view),
        near=view.nearby,
        own=player.at(district),
        center=player.at(CENTER),
        held=sum(map(player.own, COLOURS)),
        supply=player.supply,
        there=standing(view, district),
    )


Chip = Callable[[Point], tuple[list[Node], float]]
"""Makes a chip at a place, and tells its width."""


def _item_chip(view: JantarisState, id: str, turned_up: bool = False) -> Chip:
    item = view.box.items[id]
    words = say(view, "turned-up", item=id) if turned_up else item.name
    crown, tip, spot = "crown" if item.crown else "", item_tip(view, item), f"item:{id}"
    return partial(chip, f"item.{id}", words=words, symbol=crown, card=item, tip=tip, spot=spot)


def _card_chip(view: JantarisState, id: str) -> Chip:
    card, words = view.box.market[id], view.game.texts.name(id)
    tip = f"{say(view, 'claimed')}\n{say(view, 'claimed-tip', card=id)}{origin(view, card)}"
    return partial(chip, f"card.{id}", words=words, symbol="flag", card=card, tip=tip)
