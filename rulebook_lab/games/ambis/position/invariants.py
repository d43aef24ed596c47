"""Everything that makes a position impossible, by clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, pairwise

from ....engine import Supply, Violation, broken
from ..components import MONSTER, RACE, RACES, THREAT_SPACES
from ..rules.locations import Drawn, KeyChoice, TileDraw
from ..rules.lords import EnterPlay, key_tokens_left, keys, location_due
from ..rules.recruiting import Affiliation
from ..rules.turn import Action
from ..state import AmbisState, LordInPlay

# -- everything is somewhere, once ----------------------------------------------------------


def _cards(state: AmbisState) -> Iterable[str]:
    played = chain.from_iterable(frame.cards for frame in state.pending if isinstance(frame, Affiliation))
    held = (card for player in state.players for card in player.hand + player.affiliated)
    return (*state.discards, *filter(None, state.track), *chain(*state.council), *held, *played)


def _lords_in_play(state: AmbisState) -> Iterator[LordInPlay]:
    return chain.from_iterable(player.lords for player in state.players)


def _lords(state: AmbisState) -> Iterable[str]:
    entering = (frame.lord for frame in state.pending if isinstance(frame, EnterPlay))
    in_play = (lord.id for lord in _lords_in_play(state))
    return (*state.removed, *filter(None, state.court), *in_play, *entering)


def _locations(state: AmbisState) -> Iterator[str]:
    yield from state.open_locations
    yield from chain.from_iterable(player.locations for player in state.players)
    for frame in state.pending:
        if isinstance(frame, TileDraw | Drawn):
            yield from frame.tiles
        elif isinstance(frame, KeyChoice):
            yield frame.location


CARDS = Supply[AmbisState]("setup.exploration-cards", lambda s: s.box.exploration, _cards, "deck")
LORDS = Supply[AmbisState]("setup.lord-cards", lambda s: tuple(s.box.lords), _lords, "lord_deck")
LOCATIONS = Supply[AmbisState](
    "setup.location-tiles", lambda s: tuple(s.box.locations), _locations, "location_pile"
)
TOKENS = Supply[AmbisState](
    "setup.monster-tokens",
    lambda s: s.box.monster_tokens,
    lambda s: sum([player.tokens for player in s.players], ()),
    "pool",
)
SUPPLIES = (CARDS, LORDS, LOCATIONS, TOKENS)


def component_defects(state: AmbisState) -> Iterator[Violation]:
    """What is missing, there too often, or where it cannot be; on a view hidden things are only counted."""
    for supply in SUPPLIES:
        yield from supply.defects(state)
    for race, pile in zip(RACES, state.council, strict=True):
        if strangers := tuple(card for card in pile if RACE.get(card, race) != race):
            yield broken("explore.to-council", pile=race, cards=strangers)
    if any(MONSTER in player.hand + player.affiliated for player in state.players):
        yield broken("ally.monster-cards")
    for player in state.players:
        for lord in player.lords:
            if lord.under and lord.under not in player.locations:
                yield broken("location.tuck-lords", lord=lord.id, location=lord.under)
    if key_tokens_left(state) < 0 or any(player.keys < 0 for player in state.players):
        yield broken("setup.key-tokens", out=sum(player.keys for player in state.players))
    for seat, player in zip(state.seats, state.players, strict=True):
        if player.pearls < 0:
            yield broken("setup.treasury", seat=seat, pearls=player.pearls)


def defects(state: AmbisState) -> Iterator[Violation]:
    """Every defect of the position: of its components, and of how far the game has come."""
    yield from component_defects(state)
    if not 1 <= state.threat <= THREAT_SPACES:
        yield broken("setup.threat-token", threat=state.threat)
    for seat, player in zip(state.seats, state.players, strict=True):
        if len(player.lords) >= state.box.end_lords and not state.ending:
            yield broken("end.seven-lords", "open", seat=seat, lords=len(player.lords))
    if state.pending and isinstance(state.pending[-1], Action):
        if any(state.track):
            yield broken("explore.end", "track", cards=tuple(filter(None, state.track)))
        if any(lord and not right for lord, right in pairwise(state.court)):
            yield broken("court.shift", "gap")
        supply = state.open_locations or state.location_pile
        for lord in _lords_in_play(state):
            if supply and not lord.under and state.box.lords[lord.id].guild == "ambassador":
                yield broken("location.ambassador-tucked", lord=lord.id)
        for seat in state.seats:
            if location_due(state, seat):
                yield broken("location.trigger", seat=seat, keys=keys(state, seat))
