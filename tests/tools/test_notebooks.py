"""Notebooks in other languages: made from the English ones and from words by the ids of their cells."""

import json
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.views.session import Session
from tools import notebooks

CELLS = [
    ("markdown", "m1", "# Ambis\nSee [the start](start.ipynb), [more](../docs/a.md) and [it](https://a.b)."),
    ("code", "c1", 'import rulebook_lab as lab\n\ngame = lab.game("ambis")'),
    ("code", "c2", 'lab.ask("ambis", "May I?")'),
    ("markdown", "m2", "Only English."),
]
WORDS = """
[[cell]]
id = "m1"
text = \"\"\"
# Ambis
Vidi [početak](start.ipynb), [još](../docs/a.md) i [to](https://a.b).
\"\"\"

[[cell]]
id = "c2"
text = 'lab.ask("ambis", "Smem li?")'
"""


def written(folder: Path, words: str = WORDS) -> Path:
    cells = [
        {"cell_type": kind, "id": id, "metadata": {}, "source": text.splitlines(keepends=True)}
        | ({"outputs": [{"name": "old"}], "execution_count": 1} if kind == "code" else {})
        for kind, id, text in CELLS
    ]
    (folder / "ambis.ipynb").write_text(json.dumps({"cells": cells, "metadata": {}}), encoding="utf-8")
    (folder / "texts" / "sr").mkdir(parents=True)
    (folder / "texts" / "sr" / "ambis.toml").write_text(words, encoding="utf-8")
    return folder


def test_a_notebook_has_its_words_and_chooses_its_language(tmp_path: Path) -> None:
    made = json.loads(notebooks.translated("sr", "ambis", written(tmp_path)))["cells"]
    assert [notebooks.source(cell) for cell in made] == [
        "# Ambis\nVidi [početak](../start.ipynb), [još](../../docs/a.md) i [to](https://a.b).",
        'import rulebook_lab as lab\n\nlab.language("sr")\ngame = lab.game("ambis")',
        'lab.ask("ambis", "Smem li?")',
        "Only English.",
    ]
    assert [cell["outputs"] for cell in made if cell["cell_type"] == "code"] == [[], []]


def test_what_a_cell_shows_is_kept_while_its_code_is_the_same(tmp_path: Path) -> None:
    folder = written(tmp_path)
    made = json.loads(notebooks.translated("sr", "ambis", folder))
    for cell in made["cells"]:
        cell |= {"outputs": ["shown"], "execution_count": 7} if cell["cell_type"] == "code" else {}
    made["cells"][1]["source"] = ["1 + 1"]
    (folder / "sr").mkdir()
    (folder / "sr" / "ambis.ipynb").write_text(json.dumps(made), encoding="utf-8")
    again = json.loads(notebooks.translated("sr", "ambis", folder))["cells"]
    assert [cell.get("outputs") for cell in again] == [None, [], ["shown"], None]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ('[[cell]]\nid = "m9"\ntext = "x"', "m9: the notebook has no such cell"),
        ('[[cell]]\nid = "c2"\ntext = \'lab.may("ambis", "x")\'', "c2: the code does not do what"),
    ],
)
def test_words_that_do_not_fit_are_told(tmp_path: Path, words: str, fault: str) -> None:
    (told,) = notebooks.faults("sr", "ambis", written(tmp_path, words))
    assert told.startswith(fault)


@pytest.mark.parametrize(("language", "name"), list(notebooks.translations()))
def test_the_notebook_is_made_from_the_english_one_as_it_is(language: str, name: str) -> None:
    assert not list(notebooks.faults(language, name))
    stored = (notebooks.NOTEBOOKS / language / f"{name}.ipynb").read_text(encoding="utf-8")
    made = notebooks.translated(language, name)
    assert sources(stored) == sources(made), "make notebooks writes it again"


def sources(text: str) -> list[tuple[str, str]]:
    return [(cell["id"], notebooks.source(cell)) for cell in json.loads(text)["cells"]]


def opening_table(path: Path) -> Session:
    """The table of a notebook's first cell with one, as that cell lays it."""
    known: dict[str, object] = {}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            code = notebooks.source(cell).replace("lab.table(", "opened = lab.table(")
            exec(code, known)
            if "opened" in known:
                session = known["opened"].session
                assert isinstance(session, Session)
                return session
    raise AssertionError(f"{path.name} has no table")


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(notebooks.NOTEBOOKS.rglob("*.ipynb")) if path.stem in ("start", *lab.games)],
    ids=lambda path: "/".join(path.parts[-2:]),
)
def test_whoever_opens_a_notebook_moves_first(path: Path) -> None:
    """Nobody's first board, in no language, says to wait for a player that the computer is."""
    try:
        session = opening_table(path)
    finally:
        lab.language("en")
    (decides,) = session.state.to_act
    assert decides not in session.bots
    assert any(map(session.may_play, session.state.legal_moves))
