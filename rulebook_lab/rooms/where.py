"""Where rooms are kept, and whether the Jupyter server serves them."""

from __future__ import annotations

import os
from math import inf
from pathlib import Path

from ..engine import BadFile, WrongKind, expect_number, names_a_file, shortened
from .words import say

CHOSEN = "RULEBOOK_LAB_ROOMS"
REACHED = ("JUPYTERHUB_SERVICE_PREFIX", "BINDER_SERVICE_HOST", CHOSEN)
"""What tells that a Jupyter server has an address for others, or is meant to serve rooms."""


def folder_of_rooms(chosen: str | Path | None = None) -> Path:
    """The folder: where it was said, or RULEBOOK_LAB_ROOMS, or the reader's home."""
    return Path(chosen or os.environ.get(CHOSEN) or Path.home() / ".rulebook-lab" / "rooms")


def wanted(
    folder: str | Path | None, days: float | None, port: int, practice: str | Path | None = None
) -> Path:
    """The folder of rooms kept for `days` and served at a port, answers counting in the file `practice`.

    Raises BadFile or WrongKind, while another file can be named: later what goes wrong is only logged.
    """
    rooms = folder_of_rooms(folder)
    if not names_a_file(rooms):
        raise BadFile(say("journal", "nameless", path=shortened(str(rooms))))
    if days is not None and not 0 < days < inf:
        raise WrongKind(f"days is a number above 0, not {days}")
    expect_number("port", port, 0, 65535)
    if practice is not None:
        from ..lessons.progress import Progress  # every Jupyter server imports this module, and few need it

        Progress(practice)
    return rooms


def under_jupyter() -> bool:
    """Whether the Jupyter server serves rooms: on JupyterHub, on Binder, or with RULEBOOK_LAB_ROOMS set."""
    return any(name in os.environ for name in REACHED)
