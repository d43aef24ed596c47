"""The first phase, City: the Marketplace and the Guild House. The Bazaar has a chapter of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations_with_replacement

from .....engine import Move, Seat, Tell, Verb, Violation, broken, effect, implements
from ...state import JantarisState
from ..asking import active_player, open_question, question
from ..frames import City, GuildHouse, Marketplace
from ..goods import gain_both, room, room_violations
from ..guild import area_violations, locked, new_merchant_violations, place, send_home
from ..items.items import situation
from ..moves import PLACES, Leave, PlaceMerchant, Remove, Take, Visit
from .bazaar import enter_bazaar

AT_MOST = 2
"""Goods at the Marketplace, and Merchants removed at the Guild House."""


# -- one place to visit ---------------------------------------------------------------------


@cache
def _visits(seat: Seat) -> list[Move]:
    return [Visit(seat, place) for place in PLACES]


def places(state: JantarisState, frame: City) -> list[Move]:
    """All three are always open (ruling.city-always-three)."""
    return _visits(state.active)


def visit(state: JantarisState, frame: City, move: Visit, tell: Tell) -> JantarisState:
    """The Active Player goes there."""
    tell("city.choose", "visits", move.seat, place=move.place)
    if move.place == "marketplace":
        return state.swap(Marketplace())
    return state.swap(GuildHouse()) if move.place == "guild-house" else enter_bazaar(state.pop(), tell)


# -- Marketplace ----------------------------------------------------------------------------


@cache
def _takings(seat: Seat) -> list[Move]:
    return [Leave(seat), *(Take(seat, *goods) for goods in ((1, 0), (2, 0), (0, 1), (0, 2), (1, 1)))]


def takings(state: JantarisState, frame: Marketplace) -> list[Move]:
    """Nothing, one or two of a colour; and one of each, which is not allowed."""
    return _takings(state.active)


def takings_legal(state: JantarisState, frame: Marketplace) -> list[Move]:
    """The same, without asking the checks."""
    player = state.player(state.active)
    return _takings_within(
        state.active, min(AT_MOST, room(player, "red")), min(AT_MOST, room(player, "black"))
    )


@cache
def _takings_within(seat: Seat, red: int, black: int) -> list[Move]:
    reds = [Take(seat, n, 0) for n in range(1, red + 1)]
    return [Leave(seat), *reds, *(Take(seat, 0, n) for n in range(1, black + 1))]


def take_violations(state: JantarisState, frame: Marketplace, move: Take) -> Iterator[Violation]:
    """One or two Goods of a single colour, within the limit."""
    if min(move.red, move.black) != 0 or not 1 <= move.red + move.black <= AT_MOST:
        yield broken("city.marketplace", red=move.red, black=move.black)
    yield from room_violations(state.player(move.seat), move.red, move.black, "city.marketplace-limit")


def take(state: JantarisState, frame: Marketplace, move: Take, tell: Tell) -> JantarisState:
    """Goods from the common supply; then Items that work at the Marketplace."""
    return after_marketplace(take_goods(state.pop(), move, tell), move.seat)


@effect("city.marketplace")
def take_goods(state: JantarisState, move: Take, tell: Tell) -> JantarisState:
    """As many as he takes."""
    return gain_both(state, move.seat, move.red, move.black, "city.marketplace", tell)


def after_marketplace(state: JantarisState, seat: Seat) -> JantarisState:
    """Also after taking nothing (ruling.charter-and-saddle)."""
    return situation(state, "marketplace-used", seat)


@implements("city.useless")
def leave(state: JantarisState, frame: Marketplace | GuildHouse, move: Leave, tell: Tell) -> JantarisState:
    """The visit brings nothing."""
    tell("city.useless", "leaves", move.seat)
    if isinstance(frame, Marketplace):
        return after_marketplace(state.pop(), move.seat)
    return state.pop()


# -- Guild House ----------------------------------------------------------------------------


def guild_house_moves(state: JantarisState, frame: GuildHouse) -> Iterator[Move]:
    """Every area to place in, every one or two Merchants to remove, or nothing."""
    seat, areas = state.active, state.components.areas
    yield Leave(seat)
    yield from (PlaceMerchant(seat, area) for area in areas)
    yield from (Remove(seat, chosen) for chosen in removals(state.player(seat).merchants, areas))


def removals(there: Collection[str], areas: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """One or two areas out of some, in the order of the board."""
    ordered = [area for area in areas if area in there]
    for number in range(1, AT_MOST + 1):
        yield from combinations_with_replacement(ordered, number)


def guild_house_legal(state: JantarisState, frame: GuildHouse) -> list[Move]:
    """The same, without asking the checks: this is the longest list of a turn."""
    seat, areas, player = state.active, state.components.areas, state.player(state.active)
    several = {area: n > 1 for area, n in player.merchants.items() if not locked(state, area)}
    placings = _placings(seat, areas, (state.red, state.black)) if player.supply else ()
    chosen = removals(several, areas)
    there = [two for two in chosen if len(two) == 1 or two[0] != two[1] or several[two[0]]]
    return [Leave(seat), *placings, *[Remove(seat, two) for two in there]]


@cache
def _placings(seat: Seat, areas: tuple[str, ...], tokens: tuple[str, str]) -> tuple[Move, ...]:
    return tuple(PlaceMerchant(seat, area) for area in areas if area not in tokens)


def place_violations(state: JantarisState, frame: GuildHouse, move: PlaceMerchant) -> Iterator[Violation]:
    """Any area without a token."""
    yield from new_merchant_violations(state, move.seat, move.area)


def place_merchant(state: JantarisState, frame: GuildHouse, move: PlaceMerchant, tell: Tell) -> JantarisState:
    """One Merchant; then Items that work when one is placed."""
    state = place_one(state.pop(), move, tell)
    return situation(state, "guild-house-placed", move.seat, move.area)


@effect("city.guild-house-place")
def place_one(state: JantarisState, move: PlaceMerchant, tell: Tell) -> JantarisState:
    """From the supply."""
    return place(state, move.seat, move.area, "city.guild-house-place", tell)


def remove_violations(state: JantarisState, frame: GuildHouse, move: Remove) -> Iterator[Violation]:
    """Up to two own Merchants from areas without a token."""
    if not 1 <= len(move.areas) <= AT_MOST:
        yield broken("city.guild-house-remove", number=len(move.areas))
    for area, number in Counter(move.areas).items():
        yield from area_violations(state, area, district=False)
        if locked(state, area):
            yield broken("guild.no-move", area=area)
        if (there := state.player(move.seat).at(area)) < number:
            yield broken("city.guild-house-remove", "there", area=area, there=there, number=number)


def remove(state: JantarisState, frame: GuildHouse, move: Remove, tell: Tell) -> JantarisState:
    """Back into the supply."""
    return remove_all(state.pop(), move, tell)


@effect("city.guild-house-remove")
def remove_all(state: JantarisState, move: Remove, tell: Tell) -> JantarisState:
    """One after the other."""
    for area in move.areas:
        state = send_home(state, move.seat, area, "city.guild-house-remove", tell)
    return state


VISIT = Verb(Visit, "city.choose", visit)
LEAVE = Verb(Leave, "city.useless", leave)
TAKE = Verb(Take, "city.marketplace", take, take_violations)
PLACE = Verb(PlaceMerchant, "city.guild-house", place_merchant, place_violations)
REMOVE = Verb(Remove, "city.guild-house", remove, remove_violations)
VERBS = [VISIT, LEAVE, TAKE, PLACE, REMOVE]
STEPS = [
    open_question(City, VISIT, proposals=places, legal=places, decider=active_player),
    question(Marketplace, TAKE, LEAVE, proposals=takings, legal=takings_legal, decider=active_player),
    question(
        GuildHouse,
        PLACE,
        REMOVE,
        LEAVE,
        proposals=guild_house_moves,
        legal=guild_house_legal,
        decider=active_player,
    ),
]
