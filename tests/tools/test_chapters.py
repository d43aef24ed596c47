"""The page of chapters says what is."""

from tests import chapters


def test_the_page_of_chapters_says_what_is() -> None:
    assert chapters.PAGE.read_text(encoding="utf-8") == chapters.page(), "run `make chapters`"
