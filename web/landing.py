"""The site's first page: a picture of each game, and a link that opens its notebook."""

from __future__ import annotations

import json
import re
import shutil
from html import escape
from pathlib import Path
from random import Random
from string import Template

import rulebook_lab as lab
from rulebook_lab.engine import Game, State
from rulebook_lab.scene import to_svg
from rulebook_lab.simulate import random_play

HERE = Path(__file__).parent
OTHERS = {"start": "Start here", "teaching": "For teachers"}
OPEN = "notebooks/index.html?path={}.ipynb"
PAGES = "app/index.html?path={}.ipynb"
"""The same notebook as pages without code."""


def position(game: Game) -> State:
    """A position in the middle of a game."""
    seats = min(game.seat_counts, key=lambda count: abs(count - 3))
    played = list(random_play(game, game.start(seats), Random(7), by_verb=True))
    return played[len(played) // 2]


def theme(notebook: Path) -> str:
    """What a notebook says its game is about, without the marks of Markdown; empty where it does not."""
    text = "\n".join("".join(cell["source"]) for cell in json.loads(notebook.read_text())["cells"][:1])
    found = re.search(r"\*\*Theme\.\*\*\s*(.+)", text)
    return re.sub(r"[*_`]", "", found[1]) if found else ""


def card(game: Game, site: Path) -> str:
    """A game's place on the page; its picture is written beside it."""
    picture = site / "pictures" / f"{game.id}.svg"
    picture.parent.mkdir(exist_ok=True)
    picture.write_text(to_svg(game.part("picture").draw(position(game)), width=900), encoding="utf-8")
    title, seats = escape(game.title), game.seat_counts
    return (
        f'<li><img src="pictures/{game.id}.svg" alt="{title} in the middle of a game">'
        f"<h2>{title}</h2><p>{escape(theme(site / 'files' / f'{game.id}.ipynb'))}</p>"
        f'<p class="muted">{min(seats)} to {max(seats)} players</p>'
        f'<p class="ways"><a class="play" href="{PAGES.format(game.id)}" aria-label="Play {title}">Play</a>'
        f'<a href="{OPEN.format(game.id)}" aria-label="Play {title} in the notebook">in the notebook</a>'
        "</p></li>"
    )


def write(site: Path, megabytes: int) -> None:
    """Put the first page and its pictures into the site's folder; games without a notebook are left out."""
    there = {path.stem for path in (site / "files").glob("*.ipynb")}
    links = [f'<a href="{OPEN.format(name)}">{text}</a>' for name, text in OTHERS.items() if name in there]
    page = Template((HERE / "landing.html").read_text(encoding="utf-8")).substitute(
        games="\n".join(card(lab.game(name), site) for name in lab.games if name in there),
        others=" · ".join(links),
        megabytes=f"{megabytes} MB",
    )
    (site / "index.html").write_text(page, encoding="utf-8")
    shutil.copy(HERE / "shared" / "look.css", site)
