"""The exploration track: the next card, the cards that leave it, what becomes of those left over."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Step, Tell, effect
from ..components import MONSTER, RACE, RACES, TRACK_SPACES
from ..state import AmbisState, added, put
from .frames import ExplorationEnd, Reveal, is_last
from .lords import has_active

# -- the next card --------------------------------------------------------------------------


def can_reveal(state: AmbisState) -> bool:
    """Whether a card is left to reveal, in the deck or among the discards."""
    return bool(state.deck or state.discards)


@effect("explore.repeat")
def another_card(state: AmbisState, tell: Tell) -> AmbisState:
    """After a card passed over the next one is due, and is dealt with in the same way."""
    return next_card(state, tell)


def next_card(state: AmbisState, tell: Tell) -> AmbisState:
    """Another card is due, if need be out of the discards; without any the exploration ends."""
    if not can_reveal(state):
        return state.push(ExplorationEnd())
    if not state.deck:
        state = reshuffle(state, tell)
    return replace(state, pending=(*state.pending, Reveal()))


@effect("explore.reshuffle")
def reshuffle(state: AmbisState, tell: Tell) -> AmbisState:
    """The discards become the new deck. (ruling.reshuffle-when: only now that a card is needed.)"""
    tell("explore.reshuffle", "reshuffles", None, n=len(state.discards))
    return replace(state, deck=state.discards, discards=())


def off_track(state: AmbisState, space: int) -> AmbisState:
    """Without the card on a space of the track."""
    return replace(state, track=put(state.track, space, ""))


def last_space_earns(state: AmbisState, space: int, clause: str, tell: Tell) -> AmbisState:
    """With the pearl for what had to be dealt with on the last space."""
    if not is_last(space):
        return state
    tell(clause, "last-space-pearl", state.active, pearls=state.kit.last_space_pearls)
    return state.gain_pearls(state.active, state.kit.last_space_pearls)


# -- the end of the exploration -------------------------------------------------------------


@effect("explore.end")
def exploration_over(state: AmbisState) -> AmbisState:
    """Nothing more is revealed; the track will be cleared."""
    return state.push(ExplorationEnd())


def end_exploration(state: AmbisState, frame: ExplorationEnd, tell: Tell) -> AmbisState:
    """The track is cleared."""
    cards = [card for card in state.track if card]
    if not cards:
        return state.pop()
    state = discard_monsters(to_council(state.pop(), tell), tell)
    return ship_master(replace(state, track=("",) * TRACK_SPACES), cards, tell)


@effect("explore.to-council")
def to_council(state: AmbisState, tell: Tell) -> AmbisState:
    """Allies left on the track go face down onto the Council pile of their race."""
    allies = [card for card in state.track if card in RACE]
    if not allies:
        return state
    tell("explore.to-council", "to-council", None, cards=tuple(allies))
    council = list(state.council)
    for card in allies:
        at = RACES.index(RACE[card])
        council[at] = added(council[at], card)
    return replace(state, council=tuple(council))


@effect("explore.monsters-discarded")
def discard_monsters(state: AmbisState, tell: Tell) -> AmbisState:
    """Monsters left on the track are discarded."""
    monsters = state.track.count(MONSTER)
    if not monsters:
        return state
    tell("explore.monsters-discarded", "monsters-discarded", None, n=monsters)
    return replace(state, discards=added(state.discards, *[MONSTER] * monsters))


@effect("power.ship-master")
def ship_master(state: AmbisState, cards: list[str], tell: Tell) -> AmbisState:
    """The Ship Master earns his owner a pearl for each race sent to the Council."""
    if not has_active(state.player(state.active), "ship-master"):
        return state
    races = len({RACE[card] for card in cards if card in RACE})
    if not races:
        return state
    pearls = races * state.kit.lords["ship-master"].params["amount"]
    tell("power.ship-master", "ship-master", state.active, pearls=pearls)
    return state.gain_pearls(state.active, pearls)


STEPS = [Step(frame=ExplorationEnd, advance=end_exploration)]
