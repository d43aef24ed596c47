"""The figures of a position by name, and what sentences call a tile: as it lies, by where its roads lead."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from ....engine import Fact
from ....engine.wording import Phrase
from ..components import SIDES, Box, Laid
from ..rules.ending import points
from ..rules.sequence import Play
from ..rules.travel import travel
from ..state import AmberState

Name = str | Phrase


def facts(state: AmberState) -> dict[str, Fact]:
    """Flat figures: `coins.red`, `hand.red`, `villages.red`, `castles.red`, `reach.red`, `points.red`,
    `connected.red.blue`, `connected.red.F3`, `coin.F3`, `tile.F3`, `stack`, `open`, `turn` and so on."""
    network, top = state.network, state.top
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
    for seat, player in state.seated:
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


def names(box: Box) -> dict[str, Name]:
    """The names of all tiles and set-ups.

    `bend` is a bend, `bend@90` a bend (E–S), `one-way-straight@0` a one-way straight (N→S).
    """
    called: dict[str, Name] = {kind: in_sentence(tile.title) for kind, tile in box.tiles.items()}
    for id, laid in box.laid.items():
        turned = Phrase("lying", {"tile": laid.tile, "roads": roads(box, laid)}) if laid.arms else ""
        called.setdefault(id, turned if len(box.turns[laid.tile]) > 1 else called[laid.tile])
    return called | {id: diagram.title for id, diagram in box.diagrams.items()}


def in_sentence(title: str) -> str:
    """A title as it stands in the middle of a sentence: `Dead end` without its capital, but `T-junction`."""
    return title[:1].lower() + title[1:] if title[1:2].islower() else title


def roads(box: Box, laid: Laid) -> Name:
    """`E–S` for a road between two sides, `W→E` with an arrow, `N–S, E–W` where roads do not touch."""
    return _joined("beside", [_road(laid, road) for road in sorted(box.tiles[laid.tile].roads(laid.turn))])


def _road(laid: Laid, sides: tuple[int, ...]) -> Name:
    modes = [[f"side:{SIDES[n]}" for n in sides if laid.arms[n] == mode] for mode in ("in", "both", "out")]
    return _joined("towards", [_joined("between", mode) for mode in modes if mode])


def _joined(key: str, parts: Iterable[Name]) -> Name:
    return reduce(lambda one, other: Phrase(key, {"one": one, "other": other}), parts)
