"""What a seat builds next, and which goods are wanted where: the greedy player's plan and its outlook.

A seat breeds donkeys first. It wants woodcutters, a sawmill at home, a quarry, a mine; then what makes money
of gold (a coal burner, a mint), paper for the stock exchange and for research, ever more mines, and new
shafts for empty ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property, lru_cache

from ....engine import Seat
from ..components import DONKEY
from ..land.goods import BOARDS, COINS, FUEL, GOLD, GOOSE, IRON, PAPER, TRUNKS, Load, kind_of
from ..land.places import LAND, Place
from ..rules.building import NEW_SHAFTS
from ..rules.payment import Cost
from ..rules.primary import MINE
from ..state import RoadsAndBoats
from .estate import PLAN, Plan, holdings, turns_left

NOTHING_MORE = 2
"""When no more than so many turns are left nothing is kept for plans."""
FOR_BRICKS = 2
"""So many pieces each of iron and stone are brought home to pay for bricks, and so many boards are not."""
FIRST_RESEARCH = NEW_SHAFTS
STONE = "stone"


def is_wealth(state: RoadsAndBoats, good: str) -> bool:
    """Whether a good counts points on board."""
    return state.box.goods[kind_of(good)] > 0


@lru_cache(maxsize=4096)
def pile(load: Load) -> Counter[str]:
    """How much there is of each kind, marked or not; not to be changed."""
    return Counter(map(kind_of, load))


class Outlook:
    """What a seat that follows a plan has, lacks and wants next in a position."""

    def __init__(self, state: RoadsAndBoats, seat: Seat, plan: Plan) -> None:
        self.state, self.seat, self.plan = state, seat, plan
        self.home = state.homes.get(seat)
        self.fleet = state.fleet(seat)
        self.left = turns_left(state)
        self.land = holdings(state, seat, self.home, plan) if self.home else None
        self.near = self.land.near if self.land else {}
        self.aims = self.land.aims if self.land else ()
        self.planned = self.land.planned if self.land else Counter[str]()

    def at(self, kind: str) -> list[Place]:
        """Where buildings of a kind stand near home, the nearest first."""
        return self.land.standing.get(kind, []) if self.land else []

    @cached_property
    def stock(self) -> Counter[str]:
        """All goods on the seat's transporters, and loose ones near its home."""
        own = Counter(self.aboard)
        for place, load in self.state.goods.items():
            if place in self.near:
                own.update(pile(load))
        return own

    @cached_property
    def aboard(self) -> Counter[str]:
        """All goods on the seat's transporters."""
        return Counter(kind_of(good) for id in self.fleet for good in self.state.transporters[id].cargo)

    @cached_property
    def needed(self) -> Counter[str]:
        """The goods that the plan takes, and what research and money take besides."""
        if self.left <= NOTHING_MORE:
            return Counter()
        goods = Counter(self.planned)
        goods[TRUNKS] = -(-goods[BOARDS] // 2)
        goods[GOOSE] = 2 * self.researches
        return goods + Counter({BOARDS: FOR_BRICKS, PAPER: 2, FUEL: 2, IRON: len(self.empty_mines)})

    @cached_property
    def empty_mines(self) -> list[Place]:
        """The mines near home whose bags are empty, the nearest first, once new shafts are known."""
        if not self.state.researched(self.seat, NEW_SHAFTS):
            return []
        mines = ((place, self.state.buildings[place.cell]) for place in self.at(MINE))
        return [place for place, mine in mines if not mine.gold + mine.iron]

    @cached_property
    def road_works(self) -> list[Place]:
        """Where stones lie of which roads home should be built."""
        unpaved = self.land.unpaved if self.land else ()
        return [place for place in unpaved if STONE in self.state.goods.get(place, ())]

    # -- donkeys and research -------------------------------------------------------------------

    @cached_property
    def nursery(self) -> Place | None:
        """The nearest empty pasture for a pair of donkeys while the seat has too few; None else."""
        state = self.state
        donkeys = [id for id in self.fleet if not state.type_of(id).is_boat]
        if not 2 <= len(donkeys) < self.plan.herd:
            return None
        found = [
            place
            for place in self.near
            if place.cell in state.world.undivided
            and state.is_pasture(place.cell)
            and place != self.home
            and place.cell not in state.buildings
            and not state.loose_on(place.cell)
            and all(
                state.transporters[id].owner == self.seat
                for id in state.transporters.on_tile.get(place.cell, ())
            )
        ]
        return min(found, key=lambda place: (self.near[place], place), default=None)

    @cached_property
    def parents(self) -> list[str]:
        """The pair of donkeys that breeds."""
        donkeys = [id for id in self.fleet if self.state.transporters[id].kind == DONKEY]
        return donkeys[:2] if self.nursery else []

    @cached_property
    def researches(self) -> bool:
        """Whether two geese wait at home for a paper."""
        if self.home is None or self.state.researched(self.seat, FIRST_RESEARCH):
            return False
        return pile(self.state.goods.get(self.home, ()))[GOOSE] >= 2

    # -- what is wanted -------------------------------------------------------------------------

    @cached_property
    def wants(self) -> list[tuple[Place, dict[str, int]]]:
        """The places that lack goods, the most urgent first; what lies there is subtracted."""
        found = []
        for place, goods in self.wishes:
            loose = pile(self.state.goods.get(place, ()))
            if lacking := {kind: n - loose[kind] for kind, n in goods.items() if n > loose[kind]}:
                found.append((place, lacking))
        return found

    @cached_property
    def wishes(self) -> list[tuple[Place, Cost]]:
        """The places where goods are of use, the most urgent first, whether they lie there or not."""
        return list(self._wishes())

    def _wishes(self) -> Iterator[tuple[Place, Cost]]:
        own, home = self.stock, self.home
        mints, exchanges = self.at("mint"), self.at("stock_exchange")
        if exchanges and own[COINS] >= 2 and own[PAPER]:
            yield exchanges[0], {COINS: 2, PAPER: 1}
        if mints and own[GOLD] >= 2 and (self.plan.gold_first or own[FUEL]):
            yield mints[0], {GOLD: 2, FUEL: 1}
        if mints and self.lacks(FUEL):
            yield from self._fed("coal_burner", self.lacks(FUEL))
        if self.lacks(PAPER):
            yield from self._fed("papermill", 1)
        if home and self.researches:
            yield home, {PAPER: 1}
        yield from ((mine, self.state.box.costs["shaft"]) for mine in self.empty_mines)
        if self.plan.boards_first and self.at("sawmill"):
            yield from self._sawn(self.plan.boards_first - 1)
        yield from ((aim.site, aim.cost) for aim in self.aims)
        yield from self._sawn(self.plan.boards)
        if home:
            yield home, {kind: FOR_BRICKS for kind in (IRON, STONE) if own[kind] > FOR_BRICKS}

    def _sawn(self, more: int) -> Iterator[tuple[Place, Cost]]:
        """Trunks at home for the boards of what is planned and so many more."""
        boards = self.planned[BOARDS] + more - self.stock[BOARDS]
        if self.home and boards > 0:
            yield self.home, {TRUNKS: -(-boards // 2)}

    def _fed(self, factory: str, sets: int) -> Iterator[tuple[Place, Cost]]:
        """Pairs of trunks for the nearest factory of a kind, two at most at a time."""
        yield from ((place, {TRUNKS: 2 * min(sets, 2)}) for place in self.at(factory)[:1])

    def lacks(self, good: str) -> int:
        """How much fuel the gold, or paper the coins and the geese still take, an odd one counted too, or
        what is made ahead: both take turns to make."""
        own = self.stock
        if good == FUEL:
            sets = max(self.plan.ahead, -(-own[GOLD] // 2))
            return max(0, sets + len(self.empty_mines) - own[FUEL])
        sets = max(self.plan.ahead * bool(self.at("stock_exchange")), -(-own[COINS] // 2))
        return max(0, self.researches + sets - own[PAPER])

    @cached_property
    def short(self) -> Counter[str]:
        """What is wanted somewhere and is not on its way there on board."""
        lacking = Counter[str]()
        for _, goods in self.wants:
            lacking.update(goods)
        return lacking - self.aboard

    def keeps(self, place: Place, good: str) -> bool:
        """Whether a good that lies at a place is of use there: at home, at a site, as a factory's input."""
        if place == self.home:
            return not is_wealth(self.state, good) and not self.short[kind_of(good)]
        if place.kind != LAND:
            return False
        return any(at == place and kind_of(good) in cost for at, cost in self.wishes)


@lru_cache(maxsize=64)
def outlook(state: RoadsAndBoats, seat: Seat, plan: Plan = PLAN) -> Outlook:
    """The outlook of a seat that follows a plan."""
    return Outlook(state, seat, plan)
