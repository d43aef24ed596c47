"""Dobranie kart światła (Taking light cards): drawing, the hand limit, buying, where a card may be used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from ....engine import CHANCE, Frame, Move, Seat, Step, Tell, Verb, Violation, broken, effect, unknown, value
from ..components import ANY
from ..piles import HIDDEN, Cards, put, taken
from ..state import AmberRouteState, Player
from .ambers import spend_ambers
from .frames import Act, HandLimit, LightDraw
from .moves import Buy, Discard, DrawLight
from .phases import action_violations

# -- drawing ------------------------------------------------------------------------------


def draw_light(state: AmberRouteState, seat: Seat, cards: int, tell: Tell) -> AmberRouteState:
    """Opens a draw for a hand; the hand limit is looked at when it is complete (ruling.hand-limit-timing)."""
    if len(state.player(seat).hand) + cards > state.box.amounts.max_hand:
        state = state.push(HandLimit(seat))
    return turn_up_light(state, seat, cards, tell)


def turn_up_light(state: AmberRouteState, seat: Seat, cards: int, tell: Tell) -> AmberRouteState:
    """Opens a draw; an empty deck is renewed from its discard pile first (ruling.light-discard)."""
    if not state.light_deck:
        if not state.light_discard:
            tell("turn.draw-card", "no-light-card", seat)
            return state
        tell("turn.draw-card", "light-reshuffled", None, cards=len(state.light_discard))
        state = replace(state, light_deck=state.light_discard, light_discard=())
    return state.push(LightDraw(seat, cards))


def light_weights(state: AmberRouteState, frame: LightDraw) -> Mapping[Move, int]:
    deck = state.light_deck
    return {DrawLight(CHANCE, card): deck.count(card) for card in dict.fromkeys(deck)}


def any_light_card(state: AmberRouteState, frame: LightDraw, random: Random) -> Move:
    deck = state.light_deck
    return DrawLight(CHANCE, deck[int(random.random() * len(deck))])


def take_light_card(
    state: AmberRouteState, frame: LightDraw, drawn: DrawLight, tell: Tell
) -> AmberRouteState:
    seat, card = frame.seat, drawn.card
    tell.secretly((seat,), "turn.draw-card", "draws", seat, {"card": card})
    player = state.player(seat)
    state = state.changed(
        seat,
        replace(player, hand=put(player.hand, card)),
        light_deck=taken(state.light_deck, card),
        pending=state.pending[:-1],
    )
    return turn_up_light(state, seat, frame.cards - 1, tell) if frame.cards > 1 else state


# -- the hand -----------------------------------------------------------------------------


@value("light.hand-limit", off=0)
def surplus(state: AmberRouteState, player: Player) -> int:
    """How many cards too many a player holds."""
    return max(0, len(player.hand) - state.box.amounts.max_hand)


def over_the_limit(state: AmberRouteState, frame: HandLimit) -> tuple[Seat, ...]:
    return (frame.seat,) if surplus(state, state.player(frame.seat)) else ()


def hand_fits(state: AmberRouteState, frame: HandLimit, tell: Tell) -> AmberRouteState:
    return state.pop()


def discards(state: AmberRouteState, frame: HandLimit) -> list[Move]:
    return [
        Discard(frame.seat, card) for card in dict.fromkeys(state.player(frame.seat).hand) if card != HIDDEN
    ]


def in_hand(state: AmberRouteState, seat: Seat, card: str, clause: str) -> Iterator[Violation]:
    """What forbids to use a card that is not in one's hand; a hidden hand leaves it open."""
    hand = state.player(seat).hand
    if HIDDEN in hand:
        yield unknown("setup.hidden-hand", seat=seat)
    elif card not in hand:
        yield broken(clause, "not-in-hand", card=card)


def discard_violations(state: AmberRouteState, frame: HandLimit, played: Discard) -> Iterator[Violation]:
    return in_hand(state, played.seat, played.card, "light.excess")


def discard(state: AmberRouteState, frame: HandLimit, played: Discard, tell: Tell) -> AmberRouteState:
    tell("light.excess", "discards", played.seat, card=played.card)
    return out_of_hand(state, played.seat, played.card)


def out_of_hand(state: AmberRouteState, seat: Seat, *cards: str, **others: Any) -> AmberRouteState:
    """Light cards go from a hand to the discard pile, and other fields change besides."""
    player, pile = state.player(seat), state.light_discard
    return state.changed(
        seat, replace(player, hand=without(player.hand, cards)), light_discard=put(pile, *cards), **others
    )


def without(hand: Cards, cards: tuple[str, ...]) -> Cards:
    """A hand without some of its cards."""
    for card in cards:
        hand = taken(hand, card)
    return hand


# -- using ----------------------------------------------------------------------------------


@value("light.any-terrain", off=False)
def fits_everywhere(terrain: str) -> bool:
    """Whether a card belongs to no particular terrain."""
    return terrain == ANY


def terrain_fits(state: AmberRouteState, card: str, terrain: str) -> bool:
    """Whether a light card may be used on a terrain."""
    own = state.box.light[card].terrain if card in state.box.light else ""
    return own == terrain or fits_everywhere(own)


def terrain_violations(state: AmberRouteState, card: str, terrain: str) -> Iterator[Violation]:
    """What forbids to use a card of this terrain here; a dark card belongs to none."""
    if card not in state.box.light:
        yield broken("light.terrain", "no-light-card", card=card)
    elif not terrain_fits(state, card, terrain):
        yield broken("light.terrain", card=card, own=state.box.light[card].terrain, terrain=terrain)


# -- buying ---------------------------------------------------------------------------------


def buy_violations(state: AmberRouteState, frame: Frame, played: Buy) -> Iterator[Violation]:
    yield from action_violations(frame)
    player, cost = state.player(played.seat), state.box.amounts.buy_cost
    if player.loose < cost:
        yield broken("amber.loose-uses", loose=player.loose, secured=player.secured, cost=cost)


def buy(state: AmberRouteState, frame: Act, played: Buy, tell: Tell) -> AmberRouteState:
    return buy_cards(state.pop(), played.seat, tell)


@effect("light.buy")
def buy_cards(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    amounts = state.box.amounts
    tell("light.buy", "buys", seat, ambers=amounts.buy_cost, cards=amounts.buy_cards)
    return draw_light(spend_ambers(state, seat, amounts.buy_cost), seat, amounts.buy_cards, tell)


STEPS = [
    Step(LightDraw, weights=light_weights, draw=any_light_card, verbs=(DrawLight,)),
    Step(
        HandLimit,
        asked=over_the_limit,
        candidates=discards,
        legal=discards,
        verbs=(Discard,),
        advance=hand_fits,
    ),
]
VERBS = [
    Verb(Buy, "turn.action-list", buy, buy_violations),
    Verb(DrawLight, "turn.draw-card", take_light_card),
    Verb(Discard, "light.excess", discard, discard_violations),
]
