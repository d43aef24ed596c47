"""The open frames: each is a sentence of the rulebook that asks somebody, or runs by itself."""

from __future__ import annotations

from typing import Any, ClassVar

from ....engine import Frame, Seat
from ..components import TRACK_SPACES


class Its(str):
    """The clause of a kind of frame where each frame says itself, as `by`, for which clause it is open."""

    __slots__ = ()

    def __get__(self, frame: Any, kind: type[Any]) -> str:
        return self if frame is None else str(frame.by)


# -- setting up ---------------------------------------------------------------------


class FirstPlayer(Frame):
    """Chance draws the first player."""

    clause: ClassVar[str] = "setup.first-player"


class OpenLocation(Frame):
    """Chance turns up the first open location."""

    clause: ClassVar[str] = "setup.location-open"


class LordDraw(Frame):
    """Chance lays the top lord on a space of the Court; `by` names the clause that wants it there."""

    clause: ClassVar[str] = Its("court.refill")
    space: int
    by: str = "court.refill"


# -- the turn -----------------------------------------------------------------------


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


# -- exploring ----------------------------------------------------------------------


def is_last(space: int) -> bool:
    """Whether a space of the track is the last one."""
    return space == TRACK_SPACES


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

    clause: ClassVar[str] = Its("explore.take")
    space: int

    @property
    def by(self) -> str:
        """The clause that leaves the choice, or on the last space none."""
        return "explore.last-space-ally" if is_last(self.space) else "explore.take"


class Encounter(Frame):
    """A monster lies on a space: the active player fights or goes on."""

    clause: ClassVar[str] = Its("monster.choice")
    space: int

    @property
    def by(self) -> str:
        """The clause that leaves the choice, or on the last space none."""
        return "monster.last-space" if is_last(self.space) else "monster.choice"


class Reward(Frame):
    """The fighter receives the reward of the threat track."""

    clause: ClassVar[str] = "monster.reward-choice"


class TokenDraw(Frame):
    """Chance gives the active player a monster token from the pool."""

    clause: ClassVar[str] = "monster.reward-kinds"


class ExplorationEnd(Frame):
    """The track is cleared."""

    clause: ClassVar[str] = "explore.end"


# -- recruiting and powers ----------------------------------------------------------


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

    clause: ClassVar[str] = Its("commander.end-of-turn")
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


# -- locations ----------------------------------------------------------------------


class TileDraw(Frame):
    """Chance turns up `left` more locations; `ambassador` is the lord that draws, if no keys are used."""

    clause: ClassVar[str] = Its("location.option-draw")
    left: int
    tiles: tuple[str, ...] = ()
    ambassador: str = ""

    @property
    def by(self) -> str:
        """The clause that lets locations be drawn."""
        return who_draws(self.ambassador)


class Drawn(Frame):
    """One of the locations drawn must be taken."""

    clause: ClassVar[str] = Its("location.option-draw")
    tiles: tuple[str, ...]
    ambassador: str = ""

    @property
    def by(self) -> str:
        """The clause that lets locations be drawn."""
        return who_draws(self.ambassador)


def who_draws(ambassador: str) -> str:
    """The clause by which locations are drawn: an ambassador's, or that of three keys."""
    return "location.ambassador" if ambassador else "location.option-draw"


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
