"""The position: players, board, and the open frames, each a sentence of the rulebook."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from ...engine import Frame, Seat, State, after
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


# -- frames: setting up ---------------------------------------------------------------------


class FirstPlayer(Frame):
    """Chance draws the first player."""

    clause: ClassVar[str] = "setup.first-player"


class OpenLocation(Frame):
    """Chance turns up the first open location."""

    clause: ClassVar[str] = "setup.location-open"


class LordDraw(Frame):
    """Chance lays the top lord on a space of the Court; `by` names the clause that wants it there."""

    clause: ClassVar[str] = "court.refill"
    space: int
    by: str = "court.refill"


# -- frames: the turn -----------------------------------------------------------------------


class TurnStart(Frame):
    """The active player's turn begins."""

    clause: ClassVar[str] = "turn.steps"


class Action(Frame):
    """The active player plots, uses powers and chooses the action."""

    clause: ClassVar[str] = "turn.action-mandatory"


class Control(Frame):
    """A location must be taken while the active player has three keys."""

    clause: ClassVar[str] = "turn.control-mandatory"


class Finish(Frame):
    """The active player may still use powers, then ends the turn."""

    clause: ClassVar[str] = "lord.owner-picks-moment"


class NextTurn(Frame):
    """The turn passes on, or the game ends."""

    clause: ClassVar[str] = "turn.next"


# -- frames: exploring ----------------------------------------------------------------------


class Reveal(Frame):
    """Chance turns up the next card of the exploration deck."""

    clause: ClassVar[str] = "explore.reveal"


class Offer(Frame):
    """An opponent is offered the ally on a space of the track."""

    clause: ClassVar[str] = "explore.offer-order"
    space: int
    asking: Seat


class Unsold(Frame):
    """No opponent has bought the ally on a space: the active player takes it or goes on."""

    clause: ClassVar[str] = "explore.take"
    space: int


class Encounter(Frame):
    """A monster lies on a space: the active player fights or goes on."""

    clause: ClassVar[str] = "monster.choice"
    space: int


class Reward(Frame):
    """The fighter receives the reward of the threat track."""

    clause: ClassVar[str] = "monster.reward-choice"


class TokenDraw(Frame):
    """Chance gives the active player a monster token from the pool."""

    clause: ClassVar[str] = "monster.reward-kinds"


class ExplorationEnd(Frame):
    """The track is cleared."""

    clause: ClassVar[str] = "explore.end"


# -- frames: recruiting and powers ----------------------------------------------------------


class Affiliation(Frame):
    """The recruiter chooses which of the cards played is affiliated."""

    clause: ClassVar[str] = "affiliate.tie"
    cards: tuple[str, ...]


class EnterPlay(Frame):
    """A lord enters play in front of the active player."""

    clause: ClassVar[str] = "power.enter-play"
    lord: str


class CourtStep(Frame):
    """After a recruitment the Court closes up and may be refilled."""

    clause: ClassVar[str] = "court.shift"


class Discards(Frame):
    """A seat discards down to `keep` cards, as the clause `by` demands."""

    clause: ClassVar[str] = "commander.end-of-turn"
    seat: Seat
    keep: int
    by: str = "commander.end-of-turn"


class Assassination(Frame):
    """The Assassin's owner rotates one lord of a victim."""

    clause: ClassVar[str] = "power.assassin"
    victim: Seat


class Hunt(Frame):
    """The Hunter's owner chooses whom to rob."""

    clause: ClassVar[str] = "power.hunter"


class TokenTheft(Frame):
    """Chance picks which token of the victim is stolen."""

    clause: ClassVar[str] = "power.hunter"
    victim: Seat


class Apprenticeship(Frame):
    """The Apprentice's owner takes a pile of the Council."""

    clause: ClassVar[str] = "power.apprentice"


class Illusion(Frame):
    """The Illusionist's owner may exchange a location."""

    clause: ClassVar[str] = "power.illusionist"


class Corruption(Frame):
    """The Corruptor's owner may pay for a second lord."""

    clause: ClassVar[str] = "power.corruptor"


class Treason(Frame):
    """The Traitor's owner may exchange a lord with the Court."""

    clause: ClassVar[str] = "power.traitor"


class Intrigue(Frame):
    """The Schemer's owner may exchange a lord with the deck."""

    clause: ClassVar[str] = "power.schemer"


class SchemedLord(Frame):
    """Chance turns up the lord that the Schemer brings."""

    clause: ClassVar[str] = "power.schemer"


# -- frames: locations ----------------------------------------------------------------------


class TileDraw(Frame):
    """Chance turns up `left` more locations; `ambassador` is the lord that draws, if no keys are used."""

    clause: ClassVar[str] = "location.option-draw"
    left: int
    tiles: tuple[str, ...] = ()
    ambassador: str = ""


class Drawn(Frame):
    """One of the locations drawn must be taken."""

    clause: ClassVar[str] = "location.option-draw"
    tiles: tuple[str, ...]
    ambassador: str = ""


class OpenChoice(Frame):
    """An ambassador takes an open location, because the pile is empty."""

    clause: ClassVar[str] = "location.ambassador"
    ambassador: str


class KeyChoice(Frame):
    """The player chooses which three keys are used for a location."""

    clause: ClassVar[str] = "location.choose-keys"
    location: str


class BlackSmokers(Frame):
    """Black Smokers may be exchanged for a location of the pile."""

    clause: ClassVar[str] = "locscore.black-smokers"


AnyFrame = (
    FirstPlayer
    | OpenLocation
    | LordDraw
    | TurnStart
    | Action
    | Control
    | Finish
    | NextTurn
    | Reveal
    | Offer
    | Unsold
    | Encounter
    | Reward
    | TokenDraw
    | ExplorationEnd
    | Affiliation
    | EnterPlay
    | CourtStep
    | Discards
    | Assassination
    | Hunt
    | TokenTheft
    | Apprenticeship
    | Illusion
    | Corruption
    | Treason
    | Intrigue
    | SchemedLord
    | TileDraw
    | Drawn
    | OpenChoice
    | KeyChoice
    | BlackSmokers
)


class AmbisState(State, frozen=True, kw_only=True):
    """A position of Ambis. Decks and piles are sorted: nothing hidden has an order before it is drawn.

    `court` and `track` list their spaces from 1 on, "" where one is empty; `council` holds the piles in the
    order of `RACES`. `buyers` are the opponents who have bought this turn. `ending` is the seat in whose turn
    an end condition (`end_by`) was met, "" while none is. `passes` counts forced passes in a row;
    `max_turns` ends an automated game early (0: never).
    """

    pending: tuple[AnyFrame, ...] = ()
    players: tuple[Player, ...]
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

    def player(self, seat: Seat) -> Player:
        """What a seat has."""
        return self.players[self.seats.index(seat)]

    def change(self, seat: Seat, **changes: Any) -> AmbisState:
        """With changes to what a seat has."""
        at = self.seats.index(seat)
        changed = replace(self.players[at], **changes)
        return replace(self, players=(*self.players[:at], changed, *self.players[at + 1 :]))

    def gain_pearls(self, seat: Seat, pearls: int) -> AmbisState:
        """With pearls from the Treasury (or, below zero, back to it)."""
        return self.change(seat, pearls=self.player(seat).pearls + pearls)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, clockwise from the left."""
        return after(self.seats, seat)

    def pile(self, race: str) -> tuple[str, ...]:
        """The Council's pile of a race."""
        return self.council[RACES.index(race)]

    @property
    def kit(self) -> Components:
        """The component data in use."""
        return self.game.components(self.edition)  # type: ignore[no-any-return]


def added(cards: tuple[str, ...], *more: str) -> tuple[str, ...]:
    """A sorted pile of cards with more of them."""
    return tuple(sorted(cards + more))


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """A pile of cards that lacks some of them."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
