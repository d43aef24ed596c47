"""Game Setup, and Game start: the decks, the first Merchants, who begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any

from msgspec.structs import replace

from ....engine import (
    CHANCE,
    BadOption,
    Move,
    Option,
    Seat,
    Step,
    Tell,
    Verb,
    Violation,
    broken,
    effect,
    from_seat,
    value,
)
from ..components import CENTER, Components
from ..state import JantarisState, Player
from .asking import question
from .decks import cards_left, draw
from .frames import Refill, Settling, ShowMarket, TurnBegins, Youngest
from .guild import area_violations
from .moves import NameFirst, Settle

SEATS: tuple[Seat, ...] = ("blue", "yellow", "green", "purple")
"""The colours of the guilds; red and black are those of the tokens and Goods."""

OPTIONS = (
    Option(
        "start_player", "", ("", *SEATS), "the youngest player; drawn if none is named", "start.first-turn"
    ),
    Option("max_rounds", 0, (), "rounds after which the game ends at the latest; 0: none", "end.trigger"),
)


@value("components.players", off=range(2, 5))
def seat_counts() -> range:
    """Three or four."""
    return range(3, 5)


@value("setup.tokens", off="")
def token_place() -> str:
    """Both tokens begin in the City Center."""
    return CENTER


@value("setup.bazaar-deck", off=())
def bazaar_deck(components: Components) -> tuple[str, ...]:
    """All Items, shuffled."""
    return tuple(sorted(components.items))


@value("setup.fair-deck", off=())
def fair_deck(components: Components) -> tuple[str, ...]:
    """All Great Fair cards, shuffled; none is turned up."""
    return tuple(sorted(components.fair))


@value("setup.colour", off=())
def colours() -> tuple[Seat, ...]:
    """Each player picks one of his own."""
    return SEATS


@value("setup.goods", "setup.track-pawn", off=Player(red=1, by_items=1))
def new_player() -> Player:
    """Nobody has Goods, and every pawn stands on 0; all 14 Merchants are in the supply."""
    return Player()


def set_up(
    seats: tuple[Seat, ...], options: Mapping[str, Any], components: Components, edition: str
) -> JantarisState:
    """The table before the first card is turned up."""
    start = options["start_player"]
    rounds = options["max_rounds"]
    if start and start not in seats:
        raise BadOption(f"start_player is one of {', '.join(seats)}, not {start!r}")
    if rounds < 0:
        raise BadOption(f"max_rounds is a number of rounds, or 0 for none, not {rounds!r}")
    state = JantarisState(
        seats=seats,
        edition=edition,
        players=(new_player(),) * len(seats),
        max_rounds=rounds,
        red=token_place(),
        black=token_place(),
        bazaar=bazaar_deck(components),
        market_deck=tuple(sorted(components.market)),
        fair_deck=fair_deck(components),
    )
    state = state.push(Youngest()) if not start else begin_with(state, start)
    return show_items(state.push(ShowMarket()))


def begin_with(state: JantarisState, start: Seat) -> JantarisState:
    """The youngest is the start player and the first Active Player."""
    return give_token(state.push(TurnBegins(), Settling(from_seat(state.seats, start))), start)


@effect("start.first-turn")
def give_token(state: JantarisState, start: Seat) -> JantarisState:
    """The start player for the whole game has the first turn."""
    return replace(state, start=start, active=start)


@effect("setup.bazaar-display")
def show_items(state: JantarisState) -> JantarisState:
    """Two Items are on offer before anything else."""
    return state.push(Refill())


def youngest(state: JantarisState, frame: Youngest) -> Mapping[Move, int]:
    """Every seat alike (ruling.youngest)."""
    return {NameFirst(CHANCE, seat): 1 for seat in state.seats}


def youngest_fast(state: JantarisState, frame: Youngest, random: Random) -> Move:
    """One of the seats."""
    return NameFirst(CHANCE, random.choice(state.seats))


def name_first(state: JantarisState, frame: Youngest, move: NameFirst, tell: Tell) -> JantarisState:
    """The seat that chance names begins."""
    tell("start.first-turn", "first", move.first)
    return begin_with(state.pop(), move.first)


@value("setup.market", off=0)
def market_cards_shown(state: JantarisState) -> int:
    """As many as there are players."""
    return len(state.seats)


def show_market(state: JantarisState, frame: ShowMarket, tell: Tell) -> JantarisState:
    """One card more, until enough are open."""
    if len(state.market) < market_cards_shown(state) and cards_left(state, "market"):
        return draw(state, "market", tell)
    return state.pop()


# -- the first Merchants --------------------------------------------------------------------


def pairs(state: JantarisState, frame: Settling) -> Iterator[Move]:
    """Every pair of areas, the impossible ones too."""
    for first, second in combinations_with_replacement(state.components.areas, 2):
        yield Settle(frame.left[0], first, second)


def pairs_legal(state: JantarisState, frame: Settling) -> list[Move]:
    """The same, without asking the checks: two Districts, in the order of the ring."""
    return _settlings(frame.left[0], state.components.ring)


@cache
def _settlings(seat: Seat, ring: tuple[str, ...]) -> list[Move]:
    return [Settle(seat, *chosen) for chosen in combinations(ring, 2)]


def settle_violations(state: JantarisState, frame: Settling, move: Settle) -> Iterator[Violation]:
    """Two different Districts."""
    for area in dict.fromkeys((move.first, move.second)):
        yield from area_violations(state, area, district=True)
    if move.first == move.second:
        yield broken("start.placement", area=move.first)


def settle(state: JantarisState, frame: Settling, move: Settle, tell: Tell) -> JantarisState:
    """Both Merchants come from the supply; the next player follows."""
    tell("start.placement", "settles", move.seat, first=move.first, second=move.second)
    state = state.swap(Settling(frame.left[1:])) if frame.left[1:] else state.pop()
    return put_first_merchants(state, move)


@effect("setup.supply")
def put_first_merchants(state: JantarisState, move: Settle) -> JantarisState:
    """From the supply of 14."""
    player = state.player(move.seat).moved(None, move.first).moved(None, move.second)
    return state.with_player(move.seat, player)


def next_to_settle(state: JantarisState, frame: Settling) -> Seat:
    """Clockwise from the youngest."""
    return frame.left[0]


SETTLE = Verb(Settle, "start.shared", settle, settle_violations)
STEPS = [
    Step(frame=Youngest, weights=youngest, draw=youngest_fast, verbs=(NameFirst,)),
    Step(frame=ShowMarket, advance=show_market),
    question(
        Settling,
        SETTLE,
        proposals=pairs,
        legal=pairs_legal,
        decider=next_to_settle,
        facts=lambda state, frame: {"seat": frame.left[0]},
    ),
]
VERBS = [Verb(NameFirst, "start.first-turn", name_first), SETTLE]
