"""The README's table of links."""

from __future__ import annotations

import sys
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from tools import badges

README = (badges.ROOT / "README.md").read_text(encoding="utf-8")
STEMS = [path.stem for path in badges.notebooks()]


def test_every_notebook_has_its_row_and_the_start_page_comes_first() -> None:
    rows = [line for line in badges.table("jo/lab").splitlines() if line.startswith("| [")]
    assert [row.split("](")[1].split(")")[0] for row in rows] == [f"notebooks/{stem}.ipynb" for stem in STEMS]
    assert STEMS[0] == "start"
    assert len(STEMS) == len(list((badges.ROOT / "notebooks").glob("*.ipynb")))
    assert all(row.count("[![") == len(badges.IMAGES) for row in rows)


@pytest.mark.parametrize("stem", STEMS)
def test_links_open_the_notebook_where_it_stands(stem: str) -> None:
    lab, app, browser, colab = map(urlsplit, badges.links("Jo/rule.book", stem).values())
    assert lab.path == app.path == "/v2/gh/Jo/rule.book/main"
    assert parse_qs(lab.query, strict_parsing=True) == {"labpath": [f"notebooks/{stem}.ipynb"]}
    assert parse_qs(app.query, strict_parsing=True) == {"urlpath": [f"voila/render/notebooks/{stem}.ipynb"]}
    assert "/" not in lab.query + app.query
    assert (browser.netloc, browser.path) == ("jo.github.io", "/rule.book/notebooks/index.html")
    assert parse_qs(browser.query, strict_parsing=True) == {"path": [f"{stem}.ipynb"]}
    assert unquote(colab.path) == f"/github/Jo/rule.book/blob/main/notebooks/{stem}.ipynb"
    assert (badges.ROOT / "notebooks" / f"{stem}.ipynb").exists()


def test_a_users_own_site_has_no_folder() -> None:
    assert badges.site("Jo/jo.github.io") == "https://jo.github.io/"


def test_writing_twice_changes_nothing_more_and_the_rest_stays() -> None:
    once = badges.filled(README, badges.table("jo/lab"))
    assert badges.filled(once, badges.table("jo/lab")) == once
    assert badges.filled(once, badges.UNFILLED) == badges.filled(README, badges.UNFILLED)
    assert once.partition(badges.BEGIN)[0] == README.partition(badges.BEGIN)[0]
    assert once.partition(badges.END)[2] == README.partition(badges.END)[2]


@pytest.mark.parametrize(
    "name", ["lab", "jo/", "/lab", "jo/lab/x", "-jo/lab", "jo--x/lab", "jo/my lab", "https://x/y"]
)
def test_what_is_no_repository_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["badges", name])
    with pytest.raises(SystemExit, match="give it as owner/name"):
        badges.main()
    assert (badges.ROOT / "README.md").read_text(encoding="utf-8") == README


def test_the_command_writes_the_readme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "README.md").write_text(README, encoding="utf-8")
    (tmp_path / "notebooks").symlink_to(badges.ROOT / "notebooks")
    monkeypatch.setattr(badges, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["badges", "jo/lab"])
    badges.main()
    assert "https://mybinder.org/v2/gh/jo/lab/main?labpath=notebooks%2Fambis.ipynb" in (
        tmp_path / "README.md"
    ).read_text(encoding="utf-8")
    assert "jo/lab" in capsys.readouterr().out


def test_a_readme_without_its_comments_is_told() -> None:
    with pytest.raises(ValueError, match="lacks the comments"):
        badges.filled("# no place", badges.UNFILLED)
