"""Rooms: one table, many seats, each in a browser of its own; the teacher leads."""

from ..engine import MissingExtra

try:
    import segno as segno
    import tornado as tornado
except ImportError as missing:
    raise MissingExtra(
        f"{missing.name} is not installed: pip install 'rulebook-lab[lab]' brings what rooms need"
    ) from missing
