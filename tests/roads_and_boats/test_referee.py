"""The engine beside a second reading of the rulebook: the same questions, answers and tables all along."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from rulebook_lab.engine import CHANCE, Move, UnreadableMove
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats
from tests.beside import agree_on_end, next_question
from tests.roads_and_boats.crowded import GOODS, PHASES, SUBJECTS, crowded
from tests.roads_and_boats.positions import GAME
from tests.roads_and_boats.referee import MIXTURES, Question, Referee

COMMON = ("shift", "take-on", "drop", "go", "halt")
"""The kinds of moves of which there are very many."""
AS_WRITTEN = ("answer", "take-slot")
LONGEST = {"buy-brick": 1, "carry": 2, "set-down": 2, "scrap": 2, "build": 5, "build-road": 5}
BUILDINGS = sorted(GAME.components().buildings)


def notation(move: Move) -> str:
    """A move without its seat."""
    return GAME.write_move(move).split(" ", 1)[1]


def answers(state: RoadsAndBoats) -> dict[str, Move]:
    """What the engine offers the one who decides."""
    moves = state.chance if state.to_act == {CHANCE} else GAME.legal(state)
    return {notation(move): move for move in moves}


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


def agree(state: RoadsAndBoats, moves: dict[str, Move], asked: Question, tried: Iterable[str]) -> None:
    """The same seat is asked; what either offers the other allows; both judge what is tried alike."""
    if state.to_act == {CHANCE}:
        number = sum(asked.chance.values())
        odds = {words: Fraction(count, number) for words, count in asked.chance.items()}
        assert {words: state.chance[move] for words, move in moves.items()} == odds, state.text
        return
    (seat,) = state.to_act
    assert seat in asked.seats, state.text
    offered = [words for words in moves if not allowed(asked, words)]
    assert not offered, f"the referee refuses {seat} {offered[:5]}\n{state.text}"
    missing = [words for words in sorted(asked.moves - set(moves)) if refused(state, words)]
    assert not missing, f"the engine refuses {seat} {missing[:5]}\n{state.text}"
    for words in tried:
        assert allowed(asked, words) != refused(state, words), f"{seat} {words}\n{state.text}"


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


# -- moves that nobody offers ----------------------------------------------------------


def near_misses(random: Random, state: RoadsAndBoats, moves: dict[str, Move], number: int) -> list[str]:
    """Moves with one word changed: some of them legal, most for a reason not."""
    by_verb = sorted_by_verb(moves)
    found = []
    for _ in range(number):
        words = random.choice(by_verb[random.choice(sorted(by_verb))]).split()
        if len(words) == 1 or words[0] in AS_WRITTEN:
            continue
        at = random.randrange(1, len(words) + (len(words) <= LONGEST.get(words[0], 4)))
        if at == len(words):
            words.append(random.choice(sorted(state.transporters) or ["r1"]))
        else:
            words[at] = another(random, state, words[at])
        if words[0] != "go" or len(words) < 5:
            found.append(" ".join(words))
    return found


def another(random: Random, state: RoadsAndBoats, word: str) -> str:
    """A word of the same kind."""
    loads = [*state.goods.values(), *(it.cargo for it in state.transporters.values())]
    goods = sorted({good for load in loads for good in load}) or ["stone"]
    holders = [*map(str, state.goods), *state.transporters] or ["r1"]
    if "=" in word:
        parts = word.split("+")
        at = random.randrange(len(parts))
        good = random.choice([parts[at].split("=")[0], random.choice(goods)])
        parts[at] = f"{good}={random.choice(holders)}"
        return "+".join(parts)
    if word.split("+")[0].split("*")[0] in GOODS:
        return random.choice(goods)
    for kind in (BUILDINGS, SUBJECTS, list(MIXTURES), ["0", "1", "2", "3", "4", "5"], ["a", "b", "-"]):
        if word in kind:
            return random.choice(kind)
    return random.choice(places(random, state) + 3 * sorted(state.transporters))


def places(random: Random, state: RoadsAndBoats) -> list[str]:
    """Every word for a place on a few tiles, and some that are none there."""
    cells = sorted(state.world.tiles)
    found = []
    for q, r in random.sample(cells, min(2, len(cells))):
        ends = [
            "",
            "/0",
            "/1",
            "/2",
            "~0",
            "~1",
            *(f"@{e}{half}" for e in range(6) for half in ("", "a", "b")),
        ]
        found += [f"{q},{r}{end}" for end in ends]
    return found


# -- playing ---------------------------------------------------------------------------


def sorted_by_verb(moves: Iterable[str]) -> dict[str, list[str]]:
    found = defaultdict(list)
    for words in sorted(moves):
        found[words.split()[0]].append(words)
    return found


def any_kind(random: Random, moves: Iterable[str]) -> str:
    """A move of any kind, rather a rare one; passing and waiting only now and then."""
    by_verb = sorted_by_verb(moves)
    if "buy-brick" in by_verb:
        by_verb["buy-brick"] = [words for words in by_verb["buy-brick"] if "=" in words] or ["pass"]
    ends = [verb for verb in by_verb if verb in ("pass", "wait")]
    acts = [verb for verb in by_verb if verb not in ends]
    rare = [verb for verb in acts if verb not in COMMON]
    kinds = rare if rare and random.random() < 0.4 else acts
    verb = random.choice(kinds if kinds and (not ends or random.random() < 0.8) else ends)
    return random.choice(by_verb[verb])


def played_beside(number: int, decisions: int, tries: int = 8) -> int:
    """How many decisions were compared in the game of one seed."""
    random = Random(number)
    state = crowded(random, random.choice([*PHASES, "production", "wonder"]))
    referee = Referee.of(state)
    playing = referee.play()
    asked: Question | None = next(playing)
    for compared in range(decisions):
        assert asked is not None, state.text
        moves = answers(state)
        agree(state, moves, asked, near_misses(random, state, moves, tries) if asked.seats else ())
        words = any_kind(random, moves)
        before, (referee.answered,) = state.text, state.to_act
        state = GAME.carry_out(state, moves[words]).state
        asked = next_question(playing, words)
        if not state.pending:
            assert asked is None, f"after {words}\n{before}"
            points = {seat: referee.points(seat) for seat in state.seats}
            agree_on_end(state, points, {referee.winner()})
            return compared + 1
        assert table(state) == table(referee), f"after {words}\n{before}"
        referee.loose = {place: list(load) for place, load in state.goods.items()}
    return decisions


@pytest.mark.parametrize("number", range(60))
def test_the_engine_and_the_referee_play_the_same_game(number: int) -> None:
    assert played_beside(number, decisions=36) > 0


if __name__ == "__main__":
    import sys

    first, last, length = map(int, sys.argv[1:4])
    print(sum(played_beside(number, length) for number in range(first, last)), "decisions compared")
