"""Positions as text.

    seats: blue yellow green
    tokens: black shakara                         # red still in the City Center
    blue: 4 red, 1 black, 2 taira, 1 amarin, royal-seal
    yellow: 13 points, 2 shakara, market.3
    phase: diplomacy

A player's line lists Goods, Prestige Points (of Items; `4+2+3 points` are of Items, Great Fairs and Market
Control), Merchants by area, and the cards he owns, Items in the order in which he got them. What is left out
has its usual value: the first seat begins and is active, cards that are nowhere lie in their decks, the
first cards of the catalogue are on show. `phase` is `start-of-turn`, `city`, `diplomacy`, `great-fair`,
`market-control` or `end-of-turn`; `now` puts open questions on top of it, as in `now: bidding royal-seal 6
yellow blue+yellow blue`. With `phase: free`, `now` holds all of them; with nothing in it the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from msgspec.structs import replace

from ....engine import FrameNotation, Line, RulebookError, Seat, lines
from ..components import CENTER, Components
from ..rules.frames import TURN, AnyFrame, Search, TurnBegins
from ..rules.moves import COLOURS
from ..state import JantarisState, Player

FRAMES = FrameNotation(get_args(AnyFrame))

PHASES: dict[str, tuple[Any, ...]] = {
    "start-of-turn": (TurnBegins(),),
    "city": TURN[:4],
    "diplomacy": TURN[:3],
    "great-fair": TURN[:2],
    "market-control": TURN[:1],
    "end-of-turn": (),
    "free": (),
}
"""What lies under the open questions of a phase."""

ASKED_FIRST = {
    "city": TURN[4:],
    "diplomacy": TURN[3:4],
    "great-fair": TURN[2:3],
    "market-control": TURN[1:2],
    "end-of-turn": TURN[:1],
}
"""What is open where a text says nothing else."""

ALL_SEATS = ("blue", "yellow", "green", "purple")
TABLE_KEYS = ("seats", "start", "active", "round", "max-rounds", "tokens", "active-district")
CARD_KEYS = ("offer", "under-bazaar", "gone", "market", "fair-card", "under-fair")
KEYS = (*TABLE_KEYS, *ALL_SEATS, *CARD_KEYS, "phase", "now", "edition", "viewer")


# -- reading --------------------------------------------------------------------------------


def read_position(text: str) -> JantarisState:
    """The position that a text describes. Raises UnreadablePosition, which names line and reason."""
    found = {line.key: line for line in lines(text, KEYS)}
    seats = _seats(found.get("seats"))
    edition = found["edition"].value if "edition" in found else ""
    components = _components(found.get("edition"), edition)
    if strangers := [seat for seat in ALL_SEATS if seat in found and seat not in seats]:
        raise found[strangers[0]].wrong(f"the seats are {', '.join(seats)}")
    players = {seat: _player(found.get(seat), components) for seat in seats}
    start = _one_of(found.get("start"), (*seats, "-"), seats[0])
    pending = _pending(found.get("phase"), found.get("now"))
    cards = _cards(found, components, seats, players, pending)
    red, black = _tokens(found.get("tokens"), components)
    return JantarisState(
        seats=seats,
        pending=pending,
        edition=edition,
        viewer=_one_of(found.get("viewer"), seats, "") or None,
        players=tuple(players.values()),
        start="" if start == "-" else start,
        active="" if start == "-" else _one_of(found.get("active"), seats, start),
        round=_whole(found.get("round"), 1),
        max_rounds=_whole(found.get("max-rounds"), 0),
        red=red,
        black=black,
        district=_one_of(found.get("active-district"), components.ring, ""),
        **cards,
    )


def _components(line: Line | None, edition: str) -> Components:
    try:
        components: Components = JantarisState.games[""].components(edition)
    except RulebookError as problem:
        assert line is not None
        raise line.wrong(str(problem)) from None
    return components


def _seats(line: Line | None) -> tuple[Seat, ...]:
    if line is None:
        return ALL_SEATS[:3]
    seats = tuple(line.value.split())
    if len(seats) not in (3, 4) or len(set(seats)) != len(seats) or not set(seats) <= set(ALL_SEATS):
        raise line.wrong(f"three or four different ones of {', '.join(ALL_SEATS)}, in clockwise order")
    return seats


def _one_of(line: Line | None, words: Iterable[str], default: str) -> str:
    if line is None:
        return default
    if line.value not in words:
        raise line.wrong(f"one of {', '.join(words)}, not {line.value!r}")
    return line.value


def _whole(line: Line | None, default: int) -> int:
    if line is None:
        return default
    if not line.value.isdigit():
        raise line.wrong(f"a whole number, not {line.value!r}")
    return int(line.value)


def _tokens(line: Line | None, components: Components) -> tuple[str, str]:
    where: dict[str, str] = dict.fromkeys(COLOURS, CENTER)
    for part in _parts(line):
        colour, _, area = part.partition(" ")
        if line is not None and (colour not in COLOURS or area not in components.areas):
            raise line.wrong(f"{part!r} should be red or black and an area, as in 'red taira, black likaran'")
        where[colour] = area
    return where["red"], where["black"]


def _parts(line: Line | None) -> list[str]:
    if line is None or line.value in ("", "-"):
        return []
    return [" ".join(part.split()) for part in line.value.split(",")]


def _player(line: Line | None, components: Components) -> Player:
    player = Player()
    for part in _parts(line):
        assert line is not None
        number, _, word = part.partition(" ")
        if part in components.items:
            player = replace(player, items=(*player.items, part))
        elif part in components.market:
            player = replace(player, claimed=(*player.claimed, part))
        elif word == "points":
            by_items, by_fair, by_market = _points(line, number)
            player = replace(player, by_items=by_items, by_fair=by_fair, by_market=by_market)
        elif word in COLOURS and number.isdigit():
            player = replace(player, **{word: int(number)})
        elif word in components.areas and number.isdigit() and int(number):
            player = player.moved(None, word, int(number))
        else:
            raise line.wrong(
                f"{part!r} is no Goods (2 red), Prestige (5 points), Merchants (3 taira) or card"
            )
    return player


def _points(line: Line, text: str) -> tuple[int, int, int]:
    numbers = text.split("+")
    if len(numbers) not in (1, 3) or not all(number.isdigit() for number in numbers):
        raise line.wrong(f"points are one number, or three: Items+Fair+Market, not {text!r}")
    by_items, by_fair, by_market = map(int, numbers if len(numbers) == 3 else [*numbers, "0", "0"])
    return by_items, by_fair, by_market


def _pending(phase: Line | None, now: Line | None) -> tuple[Any, ...]:
    named = _one_of(phase, PHASES, "city")
    if now is None:
        return PHASES[named] + ASKED_FIRST.get(named, ())
    frames = []
    for words in now.value.split("|") if now.value not in ("", "-") else ():
        try:
            frames.append(FRAMES.read(words))
        except ValueError as problem:
            raise now.wrong(str(problem)) from None
    return PHASES[named] + tuple(frames)


def _cards(
    found: dict[str, Line],
    components: Components,
    seats: tuple[Seat, ...],
    players: dict[Seat, Player],
    pending: tuple[Any, ...],
) -> dict[str, Any]:
    searched = [card for frame in pending if isinstance(frame, Search) for card in frame.cards]
    placed = [*searched, *(card for p in players.values() for card in (*p.items, *p.claimed))]

    def listed(key: str, known: Iterable[str]) -> tuple[str, ...]:
        cards = _parts(found.get(key))
        for card in cards:
            if card not in known:
                raise found[key].wrong(f"{card!r} is no such card; there are {', '.join(known)}")
            if card in placed:
                raise found[key].wrong(f"{card} is somewhere else already")
            placed.append(card)
        return tuple(cards)

    under_bazaar, gone = listed("under-bazaar", components.items), listed("gone", components.items)
    fair_card, under_fair = listed("fair-card", components.fair), listed("under-fair", components.fair)
    offer, market = listed("offer", components.items), listed("market", components.market)
    if "offer" not in found:
        offer = _first(components.items, placed, 2)
    if "market" not in found:
        market = _first(components.market, placed, len(seats))
    placed += [*offer, *market]

    def deck(cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(card for card in cards if card not in placed))

    return {
        "offer": tuple(sorted(offer)),
        "under_bazaar": under_bazaar,
        "gone": gone,
        "market": tuple(sorted(market)),
        "fair_card": "".join(fair_card[:1]),
        "under_fair": under_fair,
        "bazaar": deck(components.items),
        "market_deck": deck(components.market),
        "fair_deck": deck(components.fair),
    }


def _first(cards: Iterable[str], placed: list[str], number: int) -> tuple[str, ...]:
    return tuple(card for card in cards if card not in placed)[:number]


# -- writing --------------------------------------------------------------------------------


def write_position(state: JantarisState) -> str:
    """The position as text; `read_position` reads it back."""
    phase, now = _phase(state.pending)
    values = {
        "seats": " ".join(state.seats),
        "start": state.start or "-",
        "active": state.active,
        "round": str(state.round),
        "max-rounds": str(state.max_rounds) if state.max_rounds else "",
        "tokens": f"red {state.red}, black {state.black}",
        "active-district": state.district,
        **{seat: _written(state, state.player(seat)) for seat in state.seats},
        "offer": ", ".join(state.offer) or "-",
        "under-bazaar": ", ".join(state.under_bazaar),
        "gone": ", ".join(state.gone),
        "market": ", ".join(state.market) or "-",
        "fair-card": state.fair_card,
        "under-fair": ", ".join(state.under_fair),
        "phase": phase,
        "now": " | ".join(map(FRAMES.write, now)) or "-",
        "edition": state.edition,
        "viewer": state.viewer or "",
    }
    return "\n".join(f"{key}: {value}" for key, value in values.items() if value)


def _written(state: JantarisState, player: Player) -> str:
    by_source = (player.by_items, player.by_fair, player.by_market)
    points = str(player.by_items) if not any(by_source[1:]) else "+".join(map(str, by_source))
    parts = [f"{player.own(colour)} {colour}" for colour in COLOURS if player.own(colour)]
    parts += [f"{points} points"] if player.prestige else []
    parts += [f"{player.at(area)} {area}" for area in state.components.areas if player.at(area)]
    return ", ".join([*parts, *player.items, *player.claimed])


def _phase(pending: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
    """The phase whose lower part the stack has, and the rest of it."""
    for name in ("city", "diplomacy", "great-fair", "market-control"):
        under = PHASES[name]
        if pending[: len(under)] == under:
            return name, pending[len(under) :]
    return "free", pending
