"""The Active Player's turn: its phases in order, its beginning and its end; and the end of the game."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Frame, Points, Result, Seat, Step, Tell, after, effect, value
from ..state import JantarisState, Player
from .frames import TURN, TurnBegins, TurnEnds
from .items.items import moment

END_PRESTIGE = 12


@value("turn.phases", off=())
def phases() -> tuple[Frame, ...]:
    """City, Diplomacy, Great Fair, Market Control, always in this order."""
    return TURN


def begin_turn(state: JantarisState, frame: TurnBegins, tell: Tell) -> JantarisState:
    """First the check for the end, then the Items of the turn's beginning (ruling.end-before-items)."""
    if game_ends(state):
        tell("end.trigger", "game-over")
        return state.pop()
    tell("start.active-player", "turn", state.active, round=state.round)
    return begin_with_items(state.swap(*phases()))


@effect("items.turn-start", "turn.start-items")
def begin_with_items(state: JantarisState) -> JantarisState:
    """Items that work at the beginning of their owner's turns do so before his choice of a place."""
    return moment(state, "turn-start", state.active)


@value("end.trigger", off=False)
def game_ends(state: JantarisState) -> bool:
    """Somebody has enough Prestige when the start player's turn would begin (or the rounds are over)."""
    if state.active != state.start:
        return False
    enough = any(player.prestige >= END_PRESTIGE for player in state.players)
    return enough or bool(state.max_rounds and state.round > state.max_rounds)


def end_turn(state: JantarisState, frame: TurnEnds, tell: Tell) -> JantarisState:
    """The left-hand neighbour is next."""
    tell("turn.end", "turn-over", state.active)
    return pass_token(state.swap(TurnBegins()))


@effect("turn.end", "start.active-player")
def pass_token(state: JantarisState) -> JantarisState:
    """The Active Player token goes clockwise."""
    heir = after(state.seats, state.active)[0]
    return replace(state, active=heir, round=state.round + (heir == state.start))


# -- the end of the game --------------------------------------------------------------------


def scores(state: JantarisState) -> dict[Seat, Points]:
    """Prestige Points by where they come from."""
    return {seat: points(player) for seat, player in zip(state.seats, state.players, strict=True)}


def points(player: Player) -> Points:
    """One player's Prestige in its three parts."""
    parts = (
        ("bazaar.prestige", player.by_items),
        ("fair.prestige", player.by_fair),
        ("market.prestige", player.by_market),
    )
    return Points(player.prestige, parts)


def result(state: JantarisState) -> Result:
    """Most Prestige wins; then most Goods; who is still tied wins together (ruling.tie)."""
    best = max(map(rank, state.players))
    first = [seat for seat in state.seats if rank(state.player(seat)) == best]
    rivals = [player for player in state.players if prestige_for_winning(player) == best[0]]
    if len(first) > 1:
        return Result(shared((first[0],), first), scores(state), "end.tie-shared")
    return Result(tuple(first), scores(state), "end.tie-goods" if len(rivals) > 1 else "end.winner")


def rank(player: Player) -> tuple[int, int]:
    """What decides, in this order."""
    return prestige_for_winning(player), goods_for_winning(player)


@value("end.winner", off=0)
def prestige_for_winning(player: Player) -> int:
    """Prestige Points come first."""
    return player.prestige


@value("end.tie-goods", off=0)
def goods_for_winning(player: Player) -> int:
    """Goods of both colours break ties."""
    return player.goods


@effect("end.tie-shared")
def shared(winners: tuple[Seat, ...], tied: list[Seat]) -> tuple[Seat, ...]:
    """All who are still tied win."""
    return tuple(tied)


STEPS = [Step(frame=TurnBegins, advance=begin_turn), Step(frame=TurnEnds, advance=end_turn)]
