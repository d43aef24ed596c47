"""The player aid: a turn, fields, challenges, what may be spent, points, and all cards with their figures."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from ...engine.aid import Aid, line, told
from .state import AmberRouteState

_TURN = {
    "draw": ("turn.draw-choice",),
    "recruit": ("escort.recruit", "escort.recruit-village", "escort.limit"),
    "buy": ("light.buy", "light.hand-limit"),
    "move": ("move.one-free", "move.two-cost", "move.resolve-field"),
    "attack": (
        "duel.when",
        "duel.opening-card",
        "duel.both-draw",
        "duel.attacker-wins",
        "duel.defender-wins",
    ),
}
_FIELDS = {
    "terrain": ("move.terrain-field", "dark.match-count"),
    "village": ("move.village", "escort.recruit-village"),
    "town": ("move.town",),
    "castle": ("end.trigger", "end.last-turns"),
}
_CHALLENGES = {
    "monster": ("monster.dice-count", "monster.round", "monster.win", "monster.lose", "monster.lose-cost"),
    "ghost": ("ghost.roll", "ghost.failure", "ghost.short"),
    "trap": ("trap.base-dice", "trap.goal", "trap.missing"),
}
_SPENT = {
    "card": ("light.value", "light.terrain", "challenge.light-cards", "duel.dice-limit"),
    "escort": ("challenge.escort-shift", "challenge.shift-bounds"),
    "amber": ("challenge.amber-die",),
    "secured": ("amber.banking", "amber.secured-safe"),
}
_POINTS = {
    "secured": ("score.secured",),
    "first": ("score.first",),
    "kept": ("score.kept",),
    "missing": ("score.missing",),
}


def rows(state: AmberRouteState) -> Iterator[Aid]:
    """What a player looks up during play."""
    box = state.printed
    amounts = asdict(box.amounts)
    yield from told(state, "turn", _TURN, amounts)
    yield from told(state, "field", _FIELDS, amounts)
    yield from told(state, "challenge", _CHALLENGES, amounts)
    for it in box.by_name.values():
        used = (f"dark.{it.name}", f"monster.{it.name}", f"ghost.{it.name}", "trap.base-dice")
        yield line(state, "difficulty", it.name, used, asdict(it))
    yield from told(state, "spent", _SPENT, amounts)
    yield from told(state, "point", _POINTS, amounts)
    for light in box.light.values():
        of = ("light.value", "light.terrain")
        yield line(state, "light", light.id, of, asdict(light), light.title, light.term)
    for dark in box.dark.values():
        of = ("dark.card-info", f"reward.{dark.timing}")
        yield line(state, "dark", dark.id, of, asdict(dark), dark.title, dark.term)
    for gift in box.gifts.values():
        of, faces = ("gift.printed-table", "gift.immediate"), enumerate(gift.faces, 1)
        facts = {f"face-{at}": gains for at, gains in faces}
        yield line(state, "gift", gift.id, of, facts, gift.title, gift.term)
    for code, effect in box.kept_effects.items():
        yield line(state, "kept", code, ("reward.use-later", "reward.hourglass"), {"effect": effect})
