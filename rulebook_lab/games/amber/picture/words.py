"""The board in words and in characters, for screen readers, terminals and tips."""

from __future__ import annotations

from collections.abc import Iterator

from ....scene import seat_style
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
    return "\n".join([*rows, "", *_lines(view, scores)])


def _sign(view: AmberState, cell: str) -> str:
    lying = view.network.squares.get(cell)
    coin = "*" if cell in view.coins_at else " "
    if lying == CASTLE:
        return f"{seat_style(view.owner(cell)).letter}{coin}  "
    road = in_characters(view.box, lying) if lying else ". "
    if cell in view.network.villages:
        return f"{road if lying else '  '}v{coin}"
    return f"{road}  "


def _lines(view: AmberState, scores: bool) -> Iterator[str]:
    for seat, player in zip(view.seats, view.players, strict=True):
        shovel = ", special shovel" if player.special_shovel else ""
        points = f"{number_of(view.scores[seat].total, 'point')}, " if scores else ""
        coins, tiles = number_of(player.coins, "coin"), number_of(len(player.hand), "tile")
        yield f"{seat}: {points}{coins}, {tiles}{shovel}"
    shown = f"; open: {', '.join(view.face_up)}" if view.face_up else ""
    yield f"stack: {view.face_down}{shown}"
    yield view.prompt


def number_of(count: int, noun: str) -> str:
    """A number with its noun: 1 coin, 2 coins."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def described(view: AmberState, scores: bool) -> str:
    """A few sentences for a screen reader."""
    words = [f"Amber board with {number_of(len(view.network.tiles), 'tile')}", view.prompt]
    words += list(_lines(view, scores))[: len(view.seats)]
    if ours := reconstructed(view.box):
        words.append(f"reconstructed: {', '.join(ours)}")
    return " ".join(map(_sentence, words))


def _sentence(words: str) -> str:
    """Words with a capital and a full stop, unless they end as a sentence does."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "?")) else ".")


def reconstructed(box: Box) -> list[str]:
    """What of the components is ours because no source tells."""
    found = {
        "board": box.board.ours,
        "tile mix": any(tile.ours for tile in box.tiles.values()),
        "set-ups": any(diagram.ours for diagram in box.diagrams.values()),
    }
    return [name for name, ours in found.items() if ours]


# -- tips ------------------------------------------------------------------------------------


def what_is_on(view: AmberState, cell: str) -> str:
    """A location and what lies and stands there."""
    lying = view.network.squares.get(cell)
    words = [cell]
    if lying == CASTLE:
        words.append(f"castle of {view.owner(cell)}")
    elif lying:
        words.append(view.game.texts.name(lying))
    if cell in view.network.villages:
        words.append("village")
    if cell in view.coins_at:
        words.append("coin")
    return ", ".join(words if len(words) > 1 else [cell, "empty"])


def tip(view: AmberState, cell: str) -> str | None:
    """What to know of what lies on a location, with its clause."""
    lying = view.network.squares.get(cell)
    if lying == CASTLE:
        return f"{what_is_on(view, cell)}\nA path ends here. [place.castle-stops-path]"
    if cell in view.network.villages:
        there = [seat for seat in view.network.castles if cell in travel(view, seat).entered]
        connected = view.game.texts.name(there) if there else "Nobody"
        return f"{what_is_on(view, cell)}\nConnected: {connected}. [village.tile-on-location]"
    if lying:
        laid = view.box.laid[lying]
        ours = " Kind and number of copies are reconstructed." if view.box.tiles[laid.tile].ours else ""
        return f"{what_is_on(view, cell)}\n{clause_of(view.box, laid.tile)}{ours}"
    return None


def clause_of(box: Box, name: str) -> str:
    """What to know of a kind of tile, with its clause."""
    kind = box.tiles[name]
    if kind.kind == "wetland":
        return "No path leads across. [wetland.blocks]"
    if kind.rebuilds:
        return "Can also take the place of a straight. [upgrade.replace]"
    if any(mode != "both" for mode in kind.arms.values()):
        return "One-way: along the arrow only. [place.one-way]"
    return "A road for everybody. [place.roads-neutral]"
