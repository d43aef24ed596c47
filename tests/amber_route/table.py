"""What the tests of Amber Route share: positions, moves and components as text."""

from __future__ import annotations

import re
from importlib.resources import files

import rulebook_lab as lab
from rulebook_lab.engine import Event
from rulebook_lab.games.amber_route.state import AmberRouteState, Player

GAME = lab.game("amber_route")


def entry(id: str, lines: str) -> str:
    """An entry of the shipped file with some lines changed."""
    text = files("rulebook_lab.games.amber_route").joinpath("components.toml").read_text(encoding="utf-8")
    found = next(block for block in text.split("[[component]]") if f'\nid = "{id}"\n' in block)
    for line in lines.splitlines():
        key = line.partition(" = ")[0]
        found, count = re.subn(rf"(?m)^{key} = .*$", line, found)
        if not count:
            found += line + "\n"
    return "[[component]]" + found


def position(text: str) -> AmberRouteState:
    """The position that a text describes."""
    state: AmberRouteState = GAME.read_position(text)
    return state


def play(state: AmberRouteState, moves: str) -> AmberRouteState:
    """The position after some moves, one a line."""
    for move in moves.strip().splitlines():
        state = state.play(move.strip())
    return state


def due(state: AmberRouteState, what: str) -> object:
    """What the open question says of itself: how many dice or cards are due, which dice lie there."""
    return getattr(state.pending[-1], what)


def events(state: AmberRouteState, move: str) -> list[Event]:
    """What a move makes happen."""
    return list(state.outcome(move).events)


def refusals(state: AmberRouteState, move: str) -> tuple[str, ...]:
    """The clauses that a move breaks."""
    return state.why_not(move).clauses


def legal(state: AmberRouteState, verb: str) -> set[str]:
    """The legal moves of one verb, without the seat."""
    written = (GAME.write_move(move) for move in state.legal_moves if move.verb == verb)
    return {words.partition(" ")[2] for words in written}


def red(state: AmberRouteState) -> Player:
    return state.player("red")


def blue(state: AmberRouteState) -> Player:
    return state.player("blue")
