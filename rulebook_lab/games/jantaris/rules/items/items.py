"""Using the Items: whose Items work when, in which order, and for whom."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from .....engine import Move, Seat, Tell, Verb, Violation, after, broken, effect, value
from ...components import Item
from ...state import JantarisState
from ..asking import question
from ..frames import Moment, Working
from ..moves import Use

ONE_BY_ONE = frozenset({"place", "move", "replace-offer"})
"""Ops whose amount says how often, not how much."""


def clause_of(item: Item) -> str:
    """The clause of the moment at which an Item works."""
    if item.trigger == "bought":
        return "items.immediate"
    return "items.turn-start" if item.trigger == "turn-start" else "items.situation"


# -- getting and losing them ----------------------------------------------------------------


def receive(state: JantarisState, seat: Seat, item: str, tell: Tell) -> JantarisState:
    """The Item lies before its owner, scores, and works if it works on purchase (ruling.before-second)."""
    tell("bazaar.own", "owns", seat, item=item)
    return works_at_once(score_item(own(state, seat, item), seat, item, tell), seat, item)


@effect("bazaar.own")
def own(state: JantarisState, seat: Seat, item: str) -> JantarisState:
    """It is the last of his Items."""
    player = state.player(seat)
    return state.with_player(seat, replace(player, items=(*player.items, item)))


@effect("bazaar.prestige")
def score_item(state: JantarisState, seat: Seat, item: str, tell: Tell) -> JantarisState:
    """The Prestige printed on it."""
    prestige = state.components.items[item].prestige
    tell("bazaar.prestige", "scores", seat, prestige=prestige)
    player = state.player(seat)
    return state.with_player(seat, replace(player, by_items=player.by_items + prestige))


@value("items.repeat", off=False)
def works_again(item: Item) -> bool:
    """Whether an Item works each time its moment comes."""
    return item.uses == "every-time"


@effect("items.keep")
def used_up(state: JantarisState, seat: Seat, item: str, tell: Tell) -> JantarisState:
    """An Item is kept and works again, unless its text says that it is discarded (ruling.discard)."""
    player = state.player(seat)
    card = state.components.items[item]
    if works_again(card) or card.uses == "once" or item not in player.items:
        return state
    tell("items.keep", "discards", seat, item=item)
    kept = tuple(other for other in player.items if other != item)
    state = state.with_player(seat, replace(player, items=kept))
    return replace(state, gone=(*state.gone, item))


# -- when they work -------------------------------------------------------------------------


def moment(state: JantarisState, trigger: str, seat: Seat, about: str = "") -> JantarisState:
    """The Items of a seat that work now, if there are any."""
    items = state.player(seat).items
    if not items:
        return state
    table = state.components.items
    left = tuple(item for item in items if table[item].trigger == trigger)
    return state.push(Moment(seat, left, about)) if left else state


@effect("items.situation")
def situation(state: JantarisState, trigger: str, seat: Seat, about: str = "") -> JantarisState:
    """A situation described on Items has come about: they work at once."""
    return moment(state, trigger, seat, about)


@effect("items.immediate")
def works_at_once(state: JantarisState, seat: Seat, item: str) -> JantarisState:
    """An Item just received works now or never, in whoever's turn (ruling.bought-by-another)."""
    if state.components.items[item].trigger != "bought":
        return state
    return state.push(Moment(seat, (item,)))


def items_left(state: JantarisState, frame: Moment) -> Iterable[Move]:
    """Any of those that have not worked yet."""
    return [Use(frame.seat, item) for item in frame.left]


def use_violations(state: JantarisState, frame: Moment, move: Use) -> Iterable[Violation]:
    """Each of them once, and no other."""
    if move.item not in frame.left:
        yield broken("items.printed-timing", "not-now", item=move.item, left=frame.left)


def use(state: JantarisState, frame: Moment, move: Use, tell: Tell) -> JantarisState:
    """The Item works; the others follow."""
    left = tuple(item for item in frame.left if item != move.item)
    state = state.swap(replace(frame, left=left)) if left else state.pop()
    item = state.components.items[move.item]
    tell(clause_of(item), "works", move.seat, item=item.id)
    return state.push(*reversed(workings(state, item, move.seat, frame.about)))


def workings(state: JantarisState, item: Item, owner: Seat, about: str) -> list[Working]:
    """One sentence for each player and effect, the owner's first (ruling.crown-sequence)."""
    affected = (owner, *others_with_crown(state, owner)) if item.crown else (owner,)
    return [
        Working(item.id, seat, part, about)
        for seat in affected
        for part, effects in enumerate(item.parts)
        for _ in range(effects[0].most if effects[0].op in ONE_BY_ONE else 1)
    ]


@value("items.crown", off=())
def others_with_crown(state: JantarisState, owner: Seat) -> tuple[Seat, ...]:
    """Every other player with a crown, clockwise from the owner."""
    return tuple(seat for seat in after(state.seats, owner) if has_crown(state, seat))


def standing(state: JantarisState, seat: Seat) -> tuple[str, ...]:
    """The Items whose standing effects are a seat's: its own, and those that its crown lets it share."""
    return state.player(seat).items + shared_crowns(state, seat)


@value("items.crown", off=())
def shared_crowns(state: JantarisState, seat: Seat) -> tuple[str, ...]:
    """The Items with a crown of the other players, for whoever owns a crown too."""
    if not has_crown(state, seat):
        return ()
    table = state.components.items
    others = (state.player(other).items for other in after(state.seats, seat))
    return tuple(item for items in others for item in items if table[item].crown)


def has_crown(state: JantarisState, seat: Seat) -> bool:
    """Whether a player owns an Item with a crown."""
    return any(state.components.items[item].crown for item in state.player(seat).items)


USE = Verb(Use, "items.crown-order", use, use_violations)
VERBS = [USE]
STEPS = [question(Moment, USE, proposals=items_left)]
