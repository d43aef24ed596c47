"""What is typed behind `rulebook-lab`: done, or refused in words, the status being 2 then."""

from pathlib import Path

import pytest

from rulebook_lab import cli
from rulebook_lab.testing.answers import answered

WORDS = ("", "x", "-1", "9" * 5000, "\udcff", "a\0b", "/proc/x/y", "text.txt")
QUICK = {
    "coverage": ["amber", "--checkout", "WORD"],
    "simulate": ["amber", "--games", "1", "--jobs", "1", "--seats", "2", "--option", "WORD"],
    "simulate a": ["amber", "--games", "WORD", "--seats", "2", "--option", "setup=none"],
    "simulate b": ["amber", "--games", "1", "--jobs", "1", "--seats", "WORD"],
    "simulate c": ["WORD"],
    "serve": ["WORD", "--port", "0"],
    "serve to nobody": ["amber", "--port", "0", "--folder", "rooms", "--host", "WORD."],
    "serve for days": ["amber", "--port", "-1", "--days", "WORD"],
    "serve from": ["amber", "--port", "WORD", "--host", "nowhere."],
    "serve in": ["amber", "--port", "0", "--folder", "text.txt/WORD", "--host", "nowhere."],
    "serve for practice": ["amber", "--port", "0", "--folder", "rooms", "--practice", "text.txt/WORD"],
    "handout": ["WORD"],
    "handout to": ["plain.ipynb", "WORD"],
    "check": ["WORD"],
    "paper": ["amber", "--questions", "1", "--clause", "WORD"],
    "paper of": ["amber", "--questions", "WORD", "--clause", "x"],
    "paper in": ["amber", "--questions", "1", "--out", "WORD"],
    "paper as": ["amber", "--questions", "1", "--form", "WORD"],
    "new-game": ["WORD", "made"],
    "new-game in": ["mine", "WORD"],
    "new-lesson": ["WORD"],
    "new-lesson in": ["amber", "WORD"],
    "schema": ["WORD"],
    "questions": ["amber", "--questions", "WORDs"],
}


@pytest.mark.parametrize("command", QUICK)
def test_a_wrong_word_is_told(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.txt").write_text("mine")
    (tmp_path / "plain.ipynb").write_text('{"cells": []}')
    for word in WORDS:
        typed = [command.split()[0], *(each.replace("WORD", word) for each in QUICK[command])]
        with answered("command line", typed):
            try:
                status = cli.main(typed)
            except SystemExit as end:
                status = end.code
        told = capsys.readouterr()
        assert status == 2 or told.out, typed
        assert bool(told.err) == (status == 2), typed
        assert (tmp_path / "text.txt").read_text() == "mine"
