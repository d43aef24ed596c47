"""Moves said in words: which of those worth asking about somebody means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import chain, islice

from ..engine import Game, Move, Seat, State, WhyNot
from .asked import asked_of
from .search import likeness
from .words import fold, groups, habits, plainly, spoken, spoken_language, stem
from .written_moves import ALIKE, JOINTS, MOST_TRIED, PLACE, PLACED, names_of, placed, things_of

MOST_MEANT = 4
"""How many moves are meant at the most."""

PARTS_OF_NAMES = re.compile(r"[-_.]")
_NAME = re.compile(r"\b[a-z]+\d+\b", re.IGNORECASE)
_NUMBER = re.compile(r"^\d+$")
_DENIED = re.compile(r"\bcannot \w+ and ")
"""Who “cannot play and discards a shovel” plays none."""


def content(game: Game, text: str) -> list[str]:
    """The words that say what is meant, seats left out."""
    language = spoken_language()
    known = habits(language)
    seats = {game.texts.name(colour).casefold() for colour in game.colours}
    plain = known.plain - known.moving - things_of(game).keys() | seats
    return [word for word in spoken(placed(text), language) if word not in plain]


def verbs_said(game: Game, said: Iterable[str]) -> dict[str, bool]:
    """The verbs of the game of which a word is said, and whether all of one is, and first: "take two cards"
    is no dealing of a card."""
    language = spoken_language()
    own = {stem(word, language): None for word in said}
    found: dict[str, bool] = {}
    for verb in game.rules.moves:
        written, heading = spoken(verb, language), spoken(game.texts.say("verbs", [verb], {}), language)
        names = [{stem(word, language) for word in words} for words in (written, heading) if words]
        if own.keys() & {*names[0], *(stem(word, language) for word in heading[:1])}:
            found[verb] = any(next(iter(own)) in name <= own.keys() for name in names)
    return found


def worth_trying(state: State, who: Seat | None) -> Iterator[Move]:
    """The moves of a seat, or of everybody, that are worth asking about."""
    moves = islice(state.game.candidates(state), MOST_TRIED)
    return (move for move in moves if move.seat == who or who is None)


def stopping_moves(state: State, who: Seat | None) -> tuple[WhyNot, ...]:
    """The legal move by which somebody does nothing more."""
    verbs = asked_of(state.game).stopping.split()
    moves = [move for move in state.legal_moves if move.verb in verbs and who in (None, move.seat)]
    return (state.why_not(min(moves, key=lambda move: verbs.index(move.verb))),) if moves else ()


def refuses(text: str) -> bool:
    """Whether somebody says that something is not wished for."""
    return not habits(spoken_language()).refusing.isdisjoint(map(fold, spoken(text, spoken_language())))


def unmeant_verbs(game: Game, text: str) -> set[str]:
    """Verbs of moves that are not meant by such words: who uses a lord does not recruit him."""
    patterns = asked_of(game).unmeant
    found = [verbs for pattern, verbs in patterns.items() if re.fullmatch(pattern, plainly(text))]
    return {verb for verbs in found for verb in verbs.split()}


def meant_moves(state: State, text: str, said: list[str], who: Seat | None) -> tuple[WhyNot, ...]:
    """The moves of which everything that was said is true, and little else: those that are legal, else the
    nearest; where the whole sentence of some was said, these alone. "Attacks nobody" is no attack, and who
    "cannot play" means no play; but a move that is said in its own words is meant."""
    unmeant = unmeant_verbs(state.game, text)
    every = [move for move in worth_trying(state, who) if move.verb not in unmeant]
    denied = _denies(text)
    tried = [move for move in every if _denies(state.game.describe(move, state)) == denied]
    stems_of = cache(partial(_stems_of, state))
    if stops := _refused(state, text, every, said, stems_of):
        return stops
    if not denied and not any(_speaks_of(state.game, stems_of(move), said) for move in tried):
        language = spoken_language()
        own = {stem(word, language) for word in said}
        tried += [
            move
            for move in every
            if own <= (stems_of(move) if len(own) > 1 else _said_for(state.game, move.verb, language))
        ]
    found = [move for move in tried if _speaks_of(state.game, stems_of(move), said)]
    found = found or list(_put_in(state, tried, said, stems_of))
    whole = [move for move in found if plainly(state.game.describe(move, state)) == plainly(text)]
    found = whole or found
    others = _seats(state.game, text) - {who}
    seats_of = {move: _seats(state.game, state.game.write_move(move)) - {who} for move in found}
    found = [move for move in found if not others or seats_of[move] <= others]
    # who is named is meant, and "shovel" stands for the plain one before others
    found.sort(key=lambda move: (not others <= seats_of[move], len(_told(state, move))))
    legal: list[WhyNot] = []
    refused: list[WhyNot] = []
    for move in found:
        why = state.why_not(move)
        (refused if why else legal).append(why)
    refused.sort(key=len)
    return tuple(legal[:MOST_MEANT] or refused[:1])


def _refused(
    state: State,
    text: str,
    every: list[Move],
    said: list[str],
    stems_of: Callable[[Move], frozenset[str]],
) -> tuple[WhyNot, ...]:
    """The move of somebody who does not want to do what could be done: "I don't buy it" declines."""
    if not refuses(text):
        return ()
    known = frozenset(chain.from_iterable(stems_of(move) for move in every))
    stops = stopping_moves(state, every[0].seat) if every else ()
    return stops if _speaks_of(state.game, known, said) else ()


def _seats(game: Game, text: str) -> set[str]:
    """The seats that are named."""
    names = {game.texts.name(colour).casefold(): colour for colour in game.colours}
    said = {*spoken(text, spoken_language())}
    return {colour for name, colour in names.items() if not said.isdisjoint((name, colour))}


# -- what is not there, put in for another of its kind ---------------------------------------------


def _put_in(
    state: State, tried: Iterable[Move], said: list[str], stems_of: Callable[[Move], frozenset[str]]
) -> Iterator[Move]:
    """Moves of a verb that is named, with what is named put in for another of its kind: those that nobody
    proposes, as what is named is not there."""
    game = state.game
    puts = [*_things_put(game, said), *_names_put(state, said)]
    found: set[str] = set()
    for move in tried if puts else ():
        before = written = game.write_move(move)
        rest = said
        for words, put in puts:
            after = put(written)
            if after != written:
                written, rest = after, [word for word in rest if word not in words]
        if written != before and written not in found and _speaks_of(game, stems_of(move), rest):
            found.add(written)
            yield game.read_move(written)


Put = tuple[frozenset[str], Callable[[str], str]]
"""Words that name something, and what puts it into a move as it is written."""


def _things_put(game: Game, said: list[str]) -> Iterator[Put]:
    """For the thing that is named by the most words: in the place of another of its kind."""
    things = things_of(game)
    named = max((name for name in things if _named(game, name, said)), key=len, default="")
    words = frozenset(PARTS_OF_NAMES.split(named))

    def put(written: str) -> str:
        parts = JOINTS.split(written)
        at = next((at for at, part in enumerate(parts) if at > 3 and things.get(part) == things[named]), 0)
        return "".join([*parts[:at], named, *parts[at + 1 :]]) if at else written

    if named:
        yield words, put


def _names_put(state: State, said: list[str]) -> Iterator[Put]:
    """For a place, a name such as "y1" or a number, where but one is named: in the place of the first one; a
    number where it is all that is to be said of a move."""
    for kind, written in ((PLACED, PLACE), (_NAME, _NAME), (_NUMBER, _NUMBER)):
        asked = [word for word in said if kind.fullmatch(word)]
        if len(asked) == 1 and (other := _spelled(state, asked[0])):
            yield frozenset(asked), partial(_put, written, other)


def _put(kind: re.Pattern[str], other: str, written: str) -> str:
    seat, verb, *fields = written.split(" ")
    return " ".join([seat, verb, kind.sub(other, " ".join(fields), count=1)]) if fields else written


def _spelled(state: State, word: str) -> str:
    """A place, a number or a name as moves have it; nothing where a name stands for nothing."""
    if place := PLACED.fullmatch(word):
        return ",".join(place.groups()).replace("minus", "-")
    return word if word.isdigit() else next((name for name in names_of(state) if name.casefold() == word), "")


def _named(game: Game, name: str, said: list[str]) -> bool:
    """Whether a thing that is no move of its own is named: by all of its words."""
    return name not in game.rules.moves and {*PARTS_OF_NAMES.split(name)} <= {*said}


# -- the words of a move -----------------------------------------------------------------------------


def _speaks_of(game: Game, stems: frozenset[str], said: Iterable[str]) -> bool:
    return all(_among(game, word, stems) for word in said)


def _denies(text: str) -> bool:
    language = spoken_language()
    return not habits(language).denying.isdisjoint(map(fold, spoken(text, language)))


def _stems_of(state: State, move: Move) -> frozenset[str]:
    """The stems of all words in which a move is told, or that are said for it."""
    return _told(state, move) | _said_for(state.game, move.verb, spoken_language())


def _told(state: State, move: Move) -> frozenset[str]:
    """The stems of the words in which a move is told and written."""
    game, language = state.game, spoken_language()
    told = spoken(placed(_DENIED.sub("", game.describe(move, state))).replace("-", " "), language)
    # a number of the notation may be an edge or a side, which nobody says
    written = spoken(placed(game.write_move(move)).replace("-", " "), language)
    spelled = (word for word in written if not word.isdigit())
    return frozenset(stem(word, language) for word in (*told, *spelled))


@cache
def _said_for(game: Game, verb: str, language: str) -> frozenset[str]:
    """The stems of the words that name a verb, or that learners say for it."""
    said = f"{verb} {game.texts.say('verbs', [verb], {})} {asked_of(game).meant.get(verb, '')}"
    return frozenset(stem(word, language) for word in spoken(said.replace("-", " "), language))


def _among(game: Game, word: str, stems: frozenset[str]) -> bool:
    """Whether one of the words told is this one, or one that is said instead, or spelled most like it."""
    language = spoken_language()
    found = stem(word, language)
    alike = _same(game, language)
    if found in stems:
        return True
    if found in _names_of_verbs(game, language):
        return False
    if any(other in stems for same in alike for other in same.get(found, ())):
        return True
    # “fight” is no slip for “light”, nor “crab2” for “crab3”
    if len(word) <= 3 or any(found in same for same in alike) or any(letter.isdigit() for letter in word):
        return False
    return any(likeness(fold(word), other, ALIKE) for other in stems if len(other) > 3)


@cache
def _names_of_verbs(game: Game, language: str) -> frozenset[str]:
    """The words that name a verb in its notation and at the head of its sentence too: who says one means no
    other, as to go is not to move goods."""
    pairs = ((verb, game.texts.say("verbs", [verb], {})) for verb in game.rules.moves)
    names = [
        [{stem(word, language) for word in spoken(said, language)[:1]} for said in pair] for pair in pairs
    ]
    return frozenset(chain.from_iterable(written & told for written, told in names))


@cache
def _same(game: Game, language: str) -> tuple[dict[str, frozenset[str]], ...]:
    return habits(language).same, groups(asked_of(game).same, language)
