"""A chart with controls answers a choice with the next chart."""

import pytest

from rulebook_lab.engine import RulebookError
from rulebook_lab.scene.chart_picture import WIDTH
from rulebook_lab.scene.charts import Chart, Series
from rulebook_lab.views.explore import explore


def doubled(n, much):
    return Chart(title=f"{n} {much}", x=("a",), series=(Series("s", (n * 2,)),), x_title="x", y_title="y")


@pytest.fixture
def explorer():
    return explore(doubled, n=range(1, 4), much=("little", "lots"))


def test_it_begins_with_the_first_values(explorer):
    assert explorer.chart.title == "1 little"
    assert "1 little" in explorer.to_text()


def test_a_choice_in_the_browser_changes_the_picture(explorer):
    explorer.click("n", "3")
    assert explorer.chart.series[0].values == (6,)
    assert "3 little" in explorer.to_text()


def test_only_what_changes_is_sent(explorer):
    assert explorer.choose(n=1) == {}
    assert "boards" in explorer.choose(n=2)


def test_a_chart_is_drawn_for_the_room_that_it_has(explorer):
    explorer.hear({"type": "room", "board": "chart", "width": 340})
    assert explorer.scenes["chart"].view_box[2] == 340
    explorer.hear({"type": "room", "board": "chart", "width": 1900})
    assert explorer.scenes["chart"].view_box[2] == WIDTH


def test_a_value_that_is_not_offered_is_refused(explorer):
    with pytest.raises(RulebookError, match="n cannot be 9: 1, 2, 3"):
        explorer.choose(n=9)
    with pytest.raises(RulebookError, match="only n, much"):
        explorer.choose(colour="red")
    with pytest.raises(RulebookError, match="at least one"):
        explore(doubled, n=())
    assert explorer.chart.title == "1 little"


def halved(n):
    if n % 2:
        raise RulebookError(f"{n} cannot be halved")
    return doubled(n / 4, "")


def test_what_there_is_no_chart_for_is_told_until_another_is_chosen():
    explorer = explore(halved, n=range(2, 7))
    for value, told in [("3", ["3 cannot be halved"]), ("5", ["5 cannot be halved"]), ("6", [])]:
        explorer.click("n", value)
        assert [node["x"] for node in explorer.page if node.get("x", "").endswith("halved")] == told
    assert explorer.chart.series[0].values == (3,)
