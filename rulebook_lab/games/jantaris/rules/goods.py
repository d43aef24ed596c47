"""General rules: the amount of Goods."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Seat, Tell, Violation, broken
from ..state import COLOURS, Colour, JantarisState, Player

LIMIT = 6


def room(player: Player, colour: Colour) -> int:
    """How many more Goods of a colour a player may own."""
    most = LIMIT  # goods.limit goods.at-limit, else GOODS_OF_A_COLOUR
    return most - player.own(colour)


def gain(
    state: JantarisState, seat: Seat, colour: Colour, number: int, clause: str, tell: Tell
) -> JantarisState:
    """Goods from the common supply as far as the limit allows; the rest is lost (ruling.gain-cut)."""
    player = state.player(seat)
    fitting = min(number, room(player, colour))
    if fitting:
        tell(clause, "gains", seat, goods=fitting, colour=colour)
        state = state.change(seat, **{colour: player.own(colour) + fitting})
    if fitting < number:
        tell("goods.at-limit", "limit", seat, lost=number - fitting, colour=colour)
    return state


def gain_both(
    state: JantarisState, seat: Seat, red: int, black: int, clause: str, tell: Tell
) -> JantarisState:
    """Goods of both colours."""
    for colour, number in zip(COLOURS, (red, black), strict=True):
        if number:
            state = gain(state, seat, colour, number, clause, tell)
    return state


def give_back(
    state: JantarisState, seat: Seat, red: int, black: int, clause: str, kind: str, tell: Tell
) -> JantarisState:
    """Goods that are paid or lost go into the common supply, which holds whatever nobody owns."""
    tell(clause, kind, seat, red=red, black=black)
    player = state.player(seat)
    return state.change(seat, red=player.red - red, black=player.black - black)


def room_violations(player: Player, red: int, black: int, clause: str) -> Iterator[Violation]:
    """Goods that a player chooses must have room (ruling.gain-choice)."""
    for colour, number in zip(COLOURS, (red, black), strict=True):
        if number > room(player, colour):
            yield broken(clause, own=player.own(colour), number=number, colour=colour)


def owned_violations(player: Player, red: int, black: int, clause: str) -> Iterator[Violation]:
    """Nobody gives Goods that he does not own."""
    for colour, number in zip(COLOURS, (red, black), strict=True):
        if number > player.own(colour):
            yield broken(clause, "owned", own=player.own(colour), number=number, colour=colour)


def splits(total: int, most_red: int, most_black: int) -> Iterator[tuple[int, int]]:
    """All ways to make up a total of red and black Goods."""
    for red in range(max(0, total - most_black), min(total, most_red) + 1):
        yield red, total - red


def goods_spots(red: int, black: int) -> tuple[str, ...]:
    """The spots of so many Goods of each colour."""
    named = zip(COLOURS, (red, black), strict=True)
    return tuple(f"goods:{colour}-{number}" for colour, number in named if number)
