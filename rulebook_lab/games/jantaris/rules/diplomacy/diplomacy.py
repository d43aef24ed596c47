"""The second phase, Diplomacy: a token moves, all vote in secret, the votes take effect."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from itertools import product
from typing import Literal

from msgspec.structs import replace

from .....engine import Frame, Move, Seat, Tell, Violation, broken, from_seat
from ...components import (
    CENTER,
    AreaName,
)
from ...state import COLOURS, Colour, JantarisState
from .. import guild
from ..common import OfActivePlayer
from ..goods import gain
from ..items.items import moment
from .black_market import black_market
from .recruitment import Levy, recruitment
from .strengthen_position import Reinforcement, Withdrawal, strengthen_position

VotingCard = Literal["deal", "black-market", "strengthen-position", "recruitment"]
VOTING_CARDS: tuple[VotingCard, ...] = ("deal", "black-market", "strengthen-position", "recruitment")

Ballot = Literal["deal", "black-market", "strengthen-position", "recruitment", "", "?"]
Votes = tuple[Ballot, ...]
NOT_YET: Ballot = ""
"""In place of a vote that has not been cast."""

HIDDEN: Ballot = "?"
"""In place of a vote that the viewer may not see."""

# -- a token moves --------------------------------------------------------------------------


class Diplomacy(OfActivePlayer, clause="diplomacy.move-token"):
    """The Active Player moves a Merchant Guild token."""

    def depends(self, state: JantarisState) -> Hashable:
        return state.active, state.red, state.black


class MoveToken(
    Move, clause="diplomacy.move-token", answers=(Diplomacy,), spot="token:{token} area:{district}"
):
    """Move a Merchant Guild token to a District."""

    token: Colour
    district: AreaName

    @classmethod
    def proposals(cls, state: JantarisState, frame: Diplomacy) -> Iterator[MoveToken]:
        return (cls(state.active, *way) for way in product(COLOURS, state.box.ring))

    @classmethod
    def near(cls, state: JantarisState, frame: Diplomacy) -> Iterator[MoveToken]:
        return (cls(state.active, *way) for way in product(COLOURS, state.box.areas))

    def violations(self, state: JantarisState, frame: Diplomacy) -> Iterator[Violation]:
        """Into a District without a token, at any distance (ruling.token-must-move)."""
        here = state.token(self.token)
        yield from guild.district_violations(state, self.district)
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
        changed = {self.token: self.district, "district": self.district, "pending": pending}
        state = replace(state, **changed)
        return moment(state, "token-moved", self.seat)  # items.situation, else state


# -- the vote -------------------------------------------------------------------------------


class Voting(Frame, clause="diplomacy.vote"):
    """All vote at once; the votes in the order of the seats."""

    votes: Votes

    def asked(self, state: JantarisState) -> tuple[Seat, ...]:
        """All who have not voted; on a view, when all have, those whose vote one would have to guess."""
        return voters(state.seats, self.votes)

    def depends(self, state: JantarisState) -> Hashable:
        return state.seats, self.votes

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        yield from guild.district_defects(state)
        if len(self.votes) != len(state.seats):
            yield broken("diplomacy.vote", "number", votes=len(self.votes), seats=state.seats)
        elif NOT_YET not in self.votes and state.viewer is None:
            yield broken("diplomacy.reveal", "all")

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """All votes are turned up at the same time."""
        for seat, card in zip(state.seats, self.votes, strict=True):
            tell("diplomacy.reveal", "reveals", seat, card=card, votes=self.votes.count(card))
        in_turn = from_seat(state.seats, state.active)  # diplomacy.order, else ()
        return Effects(self.votes, in_turn).advance(state, tell)

    def seen_by(self, seats: tuple[Seat, ...], viewer: Seat) -> Voting:
        """The question without what a seat may not see before the reveal (ruling.vote-secrecy)."""
        shown = zip(seats, self.votes, strict=True)
        return Voting(tuple(vote if vote == NOT_YET or seat == viewer else HIDDEN for seat, vote in shown))


@cache
def voters(seats: tuple[Seat, ...], votes: Votes) -> tuple[Seat, ...]:
    """The seats whose vote is missing; if none is, those whose vote is hidden."""
    missing = NOT_YET if NOT_YET in votes else HIDDEN
    return tuple(seat for seat, vote in zip(seats, votes, strict=True) if vote == missing)


class Vote(Move, clause="diplomacy.vote", answers=(Voting,), spot="vote:{seat}-{card}"):
    """Lay a Voting card face down; everybody has all four, every time (ruling.cards-come-back)."""

    card: VotingCard

    @classmethod
    def proposals(cls, state: JantarisState, frame: Voting) -> tuple[Vote, ...]:
        return ballots(frame.asked(state))

    def play(self, state: JantarisState, frame: Voting, tell: Tell) -> JantarisState:
        tell("diplomacy.vote", "votes", self.seat, {"card": self.card}, (self.seat,))
        at = state.seats.index(self.seat)
        return state.swap(Voting((*frame.votes[:at], self.card, *frame.votes[at + 1 :])))


@cache
def ballots(seats: tuple[Seat, ...]) -> tuple[Vote, ...]:
    """All cards of all who vote."""
    return tuple(Vote(seat, card) for seat in seats for card in VOTING_CARDS)


# -- the effects ----------------------------------------------------------------------------


def deal(state: JantarisState, seat: Seat, votes: int, tell: Tell) -> JantarisState:
    """Goods in the colour of the token in the Active District."""
    if votes == 1:
        return gain(state, seat, token_colour(state), 2, "deal.1", tell)  # deal.1, else state
    if votes == 2:
        return by_merchants(state, seat, state.district, "deal.2", tell)  # deal.2, else state
    return by_merchants(state, seat, CENTER, "deal.3", tell)  # deal.3, else state


def token_colour(state: JantarisState) -> Colour:
    """The colour of the token in the Active District."""
    return "red" if state.red == state.district else "black"


def by_merchants(state: JantarisState, seat: Seat, area: str, clause: str, tell: Tell) -> JantarisState:
    """A Good for each Merchant in an area, as they stand now (ruling.count-fixed)."""
    merchants = state.player(seat).at(area)  # deal.none, else 1
    if not merchants:
        tell("deal.none", "no-merchants", seat, area=area)
        return state
    return gain(state, seat, token_colour(state), merchants, clause, tell)


EFFECTS: dict[str, Callable[[JantarisState, Seat, int, Tell], JantarisState]] = {
    "deal": deal,
    "black-market": black_market,
    "strengthen-position": strengthen_position,
    "recruitment": recruitment,
}
"""What each vote does, by how many have cast it: the table of the Action Description card."""


class Effects(Frame, clause="diplomacy.order"):
    """The votes lie open; those of `left` have not had their effect yet."""

    votes: Votes
    left: tuple[Seat, ...]

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        yield from guild.district_defects(state)
        if len(self.votes) != len(state.seats):
            yield broken("diplomacy.vote", "number", votes=len(self.votes), seats=state.seats)

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """The effects of the votes, player by player, until one of them asks somebody."""
        under = state.pending[:-1]
        for done, seat in enumerate(self.left, 1):
            card = self.votes[state.seats.index(seat)]
            votes = min(self.votes.count(card), 3)  # diplomacy.count, else 1
            state = EFFECTS[card](state, seat, votes, tell)
            if asking := state.pending[len(under) + 1 :]:
                rest = Effects(self.votes, self.left[done:])
                return replace(state, pending=(*under, rest, *asking))
        return replace(state, pending=under, district="")


class Stay(Move, clause="diplomacy.exact-text", answers=(Reinforcement, Withdrawal, Levy)):
    """Leave all Merchants where they are: up to two includes none."""

    def play(
        self, state: JantarisState, frame: Reinforcement | Withdrawal | Levy, tell: Tell
    ) -> JantarisState:
        tell(frame.clause, "stays", self.seat)
        return state.pop()
