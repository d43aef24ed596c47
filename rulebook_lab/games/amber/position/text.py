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
from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle, groupby, islice
from typing import Any

from ....engine import (
    COLOURS,
    Frame,
    FrameNotation,
    FrozenMap,
    Given,
    Line,
    PositionText,
    Row,
    Seat,
    Stack,
    UnreadablePosition,
    forgiven,
    likely,
    number,
    one_of,
    split,
    things,
    whole_number,
)
from ....engine.position import NOTHING
from ..components import CASTLE, WETLAND, Box
from ..rules.advanced_game import Replace, TurnUp
from ..rules.sequence import Begin, DealHands, EndTurn, Play, Refill, TopTile
from ..rules.setting_up import AssignCastles, ChooseFirst, ChooseSetup
from ..state import HIDDEN, AmberState, Network, Player

FRAMES = FrameNotation(
    (
        *(ChooseSetup, AssignCastles, ChooseFirst, DealHands, TurnUp, Begin),
        *(Play, Refill, TopTile, Replace, EndTurn),
    )
)
TRUTHS = ("no", "yes")
MODES = {"basic": False, "advanced": True}

# -- what lines hold ------------------------------------------------------------------------


def _pairs(text: str) -> dict[str, str]:
    """The words `name=value` of a line."""
    pairs: dict[str, str] = {}
    for word in split(text):
        left, _, right = word.partition("=")
        if not left or not right:
            raise ValueError(f"two parts joined by =, not {word!r}")
        if left in pairs:
            raise ValueError(f"{left!r} comes twice")
        pairs[left] = right
    return pairs


def _cells(words: Iterable[str], box: Box) -> tuple[str, ...]:
    """The words themselves, each a location, with a star where the coin is still there."""
    found = tuple(word.upper() for word in words)
    if strangers := [cell for word in found if (cell := word.removesuffix("*")) not in box.beside]:
        raise ValueError(f"a location from A1 to {list(box.beside)[-1]}, not {strangers[0]!r}")
    return found


def _read_castles(text: str, given: Given) -> dict[Seat, str]:
    pairs = _pairs(text)
    seats = [one_of(seat, COLOURS) for seat in pairs]
    return dict(zip(seats, _cells(pairs.values(), given.box), strict=True))


def _read_villages(text: str, given: Given) -> tuple[str, ...]:
    return _cells(split(text), given.box)


def _read_tiles(text: str, given: Given) -> dict[str, str]:
    box, tiles = given.box, _pairs(text)
    castles = {word.removesuffix("*") for word in given.get("castles", {}).values()}
    roads = [name for name, laid in box.laid.items() if laid.tile in (*box.roads, WETLAND)]
    lying: dict[str, str] = {}
    for cell, word in zip(_cells(tiles, box), tiles.values(), strict=True):
        if (name := forgiven(word, roads)) is None:
            right = f"a road such as bend@90, bridge or wetland can lie on the board, not {word!r}"
            raise ValueError("; ".join(filter(None, (right, likely(word, roads)))))
        if cell in castles:
            raise ValueError(f"a castle stands on {cell}")
        if cell in lying:
            raise ValueError(f"{cell!r} comes twice")
        lying[cell] = box.laid[name].name
    return lying


def _read_pile(text: str, given: Given) -> tuple[str, ...]:
    return things(text, (*given.box.stack, HIDDEN))


def _read_hand(text: str, given: Given) -> tuple[str, ...] | int:
    return whole_number(text) if text.isdecimal() else tuple(sorted(_read_pile(text, given)))


def _pile(tiles: Iterable[str]) -> str:
    """Tiles in their order, equal neighbours as `bend*2`."""
    runs = [(tile, len(list(run))) for tile, run in groupby(tiles)]
    return " ".join(tile if n == 1 else f"{tile}*{n}" for tile, n in runs) or NOTHING


def _special_shovel(state: AmberState, seat: Seat) -> str:
    """Whether a seat still has it, where that is not as at the start."""
    has = state.player(seat).special_shovel
    return TRUTHS[has] if has != state.advanced else ""


def _seat(text: str, given: Given) -> Seat:
    return one_of(text, given.seats)


def _starred(state: AmberState, cell: str) -> str:
    return f"{cell}*" if cell in state.coins_at else cell


def _castles(state: AmberState) -> str:
    castles = state.network.castles
    return " ".join(f"{s}={_starred(state, castles[s])}" for s in state.seats if s in castles) or NOTHING


def _tiles(state: AmberState) -> str:
    tiles = state.network.tiles
    return " ".join(f"{cell}={tiles[cell]}" for cell in state.box.beside if cell in tiles)


# -- lines of older texts -------------------------------------------------------------------


def _read_now(text: str, given: Given) -> tuple[Frame, ...]:
    return () if text == "over" else tuple(FRAMES.read(part.strip()) for part in text.split(","))


def _read_coins(text: str, given: Given) -> dict[Seat, int]:
    return {one_of(seat, given.seats): whole_number(amount) for seat, amount in _pairs(text).items()}


OLDER = {
    "face up": "face-up",
    **{f"hand {seat}": f"{seat}.hand" for seat in COLOURS},
    **{f"gave up {seat}": f"{seat}.gave-up" for seat in COLOURS},
}


def _unwritten(state: AmberState) -> str:
    return ""


# -- the whole position ---------------------------------------------------------------------


def _named(found: Mapping[str, Line], box: Box) -> tuple[Seat, ...]:
    """The owners of castles in their order, or the first seats that a set-up is for."""
    if "castles" in found:
        words = (word.partition("=")[0].casefold() for word in split(found["castles"].value))
        return tuple(dict.fromkeys(word for word in words if word in COLOURS))
    diagram = box.diagrams.get(found["setup"].value) if "setup" in found else None
    return COLOURS[: diagram.players] if diagram else ()


def complete(given: Given) -> AmberState:
    """The position of what was read; raises ValueError, or UnreadablePosition with the line that is wrong."""
    box, seats, setup = given.box, given.seats, given.get("setup", "")
    if not setup and "castles" not in given.values:
        raise UnreadablePosition("a position needs the line 'castles: red=C3* …' or a set-up")
    drawn = box.diagrams.get(setup) if "castles" not in given.values else None
    standing = given.get("castles", {})
    villages = given.get("villages", ())
    if drawn:
        standing = {seat: f"{cell}*" for seat, cell in zip(seats, drawn.castles, strict=False)}
        villages = given.get("villages", tuple(f"{cell}*" for cell in drawn.villages))
    if strangers := standing.keys() - {*seats}:
        right = f"castles of 2 to 6 seats, here {', '.join(seats)}"
        raise given.wrong("castles", f"{right}, not of {', '.join(sorted(strangers))}")
    castles = {seat: word.removesuffix("*") for seat, word in standing.items()}
    starred = {word[:-1] for word in (*standing.values(), *villages) if word.endswith("*")}
    tiles = given.get("tiles", {})
    usual = (Play(given.get("turn", seats[0])),)
    pending = given.pending if "asks" in given.found else given.get("now", usual)
    players, piles = _dealt(given, tiles)
    state = AmberState(
        seats=seats,
        pending=pending,
        edition=given.edition,
        viewer=given.viewer,
        setup=setup,
        first=given.get("first", "" if ChooseFirst() in pending else seats[0]),
        network=Network(
            FrozenMap(castles),
            tuple(word.removesuffix("*") for word in villages),
            FrozenMap({**dict.fromkeys(castles.values(), CASTLE), **tiles}),
        ),
        coins_at=frozenset(starred),
        coins_lost=_lost(given, len(castles) + len(villages) - len(starred), players),
        players=players,
        advanced=given.get("mode", False),
        passes=given.get("passes", 0),
        winner=given.get("winner", ""),
        **piles,
    )
    _check_open(given, state)
    return state


def _lost(given: Given, gone: int, players: tuple[Player, ...]) -> int:
    """The coins that are neither held nor where they were put at first."""
    held = sum(player.coins for player in players)
    if held > gone:
        right = f"at most {gone}, as many as are gone from castles and villages (without a *), not {held}"
        key = next((f"{seat}.coins" for seat in given.seats if f"{seat}.coins" in given.found), "coins")
        raise given.wrong(key, right)
    return gone - held


def _check_open(given: Given, state: AmberState) -> None:
    """Castles are given out while somebody has none, tiles dealt while a hand is not full."""
    key = "asks" if "asks" in given.found else "now"
    bare = [seat for seat in state.seats if seat not in state.network.castles]
    if bare and AssignCastles() not in state.pending:
        line = "castles" if "castles" in given.found else "seats"
        raise given.wrong(line, f"a castle for each of the seats, and {', '.join(bare)} has none")
    if AssignCastles() in state.pending and not bare:
        raise given.wrong(key, "no assign-castles, as every seat has a castle")
    full = len(state.players[-1].hand) >= state.box.totals.hand_size
    if DealHands() in state.pending and full:
        raise given.wrong(key, f"no deal-hands, as {state.seats[-1]} has all tiles")


# -- where the tiles are --------------------------------------------------------------------


def _dealt(given: Given, tiles: Mapping[str, str]) -> tuple[tuple[Player, ...], dict[str, Any]]:
    """The players, and the fields of the piles: what no line says is made up of the tiles that are left."""
    box, advanced = given.box, given.get("mode", False)
    rest = Counter(box.stack)
    _take(given, rest, "tiles", (box.laid[name].tile for name in tiles.values()))
    for what in ("hand", "gave-up"):
        for seat, own in given.own.items():
            _take(given, rest, f"{seat}.{what}", own.get(what, ()))
    for pile in ("face-up", "discards"):
        _take(given, rest, pile, given.get(pile, ()))
    some = _some(rest, box)
    shovels = given.get("special shovels", given.seats if advanced else ())
    players = []
    for seat, own in given.own.items():
        hand = own.get("hand", box.totals.hand_size)
        players.append(
            Player(
                hand=tuple(sorted(islice(some, hand))) if isinstance(hand, int) else hand,
                coins=own.get("coins", given.get("coins", {}).get(seat, 0)),
                special_shovel=own.get("special-shovel", seat in shovels),
                given_up=tuple(sorted(own.get("gave-up", ()))),
            )
        )
    face_up = given.get("face-up")
    if face_up is None:
        face_up = tuple(islice(some, len(given.seats))) if advanced else ()
    face_down, discards = _stack(given, rest)
    stack = FrozenMap({tile: rest[tile] for tile in box.stack if rest[tile]})
    return tuple(players), {"stack": stack, "face_down": face_down, "face_up": face_up, "discards": discards}


def _take(given: Given, rest: Counter[str], key: str, tiles: Iterable[str] | int) -> None:
    for tile, count in Counter(() if isinstance(tiles, int) else tiles).items():
        if tile != HIDDEN and rest[tile] < count:
            raise given.wrong(key, f"more than the {given.box.stack[tile]} tiles {tile!r} that there are")
        rest[tile] -= count
    del rest[HIDDEN]


def _some(rest: Counter[str], box: Box) -> Iterator[str]:
    """Takes tiles of what is left, one kind after the other."""
    kinds = cycle(box.stack)
    while rest.total():
        tile = next(kinds)
        if rest[tile]:
            rest[tile] -= 1
            yield tile


def _stack(given: Given, rest: Counter[str]) -> tuple[int, tuple[str, ...]]:
    """How many tiles lie face down, and the discards: whatever else is left, unless they are listed."""
    left = rest.total()
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


TEXT = PositionText(
    AmberState,
    COLOURS,
    range(2, 7),
    rows=[
        Row("mode", lambda text, _: MODES[one_of(text, MODES)], lambda s: "advanced" if s.advanced else ""),
        Row("setup", lambda text, given: one_of(text, given.box.diagrams), lambda s: s.setup),
        Row("first", _seat, lambda s: s.first if s.first != s.seats[0] else ""),
        Row("castles", _read_castles, _castles),
        Row(
            "villages",
            _read_villages,
            lambda s: " ".join(_starred(s, cell) for cell in s.network.villages) or NOTHING,
        ),
        Row("tiles", _read_tiles, _tiles),
        Row("winner", _seat, lambda s: s.winner),
        number("passes"),
        Row("face-up", _read_pile, lambda s: _pile(s.face_up) if s.advanced else ""),
        Row("stack", lambda text, _: whole_number(text), lambda s: str(s.face_down)),
        Row("discards", _read_pile, lambda s: _pile(s.discards)),
        Row("turn", _seat, _unwritten),
        Row("now", _read_now, _unwritten),
        Row("coins", _read_coins, _unwritten),
        Row("special shovels", lambda text, given: things(text, given.seats), _unwritten),
    ],
    own=[
        Row("hand", _read_hand, lambda s, seat: _pile(s.player(seat).hand)),
        Row("coins", lambda text, _: whole_number(text), lambda s, seat: str(s.player(seat).coins or "")),
        Row("gave-up", _read_pile, lambda s, seat: _pile(s.player(seat).given_up).removeprefix(NOTHING)),
        Row("special-shovel", lambda text, _: one_of(text, TRUTHS) == "yes", _special_shovel),
    ],
    asks=Stack(FRAMES),
    complete=complete,
    older=OLDER,
    named=_named,
)
