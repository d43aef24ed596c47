"""Game end: the instant win, the exhausted stack, points, and who has won."""

from __future__ import annotations

from ....engine import Points, Result, Seat, most
from ..state import AmberState
from .travel import travel, travels


def instant_winner(state: AmberState) -> Seat:
    """The only seat that is connected to all villages and all other castles, if there is exactly one."""
    others, villages, complete = len(state.seats) - 1, state.network.villages, []
    for seat, journey in travels(state).items():
        if len(journey.castles) == others and journey.entered.issuperset(villages):
            complete.append(seat)
    if len(complete) > 1:  # end.instant-several, else False
        return ""
    return complete[0] if complete else ""  # end.instant, else ""


def how_over(state: AmberState) -> str:
    """How the game ends when nothing is left to draw: nobody holds more than 3 tiles, special shovels not
    counted ("exhausted"), or everybody has passed ("deadlocked"); "" if it goes on."""
    if state.supply:
        return ""
    limit = state.box.totals.end_hand_limit
    if max([len(player.hand) for player in state.players]) <= limit:  # end.stack advanced.end, else False
        return "exhausted"
    return "deadlocked" if state.passes >= len(state.seats) else ""  # ruling.deadlock


def points(state: AmberState, seat: Seat) -> Points:
    """A seat's points if the game were scored now."""
    if seat not in state.network.castles:
        return Points(0, ())
    box, journey = state.box, travel(state, seat)
    villages = len(journey.entered.intersection(state.network.villages))
    parts = (
        ("end.points-coins", box.worth.coin * state.player(seat).coins),  # end.points-coins
        ("end.points-villages", box.worth.village * villages),  # end.points-villages
        ("end.points-castles", box.worth.other_castle * len(journey.castles)),  # end.points-castles
    )
    return Points(sum(worth for _, worth in parts), parts)


def result(state: AmberState) -> Result:
    """The winners: whoever won outright, else all with the most points."""
    scored = state.scores
    if state.winner:
        return Result((state.winner,), scored, "end.instant")
    totals = {seat: each.total for seat, each in scored.items()}
    winners = most(state.seats, totals)  # end.winner, else ()
    if len(winners) > 1:  # end.ties, else False
        return Result(winners, scored, "end.ties")
    return Result(winners, scored, "end.winner")
