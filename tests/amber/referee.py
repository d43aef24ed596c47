"""A second reading of Amber's rulebook: one program that asks its questions in the rulebook's order.

It shares nothing with the engine but what the box holds. A question is who decides and every answer that the
rules allow, in the notation of moves; for chance it is every outcome with its weight. What happens is noted
down besides, so that what players are told can be compared as well.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import rulebook_lab
from rulebook_lab.engine import CHANCE
from rulebook_lab.games.amber.state import AmberState

SHIPPED = (Path(rulebook_lab.__file__).parent / "games" / "amber" / "components.toml").read_text("utf-8")
SIDES = "nesw"
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BEHIND = {"n": "s", "e": "w", "s": "n", "w": "e"}
HAND = 6

Note = tuple[str, str | None, tuple[tuple[str, object], ...]]
Question = tuple[str, Counter[str]]
Asking = Generator[Question, str, None]
Asked = Generator[Question, str, str]


class Lying(NamedTuple):
    """What lies on a location: its road edges, and by which edges one leaves who came in by one.

    `ways` obeys arrows, `roads` does not.
    """

    edges: frozenset[str]
    ways: dict[str, frozenset[str]]
    roads: dict[str, frozenset[str]]


class Walk(NamedTuple):
    """Where a baron's buyers get: locations that a road leads up to, tiles entered, castles."""

    faced: set[str]
    entered: set[str]
    castles: set[str]


CASTLE = Lying(frozenset(SIDES), {}, {})
WETLAND = Lying(frozenset(), {}, {})


def turned(side: str, quarters: int) -> str:
    return SIDES[(SIDES.index(side) + quarters) % 4]


def lying(tile: dict[str, Any], quarters: int) -> Lying:
    """A road tile after some quarter turns clockwise."""
    arms = {turned(side, quarters): mode for side, mode in tile["arms"].items()}
    levels = [{turned(side, quarters) for side in level} for level in tile.get("levels", [tile["arms"]])]
    roads = {side: frozenset(level - {side}) for level in levels for side in level}
    exits = {side for side, mode in arms.items() if mode != "in"}
    ways = {side: road & exits for side, road in roads.items() if arms[side] != "out"}
    return Lying(frozenset(arms), ways, roads)


class Box:
    """What the box holds, by the entries of component files, later ones in the place of earlier ones."""

    def __init__(self, *texts: str) -> None:
        listed = [entry for text in texts for entry in tomllib.loads(text)["component"]]
        entries = {entry["id"]: entry for entry in listed}
        board, scoring = entries["board"], entries["scoring"]
        squares = product(range(board["columns"]), range(board["rows"]))
        named = {f"{chr(ord('A') + x)}{y + 1}": (x, y) for x, y in squares}
        self.cells = {cell: place for cell, place in named.items() if cell not in board["blocked"]}
        at = {place: cell for cell, place in self.cells.items()}
        self.beside = {
            cell: {side: at[x + dx, y + dy] for side, (dx, dy) in STEPS.items() if (x + dx, y + dy) in at}
            for cell, (x, y) in self.cells.items()
        }
        self.points = {name: scoring[name] for name in ("coin", "village", "other_castle")}
        self.setups = {id[len("setup.") :]: e for id, e in entries.items() if id.startswith("setup.")}
        kinds = {id[len("tile.") :]: e for id, e in entries.items() if id.startswith("tile.")}
        self.counts = Counter({n: e["count"] for n, e in kinds.items() if e["kind"] != "special-shovel"})
        roads = {name: entry for name, entry in kinds.items() if entry["kind"] == "road"}
        self.straights = {name for name, entry in roads.items() if entry.get("straight_section")}
        self.rebuilders = {name for name, entry in roads.items() if entry.get("rebuilds")}
        self.lying = {"castle": CASTLE, "wetland": WETLAND}
        self.turns = {name: self._turns(name, entry) for name, entry in roads.items()}

    def _turns(self, name: str, tile: dict[str, Any]) -> list[str]:
        """The different ways in which a tile may lie; where turning changes nothing, there is one."""
        different: dict[str, Lying] = {}
        for quarters in range(4):
            if (now := lying(tile, quarters)) not in different.values():
                different[f"{name}@{90 * quarters}"] = now
        if len(different) == 1:
            different = {name: different[f"{name}@0"]}
        self.lying.update(different)
        return list(different)


BOX = Box(SHIPPED)


@dataclass
class Baron:
    castle: str = ""
    hand: list[str] = field(default_factory=list)
    coins: int = 0
    special: bool = False
    given_up: list[str] = field(default_factory=list)


@dataclass
class Referee:
    """A game in progress; `play` asks, and goes on with the answer that it is sent."""

    barons: dict[str, Baron]
    advanced: bool = False
    box: Box = BOX
    setup: str = ""
    active: str = ""
    tiles: dict[str, str] = field(default_factory=dict)
    villages: list[str] = field(default_factory=list)
    coins: set[str] = field(default_factory=set)
    lost: int = 0
    stack: Counter[str] = field(default_factory=Counter)
    open: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    passes: int = 0
    winner: str = ""
    notes: list[Note] = field(default_factory=list)

    @classmethod
    def of(cls, state: AmberState, box: Box = BOX) -> Referee:
        """At the table where the active player of a position is to play."""
        castles = dict(state.network.castles.items())
        return cls(
            {
                seat: Baron(
                    castles.get(seat, ""),
                    list(it.hand),
                    it.coins,
                    it.special_shovel,
                    list(it.given_up),
                )
                for seat, it in zip(state.seats, state.players, strict=True)
            },
            state.advanced,
            box,
            state.setup,
            getattr(state.pending[-1], "seat", "") if state.pending else "",
            state.network.tiles,
            list(state.network.villages),
            set(state.coins_at),
            state.coins_lost,
            Counter(dict(state.stack.items())),
            list(state.face_up),
            list(state.discards),
            state.passes,
            state.winner,
        )

    # -- the course of the game

    def play(self) -> Asking:
        """Turn after turn, clockwise, until the game ends."""
        while not (yield from self.ended_by_turn()):
            seats = list(self.barons)
            self.active = seats[(seats.index(self.active) + 1) % len(seats)]
        winners = tuple(seat for seat in self.barons if seat in self.winners)
        most = max(map(self.points, self.barons))
        how = {"key": "over" if len(winners) == 1 else "shared", "variant": ""}
        self.note("verdict", winners=winners, points=most, **how)

    def play_from_the_beginning(self, chosen: dict[str, str]) -> Asking:
        yield from self.prepare(chosen)
        yield from self.play()

    def prepare(self, chosen: dict[str, str]) -> Asking:
        """What the table has not settled is settled by lot, in order; then hands and open tiles."""
        seats, self.stack = list(self.barons), Counter(self.box.counts)
        fitting = [id for id, entry in self.box.setups.items() if entry["players"] == len(seats)]
        self.setup = chosen.get("setup") or (yield from self.lot(f"diagram {id}" for id in fitting))
        diagram = self.box.setups[self.setup]
        self.note("setup-chosen", setup=self.setup)
        self.villages = list(diagram["villages"])
        self.coins.update(self.villages)
        left, agreed = list(diagram["castles"]), chosen.get("castles", "").split()
        for seat, baron in self.barons.items():
            baron.castle = (
                agreed.pop(0) if agreed else (yield from self.lot(f"castle {seat} {c}" for c in left))
            )
            self.note("castle-given", seat, cell=baron.castle)
            left.remove(baron.castle)
            self.coins.add(baron.castle)
        self.active = chosen.get("first")
        if not self.active:
            self.active = yield from self.lot(f"first {seat}" for seat in seats)
            self.note("first-drawn", self.active)
        for seat, baron in self.barons.items():
            for _ in range(HAND):
                baron.hand.append((yield from self.top("deal")))
                self.note("dealt", seat, tile=baron.hand[-1])
        for _ in seats if self.advanced else ():
            yield from self.turn_up()
        self.note("stack-ready", tiles=self.stack.total())
        self.note("begins", self.active)

    def turn_up(self) -> Asking:
        self.open.append((yield from self.top("reveal")))
        self.note("turned-up", tile=self.open[-1])

    def lot(self, outcomes: Iterator[str]) -> Asked:
        answer = yield CHANCE, Counter(outcomes)
        return answer.split()[-1]

    def top(self, verb: str) -> Asked:
        """The tile on top of the stack: any of those that lie face down."""
        answer = yield CHANCE, Counter({f"{verb} {tile}": number for tile, number in self.stack.items()})
        tile = answer.split()[-1]
        self.stack -= Counter([tile])
        return tile

    def ended_by_turn(self) -> Generator[Question, str, bool]:
        """A turn in its two steps; whether it was the last one."""
        baron = self.barons[self.active]
        verb, *words = (yield self.active, Counter(self.answers())).split()
        self.passes = self.passes + 1 if verb == "pass" else 0
        if verb in ("place", "rebuild", "shovel", "special-shovel"):
            self.carry_out(baron, verb, *words)
            self.settle_coins()
            complete = [seat for seat in self.barons if self.complete(seat)]
            if len(complete) == 1:
                self.winner = complete[0]
                self.note("won-at-once", self.winner)
                return True
        else:
            self.be_unable(baron, *words)
        if verb == "rebuild" and (tiles := min(HAND - len(baron.hand), self.supply)):
            self.note("draws-two", self.active, tiles=tiles)
        while len(baron.hand) < HAND and self.supply:
            yield from self.draw(baron)
        if not self.supply and all(len(each.hand) <= 3 for each in self.barons.values()):
            self.note("exhausted")
            return True
        if self.passes == len(self.barons):
            self.note("deadlocked")
            return True
        return False

    @property
    def supply(self) -> int:
        return self.stack.total() + len(self.open)

    def note(self, kind: str, seat: str | None = None, **facts: object) -> None:
        """What everybody at the table, or the one whom it concerns, is told."""
        self.notes.append((kind, seat, tuple(sorted(facts.items()))))

    # -- what may be played

    def answers(self) -> set[str]:
        """Whoever can play a tile of the hand must; the special shovel may always take the place of that."""
        baron = self.barons[self.active]
        digs = self.digs() if baron.special else []
        tiles = set(self.plays())
        if not tiles:
            tiles = {f"give-up {tile}" for tile in baron.hand} if self.supply else {"pass"}
        return tiles | {f"special-shovel {cell}" for cell in digs}

    def digs(self) -> list[str]:
        return [cell for cell in self.walk(self.active).faced if cell in self.tiles]

    def plays(self) -> Iterator[str]:
        hand = self.barons[self.active].hand
        faced = self.walk(self.active).faced
        if "shovel" in hand:
            yield from (f"shovel {cell}" for cell in self.digs())
        for cell in faced - set(self.tiles):
            if "wetland" in hand and cell not in self.villages:
                yield f"place wetland {cell}"
            for kind in set(hand) & set(self.box.turns):
                for tile in self.box.turns[kind]:
                    yield from self.lays(tile, cell)

    def lays(self, tile: str, cell: str) -> Iterator[str]:
        """A road on an empty location that one can get to: alone, or with a straight beside it rebuilt."""
        quarrels = self.quarrels(tile, cell)
        if not quarrels:
            yield f"place {tile} {cell}"
        if len(quarrels) != 1:
            return
        [(side, straight)] = quarrels.items()
        if kind_of(self.tiles.get(straight, "")) not in self.box.straights:
            return
        if side not in self.box.lying[tile].edges:
            return
        rest = Counter(self.barons[self.active].hand) - Counter([kind_of(tile)])
        news = [new for kind in self.box.rebuilders & set(rest) for new in self.box.turns[kind]]
        with self.laid(tile, cell):
            faced = straight in self.walk(self.active).faced
            fitting = [new for new in news if faced and not self.quarrels(new, straight)]
        yield from (f"rebuild {tile} {cell} {new} {straight}" for new in fitting)

    @contextmanager
    def laid(self, tile: str, cell: str) -> Iterator[None]:
        """As if a tile lay there."""
        before, self.tiles = self.tiles, {**self.tiles, cell: tile}
        yield
        self.tiles = before

    def lies(self, cell: str) -> Lying | None:
        """The castle, road or wetland on a location."""
        if any(baron.castle == cell for baron in self.barons.values()):
            return CASTLE
        return self.box.lying[self.tiles[cell]] if cell in self.tiles else None

    def quarrels(self, tile: str, cell: str) -> dict[str, str]:
        """The neighbours that the edges of a road would not match, by side: a wetland matches everything."""
        edges = self.box.lying[tile].edges
        return {
            side: near
            for side, near in self.box.beside[cell].items()
            if (other := self.lies(near)) not in (None, WETLAND)
            and (side in edges) != (BEHIND[side] in other.edges)
        }

    # -- journeys

    def walk(self, seat: str, arrows: bool = True, castles: bool = True) -> Walk:
        """From the castle by all roads, each in its direction; every castle ends a path.

        What if there were no arrows, or castles did not, can be asked as well.
        """
        home = self.barons[seat].castle
        walk = Walk(set(), set(), set())
        known: set[tuple[str, str]] = set()
        leaving = [(home, side) for side in SIDES]
        while leaving:
            cell, side = leaving.pop()
            near = self.box.beside[cell].get(side)
            if near is None or (near, side) in known:
                continue
            known.add((near, side))
            there = self.lies(near)
            if there is CASTLE:
                walk.castles.update({near} - {home})
                leaving += [] if castles else [(near, way) for way in SIDES]
                continue
            walk.faced.add(near)
            ways = (there.ways if arrows else there.roads) if there else {}
            if BEHIND[side] in ways:
                walk.entered.add(near)
                leaving += [(near, way) for way in ways[BEHIND[side]]]
        return walk

    def villages_of(self, seat: str) -> set[str]:
        return self.walk(seat).entered & set(self.villages)

    def complete(self, seat: str) -> bool:
        """Whether a baron is connected to everything."""
        others = len(self.barons) - 1
        return self.villages_of(seat) == set(self.villages) and len(self.walk(seat).castles) == others

    # -- what a play does

    def carry_out(self, baron: Baron, verb: str, *words: str) -> None:
        if verb == "place":
            self.lay(baron, *words)
        elif verb == "rebuild":
            tile, cell, new, straight = words
            self.lay(baron, tile, cell)
            baron.hand.remove(kind_of(new))
            old = kind_of(self.tiles[straight])
            self.note("rebuilt", self.active, old=old, cell=straight, new=new)
            self.discards.append(old)
            self.tiles[straight] = new
            self.note_village(straight)
        else:
            self.dig(baron, verb, *words)

    def lay(self, baron: Baron, tile: str, cell: str) -> None:
        baron.hand.remove(kind_of(tile))
        self.tiles[cell] = tile
        self.note("laid", self.active, tile=tile, cell=cell)
        self.note_village(cell)

    def note_village(self, cell: str) -> None:
        if cell in self.villages:
            self.note("village-on-top", cell=cell)

    def dig(self, baron: Baron, verb: str, cell: str) -> None:
        if verb == "shovel":
            baron.hand.remove("shovel")
            self.discards.append("shovel")
        else:
            baron.special = False
            self.note("used-special-shovel", self.active)
        self.note("dug", self.active, tile=kind_of(self.tiles[cell]), cell=cell)
        self.discards.append(kind_of(self.tiles.pop(cell)))

    def settle_coins(self) -> None:
        """A coin goes to the only one who is connected, and out of the game when several are."""
        walks = {seat: self.walk(seat) for seat in self.barons}
        for cell in sorted(self.coins):
            there = [seat for seat, walk in walks.items() if cell in walk.castles | walk.entered]
            if not there:
                continue
            owners = [seat for seat, baron in self.barons.items() if baron.castle == cell]
            what, owner = ("castle", {"owner": owners[0]}) if owners else ("village", {})
            self.coins.remove(cell)
            if len(there) == 1:
                self.barons[there[0]].coins += 1
                self.note(f"took-{what}-coin", there[0], cell=cell, **owner)
            else:
                self.lost += 1
                self.note(f"lost-{what}-coin", seats=tuple(there), cell=cell, **owner)

    def be_unable(self, baron: Baron, *tile: str) -> None:
        """Without a play: a coin if there is one, a tile for the next on the stack; or nothing at all."""
        if not tile:
            self.note("passed", self.active)
            return
        self.note("unable", self.active)
        if baron.coins:
            baron.coins -= 1
            self.lost += 1
            self.note("lost-coin", self.active)
        baron.hand.remove(*tile)
        baron.given_up += tile
        self.note("gave-up", self.active, tile=tile[0])

    def draw(self, baron: Baron) -> Asking:
        """One tile: unseen, or in the advanced game an open one, whose place is filled at once."""
        choices = {f"take {tile}" for tile in self.open} | ({"draw"} if self.stack.total() else set())
        verb, *tile = (yield self.active, Counter(choices)).split() if self.open else ["draw"]
        if verb == "draw":
            baron.hand.append((yield from self.top("deal")))
            self.note("drew", self.active, tile=baron.hand[-1])
        else:
            self.note("took", self.active, tile=tile[0])
            self.open.remove(tile[0])
            baron.hand.append(tile[0])
        if not self.supply:
            self.note("last-tile")
        if verb == "draw":
            return
        if self.stack.total():
            yield from self.turn_up()

    # -- the end

    def points(self, seat: str) -> int:
        worth = self.box.points
        connected = worth["village"] * len(self.villages_of(seat))
        connected += worth["other_castle"] * len(self.walk(seat).castles)
        return worth["coin"] * self.barons[seat].coins + connected

    @property
    def winners(self) -> set[str]:
        if self.winner:
            return {self.winner}
        points = {seat: self.points(seat) for seat in self.barons}
        return {seat for seat, number in points.items() if number == max(points.values())}


def kind_of(tile: str) -> str:
    return tile.partition("@")[0]
