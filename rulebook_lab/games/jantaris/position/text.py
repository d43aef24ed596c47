"""Positions as text.

    seats: blue yellow green
    tokens: black shakara                         # red still in the City Center
    blue: 4 red, 1 black, 2 taira, 1 amarin, royal-seal
    yellow: 13 points, 2 shakara, market.3
    asks: diplomacy

A player's line lists Goods, Prestige Points (of Items; `4+2+3 points` are of Items, Great Fairs and Market
Control), Merchants by area, and the cards he owns, Items in the order in which he got them. What is left out
has its usual value: without points he has those of his cards, the first seat begins and is active, cards
that are nowhere lie in their decks, the first cards of the catalogue are on show, the turn begins with the
first phase. `asks` holds the open questions, as in `asks: bidding royal-seal 6 yellow blue+yellow blue`;
the phases that come after theirs are understood. With nothing open (`-`) the game is over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec.structs import replace

from .... import engine as e
from ..components import CENTER, Box
from ..rules import CHAPTERS, ITEMS, PHASES_LEFT
from ..rules.decks import Search
from ..rules.setting_up import SEAT_COUNTS, SEATS
from ..rules.turn import TURN, TurnBegins
from ..state import COLOURS, JantarisState, Player

# -- every card is somewhere, once ----------------------------------------------------------


def searched(pending: Iterable[e.Frame]) -> list[str]:
    """The Items that lie open for a search."""
    return [card for frame in pending if isinstance(frame, Search) for card in frame.cards]


def items_placed(state: JantarisState) -> list[str]:
    """The Items outside the unknown part of their deck."""
    owned = [item for player in state.players for item in player.items]
    return [*state.offer, *state.under_bazaar, *state.gone, *owned, *searched(state.pending)]


SUPPLIES: tuple[e.Supply[JantarisState], ...] = (
    e.Supply("components.items", lambda state: list(state.box.items), items_placed, "bazaar"),
    e.Supply(
        "components.market-cards",
        lambda state: list(state.box.market),
        lambda state: (*state.market, *(card for player in state.players for card in player.claimed)),
        "market_deck",
    ),
    e.Supply(
        "components.fair-cards",
        lambda state: list(state.box.fair),
        lambda state: (*state.under_fair, *([state.fair_card] if state.fair_card else [])),
        "fair_deck",
    ),
)

# -- the lines of the table -----------------------------------------------------------------


def parts(text: str) -> list[str]:
    """The parts of a line between commas, semicolons or plus signs that stand alone."""
    pieces = re.split(r"[,;]| \+ ", text) if text not in ("", "-") else ()
    return [" ".join(part.split()) for part in pieces]


def read_tokens(text: str, given: e.Given) -> dict[str, str]:
    """The area of each token, the City Center unless the line says another."""

    def placed(part: str) -> tuple[str, str, str]:
        said, _, place = part.partition(" ")
        colour, area = e.forgiven(said, COLOURS), e.forgiven(place.replace(" ", "-"), given.box.areas)
        if colour is None or area is None:
            right = f"{part!r} should be red or black and an area, as in 'red taira, black likaran'"
            raise ValueError("; ".join(filter(None, (right, e.likely(place, given.box.areas)))))
        return colour, colour, area

    return {**dict.fromkeys(COLOURS, CENTER), **e.once(map(placed, parts(text)))}


def _card(text: str, known: Iterable[str]) -> str:
    """The card that is meant, its name written with spaces or joined. Raises ValueError."""
    card, names = e.forgiven(text.replace(" ", "-"), known), tuple(known)
    if card is None:
        near = e.likely(text, names) or f"there are {', '.join(names)}"
        raise ValueError(f"{text!r} is no such card; {near}")
    return card


def _cards(part: str, known: Iterable[str]) -> list[str]:
    """The cards between two commas: one, or several with spaces between them. Raises ValueError."""
    several = [e.forgiven(word, known) for word in part.split()]
    return [card for card in several if card] if all(several) else [_card(part, known)]


def cards_row(key: str, kind: str, shown: bool = False) -> e.Row[JantarisState]:
    """The row of the cards of a place, in their order; those on show are sorted and always written."""

    def read(text: str, given: e.Given) -> tuple[str, ...]:
        known = getattr(given.box, kind)
        found = [card for part in parts(text.replace("+", ",")) for card in _cards(part, known)]
        return tuple(sorted(found) if shown else found)

    return e.of_field(key, read, lambda cards: ", ".join(cards) or "-", usual=None if shown else ())


# -- the line of a player -------------------------------------------------------------------


def read_player(text: str, given: e.Given) -> Player:
    """What a player has; without points, those of the cards. Raises ValueError."""
    box: Box = given.box
    counted, cards = ("points", *COLOURS, *box.areas), (*box.items, *box.market)

    def owned(part: str) -> tuple[str, str, str]:
        figure, _, said = part.partition(" ")
        many = figure[:1].isdigit()
        thing = e.forgiven((said if many else part).replace(" ", "-"), counted if many else cards)
        if thing is None:
            right = f"{part!r} is no Goods (2 red), Prestige (5 points), Merchants (3 taira) or card"
            raise ValueError("; ".join(filter(None, (right, e.likely(said or part, (*counted, *cards))))))
        return thing, thing, figure

    found = e.once(map(owned, parts(text)))
    player = Player(
        **{colour: e.whole_number(found[colour]) for colour in COLOURS if colour in found},
        merchants=e.FrozenMap({area: e.whole_number(found[area], 1) for area in found if area in box.areas}),
        items=tuple(thing for thing in found if thing in box.items),
        claimed=tuple(thing for thing in found if thing in box.market),
    )
    points = read_points(found["points"]) if "points" in found else card_points(player, box)
    return replace(player, **points)


def card_points(player: Player, box: Box) -> dict[str, int]:
    """The Prestige Points of a player's cards, by their source."""
    by_items = sum(box.items[item].prestige for item in player.items)
    return {"by_items": by_items, "by_market": sum(box.market[card].prestige for card in player.claimed)}


def read_points(text: str) -> dict[str, int]:
    """Prestige Points of Items, Great Fairs and Market Control."""
    numbers = text.split("+")
    if len(numbers) not in (1, 3) or not all(figure.isdigit() for figure in numbers):
        raise ValueError(f"points are one number, or three: Items+Fair+Market, not {text!r}")
    sources = ("by_items", "by_fair", "by_market")
    return dict(zip(sources, map(e.whole_number, [*numbers, "0", "0"]), strict=False))


def write_player(state: JantarisState, seat: e.Seat) -> str:
    """The line of a player."""
    player = state.player(seat)
    by_source = (player.by_items, player.by_fair, player.by_market)
    points = str(player.by_items) if not any(by_source[1:]) else "+".join(map(str, by_source))
    written = [f"{player.own(colour)} {colour}" for colour in COLOURS if player.own(colour)]
    usual = replace(player, by_fair=0, **card_points(player, state.box))
    written += [f"{points} points"] if player != usual else []
    written += [f"{player.at(area)} {area}" for area in state.box.areas if player.at(area)]
    return ", ".join([*written, *player.items, *player.claimed])


# -- the open questions ---------------------------------------------------------------------

FRAMES = e.FrameNotation(e.frames_of(CHAPTERS))

UNDER = dict.fromkeys(e.frames_of(ITEMS), TURN[:4]) | {kind: TURN[:n] for kind, n in PHASES_LEFT.items()}
"""What is still to come when a question is open, by its chapter: the phases after its own."""

OLDER_PHASES: dict[str, tuple[tuple[e.Frame, ...], tuple[e.Frame, ...]]] = {
    "start-of-turn": ((TurnBegins(),), ()),
    **{
        phase: (TURN[: 4 - done], TURN[4 - done : 5 - done])
        for done, phase in enumerate(("city", "diplomacy", "great-fair", "market-control", "end-of-turn"))
    },
    "free": ((), ()),
}
"""In texts written before `asks`: what lies under the open questions of a phase, and what is usually open."""


def read_now(text: str, given: e.Given) -> tuple[e.Frame, ...]:
    """The open questions of a text written before `asks`."""
    return tuple(map(FRAMES.read, text.split("|"))) if text not in ("", "-") else ()


def open_questions(given: e.Given) -> tuple[e.Frame, ...]:
    """What `asks` says, or `phase` and `now`. Raises UnreadablePosition where both are there."""
    older_keys = [key for key in ("phase", "now") if key in given.found]
    if not older_keys:
        return given.pending
    if "asks" in given.found:
        raise given.wrong(older_keys[0], "'asks' says already what is open")
    under, usual = OLDER_PHASES[given.get("phase", "city")]
    return (*under, *given.get("now", usual))


# -- the whole ------------------------------------------------------------------------------


def complete(given: e.Given) -> JantarisState:
    """The position, everything that the text leaves out as usual."""
    players = tuple(own.get("", Player()) for own in given.own.values())
    given.pending = open_questions(given)
    placed = [card for player in players for card in (*player.items, *player.claimed)]
    placed += searched(given.pending)
    for key in ("under-bazaar", "gone", "under-fair", "offer", "market"):
        for card in given.get(key, ()):
            if card in placed:
                raise given.wrong(key, f"{card} is somewhere else already")
            placed.append(card)
    start = given.get("start", given.seats[0])
    usual = {
        "start": start,
        "active": start,
        "offer": tuple(sorted([card for card in given.box.items if card not in placed][:2])),
        "market": tuple(
            sorted([card for card in given.box.market if card not in placed][: len(given.seats)])
        ),
        **dict.fromkeys(("bazaar", "market_deck", "fair_deck"), ()),
        **given.get("tokens", {}),
    }
    state = JantarisState(**given.common, players=players, **usual | given.fields(TEXT.rows))
    for supply in SUPPLIES:
        state = supply.filled(state)
    return state


TEXT = e.PositionText(
    JantarisState,
    SEATS,
    SEAT_COUNTS,
    rows=[
        e.word("start", usual=None, none=True),
        e.word("active", usual=None),
        e.number("round", usual=1, least=1),
        e.number("max-rounds"),
        e.Row("tokens", read_tokens, lambda state: f"red {state.red}, black {state.black}"),
        e.word("active-district", lambda box: box.ring, "district"),
        cards_row("offer", "items", shown=True),
        cards_row("under-bazaar", "items"),
        cards_row("gone", "items"),
        cards_row("market", "market", shown=True),
        e.word("fair-card", lambda box: box.fair, none=True),
        cards_row("under-fair", "fair"),
        e.Row("phase", lambda text, given: e.one_of(text, OLDER_PHASES)),
        e.Row("now", read_now),
    ],
    own=[e.Row("", read_player, write_player)],
    asks=e.Stack(FRAMES, usual="city", below=lambda frame: UNDER.get(type(frame), ())),
    complete=complete,
)
