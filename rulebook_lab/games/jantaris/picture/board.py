"""The board of Jantaris: city, market, bazaar, fair, Goods, prestige track, and what each player has."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine import Seat, from_seat
from ....engine.wording import say
from ....scene import (
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
    unspoken,
    zone,
)
from ....scene.hexes import Point
from ..rules.city.auction import Bidding, Payment
from ..rules.city.city import PLACES
from ..rules.decks import Search
from ..rules.diplomacy.diplomacy import HIDDEN, NOT_YET, VOTING_CARDS, Effects, Voting
from ..rules.market_control import Claiming, claimable
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
)
from .map import city_map
from .words import SIGNS, drawing, in_words

WIDTH, GAP, LEFT = 900.0, 8.0, 598.0
RIGHT = WIDTH - LEFT
PLACES_AT, MARKET_AT, BAZAAR_AT, FAIR_AT, SUPPLY_AT = 0.0, 50.0, 190.0, 418.0, 506.0
TRACK_AT, SEATS_AT = 614.0, 678.0
SYMBOLS = {"marketplace": "market", "guild-house": "house", "bazaar": "bag"}
TRACK = 24


def draw(view: JantarisState, *, light: str = "") -> Scene:
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
        _places(view),
        _market(view, signs),
        _bazaar(view),
        _fair(view),
        _supply(view),
        _track(view),
        areas,
        label=say(view, "title", round=view.round),
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
    return next(iter(claimable(view, frame.seat)), "")


def _legend(view: JantarisState) -> Iterator[Node]:
    """What italics mean, where something is reconstructed."""
    box = view.box
    if any(
        card.provenance != "rulebook"
        for kind in (box.items, box.districts, box.market, box.fair)
        for card in kind.values()
    ):
        style, at = {"font-style": "italic"}, (0, TRACK_AT - 8)
        yield text("legend", at, say(view, "legend"), size=11, fill=color("muted"), style=style)


# -- beside the map -------------------------------------------------------------------------


def _places(view: JantarisState) -> Iterator[Node]:
    wide = (RIGHT - 2 * GAP) / 3
    for n, place in enumerate(PLACES):
        name = say(view, "place", place=place)
        key, at = f"place.{place}", (LEFT + n * (wide + GAP), PLACES_AT)
        yield group(key, at, spot=f"place:{place}", label=name, tip=f"{name}\n{say(view, 'place-tip')}")
        box = (0, 0, round(wide, 1), 42)
        yield body(key, box, color("panel"), color("edge"), radius=10)
        yield icon(f"{key}.symbol", SYMBOLS[place], (wide / 2, 13), 16, fill=color("muted"), parent=key)
        yield text(f"{key}.name", (wide / 2, 35), name, size=12, anchor="middle", parent=key)


def _market(view: JantarisState, signs: dict[str, str]) -> Iterator[Node]:
    title = say(view, "market", count=len(view.market_deck))
    yield from zone("market", (LEFT, MARKET_AT, RIGHT, 132), title)
    for n, id in enumerate(view.market):
        at = (LEFT + 10 + MARKET_CARD[0] / 2 + n * (MARKET_CARD[0] + 6), MARKET_AT + 80)
        yield from market_card(view, f"card.{id}", at, view.box.market[id], signs[id])


def _bazaar(view: JantarisState) -> Iterator[Node]:
    yield from zone("bazaar", (LEFT, BAZAAR_AT, RIGHT, 220), _bazaar_title(view))
    for n, id in enumerate(view.offer):
        at = (LEFT + 7 + ITEM_CARD[0] / 2 + n * (ITEM_CARD[0] + 6), BAZAAR_AT + 34 + ITEM_CARD[1] / 2)
        yield from item_card(view, f"item.{id}", at, view.box.items[id], spot=f"item:{id}")


def _bazaar_title(view: JantarisState) -> str:
    frame = view.pending[-1] if view.pending else None
    if isinstance(frame, Bidding):
        return say(view, "bazaar/bidding", item=frame.item, bid=frame.bid, leader=frame.leader)
    if isinstance(frame, Payment):
        return say(view, "bazaar/payment", seat=frame.seat, bid=frame.bid)
    return say(view, "bazaar", count=len(view.bazaar) + len(view.under_bazaar))


def _fair(view: JantarisState) -> Iterator[Node]:
    label = say(view, "fair-deck", count=len(view.fair_deck) + len(view.under_fair))
    yield from zone("fair", (LEFT, FAIR_AT, RIGHT, 80), say(view, "fair"))
    at, count = (LEFT + RIGHT - 32, FAIR_AT + 38), len(view.fair_deck) + len(view.under_fair)
    yield from pile("fair.deck", at, count, (44, 62), "scales", label=label)
    if view.fair_card:
        at = (LEFT + 174, FAIR_AT + 40)
        yield from fair_card(view, f"card.{view.fair_card}", at, view.box.fair[view.fair_card])
    else:
        yield text("fair.none", (LEFT + 12, FAIR_AT + 48), say(view, "fair-when"), fill=color("muted"))


def _supply(view: JantarisState) -> Iterator[Node]:
    yield from zone("supply", (LEFT, SUPPLY_AT, RIGHT, 98), say(view, "supply"))
    for row, colour in enumerate(COLOURS):
        y, facts = SUPPLY_AT + 46 + row * 32, {"colour": colour, "count": view.supply(colour)}
        at, label = (LEFT + 12, y + 5), say(view, "goods", **facts)
        yield text(f"supply.{colour}", at, say(view, "supply-of", **facts), size=14, bold=True, label=label)
        for n in range(1, 7):
            at, label = (LEFT + 76 + n * 33, y), say(view, "take", count=n, colour=colour)
            spot = f"goods:{colour}-{n}"
            yield from cube(f"goods.{colour}.{n}", at, colour, 28, str(n), spot=spot, label=label)


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
        yield from token(
            f"pawn.{seat}", at, seat, 10.5, label=say(view, "track", seat=seat, prestige=player.prestige)
        )


# -- the players ----------------------------------------------------------------------------


def _seat(view: JantarisState, seat: Seat, y: float) -> tuple[list[Node], float]:
    """A player's part of the table and its height."""
    player = view.player(seat)
    title = say(view, "seat/active" if seat == view.active else "seat", seat=seat)
    box = (4.0, y + 3, 150.0, 30.0)
    rows = [spot_shape(rect(f"seat.{seat}.name", box, radius=8), f"seat:{seat}", title)]
    rows += _figures(view, seat, y + 17)
    rows += _votes(view, seat, y + 5)
    chips = [_item_chip(view, item) for item in player.items]
    chips += [_card_chip(view, card) for card in player.claimed]
    chips += [_item_chip(view, item, turned_up=True) for item in _searched(view, seat)]
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
    yield from counter(f"seat.{seat}.prestige", (168, y), "star", player.prestige, say(view, "prestige"))
    for n, colour in enumerate(COLOURS):
        x, key, count = 232 + n * 52, f"seat.{seat}.{colour}", player.own(colour)
        yield from cube(key, (x, y), colour, 18, label=say(view, "goods", colour=colour, count=count))
        yield from unspoken([text(f"{key}.count", (x + 14, y + 5), str(count), size=14, bold=True)])
    yield from counter(f"seat.{seat}.supply", (332, y), "person", player.supply, say(view, "merchants"))


def _votes(view: JantarisState, seat: Seat, y: float) -> Iterator[Node]:
    """The Voting cards while they can be played; the card that was, hidden or open."""
    for frame in view.pending:
        if isinstance(frame, Voting):
            card = frame.votes[view.seats.index(seat)]
            if card == NOT_YET and view.viewer in (None, seat) and frame is view.pending[-1]:
                yield from _ballot(view, seat, y)
            elif card != NOT_YET:
                hidden = card == HIDDEN or view.viewer is None
                words = say(view, "voted") if hidden else say(view, "vote-name", card=card)
                yield from chip(f"vote.{seat}", (400, y), words, symbol="lock")[0]
        elif isinstance(frame, Effects):
            card = frame.votes[view.seats.index(seat)]
            words = say(view, "vote", card=card, votes=frame.votes.count(card), seats=len(view.seats))
            yield from chip(f"vote.{seat}", (400, y), words, symbol="eye")[0]


def _ballot(view: JantarisState, seat: Seat, y: float) -> Iterator[Node]:
    x = 400.0
    for card in VOTING_CARDS:
        how = {
            "spot": f"vote:{seat}-{card}",
            "label": say(view, "ballot", seat=seat, card=card),
            "tip": f"{view.game.texts.name(card)}\n{say(view, 'ballot-tip')}",
        }
        nodes, wide = chip(f"ballot.{seat}.{card}", (x, y), say(view, "vote-name", card=card), **how)
        yield from nodes
        x += wide + 8


Chip = Callable[[Point], tuple[list[Node], float]]
"""Makes a chip at a place, and tells its width."""


def _item_chip(view: JantarisState, id: str, turned_up: bool = False) -> Chip:
    item = view.box.items[id]
    words = say(view, "turned-up", item=id) if turned_up else item.name
    how = {"symbol": "crown" if item.crown else "", "provenance": item.provenance, "spot": f"item:{id}"}
    return lambda at: chip(f"item.{id}", at, words, tip=item_tip(view, item), **how)


def _card_chip(view: JantarisState, id: str) -> Chip:
    card, words = view.box.market[id], view.game.texts.name(id)
    tip = f"{say(view, 'claimed')}\n{say(view, 'claimed-tip', card=id)}"
    tip += origin(view, card.provenance, card.note)
    return lambda at: chip(f"card.{id}", at, words, symbol="flag", provenance=card.provenance, tip=tip)


def _searched(view: JantarisState, seat: Seat) -> tuple[str, ...]:
    found = [f.cards for f in view.pending if isinstance(f, Search) and f.seat == seat]
    return found[0] if found else ()
