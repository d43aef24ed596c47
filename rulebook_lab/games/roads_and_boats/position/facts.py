"""The figures of a position by name: what lessons and quizzes speak of."""

from __future__ import annotations

from collections import Counter

from ....engine import Fact
from ..land.goods import kind_of
from ..land.places import write_place
from ..rules.scoring import points
from ..rules.wonder import price
from ..state import NEUTRAL, RoadsAndBoats


def facts(state: RoadsAndBoats) -> dict[str, Fact]:
    """Turn, phase, wonder, and for each seat, transporter, tile and wall what stands there."""
    found: dict[str, Fact] = {
        "turn": state.turn, "phase": state.phase,
        "bricks": len(state.wonder), "neutral": state.wonder.count(NEUTRAL), "irrigated": state.irrigated,
        "roads": len(state.roads), "bridges": len(state.bridges),
        "temple": " ".join(state.temple), "chart": " ".join(state.chart),
    }  # fmt: skip
    for seat in state.seats:
        found[f"wealth.{seat}"] = points(state, seat).total
        found[f"fleet.{seat}"] = len(state.fleet(seat))
        found[f"bricks.{seat}"] = state.wonder.count(seat)
        found[f"price.{seat}"] = price(state, seat)
        found[f"research.{seat}"] = " ".join(state.research.get(seat, ()))
    for id, transporter in sorted(state.transporters.items()):
        found[f"place.{id}"] = write_place(transporter.place) if transporter.place else transporter.carrier
        found[f"cargo.{id}"] = load_in_words(transporter.cargo)
    for place, load in sorted(state.goods.items()):
        found[f"goods.{write_place(place)}"] = load_in_words(load)
    for (q, r), building in sorted(state.buildings.items()):
        found[f"building.{q},{r}"] = building.kind
        if building.number:
            found[f"gold.{q},{r}"] = building.gold
            found[f"iron.{q},{r}"] = building.iron
    for edge, wall in sorted(state.walls.items()):
        found[f"wall.{edge}"] = f"{wall.tokens} {wall.owner}"
    return found


def load_in_words(load: tuple[str, ...]) -> str:
    """A load as words, by kind: `2 boards, 1 gold`."""
    return ", ".join(f"{n} {kind}" for kind, n in sorted(Counter(map(kind_of, load)).items()))
