"""Positions as text, in the notation of the catalogue's examples.

    castles: red=C3* blue=I9*       * = the coin is still there
    villages: F3* B6
    tiles: D3=straight@90 E3=wetland
    turn: red
    hand red: straight bend*2 bridge
    stack: 20

What is left out has a default: no tiles, the turn of the first seat, full hands and open tiles made of what
is left in the box, everything else in the stack. `hand red: 3` gives any three tiles. `stack: 20` with more
tiles left puts the others on the discards. A set-up alone (`setup: 2.a`) brings its castles and villages.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..rules.sequence import Play
from ..state import AmberState
from .reading import NOTHING


def write(state: AmberState) -> str:
    """The position as text."""
    network, players = state.network, dict(zip(state.seats, state.players, strict=True))
    order = {cell: number for number, cell in enumerate(state.box.beside)}
    tiles = sorted(network.tiles.items(), key=lambda item: order[item[0]])
    starred = {cell: f"{cell}*" if cell in state.coins_at else cell for cell in order}
    castles = [f"{seat}={starred[network.castles[seat]]}" for seat in state.seats if seat in network.castles]
    found = {
        "mode": "advanced" if state.advanced else "",
        "edition": state.edition,
        "setup": state.setup,
        "seats": " ".join(state.seats) if len(castles) < len(state.seats) else "",
        "first": state.first if state.first != state.seats[0] else "",
        "castles": " ".join(castles) or NOTHING,
        "villages": " ".join(starred[cell] for cell in network.villages) or NOTHING,
        "tiles": " ".join(f"{cell}={lying}" for cell, lying in tiles),
        "coins": " ".join(f"{seat}={player.coins}" for seat, player in players.items() if player.coins),
        **_moment(state),
        "winner": state.winner,
        "passes": str(state.passes or ""),
        **{f"hand {seat}": _list(player.hand) for seat, player in players.items()},
        **{f"gave up {seat}": _list(player.given_up) for seat, player in players.items() if player.given_up},
        **_advanced(state),
        "stack": str(state.face_down),
        "discards": _list(state.discards),
        "viewer": state.viewer or "",
    }
    return "".join(f"{key}: {value}\n" for key, value in found.items() if value)


def _moment(state: AmberState) -> dict[str, str]:
    if len(state.pending) == 1 and isinstance(state.pending[0], Play):
        return {"turn": state.pending[0].seat}
    frames = [" ".join((f.name, *(str(getattr(f, x)) for x in f.__struct_fields__))) for f in state.pending]
    return {"now": ", ".join(frames) or "over"}


def _advanced(state: AmberState) -> dict[str, str]:
    if not state.advanced:
        return {}
    with_shovel = [
        seat for seat, player in zip(state.seats, state.players, strict=True) if player.special_shovel
    ]
    return {"special shovels": " ".join(with_shovel) or NOTHING, "face up": _list(state.face_up)}


def _list(tiles: Iterable[str]) -> str:
    """Tiles in their order, equal neighbours as `bend*2`."""
    runs: list[tuple[str, int]] = []
    for tile in tiles:
        if runs and runs[-1][0] == tile:
            runs[-1] = (tile, runs[-1][1] + 1)
        else:
            runs.append((tile, 1))
    return " ".join(tile if count == 1 else f"{tile}*{count}" for tile, count in runs) or NOTHING
