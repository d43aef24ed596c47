"""The position: the players and the board."""

from __future__ import annotations

from itertools import compress

import msgspec
from msgspec.structs import replace

from ...engine import Frame, Seat, Seated
from .components import COURT_SPACES, RACES, TRACK_SPACES, Components


class LordInPlay(msgspec.Struct, frozen=True, gc=False):
    """A lord in front of a player.

    `under` names the location it is tucked under ("" while it is free); `used` is set once its activated
    power has been used this turn.
    """

    id: str
    rotated: bool = False
    under: str = ""
    used: bool = False


class Player(msgspec.Struct, frozen=True, gc=False):
    """What lies in front of a player and in the hand; cards are sorted, a hidden one is `?` (a token 0)."""

    pearls: int = 0
    keys: int = 0
    hand: tuple[str, ...] = ()
    affiliated: tuple[str, ...] = ()
    lords: tuple[LordInPlay, ...] = ()
    locations: tuple[str, ...] = ()
    tokens: tuple[int, ...] = ()


class AmbisState(Seated[Components, Player], frozen=True, kw_only=True):
    """A position of Ambis. Decks and piles are sorted: nothing hidden has an order before it is drawn.

    `court` and `track` list their spaces from 1 on, "" where one is empty; `council` holds the piles in the
    order of `RACES`. `buyers` are the opponents who have bought this turn. `ending` is the seat in whose turn
    an end condition (`end_by`) was met, "" while none is. `passes` counts forced passes in a row;
    `max_turns` ends an automated game early (0: never).
    """

    active: Seat
    turn: int = 0
    deck: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    track: tuple[str, ...] = ("",) * TRACK_SPACES
    threat: int = 0
    buyers: tuple[Seat, ...] = ()
    council: tuple[tuple[str, ...], ...] = ((),) * len(RACES)
    court: tuple[str, ...] = ("",) * COURT_SPACES
    lord_deck: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    open_locations: tuple[str, ...] = ()
    location_pile: tuple[str, ...] = ()
    pool: tuple[int, ...] = ()
    extra_turn: bool = False
    ending: Seat = ""
    end_by: str = ""
    passes: int = 0
    max_turns: int = 0

    def gain_pearls(self, seat: Seat, pearls: int) -> AmbisState:
        """With pearls from the Treasury (or, below zero, back to it)."""
        player = self.player(seat)
        return replace(self, players=self.with_player(seat, replace(player, pearls=player.pearls + pearls)))

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, clockwise from the left."""
        at = self.seats.index(seat)
        return self.seats[at + 1 :] + self.seats[:at]

    def plays(self, seat: Seat) -> bool:
        """Whether a seat is the active player; after the end nobody is."""
        return seat == self.active and bool(self.pending)

    def shows_hand(self, seat: Seat) -> bool:
        """Whether a seat's cards are to be seen: not on the view of another seat."""
        return self.viewer in (None, seat)

    def hides_hand(self, seat: Seat) -> bool:
        """Whether a seat holds cards that are not to be seen: nobody can tell then what they are good for."""
        return not self.shows_hand(seat) and bool(self.player(seat).hand)

    @property
    def can_reveal(self) -> bool:
        """Whether a card is left to reveal, in the deck or among the discards."""
        return bool(self.deck or self.discards)

    def pile(self, race: str) -> tuple[str, ...]:
        """The Council's pile of a race."""
        return self.council[RACES.index(race)]

    def without_pile(self, race: str) -> AmbisState:
        """With a race's pile of the Council empty."""
        at = RACES.index(race)
        return replace(self, council=(*self.council[:at], (), *self.council[at + 1 :]))


class OfActive(Frame):
    """A question to the active player."""

    whose = "turn.clockwise"

    def asked(self, state: AmbisState) -> tuple[Seat, ...]:
        return (state.active,)


def filled_piles(state: AmbisState, *_: object) -> list[str]:
    """The races whose pile of the Council is not empty."""
    return list(compress(RACES, state.council))


def put(row: tuple[str, ...], space: int, card: str) -> tuple[str, ...]:
    """The Court or the track with a card (or "") on one of its spaces."""
    return (*row[: space - 1], card, *row[space:])
