"""A components file as its entries."""

from __future__ import annotations

import tomllib
from typing import Any

from .errors import BadComponents


def component_entries(text: str, example: str) -> dict[str, dict[str, Any]]:
    """The [[component]] entries of a components file by their ids; `example` is an id as it should be.

    Raises BadComponents, which names the entry and says what would be right.
    """
    try:
        listed = tomllib.loads(text).get("component")
    except tomllib.TOMLDecodeError as problem:
        raise BadComponents(f"this is no TOML: {problem}") from None
    if not isinstance(listed, list) or not listed:
        raise BadComponents(f"no entry is there: it begins with [[component]] and an id such as {example!r}")
    found: dict[str, dict[str, Any]] = {}
    for number, entry in enumerate(listed, 1):
        id = entry.get("id") if isinstance(entry, dict) else entry
        if not isinstance(entry, dict) or not isinstance(id, str):
            raise BadComponents(f"entry {number}, id: {id!r} is wrong; a name such as {example!r} is right")
        if id in found:
            raise BadComponents(f"entry {number}, id: {id!r} comes twice; each entry has an id of its own")
        found[id] = entry
    return found
