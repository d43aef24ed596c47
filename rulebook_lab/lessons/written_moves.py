"""A move written in its notation as people write it: without its seat, with names nearly right."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain, islice

from ..engine import CHANCE, Game, Seat, State, UnreadableMove, WhyNot
from .asked import figures_of
from .search import likeness

MOST_TRIED = 3000
"""How many of the moves worth asking about are looked at."""
ALIKE = 0.8
"""How alike two words must be spelled for one to stand for the other."""

JOINTS = re.compile(r"([+,:/=@ ]+)")
_PLACE_OR_EDGE = re.compile(r"(-?\d+),(-?\d+)(?:/\d+)?")
PLACE = re.compile(r"-?\d+,-?\d+")
PLACED = re.compile(r"at((?:minus)?\d+)and((?:minus)?\d+)")


def as_written(state: State, text: str, who: Seat | None) -> WhyNot | None:
    """A move in its notation, names put right; without its seat, that of who asks. None for other words."""
    words = text.split()
    if words and words[0] not in (*state.game.colours, CHANCE) and who:
        words.insert(0, who)
    if len(words) < 2 or words[1] not in state.game.rules.moves:
        return None
    known = names_of(state)
    rest = [_put_right(word, known) for word in words[2:]]
    if None in rest:
        return None
    try:
        return state.why_not(" ".join([*words[:2], *filter(None, rest)]))
    except UnreadableMove:
        return None


def names_of(state: State) -> frozenset[str]:
    """The names that stand for something: in the position, in the moves worth asking about, in any move."""
    game = state.game
    written = (game.write_move(move) for move in islice(game.candidates(state), MOST_TRIED))
    texts = " ".join([state.text, *written]).replace("\n", " ")
    return frozenset(chain(JOINTS.split(texts), things_of(game), *game.vocabulary().values()))


@cache
def things_of(game: Game) -> dict[str, str]:
    """The things of the player aid, and of what kind each is."""
    return {row.thing: row.kind for row in figures_of(game)}


def _put_right(word: str, known: frozenset[str]) -> str | None:
    """An argument with every name in it as it is spelled; None when one of them stands for nothing."""
    parts = [part if JOINTS.fullmatch(part) else _name(part, known) for part in JOINTS.split(word)]
    if None in parts:
        return None
    joined = "".join(part or "" for part in parts)
    several = "+" not in joined and any(letter.isalpha() for letter in joined)
    return joined.replace(",", "+") if several else joined


def _name(part: str, known: frozenset[str]) -> str | None:
    if not part or part in known or not any(letter.isalpha() for letter in part):
        return part
    for spelled in (part.casefold(), part.casefold().removesuffix("s"), part.casefold() + "s"):
        if spelled in known:
            return spelled
    near = [name for name in known if len(name) > 3 and likeness(part.casefold(), name, ALIKE)]
    return near[0] if len(near) == 1 else None


def placed(text: str) -> str:
    """A text in which a place of the map such as "-1,2" is one word."""
    return _PLACE_OR_EDGE.sub(lambda found: f"at{found[1]}and{found[2]}".replace("-", "minus"), text)
