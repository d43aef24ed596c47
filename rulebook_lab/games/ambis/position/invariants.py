"""Everything that makes a position impossible, by clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from ....engine import Violation, broken
from ..components import MONSTER, RACE, RACES, THREAT_SPACES
from ..rules.frames import Action
from ..rules.lords import key_tokens_left, keys, location_due
from ..state import AmbisState
from .limbo import cards_in_limbo, locations_in_limbo, lords_in_limbo


def defects(state: AmbisState) -> Iterator[Violation]:
    """Every defect of the position; on a view hidden cards are only counted."""
    yield from card_defects(state)
    yield from lord_defects(state)
    yield from location_defects(state)
    yield from token_defects(state)
    yield from order_defects(state)


def _all_of(state: AmbisState, name: str) -> Iterable[Any]:
    return chain.from_iterable(getattr(player, name) for player in state.players)


def card_defects(state: AmbisState) -> Iterator[Violation]:
    """Every exploration card is somewhere, once."""
    found = [
        *state.deck,
        *state.discards,
        *(card for card in state.track if card),
        *chain.from_iterable(state.council),
        *_all_of(state, "hand"),
        *_all_of(state, "affiliated"),
        *cards_in_limbo(state),
    ]
    if state.viewer is None:
        yield from _differences("setup.exploration-cards", state.kit.exploration, found)
    elif len(found) != len(state.kit.exploration):
        yield broken("setup.exploration-cards", "number", found=len(found))
    for race, pile in zip(RACES, state.council, strict=True):
        if strangers := tuple(card for card in pile if RACE.get(card, race) != race):
            yield broken("explore.to-council", pile=race, cards=strangers)
    if MONSTER in (*_all_of(state, "hand"), *_all_of(state, "affiliated")):
        yield broken("ally.monster-cards")


def lord_defects(state: AmbisState) -> Iterator[Violation]:
    """Every lord is somewhere, once; those tucked lie under a location of their player."""
    found = [
        *state.lord_deck,
        *state.removed,
        *(lord for lord in state.court if lord),
        *(lord.id for lord in _all_of(state, "lords")),
        *lords_in_limbo(state),
    ]
    yield from _differences("setup.lord-cards", tuple(state.kit.lords), found)
    for player in state.players:
        for lord in player.lords:
            if lord.under and lord.under not in player.locations:
                yield broken("location.tuck-lords", lord=lord.id, location=lord.under)


def location_defects(state: AmbisState) -> Iterator[Violation]:
    """Every location is somewhere, once."""
    found = [
        *state.open_locations,
        *state.location_pile,
        *_all_of(state, "locations"),
        *locations_in_limbo(state),
    ]
    yield from _differences("setup.location-tiles", tuple(state.kit.locations), found)


def token_defects(state: AmbisState) -> Iterator[Violation]:
    """Every monster token is somewhere, once; no more key tokens are out than there are; nobody has debts."""
    tokens = [*state.pool, *_all_of(state, "tokens")]
    if state.viewer is None:
        yield from _differences("setup.monster-tokens", state.kit.monster_tokens, tokens)
    elif len(tokens) != len(state.kit.monster_tokens):
        yield broken("setup.monster-tokens", "number", found=len(tokens))
    if key_tokens_left(state) < 0 or any(player.keys < 0 for player in state.players):
        yield broken("setup.key-tokens", out=sum(player.keys for player in state.players))
    for seat, player in zip(state.seats, state.players, strict=True):
        if player.pearls < 0:
            yield broken("setup.treasury", seat=seat, pearls=player.pearls)


def order_defects(state: AmbisState) -> Iterator[Violation]:
    """The threat token is on its track; nobody begins an action with three keys."""
    if not 1 <= state.threat <= THREAT_SPACES:
        yield broken("setup.threat-token", threat=state.threat)
    if state.pending and isinstance(state.pending[-1], Action):
        for seat in state.seats:
            if location_due(state, seat):
                yield broken("location.trigger", seat=seat, keys=keys(state, seat))


def _differences(clause: str, wanted: Iterable[Any], found: Iterable[Any]) -> Iterator[Violation]:
    want, have = Counter(wanted), Counter(found)
    if missing := tuple((want - have).elements()):
        yield broken(clause, "missing", items=missing)
    if spare := tuple((have - want).elements()):
        yield broken(clause, "spare", items=spare)
