"""A sensible greedy player: what each move is worth to the seat that makes it, in points or thereabouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Move, Seat
from ..components import RACE, THREAT_SPACES, VALUE
from ..rules.activated import Dissolve, Replace, Sell
from ..rules.council import Support
from ..rules.exploring import Explore, price
from ..rules.locations import Draw, Occupy, Relocate, Spend
from ..rules.lords import keys
from ..rules.mages import Exchange, Gather
from ..rules.monsters import Claim, Fight, GoOn
from ..rules.offering import Buy, Take
from ..rules.plot import Plot
from ..rules.politicians import Betray, Corrupt, Scheme
from ..rules.recruiting import Affiliate, Recruit
from ..rules.scoring import tile_points
from ..rules.soldiers import Discard, Rob, Rotate
from ..state import AmbisState, Player

PEARL = 0.9
KEY = 3.0
TOKEN = 2.7


def judge(state: AmbisState, move: Move) -> float:
    """How good a move looks; only what the moving seat can see is used. Higher is better."""
    judged = JUDGES.get(type(move))
    return judged(state, move) if judged else 0.0


def _card_worth(player: Player, card: str) -> float:
    """A strong card pays for lords; a race that the hand lacks opens more of them."""
    if card not in VALUE:
        return 1.0
    new_race = all(RACE.get(other) != RACE[card] for other in player.hand)
    return 0.5 * VALUE[card] + (0.8 if new_race else 0.0)


def _lord_worth(state: AmbisState, seat: Seat, lord: str) -> float:
    """Points, a key, and something for its power."""
    card = state.box.lords[lord]
    last = state.ending != "" or any(len(player.lords) >= 6 for player in state.players)
    power = 0.0 if last else 1.5 if card.power else 0.0
    location = 7.0 if card.guild == "ambassador" else 0.0
    third_key = 5.0 if card.keys and keys(state, seat) == 2 else 0.0
    return card.value + KEY * card.keys * (not last or bool(third_key)) + power + location + third_key


def _recruit(state: AmbisState, move: Recruit) -> float:
    seat = move.seat
    player = state.player(seat)
    pearls = move.pearls_due(state)
    lowest = min(VALUE[card] for card in move.cards)
    strongest = max(
        (VALUE[card] for card in player.affiliated if RACE[card] in {RACE[c] for c in move.cards}), default=0
    )
    spent = sum(_card_worth(player, card) for card in move.cards)
    gain = _lord_worth(state, seat, move.lord) + max(0, lowest - strongest)
    return 6.0 + gain - 0.6 * spent - PEARL * pearls


def _explore(state: AmbisState, move: Explore) -> float:
    return 2.5 + 0.4 * state.threat


def _support(state: AmbisState, move: Support) -> float:
    player = state.player(move.seat)
    races = {RACE.get(card) for card in player.hand}
    return sum(1.0 * len(state.pile(race)) + (0.8 if race not in races else 0.0) for race in move.piles)


def _plot(state: AmbisState, move: Plot) -> float:
    crowded = sum(1 for lord in state.court if lord) >= 4
    return 1.0 if crowded else 2.0 + (state.player(move.seat).pearls - 4) * 0.5


def _buy(state: AmbisState, move: Buy) -> float:
    return _card_worth(state.player(move.seat), move.card) - PEARL * price(state)


def _take(state: AmbisState, move: Take) -> float:
    return _card_worth(state.player(move.seat), move.card) - 2.0


def _fight(state: AmbisState, move: Fight) -> float:
    return 0.8 * state.threat + (4.0 if keys(state, move.seat) == 2 and state.threat >= 3 else 0.0)


def _go_on(state: AmbisState, move: GoOn) -> float:
    return 2.2 if state.threat < THREAT_SPACES else 0.0


def _claim(state: AmbisState, move: Claim) -> float:
    goods = move.goods
    return PEARL * goods.count("pearl") + TOKEN * goods.count("token") + KEY * goods.count("key")


def _affiliate(state: AmbisState, move: Affiliate) -> float:
    owned = [VALUE[c] for c in state.player(move.seat).affiliated if RACE[c] == RACE[move.card]]
    return float(VALUE[move.card] - max(owned, default=0))


def _lose_card(state: AmbisState, move: Discard | Sell) -> float:
    return 1.2 - _card_worth(state.player(move.seat), move.card)


def _rotate(state: AmbisState, move: Rotate) -> float:
    card = state.box.lords[move.lord]
    return KEY * card.keys + (1.0 if not card.arrow and card.power else 0.0)


def _new_lord(state: AmbisState, move: Corrupt) -> float:
    return _lord_worth(state, move.seat, move.lord) - 5 * PEARL


def _betray(state: AmbisState, move: Betray) -> float:
    return _lord_worth(state, move.seat, move.lord) - _left_worth(state, move.seat, move.own)


def _scheme(state: AmbisState, move: Scheme) -> float:
    return 8.0 - _left_worth(state, move.seat, move.own)


def _left_worth(state: AmbisState, seat: Seat, lord: str) -> float:
    """A lord in play has fired its arrow already."""
    card = state.box.lords[lord]
    return card.value + (KEY if card.keys else 0.0)


def _tile(state: AmbisState, seat: Seat, tile: str) -> float:
    return float(tile_points(state, state.box.locations[tile], state.player(seat)))


def _occupy(state: AmbisState, move: Occupy) -> float:
    return _tile(state, move.seat, move.location)


def _exchange(state: AmbisState, move: Exchange) -> float:
    return _tile(state, move.seat, move.open) - _tile(state, move.seat, move.own)


def _draw(state: AmbisState, move: Draw) -> float:
    return {1: 8.0, 2: 9.5, 3: 9.0, 4: 8.5}.get(move.number, 0.0)


def _spend(state: AmbisState, move: Spend) -> float:
    return -sum(1.0 for lord in move.lords if state.box.lords[lord].power)


def _relocate(state: AmbisState, move: Relocate) -> float:
    return _tile(state, move.seat, move.location)


def _replace(state: AmbisState, move: Replace) -> float:
    return 3.0 - 0.5 * _lord_worth(state, move.seat, move.lord)


JUDGES: dict[type[Move], Callable[[AmbisState, Any], float]] = {
    Recruit: _recruit,
    Explore: _explore,
    Support: _support,
    Plot: _plot,
    Buy: _buy,
    Take: _take,
    Fight: _fight,
    GoOn: _go_on,
    Claim: _claim,
    Affiliate: _affiliate,
    Discard: _lose_card,
    Sell: _lose_card,
    Rotate: _rotate,
    Rob: lambda state, move: float(len(state.player(move.victim).tokens)),
    Gather: lambda state, move: float(len(state.pile(move.pile))),
    Dissolve: lambda state, move: -1.0,
    Corrupt: _new_lord,
    Betray: _betray,
    Scheme: _scheme,
    Exchange: _exchange,
    Occupy: _occupy,
    Draw: _draw,
    Spend: _spend,
    Relocate: _relocate,
    Replace: _replace,
}
"""What is not listed (decline, leave, waive, end, pass) is worth nothing: any gain is preferred to it."""
