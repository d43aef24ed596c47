"""General rules: the Merchant Guild tokens, and Merchants that come, go and move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....engine import Seat, Tell, Violation, broken
from ..components import CENTER
from ..state import JantarisState


def closed_to_new(state: JantarisState, area: str) -> bool:
    """Whether no new Merchant may come, since a token stands there."""
    return state.holds_token(area)  # general.scope guild.no-new, else False


def locked(state: JantarisState, area: str) -> bool:
    """Whether no Merchant leaves or enters, since a token stands there, unless the effect names the area."""
    return state.holds_token(area)  # general.scope guild.no-move, else False


def area_violations(state: JantarisState, area: str) -> Iterable[Violation]:
    """There is such an area."""
    areas = state.box.areas
    return () if area in areas else (broken("components.map", area=area, written=", ".join(areas)),)


def district_violations(state: JantarisState, area: str) -> Iterable[Violation]:
    """There is such a District."""
    return (broken("components.center-not-district"),) if area == CENTER else area_violations(state, area)


def new_merchant_violations(
    state: JantarisState, seat: Seat, area: str, number: int = 1
) -> Iterator[Violation]:
    """What new Merchants from the supply need (ruling.empty-supply)."""
    if closed_to_new(state, area):
        yield broken("guild.no-new", area=area)
    if (left := state.player(seat).supply) < number:
        yield broken("setup.supply", left=left)


def move_violations(state: JantarisState, area: str) -> Iterable[Violation]:
    """What Merchants need that leave or enter an area."""
    return (broken("guild.no-move", area=area),) if locked(state, area) else ()


def district_defects(state: JantarisState) -> Iterator[Violation]:
    """What is about the Active District needs one."""
    if not state.district:
        yield broken("diplomacy.active-district", "none")


def place(
    state: JantarisState, seat: Seat, area: str, clause: str, tell: Tell, number: int = 1
) -> JantarisState:
    """Merchants from the supply onto the map."""
    tell(clause, "places", seat, area=area, number=number)
    return state.change(seat, merchants=state.player(seat).moved("", area, number))


def move(
    state: JantarisState, seat: Seat, source: str, target: str, clause: str, tell: Tell, number: int = 1
) -> JantarisState:
    """Merchants from one area to another."""
    tell(clause, "moves", seat, source=source, target=target, number=number)
    return state.change(seat, merchants=state.player(seat).moved(source, target, number))


def send_home(
    state: JantarisState, seat: Seat, area: str, clause: str, tell: Tell, number: int = 1
) -> JantarisState:
    """Merchants off the map into the supply."""
    tell(clause, "sends-home", seat, area=area, number=number)
    return state.change(seat, merchants=state.player(seat).moved(area, "", number))
