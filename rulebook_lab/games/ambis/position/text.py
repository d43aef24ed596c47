"""Positions as text: what a teacher writes, and what every position can be written as.

    seats: blue yellow red
    court: master-of-magic slaver traitor        # right-aligned: spaces 4, 5 and 6
    blue: 2 pearls
    blue.hand: jellyfish3 crab2 shellfish5 shellfish1
    blue.lords: keeper@parliament jailer/rotated
    blue.locations: parliament
    asks: offer 3 yellow

Everything may be left out. Whoever is not named has nothing; a Court that is not told of is six lords that
lie nowhere else; all other cards, lords, locations and tokens that stand nowhere are in the deck, the lord
deck, the pile and the pool; the first seat is active and chooses an action.
`crab1*3` is three equal cards, `-` an empty space.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from .... import engine as e
from ....engine.position import NOTHING
from ....engine.wording import load_texts
from ..components import (
    COURT_SPACES,
    MONSTER,
    RACE,
    RACES,
    THREAT_SPACES,
    TRACK_SPACES,
    VALUE,
)
from ..rules import CHAPTERS
from ..rules.court import LordDraw
from ..rules.turn import Control
from ..state import AmbisState, LordInPlay, Player
from .invariants import CARDS, LOCATIONS, LORDS, STEPS, SUPPLIES, TOKENS, component_defects


def _told(key: str, /, **facts: object) -> str:
    return load_texts(__package__.rpartition(".")[0]).message(key, **facts)


# -- cards and spaces -----------------------------------------------------------------------


def _card(*known: str, otherwise: str) -> Callable[[str], str]:
    """Reads the card that a word means. Raises ValueError, with a message of ours and what may be meant."""

    def read(said: str) -> str:
        facts = {"given": repr(said), "monster": MONSTER, "nothing": NOTHING}
        return e.one_of(said, known, lambda: _told(otherwise, **facts))

    return read


_held = _card(*VALUE, e.HIDDEN, otherwise="no-ally")
_explored = _card(*VALUE, MONSTER, otherwise="explored")
_ally = _card(*VALUE, otherwise="ally")


def _spaces(key: str, spaces: int, read: Callable[[str, e.Given], str], *, right: bool) -> e.Row[AmbisState]:
    """The row of the spaces of the Court or track, aligned to the right or left, `-` where one is empty."""

    def read_all(text: str, given: e.Given) -> tuple[str, ...]:
        words = e.things(text)
        if len(words) > spaces:
            raise ValueError(_told(f"{key}-spaces", spaces=spaces, found=len(words)))
        filled = tuple("" if word == NOTHING else read(word, given) for word in words)
        empty = ("",) * (spaces - len(filled))
        return empty + filled if right else filled + empty

    def write(row: Iterable[str]) -> str:
        return " ".join(card or NOTHING for card in row) if any(row) else NOTHING

    return e.of_field(key, read_all, write, usual=None if right else ("",) * spaces)


def _read_council(text: str, given: e.Given) -> tuple[tuple[str, ...], ...]:
    """Allies by name, or as many hidden ones of a race as `crab:3` says."""
    piles: dict[str, list[str]] = {race: [] for race in RACES}
    for card in e.things(text):
        race, colon, count = card.partition(":")
        if colon:
            piles[e.one_of(race, RACES)] += [e.HIDDEN] * e.whole_number(count)
        else:
            piles[RACE[_ally(card)]].append(_ally(card))
    return tuple(tuple(sorted(pile)) for pile in piles.values())


def _write_council(state: AmbisState) -> str:
    if state.viewer is None:
        return e.written_things(card for pile in state.council for card in pile)
    return " ".join(f"{race}:{len(pile)}" for race, pile in zip(RACES, state.council, strict=True) if pile)


# -- whose turn, and the end ----------------------------------------------------------------


def _read_buyers(text: str, given: e.Given) -> tuple[e.Seat, ...]:
    buyers = e.things(text)
    opponents = set(given.seats) - {given.get("active", given.seats[0])}
    if len(set(buyers)) < len(buyers) or set(buyers) - opponents:
        raise ValueError(_told("buyers"))
    return buyers


def _read_ending(text: str, given: e.Given) -> tuple[e.Seat, str]:
    """The seat in whose turn the end was met, if any, and the clause that ends the game."""
    seat, _, clause = text.partition(" ")
    ends = ("end.seven-lords", "end.lord-deck", "turn.action-mandatory", "turn.next")
    if clause and clause not in ends:
        raise ValueError(_told("no-ending", ends=", ".join(ends), clause=repr(clause)))
    return "" if seat == NOTHING else e.one_of(seat, given.seats), clause or ends[0]


def _write_ending(state: AmbisState) -> str:
    return f"{state.ending or NOTHING} {state.end_by}" if state.end_by else ""


# -- what lies in front of a seat -----------------------------------------------------------


def _read_holdings(text: str, given: e.Given) -> dict[str, int]:
    def held(part: str) -> tuple[str, str, int]:
        count, _, what = part.strip().partition(" ")
        thing = e.forgiven(what, ("pearls", "keys"))
        if not count.isdecimal() or thing is None:
            raise ValueError(_told("holdings", given=repr(part.strip())))
        return thing, thing, e.whole_number(count)

    return e.once(map(held, text.split(",")))


def _write_holdings(state: AmbisState, seat: e.Seat) -> str:
    player = state.player(seat)
    if not player.pearls and not player.keys:
        return ""
    return f"{player.pearls} pearls" + (f", {player.keys} keys" if player.keys else "")


def _read_lords(text: str, given: e.Given) -> tuple[LordInPlay, ...]:
    lords = []
    for word in e.things(text):
        name, *marks = word.split("/")
        if len(set(marks)) < len(marks) or set(marks) - {"rotated", "used"}:
            raise ValueError(_told("marks", given=repr(word)))
        id, at, under = name.partition("@")
        place = e.one_of(under, given.box.locations) if at else ""
        lords.append(LordInPlay(e.one_of(id, given.box.lords), "rotated" in marks, place, "used" in marks))
    return tuple(lords)


def _write_lords(state: AmbisState, seat: e.Seat) -> str:
    return " ".join(
        lord.id + f"@{lord.under}" * bool(lord.under) + "/rotated" * lord.rotated + "/used" * lord.used
        for lord in state.player(seat).lords
    )


# -- the whole ------------------------------------------------------------------------------


def _complete(given: e.Given) -> AmbisState:
    """The position; what stands nowhere goes where a reader would expect it. Raises UnreadablePosition when
    some component is there too often, or nowhere, or a question cannot be asked."""
    fields = given.fields(TEXT.rows)
    ending, end_by = fields.pop("ending", ("", ""))
    players = tuple(Player(**own.pop("", {}), **own) for own in given.own.values())
    usual = {"active": given.seats[0], "threat": 1}
    state = AmbisState(**given.common, players=players, **{**usual, **fields}, ending=ending, end_by=end_by)
    if "court" not in fields and end_by != "end.lord-deck":
        state = _laid(state, fields.get("lord_deck", ()))
    state = _filled(state, fields)
    for defect in component_defects(state):
        raise e.UnreadablePosition(_told("no-such-position", why=state.game.explain(state, defect)))
    for frame in state.pending:
        for defect in frame.defects(state):
            raise given.wrong("asks", state.game.explain(state, defect))
    return state


def _laid(state: AmbisState, deck: Iterable[str]) -> AmbisState:
    """With a Court of those lords that lie nowhere else, but on spaces on which chance has one to lay."""
    due = {frame.space for frame in state.pending if isinstance(frame, LordDraw)}
    lords = iter(sorted((Counter(LORDS.left(state)) - Counter(deck)).elements()))
    spaces = range(1, COURT_SPACES + 1)
    return replace(state, court=tuple("" if space in due else next(lords, "") for space in spaces))


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


_cards = (*VALUE, MONSTER)
_token = partial(e.whole_number, most=9)

TEXT = e.PositionText(
    AmbisState,
    e.COLOURS[:4],
    range(2, 5),
    rows=[
        e.word("active", usual=lambda s: s.seats[0]),
        e.number("turn"),
        _spaces("court", COURT_SPACES, lambda lord, given: e.one_of(lord, given.box.lords), right=True),
        e.pile("lord-deck", lambda box: box.lords, rest=LORDS),
        e.pile("removed", lambda box: box.lords, sort=False),
        e.number("threat", usual=1, least=1, most=THREAT_SPACES),
        _spaces("track", TRACK_SPACES, lambda card, _: _explored(card), right=False),
        e.pile("deck", _cards, rest=CARDS),
        e.pile("discards", _cards),
        e.Row("council", _read_council, _write_council, "council"),
        e.of_field("bought", _read_buyers, " ".join, "buyers", ()),
        e.pile("locations", lambda box: box.locations, "open_locations", sort=False),
        e.pile("pile", lambda box: box.locations, rest=LOCATIONS),
        e.pile("pool", word=_token, rest=TOKENS),
        e.flag("extra-turn"),
        e.Row("ending", _read_ending, _write_ending, "ending"),
        e.number("passes"),
        e.number("max-turns", most=999_999),
    ],
    own=[
        e.Row("", _read_holdings, _write_holdings),
        e.pile("hand", word=_held),
        e.pile("affiliated", word=_held),
        e.Row("lords", _read_lords, _write_lords, "lords"),
        e.pile("locations", lambda box: box.locations, sort=False),
        e.pile("tokens", word=_token),
    ],
    asks=e.Stack(
        e.FrameNotation(e.frames_of(CHAPTERS)),
        usual="action",
        below=lambda frame: () if isinstance(frame, STEPS) else (Control(),),
    ),
    complete=_complete,
)
