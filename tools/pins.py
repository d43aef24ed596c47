"""Write requirements/lab.txt, and the other files beside it, from what is installed here.

    make pins

Each adds a complete closure to the first: `pip install --no-deps -r` installs them without solving, and
refuses any file whose hash does not stand here.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = "rulebook-lab"
ENGINE = ("msgspec", "babel", "fluent.runtime")
# Optional for jsonschema; its parsers are built at import and cost every Jupyter process seconds.
LEFT_OUT = {"rfc3987-syntax", "lark"}


def requirements(package: str, extras: Iterable[str]) -> Iterator[Requirement]:
    """The requirements of an installed package that apply here, with the given extras."""
    environments = [{"extra": extra} for extra in ("", *extras)]
    for line in distribution(package).requires or []:
        requirement = Requirement(line)
        marker = requirement.marker
        if marker is None or any(marker.evaluate(environment) for environment in environments):
            yield requirement


def closure(package: str, extras: Iterable[str]) -> set[str]:
    """The names of everything that a package needs, itself left out."""
    found: set[str] = set()
    waiting = list(requirements(package, extras))
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        key = (name, frozenset(requirement.extras))
        if key in seen or name in LEFT_OUT:
            continue
        seen.add(key)
        try:
            waiting += requirements(name, requirement.extras)
        except PackageNotFoundError:
            continue
        found.add(name)
    return found


def write(path: Path, comment: str, names: set[str]) -> None:
    pins = "\n".join(f"{name}=={distribution(name).version}" for name in sorted(names))
    path.write_text(f"# {comment} Written by `make pins`.\n{hashed(pins)}")
    print(f"{path.relative_to(ROOT)}: {len(names)} packages")


def hashed(pins: str) -> str:
    """Pins with the hash of every file of theirs that the registry has."""
    options = ("--no-deps", "--no-annotate", "--no-header", "--generate-hashes")
    command = [str(Path(sys.executable).with_name("uv")), "pip", "compile", "--quiet", *options, "-"]
    return subprocess.run(command, input=pins, capture_output=True, text=True, check=True).stdout


def main() -> None:
    lab = closure(PROJECT, ["lab"]) | {"hatchling", "editables"} | closure("hatchling", [])
    dev = closure(PROJECT, ["dev"]) - lab
    write(ROOT / "requirements" / "lab.txt", "What playing needs, complete.", lab)
    app = closure(PROJECT, ["app"]) - lab
    site = closure(PROJECT, ["site"]) - lab
    write(ROOT / "requirements" / "app.txt", "What the app view adds to lab.txt.", app)
    write(ROOT / "requirements" / "dev.txt", "What tests and benchmarks add to lab.txt.", dev)
    write(ROOT / "requirements" / "site.txt", "What building the site adds to lab.txt.", site)
    engine = {canonicalize_name(name) for name in ENGINE}.union(*(closure(name, []) for name in ENGINE))
    write(ROOT / "requirements" / "pyodide.txt", "What the games themselves need, of lab.txt.", engine)


if __name__ == "__main__":
    main()
