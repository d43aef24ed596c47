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
from collections.abc import Iterable

from ..components import COURT_SPACES, RACES, TRACK_SPACES
from ..rules.frames import AnyFrame, Control
from ..state import AmbisState, LordInPlay, Player
from .leftovers import completed
from .reading import FRAMES


def write_position(state: AmbisState) -> str:
    """The text of a position; what a reader would assume anyway is left out."""
    rows: list[tuple[str, str]] = [("seats", " ".join(state.seats))]
    plain = completed(state)

    def row(key: str, text: str, usual: str = "") -> None:
        if text != usual:
            rows.append((key, text or "-"))

    row("viewer", state.viewer or "")
    row("edition", state.edition)
    row("active", state.active, state.seats[0])
    row("turn", str(state.turn), "0")
    row("asks", _stack(state.pending), "action")
    row("court", _spaces(state.court), _spaces(("",) * COURT_SPACES))
    row("lord-deck", _cards(state.lord_deck), _cards(plain.lord_deck))
    row("removed", _cards(state.removed))
    row("threat", str(state.threat), "1")
    row("track", _spaces(state.track), _spaces(("",) * TRACK_SPACES))
    row("deck", _cards(state.deck), _cards(plain.deck))
    row("discards", _cards(state.discards))
    row("council", _council(state))
    row("bought", " ".join(state.buyers))
    row("locations", " ".join(state.open_locations))
    row("pile", _cards(state.location_pile), _cards(plain.location_pile))
    row("pool", _cards(map(str, state.pool)), _cards(map(str, plain.pool)))
    row("extra-turn", "yes" if state.extra_turn else "")
    row("ending", f"{state.ending or '-'} {state.end_by}" if state.end_by else "")
    row("passes", str(state.passes), "0")
    row("max-turns", str(state.max_turns), "0")
    for seat, player in zip(state.seats, state.players, strict=True):
        row(seat, _holdings(player), "0 pearls")
        row(f"{seat}.hand", _cards(player.hand))
        row(f"{seat}.affiliated", _cards(player.affiliated))
        row(f"{seat}.lords", " ".join(map(_lord, player.lords)))
        row(f"{seat}.locations", " ".join(player.locations))
        row(f"{seat}.tokens", _cards(map(str, player.tokens)))
    return "".join(f"{key}: {text}\n" for key, text in rows)


def _cards(cards: Iterable[str]) -> str:
    return " ".join(card if n == 1 else f"{card}*{n}" for card, n in Counter(cards).items())


def _spaces(spaces: tuple[str, ...]) -> str:
    return " ".join(space or "-" for space in spaces)


def _council(state: AmbisState) -> str:
    if state.viewer is None:
        return _cards(card for pile in state.council for card in pile)
    return " ".join(f"{race}:{len(pile)}" for race, pile in zip(RACES, state.council, strict=True) if pile)


def _stack(pending: tuple[AnyFrame, ...]) -> str:
    shown = pending[1:] if len(pending) > 1 and isinstance(pending[0], Control) else pending
    return " > ".join(FRAMES.write(frame) for frame in shown)


def _holdings(player: Player) -> str:
    text = f"{player.pearls} pearls"
    return f"{text}, {player.keys} keys" if player.keys else text


def _lord(lord: LordInPlay) -> str:
    place = f"@{lord.under}" if lord.under else ""
    return lord.id + place + ("/rotated" if lord.rotated else "") + ("/used" if lord.used else "")
