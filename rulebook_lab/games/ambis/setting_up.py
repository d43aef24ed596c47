"""Components and setup: everything is shuffled, six lords and one location are turned up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...engine import CHANCE, BadOption, Move, Option, Seat, Step, Tell, Verb, effect, implements
from .components import COURT_SPACES, Components
from .locations import draw_tile, tile_weights
from .moves import Starter, Tile
from .state import AmbisState, FirstPlayer, LordDraw, OpenLocation, Player, TileDraw, TurnStart, without

OPTIONS = (
    Option(
        "first",
        "",
        ("", "blue", "yellow", "red", "green"),
        'the first player\'s colour; "" draws it',
        "setup.first-player",
    ),
    Option(
        "max_turns",
        0,
        (),
        "for automated play: the game is scored as it stands after that many turns; 0 plays to the end",
        "turn.next",
    ),
)


def box(edition: str) -> Components:
    """The components of an edition."""
    return AmbisState.game.components(edition)  # type: ignore[no-any-return]


@implements(
    "setup.board",
    "setup.same-for-all-counts",
    "setup.exploration-deck",
    "setup.lord-deck",
    "setup.location-pile",
    "setup.monster-tokens-pool",
    "setup.threat-token",
    "setup.key-tokens",
    "setup.treasury",
)
def set_up(seats: tuple[Seat, ...], options: Mapping[str, Any], edition: str) -> AmbisState:
    """The position before anything is turned up. Raises BadOption."""
    first, max_turns = options["first"], options["max_turns"]
    if first and first not in seats:
        raise BadOption(f"first is one of the seats {', '.join(seats)}, not {first!r}")
    if not isinstance(max_turns, int) or max_turns < 0:
        raise BadOption(f"max_turns is a whole number, 0 for no limit, not {max_turns!r}")
    kit = box(edition)
    state = AmbisState(
        seats=seats,
        edition=edition,
        players=(Player(),) * len(seats),
        active=first or seats[0],
        deck=kit.exploration,
        lord_deck=tuple(sorted(kit.lords)),
        location_pile=tuple(sorted(kit.locations)),
        pool=kit.monster_tokens,
        pending=(TurnStart(),) if first else (TurnStart(), FirstPlayer()),
        max_turns=max_turns,
    )
    return first_lords(first_location(first_pearl(state, kit)))


@effect("setup.pearl-each")
def first_pearl(state: AmbisState, kit: Components) -> AmbisState:
    """Each player takes one pearl."""
    return replace(state, players=(Player(pearls=kit.start_pearls),) * len(state.seats))


@effect("setup.location-open")
def first_location(state: AmbisState) -> AmbisState:
    """The top location is turned up."""
    return state.push(OpenLocation())


@effect("setup.court")
def first_lords(state: AmbisState) -> AmbisState:
    """Six lords open the Court."""
    return state.push(*(LordDraw(space, "setup.court") for space in range(1, COURT_SPACES + 1)))


def starter_weights(state: AmbisState, frame: FirstPlayer) -> dict[Move, int]:
    """Everybody may begin."""
    return {Starter(CHANCE, seat): 1 for seat in state.seats}


def name_starter(state: AmbisState, frame: FirstPlayer, move: Starter, tell: Tell) -> AmbisState:
    """The first player is drawn."""
    tell("setup.first-player", "starts", move.player)
    return replace(state.pop(), active=move.player)


def turn_up(state: AmbisState, frame: OpenLocation | TileDraw, move: Tile, tell: Tell) -> AmbisState:
    """A location is turned up: the first open one, or one of those drawn."""
    if isinstance(frame, TileDraw):
        return draw_tile(state, frame, move, tell)
    tell("setup.location-open", "locations-open", None, tiles=(move.location,))
    return replace(
        state.pop(),
        open_locations=(move.location,),
        location_pile=without(state.location_pile, move.location),
    )


VERBS = [
    Verb(move=Starter, clause="setup.first-player", apply=name_starter),
    Verb(move=Tile, clause="setup.location-open", apply=turn_up),
]
STEPS = [
    Step(frame=FirstPlayer, weights=starter_weights, verbs=(Starter,)),
    Step(frame=OpenLocation, weights=tile_weights, verbs=(Tile,)),
]
