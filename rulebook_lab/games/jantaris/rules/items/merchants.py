"""Items that place, move or banish Merchants."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Move, Seat, Tell, Verb, Violation, broken
from ...components import CENTER, Effect
from ...state import JantarisState
from ..banish import banish
from ..frames import Working
from ..guild import area_violations, closed_to_new, locked, new_merchant_violations, place
from ..guild import move as move_merchant
from ..moves import Enlist, Expel, Shift
from .items import clause_of
from .parts import Listed, Proposals, done, fitting, item_of, off_card


def named_areas(state: JantarisState, frame: Working, words: str, near: str = "") -> tuple[str, ...]:
    """The areas that the card's words mean, with tokens or without."""
    if words == "adjacent-open-district":
        return state.components.neighbours.get(near, ())
    if words == "city-center":
        return (CENTER,)
    if words == "same-area":
        return (frame.about,)
    return (state.district,) if words == "active-district" else state.components.ring


def shut(state: JantarisState, area: str, words: str) -> bool:
    """Whether a token closes an area, as the card's words do not name it although it has one."""
    return words != "active-district" and locked(state, area)


def enlistings(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Move]:
    """Every area that the card names."""
    return (Enlist(frame.seat, area) for area in named_areas(state, frame, effect.target))


def enlistings_legal(state: JantarisState, frame: Working, effect: Effect) -> list[Move]:
    """The same, without asking the checks."""
    if not state.player(frame.seat).supply:
        return []
    areas = named_areas(state, frame, effect.target)
    return [Enlist(frame.seat, area) for area in areas if not closed_to_new(state, area)]


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


def shifts(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Shift]:
    """Every Merchant to every area that the card names."""
    there = state.player(frame.seat).merchants
    for source in named_areas(state, frame, effect.source):
        if source in there:
            targets = named_areas(state, frame, effect.target, source)
            yield from (Shift(frame.seat, source, target) for target in targets if target != source)


def shifts_legal(state: JantarisState, frame: Working, effect: Effect) -> list[Move]:
    """The same, without asking the checks."""
    source, target = effect.source, effect.target
    return [
        move
        for move in shifts(state, frame, effect)
        if not shut(state, move.source, source) and not shut(state, move.target, target)
    ]


def shift_violations(
    state: JantarisState, frame: Working, effect: Effect, move: Shift
) -> Iterator[Violation]:
    """From and to where the card says, past no token that it does not name."""
    for area, named in ((move.source, effect.source), (move.target, effect.target)):
        yield from area_violations(state, area, district=False)
        if shut(state, area, named):
            yield broken("guild.no-move", area=area)
    if not state.player(move.seat).at(move.source):
        yield off_card(frame, "nobody-there", area=move.source)
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


def expulsions(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Expel]:
    """Every player in every District that the card names."""
    for district in named_areas(state, frame, effect.source):
        yield from (Expel(frame.seat, district, player) for player in state.seats)


def was_first(frame: Working, effect: Effect, player: Seat) -> bool:
    """Whether a card that asks for a second player has had this one."""
    return effect.other_than != "" and player == frame.about


def expulsions_legal(state: JantarisState, frame: Working, effect: Effect) -> list[Move]:
    """The same, without asking the checks."""
    return [
        move
        for move in expulsions(state, frame, effect)
        if not shut(state, move.district, effect.source) and not was_first(frame, effect, move.player)
    ]


def expel_violations(
    state: JantarisState, frame: Working, effect: Effect, move: Expel
) -> Iterator[Violation]:
    """A player, and a District without a token unless the card names it (ruling.warrant, ruling.guard)."""
    yield from area_violations(state, move.district, district=True)
    if shut(state, move.district, effect.source):
        yield broken("guild.no-move", area=move.district)
    if move.district not in named_areas(state, frame, effect.source):
        yield off_card(frame, "area")
    if move.player not in state.seats:
        yield broken("strengthen.target", player=move.player, seats=state.seats)
    if was_first(frame, effect, move.player):
        yield off_card(frame, "second")


def expel(state: JantarisState, frame: Working, move: Expel, tell: Tell) -> JantarisState:
    """That player's Merchants are banished."""
    clause = clause_of(item_of(state, frame))
    return banish(done(state, frame, tell), move.player, move.district, clause, tell)


MOVES: dict[str, Proposals] = {"place": enlistings, "move": shifts, "banish": expulsions}
LEGAL: dict[str, Listed] = {
    "place": enlistings_legal,
    "move": shifts_legal,
    "banish": expulsions_legal,
}
VERBS = [
    Verb(Enlist, "items.printed-timing", enlist, fitting("place", enlist_violations)),
    Verb(Shift, "items.printed-timing", shift, fitting("move", shift_violations)),
    Verb(Expel, "items.banish", expel, fitting("banish", expel_violations)),
]
