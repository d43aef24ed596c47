"""Przygotowanie do gry (Setup): kits, decks, opening hands, the road, and who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine import CHANCE, Move, Option, Seat, Step, Tell, Verb, effect, value
from ..components import Amounts, Components
from ..piles import Cards
from ..state import AmberRouteState, Player
from .frames import LightDraw, Opening, StartOfTurn
from .moves import Begin


def set_up(seats: tuple[Seat, ...], options: Mapping[str, Any], edition: str) -> AmberRouteState:
    """The first position, before the opening hands are drawn."""
    box: Components = AmberRouteState.games[""].components(edition)
    amounts, kit = box.amounts, player_kit(box.amounts)
    state = AmberRouteState(
        seats=seats,
        edition=edition,
        players=(kit,) * len(seats),
        layout=options["layout"],
        light_deck=light_deck(box),
        dark_deck=dark_deck(box),
        pool=beside_the_board(amounts.ambers, len(seats) * (kit.loose + kit.secured)),
        supply=beside_the_board(amounts.escort_tokens, len(seats) * kit.escorts),
        pending=(Opening(),),
    )
    return deal(state, amounts.opening_hand)


@value("setup.board", off=())
def options(box: Components) -> tuple[Option, ...]:
    """How the board is laid; every layout uses every piece once (ruling.all-pieces-used)."""
    return (Option("layout", basic_layout(box), layouts(box), "how the board is laid", "setup.board"),)


@value("scenario.layouts", off=("beginner",))
def layouts(box: Components) -> tuple[str, ...]:
    """The layouts in the box."""
    return tuple(box.layouts)


@value("setup.beginner-layout", off="hard-road")
def basic_layout(box: Components) -> str:
    """What a first game is played on."""
    return next(iter(box.layouts))


@value("setup.light-deck", off=())
def light_deck(box: Components) -> Cards:
    """All light cards; their order is not known before they are drawn."""
    return box.light_deck


@value("setup.dark-deck", off=())
def dark_deck(box: Components) -> Cards:
    """All dark cards; their order is not known before they are drawn."""
    return box.dark_deck


@value("setup.supplies", off=0)
def beside_the_board(all_of_them: int, handed_out: int) -> int:
    """What nobody owns."""
    return all_of_them - handed_out


@value("setup.player-kit", off=Player())
def player_kit(amounts: Amounts) -> Player:
    """What everybody begins with (ruling.start-amber-loose)."""
    escorts, loose, secured = start_resources(amounts)
    return Player(field=shore(), escorts=escorts, loose=loose, secured=secured)


@value("setup.start-resources", off=(0, 0, 0))
def start_resources(amounts: Amounts) -> tuple[int, int, int]:
    """Escorts, loose and secured ambers."""
    return amounts.start_escorts, amounts.start_loose, amounts.start_secured


@value("setup.pawns-on-shore", off=1)
def shore() -> int:
    """Where the pawns start."""
    return 0


@effect("setup.opening-hand")
def deal(state: AmberRouteState, cards: int) -> AmberRouteState:
    """Opens the draw of the opening hands."""
    hands = (LightDraw(seat, cards) for seat in reversed(state.seats))
    return state.push(*hands) if cards else state


@value("setup.start-player", off={})
def begin_weights(state: AmberRouteState, frame: Opening) -> Mapping[Move, int]:
    return {Begin(CHANCE, seat): 1 for seat in state.seats}


def begin(state: AmberRouteState, frame: Opening, begun: Begin, tell: Tell) -> AmberRouteState:
    tell("setup.start-player", "begins", begun.first)
    return state.swap(StartOfTurn(begun.first))


@value("components.players", off=range(1, 5))
def seat_counts() -> range:
    """How many may play."""
    return range(2, 5)


STEPS = [
    Step(Opening, weights=begin_weights, verbs=(Begin,)),
]
VERBS = [
    Verb(Begin, "setup.start-player", begin),
]
