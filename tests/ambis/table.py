"""A table to play on in tests: positions as text, moves as text, what was refused and told."""

from __future__ import annotations

import rulebook_lab as lab
from rulebook_lab.games.ambis.components import RACES
from rulebook_lab.games.ambis.state import AmbisState, Player

GAME = lab.game("ambis")


def position(text: str) -> AmbisState:
    """The position that a text describes."""
    state: AmbisState = GAME.read_position(text)
    return state


def play(state: AmbisState, *moves: str) -> AmbisState:
    """The position after moves of seats and of chance."""
    for move in moves:
        state = state.play(move)
    return state


def refusals(state: AmbisState, move: str) -> tuple[str, ...]:
    """The clauses that a move breaks; every one has a sentence without gaps."""
    why = state.why_not(move)
    assert all(sentence and "{" not in sentence for sentence in why.sentences), str(why)
    return why.clauses


def legal(state: AmbisState, verb: str) -> list[str]:
    """The legal moves of one kind, in notation, without the seat and the verb."""
    return sorted(
        " ".join(GAME.write_move(move).split()[2:]) for move in state.legal_moves if move.verb == verb
    )


def verbs(state: AmbisState) -> set[str]:
    """The kinds of moves that are legal."""
    return {move.verb for move in state.legal_moves}


def told(state: AmbisState, move: str) -> dict[str, str]:
    """What a move told: each kind of event with its clause."""
    return {event.kind: event.clause for event in state.outcome(move).events}


def seat(state: AmbisState, colour: str) -> Player:
    """What a seat has."""
    return state.player(colour)


def council(state: AmbisState) -> dict[str, tuple[str, ...]]:
    """The Council's piles that are not empty."""
    return {race: pile for race, pile in zip(RACES, state.council, strict=True) if pile}


def enters(lord: str, rest: str = "", seats: str = "blue yellow red") -> str:
    """A position in which a lord is about to enter play in front of Blue, in the course of a recruitment."""
    return f"seats: {seats}\ncourt: miller reaper shepherd\nasks: court-step > enter-play {lord}\n{rest}"


def lords(state: AmbisState, colour: str) -> dict[str, str]:
    """The lords of a seat, each with its marks."""
    return {
        lord.id: ("rotated " if lord.rotated else "") + (f"under {lord.under}" if lord.under else "")
        for lord in state.player(colour).lords
    }
