"""Crowded positions: a few tiles on which goods, buildings, walls and several seats meet."""

from __future__ import annotations

from random import Random

from rulebook_lab.engine.values import FrozenMap
from rulebook_lab.games.roads_and_boats.land.world import Tile, World, write_world
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats
from tests.roads_and_boats.positions import GAME
from tests.roads_and_boats.random_maps import STEPS, beside, random_world

LAND = ("pasture", "pasture", "pasture", "woods", "rock", "mountain", "mountain", "desert", "desert")
LANDS = (LAND, LAND, ("mountain", "mountain", "mountain", "rock"), ("pasture", "pasture", "desert", "woods"))
"""The terrains of a map: all of them, or rather those for mines, or for animals."""
ON = {
    "woods": ("woodcutter",),
    "rock": ("quarry",),
    "mountain": ("mine", "mine"),
    "sea": ("oil_rig",),
}
BY_WATER = ("clay_pit", "raft_factory", "rowboat_factory", "steamer_factory", "raft_factory")
ANYWHERE = (
    *("sawmill", "coal_burner", "papermill", "stone_factory", "mint", "stock_exchange"),
    *("wagon_factory", "truck_factory", "wagon_factory", "truck_factory"),
)
KINDS = {"donkey": 2, "wagon": 3, "truck": 6, "raft": 3, "rowboat": 5, "steamer": 8}
BY_LAND = ("donkey", "wagon", "truck")
GOODS = ("trunks", "boards", "paper", "goose", "clay", "stone", "fuel", "iron", "gold", "coins", "stock")
OFTEN = (*GOODS, "boards", "boards", "boards", "stone", "stone")
"""What lies there in every other position: what is built with more often than the rest."""
INPUT = {
    "sawmill": "trunks",
    "stone_factory": "clay",
    "coal_burner": "boards + trunks",
    "papermill": "trunks",
    "mint": "fuel + 2 gold",
    "stock_exchange": "paper + 2 coins",
    "raft_factory": "2 trunks",
    "wagon_factory": "2 boards",
    "truck_factory": "iron + fuel",
    "rowboat_factory": "5 boards",
    "steamer_factory": "iron + 2 fuel",
    "mine": "iron + fuel",
}
SUBJECTS = ("big-mines", "drilling", "new-shafts", "rowing", "shipping", "specialised-mines", "trucking")
PHASES = {"production": "producing", "movement": "moving", "building": "constructing", "wonder": "offering"}
WONDER = (0, 12, 16, 17, 30, 43, 44, 45, 58, 61, 65, 68)
LAST = {1: 83, 2: 62, 3: 66, 4: 69}


class Crowd:
    """Draws one position, line by line; everything is on few tiles, so that rare rules come into play."""

    def __init__(self, random: Random) -> None:
        self.random = random
        bare = random_world(random, random.choice((5, 7, 9, 12)))
        land = random.choice(LANDS)
        self.goods = random.choice((GOODS, OFTEN))
        tiles = {c: t if t.is_sea else Tile(random.choice(land), t.rivers) for c, t in bare.tiles.items()}
        self.world = World(FrozenMap(tiles))
        self.seats = random.sample(("red", "yellow", "green", "blue"), random.choice((1, 2, 2, 3, 4)))
        self.hot = random.sample(sorted(tiles), min(3, len(tiles)))
        self.bricks = random.choice([n for n in WONDER if n < LAST[len(self.seats)]])
        self.edges = [(c, e) for c in sorted(tiles) for e in range(3) if beside(c, e) in tiles]
        self.walls = self._walls()
        self.buildings = self._buildings()
        self.fields = self._fields()
        self.transporters = self._transporters()

    # -- words ------------------------------------------------------------------------------

    def regions(self, cell: tuple[int, int]) -> list[str]:
        q, r = cell
        if self.world.is_sea(cell):
            return [f"{q},{r}"]
        return [f"{q},{r}/{n}" for n in range(self.world.region_count(cell))]

    def shore(self, cell: tuple[int, int]) -> bool:
        near = any(self.world.is_sea(beside(cell, e)) for e in range(6))
        return self.world.is_land(cell) and (near or bool(self.world.rivers(cell)))

    def load(self, most: int, things: tuple[str, ...]) -> list[str]:
        """Goods of few kinds, so that whole sets come together."""
        kinds = self.random.sample(things, min(len(things), self.random.choice((1, 1, 2, 3))))
        return [self.random.choice(kinds) for _ in range(self.random.randint(0, most))]

    # -- lines ------------------------------------------------------------------------------

    def _walls(self) -> dict[tuple[tuple[int, int], int], tuple[str, int]]:
        owners = [*self.seats, "neutral"]
        land = [(c, e) for c, e in self.edges if self.world.is_land(c) or self.world.is_land(beside(c, e))]
        some = self.random.sample(land, min(len(land), self.random.choice((0, 2, 4, 12))))
        return {edge: (self.random.choice(owners), self.random.randint(1, 3)) for edge in some}

    def _buildings(self) -> dict[tuple[int, int], str]:
        found = {}
        for cell in sorted(self.world.tiles):
            terrain = self.world.terrain(cell)
            dry = terrain == "desert" and self.bricks < 45
            if dry or self.random.random() < (0.4 if cell in self.hot else 0.6):
                continue
            kinds = list(3 * ON.get(terrain, ()))
            if terrain != "sea":
                kinds += [*ANYWHERE, *(BY_WATER * 2 if self.shore(cell) else ())]
            found[cell] = self.random.choice(kinds)
        return found

    def _fields(self) -> list[tuple[int, int]]:
        """Tiles, mostly pastures, that are kept free for a pair of animals."""
        grass = ("pasture", "desert", *self.random.choice(((), (), ("woods", "mountain"))))
        fields = [c for c, t in self.world.tiles.items() if t.terrain in grass]
        empty = sorted(c for c in fields if c not in self.buildings and c not in self.hot)
        wet = [c for c in empty if self.world.rivers(c)]
        some = wet if wet and self.random.random() < 0.5 else empty
        return self.random.sample(some, min(len(some), 2))

    def _places(self, kind: str) -> list[str]:
        near = self.random.random() < 0.8
        cells = self.hot if near else [c for c in sorted(self.world.tiles) if c not in self.fields]
        if kind in BY_LAND:
            return [place for c in cells if self.world.is_land(c) for place in self.regions(c)]
        found = []
        for q, r in cells:
            if self.world.is_sea((q, r)):
                found.append(f"{q},{r}")
            found += [f"{q},{r}~{n}" for n in range(len(self.world.rivers((q, r))))]
            found += [str(dock) for dock in self.world.docks.get((q, r), ())]
        return found

    def _wall_at(self, place: str) -> str:
        """Whose wall stands on the coast of a dock."""
        cell, _, edge = place.partition("@")
        q, r = map(int, cell.split(","))
        e = int(edge[0])
        near = (q + STEPS[e][0], r + STEPS[e][1])
        return self.walls.get(((q, r), e), self.walls.get((near, (e + 3) % 6), ("neutral", 0)))[0]

    def _transporters(self) -> list[list[str]]:
        found = []
        for seat in self.seats:
            counts = {True: 0, False: 0}
            for n in range(1, self.random.choice((3, 5, 8, 8)) + 1):
                kind = self.random.choice(("donkey", "donkey", *KINDS))
                places = self._places(kind)
                if not places or counts[kind in BY_LAND] == 5:
                    continue
                place = self.random.choice(places)
                if "@" in place and self._wall_at(place) not in (seat, "neutral"):
                    continue
                counts[kind in BY_LAND] += 1
                found.append([f"{seat[0]}{n}", seat, kind, place])
        carried = set()
        for entry in found:
            there = [o for o in found if o[3].partition("/")[0].split("~")[0].split("@")[0] == _tile(entry)]
            others = [o for o in there if o is not entry and o[0] not in carried]
            if others and entry[0] not in carried and self.random.random() < 0.12:
                passenger = self.random.choice(others)
                if len(passenger) == 4 and len(entry) == 4:
                    carried |= {passenger[0], entry[0]}
                    passenger[3:] = [f"on={entry[0]}", f"since={self.random.choice((4, 4, 4, 5))}"]
        for entry in found:
            if entry[0] not in carried and (load := self.load(KINDS[entry[2]], self.goods)):
                entry.append(" + ".join(load))
        return found + self._pairs(found)

    def _pairs(self, others: list[list[str]]) -> list[list[str]]:
        """Two donkeys, more rarely one or three, on some of the fields; nobody gets too many."""
        found = []
        for number, cell in enumerate(self.fields):
            seat = self.random.choice(self.seats)
            own = [kind for _, owner, kind, *_ in [*others, *found] if owner == seat]
            animals = self.random.choice((1, 2, 2, 2, 3))
            free = min(8 - len(own), 5 - sum(kind in BY_LAND for kind in own))
            if animals <= free and self.random.random() < 0.6:
                banks = self.random.choice((self.regions(cell), self.regions(cell)[:1]))
                ids = (f"{seat[0]}{20 + 10 * number + n}" for n in range(animals))
                found += [[id, seat, "donkey", self.random.choice(banks)] for id in ids]
        return found

    def text(self, phase: str = "") -> str:
        """The position; without a phase the production of a turn begins."""
        random, seats = self.random, self.seats
        temple, chart = random.sample(seats, len(seats)), random.sample(seats, len(seats))
        land = [c for c in sorted(self.world.tiles) if self.world.is_land(c)]
        roads, goods, bridges = [], [], []
        for cell, e in self.edges:
            if self.world.is_land(cell) and self.world.is_land(beside(cell, e)):
                halves = ("a", "b") if self.world.river_crosses(cell, e) else ("",)
                roads += [f"{cell[0]},{cell[1]}>{e}{half}" for half in halves if random.random() < 0.5]
        there = {_tile(entry) for entry in self.transporters if "=" not in entry[3]}
        for cell in sorted(self.world.tiles):
            sea, rig = self.world.is_sea(cell), cell in self.buildings
            things = self.goods if rig or not sea else ("goose",) if f"{cell[0]},{cell[1]}" in there else ()
            most = random.choice((0, 2, 6, 12) if cell in self.hot else (0, 0, 2, 6))
            places = self.regions(cell)
            if cell in self.fields:
                goods += (
                    [f"{random.choice(places)} {random.choice((2, 2, 3))} goose"]
                    if random.random() < 0.6
                    else []
                )
                continue
            if self.buildings.get(cell) in INPUT and random.random() < 0.5:
                goods.append(f"{random.choice(places)} {INPUT[self.buildings[cell]]}")
                continue
            for place in places:
                if things and (load := self.load(most, things)):
                    goods.append(f"{place} {' + '.join(load)}")
            for piece in self.world.rivers(cell):
                arms = piece if len(piece) == 3 else piece[:1] if len(piece) == 2 else ()
                bridges += [f"{cell[0]},{cell[1]}>{arm}" for arm in arms if random.random() < 0.3]
        runs = [f"{self.bricks} neutral"]
        if self.bricks > 33:
            runs = [f"{n} {random.choice(seats)}" for n in (self.bricks - 30,)] + ["30 neutral"]
        walls = "; ".join(f"{c[0]},{c[1]}>{e} {o} {n}" for (c, e), (o, n) in sorted(self.walls.items()))
        rows = {
            "seats": " ".join(seats),
            "map": "; ".join(write_world(self.world).splitlines()),
            "turn": "5" if len(seats) > 1 else random.choice(("5", "20")),
            "phase": phase or "production",
            "temple": " ".join(temple),
            "chart": " ".join(chart),
            "homes": "; ".join(f"{s} {random.choice(self.regions(random.choice(land)))}" for s in seats),
            "transporters": "; ".join(map(" ".join, self.transporters)),
            "goods": "; ".join(goods),
            "buildings": "; ".join(self._building_words()),
            "roads": " ".join(roads),
            "bridges": " ".join(bridges),
            "walls": walls,
            "research": "; ".join(
                f"{s} {' '.join(done)}"
                for s in seats
                if (done := random.sample(SUBJECTS, random.choice((0, 2, 4, 6, 7))))
            ),
            "wonder": " + ".join(runs) if self.bricks else "",
            "pending": self._pending(phase, chart),
        }
        return "\n".join(f"{key}: {value}" for key, value in rows.items() if value)

    def _building_words(self) -> list[str]:
        found = []
        for number, (cell, kind) in enumerate(sorted(self.buildings.items()), 1):
            gold, iron = self.random.choice((0, 0, 1, 2)), self.random.choice((0, 0, 1, 2))
            bag = f" number={number} gold={gold} iron={iron}"
            where = self.random.choice(self.regions(cell))
            found.append(f"{where} {kind}{bag if kind == 'mine' else ''}")
        return found

    def _pending(self, phase: str, chart: list[str]) -> str:
        if not phase:
            return "start-phase production"
        ordered = " yes" if self.random.random() < 0.4 else ""
        return f"end-phase {phase} > {PHASES[phase]} {'+'.join(chart)}{ordered}"


def _tile(entry: list[str]) -> str:
    return entry[3].partition("/")[0].split("~")[0].split("@")[0]


def crowded(random: Random, phase: str = "") -> RoadsAndBoats:
    """A position in the middle of a game, at the start of a phase or in its play."""
    state: RoadsAndBoats = GAME.read_position(Crowd(random).text(phase))
    return state
