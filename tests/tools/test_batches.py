"""Games in batches: the same everywhere, interrupted at once, and a dying process costs its batch alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from threading import Timer

import pytest

from rulebook_lab.batches import SIZE, Batches

ROOT = Path(__file__).parent.parent.parent


def numbers(batch: range) -> list[int]:
    return list(batch)


def dies_in_the_second(batch: range) -> list[int]:
    if SIZE in batch:
        os._exit(1)
    return list(batch)


def dies_once(batch: range) -> list[int]:
    mark = Path(os.environ["RULEBOOK_LAB_TEST_MARK"])
    if SIZE in batch and not mark.exists():
        mark.touch()
        os._exit(1)
    return list(batch)


def played(batches: Batches[list[int]]) -> list[int]:
    found: list[int] = []
    batches.run(found.extend)
    return sorted(found)


def test_every_game_is_played_once_wherever_it_is_played() -> None:
    wanted = list(range(3 * SIZE + 1))
    assert played(Batches(numbers, len(wanted))) == wanted
    assert played(Batches(numbers, len(wanted), jobs=2)) == wanted
    with ThreadPoolExecutor(2) as pool:
        assert played(Batches(numbers, len(wanted), executor=pool)) == wanted


def test_a_process_that_dies_costs_its_batch_alone() -> None:
    batches = Batches(dies_in_the_second, 4 * SIZE, jobs=2)
    assert played(batches) == [*range(SIZE), *range(2 * SIZE, 4 * SIZE)]
    assert [lost.numbers for lost in batches.lost] == [range(SIZE, 2 * SIZE)]
    assert "died" in batches.lost[0].reason


def test_a_process_that_was_killed_costs_nothing(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("RULEBOOK_LAB_TEST_MARK", str(tmp_path / "killed"))
    batches = Batches(dies_once, 3 * SIZE, jobs=2)
    assert played(batches) == list(range(3 * SIZE))
    assert batches.lost == []


def test_a_pool_given_that_breaks_is_told() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        batches = Batches(dies_in_the_second, 2 * SIZE, executor=pool)
        assert set(played(batches)) <= set(range(SIZE))
    assert range(SIZE, 2 * SIZE) in [lost.numbers for lost in batches.lost]


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_while_an_outcome_is_used_stops_it_too(jobs: int) -> None:
    taken: list[list[int]] = []

    def use(outcome: list[int]) -> None:
        taken.append(outcome)
        signal.raise_signal(signal.SIGINT)

    batches = Batches(numbers, 4 * SIZE, jobs=jobs)
    batches.run(use)
    assert batches.stopped
    assert len(taken) == 1


SLOW = """
import time
from rulebook_lab.batches import Batches

def play(batch):
    print("playing", flush=True)
    time.sleep(600)

if __name__ == "__main__":
    batches = Batches(play, 1000, jobs=2)
    print("starting", flush=True)
    batches.run(print)
    print("stopped", batches.stopped)
else:
    print("importing", flush=True)
    time.sleep(1)
"""
"""Plays for ever in two processes, which need a second to start."""


@contextmanager
def in_a_group(*words: str, **how: int) -> Iterator[subprocess.Popen[str]]:
    """A program at the head of a group of processes, of which nothing is left afterwards, or after 90 s."""
    running = subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        **how,
    )

    def kill() -> None:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)

    late = Timer(90, kill)
    late.start()
    try:
        yield running
    finally:
        late.cancel()
        kill()
        running.communicate()


def heard(running: subprocess.Popen[str], sign: str) -> None:
    """Waits until it says so. Two processes may write at once, so a line may hold more than one word."""
    assert running.stdout is not None
    while sign not in running.stdout.readline():
        assert running.poll() is None


@pytest.mark.parametrize("moment", ["starting", "importing", "playing"])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_whenever_and_however_it_ends_its_processes_end(
    moment: str, how: signal.Signals, tmp_path: Path
) -> None:
    """The signal reaches the parent alone; its output is at an end when no process is left to write."""
    (tmp_path / "slow.py").write_text(SLOW, encoding="utf-8")
    with in_a_group(str(tmp_path / "slow.py")) as running:
        heard(running, moment)
        running.send_signal(how)
        output, _ = running.communicate(timeout=60)
    if how != signal.SIGINT:
        assert running.returncode == -how
    elif moment != "starting":  # then it may come before there are any batches
        assert "stopped True" in output


def test_ctrl_c_ends_a_simulation_at_once_with_what_there_is() -> None:
    ours, theirs = os.openpty()  # on a terminal it tells how far it is
    command = ["-m", "rulebook_lab.cli", "simulate", "amber", "--games", "100000", "--jobs", "2"]
    with in_a_group(*command, stderr=theirs) as running:
        os.close(theirs)
        told = b""
        while b" of 100000 games" not in told:
            told += os.read(ours, 1000)  # OSError when it has ended
        began = time.monotonic()
        os.killpg(running.pid, signal.SIGINT)
        output, _ = running.communicate(timeout=60)
        assert time.monotonic() - began < 10
    os.close(ours)
    assert running.returncode == 130
    assert "stopped after" in output
    assert "games of Amber, seed 0" in output.splitlines()[-1]
