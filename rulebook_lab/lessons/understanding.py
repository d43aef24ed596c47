"""What somebody means who asks about a position in words: a move, some of the moves, or a rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import chain, islice

import msgspec

from ..engine import CHANCE, Game, Move, Seat, State, UnreadableMove, WhyNot, expect, of_kinds
from .ask import Answers, answer, ask, expect_words
from .asked import asked_of, figures_of
from .from_position import may, nothing_to_try
from .search import likeness
from .words import fold, groups, habits, is_at_a_loss, plainly, spoken, spoken_language, stem

MOST_TRIED = 3000
"""How many of the moves worth asking about are compared with what is said."""
MOST_LED = 12
"""How many legal moves are tried for leading to the one that is meant."""
MOST_TOLD = 4
"""How many moves, and how many rules, are told at the most."""
ALIKE = 0.8
"""How alike two words must be spelled for one to stand for the other."""


class Understood(msgspec.Struct, frozen=True):
    """What was meant: the moves, each with what forbids it (nothing, when it is legal), or the rules that
    answer; `now` is the open question, where the moves meant belong to another moment, with all that can be
    done, where somebody asks for it."""

    whys: tuple[WhyNot, ...] = ()
    answers: Answers | None = None
    now: str = ""

    def __repr__(self) -> str:
        parts = [self.now] if self.now else []
        parts += [f"{why.state.game.describe(why.move, why.state)}\n{why}" for why in self.whys]
        parts += [repr(self.answers)] if self.answers is not None else []
        return "\n".join(parts)


@of_kinds
def understand(state: State, text: str, seat: Seat | None = None) -> Understood:
    """What is meant by some words about a position, said by `seat` (who is asked, without one).

    A move in its notation (the seat may be left out) or in words (`recruit apprentice`, `Slaver`) is answered
    with what forbids it; of several moves that are meant those that are legal, else the one that breaks
    least. Anything else is answered by the rulebook.
    """
    expect(state, State, "a position")
    expect_words(text)
    who = seat or next(iter(state.game.asked(state)), None)
    wished = _without(habits(spoken_language()).wishing, text)
    stopping = plainly(wished) in habits(spoken_language()).stopping or _only_refuses(state.game, text)
    stopping = stopping and not _unmeant(state.game, text)
    if stopping and (stops := _stops(state, who)):
        return Understood(stops)
    if plainly(wished) in habits(spoken_language()).agreeing and (agreed := _agreed(state, who)):
        return Understood(agreed)
    if is_at_a_loss(text) or plainly(text) in habits(spoken_language()).choosing:
        return Understood(now="\n".join([state.prompt, *_choices(state)]))
    text = _in_its_words(state.game, _without(habits(spoken_language()).why_not, text))
    asked = state.game.asked(state)
    actor = _actor(state.game, text)
    if actor and actor not in asked and (by_who := _meant(state, text, _content(state.game, text), who)):
        return Understood((state.why_not(_by(state.game, by_who[0].move, actor)),))
    who = actor if actor in asked else who
    wished = _without(habits(spoken_language()).wishing, text)
    exact, said = _notation(state, wished, who), _content(state.game, text)
    if exact and len(said) > 1:
        return Understood((exact,))
    asks = said and _asks(text)
    vague = habits(spoken_language()).vague.issuperset(said)
    whys = () if vague or asks or stopping else _meant(state, text, said, who)
    # "pass" may be said for what is called otherwise here
    if exact is not None and (not whys or whys[0]) and (not stopping or _is_called(state, exact.move, text)):
        return Understood((exact,))
    if whys:
        return Understood(whys)
    named = {word.casefold() for word in text.split()} & set(_JOINTS.split(state.text.replace("\n", " ")))
    verbs = _verbs(state.game, said)
    later = [] if asks or stopping else _of_another_moment(state, verbs, who)
    now = nothing_to_try(state, later[0]).reason if later else state.prompt
    found = [*ask(state.game, text)]
    rules = [frame.rule for frame in state.pending[-1:]] if stopping else []
    if (found or later) and not stopping and not asks:
        rules = _meant_rules(state, said, later)
    told = [*(answer(state.game, rule) for rule in rules), *(hit for hit in found if hit.id not in rules)]
    is_told = named or stopping or later or (verbs and found)
    answers = Answers(state.game, text, told[:MOST_TOLD])
    return Understood(_leading(state, later, who), answers, now if is_told else "")


def _asks(text: str) -> bool:
    """Whether a text begins like a question about a rule."""
    return not habits(spoken_language()).asking.isdisjoint(spoken(text, spoken_language())[:1])


def _refuses(text: str) -> bool:
    """Whether somebody says that something is not wished for."""
    return not habits(spoken_language()).refusing.isdisjoint(map(fold, spoken(text, spoken_language())))


def _only_refuses(game: Game, text: str) -> bool:
    """Whether somebody says that and nothing else, as "I won't do it"."""
    return _refuses(text) and not _asks(text) and not _content(game, text)


def _actor(game: Game, text: str) -> Seat | None:
    """The seat that is said to do something: “can red build”, “yellow bids 5”."""
    names = {game.texts.name(colour).casefold(): colour for colour in game.colours}
    known = habits(spoken_language())
    said = [word for word in spoken(text, spoken_language()) if word not in known.plain | known.asking][:2]
    return names.get(said[0]) if len(said) == 2 and _verbs(game, said[1:]) else None


def _by(game: Game, move: Move, seat: Seat) -> Move:
    """The same move by somebody else."""
    _, *rest = game.write_move(move).split(" ")
    return game.read_move(" ".join([seat, *rest]))


def _of_another_moment(state: State, verbs: dict[str, bool], who: Seat | None) -> list[str]:
    """The verbs that are said wholly and can be tried at another moment alone."""
    tried = {move.verb for move in _tried(state, who)}
    return [verb for verb, whole in verbs.items() if whole and verb not in tried]


def _leading(state: State, verbs: list[str], who: Seat | None) -> tuple[WhyNot, ...]:
    """The legal move, if any, right after which one of some verbs can be tried: who wants to hold an auction
    goes to the Bazaar. Doing no more leads to whatever comes next, so it does not count."""
    stopping = asked_of(state.game).stopping.split()
    moves = (move for move in state.legal_moves if move.verb not in stopping and who in (None, move.seat))
    for move in islice(moves, MOST_LED) if verbs else ():
        after = state.play(move)
        if any(each.verb in verbs for each in _tried(after, move.seat)):
            return (state.why_not(move),)
    return ()


def _meant_rules(state: State, said: list[str], later: list[str]) -> list[str]:
    """The rules that are meant by words that are no move here: of moves of another moment, or of a thing of
    which nothing else is said."""
    moves = state.game.rules.moves
    things = figures_of(state.game)
    alone = [line.id for line in things if {*_PARTS_OF_NAMES.split(line.thing)} == {*said}]
    return list(dict.fromkeys(filter(None, (moves[verb].clause for verb in later)))) or alone[:1]


def _choices(state: State) -> Iterator[str]:
    """What can be done, each kind of move in words."""
    for choice in may(state):
        yield str(choice)


def _stops(state: State, who: Seat | None) -> tuple[WhyNot, ...]:
    """The legal move by which somebody does nothing more."""
    verbs = asked_of(state.game).stopping.split()
    moves = [move for move in state.legal_moves if move.verb in verbs and who in (None, move.seat)]
    return (state.why_not(min(moves, key=lambda move: verbs.index(move.verb))),) if moves else ()


def _agreed(state: State, who: Seat | None) -> tuple[WhyNot, ...]:
    """The legal move of somebody who says yes, where there is but one other than to decline."""
    verbs = asked_of(state.game).stopping.split()
    moves = [move for move in state.legal_moves if move.verb not in verbs and who in (None, move.seat)]
    return (state.why_not(moves[0]),) if len(moves) == 1 else ()


def _without(beginnings: Iterable[str], text: str) -> str:
    """What is asked about or wished for by one of some beginnings, such as "why can't I", without it."""
    said = plainly(text)
    for beginning in beginnings:
        if said.startswith(f"{beginning} "):
            return " ".join(text.split()[len(beginning.split()) :]).rstrip(" ?!.")
    return text


def _in_its_words(game: Game, text: str) -> str:
    """A text in which what learners say for things is put in the game's words."""
    for pattern, put in asked_of(game).instead.items():
        text = re.sub(rf"\b{pattern}\b", put, text, flags=re.IGNORECASE)
    return text


def _is_called(state: State, move: Move, text: str) -> bool:
    """Whether a move is called so in words too: what is told by "pass" may not be."""
    language = spoken_language()
    stems = {stem(word, language) for word in spoken(state.game.describe(move, state), language)}
    return any(stem(word, language) in stems for word in spoken(text, language))


def _notation(state: State, text: str, who: Seat | None) -> WhyNot | None:
    """A move in its notation, names put right; without its seat, that of who asks. None for other words."""
    words = text.split()
    if words and words[0] not in (*state.game.colours, CHANCE) and who:
        words.insert(0, who)
    if len(words) < 2 or words[1] not in state.game.rules.moves:
        return None
    known = _names(state)
    rest = [_put_right(word, known) for word in words[2:]]
    if None in rest:
        return None
    try:
        return state.why_not(" ".join([*words[:2], *filter(None, rest)]))
    except UnreadableMove:
        return None


_JOINTS = re.compile(r"([+,:/=@ ]+)")


def _names(state: State) -> frozenset[str]:
    """The names that stand for something: in the position, in the moves worth asking about, in any move."""
    game = state.game
    written = (game.write_move(move) for move in islice(game.candidates(state), MOST_TRIED))
    texts = " ".join([state.text, *written]).replace("\n", " ")
    return frozenset(chain(_JOINTS.split(texts), _things(game), *game.vocabulary().values()))


@cache
def _things(game: Game) -> dict[str, str]:
    """The things of the player aid, and of what kind each is."""
    return {row.thing: row.kind for row in figures_of(game)}


def _put_right(word: str, known: frozenset[str]) -> str | None:
    """An argument with every name in it as it is spelled; None when one of them stands for nothing."""
    parts = [part if _JOINTS.fullmatch(part) else _name(part, known) for part in _JOINTS.split(word)]
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


_PLACE = re.compile(r"(-?\d+),(-?\d+)(?:/\d+)?")
_PLACE_ALONE = re.compile(r"-?\d+,-?\d+")
_AT = re.compile(r"at((?:minus)?\d+)and((?:minus)?\d+)")


def _placed(text: str) -> str:
    """A text in which a place of the map such as "-1,2" is one word."""
    return _PLACE.sub(lambda found: f"at{found[1]}and{found[2]}".replace("-", "minus"), text)


def _content(game: Game, text: str) -> list[str]:
    """The words that say what is meant, seats left out."""
    language = spoken_language()
    known = habits(language)
    seats = {game.texts.name(colour).casefold() for colour in game.colours}
    plain = known.plain - known.moving - _things(game).keys() | seats
    return [word for word in spoken(_placed(text), language) if word not in plain]


def _meant(state: State, text: str, said: list[str], who: Seat | None) -> tuple[WhyNot, ...]:
    """The moves of which everything that was said is true, and little else: those that are legal, else the
    nearest; where the whole sentence of some was said, these alone. "Attacks nobody" is no attack, and who
    "cannot play" means no play; but a move that is said in its own words is meant."""
    unmeant = _unmeant(state.game, text)
    every = [move for move in _tried(state, who) if move.verb not in unmeant]
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
    return tuple(legal[:MOST_TOLD] or refused[:1])


def _refused(
    state: State,
    text: str,
    every: list[Move],
    said: list[str],
    stems_of: Callable[[Move], frozenset[str]],
) -> tuple[WhyNot, ...]:
    """The move of somebody who does not want to do what could be done: "I don't buy it" declines."""
    if not _refuses(text):
        return ()
    known = frozenset(chain.from_iterable(stems_of(move) for move in every))
    stops = _stops(state, every[0].seat) if every else ()
    return stops if _speaks_of(state.game, known, said) else ()


def _unmeant(game: Game, text: str) -> set[str]:
    """Verbs of moves that are not meant by such words: who uses a lord does not recruit him."""
    patterns = asked_of(game).unmeant
    found = [verbs for pattern, verbs in patterns.items() if re.fullmatch(pattern, plainly(text))]
    return {verb for verbs in found for verb in verbs.split()}


def _tried(state: State, who: Seat | None) -> Iterator[Move]:
    moves = islice(state.game.candidates(state), MOST_TRIED)
    return (move for move in moves if move.seat == who or who is None)


def _seats(game: Game, text: str) -> set[str]:
    """The seats that are named."""
    names = {game.texts.name(colour).casefold(): colour for colour in game.colours}
    said = {*spoken(text, spoken_language())}
    return {colour for name, colour in names.items() if not said.isdisjoint((name, colour))}


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
    things = _things(game)
    named = max((name for name in things if _named(game, name, said)), key=len, default="")
    words = frozenset(_PARTS_OF_NAMES.split(named))

    def put(written: str) -> str:
        parts = _JOINTS.split(written)
        at = next((at for at, part in enumerate(parts) if at > 3 and things.get(part) == things[named]), 0)
        return "".join([*parts[:at], named, *parts[at + 1 :]]) if at else written

    if named:
        yield words, put


_NAME = re.compile(r"\b[a-z]+\d+\b", re.IGNORECASE)
_NUMBER = re.compile(r"^\d+$")


def _names_put(state: State, said: list[str]) -> Iterator[Put]:
    """For a place, a name such as "y1" or a number, where but one is named: in the place of the first one; a
    number where it is all that is to be said of a move."""
    for kind, written in ((_AT, _PLACE_ALONE), (_NAME, _NAME), (_NUMBER, _NUMBER)):
        asked = [word for word in said if kind.fullmatch(word)]
        if len(asked) == 1 and (other := _spelled(state, asked[0])):
            yield frozenset(asked), partial(_put, written, other)


def _put(kind: re.Pattern[str], other: str, written: str) -> str:
    seat, verb, *fields = written.split(" ")
    return " ".join([seat, verb, kind.sub(other, " ".join(fields), count=1)]) if fields else written


def _spelled(state: State, word: str) -> str:
    """A place, a number or a name as moves have it; nothing where a name stands for nothing."""
    if place := _AT.fullmatch(word):
        return ",".join(place.groups()).replace("minus", "-")
    return word if word.isdigit() else next((name for name in _names(state) if name.casefold() == word), "")


def _named(game: Game, name: str, said: list[str]) -> bool:
    """Whether a thing that is no move of its own is named: by all of its words."""
    return name not in game.rules.moves and {*_PARTS_OF_NAMES.split(name)} <= {*said}


_PARTS_OF_NAMES = re.compile(r"[-_.]")


def _speaks_of(game: Game, stems: frozenset[str], said: Iterable[str]) -> bool:
    return all(_among(game, word, stems) for word in said)


def _denies(text: str) -> bool:
    language = spoken_language()
    return not habits(language).denying.isdisjoint(map(fold, spoken(text, language)))


_DENIED = re.compile(r"\bcannot \w+ and ")
"""Who “cannot play and discards a shovel” plays none."""


def _stems_of(state: State, move: Move) -> frozenset[str]:
    """The stems of all words in which a move is told, or that are said for it."""
    return _told(state, move) | _said_for(state.game, move.verb, spoken_language())


def _told(state: State, move: Move) -> frozenset[str]:
    """The stems of the words in which a move is told and written."""
    game, language = state.game, spoken_language()
    told = spoken(_placed(_DENIED.sub("", game.describe(move, state))).replace("-", " "), language)
    # a number of the notation may be an edge or a side, which nobody says
    written = spoken(_placed(game.write_move(move)).replace("-", " "), language)
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


def _verbs(game: Game, said: Iterable[str]) -> dict[str, bool]:
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
