"""The rules, a module for each chapter.

The turn (`turn`) asks for an action; its three kinds stand in `exploring` (with `monsters`),
`council` and `recruiting`. What crosses chapters: whether a lord works, and on whom, is said in `lords`; a
lasting power stands where it applies, an arrow power in `arrows` or `soldiers`; `activated` holds the three
that their owner uses at will. Keys are counted in `lords`, asked for in `turn`, spent in `locations`.
"""

from __future__ import annotations

from . import (
    activated,
    arrows,
    council,
    court,
    exploring,
    locations,
    lords,
    monsters,
    recruiting,
    setting_up,
    soldiers,
    tokens,
    turn,
)  # fmt: skip

CHAPTERS = (
    setting_up, turn, exploring, monsters, tokens, council, recruiting, activated, court,
    soldiers, arrows, locations, lords,
)  # fmt: skip
"""In the order in which their moves are listed."""
