"""The rules, a module for each chapter.

The turn (`turn`) asks for an action; its three kinds stand in `exploring` (with `monsters`),
`council` and `recruiting`. What crosses chapters: whether a lord works, and on whom, is said in `lords`; a
lasting power stands where it applies, an arrow power in the module of its guild; `activated` holds the three
that their owner uses at will. Keys are counted in `lords`, asked for in `turn`, spent in `locations`.
"""

from __future__ import annotations

from . import (
    activated,
    council,
    court,
    exploring,
    locations,
    lords,
    mages,
    merchants,
    monsters,
    plot,
    politicians,
    recruiting,
    setting_up,
    soldiers,
    tokens,
    turn,
)

CHAPTERS = (
    setting_up, plot, exploring, monsters, tokens, council, recruiting, turn, activated, court,
    merchants, soldiers, mages, politicians, locations, lords,
)  # fmt: skip
"""In the order in which their moves are listed."""
