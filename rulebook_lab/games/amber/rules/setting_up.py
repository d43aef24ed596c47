"""Preparing to play: the set-up, castles, coins, hands, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ....engine import CHANCE, BadOption, FrozenMap, Move, Option, Seat, Tell, effect, value
from ..components import CASTLE
from ..state import (
    AmberState,
    AssignCastles,
    Begin,
    ChooseFirst,
    ChooseSetup,
    DealHands,
    Network,
    Player,
    TopTile,
)
from .advanced_game import with_open_tiles, with_special_shovels
from .moves import Castle, Deal, Diagram, First
from .sequence import deal_top, with_tile_in_hand, without_top

OPTIONS = (
    Option("advanced", False, (False, True), "special shovels and open tiles", "advanced.as-basic"),
    Option(
        "setup", "", (), 'a set-up such as "2.a", or its letter; by lot if left out', "setup.choose-diagram"
    ),
    Option(
        "castles",
        "",
        (),
        'the castles in the order of the seats, such as "C3 I9"; by lot if left out',
        "setup.assign-castles",
    ),
    Option("first", "", (), "the seat that begins; by lot if left out", "setup.first-player"),
)


@value("goal.players", off=range(1, 2))
def seat_counts() -> range:
    """How many may play."""
    return range(2, 7)


def prepare(seats: tuple[Seat, ...], options: Mapping[str, Any], edition: str) -> AmberState:
    """The position before the first chance: what the options settle is done, the rest is open."""
    state = AmberState(
        seats=seats,
        edition=edition,
        advanced=options["advanced"],
        players=(Player(),) * len(seats),
        pending=(Begin(),),
    )
    state = shuffle(state)
    if state.advanced:
        state = with_open_tiles(with_special_shovels(state))
    state = with_deal(state)
    state = _settled(state, options["first"], _read_first, ChooseFirst())
    # Where the castles stand must be known before they can be given out, so the set-up is settled first.
    if not options["setup"]:
        if options["castles"]:
            raise BadOption("castles names the castles of a set-up: name the set-up as well")
        return state.push(AssignCastles(), ChooseSetup())
    state = stand_villages(state, _read_setup(state, options["setup"]))
    return _settled(state, options["castles"], _read_castles, AssignCastles())


def _settled(
    state: AmberState, chosen: Any, read: Callable[[AmberState, Any], AmberState], open: Any
) -> AmberState:
    return read(state, chosen) if chosen else state.push(open)


def _read_setup(state: AmberState, chosen: str) -> str:
    names = state.kit.setups(len(state.seats))
    for name in names:
        if chosen in (name, name.rpartition(".")[2]):
            return name
    raise BadOption(f"setup is one of {', '.join(names)} for {len(state.seats)} seats, not {chosen!r}")


def _read_castles(state: AmberState, chosen: str) -> AmberState:
    cells = tuple(chosen.split())
    standing = state.kit.diagrams[state.setup].castles
    if sorted(cells) != sorted(standing):
        raise BadOption(f"castles are {' '.join(standing)} in the order of the seats, not {chosen!r}")
    for seat, cell in zip(state.seats, cells, strict=True):
        state = stand_castle(state, seat, cell)
    return state


def _read_first(state: AmberState, chosen: Seat) -> AmberState:
    if chosen not in state.seats:
        raise BadOption(f"first is one of {', '.join(state.seats)}, not {chosen!r}")
    return msgspec.structs.replace(state, first=chosen)


# -- chance ---------------------------------------------------------------------------------


@value("setup.choose-diagram", off={})
def setups(state: AmberState, frame: ChooseSetup) -> Mapping[Move, int]:
    """Each set-up for this number of players."""
    return {Diagram(CHANCE, name): 1 for name in printed_setups(state)}


@value("diagrams.setups", off=())
def printed_setups(state: AmberState) -> tuple[str, ...]:
    """The diagrams for this number of players."""
    return state.kit.setups(len(state.seats))


def choose_setup(state: AmberState, frame: ChooseSetup, move: Diagram, tell: Tell) -> AmberState:
    """Lays out a set-up."""
    tell("setup.choose-diagram", "setup-chosen", None, title=state.kit.diagrams[move.setup].title)
    return stand_villages(state.pop(), move.setup)


@value("setup.assign-castles", off={})
def castles_left(state: AmberState, frame: AssignCastles) -> Mapping[Move, int]:
    """Each castle that nobody has, for the next seat without one."""
    given, seat = state.network.castles, without_castle(state)
    free = [cell for cell in state.kit.diagrams[state.setup].castles if cell not in given.values()]
    return {Castle(CHANCE, seat, cell): 1 for cell in free}


def without_castle(state: AmberState) -> Seat:
    """The next seat to get a castle."""
    return next(seat for seat in state.seats if seat not in state.network.castles)


def assign_castle(state: AmberState, frame: AssignCastles, move: Castle, tell: Tell) -> AmberState:
    """Gives a castle to a seat."""
    tell("setup.assign-castles", "castle-given", move.owner, cell=move.cell)
    state = stand_castle(state, move.owner, move.cell)
    return state.pop() if len(state.network.castles) == len(state.seats) else state


@value("setup.first-player", off={})
def starters(state: AmberState, frame: ChooseFirst) -> Mapping[Move, int]:
    """Each seat."""
    return {First(CHANCE, seat): 1 for seat in state.seats}


def choose_first(state: AmberState, frame: ChooseFirst, move: First, tell: Tell) -> AmberState:
    """Settles who begins."""
    return msgspec.structs.replace(state.pop(), first=move.first)


@effect("setup.stack")
def shuffle(state: AmberState) -> AmberState:
    """All construction tiles lie face down in one stack."""
    stack = state.kit.stack
    return msgspec.structs.replace(state, stack=FrozenMap(stack), face_down=sum(stack.values()))


@effect("setup.shuffle-deal")
def with_deal(state: AmberState) -> AmberState:
    """The hands will be dealt from the stack."""
    return state.push(DealHands())


def deal(state: AmberState, frame: DealHands | TopTile, move: Deal, tell: Tell) -> AmberState:
    """The top tile of the stack comes to a hand: during the deal, or in a turn."""
    return (
        deal_hand(state, frame, move, tell)
        if isinstance(frame, DealHands)
        else deal_top(state, frame, move, tell)
    )


def deal_hand(state: AmberState, frame: DealHands, move: Deal, tell: Tell) -> AmberState:
    """The next tile of the shuffled stack comes to the first hand that is not full."""
    size, seat = state.kit.totals.hand_size, without_full_hand(state)
    tell.secretly((seat,), "setup.shuffle-deal", "dealt", seat, {"tile": move.tile})
    players = with_tile_in_hand(state, seat, move.tile)
    return msgspec.structs.replace(
        state,
        pending=state.pending[:-1] if len(players[-1].hand) == size else state.pending,
        players=players,
        stack=without_top(state.stack, move.tile),
        face_down=state.face_down - 1,
    )


def without_full_hand(state: AmberState) -> Seat:
    """The next seat to be dealt a tile."""
    size = state.kit.totals.hand_size
    return next(
        seat for seat, player in zip(state.seats, state.players, strict=True) if len(player.hand) < size
    )


# -- pieces ---------------------------------------------------------------------------------


@effect("setup.place-pieces")
def stand_villages(state: AmberState, setup: str) -> AmberState:
    """Stands the villages of a set-up on the board."""
    villages = state.kit.diagrams[setup].villages
    network = Network(state.network.castles, villages, state.network.squares)
    return coins_under_villages(msgspec.structs.replace(state, setup=setup, network=network), villages)


@effect("setup.village-coins")
def coins_under_villages(state: AmberState, villages: tuple[str, ...]) -> AmberState:
    """Puts a coin under each village."""
    return msgspec.structs.replace(state, coins_at=state.coins_at.union(villages))


def stand_castle(state: AmberState, seat: Seat, cell: str) -> AmberState:
    """Stands a seat's castle on the board."""
    network = state.network
    network = Network(
        network.castles.with_(seat, cell), network.villages, network.squares.with_(cell, CASTLE)
    )
    return coin_on_castle(msgspec.structs.replace(state, network=network), cell)


@effect("setup.castle-coins")
def coin_on_castle(state: AmberState, cell: str) -> AmberState:
    """Puts a coin on a castle."""
    return msgspec.structs.replace(state, coins_at=state.coins_at | {cell})
