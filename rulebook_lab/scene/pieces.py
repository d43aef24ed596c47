"""The small things that lie on our tables, drawn the same way in every game."""

from __future__ import annotations

from typing import Unpack

from ..numerals import in_figures
from .hexes import Point
from .icons import icon
from .node import Keywords, Node
from .palette import color, seat_fill, seat_style
from .shapes import body, bold_word, circle, composed, rect, round_shape, text, unspoken
from .text import shorten, text_width
from .things import Thing, thing

ZONE = "zone"
"""The class of a zone's frame."""
COLUMN, ROW = "column", "row"
"""The classes of the names beside a map of squares: they go along where it is cut."""


def number_badge(key: str, at: Point, figure: str, *, parent: str | None = None) -> list[Node]:
    """A number on a plate that reads on any ground."""
    w = max(22.0, text_width(figure, 13, bold=True) + 12)
    plate = (at[0] - w / 2, at[1] - 10, w, 20)
    edge = color("edge")
    return [
        rect(f"{key}.plate", plate, fill=color("card"), stroke=edge, radius=10, parent=parent),
        bold_word(f"{key}.figure", (at[0], at[1] + 4.6), figure, 13, parent=parent),
    ]


def figure(
    key: str, symbol: str, count: int | str, what: str, wide: float = 60, **k: Unpack[Keywords]
) -> Thing:
    """A symbol with its number beside it, at least so wide; `what` names it, as in "pearls"."""
    words = count if isinstance(count, str) else in_figures(count)
    wide = max(wide, 26 + text_width(words, 14, bold=True))
    k.setdefault("label", f"{what}: {words}")
    sign = icon("symbol", symbol, (8, 0), 16, fill=color("muted"))
    number = text("figure", (20, 5), words, size=14, bold=True)
    return Thing(wide, 28, lambda at: composed(key, (at[0] - wide / 2, at[1]), sign, number, **k))


def token(
    key: str,
    seat: str,
    radius: float = 13,
    sign: str | None = None,
    letter: str = "",
    size: float = 0,
    **k: Unpack[Keywords],
) -> Thing:
    """A seat's piece: its colour, pattern and letter, its English one without another; `sign` replaces the
    letter by an icon. `size` is that of the letter, which fills the piece by itself."""
    style = seat_style(seat)
    k.setdefault("label", f"{seat}'s piece")
    base = 0.35 * (size or radius * 1.05)
    return thing(
        key,
        (2 * radius, 2 * radius),
        round_shape(radius, seat_fill(seat), color("seat-edge"), width=1.5),
        circle("plain", (0, 0), round(radius * 0.68, 2), fill=style.fill),
        icon("sign", sign, (0, 0), radius, fill=style.ink)
        if sign
        else bold_word(
            "letter", (0, base), letter or style.letter, size or round(radius * 1.05, 1), style.ink
        ),
        **k,
    )


def disc(
    key: str,
    words: str = "",
    *,
    radius: float = 12,
    fill: str | None = None,
    ink: str | None = None,
    **k: Unpack[Keywords],
) -> Thing:
    """A neutral round token with a short text."""
    shown = ink or color("ink")
    parts = [round_shape(radius, fill or color("card"), color("edge"), width=1.2)]
    if words:
        size = min(radius, radius * 1.7 / max(1.0, text_width(words, 1, bold=True)))
        parts.append(bold_word("words", (0, size * 0.36), words, round(size, 1), shown))
    return thing(key, (2 * radius, 2 * radius), parts, **k)


_PIPS = {1: "c", 2: "ai", 3: "aci", 4: "agbi", 5: "agbic", 6: "agbidf"}
_PIP_AT = {"a": (-1, -1), "b": (1, -1), "c": (0, 0), "d": (-1, 0), "f": (1, 0), "g": (-1, 1), "i": (1, 1)}


def die(key: str, face: int, size: float = 30, **k: Unpack[Keywords]) -> Thing:
    """A six-sided die; face 0 is one not rolled yet."""
    pips = [
        circle(pip, (x * size * 0.27, y * size * 0.27), size * 0.09, fill=color("ink"))
        for pip in _PIPS.get(face, "")
        for x, y in (_PIP_AT[pip],)
    ]
    box = (-size / 2, -size / 2, size, size)
    shape = body(box, color("card"), color("edge"), width=1.4, radius=size / 6)
    return thing(key, (size, size), shape, pips, **k)


def unframed(key: str, box: tuple[float, float, float, float]) -> Node:
    """A part of the table without a panel, such as a track: a lesson shows all of it or nothing."""
    return rect(key, box, fill="none", cls=ZONE)


def zone(
    key: str,
    box: tuple[float, float, float, float],
    title: str = "",
    *,
    seat: str | None = None,
    letter: str = "",
) -> list[Node]:
    """A part of the table with a heading; a seat's own part carries its piece (see `token`) beside its name.

    A lesson that is not about it leaves it out with all that lies in it: see `cut`.
    """
    x, y, w, _ = box
    edge, ground = color("line"), color("panel")
    nodes = [rect(key, box, fill=ground, stroke=edge, radius=10, cls=ZONE)]
    left = x + 12
    if seat:
        nodes += unspoken(token(f"{key}.seat", seat, 10.5, letter=letter).draw((x + 18, y + 17)))
        left = x + 34
    if title:
        words = shorten(title, w - (left - x) - 8, 13, bold=True)
        muted = None if seat else color("muted")
        nodes.append(text(f"{key}.title", (left, y + 21), words, size=13, bold=True, fill=muted, heading=3))
    return nodes
