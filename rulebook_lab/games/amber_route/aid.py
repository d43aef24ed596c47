"""The player aid: difficulties, light cards, dark cards, gifts and kept rewards with their figures."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid, line
from .components import Difficulty
from .state import AmberRouteState


def rows(state: AmberRouteState) -> Iterator[Aid]:
    """Everything of the box that has figures."""
    box = state.printed
    for it in box.by_name.values():
        used: tuple[str, ...] = (
            f"dark.{it.name}",
            f"monster.{it.name}",
            f"ghost.{it.name}",
            "trap.base-dice",
        )
        yield line(state, "difficulty", it.name, used, _figures(it))
    for light in box.light.values():
        facts: dict[str, object] = {"terrain": light.terrain, "value": light.value, "count": light.count}
        yield line(state, "light", light.id, ("light.value", "light.terrain"), facts, light.title, light.term)
    for dark in box.dark.values():
        used = ("dark.card-info", f"reward.{dark.timing}")
        facts = {
            "terrain": dark.terrain, "threat": dark.threat, "reward": dark.reward, "timing": dark.timing
        }  # fmt: skip
        yield line(state, "dark", dark.id, used, facts, dark.title, dark.term)
    for gift in box.gifts.values():
        facts = {f"face-{at}": face for at, face in enumerate(gift.faces, 1)}
        yield line(
            state, "gift", gift.id, ("gift.printed-table", "gift.immediate"), facts, gift.title, gift.term
        )
    for code, effect in box.kept_effects.items():
        yield line(state, "kept", code, ("reward.use-later", "reward.hourglass"), {"effect": effect})


def _figures(it: Difficulty) -> dict[str, object]:
    return {
        "life": it.monster_life, "strength": it.monster_dice, "faces": it.monster_hit_faces,
        "total": it.ghost_total, "cards": it.ghost_penalty_cards, "dice": it.trap_dice,
        "equal": it.trap_set, "ambers": it.reward_ambers, "choice": it.reward_choice,
    }  # fmt: skip
