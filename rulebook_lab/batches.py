"""Many games in batches: here, in processes of our own, or on any executor.

What is played is decided by the numbers of the games alone, so the outcome is the same wherever and in
whatever order the batches are played. An interruption (Ctrl-C) ends at once with what there is; a process
that dies costs no more than the batch that kills it. However it ends, no process of ours plays on.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager, suppress
from multiprocessing import get_context
from threading import Thread
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

import msgspec

from .engine.errors import WrongKind, expect_number, shortened

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

T = TypeVar("T")

SIZE = 20
"""Games a batch: a task of one game spends more on sending than on playing."""


class Client(Protocol):
    """What makes an executor of itself, as a Dask client does."""

    def get_executor(self) -> Executor: ...


class Lost(msgspec.Struct, frozen=True):
    """A batch that could not be played, with the reason."""

    numbers: range
    reason: str


MOST_GAMES = 100_000_000
"""Of one run: the lists of their numbers alone would fill the memory."""


class Batches(Generic[T]):
    """The batches of games 0 to `games` - 1, each played by `play(numbers)`, which any process can call.

    After `run`, `lost` lists those that no process survived, and `stopped` says whether Ctrl-C ended it.
    """

    def __init__(
        self,
        play: Callable[[range], T],
        games: int,
        *,
        jobs: int = 1,
        executor: Executor | Client | None = None,
        size: int = SIZE,
    ) -> None:
        self.lost: list[Lost] = []
        self.stopped = False
        self._play = play
        expect_number("games", games, 0, MOST_GAMES)
        self._batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
        self._jobs = min(jobs, len(self._batches))
        if not (executor is None or isinstance(executor, Executor) or hasattr(executor, "get_executor")):
            raise WrongKind(
                f"executor is one of concurrent.futures, or a Dask client, not {shortened(executor)}"
            )
        self._executor = (
            executor if executor is None or isinstance(executor, Executor) else executor.get_executor()
        )

    def run(self, use: Callable[[T], object]) -> None:
        """Plays all and calls `use` with what each came to, as they are done; Ctrl-C may come in either."""
        with closing(self._outcomes()) as outcomes:
            try:
                for outcome in outcomes:
                    use(outcome)
            except KeyboardInterrupt:
                self.stopped = True

    def _outcomes(self) -> Generator[T, None, None]:
        if self._executor is not None:
            yield from self._on(self._executor, self._batches)
        elif self._jobs > 1:
            yield from self._in_processes()
        else:
            for numbers in self._batches:
                yield self._play(numbers)

    def _in_processes(self) -> Generator[T, None, None]:
        """Plays in a pool of our own; the batches of a pool that broke are tried once more, each alone."""
        with _pool(self._jobs) as pool:
            yield from self._on(pool, self._batches)
        again, self.lost = self.lost, []
        for batch in again:
            with _pool(1) as pool:
                yield from self._on(pool, [batch.numbers])

    def _on(self, executor: Executor, batches: list[range]) -> Generator[T, None, None]:
        try:
            tasks = {executor.submit(self._play, numbers): numbers for numbers in batches}
            for task in as_completed(tasks):
                try:
                    done = task.result()
                except Exception as problem:
                    if not _died(problem):
                        raise
                    self.lost.append(Lost(tasks[task], f"the process that played it died: {problem}"))
                else:
                    yield done
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _died(problem: Exception) -> bool:
    """Whether a worker died, rather than erred; Dask has a word of its own for it."""
    return isinstance(problem, BrokenExecutor) or type(problem).__name__ == "KilledWorker"


@contextmanager
def _pool(jobs: int) -> Iterator[Executor]:
    """A pool of processes that leave Ctrl-C to us. They end with the line to us: when we close it, or end."""
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    with ours, theirs:
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(theirs,))
        yield pool
        pool.shutdown()


def _begin(line: Connection) -> None:
    """Begins a process of the pool."""
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    """Ends this process as soon as nobody holds the other end, through which nothing is ever sent."""
    with suppress(EOFError, OSError):
        line.recv_bytes()
    os._exit(1)
