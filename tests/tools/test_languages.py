"""What a language has of the English sentences, and what of it is stale."""

import re
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.engine.language import ENGLISH
from rulebook_lab.views.words import language_choices
from tools import languages
from tools.languages import RECORD, Part

EVENTS = "explore = { $seat } explores.\n    .hidden = { $seat } looks.\nend = The end.\n"
POLISH = "explore = { $seat } bada.\nfin = { more }\nmore = Fin.\n"
OVER = '[[clause]]\nid = "a.b"\ntitle = "Jeden"\n'
CLAUSES = '[[clause]]\nid = "a.b"\ntitle = "One"\ntext = "Two"\npage = 3\n[[ruling]]\nid = "r"\nanswer = ""\n'


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for language, events in ((ENGLISH, EVENTS), ("pl", POLISH)):
        (tmp_path / "texts" / language).mkdir(parents=True)
        (tmp_path / "texts" / language / "events.ftl").write_text(events, encoding="utf-8")
    (tmp_path / "rules.toml").write_text(CLAUSES, encoding="utf-8")
    (tmp_path / "texts/pl/rules.toml").write_text(OVER, encoding="utf-8")
    return tmp_path


def part(home: Path) -> Part:
    return languages.of_package(home, home / "texts" / "pl")


def keep(home: Path, right: frozenset[str] = frozenset()) -> None:
    (home / "texts/pl" / RECORD).write_text(part(home).record(right), encoding="utf-8")


def test_what_is_missing_and_what_nobody_says_is_listed(home: Path) -> None:
    assert part(home).missing == ["events.ftl explore/hidden", "events.ftl end", "rules.toml clause a.b.text"]
    assert part(home).unused == ["events.ftl fin"]
    assert part(home).stale == []


def test_a_sentence_is_stale_while_only_the_english_one_has_changed(home: Path) -> None:
    keep(home)
    english, polish = (home / "texts" / code / "events.ftl" for code in (ENGLISH, "pl"))
    english.write_text(EVENTS.replace("explores", "explores again"), encoding="utf-8")
    assert part(home).stale == ["events.ftl explore"]
    keep(home)
    assert part(home).stale == ["events.ftl explore"]
    polish.write_text("explore = { $seat } bada znowu.\n", encoding="utf-8")
    assert part(home).stale == []
    keep(home)
    english.write_text(EVENTS, encoding="utf-8")
    assert part(home).stale == ["events.ftl explore"]


def test_a_stale_sentence_may_be_called_right(home: Path) -> None:
    keep(home)
    (home / "rules.toml").write_text(CLAUSES.replace("One", "First"), encoding="utf-8")
    assert part(home).stale == ["rules.toml clause a.b.title"]
    keep(home, frozenset(["events.ftl explore"]))
    assert part(home).stale == ["rules.toml clause a.b.title"]
    keep(home, frozenset(["rules.toml clause a.b.title"]))
    assert part(home).stale == []


def test_the_figures_are_told_in_a_table(home: Path) -> None:
    head, row, *keys = languages.told([part(home)], everything=False)
    assert head.split() == ["language", "part", "sentences", "missing", "stale", "unused"]
    assert row.split() == ["pl", home.name, "5", "3", "0", "1"]
    assert f"pl {home.name}, missing: events.ftl end" in keys


@pytest.mark.parametrize("each", list(languages.parts()), ids=lambda each: f"{each.language}-{each.name}")
def test_nothing_of_a_language_is_missing_stale_or_idle(each: Part) -> None:
    assert each.said
    assert each.missing == []
    assert each.stale == []
    assert each.unused == []


@pytest.mark.parametrize("name", lab.games)
def test_no_rule_sends_its_reader_to_an_id(name: str) -> None:
    """An id such as ruling.monster-strength is for the files; a learner reads sentences."""
    for language, _ in language_choices(lab.game(name)):
        with lab.speaking(language):
            catalogue = lab.game(name).catalogue
            told = [(rule.id, rule.text) for rule in catalogue]
            told += [
                (id, f"{each.question} {each.answer} {each.why}") for id, each in catalogue.rulings.items()
            ]
            named = [id for id, words in told if re.search(r"\b[a-z]+\.[a-z0-9]+(-[a-z0-9]+)+\b", words)]
            assert not named, language
