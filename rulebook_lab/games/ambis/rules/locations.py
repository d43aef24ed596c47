"""3 Take control of a location: with three keys, or by an ambassador."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from ....engine import CHANCE, Move, Seat, Step, Tell, Verb, Violation, broken, effect, value
from ..components import DRAW_MOST
from ..state import AmbisState, active_player, one_of, without
from .frames import Control, Drawn, Finish, OpenChoice, TileDraw
from .lords import location_due
from .moves import Draw, Occupy, Tile
from .taking import by_keys, place

# -- which location -------------------------------------------------------------------------


@value("location.trigger", "turn.control-mandatory", off=())
def must_control(state: AmbisState, frame: Control) -> tuple[Seat, ...]:
    """The active player, while there are three keys and a location to take."""
    return (state.active,) if location_due(state, state.active) else ()


def control_done(state: AmbisState, frame: Control, tell: Tell) -> AmbisState:
    """No location is due: the turn draws to its end."""
    return replace(state, pending=(*state.pending[:-1], Finish()))


def control_answers(state: AmbisState, frame: Control) -> list[Move]:
    """Any open location, or one to four from the pile."""
    draws = [Draw(state.active, number) for number in range(1, DRAW_MOST + 1)]
    return [*open_answers(state, frame), *draws]


def most_drawn(state: AmbisState) -> int:
    """How many locations may be drawn: up to four, and no more than the pile holds."""
    return min(DRAW_MOST, len(state.location_pile))


def control_legal(state: AmbisState, frame: Control) -> list[Move]:
    """The same without the near misses."""
    draws = [Draw(state.active, number) for number in range(1, most_drawn(state) + 1)]
    return [*open_answers(state, frame), *draws]


def control_facts(state: AmbisState, frame: Control) -> dict[str, Any]:
    """Which of the two ways to a location are open, and how many may be drawn."""
    most = most_drawn(state)
    variant = "open" if not most else "" if state.open_locations else "pile"
    return {"more": most if most > 1 else 0, "variant": variant}


def offered_tiles(state: AmbisState, frame: Control | Drawn | OpenChoice) -> tuple[str, ...]:
    """The locations that may be taken now."""
    return frame.tiles if isinstance(frame, Drawn) else state.open_locations


def occupy_violations(
    state: AmbisState, frame: Control | Drawn | OpenChoice, move: Occupy
) -> Iterator[Violation]:
    """An open location; after drawing only one of those drawn (ruling.diff-and-or-location)."""
    if move.location in offered_tiles(state, frame):
        return
    if isinstance(frame, Drawn):
        yield broken(frame.by, "drawn", location=move.location, tiles=frame.tiles)
    else:
        yield broken("location.option-open", location=move.location)


def draw_violations(state: AmbisState, frame: Control, move: Draw) -> Iterator[Violation]:
    """One to four, and no more than the pile holds."""
    if not 1 <= move.number <= DRAW_MOST:
        yield broken("location.option-draw", number=move.number, most=DRAW_MOST)
    if move.number > len(state.location_pile):
        yield broken("location.option-draw", "pile", pile=len(state.location_pile))


def draw(state: AmbisState, frame: Control, move: Draw, tell: Tell) -> AmbisState:
    """Locations are drawn; one of them will be kept."""
    tell("location.option-draw", "draws-locations", move.seat, n=move.number)
    return state.push(TileDraw(move.number))


def tile_weights(state: AmbisState, frame: object) -> dict[Move, int]:
    """Every location of the pile may be on top."""
    return {Tile(CHANCE, tile): 1 for tile in state.location_pile}


def turn_up_tile(state: AmbisState, frame: object, random: Random) -> Tile:
    """One location of the pile, all equally likely."""
    return Tile(CHANCE, one_of(state.location_pile, random))


def draw_tile(state: AmbisState, frame: TileDraw, move: Tile, tell: Tell) -> AmbisState:
    """One more location is turned up."""
    tiles = (*frame.tiles, move.location)
    tell(frame.by, "draws-location", state.active, location=move.location)
    state = replace(state, location_pile=without(state.location_pile, move.location))
    if frame.left > 1:
        return state.swap(TileDraw(frame.left - 1, tiles, frame.ambassador))
    return state.swap(Drawn(tiles, frame.ambassador))


def which_drawn(state: AmbisState, frame: Drawn) -> tuple[Seat, ...]:
    """The active player, where more than one location was drawn."""
    return (state.active,) if len(frame.tiles) > 1 else ()


def only_drawn(state: AmbisState, frame: Drawn, tell: Tell) -> AmbisState:
    """A single location drawn is taken."""
    return take_drawn(state, frame, frame.tiles[0], tell)


def drawn_answers(state: AmbisState, frame: Drawn) -> list[Move]:
    """Any of those drawn; the open ones are out of reach."""
    return [*drawn_legal(state, frame), *open_answers(state, frame)]


def drawn_legal(state: AmbisState, frame: Drawn) -> list[Move]:
    """Any of those drawn."""
    return [Occupy(state.active, tile) for tile in frame.tiles]


def open_answers(state: AmbisState, frame: object) -> list[Move]:
    """Any open location."""
    return [Occupy(state.active, tile) for tile in state.open_locations]


def occupy(state: AmbisState, frame: Control | Drawn | OpenChoice, move: Occupy, tell: Tell) -> AmbisState:
    """The location chosen is taken: by keys, or by the ambassador."""
    if isinstance(frame, Drawn):
        return take_drawn(state, frame, move.location, tell)
    state = replace(state, open_locations=without(state.open_locations, move.location))
    if isinstance(frame, OpenChoice):
        return place(state.pop(), move.location, ambassador_tucked(frame.ambassador), tell)
    return by_keys(state, move.location, tell)


def take_drawn(state: AmbisState, frame: Drawn, location: str, tell: Tell) -> AmbisState:
    """One of the locations drawn is kept, the others become available."""
    rest = tuple(tile for tile in frame.tiles if tile != location)
    state = rest_open(state.pop(), rest, tell)
    if frame.ambassador:
        return place(state, location, ambassador_tucked(frame.ambassador), tell)
    return by_keys(state, location, tell)


@value("location.ambassador-tucked", off=())
def ambassador_tucked(lord: str) -> tuple[str, ...]:
    """An ambassador's own location covers it."""
    return (lord,)


@effect("location.rest-open")
def rest_open(state: AmbisState, tiles: tuple[str, ...], tell: Tell) -> AmbisState:
    """Locations drawn and not kept lie open for everybody."""
    if tiles:
        tell("location.rest-open", "locations-open", None, tiles=tiles)
    return replace(state, open_locations=state.open_locations + tiles)


# -- ambassadors ----------------------------------------------------------------------------


@effect("location.ambassador")
def ambassador(state: AmbisState, name: str, tell: Tell) -> AmbisState:
    """An ambassador takes a location by itself: drawn, or an open one if the pile is empty."""
    drawn = min(state.kit.lords[name].params["draw"], len(state.location_pile))
    if drawn:
        tell(state.kit.lords[name].clause, "ambassador-draws", state.active, lord=name, n=drawn)
        return state.push(TileDraw(drawn, (), name))
    return state.push(OpenChoice(name)) if state.open_locations else state


@effect("power.hermit")
def hermit(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One location is drawn and taken."""
    return ambassador(state, "hermit", tell)


@effect("power.sage")
def sage(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One of two locations drawn is taken."""
    return ambassador(state, "sage", tell)


@effect("power.elder")
def elder(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One of three locations drawn is taken."""
    return ambassador(state, "elder", tell)


VERBS = [
    Verb(move=Occupy, clause="location.option-open", violations=occupy_violations, apply=occupy),
    Verb(move=Draw, clause="location.option-draw", violations=draw_violations, apply=draw),
]
STEPS = [
    Step(
        frame=Control,
        asked=must_control,
        candidates=control_answers,
        legal=control_legal,
        verbs=(Occupy, Draw),
        advance=control_done,
        facts=control_facts,
    ),
    Step(frame=TileDraw, weights=tile_weights, draw=turn_up_tile, verbs=(Tile,)),
    Step(
        frame=Drawn,
        asked=which_drawn,
        candidates=drawn_answers,
        legal=drawn_legal,
        verbs=(Occupy,),
        advance=only_drawn,
    ),
    Step(frame=OpenChoice, asked=active_player, candidates=open_answers, verbs=(Occupy,)),
]
