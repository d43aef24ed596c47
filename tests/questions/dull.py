"""What nobody learns a rule by: figures and facts that only count, moves that only pass, wait or call,
refusals of how a move is written, numbers that a figure can never be."""

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
_RULED = {
    "amber": "coins discards stack",
    "amber_route": "dark_discard light_discard life",
    "jantaris": "",
    "ambis": "affiliated deck discards monster-tokens track",
    "roads_and_boats": "bridges neutral roads",
}
_FACTS = {
    "amber": "lost-castle-coin.owner rebuilt.new rebuilt.old stack-ready.tiles"
    " took-castle-coin.cell took-castle-coin.owner",
    "amber_route": "buys.ambers buys-die.face dark-reshuffled.cards faces.support light-reshuffled.cards"
    " round.round wins.difficulty",
    "jantaris": "fair.merchants no-fair.merchants reveals.card turn.round",
    "ambis": "ambassador-draws.lord cheaper.lord dearer.lord discards-hand.n end-seven-lords.lords"
    " lord-arrives.space monsters-discarded.n reshuffles.n"
    " no-effect.lord power-pearls.lord recruits-with-pearls.cards recruits-with-pearls.lord"
    " takes-location.location"
    " takes-pile.cards takes-pile.n takes-pile.pile to-council.cards",
    "roads_and_boats": "bred.transporter brick.space complete.space first-chart.chart last-turn.turn"
    " map-finished.tiles neutral.space order.chart phase.turn row.temple shut-out.transporter"
    " simultaneous.chart unattended.building",
}
FIGURES = {name: frozenset(words.split()) for name, words in _FIGURES.items()}
RULED = {name: frozenset(words.split()) for name, words in _RULED.items()}
"""Figures that only count, but for the clause without which they would be others."""
FACTS = {name: frozenset(words.split()) for name, words in _FACTS.items()}
"""What of an event is read off the board or the question, or only counted: no rule is learned by another
number or owner."""
VERBS = {name: frozenset(words.split()) for name, words in _VERBS.items()}
NOTATION = frozenset(["movement.river-side"])
"""Clauses that refuse a move only for what its notation leaves out."""
SLIPS = frozenset(
    [
        ("light.excess", "not-in-hand"),
        ("commander.on-recruit", "hand"),
        ("geese.follow", ""),
        ("bridges.cost", "nowhere"),
    ]
)
"""Refusals, by clause and variant, of what is plainly not there: a card that one does not hold, no goose."""
WILLING = "movement.no-force"
"""The clause of moves that wait for whether others are willing: nobody can say that they are just allowed."""
_CAN_BE_NOUGHT = (
    "compares.defence end-lord-deck.lords is-caught.total skips.left strikes.hits wounds.hits wounds.life"
)
CAN_BE_NOUGHT = frozenset(_CAN_BE_NOUGHT.split())
"""What of an event somebody may take to be nought; nobody gains, pays or moves nothing."""
CHAPTERS = {"lost_turns": "trap"}
"""Figures that teach the rules of one chapter only: turns are lost in traps, and are over as others play."""
EVERYWHERE = frozenset(["amber"])
"""Games in which what lies anywhere on the board matters to every move."""
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
