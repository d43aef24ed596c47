"""What nobody learns a rule by: figures that only count, and moves that only pass, wait or call."""

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
