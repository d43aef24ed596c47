"""Ruch do przodu (Moving ahead): one or two fields, and what the field that is reached does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....engine import Frame, Move, Seat, Step, Tell, Verb, Violation, broken, effect
from ..state import AmberRouteState
from .ambers import gain_ambers
from .dark_cards import draw_dark
from .ending import arrive
from .escorts import gain_escorts, room_for_escorts, spend_escorts
from .frames import Act, Draw, deciding_alone
from .moves import ACTIONS, Advance, Buy, Forgo, Recruit
from .phases import action_violations
from .rewards import kept_cards, kept_violations, use_up

FARTHEST = 2


def action_moves(state: AmberRouteState, frame: Act | Draw) -> Iterator[Move]:
    seat = frame.seat
    yield Recruit(seat)
    yield Buy(seat)
    yield from (Advance(seat, fields) for fields in (1, 2, 3, -1))
    yield from (Advance(seat, 2, card) for card in state.player(seat).kept)
    yield Forgo(seat)


def legal_actions(state: AmberRouteState, frame: Act) -> list[Move]:
    """The same without asking each candidate: random games are in this phase most of the time."""
    seat = frame.seat
    player, amounts = state.player(seat), state.box.amounts
    left = state.road.castle - player.field
    found: list[Move] = [Recruit(seat)] if room_for_escorts(state, player) > 0 else []
    if player.loose >= amounts.buy_cost:
        found.append(Buy(seat))
    if left > 0:
        found.append(Advance(seat, 1))
    if left >= FARTHEST and player.escorts >= amounts.two_fields_cost:
        found.append(Advance(seat, FARTHEST))
    if player.kept and left >= FARTHEST:
        found += [Advance(seat, FARTHEST, card) for card in kept_cards(state, seat, "guide")]
    return found


def actions_left(state: AmberRouteState, frame: Act) -> Mapping[str, object]:
    """Which of the three actions are possible: moving ahead always is."""
    verbs = {move.verb for move in legal_actions(state, frame)}
    return {"variant": "-".join(verb for verb in ("recruit", "buy", "advance") if verb in verbs)}


def advance_violations(state: AmberRouteState, frame: Frame, ahead: Advance) -> Iterator[Violation]:
    yield from action_violations(frame)
    player, fields = state.player(ahead.seat), ahead.fields
    if fields < 1:
        yield broken("move.direction")
    if fields > FARTHEST:
        yield broken("move.distance", fields=fields)
    if fields > 1 and player.field + fields > state.road.castle:
        yield broken("move.distance", "overshoots", left=state.road.castle - player.field)
    if ahead.guide and fields < FARTHEST:
        yield broken("move.one-free")
    elif ahead.guide:
        yield from kept_violations(state, ahead.seat, ahead.guide, "guide")
    elif fields == FARTHEST and player.escorts < state.box.amounts.two_fields_cost:
        cost = state.box.amounts.two_fields_cost
        yield broken("move.two-cost", cost=cost, escorts=player.escorts)


def advance(state: AmberRouteState, frame: Act, ahead: Advance, tell: Tell) -> AmberRouteState:
    """The way is paid before the field is resolved (ruling.pay-before-field)."""
    seat = ahead.seat
    if ahead.guide:
        state = use_up(state, seat, ahead.guide, tell)
    elif ahead.fields == FARTHEST:
        state = pay_long_way(state, seat, tell)
    player = state.player(seat)
    tell("move.distance", "advances", seat, fields=ahead.fields, field=player.field + ahead.fields)
    there = replace(player, field=player.field + ahead.fields)
    return resolve_field(state.changed(seat, there, pending=state.pending[:-1]), seat, tell)


@effect("move.two-cost")
def pay_long_way(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    cost = state.box.amounts.two_fields_cost
    tell("move.two-cost", "pays-way", seat, escorts=cost)
    return spend_escorts(state, seat, cost)


@effect("move.resolve-field")
def resolve_field(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    """Only the field where the pawn stops acts (ruling.pass-through)."""
    return ENTER[state.piece(seat).kind](state, seat, tell)


@effect("move.village")
def enter_village(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    return gain_escorts(state, seat, state.box.amounts.village_escorts, "move.village", tell)


@effect("move.town")
def enter_town(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    tell("move.town", "enters-town", seat)
    return gain_ambers(state, seat, state.box.amounts.town_ambers, tell)


ENTER = {"terrain": draw_dark, "village": enter_village, "town": enter_town, "castle": arrive}
"""What each kind of field does; the shore is never entered."""


STEPS = [
    Step(
        Act,
        asked=deciding_alone,
        candidates=action_moves,
        legal=legal_actions,
        verbs=(*ACTIONS, Forgo),
        facts=actions_left,
    ),
]
VERBS = [
    Verb(Advance, "move.distance", advance, advance_violations),
]
