"""The Active Player's turn: its phases in order, its beginning and its end; and the end of the game."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Frame, Points, Result, Seat, Tell, after, most
from ..state import JantarisState
from .city import City
from .diplomacy import Diplomacy
from .great_fair import GreatFair
from .items import moment
from .market_control import MarketControl

END_PRESTIGE = 12

SOURCES = {"by_items": "bazaar.prestige", "by_fair": "fair.prestige", "by_market": "market.prestige"}
"""The clauses of a player's three sources of Prestige Points."""


class TurnEnds(Frame, clause="turn.end"):
    """The Active Player token goes clockwise."""

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        tell("turn.end", "turn-over", state.active)
        heir = after(state.seats, state.active)[0]  # turn.end start.active-player, else state.active
        number = state.round + (heir == state.start)
        return replace(state, pending=(*state.pending[:-1], TurnBegins()), active=heir, round=number)


TURN: tuple[Frame, ...] = (TurnEnds(), MarketControl(), GreatFair(), Diplomacy(), City())
"""A whole turn, its first phase on top."""


class TurnBegins(Frame, clause="end.trigger"):
    """The game ends here, or the Active Player's turn begins."""

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        """First the check for the end, then the Items of the turn's beginning (ruling.end-before-items)."""
        if game_ends(state):
            tell("end.trigger", "game-over")
            return state.pop()
        tell("start.active-player", "turn", state.active, round=state.round)
        phases = TURN  # turn.phases, else ()
        state = state.swap(*phases)
        return moment(state, "turn-start", state.active)  # items.turn-start turn.start-items, else state


def game_ends(state: JantarisState) -> bool:
    """Whether somebody has enough Prestige as the start player's turn begins, or the rounds are over."""
    if state.active != state.start:
        return False
    enough = any(player.prestige >= END_PRESTIGE for player in state.players)
    late = 0 < state.max_rounds < state.round
    return enough or late  # end.trigger, else False


def points(state: JantarisState, seat: Seat) -> Points:
    """A seat's Prestige Points by where they come from."""
    player = state.player(seat)
    return Points(player.prestige, tuple((SOURCES[by], getattr(player, by)) for by in SOURCES))


def result(state: JantarisState) -> Result:
    """Most Prestige wins; then most Goods; who is still tied wins together (ruling.tie)."""
    final = state.scores
    prestige = {seat: points.total for seat, points in final.items()}
    goods = {seat: state.player(seat).goods for seat in state.seats}
    rivals = most(state.seats, prestige)  # end.winner, else state.seats
    winners = most(rivals, goods)  # end.tie-goods, else rivals
    if len(winners) > 1:  # end.tie-shared
        return Result(winners, final, "end.tie-shared")
    return Result(winners[:1], final, "end.tie-goods" if len(rivals) > 1 else "end.winner")
