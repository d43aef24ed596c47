"""The production phase."""

from __future__ import annotations

from ..phases import Play


class Producing(Play, clause="production.timing"):
    """The production phase."""
