"""Components and setup: everything is shuffled, six lords and one location are turned up."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import COLOURS, Chosen, Drawing, Move, Option, Seat, Tell
from ..components import COURT_SPACES
from ..state import AmbisState, Player
from .court import LordDraw
from .locations import OpenLocation
from .turn import TurnStart

CAP = "for automated play: the game is scored as it stands after that many turns; 0 plays to the end"
OPTIONS = (
    Option("first", "", ("", *COLOURS[:4]), 'the first player\'s colour; "" draws it', "setup.first-player"),
    Option("max_turns", 0, (), CAP, "turn.next"),
)


def set_up(seats: tuple[Seat, ...], options: Chosen, edition: str) -> AmbisState:
    """The position before anything is turned up."""
    first = options["first"]
    state = AmbisState(
        seats=seats,
        edition=edition,
        players=(Player(),) * len(seats),
        active=first or seats[0],
        pending=(TurnStart(),),
        max_turns=options["max_turns"],
    )  # setup.board setup.same-for-all-counts setup.treasury, else None
    box = state.box
    if not first:  # setup.first-player
        state = state.push(FirstPlayer())
    players = (Player(pearls=box.start_pearls),) * len(seats)
    state = replace(state, players=players)  # setup.pearl-each
    state = replace(state, threat=1)  # setup.threat-token
    state = replace(state, pool=box.monster_tokens)  # setup.monster-tokens-pool
    state = replace(state, deck=box.exploration)  # setup.exploration-deck
    state = replace(state, location_pile=tuple(sorted(box.locations)))  # setup.location-pile
    state = state.push(OpenLocation())  # setup.location-open
    state = replace(state, lord_deck=tuple(sorted(box.lords)))  # setup.lord-deck
    lords = (LordDraw(space, "setup.court") for space in range(1, COURT_SPACES + 1))
    return state.push(*lords)  # setup.court, else state


class FirstPlayer(Drawing, clause="setup.first-player"):
    """Chance draws the first player."""

    pile = "seats"


class Starter(Move, clause="setup.first-player", answers=(FirstPlayer,), spot="seat:{player}"):
    """Chance names the first player."""

    player: Seat

    def play(self, state: AmbisState, frame: FirstPlayer, tell: Tell) -> AmbisState:
        tell("setup.first-player", "starts", self.player)
        return replace(state.pop(), active=self.player)
