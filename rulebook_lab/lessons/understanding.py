"""What somebody means who asks about a position in words: a move, some of the moves, or a rule."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice

import msgspec

from ..engine import Game, Move, Seat, State, WhyNot, expect, of_kinds
from .ask import Answers, answer, ask, expect_words
from .asked import asked_of, figures_of
from .from_position import may, nothing_to_try
from .said_moves import (
    PARTS_OF_NAMES,
    content,
    meant_moves,
    refuses,
    stopping_moves,
    unmeant_verbs,
    verbs_said,
    worth_trying,
)
from .words import habits, is_at_a_loss, plainly, spoken, spoken_language, stem
from .written_moves import JOINTS, as_written

MOST_LED = 12
"""How many legal moves are tried for leading to the one that is meant."""
MOST_RULES = 4
"""How many rules are told at the most."""


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
    game, known = state.game, habits(spoken_language())
    asked = game.asked(state)
    who = seat or next(iter(asked), None)
    wished = plainly(_without(known.wishing, text))
    stopping = (wished in known.stopping or _only_refuses(game, text)) and not unmeant_verbs(game, text)
    if stopping and (stopped := stopping_moves(state, who)):
        return Understood(stopped)
    if wished in known.agreeing and (agreed := _agreed(state, who)):
        return Understood(agreed)
    if is_at_a_loss(text) or plainly(text) in known.choosing:
        return Understood(now="\n".join([state.prompt, *map(str, may(state))]))
    text = _in_its_words(game, _without(known.why_not, text))
    said = content(game, text)
    actor = _actor(game, text)
    if actor and actor not in asked and (by_who := meant_moves(state, text, said, who)):
        return Understood((state.why_not(_by(game, by_who[0].move, actor)),))
    who = actor if actor in asked else who
    if whys := _moves(state, text, said, who, stopping):
        return Understood(whys)
    return _by_the_rulebook(state, text, said, who, stopping)


def _moves(state: State, text: str, said: list[str], who: Seat | None, stopping: bool) -> tuple[WhyNot, ...]:
    """The moves that are meant, in notation or in words: none by a question about a rule."""
    known = habits(spoken_language())
    exact = as_written(state, _without(known.wishing, text), who)
    if exact and len(said) > 1:
        return (exact,)
    silent = known.vague.issuperset(said) or _asks(text) or stopping
    whys = () if silent else meant_moves(state, text, said, who)
    # "pass" may be said for what is called otherwise here
    if exact is not None and (not whys or whys[0]) and (not stopping or _is_called(state, exact.move, text)):
        return (exact,)
    return whys


def _by_the_rulebook(
    state: State, text: str, said: list[str], who: Seat | None, stopping: bool
) -> Understood:
    """What the rulebook answers: to a question, or to somebody who means what cannot be done now."""
    game, asks = state.game, bool(said) and _asks(text)
    verbs = verbs_said(game, said)
    later = [] if asks or stopping else _of_another_moment(state, verbs, who)
    found = [*ask(game, text)]
    rules: list[str] = []
    if stopping:
        rules = [frame.rule for frame in state.pending[-1:]]
    elif (found or later) and not asks:
        rules = _meant_rules(state, said, later)
    told = [*(answer(game, rule) for rule in rules), *(hit for hit in found if hit.id not in rules)]
    named = {word.casefold() for word in text.split()} & set(JOINTS.split(state.text.replace("\n", " ")))
    is_about_now = named or stopping or later or (verbs and found)
    now = nothing_to_try(state, later[0]).reason if later else state.prompt
    answers = Answers(game, text, told[:MOST_RULES])
    return Understood(_leading(state, later, who), answers, now if is_about_now else "")


def _asks(text: str) -> bool:
    """Whether a text begins like a question about a rule."""
    return not habits(spoken_language()).asking.isdisjoint(spoken(text, spoken_language())[:1])


def _only_refuses(game: Game, text: str) -> bool:
    """Whether somebody says that and nothing else, as "I won't do it"."""
    return refuses(text) and not _asks(text) and not content(game, text)


def _actor(game: Game, text: str) -> Seat | None:
    """The seat that is said to do something: “can red build”, “yellow bids 5”."""
    names = {game.texts.name(colour).casefold(): colour for colour in game.colours}
    known = habits(spoken_language())
    said = [word for word in spoken(text, spoken_language()) if word not in known.plain | known.asking][:2]
    return names.get(said[0]) if len(said) == 2 and verbs_said(game, said[1:]) else None


def _by(game: Game, move: Move, seat: Seat) -> Move:
    """The same move by somebody else."""
    _, *rest = game.write_move(move).split(" ")
    return game.read_move(" ".join([seat, *rest]))


def _of_another_moment(state: State, verbs: dict[str, bool], who: Seat | None) -> list[str]:
    """The verbs that are said wholly and can be tried at another moment alone."""
    tried = {move.verb for move in worth_trying(state, who)}
    return [verb for verb, whole in verbs.items() if whole and verb not in tried]


def _leading(state: State, verbs: list[str], who: Seat | None) -> tuple[WhyNot, ...]:
    """The legal move, if any, right after which one of some verbs can be tried: who wants to hold an auction
    goes to the Bazaar. Doing no more leads to whatever comes next, so it does not count."""
    stopping = asked_of(state.game).stopping.split()
    moves = (move for move in state.legal_moves if move.verb not in stopping and who in (None, move.seat))
    for move in islice(moves, MOST_LED) if verbs else ():
        after = state.play(move)
        if any(each.verb in verbs for each in worth_trying(after, move.seat)):
            return (state.why_not(move),)
    return ()


def _meant_rules(state: State, said: list[str], later: list[str]) -> list[str]:
    """The rules that are meant by words that are no move here: of moves of another moment, or of a thing of
    which nothing else is said."""
    moves = state.game.rules.moves
    things = figures_of(state.game)
    alone = [line.id for line in things if {*PARTS_OF_NAMES.split(line.thing)} == {*said}]
    return list(dict.fromkeys(filter(None, (moves[verb].clause for verb in later)))) or alone[:1]


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
