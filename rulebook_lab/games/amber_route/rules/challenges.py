"""Ogólne zasady wyzwań (General challenge rules): support before the roll, then the threat's own way."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Tell, Violation, broken
from ..components import Level
from ..state import AmberRouteState, OwnTurn
from .dark_cards import BLESSING, Helped, figures
from .dice import Challenge, Rolling, capped
from .light_cards import Fitting, bare, not_fitting, not_in_hand, out_of_hand
from .monsters import Monster
from .one_roll import Ghost, Trap

THREATS: dict[str, type[Challenge]] = {"monster": Monster, "ghost": Ghost, "trap": Trap}


class Preparing(OwnTurn, Helped, clause="challenge.light-cards"):
    """Is there more support for a challenge? A kept blessing supports on any terrain."""

    card: str
    difficulty: Level
    support: int = 0
    helper = "blessing"

    def threat(self, state: AmberRouteState) -> str:
        """Tell in which way the challenge is met: that of the card, not of the field."""
        return state.box.dark[self.card].threat  # challenge.by-type, else "trap"

    def dice(self, state: AmberRouteState, tell: Tell | None = None) -> int:
        """Count the dice that will be rolled: one (ruling.ghost-base-dice), or the trap's own number in place
        of it (ruling.trap-no-plus-one), and as many as the support played so far is worth, with a limit."""
        dice = {
            "monster": 1,  # monster.dice-count, else 0
            "ghost": 1,
            "trap": state.box.by_name[self.difficulty].trap_dice,  # trap.base-dice, else 1
        }
        more = {
            "monster": self.support,  # monster.support-before, else 0
            "ghost": self.support,  # ghost.support, else 0
            "trap": self.support,  # trap.support, else 0
        }
        threat = self.threat(state)
        return capped(state, self.seat, dice[threat] + more[threat], tell)

    def facts(self, state: AmberRouteState) -> dict[str, object]:
        """Tell the number of dice, and that there is nothing more to play."""
        return {"count": self.dice(state), "variant": bare(state, self.seat)}

    def help(self, state: AmberRouteState, tell: Tell) -> AmberRouteState:
        return state.swap(replace(self, support=self.support + BLESSING))


class Support(Fitting, clause="challenge.light-cards", answers=(Preparing,)):
    """Play a light card: any number, even more than the dice can use (ruling.overpaying-support)."""

    def violations(self, state: AmberRouteState, frame: Preparing) -> Iterator[Violation]:
        """Tell why not. The terrain is the field's, not the dark card's (ruling.match-symbols)."""
        yield from not_in_hand(state, self.seat, self.card, "challenge.light-cards")
        for violation in not_fitting(state, self.seat, self.card):
            if not violation.variant and frame.threat(state) == "monster":
                yield broken("monster.card-terrain", **violation.facts)
            yield violation

    def elsewhere(self, state: AmberRouteState) -> Iterator[Violation]:
        """Cards are played before a fight, not in it."""
        fight = state.open(Monster)
        if fight and fight.seat == self.seat:
            yield broken("monster.support-before", "rolled")

    def play(self, state: AmberRouteState, frame: Preparing, tell: Tell) -> AmberRouteState:
        """Discard the card at once."""
        worth = state.box.light[self.card].value  # monster.support-value, else 0
        total = frame.support + worth
        how = "supports-more" if frame.support else "supports"
        tell("challenge.light-cards", how, self.seat, card=self.card, support=worth, total=total)
        pending = (*state.pending[:-1], replace(frame, support=total))
        return out_of_hand(state, self.seat, self.card, pending=pending)


class Face(Move, clause="challenge.by-type", answers=(Preparing,), last=True):
    """Play no more support: the challenge begins, and nobody may refuse it (ruling.no-challenge-refusal)."""

    def play(self, state: AmberRouteState, frame: Preparing, tell: Tell) -> AmberRouteState:
        tell("challenge.by-type", "faces", self.seat, card=frame.card, support=frame.support)
        met, level = frame.threat(state), frame.difficulty
        dice = frame.dice(state, tell)
        if met == "monster":
            life = figures(state.box, level).monster_life
            return state.swap(Monster(self.seat, frame.card, level, dice, life))
        return state.swap(THREATS[met](self.seat, frame.card, level), Rolling(self.seat, dice))
