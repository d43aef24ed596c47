"""The player aid: difficulties, light cards, dark cards, gifts and kept rewards with their figures."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid
from .components import Difficulty
from .state import AmberRouteState


def rows(state: AmberRouteState) -> Iterator[Aid]:
    """Everything of the box that has figures."""
    box, name = state.box, state.game.texts.name
    for it in box.by_name.values():
        used = (f"dark.{it.name}", f"monster.{it.name}", f"ghost.{it.name}", "trap.base-dice")
        yield _row(state, "difficulty", it.name, name(it.name), "", used, **_figures(it))
    for light in box.light.values():
        yield _row(
            state, "light", light.id, light.title, light.term, ("light.value", "light.terrain"),
            terrain=light.terrain, value=light.value, count=light.count,
        )  # fmt: skip
    for dark in box.dark.values():
        yield _row(
            state, "dark", dark.id, dark.title, dark.term, ("dark.card-info", f"reward.{dark.timing}"),
            terrain=dark.terrain, threat=dark.threat, reward=dark.reward, timing=dark.timing,
        )  # fmt: skip
    for gift in box.gifts.values():
        faces = {f"face-{at}": face for at, face in enumerate(gift.faces, 1)}
        clauses = ("gift.printed-table", "gift.immediate")
        yield _row(state, "gift", gift.id, gift.title, gift.term, clauses, **faces)
    for code, effect in box.kept_effects.items():
        yield _row(
            state, "kept", code, name(code), "", ("reward.use-later", "reward.hourglass"), effect=effect
        )


def _figures(it: Difficulty) -> dict[str, object]:
    return {
        "life": it.monster_life, "strength": it.monster_dice, "faces": it.monster_hit_faces,
        "total": it.ghost_total, "cards": it.ghost_penalty_cards, "dice": it.trap_dice,
        "equal": it.trap_set, "ambers": it.reward_ambers, "choice": it.reward_choice,
    }  # fmt: skip


def _row(
    state: AmberRouteState, kind: str, id: str, name: str, term: str, used: tuple[str, ...], **facts: object
) -> Aid:
    said = state.game.texts.say("aid", [kind], facts)
    return Aid(id=f"{kind}.{id}", kind=kind, name=name, term=term, text=said, clauses=used)
