"""The second phase, Diplomacy: a token moves, all vote in secret, the votes take effect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from msgspec.structs import replace

from .....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, from_seat, implements, value
from ...components import CENTER
from ...state import JantarisState
from ..asking import active_player, open_question
from ..frames import NOT_YET, Ballot, Diplomacy, Effects, Votes, Voting
from ..guild import area_violations
from ..items.items import situation
from ..moves import COLOURS, VOTING_CARDS, MoveToken, Vote
from .voting_cards import EFFECTS

HIDDEN: Ballot = "?"
"""In place of a vote that the viewer may not see."""


# -- a token moves --------------------------------------------------------------------------


def token_moves(state: JantarisState, frame: Diplomacy) -> Iterator[Move]:
    """Either token to any area, the impossible ones too."""
    for token, area in product(COLOURS, state.components.areas):
        yield MoveToken(state.active, token, area)


def token_moves_legal(state: JantarisState, frame: Diplomacy) -> list[Move]:
    """The same, without asking the checks: either token to any District without one."""
    return _token_moves(state.active, state.components.ring, (state.red, state.black))


@cache
def _token_moves(seat: Seat, ring: tuple[str, ...], tokens: tuple[str, str]) -> list[Move]:
    free = [district for district in ring if district not in tokens]
    return [MoveToken(seat, token, district) for token in COLOURS for district in free]


def token_violations(state: JantarisState, frame: Diplomacy, move: MoveToken) -> Iterator[Violation]:
    """Into a District without a token, at any distance (ruling.token-must-move)."""
    here = state.token(move.token)
    yield from area_violations(state, move.district, district=True)
    if move.district == CENTER != here:
        yield broken("guild.no-return", token=move.token)
    if move.district == here:
        yield broken("diplomacy.move-token", token=move.token, district=here)
    elif move.district != CENTER and state.holds_token(move.district):
        yield broken("guild.no-sharing", district=move.district)


def move_token(state: JantarisState, frame: Diplomacy, move: MoveToken, tell: Tell) -> JantarisState:
    """The District it comes to is the Active District; then Items, then the vote."""
    tell("diplomacy.move-token", "moves-token", move.seat, token=move.token, district=move.district)
    state = state.swap(Voting((NOT_YET,) * len(state.seats)))
    return situation(set_token(state, move), "token-moved", move.seat)


@implements("diplomacy.active-district")
def set_token(state: JantarisState, move: MoveToken) -> JantarisState:
    """Red or black."""
    if move.token == "red":
        return replace(state, red=move.district, district=move.district)
    return replace(state, black=move.district, district=move.district)


# -- the vote -------------------------------------------------------------------------------


@implements("diplomacy.vote")
def voters(state: JantarisState, frame: Voting) -> tuple[Seat, ...]:
    """All who have not voted; on a view, when all have, those whose vote one would have to guess."""
    return _voters(state.seats, frame.votes)


@cache
def _voters(seats: tuple[Seat, ...], votes: Votes) -> tuple[Seat, ...]:
    for open_vote in (NOT_YET, HIDDEN):
        if open_vote in votes:
            return tuple(seat for seat, vote in zip(seats, votes, strict=True) if vote == open_vote)
    return ()


@cache
def _ballots(seats: tuple[Seat, ...], votes: Votes) -> tuple[Move, ...]:
    return tuple(Vote(seat, card) for seat in _voters(seats, votes) for card in VOTING_CARDS)


def ballots(state: JantarisState, frame: Voting) -> list[Move]:
    """Everybody has all four cards, every time (ruling.cards-come-back)."""
    return list(_ballots(state.seats, frame.votes))


def vote(state: JantarisState, frame: Voting, move: Vote, tell: Tell) -> JantarisState:
    """Face down: only the voter knows."""
    tell.secretly((move.seat,), "diplomacy.vote", "votes", move.seat, {"card": move.card})
    at = state.seats.index(move.seat)
    return state.swap(Voting((*frame.votes[:at], move.card, *frame.votes[at + 1 :])))


def reveal(state: JantarisState, frame: Voting, tell: Tell) -> JantarisState:
    """All at the same time."""
    votes = frame.votes
    for seat, card in zip(state.seats, votes, strict=True):
        tell("diplomacy.reveal", "reveals", seat, card=card, votes=votes.count(card))
    return state.swap(Effects(votes, in_turn(state)))


@value("diplomacy.order", off=())
def in_turn(state: JantarisState) -> tuple[Seat, ...]:
    """The Active Player first, then clockwise."""
    return from_seat(state.seats, state.active)


# -- the effects ----------------------------------------------------------------------------


def carry_out(state: JantarisState, frame: Effects, tell: Tell) -> JantarisState:
    """The effects of the votes, player by player, until one of them asks somebody."""
    votes, left = frame.votes, frame.left
    depth = len(state.pending)
    while left:
        seat, left = left[0], left[1:]
        card = votes[state.seats.index(seat)]
        state = EFFECTS[card, entry(votes, card)](state.swap(Effects(votes, left)), seat, tell)
        if len(state.pending) > depth:
            return state
    return replace(state, pending=state.pending[:-1], district="")


@value("diplomacy.count", off=1)
def entry(votes: tuple[str, ...], card: str) -> int:
    """Which entry of the table applies: one, two, or three and more (ruling.count-fixed)."""
    return min(votes.count(card), 3)


@effect("diplomacy.reveal")
def without_votes(state: JantarisState, viewer: Seat) -> JantarisState:
    """What a seat may not see of a vote before the reveal (ruling.vote-secrecy)."""
    return replace(state, pending=tuple(_masked(state.seats, frame, viewer) for frame in state.pending))


def _masked(seats: tuple[Seat, ...], frame: object, viewer: Seat) -> object:
    if not isinstance(frame, Voting):
        return frame
    shown = zip(seats, frame.votes, strict=True)
    return Voting(tuple(vote if vote == NOT_YET or seat == viewer else HIDDEN for seat, vote in shown))


MOVE_TOKEN = Verb(MoveToken, "diplomacy.move-token", move_token, token_violations)
VOTE = Verb(Vote, "diplomacy.vote", vote)
VERBS = [MOVE_TOKEN, VOTE]
STEPS = [
    open_question(
        Diplomacy, MOVE_TOKEN, proposals=token_moves, legal=token_moves_legal, decider=active_player
    ),
    Step(frame=Voting, asked=voters, candidates=ballots, legal=ballots, verbs=(Vote,), advance=reveal),
    Step(frame=Effects, advance=carry_out),
]
