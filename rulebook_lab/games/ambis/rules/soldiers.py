"""The soldiers, aimed at the other players. The Recruiter raises prices (`recruiting`), the Tamer lowers
rewards (`monsters`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from ....engine import Frame, Move, Seat, Tell, Violation, broken, unknown
from ..components import AllyName, LordName
from ..state import AmbisState, LordInPlay, added, without
from .lords import Arrow, OfPower, has, is_protected, marked, on_entering, suffers, targets
from .tokens import BlindToken

# -- discarding: the Jailer and the Commander -----------------------------------------------


class Discards(Frame, clause="commander.end-of-turn"):
    """A seat discards down to `keep` cards, as the clause `by` demands."""

    seat: Seat
    keep: int
    by: Literal["commander.end-of-turn", "commander.on-recruit", "power.jailer"] = "commander.end-of-turn"

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
        by_own_turn = self.by == "commander.end-of-turn"
        lord = "jailer" if self.by == "power.jailer" else "commander"
        params, cards = state.box.lords[lord].params, len(state.player(self.seat).hand)
        if by_own_turn:
            struck = self.seat == state.active and suffers(state, self.seat, lord)
        else:
            struck = self.seat in targets(state, state.active) and bool(has(state.player(state.active), lord))
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
        """Until the end of the own turn a hand may be larger than six, even under a Commander."""
        if self.seat in state.seats and suffers(state, self.seat, "commander"):
            yield broken("commander.may-exceed")

    def play(self, state: AmbisState, frame: Discards, tell: Tell) -> AmbisState:
        """A card of the player's own choice goes to the discards."""
        tell(frame.by, "discards", self.seat, {"card": self.card}, (self.seat,))
        state = replace(state, discards=added(state.discards, self.card))
        return state.change(self.seat, hand=without(state.player(self.seat).hand, self.card))


@on_entering("jailer")
def jailer(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Each opponent with a card in hand discards one."""
    amount = state.box.lords["jailer"].params["amount"]
    hands = {victim: len(state.player(victim).hand) for victim in targets(state, seat)}
    due = [Discards(victim, cards - amount, "power.jailer") for victim, cards in hands.items() if cards]
    return state.push(*reversed(due))  # power.jailer, else state


@on_entering("commander")
def commander(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Each opponent with more than six cards discards the excess."""
    limit = state.box.lords["commander"].params["limit"]
    victims = [victim for victim in targets(state, seat) if len(state.player(victim).hand) > limit]
    due = [Discards(victim, limit, "commander.on-recruit") for victim in victims]
    return state.push(*reversed(due))  # commander.on-recruit, else state


def over_the_limit(state: AmbisState) -> tuple[Discards, ...]:
    """What the Commander of an opponent demands at the end of the own turn: a hand is cut to six."""
    seat = state.active
    limit = state.box.lords["commander"].params["limit"]
    if len(state.player(seat).hand) <= limit or not suffers(state, seat, "commander"):
        return ()
    return (Discards(seat, limit),)  # commander.end-of-turn power.commander, else ()


# -- the Seeker -----------------------------------------------------------------------------


@on_entering("seeker")
def seeker(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Each opponent returns two pearls to the Treasury, or all there are."""
    for victim in targets(state, seat):  # power.seeker
        pearls = min(state.player(victim).pearls, state.box.lords["seeker"].params["amount"])
        if pearls:
            tell("power.seeker", "loses-pearls", victim, pearls=pearls)
            state = state.gain_pearls(victim, -pearls)
    return state


# -- the Assassin ---------------------------------------------------------------------------


def can_be_rotated(lord: LordInPlay) -> bool:
    """Free lords that are not rotated yet, with or without key or power."""
    return not lord.under and not lord.rotated


class Assassination(OfPower, clause="power.assassin"):
    """The Assassin's owner rotates one lord of a victim."""

    victim: Seat

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        seat, victim = state.active, self.victim
        if victim not in targets(state, seat) or not any(map(can_be_rotated, state.player(victim).lords)):
            yield broken("power.assassin", "none", seat=seat, victim=victim)
        yield from OfPower.defects(self, state)


class Rotate(Arrow, clause="power.assassin", answers=(Assassination,), spot="lord:{lord}"):
    """Assassin: rotate a lord of an opponent."""

    lord: LordName

    @classmethod
    def proposals(cls, state: AmbisState, frame: Assassination) -> Iterator[Rotate]:
        """Each lord of the victim."""
        return (cls(state.active, lord.id) for lord in state.player(frame.victim).lords)

    def violations(self, state: AmbisState, frame: Assassination) -> Iterator[Violation]:
        lords = {lord.id: lord for lord in state.player(frame.victim).lords}
        if self.lord not in lords:
            yield broken("power.assassin", victim=frame.victim, lord=self.lord)
        elif under := lords[self.lord].under:
            yield broken("location.lords-not-free", lord=self.lord, location=under)
        elif lords[self.lord].rotated:
            yield broken("power.assassin", "rotated", lord=self.lord)

    def play(self, state: AmbisState, frame: Assassination, tell: Tell) -> AmbisState:
        """The lord is turned: from now on only its points count."""
        victim = frame.victim
        tell("assassin.rotate", "rotates", self.seat, lord=self.lord, victim=victim)
        lords = marked(state.player(victim), self.lord, rotated=True)
        return state.pop().change(victim, lords=lords)  # assassin.rotate, else state.pop()


@on_entering("assassin")
def assassin(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One lord of each opponent who has an eligible one is to be rotated."""
    victims = [each for each in targets(state, seat) if any(map(can_be_rotated, state.player(each).lords))]
    return state.push(*map(Assassination, reversed(victims)))  # power.assassin, else state


# -- the Hunter -----------------------------------------------------------------------------


def prey(state: AmbisState, hunter: Seat) -> list[Seat]:
    """The opponents whom the Hunter can rob."""
    return [victim for victim in targets(state, hunter) if state.player(victim).tokens]


class Hunt(OfPower, clause="power.hunter"):
    """The Hunter's owner chooses whom to rob."""

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if not prey(state, state.active):
            yield broken("power.hunter", "none", seat=state.active)
        yield from OfPower.defects(self, state)


class Rob(Arrow, clause="power.hunter", answers=(Hunt,), spot="seat:{victim}"):
    """Hunter: take a monster token of an opponent."""

    victim: Seat

    @classmethod
    def proposals(cls, state: AmbisState, frame: Hunt) -> Iterator[Rob]:
        """Each opponent."""
        return (cls(state.active, victim) for victim in state.opponents(state.active))

    def violations(self, state: AmbisState, frame: Hunt) -> Iterator[Violation]:
        if self.victim not in state.opponents(self.seat):
            yield broken("power.hunter", victim=self.victim)
        elif is_protected(state.player(self.victim)):
            yield broken("power.shaman", victim=self.victim)
        elif not state.player(self.victim).tokens:
            yield broken("power.hunter", "empty", victim=self.victim)

    def play(self, state: AmbisState, frame: Hunt, tell: Tell) -> AmbisState:
        """Chance picks the token."""
        tell("power.hunter", "robs", self.seat, victim=self.victim)
        return state.swap(TokenTheft(self.victim))


class TokenTheft(BlindToken, clause="power.hunter"):
    """Chance picks which token of the victim is stolen; only thief and victim know it."""

    victim: Seat

    def heap(self, state: AmbisState) -> tuple[int, ...]:
        return state.player(self.victim).tokens

    def gone(self, state: AmbisState, value: int, tell: Tell) -> AmbisState:
        thief, victim = state.active, self.victim
        tell("power.hunter", "stolen", thief, {"value": value}, (thief, victim), victim=victim)
        return state.change(victim, tokens=without(state.player(victim).tokens, value))

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if self.victim not in prey(state, state.active):
            yield broken("power.hunter", "empty", victim=self.victim)


@on_entering("hunter")
def hunter(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """The owner robs an opponent who has a monster token, if there is one."""
    return state.push(Hunt()) if prey(state, seat) else state  # power.hunter, else state
