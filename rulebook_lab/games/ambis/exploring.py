"""2 The action: explore the depths. Allies are offered, taken or left; monsters have their own chapter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from ...engine import CHANCE, Move, Seat, Step, Tell, Verb, Violation, broken, effect, value
from .activated import ACTIVATED, activated_moves
from .components import HIDDEN, MONSTER, RACE, RACES, TRACK_SPACES, VALUE
from .lords import has_active
from .moves import Buy, Card, Decline, Explore, Leave, Take
from .state import (
    Action,
    AmbisState,
    Control,
    Encounter,
    ExplorationEnd,
    Offer,
    Reveal,
    Unsold,
    added,
)

CARDS: dict[str, Card] = {card: Card(CHANCE, card) for card in (*VALUE, MONSTER, HIDDEN)}


# -- revealing ------------------------------------------------------------------------------


def can_reveal(state: AmbisState) -> bool:
    """Whether a card is left to reveal, in the deck or among the discards."""
    return bool(state.deck or state.discards)


def explore_violations(state: AmbisState, frame: Action, move: Explore) -> Iterator[Violation]:
    """Exploring needs a card to reveal."""
    if not can_reveal(state):
        yield broken("explore.reshuffle")


def explore_elsewhere(state: AmbisState, move: Explore) -> Iterator[Violation]:
    """No card is revealed before the last one is dealt with."""
    if isinstance(state.pending[-1], (Offer, Unsold, Encounter)):
        yield broken("explore.settle-each")


def explore(state: AmbisState, frame: Action, move: Explore, tell: Tell) -> AmbisState:
    """The active player explores: the first card is due."""
    tell("explore.reveal", "explores", move.seat)
    return next_card(replace(state, passes=0, pending=(*state.pending[:-1], Control())), tell)


@effect("explore.repeat")
def another_card(state: AmbisState, tell: Tell) -> AmbisState:
    """After a card passed over the next one is due, and is dealt with in the same way."""
    return next_card(state, tell)


def next_card(state: AmbisState, tell: Tell) -> AmbisState:
    """Another card is due, if need be out of the discards; without any the exploration ends."""
    if not can_reveal(state):
        return state.push(ExplorationEnd())
    if not state.deck:
        state = reshuffle(state, tell)
    return replace(state, pending=(*state.pending, Reveal()))


@effect("explore.reshuffle")
def reshuffle(state: AmbisState, tell: Tell) -> AmbisState:
    """The discards become the new deck. (ruling.reshuffle-when: only now that a card is needed.)"""
    tell("explore.reshuffle", "reshuffles", None, n=len(state.discards))
    return replace(state, deck=state.discards, discards=())


def card_weights(state: AmbisState, frame: Reveal) -> dict[Move, int]:
    """Every card of the deck may be on top."""
    return {CARDS[card]: count for card, count in Counter(state.deck).items()}


def draw_card(state: AmbisState, frame: Reveal, random: Random) -> Card:
    """One card of the deck, all equally likely."""
    return CARDS[state.deck[int(random.random() * len(state.deck))]]


@value("explore.place", off=TRACK_SPACES)
def free_space(state: AmbisState) -> int:
    """The free space of the track that is nearest to the deck."""
    return state.track.index("") + 1


def reveal(state: AmbisState, frame: Reveal, move: Card, tell: Tell) -> AmbisState:
    """The card goes onto the free space nearest to the deck; a monster is met, an ally offered."""
    card = move.card
    space = free_space(state)
    at = space - 1
    tell("explore.place", "revealed", None, card=card, space=space)
    gone = state.deck.index(card)
    ally = card != MONSTER
    top = next_offer(state, space, offered(state)) if ally else Encounter(space)
    return replace(
        state,
        deck=state.deck[:gone] + state.deck[gone + 1 :],
        track=(*state.track[:at], card, *state.track[at + 1 :]),
        pending=(*state.pending[:-1], top),
    )


# -- offering -------------------------------------------------------------------------------


@value("explore.price-shared", off=1)
def price(state: AmbisState) -> int:
    """What the next ally costs: one pearl more for every purchase of the turn, whoever made it."""
    return 1 + len(state.buyers)


def purchase_violations(state: AmbisState, seat: Seat) -> Iterator[Violation]:
    """Why a seat cannot buy an ally now."""
    if seat in state.buyers:
        yield broken("explore.one-purchase")
    asked, pearls = price(state), state.player(seat).pearls
    if pearls < asked:
        yield broken("explore.price", price=asked, pearls=pearls)
        if state.buyers:
            yield broken("explore.price-shared", sold=len(state.buyers), price=asked)


@value("explore.offer-first", "explore.offer-order", off=())
def offered(state: AmbisState) -> tuple[Seat, ...]:
    """The opponents, clockwise from the active player's left, are offered an ally before anything else."""
    return state.opponents(state.active)


def next_offer(state: AmbisState, space: int, seats: tuple[Seat, ...]) -> Offer | Unsold:
    """The offer to the first of the seats that can buy (ruling.offer-skips), else nobody buys."""
    cost = 1 + len(state.buyers)
    for seat in seats:
        if seat not in state.buyers and state.player(seat).pearls >= cost:
            return Offer(space, seat)
    return Unsold(space)


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


def off_track(state: AmbisState, space: int) -> AmbisState:
    """Without the card on a space of the track."""
    return replace(state, track=(*state.track[: space - 1], "", *state.track[space:]))


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


def offer_answers(state: AmbisState, frame: Offer) -> list[Move]:
    """Buy or decline; the other cards on the track are out of reach."""
    card = state.track[frame.space - 1]
    others = [other for other in state.track if other and other not in (card, MONSTER)]
    return [*(Buy(frame.asking, each) for each in (card, *others)), Decline(frame.asking)]


def offer_legal(state: AmbisState, frame: Offer) -> list[Move]:
    """The two answers, as `next_offer` asks only those who can buy."""
    return [Buy(frame.asking, state.track[frame.space - 1]), Decline(frame.asking)]


def offered_to(state: AmbisState, frame: Offer) -> tuple[Seat, ...]:
    """The one opponent who is asked."""
    return (frame.asking,)


# -- taking or leaving ----------------------------------------------------------------------


def the_active_player(state: AmbisState, frame: object) -> tuple[Seat, ...]:
    """The active player decides."""
    return (state.active,)


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
    if space < TRACK_SPACES:
        return state
    tell("explore.last-space-pearl", "last-space-pearl", state.active, pearls=state.kit.last_space_pearls)
    return state.gain_pearls(state.active, state.kit.last_space_pearls)


def leave_violations(state: AmbisState, frame: Unsold, move: Leave) -> Iterator[Violation]:
    """On the last space, or without another card, there is no going on."""
    if frame.space == TRACK_SPACES:
        yield broken("explore.last-space-ally", card=state.track[frame.space - 1])
    if not can_reveal(state):
        yield broken("explore.reshuffle")


def leave(state: AmbisState, frame: Unsold, move: Leave, tell: Tell) -> AmbisState:
    """The ally stays on the track; another card is due."""
    tell("explore.leave", "leaves", move.seat, card=state.track[frame.space - 1])
    return another_card(state.pop(), tell)


def unsold_answers(state: AmbisState, frame: Unsold) -> list[Move]:
    """Take it, leave it, or use a power; the cards passed over are out of reach."""
    seat, card = state.active, state.track[frame.space - 1]
    others = [other for other in state.track if other and other not in (card, MONSTER)]
    takes = [Take(seat, each) for each in (card, *others)]
    return [*takes, Leave(seat), *activated_moves(state, seat)]


def unsold_legal(state: AmbisState, frame: Unsold) -> list[Move]:
    """The same without the near misses."""
    seat = state.active
    moves: list[Move] = [Take(seat, state.track[frame.space - 1])]
    if frame.space < TRACK_SPACES and can_reveal(state):
        moves.append(Leave(seat))
    return moves + activated_moves(state, seat, legal=True)


# -- the end of the exploration -------------------------------------------------------------


@effect("explore.end")
def exploration_over(state: AmbisState) -> AmbisState:
    """Nothing more is revealed; the track will be cleared."""
    return state.push(ExplorationEnd())


def end_exploration(state: AmbisState, frame: ExplorationEnd, tell: Tell) -> AmbisState:
    """The track is cleared."""
    cards = [card for card in state.track if card]
    if not cards:
        return state.pop()
    state = discard_monsters(to_council(state.pop(), tell))
    return ship_master(replace(state, track=("",) * TRACK_SPACES), cards, tell)


@effect("explore.to-council")
def to_council(state: AmbisState, tell: Tell) -> AmbisState:
    """Allies left on the track go face down onto the Council pile of their race."""
    allies = [card for card in state.track if card in RACE]
    if not allies:
        return state
    tell("explore.to-council", "to-council", None, cards=tuple(allies))
    council = list(state.council)
    for card in allies:
        at = RACES.index(RACE[card])
        council[at] = added(council[at], card)
    return replace(state, council=tuple(council))


@effect("explore.monsters-discarded")
def discard_monsters(state: AmbisState) -> AmbisState:
    """Monsters left on the track are discarded."""
    monsters = state.track.count(MONSTER)
    return replace(state, discards=added(state.discards, *[MONSTER] * monsters)) if monsters else state


@effect("power.ship-master")
def ship_master(state: AmbisState, cards: list[str], tell: Tell) -> AmbisState:
    """The Ship Master earns his owner a pearl for each race sent to the Council."""
    if not has_active(state.player(state.active), "ship-master"):
        return state
    races = len({RACE[card] for card in cards if card in RACE})
    if not races:
        return state
    pearls = races * state.kit.lords["ship-master"].params["amount"]
    tell("power.ship-master", "ship-master", state.active, pearls=pearls)
    return state.gain_pearls(state.active, pearls)


VERBS = [
    Verb(move=Card, clause="explore.reveal", apply=reveal),
    Verb(
        move=Explore,
        clause="explore.reveal",
        violations=explore_violations,
        apply=explore,
        elsewhere=explore_elsewhere,
    ),
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
    Step(frame=Reveal, weights=card_weights, draw=draw_card, verbs=(Card,)),
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
        asked=the_active_player,
        candidates=unsold_answers,
        legal=unsold_legal,
        verbs=(Take, Leave, *ACTIVATED),
        facts=lambda state, frame: {"card": state.track[frame.space - 1]},
    ),
    Step(frame=ExplorationEnd, advance=end_exploration),
]
