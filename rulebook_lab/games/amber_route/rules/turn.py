"""Przebieg gry, tura gracza (Course of play, a player's turn): whose turn, the draw phase, lost turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, after, broken, effect, value
from ..state import AmberRouteState
from .escorts import escort_violations, gain_escorts, room_for_escorts
from .frames import Act, Draw, EndOfTurn, LastTurn, StartOfTurn, deciding_alone
from .light_cards import draw_light
from .moves import ACTIONS, Forgo, PlayOn, Take, Use
from .rewards import kept_cards
from .road import action_moves

# -- whose turn -----------------------------------------------------------------------------


def start_of_turn(state: AmberRouteState, frame: StartOfTurn, tell: Tell) -> AmberRouteState:
    """A lost turn is skipped whole, a last one too (ruling.lost-turns, ruling.last-turn-lost)."""
    seat = frame.seat
    player = state.player(seat)
    if player.lost_turns:
        tell("trap.missing", "skips", seat, left=player.lost_turns - 1)
        spent = replace(player, lost_turns=player.lost_turns - 1)
        return state.swap(EndOfTurn(seat)).changed(seat, spent)
    tell("play.rounds", "turn", seat)
    if state.first is not None:
        return state.swap(EndOfTurn(seat), LastTurn(seat))
    return state.swap(EndOfTurn(seat), *phases(seat))


def phases(seat: Seat) -> tuple[Act | Draw, ...]:
    """What a turn opens: behind the draw phase the action phase."""
    return (Act(seat),) * actions_a_turn() + draw_phase(seat)


@value("play.rounds", off=2)
def actions_a_turn() -> int:
    """One turn in each round, with one action in it."""
    return 1


@value("turn.two-phases", off=())
def draw_phase(seat: Seat) -> tuple[Draw, ...]:
    """The first phase of a turn."""
    return (Draw(seat),)


def end_of_turn(state: AmberRouteState, frame: EndOfTurn, tell: Tell) -> AmberRouteState:
    """The next player, or the next last turn, or the scoring."""
    if state.first is None:
        return start_of_turn(state, StartOfTurn(next_player(state, frame.seat)), tell)
    if state.last_turns:
        return replace(state, pending=(StartOfTurn(state.last_turns[0]),), last_turns=state.last_turns[1:])
    tell("end.scoring-time", "over")
    return state.pop()


@value("play.clockwise", off="")
def next_player(state: AmberRouteState, seat: Seat) -> Seat:
    """The player on the left."""
    return after(state.seats, seat)[0]


# -- a last turn may be forgone (ruling.last-turn-optional) -----------------------------------


def last_turn_moves(state: AmberRouteState, frame: LastTurn) -> Iterator[Move]:
    yield PlayOn(frame.seat)
    yield Forgo(frame.seat)


def play_on(state: AmberRouteState, frame: LastTurn, played: PlayOn, tell: Tell) -> AmberRouteState:
    tell("end.last-turns", "plays-on", frame.seat)
    return state.swap(*phases(frame.seat))


def forgo_violations(state: AmberRouteState, frame: LastTurn | Draw, played: Forgo) -> Iterator[Violation]:
    if isinstance(frame, Draw | Act):
        yield broken("turn.mandatory", "pass")


def forgo(state: AmberRouteState, frame: LastTurn, played: Forgo, tell: Tell) -> AmberRouteState:
    tell("end.last-turns", "forgoes", frame.seat)
    return state.pop()


# -- the draw phase ---------------------------------------------------------------------------


def draw_moves(state: AmberRouteState, frame: Draw) -> Iterator[Move]:
    yield Take(frame.seat, "card")
    yield Take(frame.seat, "escort")
    for card in state.player(frame.seat).kept:
        yield Use(frame.seat, card)
    # nobody may act yet, but everybody tries to
    yield from action_moves(state, frame)


def legal_draws(state: AmberRouteState, frame: Draw) -> list[Move]:
    """The same without asking each candidate: every turn passes here."""
    seat = frame.seat
    player = state.player(seat)
    found: list[Move] = [Take(seat, "card")]
    if room_for_escorts(state, player) > 0:
        found.append(Take(seat, "escort"))
    if player.kept:
        found += [Use(seat, card) for card in kept_cards(state, seat, "provisions")]
    return found


def what_to_take(state: AmberRouteState, frame: Draw) -> Mapping[str, object]:
    """What may be taken: no escort beyond the limit, provisions only where they are kept."""
    provisions = "provisions" if kept_cards(state, frame.seat, "provisions") else ""
    if room_for_escorts(state, state.player(frame.seat)) > 0:
        return {"provisions": provisions}
    return {"variant": "full", "provisions": provisions, "most": state.box.amounts.max_escorts}


def take_violations(state: AmberRouteState, frame: Draw, taken: Take) -> Iterator[Violation]:
    return escort_violations(state, taken.seat) if taken.what == "escort" else iter(())


def take(state: AmberRouteState, frame: Draw, taken: Take, tell: Tell) -> AmberRouteState:
    tell("turn.draw-choice", "takes", taken.seat, what=taken.what)
    return (take_card if taken.what == "card" else take_escort)(state.pop(), taken.seat, tell)


@effect("turn.draw-card")
def take_card(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    return draw_light(state, seat, state.box.amounts.draw_card, tell)


@effect("turn.draw-escort")
def take_escort(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    return gain_escorts(state, seat, state.box.amounts.draw_escort, "turn.draw-escort", tell)


def take_both(state: AmberRouteState, frame: Draw, used: Use, tell: Tell) -> AmberRouteState:
    """Kept provisions instead of the choice."""
    return take_card(take_escort(state.pop(), used.seat, tell), used.seat, tell)


STEPS = [
    Step(StartOfTurn, advance=start_of_turn),
    Step(EndOfTurn, advance=end_of_turn),
    Step(LastTurn, asked=deciding_alone, candidates=last_turn_moves, verbs=(PlayOn, Forgo)),
    Step(
        Draw,
        asked=deciding_alone,
        candidates=draw_moves,
        legal=legal_draws,
        verbs=(Take, Use, *ACTIONS, Forgo),
        facts=what_to_take,
    ),
]
VERBS = [
    Verb(PlayOn, "end.last-turns", play_on),
    Verb(Forgo, "end.last-turns", forgo, forgo_violations),
    Verb(Take, "turn.draw-choice", take, take_violations),
]
