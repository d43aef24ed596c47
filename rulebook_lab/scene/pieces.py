"""The things that lie on our tables, drawn the same way in every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .hexes import Point
from .icons import icon
from .node import Node
from .palette import color, seat_fill, seat_style
from .shapes import circle, group, path, rect, text
from .text import shorten, text_width, wrap

CARD = (104.0, 140.0)
"""A card one can read."""
SMALL = (46.0, 62.0)
"""A card that shows its symbol and value only."""


class Face(msgspec.Struct, frozen=True):
    """What a card shows: a name, a value, a symbol, one line of text, figures along its foot."""

    name: str
    value: str = ""
    symbol: str = ""
    text: str = ""
    tint: str = "var(--rb-panel)"
    ink: str = "var(--rb-ink)"
    feet: tuple[tuple[str, str], ...] = ()


def card(key: str, at: Point, face: Face, size: tuple[float, float] = CARD, **k: Any) -> list[Node]:
    """A card face up: a band with symbol, value and name, below it the text, figures at the foot.

    `at` is the middle, so that it turns in place; `spot`, `label`, `tip`, `parent`, `turn`, `cls`
    go to the card as a whole.
    """
    k.setdefault("label", face.name)
    w, h = size
    if w < 70:
        return _small_card(key, at, face, size, **k)
    left, top, middle = -w / 2, -h / 2, 0.0
    name = wrap(face.name, w - 12, 11.5, bold=True, max_lines=2)
    band = 26 + 14 * len(name)
    body = wrap(face.text, w - 14, 11, max_lines=max(1, int((h - band - 24) // 13.4)))
    nodes = [
        group(key, at, **k),
        *_sheet(key, size, face.tint),
        path(
            f"{key}.paper",
            f"M{left + 0.5} {top + band}h{w - 1}v{h - band - 8}q0 7.5 -7.5 7.5h{16 - w}q-7.5 0 -7.5 -7.5z",
            fill=color("card"),
            parent=key,
        ),
        _bold(f"{key}.name", (middle, top + 34), "\n".join(name), 11.5, key, fill=face.ink),
    ]
    if face.symbol:
        at_symbol = (left + 14, top + 13)
        nodes.append(icon(f"{key}.symbol", face.symbol, at_symbol, 17, fill=face.ink, parent=key))
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


def _small_card(key: str, at: Point, face: Face, size: tuple[float, float], **k: Any) -> list[Node]:
    w, h = size
    big = min(w * 0.42, 20)
    nodes = [group(key, at, **k), *_sheet(key, size, face.tint)]
    if face.symbol:
        where = (0.0, h * 0.2 if face.value else 0.0)
        nodes.append(icon(f"{key}.symbol", face.symbol, where, big, fill=face.ink, parent=key))
    if face.value:
        base = -h * 0.5 + 22 if face.symbol else 6
        nodes.append(_bold(f"{key}.value", (0, base), face.value, 18, key, fill=face.ink))
    return nodes


def _bold(
    key: str, middle: Point, words: str, size: float, parent: str | None, fill: str | None = None
) -> Node:
    return text(key, middle, words, size=size, anchor="middle", bold=True, fill=fill, parent=parent)


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
    key: str, at: Point, size: tuple[float, float] = CARD, symbol: str = "question", **k: Any
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
    **k: Any,
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


def number_badge(key: str, at: Point, figure: str, *, parent: str | None = None) -> list[Node]:
    """A number on a plate that reads on any ground."""
    w = max(22.0, text_width(figure, 13, bold=True) + 12)
    plate = (at[0] - w / 2, at[1] - 10, w, 20)
    edge = color("edge")
    return [
        rect(f"{key}.plate", plate, fill=color("card"), stroke=edge, radius=10, parent=parent),
        _bold(f"{key}.figure", (at[0], at[1] + 4.6), figure, 13, parent),
    ]


def counter(key: str, at: Point, symbol: str, count: int | str, what: str, **k: Any) -> list[Node]:
    """A symbol with its number beside it; `what` names it, as in "pearls"."""
    k.setdefault("label", f"{count} {what}")
    return [
        group(key, at, **k),
        icon(f"{key}.symbol", symbol, (8, 0), 16, fill=color("muted"), parent=key),
        text(f"{key}.figure", (20, 5), str(count), size=14, bold=True, parent=key),
    ]


def token(
    key: str, at: Point, seat: str, radius: float = 13, sign: str | None = None, **k: Any
) -> list[Node]:
    """A seat's piece: its colour, pattern and letter; `sign` replaces the letter by an icon."""
    style = seat_style(seat)
    k.setdefault("label", f"{seat}'s piece")
    edge, plain = color("seat-edge"), radius * 0.68
    nodes = [
        group(key, at, **k),
        circle(
            f"{key}.shape",
            (0, 0),
            radius,
            fill=seat_fill(seat),
            stroke=edge,
            width=1.5,
            parent=key,
            cls="shape",
        ),
        circle(f"{key}.plain", (0, 0), round(plain, 2), fill=style.fill, parent=key),
    ]
    if sign:
        return [*nodes, icon(f"{key}.sign", sign, (0, 0), radius, fill=style.ink, parent=key)]
    return [
        *nodes,
        _bold(
            f"{key}.letter", (0, radius * 0.37), style.letter, round(radius * 1.05, 1), key, fill=style.ink
        ),
    ]


def disc(
    key: str,
    at: Point,
    words: str = "",
    *,
    radius: float = 12,
    fill: str | None = None,
    ink: str | None = None,
    symbol: str = "",
    **k: Any,
) -> list[Node]:
    """A neutral round token with a short text or a symbol."""
    shown = ink or color("ink")
    nodes = [
        group(key, at, **k),
        circle(
            f"{key}.shape",
            (0, 0),
            radius,
            fill=fill or color("card"),
            stroke=color("edge"),
            width=1.2,
            parent=key,
            cls="shape",
        ),
    ]
    if symbol:
        nodes.append(icon(f"{key}.symbol", symbol, (0, 0), radius * 1.25, fill=shown, parent=key))
    if words:
        size = min(radius, radius * 1.7 / max(1.0, text_width(words, 1, bold=True)))
        nodes.append(_bold(f"{key}.words", (0, size * 0.36), words, round(size, 1), key, fill=shown))
    return nodes


def pearl(key: str, at: Point, radius: float = 7, **k: Any) -> list[Node]:
    """A pearl."""
    r = radius
    glint = f"M{-0.5 * r:.1f} {-0.05 * r:.1f}A{0.5 * r:.1f} {0.5 * r:.1f} 0 0 1 0 {-0.55 * r:.1f}"
    return [
        group(key, at, **k),
        circle(
            f"{key}.shape",
            (0, 0),
            r,
            fill=color("pearl"),
            stroke=color("edge"),
            width=1.2,
            parent=key,
            cls="shape",
        ),
        path(f"{key}.glint", glint, fill="none", stroke="#ffffff", width=1.6, parent=key),
    ]


_PIPS = {1: "c", 2: "ai", 3: "aci", 4: "agbi", 5: "agbic", 6: "agbidf"}
_PIP_AT = {
    "a": (-1, -1),
    "b": (1, -1),
    "c": (0, 0),
    "d": (-1, 0),
    "f": (1, 0),
    "g": (-1, 1),
    "i": (1, 1),
}


def die(key: str, at: Point, face: int, size: float = 30, fill: str | None = None, **k: Any) -> list[Node]:
    """A six-sided die; face 0 is one not rolled yet."""
    k.setdefault("label", f"die showing {face}" if face else "a die not rolled yet")
    box = (-size / 2, -size / 2, size, size)
    nodes = [
        group(key, at, **k),
        rect(
            f"{key}.shape",
            box,
            fill=fill or color("card"),
            stroke=color("edge"),
            width=1.4,
            radius=size / 6,
            parent=key,
            cls="shape",
        ),
    ]
    for pip in _PIPS.get(face, ""):
        x, y = _PIP_AT[pip]
        spot = (x * size * 0.27, y * size * 0.27)
        nodes.append(circle(f"{key}.{pip}", spot, size * 0.09, fill=color("ink"), parent=key))
    return nodes


def zone(
    key: str, box: tuple[float, float, float, float], title: str = "", *, seat: str | None = None
) -> list[Node]:
    """A part of the table with a heading; a seat's own part carries its piece beside its name."""
    x, y, w, _ = box
    edge, ground = color("line"), color("panel")
    nodes = [rect(key, box, fill=ground, stroke=edge, radius=10)]
    left = x + 12
    if seat:
        nodes += token(f"{key}.seat", (x + 18, y + 17), seat, 10, label=seat)
        left = x + 34
    if title:
        words = shorten(title, w - (left - x) - 8, 13, bold=True)
        muted = None if seat else color("muted")
        nodes.append(text(f"{key}.title", (left, y + 21), words, size=13, bold=True, fill=muted))
    return nodes
