"""What nobody learns a rule by: figures that only count, moves that only pass, wait or call, refusals of how
a move is written, numbers that a figure can never be."""

from collections.abc import Callable
from typing import Any

_FIGURES = {
    "amber": "turn stack open discards coins tiles passes hand reach points winner",
    "amber_route": "supply light_deck light_discard dark_deck dark_discard total round life points pool",
    "jantaris": "round deck gone",
    "ambis": "turn deck discards lord-deck location-pile monster-tokens points affiliated track",
    "roads_and_boats": "turn roads bridges neutral wealth bricks",
}
_VERBS = {
    "amber": "pass",
    "amber_route": "ready begin play-on",
    "jantaris": "pass name-first",
    "ambis": "starter",
    "roads_and_boats": "let-be wait pass call-order keep-praying take-slot halt draw-figure",
}
FIGURES = {name: frozenset(words.split()) for name, words in _FIGURES.items()}
VERBS = {name: frozenset(words.split()) for name, words in _VERBS.items()}
NOTATION = frozenset(["movement.river-side"])
"""Clauses that refuse a move only for what its notation leaves out."""
MOST: dict[str, dict[str, Callable[[Any], int]]] = {
    "amber": {
        "castles": lambda state: len(state.seats) - 1,
        "villages": lambda state: len(state.network.villages),
    },
    "amber_route": {"escorts": lambda _: 6},
    "jantaris": {"red": lambda _: 6, "black": lambda _: 6, "goods": lambda _: 12, "supply": lambda _: 24},
    "ambis": {"court": lambda _: 6, "threat": lambda _: 6, "key-tokens": lambda _: 10},
    "roads_and_boats": {},
}
"""How much a figure can be at the most."""
