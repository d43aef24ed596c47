"""Works measured in turn, each in a process of its own: other load on the machine meets them all.

A worker does its work for as long as it is told by a line on its standard input, and answers with the rate.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from subprocess import PIPE, Popen
from typing import TypeVar

ROOT = Path(__file__).parent.parent
Name = TypeVar("Name", bound=Hashable)
WARM_UP = 1.0
"""Seconds until caches are filled and what compiles as it runs has compiled."""

_SERVE = """
import sys
sys.path.insert(0, sys.argv[1])
from benchmarks.measure import rate
exec(sys.argv[2])
for line in sys.stdin:
    print(rate(work, float(line)), flush=True)
"""


class Worker:
    """A process that measures one work. Raises RuntimeError when it ends early; its errors are printed."""

    def __init__(self, command: Sequence[str | Path], **environment: str) -> None:
        environment = os.environ | {"PYTHONHASHSEED": "0"} | environment
        words = [str(word) for word in command]
        self._process = Popen(words, stdin=PIPE, stdout=PIPE, text=True, env=environment)

    def rate(self, seconds: float) -> float:
        """How many things a second the work does, measured for so long."""
        to, out = self._process.stdin, self._process.stdout
        assert to is not None
        assert out is not None
        print(seconds, file=to, flush=True)
        if not (answer := out.readline()):
            raise RuntimeError(f"a worker ended: {self._process.args!r}")
        return float(answer)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


def python(work: str, checkout: Path = ROOT) -> Worker:
    """A worker in Python: the statements bind `work`, a callable that says how many things it did.

    They import from a checkout, its benchmarks too: where names of the library changed, each uses its own.
    """
    return Worker([sys.executable, "-P", "-c", _SERVE, checkout.resolve(), work])


def rounds(workers: Mapping[Name, Worker], count: int, seconds: float = 0.3) -> dict[Name, list[float]]:
    """The rate of each worker in each of some interleaved rounds. Warms them up before, ends them after."""
    found: dict[Name, list[float]] = {name: [] for name in workers}
    try:
        for worker in workers.values():
            worker.rate(WARM_UP)
        for number in range(count):
            turns = list(workers.items())
            for name, worker in turns if number % 2 else reversed(turns):
                found[name].append(worker.rate(seconds))
    finally:
        for worker in workers.values():
            worker.close()
    return found
