"""Zakończenie gry (End of the game): the castle, the last turns, the points, the winner."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Points, Result, Seat, Tell, after, most
from ..state import AmberRouteState


def arrive(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    """Reach the castle: the first to do so begins the end, nobody later (ruling.second-arrival)."""
    if state.first is not None:
        tell("end.trigger", "arrives", seat)
        return state
    tell("end.trigger", "arrives-first", seat)
    # everybody else, clockwise from the one who has arrived (ruling.last-turns-order)
    last_turns = after(state.seats, seat)  # end.last-turns, else ()
    return replace(state, first=seat, last_turns=last_turns)


def points(state: AmberRouteState, seat: Seat) -> Points:
    """Count a player's points by clause (ruling.score-formula), below 0 too (ruling.negative-score)."""
    player, it = state.player(seat), state.box.amounts
    ahead = state.road.castle - player.field
    counted = player.secured  # amber.secured-score, else player.secured + player.loose
    parts = (
        ("score.secured", it.per_secured * counted),  # score.secured
        ("score.kept", it.per_kept * len(player.kept)),  # score.kept
        ("score.first", it.first_in_castle if state.first == seat else 0),  # score.first
        ("score.missing", -it.per_missing_field * ahead),  # score.missing
    )
    return Points(sum(part for _, part in parts), parts)


def result(state: AmberRouteState) -> Result:
    """Find who has most points; several who are level in everything share (ruling.tie-break)."""
    final = state.scores
    ranks = {seat: rank(state, seat, final[seat].total) for seat in state.seats}
    parts = zip(TIE_BREAKS, *sorted(ranks.values())[:-3:-1], strict=True)
    decided = next((name for name, best, second in parts if best != second), "")
    return Result(most(state.seats, ranks), final, "end.winner", decided)


TIE_BREAKS = ("", "secured", "way", "first", "loose")
"""How the parts of a rank are called where they set the best apart from the next: "" for points."""


def rank(state: AmberRouteState, seat: Seat, points: int) -> tuple[int, ...]:
    """List what decides, in order: points, secured ambers, the way made, the first arrival, loose ambers."""
    player = state.player(seat)
    return (
        points,  # end.winner, else 0
        player.secured,
        player.field,
        state.first == seat,
        player.loose,
    )
