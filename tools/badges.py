"""Write the table of links into README.md: each notebook on Binder, as an app, on the site, in Colab.

    make badges REPOSITORY=owner/name

The table stands between two comments and is written anew each time. Without REPOSITORY the README says how
to fill it.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).parent.parent
BEGIN, END = "<!-- badges: written by `make badges` -->", "<!-- end of badges -->"
BRANCH = "main"

REPOSITORY = re.compile(r"(?P<owner>[A-Za-z0-9](?:[-_]?[A-Za-z0-9]){0,38})/(?P<name>[A-Za-z0-9._-]{1,100})")
"""What GitHub allows as the name of an owner and of a repository."""

UNFILLED = (
    "This copy does not know its address yet: `make badges REPOSITORY=owner/name` puts links here that open\n"
    "each notebook on Binder, as an app, on the site and in Colab."
)
IMAGES = {
    "JupyterLab on Binder": "https://mybinder.org/badge_logo.svg",
    "app on Binder": "https://img.shields.io/badge/open-app-579ACA.svg",
    "without a server": "https://img.shields.io/badge/open-in%20the%20browser-F37726.svg",
    "Colab": "https://colab.research.google.com/assets/colab-badge.svg",
}


def site(repository: str) -> str:
    """The address of a repository's Pages."""
    owner, name = repository.split("/")
    home = f"https://{owner.lower()}.github.io/"
    return home if f"{owner}.github.io".lower() == name.lower() else f"{home}{name}/"


def links(repository: str, notebook: str) -> dict[str, str]:
    """Where a notebook opens, by the name of the column."""
    path = f"notebooks/{notebook}.ipynb"
    binder = f"https://mybinder.org/v2/gh/{repository}/{BRANCH}"
    addresses = (
        f"{binder}?labpath={quote(path, safe='')}",
        f"{binder}?urlpath={quote(f'voila/render/{path}', safe='')}",
        f"{site(repository)}notebooks/index.html?path={quote(f'{notebook}.ipynb', safe='')}",
        f"https://colab.research.google.com/github/{repository}/blob/{BRANCH}/{quote(path)}",
    )
    return dict(zip(IMAGES, addresses, strict=True))


def title(path: Path) -> str:
    """A notebook's heading."""
    source = json.loads(path.read_text(encoding="utf-8"))["cells"][0]["source"]
    line: str = "".join(source).splitlines()[0]
    return line.lstrip("# ")


def notebooks() -> list[Path]:
    """The notebooks, the start page first."""
    return sorted((ROOT / "notebooks").glob("*.ipynb"), key=lambda path: (path.stem != "start", path.stem))


def table(repository: str) -> str:
    """The links of every notebook, a row for each."""
    rows = [["notebook", *IMAGES], ["---"] * (1 + len(IMAGES))]
    for path in notebooks():
        badges = [
            f"[![{title(path)}: {column}]({IMAGES[column]})]({address})"
            for column, address in links(repository, path.stem).items()
        ]
        rows.append([f"[{title(path)}](notebooks/{path.name})", *badges])
    lines = [f"| {' | '.join(row)} |" for row in rows]
    pages = "Pages has to be on: Settings, Pages, Source, GitHub Actions"
    first = f"The site's first page: <{site(repository)}> ({pages})."
    last = f"In Colab add a first cell: `%pip install git+https://github.com/{repository}`."
    return "\n".join([first, "", *lines, "", last])


def filled(readme: str, block: str) -> str:
    """The README with the block in its place."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"README.md lacks the comments {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{block}\n{END}{after}"


def main() -> None:
    repository = sys.argv[1] if len(sys.argv) > 1 else ""
    if repository and not REPOSITORY.fullmatch(repository):
        sys.exit(f"{repository!r} is no GitHub repository: give it as owner/name, such as jo/rulebook-lab")
    readme = ROOT / "README.md"
    block = table(repository) if repository else UNFILLED
    readme.write_text(filled(readme.read_text(encoding="utf-8"), block), encoding="utf-8")
    print(f"README.md: {f'links to {repository}' if repository else 'how to fill in the links'}")


if __name__ == "__main__":
    main()
