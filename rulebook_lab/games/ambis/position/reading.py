"""Reads a position's text (see `writing` for how it is written)."""

from __future__ import annotations

from typing import Any, get_args

from msgspec.structs import replace

from ....engine import FrameNotation, Line, Seat, UnreadablePosition, lines
from ..components import COURT_SPACES, HIDDEN, MONSTER, RACE, RACES, THREAT_SPACES, TRACK_SPACES, VALUE
from ..rules.frames import Action, AnyFrame, Control, Finish, NextTurn, TurnStart
from ..state import AmbisState, LordInPlay, Player
from .invariants import card_defects, location_defects, lord_defects, token_defects
from .leftovers import completed, rest
from .open_frames import asked_of_something

Found = dict[str, Line]

FRAMES = FrameNotation(get_args(AnyFrame))
GROUND = (Action, Control, Finish, NextTurn, TurnStart)
"""Frames that may lie at the bottom; before any other one `control >` is understood."""

SEATS = ("blue", "yellow", "red", "green")
BOARD = (
    "seats", "viewer", "edition", "active", "turn", "asks", "court", "lord-deck", "removed",
    "threat", "track", "deck", "discards", "council", "bought", "locations", "pile", "pool",
    "extra-turn", "ending", "passes", "max-turns",
)  # fmt: skip
OWN = ("hand", "affiliated", "lords", "locations", "tokens")
KEYS = (*BOARD, *(key for seat in SEATS for key in (seat, *(f"{seat}.{name}" for name in OWN))))


def read_position(text: str) -> AmbisState:
    """The position of a text. Raises UnreadablePosition, which names line and reason."""
    found = {line.key: line for line in lines(text, KEYS)}
    seats = _seats(found)
    state = AmbisState(
        seats=seats,
        viewer=_seat(found, "viewer", seats, seats[0]) if "viewer" in found else None,
        edition=_word(found, "edition", ""),
        players=tuple(_player(found, seat) for seat in seats),
        active=_seat(found, "active", seats, seats[0]),
        turn=_number(found, "turn", 0),
        pending=_pending(found),
        court=_right_aligned(found),
        removed=tuple(_items(found, "removed")),
        threat=_threat(found),
        track=_track(found),
        discards=tuple(sorted(_items(found, "discards"))),
        council=_piles(found),
        buyers=_buyers(found, seats),
        open_locations=tuple(_items(found, "locations")),
        extra_turn=_yes(found, "extra-turn"),
        passes=_number(found, "passes", 0),
        max_turns=_number(found, "max-turns", 0),
    )
    if "ending" in found:
        state = _ending(state, found["ending"])
    state = _filled(state, found)
    _possible(state)
    if "asks" in found:
        asked_of_something(state, found["asks"])
    return state


def _seats(found: Found) -> tuple[Seat, ...]:
    if "seats" not in found:
        named = [seat for seat in SEATS if any(key.partition(".")[0] == seat for key in found)]
        return tuple(named) if len(named) > 1 else SEATS[:2]
    seats = tuple(found["seats"].value.split())
    if not 2 <= len(seats) <= len(SEATS) or len(set(seats)) < len(seats) or set(seats) - set(SEATS):
        raise found["seats"].wrong(f"two to four different seats out of {', '.join(SEATS)}")
    return seats


def _word(found: Found, key: str, usual: str) -> str:
    return found[key].value if key in found else usual


def _number(found: Found, key: str, usual: int) -> int:
    if key not in found:
        return usual
    if not found[key].value.isdecimal():
        raise found[key].wrong(f"a whole number, not {found[key].value!r}")
    return int(found[key].value)


def _yes(found: Found, key: str) -> bool:
    word = _word(found, key, "no")
    if word not in ("yes", "no"):
        raise found[key].wrong(f"yes or no, not {word!r}")
    return word == "yes"


def _threat(found: Found) -> int:
    threat = _number(found, "threat", 1)
    if not 1 <= threat <= THREAT_SPACES:
        raise found["threat"].wrong(f"a space from 1 to {THREAT_SPACES}, not {threat}")
    return threat


def _seat(found: Found, key: str, seats: tuple[Seat, ...], usual: Seat) -> Seat:
    seat = _word(found, key, usual)
    if seat not in seats:
        raise found[key].wrong(f"one of the seats {', '.join(seats)}, not {seat!r}")
    return seat


def _buyers(found: Found, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    buyers = tuple(_items(found, "bought"))
    opponents = set(seats) - {_seat(found, "active", seats, seats[0])}
    if len(set(buyers)) < len(buyers) or set(buyers) - opponents:
        raise found["bought"].wrong("opponents of the active player, each once")
    return buyers


def _items(found: Found, key: str) -> list[str]:
    """The words of a line, `crab1*3` as three of them; none for `-`."""
    if key not in found or found[key].value in ("", "-"):
        return []
    items: list[str] = []
    for word in found[key].value.split():
        item, star, times = word.partition("*")
        if star and not times.isdigit():
            raise found[key].wrong(f"several are written {item}*3, not {word!r}")
        items += [item] * (int(times) if star else 1)
    return items


def _numbers(found: Found, key: str) -> tuple[int, ...]:
    items = _items(found, key)
    if not all(item.isdigit() for item in items):
        raise found[key].wrong(f"monster tokens are numbers, not {found[key].value!r}")
    return tuple(sorted(map(int, items)))


def _allies(found: Found, key: str) -> tuple[str, ...]:
    cards = _items(found, key)
    for card in cards:
        if card not in VALUE and card != HIDDEN:
            raise found[key].wrong(f"no ally {card!r}; write race and value, such as crab3")
    return tuple(sorted(cards))


def _player(found: Found, seat: Seat) -> Player:
    pearls = keys = 0
    if seat in found:
        for part in found[seat].value.split(","):
            number, _, what = part.strip().partition(" ")
            if not number.isdigit() or what.rstrip("s") not in ("pearl", "key"):
                raise found[seat].wrong(f"such as '2 pearls, 1 key', not {part.strip()!r}")
            if what.startswith("pearl"):
                pearls = int(number)
            else:
                keys = int(number)
    return Player(
        pearls=pearls,
        keys=keys,
        hand=_allies(found, f"{seat}.hand"),
        affiliated=_allies(found, f"{seat}.affiliated"),
        lords=tuple(_lord_of(found[f"{seat}.lords"], word) for word in _items(found, f"{seat}.lords")),
        locations=tuple(_items(found, f"{seat}.locations")),
        tokens=_numbers(found, f"{seat}.tokens"),
    )


def _lord_of(line: Line, word: str) -> LordInPlay:
    name, *marks = word.split("/")
    if set(marks) - {"rotated", "used"}:
        raise line.wrong(f"a lord is marked /rotated or /used, not {word!r}")
    id, _, under = name.partition("@")
    return LordInPlay(id, "rotated" in marks, under, "used" in marks)


def _right_aligned(found: Found) -> tuple[str, ...]:
    lords = ["" if word == "-" else word for word in _word(found, "court", "").split()]
    if len(lords) > COURT_SPACES:
        raise found["court"].wrong(f"the Court has {COURT_SPACES} spaces, not {len(lords)}")
    return ("",) * (COURT_SPACES - len(lords)) + tuple(lords)


def _track(found: Found) -> tuple[str, ...]:
    cards = ["" if word == "-" else word for word in _word(found, "track", "").split()]
    for card in cards:
        if card and card not in VALUE and card != MONSTER:
            raise found["track"].wrong(f"an ally such as crab3, {MONSTER} or -, not {card!r}")
    if len(cards) > TRACK_SPACES:
        raise found["track"].wrong(f"the track has {TRACK_SPACES} spaces, not {len(cards)}")
    return tuple(cards) + ("",) * (TRACK_SPACES - len(cards))


def _piles(found: Found) -> tuple[tuple[str, ...], ...]:
    cards = _items(found, "council")
    piles: dict[str, list[str]] = {race: [] for race in RACES}
    for card in cards:
        race, colon, count = card.partition(":")
        if colon and race in RACES and count.isdigit():
            piles[race] += [HIDDEN] * int(count)
        elif card in RACE:
            piles[RACE[card]].append(card)
        else:
            raise found["council"].wrong(f"an ally such as crab3, not {card!r}")
    return tuple(tuple(sorted(pile)) for pile in piles.values())


def _pending(found: Found) -> tuple[AnyFrame, ...]:
    text = _word(found, "asks", "action")
    if text == "-":
        return ()
    try:
        frames: tuple[Any, ...] = tuple(FRAMES.read(part.strip()) for part in text.split(">"))
    except ValueError as problem:
        raise found["asks"].wrong(str(problem)) from None
    return frames if isinstance(frames[0], GROUND) else (Control(), *frames)


def _ending(state: AmbisState, line: Line) -> AmbisState:
    seat, _, clause = line.value.partition(" ")
    if seat not in (*state.seats, "-"):
        raise line.wrong(f"one of the seats {', '.join(state.seats)}, not {seat!r}")
    if clause and clause not in state.game.catalogue:
        raise line.wrong(f"there is no clause {clause!r}")
    return replace(state, ending="" if seat == "-" else seat, end_by=clause or "end.seven-lords")


def _filled(state: AmbisState, found: Found) -> AmbisState:
    """With what a text says of decks and piles; what stands nowhere goes where a reader would expect it."""
    stated: dict[str, tuple[str, ...] | tuple[int, ...]] = {}
    whole = completed(state)
    for key, name, leftover in (
        ("deck", "deck", "discards"),
        ("lord-deck", "lord_deck", "removed"),
        ("pile", "location_pile", "open_locations"),
    ):
        if key in found:
            stated[name] = tuple(sorted(_items(found, key)))
            if not getattr(state, leftover) and state.viewer is None:
                stated[leftover] = rest(getattr(whole, name), stated[name])
    if "pool" in found:
        stated["pool"] = _numbers(found, "pool")
    return replace(whole, **stated)


def _possible(state: AmbisState) -> None:
    """Raises UnreadablePosition when some component is there too often, or nowhere."""
    for check in (card_defects, lord_defects, location_defects, token_defects):
        for defect in check(state):
            raise UnreadablePosition(f"no such position: {state.game.explain(state, defect)}")
