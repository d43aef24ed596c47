"""General rules: the amount of Goods."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Seat, Tell, Violation, broken, value
from ..state import GOODS_OF_A_COLOUR, JantarisState, Player
from .moves import COLOURS

LIMIT = 6


@value("goods.limit", "goods.at-limit", off=GOODS_OF_A_COLOUR)
def room(player: Player, colour: str) -> int:
    """How many more Goods of a colour a player may own."""
    return LIMIT - player.own(colour)


def changed(player: Player, red: int, black: int) -> Player:
    """With Goods from the common supply, or (below 0) back into it: it holds whatever nobody owns."""
    return replace(player, red=player.red + red, black=player.black + black)


def gain(
    state: JantarisState, seat: Seat, colour: str, number: int, clause: str, tell: Tell
) -> JantarisState:
    """Goods from the common supply as far as the limit allows; the rest is lost (ruling.gain-cut)."""
    player = state.player(seat)
    fitting = min(number, room(player, colour))
    if fitting:
        tell(clause, "gains", seat, goods=fitting, colour=colour)
    if fitting < number:
        tell("goods.at-limit", "limit", seat, lost=number - fitting, colour=colour)
    red, black = (fitting, 0) if colour == "red" else (0, fitting)
    return state.with_player(seat, changed(player, red, black))


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
    """Goods that are paid or lost go into the common supply."""
    tell(clause, kind, seat, red=red, black=black)
    return state.with_player(seat, changed(state.player(seat), -red, -black))


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


def worth_asking(total: int, own_red: int, own_black: int) -> Iterator[tuple[int, int]]:
    """The splits of a total, and those beside them that go one too far."""
    return splits(total, own_red + 1, own_black + 1)
