"""The player aid: difficulties, light cards, dark cards, gifts and kept rewards with their figures."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from ...engine.aid import Aid, line
from .state import AmberRouteState


def rows(state: AmberRouteState) -> Iterator[Aid]:
    """Everything of the box that has figures."""
    box = state.printed
    for it in box.by_name.values():
        used = (f"dark.{it.name}", f"monster.{it.name}", f"ghost.{it.name}", "trap.base-dice")
        yield line(state, "difficulty", it.name, used, asdict(it))
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
