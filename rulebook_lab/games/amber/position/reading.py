"""Reads the lines of a position's text, and says which line is wrong and what would be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import cycle

from ....engine import COLOURS, Frame, FrameNotation, FrozenMap, Line, Seat, UnreadablePosition, lines
from ..components import CASTLE, WETLAND, Box
from ..rules.advanced_game import Replace, TurnUp
from ..rules.sequence import Begin, DealHands, EndTurn, Play, Refill, TopTile
from ..rules.setting_up import AssignCastles, ChooseFirst, ChooseSetup
from ..state import HIDDEN, AmberState, Network, Player

NOTHING = "-"
OPEN = (
    ChooseSetup,
    AssignCastles,
    ChooseFirst,
    DealHands,
    TurnUp,
    Begin,
    Play,
    Refill,
    TopTile,
    Replace,
    EndTurn,
)
FRAMES = {str(kind.__struct_config__.tag): kind for kind in OPEN}
MODES = {"basic": False, "advanced": True}
KEYS = (
    *("mode", "edition", "setup", "seats", "first", "castles", "villages", "tiles", "coins", "turn", "now"),
    *("winner", "passes", "special shovels", "face up", "stack", "discards", "viewer"),
    *(f"hand {seat}" for seat in COLOURS),
    *(f"gave up {seat}" for seat in COLOURS),
)


def read(text: str) -> AmberState:
    """The position that a text describes. Raises UnreadablePosition, which names line and reason."""
    return Reader({line.key: line for line in lines(text, KEYS)}).state()


class Reader:
    """Reads the lines of one position, one question after the other."""

    def __init__(self, found: dict[str, Line]) -> None:
        self.lines = found
        self.edition = self._word("edition")
        self.box: Box = AmberState.games[""].components(self.edition)
        self.rest = Counter(self.box.stack)
        self._kinds = cycle(self.box.stack)

    def state(self) -> AmberState:
        setup = self._setup()
        castles, coins = self._castles(setup)
        seats = self._seats(castles)
        villages, village_coins = self._villages(setup)
        squares = {**dict.fromkeys(castles.values(), CASTLE), **self._tiles(castles)}
        advanced = self._one_of("mode", MODES, "basic")
        hands = self._explicit("hand", seats)
        given_up = self._explicit("gave up", seats)
        face_up = self._listed("face up") if "face up" in self.lines else None
        discards = self._listed("discards") if "discards" in self.lines else None
        hands = {seat: hand if hand is not None else self._hand(seat) for seat, hand in hands.items()}
        if face_up is None:
            face_up = self._any(len(seats)) if MODES[advanced] else ()
        held = self._amounts("coins", seats)
        players = tuple(
            Player(
                hand=tuple(sorted(hands[seat] or ())),
                coins=held[seat],
                special_shovel=self._special_shovel(seat, MODES[advanced]),
                given_up=tuple(sorted(given_up[seat] or ())),
            )
            for seat in seats
        )
        face_down, discards = self._stack(discards)
        coins_at = coins | village_coins
        state = AmberState(
            seats=seats,
            pending=self._pending(seats),
            edition=self.edition,
            viewer=self._seat("viewer", seats, "") or None,
            advanced=MODES[advanced],
            setup=setup,
            first=self._seat("first", seats, seats[0] if "now" not in self.lines else self._first(seats)),
            network=Network(FrozenMap(castles), villages, FrozenMap(squares)),
            coins_at=coins_at,
            coins_lost=self._lost(len(castles) + len(villages) - len(coins_at), sum(held.values())),
            players=players,
            stack=FrozenMap({tile: count for tile, count in self.rest.items() if count}),
            face_down=face_down,
            face_up=face_up,
            discards=discards,
            passes=self._number("passes", 0),
            winner=self._seat("winner", seats, ""),
        )
        self._check_open(state)
        return state

    # -- single words

    def _word(self, key: str, default: str = "") -> str:
        return self.lines[key].value if key in self.lines else default

    def _one_of(self, key: str, known: Iterable[str], default: str) -> str:
        word = self._word(key, default)
        if word not in known:
            raise self.lines[key].wrong(f"{word!r} is wrong; one of {', '.join(known)} is right")
        return word

    def _seat(self, key: str, seats: tuple[Seat, ...], default: Seat) -> Seat:
        return self._one_of(key, seats, default) if key in self.lines else default

    def _number(self, key: str, default: int) -> int:
        word = self._word(key, str(default))
        if not word.isdecimal():
            raise self.lines[key].wrong(f"{word!r} is wrong; a whole number is right")
        return int(word)

    def _words(self, key: str) -> list[str]:
        return [word for word in self._word(key).split() if word != NOTHING]

    def _pairs(self, key: str) -> list[tuple[str, str]]:
        pairs = []
        for word in self._words(key):
            left, sign, right = word.partition("=")
            if not sign or not left or not right:
                raise self.lines[key].wrong(f"{word!r} is wrong; two parts joined by = are right")
            pairs.append((left, right))
        if twice := [name for name, count in Counter(left for left, _ in pairs).items() if count > 1]:
            raise self.lines[key].wrong(f"{twice[0]!r} comes twice")
        return pairs

    def _cell(self, key: str, word: str) -> str:
        cell = word.removesuffix("*")
        if cell not in self.box.beside:
            last = list(self.box.beside)[-1]
            raise self.lines[key].wrong(f"{cell!r} is no location; the board goes from A1 to {last}")
        return cell

    # -- the board

    def _setup(self) -> str:
        return self._one_of("setup", self.box.diagrams, "") if "setup" in self.lines else ""

    def _castles(self, setup: str) -> tuple[dict[Seat, str], frozenset[str]]:
        if "castles" not in self.lines:
            if not setup:
                raise UnreadablePosition("a position needs the line 'castles: red=C3* …' or a set-up")
            diagram = self.box.diagrams[setup]
            seats = self._words("seats") or COLOURS[: diagram.players]
            return dict(zip(seats, diagram.castles, strict=False)), frozenset(diagram.castles)
        pairs = self._pairs("castles")
        for seat, _ in pairs:
            self._known_seat("castles", seat)
        castles = {seat: self._cell("castles", word) for seat, word in pairs}
        return castles, frozenset(castles[seat] for seat, word in pairs if word.endswith("*"))

    def _known_seat(self, key: str, seat: str) -> None:
        if seat not in COLOURS:
            raise self.lines[key].wrong(f"{seat!r} is no seat; the seats are {', '.join(COLOURS)}")

    def _seats(self, castles: dict[Seat, str]) -> tuple[Seat, ...]:
        seats = tuple(self._words("seats")) or tuple(castles)
        for seat in seats:
            self._known_seat("seats", seat)
        if len(set(seats)) < len(seats):
            raise self.lines["seats"].wrong("different seats are right")
        totals = self.box.totals
        if not totals.players_min <= len(seats) <= totals.players_max or not set(castles) <= set(seats):
            raise self.lines["castles" if "seats" not in self.lines else "seats"].wrong(
                f"{len(seats)} seats are wrong; 2 to 6 are right, all owners of castles among them"
            )
        return seats

    def _villages(self, setup: str) -> tuple[tuple[str, ...], frozenset[str]]:
        if "villages" not in self.lines and setup and "castles" not in self.lines:
            villages = self.box.diagrams[setup].villages
            return villages, frozenset(villages)
        words = self._words("villages")
        cells = tuple(self._cell("villages", word) for word in words)
        return cells, frozenset(cell for cell, word in zip(cells, words, strict=True) if word.endswith("*"))

    def _tiles(self, castles: dict[Seat, str]) -> dict[str, str]:
        tiles: dict[str, str] = {}
        for word, name in self._pairs("tiles"):
            cell = self._cell("tiles", word)
            laid = self.box.laid.get(name)
            if laid is None or laid.tile not in (*self.box.roads, WETLAND):
                raise self.lines["tiles"].wrong(
                    f"{name!r} cannot lie on the board; a road such as bend@90, bridge or wetland can"
                )
            if cell in castles.values():
                raise self.lines["tiles"].wrong(f"a castle stands on {cell}")
            tiles[cell] = laid.name
            self._use("tiles", laid.tile)
        return tiles

    # -- tiles in hands and piles

    def _use(self, key: str, tile: str, count: int = 1) -> None:
        if tile == HIDDEN:
            return
        if tile not in self.box.stack:
            raise self.lines[key].wrong(f"no tile {tile!r}; there are {', '.join(self.box.stack)}")
        if self.rest[tile] < count:
            raise self.lines[key].wrong(f"more than the {self.box.stack[tile]} tiles {tile!r} that there are")
        self.rest[tile] -= count

    def _listed(self, key: str) -> tuple[str, ...]:
        tiles: list[str] = []
        for word in self._words(key):
            tile, star, count = word.partition("*")
            if star and not count.isdecimal():
                raise self.lines[key].wrong(f"{word!r} is wrong; such as bend*2 is right")
            number = int(count) if star else 1
            self._use(key, tile, number)
            tiles += [tile] * number
        return tuple(tiles)

    def _any(self, count: int) -> tuple[str, ...]:
        """Some tiles of what is left, one kind after the other."""
        tiles: list[str] = []
        while len(tiles) < count and self.rest.total():
            tile = next(self._kinds)
            if self.rest[tile]:
                self.rest[tile] -= 1
                tiles.append(tile)
        return tuple(tiles)

    def _explicit(self, what: str, seats: tuple[Seat, ...]) -> dict[Seat, tuple[str, ...] | None]:
        keys = {seat: f"{what} {seat}" for seat in seats}
        listed = {s: key in self.lines and not self.lines[key].value.isdecimal() for s, key in keys.items()}
        return {seat: self._listed(key) if listed[seat] else None for seat, key in keys.items()}

    def _hand(self, seat: Seat) -> tuple[str, ...]:
        return self._any(self._number(f"hand {seat}", self.box.totals.hand_size))

    def _stack(self, discards: tuple[str, ...] | None) -> tuple[int, tuple[str, ...]]:
        """How many tiles lie face down, and the discards: whatever else is left, unless they are listed."""
        left = self.rest.total()
        number = self._number("stack", left)
        if number > left:
            raise self.lines["stack"].wrong(f"{number} is wrong; only {left} tiles are left")
        if "viewer" in self.lines:
            return number, discards or ()
        if discards is not None and number < left:
            raise self.lines["stack"].wrong(f"{number} is wrong; with these discards {left} are left")
        return number, discards if discards is not None else self._commonest(left - number)

    def _commonest(self, count: int) -> tuple[str, ...]:
        """Some tiles of what is left, always of the kind that is left most, so that the rest stays mixed."""
        tiles = []
        for _ in range(count):
            tile = max(self.box.stack, key=lambda kind: self.rest[kind])
            self.rest[tile] -= 1
            tiles.append(tile)
        return tuple(sorted(tiles))

    # -- players and moment

    def _amounts(self, key: str, seats: tuple[Seat, ...]) -> dict[Seat, int]:
        given = dict(self._pairs(key))
        for seat, amount in given.items():
            if seat not in seats or not amount.isdecimal():
                raise self.lines[key].wrong(f"'{seat}={amount}' is wrong; such as {seats[0]}=2 is right")
        return {seat: int(given.get(seat, 0)) for seat in seats}

    def _lost(self, gone: int, held: int) -> int:
        if held > gone:
            raise self.lines["coins"].wrong(
                f"{held} coins are wrong; only {gone} are gone from castles and villages (without a *)"
            )
        return gone - held

    def _special_shovel(self, seat: Seat, advanced: bool) -> bool:
        return seat in self._words("special shovels") if "special shovels" in self.lines else advanced

    def _pending(self, seats: tuple[Seat, ...]) -> tuple[Frame, ...]:
        if "now" not in self.lines:
            return (Play(self._seat("turn", seats, seats[0])),)
        line = self.lines["now"]
        return (
            () if line.value == "over" else tuple(_frame(line, part, seats) for part in line.value.split(","))
        )

    def _check_open(self, state: AmberState) -> None:
        """Castles are given out while somebody has none, tiles dealt while a hand is not full."""
        open, size = {type(frame) for frame in state.pending}, self.box.totals.hand_size
        bare = [seat for seat in state.seats if seat not in state.network.castles]
        if bare and AssignCastles not in open:
            line = self.lines["castles" if "castles" in self.lines else "seats"]
            raise line.wrong(f"{', '.join(bare)} without a castle; a castle for each of the seats is right")
        if AssignCastles in open and not bare:
            raise self.lines["now"].wrong("assign-castles is wrong; every seat has a castle")
        if DealHands in open and len(state.players[-1].hand) >= size:
            raise self.lines["now"].wrong(f"deal-hands is wrong; {state.seats[-1]} has all {size} tiles")

    def _first(self, seats: tuple[Seat, ...]) -> Seat:
        return "" if "choose-first" in self.lines["now"].value else seats[0]


def _frame(line: Line, text: str, seats: tuple[Seat, ...]) -> Frame:
    name, *values = text.split()
    if name not in FRAMES:
        raise line.wrong(f"{name!r} is wrong; one of {', '.join(FRAMES)} is right")
    kind = FRAMES[name]
    right = {("seat",): seats, ("slot",): tuple("012345"), (): ()}[kind.__struct_fields__]
    if len(values) != len(kind.__struct_fields__) or not set(values) <= set(right):
        raise line.wrong(f"{text.strip()!r} is wrong; {name} {' or '.join(right)} is right".rstrip())
    return FrameNotation(OPEN).read(text)
