"""What a position of Ambis is worth to each seat, as its share of the victory."""

from __future__ import annotations

from ....engine import Seat, decided, expect_known, of_kinds, shares, strength
from ..components import RACE, VALUE
from ..rules.lords import keys
from ..rules.scoring import points
from ..state import AmbisState

TEMPERATURE, ROLLOUT = 1.5, 12
WEIGHTS = (
    *(-0.12, 0.56, -0.02, 0.77, 0.05, 0.99, -0.30, 0.11),
    *(2.19, -0.20, 0.78, 0.06, 0.02, -0.90, 0.56, 0.11),
)


@of_kinds
def expectation(state: AmbisState) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats.

    Raises RulebookError where the viewer does not see a hand.
    """
    if result := state.result:
        return decided(state.seats, result.winners)
    return shares([strength(features(state, seat), WEIGHTS) for seat in state.seats])


@of_kinds
def features(state: AmbisState, seat: Seat) -> tuple[float, ...]:
    """What a seat has, once as it is and once by how far the game has gone.

    Raises RulebookError for a hand that the viewer does not see.
    """
    player = state.player(seat)
    expect_known(seat, player.hand)
    allies = [card for card in player.hand if card in VALUE]
    own = (
        points(state, seat).total / 10,
        player.pearls / 5,
        float(keys(state, seat)),
        sum(VALUE[card] for card in allies) / 10,
        float(len({RACE[card] for card in allies})),
        float(len(player.lords)),
        float(len(player.locations)),
        float(state.active == seat),
    )
    gone = max(len(each.lords) for each in state.players) / state.box.end_lords
    late = 1.0 if state.ending else gone
    return own + tuple(late * each for each in own)
