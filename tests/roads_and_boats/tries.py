"""Moves that nobody offers, to be judged by engine and referee alike: some legal, most for a reason not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from random import Random

from rulebook_lab.games.roads_and_boats.land.goods import kind_of
from rulebook_lab.games.roads_and_boats.land.hexes import Cell
from rulebook_lab.games.roads_and_boats.rules.movement import Go, March
from rulebook_lab.games.roads_and_boats.rules.phases import Play
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats
from tests.roads_and_boats.crowded import GOODS, SUBJECTS
from tests.roads_and_boats.positions import GAME
from tests.roads_and_boats.referee import MIXTURES

AS_WRITTEN = ("answer", "take-slot")
LONGEST = {"buy-brick": 1, "carry": 2, "set-down": 2, "scrap": 2, "build": 5, "build-road": 5}
BUILDINGS = sorted(GAME.components().buildings)
ONLY = {"mountain": "mine", "sea": "oil_rig"}
ENDS = (
    *("", "/0", "/1", "/2", "~0", "~1"),
    *(f"@{edge}{half}" for edge in range(6) for half in ("", "a", "b")),
)
"""Every way in which a place on a tile may be written, whether the tile has it or not."""


def sorted_by_verb(moves: Iterable[str]) -> dict[str, list[str]]:
    found = defaultdict(list)
    for words in sorted(moves):
        found[words.split()[0]].append(words)
    return found


# -- one word changed ------------------------------------------------------------------


def near_misses(random: Random, state: RoadsAndBoats, moves: Iterable[str], number: int) -> list[str]:
    """Offered moves with one word changed."""
    by_verb = sorted_by_verb(moves)
    found = []
    for _ in range(number):
        words = random.choice(by_verb[random.choice(sorted(by_verb))]).split()
        if len(words) == 1 or words[0] in AS_WRITTEN:
            continue
        at = random.randrange(1, len(words) + (len(words) <= LONGEST.get(words[0], 4)))
        if at == len(words):
            words.append(random.choice(sorted(state.transporters) or ["r1"]))
        else:
            words[at] = another(random, state, words[at])
        if words[0] != "go" or len(words) < 5:
            found.append(" ".join(words))
    return found


def another(random: Random, state: RoadsAndBoats, word: str) -> str:
    """A word of the same kind."""
    loads = [*state.goods.values(), *(it.cargo for it in state.transporters.values())]
    goods = sorted({good for load in loads for good in load}) or ["stone"]
    holders = [*map(str, state.goods), *state.transporters] or ["r1"]
    if "=" in word:
        parts = word.split("+")
        at = random.randrange(len(parts))
        good = random.choice([parts[at].split("=")[0], random.choice(goods)])
        parts[at] = f"{good}={random.choice(holders)}"
        return "+".join(parts)
    if word.split("+")[0].split("*")[0] in GOODS:
        return random.choice(goods)
    for kind in (BUILDINGS, SUBJECTS, list(MIXTURES), ["0", "1", "2", "3", "4", "5"], ["a", "b", "-"]):
        if word in kind:
            return random.choice(kind)
    cells = sorted(state.world.tiles)
    places = [f"{q},{r}{end}" for q, r in random.sample(cells, min(2, len(cells))) for end in ENDS]
    return random.choice(places + 3 * sorted(state.transporters))


# -- made up -----------------------------------------------------------------------------


def made_up(random: Random, state: RoadsAndBoats, number: int) -> list[str]:
    """Moves of the phase that is played, paid with whatever lies on a tile, whoever owns it."""
    if state.phase not in MAKERS or not isinstance(state.pending[-1], Play | March):
        return []
    found = (random.choice(MAKERS[state.phase])(random, state) for _ in range(number))
    return [words.rstrip(" -") for words in found if words]


def any_cell(random: Random, state: RoadsAndBoats) -> Cell:
    """A tile, rather one with a transporter."""
    busy = [place for place in (it.place for it in state.transporters.values()) if place]
    cells = [place.cell for place in busy] if random.random() < 0.8 else []
    return random.choice(sorted(cells) or sorted(state.world.tiles))


def places_on(cell: Cell) -> list[str]:
    return [f"{cell[0]},{cell[1]}{end}" for end in ENDS]


def any_ferry(random: Random, state: RoadsAndBoats, cell: Cell) -> str:
    """Now and then a transporter that is to ferry."""
    there = state.transporters.on_tile.get(cell, ())
    return random.choice(there) if there and random.random() < 0.3 else "-"


def parts(random: Random, state: RoadsAndBoats, cell: Cell, cost: Mapping[str, int]) -> str:
    """A payment with goods of a tile, now and then with one good less; left open where they are not there."""
    holders = [*state.world.spots[cell], *state.transporters.on_tile.get(cell, ())]
    stock = [f"{good}={holder}" for holder in holders for good in state.load_at(holder)]
    stock += [f"donkey={id}" for id in state.transporters if state.transporters[id].kind == "donkey"]
    random.shuffle(stock)
    paid = [part for good, n in cost.items() for part in [p for p in stock if p.startswith(f"{good}=")][:n]]
    if len(paid) < sum(cost.values()):
        return "-"
    return "+".join(paid[random.random() < 0.15 :]) or "-"


def hand_in(random: Random, state: RoadsAndBoats) -> str:
    cells = sorted(cell for cell, it in state.buildings.items() if state.building_type(it.kind).input)
    if not cells:
        return ""
    manned = [cell for cell in cells if cell in state.transporters.on_tile]
    cell = random.choice(manned or cells)
    kind = state.building_type(state.buildings[cell].kind)
    goods = parts(random, state, cell, random.choice(kind.input))
    boats = kind.upgrade_medium == "water"
    there = state.transporters.on_tile.get(cell, ())
    to = random.choice(places_on(cell) if boats else [*there, *map(str, state.world.spots[cell])])
    if goods == "-":
        return ""
    to = "-" if kind.is_factory and not boats else to
    return f"hand-in {cell[0]},{cell[1]} {goods} {to} {any_ferry(random, state, cell)}"


def research(random: Random, state: RoadsAndBoats) -> str:
    cell = any_cell(random, state)
    place, subject = random.choice(state.world.spots[cell]), random.choice(SUBJECTS)
    goods = parts(random, state, cell, {"goose": 2, "paper": 1})
    return f"do-research {place} {subject} {goods} {any_ferry(random, state, cell)}"


def breed(random: Random, state: RoadsAndBoats) -> str:
    q, r = any_cell(random, state)
    return f"breed {q},{r}"


def follow(random: Random, state: RoadsAndBoats) -> str:
    """A step with any geese of the tile, from whichever bank."""
    steps = [move for move in GAME.legal(state) if isinstance(move, Go)]
    if not steps:
        return ""
    step = random.choice(steps)
    there = state.loose_on(state.cell_of(step.transporter))
    geese = sorted(good for good in there if kind_of(good) == "goose")
    flock = "+".join(geese[: random.randint(0, len(geese))])
    return f"go {step.transporter} {step.to} {flock}"


def set_down(random: Random, state: RoadsAndBoats) -> str:
    ids = [id for id, it in state.transporters.items() if it.passenger]
    if not ids:
        return ""
    id = random.choice(sorted(ids))
    return f"set-down {id} {random.choice(places_on(state.cell_of(id)))}"


def any_building(random: Random, state: RoadsAndBoats, cell: Cell) -> str:
    """A building, rather one of those that stand on such tiles only, or that what lies there pays for."""
    if (kind := ONLY.get(state.world.terrain(cell))) and random.random() < 0.4:
        return kind
    costs = {kind: state.building_type(kind).cost for kind in BUILDINGS}
    paid = [kind for kind, cost in costs.items() if parts(random, state, cell, cost) != "-"]
    return random.choice(paid or BUILDINGS)


def build(random: Random, state: RoadsAndBoats) -> str:
    cell = any_cell(random, state)
    place, kind = random.choice(state.world.spots[cell]), any_building(random, state, cell)
    goods = random.choice(["-", parts(random, state, cell, state.building_type(kind).cost)])
    mixture = random.choice(sorted(MIXTURES)) if kind == "mine" else "-"
    return f"build {kind} {place} {goods} {mixture} {any_ferry(random, state, cell)}"


def on_an_edge(random: Random, state: RoadsAndBoats) -> str:
    """A road, a bridge, a wall token or a demolition."""
    cell, edge = any_cell(random, state), random.randrange(6)
    verb = random.choice(("build-road", "build-bridge", "build-wall", "demolish"))
    half = random.choice(("- ", "a ", "b ")) if verb == "build-road" else ""
    cost = {"boards" if verb == "demolish" else "stone": random.choice((1, 1, 2, 3))}
    goods = random.choice(["-", parts(random, state, cell, cost)])
    return f"{verb} {cell[0]},{cell[1]} {edge} {half}{goods} {any_ferry(random, state, cell)}"


def shaft(random: Random, state: RoadsAndBoats) -> str:
    mines = sorted(cell for cell, it in state.buildings.items() if it.kind == "mine")
    cell = random.choice(mines) if mines and random.random() < 0.8 else any_cell(random, state)
    goods = random.choice(["-", parts(random, state, cell, {"iron": 1, "fuel": 1})])
    mixture = random.choice(sorted(MIXTURES))
    return f"sink-shaft {cell[0]},{cell[1]} {mixture} {goods} {any_ferry(random, state, cell)}"


MAKERS: dict[str, tuple[Callable[[Random, RoadsAndBoats], str], ...]] = {
    "production": (hand_in, hand_in, research, breed),
    "movement": (follow, set_down),
    "building": (build, build, on_an_edge, on_an_edge, shaft),
}
"""What is made up in each phase."""
