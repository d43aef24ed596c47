"""A second reading of the rulebook: one program that plays the four phases and asks as it goes.

It shares nothing with the engine but the tables of the component file, the map of a position and the way
places and goods are written. A question is a seat, what it may do and a judge that says of any other move
whether the rules allow it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import NamedTuple

from rulebook_lab.engine import UnreadableMove
from rulebook_lab.games.roads_and_boats.land.places import Place, read_place
from tests.roads_and_boats.referee_table import (
    DATA,
    MEDIUM,
    Area,
    Building,
    Cell,
    Table,
    Vehicle,
    beside,
    edge_key,
    half_key,
    kind_of,
)

POINTS = {kind: DATA[f"transporter.{kind}"]["move"] for kind in MEDIUM}
PHASES = ("production", "movement", "building", "wonder")
FACTORIES = {f"{kind}_factory" for kind in MEDIUM if kind != "donkey"}
UPGRADES = {
    "trucking": ("truck_factory", {"wagon_factory"}),
    "rowing": ("rowboat_factory", {"raft_factory", "steamer_factory"}),
    "shipping": ("steamer_factory", {"raft_factory", "rowboat_factory"}),
}
SUBJECTS = ("rowing", "trucking", "shipping", "drilling", "specialised-mines", "big-mines", "new-shafts")
PRIMARY = {"woodcutter": "trunks", "quarry": "stone", "clay_pit": "clay", "oil_rig": "fuel"}
MIXTURES = {"3/3": "", "4/0": "specialised-mines", "0/4": "specialised-mines", "5/5": "big-mines"}
WOOD = ({"boards": 2}, {"boards": 1, "trunks": 1}, {"trunks": 2})
ROWS = DATA["wonder.rows"]["rows_from_bottom"]
WORTH = {"gold": 10, "coins": 40, "stock": 120}

Words = list[str]


@dataclass
class Question:
    """Who may be asked, every move in its plainest form, and the judge of all others."""

    seats: set[str]
    moves: set[str]
    allows: Callable[[Words], bool] | None = None
    chance: dict[str, int] = field(default_factory=dict)


Asking = Generator[Question, str, None]
Asked = Generator[Question, str, str]


@dataclass
class Referee(Table):
    """A game in progress; `play` asks, and goes on with the answer that it is sent."""

    # -- asking -------------------------------------------------------------------------

    def ask(
        self, seats: Iterable[str], moves: Iterable[str], allows: Callable[[Words], bool] | None = None
    ) -> Asked:
        return (yield Question(set(seats), set(moves), allows))

    def agreed(self, owners: set[str]) -> Generator[Question, str, bool]:
        """Whether everybody whose transporter is needed agrees."""
        left = set(owners)
        while left:
            answer = yield from self.ask(left, ("answer yes", "answer no"))
            if answer.endswith("no"):
                return False
            left.discard(self.answered)
        return True

    answered: str = ""

    # -- the game -----------------------------------------------------------------------

    def play(self) -> Asking:
        """From the start of a phase, or of its play, to the end of the game."""
        starts = self.ordered is None
        while not self.over:
            if starts:
                if self.phase == "production":
                    yield from self.begin_production()
                yield from self.order()
            starts = True
            yield from self.rounds()
            if self.over:
                return
            self.begun = set()
            ends: Callable[[], None] = getattr(self, f"end_{self.phase}")
            ends()
            if not self.over:
                self.phase = PHASES[(PHASES.index(self.phase) + 1) % 4]

    def order(self) -> Asking:
        self.ordered = False
        for seat in self.chart if len(self.seats) > 1 else ():
            answer = yield from self.ask([seat], ("call-order", "let-be"))
            if answer == "call-order":
                self.ordered = True
                break
        if not self.ordered:
            return
        cashed = []
        for seat in self.temple[:-1]:
            answer = yield from self.ask([seat], ("keep-praying", "cash-in"))
            cashed += [seat] if answer == "cash-in" else []
        self.temple = [seat for seat in self.temple if seat not in cashed] + cashed[::-1]
        free = dict.fromkeys(range(1, len(self.seats) + 1), "")
        for seat in reversed(self.temple):
            slots = [n for n in free if not free[n]]
            if len(slots) > 1:
                answer = yield from self.ask([seat], (f"take-slot {n}" for n in slots))
                slots = [int(answer.split()[1])]
            free[slots[0]] = seat
        self.chart = list(free.values())

    def rounds(self) -> Asking:
        queue = list(self.chart)
        act: Callable[[str, set[str]], Generator[Question, str, str]] = getattr(self, f"act_{self.phase}")
        again = False
        while queue:
            waiting: list[str] = []
            self.acted = False
            for seat in queue:
                done = {"pass"} if self.ordered or len(self.seats) == 1 else {"pass", "wait"}
                while (answer := (yield from act(seat, done))) not in done:
                    self.acted = True
                    if self.over:
                        return
                waiting += [seat] if answer == "wait" else []
            if again and not self.acted:
                return
            queue, again = waiting, True

    # -- production ---------------------------------------------------------------------

    def begin_production(self) -> Asking:
        mines = sorted((c for c, b in self.buildings.items() if b.kind == "mine"), key=self.mine_number)
        for cell in mines:
            bag = self.buildings[cell]
            counters = {kind: bag.bag[kind] for kind in ("gold", "iron") if bag.bag[kind]}
            if not counters:
                continue
            if len(self.seats) == 1:
                kind = max(sorted(counters), key=lambda k: counters[k])
            else:
                words = {f"draw-counter {bag.number} {kind}": n for kind, n in counters.items()}
                kind = (yield Question(set(), set(), None, words)).split()[-1]
            bag.bag[kind] -= 1
            self.load(self.site(cell)).append(kind)
        for cell, b in self.buildings.items():
            if good := PRIMARY.get(b.kind):
                self.load(self.site(cell)).append(good)
        for cell in self.terrain:
            for area in self.areas(cell):
                geese = [place for place in sorted(area) for _ in self.loose.get(place, ())]
                if self.empty_pasture(cell, len(geese), 0) and len(geese) == 2 and self.all_geese(cell):
                    self.loose[geese[0]].append("goose")

    def mine_number(self, cell: Cell) -> int:
        return self.buildings[cell].number

    def all_geese(self, cell: Cell) -> bool:
        return all(good == "goose" for p, load in self.loose.items() if p.cell == cell for good in load)

    def empty_pasture(self, cell: Cell, goods: int, vehicles: int) -> bool:
        """A pasture with so many goods and transporters on it, and nothing else."""
        pasture = self.terrain[cell] == "pasture" or (self.terrain[cell] == "desert" and self.irrigated)
        lying = sum(len(load) for place, load in self.loose.items() if place.cell == cell)
        there = sum(self.cell_of(id) == cell for id in self.fleet)
        return pasture and cell not in self.buildings and (lying, there) == (goods, vehicles)

    def site(self, cell: Cell) -> str:
        """Where the goods of a building appear."""
        if self.sea(cell):
            return str(Place(*cell, "sea"))
        return str(Place(*cell, "land", self.buildings[cell].region))

    def act_production(self, seat: str, done: set[str]) -> Asked:
        moves = {
            *done,
            *self.shifts(seat),
            *self.hand_ins(seat),
            *self.breedings(seat),
            *self.researches(seat),
        }
        judges = {"shift": self.may_shift, "hand-in": self.may_hand_in, "do-research": self.may_research}
        answer = yield from self.ask([seat], moves, lambda words: judge(judges, seat, words, moves))
        verb, *rest = answer.split()
        if verb == "shift":
            good, source, target, ferry = padded(rest, 4)
            owners = {self.fleet[id].owner for id in (source, target, ferry) if self.foreign(seat, id)}
            if (yield from self.agreed(owners)):
                self.load(source).remove(good)
                self.load(target).append(good)
        elif verb == "hand-in":
            yield from self.hand_in(seat, *padded(rest, 4))
        elif verb == "breed":
            yield from self.breed(seat, read_place(rest[0]).cell)
        elif verb == "do-research":
            yield from self.do_research(seat, *padded(rest, 4))
        return answer

    def own_cells(self, seat: str) -> list[Cell]:
        return sorted({it.place.cell for it in self.fleet.values() if it.owner == seat and it.place})

    def shifts(self, seat: str) -> Iterator[str]:
        for cell in self.own_cells(seat):
            for ferry in self.all_ferries(seat, cell):
                for group in self.reach(seat, cell, ferry):
                    there = self.holders(group)
                    pairs = product(there, filter(self.takes, there))
                    for source, target in (
                        pair for pair in pairs if not ferry or self.apart(seat, cell, *pair)
                    ):
                        strange = self.foreign(seat, source) and self.foreign(seat, target)
                        for good in set(self.load(source)) if source != target and not strange else ():
                            yield trimmed("shift", [good, source, target, q(ferry)])

    def may_shift(self, seat: str, words: Words) -> bool:
        good, source, target, ferry = padded(words, 4)
        if source == target or not self.is_holder(source) or not self.is_holder(target):
            return False
        cell = self.holder_cell(source)
        if ferry and not (self.useful(seat, cell, ferry) and self.apart(seat, cell, source, target)):
            return False
        if self.foreign(seat, source) and self.foreign(seat, target):
            return False
        for group in self.reach(seat, cell, ferry):
            there = self.holders(group)
            if source in there and target in there:
                return good in self.load(source) and self.takes(target)
        return False

    def apart(self, seat: str, cell: Cell, source: str, target: str) -> bool:
        """Whether goods cannot get from one holder to the other without a stranger's ferry."""
        return not any({source, target} <= set(self.holders(group)) for group in self.reach(seat, cell))

    def is_holder(self, word: str) -> bool:
        if word in self.fleet:
            return self.fleet[word].place is not None
        return is_place(word) and read_place(word) in self.loose_places(read_place(word).cell)

    def loose_places(self, cell: Cell) -> set[Place]:
        return set().union(*self.areas(cell)) if cell in self.terrain else set()

    def holder_cell(self, word: str) -> Cell:
        return self.cell_of(word) if word in self.fleet else read_place(word).cell

    # -- paying -------------------------------------------------------------------------

    def pays(self, seat: str, parts: str, sets: Iterable[dict[str, int]], group: Area, others: bool) -> bool:
        """Whether goods of a group are a complete set; `parts` empty: whether there are any."""
        there = [h for h in self.holders(group) if others or not self.foreign(seat, h)]
        if not parts:
            own = [h for h in self.holders(group) if not self.foreign(seat, h)]
            stock = Counter(kind_of(good) for h in own for good in self.load(h))
            return any(not Counter(some) - stock for some in sets)
        named = Counter(parts.split("+"))
        split = [part.split("=") for part in named.elements()]
        if any(len(part) != 2 or part[1] not in there for part in split):
            return False
        if Counter(good for good, _ in split) not in [+Counter(some) for some in sets]:
            return False
        return all(n <= self.load(part.split("=")[1]).count(part.split("=")[0]) for part, n in named.items())

    def pay(self, seat: str, parts: str, some: dict[str, int], group: Area) -> None:
        """Takes the goods away; left open, what lies loose first."""
        if parts:
            for good, holder in (part.split("=") for part in parts.split("+")):
                self.load(holder).remove(good)
            return
        for kind, number in some.items():
            for _ in range(number):
                own = [h for h in self.holders(group) if not self.foreign(seat, h)]
                self.load(next(h for h in own if kind in self.load(h))).remove(kind)

    def owners(self, seat: str, parts: str, ferry: str) -> set[str]:
        ids = {part.split("=")[1] for part in parts.split("+") if part} | ({ferry} if ferry else set())
        return {self.fleet[id].owner for id in ids if self.foreign(seat, id)}

    # -- factories ----------------------------------------------------------------------

    def made_of(self, kind: str) -> Iterable[dict[str, int]]:
        if kind in ("coal_burner", "papermill"):
            return WOOD
        found: list[dict[str, int]] = DATA[f"building.{kind}"]["input"]
        return found

    def can_make(self, cell: Cell) -> bool:
        it = self.buildings.get(cell)
        if it is None or DATA[f"building.{it.kind}"]["kind"] == "primary":
            return False
        row = DATA[f"building.{it.kind}"]
        return bool(it.made + row["output_per_set"] <= row["capacity"])

    def launches(self, seat: str, cell: Cell) -> set[str]:
        area = self.area(read_place(self.site(cell)))
        found = {
            Place(*cell, "river", n) for n in range(len(self.rivers[cell])) if area in self.banks(cell, n)
        }
        for e in range(6):
            if self.sea(beside(cell, e)) and not self.barred(seat, cell, e):
                halves = self.halves(cell, e)
                found |= {Place(*cell, "dock", e, h) for h in halves if self.bank(cell, e, h) in area}
        return set(map(str, found))

    def factory_sets(self, cell: Cell) -> list[dict[str, int]]:
        """The goods of a set, a donkey left out."""
        sets = self.made_of(self.buildings[cell].kind)
        return [{good: n for good, n in some.items() if good != "donkey"} for some in sets]

    def donkeys(self, seat: str, cell: Cell) -> list[str]:
        area = self.area(read_place(self.site(cell)))
        ids = [id for id in self.mine(seat, cell) if self.fleet[id].kind == "donkey" and self.fleet[id].holds]
        return [id for id in ids if area in self.touched(id)]

    def hand_ins(self, seat: str) -> Iterator[str]:
        """For every factory that can be fed, with every set of goods and every place for the output."""
        for cell in self.own_cells(seat):
            if not self.can_make(cell):
                continue
            site = read_place(self.site(cell))
            kind = self.buildings[cell].kind
            for ferry in self.all_ferries(seat, cell):
                group = self.group_with(seat, site, ferry)
                if group is None:
                    continue
                own = [h for h in self.holders(group) if not self.foreign(seat, h)]
                stock = [f"{good}={h}" for h in own for good in self.load(h)]
                for some in self.factory_sets(cell):
                    for parts in payments(stock, some):
                        for donkey in self.donkeys(seat, cell) if kind == "wagon_factory" else [""]:
                            goods = "+".join([*parts, *([f"donkey={donkey}"] if donkey else [])])
                            for to in self.outputs(seat, cell, group, goods):
                                words = [q(a) for a in (f"{cell[0]},{cell[1]}", goods, to, ferry)]
                                if not ferry or not self.may_hand_in(seat, words[:3]):
                                    yield trimmed("hand-in", words)

    def outputs(self, seat: str, cell: Cell, group: Area, goods: str) -> list[str]:
        kind = self.buildings[cell].kind
        if kind.removesuffix("_factory") in MEDIUM:
            return (
                sorted(self.launches(seat, cell))
                if MEDIUM[kind.removesuffix("_factory")] == "water"
                else [""]
            )
        given = Counter(part.split("=")[1] for part in goods.split("+"))
        own = [h for h in self.holders(group) if h in self.fleet and not self.foreign(seat, h)]
        return [
            self.site(cell),
            *(h for h in own if self.fleet[h].holds and self.fleet[h].room + given[h] > 0),
        ]

    def may_hand_in(self, seat: str, words: Words) -> bool:
        where, goods, to, ferry = padded(words, 4)
        if not is_cell(where) or not self.can_make(cell := read_place(where).cell):
            return False
        if ferry and (not self.useful(seat, cell, ferry) or self.may_hand_in(seat, [where, goods, to])):
            return False
        group = self.group_with(seat, read_place(self.site(cell)), ferry)
        if group is None:
            return False
        parts = goods.split("+") if goods else []
        donkeys = [part for part in parts if part.startswith("donkey=")]
        rest = "+".join(part for part in parts if part not in donkeys)
        if self.buildings[cell].kind == "wagon_factory":
            mine = [f"donkey={id}" for id in self.donkeys(seat, cell)]
            if not mine or (goods and (len(donkeys) != 1 or donkeys[0] not in mine or not rest)):
                return False
        elif donkeys:
            return False
        if not self.pays(seat, rest, self.factory_sets(cell), group, others=False):
            return False
        return to in self.outputs(seat, cell, group, goods) if goods else True

    def hand_in(self, seat: str, where: str, goods: str, to: str, ferry: str) -> Asking:
        if not (yield from self.agreed(self.owners(seat, "", ferry))):
            return
        cell = read_place(where).cell
        it = self.buildings[cell]
        row = DATA[f"building.{it.kind}"]
        parts = goods.split("+")
        for part in parts:
            good, holder = part.split("=")
            if good != "donkey":
                self.load(holder).remove(good)
        it.made += row["output_per_set"]
        kind = row["output"][0]
        if kind not in MEDIUM:
            for _ in range(row["output_per_set"]):
                self.load(to if self.takes(to) else self.site(cell)).append(kind)
            return
        donkey = next((part.split("=")[1] for part in parts if part.startswith("donkey=")), "")
        load = self.fleet[donkey].cargo if donkey else []
        if donkey:
            self.remove(donkey)
        self.launch(seat, kind, read_place(to or self.site(cell)), load)
        yield from self.within_limits(seat)

    def launch(self, seat: str, kind: str, place: Place, load: list[str]) -> None:
        taken = [int(id[1:]) for id in {*self.fleet, *self.gone} if id[0] == seat[0]]
        self.fleet[f"{seat[0]}{max(taken, default=0) + 1}"] = Vehicle(seat, kind, place, load)

    def remove(self, id: str) -> None:
        del self.fleet[id]
        self.gone.add(id)

    # -- limits -------------------------------------------------------------------------

    def excess(self, seat: str, less: str = "", more: str = "") -> bool:
        kinds = [it.kind for id, it in self.fleet.items() if it.owner == seat and id != less] + (
            [more] if more else []
        )
        media = Counter(MEDIUM[kind] for kind in kinds)
        return len(kinds) > 8 or media["land"] > 5 or media["water"] > 5

    def at_factory(self, id: str) -> bool:
        carrier = self.fleet[self.fleet[id].carrier or id]
        assert carrier.place
        return carrier.place.kind != "sea" and self.kind_on(carrier.place.cell) in FACTORIES

    def scraps(self, seat: str, more: str = "") -> Iterator[str]:
        for id, it in self.fleet.items():
            if it.owner == seat and self.at_factory(id) and not self.excess(seat, id, more):
                yield from (trimmed("scrap", [id, q(to)]) for to in self.leavings(id))

    def leavings(self, id: str) -> list[str]:
        """Where the load or the passenger of a scrapped transporter may go: `-` where there is no choice."""
        it = self.fleet[id]
        if it.rider:
            return self.or_left_open(self.set_down_places(id))
        if it.cargo:
            assert it.place
            spots = {it.place} if it.place.kind == "land" else {p for area in self.touched(id) for p in area}
            return self.or_left_open(set(map(str, spots)))
        return [""]

    def or_left_open(self, places: set[str]) -> list[str]:
        """Places; where there are some the choice may be left open, which means the first."""
        return ["", *sorted(places)] if places else []

    def within_limits(self, seat: str) -> Asking:
        while self.excess(seat):
            answer = yield from self.ask([seat], self.scraps(seat))
            _, id, to = padded(answer.split(), 3)
            it = self.fleet[id]
            if it.rider:
                places = self.set_down_places(id)
                self.put_down(it.rider, read_place(to or min(places)))
            elif it.cargo:
                self.load(to or self.leavings(id)[1]).extend(it.cargo)
            if it.carrier:
                self.fleet[it.carrier].rider = ""
            self.remove(id)

    def put_down(self, rider: str, place: Place) -> None:
        it = self.fleet[rider]
        self.fleet[it.carrier].rider = ""
        it.carrier, it.place = "", place

    # -- livestock ----------------------------------------------------------------------

    def breedings(self, seat: str) -> Iterator[str]:
        for cell in self.own_cells(seat):
            pair = [
                id for id in self.mine(seat, cell) if self.fleet[id].kind == "donkey" and self.fleet[id].holds
            ]
            if (
                len(pair) != 2
                or any(self.fleet[id].cargo for id in pair)
                or not self.empty_pasture(cell, 0, 2)
            ):
                continue
            together = self.touched(pair[0]) == self.touched(pair[1])
            curable = not self.excess(seat, more="donkey") or any(True for _ in self.scraps(seat, "donkey"))
            if together and curable:
                yield f"breed {cell[0]},{cell[1]}"

    def breed(self, seat: str, cell: Cell) -> Asking:
        pair = self.mine(seat, cell)
        place = self.fleet[min(pair)].place
        assert place
        self.launch(seat, "donkey", place, [])
        yield from self.within_limits(seat)

    # -- research -----------------------------------------------------------------------

    def researches(self, seat: str) -> Iterator[str]:
        for cell in self.own_cells(seat):
            for ferry in self.all_ferries(seat, cell):
                for group in self.reach(seat, cell, ferry):
                    for place, subject in product(sorted(group), SUBJECTS):
                        words = [str(place), subject, *(["-", ferry] if ferry else [])]
                        if self.may_research(seat, words):
                            yield " ".join(["do-research", *words])

    def may_research(self, seat: str, words: Words) -> bool:
        where, subject, goods, ferry = padded(words, 4)
        if not is_place(where) or subject not in SUBJECTS or self.has(seat, subject):
            return False
        place = read_place(where)
        alone = ferry and self.may_research(seat, [where, subject, goods])
        if alone or (ferry and not self.useful(seat, place.cell, ferry)):
            return False
        group = self.group_with(seat, place, ferry)
        return group is not None and self.pays(seat, goods, [{"goose": 2, "paper": 1}], group, others=False)

    def do_research(self, seat: str, where: str, subject: str, goods: str, ferry: str) -> Asking:
        if not (yield from self.agreed(self.owners(seat, "", ferry))):
            return
        group = self.group_with(seat, read_place(where), ferry)
        assert group
        self.pay(seat, goods, {"goose": 2, "paper": 1}, group)
        self.research.setdefault(seat, set()).add(subject)
        new, old = UPGRADES.get(subject, ("", set()))
        while cells := [c for c in self.own_cells(seat) if self.land(c) and self.kind_on(c) in old]:
            names = {f"upgrade {c[0]},{c[1]}": c for c in cells}
            answer = yield from self.ask([seat], ("end-upgrades", *names))
            if answer == "end-upgrades":
                return
            self.buildings[names[answer]].kind = new
            self.buildings[names[answer]].made = 0

    def kind_on(self, cell: Cell) -> str:
        return self.buildings[cell].kind if cell in self.buildings else ""

    # -- the end of production ----------------------------------------------------------

    def end_production(self) -> None:
        for cell in self.buildings:
            kind = self.kind_on(cell)
            if self.can_make(cell) and kind != "wagon_factory":
                self.work_alone(cell, kind)
        for cell in self.terrain:
            for area in self.areas(cell):
                while self.take_loose(area, {"goose": 2, "paper": 1}):
                    pass
        for it in self.buildings.values():
            it.made = 0

    def work_alone(self, cell: Cell, kind: str) -> None:
        area = self.area(read_place(self.site(cell)))
        row = DATA[f"building.{kind}"]
        while self.can_make(cell) and any(self.take_loose(area, some) for some in self.made_of(kind)):
            self.buildings[cell].made += row["output_per_set"]
            if row["output"][0] not in MEDIUM:
                self.load(self.site(cell)).extend(row["output"] * row["output_per_set"])

    def take_loose(self, area: Area, some: dict[str, int]) -> bool:
        stock = Counter(good for place in area for good in self.loose.get(place, ()))
        if Counter(some) - stock:
            return False
        for good in Counter(some).elements():
            place = next(p for p in sorted(area) if good in self.loose.get(p, ()))
            self.loose[place].remove(good)
        return True

    # -- movement -----------------------------------------------------------------------

    def act_movement(self, seat: str, done: set[str]) -> Asked:
        moves = {*done, *self.set_downs(seat)}
        movers = [id for id, it in self.fleet.items() if it.owner == seat and it.place and not it.moved]
        for id in movers:
            moves |= self.march_moves(seat, id, 0, "")
        answer = yield from self.ask([seat], moves, lambda words: " ".join(words) in moves)
        verb, *rest = answer.split()
        if verb == "set-down":
            self.put_down(self.fleet[rest[0]].rider, read_place(rest[1]))
        elif answer not in done:
            self.begun.add(seat)
            yield from self.march(seat, rest[0], answer)
        return answer

    def set_downs(self, seat: str) -> Iterator[str]:
        for id, it in self.fleet.items():
            if it.rider and seat not in self.begun and not it.moved:
                rider = self.fleet[it.rider]
                if seat in (it.owner, rider.owner) and rider.since < self.turn:
                    yield from (f"set-down {id} {place}" for place in self.set_down_places(id))

    def set_down_places(self, carrier: str) -> set[str]:
        it = self.fleet[carrier]
        rider, place = self.fleet[it.rider], it.place
        assert place
        if place.kind == "sea":
            return set()
        cell = place.cell
        if not rider.boat:
            return {str(p) for area in self.touched(carrier) for p in area}
        if it.boat:
            places = {place}
        else:
            (area,) = self.touched(carrier)
            places = {
                Place(*cell, "river", n) for n in range(len(self.rivers[cell])) if area in self.banks(cell, n)
            }
            for e in range(6):
                if self.sea(beside(cell, e)):
                    halves = self.halves(cell, e)
                    places |= {Place(*cell, "dock", e, h) for h in halves if self.bank(cell, e, h) in area}
        return {str(p) for p in places if p.kind != "dock" or not self.barred(rider.owner, cell, p.at)}

    def march(self, seat: str, id: str, answer: str) -> Asking:
        """The whole move of one transporter."""
        steps, over = 0, ""
        it = self.fleet[id]
        while not answer.startswith("halt"):
            verb, _, *rest = answer.split()
            if verb == "go":
                to, geese, geese_to = padded(rest, 3)
                place = read_place(to)
                by_road = it.boat or self.by_road(it, place)
                self.step(id, place, geese.split("+") if geese else [], geese_to)
                steps += 1
                over = "docked" if place.kind == "dock" else over if by_road else "off road"
            elif verb == "carry":
                yield from self.carry(seat, id, rest[0])
            else:
                good, other, ferry = padded(rest, 3)
                source, target = (other, id) if verb == "take-on" else (id, other)
                owners = {self.fleet[i].owner for i in (other, ferry) if self.foreign(seat, i)}
                if (yield from self.agreed(owners)):
                    self.load(source).remove(good)
                    self.load(target).append(good)
            moves = {*self.march_moves(seat, id, steps, over), f"halt {id}"}
            answer = yield from self.ask([seat], moves, lambda words, m=moves: " ".join(words) in m)
        it.moved = True

    def march_moves(self, seat: str, id: str, steps: int, over: str) -> set[str]:
        found = {*self.handling(seat, id), *self.carryings(seat, id)}
        if not over and steps < POINTS[self.fleet[id].kind]:
            found |= set(self.goings(id, steps))
        return found

    def others_mark(self, id: str, good: str) -> bool:
        """Whether another transporter of the same player has moved a good in this phase."""
        owner = self.fleet[id].owner
        return any(m != id and self.owner_of(m) == owner for m in good.split("*")[1:])

    def owner_of(self, id: str) -> str:
        return next(seat for seat in self.seats if seat[0] == id[0])

    def goings(self, id: str, steps: int) -> Iterator[str]:
        it = self.fleet[id]
        if any(self.others_mark(id, good) for good in it.cargo):
            return
        for to in self.sailings(it) if it.boat else self.walks(it, steps):
            for geese in self.followers(id):
                for geese_to in self.arrivals(to) if geese or self.must_follow(id) else [""]:
                    yield trimmed("go", [id, str(to), q("+".join(geese)), q(geese_to)])

    def walks(self, it: Vehicle, steps: int) -> set[Place]:
        assert it.place
        cell, area = it.place.cell, self.area(it.place)
        found = set()
        for e, h in product(range(6), "ab"):
            there = beside(cell, e)
            if not self.land(there) or self.bank(cell, e, h) not in area or self.barred(it.owner, cell, e):
                continue
            to = self.bank(there, (e + 3) % 6, "b" if h == "a" else "a")
            road = half_key(cell, e, h if self.crossed(cell, e) else "") in self.roads
            if road or (it.kind == "donkey" and steps == 0):
                found.add(to)
        return found

    def by_road(self, it: Vehicle, to: Place) -> bool:
        assert it.place
        cell, area = it.place.cell, self.area(it.place)
        for e, h in product(range(6), "ab"):
            if beside(cell, e) == to.cell and self.bank(cell, e, h) in area:
                there = self.bank(to.cell, (e + 3) % 6, "b" if h == "a" else "a")
                if there == to and half_key(cell, e, h if self.crossed(cell, e) else "") in self.roads:
                    return True
        return False

    def sailings(self, it: Vehicle) -> set[Place]:
        assert it.place
        cell, found = it.place.cell, set()
        if it.place.kind == "dock":
            out = () if self.barred(it.owner, cell, it.place.at) else (beside(cell, it.place.at),)
            return {Place(*c, "sea") for c in out}
        edges = self.rivers[cell][it.place.at] if it.place.kind == "river" else range(6)
        for e in edges:
            there, back = beside(cell, e), (e + 3) % 6
            if there not in self.terrain or self.barred(it.owner, cell, e):
                continue
            if self.sea(there):
                found.add(Place(*there, "sea"))
                continue
            found |= {Place(*there, "river", n) for n, p in enumerate(self.rivers[there]) if back in p}
            if it.place.kind == "sea":
                found |= {Place(*there, "dock", back, h) for h in self.halves(there, back)}
        return found

    def near_geese(self, id: str) -> list[str]:
        there = (good for area in self.touched(id) for p in area for good in self.loose.get(p, ()))
        return sorted(good for good in there if kind_of(good) == "goose")

    def must_follow(self, id: str) -> list[str]:
        """The geese at sea that nobody would be left with."""
        it = self.fleet[id]
        assert it.place
        alone = not any(o.place == it.place for o in self.fleet.values() if o is not it)
        at_sea = it.place.kind == "sea" and it.place.cell not in self.buildings
        return self.near_geese(id) if at_sea and alone else []

    def followers(self, id: str) -> list[list[str]]:
        """Every flock that may be told to follow a transporter that leaves."""
        must = self.must_follow(id)
        free = Counter(must or [good for good in self.near_geese(id) if not self.others_mark(id, good)])
        kinds = sorted(free)
        return [
            [kind for kind, n in zip(kinds, numbers, strict=True) for _ in range(n)]
            for numbers in product(*(range(free[kind] + 1) for kind in kinds))
        ]

    def arrivals(self, to: Place) -> list[str]:
        """Where geese come to lie: a choice of banks in a river."""
        if to.kind == "river":
            return self.or_left_open({str(p) for area in self.banks(to.cell, to.at) for p in area})
        return [""]

    def step(self, id: str, to: Place, geese: list[str], geese_to: str) -> None:
        it = self.fleet[id]
        near = [p for area in self.touched(id) for p in area]
        geese = self.must_follow(id) or geese
        for goose in geese:
            place = next(p for p in sorted(near) if goose in self.loose.get(p, ()))
            self.loose[place].remove(goose)
        it.place = to
        it.cargo = [marked(good, id) for good in it.cargo]
        arrival = to
        if to.kind == "dock":
            arrival = self.bank(to.cell, to.at, to.half)
        elif to.kind == "river" and geese:
            arrival = (
                min(p for area in self.banks(to.cell, to.at) for p in area)
                if not geese_to
                else read_place(geese_to)
            )
        if geese:
            self.load(str(arrival)).extend(marked(goose, id) for goose in geese)

    def handling(self, seat: str, id: str) -> Iterator[str]:
        it = self.fleet[id]
        if not it.holds:
            return
        cell = self.cell_of(id)
        near = self.within(seat, id, "")
        for ferry in self.all_ferries(seat, cell):
            for holder in self.within(seat, id, ferry):
                if holder == id or (ferry and holder in near):
                    continue
                more = [ferry] if ferry else []
                if it.room:
                    yield from (
                        " ".join(["take-on", id, good, holder, *more]) for good in set(self.load(holder))
                    )
                if self.takes(holder):
                    yield from (" ".join(["drop", id, good, holder, *more]) for good in set(it.cargo))

    def within(self, seat: str, id: str, ferry: str) -> list[str]:
        """Who and what a transporter on its way can give to and take from."""
        near = self.touched(id)
        groups = self.groups(seat, self.cell_of(id), ferry)
        return self.holders(frozenset().union(*(g for g in groups if any(area & g for area in near))))

    def carryings(self, seat: str, id: str) -> Iterator[str]:
        it = self.fleet[id]
        if it.cargo or not it.holds:
            return
        for other, there in self.fleet.items():
            if (
                other == id
                or there.moved
                or there.cargo
                or not there.holds
                or not there.place
                or not it.place
            ):
                continue
            if it.boat and there.boat:
                near = it.place == there.place and it.place.kind != "sea"
            else:
                near = it.place.cell == there.place.cell and bool(self.touched(id) & self.touched(other))
            if near:
                yield f"carry {id} {other}"

    def carry(self, seat: str, id: str, other: str) -> Asking:
        owners = {self.fleet[other].owner} if self.foreign(seat, other) else set()
        if (yield from self.agreed(owners)):
            it = self.fleet[other]
            self.fleet[id].rider = other
            it.carrier, it.place, it.moved, it.since = id, None, True, self.turn

    def end_movement(self) -> None:
        for it in self.fleet.values():
            it.moved = False
            it.cargo = list(map(kind_of, it.cargo))
        self.loose = {place: list(map(kind_of, load)) for place, load in self.loose.items()}

    # -- building -----------------------------------------------------------------------

    def act_building(self, seat: str, done: set[str]) -> Asked:
        judges = {
            "build": self.may_build,
            "build-road": self.may_road,
            "build-bridge": self.may_bridge,
            "build-wall": self.may_wall,
            "demolish": self.may_demolish,
            "sink-shaft": self.may_shaft,
        }
        moves = {*done, *(m for m in self.plans(seat) if judge(judges, seat, m.split(), done))}
        answer = yield from self.ask([seat], moves, lambda words: judge(judges, seat, words, done))
        if answer in done:
            return answer
        verb, *rest = answer.split()
        work = judges[verb](seat, rest)
        assert isinstance(work, Work)
        goods, ferry = work.goods, work.ferry
        if (yield from self.agreed(self.owners(seat, goods, ferry))):
            self.pay(seat, goods, work.cost, work.group)
            work.do()
        return answer

    def plans(self, seat: str) -> Iterator[str]:
        """Everything that might be built, in its plainest form."""
        kinds = [
            id.removeprefix("building.") for id in DATA if id.startswith("building.") and "terrain" not in id
        ]
        for cell in self.own_cells(seat):
            where = f"{cell[0]},{cell[1]}"
            for place, kind in product(sorted(self.loose_places(cell)), kinds):
                mixtures = MIXTURES if kind == "mine" else ("",)
                yield from (trimmed("build", [kind, str(place), "-", q(mixture)]) for mixture in mixtures)
            for e in range(6):
                yield f"build-wall {where} {e}"
                yield f"demolish {where} {e}"
                yield f"build-bridge {where} {e}"
                yield from (trimmed("build-road", [where, str(e), q(half)]) for half in ("", "a", "b"))
            yield from (f"sink-shaft {where} {mixture}" for mixture in MIXTURES)

    def works(
        self, seat: str, touched: Collection[Area], cell: Cell, cost: dict[str, int], goods: str, ferry: str
    ) -> Area | None:
        """The group with which something is paid at an area that a transporter of the seat touches; with a
        ferry only what cannot be paid without."""
        alone = ferry and self.works(seat, touched, cell, cost, goods, "")
        if alone or (ferry and not self.useful(seat, cell, ferry)):
            return None
        for area in touched:
            if self.touches(seat, area):
                group = self.group_with(seat, next(iter(area)), ferry)
                assert group
                if self.pays(seat, goods, [cost], group, others=True):
                    return group
        return None

    def may_build(self, seat: str, words: Words) -> Work | None:
        kind, where, goods, mixture, ferry = padded(words, 5)
        row = DATA.get(f"building.{kind}")
        if row is None or not is_place(where):
            return None
        place = read_place(where)
        cell = place.cell
        if (
            place not in self.loose_places(cell)
            or cell in self.buildings
            or not self.has(seat, row["research"])
        ):
            return None
        need = row["terrain"]
        terrain = self.terrain[cell]
        fits = {"sea": terrain == "sea", "land": self.land(cell), "shore": self.shore(cell)}.get(
            need, terrain == need
        )
        if not fits or self.desert(cell) or (terrain == "sea") != (need == "sea"):
            return None
        if mixture and (kind != "mine" or mixture not in MIXTURES or not self.has(seat, MIXTURES[mixture])):
            return None
        group = self.works(seat, [self.area(place)], cell, row["cost"], goods, ferry)
        if group is None:
            return None

        def do() -> None:
            gold, iron = map(int, (mixture or "3/3").split("/")) if kind == "mine" else (0, 0)
            number = (
                max((self.mine_number(c) for c in self.buildings), default=0) + 1 if kind == "mine" else 0
            )
            region = 0 if place.kind == "sea" else place.at
            self.buildings[cell] = Building(kind, region, 0, number, {"gold": gold, "iron": iron})

        return Work(goods, ferry, +Counter(row["cost"]), group, do)

    def may_road(self, seat: str, words: Words) -> Work | None:
        where, edge, half, goods, ferry = padded(words, 5)
        if not is_cell(where) or not edge.isdigit() or int(edge) > 5:
            return None
        cell, e = read_place(where).cell, int(edge)
        if not self.land(cell) or not self.land(beside(cell, e)) or half not in self.halves(cell, e):
            return None
        road = half_key(cell, e, half)
        if road in self.roads:
            return None
        group = self.works(seat, [self.area(self.bank(cell, e, half))], cell, {"stone": 1}, goods, ferry)
        return Work(goods, ferry, {"stone": 1}, group, lambda: self.roads.add(road)) if group else None

    def may_bridge(self, seat: str, words: Words) -> Work | None:
        where, arm, goods, ferry = padded(words, 4)
        if not is_cell(where) or not arm.isdigit():
            return None
        cell, e = read_place(where).cell, int(arm)
        piece = next((p for p in self.rivers.get(cell, ()) if e in p and len(p) > 1), None)
        if (
            piece is None
            or self.desert(cell)
            or (len(piece) == 2 and e != piece[0])
            or (cell, e) in self.bridges
        ):
            return None
        sides = {self.area(self.bank(cell, e, half)) for half in "ab"}
        group = self.works(seat, sides, cell, {"stone": 1}, goods, ferry)
        return Work(goods, ferry, {"stone": 1}, group, lambda: self.bridges.add((cell, e))) if group else None

    def wall_at(self, words: Words) -> Wall | None:
        """The edge that a move is about, if a wall may stand there."""
        where, edge = padded(words, 2)[:2]
        if not is_cell(where) or not edge.isdigit() or int(edge) > 5:
            return None
        cell, e = read_place(where).cell, int(edge)
        there = beside(cell, e)
        if cell not in self.terrain or there not in self.terrain or (self.sea(cell) and self.sea(there)):
            return None
        sides = self.areas(cell) if self.sea(cell) else list({self.area(self.bank(cell, e, h)) for h in "ab"})
        owner, tokens = self.walls.get(edge_key(cell, e), ("neutral", 0))
        return Wall(cell, e, sides, owner, tokens)

    def may_wall(self, seat: str, words: Words) -> Work | None:
        wall = self.wall_at(words)
        if wall is None or wall.owner not in (seat, "neutral"):
            return None
        edge = edge_key(wall.cell, wall.edge)

        def do() -> None:
            self.walls[edge] = (seat, wall.tokens + 1)
            for it in self.fleet.values():
                docked = it.place and it.place.kind == "dock"
                if docked and it.owner != seat and edge_key(it.place.cell, it.place.at) == edge:
                    it.place = Place(*beside(it.place.cell, it.place.at), "sea")

        return self.wall_work(seat, words, wall, "stone", do)

    def may_demolish(self, seat: str, words: Words) -> Work | None:
        wall = self.wall_at(words)
        if wall is None or wall.owner == "neutral":
            return None

        def do() -> None:
            self.walls[edge_key(wall.cell, wall.edge)] = ("neutral", wall.tokens)

        return self.wall_work(seat, words, wall, "boards", do)

    def wall_work(
        self, seat: str, words: Words, wall: Wall, kind: str, do: Callable[[], object]
    ) -> Work | None:
        """One good more than the wall has tokens, and two more from the open sea."""
        goods, ferry = padded(words, 4)[2:]
        cost = {kind: wall.tokens + 1 + 2 * self.sea(wall.cell)}
        group = self.works(seat, wall.sides, wall.cell, cost, goods, ferry)
        return Work(goods, ferry, cost, group, do) if group else None

    def may_shaft(self, seat: str, words: Words) -> Work | None:
        where, mixture, goods, ferry = padded(words, 4)
        if not is_cell(where) or mixture not in MIXTURES:
            return None
        cell = read_place(where).cell
        allowed = self.has(seat, "new-shafts") and self.has(seat, MIXTURES[mixture])
        if self.kind_on(cell) != "mine" or not allowed:
            return None
        cost = {"iron": 1, "fuel": 1}
        group = self.works(seat, [self.area(read_place(self.site(cell)))], cell, cost, goods, ferry)

        def do() -> None:
            for kind, n in zip(("gold", "iron"), mixture.split("/"), strict=True):
                self.buildings[cell].bag[kind] += int(n)

        return Work(goods, ferry, cost, group, do) if group else None

    def end_building(self) -> None:
        """Nothing is left over from a building phase."""

    # -- the wonder ---------------------------------------------------------------------

    @property
    def last_brick(self) -> int:
        return int(DATA["wonder.marks"]["end_marks"].get(str(len(self.seats)), sum(ROWS) + 1))

    def price(self, seat: str) -> int:
        return self.bought[seat] + 1 + (len(self.wonder) >= sum(ROWS[:4]))

    def purse(self, seat: str) -> list[str]:
        """Where a seat's goods for bricks are."""
        home = self.homes.get(seat)
        if home is None or not self.mine(seat, home.cell):
            return []
        return [
            h
            for group in self.reach(seat, home.cell)
            for h in self.holders(group)
            if not self.foreign(seat, h)
        ]

    def may_buy(self, seat: str, words: Words) -> bool:
        (goods,) = padded(words, 1)
        holders = set(self.purse(seat))
        if len(self.wonder) >= sum(ROWS):
            return False
        if not goods:
            return sum(len(self.load(h)) for h in holders) >= self.price(seat)
        named = Counter(goods.split("+"))
        split = {part: part.split("=") for part in named}
        if named.total() != self.price(seat) or any(
            len(p) != 2 or p[1] not in holders for p in split.values()
        ):
            return False
        return all(n <= self.load(split[part][1]).count(split[part][0]) for part, n in named.items())

    def act_wonder(self, seat: str, done: set[str]) -> Asked:
        moves = {*done, *(["buy-brick"] if self.may_buy(seat, []) else [])}
        judges = {"buy-brick": self.may_buy}
        answer = yield from self.ask([seat], moves, lambda words: judge(judges, seat, words, done))
        if answer not in done:
            for part in answer.split()[1].split("+"):
                good, holder = part.split("=")
                self.load(holder).remove(good)
            self.bought[seat] += 1
            self.lay_brick(seat)
        return answer

    def lay_brick(self, owner: str) -> None:
        if len(self.wonder) < sum(ROWS):
            self.wonder.append(owner)
        self.over = len(self.wonder) == self.last_brick

    def end_wonder(self) -> None:
        self.lay_brick("neutral")
        solo = len(self.seats) == 1
        self.over |= self.turn == 20 if solo else self.wonder.count("neutral") == 33
        self.bought = Counter()
        self.turn += not self.over

    def points(self, seat: str) -> int:
        goods = sum(
            WORTH.get(g, 0) for it in self.fleet.values() if it.owner == seat for g in map(kind_of, it.cargo)
        )
        at = 0
        for size in ROWS:
            row = [owner for owner in self.wonder[at : at + size] if owner != "neutral"]
            goods += 10 * row.count(seat) // len(row) if row else 0
            at += size
        return goods

    def winner(self) -> str:
        return max(self.temple, key=lambda seat: (self.points(seat), -self.temple.index(seat)))


class Wall(NamedTuple):
    """An edge, the areas on the side that is worked from, and the tokens that stand on it."""

    cell: Cell
    edge: int
    sides: list[Area]
    owner: str
    tokens: int


@dataclass
class Work:
    """Something that may be built: how it is paid and what it changes."""

    goods: str
    ferry: str
    cost: dict[str, int]
    group: Area
    do: Callable[[], object]


def payments(stock: list[str], some: dict[str, int]) -> set[tuple[str, ...]]:
    """Every way to take a set of goods out of holders."""
    by_kind = [
        {tuple(sorted(c)) for c in combinations([p for p in stock if p.split("=")[0] == kind], n)}
        if len(stock) < 14
        else {tuple(sorted(p for p in stock if p.split("=")[0] == kind)[:n])}
        for kind, n in some.items()
    ]
    return {
        tuple(part for parts in chosen for part in parts)
        for chosen in product(*by_kind)
        if sum(map(len, chosen)) == sum(some.values())
    }


def marked(good: str, id: str) -> str:
    kind, *movers = good.split("*")
    return "*".join([kind, *sorted({*movers, id})])


def judge(
    judges: Mapping[str, Callable[[str, Words], object]], seat: str, words: Words, plain: set[str]
) -> bool:
    """Whether a move is allowed: by the judge of its verb, or as it stands."""
    if words[0] in judges:
        return bool(judges[words[0]](seat, words[1:]))
    return " ".join(words) in plain


def padded(words: Words, number: int) -> list[str]:
    """The words of a move, empty ones for those left out."""
    found = ["" if word == "-" else word for word in words]
    return found + [""] * (number - len(found))


def q(word: str) -> str:
    return word or "-"


def trimmed(verb: str, words: Words) -> str:
    while words and words[-1] == "-":
        words.pop()
    return " ".join([verb, *words])


def is_place(word: str) -> bool:
    try:
        read_place(word)
    except UnreadableMove:
        return False
    return True


def is_cell(word: str) -> bool:
    return is_place(word) and read_place(word).kind == "sea"
