"""What Items do, op by op, in the words of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from ...engine import Move, Seat, Tell, Verb, Violation, broken
from .asking import question
from .banish import banish
from .components import CENTER, Effect, Item
from .decks import cards_left, draw
from .frames import Working
from .goods import changed, gain_both, give_back, owned_violations, room, room_violations, splits
from .guild import area_violations, locked, new_merchant_violations, place
from .guild import move as move_merchant
from .items import clause_of, used_up
from .moves import COLOURS, Decline, Enlist, Exchange, Expel, Gain, Lose, Replace, Shift
from .searching import begin_search
from .state import JantarisState

Check = Callable[[JantarisState, Working, Any], Iterator[Violation]]


def item_of(state: JantarisState, frame: Working) -> Item:
    """The Item that works."""
    return state.components.items[frame.item]


def effects_of(state: JantarisState, frame: Working, op: str) -> list[Effect]:
    """The effects of this part that are of one kind."""
    return [effect for effect in item_of(state, frame).parts[frame.part] if effect.op == op]


def fitting(op: str, check: Callable[..., Iterator[Violation]]) -> Check:
    """The check of a move that carries out an effect: of several it needs to fit one."""

    def violations(state: JantarisState, frame: Working, move: Any) -> Iterator[Violation]:
        found = [list(check(state, frame, effect, move)) for effect in effects_of(state, frame, op)]
        if not found:
            yield broken("items.printed-timing", "other", item=frame.item)
        elif all(found):
            yield from min(found, key=len)

    return violations


def done(state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
    """The effect has been used."""
    return used_up(state.pop(), frame.seat, frame.item, tell)


def off_card(frame: Working, what: str) -> Violation:
    """The card says otherwise."""
    return broken("items.printed-timing", what, item=frame.item)


# -- Goods ----------------------------------------------------------------------------------


def shares(effect: Effect, red: int, black: int) -> set[tuple[int, int]]:
    """The Goods that an effect may be about, when there are so many of either colour."""
    if effect.color == "one-colour-of-choice":
        single = replace(effect, color="red"), replace(effect, color="black")
        return shares(single[0], red, black) | shares(single[1], red, black)
    red = 0 if effect.color == "black" else red
    black = 0 if effect.color == "red" else black
    most = min(effect.most, red + black)
    least = most if effect.amount else 1
    return {goods for total in range(max(least, 1), most + 1) for goods in splits(total, red, black)}


def goods_moves(kind: type[Gain] | type[Lose]) -> Callable[..., Iterator[Move]]:
    """Goods up to the amount of the effect, whatever the colours."""

    def moves(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Move]:
        for total in range(1, effect.most + 1):
            yield from (kind(frame.seat, *goods) for goods in splits(total, total, total))

    return moves


def gain_violations(state: JantarisState, frame: Working, effect: Effect, move: Gain) -> Iterator[Violation]:
    """As many as the card says, as far as there is room."""
    player = state.player(move.seat)
    if (move.red, move.black) not in shares(effect, room(player, "red"), room(player, "black")):
        full = list(room_violations(player, move.red, move.black, "goods.at-limit"))
        yield from full or [off_card(frame, "amount")]


def gain(state: JantarisState, frame: Working, move: Gain, tell: Tell) -> JantarisState:
    """From the common supply."""
    clause = clause_of(item_of(state, frame))
    return gain_both(done(state, frame, tell), move.seat, move.red, move.black, clause, tell)


def lose_violations(state: JantarisState, frame: Working, effect: Effect, move: Lose) -> Iterator[Violation]:
    """As many as the card says, as far as they are there (ruling.diadem)."""
    player = state.player(move.seat)
    if (move.red, move.black) not in shares(effect, player.red, player.black):
        short = list(owned_violations(player, move.red, move.black, "goods.source"))
        yield from short or [off_card(frame, "amount")]


def lose(state: JantarisState, frame: Working, move: Lose, tell: Tell) -> JantarisState:
    """Into the common supply."""
    clause = clause_of(item_of(state, frame))
    return give_back(done(state, frame, tell), move.seat, move.red, move.black, clause, "loses", tell)


def exchanges(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Move]:
    """Either colour, up to the amount."""
    for colour in COLOURS:
        yield from (Exchange(frame.seat, colour, number) for number in range(1, effect.most + 1))


def exchange_violations(
    state: JantarisState, frame: Working, effect: Effect, move: Exchange
) -> Iterator[Violation]:
    """Owned, and with room for as many of the other colour."""
    player = state.player(move.seat)
    red, black = (move.goods, 0) if move.colour == "red" else (0, move.goods)
    if not 1 <= move.goods <= effect.most:
        yield off_card(frame, "amount")
    yield from owned_violations(player, red, black, "goods.source")
    yield from room_violations(player, black, red, "goods.at-limit")


def exchange(state: JantarisState, frame: Working, move: Exchange, tell: Tell) -> JantarisState:
    """One colour for the other."""
    clause = clause_of(item_of(state, frame))
    tell(clause, "exchanges", move.seat, goods=move.goods, colour=move.colour)
    state = done(state, frame, tell)
    red = -move.goods if move.colour == "red" else move.goods
    return state.with_player(move.seat, changed(state.player(move.seat), red, -red))


# -- Merchants ------------------------------------------------------------------------------


def named_areas(state: JantarisState, frame: Working, words: str, near: str = "") -> tuple[str, ...]:
    """The areas that the card's words mean, with tokens or without."""
    if words == "adjacent-open-district":
        return state.components.neighbours.get(near, ())
    meant = {"city-center": (CENTER,), "same-area": (frame.about,), "active-district": (state.district,)}
    return meant.get(words, state.components.ring)


def enlistings(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Move]:
    """Every area that the card names."""
    return (Enlist(frame.seat, area) for area in named_areas(state, frame, effect.target))


def enlist_violations(
    state: JantarisState, frame: Working, effect: Effect, move: Enlist
) -> Iterator[Violation]:
    """Where the card says, by the rules for new Merchants (ruling.never-versus-explicit)."""
    yield from new_merchant_violations(state, move.seat, move.area)
    if move.area not in named_areas(state, frame, effect.target):
        yield off_card(frame, "area")


def enlist(state: JantarisState, frame: Working, move: Enlist, tell: Tell) -> JantarisState:
    """From the supply."""
    clause = clause_of(item_of(state, frame))
    return place(done(state, frame, tell), move.seat, move.area, clause, tell)


def shifts(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Move]:
    """Every Merchant to every area that the card names."""
    there = state.player(frame.seat).merchants
    for source in named_areas(state, frame, effect.source):
        if source in there:
            targets = named_areas(state, frame, effect.target, source)
            yield from (Shift(frame.seat, source, target) for target in targets if target != source)


def shift_violations(
    state: JantarisState, frame: Working, effect: Effect, move: Shift
) -> Iterator[Violation]:
    """From and to where the card says, past no token that it does not name."""
    for area, named in ((move.source, effect.source), (move.target, effect.target)):
        yield from area_violations(state, area, district=False)
        if named != "active-district" and locked(state, area):
            yield broken("guild.no-move", area=area)
    if not state.player(move.seat).at(move.source):
        yield off_card(frame, "nobody-there")
    fits = move.source in named_areas(state, frame, effect.source)
    if not fits or move.target not in named_areas(state, frame, effect.target, move.source):
        yield off_card(frame, "area")
    if move.source == move.target:
        yield off_card(frame, "same-place")


def shift(state: JantarisState, frame: Working, move: Shift, tell: Tell) -> JantarisState:
    """On the map."""
    clause = clause_of(item_of(state, frame))
    state = done(state, frame, tell)
    return move_merchant(state, move.seat, move.source, move.target, clause, tell)


def expulsions(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Move]:
    """Every player in every District that the card names."""
    for district in named_areas(state, frame, effect.source):
        yield from (Expel(frame.seat, district, player) for player in state.seats)


def expel_violations(
    state: JantarisState, frame: Working, effect: Effect, move: Expel
) -> Iterator[Violation]:
    """A player, and a District without a token unless the card names it (ruling.warrant, ruling.guard)."""
    yield from area_violations(state, move.district, district=True)
    if effect.source != "active-district" and locked(state, move.district):
        yield broken("guild.no-move", area=move.district)
    if move.district not in named_areas(state, frame, effect.source):
        yield off_card(frame, "area")
    if move.player not in state.seats:
        yield broken("strengthen.target", player=move.player, seats=state.seats)
    if effect.other_than and move.player == frame.about:
        yield off_card(frame, "second")


def expel(state: JantarisState, frame: Working, move: Expel, tell: Tell) -> JantarisState:
    """That player's Merchants are banished."""
    clause = clause_of(item_of(state, frame))
    return banish(done(state, frame, tell), move.player, move.district, clause, tell)


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

MOVES: dict[str, Callable[[JantarisState, Working, Effect], Iterable[Move]]] = {
    "gain": goods_moves(Gain),
    "lose": goods_moves(Lose),
    "exchange": exchanges,
    "place": enlistings,
    "move": shifts,
    "banish": expulsions,
    "replace-offer": replacements,
}


def moves(state: JantarisState, frame: Working) -> Iterator[Move]:
    """What an effect may do, and nothing."""
    effects = item_of(state, frame).parts[frame.part]
    for effect in effects:
        if effect.op in MOVES:
            yield from MOVES[effect.op](state, frame, effect)
    if effects[0].op in MOVES:
        yield Decline(frame.seat)


def decline_violations(state: JantarisState, frame: Working, move: Decline) -> Iterator[Violation]:
    """What is mandatory is carried out (ruling.item-options)."""
    if item_of(state, frame).mandatory:
        yield off_card(frame, "mandatory")


def decline(state: JantarisState, frame: Working, move: Decline, tell: Tell) -> JantarisState:
    """The Item does nothing this time."""
    tell("items.printed-timing", "declines", move.seat, item=frame.item)
    return state.pop()


VERBS = [
    Verb(Gain, "items.printed-timing", gain, fitting("gain", gain_violations)),
    Verb(Lose, "items.printed-timing", lose, fitting("lose", lose_violations)),
    Verb(Exchange, "items.printed-timing", exchange, fitting("exchange", exchange_violations)),
    Verb(Enlist, "items.printed-timing", enlist, fitting("place", enlist_violations)),
    Verb(Shift, "items.printed-timing", shift, fitting("move", shift_violations)),
    Verb(Expel, "items.banish", expel, fitting("banish", expel_violations)),
    Verb(Replace, "items.historic-book", replace_item, fitting("replace-offer", replace_violations)),
    Verb(Decline, "items.printed-timing", decline, decline_violations),
]
STEPS = [question(Working, *VERBS, proposals=moves, otherwise=by_itself)]
