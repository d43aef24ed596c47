"""What each language has of the English sentences: `make languages`.

A part is a package with texts (the engine, the lessons, a game …) or the notebooks. Beside the texts of a
part in a language stands `made-from.txt`: for every sentence a sign of the English one that it was made from,
and one of itself. Where the English sentence has another sign now, and the translation has still its own, the
translation is stale. A translation that is new or changed is taken to be made from the English as it is now.

    python -m tools.languages                   the figures, and the first sentences of each kind
    python -m tools.languages --all             all sentences that are missing, stale or unused
    python -m tools.languages --right sr ambis "events.ftl explore/hidden"
                                                that one is right as it is; without a key all of the part are
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast, serializer

import rulebook_lab as lab
from rulebook_lab.engine.fluency import FORMED
from rulebook_lab.engine.language import ENGLISH
from rulebook_lab.engine.wording import SIGNS, message_id
from rulebook_lab.scene.node import Json

from . import notebooks

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "rulebook_lab"
RECORD = "made-from.txt"

FIELDS = {
    "rules.toml": {"title", "section", "text", "given", "shows", "missing", "question", "answer", "why"},
    "lessons.toml": {"title", "intro", "caption", "goal", "hints"},
    "questions.toml": {"title", "stem", "options", "answer", "why", "missed"},
    "components.toml": {
        "title", "name", "name_en", "power", "effect", "meaning", "speciality", "direction", "idea", "lines",
        "use", "when", "note",
    },
}  # fmt: skip
"""The fields of each file that hold words."""

Sentences = dict[str, str]
"""Sentences by their keys."""


class Part(NamedTuple):
    """A part in a language: its English sentences, those it says, and those that it may say besides."""

    language: str
    name: str
    folder: Path
    english: Sentences
    said: Sentences
    besides: frozenset[str] = frozenset()

    @property
    def missing(self) -> list[str]:
        """Sentences that are said in English."""
        return [key for key in self.english if not self.said.get(key)]

    @property
    def unused(self) -> list[str]:
        """Sentences for which there is no English one."""
        return [key for key in self.said if key not in self.english and key not in self.besides]

    @property
    def stale(self) -> list[str]:
        """Sentences that were made from another English sentence than there is now."""
        made = self.recorded
        return [
            key
            for key, said in self.said.items()
            if key in self.english and key in made and made[key] == (made[key][0], sign(said))
            and made[key][0] != sign(self.english[key])
        ]  # fmt: skip

    @property
    def recorded(self) -> dict[str, tuple[str, str]]:
        """For each sentence the signs of the English one that it was made from, and of itself."""
        path = self.folder / RECORD
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        rows = (line.rsplit(" ", 2) for line in lines)
        return {key: (english, said) for key, english, said in rows}

    def record(self, right: frozenset[str] = frozenset()) -> str:
        """The record as it is to be: new and changed sentences, and those that are `right`, are made from the
        English as it is now."""
        made, stale = self.recorded, set(self.stale) - right
        kept = {
            key: made[key] if key in stale else (sign(self.english[key]), sign(said))
            for key, said in self._both
        }
        return "".join(f"{key} {english} {said}\n" for key, (english, said) in sorted(kept.items()))

    @property
    def _both(self) -> Iterator[tuple[str, str]]:
        return ((key, said) for key, said in self.said.items() if key in self.english)


def sign(text: str) -> str:
    """What tells a sentence from another."""
    return sha256(text.encode()).hexdigest()[:8]


# -- what a package says -----------------------------------------------------------------------


def messages(folder: Path) -> Sentences:
    """The messages and variants of the tables in a folder."""
    found = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for variant, pattern in variants(entry, path.stem):
                    found[f"{path.name} {entry.id.name}{variant}"] = serializer.serialize_pattern(
                        pattern
                    ).strip()
    return found


def variants(entry: ast.Message, table: str) -> Iterator[tuple[str, ast.Pattern]]:
    """The patterns of a message that are sentences, and how they are told apart; its forms are none."""
    if entry.value is not None:
        yield "", entry.value
    for each in entry.attributes if table not in FORMED else ():
        yield f"/{each.id.name}", each.value


def overlays(folder: Path, english: Path) -> tuple[Sentences, Sentences]:
    """The English words of the TOML files of a package, and those of the files that are laid over them."""
    found: tuple[Sentences, Sentences] = ({}, {})
    for name, fields in FIELDS.items():
        if (english / name).is_file() and (folder / name).is_file():
            whole, over = read(english / name), read(folder / name)
            for at, data in enumerate((whole, over)):
                for kind, entries in data.items():
                    for entry in entries if isinstance(entries, list) else ():
                        key = f"{name} {kind} {entry['id']}"
                        found[at].update((f"{key}{place}", text) for place, text in worded(entry, fields))
    return found


def read(path: Path) -> Json:
    """A TOML file."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def worded(
    value: object, fields: set[str], place: str = "", shown: bool = False
) -> Iterator[tuple[str, str]]:
    """The words of an entry and where they stand in it; an `effect` of one word is an id."""
    if isinstance(value, Mapping):
        for number, (key, each) in enumerate(value.items()):
            named = str(number) if place.endswith(".missed") else key
            is_id = key == "effect" and " " not in str(each)
            yield from worded(each, fields, f"{place}.{named}", shown or (key in fields and not is_id))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from worded(each, fields, f"{place}.{number}", shown)
    elif shown and isinstance(value, str) and value.strip():
        yield place, value.strip()


def ways(path: Path, language: str) -> Sentences:
    """For which clauses a language has ways of asking: its own, made from no English ones."""
    data: Json = read(path).get(language, {}) if path.is_file() else {}
    return {f"asks.toml {id}": id for id, said in data.items() if said}


# -- parts -------------------------------------------------------------------------------------------


def parts() -> Iterator[Part]:
    """Every part in every language that it has."""
    for folder in sorted([*PACKAGE.glob("**/texts/*/"), *ROOT.glob("web/texts/*/")]):
        home = folder.parents[1]
        if folder.name != ENGLISH and "new_game" not in home.parts:
            yield of_package(home, folder)
    for language in sorted({language for language, _ in notebooks.translations()}):
        yield of_notebooks(language)


def of_package(home: Path, folder: Path) -> Part:
    """A package's part in a language."""
    whole, over = overlays(folder, home)
    english = {**messages(home / "texts" / ENGLISH), **whole}
    said = {**messages(folder), **over}
    if own := ways(folder / "asks.toml", folder.name):
        english |= {
            key: key for key in ways(home / "asks.toml", ENGLISH)
        }  # each language asks in its own way
        said |= own
    return Part(folder.name, home.name, folder, english, said, besides(home) | helpers(said))


def helpers(said: Sentences) -> frozenset[str]:
    """The messages that other messages of the same file refer to."""
    return frozenset(
        f"{key.split()[0]} {id}"
        for key, text in said.items()
        for id in re.findall(r"\{\s*([a-z][\w-]*)\s*\}", text)
    )


def besides(home: Path) -> frozenset[str]:
    """What a language may say besides: the engine's own, the names of ids that are called by themselves in
    English or as in the box, and of ids that are a mere sign."""
    texts = [path.read_text(encoding="utf-8") for kind in ("py", "toml") for path in home.rglob(f"*.{kind}")]
    ids = {word for text in texts for word in re.findall(r"[\"'.]?([\w.-]+)[\"'.]", text)}
    ids |= lab.game(home.name).texts.named if home.parent.name == "games" else {"True", "False"}
    names = {f"names.ftl {id}" for id in {*SIGNS.values(), *(message_id(id)[0] for id in ids)}}
    return frozenset(names | messages(PACKAGE / "engine" / "texts" / ENGLISH).keys())


def of_notebooks(language: str) -> Part:
    """The notebooks in a language: all cells with text, and those with code whose words are shown."""
    english: Sentences = {}
    said: Sentences = {}
    for _, name in (each for each in notebooks.translations() if each[0] == language):
        told = notebooks.words(language, name)
        for id, cell in notebooks.english(name).items():
            if cell["cell_type"] == "markdown" or id in told:
                english[f"{name} {id}"] = notebooks.source(cell)
        said |= {f"{name} {id}": text for id, text in told.items()}
    return Part(language, "notebooks", notebooks.NOTEBOOKS / "texts" / language, english, said)


# -- telling -------------------------------------------------------------------------------------------


def told(found: list[Part], everything: bool) -> Iterator[str]:
    """The figures as a table, and the sentences that want work."""
    kinds = ("missing", "stale", "unused")
    yield f"{'language':9} {'part':12} {'sentences':>9} " + " ".join(f"{kind:>7}" for kind in kinds)
    for part in found:
        counts = " ".join(f"{len(getattr(part, kind)):7}" for kind in kinds)
        yield f"{part.language:9} {part.name:12} {len(part.english):9} {counts}"
    for part in found:
        for kind in kinds:
            keys = getattr(part, kind)
            for key in keys if everything else keys[:5]:
                yield f"{part.language} {part.name}, {kind}: {key}"
            if len(keys) > 5 and not everything:
                yield f"  … and {len(keys) - 5} more (--all)"


def main(words: list[str]) -> None:
    """Keep the records and print the figures."""
    found = list(parts())
    right = words[1:] if words[:1] == ["--right"] else []
    meant = [part for part in found if right[:2] == [part.language, part.name]]
    if right and not meant:
        sys.exit(f"no part {' '.join(right[:2])}")
    for part in meant:
        if unknown := sorted(set(right[2:]) - set(part.said)):
            sys.exit(f"no {', '.join(unknown)} there: keys are such as {min(part.said)!r}")
    for part in found:
        keys = frozenset(right[2:] or part.said) if part in meant else frozenset()
        (part.folder / RECORD).write_text(part.record(keys), encoding="utf-8")
    print("\n".join(told(found, "--all" in words)))


if __name__ == "__main__":
    main(sys.argv[1:])
