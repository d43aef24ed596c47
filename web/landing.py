"""The site's first pages, one a language: a picture of each game, links that open its notebook."""

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
from rulebook_lab.engine.language import ENGLISH
from rulebook_lab.engine.wording import load_texts
from rulebook_lab.scene import to_svg
from rulebook_lab.simulate import random_play

HERE = Path(__file__).parent
OTHERS = ("start", "teaching")
OPEN = "notebooks/index.html?path={}.ipynb"
PAGES = "app/index.html?path={}.ipynb"
"""The same notebook as pages without code."""
LANGUAGES = (ENGLISH, *sorted(path.name for path in (HERE / "texts").iterdir() if path.name != ENGLISH))


def say(key: str, /, **facts: object) -> str:
    """Say something of the first page."""
    return load_texts(__package__).phrase("landing", key, **facts)


def file_of(language: str) -> str:
    """The name of the first page in a language."""
    return "index.html" if language == ENGLISH else f"index.{language}.html"


def position(game: Game) -> State:
    """A position in the middle of a game."""
    seats = min(game.seat_counts, key=lambda count: abs(count - 3))
    played = list(random_play(game, game.start(seats), Random(7), by_verb=True))
    return played[len(played) // 2]


def theme(notebook: Path) -> str:
    """What a notebook says its game is about, without the marks of Markdown; empty where it does not: the
    first paragraph with a word before it, as in "**Theme.** A trader …"."""
    text = "\n".join("".join(cell["source"]) for cell in json.loads(notebook.read_text())["cells"][:1])
    found = re.search(r"^\*\*\w+\.\*\*\s*(.+)", text, re.MULTILINE)
    return re.sub(r"[*_`]", "", found[1]) if found else ""


def notebook_of(game: Game, language: str, site: Path) -> str:
    """A game's notebook in a language, else the English one, as a path without its ending."""
    own = f"{language}/{game.id}"
    return own if (site / "files" / f"{own}.ipynb").exists() else game.id


def card(game: Game, language: str, site: Path) -> str:
    """A game's place on the page; its picture is written beside it."""
    name = notebook_of(game, language, site)
    spoken = name.partition("/")[0] if "/" in name else ENGLISH
    picture = Path("pictures", f"{game.id}.svg" if spoken == ENGLISH else f"{game.id}.{spoken}.svg")
    (site / picture).parent.mkdir(exist_ok=True)
    with lab.speaking(spoken):
        drawn = to_svg(game.part("picture").draw(position(game)), width=900)
    (site / picture).write_text(drawn, encoding="utf-8")
    title, seats = game.title, game.seat_counts
    other_tongue = "" if spoken == language else f' lang="{spoken}"'
    play, opens = (escape(say(f"{way}/label", game=title)) for way in ("play", "notebook"))
    others = [
        f'<a lang="{other}" hreflang="{other}" href="{PAGES.format(found)}">{itself(other)}</a>'
        for other in LANGUAGES
        if (found := notebook_of(game, other, site)) != name and (other == ENGLISH or "/" in found)
    ]
    return (
        f'<li><img src="{picture}" alt="{escape(say("picture", game=title))}">'
        f"<h2>{escape(title)}</h2><p{other_tongue}>{escape(theme(site / 'files' / f'{name}.ipynb'))}</p>"
        f'<p class="muted">{say("players", least=min(seats), most=max(seats))}</p>'
        f'<p class="ways"><a class="play" href="{PAGES.format(name)}" aria-label="{play}">{say("play")}</a>'
        f'<a href="{OPEN.format(name)}" aria-label="{opens}">{say("notebook")}</a>{"".join(others)}'
        "</p></li>"
    )


def itself(language: str) -> str:
    """What a language calls itself."""
    return load_texts("rulebook_lab.engine", language).phrase("language", "itself")


def write(site: Path, megabytes: int) -> None:
    """Put the first pages and their pictures into the site's folder; games without a notebook are left out,
    in a language those come first that have a notebook in it."""
    there = {path.stem for path in (site / "files").glob("*.ipynb")}
    games = [lab.game(name) for name in lab.games if name in there]
    shutil.copy(HERE / "shared" / "look.css", site)
    template = Template((HERE / "landing.html").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        with lab.speaking(language):
            ordered = sorted(games, key=lambda game: notebook_of(game, language, site) == game.id)
            page = template.substitute(
                language=language,
                games="\n".join(card(game, language, site) for game in ordered),
                others=" · ".join(
                    f'<a href="{OPEN.format(name)}">{say(name)}</a>' for name in OTHERS if name in there
                ),
                choices=" · ".join(choice(each, language) for each in LANGUAGES),
                **{key: say(key) for key in ("title", "heading", "about", "all", "languages")},
                how=say("how", megabytes=megabytes),
            )
        (site / file_of(language)).write_text(page, encoding="utf-8")


def choice(language: str, now: str) -> str:
    """A link to the first page in a language; the name alone where that is this one."""
    name = itself(language)
    if language == now:
        return f'<b lang="{language}">{name}</b>'
    return f'<a lang="{language}" hreflang="{language}" href="{file_of(language)}">{name}</a>'
