"""Overview and end of the turn: the steps in their order, the one action, whose turn comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, implements, unknown, value
from ..state import AmbisState, active_player
from .activated import ACTIVATED, activated_moves, can_use_power, ready
from .council import filled_piles, supports
from .ending import finish_game, is_over
from .exploring import explore_violations
from .frames import Action, Control, Discards, Finish, NextTurn, TurnStart
from .merchants import rent
from .moves import End, Explore, Pass, Plot, Recruit, Support
from .paying import can_recruit, near_misses, recruits
from .plot import can_plot
from .soldiers import hand_limit
from .track import can_reveal

# -- the turn begins ------------------------------------------------------------------------


@implements("turn.steps")
def start_turn(state: AmbisState, frame: TurnStart, tell: Tell) -> AmbisState:
    """Purchases and powers start anew, the Landlord pays, step 1 and 2 are open."""
    seat = state.active
    tell("turn.next", "turn", seat, n=state.turn + 1)
    state = replace(state, turn=state.turn + 1, buyers=(), pending=(Action(),))
    if not state.player(seat).lords:
        return state
    return rent(ready(state, seat), seat, tell)


# -- the action -----------------------------------------------------------------------------


def can_act(state: AmbisState, seat: Seat) -> bool:
    """Whether one of the three actions is possible."""
    return can_reveal(state) or bool(filled_piles(state)) or can_recruit(state, seat)


def action_facts(state: AmbisState, frame: Action) -> dict[str, Any]:
    """Who decides, and which ways besides the three actions are open."""
    seat = state.active
    if not (can_act(state, seat) or state.hides_hand(seat)):
        return {"active": seat, "variant": "pass"}
    ways = (("plot", can_plot(state, frame)), ("power", can_use_power(state, seat)))
    return {"active": seat, "variant": "-".join(way for way, is_open in ways if is_open)}


def pass_violations(state: AmbisState, frame: Action, move: Pass) -> Iterator[Violation]:
    """One of the three actions must be taken while any is possible (ruling.forced-pass)."""
    if can_act(state, move.seat):
        yield broken("turn.action-mandatory")
    elif state.hides_hand(move.seat):
        yield unknown("turn.action-mandatory")


def forced_pass(state: AmbisState, frame: Action, move: Pass, tell: Tell) -> AmbisState:
    """No action; when every player in succession passes like this, the game ends."""
    tell("turn.action-mandatory", "passes", move.seat)
    state = replace(state.swap(Control()), passes=state.passes + 1)
    if state.passes < len(state.seats):
        return state
    return finish_game(replace(state, end_by="turn.action-mandatory"), tell)


def action_answers(state: AmbisState, frame: Action) -> list[Move]:
    """Plot, a power, or one of the three actions, with the near misses of each."""
    seat = state.active
    moves: list[Move] = [Plot(seat), Explore(seat), *supports(state, seat)]
    paid = recruits(state, seat)
    moves += [*paid, *near_misses(state, seat, paid)]
    return [*moves, *activated_moves(state, seat), Pass(seat)]


def action_legal(state: AmbisState, frame: Action) -> list[Move]:
    """The same without the near misses."""
    seat = state.active
    moves: list[Move] = []
    exploring = Explore(seat)
    if can_plot(state, frame):
        moves.append(Plot(seat))
    if next(explore_violations(state, frame, exploring), None) is None:
        moves.append(exploring)
    moves += supports(state, seat, legal=True)
    moves += recruits(state, seat)
    if state.player(seat).lords:
        moves += activated_moves(state, seat, legal=True)
    return moves if can_act(state, seat) or state.hides_hand(seat) else [*moves, Pass(seat)]


# -- the turn ends --------------------------------------------------------------------------


def may_go_on(state: AmbisState, frame: Finish) -> tuple[Seat, ...]:
    """The active player, while a power can still be used."""
    return (state.active,) if can_use_power(state, state.active) else ()


def finish_answers(state: AmbisState, frame: Finish) -> list[Move]:
    """Use a power or end the turn."""
    return [End(state.active), *activated_moves(state, state.active)]


def finish_legal(state: AmbisState, frame: Finish) -> list[Move]:
    """The same without the near misses."""
    return [End(state.active), *activated_moves(state, state.active, legal=True)]


def end_elsewhere(state: AmbisState, move: End) -> Iterator[Violation]:
    """The Commander's limit, and the action, come before the end of the turn."""
    frame = state.pending[-1]
    if isinstance(frame, Discards) and frame.seat == move.seat == state.active:
        yield broken("commander.end-of-turn", limit=frame.keep, cards=len(state.player(move.seat).hand))
    if isinstance(frame, Action) and move.seat == state.active:
        yield broken("turn.action-mandatory", "end")


def end(state: AmbisState, frame: Finish, move: End, tell: Tell) -> AmbisState:
    """The player has done everything."""
    return end_turn(state, frame, tell)


@implements("turn.end")
def end_turn(state: AmbisState, frame: Finish, tell: Tell) -> AmbisState:
    """The Commander's limit is checked, then the turn passes on."""
    return hand_limit(replace(state, pending=(NextTurn(),)))


@value("turn.clockwise", "turn.next", off="")
def left_of(state: AmbisState, seat: Seat) -> Seat:
    """The player on a seat's left."""
    return state.opponents(seat)[0]


def next_turn(state: AmbisState, frame: NextTurn, tell: Tell) -> AmbisState:
    """An extra turn, the turn of the player on the left, or the end of the game."""
    if state.max_turns and state.turn >= state.max_turns:
        return finish_game(replace(state, end_by="turn.next"), tell)
    if state.extra_turn:
        return extra_turn(state, tell)
    following = left_of(state, state.active) or state.active
    if is_over(state, following):
        tell("end.last-round", "game-ends", following)
        return finish_game(state, tell)
    return replace(state, active=following, pending=(TurnStart(),))


@effect("power.invoker")
def extra_turn(state: AmbisState, tell: Tell) -> AmbisState:
    """The Invoker's owner takes one extra full turn."""
    tell("power.invoker", "extra-turn", state.active)
    return replace(state, extra_turn=False, pending=(TurnStart(),))


VERBS = [
    Verb(move=Pass, clause="turn.action-mandatory", violations=pass_violations, apply=forced_pass),
    Verb(move=End, clause="turn.end", apply=end, elsewhere=end_elsewhere),
]
STEPS = [
    Step(frame=TurnStart, advance=start_turn),
    Step(
        frame=Action,
        asked=active_player,
        candidates=action_answers,
        legal=action_legal,
        verbs=(Plot, Explore, Support, Recruit, Pass, *ACTIVATED),
        facts=action_facts,
    ),
    Step(
        frame=Finish,
        asked=may_go_on,
        candidates=finish_answers,
        legal=finish_legal,
        verbs=(End, *ACTIVATED),
        advance=end_turn,
        facts=lambda state, frame: {"active": state.active},
    ),
    Step(frame=NextTurn, advance=next_turn),
]
