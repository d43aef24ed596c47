"""2 The action, while exploring: an ally is offered to the opponents, then taken or left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, value
from ..components import MONSTER
from ..state import AmbisState, active_player, added
from .activated import ACTIVATED, activated_moves
from .frames import Encounter, Offer, Unsold, is_last
from .moves import Buy, Decline, Leave, Take
from .track import another_card, can_reveal, exploration_over, last_space_earns, next_card, off_track

# -- who may buy ----------------------------------------------------------------------------


@value("explore.price-shared", off=1)
def price(state: AmbisState) -> int:
    """What the next ally costs: one pearl more for every purchase of the turn, whoever made it."""
    return 1 + len(state.buyers)


def has_bought(state: AmbisState, seat: Seat) -> bool:
    """Whether a seat has bought an ally this turn."""
    return seat in state.buyers


def can_afford(state: AmbisState, seat: Seat) -> bool:
    """Whether a seat has the price of an ally."""
    return state.player(seat).pearls >= price(state)


def purchase_violations(state: AmbisState, seat: Seat) -> Iterator[Violation]:
    """Why a seat cannot buy an ally now."""
    if has_bought(state, seat):
        yield broken("explore.one-purchase")
    if not can_afford(state, seat):
        asked = price(state)
        yield broken("explore.price", price=asked, pearls=state.player(seat).pearls)
        if state.buyers:
            yield broken("explore.price-shared", sold=len(state.buyers), price=asked)


def can_buy(state: AmbisState, seat: Seat) -> bool:
    """Whether a seat may buy an ally now."""
    return not has_bought(state, seat) and can_afford(state, seat)


@value("explore.offer-first", "explore.offer-order", off=())
def offered(state: AmbisState) -> tuple[Seat, ...]:
    """The opponents, clockwise from the active player's left, are offered an ally before anything else."""
    return state.opponents(state.active)


def next_offer(state: AmbisState, space: int, seats: tuple[Seat, ...]) -> Offer | Unsold:
    """The offer to the first of the seats that can buy (ruling.offer-skips), else nobody buys."""
    for seat in seats:
        if can_buy(state, seat):
            return Offer(space, seat)
    return Unsold(space)


# -- buying or declining --------------------------------------------------------------------


def buy_violations(state: AmbisState, frame: Offer, move: Buy) -> Iterator[Violation]:
    """Only the card just revealed is offered."""
    yield from purchase_violations(state, move.seat)
    yield from newest_violations(state, frame.space, move.card)


def newest_violations(state: AmbisState, space: int, card: str) -> Iterator[Violation]:
    """Only the card just revealed can be had."""
    if card != state.track[space - 1]:
        yield broken("explore.only-latest", card=card, newest=state.track[space - 1])


def buy_elsewhere(state: AmbisState, move: Buy) -> Iterator[Violation]:
    """Monsters are not offered, the active player never buys, nobody buys twice or on credit."""
    if isinstance(state.pending[-1], Encounter):
        yield broken("monster.no-offer")
    if move.seat == state.active:
        yield broken("explore.take", "pays")
    elif isinstance(state.pending[-1], Offer) and move.seat in state.seats:
        yield from purchase_violations(state, move.seat)


def buy(state: AmbisState, frame: Offer, move: Buy, tell: Tell) -> AmbisState:
    """The buyer pays and takes the card; its space is free again and another card is due."""
    cost = price(state)
    tell("explore.first-buyer", "buys", move.seat, card=move.card, price=cost, seller=state.active)
    state = hand_over(pay_seller(state.pop(), cost), move.seat, move.card, cost)
    state = sold(replace(state, buyers=(*state.buyers, move.seat)), frame.space)
    return after_sale(state, tell)


@effect("explore.first-buyer")
def hand_over(state: AmbisState, seat: Seat, card: str, cost: int) -> AmbisState:
    """The first who accepts pays and has the card."""
    player = state.player(seat)
    return state.change(seat, pearls=player.pearls - cost, hand=added(player.hand, card))


@effect("explore.pay-active-player")
def pay_seller(state: AmbisState, pearls: int) -> AmbisState:
    """The price goes to the active player."""
    return state.gain_pearls(state.active, pearls)


@effect("explore.bought-frees-space")
def sold(state: AmbisState, space: int) -> AmbisState:
    """A card sold leaves the track at once; its space receives the next one."""
    return off_track(state, space)


@effect("explore.continue-after-sale")
def after_sale(state: AmbisState, tell: Tell) -> AmbisState:
    """A sale does not end the exploration."""
    return next_card(state, tell)


def decline(state: AmbisState, frame: Offer, move: Decline, tell: Tell) -> AmbisState:
    """The offer passes to the next opponent who can buy."""
    tell("explore.buy-or-decline", "declines", move.seat, card=state.track[frame.space - 1])
    others = offered(state)
    following = next_offer(state, frame.space, others[others.index(move.seat) + 1 :])
    return replace(state, pending=(*state.pending[:-1], following))


def allies_shown(state: AmbisState, space: int) -> list[str]:
    """The ally just revealed, then the others on the track."""
    newest = state.track[space - 1]
    return [newest, *(card for card in state.track if card not in ("", MONSTER, newest))]


def offer_answers(state: AmbisState, frame: Offer) -> list[Move]:
    """Buy or decline; the other cards on the track are out of reach."""
    cards = allies_shown(state, frame.space)
    return [*(Buy(frame.asking, card) for card in cards), Decline(frame.asking)]


def offer_legal(state: AmbisState, frame: Offer) -> list[Move]:
    """The two answers; only in a position written by hand is somebody asked who cannot buy."""
    declining = Decline(frame.asking)
    if not can_buy(state, frame.asking):
        return [declining]
    return [Buy(frame.asking, state.track[frame.space - 1]), declining]


def offered_to(state: AmbisState, frame: Offer) -> tuple[Seat, ...]:
    """The one opponent who is asked."""
    return (frame.asking,)


# -- taking or leaving ----------------------------------------------------------------------


def take_violations(state: AmbisState, frame: Unsold, move: Take) -> Iterator[Violation]:
    """Only the card just revealed can be taken."""
    yield from newest_violations(state, frame.space, move.card)


def take(state: AmbisState, frame: Unsold, move: Take, tell: Tell) -> AmbisState:
    """The card goes to the active player's hand for free and ends the exploration."""
    seat = move.seat
    tell("explore.take", "takes", seat, card=move.card)
    state = off_track(exploration_over(state.pop()), frame.space)
    state = state.change(seat, hand=added(state.player(seat).hand, move.card))
    return last_space_pearl(state, frame.space, tell)


@effect("explore.last-space-pearl")
def last_space_pearl(state: AmbisState, space: int, tell: Tell) -> AmbisState:
    """Having to take the ally on the last space earns a pearl."""
    return last_space_earns(state, space, "explore.last-space-pearl", tell)


def leave_violations(state: AmbisState, frame: Unsold, move: Leave) -> Iterator[Violation]:
    """On the last space, or without another card, there is no going on."""
    if is_last(frame.space):
        yield broken("explore.last-space-ally", card=state.track[frame.space - 1])
    if not can_reveal(state):
        yield broken("explore.reshuffle")


def leave(state: AmbisState, frame: Unsold, move: Leave, tell: Tell) -> AmbisState:
    """The ally stays on the track; another card is due."""
    tell("explore.leave", "leaves", move.seat, card=state.track[frame.space - 1])
    return another_card(state.pop(), tell)


def unsold_answers(state: AmbisState, frame: Unsold) -> list[Move]:
    """Take it, leave it, or use a power; the cards passed over are out of reach."""
    seat = state.active
    takes = [Take(seat, card) for card in allies_shown(state, frame.space)]
    return [*takes, Leave(seat), *activated_moves(state, seat)]


def unsold_facts(state: AmbisState, frame: Unsold) -> dict[str, Any]:
    """The card, and whether it must be taken."""
    return {"card": state.track[frame.space - 1], "variant": "" if can_leave(state, frame) else "must"}


def can_leave(state: AmbisState, frame: Unsold) -> bool:
    """Whether the ally may be left on the track."""
    return next(leave_violations(state, frame, Leave(state.active)), None) is None


def unsold_legal(state: AmbisState, frame: Unsold) -> list[Move]:
    """The same without the near misses."""
    seat = state.active
    moves: list[Move] = [Take(seat, state.track[frame.space - 1])]
    if can_leave(state, frame):
        moves.append(Leave(seat))
    return moves + activated_moves(state, seat, legal=True)


VERBS = [
    Verb(
        move=Buy,
        clause="explore.buy-or-decline",
        violations=buy_violations,
        apply=buy,
        elsewhere=buy_elsewhere,
    ),
    Verb(move=Decline, clause="explore.buy-or-decline", apply=decline),
    Verb(move=Take, clause="explore.take", violations=take_violations, apply=take),
    Verb(move=Leave, clause="explore.leave", violations=leave_violations, apply=leave),
]
STEPS = [
    Step(
        frame=Offer,
        asked=offered_to,
        candidates=offer_answers,
        legal=offer_legal,
        verbs=(Buy, Decline),
        facts=lambda state, frame: {
            "card": state.track[frame.space - 1],
            "price": price(state),
            "seller": state.active,
        },
    ),
    Step(
        frame=Unsold,
        asked=active_player,
        candidates=unsold_answers,
        legal=unsold_legal,
        verbs=(Take, Leave, *ACTIVATED),
        facts=unsold_facts,
    ),
]
