"""Przygotowanie do gry (Setup): what everybody begins with, decks, opening hands, the road, who begins."""

from __future__ import annotations

from ....engine import CHANCE, BadComponents, Chosen, Drawing, Move, Option, Seat, Tell
from ..components import Amounts, Components
from ..state import AmberRouteState, Player
from .light_cards import LightDraw
from .turn import StartOfTurn

SEATS: tuple[Seat, ...] = ("red", "blue", "green", "yellow")
SEAT_COUNTS = range(2, 5)  # components.players, else range(1, 5)


def options(box: Components) -> tuple[Option, ...]:
    """Offer the ways to lay the board; every layout uses every piece once (ruling.all-pieces-used)."""
    layouts = tuple(box.layouts)  # scenario.layouts, else ("beginner",)
    first_game = layouts[0]  # setup.beginner-layout, else "hard-road"
    option = Option("layout", first_game, layouts, "how the board is laid", "setup.board")
    return (option,)  # setup.board, else ()


def start_player(it: Amounts) -> Player:
    """Hand out what everybody begins with; the amber is a loose one (ruling.start-amber-loose)."""
    escorts = it.start_escorts  # setup.start-resources, else 0
    field = 0  # setup.pawns-on-shore, else 1
    return Player(field, escorts, it.start_loose, it.start_secured)  # setup.player-kit, else Player()


def set_up(seats: tuple[Seat, ...], options: Chosen, edition: str) -> AmberRouteState:
    """Lay out the first position. The order of a deck is not known before its cards are drawn."""
    box: Components = AmberRouteState.boxes[edition]
    it, count, player = box.amounts, len(seats), start_player(box.amounts)
    light_deck = box.light_deck  # setup.light-deck, else ()
    dark_deck = box.dark_deck  # setup.dark-deck, else ()
    pool = it.ambers - count * (player.loose + player.secured)  # setup.supplies, else 0
    supply = it.escort_tokens - count * player.escorts  # setup.supplies, else 0
    cards = it.opening_hand  # setup.opening-hand, else 0
    if pool < 0 or supply < 0:
        what, held, short = ("ambers", it.ambers, pool) if pool < 0 else ("escorts", it.escort_tokens, supply)
        raise BadComponents(f"{count} players begin with {held - short} {what}, and the box holds {held}")
    hands = tuple(LightDraw(seat, cards, "setup.opening-hand") for seat in reversed(seats)) if cards else ()
    return AmberRouteState(
        seats=seats,
        edition=edition,
        players=(player,) * count,
        layout=options["layout"],
        light_deck=light_deck,
        dark_deck=dark_deck,
        pool=pool,
        supply=supply,
        pending=(Opening(), *hands),
    )


class Opening(Drawing, clause="setup.start-player"):
    """Who begins?"""

    seat: Seat = CHANCE
    pile = "seats"


class Begin(Move, clause="setup.start-player", answers=(Opening,), spot="seat:{first}"):
    """Chance names the player who begins."""

    first: Seat

    def play(self, state: AmberRouteState, frame: Opening, tell: Tell) -> AmberRouteState:
        tell("setup.start-player", "begins", self.first)
        return state.swap(StartOfTurn(self.first))
