"""A sensible greedy player: what each move is worth to the seat that makes it, in points or thereabouts."""

from __future__ import annotations

from ....engine import Move, Seat, of_legal_moves
from ..components import COURT_SPACES, RACE, THREAT_SPACES, VALUE, Components
from ..rules.activated import Dissolve, Replace, Sell
from ..rules.arrows import Betray, Corrupt, Exchange, Gather, Scheme, bribe
from ..rules.council import Support
from ..rules.exploring import Buy, Explore, Take, price
from ..rules.locations import Draw, Occupy, Relocate, Spend
from ..rules.lords import keys
from ..rules.monsters import Claim, Fight, GoOn
from ..rules.recruiting import Affiliate, Recruit
from ..rules.scoring import tile_points
from ..rules.soldiers import Discard, Rob, Rotate
from ..rules.turn import Plot
from ..state import AmbisState, Player

PEARL = 0.9
KEY = 3.0
TOKEN = 2.7


@of_legal_moves
def judge(state: AmbisState, move: Move) -> float:
    """How good a move looks; only what the moving seat can see is used. Higher is better.

    What is not listed (decline, leave, waive, end, pass) is worth nothing: any gain is preferred to it.
    """
    seat, box = move.seat, state.box
    match move:
        case Recruit():
            return _recruited(state, move)
        case Explore():
            return 2.5 + 0.4 * state.threat
        case Support(piles=piles):
            races = {RACE.get(card) for card in state.player(seat).hand}
            return sum(len(state.pile(race)) + (0.0 if race in races else 0.8) for race in piles)
        case Plot():
            crowded = COURT_SPACES - state.court.count("") >= 4
            return 1.0 if crowded else 2.0 + (state.player(seat).pearls - 4) * 0.5
        case Buy(card=card):
            return _card_worth(state.player(seat), card) - PEARL * price(state)
        case Take(card=card):
            return _card_worth(state.player(seat), card) - 2.0
        case Fight():
            return 0.8 * state.threat + (4.0 if keys(state, seat) == 2 and state.threat >= 3 else 0.0)
        case GoOn():
            return 2.2 if state.threat < THREAT_SPACES else 0.0
        case Claim(goods=goods):
            return PEARL * goods.count("pearl") + TOKEN * goods.count("token") + KEY * goods.count("key")
        case Affiliate(card=card):
            return float(VALUE[card] - _strongest(state.player(seat), {RACE[card]}))
        case Discard(card=card) | Sell(card=card):
            return 1.2 - _card_worth(state.player(seat), card)
        case Rotate(lord=lord):
            lasting = bool(box.lords[lord].power) and not box.lords[lord].arrow
            return KEY * box.lords[lord].keys + lasting
        case Rob(victim=victim):
            return float(len(state.player(victim).tokens))
        case Gather(pile=pile):
            return float(len(state.pile(pile)))
        case Dissolve():
            return -1.0
        case Replace(lord=lord):
            return 3.0 - 0.5 * _lord_worth(state, seat, lord)
        case Corrupt(lord=lord):
            return _lord_worth(state, seat, lord) - bribe(state) * PEARL
        case Betray(own=own, lord=lord):
            return _lord_worth(state, seat, lord) - _left_worth(box, own)
        case Scheme(own=own):
            return 8.0 - _left_worth(box, own)
        case Exchange(own=own, open=other):
            return _tile(state, seat, other) - _tile(state, seat, own)
        case Occupy(location=tile) | Relocate(location=tile):
            return _tile(state, seat, tile)
        case Draw(number=number):
            return {1: 8.0, 2: 9.5, 3: 9.0, 4: 8.5}.get(number, 0.0)
        case Spend(lords=lords):
            return -sum(1.0 for lord in lords if box.lords[lord].power)
    return 0.0


def _recruited(state: AmbisState, move: Recruit) -> float:
    player = state.player(move.seat)
    lowest = min(VALUE[card] for card in move.cards)
    strongest = _strongest(player, {RACE[card] for card in move.cards})
    spent = sum(_card_worth(player, card) for card in move.cards)
    gain = _lord_worth(state, move.seat, move.lord) + max(0, lowest - strongest)
    return 6.0 + gain - 0.6 * spent - PEARL * move.pearls_due(state)


def _card_worth(player: Player, card: str) -> float:
    """A strong card pays for lords; a race that the hand lacks opens more of them."""
    if card not in VALUE:
        return 1.0
    new_race = RACE[card] not in map(RACE.get, player.hand)
    return 0.5 * VALUE[card] + (0.8 if new_race else 0.0)


def _strongest(player: Player, races: set[str]) -> int:
    """The value of the strongest affiliated ally of some races."""
    return max([VALUE[card] for card in player.affiliated if RACE[card] in races], default=0)


def _lord_worth(state: AmbisState, seat: Seat, lord: str) -> float:
    """Points, a key, and something for its power."""
    card = state.box.lords[lord]
    last = state.ending != "" or any(len(player.lords) + 1 >= state.box.end_lords for player in state.players)
    power = 0.0 if last else 1.5 if card.power else 0.0
    location = 7.0 if card.guild == "ambassador" else 0.0
    third_key = 5.0 if card.keys and keys(state, seat) == 2 else 0.0
    return card.value + KEY * card.keys * (not last or bool(third_key)) + power + location + third_key


def _left_worth(box: Components, lord: str) -> float:
    """A lord in play has fired its arrow already."""
    return box.lords[lord].value + KEY * box.lords[lord].keys


def _tile(state: AmbisState, seat: Seat, tile: str) -> float:
    return float(tile_points(state, state.box.locations[tile], state.player(seat)))
