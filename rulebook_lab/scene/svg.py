"""A scene as a picture that stands alone: no script, its own colours, light and dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Literal
from zlib import crc32

from .node import Attr, Node, number
from .palette import DARK, LIGHT, resolve, static_css
from .scene import Scene
from .text import wrap

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
    shared = _shared_paths(scene.nodes)
    body = _paths(shared) + _ground(scene.view_box) + "".join(_roots(scene, shared))
    return _picture(body, scene.view_box, scene.label, scene.description or scene.text, width, theme)


def strip(
    panels: Sequence[tuple[str, Scene]], *, label: str = "", width: int | None = None, theme: Theme = "auto"
) -> str:
    """Scenes one below the other, each under its caption, as SVG text; what repeats is written once.

    A scene that looks like the one before is not painted again: its caption joins the last.
    """
    shared = _shared_paths([node for _, scene in panels for node in scene.nodes])
    drawn = [list(_roots(scene, shared)) for _, scene in panels]
    # rules for classes do not reach what is used again
    long = (root for roots in drawn for root in roots if len(root) > 80 and "class=" not in root)
    counts = Counter(long)
    again = {root: f"r{crc32(root.encode()):x}" for root, n in counts.items() if n > 1}
    wide = max(scene.view_box[2] for _, scene in panels)
    body, y, last = "", 0.0, None
    for (caption, scene), roots in zip(panels, drawn, strict=True):
        lines = wrap(caption, wide - 2 * MARGIN, CAPTION)
        for line in lines:
            y += CAPTION * LINE
            place = f'x="{MARGIN}" y="{number(y)}" font-size="{CAPTION}"'
            body += f'<text {place} fill="var(--rb-ink)">{escape(line)}</text>'
        y += MARGIN
        if roots != last:
            left, top, _, high = scene.view_box
            painted = "".join(f'<use href="#{again[root]}"/>' if root in again else root for root in roots)
            body += f'<g transform="translate({number(-left)},{number(y - top)})">{painted}</g>'
            y += high + MARGIN
        last = roots
    box = (0.0, 0.0, wide, y)
    defs = "".join(f'<g id="{id}">{root}</g>' for root, id in again.items())
    body = f"{_paths(shared)}<defs>{defs}</defs>{_ground(box)}{body}"
    words = "\n".join(f"{caption} {scene.description}".strip() for caption, scene in panels)
    return _picture(body, box, label or panels[0][1].label, words, width, theme)


CAPTION, MARGIN = 16, 12
"""A strip's captions: the size of their letters, and the space around them."""


def _roots(scene: Scene, shared: Mapping[str, str]) -> Iterator[str]:
    """What stands in the scene by itself, each with all that hangs on it."""
    children: dict[str | None, list[Node]] = {}
    for node in scene.nodes:
        children.setdefault(node.parent, []).append(node)
    return (_element(node, children, shared) for node in children.get(None, ()))


def _ground(box: tuple[float, float, float, float]) -> str:
    x, y, w, h = (number(v) for v in box)
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="var(--rb-table)"/>'


def _picture(
    body: str, box: tuple[float, float, float, float], label: str, words: str, width: int | None, theme: Theme
) -> str:
    if theme != "auto":
        body = resolve(body, LIGHT if theme == "light" else DARK)
    css = SCENE_CSS + (static_css(body) if theme == "auto" else "")
    size = f' width="{width}"' if width else ""
    desc = f"<desc>{escape(words)}</desc>" if words else ""
    x, y, w, h = (number(v) for v in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rb" viewBox="{x} {y} {w} {h}"{size} '
        f'role="img"><title>{escape(label)}</title>{desc}<style>{css}</style>{body}</svg>'
    )


def _shared_paths(nodes: Iterable[Node]) -> dict[str, str]:
    """Long path data that stand several times, each with an id made from it: the same in every picture."""
    counts = Counter(str(node.attrs["d"]) for node in nodes if node.tag == "path" and "d" in node.attrs)
    return {d: f"p{crc32(d.encode()):x}" for d, n in counts.items() if n > 1 and len(d) > 80}


def _paths(shared: Mapping[str, str]) -> str:
    defs = "".join(f'<path id="{id}" d="{d}"/>' for d, id in shared.items())
    return f"<defs>{defs}</defs>" * bool(defs)


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
