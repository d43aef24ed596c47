"""Cards and piles of them, drawn the same way in every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Unpack

import msgspec

from .hexes import Point
from .icons import icon
from .node import Keywords, Node
from .palette import color
from .pieces import number_badge
from .shapes import body, bold_word, circle, path, rect, text
from .text import fitted, text_width, wrap
from .things import Thing, thing

CARD = (104.0, 140.0)
"""A card one can read."""
SMALL = (46.0, 62.0)
"""A card that shows its symbol and value only."""
FOOT = 24.0
"""The height of the figures at a card's foot."""


class Face(msgspec.Struct, frozen=True):
    """What a card shows: a name, a value, a symbol, one line of text, figures along its foot."""

    name: str
    value: str = ""
    symbol: str = ""
    text: str = ""
    tint: str = "var(--rb-panel)"
    ink: str = "var(--rb-ink)"
    feet: tuple[tuple[str, str], ...] = ()


def card(
    key: str,
    face: Face,
    size: Point = CARD,
    *more: Iterable[Node],
    foot: float = FOOT,
    **k: Unpack[Keywords],
) -> Thing:
    """A card face up: a band with symbol, value and name, below it the text, figures at the foot, and more.

    The text is as large as it has room for above the lowest `foot` of the card. It turns about its middle;
    `spot`, `label`, `tip`, `parent`, `turn`, `cls` go to the card as a whole.
    """
    k.setdefault("label", face.name)
    w, h = size
    if w < 70:
        return thing(key, size, _sheet(size, face.tint), _small_face(face, size), *more, **k)
    left, top = -w / 2, -h / 2
    name = wrap(face.name, w - 12, 11.5, bold=True, max_lines=2)
    band = 26 + 14 * len(name)
    letters, words = fitted(face.text, w - 14, h - band - foot)
    paper = f"M{left + 0.5} {top + band}h{w - 1}v{h - band - 8}q0 7.5 -7.5 7.5h{16 - w}q-7.5 0 -7.5 -7.5z"
    parts = [
        path("paper", paper, fill=color("card")),
        bold_word("name", (0.0, top + 36), "\n".join(name), 11.5, face.ink),
    ]
    if face.symbol:
        at_symbol = (left + 15, top + 13)
        parts.append(circle("seal", at_symbol, 10, fill=color("card"), stroke=color("edge")))
        parts.append(icon("symbol", face.symbol, at_symbol, 15))
    if face.value:
        right = (-left - 7, top + 19)
        parts.append(text("value", right, face.value, size=17, anchor="end", bold=True, fill=face.ink))
    if face.text:
        base = (left + 7, top + band + 4 + letters)
        parts.append(text("text", base, "\n".join(words), size=letters))
    feet = _feet(face.feet, (left + 8, -top - 8))
    return thing(key, size, _sheet(size, face.tint), parts, feet, *more, **k)


def _small_face(face: Face, size: Point) -> Iterator[Node]:
    w, h = size
    if face.symbol:
        where = (0.0, h * 0.2 if face.value else 0.0)
        yield icon("symbol", face.symbol, where, min(w * 0.42, 20), fill=face.ink)
    if face.value:
        yield bold_word("value", (0, -h * 0.5 + 22 if face.symbol else 6), face.value, 18, face.ink)


def _sheet(size: Point, tint: str) -> list[Node]:
    w, h = size
    shade = (-w / 2 + 1, -h / 2 + 2, w, h)
    return [
        rect("shade", shade, fill=color("shadow"), radius=8),
        body((-w / 2, -h / 2, w, h), tint, color("edge")),
    ]


def _feet(feet: Iterable[tuple[str, str]], start: Point) -> Iterator[Node]:
    x, y = start
    for i, (symbol, figure) in enumerate(feet):
        yield icon(f"foot{i}", symbol, (x + 6, y - 5), 12)
        yield text(f"figure{i}", (x + 15, y), figure, size=12, bold=True)
        x += 22 + text_width(figure, 12, bold=True)


def card_back(key: str, size: Point = CARD, symbol: str = "question", **k: Unpack[Keywords]) -> Thing:
    """A hidden card: it looks hidden."""
    k.setdefault("label", "a hidden card")
    return thing(key, size, _back(size, symbol), **k)


def _back(size: Point, symbol: str) -> list[Node]:
    (w, h), frame = size, color("card")
    inner = (-w / 2 + 4, -h / 2 + 4, w - 8, h - 8)
    return [
        *_sheet(size, color("back")),
        rect("inner", inner, fill="none", stroke=frame, radius=5, dash="3 3"),
        icon("symbol", symbol, (0, 0), min(w * 0.45, 26), fill=frame),
    ]


def pile(
    key: str,
    count: int,
    size: Point = CARD,
    symbol: str = "cards",
    wide: float = 0,
    **k: Unpack[Keywords],
) -> Thing:
    """A face-down pile with its count, where it may have more room than it needs; an empty one is a dashed
    outline."""
    k.setdefault("label", f"pile of {count}")
    w, h = size
    edge = color("edge")
    if not count:
        box = (-w / 2, -h / 2, w, h)
        outline = rect("shape", box, fill="none", stroke=edge, radius=8, dash="4 4", cls="shape")
        none = text("n", (0, 5), "0", size=14, anchor="middle", fill=color("muted"))
        return thing(key, (wide or w, h), outline, none, **k)
    parts = [*_back(size, symbol), *number_badge("n", (0, h / 2 - 15), str(count))]
    if count > 1:
        under = (-w / 2 + 4, -h / 2 + 4, w, h)
        parts.insert(0, rect("under", under, fill=color("back"), stroke=edge, radius=8))
    return thing(key, (wide or w, h), parts, **k)
