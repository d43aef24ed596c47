"""What a seat sees, all but a vote that is not revealed (ruling.open-information), and a guess at that."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ....engine import Frame, Seat
from ..rules.diplomacy import HIDDEN, NOT_YET, VOTING_CARDS, Voting
from ..state import JantarisState


def mask(state: JantarisState, seat: Seat) -> JantarisState:
    """The position as a seat sees it. What lies face down in a deck is nowhere before it is turned up."""
    seen = tuple(voted(frame, state.seats, seat) for frame in state.pending)
    pending = seen  # diplomacy.reveal, else state.pending
    return replace(state, pending=pending, viewer=seat)


def voted(frame: Frame, seats: tuple[Seat, ...], viewer: Seat) -> Frame:
    """A question without what a seat may not see before the reveal (ruling.vote-secrecy)."""
    if not isinstance(frame, Voting):
        return frame
    votes = zip(seats, frame.votes, strict=True)
    return Voting(tuple(vote if vote == NOT_YET or seat == viewer else HIDDEN for seat, vote in votes))


def guess(view: JantarisState, random: Random) -> JantarisState:
    """A position that looks like this to the viewer, for whom everybody has all four cards to vote with."""

    def filled(frame: Frame) -> Frame:
        if not isinstance(frame, Voting):
            return frame
        return Voting(tuple(random.choice(VOTING_CARDS) if vote == HIDDEN else vote for vote in frame.votes))

    return replace(view, pending=tuple(map(filled, view.pending)), viewer=None)
