"""What Items do, op by op, in the words of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from msgspec.structs import replace

from .....engine import Move, Seat, Tell, Verb, Violation, broken
from ...components import Effect, Item
from ...state import JantarisState
from ..asking import judged_by, question
from ..decks import cards_left, draw
from ..frames import Working
from ..moves import Decline, Replace
from . import goods, merchants
from .items import clause_of
from .parts import Listed, Proposals, done, fitting, item_of, off_card
from .searching import begin_search

# -- the offer ------------------------------------------------------------------------------


def replacements(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Move]:
    """Either Item on offer."""
    return (Replace(frame.seat, item) for item in state.offer)


def replace_violations(
    state: JantarisState, frame: Working, effect: Effect, move: Replace
) -> Iterator[Violation]:
    """An Item on offer, while there is a card to come in its place (ruling.historic-book)."""
    if move.item not in state.offer:
        yield broken("bazaar.no-refill", item=move.item, offer=state.offer)
    if not cards_left(state, "bazaar"):
        yield broken("items.historic-book")


def replace_item(state: JantarisState, frame: Working, move: Replace, tell: Tell) -> JantarisState:
    """Under the deck it goes, the top card is turned up."""
    tell("items.historic-book", "puts-under", move.seat, item=move.item)
    offer = tuple(item for item in state.offer if item != move.item)
    state = draw(replace(done(state, frame, tell), offer=offer), "bazaar", tell)
    return replace(state, under_bazaar=(*state.under_bazaar, move.item))


# -- without a choice -----------------------------------------------------------------------


def by_itself(state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
    """Effects that need no move; a mandatory one that can do nothing passes too."""
    item = item_of(state, frame)
    effect = item.parts[frame.part][0]
    if effect.op == "search-deck":
        return begin_search(done(state, frame, tell), item.id, frame.seat, effect.look)
    if effect.op == "bonus-prestige":
        return score_bonus(done(state, frame, tell), frame.seat, item, effect.amount, tell)
    tell(clause_of(item), "no-effect", frame.seat, item=item.id)
    return state.pop()


def score_bonus(state: JantarisState, seat: Seat, item: Item, points: int, tell: Tell) -> JantarisState:
    """Points for a claim count with the claim's (ruling.ledger), others with the Items'."""
    tell(clause_of(item), "scores", seat, prestige=points)
    player = state.player(seat)
    if item.trigger == "market-claimed":
        return state.with_player(seat, replace(player, by_market=player.by_market + points))
    return state.with_player(seat, replace(player, by_items=player.by_items + points))


# -- all of them ----------------------------------------------------------------------------

MOVES: dict[str, Proposals] = {
    **goods.MOVES,
    **merchants.MOVES,
    "replace-offer": replacements,
}
LEGAL: dict[str, Listed] = {**goods.LEGAL, **merchants.LEGAL}


def moves(state: JantarisState, frame: Working) -> Iterator[Move]:
    """What an effect may do, and nothing."""
    effects = item_of(state, frame).parts[frame.part]
    proposed = (MOVES[effect.op](state, frame, effect) for effect in effects if effect.op in MOVES)
    # Two effects may propose the same.
    yield from dict.fromkeys(chain.from_iterable(proposed))
    if effects[0].op in MOVES:
        yield Decline(frame.seat)


def moves_legal(state: JantarisState, frame: Working) -> list[Move]:
    """The same; for the most frequent effects without asking the checks."""
    item = item_of(state, frame)
    effects = item.parts[frame.part]
    if any(effect.op not in LEGAL for effect in effects):
        return _judged(state, frame)
    listed = (LEGAL[effect.op](state, frame, effect) for effect in effects)
    found = list(dict.fromkeys(chain.from_iterable(listed)))
    return found if item.mandatory else [*found, Decline(frame.seat)]


def working_facts(state: JantarisState, frame: Working) -> Mapping[str, Any]:
    """What else the prompt says: what kind of effect it is, and whether it may be declined."""
    item = item_of(state, frame)
    kinds = {effect.op for effect in item.parts[frame.part]}
    return {"variant": kinds.pop() if len(kinds) == 1 else "", "optional": not item.mandatory}


def decline_violations(state: JantarisState, frame: Working, move: Decline) -> Iterator[Violation]:
    """What is mandatory is carried out (ruling.item-options)."""
    if item_of(state, frame).mandatory:
        yield off_card(frame, "mandatory")


def decline(state: JantarisState, frame: Working, move: Decline, tell: Tell) -> JantarisState:
    """The Item does nothing this time."""
    tell("items.printed-timing", "declines", move.seat, item=frame.item)
    return state.pop()


VERBS = [
    *goods.VERBS,
    *merchants.VERBS,
    Verb(Replace, "items.historic-book", replace_item, fitting("replace-offer", replace_violations)),
    Verb(Decline, "items.printed-timing", decline, decline_violations),
]
_judged = judged_by(VERBS, moves)
STEPS = [
    question(Working, *VERBS, proposals=moves, legal=moves_legal, otherwise=by_itself, facts=working_facts)
]
