"""A scene as a picture that stands alone: no script, its own colours, light and dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Literal
from zlib import crc32

from .node import Attr, Node, number
from .palette import DARK, LIGHT, resolve, static_css
from .scene import Scene

Theme = Literal["auto", "light", "dark"]

SCENE_CSS = (
    ".rb text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}"
    ".rb .spot{fill:transparent;stroke:none}"
    ".rb .soft{opacity:.55}"
)
"""What every picture needs besides its nodes; the live page adds what moves."""


def to_svg(scene: Scene, *, width: int | None = None, theme: Theme = "auto") -> str:
    """The picture as SVG text.

    `auto` follows the reader's light or dark preference; `light` and `dark` are fixed colours, for
    programs that know no CSS variables. `width` sets the painted width in pixels.
    """
    children: dict[str | None, list[Node]] = {}
    for node in scene.nodes:
        children.setdefault(node.parent, []).append(node)
    x, y, w, h = (number(v) for v in scene.view_box)
    ground = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="var(--rb-table)"/>'
    shared = _shared_paths(scene)
    defs = "".join(f'<path id="{id}" d="{d}"/>' for d, id in shared.items())
    body = f"<defs>{defs}</defs>" * bool(defs) + ground
    body += "".join(_element(node, children, shared) for node in children.get(None, ()))
    if theme != "auto":
        body = resolve(body, LIGHT if theme == "light" else DARK)
    css = SCENE_CSS + (static_css(body) if theme == "auto" else "")
    size = f' width="{width}"' if width else ""
    words = scene.description or scene.text
    desc = f"<desc>{escape(words)}</desc>" if words else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rb" viewBox="{x} {y} {w} {h}"{size} '
        f'role="img"><title>{escape(scene.label)}</title>{desc}<style>{css}</style>{body}</svg>'
    )


def _shared_paths(scene: Scene) -> dict[str, str]:
    """Long path data that stand several times, each with an id made from it: the same in every picture."""
    counts = Counter(str(node.attrs["d"]) for node in scene.nodes if node.tag == "path" and "d" in node.attrs)
    return {d: f"p{crc32(d.encode()):x}" for d, n in counts.items() if n > 1 and len(d) > 80}


def _element(node: Node, children: Mapping[str | None, list[Node]], shared: Mapping[str, str]) -> str:
    title = "\n".join(part for part in (node.label, node.tip) if part)
    inner = f"<title>{escape(title)}</title>" if title else ""
    kids = children.get(node.key, ())
    inner += _text(node) + "".join(_element(kid, children, shared) for kid in kids)
    given, tag = _attributes(node), node.tag
    if tag == "path" and (id := shared.get(str(given.get("d")))):
        del given["d"]
        tag, given = "use", {"href": f"#{id}", **given}
    attrs = "".join(f' {name}="{escape(str(value))}"' for name, value in given.items())
    return f"<{tag}{attrs}>{inner}</{tag}>" if inner else f"<{tag}{attrs}/>"


def _attributes(node: Node) -> dict[str, Attr]:
    attrs = dict(node.attrs)
    if place := _transform(node):
        attrs["transform"] = place
    if node.cls:
        attrs["class"] = node.cls
    if node.style:
        attrs["style"] = ";".join(f"{name}:{value}" for name, value in node.style.items())
    return attrs


def _transform(node: Node) -> str:
    parts = []
    if node.at is not None:
        parts.append(f"translate({number(node.at[0])},{number(node.at[1])})")
    if node.turn:
        parts.append(f"rotate({number(node.turn)})")
    if node.scale != 1:
        parts.append(f"scale({number(node.scale)})")
    return " ".join(parts)


def _text(node: Node) -> str:
    if node.text is None:
        return ""
    lines = node.text.split("\n")
    if len(lines) == 1:
        return escape(node.text)
    x = node.attrs.get("x", 0)
    return "".join(
        f'<tspan x="{x}"{f""" dy="{LINE}em" """.rstrip() if i else ""}>{escape(line)}</tspan>'
        for i, line in enumerate(lines)
    )


LINE = 1.22
"""The distance of text lines, in font sizes."""
