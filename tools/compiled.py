"""Build the engine, the games and the bots as a compiled wheel, for who simulates: `make compiled` does.

    python -m tools.compiled            # build/compiled/, and a wheel of it in dist/

Cython compiles the sources as they are; they lie beside what they became, for whatever reads them.
`build/compiled` is a copy of the checkout, in which the same tests run on what was compiled. A module that
Cython does not take is told and stays as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from Cython.Build import cythonize
from packaging.tags import sys_tags
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parents[1]
TREE = ROOT / "build" / "compiled"
ROOMS = ("engine", "games", "bots")
LEFT_OUT = ("engine/state.py", "__init__.py")
"""What stays as it is: in a compiled class a line for type checkers alone would become a field."""
UNUSED = "picture"
"""The part of a game that no simulation uses; to leave it out takes an eighth less time and room."""


def copy() -> list[Path]:
    """Makes the copy what the checkout is; gives the modules to be compiled, relative to it.

    What did not change since the last time keeps what was made of it.
    """
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    paths = [Path(name) for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]
    for path in paths:
        (TREE / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, TREE / path)
    for there in (TREE / "rulebook_lab").rglob("*.py"):
        if there.relative_to(TREE) not in paths:
            there.unlink()
            for made in there.parent.glob(f"{there.stem}.*"):
                made.unlink()
    rooms = tuple(f"rulebook_lab/{room}/" for room in ROOMS)
    sources = [path for path in paths if path.suffix == ".py" and path.as_posix().startswith(rooms)]
    return [path for path in sources if not path.as_posix().endswith(LEFT_OUT) and UNUSED not in path.parts]


def compile_all(modules: list[Path]) -> list[Path]:
    """Compiles modules beside their sources; gives those that Cython did not take."""
    os.chdir(TREE)
    extensions = [
        Extension(".".join(path.with_suffix("").parts), [str(path)], extra_compile_args=["-O2", "-g0"])
        for path in modules
    ]
    understood = cythonize(
        extensions,
        nthreads=os.cpu_count() or 1,
        quiet=True,
        exclude_failures=True,
        language_level=3,
        compiler_directives={"annotation_typing": False, "binding": True},
    )
    command = build_ext(Distribution({"ext_modules": understood}))
    command.inplace, command.parallel = True, os.cpu_count()
    command.ensure_finalized()
    command.run()
    taken = {Path(*extension.name.split(".")).with_suffix(".py") for extension in understood}
    return [path for path in modules if path not in taken]


def wheel() -> Path:
    """A wheel of the copy for this Python and this kind of machine."""
    into = TREE / "dist"
    shutil.rmtree(into, ignore_errors=True)
    built = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    subprocess.run(built, cwd=TREE, check=True, stdout=subprocess.DEVNULL)
    tag = next(sys_tags())
    tags = [f"--python-tag={tag.interpreter}", f"--abi-tag={tag.abi}", f"--platform-tag={tag.platform}"]
    named = [sys.executable, "-m", "wheel", "tags", "--remove", *tags, *map(str, into.iterdir())]
    subprocess.run(named, check=True, stdout=subprocess.DEVNULL)
    (found,) = into.iterdir()
    (ROOT / "dist").mkdir(exist_ok=True)
    return Path(shutil.move(found, ROOT / "dist" / found.name))


if __name__ == "__main__":
    for left in compile_all(copy()):
        print(f"{left} stays as it is: Cython does not take it")
    print(f"{TREE.relative_to(ROOT)} and {wheel().relative_to(ROOT)} are built")
