"""Sequence of play: turns go clockwise; play one tile, then draw back to six."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from operator import attrgetter

from msgspec.structs import replace

from ....engine import HIDDEN, Drawing, Frame, FrozenMap, Move, Seat, Tell, Violation, added, after, broken
from ..components import TileName
from ..state import AmberState
from .connections import settle
from .ending import how_over, instant_winner


class Begin(Frame, clause="turn.order"):
    """Everything is ready: the starting player takes the first turn."""

    def advance(self, state: AmberState, tell: Tell) -> AmberState:
        tell("setup.stack", "stack-ready", None, tiles=state.face_down)
        tell("turn.order", "begins", state.first)
        return state.swap(Play(state.first))


# -- first step: a tile is played -----------------------------------------------------------


class TilePlay(Move):
    """A play of a tile from the hand, on one location `cell`: whoever has one must make one."""


class Unable(Move):
    """What is done instead by whoever has no such play."""


class Special(Move):
    """What may be done instead by whoever likes."""


@cache
def kinds(sort: type[Move]) -> tuple[type[Move], ...]:
    """The kinds of moves of a sort that answer Play."""
    return tuple(kind for kind in Play.verbs if issubclass(kind, sort))


class Play(Frame, clause="turn.play-one"):
    """First step of a turn: a tile must be played."""

    whose = "turn.order"

    seat: Seat

    def defects(self, state: AmberState) -> Iterator[Violation]:
        """Whoever is to play has filled up the hand, while there are tiles."""
        hand = len(state.player(self.seat).hand)
        if state.supply and hand < state.box.totals.hand_size:
            yield broken("turn.refill", seat=self.seat, hand=hand)

    def plays(self, state: AmberState) -> list[Move]:
        """Every legal play of a tile from the hand, and nothing else, by location, as each kind has them."""
        several = [found for kind in kinds(TilePlay) if (found := [*kind.proposals(state, self)])]
        if len(several) == 1:
            return several[0]
        return sorted(chain.from_iterable(several), key=attrgetter("cell"))

    def proposed(self, state: AmberState, sort: type[Move]) -> list[Move]:
        """What the kinds of moves of a sort propose."""
        return [move for kind in kinds(sort) for move in kind.proposals(state, self)]

    def moves(self, state: AmberState) -> list[Move]:
        """The plays; only without one, what is left to do instead; the special shovel."""
        found = self.plays(state)
        if not found and HIDDEN not in state.player(self.seat).hand:
            found += self.proposed(state, Unable)
        if state.advanced:
            found += self.proposed(state, Special)
        return found

    listed = moves  # The proposals are exactly the legal moves; to judge them again would double the time.

    def near(self, state: AmberState) -> Iterator[Move]:
        """Near misses, those of which there are thousands last."""
        for kind in reversed(self.verbs):
            yield from kind.near(state, self)

    def facts(self, state: AmberState) -> dict[str, str | bool]:
        """How the question is put: to play, or what is left to do when nothing in hand can be played."""
        player, verbs = state.player(self.seat), {move.verb for move in self.moves(state)}
        variant = "".join(verbs & {"give-up", "pass"})
        if HIDDEN in player.hand:
            variant = "unknown"
        elif variant == "give-up" and player.coins:
            variant = "pay"
        return {"variant": variant, "digs": "special-shovel" in verbs}


def after_playing(state: AmberState, seat: Seat, tell: Tell) -> AmberState:
    """What follows every change of the board: coins, a win at once, on whoever's turn, and then the draw."""
    if state.passes:
        state = replace(state, passes=0)
    state = settle(state, tell)  # castle.moment
    if winner := instant_winner(state):
        tell("end.instant", "won-at-once", winner)
        return replace(state, winner=winner, pending=())
    return then_draw(state, seat)


def then_draw(state: AmberState, seat: Seat) -> AmberState:
    """The second step of the seat's turn is next; in the basic game nobody is asked anything."""
    draws = (Refill(seat),) if state.advanced else (TopTile(seat),) * missing(state, seat)
    rest = (EndTurn(seat), *draws)  # turn.structure, else (EndTurn(seat),)
    return state.swap(*rest)


# -- second step: the hand is filled up -----------------------------------------------------


def missing(state: AmberState, seat: Seat) -> int:
    """How many tiles the seat has to draw: up to six, or what is left (ruling.short-stack)."""
    short = state.box.totals.hand_size - len(state.player(seat).hand)  # turn.refill, else 0
    return min(short, state.supply) if short else 0


class Refill(Frame, clause="turn.refill"):
    """Second step of a turn: the hand is filled up again."""

    whose = "turn.order"

    seat: Seat

    def asked(self, state: AmberState) -> tuple[Seat, ...]:
        """In the advanced game every single draw is a decision."""
        asked = (self.seat,)  # advanced.two-draws, else ()
        return asked if state.advanced and missing(state, self.seat) > 0 else ()

    def advance(self, state: AmberState, tell: Tell) -> AmberState:
        return state.swap(*(TopTile(self.seat),) * missing(state, self.seat))

    def facts(self, state: AmberState) -> dict[str, str]:
        """How the question is put: which of open and unseen tiles there are."""
        if not state.face_down:
            return {"variant": "open"}
        return {"variant": "" if state.face_up else "unseen"}


# -- the stack ------------------------------------------------------------------------------


class OffStack(Drawing):
    """Chance turns up the top tile of the stack."""

    pile = "stack"


class TopTile(OffStack, clause="turn.refill"):
    """The unseen top tile comes to a hand."""

    seat: Seat


class DealHands(OffStack, clause="setup.shuffle-deal"):
    """The starting hands are dealt, tile by tile, to the first hand that is not full."""

    def facts(self, state: AmberState) -> dict[str, Seat]:
        return {"seat": self.next_seat(state)}

    def next_seat(self, state: AmberState) -> Seat:
        """The next seat to be dealt a tile."""
        full = state.box.totals.hand_size
        waits = [len(player.hand) < full for player in state.players]
        return state.seats[waits.index(True)]


class Deal(Move, clause="setup.shuffle-deal", answers=(DealHands, TopTile)):
    """The top tile of the stack, as it comes to a hand."""

    tile: TileName

    def play(self, state: AmberState, frame: DealHands | TopTile, tell: Tell) -> AmberState:
        if isinstance(frame, TopTile):
            seat, kind, last = frame.seat, "drew", True
        else:
            seat, kind = frame.next_seat(state), "dealt"
            last = seat == state.seats[-1] and missing(state, seat) == 1
        tell(frame.clause, kind, seat, {"tile": self.tile}, (seat,))
        pending = state.pending[:-1] if last else state.pending
        player = state.player(seat)
        players = state.with_player(seat, replace(player, hand=added(player.hand, self.tile)))
        stack, face_down = off_stack(state, self.tile)
        tell_if_last(face_down, state.face_up, tell)
        return replace(state, stack=stack, face_down=face_down, players=players, pending=pending)


def off_stack(state: AmberState, tile: str) -> tuple[FrozenMap[str, int], int]:
    """The stack when its top tile has turned out to be this one, and how many tiles lie face down then."""
    left = state.stack[tile] - 1
    stack = state.stack.with_(tile, left) if left else state.stack.without(tile)
    return stack, state.face_down - 1


def tell_if_last(face_down: int, face_up: tuple[str, ...], tell: Tell) -> None:
    """Tells, once a tile has been drawn, that it was the last one."""
    if not (face_down or face_up):
        tell("turn.refill", "last-tile", None)


# -- the next turn --------------------------------------------------------------------------


class EndTurn(Frame, clause="turn.order"):
    """The turn is over: the end of the game, or the turn of the next player clockwise."""

    seat: Seat

    def advance(self, state: AmberState, tell: Tell) -> AmberState:
        if how := how_over(state):
            tell("unable.empty-stack" if how == "deadlocked" else "end.stack", how)
            return replace(state, pending=())
        following = after(state.seats, self.seat)[0]  # turn.order, else self.seat
        return state.swap(Play(following))
