"""The table of the Action Description card: what each vote does, by how many have cast it."""

from __future__ import annotations

from collections.abc import Callable

from .....engine import Seat, Tell
from ...state import JantarisState
from .black_market import black_market_alone, black_market_of_more, black_market_of_two
from .deal import deal_alone, deal_of_more, deal_of_two
from .recruitment import recruit_alone, recruit_of_more, recruit_of_two
from .strengthen_position import strengthen_alone, strengthen_of_more, strengthen_of_two

Effect = Callable[[JantarisState, Seat, Tell], JantarisState]
EFFECTS: dict[tuple[str, int], Effect] = {
    ("deal", 1): deal_alone,
    ("deal", 2): deal_of_two,
    ("deal", 3): deal_of_more,
    ("black-market", 1): black_market_alone,
    ("black-market", 2): black_market_of_two,
    ("black-market", 3): black_market_of_more,
    ("strengthen-position", 1): strengthen_alone,
    ("strengthen-position", 2): strengthen_of_two,
    ("strengthen-position", 3): strengthen_of_more,
    ("recruitment", 1): recruit_alone,
    ("recruitment", 2): recruit_of_two,
    ("recruitment", 3): recruit_of_more,
}
"""The twelve entries; the third is for three votes and more (ruling.three-means-three-plus)."""
