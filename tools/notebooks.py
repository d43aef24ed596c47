"""Notebooks in other languages, made from the English ones: `python -m tools.notebooks`.

`notebooks/texts/pl/ambis.toml` holds, by the id of a cell of `notebooks/ambis.ipynb`, its words in Polish:
the text of a cell with text, or the whole of a cell with code whose words are shown. From both is made
`notebooks/pl/ambis.ipynb`, whose first cell with code chooses the language. What a cell shows is kept as long
as its code stays the same.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from rulebook_lab.scene.node import Json

ROOT = Path(__file__).parents[1]
NOTEBOOKS = ROOT / "notebooks"
IMPORT = "import rulebook_lab as lab\n"


def translations(folder: Path = NOTEBOOKS) -> Iterator[tuple[str, str]]:
    """The languages and names of the notebooks that have words in another language."""
    for path in sorted(folder.glob("texts/*/*.toml")):
        yield path.parent.name, path.stem


def english(name: str, folder: Path = NOTEBOOKS) -> dict[str, Json]:
    """The cells of an English notebook by their ids."""
    notebook = json.loads((folder / f"{name}.ipynb").read_text(encoding="utf-8"))
    return {cell["id"]: cell for cell in notebook["cells"]}


def words(language: str, name: str, folder: Path = NOTEBOOKS) -> dict[str, str]:
    """The words of a notebook in a language by the ids of the cells."""
    data = tomllib.loads((folder / "texts" / language / f"{name}.toml").read_text(encoding="utf-8"))
    return {cell["id"]: cell["text"].strip("\n") for cell in data["cell"]}


def source(cell: Json) -> str:
    """What is written in a cell."""
    written = cell["source"]
    return "".join(written) if isinstance(written, list) else str(written)


def faults(language: str, name: str, folder: Path = NOTEBOOKS) -> Iterator[str]:
    """What is wrong with the words of a notebook: cells that are not there, code that does something else."""
    cells = english(name, folder)
    for id, text in words(language, name, folder).items():
        if id not in cells:
            yield f"{id}: the notebook has no such cell"
        elif cells[id]["cell_type"] == "code" and _done(text) != _done(source(cells[id])):
            yield f"{id}: the code does not do what the English code does"


def _done(code: str) -> str:
    """What code does, whatever texts and comments it holds."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)


def translated(language: str, name: str, folder: Path = NOTEBOOKS) -> str:
    """A notebook in a language."""
    notebook = json.loads((folder / f"{name}.ipynb").read_text(encoding="utf-8"))
    told = words(language, name, folder)
    shown = _shown(folder / language / f"{name}.ipynb")
    chosen = False
    for cell in notebook["cells"]:
        text = told.get(cell["id"], source(cell))
        if cell["cell_type"] == "markdown":
            text = _linked(text, folder, language)
        else:
            if IMPORT in text and not chosen:
                text, chosen = _choosing(text, language), True
            cell["outputs"], cell["execution_count"] = shown.get((cell["id"], text), ([], None))
        cell["source"] = text.splitlines(keepends=True)
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def _shown(path: Path) -> Mapping[tuple[str, str], tuple[object, object]]:
    """What the cells of a notebook show, by id and code."""
    if not path.exists():
        return {}
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return {
        (cell["id"], source(cell)): (cell["outputs"], cell["execution_count"])
        for cell in cells
        if cell["cell_type"] == "code"
    }


def _choosing(code: str, language: str) -> str:
    before, _, after = code.partition(IMPORT)
    return f'{before}{IMPORT}\nlab.language("{language}")\n{after.lstrip()}'


def _linked(text: str, folder: Path, language: str) -> str:
    """A text whose links lead to what lies a folder above, or to a notebook of the same language."""

    def right(found: re.Match[str]) -> str:
        target = found[2]
        name = target.partition("#")[0]
        own = folder / "texts" / language / f"{Path(name).stem}.toml"
        return found[0] if not name or "://" in target or own.exists() else f"{found[1]}../{target})"

    return re.sub(r"(\]\()([^)\s]+)\)", right, text)


def main() -> None:
    """Write every notebook that has words in another language; `make notebooks` then runs them."""
    for language, name in translations():
        if wrong := list(faults(language, name)):
            raise SystemExit("\n".join([f"notebooks/texts/{language}/{name}.toml:", *wrong]))
        path = NOTEBOOKS / language / f"{name}.ipynb"
        path.parent.mkdir(exist_ok=True)
        path.write_text(translated(language, name), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
