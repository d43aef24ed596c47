"""The site's Babel: small, whole enough for our languages, and the lock knows it."""

import hashlib
import json
import re
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

import rulebook_lab
from web.babel_wheel import LOCALES, cut_in

SENTENCES = """
from fluent.runtime import FluentBundle, FluentResource
import babel
for language in ("en", "pl", "sr", "sr-Latn"):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(
        "n = { $n } { $n ->\\n [one] one\\n [few] few\\n [many] many\\n *[other] other\\n }"))
    pattern = bundle.get_message("n").value
    print(language, *(bundle.format_pattern(pattern, {"n": n})[0] for n in (1, 2, 5, 22)))
print(babel.__file__)
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as the site has it: a wheel of the Babel that is installed here, and a lock."""
    home = tmp_path_factory.mktemp("pyodide-lock")
    babel = distribution("babel")
    wheel = home / f"babel-{babel.version}-py3-none-any.whl"
    with ZipFile(wheel, "w") as whole:
        for file in babel.files or []:
            if "__pycache__" not in file.parts and ".." not in file.parts:
                whole.write(str(file.locate()), str(file))
    lock = {"packages": {"babel": {"file_name": f"../{wheel.name}", "sha256": ""}, "attrs": {}}}
    (home / "pyodide-lock.json").write_text(json.dumps(lock))
    cut_in(home)
    return home


def wheel_in(home: Path) -> Path:
    (wheel,) = home.glob("babel-*.whl")
    return wheel


def test_it_weighs_less_than_a_megabyte(home: Path) -> None:
    assert 100_000 < wheel_in(home).stat().st_size < 1_000_000


def test_it_has_our_locales_alone_and_lists_what_it_has(home: Path) -> None:
    with ZipFile(wheel_in(home)) as small:
        names = small.namelist()
        record = next(small.read(name).decode() for name in names if name.endswith("/RECORD"))
    assert {Path(name).stem for name in names if "/locale-data/" in name} == set(LOCALES)
    assert not [name for name in names if "/messages/" in name]
    listed = {line.split(",")[0] for line in record.splitlines()}
    assert {name for name in listed if re.match(r"babel/.*(py|dat)$", name)} <= set(names)


def test_it_has_the_locale_of_every_language_there_are_texts_in() -> None:
    texts = Path(rulebook_lab.__file__).parent.rglob("texts/*/*.ftl")
    languages = {path.parent.name.replace("-", "_") for path in texts}
    assert "en" in languages
    assert languages <= set(LOCALES)


def test_the_lock_knows_it(home: Path) -> None:
    packages = json.loads((home / "pyodide-lock.json").read_text())["packages"]
    assert packages["babel"]["sha256"] == hashlib.sha256(wheel_in(home).read_bytes()).hexdigest()


def test_sentences_are_said_with_it(home: Path, tmp_path: Path) -> None:
    with ZipFile(wheel_in(home)) as small:
        small.extractall(tmp_path)
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{SENTENCES}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    *told, place = ran.stdout.splitlines()
    assert place.startswith(str(tmp_path))
    assert told == [
        "en 1 one 2 other 5 other 22 other",
        "pl 1 one 2 few 5 many 22 few",
        "sr 1 one 2 few 5 other 22 few",
        "sr-Latn 1 one 2 few 5 other 22 few",
    ]
