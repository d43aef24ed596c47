"""A scene as a picture that stands alone: no script, its own colours, light and dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Literal, NamedTuple
from zlib import crc32

from .grounds import painted as painted_ground
from .node import Attr, Node, number
from .palette import DARK, LIGHT, resolve, standing_alone
from .scene import Scene
from .text import LINE

Theme = Literal["auto", "light", "dark"]

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"

LONG = 80
"""From this many characters on, what stands several times in a picture is written once."""

INVISIBLE, SOFT = {"spot", "finger"}, "soft"
"""Classes that mean something in a picture; the live page knows more."""


def to_svg(scene: Scene, *, width: int | None = None, theme: Theme = "auto") -> str:
    """The picture as SVG text; what repeats is written once, what only the pointer finds is left out.

    `auto` follows the reader's light or dark preference; `light` and `dark` are fixed colours, for
    programs that know no CSS variables. `width` sets the painted width in pixels.
    """
    painter = Painter([scene])
    (roots,) = painter.scenes
    painted = painter.paint(roots)
    body = painter.defs() + painted_ground(scene.ground, scene.view_box) + painted
    return framed(body, scene.view_box, scene.label, scene.description or scene.text, width, theme)


class Part(NamedTuple):
    """An element with all that hangs on it; `whole` is its text wherever it is placed, `full` where it is."""

    place: str
    tag: str
    attrs: str
    text: str
    kids: tuple[Part, ...]
    whole: str = ""
    full: str = ""

    def written(self, inner: str, place: str = "", id: str = "") -> str:
        """The element with something in it."""
        placed = f' transform="{place}"' if place else ""
        named = f' id="{id}"' if id else ""
        head = f"{self.tag}{named}{placed}{self.attrs}"
        return f"<{head}>{self.text}{inner}</{self.tag}>" if self.text or inner else f"<{head}/>"


class Painter:
    """Writes scenes as SVG; of what stands several times in them all but the first is a reference."""

    def __init__(self, scenes: Sequence[Scene]) -> None:
        self._paths = _shared_paths([node for scene in scenes for node in scene.nodes])
        self.scenes = [self._roots(scene) for scene in scenes]
        self._seen: Counter[str] = Counter()
        for part in (part for roots in self.scenes for part in roots):
            self._count(part)
        self._again: dict[str, str] = {}
        self._patterns: dict[str, None] = {}

    def _roots(self, scene: Scene) -> tuple[Part, ...]:
        children: dict[str | None, list[Node]] = {}
        for node in scene.nodes:
            children.setdefault(node.parent, []).append(node)
        return self._parts(None, children)

    def _parts(self, parent: str | None, children: Mapping[str | None, list[Node]]) -> tuple[Part, ...]:
        shown = (node for node in children.get(parent, ()) if INVISIBLE.isdisjoint(node.cls.split()))
        parts = (self._part(node, self._parts(node.key, children)) for node in shown)
        return tuple(part for part in parts if part.tag != "g" or part.kids)

    def _part(self, node: Node, kids: tuple[Part, ...]) -> Part:
        given, tag = _attributes(node), node.tag
        if tag == "path" and (id := self._paths.get(str(given.get("d")))):
            del given["d"]
            tag, given = "use", {"href": f"#{id}", **given}
        attrs = "".join(f' {name}="{escape(str(value))}"' for name, value in given.items())
        part = Part(_transform(node), tag, attrs, _text(node), kids)
        inner = "".join(kid.full for kid in kids)
        return part._replace(whole=part.written(inner), full=part.written(inner, part.place))

    def _count(self, part: Part) -> None:
        self._seen[part.whole] += 1
        # what hangs on something that is itself used again stands once
        if self._seen[part.whole] == 1 or len(part.whole) < LONG:
            for kid in part.kids:
                self._count(kid)

    def paint(self, parts: Iterable[Part]) -> str:
        """The parts as SVG text."""
        return "".join(self._painted(part) for part in parts)

    def _painted(self, part: Part) -> str:
        if part.tag == "defs":
            self._patterns[part.whole] = None
            return ""
        if self._seen[part.whole] == 1 or len(part.whole) < LONG:
            return part.written(self.paint(part.kids), part.place)
        id = f"r{crc32(part.whole.encode()):x}"
        if part.whole not in self._again:
            self._again[part.whole] = part.written(self.paint(part.kids), id=id)
        placed = f' transform="{part.place}"' if part.place else ""
        return f'<use href="#{id}"{placed}/>'

    def defs(self) -> str:
        """What was used again, once it was painted, and patterns: what a part needs if it is taken out."""
        paths = "".join(f'<path id="{id}" d="{d}"/>' for d, id in self._paths.items())
        defs = paths + "".join(self._again.values())
        return "".join(self._patterns) + f"<defs>{defs}</defs>" * bool(defs)


def framed(
    body: str, box: tuple[float, float, float, float], label: str, words: str, width: int | None, theme: Theme
) -> str:
    """The painted parts of a picture in their frame: label, words, colours."""
    css = ""
    if theme == "auto":
        body, css = standing_alone(body)
    else:
        body = resolve(body, LIGHT if theme == "light" else DARK)
    size = f' width="{width}"' if width else ""
    desc = f"<desc>{escape(words)}</desc>" if words else ""
    x, y, w, h = (number(v) for v in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rb" viewBox="{x} {y} {w} {h}"{size} '
        f'role="img" font-family="{FONT}"><title>{escape(label)}</title>{desc}'
        f"{f'<style>{css}</style>' * bool(css)}{body}</svg>"
    )


def _shared_paths(nodes: Iterable[Node]) -> dict[str, str]:
    """Long path data that stand several times, each with an id made from it: the same in every picture."""
    counts = Counter(str(node.attrs["d"]) for node in nodes if node.tag == "path" and "d" in node.attrs)
    return {d: f"p{crc32(d.encode()):x}" for d, n in counts.items() if n > 1 and len(d) > 80}


def _attributes(node: Node) -> dict[str, Attr]:
    attrs = dict(node.attrs)
    if SOFT in node.cls.split():
        attrs["opacity"] = 0.55
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
