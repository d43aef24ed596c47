"""What the effects of Items have in common: which part works, whether a move fits it, what comes after."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from .....engine import Move, Tell, Violation, broken
from ...components import Effect, Item
from ...state import JantarisState
from ..frames import Working
from .items import used_up

Proposals = Callable[[JantarisState, Working, Effect], Iterable[Move]]
Listed = Callable[[JantarisState, Working, Effect], list[Move]]
Check = Callable[[JantarisState, Working, Any], Iterator[Violation]]


def item_of(state: JantarisState, frame: Working) -> Item:
    """The Item that works."""
    return state.components.items[frame.item]


def effects_of(state: JantarisState, frame: Working, op: str) -> list[Effect]:
    """The effects of this part that are of one kind."""
    return [effect for effect in item_of(state, frame).parts[frame.part] if effect.op == op]


def fitting(op: str, check: Callable[..., Iterator[Violation]]) -> Check:
    """The check of a move that carries out an effect: of several it needs to fit one."""

    def violations(state: JantarisState, frame: Working, move: Any) -> Iterator[Violation]:
        found = [list(check(state, frame, effect, move)) for effect in effects_of(state, frame, op)]
        if not found:
            yield broken("items.printed-timing", "other", item=frame.item)
        elif all(found):
            yield from min(found, key=len)

    return violations


def done(state: JantarisState, frame: Working, tell: Tell) -> JantarisState:
    """The effect has been used."""
    return used_up(state.pop(), frame.seat, frame.item, tell)


def off_card(frame: Working, what: str, **facts: str) -> Violation:
    """The card says otherwise."""
    return broken("items.printed-timing", what, item=frame.item, **facts)
