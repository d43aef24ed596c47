"""The end of the game: what triggers it, the final affiliation."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Tell
from ..components import RACE, RACES, VALUE
from ..state import AmbisState, Player, added, without


def seven_lords(state: AmbisState, tell: Tell) -> AmbisState:
    """Seven lords in front of the active player trigger the end."""
    lords = len(state.player(state.active).lords)
    if lords >= state.box.end_lords and not state.ending:  # end.seven-lords
        tell("end.seven-lords", "end-seven-lords", state.active, lords=lords)
        state = _triggered(state, "end.seven-lords")
    return state


def too_few_lords(state: AmbisState, spaces: int, tell: Tell) -> AmbisState:
    """A recruitment after which the deck cannot fill the empty spaces triggers the end."""
    left = len(state.lord_deck)
    if spaces > left and not state.ending:  # end.lord-deck
        tell("end.lord-deck", "end-lord-deck", state.active, spaces=spaces, lords=left)
        state = _triggered(state, "end.lord-deck")
    return state


def _triggered(state: AmbisState, clause: str) -> AmbisState:
    """The end is fixed once, for the player in whose turn a condition is met; the turn goes on."""
    still_open = state.pending  # end.finish-turn, else ()
    return replace(state, ending=state.active, end_by=clause, pending=still_open)


def finish_game(state: AmbisState, tell: Tell) -> AmbisState:
    """Hands are affiliated and discarded, tokens revealed; nothing is open any more."""
    for seat in state.seats:
        if lowest := weakest_of_each_race(state.player(seat).hand):  # end.final-affiliation
            player = state.player(seat)
            tell("end.final-affiliation", "finally-affiliates", seat, cards=lowest)
            laid_down = added(player.affiliated, *lowest)
            state = state.change(seat, hand=without(player.hand, *lowest), affiliated=laid_down)
        if hand := state.player(seat).hand:  # end.discard-hands
            tell("end.discard-hands", "discards-hand", seat, n=len(hand))
            state = replace(state, discards=added(state.discards, *hand)).change(seat, hand=())
        if tokens := state.player(seat).tokens:
            tell("score.monsters", "reveals-tokens", seat, tokens=tokens)
    return replace(state, pending=())


def weakest_of_each_race(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The lowest card of each race among some cards."""
    lowest: dict[str, str] = {}
    for card in sorted(cards, key=lambda card: VALUE.get(card, 0), reverse=True):
        if card in RACE:
            lowest[RACE[card]] = card
    return tuple(lowest[race] for race in RACES if race in lowest)


def as_at_the_end(player: Player) -> Player:
    """The player after the final affiliation, for scores counted during play."""
    if not player.hand:
        return player
    lowest = weakest_of_each_race(player.hand)
    return replace(player, hand=(), affiliated=added(player.affiliated, *lowest))
