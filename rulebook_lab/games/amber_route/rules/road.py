"""c. Ruch do przodu (Moving ahead): one or two fields, and what the field that is reached does."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import CHANCE, Drawing, Move, Seat, Tell, Violation, broken, without
from ..components import CardName
from ..state import AmberRouteState, OwnTurn
from .action_phase import FARTHEST, Action, gain_ambers, gain_escorts
from .challenges import Preparing
from .dark_cards import difficulty_of, not_kept, use_up
from .ending import arrive
from .rewards import GiftRoll


class Advance(Action, clause="move.distance"):
    """Move ahead by some fields; a long way may be paid by a kept guide."""

    fields: int
    guide: CardName = ""

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: OwnTurn) -> Iterator[Advance]:
        """List the ways that a reader would try; the number of fields decides whether a guide is of use."""
        yield from (cls(frame.seat, fields) for fields in (1, FARTHEST, FARTHEST + 1, -1))
        yield from (cls(frame.seat, FARTHEST, card) for card in state.player(frame.seat).kept)

    def spots(self, state: AmberRouteState) -> tuple[str, ...]:
        """The field reached, and the guide that pays."""
        reached = state.player(self.seat).field + self.fields if self.seat in state.seats else "?"
        return (f"field:{reached}", f"kept:{self.guide}") if self.guide else (f"field:{reached}",)

    def violations(self, state: AmberRouteState, frame: OwnTurn) -> Iterator[Violation]:
        player, cost = state.player(self.seat), state.box.amounts.two_fields_cost
        if self.fields < 0:
            yield broken("move.direction")
        elif not 1 <= self.fields <= FARTHEST:
            yield broken("move.distance", fields=self.fields)
        if self.fields > (left := state.road.castle - player.field):
            yield broken("move.distance", "overshoots", left=left)
        if self.guide and self.fields < FARTHEST:
            yield broken("move.one-free")
        elif self.guide:
            yield from not_kept(state, self.seat, self.guide, "guide")
        elif self.fields == FARTHEST and player.escorts < cost:
            yield broken("move.two-cost", cost=cost, escorts=player.escorts)

    def play(self, state: AmberRouteState, frame: OwnTurn, tell: Tell) -> AmberRouteState:
        """Pay the way before the field is resolved (ruling.pay-before-field)."""
        seat = self.seat
        if self.guide:
            state = use_up(state, seat, self.guide, tell)
        elif self.fields == FARTHEST:
            cost = state.box.amounts.two_fields_cost
            tell("move.two-cost", "pays-way", seat, escorts=cost)
            state = state.exchange(seat, escorts=-cost)  # move.two-cost
        player = state.player(seat)
        field = player.field + self.fields
        tell("move.distance", "advances", seat, fields=self.fields, field=field)
        players = state.with_player(seat, replace(player, field=field))
        state = replace(state, players=players, pending=state.pending[:-1])
        return enter(state, seat, tell)  # move.resolve-field, else state


def enter(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    """Follow the rule of the field where the pawn stops, and of no other (ruling.pass-through)."""
    kind, it = state.piece(seat).kind, state.box.amounts
    if kind == "village":
        state = gain_escorts(state, seat, it.village_escorts, "move.village", tell)  # move.village
    elif kind == "town":
        tell("move.town", "enters-town", seat)
        state = gain_ambers(state, seat, it.town_ambers, tell)  # move.town
    elif kind == "castle":
        state = arrive(state, seat, tell)  # end.trigger
    elif kind == "terrain":
        state = state.push(DarkDraw(seat))  # move.terrain-field
    return state


class DarkDraw(Drawing, clause="move.terrain-field"):
    """Chance turns up a dark card; without any the field does nothing (ruling.dark-both-empty)."""

    seat: Seat
    pile = "dark_deck"

    def asked(self, state: AmberRouteState) -> tuple[Seat, ...]:
        return (CHANCE,) if state.dark_deck else ()

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Make an empty deck anew, when a card must be drawn and not before (ruling.dark-reshuffle-when)."""
        if not state.dark_discard:
            tell("move.terrain-field", "no-dark-card", self.seat)
            return state.pop()
        tell("dark.reshuffle", "dark-reshuffled", None, cards=len(state.dark_discard))
        deck = state.dark_discard
        return replace(state, dark_deck=deck, dark_discard=())  # dark.reshuffle, else state.pop()


class DrawDark(Move, clause="move.terrain-field", answers=(DarkDraw,), spot="card:{card}"):
    """Chance turns up a dark card: a gift is resolved at once, a challenge is prepared for."""

    card: CardName

    def play(self, state: AmberRouteState, frame: DarkDraw, tell: Tell) -> AmberRouteState:
        seat, card, pending = frame.seat, self.card, state.pending[:-1]
        if card in state.box.gifts:
            # a gift is no challenge: it is not compared, and no attack follows (ruling.gift-not-a-challenge)
            tell("gift.immediate", "gift", seat, card=card)
            pending = (*pending, GiftRoll(seat, card))  # gift.immediate
        else:
            difficulty = difficulty_of(state.box.dark[card], state.piece(seat))
            tell("dark.match-count", "challenge", seat, card=card, difficulty=difficulty)
            pending = (*pending, Preparing(seat, card, difficulty))
        return replace(state, dark_deck=without(state.dark_deck, card), pending=pending)
