"""Which lords do something when they enter play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...engine import Seat, Tell
from .locations import ambassador
from .mages import apprentice, illusionist, invoker
from .merchants import landlord, peddler, shopkeeper, trader
from .politicians import corruptor, schemer, traitor
from .soldiers import assassin, commander, hunter, jailer, seeker
from .state import AmbisState

Entering = Callable[[AmbisState, Seat, Tell], AmbisState]


def _ambassador(name: str) -> Entering:
    return partial(_draw_for, name)


def _draw_for(name: str, state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    return ambassador(state, name, tell)


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
    "sage": _ambassador("sage"),
    "hermit": _ambassador("hermit"),
    "elder": _ambassador("elder"),
}
"""The arrow powers, and the entering effects of the Commander and the Landlord, by lord."""
