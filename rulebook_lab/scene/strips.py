"""A walkthrough as pictures, each under its caption, for readers without a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import combinations, pairwise
from typing import NamedTuple

from .grounds import flat, motif
from .node import number
from .palette import color
from .scene import Scene
from .svg import Painter, Part, Theme, framed
from .text import LINE, wrap

COLUMNS, WIDEST = 3, 560.0
"""So many columns of panels stand beside each other; a single one is no wider, so that its caption can be
read where a telephone has drawn it smaller."""
CAPTION, MARGIN, INSIDE = 14, 12, 8
"""The size of a caption's letters, the space between panels, and that inside of one."""
PANEL = "panel"
"""The class of a panel: a page may take the panels apart and let them flow."""


class _Panel(NamedTuple):
    """A picture and its captions."""

    captions: list[str]
    scene: Scene | None
    roots: tuple[Part, ...]


def strip(
    pictures: Sequence[tuple[str, Scene | None]], *, label: str = "", width: int = 900, theme: Theme = "auto"
) -> str:
    """Scenes like a page of a comic, each under its caption, as SVG text.

    They are read down the columns, which are about equally long. A scene that looks like the one before is
    not painted again: its caption joins the last. A caption may stand alone.
    """
    scenes = [scene for _, scene in pictures if scene is not None]
    painter = Painter(scenes)
    painted, shown = iter(painter.scenes), list[_Panel]()
    for caption, scene in pictures:
        roots = () if scene is None else next(painted)
        if roots and shown and shown[-1].roots == roots:
            shown[-1].captions.append(caption)
        else:
            shown.append(_Panel([caption], scene, roots))
    columns = min(COLUMNS, len(shown))
    wide = min(WIDEST, (width - MARGIN * (columns + 1)) / columns)
    width = round(columns * (wide + MARGIN) + MARGIN)
    heights = [_height(panel, wide) for panel in shown]
    body, lowest, at = "", 0.0, 0
    for column, count in enumerate(balanced([high + MARGIN for high in heights], columns)):
        x, y = MARGIN + column * (wide + MARGIN), float(MARGIN)
        for panel, high in zip(shown[at : at + count], heights[at : at + count], strict=True):
            body += _painted(painter, panel, (x, y, wide, high))
            y += high + MARGIN
        lowest, at = max(lowest, y), at + count
    box = (0.0, 0.0, float(width), lowest)
    motifs = "".join(motif(ground) for ground in {scene.ground: None for scene in scenes})
    body = f"{painter.defs()}{motifs}{flat('', box)}{body}"
    words = "\n".join(_described([caption], scene) for caption, scene in pictures)
    return framed(body, box, label or pictures[0][0], words, width, theme)


def balanced(heights: Sequence[float], columns: int) -> list[int]:
    """How many of some panels, in their order, stand in each column, so that the longest is shortest."""
    cuts = ((0, *inner, len(heights)) for inner in combinations(range(1, len(heights)), columns - 1))
    best = min(cuts, key=lambda cut: max(sum(heights[a:b]) for a, b in pairwise(cut)))
    return [b - a for a, b in pairwise(best)]


def _described(captions: Sequence[str], scene: Scene | None) -> str:
    return " ".join([*captions, scene.description if scene else ""]).strip()


def _caption_lines(panel: _Panel, wide: float) -> list[str]:
    return [line for each in panel.captions for line in wrap(each, wide - 2 * INSIDE, CAPTION)]


def _scale(scene: Scene, wide: float) -> float:
    return min(1.0, wide / scene.view_box[2])


def _height(panel: _Panel, wide: float) -> float:
    words = CAPTION * LINE * len(_caption_lines(panel, wide)) + 2 * INSIDE
    return words + panel.scene.view_box[3] * _scale(panel.scene, wide) if panel.scene else words


def _painted(painter: Painter, panel: _Panel, place: tuple[float, float, float, float]) -> str:
    """A panel as a picture of its own in the picture."""
    x, y, wide, high = (number(side) for side in place)
    lines, scene = _caption_lines(panel, place[2]), panel.scene
    step = CAPTION * LINE
    words = "".join(
        f'<text x="{INSIDE}" y="{number(INSIDE + CAPTION + n * step)}" font-size="{CAPTION}" '
        f'fill="{color("ink")}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    board = ""
    if scene is not None:
        board = _board(scene, painter.paint(panel.roots), step * len(lines) + 2 * INSIDE, place)
    return (
        f'<svg class="{PANEL}" x="{x}" y="{y}" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" '
        f'role="img" aria-label="{escape(_described(panel.captions, scene))}">'
        f'<rect width="{wide}" height="{high}" fill="{color("card")}"/>{words}{board}</svg>'
    )


def _board(scene: Scene, inner: str, top: float, place: tuple[float, float, float, float]) -> str:
    """A panel's scene on its ground, from `top` down."""
    _, _, wide, high = place
    left, up, breadth, depth = scene.view_box
    scale = _scale(scene, wide)
    view = " ".join(str(number(side)) for side in (left, up, breadth, depth))
    size = f'width="{number(breadth * scale)}" height="{number(depth * scale)}"'
    return (
        f"{flat(scene.ground, (0, top, wide, high - top))}"
        f'<svg x="{number((wide - breadth * scale) / 2)}" y="{number(top)}" {size} viewBox="{view}">'
        f"{inner}</svg>"
    )
