"""The board of Jantaris: city, market, bazaar, fair, Goods, prestige track, and what each player has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Seat, from_seat
from ....scene import (
    Node,
    Scene,
    color,
    counter,
    group,
    icon,
    pile,
    rect,
    spot_shape,
    text,
    token,
    unspoken,
    zone,
)
from ....scene.hexes import Point
from ....scene.node import Attr
from ..rules.city.auction import Bidding, Payment
from ..rules.city.city import PLACES
from ..rules.decks import Search
from ..rules.diplomacy.diplomacy import HIDDEN, NOT_YET, VOTING_CARDS, Effects, Voting
from ..rules.market_control import Claiming, claimable
from ..state import COLOURS, JantarisState
from .cards import (
    ITEM_CARD,
    MARKET_CARD,
    SIGNS,
    chip,
    cube,
    fair_card,
    item_card,
    item_tip,
    market_card,
    origin,
)
from .map import city_map
from .words import drawing, in_words

WIDTH, GAP, LEFT = 900.0, 8.0, 598.0
RIGHT = WIDTH - LEFT
PLACES_AT, MARKET_AT, BAZAAR_AT, FAIR_AT, SUPPLY_AT = 0.0, 50.0, 190.0, 418.0, 506.0
TRACK_AT, SEATS_AT = 614.0, 678.0
SYMBOLS = {"marketplace": "market", "guild-house": "house", "bazaar": "bag"}
SHORT = {
    "strengthen-position": "Strengthen",
    "black-market": "Black Market",
    "deal": "Deal",
    "recruitment": "Recruit",
}
TRACK = 24


def draw(view: JantarisState, light: str = "", **_: Any) -> Scene:
    """The position as a picture, the viewer's own things first; `light` is a Market Control card to show."""
    signs = dict(zip(view.market, SIGNS, strict=False))
    lit = light or _claimed_now(view)
    areas: list[Node] = []
    y = SEATS_AT
    for seat in from_seat(view.seats, view.viewer or view.seats[0]):
        area, height = _seat(view, seat, y)
        areas += area
        y += height + GAP
    return Scene.of(
        (-GAP, -GAP, WIDTH + 2 * GAP, y + GAP),
        city_map(view, _deciders(view), signs, lit),
        _legend(view),
        _places(),
        _market(view, signs),
        _bazaar(view),
        _fair(view),
        _supply(view),
        _track(view),
        areas,
        label=f"Jantaris, round {view.round}",
        text=drawing(view),
        description=in_words(view),
    )


def _deciders(view: JantarisState) -> tuple[Seat, ...]:
    """The seats whose own things may be chosen: those asked, as far as the viewer is one of them."""
    asked = view.game.asked(view)
    return tuple(seat for seat in asked if view.viewer in (None, seat))


def _claimed_now(view: JantarisState) -> str:
    """The first card that whoever is asked may claim."""
    frame = view.pending[-1] if view.pending else None
    if not isinstance(frame, Claiming):
        return ""
    return next(claimable(view, frame.seat), "")


def _legend(view: JantarisState) -> Iterator[Node]:
    """What italics mean, where something is reconstructed."""
    parts = view.box
    printed = (parts.items, parts.districts, parts.market, parts.fair)
    if any(card.provenance != "rulebook" for kind in printed for card in kind.values()):
        style = {"font-style": "italic"}
        attrs: dict[str, Attr] = {"x": 0, "y": TRACK_AT - 8, "font-size": 11, "fill": color("muted")}
        yield Node("legend", "text", attrs, style, "in italics: reconstructed")


# -- beside the map -------------------------------------------------------------------------


def _places() -> Iterator[Node]:
    wide = (RIGHT - 2 * GAP) / 3
    for n, place in enumerate(PLACES):
        name = place.replace("-", " ").title()
        key, at = f"place.{place}", (LEFT + n * (wide + GAP), PLACES_AT)
        yield group(key, at, spot=f"place:{place}", label=name, tip=f"{name}\nThe first phase. [city.choose]")
        box = (0, 0, round(wide, 1), 42)
        yield rect(
            f"{key}.shape", box, fill=color("panel"), stroke=color("edge"), radius=10, parent=key, cls="shape"
        )
        yield icon(f"{key}.symbol", SYMBOLS[place], (wide / 2, 13), 16, fill=color("muted"), parent=key)
        yield text(f"{key}.name", (wide / 2, 35), name, size=12, anchor="middle", parent=key)


def _market(view: JantarisState, signs: dict[str, str]) -> Iterator[Node]:
    left = len(view.market_deck)
    yield from zone("market", (LEFT, MARKET_AT, RIGHT, 132), f"Market Control · {left} in the deck")
    step = MARKET_CARD[0] + 6
    for n, id in enumerate(view.market):
        card = view.box.market[id]
        names = [view.box.districts[d].name for d in card.districts]
        at = (LEFT + 10 + MARKET_CARD[0] / 2 + n * step, MARKET_AT + 80)
        yield from market_card(f"card.{id}", at, card, signs[id], names, spot=f"card:{id}")


def _bazaar(view: JantarisState) -> Iterator[Node]:
    yield from zone("bazaar", (LEFT, BAZAAR_AT, RIGHT, 220), _bazaar_title(view))
    for n, id in enumerate(view.offer):
        at = (LEFT + 7 + ITEM_CARD[0] / 2 + n * (ITEM_CARD[0] + 6), BAZAAR_AT + 34 + ITEM_CARD[1] / 2)
        yield from item_card(f"item.{id}", at, view.box.items[id], spot=f"item:{id}")


def _bazaar_title(view: JantarisState) -> str:
    frame = view.pending[-1] if view.pending else None
    if isinstance(frame, Bidding):
        return f"{view.box.name(frame.item)}: {frame.bid}, {frame.leader.capitalize()}"
    if isinstance(frame, Payment):
        return f"Bazaar · {frame.seat.capitalize()} pays {frame.bid}"
    return f"Bazaar · {len(view.bazaar) + len(view.under_bazaar)} in the deck"


def _fair(view: JantarisState) -> Iterator[Node]:
    count = len(view.fair_deck) + len(view.under_fair)
    yield from zone("fair", (LEFT, FAIR_AT, RIGHT, 80), "Great Fair")
    at = (LEFT + RIGHT - 32, FAIR_AT + 38)
    yield from pile("fair.deck", at, count, (44, 62), "scales", label=f"Great Fair Deck, {count} cards")
    if view.fair_card:
        card = view.box.fair[view.fair_card]
        yield from fair_card(f"card.{card.id}", (LEFT + 174, FAIR_AT + 40), card)
    else:
        where = (LEFT + 12, FAIR_AT + 48)
        yield text(
            "fair.none",
            where,
            "held with 5 Merchants\nor more in the City Center",
            size=12,
            fill=color("muted"),
        )


def _supply(view: JantarisState) -> Iterator[Node]:
    yield from zone("supply", (LEFT, SUPPLY_AT, RIGHT, 98), "Common supply")
    for row, colour in enumerate(COLOURS):
        y = SUPPLY_AT + 46 + row * 32
        count = view.supply(colour)
        at, label = (LEFT + 12, y + 5), f"{colour} Goods: {count}"
        yield text(f"supply.{colour}", at, f"{count} {colour}", size=14, bold=True, label=label)
        for n in range(1, 7):
            words = f"{n} {colour} {'Good' if n == 1 else 'Goods'}"
            at = (LEFT + 76 + n * 33, y)
            yield from cube(
                f"goods.{colour}.{n}", at, colour, 28, str(n), spot=f"goods:{colour}-{n}", label=words
            )


def _track(view: JantarisState) -> Iterator[Node]:
    """The Prestige Track; past its end it begins anew (ruling.track-length)."""
    step = WIDTH / TRACK
    for space in range(TRACK):
        box = (space * step + 1, TRACK_AT, step - 2, 54)
        first = color("grass") if space == 0 else color("panel")
        edge = color("mark") if space == 12 else color("line")
        yield rect(f"track.{space}", box, fill=first, stroke=edge, width=2 if space == 12 else 1, radius=6)
        at = (space * step + step / 2, TRACK_AT + 13)
        yield from unspoken(
            [text(f"track.{space}.n", at, str(space), size=11, anchor="middle", fill=color("muted"))]
        )
    for n, (seat, player) in enumerate(zip(view.seats, view.players, strict=True)):
        x = (player.prestige % TRACK) * step + step / 2 + (n % 2 - 0.5) * 17
        at = (x, TRACK_AT + 26 + (n // 2) * 17)
        yield from token(f"pawn.{seat}", at, seat, 10.5, label=f"{seat}: {player.prestige} Prestige")


# -- the players ----------------------------------------------------------------------------


def _seat(view: JantarisState, seat: Seat, y: float) -> tuple[list[Node], float]:
    """A player's part of the table and its height."""
    player = view.player(seat)
    title = seat.capitalize() + (" (active)" if seat == view.active else "")
    box = (4.0, y + 3, 150.0, 30.0)
    rows = [spot_shape(rect(f"seat.{seat}.name", box, radius=8), f"seat:{seat}", title)]
    rows += _figures(view, seat, y + 17)
    rows += _votes(view, seat, y + 5)
    chips = [_item_chip(view, item) for item in player.items]
    chips += [_card_chip(view, card) for card in player.claimed]
    chips += [_item_chip(view, item, "turned up: ") for item in _searched(view, seat)]
    x, bottom = 10.0, y + 38
    for make in chips:
        nodes, wide = make((x, bottom))
        if x + wide > WIDTH - 8:
            x, bottom = 10.0, bottom + 32
            nodes, wide = make((x, bottom))
        rows += nodes
        x += wide + 6
    height = bottom + (32 if chips else 0) - y
    return [*zone(f"seat.{seat}", (0, y, WIDTH, height), title, seat=seat), *rows], height


def _figures(view: JantarisState, seat: Seat, y: float) -> Iterator[Node]:
    player = view.player(seat)
    yield from counter(f"seat.{seat}.prestige", (168, y), "star", player.prestige, "Prestige Points")
    for n, colour in enumerate(COLOURS):
        x = 232 + n * 52
        yield from cube(
            f"seat.{seat}.{colour}", (x, y), colour, 18, label=f"{colour} Goods: {player.own(colour)}"
        )
        at, figure = (x + 14, y + 5), str(player.own(colour))
        yield from unspoken([text(f"seat.{seat}.{colour}.count", at, figure, size=14, bold=True)])
    yield from counter(f"seat.{seat}.supply", (332, y), "person", player.supply, "Merchants in the supply")


def _votes(view: JantarisState, seat: Seat, y: float) -> Iterator[Node]:
    """The Voting cards while they can be played; the card that was, hidden or open."""
    for frame in view.pending:
        if isinstance(frame, Voting):
            card = frame.votes[view.seats.index(seat)]
            if card == NOT_YET and view.viewer in (None, seat) and frame is view.pending[-1]:
                yield from _ballot(seat, y)
            elif card != NOT_YET:
                words = "has voted" if card == HIDDEN or view.viewer is None else SHORT[card]
                yield from chip(f"vote.{seat}", (400, y), words, symbol="lock")[0]
        elif isinstance(frame, Effects):
            card = frame.votes[view.seats.index(seat)]
            words = f"{SHORT.get(card, card)}, {frame.votes.count(card)} of {len(view.seats)}"
            yield from chip(f"vote.{seat}", (400, y), words, symbol="eye")[0]


def _ballot(seat: Seat, y: float) -> Iterator[Node]:
    x = 400.0
    for card in VOTING_CARDS:
        name = card.replace("-", " ").title()
        tip = f"{name}\nA vote in secret; its effect depends on how many cast it. [diplomacy.count]"
        spot = f"vote:{seat}-{card}"
        nodes, wide = chip(
            f"ballot.{seat}.{card}", (x, y), SHORT[card], spot=spot, label=f"{seat}: {name}", tip=tip
        )
        yield from nodes
        x += wide + 8


def _item_chip(view: JantarisState, id: str, before: str = "") -> Any:
    item = view.box.items[id]

    def make(at: Point) -> tuple[list[Node], float]:
        return chip(
            f"item.{id}",
            at,
            before + item.name,
            symbol="crown" if item.crown else "",
            provenance=item.provenance,
            spot=f"item:{id}",
            tip=item_tip(item),
        )

    return make


def _card_chip(view: JantarisState, id: str) -> Any:
    card = view.box.market[id]
    words = "–".join(view.box.districts[d].name for d in card.districts)

    def make(at: Point) -> tuple[list[Node], float]:
        tip = f"Market Control\n{words}, claimed. [market.prestige]{origin(card.provenance, card.note)}"
        return chip(f"card.{id}", at, words, symbol="flag", provenance=card.provenance, tip=tip)

    return make


def _searched(view: JantarisState, seat: Seat) -> tuple[str, ...]:
    found = [f.cards for f in view.pending if isinstance(f, Search) and f.seat == seat]
    return found[0] if found else ()
