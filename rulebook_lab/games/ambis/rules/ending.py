"""The end of the game: what triggers it, the last round, the final affiliation."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat, Tell, effect, implements, value
from ..components import RACE, RACES, VALUE
from ..state import AmbisState, Player, added, without


@implements("end.finish-turn")
def trigger(state: AmbisState, clause: str) -> AmbisState:
    """The end is fixed once, for the player in whose turn a condition is met; the turn goes on."""
    return state if state.ending else replace(state, ending=state.active, end_by=clause)


@effect("end.seven-lords")
def seven_lords(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Seven lords in front of a player trigger the end."""
    count = len(state.player(seat).lords)
    if count < state.kit.end_lords or state.ending:
        return state
    tell("end.seven-lords", "end-seven-lords", seat, lords=count)
    return trigger(state, "end.seven-lords")


@effect("end.lord-deck")
def too_few_lords(state: AmbisState, spaces: int, tell: Tell) -> AmbisState:
    """A recruitment after which the deck cannot fill the empty spaces triggers the end."""
    if spaces <= len(state.lord_deck) or state.ending:
        return state
    tell("end.lord-deck", "end-lord-deck", state.active, spaces=spaces, lords=len(state.lord_deck))
    return trigger(state, "end.lord-deck")


@value("end.last-round", off=True)
def is_over(state: AmbisState, following: Seat) -> bool:
    """Whether everybody else has had one more turn: the turn comes back to the player who met the end."""
    return state.ending == following


def finish_game(state: AmbisState, tell: Tell) -> AmbisState:
    """Hands are affiliated and discarded, tokens revealed; nothing is open any more."""
    for seat in state.seats:
        state = discard_hand(final_affiliation(state, seat, tell), seat, tell)
        if tokens := state.player(seat).tokens:
            tell("score.monsters", "reveals-tokens", seat, tokens=tokens)
    return replace(state, pending=())


def weakest_of_each_race(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The lowest card of each race among some cards."""
    best: dict[str, str] = {}
    for card in cards:
        race = RACE.get(card)
        if race and (race not in best or VALUE[card] < VALUE[best[race]]):
            best[race] = card
    return tuple(best[race] for race in RACES if race in best)


@effect("end.final-affiliation")
def final_affiliation(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """The lowest ally of each race in hand is affiliated."""
    player = state.player(seat)
    chosen = weakest_of_each_race(player.hand)
    if not chosen:
        return state
    tell("end.final-affiliation", "finally-affiliates", seat, cards=chosen)
    return state.change(
        seat, hand=without(player.hand, *chosen), affiliated=added(player.affiliated, *chosen)
    )


@effect("end.discard-hands")
def discard_hand(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """What is left in hand counts for nothing."""
    player = state.player(seat)
    if not player.hand:
        return state
    tell("end.discard-hands", "discards-hand", seat, n=len(player.hand))
    state = replace(state, discards=added(state.discards, *player.hand))
    return state.change(seat, hand=())


def as_at_the_end(player: Player) -> Player:
    """The player after the final affiliation, for scores counted during play."""
    if not player.hand:
        return player
    chosen = weakest_of_each_race(player.hand)
    return replace(player, hand=(), affiliated=added(player.affiliated, *chosen))
