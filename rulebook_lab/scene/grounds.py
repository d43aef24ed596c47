"""What a board lies on: a place of its own for each game, behind the picture and never in its patches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import quote

from .node import number
from .palette import color


class Ground(NamedTuple):
    """The motif of a ground, strokes on a tile of some size; its colours are the palette's, high and low."""

    motif: str
    size: tuple[int, int]
    stroke: str = "#7d6a4c"
    strength: float = 0.18


GROUNDS: Mapping[str, Ground] = {
    "sea": Ground(
        "M0 30q15 -14 30 0t30 0t30 0t30 0M14 78q15 -14 30 0t30 0M92 100a4 4 0 1 0 .01 0"
        "M104 84a2.5 2.5 0 1 0 .01 0M24 112a3 3 0 1 0 .01 0",
        (120, 130),
        "#ffffff",
        0.16,
    ),
    "field": Ground("M0 12h64M0 28h64M0 44h64M32 64V48M64 64v-16M8 52l12 8M44 50l12 10M0 63h64", (96, 64)),
    "wood": Ground(
        "M20 40l12 -24l12 24zM32 40v8M84 84l10 -20l10 20zM94 84v7M6 92q10 -6 20 0M60 22q8 -5 16 0", (120, 104)
    ),
    "city": Ground(
        "M0 16h80M0 48h80M20 16v32M60 16v32M0 16v-16M40 0v16M80 0v16M0 48v16M40 48v16M80 48v16",
        (80, 64),
        strength=0.045,
    ),
    "empty": Ground(
        "M0 14q40 -8 80 0t80 0M0 40q30 8 60 0t100 2M0 68q50 -6 90 2t70 -2M70 50q10 -6 20 0", (160, 80)
    ),
}
"""The grounds by name: the deep sea, a baron's fields, woods beside a road, a paved city, grain of wood."""


BANDS = 16
"""Steps from a ground's upper colour to its lower one: gradients are taken out by sanitizers of pictures."""


def painted(name: str, box: tuple[float, float, float, float]) -> str:
    """The ground of a picture as SVG text; without a name the plain table."""
    x, y, w, h = (number(side) for side in box)
    place = f'x="{x}" y="{y}" width="{w}" height="{h}"'
    if name not in GROUNDS:
        return f'<rect {place} fill="{color("table")}"/>'
    high, low = color(f"{name}-high"), color(f"{name}-low")
    bands = "".join(
        f'<rect x="{x}" y="{number(box[1] + box[3] * band / BANDS)}" width="{w}" '
        f'height="{number(box[3] / BANDS)}" fill="{low}" fill-opacity="{band / (BANDS - 1):.2f}"/>'
        for band in range(1, BANDS)
    )
    return f'{motif(name)}<rect {place} fill="{high}"/>{bands}<rect {place} fill="url(#m-{name})"/>'


def motif(name: str) -> str:
    """The pattern of a ground, to be written once in a picture; nothing for the plain table."""
    if name not in GROUNDS:
        return ""
    (wide, deep), strokes = GROUNDS[name].size, _strokes(GROUNDS[name])
    look = f'width="{wide}" height="{deep}" patternUnits="userSpaceOnUse"'
    return f'<defs><pattern id="m-{name}" {look}>{strokes}</pattern></defs>'


def flat(name: str, box: tuple[float, float, float, float]) -> str:
    """A small piece of a ground in one tone; its `motif` stands elsewhere in the picture."""
    x, y, w, h = (number(side) for side in box)
    shades = [color(f"{name}-high"), f"url(#m-{name})"] if name in GROUNDS else [color("table")]
    return "".join(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{shade}"/>' for shade in shades)


def grounds_css() -> str:
    """The grounds for live boards."""
    rules = ""
    for name, ground in GROUNDS.items():
        wide, deep = ground.size
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{deep}">{_strokes(ground)}</svg>'
        )
        pattern = f'url("data:image/svg+xml,{quote(svg)}")'
        shade = f"linear-gradient({color(f'{name}-high')},{color(f'{name}-low')})"
        rules += f".rb-view[data-ground={name}]{{background:{pattern},{shade}}}"
    return rules


def _strokes(ground: Ground) -> str:
    look = f'stroke="{ground.stroke}" stroke-opacity="{ground.strength}" stroke-width="1.6"'
    return f'<path d="{ground.motif}" fill="none" {look}/>'
