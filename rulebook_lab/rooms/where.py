"""Where rooms are kept, and whether the Jupyter server serves them."""

from __future__ import annotations

import os
from pathlib import Path

CHOSEN = "RULEBOOK_LAB_ROOMS"
REACHED = ("JUPYTERHUB_SERVICE_PREFIX", "BINDER_SERVICE_HOST", CHOSEN)
"""What tells that a Jupyter server has an address for others, or is meant to serve rooms."""


def folder_of_rooms(chosen: str | Path | None = None) -> Path:
    """The folder: where it was said, or RULEBOOK_LAB_ROOMS, or the reader's home."""
    return Path(chosen or os.environ.get(CHOSEN) or Path.home() / ".rulebook-lab" / "rooms")


def under_jupyter() -> bool:
    """Whether the Jupyter server serves rooms: on JupyterHub, on Binder, or with RULEBOOK_LAB_ROOMS set."""
    return any(name in os.environ for name in REACHED)
