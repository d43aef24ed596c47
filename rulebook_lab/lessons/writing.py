"""A lesson file as text, so that what a teacher made at the desk can be saved, read and edited by hand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec

from ..scene.node import Json

if TYPE_CHECKING:
    from .format import LessonFile

_TABLES = ("position", "walkthrough", "exercise", "quiz", "question", "step")


def write_lessons(file: LessonFile) -> str:
    """The TOML text of a lesson file; `read_lessons` reads it back. What has its default is left out."""
    data = msgspec.to_builtins(file)
    head = [f"{key} = {_value(data[key])}" for key in ("format", "game", "title", "handed_out") if data[key]]
    tables = [
        line for kind in _TABLES if kind in data for entry in data[kind] for line in _table(kind, entry)
    ]
    return "\n".join([*head, *tables]) + "\n"


def written(part: msgspec.Struct) -> str:
    """A part of a lesson file as it stands there."""
    return "\n".join(_rows("", msgspec.to_builtins(part))).strip()


def _table(name: str, entry: Json) -> list[str]:
    return ["", f"[[{name}]]", *_rows(f"{name}.", entry)]


def _rows(within: str, entry: Json) -> list[str]:
    """What stands in a table: its own keys first, then the tables within it."""
    inner = [key for key in entry if key in _TABLES and isinstance(entry[key], tuple)]
    said = [key for key in entry if key not in inner and (_said(entry[key]) or key == "answer")]
    lines = [f"{key} = {_value(entry[key])}" for key in said]
    for key in inner:
        for table in entry[key]:
            lines += _table(f"{within}{key}", table)
    return lines


def _said(value: object) -> bool:
    return value not in ("", None, (), {}, 0)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str) and "\n" in value and '"""' not in value and "\\" not in value:
        return f'"""\n{value}"""'
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, tuple | list):
        return f"[{', '.join(_value(item) for item in value)}]"
    if isinstance(value, dict):
        pairs = [f"{json.dumps(key)} = {_value(item)}" for key, item in value.items() if item is not None]
        return "{ " + ", ".join(pairs) + " }"
    return str(value)
