"""Build the JupyterLite site: a static folder that runs all notebooks in the browser, from itself alone.

    make site                        # our games, and liar's dice
    make site PLUGINS="../pips"      # our games, and those of other packages

Pyodide comes from npm, every package from PyPI, our wheel from this checkout; once built, no request
leaves the folder. The environment that builds it must have the lab's own extensions (anywidget,
jupyterlab_widgets, plotly): the site ships them.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from string import Template
from typing import Any

from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION

from rulebook_lab.views.compat import be_patient

from . import babel_wheel, landing, notebooks, plugins
from .plugins import Plugin

HERE = Path(__file__).parent
ROOT = HERE.parent
WORK = ROOT / "build" / "lite"
SITE = ROOT / "site"

SPECS = ["micropip", "ipython", "comm", "rulebook-lab", "networkx"]
# uv cannot pick these yet: wheels of the Emscripten platform tag of PEP 783
COMPILED = {"msgspec": {"imports": ["msgspec"], "depends": []}}
# they hold files for a server's pages, which the site ships by itself
PAGES_ONLY = ("jupyterlab-widgets", "widgetsnbextension")
COMPILED_FOR = ("3.14", "cp", "cp314", "pyemscripten_2026_0_wasm32")

PROGRAM = {"bundle": r"\.\./build/notebooks/bundle\.js[^\"']*", "settings": r"\.\./config-utils\.js[^\"']*"}
"""What a page of the site loads, as JupyterLite's own notebook page names it."""

LOADED = 38
"""Megabytes until the first board, as `make site-check` prints them."""


def run(*command: str | Path, cwd: Path = WORK) -> str:
    """Run a command; its standard output. Raises CalledProcessError."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, check=True, stdout=subprocess.PIPE, text=True).stdout


def lay_out_pyodide() -> None:
    """The runtime, its list of packages emptied: theirs would be fetched from a foreign server."""
    home = WORK / "static" / "pyodide"
    home.mkdir(parents=True)
    archive = run("npm", "pack", "--silent", f"pyodide@{PYODIDE_VERSION}").split()[-1]
    run("tar", "-xzf", archive, "-C", home, "--strip-components=1")
    for file in home.iterdir():
        if file.suffix in {".map", ".html", ".ts", ".md"}:
            file.unlink()
    lock = json.loads((home / "pyodide-lock.json").read_text())
    lock["packages"] = {}
    lock["info"]["version"] = PYODIDE_VERSION
    (home / "pyodide-lock.json").write_text(json.dumps(lock))


def lay_out_notebooks(others: list[Plugin]) -> None:
    """The notebooks as a browser opens them, one of each game of other packages among them."""
    home = WORK / "files"
    home.mkdir()
    for path in sorted((ROOT / "notebooks").rglob("*.ipynb")):
        text = notebooks.for_a_browser(path.read_text(encoding="utf-8"))
        place = home / path.relative_to(ROOT / "notebooks")
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, encoding="utf-8")
    for other in others:
        plugins.lay_out_notebooks(other, home)


def build_wheel(checkout: Path) -> Path:
    """The wheel of the package in a folder."""
    home = WORK / "wheels" / checkout.name
    run(
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        home,
        checkout,
    )
    (wheel,) = home.glob("*.whl")
    return wheel


def install(wheels: list[Path]) -> None:
    """Put packages where the rest of this program finds them, as an installed game is found."""
    home = WORK / "installed"
    run(sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", home, *wheels)
    sys.path.append(str(home))


def configure(wheels: list[Path], packages: list[str]) -> None:
    """What JupyterLite reads: the apps to ship, the packages to lock, no news and no update checks."""
    settings: dict[str, dict[str, Any]] = {
        "jupyter-lite.json": {
            "jupyter-lite-schema-version": 0,
            "jupyter-config-data": {"appName": "rulebook_lab", "exposeAppInBrowser": True},
        },
        "overrides.json": json.loads((HERE / "overrides.json").read_text()),
        "jupyter_lite_config.json": {
            "LiteBuildConfig": {
                "contents": ["files"],
                "output_dir": "out",
                "no_sourcemaps": True,
                "no_unused_shared_packages": True,
                "apps": ["lab", "notebooks"],
            },
            "PyodideLockAddon": {
                "enabled": True,
                "wheels": [str(wheel) for wheel in wheels],
                "specs": [*SPECS, *packages],
                "prefetch_extra": [],
                "excludes_extra": list(COMPILED),
                "pyodide_lock_uv_options": {"python_platform": "wasm32-pyodide2025"},
            },
        },
    }
    for name, content in settings.items():
        (WORK / name).write_text(json.dumps(content))


def add_compiled_wheels(home: Path) -> None:
    """Put the compiled packages beside the locked ones, and into their lock."""
    version, implementation, abi, platform = COMPILED_FOR
    lock = json.loads((home / "pyodide-lock.json").read_text())
    for name, extra in COMPILED.items():
        run(
            *(sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", "-d", home),
            *("--python-version", version, "--implementation", implementation),
            *("--abi", abi, "--platform", platform, name),
        )
        (wheel,) = home.glob(f"{name}-*.whl")
        lock["packages"][name] = {
            "name": name,
            "version": wheel.name.split("-")[1],
            "file_name": f"../../static/pyodide-lock/{wheel.name}",
            "install_dir": "site",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "package_type": "package",
            "unvendored_tests": False,
            **extra,
        }
        lock["packages"]["rulebook-lab"]["depends"].append(name)
    (home / "pyodide-lock.json").write_text(json.dumps(lock, indent=1))


def adapt(home: Path, packages: list[str]) -> None:
    """Load only what is used: plotly's wheel is for who imports it, charts are drawn by the page.

    Our package brings along those that register a game.
    """
    lock = json.loads((home / "pyodide-lock.json").read_text())
    for name in packages:
        plugins.load_with_ours(lock, name)
    for name in PAGES_ONLY:
        (home / Path(lock["packages"].pop(name)["file_name"]).name).unlink()
    for package in lock["packages"].values():
        package["depends"] = [name for name in package["depends"] if name not in (*PAGES_ONLY, "plotly")]
    (home / "pyodide-lock.json").write_text(json.dumps(lock, indent=1))


def lay_out_app(site: Path) -> None:
    """The pages without code: the notebooks' own program, under our bar."""
    home = site / "app"
    for part in ("pages", "shared"):
        shutil.copytree(HERE / part, home, dirs_exist_ok=True)
    program = (site / "notebooks" / "index.html").read_text(encoding="utf-8")
    found = {name: re.findall(pattern, program) for name, pattern in PROGRAM.items()}
    page = Template((home / "index.html").read_text(encoding="utf-8"))
    (home / "index.html").write_text(page.substitute({name: path for name, (path,) in found.items()}))


def refuse_foreign_wheels(site: Path) -> None:
    """Exit when any lock of the site names a wheel on another server."""
    for lock in site.rglob("pyodide-lock.json"):
        for package in json.loads(lock.read_text())["packages"].values():
            if "://" in package["file_name"]:
                sys.exit(f"{lock}: {package['name']} would be fetched from {package['file_name']}")


def main() -> None:
    others = [plugins.read(Path(folder).resolve()) for folder in sys.argv[1:]]
    packages = [other.package for other in others]
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    wheels = [build_wheel(other.home) for other in others]
    if wheels:
        install(wheels)
    lay_out_pyodide()
    lay_out_notebooks(others)
    configure([build_wheel(ROOT), *wheels], packages)
    run(Path(sys.executable).parent / "jupyter", "lite", "build")
    out = WORK / "out"
    add_compiled_wheels(out / "static" / "pyodide-lock")
    adapt(out / "static" / "pyodide-lock", packages)
    babel_wheel.cut_in(out / "static" / "pyodide-lock")
    refuse_foreign_wheels(out)
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(out, SITE)
    be_patient(SITE / "extensions" / "anywidget")
    lay_out_app(SITE)
    landing.write(SITE, LOADED)
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"{SITE.relative_to(ROOT)}: {size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
