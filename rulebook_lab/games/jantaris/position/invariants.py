"""What holds in every position of a real game, each by the clause that makes it so."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Frame, FrozenMap, Violation, begun_too_soon, broken, misplaced
from ..components import CENTER
from ..rules import PHASES_LEFT
from ..rules.bazaar import ON_OFFER, Bidding, Opening, Payment, Refill, Sold
from ..rules.city import City, GuildHouse, Marketplace
from ..rules.decks import Draw, Search, cards_left
from ..rules.diplomacy import Diplomacy, Effects, Voting
from ..rules.general import LIMIT
from ..rules.great_fair import Departure, Fair, GreatFair
from ..rules.setting_up import Settling, ShowItems, ShowMarket, Youngest
from ..rules.turn import TURN, TurnBegins, game_ends
from ..rules.voting_cards import Contraband, InActiveDistrict, Recruitment, Robbery
from ..state import COLOURS, GOODS_OF_A_COLOUR, MERCHANTS, JantarisState, Player
from .text import SUPPLIES, card_points

ON_THE_MOVE = (Opening, Bidding, Payment, Search, Sold, Refill, ShowItems)
"""Questions while which fewer Items may be on offer."""

PREPARING = ((Youngest, TurnBegins), Settling, ShowMarket, (ShowItems, Refill), Draw)
"""What is open before the first turn, from the bottom up."""


UPON: dict[type[Frame], type | tuple[type, ...]] = {
    **dict.fromkeys((Marketplace, GuildHouse, Opening, Bidding, Payment, Sold), Diplomacy),
    Refill: (Diplomacy, ShowMarket),
    **dict.fromkeys((Voting, Effects), GreatFair),
    **dict.fromkeys((InActiveDistrict, Robbery, Contraband, Recruitment), Effects),
    Departure: Fair,
}
"""What lies directly below a question."""


def defects(state: JantarisState) -> Iterator[Violation]:
    """Everything that makes a position impossible; each open question tells its own."""
    yield from seat_defects(state)
    yield from token_defects(state)
    if not state.start and not state.open(Youngest):
        yield broken("start.first-turn", "nobody")
    for supply in SUPPLIES:
        yield from supply.defects(state)
    yield from shown_defects(state)
    yield from turn_defects(state)
    yield from first_defects(state)


def first_defects(state: JantarisState) -> Iterator[Violation]:
    """Before the first turn nobody has anything but the first two Merchants, in the order of placing."""
    same = ("round", "red", "black", "district", "gone", "fair_card", "fair_deck", "under_fair")
    early = (Youngest, Settling, ShowMarket)
    yield from begun_too_soon(state, PREPARING, early, same)
    if not state.open(*early):
        return
    if state.start and state.open(Youngest):
        yield broken("start.first-turn", "named", start=state.start)
    waits = [seat for frame in state.pending if isinstance(frame, Settling) for seat in frame.left]
    top = isinstance(state.pending[-1], Settling)
    for seat, player in state.seated:
        first = 2 if top and seat not in waits else 0
        placed = all(player.at(area) == 1 for area in player.merchants) and len(player.merchants) == first
        if not placed or replace(player, merchants=FrozenMap()) != Player():
            yield broken("start.placement", "only", seat=seat, number=first)


def shown_defects(state: JantarisState) -> Iterator[Violation]:
    """As many cards on show as there should be, unless one is just being dealt with."""
    drawn = [frame.deck for frame in state.pending if isinstance(frame, Draw)]
    offered = len(state.offer) + drawn.count("bazaar")
    shown, seats = len(state.market) + drawn.count("market"), len(state.seats)
    dealing = state.open(*ON_THE_MOVE)
    few = not dealing and offered < ON_OFFER and cards_left(state, "bazaar") > 0
    if few or offered > ON_OFFER:
        yield broken("bazaar.refill", "number", number=offered)
    few = ShowMarket() not in state.pending and shown < seats and cards_left(state, "market") > 0
    if few or shown > seats:
        yield broken("setup.market", "number", number=shown, seats=seats)


def turn_defects(state: JantarisState) -> Iterator[Violation]:
    """The phases in their order, each once, and what lies on the table in one of them alone."""
    yield from misplaced(state, UPON)
    if Draw("fair") in state.pending and not (state.open(Fair) or state.fair_card):
        yield broken("fair.card", "alone", frame="draw")
    kinds = [type(frame) for frame in state.pending]
    turn = [type(phase) for phase in TURN]
    left = next((at for at, kind in enumerate(kinds) if kind not in turn), len(kinds))
    in_order = kinds[:left] in (turn[:left], [City]) and not any(kind in turn for kind in kinds[left:])
    fits = not left or left == len(kinds) or PHASES_LEFT.get(kinds[left], left) == left
    if not in_order or not fits:
        yield broken("turn.phases", "order")
    if state.district and left not in (0, PHASES_LEFT[Diplomacy]):
        yield broken("diplomacy.active-district", "over", district=state.district)
    if state.fair_card and left not in (0, PHASES_LEFT[Fair]):
        yield broken("fair.card-back", "over", card=state.fair_card)
    if state.pending and 0 < state.max_rounds < state.round:
        yield broken("end.trigger", "late", round=state.round, last=state.max_rounds)
    if not state.pending and not game_ends(state):
        yield broken("end.trigger", "early", start=state.start)


def seat_defects(state: JantarisState) -> Iterator[Violation]:
    """Nobody owns more than six Goods of a colour, fewer points than his cards bring or more than fourteen
    Merchants, in areas that there are; and the supply is never overdrawn."""
    for seat, player in state.seated:
        for colour in COLOURS:
            if not 0 <= player.own(colour) <= LIMIT:
                yield broken("goods.limit", seat=seat, own=player.own(colour), colour=colour)
        if min(player.by_items, player.by_fair, player.by_market) < 0:
            yield broken("components.aim", seat=seat, prestige=player.prestige)
        if player.prestige < (least := sum(card_points(player, state.box).values())):
            yield broken("components.aim", "cards", seat=seat, prestige=player.prestige, least=least)
        if player.by_market > 0 and not player.claimed:
            yield broken("market.prestige", "no-card", seat=seat, prestige=player.by_market)
        if player.supply < 0 or min(player.merchants.values(), default=1) < 1:
            yield broken("components.pawns", seat=seat, number=MERCHANTS - player.supply)
        if strangers := tuple(area for area in player.merchants if area not in state.box.areas):
            yield broken("components.map", area=strangers[0], values=state.box.areas)
    for colour in COLOURS:
        if not 0 <= state.supply(colour) <= GOODS_OF_A_COLOUR:
            yield broken("components.goods", colour=colour, left=state.supply(colour))


def token_defects(state: JantarisState) -> Iterator[Violation]:
    """Both tokens in areas, together only in the City Center, where no Merchant stands beside one."""
    for area in (state.red, state.black):
        if area not in state.box.areas:
            yield broken("components.map", area=area, values=state.box.areas)
    if state.red == state.black != CENTER:
        yield broken("guild.no-sharing", district=state.red)
    if state.holds_token(CENTER) and any(player.at(CENTER) for player in state.players):
        yield broken("guild.no-new", area=CENTER)
    if state.district and not state.holds_token(state.district):
        yield broken("diplomacy.active-district", district=state.district)
