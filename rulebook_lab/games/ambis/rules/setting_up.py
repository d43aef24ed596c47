"""Components and setup: everything is shuffled, six lords and one location are turned up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ....engine import CHANCE, BadOption, Move, Option, Seat, Step, Tell, Verb, effect, implements
from ..components import COURT_SPACES
from ..state import AmbisState, Player, without
from .frames import FirstPlayer, LordDraw, OpenLocation, TileDraw, TurnStart
from .locations import draw_tile, tile_weights, turn_up_tile
from .moves import Starter, Tile

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


@implements("setup.board", "setup.same-for-all-counts", "setup.treasury", "setup.key-tokens")
def set_up(seats: tuple[Seat, ...], options: Mapping[str, Any], edition: str) -> AmbisState:
    """The position before anything is turned up. Raises BadOption."""
    first, max_turns = options["first"], options["max_turns"]
    if first and first not in seats:
        raise BadOption(f"first is one of the seats {', '.join(seats)}, not {first!r}")
    if max_turns < 0:
        raise BadOption(f"max_turns is a whole number, 0 for no limit, not {max_turns!r}")
    state = AmbisState(
        seats=seats,
        edition=edition,
        players=(Player(),) * len(seats),
        active=first or seats[0],
        pending=(TurnStart(),),
        max_turns=max_turns,
    )
    if not first:
        state = first_player(state)
    state = first_pearl(threat_token(monster_tokens(state)))
    return first_lords(lord_deck(first_location(location_pile(exploration_deck(state)))))


@effect("setup.first-player")
def first_player(state: AmbisState) -> AmbisState:
    """The first player is drawn at random."""
    return state.push(FirstPlayer())


@effect("setup.pearl-each")
def first_pearl(state: AmbisState) -> AmbisState:
    """Each player takes one pearl."""
    return replace(state, players=(Player(pearls=state.kit.start_pearls),) * len(state.seats))


@effect("setup.threat-token")
def threat_token(state: AmbisState) -> AmbisState:
    """The threat token goes to the first space. (ruling.threat-start)"""
    return replace(state, threat=1)


@effect("setup.monster-tokens-pool")
def monster_tokens(state: AmbisState) -> AmbisState:
    """The monster tokens lie face down beside the board."""
    return replace(state, pool=state.kit.monster_tokens)


@effect("setup.location-pile")
def location_pile(state: AmbisState) -> AmbisState:
    """The locations form a pile."""
    return replace(state, location_pile=tuple(sorted(state.kit.locations)))


@effect("setup.location-open")
def first_location(state: AmbisState) -> AmbisState:
    """The top location is turned up."""
    return state.push(OpenLocation())


@effect("setup.lord-deck")
def lord_deck(state: AmbisState) -> AmbisState:
    """The lords form a deck."""
    return replace(state, lord_deck=tuple(sorted(state.kit.lords)))


@effect("setup.court")
def first_lords(state: AmbisState) -> AmbisState:
    """Six lords open the Court."""
    return state.push(*(LordDraw(space, "setup.court") for space in range(1, COURT_SPACES + 1)))


@effect("setup.exploration-deck")
def exploration_deck(state: AmbisState) -> AmbisState:
    """Allies and monsters form one deck."""
    return replace(state, deck=state.kit.exploration)


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
    Step(frame=OpenLocation, weights=tile_weights, draw=turn_up_tile, verbs=(Tile,)),
]
