"""The board of Ambis: exploration track, threat, Council, locations, Court, and each player's area."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import partial, reduce

from ....engine import HIDDEN, Move, Seat, from_seat, numbered, of_kinds
from ....engine.wording import say, seat_letter
from ....scene import SMALL, WIDE, Node, Scene, color, figure, icon, pile, text_width, zone
from ....scene.hexes import Point
from ....scene.layout import (
    Box,
    Laid,
    Part,
    balanced,
    beside,
    column,
    fan,
    fan_width,
    fixed,
    flow,
    lowest,
    panel,
    prose,
    row_width,
    scene_of,
    shelves,
)
from ....scene.shapes import body, bold_word, circle, composed, rect, text, unspoken
from ....scene.things import Thing, thing, written
from ..components import COURT_SPACES, RACE, RACES, THREAT_SPACES, TRACK_SPACES, VALUE
from ..position.facts import reward as goods_won
from ..rules.activated import ready
from ..rules.locations import Drawn, TileDraw
from ..rules.lords import EnterPlay
from ..rules.recruiting import Affiliation
from ..state import AmbisState, LordInPlay
from .cards import (
    LORD_CARD,
    LORD_LOW,
    RACE_COLOUR,
    RACE_ICON,
    TILE,
    ally,
    is_low,
    location,
    lord,
    paint,
    reward,
    small_lord,
    title,
)

GAP = 10.0
TRACK, COUNCIL = 446.0, 330.0
"""How wide exploration and Council are where threat and locations stand beside them."""
SHARED, OWN, OWN_LOW = 510.0, 650.0, 380.0
"""How wide what all share and the players' areas are where they stand beside each other; those of low lords
are less wide."""
AREA = 440.0
"""The least width of a player's area that stands beside another."""
MANY = 10
"""Where more free lords than this lie on the table, those whose power is over are told by their names."""


@of_kinds
def draw(view: AmbisState, *, width: float = WIDE) -> Scene:
    """The position as a picture, the viewer's own area first; where `width` is small, panels go below.

    Where it is large, the players' areas stand beside what all share.
    """
    for seat in view.opponents(view.active):
        view = ready(view, seat)  # what was used in an earlier turn is not marked
    room = width - 2 * GAP
    low = sum(not each.under for player in view.players for each in player.lords) > MANY
    own = OWN_LOW if low else OWN
    parted = room >= SHARED + GAP + own
    wide = room if parted else min(room, WIDE - 2 * GAP)
    common = _shared(view, SHARED if parted else wide)
    areas = [_area(view, seat, low) for seat in from_seat(view.seats, view.viewer or view.seats[0])]
    table = lowest(
        balanced(common, SHARED, areas, own, GAP),
        column(common, shelves(*areas, least=AREA, gap=GAP), gap=GAP),
    )
    return scene_of(table(0, 0, wide), wide, GAP, "sea", say(view, "picture", turn=view.turn))


def _shared(view: AmbisState, wide: float) -> Part:
    """What all share, so wide: exploration and threat, Council and locations, the Court."""
    shown, place, first = (*_drawn(view), *view.open_locations), wide - 84, 4
    if wide >= TRACK + COUNCIL:
        place -= COUNCIL + GAP
    else:
        first = 2 * int(place // TILE[0])
    return column(
        beside(_exploration(view), TRACK, fixed(124, partial(_threat, view)), COUNCIL - GAP, GAP),
        beside(_council(view), COUNCIL, _locations(view, shown[:first], place), TRACK - GAP, GAP),
        _further(view, shown[first:], wide),
        _court(view, wide),
        gap=GAP,
    )


# -- the board ------------------------------------------------------------------------------


def _space(key: str, at: Point, size: tuple[float, float]) -> Node:
    box = (at[0] - size[0] / 2, at[1] - size[1] / 2, *size)
    return rect(key, box, fill="none", stroke=color("line"), radius=8, dash="4 4", width=1.4)


def _exploration(state: AmbisState) -> Part:
    """The exploration track between its decks, or below them."""
    count, discards = len(state.deck), Thing(*SMALL, partial(_discards, state))
    label = say(state, "exploration-deck", count=count)
    deck = pile("deck", count, SMALL, "wave", label=label, spot="deck:exploration")
    track = [Thing(*SMALL, partial(_track, state, n, card)) for n, card in enumerate(state.track, 1)]

    def lay(left: float, top: float, wide: float) -> Laid:
        rows = [fan([deck, *track, discards], 14)]
        if wide < 7 * (SMALL[0] + 6):
            rows = [fan([deck, discards], wide), fan(track, wide)]
        return panel("exploration", say(state, "exploration"), *rows, high=124)(left, top, wide)

    return lay


def _discards(state: AmbisState, at: Point) -> Iterator[Node]:
    count, name = len(state.discards), say(state, "discard-pile")
    yield from pile("discards", count, SMALL, label=say(state, "discards", count=count)).draw(at)
    above = (at[0], at[1] - 38)
    words = text("discards.name", above, name, size=11, anchor="middle", fill=color("muted"))
    yield from unspoken([words])


def _track(state: AmbisState, n: int, card: str, at: Point) -> Iterator[Node]:
    yield _space(f"track.{n}.space", at, SMALL)
    if card:
        yield from ally(state, f"track.{n}.{card}", card, f"track:{n}").draw(at)
    elif n == TRACK_SPACES:
        tip = say(state, "last-space")
        name = tip.partition(" [")[0]
        yield icon("track.last", "pearl", at, 20, fill=color("muted"), label=name, tip=tip)


def rewards_of(state: AmbisState, space: int) -> str:
    """What a space of the threat track gives, each of its alternatives."""
    names = [state.game.texts.name(goods_won(goods)) for goods in state.box.rewards[space - 1]]
    return reduce(lambda one, other: say(state, "either", one=one, other=other), names)


def _threat(state: AmbisState, box: Box) -> Iterator[Node]:
    left, top, wide, _ = box
    yield from zone("threat", box, say(state, "threat"))
    step = (wide - 12) / THREAT_SPACES
    for n, rewards in enumerate(state.box.rewards, 1):
        first = -12 + (3 - len(rewards)) * 9
        yield from composed(
            f"threat.{n}",
            (left + 6 + (n - 0.5) * step, top + 74),
            body((-step / 2 + 3, -40, step - 6, 84), color("card"), color("line")),
            text("n", (-step / 2 + 9, -26), str(n), size=11, fill=color("muted")),
            *(reward(str(m), (0, first + m * 22), goods, step - 8) for m, goods in enumerate(rewards)),
            label=say(state, "threat-space", space=n, rewards=rewards_of(state, n)),
            spot=f"threat:{n}",
        )
    yield from composed(
        "threat-token",
        (left - 10 + state.threat * step, top + 44),
        circle("disc", (0, 0), 11, fill=color("mark"), stroke=color("seat-edge")),
        icon("sign", "monster", (0, 0), 15, fill=color("card")),
        label=say(state, "threat-token", space=state.threat),
    )


def _council(state: AmbisState) -> Part:
    piles = [Thing(SMALL[0], 86, partial(_pile, state, race)) for race in RACES]
    return panel("council", say(state, "council"), fan(piles, 18), high=128)


def _pile(state: AmbisState, race: str, at: Point) -> Iterator[Node]:
    """A race's pile in the Council, its sign below."""
    (x, y), key, count = at, f"council.{race}", len(state.pile(race))
    label = say(state, "council-pile", race=race, count=count)
    cards = pile(key, count, SMALL, RACE_ICON[race], label=label, spot=f"pile:{race}")
    yield from cards.draw((x, y - 12))
    fill, ink = paint(RACE_COLOUR[race])
    yield circle(f"{key}.seal", (x, y + 33), 10, fill=fill, stroke=color("edge"))
    yield icon(f"{key}.icon", RACE_ICON[race], (x, y + 33), 14, fill=ink, tip=label)


def _drawn(state: AmbisState) -> tuple[str, ...]:
    frame = state.top
    return frame.tiles if isinstance(frame, TileDraw | Drawn) else ()


def _locations(state: AmbisState, shown: tuple[str, ...], room: float) -> Part:
    """The pile of locations, and those to choose from as far as there is room beside it."""
    count = len(state.location_pile)
    label = say(state, "location-pile", count=count)
    deck = pile("location-pile", count, (48, 58), "house", 52, label=label, spot="deck:locations")
    tiles = _low(state, shown, room, math.ceil(len(shown) / 2))
    if len(shown) <= room // TILE[0]:
        tiles = [location(state, id) for id in shown]
    inside = beside(flow([deck]), 54, flow(tiles, 5), room - 10, GAP)
    return panel("locations", say(state, "locations", drawn=len(_drawn(state))), inside, high=128)


def _further(state: AmbisState, shown: tuple[str, ...], wide: float) -> Part:
    """The open locations that have no room beside the Council."""
    if not shown:
        return column()
    tiles = _low(state, shown, wide - 14, max(2, round(wide / 225)))
    return panel("further", say(state, "further"), flow(tiles, 5))


def _low(state: AmbisState, shown: Iterable[str], room: float, columns: int) -> list[Thing]:
    """Low tiles for some columns, as wide as the room allows."""
    wide = (room + 5) / max(1, columns) - 5.01
    return [location(state, id, wide) for id in shown]


def _court(state: AmbisState, wide: float) -> Part:
    """The deck and the spaces for lords: empty ones where there is room, or small where all are empty."""
    filled, narrow = any(state.court), wide < COURT_SPACES * (LORD_CARD[0] + 6)
    count, space, small = len(state.lord_deck), LORD_CARD if filled else SMALL, narrow or not filled
    label, deck = say(state, "lord-deck", count=count), SMALL if small else (64, 90)
    things = [pile("lord-deck", count, deck, "crown", label=label, spot="deck:lords")]
    for n, id in enumerate(state.court, 1):
        if id or not (narrow and filled):
            things.append(Thing(*space, partial(_in_court, state, n, id, space)))
    due = [say(state, "last-round", seat=state.ending)] if state.ending and state.pending else []
    last = prose("last-round", due, 13, bold=True, heading=3)
    return panel("court", say(state, "court"), last, flow(things))


def _in_court(state: AmbisState, n: int, id: str, space: tuple[float, float], at: Point) -> list[Node]:
    return [_space(f"court.{n}.space", at, space), *(lord(state, id).draw(at) if id else ())]


# -- the players ----------------------------------------------------------------------------


def _area(state: AmbisState, seat: Seat, low: bool) -> Part:
    """A player's area: figures and affiliated allies, the hand, free lords, locations with their lords.

    With `low` lords whose power is over lie two above each other, without their words.
    """
    player, key = state.player(seat), f"area.{seat}"
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
    head = []
    for symbol, count, what in figures:
        name = say(state, f"figure/{what}")
        head.append(figure(f"{key}.{what}", symbol, count, name, 54, tip=f"{name}: {count}"))
    head += [_affiliated(state, f"affiliated.{seat}.{n}", card) for n, card in enumerate(player.affiliated)]
    rows, held = [], list[Thing]()
    frame = state.top
    if seat == state.active and isinstance(frame, Affiliation):
        words = written("paid.words", say(state, "played"))
        coming = [each.lord for each in state.pending if isinstance(each, EnterPlay)]
        lords = [small_lord(state, LordInPlay(lord)) for lord in coming]
        for_it = [written("paid.for", say(state, "played/for"))] if lords else []
        rows.append(flow([words, *_cards(state, "paid", frame.cards, "paid"), *for_it, *lords]))
    if any(card != HIDDEN for card in player.hand):
        own = seat == state.viewer or (state.viewer is None and seat in state.game.asked(state))
        held = [*_cards(state, f"hand.{seat}", player.hand, "hand" if own else "")]
    free = [each for each in player.lords if not each.under]
    over = [each for each in free if low and is_low(state, each)]
    lying = [small_lord(state, each) for each in free if each not in over]
    lying += [
        _stacked([small_lord(state, each, LORD_LOW) for each in pair])
        for pair in (over[n : n + 2] for n in range(0, len(over), 2))
    ]
    things = [*lying, *(_occupied(state, seat, id) for id in player.locations)]
    heads = (text_width(say(state, "seat/active", seat=each), 13, bold=True) for each in state.seats)
    return panel(
        key,
        say(state, "seat/active" if state.plays(seat) else "seat", seat=seat),
        *rows,
        lowest(*(beside(fan(held), wide, flow(things), row_width(things)) for wide in _hand(held))),
        head=head,
        lead=44 + 1.1 * max(heads),
        seat=seat,
        letter=seat_letter(state, seat),
    )


def _stacked(lords: Sequence[Thing]) -> Thing:
    """One or two low lords, one above the other."""
    step = LORD_LOW[1] + 6

    def draw(at: Point) -> Iterator[Node]:
        for n, each in enumerate(lords):
            yield from each.draw((at[0], at[1] + (n - (len(lords) - 1) / 2) * step))

    return Thing(LORD_LOW[0], len(lords) * step - 6, draw)


def _hand(held: list[Thing]) -> tuple[float, float]:
    """The widths of a hand beside which lords may lie: side by side, or over each other."""
    return row_width(held), fan_width(held)


def _affiliated(state: AmbisState, key: str, card: str) -> Thing:
    race = RACE[card]
    fill, ink = paint(RACE_COLOUR[race])
    plate = rect("plate", (-15, -11, 30, 22), fill=fill, stroke=color("edge"), radius=6)
    sign, value = icon("race", RACE_ICON[race], (-6, 0), 14, fill=ink), str(VALUE[card])
    label = say(state, "affiliated", card=card)
    return thing(key, (30, 28), plate, sign, bold_word("value", (8, 5), value, 13, ink), label=label)


def _cards(state: AmbisState, key: str, cards: tuple[str, ...], spot: str) -> Iterator[Thing]:
    """Cards for a row; each is a spot, if it is said of what kind."""
    for card, name in zip(cards, numbered(cards), strict=True):
        yield ally(state, f"{key}.{name}", card, f"{spot}:{name}" if spot else None)


def _occupied(state: AmbisState, seat: Seat, id: str) -> Thing:
    """A location, with the lords that were put under it."""
    wide, high = TILE
    lords = [each for each in state.player(seat).lords if each.under == id]
    deep = high + 20 * len(lords)

    def draw(at: Point) -> Iterator[Node]:
        x, top = at[0], at[1] - deep / 2
        yield from location(state, id).draw((x, top + high / 2))
        for n, each in enumerate(lords):
            yield from _tucked(state, each, (x - wide / 2 + 4, top + high + 4 + n * 20))

    return Thing(wide, deep, draw)


def _tucked(state: AmbisState, each: LordInPlay, at: Point) -> list[Node]:
    it, wide = state.printed.lords[each.id], TILE[0] - 8
    return composed(
        f"lord.{each.id}",
        at,
        rect("plate", (0, 0, wide, 18), fill=color("line"), radius=5),
        text("name", (6, 13), title(it), size=11),
        text("value", (wide - 8, 13), str(it.value), size=11, anchor="end", bold=True),
        label=say(state, "lord/tucked", name=title(it), points=it.value),
        tip=f"{it.name_en}\n{say(state, 'tucked')}",
    )


DECIDE = {"recruit": "recruiter", "fight": "tamer", "claim": "tamer", "end": "commander"}
"""By verb, the lord by which opponents decide what such moves cost or bring."""


def decided_by(state: AmbisState, move: Move) -> tuple[str, ...]:
    """The parts of the picture that decide about a move: opponents whose lords make it dearer or poorer."""
    lord = DECIDE.get(move.verb)
    return tuple(
        f"area.{seat}"
        for seat in state.seats
        if any(each.id == lord and not each.under for each in state.player(seat).lords)
    )
