"""How wide words are, near enough to wrap them without a browser."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

LINE = 1.22
"""The distance of text lines, in font sizes."""
_NARROW = set("iíjlIÍ.,:;'!|()[]/ ’‘·ftr")
_WIDE = set("mwMW@%—…ЖЮЩШМ")


def text_width(text: str, size: float, bold: bool = False) -> float:
    """The estimated width of a line in a system sans-serif font, rather too wide than too narrow."""
    ems = sum(_char_width(char) for char in text)
    return ems * size * (1.1 if bold else 1)


def _char_width(char: str) -> float:
    if char in _NARROW:
        return 0.35
    if char in _WIDE:
        return 0.9
    return 0.7 if char.isupper() else 0.6


def wrap(
    text: str, width: float, size: float, *, bold: bool = False, max_lines: int | None = None
) -> list[str]:
    """Break a text into lines no wider than `width`; what `max_lines` cuts off ends in an ellipsis.

    A word too wide for a line is broken at its last hyphen.

    >>> wrap("Will-o'-the-wisp", 80, 11.5)
    ["Will-o'-the-", 'wisp']
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _unhyphened(paragraph.split(), width, size, bold):
            longer = f"{line} {word}" if line else word
            if line and text_width(longer, size, bold) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    if max_lines is not None and len(lines) > max_lines:
        lines = lines[:max_lines]
        lines[-1] = shorten(lines[-1] + " …", width, size, bold=bold)
    return [shorten(line, width, size, bold=bold) for line in lines]


@lru_cache(maxsize=4096)
def fitted(
    text: str, wide: float, high: float, sizes: tuple[float, ...] = (14, 12.5, 11)
) -> tuple[float, tuple[str, ...]]:
    """The largest of some sizes, the smallest last, at which a text has room; and its lines."""
    for size in sizes:
        lines = wrap(text, wide, size)
        if len(lines) <= high // (LINE * size):
            return size, tuple(lines)
    return size, tuple(wrap(text, wide, size, max_lines=max(1, int(high // (LINE * size)))))


def _unhyphened(words: Iterable[str], width: float, size: float, bold: bool) -> Iterator[str]:
    """The words, the parts of one that is too wide each by itself."""
    for word in words:
        head, hyphen, tail = word.rpartition("-")
        if head and text_width(word, size, bold) > width:
            yield from (head + hyphen, tail)
        else:
            yield word


def wrap_evenly(text: str, width: float, size: float) -> list[str]:
    """A text in as few lines as `wrap` needs, and all of them about equally long: no word is left alone.

    >>> wrap("Lords bring a winner most", 90, 8), wrap_evenly("Lords bring a winner most", 90, 8)
    (['Lords bring a winner', 'most'], ['Lords bring a', 'winner most'])
    """
    lines = wrap(text, width, size)
    longest = max((text_width(word, size) for word in text.split()), default=0.0)
    while (width := max(text_width(line, size) for line in lines) - 1) >= longest:
        narrower = wrap(text, width, size)
        if len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def shorten(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """The text, or as much of its beginning as fits the width, ended by an ellipsis."""
    if text_width(text, size, bold) <= width:
        return text
    kept = text.rstrip("… ")
    while kept and text_width(kept + "…", size, bold) > width:
        kept = kept[:-1].rstrip()
    return kept + "…"
