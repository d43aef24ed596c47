"""Items that bring, cost or exchange Goods."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from .....engine import Move, Tell, Verb, Violation
from ...components import Effect
from ...state import JantarisState, Player
from ..frames import Working
from ..goods import changed, gain_both, give_back, owned_violations, room, room_violations, splits
from ..moves import COLOURS, Exchange, Gain, Lose
from .items import clause_of
from .parts import Listed, Proposals, done, fitting, item_of, off_card


def shares(effect: Effect, red: int, black: int) -> set[tuple[int, int]]:
    """The Goods that an effect may be about, when there are so many of either colour."""
    if effect.color == "one-colour-of-choice":
        single = replace(effect, color="red"), replace(effect, color="black")
        return shares(single[0], red, black) | shares(single[1], red, black)
    red = 0 if effect.color == "black" else red
    black = 0 if effect.color == "red" else black
    most = min(effect.most, red + black)
    least = most if effect.amount else 1
    return {goods for total in range(max(least, 1), most + 1) for goods in splits(total, red, black)}


def gains(player: Player, effect: Effect) -> set[tuple[int, int]]:
    """The Goods that an effect may bring: as many as the card says, as far as there is room."""
    return shares(effect, room(player, "red"), room(player, "black"))


def losses(player: Player, effect: Effect) -> set[tuple[int, int]]:
    """The Goods that an effect may cost: as many as the card says, if they are there (ruling.diadem)."""
    return shares(effect, player.red, player.black)


def goods_moves(kind: type[Gain] | type[Lose]) -> Callable[..., Iterator[Move]]:
    """Goods up to the amount of the effect, whatever the colours."""

    def moves(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Move]:
        for total in range(1, effect.most + 1):
            yield from (kind(frame.seat, *goods) for goods in splits(total, total, total))

    return moves


def goods_legal(
    kind: type[Gain] | type[Lose], allowed: Callable[[Player, Effect], set[tuple[int, int]]]
) -> Listed:
    """The same, without asking the checks."""

    def moves(state: JantarisState, frame: Working, effect: Effect) -> list[Move]:
        found = sorted(allowed(state.player(frame.seat), effect), key=lambda goods: (sum(goods), goods))
        return [kind(frame.seat, red, black) for red, black in found]

    return moves


def gain_violations(state: JantarisState, frame: Working, effect: Effect, move: Gain) -> Iterator[Violation]:
    """As many as the card says, as far as there is room."""
    player = state.player(move.seat)
    if (move.red, move.black) not in gains(player, effect):
        full = list(room_violations(player, move.red, move.black, "goods.at-limit"))
        yield from full or [off_card(frame, "amount")]


def gain(state: JantarisState, frame: Working, move: Gain, tell: Tell) -> JantarisState:
    """From the common supply."""
    clause = clause_of(item_of(state, frame))
    return gain_both(done(state, frame, tell), move.seat, move.red, move.black, clause, tell)


def lose_violations(state: JantarisState, frame: Working, effect: Effect, move: Lose) -> Iterator[Violation]:
    """As many as the card says, as far as they are there."""
    player = state.player(move.seat)
    if (move.red, move.black) not in losses(player, effect):
        short = list(owned_violations(player, move.red, move.black, "goods.source"))
        yield from short or [off_card(frame, "amount")]


def lose(state: JantarisState, frame: Working, move: Lose, tell: Tell) -> JantarisState:
    """Into the common supply."""
    clause = clause_of(item_of(state, frame))
    return give_back(done(state, frame, tell), move.seat, move.red, move.black, clause, "loses", tell)


def exchanges(state: JantarisState, frame: Working, effect: Effect) -> Iterator[Move]:
    """Either colour, up to the amount."""
    for colour in COLOURS:
        yield from (Exchange(frame.seat, colour, number) for number in range(1, effect.most + 1))


def exchange_violations(
    state: JantarisState, frame: Working, effect: Effect, move: Exchange
) -> Iterator[Violation]:
    """Owned, and with room for as many of the other colour."""
    player = state.player(move.seat)
    red, black = (move.goods, 0) if move.colour == "red" else (0, move.goods)
    if not 1 <= move.goods <= effect.most:
        yield off_card(frame, "amount")
    yield from owned_violations(player, red, black, "goods.source")
    yield from room_violations(player, black, red, "goods.at-limit")


def exchange(state: JantarisState, frame: Working, move: Exchange, tell: Tell) -> JantarisState:
    """One colour for the other."""
    clause = clause_of(item_of(state, frame))
    tell(clause, "exchanges", move.seat, goods=move.goods, colour=move.colour)
    state = done(state, frame, tell)
    red = -move.goods if move.colour == "red" else move.goods
    return state.with_player(move.seat, changed(state.player(move.seat), red, -red))


MOVES: dict[str, Proposals] = {
    "gain": goods_moves(Gain),
    "lose": goods_moves(Lose),
    "exchange": exchanges,
}
LEGAL: dict[str, Listed] = {"gain": goods_legal(Gain, gains), "lose": goods_legal(Lose, losses)}
VERBS = [
    Verb(Gain, "items.printed-timing", gain, fitting("gain", gain_violations)),
    Verb(Lose, "items.printed-timing", lose, fitting("lose", lose_violations)),
    Verb(Exchange, "items.printed-timing", exchange, fitting("exchange", exchange_violations)),
]
