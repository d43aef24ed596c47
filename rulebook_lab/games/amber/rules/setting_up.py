"""Preparing to play: the set-up, castles, coins, hands, and who begins; the set-ups of the diagrams."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ....engine import (
    CHANCE,
    COLOURS,
    BadOption,
    Chance,
    Chosen,
    Drawing,
    FrozenMap,
    Move,
    Option,
    Seat,
    Tell,
)
from ..components import CASTLE, CellName, DiagramName
from ..state import AmberState, Player
from .advanced_game import TurnUp
from .sequence import Begin, DealHands

SEAT_COUNTS = range(2, 7)  # goal.players, else range(1, 2)

LOT = "by lot if left out"
OPTIONS = (
    Option("advanced", False, (False, True), "special shovels and open tiles", "advanced.as-basic"),
    Option("setup", "", (), f'a set-up such as "2.a", or its letter; {LOT}', "setup.choose-diagram"),
    Option("castles", "", (), f'the castles by seat, such as "C3 I9"; {LOT}', "setup.assign-castles"),
    Option("first", "", ("", *COLOURS), f"the seat that begins; {LOT}", "setup.first-player"),
)


def prepare(seats: tuple[Seat, ...], options: Chosen, edition: str) -> AmberState:
    """The position before the first chance: what the options settle is done, the rest is open."""
    state = AmberState(seats=seats, edition=edition, players=(Player(),) * len(seats), pending=(Begin(),))
    stack = FrozenMap(state.box.stack)
    state = replace(state, stack=stack, face_down=sum(stack.values()))  # setup.stack
    if options["advanced"]:  # advanced.as-basic
        state = replace(state, advanced=True)
        shovels = (Player(special_shovel=True),) * len(seats)
        state = replace(state, players=shovels)  # advanced.special-shovel-start
        state = state.push(TurnUp())  # advanced.display-setup
    state = state.push(DealHands())  # setup.shuffle-deal
    first = options["first"]
    state = replace(state, first=first) if first else state.push(ChooseFirst())
    # Where the castles stand must be known before they can be given out, so the set-up is settled first.
    if not options["setup"]:
        if options["castles"]:
            raise BadOption("castles names the castles of a set-up: name the set-up as well")
        return state.push(AssignCastles(), ChooseSetup())
    names, chosen = state.box.setups(len(seats)), options["setup"]
    found = [name for name in names if chosen in (name, name.rpartition(".")[2])]
    if not found:
        raise BadOption(f"setup is one of {', '.join(names)} for {len(seats)} seats, not {chosen!r}")
    state = stand_villages(state, found[0])
    if not options["castles"]:
        return state.push(AssignCastles())
    for seat, cell in zip(seats, _castles(state, options["castles"]), strict=True):
        state = stand_castle(state, seat, cell)
    return state


def _castles(state: AmberState, chosen: str) -> list[str]:
    standing = state.box.diagrams[state.setup].castles
    if sorted(chosen.split()) != sorted(standing):
        raise BadOption(f"castles are {' '.join(standing)} in the order of the seats, not {chosen!r}")
    return chosen.split()


class ChooseSetup(Chance, clause="setup.choose-diagram"):
    """Chance chooses one of the set-ups for this number of players."""

    def weights(self, state: AmberState) -> Mapping[Move, int]:
        setups = state.box.setups(len(state.seats))  # setup.choose-diagram diagrams.setups, else ()
        return {Diagram(CHANCE, name): 1 for name in setups}


class Diagram(Move, clause="setup.choose-diagram", answers=(ChooseSetup,)):
    """Chance chooses the set-up."""

    setup: DiagramName

    def play(self, state: AmberState, frame: ChooseSetup, tell: Tell) -> AmberState:
        tell("setup.choose-diagram", "setup-chosen", None, setup=self.setup)
        return stand_villages(state.pop(), self.setup)


class AssignCastles(Chance, clause="setup.assign-castles"):
    """Chance gives the castles to the seats, one after the other."""

    def weights(self, state: AmberState) -> Mapping[Move, int]:
        given, seat = state.network.castles.values(), self.next_seat(state)
        free = [cell for cell in state.box.diagrams[state.setup].castles if cell not in given]
        return {Castle(CHANCE, seat, cell): 1 for cell in free}  # setup.assign-castles, else {}

    def facts(self, state: AmberState) -> dict[str, Seat]:
        return {"seat": self.next_seat(state)}

    def next_seat(self, state: AmberState) -> Seat:
        """The next seat to get a castle."""
        return next(seat for seat in state.seats if seat not in state.network.castles)


class Castle(Move, clause="setup.assign-castles", answers=(AssignCastles,)):
    """Chance gives a castle to a seat."""

    owner: Seat
    cell: CellName

    def play(self, state: AmberState, frame: AssignCastles, tell: Tell) -> AmberState:
        tell("setup.assign-castles", "castle-given", self.owner, cell=self.cell)
        state = stand_castle(state, self.owner, self.cell)
        return state.pop() if len(state.network.castles) == len(state.seats) else state


class ChooseFirst(Drawing, clause="setup.first-player"):
    """Chance chooses who begins."""

    pile = "seats"


class First(Move, clause="setup.first-player", answers=(ChooseFirst,)):
    """Chance chooses who begins."""

    first: Seat

    def play(self, state: AmberState, frame: ChooseFirst, tell: Tell) -> AmberState:
        tell("setup.first-player", "first-drawn", self.first)
        return replace(state.pop(), first=self.first)


def stand_villages(state: AmberState, setup: str) -> AmberState:
    """Stands the villages of a set-up on the board, a coin under each."""
    villages = state.box.diagrams[setup].villages
    network = replace(state.network, villages=villages)  # setup.place-pieces, else state.network
    coins = state.coins_at.union(villages)  # setup.village-coins, else state.coins_at
    return replace(state, setup=setup, network=network, coins_at=coins)


def stand_castle(state: AmberState, seat: Seat, cell: str) -> AmberState:
    """Stands a seat's castle on the board, a coin on it."""
    castles, squares = state.network.castles.with_(seat, cell), state.network.squares.with_(cell, CASTLE)
    coins = state.coins_at | {cell}  # setup.castle-coins, else state.coins_at
    return replace(state, network=replace(state.network, castles=castles, squares=squares), coins_at=coins)
