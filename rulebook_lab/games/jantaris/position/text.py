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

from ....engine import (
    Frame,
    FrameNotation,
    Given,
    PositionText,
    Row,
    Seat,
    Stack,
    State,
    Supply,
    forgiven,
    likely,
    number,
    one_of,
    whole_number,
)
from ....engine.protocol import own_kinds
from ..components import CENTER, Box
from ..rules import CHAPTERS, ITEMS, PHASES_LEFT
from ..rules.decks import Search
from ..rules.setting_up import SEAT_COUNTS, SEATS
from ..rules.turn import TURN, TurnBegins
from ..state import COLOURS, JantarisState, Player

# -- every card is somewhere, once ----------------------------------------------------------


def searched(pending: Iterable[Frame]) -> list[str]:
    """The Items that lie open for a search."""
    return [card for frame in pending if isinstance(frame, Search) for card in frame.cards]


def items_placed(state: JantarisState) -> list[str]:
    """The Items outside the unknown part of their deck."""
    owned = [item for player in state.players for item in player.items]
    return [*state.offer, *state.under_bazaar, *state.gone, *owned, *searched(state.pending)]


SUPPLIES: tuple[Supply[JantarisState], ...] = (
    Supply("components.items", lambda state: list(state.box.items), items_placed, "bazaar"),
    Supply(
        "components.market-cards",
        lambda state: list(state.box.market),
        lambda state: (*state.market, *(card for player in state.players for card in player.claimed)),
        "market_deck",
    ),
    Supply(
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


def read_start(text: str, given: Given) -> str:
    """The seat that began; `-` stands for nobody."""
    return one_of(text, (*given.seats, "-")).replace("-", "")


def read_tokens(text: str, given: Given) -> dict[str, str]:
    """The area of each token, the City Center unless the line says another."""
    where: dict[str, str] = {}
    for part in parts(text):
        word, _, place = part.partition(" ")
        colour, area = forgiven(word, COLOURS), forgiven(place, given.box.areas)
        if colour is None or area is None:
            right = f"{part!r} should be red or black and an area, as in 'red taira, black likaran'"
            raise ValueError("; ".join(filter(None, (right, likely(place, given.box.areas)))))
        if colour in where:
            raise ValueError(f"{colour} is there twice")
        where[colour] = area
    return {**dict.fromkeys(COLOURS, CENTER), **where}


def _card(text: str, known: Iterable[str]) -> str:
    """The card that is meant, its name written with spaces or joined. Raises ValueError."""
    card, names = forgiven(text.replace(" ", "-"), known), tuple(known)
    if card is None:
        near = likely(text, names) or f"there are {', '.join(names)}"
        raise ValueError(f"{text!r} is no such card; {near}")
    return card


def cards_row(key: str, kind: str, shown: bool = False) -> Row[JantarisState]:
    """The row of the cards of a place, in their order; those on show are sorted and always written."""
    field = key.replace("-", "_")

    def read(text: str, given: Given) -> tuple[str, ...]:
        known = getattr(given.box, kind)
        found = [_card(part, known) for part in parts(text)]
        return tuple(sorted(found) if shown else found)

    return Row(key, read, lambda state: ", ".join(getattr(state, field)) or "-" * shown, field)


def read_district(text: str, given: Given) -> str:
    """The Active District."""
    return one_of(text, given.box.ring)


def read_fair_card(text: str, given: Given) -> str:
    """The Great Fair card that lies open."""
    return one_of(text, given.box.fair) if text != "-" else ""


# -- the line of a player -------------------------------------------------------------------


def read_player(text: str, given: Given) -> Player:
    """What a player has; without points, those of the cards. Raises ValueError."""
    box: Box = given.box
    player, said = Player(), set[str]()
    for part in parts(text):
        figure, _, word = part.partition(" ")
        thing = forgiven(word, ("points", *COLOURS, *box.areas)) if word and figure[0].isdigit() else None
        thing = thing or forgiven(part.replace(" ", "-"), (*box.items, *box.market))
        if thing is None:
            right = f"{part!r} is no Goods (2 red), Prestige (5 points), Merchants (3 taira) or card"
            near = likely(word or part, ("points", *COLOURS, *box.areas, *box.items, *box.market))
            raise ValueError("; ".join(filter(None, (right, near))))
        if thing in said:
            raise ValueError(f"{thing} is there twice")
        said.add(thing)
        if thing in box.items:
            player = replace(player, items=(*player.items, thing))
        elif thing in box.market:
            player = replace(player, claimed=(*player.claimed, thing))
        elif thing == "points":
            by_items, by_fair, by_market = read_points(figure)
            player = replace(player, by_items=by_items, by_fair=by_fair, by_market=by_market)
        elif thing in COLOURS:
            player = replace(player, **{thing: whole_number(figure)})
        else:
            player = replace(player, merchants=player.moved("", thing, whole_number(figure, 1)))
    return player if "points" in said else replace(player, **card_points(player, box))


def card_points(player: Player, box: Box) -> dict[str, int]:
    """The Prestige Points of a player's cards, by their source."""
    by_items = sum(box.items[item].prestige for item in player.items)
    return {"by_items": by_items, "by_market": sum(box.market[card].prestige for card in player.claimed)}


def read_points(text: str) -> list[int]:
    """Prestige Points of Items, Great Fairs and Market Control."""
    numbers = text.split("+")
    if len(numbers) not in (1, 3) or not all(figure.isdigit() for figure in numbers):
        raise ValueError(f"points are one number, or three: Items+Fair+Market, not {text!r}")
    return [whole_number(figure) for figure in (numbers if len(numbers) == 3 else [*numbers, "0", "0"])]


def write_player(state: JantarisState, seat: Seat) -> str:
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

FRAMES = FrameNotation(kind for chapter in CHAPTERS for kind in own_kinds(chapter, Frame))

UNDER: dict[type[Frame], tuple[Frame, ...]] = {
    **{kind: TURN[:4] for chapter in ITEMS for kind in own_kinds(chapter, Frame)},
    **{kind: TURN[:left] for kind, left in PHASES_LEFT.items()},
}
"""What is still to come when a question is open, by its chapter: the phases after its own."""


class Asks(Stack, frozen=True):
    """The open questions from the bottom up, without the phases that come after theirs; after `-`, all."""

    def read(self, text: str, given: Given) -> tuple[Frame, ...]:
        if text == "-":
            return ()
        first, *others = text.split(">")
        alone = first.strip() == "-"
        frames = tuple(self.frames.read(part.strip()) for part in (others if alone else [first, *others]))
        return frames if alone else (*UNDER.get(type(frames[0]), ()), *frames)

    def write(self, state: State, given: Given) -> str:
        shown = state.pending
        for at, frame in reversed(list(enumerate(shown))):
            if shown[:at] == TURN[:at] == UNDER.get(type(frame)):
                text = " > ".join(map(self.frames.write, shown[at:]))
                return "" if text == self.usual else text
        alone = ["-"] if not shown or type(shown[0]) in UNDER else []
        return " > ".join([*alone, *map(self.frames.write, shown)])


OLDER_PHASES: dict[str, tuple[tuple[Frame, ...], tuple[Frame, ...]]] = {
    "start-of-turn": ((TurnBegins(),), ()),
    **{
        phase: (TURN[: 4 - done], TURN[4 - done : 5 - done])
        for done, phase in enumerate(("city", "diplomacy", "great-fair", "market-control", "end-of-turn"))
    },
    "free": ((), ()),
}
"""In texts written before `asks`: what lies under the open questions of a phase, and what is usually open."""


def read_now(text: str, given: Given) -> tuple[Frame, ...]:
    """The open questions of a text written before `asks`."""
    return tuple(map(FRAMES.read, text.split("|"))) if text not in ("", "-") else ()


def open_questions(given: Given) -> tuple[Frame, ...]:
    """What `asks` says, or `phase` and `now`. Raises UnreadablePosition where both are there."""
    older_keys = [key for key in ("phase", "now") if key in given.found]
    if not older_keys:
        return given.pending
    if "asks" in given.found:
        raise given.wrong(older_keys[0], "'asks' says already what is open")
    under, usual = OLDER_PHASES[given.get("phase", "city")]
    return (*under, *given.get("now", usual))


# -- the whole ------------------------------------------------------------------------------


def complete(given: Given) -> JantarisState:
    """The position, everything that the text leaves out as usual."""
    fields = given.fields(TEXT.rows)
    players = tuple(given.own[seat].get("", Player()) for seat in given.seats)
    pending = open_questions(given)
    placed = [*searched(pending), *(card for player in players for card in (*player.items, *player.claimed))]
    for key in ("under-bazaar", "gone", "under-fair", "offer", "market"):
        for card in given.get(key, ()):
            if card in placed:
                raise given.wrong(key, f"{card} is somewhere else already")
            placed.append(card)
    fields.setdefault("offer", tuple(card for card in given.box.items if card not in placed)[:2])
    fields.setdefault(
        "market", tuple(card for card in given.box.market if card not in placed)[: len(given.seats)]
    )
    start = fields.setdefault("start", given.seats[0])
    fields.setdefault("active", start)
    state = JantarisState(
        seats=given.seats,
        viewer=given.viewer,
        edition=given.edition,
        pending=pending,
        players=players,
        bazaar=(),
        market_deck=(),
        fair_deck=(),
        **fields,
        **given.get("tokens", {}),
    )
    for supply in SUPPLIES:
        state = supply.filled(state)
    return state


TEXT = PositionText(
    JantarisState,
    SEATS,
    SEAT_COUNTS,
    rows=[
        Row("start", read_start, lambda state: state.start or "-", "start"),
        Row("active", lambda text, given: one_of(text, given.seats), lambda state: state.active, "active"),
        number("round", usual=1, least=1),
        number("max-rounds"),
        Row("tokens", read_tokens, lambda state: f"red {state.red}, black {state.black}"),
        Row("active-district", read_district, lambda state: state.district, "district"),
        cards_row("offer", "items", shown=True),
        cards_row("under-bazaar", "items"),
        cards_row("gone", "items"),
        cards_row("market", "market", shown=True),
        Row("fair-card", read_fair_card, lambda state: state.fair_card, "fair_card"),
        cards_row("under-fair", "fair"),
        Row("phase", lambda text, given: one_of(text, OLDER_PHASES), lambda state: ""),
        Row("now", read_now, lambda state: ""),
    ],
    own=[Row("", read_player, write_player)],
    asks=Asks(FRAMES, usual="city"),
    complete=complete,
)
