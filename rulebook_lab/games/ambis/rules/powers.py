"""Which lords do something when they enter play."""

from __future__ import annotations

from collections.abc import Callable

from ....engine import Seat, Tell
from ..state import AmbisState
from .locations import elder, hermit, sage
from .mages import apprentice, illusionist, invoker
from .merchants import landlord, peddler, shopkeeper, trader
from .politicians import corruptor, schemer, traitor
from .soldiers import assassin, commander, hunter, jailer, seeker

Entering = Callable[[AmbisState, Seat, Tell], AmbisState]


ENTERING: dict[str, Entering] = {
    "jailer": jailer,
    "seeker": seeker,
    "assassin": assassin,
    "commander": commander,
    "hunter": hunter,
    "trader": trader,
    "peddler": peddler,
    "landlord": landlord,
    "shopkeeper": shopkeeper,
    "invoker": invoker,
    "apprentice": apprentice,
    "illusionist": illusionist,
    "corruptor": corruptor,
    "traitor": traitor,
    "schemer": schemer,
    "sage": sage,
    "hermit": hermit,
    "elder": elder,
}
"""The arrow powers, and the entering effects of the Commander and the Landlord, by lord."""
