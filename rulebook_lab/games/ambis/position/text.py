"""Positions as text: what a teacher writes, and what every position can be written as.

    seats: blue yellow red
    court: master-of-magic slaver traitor        # right-aligned: spaces 4, 5 and 6
    blue: 2 pearls
    blue.hand: jellyfish3 crab2 shellfish5 shellfish1
    blue.lords: keeper@parliament jailer/rotated
    blue.locations: parliament
    asks: offer 3 yellow

Everything may be left out. Whoever is not named has nothing; cards, lords, locations and tokens that stand
nowhere are in the deck, the lord deck, the pile and the pool; the first seat is active and chooses an action.
`crab1*3` is three equal cards, `-` an empty space.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from ....engine import (
    COLOURS,
    Frame,
    FrameNotation,
    Given,
    PositionText,
    Row,
    Seat,
    Stack,
    Supply,
    UnreadablePosition,
    flag,
    number,
    one_of,
    things,
    whole_number,
    written_things,
)
from ....engine.position import NOTHING
from ....engine.protocol import own_kinds
from ....engine.wording import load_texts
from ..components import COURT_SPACES, HIDDEN, MONSTER, RACE, RACES, THREAT_SPACES, TRACK_SPACES, VALUE
from ..rules import CHAPTERS
from ..rules.turn import Action, Control, Finish, NextTurn, TurnStart
from ..state import AmbisState, LordInPlay, Player
from .invariants import CARDS, LOCATIONS, LORDS, SUPPLIES, TOKENS, component_defects

Read = Callable[[str, Given], tuple[object, ...]]


def _told(key: str, /, **facts: object) -> str:
    return load_texts(__package__.rpartition(".")[0]).told(key, **facts)


# -- cards, tokens, spaces ------------------------------------------------------------------


def _read_things(text: str, given: Given) -> tuple[str, ...]:
    return things(text)


def _read_cards(text: str, given: Given) -> tuple[str, ...]:
    return tuple(sorted(things(text)))


def _read_allies(text: str, given: Given) -> tuple[str, ...]:
    cards = _read_cards(text, given)
    for card in cards:
        if card not in VALUE and card != HIDDEN:
            raise ValueError(_told("no-ally", given=repr(card)))
    return cards


def _read_tokens(text: str, given: Given) -> tuple[int, ...]:
    return tuple(sorted(whole_number(word, most=9) for word in things(text)))


def _read_spaces(text: str, spaces: int, place: str) -> tuple[str, ...]:
    cards = tuple("" if word == NOTHING else word for word in text.split())
    if len(cards) > spaces:
        raise ValueError(_told(f"{place}-spaces", spaces=spaces, found=len(cards)))
    return cards


def _read_court(text: str, given: Given) -> tuple[str, ...]:
    lords = _read_spaces(text, COURT_SPACES, "court")
    return ("",) * (COURT_SPACES - len(lords)) + lords


def _read_track(text: str, given: Given) -> tuple[str, ...]:
    cards = _read_spaces(text, TRACK_SPACES, "track")
    for card in cards:
        if card and card not in VALUE and card != MONSTER:
            raise ValueError(_told("explored", monster=MONSTER, nothing=NOTHING, given=repr(card)))
    return cards + ("",) * (TRACK_SPACES - len(cards))


def _read_council(text: str, given: Given) -> tuple[tuple[str, ...], ...]:
    """Allies by name, or as many hidden ones of a race as `crab:3` says."""
    piles: dict[str, list[str]] = {race: [] for race in RACES}
    for card in things(text):
        race, colon, count = card.partition(":")
        if colon and race in RACES:
            piles[race] += [HIDDEN] * whole_number(count)
        elif card in RACE:
            piles[RACE[card]].append(card)
        else:
            raise ValueError(_told("ally", given=repr(card)))
    return tuple(tuple(sorted(pile)) for pile in piles.values())


def _write_council(state: AmbisState) -> str:
    if state.viewer is None:
        return written_things(card for pile in state.council for card in pile)
    return " ".join(f"{race}:{len(pile)}" for race, pile in zip(RACES, state.council, strict=True) if pile)


def _write_spaces(spaces: Iterable[str]) -> str:
    """The cards, an empty space as `-`; nothing where all are empty."""
    words = [space or NOTHING for space in spaces]
    return " ".join(words) if set(words) != {NOTHING} else ""


def _row(
    key: str, read: Read, field: str = "", write: Callable[[Iterable[str]], str] = written_things
) -> Row[AmbisState]:
    name = field or key
    return Row(key, read, lambda state: write(map(str, getattr(state, name))), name)


def _rest(key: str, supply: Supply[AmbisState], read: Read) -> Row[AmbisState]:
    """A deck, pile or pool, left out where it holds what lies nowhere else."""

    def write(state: AmbisState) -> str:
        rest = getattr(state, supply.rest)
        return "" if rest == supply.left(state) else written_things(map(str, rest)) or NOTHING

    return Row(key, read, write, supply.rest)


# -- whose turn, and the end ----------------------------------------------------------------


def _read_buyers(text: str, given: Given) -> tuple[Seat, ...]:
    buyers = things(text)
    opponents = set(given.seats) - {given.get("active", given.seats[0])}
    if len(set(buyers)) < len(buyers) or set(buyers) - opponents:
        raise ValueError(_told("buyers"))
    return buyers


def _read_ending(text: str, given: Given) -> tuple[Seat, str]:
    """The seat in whose turn the end was met, if any, and the clause that ends the game."""
    seat, _, clause = text.partition(" ")
    ends = ("end.seven-lords", "end.lord-deck", "turn.action-mandatory", "turn.next")
    if clause and clause not in ends:
        raise ValueError(_told("no-ending", ends=", ".join(ends), clause=repr(clause)))
    return "" if seat == NOTHING else one_of(seat, given.seats), clause or ends[0]


# -- what lies in front of a seat -----------------------------------------------------------


def _read_holdings(text: str, given: Given) -> dict[str, int]:
    held: dict[str, int] = {}
    for part in text.split(","):
        count, _, what = part.strip().partition(" ")
        if not count.isdecimal() or what.rstrip("s") not in ("pearl", "key"):
            raise ValueError(_told("holdings", given=repr(part.strip())))
        held[f"{what.rstrip('s')}s"] = whole_number(count)
    return held


def _write_holdings(state: AmbisState, seat: Seat) -> str:
    player = state.player(seat)
    if not player.pearls and not player.keys:
        return ""
    return f"{player.pearls} pearls" + (f", {player.keys} keys" if player.keys else "")


def _read_lords(text: str, given: Given) -> tuple[LordInPlay, ...]:
    return tuple(map(_read_lord, things(text)))


def _read_lord(word: str) -> LordInPlay:
    name, *marks = word.split("/")
    if set(marks) - {"rotated", "used"}:
        raise ValueError(_told("marks", given=repr(word)))
    id, _, under = name.partition("@")
    return LordInPlay(id, "rotated" in marks, under, "used" in marks)


def _write_lord(lord: LordInPlay) -> str:
    place = f"@{lord.under}" if lord.under else ""
    return lord.id + place + ("/rotated" if lord.rotated else "") + ("/used" if lord.used else "")


def _own(
    key: str,
    read: Read,
    write: Callable[[tuple[Any, ...]], str] = lambda held: written_things(map(str, held)),
) -> Row[AmbisState]:
    return Row(key, read, lambda state, seat: write(getattr(state.player(seat), key)), key)


# -- the whole ------------------------------------------------------------------------------


def _complete(given: Given) -> AmbisState:
    """The position; what stands nowhere goes where a reader would expect it. Raises UnreadablePosition when
    some component is there too often, or nowhere, or a question cannot be asked."""
    fields = given.fields(TEXT.rows)
    ending, end_by = fields.pop("ending", ("", ""))
    state = AmbisState(
        seats=given.seats,
        viewer=given.viewer,
        edition=given.edition,
        pending=given.pending,
        players=tuple(_player(given.own[seat]) for seat in given.seats),
        **{"active": given.seats[0], "threat": 1, **fields},
        ending=ending,
        end_by=end_by,
    )
    state = _filled(state, fields)
    for defect in component_defects(state):
        raise UnreadablePosition(_told("no-such-position", why=state.game.explain(state, defect)))
    for frame in state.pending:
        for defect in frame.defects(state):
            raise given.wrong("asks", state.game.explain(state, defect))
    return state


def _player(own: dict[str, Any]) -> Player:
    held = own.pop("", {})
    return Player(**held, **own)


def _filled(state: AmbisState, stated: dict[str, Any]) -> AmbisState:
    """With what lies nowhere else in deck, lord deck, pile and pool; or, where the text says what these hold,
    among the discards, the lords removed and the open locations."""
    others = {"deck": "discards", "lord_deck": "removed", "location_pile": "open_locations"}
    for supply in SUPPLIES:
        other = others.get(supply.rest, "")
        if supply.rest not in stated:
            state = supply.filled(state)
        elif other and not getattr(state, other) and state.viewer is None:
            left = Counter(supply.left(state)) - Counter(stated[supply.rest])
            state = replace(state, **{other: tuple(sorted(left.elements()))})
    return state


FRAMES = FrameNotation([kind for chapter in CHAPTERS for kind in own_kinds(chapter, Frame)])

TEXT = PositionText(
    AmbisState,
    COLOURS[:4],
    range(2, 5),
    rows=[
        Row(
            "active",
            lambda text, given: one_of(text, given.seats),
            lambda s: s.active * (s.active != s.seats[0]),
            "active",
        ),
        number("turn"),
        _row("court", _read_court, write=_write_spaces),
        _rest("lord-deck", LORDS, _read_cards),
        _row("removed", _read_things),
        number("threat", usual=1, least=1, most=THREAT_SPACES),
        _row("track", _read_track, write=_write_spaces),
        _rest("deck", CARDS, _read_cards),
        _row("discards", _read_cards),
        Row("council", _read_council, _write_council, "council"),
        _row("bought", _read_buyers, "buyers", " ".join),
        _row("locations", _read_things, "open_locations"),
        _rest("pile", LOCATIONS, _read_cards),
        _rest("pool", TOKENS, _read_tokens),
        flag("extra-turn"),
        Row("ending", _read_ending, lambda s: f"{s.ending or NOTHING} {s.end_by}" * bool(s.end_by), "ending"),
        number("passes"),
        number("max-turns", most=999_999),
    ],
    own=[
        Row("", _read_holdings, _write_holdings),
        _own("hand", _read_allies),
        _own("affiliated", _read_allies),
        _own("lords", _read_lords, lambda lords: " ".join(map(_write_lord, lords))),
        _own("locations", _read_things),
        _own("tokens", _read_tokens),
    ],
    asks=Stack(
        FRAMES,
        usual="action",
        ground=(Action, Control, Finish, NextTurn, TurnStart),
        below=lambda given: (Control(),),
    ),
    complete=_complete,
)
