"""The pages of a room, each in its own language."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.english import ALWAYS, words_of
from tests.rooms.pupils import School, Tab


def spoken(tab: Tab) -> str:
    """The language that a page says it is in."""
    (language,) = {
        str(node["a"]["lang"])
        for key, node in tab.nodes.items()
        if "lang" in node.get("a", {}) and "/" not in key
    }
    return language


@pytest.fixture
def school() -> School:
    return School("ambis")


def test_a_page_is_in_the_language_chosen_on_it(school: School) -> None:
    teacher, ana, ben = school.teacher(), school.tab(), school.tab()
    ana.press("language", "sr")
    ana.press("name", "Ana")
    ana.press("sit blue")
    ben.press("name", "Ben")
    ben.press("sit yellow")
    assert [spoken(each) for each in (teacher, ana, ben)] == ["en", "sr", "en"]
    assert "Plavi" in ana.words
    assert "Plavi" not in ben.words + teacher.words
    assert any(message.get("says", {}).get("zoom-in") == "Uvećaj" for message in ana.got)


def test_what_happens_is_told_to_each_in_their_language(school: School) -> None:
    ana, ben = school.pupil("Ana", "blue"), school.pupil("Ben", "yellow")
    ben.press("seats")
    ben.press("language", "sr-Cyrl")
    ben.press("watch")
    cara = school.pupil("Cara", "red")
    cara.press("seats")
    cara.press("language", "sr")
    cara.press("watch")
    school.teacher().press("freeze")
    assert "Учитељ" in ben.words or "стоји" in ben.words or "заустав" in ben.words
    assert spoken(ana) == "en"
    assert not any(word in cara.words for word in ("The teacher", "Учитељ"))


def test_the_teacher_chooses_for_all_who_have_chosen_nothing(school: School) -> None:
    teacher, screen, ana, ben = school.teacher(), school.projector(), school.tab(), school.tab()
    ben.press("language", "en")
    teacher.press("language", "sr")
    assert [spoken(each) for each in (teacher, screen, ana, ben)] == ["sr", "sr", "sr", "en"]
    assert "Ko igra" not in ben.words


def test_a_choice_outlives_the_process_and_the_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder: Path = tmp_path_factory.mktemp("rooms")
    school = School("ambis", folder=folder)
    ana = school.tab()
    ana.press("language", "sr")
    school.teacher().press("language", "sr-Cyrl")
    school.restart()
    assert spoken(school.tab(token=ana.token)) == "sr"
    assert spoken(school.projector()) == "sr-Cyrl"


def test_what_is_refused_is_told_in_the_language_of_the_page(school: School) -> None:
    ana = school.tab()
    ana.press("language", "sr")
    answer = ana.send({"type": "control", "key": "nowhere", "value": None, "rev": ana.rev})
    assert answer["type"] == "no"
    assert "page" not in answer["why"].split()
    ana.press("name", "")
    ana.press("call")
    assert "name" not in ana.words.split()


def test_a_language_that_is_none_is_not_taken(school: School) -> None:
    ana = school.tab()
    for wrong in ("xx", "", None, 3, ["sr"]):
        ana.press("language", wrong)
        assert spoken(ana) == "en"


def test_questions_made_in_a_thread_are_in_the_teachers_language(school: School) -> None:
    asked: list[tuple[Callable[[], Any], Callable[[Any], object]]] = []
    school.house._later = lambda work, then: asked.append((work, then))
    teacher = school.teacher()
    teacher.press("language", "sr")
    teacher.press("drawer ask")
    teacher.press("make")
    ((work, then),) = asked
    with ThreadPoolExecutor(1) as pool:
        polls = pool.submit(work).result()
    then(polls)
    school.settle()
    teacher.press("ask-it")
    assert school.kept.room.question is not None
    poll = school.kept.room.question.poll
    assert not words_of(" ".join((poll.stem, *poll.options))) & ALWAYS
