"""Zakończenie gry (End of the game): the castle, the last turns, the points, the winner."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ....engine import Points, Result, Seat, Tell, after, effect, value
from ..components import Amounts
from ..state import AmberRouteState, Player


@effect("end.trigger")
def arrive(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    """The first to arrive begins the end; who comes later starts no other lap (ruling.second-arrival)."""
    if state.first is not None:
        tell("end.trigger", "arrives", seat)
        return state
    tell("end.trigger", "arrives-first", seat)
    return replace(state, first=seat, last_turns=one_more_turn(state, seat))


@value("end.last-turns", off=())
def one_more_turn(state: AmberRouteState, seat: Seat) -> tuple[Seat, ...]:
    """All others, clockwise from the one who has arrived (ruling.last-turns-order)."""
    return after(state.seats, seat)


# -- points (ruling.score-formula) --------------------------------------------------------------


@value("score.secured", "amber.secured-score", off=0)
def secured_points(player: Player, amounts: Amounts) -> int:
    """Secured ambers count, loose ones do not."""
    return amounts.per_secured * player.secured


@value("score.kept", off=0)
def kept_points(player: Player, amounts: Amounts) -> int:
    """Unused reward cards."""
    return amounts.per_kept * len(player.kept)


@value("score.first", off=0)
def first_points(state: AmberRouteState, seat: Seat) -> int:
    """For the first in the castle."""
    return state.box.amounts.first_in_castle if state.first == seat else 0


@value("score.missing", off=0)
def missing_points(state: AmberRouteState, player: Player) -> int:
    """Less than nothing, for each field still ahead; a total may be negative (ruling.negative-score)."""
    return -state.box.amounts.per_missing_field * (state.road.castle - player.field)


def scores(state: AmberRouteState) -> dict[Seat, Points]:
    """Each player's points, by clause."""
    return {seat: points(state, seat, state.player(seat)) for seat in state.seats}


def points(state: AmberRouteState, seat: Seat, player: Player) -> Points:
    """One player's points, by clause."""
    amounts = state.box.amounts
    parts = (
        ("score.secured", secured_points(player, amounts)),
        ("score.kept", kept_points(player, amounts)),
        ("score.first", first_points(state, seat)),
        ("score.missing", missing_points(state, player)),
    )
    return Points(sum(part for _, part in parts), parts)


@value("end.scoring-time", off=None)
def result(state: AmberRouteState) -> Result:
    """Most points; several who are level in everything share (ruling.tie-break)."""
    final = scores(state)
    ranks = {seat: rank(state, seat, final[seat].total) for seat in state.seats}
    best = max(ranks.values())
    winners = tuple(seat for seat in state.seats if ranks[seat] == best)
    return Result(winners, final, "end.winner", tie_break(sorted(ranks.values())))


TIE_BREAKS = ("", "secured", "way", "first", "loose")
"""How the parts of a rank are called where they decide."""


def tie_break(ranks: Sequence[tuple[int, ...]]) -> str:
    """What sets the best of some ranks, from low to high, apart from the next: nothing if points do."""
    *_, second, best = ranks
    parts = zip(TIE_BREAKS, best, second, strict=True)
    return next((name for name, ours, theirs in parts if ours != theirs), "")


def rank(state: AmberRouteState, seat: Seat, total: int) -> tuple[int, ...]:
    """What decides, in order: points, secured ambers, the way made, loose ambers."""
    player = state.player(seat)
    return (
        by_points(total),
        player.secured,
        player.field,
        state.first == seat,
        player.loose,
    )


@value("end.winner", off=0)
def by_points(total: int) -> int:
    """Points come first."""
    return total
