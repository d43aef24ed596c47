"""General rules: the Merchant Guild tokens, and Merchants that come, go and move."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Seat, Tell, Violation, broken, value
from ..components import CENTER
from ..state import JantarisState


@value("general.scope", "guild.no-new", off=False)
def closed_to_new(state: JantarisState, area: str) -> bool:
    """No new Merchant comes into an area with a token."""
    return state.holds_token(area)


@value("general.scope", "guild.no-move", off=False)
def locked(state: JantarisState, area: str) -> bool:
    """No Merchant leaves or enters an area with a token, unless the effect names it."""
    return state.holds_token(area)


def open_districts(state: JantarisState) -> list[str]:
    """The Districts without a token; there are always six (ruling.free-district-exists)."""
    return [district for district in state.components.ring if not state.holds_token(district)]


def area_violations(state: JantarisState, area: str, *, district: bool) -> Iterator[Violation]:
    """There is such an area, and it is a District where one is asked for."""
    if area not in state.components.areas:
        yield broken("components.map", area=area, areas=state.components.areas)
    elif district and area == CENTER:
        yield broken("components.center-not-district")


def new_merchant_violations(
    state: JantarisState, seat: Seat, area: str, *, district: bool = False, number: int = 1
) -> Iterator[Violation]:
    """What a new Merchant from the supply needs (ruling.empty-supply)."""
    yield from area_violations(state, area, district=district)
    if closed_to_new(state, area):
        yield broken("guild.no-new", area=area)
    if state.player(seat).supply < number:
        yield broken("setup.supply", left=state.player(seat).supply)


def place(
    state: JantarisState, seat: Seat, area: str, clause: str, tell: Tell, number: int = 1
) -> JantarisState:
    """Merchants from the supply onto the map."""
    tell(clause, "places", seat, area=area, number=number)
    return state.with_player(seat, state.player(seat).moved(None, area, number))


def move(
    state: JantarisState, seat: Seat, source: str, target: str, clause: str, tell: Tell, number: int = 1
) -> JantarisState:
    """Merchants from one area to another."""
    tell(clause, "moves", seat, source=source, target=target, number=number)
    return state.with_player(seat, state.player(seat).moved(source, target, number))


def send_home(
    state: JantarisState, seat: Seat, area: str, clause: str, tell: Tell, number: int = 1
) -> JantarisState:
    """Merchants off the map into the supply."""
    tell(clause, "sends-home", seat, area=area, number=number)
    return state.with_player(seat, state.player(seat).moved(area, None, number))
