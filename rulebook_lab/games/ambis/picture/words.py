"""The words of the picture: messages of the table `board`."""

from __future__ import annotations

from functools import lru_cache

from ....engine import FrozenMap
from ....engine.wording import Texts
from ..state import AmbisState


def say(state: AmbisState, key: str, **facts: object) -> str:
    """Say a label or words of the picture."""
    return _said(state.game.texts, key, FrozenMap(facts))


@lru_cache(maxsize=10_000)
def _said(texts: Texts, key: str, facts: FrozenMap[str, object]) -> str:
    """Most of a picture is as it was in the one before."""
    return texts.phrase("board", key, **facts)
