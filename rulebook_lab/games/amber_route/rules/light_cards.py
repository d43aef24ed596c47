"""b. Dobranie kart światła (Taking light cards): drawing, the hand limit, where a card is of use, buying."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, Self

from msgspec.structs import replace

from ....engine import CHANCE, Drawing, Frame, Move, Seat, Tell, Violation, added, broken, unknown, without
from ....engine.values import HIDDEN
from ..components import ANY, CardName, Components
from ..state import AmberRouteState, OwnTurn, Question
from .action_phase import Action, too_few

# -- drawing ----------------------------------------------------------------------------------


Due = Literal[
    "turn.draw-card",
    "setup.opening-hand",
    "light.buy",
    "gift.immediate",
    "reward.card-or-escort",
    "reward.lightning",
    "duel.both-draw",
]
"""The clauses that bring light cards."""


class LightDraw(Drawing, clause="turn.draw-card", omit_defaults=True):
    """Chance turns up light cards for a hand, if there are any; `by` names the clause that brings them."""

    pile = "light_deck"

    seat: Seat
    cards: int
    by: Due = "turn.draw-card"

    @property
    def rule(self) -> str:
        return self.by

    def asked(self, state: AmberRouteState) -> tuple[Seat, ...]:
        return (CHANCE,) if state.light_deck else ()

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        """Make an empty deck anew from its discard pile (ruling.light-discard)."""
        if not state.light_discard:
            tell(self.by, "no-light-card", self.seat)
            return state.pop()
        tell(self.by, "light-reshuffled", None, cards=len(state.light_discard))
        return replace(state, light_deck=state.light_discard, light_discard=())


class DrawLight(Move, clause="turn.draw-card", answers=(LightDraw,), spot="card:{card}"):
    """Chance turns up a light card."""

    card: CardName

    def play(self, state: AmberRouteState, frame: LightDraw, tell: Tell) -> AmberRouteState:
        seat, card, due = frame.seat, self.card, frame.cards - 1
        tell(frame.by, "draws", seat, {"card": card}, (seat,))
        pending, player = state.pending[:-1], state.player(seat)
        return replace(
            state,
            players=state.with_player(seat, replace(player, hand=added(player.hand, card))),
            light_deck=without(state.light_deck, card),
            pending=(*pending, LightDraw(seat, due, frame.by)) if due else pending,
        )


def draw_light(state: AmberRouteState, seat: Seat, cards: int, by: Due) -> tuple[Frame, ...]:
    """Draw for a hand; the limit is looked at when the draw is complete (ruling.hand-limit-timing)."""
    draw = LightDraw(seat, cards, by)
    over = len(state.player(seat).hand) + cards > state.box.amounts.max_hand
    return (HandLimit(seat), draw) if over else (draw,)


# -- the hand ---------------------------------------------------------------------------------


class HandLimit(Question, clause="light.excess"):
    """Which surplus card is discarded? In a gift or a fight it may be another player's."""

    whose = ""

    def asked(self, state: AmberRouteState) -> tuple[Seat, ...]:
        held, most = len(state.player(self.seat).hand), state.box.amounts.max_hand
        surplus = held > most  # light.hand-limit, else False
        return (self.seat,) if surplus else ()

    def advance(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        return state.pop()


class GiveUp(Move, exact=True, spot="hand:{card}"):
    """Part with any card in hand."""

    card: CardName

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: Question) -> list[Self]:
        return [cls(frame.seat, card) for card in cards_in_hand(state, frame.seat)]

    def violations(self, state: AmberRouteState, frame: Question) -> Iterable[Violation]:
        return not_in_hand(state, self.seat, self.card, self.clause)


class Discard(GiveUp, clause="light.excess", answers=(HandLimit,)):
    """Discard a surplus light card."""

    def play(self, state: AmberRouteState, frame: HandLimit, tell: Tell) -> AmberRouteState:
        tell("light.excess", "discards", self.seat, card=self.card)
        return out_of_hand(state, self.seat, self.card)


def cards_in_hand(state: AmberRouteState, seat: Seat) -> list[str]:
    """List the different cards in a hand, as far as the viewer knows them."""
    return [card for card in dict.fromkeys(state.player(seat).hand) if card != HIDDEN]


def bare(state: AmberRouteState, seat: Seat) -> str:
    """Choose the sentence where there is nothing to play, as far as the hand is known."""
    return "bare" if HIDDEN not in state.player(seat).hand and len(state.game.judged(state)) == 1 else ""


def not_in_hand(state: AmberRouteState, seat: Seat, card: str, clause: str) -> tuple[Violation, ...]:
    """Tell that a card is not in a hand; a hidden hand leaves it open."""
    hand = state.player(seat).hand
    if HIDDEN in hand:
        return (unknown("setup.hidden-hand", seat=seat),)
    return () if card in hand else (broken(clause, "not-in-hand", card=card),)


def out_of_hand(state: AmberRouteState, seat: Seat, *cards: str, **also: object) -> AmberRouteState:
    """Put light cards from a hand onto their discard pile; further fields may change with it."""
    player = state.player(seat)
    players = state.with_player(seat, replace(player, hand=without(player.hand, *cards)))
    return replace(state, players=players, light_discard=added(state.light_discard, *cards), **also)


# -- where a card may be used -----------------------------------------------------------------


@cache
def fitting(box: Components, terrain: str) -> frozenset[str]:
    """The light cards that may be used on a terrain."""
    cards = {id for id, card in box.light.items() if card.terrain == terrain}
    cards |= {id for id, card in box.light.items() if card.terrain == ANY}  # light.any-terrain
    return frozenset(cards)


def fitting_cards(state: AmberRouteState, seat: Seat) -> list[str]:
    """List the different cards in a hand that may be used where the pawn stands."""
    box, player = state.box, state.player(seat)
    here = fitting(box, box.layouts[state.layout].fields[player.field].terrain)
    return [card for card in dict.fromkeys(player.hand) if card in here]


class Fitting(Move, exact=True, spot="hand:{card}"):
    """Use a card in hand that fits the place where the pawn stands."""

    card: CardName

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: Question) -> list[Self]:
        return [cls(frame.seat, card) for card in fitting_cards(state, frame.seat)]

    @classmethod
    def near(cls, state: AmberRouteState, frame: Question) -> list[Self]:
        return [cls(frame.seat, card) for card in cards_in_hand(state, frame.seat)]


def not_fitting(state: AmberRouteState, seat: Seat, card: str) -> tuple[Violation, ...]:
    """Tell why a card may not be used where a pawn stands; a dark card belongs to no terrain."""
    light, terrain = state.box.light, state.piece(seat).terrain
    if card not in light:
        return (broken("light.terrain", "no-light-card", card=card),)
    if card in fitting(state.box, terrain):
        return ()
    variant = "" if terrain else "nowhere"
    return (broken("light.terrain", variant, card=card, own=light[card].terrain, terrain=terrain),)


# -- buying -----------------------------------------------------------------------------------


class Buy(Action, clause="turn.action-list"):
    """Buy light cards for an amber."""

    @classmethod
    def barred(cls, state: AmberRouteState, frame: OwnTurn) -> tuple[Violation, ...]:
        return super().barred(state, frame) + too_few(state.player(frame.seat), state.box.amounts.buy_cost)

    def play(self, state: AmberRouteState, frame: OwnTurn, tell: Tell) -> AmberRouteState:
        it = state.box.amounts
        tell("light.buy", "buys", self.seat, ambers=it.buy_cost, cards=it.buy_cards)
        state = state.exchange(self.seat, ambers=-it.buy_cost)  # light.buy
        return state.swap(
            *draw_light(state, self.seat, it.buy_cards, "light.buy")
        )  # light.buy, else state.pop()
