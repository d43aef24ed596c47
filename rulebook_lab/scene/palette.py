"""Our colours, once for every game, chart and page: seats, surfaces, light and dark."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import msgspec

from .node import Attr, Node


class SeatStyle(msgspec.Struct, frozen=True):
    """How a seat looks everywhere: fill, the ink that reads on it, its letter and its pattern."""

    name: str
    fill: str
    ink: str
    letter: str
    pattern: str


# Okabe and Ito's colours: told apart with every common kind of colour blindness.
SEATS: Mapping[str, SeatStyle] = {
    style.name: style
    for style in (
        SeatStyle("blue", "#0072b2", "#ffffff", "B", "M0 2h8M0 6h8"),
        SeatStyle("yellow", "#f0e442", "#1d1d1f", "Y", "M1 2h2M5 6h2"),
        SeatStyle("red", "#d55e00", "#140800", "R", "M-1 9L9 -1M-1 1L1 -1M7 9L9 7"),
        SeatStyle("green", "#009e73", "#001a12", "G", "M2 0v8M6 0v8"),
        SeatStyle("purple", "#cc79a7", "#22060f", "P", "M0 0L8 8M8 0L0 8"),
        SeatStyle("black", "#1d1f22", "#ffffff", "K", ""),
    )
}

PALETTE: Mapping[str, tuple[str, str]] = {
    "table": ("#f3efe6", "#1f242b"),
    "panel": ("#fbf9f4", "#282e37"),
    "card": ("#fffdf9", "#323a45"),
    "back": ("#5d6b7a", "#8293a6"),
    "line": ("#cfc7b7", "#495260"),
    "edge": ("#7d7566", "#939dab"),
    "ink": ("#22252a", "#eef1f5"),
    "muted": ("#5a5d64", "#b9c0ca"),
    "accent": ("#5646d0", "#b0a4ff"),
    "accent-ink": ("#ffffff", "#17132e"),
    "last": ("#a86a08", "#e6b450"),
    "mark": ("#b3261e", "#ff8a80"),
    "right": ("#1b7a3d", "#7fdca0"),
    "shadow": ("rgba(60, 50, 30, 0.22)", "rgba(0, 0, 0, 0.5)"),
    "pearl": ("#eef2f7", "#dfe7f1"),
    "water": ("#cfe3ef", "#27445a"),
    "grass": ("#d5e2b8", "#3d4f2c"),
    "wood": ("#b9d0a2", "#2f4a2e"),
    "sand": ("#ecdfb8", "#554c2f"),
    "rock": ("#d3cfca", "#4a4a4d"),
    "mountain": ("#b9aea6", "#6a5f57"),
    "river": ("#7db4d6", "#3d7ba3"),
    "road": ("#6b4a2b", "#d3ad7f"),
    "amber": ("#e2a32b", "#d99a26"),
    "seat-edge": ("#33302a", "#d9dee5"),
    "sea-high": ("#3d8ea8", "#1b5a75"),
    "sea-low": ("#0f3557", "#071b2f"),
    "field-high": ("#f3e8cc", "#2f2a1f"),
    "field-low": ("#e9d9b2", "#231f17"),
    "wood-high": ("#eaf0de", "#242d21"),
    "wood-low": ("#d5e2c6", "#181e16"),
    "city-high": ("#f3e8da", "#302923"),
    "city-low": ("#e8d6bf", "#221c18"),
    "empty-high": ("#f0ebdf", "#2a2824"),
    "empty-low": ("#e2d8c2", "#1b1a17"),
    "quarter-a": ("#f2d6c4", "#513a2e"),
    "quarter-b": ("#efe0b9", "#4d4329"),
    "quarter-c": ("#dfe5bd", "#42492b"),
    "quarter-d": ("#c9e3cb", "#2f4a36"),
    "quarter-e": ("#c6e2e0", "#2b4847"),
    "quarter-f": ("#cbdcf0", "#303f56"),
    "quarter-g": ("#dcd5ee", "#403a57"),
    "quarter-h": ("#eed3e2", "#50374a"),
}
"""Each colour in the light and in the dark."""
LIGHT, DARK = ({name: pair[n] for name, pair in PALETTE.items()} for n in (0, 1))


def color(name: str) -> str:
    """A palette colour by name, as CSS that follows light and dark; raises KeyError if unknown."""
    LIGHT[name]
    return f"var(--rb-{name})"


def seat_style(seat: str) -> SeatStyle:
    """How a seat looks; raises KeyError for a seat that has no colour of ours."""
    return SEATS[seat]


def variables(theme: Mapping[str, str]) -> str:
    """The palette as CSS custom properties."""
    return "".join(f"--rb-{name}:{value};" for name, value in theme.items())


def standing_alone(body: str) -> tuple[str, str]:
    """A picture's body and its CSS for where it stands alone: light, and dark where that is preferred.

    The light colours stand in the body itself, so that it reads where a sanitizer takes the CSS away.
    """
    used = set(re.findall(r"var\(--rb-([a-z-]+)\)", body))
    dark = variables({name: value for name, value in DARK.items() if name in used})
    body = resolve(body, {name: f"var(--rb-{name},{value})" for name, value in LIGHT.items()})
    return body, f"@media(prefers-color-scheme:dark){{.rb{{{dark}}}}}"


def live_css() -> str:
    """The palette for a live page: JupyterLab's theme decides, elsewhere the reader's preference."""
    light, dark = variables(LIGHT), variables(DARK)
    prefers = "@media(prefers-color-scheme:dark){body:not([data-jp-theme-light=true]) .rb"
    return f".rb{{{light}}}{prefers}{{{dark}}}}}[data-jp-theme-light=false] .rb{{{dark}}}"


def resolve(css: str, theme: Mapping[str, str]) -> str:
    """Replace the palette's variables by the colours of one theme."""
    return re.sub(r"var\(--rb-([a-z-]+)\)", lambda found: theme[found[1]], css)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two `#rrggbb` colours as WCAG defines it, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(hex_color: str) -> float:
    parts = [int(hex_color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def seat_fill(seat: str) -> str:
    """The patterned fill of a seat, for any shape."""
    return f"url(#seat-{seat_style(seat).name})"


def seat_patterns(nodes: Iterable[Node]) -> list[Node]:
    """The definitions of the seat patterns that these nodes use, to stand before them."""
    fills = {str(node.attrs.get("fill", "")) for node in nodes}
    used = [seat for seat in SEATS if f"url(#seat-{seat})" in fills]
    return [node for seat in used for node in _pattern(SEATS[seat])]


def _pattern(style: SeatStyle) -> list[Node]:
    key = f"seat-{style.name}"
    box: dict[str, Attr] = {"width": 8, "height": 8}
    lines: dict[str, Attr] = {
        "d": style.pattern,
        "stroke": style.ink,
        "stroke-opacity": 0.34,
        "stroke-width": 1.6,
    }
    return [
        Node(f"{key}.defs", "defs"),
        Node(key, "pattern", {"id": key, **box, "patternUnits": "userSpaceOnUse"}, parent=f"{key}.defs"),
        Node(f"{key}.fill", "rect", {**box, "fill": style.fill}, parent=key),
        Node(f"{key}.lines", "path", lines, parent=key),
    ]
