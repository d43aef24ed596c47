"""Babel for the site: of its thousand locales those of our languages, 0.6 MB instead of 11."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

LOCALES = ("root", "en", "pl", "sr", "sr_Latn")
LEFT_OUT = re.compile(rf"babel/(messages/|locale-data/(?!({'|'.join(LOCALES)})\.dat$))")
"""Its tools for message catalogues, and every other locale."""


def cut(wheel: Path) -> None:
    """Leave only our languages in a wheel of Babel."""
    with ZipFile(wheel) as whole:
        kept = {name: whole.read(name) for name in whole.namelist() if not LEFT_OUT.match(name)}
    (record,) = (name for name in kept if name.endswith(".dist-info/RECORD"))
    lines = kept[record].decode().splitlines(keepends=True)
    kept[record] = "".join(line for line in lines if not LEFT_OUT.match(line.split(",")[0])).encode()
    with ZipFile(wheel, "w", ZIP_DEFLATED, compresslevel=9) as small:
        for name, data in kept.items():
            small.writestr(name, data)


def cut_in(home: Path) -> None:
    """Cut the wheel that lies beside a lock of the site, and put its new digest into the lock."""
    path = home / "pyodide-lock.json"
    lock = json.loads(path.read_text())
    babel = lock["packages"]["babel"]
    wheel = home / Path(babel["file_name"]).name
    cut(wheel)
    babel["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    path.write_text(json.dumps(lock, indent=1))
