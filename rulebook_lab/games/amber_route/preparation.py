"""Przygotowanie do gry (Setup): kits, decks, opening hands, the road, and who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebook_lab.engine import CHANCE, Move, Option, Seat, Tell, effect, implements, value

from .components import Amounts, Components
from .frames import LightDraw, Opening, StartOfTurn
from .moves import Begin, move
from .state import AmberRouteState, Player


@implements("setup.board", "setup.dark-deck", "setup.light-deck", "setup.supplies", "setup.pawns-on-shore")
def set_up(seats: tuple[Seat, ...], options: Mapping[str, Any], edition: str) -> AmberRouteState:
    """The first position, before the opening hands are drawn."""
    box: Components = AmberRouteState.game.components(edition)
    amounts = box.amounts
    kit = player_kit(amounts)
    state = AmberRouteState(
        seats=seats,
        edition=edition,
        players=(kit,) * len(seats),
        layout=options["layout"],
        light_deck=box.light_deck,
        dark_deck=box.dark_deck,
        pool=amounts.ambers - len(seats) * (kit.loose + kit.secured),
        supply=amounts.escort_tokens - len(seats) * kit.escorts,
        pending=(Opening(),),
    )
    return deal(state, amounts.opening_hand)


def options(box: Components) -> tuple[Option, ...]:
    """The layouts in the box; every one uses every piece once (ruling.all-pieces-used)."""
    layouts = tuple(box.layouts)
    return (Option("layout", basic_layout(box), layouts, "how the board is laid", "scenario.layouts"),)


@implements("setup.beginner-layout")
def basic_layout(box: Components) -> str:
    """What a first game is played on."""
    return next(iter(box.layouts))


@implements("setup.player-kit")
def player_kit(amounts: Amounts) -> Player:
    """What everybody begins with, on the shore."""
    escorts, loose, secured = start_resources(amounts)
    return Player(escorts=escorts, loose=loose, secured=secured)


@value("setup.start-resources", off=(0, 0, 0))
def start_resources(amounts: Amounts) -> tuple[int, int, int]:
    """Escorts, loose and secured ambers (ruling.start-amber-loose)."""
    return amounts.start_escorts, amounts.start_loose, amounts.start_secured


@effect("setup.opening-hand")
def deal(state: AmberRouteState, cards: int) -> AmberRouteState:
    """Opens the draw of the opening hands."""
    hands = (LightDraw(seat, cards) for seat in reversed(state.seats))
    return state.push(*hands) if cards else state


def begin_weights(state: AmberRouteState, frame: Opening) -> Mapping[Move, int]:
    return {move(Begin, CHANCE, seat): 1 for seat in state.seats}


def begin(state: AmberRouteState, frame: Opening, begun: Begin, tell: Tell) -> AmberRouteState:
    tell("setup.start-player", "begins", begun.first)
    return state.swap(StartOfTurn(begun.first))


@value("components.players", off=range(1, 5))
def seat_counts() -> range:
    """How many may play."""
    return range(2, 5)
