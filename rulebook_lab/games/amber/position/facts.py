"""The figures of a position, by name."""

from __future__ import annotations

from ....engine import Fact
from ..rules.ending import points
from ..rules.sequence import Play
from ..rules.travel import travel
from ..state import AmberState


def facts(state: AmberState) -> dict[str, Fact]:
    """Flat figures: `coins.red`, `hand.red`, `villages.red`, `castles.red`, `reach.red`, `points.red`,
    `connected.red.blue`, `connected.red.F3`, `coin.F3`, `tile.F3`, `stack`, `open`, `turn` and so on."""
    network, top = state.network, state.pending[-1] if state.pending else None
    found: dict[str, Fact] = {
        "turn": top.seat if isinstance(top, Play) else "",
        "stack": state.face_down,
        "open": len(state.face_up),
        "discards": len(state.discards),
        "coins.lost": state.coins_lost,
        "tiles": len(network.squares) - len(network.castles),
        "passes": state.passes,
        "winner": state.winner,
    }
    for seat, player in zip(state.seats, state.players, strict=True):
        found[f"coins.{seat}"] = player.coins
        found[f"hand.{seat}"] = len(player.hand)
        found[f"special-shovel.{seat}"] = player.special_shovel
    for seat in state.seats if len(network.castles) == len(state.seats) else ():
        journey = travel(state, seat)
        found[f"villages.{seat}"] = sum(cell in journey.entered for cell in network.villages)
        found[f"castles.{seat}"] = len(journey.castles)
        found[f"reach.{seat}"] = len(journey.reach)
        found[f"points.{seat}"] = points(state, seat).total
        for other in state.seats:
            if other != seat:
                found[f"connected.{seat}.{other}"] = network.castles[other] in journey.castles
        found.update((f"connected.{seat}.{cell}", cell in journey.entered) for cell in network.villages)
    found.update((f"coin.{cell}", cell in state.coins_at) for cell in network.villages)
    found.update((f"coin.{cell}", cell in state.coins_at) for cell in network.castles.values())
    found.update((f"tile.{cell}", lying) for cell, lying in sorted(network.tiles.items()))
    return found
