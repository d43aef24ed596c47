"""3 Take control of a location: the keys used, the lords tucked, Black Smokers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect
from ..components import KEYS_NEEDED
from ..state import AmbisState, active_player, without
from .frames import BlackSmokers, KeyChoice
from .lords import gives_key, has, has_unspent_key
from .moves import Relocate, Spend, Waive

# -- which keys -----------------------------------------------------------------------------


def key_lords(state: AmbisState, seat: Seat) -> tuple[str, ...]:
    """The seat's lords whose keys may be used."""
    return tuple(lord.id for lord in state.player(seat).lords if gives_key(state.kit, lord))


def by_keys(state: AmbisState, location: str, tell: Tell) -> AmbisState:
    """Three keys are used; with more of them the player chooses which."""
    lords = key_lords(state, state.active)
    if len(spendings(state, lords)) > 1:
        return state.push(KeyChoice(location))
    return use_keys(state, location, lords[:KEYS_NEEDED], tell)


def spendings(state: AmbisState, lords: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every choice of lords whose keys, with tokens, make three."""
    tokens = state.player(state.active).keys
    return [
        chosen
        for count in range(KEYS_NEEDED + 1)
        if KEYS_NEEDED - count <= tokens
        for chosen in combinations(lords, count)
    ]


def key_choices(state: AmbisState, frame: KeyChoice) -> list[Move]:
    """Every choice of three keys."""
    seat = state.active
    return [Spend(seat, chosen) for chosen in spendings(state, key_lords(state, seat))]


def spend_violations(state: AmbisState, frame: KeyChoice, move: Spend) -> Iterator[Violation]:
    """The lords give keys, and with tokens there are exactly three."""
    player = state.player(move.seat)
    for name in move.lords:
        lord = has(player, name)
        if lord is not None and not has_unspent_key(lord):
            yield broken("location.keys-spent", lord=name, location=lord.under)
        elif lord is None or not gives_key(state.kit, lord):
            yield broken("location.key-sources", lord=name)
    tokens = KEYS_NEEDED - len(move.lords)
    if not 0 <= tokens <= player.keys or len(set(move.lords)) < len(move.lords):
        yield broken("location.choose-keys", tokens=player.keys, lords=move.lords)


def spend(state: AmbisState, frame: KeyChoice, move: Spend, tell: Tell) -> AmbisState:
    """The keys chosen are used; the others stay."""
    return use_keys(state.pop(), frame.location, move.lords, tell)


def use_keys(state: AmbisState, location: str, lords: tuple[str, ...], tell: Tell) -> AmbisState:
    """Tokens go back to their pile, lords are tucked."""
    return place(tokens_return(state, KEYS_NEEDED - len(lords), tell), location, lords, tell)


@effect("location.key-tokens-return")
def tokens_return(state: AmbisState, tokens: int, tell: Tell) -> AmbisState:
    """Key tokens used are given back."""
    if not tokens:
        return state
    tell("location.key-tokens-return", "returns-keys", state.active, n=tokens)
    return state.change(state.active, keys=state.player(state.active).keys - tokens)


# -- taking it ------------------------------------------------------------------------------


@effect("location.place")
def place(state: AmbisState, location: str, lords: tuple[str, ...], tell: Tell) -> AmbisState:
    """The location lies in front of the player, the lords used are under it."""
    seat = state.active
    tell("location.place", "takes-location", seat, location=location, lords=lords)
    state = state.change(seat, locations=(*state.player(seat).locations, location))
    return smokers_may_follow(tuck(state, seat, location, lords), location)


@effect("location.tuck-lords")
def tuck(state: AmbisState, seat: Seat, location: str, names: tuple[str, ...]) -> AmbisState:
    """The lords are covered by the location."""
    lords = tuple(
        replace(lord, under=location) if lord.id in names else lord for lord in state.player(seat).lords
    )
    return state.change(seat, lords=lords)


# -- Black Smokers --------------------------------------------------------------------------


@effect("locscore.black-smokers")
def smokers_may_follow(state: AmbisState, location: str) -> AmbisState:
    """Whoever takes Black Smokers may exchange them at once."""
    return state.push(BlackSmokers()) if location == "black-smokers" and state.location_pile else state


def relocations(state: AmbisState, frame: BlackSmokers) -> list[Move]:
    """Any location of the pile, or none."""
    return [*(Relocate(state.active, tile) for tile in state.location_pile), Waive(state.active)]


def relocate_violations(state: AmbisState, frame: BlackSmokers, move: Relocate) -> Iterator[Violation]:
    """The location must be in the pile."""
    if move.location not in state.location_pile:
        yield broken("locscore.black-smokers", location=move.location)


def relocate(state: AmbisState, frame: BlackSmokers, move: Relocate, tell: Tell) -> AmbisState:
    """Black Smokers go into the pile, which is shuffled (ruling.black-smokers)."""
    tell("locscore.black-smokers", "relocates", move.seat, location=move.location)
    pile = tuple(sorted((*without(state.location_pile, move.location), "black-smokers")))
    return swap_tiles(replace(state.pop(), location_pile=pile), move.seat, "black-smokers", move.location)


def swap_tiles(state: AmbisState, seat: Seat, old: str, new: str) -> AmbisState:
    """With one of the seat's locations replaced; the lords under it stay where they are."""
    player = state.player(seat)
    return state.change(
        seat,
        locations=tuple(new if tile == old else tile for tile in player.locations),
        lords=tuple(replace(lord, under=new) if lord.under == old else lord for lord in player.lords),
    )


VERBS = [
    Verb(move=Spend, clause="location.choose-keys", violations=spend_violations, apply=spend),
    Verb(move=Relocate, clause="locscore.black-smokers", violations=relocate_violations, apply=relocate),
]
STEPS = [
    Step(frame=KeyChoice, asked=active_player, candidates=key_choices, verbs=(Spend,)),
    Step(frame=BlackSmokers, asked=active_player, candidates=relocations, verbs=(Relocate, Waive)),
]
