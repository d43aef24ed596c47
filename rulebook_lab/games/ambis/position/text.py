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
    forgiven,
    likely,
    number,
    one_of,
    split,
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


def _card(word: str, known: Iterable[str], otherwise: str) -> str:
    """The card that a word means. Raises ValueError, with a message of ours and what may be meant."""
    names = tuple(known)
    if (meant := forgiven(word, names)) is None:
        wrong = _told(otherwise, given=repr(word), monster=MONSTER, nothing=NOTHING)
        raise ValueError("; ".join(filter(None, (wrong, likely(word, names)))))
    return meant


def _read_cards(text: str, given: Given) -> tuple[str, ...]:
    return tuple(sorted(things(text, (*VALUE, MONSTER, HIDDEN))))


def _read_allies(text: str, given: Given) -> tuple[str, ...]:
    return tuple(sorted(_card(word, (*VALUE, HIDDEN), "no-ally") for word in things(text)))


def _read_removed(text: str, given: Given) -> tuple[str, ...]:
    return things(text, (*given.box.lords, HIDDEN))


def _read_lord_deck(text: str, given: Given) -> tuple[str, ...]:
    return tuple(sorted(_read_removed(text, given)))


def _read_locations(text: str, given: Given) -> tuple[str, ...]:
    return things(text, (*given.box.locations, HIDDEN))


def _read_pile(text: str, given: Given) -> tuple[str, ...]:
    return tuple(sorted(_read_locations(text, given)))


def _read_tokens(text: str, given: Given) -> tuple[int, ...]:
    return tuple(sorted(whole_number(word, most=9) for word in things(text)))


def _read_spaces(text: str, read: Callable[[str], str], spaces: int, place: str) -> tuple[str, ...]:
    words = split(text)
    if len(words) > spaces:
        raise ValueError(_told(f"{place}-spaces", spaces=spaces, found=len(words)))
    return tuple("" if word == NOTHING else read(word) for word in words)


def _read_court(text: str, given: Given) -> tuple[str, ...]:
    lords = _read_spaces(text, lambda lord: one_of(lord, given.box.lords), COURT_SPACES, "court")
    return ("",) * (COURT_SPACES - len(lords)) + lords


def _read_track(text: str, given: Given) -> tuple[str, ...]:
    cards = _read_spaces(text, lambda card: _card(card, (*VALUE, MONSTER), "explored"), TRACK_SPACES, "track")
    return cards + ("",) * (TRACK_SPACES - len(cards))


def _read_council(text: str, given: Given) -> tuple[tuple[str, ...], ...]:
    """Allies by name, or as many hidden ones of a race as `crab:3` says."""
    piles: dict[str, list[str]] = {race: [] for race in RACES}
    for card in things(text):
        race, colon, count = card.partition(":")
        if colon:
            piles[one_of(race, RACES)] += [HIDDEN] * whole_number(count)
        else:
            ally = _card(card, VALUE, "ally")
            piles[RACE[ally]].append(ally)
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
        held_of = forgiven(what, ("pearls", "keys"))
        if not count.isdecimal() or held_of is None:
            raise ValueError(_told("holdings", given=repr(part.strip())))
        if held_of in held:
            raise ValueError(_told("said-twice", word=held_of))
        held[held_of] = whole_number(count)
    return held


def _write_holdings(state: AmbisState, seat: Seat) -> str:
    player = state.player(seat)
    if not player.pearls and not player.keys:
        return ""
    return f"{player.pearls} pearls" + (f", {player.keys} keys" if player.keys else "")


def _read_lords(text: str, given: Given) -> tuple[LordInPlay, ...]:
    return tuple(_read_lord(word, given) for word in things(text))


def _read_lord(word: str, given: Given) -> LordInPlay:
    name, *marks = word.split("/")
    if len(set(marks)) < len(marks) or set(marks) - {"rotated", "used"}:
        raise ValueError(_told("marks", given=repr(word)))
    id, at, under = name.partition("@")
    place = one_of(under, given.box.locations) if at else ""
    return LordInPlay(one_of(id, given.box.lords), "rotated" in marks, place, "used" in marks)


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
        _rest("lord-deck", LORDS, _read_lord_deck),
        _row("removed", _read_removed),
        number("threat", usual=1, least=1, most=THREAT_SPACES),
        _row("track", _read_track, write=_write_spaces),
        _rest("deck", CARDS, _read_cards),
        _row("discards", _read_cards),
        Row("council", _read_council, _write_council, "council"),
        _row("bought", _read_buyers, "buyers", " ".join),
        _row("locations", _read_locations, "open_locations"),
        _rest("pile", LOCATIONS, _read_pile),
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
        _own("locations", _read_locations),
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
