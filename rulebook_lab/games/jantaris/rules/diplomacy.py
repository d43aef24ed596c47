"""The second phase, Diplomacy: a token moves, all vote in secret, the votes take effect."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from typing import Annotated, Literal

from msgspec.structs import replace

from ....engine import Among, Frame, Seat, Tell, Violation, broken, from_seat
from ..components import CENTER
from ..state import COLOURS, JantarisState
from . import general
from .general import AnyColour, AnyDistrict, OfActivePlayer, OfPhase
from .items import moment
from .voting_cards import EFFECTS

VotingCard = Literal["deal", "black-market", "strengthen-position", "recruitment"]
VOTING_CARDS: tuple[VotingCard, ...] = ("deal", "black-market", "strengthen-position", "recruitment")
AnyCard = Annotated[VotingCard, Among(lambda *_: VOTING_CARDS)]

Ballot = Literal["deal", "black-market", "strengthen-position", "recruitment", "", "?"]
Votes = tuple[Ballot, ...]
NOT_YET: Ballot = ""
"""In place of a vote that has not been cast."""

HIDDEN: Ballot = "?"
"""In place of a vote that the viewer may not see."""


class Diplomacy(OfActivePlayer, clause="diplomacy.move-token"):
    """The Active Player moves a Merchant Guild token."""

    def depends(self, state: JantarisState) -> Hashable:
        return state.active, state.red, state.black


class MoveToken(
    OfPhase,
    clause="diplomacy.move-token",
    answers=(Diplomacy,),
    exact=True,
    spot="token:{token} area:{district}",
):
    """Move a Merchant Guild token to a District."""

    phase = "diplomacy"
    token: AnyColour
    district: AnyDistrict

    @classmethod
    def proposals(cls, state: JantarisState, frame: Diplomacy) -> Sequence[MoveToken]:
        return cls.each(state.active, COLOURS, state.open_districts)

    def violations(self, state: JantarisState, frame: Diplomacy) -> Iterator[Violation]:
        """Into a District without a token, at any distance (ruling.token-must-move)."""
        here = state.token(self.token)
        if self.district == CENTER != here:
            yield broken("guild.no-return", token=self.token)
        if self.district == here:
            yield broken("diplomacy.move-token", token=self.token, district=here)
        elif self.district != CENTER and state.holds_token(self.district):
            yield broken("guild.no-sharing", district=self.district)

    def play(self, state: JantarisState, frame: Diplomacy, tell: Tell) -> JantarisState:
        """The District it comes to is the Active District; then Items, then the vote."""
        tell("diplomacy.move-token", "moves-token", self.seat, token=self.token, district=self.district)
        pending = (*state.pending[:-1], Voting((NOT_YET,) * len(state.seats)))
        state = replace(state, pending=pending, district=self.district, **{self.token: self.district})
        return moment(state, "token-moved", self.seat)  # items.situation, else state


class OfVotes(Frame):
    """A question that is about the votes, in the order of the seats."""

    votes: Votes

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        yield from general.active_district_defects(state)
        if len(self.votes) != len(state.seats):
            yield broken("diplomacy.vote", "number", votes=len(self.votes), seats=state.seats)
        if HIDDEN in self.votes and state.viewer is None:
            yield broken("diplomacy.reveal", "hidden")


@cache
def voters(seats: tuple[Seat, ...], votes: Votes) -> tuple[Seat, ...]:
    """The seats whose vote is missing; if none is, those whose vote is hidden."""
    missing = NOT_YET if NOT_YET in votes else HIDDEN
    return tuple(seat for seat, vote in zip(seats, votes, strict=True) if vote == missing)


class Voting(OfVotes, clause="diplomacy.vote"):
    """All vote at once."""

    def asked(self, state: JantarisState) -> tuple[Seat, ...]:
        """All who have not voted; on a view, when all have, those whose vote one would have to guess."""
        return voters(state.seats, self.votes)

    def depends(self, state: JantarisState) -> Hashable:
        return state.seats + self.votes

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        yield from OfVotes.defects(self, state)
        if NOT_YET not in self.votes and state.viewer is None:
            yield broken("diplomacy.reveal", "all")

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """All votes are turned up at the same time."""
        for seat, card in zip(state.seats, self.votes, strict=True):
            tell("diplomacy.reveal", "reveals", seat, card=card, votes=self.votes.count(card))
        in_turn = from_seat(state.seats, state.active)  # diplomacy.order, else ()
        return Effects(self.votes, in_turn).advance(state, tell)


class Vote(OfPhase, clause="diplomacy.vote", answers=(Voting,), spot="vote:{seat}-{card}"):
    """Lay a Voting card face down; everybody has all four, every time (ruling.cards-come-back)."""

    phase = "diplomacy"
    card: AnyCard

    def play(self, state: JantarisState, frame: Voting, tell: Tell) -> JantarisState:
        tell("diplomacy.vote", "votes", self.seat, {"card": self.card}, (self.seat,))
        votes = list(frame.votes)
        votes[state.seats.index(self.seat)] = self.card
        return replace(state, pending=(*state.pending[:-1], Voting(tuple(votes))))


class Effects(OfVotes, clause="diplomacy.order"):
    """The votes lie open; those of `left` have not had their effect yet."""

    left: tuple[Seat, ...]

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        yield from OfVotes.defects(self, state)
        if not {*self.votes} <= {*VOTING_CARDS}:
            yield broken("diplomacy.reveal", "open")
        if self.left != from_seat(state.seats, state.active)[len(state.seats) - len(self.left) :]:
            yield broken("diplomacy.order", "left", seats=self.left, active=state.active)

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """The effects of the votes, player by player, until one of them asks somebody."""
        under = state.pending[:-1]
        for done, seat in enumerate(self.left, 1):
            card = self.votes[state.seats.index(seat)]
            votes = min(self.votes.count(card), 3)  # diplomacy.count, else 1
            state = EFFECTS[card][votes - 1](state, seat, tell)
            if asking := state.pending[len(under) + 1 :]:
                rest = Effects(self.votes, self.left[done:])
                return replace(state, pending=(*under, rest, *asking))
        return replace(state, pending=under, district="")
