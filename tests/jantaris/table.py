"""Positions for the tests, and shorthand for playing and asking."""

from __future__ import annotations

from typing import Any

from rulebook_lab import game
from rulebook_lab.engine import CHANCE, Event
from rulebook_lab.games.jantaris.state import JantarisState

JANTARIS = game("jantaris")

RING = ("taira", "amarin", "shakara", "dorvan", "likaran", "belmora", "orvala", "meziris")


def at(*lines: str) -> JantarisState:
    """The position that lines of text describe."""
    return JANTARIS.read_position("\n".join(lines))


def sound(*lines: str) -> JantarisState:
    """The same, of a position that a real game could reach."""
    state = at(*lines)
    assert state.defects == ()
    return state


def play(state: JantarisState, *moves: str) -> JantarisState:
    """The position after some moves."""
    for move in moves:
        state = state.play(move)
    return state


def told(state: JantarisState, *moves: str) -> list[Event]:
    """Everything that some moves bring about."""
    events: list[Event] = []
    for move in moves:
        outcome = state.outcome(move)
        state, events = outcome.state, [*events, *outcome.events]
    return events


def kinds(state: JantarisState, *moves: str) -> list[str]:
    """What happens by some moves, as kinds of events."""
    return [event.kind for event in told(state, *moves)]


def clauses_told(state: JantarisState, *moves: str) -> set[str]:
    """The clauses of what happens."""
    return {event.clause for event in told(state, *moves)}


def vote(state: JantarisState, *cards: str) -> JantarisState:
    """The position after all have voted, in the order of the seats."""
    return play(state, *(f"{seat} vote {card}" for seat, card in zip(state.seats, cards, strict=True)))


def voting(*lines: str, seats: int = 3) -> JantarisState:
    """A position in which all are about to vote."""
    return at(*lines, "phase: diplomacy", f"now: voting {'+'.join('-' * seats)}")


def refusals(state: JantarisState, move: str) -> tuple[str, ...]:
    """The clauses that a move breaks."""
    return state.why_not(move).clauses


def legal(state: JantarisState, verb: str = "") -> set[str]:
    """The legal moves of a verb (or all) without their seat."""
    moves = {JANTARIS.write_move(move).partition(" ")[2] for move in state.legal_moves}
    return {move for move in moves if not verb or move.split()[0] == verb}


def goods(state: JantarisState) -> dict[str, tuple[int, int]]:
    """Everybody's red and black Goods."""
    return {seat: (p.red, p.black) for seat, p in zip(state.seats, state.players, strict=True)}


def prestige(state: JantarisState) -> list[int]:
    """Everybody's Prestige, in the order of the seats."""
    return [player.prestige for player in state.players]


def there(state: JantarisState, area: str) -> list[int]:
    """Everybody's Merchants in an area, in the order of the seats."""
    return [player.at(area) for player in state.players]


def supplies(state: JantarisState) -> list[int]:
    """Everybody's supply of Merchants, in the order of the seats."""
    return [player.supply for player in state.players]


def asked(state: JantarisState) -> set[str]:
    """Who must decide."""
    return set(state.to_act)


def turned_up(state: JantarisState, *cards: str) -> JantarisState:
    """The position after chance has turned up these cards, then anything until somebody must decide."""
    for card in cards:
        state = state.play(f"chance turn-up {card}")
    while state.to_act == {CHANCE}:
        state = state.play(min(state.chance, key=str))
    return state


def facts(state: JantarisState, *names: str) -> list[Any]:
    """Some figures of a position."""
    return [state.facts[name] for name in names]
