"""Open JupyterLab on a reader's own copies of the notebooks: `make lab`.

Whatever is run, played and saved there changes no file of the project. A copy that its reader has changed
stays as it is; one that was left as it was follows the project's notebook. Arguments go on to JupyterLab.
"""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parent.parent
NOTEBOOKS, COPIES = ROOT / "notebooks", ROOT / "my-notebooks"
KNOWN = ".as-copied.json"
"""What each copy was when it was made, by the hash of its text."""
PAGE = "doc/tree/start.ipynb?reset"
"""The start page alone, without file browser and launcher, whatever was open the last time."""
WORKSPACES = ".workspaces"
"""Where JupyterLab keeps what is open: not where it does for all else that a reader does with it."""
FIRST_PORT, LAST_PORT = 8888, 8988


def copy(source: Path, target: Path) -> list[str]:
    """Copy the notebooks; the answer names those whose copy was kept though the project's is another now."""
    target.mkdir(exist_ok=True)
    known = _known(target)
    kept = []
    for notebook in sorted(source.rglob("*.ipynb")):  # those in other languages lie in folders
        name = notebook.relative_to(source).as_posix()
        text, own = notebook.read_bytes(), target / name
        now, copied = _hash(text), known.get(name)
        if own.exists() and _hash(own.read_bytes()) != copied:
            if now != copied:
                kept.append(name)
            continue
        own.parent.mkdir(exist_ok=True)
        own.write_bytes(text)
        known[name] = now
    (target / KNOWN).write_text(json.dumps(known, indent=1))
    return kept


def _known(target: Path) -> dict[str, str]:
    try:
        known = json.loads((target / KNOWN).read_text())
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def _hash(text: bytes) -> str:
    return sha256(text).hexdigest()


def trust(folder: Path) -> None:
    """Trust the copies that are still the project's own, so that their pictures and tables show at once."""
    known = _known(folder)
    copies = [folder / name for name in sorted(known) if (folder / name).exists()]
    own = [path for path in copies if known[path.relative_to(folder).as_posix()] == _hash(path.read_bytes())]
    subprocess.run(
        [sys.executable, "-m", "jupyter", "trust", *map(str, own)], check=True, capture_output=True
    )


def free_port() -> int:
    """A port that nobody listens on."""
    for port in range(FIRST_PORT, LAST_PORT):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port
    return FIRST_PORT


def command(folder: Path, given: Sequence[str]) -> tuple[list[str], str]:
    """JupyterLab's command line, and the address of the start page; what is given stands before ours."""
    port = next((word for word in _values(given, "port")), "")
    if not port:
        port = str(free_port())
        given = [*given, f"--ServerApp.port={port}"]
    token = next((word for word in _values(given, "token")), None)
    if token is None:
        token = secrets.token_hex(12)
        given = [*given, f"--IdentityProvider.token={token}"]
    page = f"http://localhost:{port}/{PAGE}" + (f"&token={token}" if token else "")
    line = [
        *(sys.executable, "-W", "ignore::DeprecationWarning", "-m", "jupyterlab"),
        *(["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
        "--log-level=WARN",
        "--LabApp.log_level=WARN",
        "--LabApp.extension_manager=readonly",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/{PAGE}",
        f"--LabApp.workspaces_dir={folder / WORKSPACES}",
        *given,
    ]
    return line, page


def _values(given: Sequence[str], name: str) -> list[str]:
    """The values of an option, however it is written: `--port 1`, `--port=1`, `--ServerApp.port=1`."""
    found = []
    for word, following in zip(given, [*given, ""][1:], strict=True):
        option, equals, value = word.partition("=")
        if option.lstrip("-").rpartition(".")[2] == name:
            found.append(value if equals else following)
    return found


def main(given: Sequence[str]) -> None:
    """Copy, trust, say what happens, start JupyterLab in this process's place."""
    print(f"rulebook_lab: your own copies of the notebooks are in {COPIES.name}/", flush=True)
    for name in copy(NOTEBOOKS, COPIES):
        print(f"  {name}: you have changed your copy, and there is a newer one; delete yours to get it")
    trust(COPIES)
    line, page = command(COPIES, given)
    print("JupyterLab starts: about ten seconds until the start page opens by itself.")
    print(f"If none opens, go to\n\n    {page}\n\nCtrl+C here ends it.", flush=True)
    os.chdir(COPIES)
    os.execv(line[0], line)


if __name__ == "__main__":
    main(sys.argv[1:])
