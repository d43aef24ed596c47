"""Games in batches: the same everywhere, interrupted at once, and a dying process costs its batch alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

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


def test_every_game_is_played_once_wherever_it_is_played() -> None:
    wanted = list(range(3 * SIZE + 1))
    assert sorted(n for part in Batches(numbers, len(wanted)) for n in part) == wanted
    assert sorted(n for part in Batches(numbers, len(wanted), jobs=2) for n in part) == wanted
    with ThreadPoolExecutor(2) as pool:
        assert sorted(n for part in Batches(numbers, len(wanted), executor=pool) for n in part) == wanted


def test_a_process_that_dies_costs_its_batch_alone() -> None:
    batches = Batches(dies_in_the_second, 4 * SIZE, jobs=2)
    played = sorted(n for part in batches for n in part)
    assert played == [*range(SIZE), *range(2 * SIZE, 4 * SIZE)]
    assert [lost.numbers for lost in batches.lost] == [range(SIZE, 2 * SIZE)]
    assert "died" in batches.lost[0].reason


def test_a_process_that_was_killed_costs_nothing(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("RULEBOOK_LAB_TEST_MARK", str(tmp_path / "killed"))
    batches = Batches(dies_once, 3 * SIZE, jobs=2)
    assert sorted(n for part in batches for n in part) == list(range(3 * SIZE))
    assert batches.lost == []


def test_a_pool_given_that_breaks_is_told() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        batches = Batches(dies_in_the_second, 2 * SIZE, executor=pool)
        played = sorted(n for part in batches for n in part)
    assert set(played) <= set(range(SIZE))
    assert range(SIZE, 2 * SIZE) in [lost.numbers for lost in batches.lost]


def test_ctrl_c_ends_a_simulation_at_once_with_what_there_is() -> None:
    command = ["simulate", "amber", "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "rulebook_lab.cli", *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(6)
    began = time.monotonic()
    os.killpg(running.pid, signal.SIGINT)
    output, _ = running.communicate(timeout=30)
    assert time.monotonic() - began < 10
    assert running.returncode == 130
    assert "stopped after" in output
    assert "games of Amber, seed 0" in output.splitlines()[-1]
