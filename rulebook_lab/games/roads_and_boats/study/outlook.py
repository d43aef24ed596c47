"""What a seat that follows a plan has, and which goods it wants where, the most urgent first.

It breeds donkeys, then feeds what makes money of gold before it feeds what it builds next. The first paper
goes into research: an empty mine gets a new shaft for an iron and a fuel, and with it three more pieces of
gold. Gold is fetched no faster than there is fuel for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property, lru_cache

from ....engine import Seat
from ..components import DONKEY
from ..land.goods import BOARDS, COINS, FUEL, GOLD, GOOSE, IRON, PAPER, TRUNKS, Load, kind_of
from ..land.places import Place
from ..rules.building import NEW_SHAFTS
from ..rules.payment import Cost
from ..rules.primary import MINE
from ..state import RoadsAndBoats
from .estate import PLAN, Plan, holdings, turns_left

LATE = 4
"""When no more than so many turns are left only whole sets are brought for coins and bonds."""
KEPT_TRUNKS, KEPT_STONES = 6, 3
"""So many trunks beyond those for boards, and stones while roads are missing, are not paid for bricks."""
FED = 3
"""So many sets at most are brought to a coal burner or a papermill at a time."""
KEPT = 2
"""So many stones at most are kept from the roads for buildings."""
ENDING = 3
"""When no more than so many turns are left nothing is begun, and all wealth is taken on board."""
NOTHING_MORE = 2
"""When no more than so many turns are left nothing is kept for plans."""
SPARED = Counter({BOARDS: 2, PAPER: 2, FUEL: 2})
"""So much beyond what is planned is not paid for bricks."""
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
        goods = Counter(self.land.remaining if self.land else ())
        goods[TRUNKS] = -(-goods[BOARDS] // 2) + KEPT_TRUNKS
        goods[GOOSE] = 2 * self.researches
        goods[STONE] += KEPT_STONES * bool(self.road_works)
        return goods + SPARED

    @cached_property
    def empty_mines(self) -> list[Place]:
        """The mines near home whose bags are empty, the nearest first, once new shafts are known."""
        if not self.state.researched(self.seat, NEW_SHAFTS):
            return []
        mines = ((place, self.state.buildings[place.cell]) for place in self.at(MINE))
        return [place for place, mine in mines if not mine.gold + mine.iron]

    @cached_property
    def road_works(self) -> list[Place]:
        """From where roads on the ways of goods are missing."""
        return sorted(self.land.unpaved) if self.land else []

    @cached_property
    def spare_stones(self) -> int:
        """How many stones roads may take."""
        return self.stock[STONE] - min(KEPT, self.planned[STONE])

    @cached_property
    def makers(self) -> dict[str, list[Place]]:
        """Where goods are made every turn near home, by kind; a mine as long as it has the good."""
        found: dict[str, list[Place]] = {}
        for kind, places in self.land.standing.items() if self.land else ():
            row = self.state.building_type(kind)
            for place in places if row.kind == "primary" else ():
                mine = self.state.buildings[place.cell]
                bag = {GOLD: mine.gold, IRON: mine.iron}
                for good in row.output:
                    if not mine.number or bag[good]:
                        found.setdefault(good, []).append(place)
        return found

    # -- donkeys and research -------------------------------------------------------------------

    @cached_property
    def nursery(self) -> Place | None:
        """The nearest empty pasture for a pair of donkeys while the seat has too few; None else."""
        state = self.state
        donkeys = [id for id in self.fleet if not state.type_of(id).is_boat]
        if not 2 <= len(donkeys) < self.plan.herd:
            return None
        for place in self.land.pastures if self.land else ():
            there = state.transporters.on_tile.get(place.cell, ())
            own = all(state.transporters[id].owner == self.seat for id in there)
            if own and not state.loose_on(place.cell):
                return place
        return None

    @cached_property
    def parents(self) -> list[str]:
        """The pair of donkeys that breeds."""
        donkeys = [id for id in self.fleet if self.state.transporters[id].kind == DONKEY]
        return donkeys[:2] if self.nursery else []

    @cached_property
    def researches(self) -> bool:
        """Whether new shafts are still to be researched, and the geese for it are there."""
        in_time = self.left > self.plan.research_until and self.stock[GOOSE] >= 2
        return in_time and not self.state.researched(self.seat, NEW_SHAFTS)

    # -- what is wanted -------------------------------------------------------------------------

    @cached_property
    def wants(self) -> list[tuple[Place, str, int]]:
        """What is lacking where, the most urgent first; what lies there is subtracted."""
        found = []
        for place, goods in self.wishes:
            loose = pile(self.state.goods.get(place, ()))
            found += [(place, kind, n - loose[kind]) for kind, n in goods.items() if n > loose[kind]]
        return found

    @cached_property
    def wishes(self) -> list[tuple[Place, Cost]]:
        """The places where goods are of use, the most urgent first, whether they lie there or not."""
        return list(self._wishes())

    def _wishes(self) -> Iterator[tuple[Place, Cost]]:
        home, plan, own = self.home, self.plan, self.stock
        if home is None:
            return
        if self.left >= 2:
            yield from self._money()
        if self.left <= ENDING:
            return
        if self.researches:
            yield home, {GOOSE: 2, PAPER: 1}
            yield from self._fed("papermill", 1 - own[PAPER])
        if plan.build_first:
            yield from self._sites()
        if own[COINS] > 2 * own[PAPER] and self.at("stock_exchange"):
            yield from self._fed("papermill", 1)
        if self.at(MINE):
            yield from self._fed("coal_burner", self.lacks(FUEL))
        yield from self._fed("papermill", self.lacks(PAPER))
        if not plan.build_first:
            yield from self._sites()
        stones = min(self.spokes, plan.roads, own[STONE] - self.planned[STONE])
        if stones > 0:
            yield home, {STONE: stones}
        yield from self._sawn(plan.boards)

    def _sites(self) -> Iterator[tuple[Place, Cost]]:
        """Trunks for the boards of the next buildings, then what these take."""
        yield from self._sawn(0)
        yield from ((aim.site, aim.cost) for aim in self.aims)

    @cached_property
    def spokes(self) -> int:
        """How many roads from home are missing."""
        return self.land.spokes if self.land else 0

    def _money(self) -> Iterator[tuple[Place, Cost]]:
        """What bonds, coins and new shafts take; towards the end only what makes a whole set."""
        own, late = self.stock, self.left <= LATE
        if self.left > self.plan.last_turns:
            yield from ((mine, self.state.box.costs["shaft"]) for mine in self.empty_mines)
        for exchange in self.at("stock_exchange")[:1]:
            bonds = own[COINS] // 2
            if late:
                bonds = min(bonds, own[PAPER])
            if bonds:
                yield exchange, {COINS: 2 * bonds, PAPER: bonds}
        for mint in self.at("mint")[:1]:
            coins = min(own[GOLD] // 2, own[FUEL])
            if coins:
                yield mint, {GOLD: 2 * coins, FUEL: coins}

    def _sawn(self, more: int) -> Iterator[tuple[Place, Cost]]:
        """Trunks at home for the boards of what is planned and so many more."""
        boards = self.planned[BOARDS] + more - self.stock[BOARDS]
        if self.home and self.at("sawmill") and boards > 0:
            yield self.home, {TRUNKS: -(-boards // 2)}

    def _fed(self, factory: str, sets: int) -> Iterator[tuple[Place, Cost]]:
        """Pairs of trunks for the nearest factory of a kind."""
        if sets > 0:
            yield from ((place, {TRUNKS: 2 * min(sets, FED)}) for place in self.at(factory)[:1])

    @cached_property
    def gold_to_come(self) -> int:
        """How much gold there is near home and will soon be drawn."""
        mines = [self.state.buildings[place.cell] for place in self.at(MINE)]
        return self.stock[GOLD] + sum(min(mine.gold, self.plan.ahead) for mine in mines)

    def lacks(self, good: str) -> int:
        """How much fuel the gold and empty mines, or paper the coins and research still take.

        What gold will soon be there counts too, as both take turns to make.
        """
        own, to_come = self.stock, self.gold_to_come
        if good == FUEL:
            return -(-to_come // 2) + len(self.empty_mines) - own[FUEL]
        bonds = -(-(own[COINS] + to_come // 2) // 2) if self.at("stock_exchange") else 0
        return self.researches + bonds - own[PAPER]


@lru_cache(maxsize=64)
def outlook(state: RoadsAndBoats, seat: Seat, plan: Plan = PLAN) -> Outlook:
    """The outlook of a seat that follows a plan."""
    return Outlook(state, seat, plan)
