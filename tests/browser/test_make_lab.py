"""What `make lab` opens: the start page alone, the file list closed, the boards one click away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.lab import Lab
from tools import lab

pytestmark = pytest.mark.browser

OPEN = "() => [...window.jupyterapp.shell.widgets('main')].map(each => each.title.label)"


class MadeLab(Lab):
    """JupyterLab as `make lab` starts it, for a reader who has used JupyterLab before."""

    def line(self) -> list[str]:
        self.copies = self.root / "copies"
        lab.copy(lab.NOTEBOOKS, self.copies)
        lab.trust(self.copies)
        line, self.address = lab.command(self.copies, ["--no-browser", *self.given()])
        return line


@pytest.fixture(scope="module")
def made() -> Iterator[MadeLab]:
    started = MadeLab()
    yield started
    started.close()


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_function(
        "() => window.jupyterapp && document.querySelector('.jp-Notebook')", timeout=90_000
    )


def remembered(page: Page) -> None:
    """Open the file list, and wait until JupyterLab has written down what is open."""
    with page.expect_response(lambda answer: "/api/workspaces" in answer.url):
        page.evaluate("() => window.jupyterapp.commands.execute('filebrowser:activate')")


def test_the_start_page_opens_alone_whatever_was_open_before(made: MadeLab, page: Page) -> None:
    page.set_viewport_size({"width": 1400, "height": 900})
    arrive(page, made.address.replace("/doc/tree/start.ipynb?reset", "/lab/tree/ambis.ipynb?"))
    files = page.get_by_role("region", name="File Browser Section")
    expect(files).to_be_visible()  # as JupyterLab comes, and it remembers that
    remembered(page)
    arrive(page, made.address)
    page.wait_for_function("() => [...window.jupyterapp.shell.widgets('main')].length")
    assert page.evaluate(OPEN) == ["start.ipynb"]
    expect(files).to_be_hidden()


def test_what_is_open_is_kept_apart_from_the_readers_other_work(made: MadeLab, page: Page) -> None:
    arrive(page, made.address)
    kept = made.copies / lab.WORKSPACES
    remembered(page)
    assert [path.suffix for path in kept.iterdir()] == [".jupyterlab-workspace"]


def test_the_button_that_brings_a_board_to_life_is_there_before_the_kernel(made: MadeLab, page: Page) -> None:
    held: list[Route] = []

    def hold(asked: Route) -> None:
        if asked.request.method == "POST":  # no kernel as long as this waits
            held.append(asked)
        else:
            asked.continue_()

    page.route("**/api/sessions*", hold)
    notebook = "jantaris.ipynb"  # none of which a kernel may be left that ran before
    with page.expect_request(
        lambda asked: asked.method == "POST" and "/api/sessions" in asked.url, timeout=120_000
    ):
        arrive(page, made.address.replace("start.ipynb", notebook))
    button = page.get_by_role("button", name="Bring it to life").first
    expect(button).to_be_visible(timeout=60_000)
    page.set_viewport_size({"width": 360, "height": 740})
    assert button.evaluate("each => each.scrollWidth <= each.clientWidth"), "its words are cut on a telephone"
    button.click()
    held.pop().continue_()
    expect(page.locator(".rb-board svg .rb-open").first).to_be_visible(timeout=60_000)
