"""The player aid: the steps of a turn, the threat track, what gives points, every lord, every location."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import asdict

from ...engine.aid import Aid, line, told
from .components import RACES, THREAT_SPACES
from .picture.board import rewards_of
from .picture.cards import scoring, title
from .state import AmbisState

_STEPS = {
    "plot": ("plot.cost", "plot.place", "plot.repeat", "plot.timing"),
    "explore": ("explore.offer-first", "explore.price", "explore.one-purchase", "explore.take"),
    "monster": ("monster.choice", "monster.reward", "monster.threat-reset", "monster.continue"),
    "last": ("explore.last-space-ally", "explore.last-space-pearl", "monster.last-space"),
    "support": ("support.take", "support.no-peek"),
    "recruit": ("recruit.exact-races", "lord.cost-forced-race", "recruit.pearls", "affiliate.lowest"),
    "court": ("court.three-or-more", "court.two-left", "court.refill"),
    "location": ("location.trigger", "location.option-open", "location.option-draw", "location.tuck-lords"),
}
_POINTS = {
    "locations": ("score.locations",),
    "lords": ("score.lords", "location.lords-still-score"),
    "allies": ("score.allies", "end.final-affiliation"),
    "monsters": ("score.monsters",),
    "end": ("end.seven-lords", "end.lord-deck", "end.last-round"),
}
_COUNTS = {
    "allies": ("ally.distribution",),
    "tokens": ("setup.monster-tokens",),
}


def rows(state: AmbisState) -> Iterator[Aid]:
    """What a player looks up during play."""
    box = state.printed
    figures = {name: figure for name, figure in asdict(box).items() if isinstance(figure, int)}
    yield from told(state, "step", _STEPS, figures)
    for space in range(1, THREAT_SPACES + 1):
        won = {"rewards": rewards_of(state, space)}
        name = state.game.texts.phrase("aid", "called/threat", space=space)
        yield line(
            state, "threat", f"threat-{space}", (f"monster.space-{space}", "monster.reward-choice"), won, name
        )
    allies = Counter(card.removeprefix(RACES[0]) for card in box.exploration if card.startswith(RACES[0]))
    tokens = Counter(box.monster_tokens)
    counted = {f"allies-{value}": allies[str(value)] for value in range(1, 6)}
    yield from told(
        state, "count", _COUNTS, counted | {f"tokens-{value}": tokens[value] for value in (2, 3, 4)}
    )
    yield from told(state, "point", _POINTS, figures)
    for id, lord in box.lords.items():
        clauses = tuple(dict.fromkeys([lord.clause, "lord.cost-value", "lord.points"]))
        facts = {
            "guild": lord.guild, "races": lord.races, "forced": lord.forced_race, "value": lord.cost,
            "points": lord.value, "keys": lord.keys, "power": lord.power,
        }  # fmt: skip
        yield line(state, "lord", id, clauses, facts, title(lord), lord.name_sr)
    for id, tile in box.locations.items():
        how = {"how": scoring(state, tile)}
        yield line(state, "location", id, (tile.clause, "score.locations"), how, title(tile), tile.name_sr)
