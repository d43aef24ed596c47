"""The soldiers, aimed at the other players. The Recruiter raises prices (`recruiting`), the Tamer lowers
rewards (`monsters`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated, Literal

from msgspec.structs import replace

from ....engine import Among, Frame, Move, Seat, Tell, Violation, added, broken, unknown, without
from ..components import AllyName, LordName
from ..state import AmbisState
from .lords import (
    ENTERING,
    Arrow,
    OfPower,
    has,
    is_protected,
    marked,
    reached,
    suffers,
    targets,
)
from .tokens import TokenTheft

Demand = Literal["commander.end-of-turn", "commander.on-recruit", "power.jailer"]


class Discards(Frame, clause="commander.end-of-turn"):
    """A seat discards down to `keep` cards, as the clause `by` demands."""

    seat: Seat
    keep: int
    by: Demand = "commander.end-of-turn"

    @property
    def rule(self) -> str:
        return self.by

    def asked(self, state: AmbisState) -> tuple[Seat, ...]:
        return (self.seat,) if len(state.player(self.seat).hand) > self.keep else ()

    def facts(self, state: AmbisState) -> dict[str, object]:
        variant = "jailer" if self.by == "power.jailer" else "commander"
        return {"n": len(state.player(self.seat).hand) - self.keep, "variant": variant}

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        """The lord that demands it is there, the seat is one that it strikes, and no more cards are due."""
        lord = "jailer" if self.by == "power.jailer" else "commander"
        params, cards = state.box.lords[lord].params, len(state.player(self.seat).hand)
        struck = self.seat in targets(state, state.active) and bool(has(state.player(state.active), lord))
        if self.by == "commander.end-of-turn":
            struck = self.seat == state.active and suffers(state, self.seat, lord)
        if not struck:
            yield broken("power.enter-play", "not-struck", seat=self.seat, lord=lord)
        elif self.keep != params.get("limit", self.keep) or cards - self.keep > params.get("amount", cards):
            yield broken(self.by, "keep", seat=self.seat, keep=self.keep)

    def advance(self, state: AmbisState, tell: Tell) -> AmbisState:
        return state.pop()


class Discard(Move, clause="commander.on-recruit", answers=(Discards,), exact=True, spot="hand:{card}"):
    """Discard a card from the hand, as a soldier demands."""

    card: AllyName

    @classmethod
    def proposals(cls, state: AmbisState, frame: Discards) -> list[Discard]:
        """Each card of the hand that is to be seen, equal ones once."""
        hand = state.player(frame.seat).hand if state.shows_hand(frame.seat) else ()
        return [cls(frame.seat, card) for card in sorted(set(hand))]

    def violations(self, state: AmbisState, frame: Discards) -> Iterator[Violation]:
        if not state.shows_hand(self.seat):
            yield unknown(frame.by)
        elif self.card not in state.player(self.seat).hand:
            yield broken(frame.by, "hand", card=self.card)

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        """Until the end of the own turn a hand may be larger than six, even under a Commander; while others
        discard, whom the Shaman protects does not."""
        if self.seat in state.seats and suffers(state, self.seat, "commander"):
            yield broken("commander.may-exceed")
        elif self.seat in state.seats and state.open(Discards) and is_protected(state.player(self.seat)):
            yield broken("power.shaman", victim=self.seat)

    def play(self, state: AmbisState, frame: Discards, tell: Tell) -> AmbisState:
        """A card of the player's own choice goes to the discards."""
        tell(frame.by, "discards", self.seat, {"card": self.card}, (self.seat,))
        state = replace(state, discards=added(state.discards, self.card))
        return state.change(self.seat, hand=without(state.player(self.seat).hand, self.card))


def discarding(lord: str, by: Demand, state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Each opponent discards: one card for the Jailer, all above six for the Commander."""
    params, due = state.box.lords[lord].params, []
    for victim in reached(state, seat, lord, tell):
        cards = len(state.player(victim).hand)
        keep = params["limit"] if lord == "commander" else max(0, cards - params["amount"])
        if cards > keep:
            due.append(Discards(victim, keep, by))
    return state.push(*reversed(due))


def over_the_limit(state: AmbisState, tell: Tell) -> tuple[Discards, ...]:
    """What the Commander of an opponent demands at the end of the own turn: a hand is cut to six."""
    seat = state.active
    limit = state.box.lords["commander"].params["limit"]
    if len(state.player(seat).hand) <= limit or not suffers(state, seat, "commander", tell):
        return ()
    return (Discards(seat, limit),)  # commander.end-of-turn power.commander, else ()


def seeker(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Each opponent returns two pearls to the Treasury, or all there are."""
    for victim in reached(state, seat, "seeker", tell):  # power.seeker
        pearls = min(state.player(victim).pearls, state.box.lords["seeker"].params["amount"])
        if pearls:
            tell("power.seeker", "loses-pearls", victim, pearls=pearls)
            state = state.gain_pearls(victim, -pearls)
    return state


class Assassination(OfPower, clause="power.assassin"):
    """The Assassin's owner rotates one lord of a victim."""

    victim: Seat

    @classmethod
    def arises(cls, state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
        """One lord of each opponent who has an eligible one is to be rotated."""
        questions = [cls(victim) for victim in reversed(reached(state, seat, "assassin", tell))]
        return state.push(*[each for each in questions if each.allows(state, Rotate)])


def victims_lords(state: AmbisState, frame: Assassination, seat: Seat) -> list[str]:
    """The lords of the victim, unless it is protected."""
    return [lord.id for lord in state.player(frame.victim).lords if frame.victim in targets(state, seat)]


class Rotate(Arrow, clause="power.assassin", answers=(Assassination,), spot="lord:{lord}"):
    """Assassin: rotate a free lord of an opponent, with or without key or power."""

    lord: Annotated[LordName, Among(victims_lords)]

    def violations(self, state: AmbisState, frame: Assassination) -> Iterator[Violation]:
        lord = has(state.player(frame.victim), self.lord)
        if lord and lord.under:
            yield broken("location.lords-not-free", lord=self.lord, location=lord.under)
        elif lord and lord.rotated:
            yield broken("power.assassin", "rotated", lord=self.lord)

    def play(self, state: AmbisState, frame: Assassination, tell: Tell) -> AmbisState:
        """The lord is turned: from now on only its points count."""
        victim = frame.victim
        tell("assassin.rotate", "rotates", self.seat, lord=self.lord, victim=victim)
        lords = marked(state.player(victim), self.lord, rotated=True)
        return state.pop().change(victim, lords=lords)  # assassin.rotate, else state.pop()


class Hunt(OfPower, clause="power.hunter"):
    """The Hunter's owner chooses whom to rob."""

    @classmethod
    def arises(cls, state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
        reached(state, seat, "hunter", tell)
        return super().arises(state, seat, tell)


Opponent = Annotated[Seat, Among(lambda state, _, seat: state.opponents(seat))]
"""Another player."""


class Rob(Arrow, clause="power.hunter", answers=(Hunt,), spot="seat:{victim}"):
    """Hunter: take a monster token of an opponent."""

    victim: Opponent

    def violations(self, state: AmbisState, frame: Hunt) -> Iterator[Violation]:
        if self.victim not in state.opponents(self.seat):
            return
        if is_protected(state.player(self.victim)):
            yield broken("power.shaman", victim=self.victim)
        elif not state.player(self.victim).tokens:
            yield broken("power.hunter", "empty", victim=self.victim)

    def play(self, state: AmbisState, frame: Hunt, tell: Tell) -> AmbisState:
        """Chance picks the token."""
        tell("power.hunter", "robs", self.seat, victim=self.victim)
        return state.swap(TokenTheft(self.victim))


ENTERING |= {
    "jailer": partial(discarding, "jailer", "power.jailer"),  # power.jailer
    "commander": partial(discarding, "commander", "commander.on-recruit"),  # commander.on-recruit
    "seeker": seeker,
    "assassin": Assassination.arises,  # power.assassin
    "hunter": Hunt.arises,  # power.hunter
}
