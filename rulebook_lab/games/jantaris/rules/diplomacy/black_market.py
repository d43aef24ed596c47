"""The second phase, Diplomacy: Black Market, by the number of votes."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Move, Seat, Tell, Verb, Violation, broken, effect
from ...state import JantarisState, Player
from ..asking import question
from ..banish import banish
from ..frames import Contraband, Robbery
from ..goods import changed, gain_both, give_back, room, room_violations, splits
from ..moves import COLOURS, Rob, Smuggle


@effect("black.1")
def black_market_alone(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """One Good from an opponent."""
    return state.push(Robbery(seat))


def robberies(state: JantarisState, frame: Robbery) -> Iterator[Move]:
    """Either colour of everybody."""
    for player in state.seats:
        yield from (Rob(frame.seat, player, colour) for colour in COLOURS)


def robberies_legal(state: JantarisState, frame: Robbery) -> list[Move]:
    """The same, without asking the checks."""
    wanted = [colour for colour in COLOURS if room(state.player(frame.seat), colour)]
    return [
        Rob(frame.seat, player, colour)
        for player in state.seats
        if player != frame.seat
        for colour in wanted
        if state.player(player).own(colour)
    ]


def rob_violations(state: JantarisState, frame: Robbery, move: Rob) -> Iterator[Violation]:
    """An opponent who owns one, and room for it (ruling.steal)."""
    if move.player == move.seat or move.player not in state.seats:
        yield broken("black.1", player=move.player)
    elif not state.player(move.player).own(move.colour):
        yield broken("black.1", "none", player=move.player, colour=move.colour)
    if not room(state.player(move.seat), move.colour):
        yield broken(
            "goods.at-limit", own=state.player(move.seat).own(move.colour), number=1, colour=move.colour
        )


def rob(state: JantarisState, frame: Robbery, move: Rob, tell: Tell) -> JantarisState:
    """It changes hands."""
    tell("black.1", "takes", move.seat, player=move.player, colour=move.colour)
    red, black = (1, 0) if move.colour == "red" else (0, 1)
    state = state.pop().with_player(move.player, changed(state.player(move.player), -red, -black))
    return state.with_player(move.seat, changed(state.player(move.seat), red, black))


@effect("black.2")
def black_market_of_two(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """Two Goods of any colours."""
    return state.push(Contraband(seat))


def contraband(state: JantarisState, frame: Contraband) -> Iterator[Move]:
    """None, one or two, of any colours."""
    for total in range(3):
        yield from (Smuggle(frame.seat, *goods) for goods in splits(total, total, total))


def contraband_due(player: Player) -> int:
    """Two Goods, as far as there is room (ruling.gain-choice)."""
    return min(2, room(player, "red") + room(player, "black"))


def contraband_legal(state: JantarisState, frame: Contraband) -> list[Move]:
    """The same, without asking the checks."""
    player = state.player(frame.seat)
    ways = splits(contraband_due(player), room(player, "red"), room(player, "black"))
    return [Smuggle(frame.seat, *goods) for goods in ways]


def smuggle_violations(state: JantarisState, frame: Contraband, move: Smuggle) -> Iterator[Violation]:
    """Neither more nor fewer than are due, each with room."""
    player = state.player(move.seat)
    due = contraband_due(player)
    if move.red + move.black != due or min(move.red, move.black) < 0:
        yield broken("black.2", number=due)
    yield from room_violations(player, move.red, move.black, "goods.at-limit")


def smuggle(state: JantarisState, frame: Contraband, move: Smuggle, tell: Tell) -> JantarisState:
    """From the common supply."""
    if not move.red + move.black:
        tell("goods.at-limit", "no-room", move.seat)
    return gain_both(state.pop(), move.seat, move.red, move.black, "black.2", tell)


@effect("black.3")
def black_market_of_more(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """First all Goods, then the Merchants (ruling.black-three)."""
    player = state.player(seat)
    if player.goods:
        state = give_back(state, seat, player.red, player.black, "black.3", "loses", tell)
    return banish(state, seat, state.district, "black.3", tell)


ROB = Verb(Rob, "black.1", rob, rob_violations)
SMUGGLE = Verb(Smuggle, "black.2", smuggle, smuggle_violations)
VERBS = [ROB, SMUGGLE]
STEPS = [
    question(Robbery, ROB, proposals=robberies, legal=robberies_legal),
    question(Contraband, SMUGGLE, proposals=contraband, legal=contraband_legal),
]
