"""A whole position that a seat's view allows: the votes that it does not see, each card as likely."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ..rules.diplomacy import HIDDEN, VOTING_CARDS, Voting
from ..state import JantarisState


def guess(view: JantarisState, random: Random) -> JantarisState:
    """A position that looks like this to the viewer, for whom everybody has all four cards to vote with."""
    pending = tuple(
        Voting(tuple(random.choice(VOTING_CARDS) if vote == HIDDEN else vote for vote in frame.votes))
        if isinstance(frame, Voting)
        else frame
        for frame in view.pending
    )
    return replace(view, pending=pending, viewer=None)
