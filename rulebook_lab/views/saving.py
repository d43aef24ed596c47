"""Where a page without code may save: in the folder that RULEBOOK_LAB_SAVES names, if it names one."""

from __future__ import annotations

import os
from pathlib import Path

from ..engine import BadFile
from .words import say


def place(name: str) -> Path:
    """The path that a reader's file name stands for. Raises BadFile for one outside of the chosen folder."""
    chosen = os.environ.get("RULEBOOK_LAB_SAVES")
    if not chosen:
        return Path(name)
    folder = Path(chosen).resolve()
    path = (folder / name.strip()).resolve() if "\0" not in name else folder
    if path == folder or not path.is_relative_to(folder):
        raise BadFile(say("notices", "save-inside", name=name[:60]))
    folder.mkdir(parents=True, exist_ok=True)
    return path
