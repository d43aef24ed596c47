"""What a question in a position written by hand needs: card, space, seat, and an answer."""

from __future__ import annotations

from ....engine import Line, Seat
from ..components import COURT_SPACES, KEYS_NEEDED, MONSTER, TRACK_SPACES
from ..rules.frames import (
    Affiliation,
    AnyFrame,
    Apprenticeship,
    Assassination,
    BlackSmokers,
    Drawn,
    Encounter,
    Hunt,
    KeyChoice,
    LordDraw,
    Offer,
    OpenChoice,
    Reveal,
    TileDraw,
    TokenTheft,
    Unsold,
)
from ..rules.lords import has, keys, targets
from ..rules.soldiers import can_be_rotated
from ..state import AmbisState


def asked_of_something(state: AmbisState, line: Line) -> None:
    """Raises UnreadablePosition when a question is about a space or a seat that has nothing to ask about."""
    for frame in state.pending:
        space = getattr(frame, "space", None)
        if isinstance(frame, (Offer, Unsold, Encounter)):
            if not 1 <= frame.space <= TRACK_SPACES or not state.track[frame.space - 1]:
                raise line.wrong(f"there is no card on space {frame.space} of the track")
            if (state.track[frame.space - 1] == MONSTER) != isinstance(frame, Encounter):
                raise line.wrong("a monster is met with 'encounter', an ally is 'offer' or 'unsold'")
        elif space is not None and not 1 <= space <= COURT_SPACES:
            raise line.wrong(f"the Court has the spaces 1 to {COURT_SPACES}, not {space}")
        if getattr(frame, "by", frame.clause) not in state.game.catalogue:
            raise line.wrong(f"there is no clause {frame.clause!r}")
        for name in ("asking", "seat", "victim"):
            if getattr(frame, name, state.seats[0]) not in state.seats:
                raise line.wrong(f"one of the seats {', '.join(state.seats)}, not {getattr(frame, name)!r}")
    if state.pending and (reason := _unanswerable(state, state.pending[-1])):
        raise line.wrong(reason)


def _unanswerable(state: AmbisState, frame: AnyFrame) -> str:
    """Why nobody could answer the question on top; "" where somebody can."""
    seat, name = state.active, str(frame.__struct_config__.tag)
    if isinstance(frame, Affiliation) and not frame.cards:
        return f"{name} needs the cards played, such as {name} crab1+squid2"
    if isinstance(frame, TokenTheft) and not state.player(frame.victim).tokens:
        return f"{frame.victim} has no monster token to lose"
    if isinstance(frame, Hunt) and not any(state.player(victim).tokens for victim in targets(state, seat)):
        return f"no opponent of {seat} has a monster token that the Hunter could take"
    if isinstance(frame, Assassination) and not _has_target(state, seat, frame.victim):
        return f"{frame.victim} has no lord that {seat} could rotate"
    if isinstance(frame, Apprenticeship) and not any(state.council):
        return "the Council has no pile that could be taken"
    if isinstance(frame, Offer) and frame.asking == seat:
        return f"{seat} explores and is not offered what {seat} reveals"
    if isinstance(frame, Reveal) and "" not in state.track:
        return "the track is full: no card can be revealed"
    if isinstance(frame, LordDraw) and state.court[frame.space - 1]:
        return f"space {frame.space} of the Court is not empty"
    return _untakeable(state, frame)


def _untakeable(state: AmbisState, frame: AnyFrame) -> str:
    """Why no location could be taken as asked; "" where one can."""
    seat = state.active
    ambassador = getattr(frame, "ambassador", "")
    if ambassador and has(state.player(seat), ambassador) is None:
        return f"{seat} does not have {ambassador}"
    if isinstance(frame, (KeyChoice, TileDraw, Drawn)) and not ambassador and keys(state, seat) < KEYS_NEEDED:
        return f"{seat} has {keys(state, seat)} keys, and {KEYS_NEEDED} are needed"
    if isinstance(frame, TileDraw) and not 1 <= frame.left <= len(state.location_pile):
        return f"{frame.left} locations cannot be drawn from a pile of {len(state.location_pile)}"
    if isinstance(frame, Drawn) and not frame.tiles:
        return "no location was drawn"
    if isinstance(frame, OpenChoice) and not state.open_locations:
        return "no location lies open"
    if isinstance(frame, OpenChoice) and state.location_pile:
        return "the pile is not empty: an ambassador draws from it"
    if isinstance(frame, BlackSmokers) and "black-smokers" not in state.player(seat).locations:
        return f"{seat} does not control Black Smokers"
    return ""


def _has_target(state: AmbisState, seat: Seat, victim: Seat) -> bool:
    return victim in targets(state, seat) and any(map(can_be_rotated, state.player(victim).lords))
