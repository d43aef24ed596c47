"""Which module says which chapter of a rulebook: docs/chapters.md, written by `make chapters`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import rulebook_lab as lab
from rulebook_lab import coverage

PAGE = Path(__file__).parent.parent / "docs" / "chapters.md"

HEAD = """# Which module says which chapter

A chapter of a rulebook is a module, or a package, of the game's `rules/`, its moves and questions with it.
Written by `make chapters` from the heads, refusals and margins of the rules (`rulebook-lab coverage` lists
them clause by clause); a test keeps it true. The module with most of a chapter's clauses comes first. Where
others follow, a rule is spoken of in one chapter and carried out in another:

- **setting up, the turn, the end** name what every later chapter does: who begins, what a turn consists of,
  what ends it.
- **cards, lords, items, rewards** are told in lists of their own, each in the words of what it changes: their
  clauses stand where the thing happens.
- **Roads & Boats**: what is in reach, payments and owners' consent serve production, movement
  and building alike, and walls, geese and carried transporters are told under movement and building both.
"""


def chapters(game: str) -> Iterator[tuple[str, list[str]]]:
    """The chapters of a game's rulebook, and the modules of `rules/` in which their clauses stand."""
    catalogue = lab.game(game).catalogue
    enforced = coverage.enforced_in(f"rulebook_lab.games.{game}", catalogue)
    counts: dict[str, Counter[str]] = {}
    for clause in catalogue:
        modules = {
            place.partition(":")[0] for place in enforced.get(clause.id, ()) if place.startswith("rules/")
        }
        counts.setdefault(clause.section, Counter()).update(
            module.removeprefix("rules/").removesuffix(".py").removesuffix("/__init__") for module in modules
        )
    for section, found in counts.items():
        if found:
            yield section, sorted(found, key=lambda module: (-found[module], module))


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in lab.games:
        parts.append(f"\n## {lab.game(game).title}\n\n| chapter | `rules/` |\n| --- | --- |\n")
        parts += [f"| {section} | {', '.join(modules)} |\n" for section, modules in chapters(game)]
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
