"""The rules, a module or package for each chapter of the rulebook."""

from . import banish, decks, great_fair, market_control, setting_up, turn
from .city import auction, bazaar, city
from .diplomacy import black_market, diplomacy, recruitment, strengthen_position
from .items import bazaar as items_at_the_bazaar
from .items import goods as items_of_goods
from .items import items
from .items import merchants as items_of_merchants

FIRST_PHASE = (city, bazaar, auction, items_of_goods, items_of_merchants, items_at_the_bazaar, items, decks)
SECOND_PHASE = (black_market, strengthen_position, recruitment, diplomacy, banish)
THIRD_PHASE = (great_fair,)
FOURTH_PHASE = (market_control,)

CHAPTERS = (setting_up, turn, *FIRST_PHASE, *SECOND_PHASE, *THIRD_PHASE, *FOURTH_PHASE)
"""In the order in which the moves that answer one question are listed."""
