"""A keyed node: one element of a picture or of a page, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

import msgspec

Attr = str | int | float
Json = dict[str, Any]
"""An object of a JSON document."""


class Keywords(TypedDict, total=False):
    """What any shape may be given besides what it is made of; see Node."""

    style: Mapping[str, str]
    parent: str | None
    turn: float
    scale: float
    spot: str | None
    label: str | None
    tip: str | None
    action: str | None
    cls: str


class Node(msgspec.Struct, frozen=True):
    """One element, known by its key from one picture to the next.

    `at`, `turn` and `scale` place it inside its parent (the browser glides between two places);
    `spot` makes it choosable; `action` is sent back when it is clicked or changed (pages only);
    `label` is its name for screen readers; `tip` is shown on hover and focus: the first line is a
    heading, and clause ids stand in square brackets.
    """

    key: str
    tag: str
    attrs: Mapping[str, Attr] = {}
    style: Mapping[str, str] = {}
    text: str | None = None
    parent: str | None = None
    at: tuple[float, float] | None = None
    turn: float = 0
    scale: float = 1
    spot: str | None = None
    label: str | None = None
    tip: str | None = None
    action: str | None = None
    cls: str = ""

    def to_json(self) -> Json:
        """The node as the browser reads it: short names, nothing that is empty."""
        out: Json = {"k": self.key, "t": self.tag}
        if self.attrs:
            out["a"] = self.attrs
        if self.style:
            out["s"] = self.style
        if self.at is not None or self.turn or self.scale != 1:
            x, y = self.at or (0, 0)
            out["m"] = [round(x, 2), round(y, 2), self.turn, self.scale]
        for name, value in (
            ("x", self.text),
            ("p", self.parent),
            ("o", self.spot),
            ("l", self.label),
            ("i", self.tip),
            ("on", self.action),
        ):
            if value is not None:
                out[name] = value
        if self.cls:
            out["c"] = self.cls
        return out


def number(value: float) -> Attr:
    """A coordinate as short as it can be written: 12.0 becomes 12, 12.3456 becomes 12.35."""
    whole = int(value)
    if whole == value:  # most are, and rounding is slow
        return whole
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded
