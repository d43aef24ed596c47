"""The spots that spell a move: what a reader clicks on, in any order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Move, numbered
from ..rules import moves as m
from ..state import JantarisState

Spots = tuple[str, ...]


def spots(state: JantarisState, move: Move) -> Spots:
    """The spots of a move. Those that begin with `button` or `number` have no place on the board."""
    spell = SPELLINGS.get(type(move))
    return spell(move) if spell is not None else (f"button:{move.verb}",)


def goods(move: Any) -> Spots:
    """So many of each colour."""
    return tuple(f"goods:{colour}-{n}" for colour in m.COLOURS if (n := getattr(move, colour)))


def leaving(move: m.Remove) -> Spots:
    """The Merchants that leave, told apart where two leave one area."""
    return numbered(f"merchant:{area}" for area in move.areas)


SPELLINGS: dict[type[Move], Callable[[Any], Spots]] = {
    m.NameFirst: lambda move: (f"seat:{move.first}",),
    m.TurnUp: lambda move: (f"card:{move.card}",),
    m.Settle: lambda move: (f"area:{move.first}", f"area:{move.second}"),
    m.Visit: lambda move: (f"place:{move.place}",),
    m.Take: goods,
    m.PlaceMerchant: lambda move: (f"area:{move.area}",),
    m.Remove: leaving,
    m.Auction: lambda move: (f"item:{move.item}", f"button:bid-{move.bid}"),
    m.Bid: lambda move: (f"button:bid-{move.goods}",),
    m.Pay: goods,
    m.Use: lambda move: (f"item:{move.item}",),
    m.Gain: goods,
    m.Lose: goods,
    m.Exchange: lambda move: (f"goods:{move.colour}-{move.goods}",),
    m.Enlist: lambda move: (f"area:{move.area}",),
    m.Shift: lambda move: (f"merchant:{move.source}", f"area:{move.target}"),
    m.Expel: lambda move: (f"area:{move.district}", f"seat:{move.player}"),
    m.Replace: lambda move: (f"item:{move.item}",),
    m.Choose: lambda move: (f"item:{move.item}",),
    m.MoveToken: lambda move: (f"token:{move.token}", f"area:{move.district}"),
    m.Vote: lambda move: (f"vote:{move.seat}-{move.card}",),
    m.Rob: lambda move: (f"seat:{move.player}", f"goods:{move.colour}-1"),
    m.Smuggle: goods,
    m.Banish: lambda move: (f"seat:{move.player}",),
    m.Reinforce: lambda move: (f"area:{move.source}", f"button:merchants-{move.merchants}"),
    m.Withdraw: lambda move: (f"area:{move.target}", f"button:merchants-{move.merchants}"),
    m.Recruit: lambda move: (f"area:{move.district}",),
    m.Muster: lambda move: (f"area:{move.district}", f"button:merchants-{move.merchants}"),
    m.Flee: lambda move: (f"area:{move.district}",),
    m.Trade: goods,
    m.Spend: lambda move: (f"item:{move.item}",),
    m.Send: lambda move: (f"area:{move.district}",),
    m.Claim: lambda move: (f"card:{move.card}",),
}
