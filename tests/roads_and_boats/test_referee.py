"""The engine beside a second reading of the rulebook: the same questions, answers and tables all along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from rulebook_lab.engine import CHANCE, Move, UnreadableMove
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats
from tests.beside import agree_on_end, answers, next_question
from tests.roads_and_boats.crowded import PHASES, crowded
from tests.roads_and_boats.positions import GAME
from tests.roads_and_boats.referee import Question, Referee
from tests.roads_and_boats.tries import made_up, near_misses, sorted_by_verb

COMMON = ("shift", "take-on", "drop", "go", "halt")
"""The kinds of moves of which there are very many."""


# -- comparing -------------------------------------------------------------------------


def allowed(asked: Question, words: str) -> bool:
    """Whether the referee allows a move, plain or not."""
    return words in asked.moves or bool(asked.allows and asked.allows(words.split()))


def refused(state: RoadsAndBoats, words: str) -> bool:
    """Whether the engine refuses a move, or cannot read it."""
    (seat,) = state.to_act
    try:
        return bool(state.why_not(f"{seat} {words}"))
    except UnreadableMove:
        return True


def agree(state: RoadsAndBoats, moves: dict[str, Move], asked: Question, tried: Iterable[str]) -> list[str]:
    """The same seat is asked; what either offers the other allows; both judge what is tried alike.

    The answer is what of the tried is allowed though it is not offered.
    """
    if state.to_act == {CHANCE}:
        number = sum(asked.chance.values())
        odds = {words: Fraction(count, number) for words, count in asked.chance.items()}
        assert {words: state.chance[move] for words, move in moves.items()} == odds, state.text
        return []
    (seat,) = state.to_act
    assert seat in asked.seats, state.text
    offered = [words for words in moves if not allowed(asked, words)]
    assert not offered, f"the referee refuses {seat} {offered[:5]}\n{state.text}"
    missing = [words for words in sorted(asked.moves - set(moves)) if refused(state, words)]
    assert not missing, f"the engine refuses {seat} {missing[:5]}\n{state.text}"
    judged = {words: allowed(asked, words) for words in tried}
    for words, fine in judged.items():
        assert fine != refused(state, words), f"{seat} {words}\n{state.text}"
    return [words for words, fine in judged.items() if fine and words not in moves]


def table(game: RoadsAndBoats | Referee) -> dict[str, Any]:
    """What is where, the same for both; goods by the areas in which they lie."""
    game = Referee.of(game) if isinstance(game, RoadsAndBoats) else game
    goods = Counter((min(game.area(place)), good) for place, load in game.loose.items() for good in load)
    fleet = {
        id: (it.owner, it.kind, it.place, sorted(it.cargo), it.rider, it.carrier, it.moved)
        for id, it in game.fleet.items()
    }
    research = {seat: done for seat, done in game.research.items() if done}
    names = ("buildings", "roads", "bridges", "walls", "wonder", "gone", "temple", "chart", "phase", "turn")
    rest = {name: getattr(game, name) for name in names}
    return {**rest, "goods": goods, "fleet": fleet, "research": research, "bought": +game.bought}


# -- playing ---------------------------------------------------------------------------


def any_kind(random: Random, moves: Iterable[str], busy: bool) -> str:
    """A move of any kind, rather a rare one; whoever is not `busy` passes or waits more often."""
    by_verb = sorted_by_verb(moves)
    if "buy-brick" in by_verb:
        by_verb["buy-brick"] = [words for words in by_verb["buy-brick"] if "=" in words] or ["pass"]
    ends = [verb for verb in by_verb if verb in ("pass", "wait")]
    acts = [verb for verb in by_verb if verb not in ends]
    rare = [verb for verb in acts if verb not in COMMON]
    kinds = rare if rare and random.random() < 0.6 else acts
    acting = 0.8 if rare or busy else 0.5
    verb = random.choice(kinds if kinds and (not ends or random.random() < acting) else ends)
    return random.choice(by_verb[verb])


def unoffered(random: Random, state: RoadsAndBoats, moves: Iterable[str], tries: int) -> list[str]:
    """Moves to be judged that nobody offers, or that only happen to be offered."""
    return near_misses(random, state, moves, tries) + made_up(random, state, 2 * tries)


def played_beside(number: int, decisions: int, tries: int = 8) -> int:
    """How many decisions were compared in the game of one seed."""
    random = Random(number)
    state = crowded(random, random.choice([*PHASES, "production", "building", "wonder"]))
    busy, referee = random.random() < 0.5, Referee.of(state)
    playing = referee.play()
    asked: Question | None = next(playing)
    for compared in range(decisions):
        assert asked is not None, state.text
        moves = answers(state)
        others = agree(state, moves, asked, unoffered(random, state, moves, tries) if asked.seats else [])
        before, (referee.answered,) = state.text, state.to_act
        words = random.choice(others) if others and random.random() < 0.3 else any_kind(random, moves, busy)
        state = GAME.carry_out(state, GAME.read_move(f"{referee.answered} {words}")).state
        asked = next_question(playing, words)
        if not state.pending:
            assert asked is None, f"after {words}\n{before}"
            points = {seat: referee.points(seat) for seat in state.seats}
            agree_on_end(state, points, {referee.winner()})
            return compared + 1
        assert table(state) == table(referee), f"after {words}\n{before}"
        referee.loose = {place: list(load) for place, load in state.goods.items()}
    return decisions


@pytest.mark.parametrize("number", range(90))
def test_the_engine_and_the_referee_play_the_same_game(number: int) -> None:
    assert played_beside(number, decisions=36) > 0


if __name__ == "__main__":
    import sys

    first, last, length = map(int, sys.argv[1:4])
    print(sum(played_beside(number, length) for number in range(first, last)), "decisions compared")
