"""A player who searches: tries out what may come of each move, over guesses at what its seat cannot see.

It is an information-set tree search for one observer (Cowling, Powley and Whitehouse, 2012). Each try guesses
a whole position that the seat's view allows (`game.guess`), goes down one common tree of moves, and judges
where it arrives by the game's `study.judgement.expectation`: each seat's share of the victory. Chance is
drawn anew in every try and has no place in the tree. The seat's own moves now are tried in heats: all that
are left in turn, with the same guesses and the same chances, and the worse half goes out after each heat
(sequential halving, Karnin, Koren and Somekh, 2013). Further down the move to try is weighed as in PUCT: what
it has brought so far, and a bonus for what the game's greedy player thinks of it, which fades with the tries.
Of long lists of moves only the most hopeful are looked at, more of them as tries add up. Those who choose at
once and in secret each have a table of their own, so that nobody answers a vote that he cannot have seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from inspect import unwrap
from math import ceil, exp, inf, log2, sqrt
from random import Random
from time import monotonic
from typing import NamedTuple

from ..engine import CHANCE, Game, Move, Seat, State

FIELD = 16
"""So many moves are candidates at the start, those that look best."""
EACH = 6
"""So many tries of a budget there are at least for a candidate."""
TRUST = 0.03
"""By so much a move that looks best at a glance is ahead of a hopeless one, in shares of the victory."""
CURIOSITY = 0.6
"""How much the greedy player's opinion draws tries to a move, in shares of the victory."""
OPEN_MIND = 0.1
"""The share of that bonus which all moves have alike."""
FIRST, MORE = 6, 2.0
"""So many moves of a list are looked at first, and so many more by each root of the tries."""
DOUBT = 0.05
"""By so much less than its position an untried move is expected to be worth."""
SLICE = 16
"""Tries between two looks at what has come out."""


class Budget(NamedTuple):
    """How long a search may take: so many tries, so many seconds, whichever ends first (0: no limit).

    `clock` tells the seconds: by default those that pass; `time.process_time` counts those spent here alone.
    """

    tries: int = 0
    seconds: float = 0.0
    clock: Callable[[], float] = monotonic


class Tally:
    """What the tries of one move have brought the seat that makes it, and what speaks for it beforehand."""

    __slots__ = ("hope", "move", "squares", "total", "tries")

    def __init__(self, move: Move, hope: float) -> None:
        self.move, self.hope = move, hope
        self.tries, self.total, self.squares = 0, 0.0, 0.0

    @property
    def mean(self) -> float:
        """What it brought on average: a share of the victory."""
        return self.total / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """The standard error of that mean; infinite before two tries."""
        if self.tries < 2:
            return inf
        spread = max(0.0, self.squares / self.tries - self.mean**2)
        return sqrt(spread / (self.tries - 1))

    def add(self, value: float) -> None:
        self.tries += 1
        self.total += value
        self.squares += value * value


class Node:
    """A place in the tree: the tables of those who decide there, and what their moves lead to."""

    __slots__ = ("after", "tables", "total", "tries")

    def __init__(self) -> None:
        self.tables: dict[Seat, dict[Move, Tally]] = {}
        self.after: dict[tuple[Move, ...], Node] = {}
        self.tries, self.total = 0, [0.0] * 0


class Judgement(NamedTuple):
    """What a game says for its positions and moves.

    The greedy player's judgement of two moves may differ by `temperature`, and the worse one is still looked
    at; he makes so many decisions, a `rollout`, before a position is judged.
    """

    expectation: Callable[[State], tuple[float, ...]]
    judge: Callable[[State, Move], float]
    temperature: float
    rollout: int

    @classmethod
    def of(cls, game: Game) -> Judgement:
        """That of a game. Raises ModuleNotFoundError where it has none."""
        study = game.part("study.judgement")
        judge = getattr(study, "judge", None) or game.part("study.strategy").judge
        return cls(unwrap(study.expectation), unwrap(judge), study.TEMPERATURE, study.ROLLOUT)


class Heats:
    """A seat's moves that compete: each pass tries all that are left, with chances of its own; the worse half
    goes out when a heat's share of the budget is spent."""

    def __init__(
        self, tallies: Iterable[Tally], budget: Budget, random: Random, among: Move | None = None
    ) -> None:
        size = max(2, min(FIELD, budget.tries // EACH)) if budget.tries else FIELD
        self.left = sorted(tallies, key=lambda tally: (tally.move != among, -tally.hope))[:size]
        self._seed, self._passes = random.getrandbits(64), 0
        self._heat, self._heats = 1, max(1, ceil(log2(len(self.left))))
        self._waiting: list[Tally] = []

    def following(self, share: float) -> tuple[Move, Random]:
        """The move to try next, and by which chances, once such a share of the budget is spent."""
        while self._heat < self._heats and share >= self._heat / self._heats:
            self.left = self.ranked[: ceil(len(self.left) / 2)]
            self._heat, self._waiting = self._heat + 1, []
        if not self._waiting:
            self._waiting, self._passes = self.left[::-1], self._passes + 1
        return self._waiting.pop().move, Random(self._seed + self._passes)

    @property
    def ranked(self) -> list[Tally]:
        """What is left, the best first."""
        return sorted(self.left, key=lambda tally: (not tally.tries, -tally.mean - TRUST * tally.hope))


class Search:
    """The search for a seat's move. Iterating thinks, and yields the share of the budget that is spent;
    whoever stops iterating stops it. `tallies`, `move` and `expects` tell what has come out so far."""

    def __init__(
        self,
        view: State,
        moves: Sequence[Move],
        random: Random,
        budget: Budget,
        *,
        level: bool = False,
        among: Move | None = None,
    ) -> None:
        """`view` is what the seat sees that makes one of `moves`; `among` is one that competes whatever is
        thought of it. Where others choose at once, `level` has them compete nevertheless, so that one can
        compare them."""
        self.view, self.moves, self.budget = view, moves, budget
        self.seat = moves[0].seat
        self.game = view.game
        self.tries = 0
        self._random = random
        self._judgement = Judgement.of(self.game)
        self._root = Node()
        self._heats: Heats | None = None
        if level or len(self.game.asked(view)) == 1:
            table = self._root.tables[self.seat] = self._table(view, moves)
            self._heats = Heats(table.values(), budget, random, among)

    def __iter__(self) -> Iterator[float]:
        tries, seconds, clock = self.budget
        began = now = clock()
        longest = share = 0.0
        while not tries or self.tries < tries:
            if seconds and now + longest - began >= seconds and self.tries:
                break
            if self._heats:
                self._try(*self._heats.following(share))
            else:
                self._try(None, self._random)
            self.tries += 1
            before, now = now, clock()
            longest = max(longest, now - before)
            share = max(self.tries / tries if tries else 0.0, (now - began) / seconds if seconds else 0.0)
            if self.tries % SLICE == 0:
                yield share
        yield 1.0

    def think(self) -> Search:
        """Use the whole budget."""
        for _ in self:
            pass
        return self

    # -- what has come out ----------------------------------------------------------------------

    @property
    def tallies(self) -> list[Tally]:
        """The seat's moves, the best first: those left in the heats, then the one tried most often."""
        table = self._root.tables.get(self.seat) or {move: Tally(move, 0.0) for move in self.moves}
        first = self._heats.ranked if self._heats else []
        rest = [tally for tally in table.values() if tally not in first]
        return first + sorted(rest, key=lambda tally: (-tally.tries, -tally.mean, -tally.hope))

    @property
    def move(self) -> Move:
        """The move to make: the best; where others choose at once, one by its share of tries, so that nobody
        can count on it."""
        tallies = self.tallies
        if self._heats:
            return tallies[0].move
        return self._random.choices(tallies, [tally.tries or 1e-9 for tally in tallies])[0].move

    @property
    def expects(self) -> float:
        """The share of the victory that the seat expects."""
        return self.tallies[0].mean

    # -- one try --------------------------------------------------------------------------------

    def _try(self, first: Move | None, random: Random) -> None:
        """One try, by these chances; it begins with a move where one is set."""
        game = self.game
        state: State = game.guess(self.view, random)
        node, way = self._root, list[tuple[int, Tally]]()
        nodes = [node]
        while state.pending:
            asked = game.asked(state)
            if asked == (CHANCE,):
                state = game.carry_out(state, game.draw_chance(state, random)).state
                continue
            if node.tries == 0 and node is not self._root:
                break
            made: list[Move] = []
            opening = first if node is self._root else None
            considered = [opening] if opening and len(asked) == 1 else game.considered(state)
            for seat in asked:
                moves = [move for move in considered if move.seat == seat]
                if not moves:
                    continue
                settled = opening if seat == self.seat else None
                if settled:
                    moves = [settled]
                if len(moves) > 1 or settled:
                    tally = self._pick(node, state, seat, moves)
                    way.append((state.seats.index(seat), tally))
                    made.append(tally.move)
                else:
                    made.append(moves[0])
            for move in made:
                if move.seat in game.asked(state):
                    state = game.carry_out(state, move).state
            if len(made) == 1 and len(considered) == 1 and not opening:
                continue  # nobody had a choice: the same place in the tree
            node = node.after.setdefault(tuple(made), Node())
            nodes.append(node)
        values = self._judged(state, random)
        for index, tally in way:
            tally.add(values[index])
        for node in nodes:
            node.tries += 1
            node.total = [a + b for a, b in zip(node.total or [0.0] * len(values), values, strict=True)]

    def _judged(self, state: State, random: Random) -> tuple[float, ...]:
        """What a position is worth, after the next few decisions of greedy players."""
        game, left = self.game, self._judgement.rollout
        while state.pending:
            asked = game.asked(state)
            if asked == (CHANCE,):
                move = game.draw_chance(state, random)
            else:
                moves = [move for move in game.considered(state) if move.seat == asked[0]]
                if len(moves) == 1:
                    move = moves[0]
                elif left:
                    left -= 1
                    move = max(moves, key=lambda move: (self._judgement.judge(state, move), random.random()))
                else:
                    break
            state = game.carry_out(state, move).state
        return self._judgement.expectation(state)

    def _pick(self, node: Node, state: State, seat: Seat, moves: Sequence[Move]) -> Tally:
        """The move of a seat to try: what its tries have brought, and what is hoped of it."""
        table = node.tables.get(seat)
        if table is None:
            table = node.tables[seat] = self._table(state, moves)
        known = [table[move] for move in moves if move in table]
        if len(known) < len(moves):
            fresh = self._table(state, [move for move in moves if move not in table])
            table |= fresh
            known += fresh.values()
        tries = sum(tally.tries for tally in known)
        wide = FIRST + int(MORE * sqrt(tries))
        if len(known) > wide:
            known = sorted(known, key=lambda tally: -tally.hope)[:wide]
        index = state.seats.index(seat)
        untried = node.total[index] / node.tries - DOUBT if node.tries else 0.5
        all_hope = sum(tally.hope for tally in known)
        bonus, even = CURIOSITY * sqrt(tries + 1), OPEN_MIND / len(known)
        best, found = -inf, known[0]
        for tally in known:
            value = tally.total / tally.tries if tally.tries else untried
            value += bonus * ((1 - OPEN_MIND) * tally.hope / all_hope + even) / (1 + tally.tries)
            if value > best:
                best, found = value, tally
        return found

    def _table(self, state: State, moves: Sequence[Move]) -> dict[Move, Tally]:
        """Moves that have not been tried, with what the greedy player thinks of them."""
        judge, warmth = self._judgement.judge, self._judgement.temperature
        worth = [judge(state, move) for move in moves]
        best = max(worth)
        return {
            move: Tally(move, exp(max(-30.0, (value - best) / warmth)))
            for move, value in zip(moves, worth, strict=True)
        }
