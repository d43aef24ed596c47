"""Positions as text, pleasant to write by hand.

    layout: beginner
    turn: red > act
    red: field 9, escorts 1, loose 2, hand any-1 forest-2*2, kept forest-ghost-d
    blue: field 9

A seat's line says what differs from the kit; `turn` names the active player and what is open, from the
bottom up (alone: the turn begins). Decks, pool and supply hold what lies nowhere else, unless a line says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, get_args

from msgspec.structs import replace

from ....engine import FrameNotation, Line, RulebookError, Seat, lines
from ..components import Components
from ..piles import HIDDEN, Cards
from ..rules.frames import Act, AnyFrame, Draw, EndOfTurn
from ..rules.setting_up import player_kit
from ..state import AmberRouteState, Player
from .invariants import card_in_play, laid_cards
from .open_frames import unfit

FRAMES = FrameNotation(get_args(AnyFrame))
NUMBERS = {
    "field": "field",
    "escorts": "escorts",
    "loose": "loose",
    "secured": "secured",
    "lost": "lost_turns",
}
CARDS = {"hand": "hand", "kept": "kept"}
PILES = {
    "light-discard": "light_discard",
    "dark-discard": "dark_discard",
    "light-deck": "light_deck",
    "dark-deck": "dark_deck",
}
SUPPLIES = {"pool": "pool", "supply": "supply"}
NOBODY, OVER = "none", "over"
STEP = " > "

# -- writing ----------------------------------------------------------------------------------


def write(state: AmberRouteState) -> str:
    """The position as text; what follows from the rest is left out."""
    found = {"layout": state.layout, "seats": " ".join(state.seats), "turn": write_turn(state)}
    if state.edition:
        found["components"] = state.edition
    if state.viewer:
        found["viewer"] = state.viewer
    kit = player_kit(state.box.amounts)
    for seat, player in zip(state.seats, state.players, strict=True):
        found[seat] = write_player(player, kit)
    if state.first:
        found["first"] = state.first
    if state.last_turns:
        found["last-turns"] = " ".join(state.last_turns)
    plain = with_the_rest(state)
    for key, name in PILES.items():
        pile = getattr(state, name)
        if pile != getattr(plain, name) or (key.endswith("discard") and pile):
            found[key] = write_cards(pile)
    for key, name in SUPPLIES.items():
        if getattr(state, name) != getattr(plain, name):
            found[key] = str(getattr(state, name))
    return "\n".join(f"{key}: {value}" for key, value in found.items())


def write_turn(state: AmberRouteState) -> str:
    if not state.pending:
        return OVER
    active = state.active
    if active and state.pending == turn_begins(active):
        return active
    frames = state.pending[1:] if active else state.pending
    return STEP.join([active or NOBODY, *(write_frame(frame, state) for frame in frames)])


def write_frame(frame: AnyFrame, state: AmberRouteState) -> str:
    """An open frame; the active player's seat is left out where no other seat follows."""
    name, *rest = FRAMES.write(frame).split()
    if rest[:1] == [state.active] and not set(rest[1:2]) & set(state.seats):
        rest = rest[1:]
    return " ".join([name, *rest])


def write_player(player: Player, kit: Player) -> str:
    words = [
        f"{word} {getattr(player, name)}"
        for word, name in NUMBERS.items()
        if getattr(player, name) != getattr(kit, name)
    ]
    words += [
        f"{word} {write_cards(getattr(player, name))}"
        for word, name in CARDS.items()
        if getattr(player, name)
    ]
    return ", ".join(words)


def write_cards(cards: Cards) -> str:
    return " ".join(card if n == 1 else f"{card}*{n}" for card, n in Counter(cards).items()) or NOBODY


def turn_begins(seat: Seat) -> tuple[AnyFrame, ...]:
    """What is open when a turn begins."""
    return (EndOfTurn(seat), Act(seat), Draw(seat))


# -- reading ----------------------------------------------------------------------------------


def read(text: str) -> AmberRouteState:
    """The position that a text describes. Raises UnreadablePosition, which names line and reason."""
    colours = AmberRouteState.games[""].colours
    keys = (
        "layout",
        "seats",
        "turn",
        "components",
        "viewer",
        *colours,
        "first",
        "last-turns",
        *PILES,
        *SUPPLIES,
    )
    found = {line.key: line for line in lines(text, keys)}
    seats = read_seats(found, colours)
    edition = found["components"].value if "components" in found else ""
    try:
        box: Components = AmberRouteState.games[""].components(edition)
    except RulebookError as problem:
        raise found["components"].wrong(str(problem)) from None
    kit = player_kit(box.amounts)
    players = tuple(read_player(found[seat], kit, box) if seat in found else kit for seat in seats)
    state = AmberRouteState(
        seats=seats,
        edition=edition,
        viewer=read_seat(found["viewer"], seats) if "viewer" in found else None,
        players=players,
        layout=read_layout(found, box),
        pending=read_turn(found.get("turn"), seats),
        first=read_seat(found["first"], seats) if "first" in found else None,
        last_turns=read_last_turns(found["last-turns"], seats) if "last-turns" in found else (),
        light_deck=(),
        dark_deck=(),
        pool=0,
        supply=0,
    )
    for reason in unfit(state):
        raise found["turn"].wrong(reason)
    piles = {PILES[key]: read_cards(found[key], found[key].value, box) for key in PILES if key in found}
    state = replace(state, **{name: pile for name, pile in piles.items() if name.endswith("discard")})
    amounts = {SUPPLIES[key]: number(found[key], found[key].value, 999) for key in SUPPLIES if key in found}
    return replace(with_the_rest(state, lambda card: lacking(found, card)), **piles, **amounts)


def read_seats(found: Mapping[str, Line], colours: tuple[Seat, ...]) -> tuple[Seat, ...]:
    line = found.get("seats")
    if line is None:
        named = tuple(colour for colour in colours if colour in found)
        return named if len(named) > 1 else colours[:2]
    seats = tuple(line.value.split())
    if not 2 <= len(seats) <= len(colours) or set(seats) - set(colours) or len(set(seats)) < len(seats):
        raise line.wrong(f"two to {len(colours)} different seats out of {', '.join(colours)}")
    return seats


def read_seat(line: Line, seats: tuple[Seat, ...]) -> Seat:
    if line.value not in seats:
        raise line.wrong(f"one of {', '.join(seats)}")
    return line.value


def read_last_turns(line: Line, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    named = tuple(line.value.split())
    if set(named) - set(seats) or len(set(named)) < len(named):
        raise line.wrong(f"different seats out of {', '.join(seats)}")
    return named


def read_layout(found: Mapping[str, Line], box: Components) -> str:
    line = found.get("layout")
    if line is None:
        return next(iter(box.layouts))
    if line.value not in box.layouts:
        raise line.wrong(f"one of {', '.join(box.layouts)}")
    return line.value


def read_player(line: Line, kit: Player, box: Components) -> Player:
    changes: dict[str, Any] = {}
    for part in filter(None, map(str.strip, line.value.split(","))):
        word, _, rest = part.partition(" ")
        if word in NUMBERS:
            most = box.amounts.board_pieces - 1 if word == "field" else 99
            changes[NUMBERS[word]] = number(line, rest, most)
        elif word in CARDS:
            changes[CARDS[word]] = read_cards(line, rest, box)
        else:
            raise line.wrong(f"{word!r} is none of {', '.join([*NUMBERS, *CARDS])}")
    return replace(kit, **changes)


def number(line: Line, text: str, most: int) -> int:
    if not text.strip().isdigit() or int(text) > most:
        raise line.wrong(f"{text!r} is no whole number up to {most}")
    return int(text)


def read_cards(line: Line, text: str, box: Components) -> Cards:
    known = {*box.light, *box.dark, *box.gifts, HIDDEN}
    cards: list[str] = []
    for word in text.split():
        card, times, count = word.partition("*")
        if word == NOBODY:
            continue
        if card not in known:
            raise line.wrong(f"{card!r} is no card; a card is written forest-2, any-1*2 or swamp-ghost-c")
        cards += [card] * (number(line, count, 99) if times else 1)
    return tuple(sorted(cards))


def read_turn(line: Line | None, seats: tuple[Seat, ...]) -> tuple[AnyFrame, ...]:
    if line is None:
        return turn_begins(seats[0])
    active, *steps = map(str.strip, line.value.split(STEP.strip()))
    if active == OVER and not steps:
        return ()
    if active not in (*seats, NOBODY):
        raise line.wrong(f"{active!r} is none of {', '.join([*seats, NOBODY, OVER])}")
    if not steps and active != NOBODY:
        return turn_begins(active)
    bottom = () if active == NOBODY else (EndOfTurn(active),)
    return (*bottom, *(read_frame(line, step, active, seats) for step in steps))


def read_frame(line: Line, text: str, active: Seat, seats: tuple[Seat, ...]) -> AnyFrame:
    """An open frame; where no seat follows its name it is the active player's."""
    name, *rest = text.split() or [""]
    if active != NOBODY and rest[:1] not in [[seat] for seat in seats]:
        rest = [active, *rest]
    try:
        return FRAMES.read(" ".join([name, *rest]))  # type: ignore[return-value]
    except ValueError as problem:
        raise line.wrong(str(problem)) from None


# -- what follows from the rest -----------------------------------------------------------------


def with_the_rest(
    state: AmberRouteState, lack: Callable[[str], RulebookError] | None = None
) -> AmberRouteState:
    """Decks, pool and supply hold what lies nowhere else; `lack` makes the error for a card too many."""
    box, players = state.box, state.players
    hands = tuple(card for player in players for card in player.hand)
    kept = tuple(card for player in players for card in player.kept)
    return replace(
        state,
        light_deck=rest(box.light_deck, hands + laid_cards(state) + state.light_discard, lack),
        dark_deck=rest(box.dark_deck, kept + card_in_play(state) + state.dark_discard, lack),
        pool=box.amounts.ambers - sum(player.loose + player.secured for player in players),
        supply=box.amounts.escort_tokens - sum(player.escorts for player in players),
    )


def rest(deck: Cards, elsewhere: Cards, lack: Callable[[str], RulebookError] | None) -> Cards:
    left = Counter(deck)
    left.subtract(elsewhere)
    short = [card for card, count in left.items() if count < 0 and card != HIDDEN]
    if short and lack:
        raise lack(short[0])
    return tuple(sorted(left.elements()))


def lacking(found: Mapping[str, Line], card: str) -> RulebookError:
    """The error that a card lies in more places than there are copies, at a line that names it."""
    line = next(line for line in list(found.values())[::-1] if card in line.value)
    return line.wrong(f"there are fewer {card} in the box")
