"""The figures of a position by name, for lessons and quizzes."""

from __future__ import annotations

from ....engine import Fact
from ..rules.challenges import Preparing
from ..rules.dice import Shaping
from ..rules.duels import Duel
from ..rules.ghosts import Ghost
from ..rules.monsters import Monster
from ..rules.traps import Trap
from ..state import AmberRouteState


def facts(state: AmberRouteState) -> dict[str, Fact]:
    """Tell what each player has, the supplies and decks, and the challenge in progress."""
    table: dict[str, Fact] = {
        "active": state.active or "none",
        "first": state.first or "none",
        "over": not state.pending,
        "pool": state.pool,
        "supply": state.supply,
        "light_deck": len(state.light_deck),
        "light_discard": len(state.light_discard),
        "dark_deck": len(state.dark_deck),
        "dark_discard": len(state.dark_discard),
        **challenge_facts(state),
    }
    for seat, player in zip(state.seats, state.players, strict=True):
        table |= {
            f"field.{seat}": player.field,
            f"escorts.{seat}": player.escorts,
            f"loose.{seat}": player.loose,
            f"secured.{seat}": player.secured,
            f"cards.{seat}": len(player.hand),
            f"kept.{seat}": len(player.kept),
            f"lost_turns.{seat}": player.lost_turns,
            f"points.{seat}": state.scores[seat].total,
        }
    return table


def challenge_facts(state: AmberRouteState) -> dict[str, Fact]:
    """Tell of the challenge or duel in progress: nothing ("none", 0) where there is none."""
    table: dict[str, Fact] = {"threat": "none", "difficulty": "none", "life": 0, "round": 0, "total": 0}
    for frame in state.pending:
        if isinstance(frame, Preparing | Monster | Ghost | Trap):
            table |= {"threat": state.box.dark[frame.card].threat, "difficulty": frame.difficulty}
        if isinstance(frame, Monster):
            table |= {"life": frame.life, "round": frame.round}
        if isinstance(frame, Duel):
            table |= {"threat": "duel"}
        if isinstance(frame, Shaping):
            table |= {"total": sum(frame.dice) + sum(frame.bought)}
    return table
