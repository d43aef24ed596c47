"""Questions about a position: what may be done and by which rule, what stands in the way, what if."""

from __future__ import annotations

import msgspec

from ..engine import Move, RulebookError, State, Timeline, broken, expect, shortened
from .telling import message, say, texts


class Choice(msgspec.Struct, frozen=True):
    """What may be done here: a verb, in words too, the clause that grants it, and its legal moves."""

    verb: str
    doing: str
    clause: str
    title: str
    moves: tuple[Move, ...]

    def __str__(self) -> str:
        clause = texts().phrase("lines", "clause", title=self.title, id=self.clause)
        return texts().phrase("asking", "may", verb=self.doing, n=len(self.moves), clause=clause)

    __repr__ = __str__


class Choices(tuple[Choice, ...]):
    """What may be done, verb by verb; shows itself."""

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or say("asking", "nobody-may")


class Obstacle(msgspec.Struct, frozen=True):
    """A clause that stands in the way: how many of the moves tried it refuses, one of them in words, the
    reason; no move where none of the verb can be tried here."""

    clause: str
    moves: int
    move: str
    reason: str

    def __str__(self) -> str:
        if not self.moves:
            return f"{self.reason} [{self.clause}]"
        tried = texts().phrase("asking", "refuses", n=self.moves, move=self.move)
        return f"{self.reason} [{self.clause}]\n  {tried}"

    __repr__ = __str__


class Obstacles(tuple[Obstacle, ...]):
    """What stands in the way, the clause that refuses most first; shows itself."""

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or say("asking", "no-obstacle")


def may(state: State) -> Choices:
    """What may I do here, and by which rule?"""
    expect(state, State, "a position")
    game = state.game
    found = []
    for verb, moves in state.legal_moves.by_verb().items():
        clause = moves[0].clause
        doing = game.texts.say("verbs", [verb], {})
        found.append(Choice(verb, doing, clause, game.catalogue[clause].title, tuple(moves)))
    return Choices(found)


def stops(state: State, what: str) -> Obstacles:
    """What would stop me from this move (its notation), or from any move of this verb?

    For a verb every move that is proposed here is looked at. Raises RulebookError when there is no such verb.
    """
    expect(state, State, "a position")
    expect(what, str, "a move or a verb as a text")
    refused: dict[str, list[tuple[str, str]]] = {}
    tried = _tried(state, what)
    for move in tried:
        why = state.why_not(move)
        for clause, reason in zip(why.clauses, why.sentences, strict=True):
            refused.setdefault(clause, []).append((state.game.describe(move, state).rstrip("."), reason))
    found = [Obstacle(clause, len(moves), *moves[0]) for clause, moves in refused.items()]
    if not tried:
        found.append(nothing_to_try(state, what))
    place = {clause.id: at for at, clause in enumerate(state.game.catalogue)}
    return Obstacles(sorted(found, key=lambda each: (-each.moves, place.get(each.clause, 0))))


def _tried(state: State, what: str) -> list[Move]:
    """The moves that a question is about: the one of a notation, or all those of a verb that are proposed."""
    game = state.game
    if " " in what.strip():
        return [game.read_move(what)]
    verbs = set(game.rules.moves)
    if what not in verbs:
        raise RulebookError(message("verbs", verb=shortened(what), verbs=", ".join(sorted(verbs))))
    if proposed := [move for move in game.candidates(state) if move.verb == what]:
        return proposed
    kind = game.rules.moves[what]
    alone = len(kind.__struct_fields__) == 1
    return [kind(seat) for seat in (*sorted(state.to_act), *state.seats)[:1]] if alone else []


def nothing_to_try(state: State, verb: str) -> Obstacle:
    """Why no move of a verb can even be tried: the game is over, another question is open, or what it takes
    is not there."""
    kind = state.game.rules.moves[verb]
    answers = bool(state.pending) and kind in state.pending[-1].verbs
    variant = "nothing-here" if answers else "moment" if state.pending else "over"
    return Obstacle(kind.clause, 0, "", state.game.explain(state, broken(kind.clause, variant)))


def what_if(timeline: Timeline, outcome: Move | str) -> Timeline:
    """What if the dice (the draw) had been this? A timeline of its own that begins at the last time chance
    answered, or answers now, with `outcome` played instead.

    Raises RulebookError when chance has not been asked, IllegalMove when it cannot bring this.
    """
    expect(timeline, Timeline, "a record")
    for node in reversed(timeline.path):
        if timeline.game.by_chance(node.state):
            other = Timeline(node.state, None)
            other.play(outcome)
            other.seed = timeline.seed
            return other
    raise RulebookError(message("no-draw"))
