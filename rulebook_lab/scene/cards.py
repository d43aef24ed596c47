"""Cards and piles of them, drawn the same way in every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Unpack

import msgspec

from .hexes import Point
from .icons import icon
from .node import Keywords, Node
from .palette import color
from .pieces import number_badge
from .shapes import bold_word, circle, group, path, rect, text
from .text import text_width, wrap

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
    at: Point,
    face: Face,
    size: tuple[float, float] = CARD,
    *,
    foot: float = FOOT,
    **k: Unpack[Keywords],
) -> list[Node]:
    """A card face up: a band with symbol, value and name, below it the text, figures at the foot.

    `at` is the middle, so that it turns in place; the text leaves the lowest `foot` of the card free; `spot`,
    `label`, `tip`, `parent`, `turn`, `cls` go to the card as a whole.
    """
    k.setdefault("label", face.name)
    w, h = size
    if w < 70:
        return _small_card(key, at, face, size, **k)
    left, top, middle = -w / 2, -h / 2, 0.0
    name = wrap(face.name, w - 12, 11.5, bold=True, max_lines=2)
    band = 26 + 14 * len(name)
    body = wrap(face.text, w - 14, 11, max_lines=max(1, int((h - band - foot) // 13.4)))
    nodes = [
        group(key, at, **k),
        *_sheet(key, size, face.tint),
        path(
            f"{key}.paper",
            f"M{left + 0.5} {top + band}h{w - 1}v{h - band - 8}q0 7.5 -7.5 7.5h{16 - w}q-7.5 0 -7.5 -7.5z",
            fill=color("card"),
            parent=key,
        ),
        bold_word(f"{key}.name", (middle, top + 34), "\n".join(name), 11.5, key, fill=face.ink),
    ]
    if face.symbol:
        at_symbol, paper = (left + 16, top + 15), color("card")
        nodes.append(circle(f"{key}.seal", at_symbol, 12, fill=paper, stroke=color("edge"), parent=key))
        nodes.append(icon(f"{key}.symbol", face.symbol, at_symbol, 17, parent=key))
    if face.value:
        nodes.append(
            text(
                f"{key}.value",
                (-left - 7, top + 19),
                face.value,
                size=17,
                anchor="end",
                bold=True,
                fill=face.ink,
                parent=key,
            )
        )
    if face.text:
        words = "\n".join(body)
        nodes.append(text(f"{key}.text", (left + 7, top + band + 15), words, size=11, parent=key))
    return nodes + _feet(key, face.feet, (left + 8, -top - 8))


def _small_card(
    key: str, at: Point, face: Face, size: tuple[float, float], **k: Unpack[Keywords]
) -> list[Node]:
    w, h = size
    big = min(w * 0.42, 20)
    nodes = [group(key, at, **k), *_sheet(key, size, face.tint)]
    if face.symbol:
        where = (0.0, h * 0.2 if face.value else 0.0)
        nodes.append(icon(f"{key}.symbol", face.symbol, where, big, fill=face.ink, parent=key))
    if face.value:
        base = -h * 0.5 + 22 if face.symbol else 6
        nodes.append(bold_word(f"{key}.value", (0, base), face.value, 18, key, fill=face.ink))
    return nodes


def _sheet(key: str, size: tuple[float, float], tint: str) -> list[Node]:
    w, h = size
    box = (-w / 2, -h / 2, w, h)
    shade = (-w / 2 + 1, -h / 2 + 2, w, h)
    return [
        rect(f"{key}.shade", shade, fill=color("shadow"), radius=8, parent=key),
        rect(
            f"{key}.shape",
            box,
            fill=tint,
            stroke=color("edge"),
            radius=8,
            parent=key,
            cls="shape",
        ),
    ]


def _feet(key: str, feet: Iterable[tuple[str, str]], start: Point) -> list[Node]:
    nodes: list[Node] = []
    x, y = start
    for i, (symbol, figure) in enumerate(feet):
        nodes.append(icon(f"{key}.foot{i}", symbol, (x + 6, y - 5), 12, parent=key))
        nodes.append(text(f"{key}.figure{i}", (x + 15, y), figure, size=12, bold=True, parent=key))
        x += 22 + text_width(figure, 12, bold=True)
    return nodes


def card_back(
    key: str, at: Point, size: tuple[float, float] = CARD, symbol: str = "question", **k: Unpack[Keywords]
) -> list[Node]:
    """A hidden card: it looks hidden."""
    k.setdefault("label", "a hidden card")
    w, h = size
    inner = (-w / 2 + 4, -h / 2 + 4, w - 8, h - 8)
    frame = color("card")
    return [
        group(key, at, **k),
        *_sheet(key, size, color("back")),
        rect(f"{key}.inner", inner, fill="none", stroke=frame, radius=5, dash="3 3", parent=key),
        icon(f"{key}.symbol", symbol, (0, 0), min(w * 0.45, 26), fill=frame, parent=key),
    ]


def pile(
    key: str,
    at: Point,
    count: int,
    size: tuple[float, float] = CARD,
    symbol: str = "cards",
    **k: Unpack[Keywords],
) -> list[Node]:
    """A face-down pile with its count; an empty one is a dashed outline."""
    k.setdefault("label", f"pile of {count}")
    w, h = size
    if not count:
        box = (-w / 2, -h / 2, w, h)
        edge = color("edge")
        return [
            group(key, at, **k),
            rect(
                f"{key}.shape",
                box,
                fill="none",
                stroke=edge,
                radius=8,
                dash="4 4",
                parent=key,
                cls="shape",
            ),
            text(f"{key}.n", (0, 5), "0", size=14, anchor="middle", fill=color("muted"), parent=key),
        ]
    under = (-w / 2 + 4, -h / 2 + 4, w, h)
    nodes = card_back(key, at, size, symbol, **k)
    if count > 1:
        edge, back = color("edge"), color("back")
        lower = rect(f"{key}.under", under, fill=back, stroke=edge, radius=8, parent=key)
        nodes.insert(1, lower)
    return [*nodes, *number_badge(f"{key}.n", (0, h / 2 - 15), str(count), parent=key)]
