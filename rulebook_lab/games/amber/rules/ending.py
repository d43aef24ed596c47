"""Game end: the instant win, the exhausted stack, points, and who has won."""

from __future__ import annotations

import msgspec

from ....engine import Points, Result, Seat, Tell, effect, implements, value
from ..state import AmberState
from .travel import travel, travels


@value("end.instant", off="")
def instant_winner(state: AmberState) -> Seat:
    """The only seat that is connected to everything, if there is exactly one."""
    complete = complete_seats(state)
    return "" if not complete or several(complete) else complete[0]


def complete_seats(state: AmberState) -> list[Seat]:
    """The seats that are connected to all castles of the others and to all villages."""
    others, villages = len(state.seats) - 1, state.network.villages
    return [
        seat
        for seat, journey in travels(state).items()
        if len(journey.castles) == others and journey.entered.issuperset(villages)
    ]


@value("end.instant-several", off=False)
def several(complete: list[Seat]) -> bool:
    """Whether more than one seat is connected to everything: then play goes on."""
    return len(complete) > 1


def win_at_once(state: AmberState, tell: Tell) -> AmberState:
    """Ends the game if exactly one seat is connected to everything, on whoever's turn."""
    winner = instant_winner(state)
    if not winner:
        return state
    tell("end.instant", "won-at-once", winner)
    return msgspec.structs.replace(state, winner=winner, pending=())


@implements("advanced.special-not-hand")
@value("advanced.end", off="")
def how_over(state: AmberState) -> str:
    """How the game ends with this turn: by exhaustion, because everybody has passed, or not at all."""
    if is_exhausted(state):
        return "exhausted"
    return "deadlocked" if is_deadlocked(state) else ""


@value("end.stack", off=False)
def is_exhausted(state: AmberState) -> bool:
    """Whether nothing is left to draw and nobody holds more than 3 tiles."""
    if state.supply:
        return False
    limit = state.kit.totals.end_hand_limit
    return all(len(player.hand) <= limit for player in state.players)


def is_deadlocked(state: AmberState) -> bool:
    """Whether everybody has passed, one after the other (ruling.deadlock)."""
    return state.passes >= len(state.seats)


# -- points ---------------------------------------------------------------------------------


@value("end.points-coins", off=0)
def coin_points(state: AmberState, seat: Seat) -> int:
    """1 for each gold coin."""
    return state.kit.coin * state.player(seat).coins


@value("end.points-villages", off=0)
def village_points(state: AmberState, seat: Seat) -> int:
    """1 for each village to which the seat is connected."""
    entered = travel(state, seat).entered
    return state.kit.village * sum(cell in entered for cell in state.network.villages)


@value("end.points-castles", off=0)
def castle_points(state: AmberState, seat: Seat) -> int:
    """2 for each castle of another player to which the seat is connected."""
    return state.kit.castle * len(travel(state, seat).castles)


def points(state: AmberState, seat: Seat) -> Points:
    """A seat's points if the game were scored now."""
    if seat not in state.network.castles:
        return Points(0, ())
    parts = (
        ("end.points-coins", coin_points(state, seat)),
        ("end.points-villages", village_points(state, seat)),
        ("end.points-castles", castle_points(state, seat)),
    )
    return Points(sum(value for _, value in parts), parts)


def scores(state: AmberState) -> dict[Seat, Points]:
    """Everybody's points if the game were scored now."""
    return {seat: points(state, seat) for seat in state.seats}


def result(state: AmberState) -> Result:
    """The winners: whoever won outright, else all with the most points."""
    scored = scores(state)
    if state.winner:
        return Result((state.winner,), scored, "end.instant")
    winners = with_equals(leader(scored), scored)
    return Result(winners, scored, "end.winner" if len(winners) == 1 else "end.ties")


@value("end.winner", off=())
def leader(scored: dict[Seat, Points]) -> tuple[Seat, ...]:
    """The first seat with the most points."""
    return (max(scored, key=lambda seat: scored[seat].total),)


@effect("end.ties")
def with_equals(winners: tuple[Seat, ...], scored: dict[Seat, Points]) -> tuple[Seat, ...]:
    """The winners with everybody who has as many points: ties stand."""
    most = {scored[seat].total for seat in winners}
    return tuple(seat for seat in scored if scored[seat].total in most)
