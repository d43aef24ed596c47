"""The board of Jantaris: city, market, bazaar, fair, Goods, prestige track, and what each player has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....engine import Move, Seat, from_seat, of_kinds
from ....engine.wording import say, seat_letter
from ....scene import (
    WIDE,
    Node,
    Scene,
    Thing,
    color,
    figure,
    icon,
    pile,
    text_width,
    token,
    unframed,
    written,
    zone,
)
from ....scene.layout import Box, Laid, Part, column, fixed, flow, panel, scene_of, shelves
from ....scene.shapes import body, composed, rect, text, unspoken, within
from ..components import CENTER
from ..rules.bazaar import Bidding, Payment, affordable
from ..rules.city import PLACES
from ..rules.decks import Search, cards_left
from ..rules.diplomacy import HIDDEN, NOT_YET, VOTING_CARDS, Effects, OfVotes, Voting
from ..rules.great_fair import GreatFair
from ..rules.market_control import Claiming, MarketControl, claimable
from ..rules.turn import END_PRESTIGE
from ..rules.voting_cards import Expulsion, token_colour
from ..state import COLOURS, JantarisState
from .cards import chip, cube, fair_card, item_card, item_tip, market_card, origin, slanted
from .map import city_map
from .words import SIGNS, drawing, in_words, standing

GAP, LEFT, CITY = 8.0, 598.0, 582.0
"""The space between things, where the panels beside the city begin, and how wide the city is."""
PANEL = 300.0
"""How wide a panel is at least."""
SEAT = 420.0
"""How wide a player's things are at least where others stand beside them."""
NAMED = 88.0
"""How wide the names of a supply are at least; all are as wide as the widest."""
SYMBOLS = {"marketplace": "market", "guild-house": "house", "bazaar": "bag"}
TRACK, SPACE, ROW = 24, 34.0, 56.0
"""The spaces of the Prestige Track, how wide one is at least, and how high."""


@of_kinds
def draw(view: JantarisState, *, light: str = "", revealed: bool = False, width: float = WIDE) -> Scene:
    """The position as a picture, the viewer's own things first; `light` is a Market Control card to show,
    `revealed` shows whoever sees everything the votes that were cast in secret.

    Where `width` leaves no room beside the city, the panels go below it: first what the viewer has, or who
    is asked if everything is seen.
    """
    signs = dict(zip(view.market, SIGNS, strict=False))
    wide = min(width, WIDE) - 2 * GAP
    scale, beside = min(1.0, wide / CITY), wide >= LEFT + PANEL
    # whose own things may be chosen: who is asked, as far as the viewer is one of them
    deciders = [seat for seat in view.game.asked(view) if view.viewer in (None, seat)]
    first = [seat for seat in view.seats if not beside and (seat == view.viewer or seat in deciders)]
    others = [seat for seat in from_seat(view.seats, view.viewer or view.seats[0]) if seat not in first]
    side = column(
        *(_seat(view, seat, revealed) for seat in first),
        shelves(
            fixed(42, partial(_places, view)),
            _market(view, signs),
            _bazaar(view),
            fixed(80, partial(_fair, view)),
            _supply(view),
            least=PANEL,
        ),
    )
    high = CITY * scale + 2 * GAP
    panels = side(LEFT, 0, wide - LEFT) if beside else side(0, high, wide)
    y = max(high, panels.high + (0 if beside else high)) + GAP
    seats = shelves(*(_seat(view, seat, revealed) for seat in others), least=SEAT)
    rest = column(partial(_track, view), seats)(0, y, wide)
    frame = (0.0 if beside else (wide - CITY * scale) / 2, 0, CITY * scale, CITY * scale)
    city = city_map(view, deciders, signs, light or _claimed_now(view), max(14, min(20, 11.5 / scale)))
    wheel = [unframed("wheel", frame), *within("city", city, frame[:2], scale)]
    laid, label = (
        Laid([*wheel, *panels.nodes, *rest.nodes], y + rest.high),
        say(view, "title", round=view.round),
    )
    return scene_of(laid, wide, GAP, "city", label, drawing(view), in_words(view))


def _claimed_now(view: JantarisState) -> str:
    """The first card that whoever is asked may claim."""
    frame = view.top
    return next(iter(claimable(view, frame.seat)), "") if isinstance(frame, Claiming) else ""


# -- beside the map -------------------------------------------------------------------------


def _places(view: JantarisState, box: Box) -> Iterator[Node]:
    left, top, room, deep = box
    wide = (room - 2 * GAP) / 3
    yield unframed("places", box)
    for n, place in enumerate(PLACES):
        name = say(view, "place", place=place)
        yield from composed(
            f"place.{place}",
            (left + n * (wide + GAP), top),
            body((0, 0, round(wide, 1), deep), color("panel"), color("edge"), radius=10),
            icon("symbol", SYMBOLS[place], (wide / 2, 13), 16, fill=color("muted")),
            text("name", (wide / 2, 35), name, size=12, anchor="middle"),
            spot=f"place:{place}",
            label=name,
            tip=f"{name}\n{_gives(view, place)}",
        )


def _gives(view: JantarisState, place: str) -> str:
    """What a visit to a place gives; nothing at the Bazaar to whom no Item is cheap enough."""
    gives = say(view, "place-tip", place=place)
    if place != "bazaar" or not view.plays(view.active):
        return gives
    items = tuple(item.id for item in affordable(view))
    return f"{gives}\n{say(view, 'can-open', seat=view.active, items=items)}"


def _market(view: JantarisState, signs: dict[str, str]) -> Part:
    cards = (market_card(view, view.box.market[id], signs[id]) for id in view.market)
    return panel("market", say(view, "market", count=len(view.market_deck)), flow(cards), high=132)


def _bazaar(view: JantarisState) -> Part:
    frame = view.top
    title = say(view, "bazaar", count=cards_left(view, "bazaar"))
    if isinstance(frame, Bidding):
        title = say(view, "bazaar/bidding", item=frame.item, bid=frame.bid, leader=frame.leader)
    elif isinstance(frame, Payment):
        title = say(view, "bazaar/payment", seat=frame.seat, bid=frame.bid)
    return panel("bazaar", title, flow(item_card(view, view.box.items[id]) for id in view.offer), high=220)


def _fair(view: JantarisState, box: Box) -> Iterator[Node]:
    left, top, wide, _ = box
    at, count = (left + wide - 32, top + 38), cards_left(view, "fair")
    yield from zone("fair", box, say(view, "fair"))
    label = say(view, "fair-deck", count=count)
    yield from pile("fair.deck", count, (44, 62), "scales", label=label).draw(at)
    if view.fair_card:
        yield from fair_card(view, view.box.fair[view.fair_card]).draw((left + 174, top + 40))
    else:
        yield text("fair.none", (left + 12, top + 48), say(view, "fair-when"), fill=color("muted"))


def _supply(view: JantarisState) -> Part:
    counts = {colour: {"colour": colour, "count": view.supply(colour)} for colour in COLOURS}
    named = {colour: say(view, "supply-of", **facts) for colour, facts in counts.items()}
    wide = max(NAMED, *(text_width(words, 14, bold=True) for words in named.values()))
    rows = []
    for colour, words in named.items():
        label = say(view, "goods", **counts[colour])
        things = [written(f"supply.{colour}", words, 14, wide, bold=True, label=label)]
        for n in range(1, 7):
            spot, take = f"goods:{colour}-{n}", say(view, "take", count=n, colour=colour)
            things.append(cube(f"goods.{colour}.{n}", colour, 28, str(n), spot=spot, label=take))
        rows.append(flow(things, 5))
    return panel("supply", say(view, "supply"), *rows)


def _track(view: JantarisState, left: float, top: float, wide: float) -> Laid:
    """The Prestige Track with the legend above; past its end it begins anew (ruling.track-length)."""
    rows = next(rows for rows in (1, 2, 3) if wide * rows / TRACK >= SPACE)
    columns, high = TRACK // rows, 2 * GAP + ROW * rows
    step = wide / columns
    nodes = [unframed("track", (left, top - GAP, wide, high + GAP))]
    box = view.box
    printed = [*box.items.values(), *box.districts.values(), *box.market.values(), *box.fair.values()]
    if style := next(filter(None, map(slanted, printed)), None):
        words = say(view, "legend")
        nodes.append(text("legend", (left, top + 4), words, size=11, fill=color("muted"), style=style))
    at = [(left + n % columns * step, top + 2 * GAP + n // columns * ROW) for n in range(TRACK)]
    for space, (x, y) in enumerate(at):
        key, tip = f"track.{space}", say(view, "space", space=space)
        label = tip.partition(" [")[0]
        fill = color("panel" if space else "grass")
        edge, thick = (color("mark"), 2) if space == END_PRESTIGE else (color("line"), 1)
        frame, middle = (x + 1, y, step - 2, ROW - 2), (x + step / 2, y + 13)
        number = text(f"{key}.n", middle, str(space), size=11, anchor="middle", fill=color("muted"))
        nodes += [
            rect(key, frame, fill=fill, stroke=edge, width=thick, radius=6, label=label, tip=tip),
            *unspoken([number]),
        ]
    for n, seat in enumerate(view.seats):
        prestige, letter = view.player(seat).prestige, seat_letter(view, seat)
        x, y = at[prestige % TRACK]
        middle = (x + step / 2 + (n % 2 - 0.5) * 17, y + 26 + (n // 2) * 17)
        label = say(view, "track", seat=seat, prestige=prestige)
        nodes += token(f"pawn.{seat}", seat, 10.5, letter=letter, label=label).draw(middle)
    return Laid(nodes, high)


# -- the players ----------------------------------------------------------------------------


def _seat(view: JantarisState, seat: Seat, revealed: bool) -> Part:
    """A player's part of the table."""
    player, key = view.player(seat), f"seat.{seat}"
    searches = [frame for frame in view.pending if isinstance(frame, Search) and frame.seat == seat]
    chips = [_item_chip(view, item) for item in player.items]
    chips += [_card_chip(view, card) for card in player.claimed]
    chips += [_item_chip(view, item, turned_up=True) for search in searches for item in search.cards]
    return panel(
        key,
        say(view, "seat/active" if view.plays(seat) else "seat", seat=seat),
        flow(_votes(view, seat, revealed)),
        flow(chips),
        head=[
            figure(f"{key}.prestige", "star", player.prestige, say(view, "prestige")),
            *(_goods(view, seat, colour, player.own(colour)) for colour in COLOURS),
            figure(f"{key}.supply", "person", player.supply, say(view, "merchants")),
        ],
        seat=seat,
        letter=seat_letter(view, seat),
        tip=_banishing(view, seat),
    )


def _banishing(view: JantarisState, seat: Seat) -> str:
    """What it would mean to banish a seat, while one is asked whom."""
    if not isinstance(view.top, Expulsion):
        return ""
    facts = {"count": view.player(seat).at(view.district), "district": view.district}
    return f"{say(view, 'seat', seat=seat)}\n{say(view, 'banishing', **facts)}"


def _goods(view: JantarisState, seat: Seat, colour: str, count: int) -> Thing:
    key, label = f"seat.{seat}.{colour}", say(view, "goods", colour=colour, count=count)
    number = text(f"{key}.count", (14, 5), str(count), size=14, bold=True, parent=key)
    good = cube(key, colour, 18, label=label)
    return Thing(48, 28, lambda at: [*good.draw((at[0] - 14, at[1])), number])


def _votes(view: JantarisState, seat: Seat, revealed: bool) -> Iterator[Thing]:
    """The Voting cards while they can be played; the card that was, hidden or open."""
    for frame in view.pending:
        if not isinstance(frame, Voting | Effects):
            continue
        card = frame.votes[view.seats.index(seat)]
        if isinstance(frame, Effects):
            words = say(view, "vote", card=card, votes=frame.votes.count(card), seats=len(view.seats))
            yield chip(f"vote.{seat}", words, symbol="eye")
        elif card != NOT_YET:
            hidden = card == HIDDEN or (view.viewer is None and not revealed)
            words = say(view, "voted") if hidden else say(view, "vote-name", card=card)
            yield chip(f"vote.{seat}", words, symbol="lock")
        elif view.viewer in (None, seat) and frame is view.pending[-1]:
            yield from (_ballot(view, seat, card) for card in VOTING_CARDS)


def _ballot(view: JantarisState, seat: Seat, card: str) -> Thing:
    """A Voting card to be cast; its tip is what it does for a seat as things stand, by how many cast it."""
    player, district = view.player(seat), view.district
    near, there = view.nearby, standing(view, district)
    facts = {"card": card, "district": district, "colour": token_colour(view), "near": near, "there": there}
    stock = {"own": player.at(district), "center": player.at(CENTER), "supply": player.supply}
    effects = say(view, "ballot-tip", **facts, **stock, held=sum(map(player.own, COLOURS)))
    return chip(
        f"ballot.{seat}.{card}",
        say(view, "vote-name", card=card),
        spot=f"vote:{seat}-{card}",
        label=say(view, "ballot", seat=seat, card=card),
        tip=f"{view.game.texts.name(card)}\n{effects}",
    )


def _item_chip(view: JantarisState, id: str, turned_up: bool = False) -> Thing:
    item = view.box.items[id]
    words = say(view, "turned-up", item=id) if turned_up else item.name
    crown, tip, spot = "crown" if item.crown else "", item_tip(view, item), f"item:{id}"
    return chip(f"item.{id}", words, symbol=crown, card=item, tip=tip, spot=spot)


def _card_chip(view: JantarisState, id: str) -> Thing:
    card, words = view.box.market[id], view.game.texts.name(id)
    tip = f"{say(view, 'claimed')}\n{say(view, 'claimed-tip', card=id)}{origin(view, card)}"
    return chip(f"card.{id}", words, symbol="flag", card=card, tip=tip)


def decided_by(state: JantarisState, move: Move) -> tuple[str, ...]:
    """The parts of the picture that decide about a move: Merchants in the city make votes, claims and the
    Great Fair what they are."""
    asked = (OfVotes, MarketControl, GreatFair)
    return ("wheel", "fair") if any(isinstance(frame, asked) for frame in state.pending) else ()
