"""The spots that spell a move on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Move, numbered
from ..components import KEYS_NEEDED
from ..rules import moves as m
from ..state import AmbisState


def _cards(place: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    """One spot a card; equal cards are numbered."""
    return tuple(f"{place}:{name}" for name in numbered(cards))


def _track(state: AmbisState, card: str) -> tuple[str, ...]:
    """The space of the newest card of that name: the last one laid."""
    space = getattr(state.pending[-1], "space", 0) if state.pending else 0
    if space and state.track[space - 1] == card:
        return (f"track:{space}",)
    return (f"track:{state.track.index(card) + 1}",) if card in state.track else (f"card:{card}",)


def _button(name: str) -> Callable[[AmbisState, Any], tuple[str, ...]]:
    return lambda state, move: (f"button:{name}",)


SPELLING: dict[type[Move], Callable[[AmbisState, Any], tuple[str, ...]]] = {
    m.Plot: lambda state, move: ("deck:lords",),
    m.Explore: lambda state, move: ("deck:exploration",),
    m.Support: lambda state, move: tuple(f"pile:{race}" for race in move.piles),
    m.Recruit: lambda state, move: (f"lord:{move.lord}", *_cards("hand", move.cards)),
    m.Pass: _button("pass"),
    m.End: _button("end"),
    m.Buy: lambda state, move: _track(state, move.card),
    m.Decline: _button("decline"),
    m.Take: lambda state, move: _track(state, move.card),
    m.Leave: _button("leave"),
    m.Fight: lambda state, move: (f"track:{getattr(state.pending[-1], 'space', 0)}",),
    m.GoOn: _button("go-on"),
    m.Claim: lambda state, move: (f"button:{'+'.join(sorted(move.goods))}",),
    m.Affiliate: lambda state, move: (f"paid:{move.card}",),
    m.Discard: lambda state, move: (f"hand:{move.card}",),
    m.Rotate: lambda state, move: (f"lord:{move.lord}",),
    m.Rob: lambda state, move: (f"seat:{move.victim}",),
    m.Sell: lambda state, move: ("lord:slaver", f"hand:{move.card}"),
    m.Gather: lambda state, move: (f"pile:{move.pile}",),
    m.Dissolve: lambda state, move: ("lord:oracle", f"pile:{move.pile}"),
    m.Exchange: lambda state, move: (f"location:{move.own}", f"location:{move.open}"),
    m.Replace: lambda state, move: ("lord:opportunist", f"lord:{move.lord}"),
    m.Corrupt: lambda state, move: (f"lord:{move.lord}",),
    m.Betray: lambda state, move: (f"lord:{move.own}", f"lord:{move.lord}"),
    m.Scheme: lambda state, move: (f"lord:{move.own}",),
    m.Waive: _button("waive"),
    m.Occupy: lambda state, move: (f"location:{move.location}",),
    m.Draw: lambda state, move: (f"button:draw-{move.number}",),
    m.Spend: lambda state, move: (
        *(f"lord:{lord}" for lord in move.lords),
        *((f"keys:{KEYS_NEEDED - len(move.lords)}",) if len(move.lords) < KEYS_NEEDED else ()),
    ),
    m.Relocate: lambda state, move: (f"location:{move.location}",),
    m.Starter: lambda state, move: (f"seat:{move.player}",),
    m.Card: lambda state, move: (f"card:{move.card}",),
    m.Lord: lambda state, move: (f"card:{move.lord}",),
    m.Tile: lambda state, move: (f"card:{move.location}",),
    m.Token: lambda state, move: (f"card:token{move.value}",),
}


def spots(state: AmbisState, move: Move) -> tuple[str, ...]:
    """The spots of a move. The moves of chance are spelled by `card:…`, or by the seat that begins."""
    return SPELLING[type(move)](state, move)
