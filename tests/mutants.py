"""Changed statements in a game's rules that tests should notice: `make mutants`.

    python -m tests.mutants ambis --sample 400 --seed 1 --kept .mutants

The mutants are Cosmic Ray's, drawn by the seed from all that its operators make of the rules. They are tried
one after the other in a copy of the project, by those of the game's own tests that reach the statement. What
was tried is kept there, so a run that was stopped goes on where it was; the mutants that no test noticed are
shown as differences.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

from cosmic_ray.work_db import WorkDB, use_db

import rulebook_lab as lab
from tests import reaching

ROOT = Path(__file__).parent.parent
COPIED = ("rulebook_lab", "benchmarks", "tests", "pyproject.toml")
LONGEST = 300
"""Seconds after which a mutant counts as noticed: its tests do not end."""


def prepared(game: str, folder: Path, sample: int, seed: int) -> Path:
    """A copy of the project in the folder, with a session of so many mutants; one that is there is kept."""
    session = folder / "session.sqlite"
    if session.exists():
        return session
    folder.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True)
        else:
            shutil.copy(ROOT / name, folder / name)
    rules = reaching.rules_of(game)
    shutil.copytree(folder / rules, folder / reaching.ORIGINAL / rules, dirs_exist_ok=True)
    python(folder, "-c", f"from tests import reaching; reaching.look({game!r})")
    tests = f"{sys.executable} -m tests.reaching {game}"
    (folder / "cosmic-ray.toml").write_text(
        f'[cosmic-ray]\nmodule-path = ["{rules}"]\ntimeout = {LONGEST}\n'
        f'excluded-modules = []\ntest-command = "{tests}"\n\n[cosmic-ray.distributor]\nname = "local"\n'
    )
    drawing = folder / "drawing.sqlite"
    drawing.unlink(missing_ok=True)
    run(folder, "init", drawing.name)
    with use_db(str(drawing)) as base:
        found = sorted(base.work_items, key=str)
        drawn = Random(f"mutants/{seed}").sample(found, min(sample, len(found)))
        base.clear()
        base.add_work_items(drawn)
    return drawing.rename(session)  # a session that is there is whole


def run(folder: Path, what: str, session: str) -> None:
    """One of Cosmic Ray's commands, in the copy."""
    python(folder, "-m", "cosmic_ray.cli", what, "cosmic-ray.toml", session)


def python(folder: Path, *arguments: str) -> None:
    """Run Python on the copy."""
    there = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(folder)}
    subprocess.run([sys.executable, *arguments], cwd=folder, env=there, check=True)


def told(base: WorkDB, names: bool) -> str:
    """The figures, and the differences that no test noticed."""
    results = [result for _, result in base.results]
    counts = Counter(str(result.test_outcome and result.test_outcome.value) for result in results)
    noticed = sum(result.is_killed for result in results)
    share = f" ({noticed / len(results):.0%})" if results else ""
    left = base.num_work_items - len(results)
    lines = [f"{noticed} of {len(results)} noticed{share}, {left} to try; {dict(counts)}"]
    if names:
        lines += [str(result.diff) for result in results if not result.is_killed]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=[*lab.games, []], default=lab.games)
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=Path(".mutants"))
    asked = parser.parse_args(arguments)
    for game in asked.games:
        folder = asked.kept.absolute() / game
        session = prepared(game, folder, asked.sample, asked.seed)
        try:
            run(folder, "exec", session.name)
        finally:
            with use_db(str(session)) as base:
                print(f"{game}: {told(base, names=True)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
