"""What holds in every position of a real game, each by the clause that makes it so."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Violation, broken
from ..components import CENTER
from ..rules.city.auction import ON_OFFER
from ..rules.goods import LIMIT
from ..rules.setting_up import Youngest
from ..state import COLOURS, GOODS_OF_A_COLOUR, MERCHANTS, JantarisState
from .text import SUPPLIES


def defects(state: JantarisState) -> Iterator[Violation]:
    """Everything that makes a position impossible; each open question tells its own."""
    yield from goods_defects(state)
    yield from merchant_defects(state)
    yield from token_defects(state)
    if not state.start and not any(isinstance(frame, Youngest) for frame in state.pending):
        yield broken("start.first-turn", "nobody")
    for supply in SUPPLIES:
        yield from supply.defects(state)
    if len(state.offer) > ON_OFFER:
        yield broken("bazaar.refill", "too-many", number=len(state.offer))
    if len(state.market) > len(state.seats):
        yield broken("setup.market", "too-many", number=len(state.market), seats=len(state.seats))


def goods_defects(state: JantarisState) -> Iterator[Violation]:
    """Nobody owns more than six of a colour, and the supply is never overdrawn."""
    for seat, player in zip(state.seats, state.players, strict=True):
        for colour in COLOURS:
            if not 0 <= player.own(colour) <= LIMIT:
                yield broken("goods.limit", seat=seat, own=player.own(colour), colour=colour)
        if min(player.by_items, player.by_fair, player.by_market) < 0:
            yield broken("components.aim", seat=seat, prestige=player.prestige)
    for colour in COLOURS:
        if not 0 <= state.supply(colour) <= GOODS_OF_A_COLOUR:
            yield broken("components.goods", colour=colour, left=state.supply(colour))


def merchant_defects(state: JantarisState) -> Iterator[Violation]:
    """Fourteen Merchants each, in areas that there are."""
    for seat, player in zip(state.seats, state.players, strict=True):
        if player.supply < 0 or min(player.merchants.values(), default=1) < 1:
            yield broken("components.pawns", seat=seat, number=MERCHANTS - player.supply)
        if strangers := tuple(area for area in player.merchants if area not in state.box.areas):
            yield broken("components.map", area=strangers[0], written=", ".join(state.box.areas))


def token_defects(state: JantarisState) -> Iterator[Violation]:
    """Both tokens in areas, together only in the City Center, where no Merchant stands beside one."""
    for area in (state.red, state.black):
        if area not in state.box.areas:
            yield broken("components.map", area=area, written=", ".join(state.box.areas))
    if state.red == state.black != CENTER:
        yield broken("guild.no-sharing", district=state.red)
    if state.holds_token(CENTER) and any(player.at(CENTER) for player in state.players):
        yield broken("guild.no-new", area=CENTER)
    if state.district and not state.holds_token(state.district):
        yield broken("diplomacy.active-district", district=state.district)
