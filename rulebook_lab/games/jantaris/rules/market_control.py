"""The fourth phase, Market Control: who dominates three Districts may claim their card."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, after, broken, effect, from_seat, value
from ..components import MarketCard
from ..state import JantarisState, Player
from .asking import question
from .decks import cards_left, draw
from .frames import Claiming, MarketControl
from .items.items import situation
from .moves import Claim, Pass

ENOUGH_MERCHANTS = 2
DISTRICTS_OF_A_CARD = 3


# -- dominance ------------------------------------------------------------------------------


@value("market.dominance", off=True)
def dominates(state: JantarisState, seat: Seat, district: str) -> bool:
    """Two or more Merchants, and more than each of the others."""
    own = state.player(seat).at(district)
    return own >= ENOUGH_MERCHANTS and own > most_of_others(state, seat, district)


def most_of_others(state: JantarisState, seat: Seat, district: str) -> int:
    """The most Merchants that another player has there."""
    everybody = zip(state.seats, state.players, strict=True)
    return max(player.at(district) for other, player in everybody if other != seat)


def strongholds(player: Player) -> set[str]:
    """The areas where a player has Merchants enough to dominate."""
    return {area for area, number in player.merchants.items() if number >= ENOUGH_MERCHANTS}


def dominator(state: JantarisState, district: str) -> Seat:
    """Who dominates a District; "" where nobody does."""
    return next((seat for seat in state.seats if dominates(state, seat, district)), "")


def claimable(state: JantarisState, seat: Seat, card: str) -> bool:
    """Whether a seat dominates all Districts of a card."""
    return all(dominates(state, seat, district) for district in state.components.market[card].districts)


# -- who may claim --------------------------------------------------------------------------


@value("market.everyone", off=())
def asked_in_turn(state: JantarisState, frame: MarketControl) -> tuple[Seat, ...]:
    """Who has not been asked since the last claim, clockwise from the Active Player (ruling.market-order)."""
    return from_seat(state.seats, frame.seat or state.active)[: len(state.seats) - frame.idle]


def find_claimant(state: JantarisState, frame: MarketControl, tell: Tell) -> JantarisState:
    """The next clockwise who can claim is asked; after a full round without a claim the phase is over."""
    cards = state.components.market
    for skipped, seat in enumerate(asked_in_turn(state, frame)):
        # Few seats are so strong in enough areas: that is quicker to see than who dominates.
        strong = strongholds(state.player(seat))
        if len(strong) < DISTRICTS_OF_A_CARD:
            continue
        for card in state.market:
            if strong >= cards[card].district_set and claimable(state, seat, card):
                return state.swap(Claiming(seat, frame.idle + skipped))
    if not frame.idle:
        tell("market.condition", "no-claim")
    return state.pop()


def claims(state: JantarisState, frame: Claiming) -> Iterator[Move]:
    """Every open card, or none."""
    yield from (Claim(frame.seat, card) for card in state.market)
    yield Pass(frame.seat)


def claim_violations(state: JantarisState, frame: Claiming, move: Claim) -> Iterator[Violation]:
    """An open card all of whose Districts one dominates."""
    if move.card not in state.market:
        yield broken("market.condition", "not-open", card=move.card, market=state.market)
        return
    card = state.components.market[move.card]
    if lacking := tuple(d for d in card.districts if not dominates(state, move.seat, d)):
        yield broken("market.condition", card=card.id, districts=lacking)
    for district in lacking:
        own = state.player(move.seat).at(district)
        others = most_of_others(state, move.seat, district)
        yield broken("market.dominance", district=district, own=own, others=others)


def claim(state: JantarisState, frame: Claiming, move: Claim, tell: Tell) -> JantarisState:
    """The card and its Prestige, Items that work on a claim, a new card; then the next player."""
    tell("market.condition", "claims", move.seat, card=move.card)
    card = state.components.market[move.card]
    state = replace(state, market=tuple(other for other in state.market if other != move.card))
    asked = MarketControl(after(state.seats, move.seat)[0], frame.idle)
    state = state.swap(ask_everybody_again(asked))
    state = score_claim(take_card(state, move), move.seat, card, tell)
    state = situation(state, "market-claimed", move.seat)
    return turn_up_next(state, tell)


def take_card(state: JantarisState, move: Claim) -> JantarisState:
    """He keeps it before him."""
    player = state.player(move.seat)
    return state.with_player(move.seat, replace(player, claimed=(*player.claimed, move.card)))


@effect("market.claim-new")
def ask_everybody_again(frame: MarketControl) -> MarketControl:
    """The new card may be claimed at once, by anybody."""
    return replace(frame, idle=0)


@effect("market.prestige")
def score_claim(state: JantarisState, seat: Seat, card: MarketCard, tell: Tell) -> JantarisState:
    """Three Prestige Points."""
    tell("market.prestige", "scores", seat, prestige=card.prestige)
    player = state.player(seat)
    return state.with_player(seat, replace(player, by_market=player.by_market + card.prestige))


@effect("market.replace")
def turn_up_next(state: JantarisState, tell: Tell) -> JantarisState:
    """The next card of the deck, if there is one left."""
    return draw(state, "market", tell) if cards_left(state, "market") else state


def pass_by(state: JantarisState, frame: Claiming, move: Pass, tell: Tell) -> JantarisState:
    """He need not claim."""
    tell("market.optional", "passes", move.seat)
    return state.swap(MarketControl(after(state.seats, move.seat)[0], frame.idle + 1))


CLAIM = Verb(Claim, "market.condition", claim, claim_violations)
PASS = Verb(Pass, "market.optional", pass_by)
VERBS = [CLAIM, PASS]
STEPS = [
    Step(frame=MarketControl, advance=find_claimant),
    question(Claiming, CLAIM, PASS, proposals=claims),
]
