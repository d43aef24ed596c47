"""Using the Items: whose Items work when, in which order, and for whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated

from msgspec.structs import replace

from ....engine import Among, Frame, Listing, Move, Seat, Tell, Violation, after, broken, without
from ..components import ItemName
from ..state import JantarisState
from ..vocabulary import Effect, Item
from .decks import Search, cards_left
from .general import OfSeat, score

ONE_BY_ONE = frozenset({"place", "move", "replace-offer"})
"""Ops whose amount says how often, not how much."""

WITHOUT_CHOICE = frozenset({"search-deck", "bonus-prestige"})
"""Ops that are carried out without a move."""


# -- getting and losing them ----------------------------------------------------------------


def receive(state: JantarisState, seat: Seat, item: str, tell: Tell) -> JantarisState:
    """The Item lies before its owner, scores, and works if it works on purchase (ruling.before-second)."""
    card, clause = state.box.items[item], "bazaar.prestige"
    tell("bazaar.own", "owns", seat, item=item)
    state = state.change(seat, items=(*state.player(seat).items, item))  # bazaar.own
    state = score(state, seat, "by_items", card.prestige, item, clause, tell)  # bazaar.prestige
    if card.trigger == "bought":  # items.immediate
        # Now or never, in whoever's turn (ruling.bought-by-another).
        state = state.push(Moment(seat, (item,)))
    return state


def used_up(state: JantarisState, seat: Seat, item: str, tell: Tell) -> JantarisState:
    """An Item is kept and works again, unless its text says that it is discarded (ruling.discard)."""
    owner = state.player(seat)
    stays = state.box.items[item].uses != "discard"  # items.repeat, else False
    if stays or item not in owner.items:
        return state
    tell("items.keep", "discards", seat, item=item)
    kept = without(owner.items, item)
    return replace(state.change(seat, items=kept), gone=(*state.gone, item))  # items.keep, else state


# -- when they work -------------------------------------------------------------------------


def moment(state: JantarisState, trigger: str, seat: Seat, about: str = "") -> JantarisState:
    """The Items of a seat that work now, if there are any, are used."""
    items = state.player(seat).items
    if not items:
        return state
    table = state.box.items
    left = tuple([item for item in items if table[item].trigger == trigger])
    return state.push(Moment(seat, left, about)) if left else state


class Moment(OfSeat, clause="items.crown-order", forced=True):
    """`seat` has Items that work now, one after another; `about` is the area or player that it is about."""

    left: tuple[str, ...]
    about: str = ""

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        if not self.left:
            yield broken("items.printed-timing", "nothing", seat=self.seat)
        for item in self.left:
            if item not in state.box.items:
                yield broken("components.items", "none", item=item)
            elif item not in state.player(self.seat).items:
                yield broken("bazaar.own", "not-owned", seat=self.seat, item=item)


ItemLeft = Annotated[ItemName, Among(lambda state, frame, _: frame.left, "not-now", "items.printed-timing")]
"""An Item that may still be used now."""


class Use(Move, clause="items.crown-order", answers=(Moment,), spot="item:{item}"):
    """Let an Item work next."""

    item: ItemLeft

    def play(self, state: JantarisState, frame: Moment, tell: Tell) -> JantarisState:
        """One effect after another, for the owner, then for each other crown (ruling.crown-sequence)."""
        item = state.box.items[self.item]
        tell(item.clause, "works", self.seat, item=item.id)
        left = without(frame.left, self.item)
        state = state.swap(replace(frame, left=left)) if left else state.pop()
        others = [seat for seat in after(state.seats, self.seat) if has_crown(state, seat)]
        shared = others if item.crown else []  # items.crown, else []
        workings = [
            Working(item.id, seat, part, frame.about)
            for seat in (self.seat, *shared)
            for part, effects in enumerate(item.parts)
            for _ in range(effects[0].most if effects[0].op in ONE_BY_ONE else 1)
        ]
        return state.push(*reversed(workings))


def has_crown(state: JantarisState, seat: Seat) -> bool:
    """Whether a player owns an Item with a crown."""
    table = state.box.items
    return any(table[item].crown for item in state.player(seat).items)


def standing(state: JantarisState, seat: Seat) -> Iterator[Item]:
    """The Items whose standing effects are a seat's: its own, and those that its crown lets it share."""
    table = state.box.items
    yield from (table[item] for item in state.player(seat).items)
    if has_crown(state, seat):  # items.crown
        others = (state.player(other).items for other in after(state.seats, seat))
        yield from (table[item] for items in others for item in items if table[item].crown)


# -- what they do ---------------------------------------------------------------------------


class Working(Frame, clause="items.printed-timing", forced=True):
    """One part of an Item's effect, for `seat`."""

    item: str
    seat: Seat
    part: int = 0
    about: str = ""

    def effects(self, state: JantarisState, op: str) -> list[Effect]:
        """The effects of one kind between which this part leaves a choice."""
        return [effect for effect in state.box.items[self.item].parts[self.part] if effect.op == op]

    def kinds(self, state: JantarisState) -> Listing:
        """What the card says, and nothing: all else is barred, and to ask each kind takes longer."""
        return _kinds(tuple([effect.op for effect in state.box.items[self.item].parts[self.part]]))

    def facts(self, state: JantarisState) -> Mapping[str, object]:
        item = state.box.items[self.item]
        ops = {effect.op for effect in item.parts[self.part]}
        return {"variant": ops.pop() if len(ops) == 1 else "", "optional": not item.mandatory}

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """What needs no move is carried out; what can do nothing passes."""
        item = state.box.items[self.item]
        effect = item.parts[self.part][0]
        if effect.op == "search-deck":
            # Fewer cards where there are fewer (ruling.picks-short-deck).
            look = min(effect.look, cards_left(state, "bazaar"))
            return self.done(state, tell).push(Search(item.id, self.seat, look))
        if effect.op == "bonus-prestige":
            # Points for a claim count with the claim's (ruling.ledger).
            source = "by_market" if item.trigger == "market-claimed" else "by_items"
            state = self.done(state, tell)
            return score(state, self.seat, source, effect.amount, item.id, item.clause, tell)
        tell(item.clause, "no-effect", self.seat, item=item.id)
        return state.pop()

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        """The Item is somebody's, or has just been discarded, and works on what there is."""
        item = state.box.items.get(self.item)
        if item is None:
            yield broken("components.items", "none", item=self.item)
        elif not 0 <= self.part < len(item.parts):
            yield off_card(self, "part", parts=len(item.parts))
        else:
            if not any(self.item in place for place in (state.gone, *(p.items for p in state.players))):
                yield broken("bazaar.own", "nobody", item=self.item)
            words = {word for effect in item.parts[self.part] for word in (effect.source, effect.target)}
            if "active-district" in words and not state.district:
                yield broken("diplomacy.active-district", "none")
            if "same-area" in words and self.about not in state.box.areas:
                yield broken("components.map", area=self.about, values=state.box.areas)

    def by(self, state: JantarisState) -> str:
        """The clause by which it works."""
        return state.box.items[self.item].clause

    def done(self, state: JantarisState, tell: Tell) -> JantarisState:
        """The position once this part has been used."""
        return used_up(state.pop(), self.seat, self.item, tell)


@cache
def _kinds(ops: tuple[str, ...]) -> Listing:
    """What a part of an effect lists, with none of the kinds of moves that are barred by the card."""
    return tuple(
        (kind, None, proposals, judged)
        for kind, _, proposals, judged in Working.listing
        if getattr(kind, "op", None) in (None, *ops)
    )


def off_card(frame: Working, what: str, **facts: object) -> Violation:
    """The card says otherwise."""
    return broken("items.printed-timing", what, item=frame.item, **facts)


class Decline(Move, clause="items.printed-timing", answers=(Working,)):
    """Make no use of an Item."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Working) -> Iterator[Decline]:
        if state.box.items[frame.item].parts[frame.part][0].op not in WITHOUT_CHOICE:
            yield cls(frame.seat)

    def violations(self, state: JantarisState, frame: Working) -> Iterator[Violation]:
        """What is mandatory is carried out (ruling.item-options)."""
        if state.box.items[frame.item].mandatory:
            yield off_card(frame, "mandatory")

    def play(self, state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
        usable = len(state.game.legal(state)) > 1
        clause = "items.printed-timing" if usable else frame.by(state)
        tell(clause, "declines" if usable else "no-effect", self.seat, item=frame.item)
        return state.pop()
