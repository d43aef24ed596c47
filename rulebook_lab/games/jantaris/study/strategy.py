"""A sensible greedy player: what a move is worth to the seat that makes it, in tenths of a Prestige Point."""

from __future__ import annotations

from functools import lru_cache
from operator import mul

from ....engine import FrozenMap, Move, Seat, of_legal_moves
from ..components import CENTER
from ..rules.bazaar import Auction, Bid, Bidding, Drop, Match, Pay, Stop, affordable
from ..rules.city import AT_MOST, Visit
from ..rules.diplomacy import MoveToken, Vote
from ..rules.general import room, rooms
from ..rules.market_control import ENOUGH_MERCHANTS
from ..rules.voting_cards import token_colour
from ..state import JantarisState

__all__ = ["judge"]

POINT = 10.0
GOOD = 3.0
STEP = 4.0
"""What one Merchant nearer to a Market Control card is worth."""
MIXED: dict[type[Move], float] = {Vote: 1.5}
"""Votes are cast in secret: so much better is e times as likely."""


@of_legal_moves
def judge(state: JantarisState, move: Move) -> float:
    """How good a move looks; only what the moving seat can see is used. Higher is better."""
    match move:
        case Visit():
            return _visit(state, move)
        case Auction():  # a little above the starting price, so that a rival has to pay
            return _item_value(state, move.item) - GOOD * move.bid
        case Bid() | Match():
            frame = state.pending[-1]
            assert isinstance(frame, Bidding)
            price = move.goods if isinstance(move, Bid) else frame.bid
            return _item_value(state, frame.item) - GOOD * price
        case Drop() | Stop():
            return 0.0
        case Pay():  # what is left should be of both colours
            player = state.player(move.seat)
            return -abs((player.red - move.red) - (player.black - move.black))
        case MoveToken():
            return _move_token(state, move)
        case Vote():
            return _vote(state, move)
    after = state.game.carry_out(state, move).state
    return worth(after, move.seat) - worth(state, move.seat)


def worth(state: JantarisState, seat: Seat) -> float:
    """A position in a seat's eyes: Prestige, Goods, and how near it and its rivals are to a card."""
    player = state.player(seat)
    districts = tuple(state.box.market[card].districts for card in state.market)
    near = [*_near_to_a_card(districts, tuple([each.merchants for each in state.players]))]
    own = POINT * player.prestige + GOOD * player.goods + near.pop(state.seats.index(seat))
    standing = sum(4.0 for item in player.items if state.box.items[item].uses != "once")
    trading = 2.0 * min(player.at(CENTER), player.goods // 3)
    return own + standing + trading - 0.4 * max(near)


@lru_cache(1024)
def _near_to_a_card(
    cards: tuple[tuple[str, ...], ...], placed: tuple[FrozenMap[str, int], ...]
) -> tuple[float, ...]:
    """What cards are worth to each player less the Merchants still missing; the second best counts less.

    A card is the Districts it asks for. Most moves leave the Merchants where they are, so answers are kept.
    """
    values: list[list[float]] = [[] for _ in placed]
    for districts in cards:
        missing = [0] * len(placed)
        for district in districts:
            at = [own.get(district, 0) for own in placed]
            *_, second, most = sorted(at)
            for number, own in enumerate(at):
                enough = max(ENOUGH_MERCHANTS, (second if own == most else most) + 1)
                missing[number] += max(0, enough - own)
        for own_values, lacking in zip(values, missing, strict=True):
            own_values.append(max(0.0, 2.4 * POINT - STEP * lacking))
    shares = (1.0, 0.3, 0.1, 0.1)
    return tuple(sum(map(mul, sorted(own_values, reverse=True), shares)) for own_values in values)


# -- first phase ----------------------------------------------------------------------------


def _item_value(state: JantarisState, item: str) -> float:
    """Its Prestige, and something for its effect."""
    return POINT * state.box.items[item].prestige + 5.0


def _visit(state: JantarisState, move: Visit) -> float:
    player = state.player(move.seat)
    if move.place == "marketplace":
        return GOOD * min(AT_MOST, max(rooms(player)))
    if move.place == "guild-house":
        best = max(worth(after, move.seat) for after in _placings(state, move.seat))
        return best - worth(state, move.seat)
    return max((_item_value(state, item.id) - GOOD * item.price for item in affordable(state)), default=-1.0)


def _placings(state: JantarisState, seat: Seat) -> list[JantarisState]:
    """The position with one Merchant more, anywhere it may be placed; or as it is."""
    player = state.player(seat)
    districts = state.open_districts if player.supply else ()
    return [state.change(seat, merchants=player.moved("", each)) for each in districts] or [state]


# -- second phase ---------------------------------------------------------------------------


def _move_token(state: JantarisState, move: MoveToken) -> float:
    """Where one has Merchants, in the colour that one has fewer Goods of; not beside one's own plans."""
    player = state.player(move.seat)
    here = player.at(move.district)
    rivals = max(other.at(move.district) for other in state.players) - here
    return 0.8 * here + 0.3 * room(player, move.token) - 0.4 * max(0, rivals)


def _vote(state: JantarisState, move: Vote) -> float:
    """Each card by what it brings alone, with another, and with more, were all others to vote by lot."""
    player = state.player(move.seat)
    colour = token_colour(state)
    left, here, center = room(player, colour), player.at(state.district), player.at(CENTER)
    free = sum(rooms(player))
    strongest = max(other.at(state.district) for other in state.players)
    near = max((player.at(area) for area in state.nearby if not state.holds_token(area)), default=0)
    others = len(state.seats) - 1
    alone, two = 0.75**others, others * 0.25 * 0.75 ** (others - 1)
    brings = {
        "deal": (GOOD * min(2, left), GOOD * min(here, left), GOOD * min(center, left)),
        "black-market": (GOOD * min(1, free), GOOD * min(2, free), -GOOD * player.goods - STEP * here),
        "strengthen-position": (
            STEP * (strongest - here) / 2,
            STEP * min(2, near) * (here + near >= ENOUGH_MERCHANTS) / 2,
            0.0,
        ),
        "recruitment": (STEP, 0.5 * GOOD * (not state.holds_token(CENTER)), STEP),
    }[move.card]
    return sum(chance * value for chance, value in zip((alone, two, 1 - alone - two), brings, strict=True))
