"""Positions as text.

    castles: red=C3* blue=I9*       # * = the coin is still there
    villages: F3* B6
    tiles: D3=straight@90 E3=wetland
    red.hand: straight bend*2 bridge
    stack: 20
    asks: play red

What is left out has a default: the turn of the first seat, full hands and open tiles made of what is left in
the box, everything else in the stack. `red.hand: 3` gives any three tiles. `stack: 20` with more tiles left
puts the others on the discards. A set-up alone (`setup: 2.a`) brings its castles and villages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import cycle, islice
from typing import Any, TypeVar

from msgspec.structs import replace

from .... import engine as e
from ....engine.position import NOTHING, written_pile
from ..components import CASTLE, WETLAND, Box
from ..rules import advanced_game, sequence, setting_up
from ..rules.sequence import DealHands, Play
from ..rules.setting_up import AssignCastles, ChooseFirst
from ..state import AmberState, Network, Player

V = TypeVar("V")

FRAMES = e.FrameNotation(e.frames_of((advanced_game, sequence, setting_up)))

# -- what stands and lies on the board ------------------------------------------------------


def _pairs(text: str, thing: Callable[[str], str], value: Callable[[str], V]) -> dict[str, V]:
    """What the words `thing=value` of a line say. Raises ValueError."""

    def pair(said: str) -> tuple[str, str, V]:
        left, _, right = said.partition("=")
        if not left or not right:
            raise ValueError(f"two parts joined by =, not {said!r}")
        return repr(left), thing(left), value(right)

    return e.once(map(pair, e.split(text)))


def _seat(text: str, given: e.Given) -> e.Seat:
    return e.one_of(text, given.seats)


def _cell(box: Box, said: str) -> str:
    """A location, with a star where the coin is still there. Raises ValueError."""
    cell = said.upper()
    if (bare := cell.removesuffix("*")) not in box.beside:
        raise ValueError(f"a location from A1 to {list(box.beside)[-1]}, not {bare!r}")
    return cell


def _read_castles(text: str, given: e.Given) -> dict[e.Seat, str]:
    return _pairs(text, lambda seat: e.one_of(seat, e.COLOURS), partial(_cell, given.box))


def _read_tiles(text: str, given: e.Given) -> dict[str, str]:
    box: Box = given.box
    roads = [name for name, laid in box.laid.items() if laid.tile in (*box.roads, WETLAND)]

    def lying(said: str) -> str:
        right = "a road such as bend@90, bridge or wetland can lie on the board"
        return box.laid[e.one_of(said, roads, lambda: f"{right}, not {said!r}")].name

    return _pairs(text, partial(_cell, box), lying)


def _starred(state: AmberState, cell: str) -> str:
    return f"{cell}*" if cell in state.coins_at else cell


def _castles(state: AmberState) -> str:
    castles = state.network.castles
    return " ".join(f"{s}={_starred(state, castles[s])}" for s in state.seats if s in castles) or NOTHING


def _villages(state: AmberState) -> str:
    return " ".join(_starred(state, cell) for cell in state.network.villages) or NOTHING


def _tiles(state: AmberState) -> str:
    tiles = state.network.tiles
    return " ".join(f"{cell}={tiles[cell]}" for cell in state.box.beside if cell in tiles)


# -- the whole position ---------------------------------------------------------------------


def _named(found: Mapping[str, e.Line], box: Box) -> tuple[e.Seat, ...]:
    """The owners of castles in their order, or the first seats that a set-up is for."""
    if "castles" in found:
        words = (said.partition("=")[0].casefold() for said in e.split(found["castles"].value))
        return tuple(dict.fromkeys(seat for seat in words if seat in e.COLOURS))
    diagram = box.diagrams.get(found["setup"].value) if "setup" in found else None
    return e.COLOURS[: diagram.players] if diagram else ()


def complete(given: e.Given) -> AmberState:
    """The position of what was read; raises ValueError, or UnreadablePosition with the line that is wrong."""
    seats, castles, villages = given.seats, given.get("castles"), given.get("villages", ())
    if castles is None:
        if "setup" not in given.values:
            raise e.UnreadablePosition("a position needs the line 'castles: red=C3* …' or a set-up")
        drawn = given.box.diagrams[given.values["setup"]]
        castles = {seat: f"{cell}*" for seat, cell in zip(seats, drawn.castles, strict=False)}
        villages = given.get("villages", [f"{cell}*" for cell in drawn.villages])
    if strangers := castles.keys() - {*seats}:
        right = f"castles of 2 to 6 seats, here {', '.join(seats)}"
        raise given.wrong("castles", f"{right}, not of {', '.join(sorted(strangers))}")
    standing = {seat: cell.removesuffix("*") for seat, cell in castles.items()}
    for cell in standing.values():
        if cell in given.get("tiles", {}):
            raise given.wrong("tiles", f"a castle stands on {cell}")
    starred = frozenset(cell[:-1] for cell in (*castles.values(), *villages) if cell.endswith("*"))
    if "asks" not in given.found:
        given.pending = given.get("now", (Play(given.get("turn", seats[0])),))
    usual = {"first": "" if ChooseFirst() in given.pending else seats[0]}
    state = AmberState(
        **given.common,
        **usual | given.fields(TEXT.rows) | _dealt(given),
        network=Network(
            e.FrozenMap(standing),
            tuple(cell.removesuffix("*") for cell in villages),
            e.FrozenMap({**dict.fromkeys(standing.values(), CASTLE), **given.get("tiles", {})}),
        ),
        coins_at=starred,
    )
    _check_open(given, state)
    return replace(state, coins_lost=_lost(given, state))


def _lost(given: e.Given, state: AmberState) -> int:
    """The coins that are neither held nor where they were put at first."""
    gone = len(state.network.castles) + len(state.network.villages) - len(state.coins_at)
    held = sum(player.coins for player in state.players)
    if held > gone:
        right = f"at most {gone}, as many as are gone from castles and villages (without a *), not {held}"
        key = next((f"{seat}.coins" for seat in given.seats if f"{seat}.coins" in given.found), "coins")
        raise given.wrong(key, right)
    return gone - held


def _check_open(given: e.Given, state: AmberState) -> None:
    """Castles are given out while somebody has none, tiles dealt while a hand is not full."""
    key = "asks" if "asks" in given.found else "now"
    bare = [seat for seat in state.seats if seat not in state.network.castles]
    if bare and AssignCastles() not in state.pending:
        line = "castles" if "castles" in given.found else "seats"
        raise given.wrong(line, f"a castle for each of the seats, and {', '.join(bare)} has none")
    if AssignCastles() in state.pending and not bare:
        raise given.wrong(key, "no assign-castles, as every seat has a castle")
    if DealHands() in state.pending and len(state.players[-1].hand) >= state.box.totals.hand_size:
        raise given.wrong(key, f"no deal-hands, as {state.seats[-1]} has all tiles")


# -- where the tiles are --------------------------------------------------------------------


def _read_hand(text: str, given: e.Given) -> tuple[str, ...] | int:
    if text.isdecimal():
        return e.whole_number(text)
    return tuple(sorted(e.things(text, (*given.box.stack, e.HIDDEN))))


def _dealt(given: e.Given) -> dict[str, Any]:
    """The players and piles: what no line says is made up of the tiles that are left."""
    box, advanced, rest = given.box, given.get("mode", False), Counter[str](given.box.stack)
    _take(given, rest, "tiles", (box.laid[name].tile for name in given.get("tiles", {}).values()))
    for what in ("hand", "gave-up"):
        for seat, own in given.own.items():
            _take(given, rest, f"{seat}.{what}", own.get(what, ()))
    for what in ("face-up", "discards"):
        _take(given, rest, what, given.get(what, ()))
    some, players = _some(rest, box), []
    shovels, coins = given.get("special shovels", given.seats if advanced else ()), given.get("coins", {})
    for seat in given.seats:
        usual = {"hand": box.totals.hand_size, "coins": coins.get(seat, 0), "special_shovel": seat in shovels}
        own = usual | given.fields(TEXT.own, seat)
        if isinstance(own["hand"], int):
            own["hand"] = tuple(sorted(islice(some, own["hand"])))
        players.append(Player(**own))
    face_up = given.get("face-up")
    if face_up is None:
        face_up = tuple(islice(some, len(given.seats))) if advanced else ()
    face_down, discards = _stack(given, rest)
    stack = e.FrozenMap({tile: rest[tile] for tile in box.stack if rest[tile]})
    piles = {"stack": stack, "face_down": face_down, "face_up": face_up, "discards": discards}
    return {"players": tuple(players), **piles}


def _take(given: e.Given, rest: Counter[str], key: str, tiles: Iterable[str] | int) -> None:
    for tile, count in Counter(() if isinstance(tiles, int) else tiles).items():
        if tile == e.HIDDEN and given.viewer is None:
            raise given.wrong(key, "only in the view of a seat is a tile hidden (?): name it")
        if tile != e.HIDDEN and rest[tile] < count:
            raise given.wrong(key, f"more than the {given.box.stack[tile]} tiles {tile!r} that there are")
        rest[tile] -= count


def _some(rest: Counter[str], box: Box) -> Iterator[str]:
    """Takes tiles of what is left, one kind after the other."""
    kinds = cycle(box.stack)
    while rest.total() > 0:
        tile = next(kinds)
        if rest[tile]:
            rest[tile] -= 1
            yield tile


def _stack(given: e.Given, rest: Counter[str]) -> tuple[int, tuple[str, ...]]:
    """How many tiles lie face down, and the discards: whatever else is left, unless they are listed."""
    left = max(0, rest.total())
    height: int = given.get("stack", left)
    if height > left:
        raise given.wrong("stack", f"at most the {left} tiles that are left, not {height}")
    if given.viewer is not None or "discards" in given.values:
        if given.viewer is None and height < left:
            raise given.wrong("stack", f"with these discards the {left} tiles that are left, not {height}")
        return height, given.get("discards", ())
    discards = []
    for _ in range(left - height):
        # Always of the kind that is left most, so that the stack stays mixed.
        discards.append(max(given.box.stack, key=lambda kind: rest[kind]))
        rest[discards[-1]] -= 1
    return height, tuple(sorted(discards))


# -- the table of lines ---------------------------------------------------------------------


OLDER = {
    "face up": "face-up",
    **{f"hand {seat}": f"{seat}.hand" for seat in e.COLOURS},
    **{f"gave up {seat}": f"{seat}.gave-up" for seat in e.COLOURS},
}

TEXT = e.PositionText(
    AmberState,
    e.COLOURS,
    range(2, 7),
    rows=[
        e.flag("mode", "advanced", words={"basic": False, "advanced": True}),
        e.word("setup", lambda box: box.diagrams),
        e.word("first", usual=lambda s: s.seats[0]),
        e.Row("castles", _read_castles, _castles),
        e.Row("villages", lambda text, given: tuple(_cell(given.box, it) for it in e.split(text)), _villages),
        e.Row("tiles", _read_tiles, _tiles),
        e.word("winner"),
        e.number("passes"),
        e.pile("face-up", lambda box: box.stack, sort=False, usual=lambda s: None if s.advanced else ()),
        e.number("stack", "face_down", usual=None),
        e.pile("discards", lambda box: box.stack, sort=False, usual=None),
        e.Row("turn", _seat),
        e.Row("now", lambda text, _: () if text == "over" else tuple(map(FRAMES.read, text.split(",")))),
        e.Row("coins", lambda text, given: _pairs(text, partial(_seat, given=given), e.whole_number)),
        e.Row("special shovels", lambda text, given: e.things(text, given.seats)),
    ],
    own=[
        e.of_field("hand", _read_hand, written_pile),
        e.number("coins"),
        e.pile("gave-up", lambda box: box.stack, "given_up"),
        e.flag("special-shovel", usual=lambda s: s.advanced),
    ],
    asks=e.Stack(FRAMES),
    complete=complete,
    older=OLDER,
    named=_named,
)
