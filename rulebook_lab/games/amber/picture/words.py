"""The board in words and in characters, for screen readers, terminals and tips."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.wording import say, seat_letter
from ..components import CASTLE, Box
from ..rules.travel import travel
from ..state import AmberState
from .tiles import in_characters


def drawing(view: AmberState, scores: bool) -> str:
    """The board in characters: letters are castles, * a coin, v a village, arrows the one-way roads."""
    board = view.box.board
    head = "    " + "".join(f"{chr(ord('A') + x):<4}" for x in range(board.columns))
    rows = [head.rstrip()]
    for y in range(board.rows):
        signs = "".join(_sign(view, board.name(x, y)) for x in range(board.columns))
        rows.append(f"{y + 1:>2}  {signs}".rstrip())
    stack = say(view, "in-stack", count=view.face_down, open=view.face_up)
    return "\n".join([*rows, "", *_barons(view, scores), stack, view.prompt])


def _sign(view: AmberState, cell: str) -> str:
    lying = view.network.squares.get(cell)
    coin = "*" if cell in view.coins_at else " "
    if lying == CASTLE:
        return f"{seat_letter(view, view.owner(cell))}{coin}  "
    road = in_characters(view.box, lying) if lying else ". "
    if cell in view.network.villages:
        return f"{road if lying else '  '}v{coin}"
    return f"{road}  "


def _barons(view: AmberState, scores: bool) -> Iterator[str]:
    points, key = view.scores, "baron" if scores else "baron/pointless"
    for seat, player in view.seated:
        has = {"coins": player.coins, "tiles": len(player.hand), "shovel": player.special_shovel}
        yield say(view, key, seat=seat, points=points[seat].total, **has)


def described(view: AmberState, scores: bool) -> str:
    """A few sentences for a screen reader."""
    words = [say(view, "described", tiles=len(view.network.tiles), prompt=view.prompt)]
    words += [f"{baron}." for baron in _barons(view, scores)]
    if ours := reconstructed(view.box):
        words.append(say(view, "reconstructed", what=ours))
    return " ".join(words)


def reconstructed(box: Box) -> tuple[str, ...]:
    """What of the components is ours because no source tells."""
    found = {
        "ours:board": box.board.ours,
        "ours:tiles": any(tile.ours for tile in box.tiles.values()),
        "ours:set-ups": any(diagram.ours for diagram in box.diagrams.values()),
    }
    return tuple(name for name, ours in found.items() if ours)


# -- tips ------------------------------------------------------------------------------------


def what_is_on(view: AmberState, cell: str) -> str:
    """A location and what lies and stands there."""
    lying, words = view.network.squares.get(cell), []
    if lying == CASTLE:
        words.append(say(view, "castle-of", seat=view.owner(cell)))
    elif lying:
        words.append(view.game.texts.name(lying))
    if cell in view.network.villages:
        words.append(say(view, "village"))
    if cell in view.coins_at:
        words.append(say(view, "coin"))
    return ", ".join([cell, *(words or [say(view, "empty")])])


def tip(view: AmberState, cell: str) -> str | None:
    """What to know of what lies on a location, with its clause."""
    lying, head = view.network.squares.get(cell), what_is_on(view, cell)
    if lying == CASTLE:
        return f"{head}\n{say(view, 'path-ends')}"
    if cell in view.network.villages:
        there = tuple(seat for seat in view.network.castles if cell in travel(view, seat).entered)
        return f"{head}\n{say(view, 'connected' if there else 'unconnected', seats=there)}"
    return f"{head}\n{about(view, view.box.laid[lying].tile)}" if lying else None


def about(view: AmberState, name: str) -> str:
    """What to know of a kind of tile, with its clause, and whether it is ours."""
    kind = view.box.tiles[name]
    key: str = kind.kind if kind.kind in ("wetland", "road") else "shovel"
    if kind.rebuilds:
        key = "rebuilds"
    elif any(mode != "both" for mode in kind.arms.values()):
        key = "one-way"
    words = say(view, f"tile:{key}")
    return f"{words} {say(view, 'ours')}" if kind.ours else words
