"""Charts: the same figures in the table, the picture and the plotly figure."""

import pytest

from rulebook_lab.scene.charts import PLOTLY, Chart, Series, Slides, figure, picture, sliding
from rulebook_lab.scene.palette import SEATS


def chart(**changes):
    parts = {
        "title": "Red is ahead",
        "x": ("round 1", "round 2"),
        "series": (Series("Blue", (3, 4.5), "blue"), Series("Red", (7, None), "red")),
        "x_title": "round",
        "y_title": "points",
    }
    return Chart(**{**parts, **changes})


def test_the_table_holds_every_figure_and_leaves_gaps():
    assert str(chart()).splitlines() == [
        "Red is ahead (points)",
        "  round  Blue  Red",
        "round 1     3    7",
        "round 2   4.5     ",
    ]


def test_the_figure_has_the_same_figures_in_the_seats_colours():
    data = figure(chart())["data"]
    assert [trace["y"] for trace in data] == [[3, 4.5], [7, None]]
    assert [trace["marker"]["color"] for trace in data] == [SEATS["blue"].fill, SEATS["red"].fill]


def test_bars_show_their_figures_where_there_is_room():
    wide, narrow = figure(chart()), figure(chart(x=tuple(range(40)), series=(Series("Blue", (1,) * 40),)))
    assert [trace["text"] for trace in wide["data"]] == [["3", "4.5"], ["7", ""]]
    assert "text" not in narrow["data"][0]


def test_whole_numbers_stand_under_a_chart_each_for_itself():
    rounds = chart(x=(1, 2))
    assert figure(rounds)["layout"]["xaxis"]["dtick"] == 1
    assert "dtick" not in figure(chart())["layout"]["xaxis"]


@pytest.mark.parametrize(
    ("x", "ticks"),
    [((0, 10, 20), {"dtick": 10}), ((1, 3, 5), {"dtick": 2, "tick0": 1}), ((0, 1, 5), {}), ((4,), {})],
)
def test_even_steps_are_named_and_nothing_in_between(x, ticks):
    axis = figure(chart(x=x, series=(Series("Blue", (1,) * len(x)),)))["layout"]["xaxis"]
    assert {key: value for key, value in axis.items() if "tick" in key} == ticks


def bar_heights(scene):
    return {n.key: n.attrs["height"] for n in scene.nodes if n.key.startswith("bar")}


def test_bars_are_as_high_as_their_figures():
    heights = bar_heights(picture(chart()))
    assert heights["bar0.1"] / heights["bar0.0"] == pytest.approx(7 / 3, rel=0.01)
    assert "bar1.1" not in heights


def test_stacked_bars_stand_on_each_other():
    bars = {n.key: n.attrs for n in picture(chart(kind="stacked")).nodes if n.key.startswith("bar0")}
    assert bars["bar0.1"]["y"] + bars["bar0.1"]["height"] == pytest.approx(bars["bar0.0"]["y"], abs=0.1)


def test_lines_pass_over_gaps():
    keys = [node.key for node in picture(chart(kind="lines")).nodes]
    assert "dot0.1" in keys
    assert "dot1.1" not in keys


def test_it_shows_itself_everywhere():
    bundle = chart()._repr_mimebundle_()
    assert set(bundle) == {PLOTLY, "image/svg+xml", "text/plain"}
    assert "Red is ahead" in bundle["image/svg+xml"]


def test_a_series_of_the_wrong_length_is_refused():
    with pytest.raises(ValueError, match="'Blue' has 1 values for 2 places"):
        chart(series=(Series("Blue", (1,)),))


def test_slides_go_through_charts_of_the_same_kind():
    slides = Slides(name="dice", charts=(("1", chart()), ("2", chart(title="Blue is ahead"))))
    shown = sliding(slides)
    assert shown["layout"]["title"]["text"] == "Blue is ahead"
    assert [step["args"][1]["title.text"] for step in shown["layout"]["sliders"][0]["steps"]] == [
        "Red is ahead",
        "Blue is ahead",
    ]
    assert shown["layout"]["sliders"][0]["steps"][0]["args"][0] == {
        "y": [[3, 4.5], [7, None]],
        "text": [["3", "4.5"], ["7", ""]],
    }
    assert "dice 1\nRed is ahead" in str(slides)


def test_slides_with_other_places_are_refused():
    with pytest.raises(ValueError, match="same places"):
        Slides(name="dice", charts=(("1", chart()), ("2", chart(x=("a", "b")))))
