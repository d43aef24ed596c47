"""What holds in every position of a real game, each by the clause that makes it so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ....engine import Violation, broken
from ..components import CENTER
from ..rules.frames import Bidding, Effects, Moment, Payment, Search, Voting
from ..rules.goods import LIMIT
from ..rules.moves import COLOURS
from ..state import GOODS_OF_A_COLOUR, MERCHANTS, JantarisState


def defects(state: JantarisState) -> Iterator[Violation]:
    """Everything that makes a position impossible."""
    yield from goods_defects(state)
    yield from merchant_defects(state)
    yield from token_defects(state)
    yield from card_defects(state)
    yield from question_defects(state)


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
        if strangers := tuple(area for area in player.merchants if area not in state.components.areas):
            yield broken("components.map", area=strangers[0], areas=state.components.areas)


def token_defects(state: JantarisState) -> Iterator[Violation]:
    """Both tokens in areas, together only in the City Center, where no Merchant stands beside one."""
    for area in (state.red, state.black):
        if area not in state.components.areas:
            yield broken("components.map", area=area, areas=state.components.areas)
    if state.red == state.black != CENTER:
        yield broken("guild.no-sharing", district=state.red)
    if state.holds_token(CENTER) and any(player.at(CENTER) for player in state.players):
        yield broken("guild.no-new", area=CENTER)
    if state.district and not state.holds_token(state.district):
        yield broken("diplomacy.active-district", district=state.district)


def card_defects(state: JantarisState) -> Iterator[Violation]:
    """Every card is in one place and in one only."""
    owned = [item for player in state.players for item in player.items]
    searched = [card for frame in state.pending if isinstance(frame, Search) for card in frame.cards]
    items = [*state.offer, *state.bazaar, *state.under_bazaar, *state.gone, *owned, *searched]
    claimed = [card for player in state.players for card in player.claimed]
    fair = [*state.fair_deck, *state.under_fair, *([state.fair_card] if state.fair_card else [])]
    yield from _once_each("components.items", items, state.components.items)
    market = [*state.market, *state.market_deck, *claimed]
    yield from _once_each("components.market-cards", market, state.components.market)
    yield from _once_each("components.fair-cards", fair, state.components.fair)


def question_defects(state: JantarisState) -> Iterator[Violation]:
    """What is open is about Items that there are, and an auction about one on offer."""
    for frame in state.pending:
        items = frame.left if isinstance(frame, Moment) else (getattr(frame, "item", ""),)
        for item in filter(None, items):
            if item not in state.components.items:
                yield broken("components.items", "none", item=item)
            elif isinstance(frame, Bidding | Payment) and item not in state.offer:
                yield broken("bazaar.no-refill", item=item, offer=state.offer)
        if isinstance(frame, Voting | Effects) and not state.district:
            yield broken("diplomacy.active-district", "none")


def _once_each(clause: str, found: list[str], there_are: Iterable[str]) -> Iterator[Violation]:
    if Counter(found) != Counter(list(there_are)):
        twice = tuple(card for card, number in Counter(found).items() if number > 1)
        lost = tuple(card for card in there_are if card not in found)
        yield broken(clause, twice=twice, lost=lost)
