"""Charts: the same figures in the table, the picture and the plotly figure."""

import itertools
import re
from xml.etree import ElementTree

import pytest

from rulebook_lab.scene.chart_picture import HEIGHT, LINES, WIDTH, picture
from rulebook_lab.scene.charts import PLOTLY, Chart, Series, Slides, figure, sliding, worded
from rulebook_lab.scene.flows import Flow, Link, sankey
from rulebook_lab.scene.palette import DARK, LIGHT, SEATS, contrast
from rulebook_lab.scene.text import text_width


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


def test_shares_are_told_in_per_cent_everywhere():
    row = Series("won", (0.655, 0.0926, 1.0), spread=(0.11, 0.0, 0.0))
    shares = chart(x=(1, 2, 3), series=(row,), shares=True, y_title="games won")
    assert str(shares).splitlines()[2:] == ["    1  66% ± 11%", "    2       9.3%", "    3       100%"]
    assert figure(shares)["layout"]["yaxis"]["tickformat"] == ".0%"
    told = {node.text for node in picture(shares).nodes if node.text}
    assert {"66%", "9.3%", "100%", "20%", "0%"} <= told
    assert not {"0.2", "0.655"} & told


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


def displayed(thing, monkeypatch):
    """What a notebook shows of a thing, output by output."""
    outputs = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: outputs.append(data))
    thing._ipython_display_()
    return outputs


def cells(html):
    """The tables of an HTML text: captions, and the rows of each."""
    root = ElementTree.fromstring(html)
    tables = root.findall(".//table")
    rows = [[[cell.text for cell in row] for row in table.iter("tr")] for table in tables]
    return [table.findtext("caption") for table in tables], rows


def test_the_figures_stand_in_a_table_under_a_chart(monkeypatch):
    drawn, under = displayed(chart(title="Blue < Red & so on"), monkeypatch)
    assert PLOTLY in drawn
    captions, (rows,) = cells(under["text/html"])
    assert captions == ["Blue < Red & so on (points)"]
    assert rows == [["round", "Blue", "Red"], ["round 1", "3", "7"], ["round 2", "4.5", None]]
    assert "Blue &lt; Red &amp; so on</summary>" in under["text/html"]
    assert under["text/plain"] == "▦ Blue < Red & so on"


def test_every_place_of_a_slider_has_its_table(monkeypatch):
    slides = Slides(name="dice", charts=(("1", chart()), ("2", chart(title="Blue is ahead"))))
    captions, _ = cells(displayed(slides, monkeypatch)[1]["text/html"])
    assert captions == ["dice 1: Red is ahead (points)", "dice 2: Blue is ahead (points)"]


def test_flows_stand_in_a_table_too(monkeypatch):
    flow = Flow(title="Boards take trunks", links=(Link("trunks", "boards", 0.5),), unit="goods")
    assert cells(displayed(flow, monkeypatch)[1]["text/html"])[1] == [
        [["from", "to", "goods"], ["trunks", "boards", "0.5"]]
    ]


def rooms(drawn):
    """The figures on bars: their words, from left to right, and their lines."""
    return [
        (node.text, node.attrs["x"], text_width(node.text, 11), node.attrs["y"])
        for node in drawn.nodes
        if node.key.startswith("value")
    ]


@pytest.mark.parametrize("value", [0.0469, -0.0938, 1234])
def test_figures_on_narrow_bars_do_not_touch(value):
    series = tuple(Series(name, (value, value, 0.5, 1)) for name in ("one", "two", "three", "four"))
    found = rooms(picture(chart(x=tuple("abcd"), series=series)))
    assert len(found) == 16
    for at, (words, x, width, y) in enumerate(found):
        for other, ox, owidth, oy in found[:at]:
            assert abs(x - ox) >= (width + owidth) / 2 or abs(y - oy) >= 11, (words, other)


LONG = "a name that takes much room in the legend"


@pytest.mark.parametrize("names", [("Blue", "Red"), (LONG, "Red", LONG), (LONG,) * 6])
@pytest.mark.parametrize("y_title", ["points", "the mean of the points of all the players at the end"])
@pytest.mark.parametrize("kind", ["bars", "lines"])
def test_the_legend_covers_neither_title_nor_plot_nor_edge(kind, y_title, names):
    series = tuple(Series(name, (1, 2)) for name in names)
    nodes = {node.key: node for node in picture(chart(kind=kind, series=series, y_title=y_title)).nodes}
    title = nodes["y-title"].attrs
    plot = min(node.attrs["y"] for key, node in nodes.items() if key.startswith("tick")) - 4
    right_of_title = title["x"] + text_width(y_title, 12, bold=True)
    for j, name in enumerate(names):
        at = nodes[f"name{j}"].attrs
        assert at["x"] + 6.5 * len(name) <= WIDTH
        assert at["x"] - 30 > right_of_title or at["y"] <= title["y"] - 12
        assert nodes["title"].attrs["y"] + 12 < at["y"] < plot


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


def test_a_title_and_a_legend_leave_each_other_room_in_a_narrow_cell() -> None:
    def top(*names: str) -> int:
        rows = tuple(Series(name, (1.0,)) for name in names)
        chart = Chart(title="Two gold", x=(1,), series=rows, x_title="turns", y_title="chance")
        return int(figure(chart)["layout"]["margin"]["t"])

    assert top("one") < top("one", "two") == top("one", "two", "three")
    row = top("one", "two") - top("one")
    assert top("4 gold, 0 iron (specialised mines)", "two", "three") == top("one") + 3 * row


def test_figures_of_games_have_whiskers_in_picture_figure_and_table() -> None:
    """Whiskers are as long as the spread to both sides, and inside the plot; without one there are none."""
    mean = Chart(
        title="Red wins most",
        x=("red", "blue"),
        series=(Series("games won", (0.5, 0.3), None, (0.2, float("inf"))),),
        x_title="seat",
        y_title="share of 20 games",
    )
    drawn = {node.key: node for node in picture(mean).nodes}
    assert "spread0.0" in drawn
    assert "spread1.0" not in drawn, "nothing is known of it"
    top, foot = map(float, re.findall(r"M[\d.]+ ([\d.]+)h.*V([\d.]+)", str(drawn["spread0.0"].attrs["d"]))[0])
    bar = drawn["bar0.0"].attrs
    middle, per_unit = float(bar["y"]), float(bar["height"]) / 0.5
    assert middle - top == pytest.approx(0.2 * per_unit, abs=0.2)
    assert foot - middle == pytest.approx(0.2 * per_unit, abs=0.2)
    assert figure(mean)["data"][0]["error_y"]["array"] == [0.2, 0.0]
    assert "0.5 ± 0.2" in str(mean)
    assert "±" not in str(mean).splitlines()[-1]


@pytest.mark.parametrize("bar", [*(style.fill for style in SEATS.values()), "#ffffff", "#111111"])
def test_a_whisker_is_seen_on_every_bar_and_ground(bar) -> None:
    """It is dark in a light one: on whatever lies below one of the two has contrast enough."""
    games = chart(series=(Series("Blue", (3, 4), "blue", (1, 1)), Series("Red", (7, 2), "red", (1, 1))))
    light, dark, *others = (trace["error_y"] for trace in figure(games)["data"])
    assert max(contrast(light["color"], bar), contrast(dark["color"], bar)) >= 3
    assert light["thickness"] > dark["thickness"] + 2
    assert len(others) == 2
    groups = [trace["offsetgroup"] for trace in figure(games)["data"]]
    assert groups == ["Blue", "Blue", "Red", "Red"], "both stand on the same bar"
    assert len([t for t in figure(games)["data"] if t.get("showlegend", True)]) == 2
    drawn = [node.key for node in picture(games).nodes]
    assert drawn.index("spread0.0.around") < drawn.index("spread0.0")


@pytest.mark.parametrize(("first", "named"), [(0, "0 50 100 150 200"), (1, "50 100 150 200")])
def test_numbers_stand_at_round_steps_where_not_all_have_room(first, named) -> None:
    many = chart(x=tuple(range(first, 205)), series=(Series("Blue", (1.0,) * (205 - first)),), kind="lines")
    told = [node.text for node in picture(many, 320).nodes if re.fullmatch(r"place\d+", node.key)]
    assert " ".join(map(str, told)) == named


def test_words_beside_a_figure_are_not_cut_off() -> None:
    """Axis titles and names of places take several lines; names too wide for their columns are turned."""
    words = "probability of beating a hard monster with 3 dice"
    layout = figure(chart(y_title=words, x=("who begins (0.53 to 0.74)", "the other")))["layout"]
    lines = layout["yaxis"]["title"]["text"].split("<br>")
    assert " ".join(lines) == words
    assert all(text_width(line, 14) <= 220 for line in lines)
    assert layout["xaxis"]["ticktext"][0].replace("<br>", " ") == "who begins (0.53 to 0.74)"
    assert len(layout["xaxis"]["ticktext"][0].split("<br>")) > 1

    lords = tuple(f"Aquaculturalist {n}" for n in range(30))
    drawn = {node.key: node for node in picture(chart(x=lords, series=(Series("Blue", (1,) * 30),))).nodes}
    assert [drawn[f"place{n}"].text for n in range(30)] == list(lords)
    assert drawn["place0.turned"].turn == 90
    assert drawn["place0.turned"].at[1] + text_width(lords[0], 12) < HEIGHT - 22, "above the axis' title"


def test_names_of_places_do_not_touch_on_a_telephone() -> None:
    """36 lords lay on each other, and two places were both called "T-junction with o…"."""
    seats = ("Blue (+0.89)", "Yellow (+0.89)", "Green (+0.89)")
    flat = {node.key: node for node in picture(chart(x=seats, series=(Series("a", (1.0,) * 3),)), 340).nodes}
    told = [flat[f"place{n}"] for n in range(3)]
    widths = [max(text_width(line, 12) for line in node.text.split("\n")) for node in told]
    for one, other, n in zip(told, told[1:], range(2), strict=False):
        assert one.attrs["x"] + widths[n] / 2 + 4 <= other.attrs["x"] - widths[n + 1] / 2

    lords = tuple(f"Aquaculturalist {n}" for n in range(36))
    nodes = picture(chart(x=lords, series=(Series("a", (1.0,) * 36),)), 340).nodes
    lines = [node.at[0] for node in nodes if node.key.endswith(".turned")]
    assert len(lines) > 10
    assert min(after - before for before, after in itertools.pairwise(lines)) >= 12

    tiles = ("T-junction with one-way entry", "T-junction with one-way exit", *"abcdefghijkl")
    nodes = picture(chart(x=tiles, series=(Series("a", (1.0,) * 14),)), 720).nodes
    assert {node.text for node in nodes if node.key in ("place0", "place1")} == set(tiles[:2])


def test_figures_lie_on_no_whisker_and_no_bar_below_zero() -> None:
    games = chart(series=(Series("Blue", (0.6, -0.5), spread=(0.1, 0)),))
    told, bare = figure(games)["data"][0]["text"]
    assert (told.strip(), bare) == ("0.6", "−0.5")
    assert told.endswith("\N{NO-BREAK SPACE}"), "centred words stand to the left"
    nodes = {node.key: node.attrs for node in picture(games).nodes}
    assert nodes["value1.0"]["y"] > nodes["bar1.0"]["y"] + nodes["bar1.0"]["height"]


@pytest.mark.parametrize("kind", ["bars", "stacked", "lines"])
@pytest.mark.parametrize("width", [320, 434, 720])
def test_a_chart_for_a_narrow_place_has_letters_as_large_and_all_of_them_inside(kind, width) -> None:
    words = "villages that a player has connected at the end of the game, mean of 40 games"
    places = ("two players", "three players", "four players", "five players")
    rows = tuple(Series(name, (1.0, 2.5, 3.0, 2.2)) for name in ("who plans ahead", "who takes the nearest"))
    chart = Chart(title=words, x=places, series=rows, x_title=words, y_title=words, kind=kind)
    drawn = picture(chart, width)
    left, top, wide, high = drawn.view_box
    assert wide == width
    for node in drawn.nodes:
        if node.tag != "text" or node.text is None or "y" not in node.attrs:
            continue
        size, lines = float(node.attrs["font-size"]), node.text.split("\n")
        assert size >= 11
        assert top <= float(node.attrs["y"]) - size * 0.8
        assert float(node.attrs["y"]) + (len(lines) - 1) * size * 1.22 <= high
        longest = max(text_width(line, size, bold="font-weight" in node.attrs) for line in lines)
        x, anchor = float(node.attrs["x"]), node.attrs.get("text-anchor", "start")
        begins = x - longest * {"start": 0, "middle": 0.5, "end": 1}[str(anchor)]
        assert left <= begins, node.text
        assert begins + longest <= wide, node.text
    plot = [float(node.attrs["y"]) for node in drawn.nodes if node.key.startswith("tick")]
    assert max(plot) - min(plot) > 150


def test_a_message_words_a_chart() -> None:
    said = {"wait": "odds of a {what}", "wait/x": "cards", "wait/y": "probability of a {what}"}

    def phrase(table: str, key: str, **facts: object) -> str:
        assert table == "charts"
        return said[key].format(**facts)

    chart = worded(phrase, "wait", range(1, 3), [Series("crab", (0.25, 0.5))], "lines", what="crab")
    assert (chart.title, chart.x_title, chart.y_title) == ("Odds of a crab", "cards", "probability of a crab")
    assert (chart.x, chart.series[0].values, chart.kind) == ((1, 2), (0.25, 0.5), "lines")


@pytest.mark.parametrize("seat", LINES)
@pytest.mark.parametrize("ground", ["#fffdf9", "#101317", LIGHT["panel"], DARK["panel"]])
def test_a_line_is_seen_on_light_and_dark_grounds(seat, ground):
    assert contrast(LINES[seat], ground) >= 3


def test_a_figure_fits_its_window_at_any_time():
    assert (
        figure(chart())["config"]
        == sankey(Flow(title="Ways", links=(Link("mine", "mint", 2),), unit="goods"))["config"]
    )
    assert figure(chart())["config"] == {"responsive": True, "displayModeBar": False}


def test_a_name_that_is_wider_than_a_telephone_is_shortened_in_the_legend() -> None:
    names = ("Aleksandra Wiśniewska-Kowalczykowska of the 8b, on Mondays", "Bot")
    series = tuple(Series(name, (1.0, 2.0)) for name in names)
    scene = picture(Chart(title="Wins", x=(1, 2), series=series, x_title="Round", y_title="Points"), 320)
    [name] = [node for node in scene.nodes if node.key == "name0"]
    assert name.text is not None
    assert name.text.endswith("…")
    assert float(name.attrs["x"]) + text_width(name.text, 12) <= 320


EQUAL = tuple(
    Series(name, (0.2, 0.5, 1.0)) for name in ("crab", "squid", "seahorse", "shellfish", "jellyfish")
)


def test_curves_that_lie_on_each_other_are_all_seen() -> None:
    """Each has a stripe of its own of the one line, and rings around the dots of those that come later."""
    equal = chart(kind="lines", x=(1, 2, 3), series=EQUAL, shares=True)
    drawn = {node.key: node for node in picture(equal).nodes}
    seen = []
    for j in range(5):
        none, before, stripe, after = map(float, str(drawn[f"line{j}"].attrs["stroke-dasharray"]).split())
        assert (none, before + stripe + after) == (0, 30)
        seen.append((before, before + stripe))
    assert sorted(seen) == [(6 * n, 6 * n + 6) for n in range(5)], "together the whole line, none on another"
    radii = [float(drawn[f"dot{j}.1"].attrs["r"]) for j in range(5)]
    assert all(before - after >= 1 for before, after in itertools.pairwise(radii))
    assert len({trace["line"]["dash"] for trace in figure(equal)["data"]}) == 5
    sizes = [trace["marker"]["size"][1] for trace in figure(equal)["data"]]
    assert sizes == sorted(set(sizes), reverse=True)


def test_of_curves_that_lie_apart_none_is_striped_and_no_dot_is_large() -> None:
    rows = (Series("crab", (1, 2, 3)), Series("squid", (1, 2, 4)), Series("seahorse", (5, 5, 5)))
    drawn = {node.key: node.attrs for node in picture(chart(kind="lines", x=(1, 2, 3), series=rows)).nodes}
    assert drawn["line0"].get("stroke-dasharray") is None
    assert [drawn[f"dot0.{i}"]["r"] > drawn["dot2.1"]["r"] for i in range(3)] == [True, True, False]
    assert [drawn[f"dot1.{i}"]["r"] > drawn["dot2.1"]["r"] for i in range(3)] == [False, False, False]


def test_a_share_with_its_spread_is_no_less_than_nothing_and_no_more_than_all() -> None:
    lucky = chart(x=("I9", "C3"), series=(Series("won", (1.0, 0.0), None, (0.98, 0.98)),), shares=True)
    assert [lucky.reach(lucky.series[0], i) for i in (0, 1)] == [
        (pytest.approx(0.02), 1.0),
        (0.0, pytest.approx(0.98)),
    ]
    trace = figure(lucky)["data"][0]["error_y"]
    assert (trace["array"], trace["arrayminus"]) == ([0.0, 0.98], [0.98, 0.0])
    told = [node.text for node in picture(lucky).nodes if node.key.startswith("tick")]
    assert told == ["0%", "20%", "40%", "60%", "80%", "100%"]


def test_no_share_that_is_something_is_told_as_nothing_and_none_that_lacks_some_as_all() -> None:
    row = Series("odds", (0.0, 0.0003, 0.004, 0.9996, 1.0))
    shares = chart(x=tuple("abcde"), series=(row,), shares=True)
    assert [shares.figure(value) for value in row.values] == ["0%", "<0.1%", "0.4%", ">99.9%", "100%"]


@pytest.mark.parametrize("kind", ["bars", "stacked", "lines"])
@pytest.mark.parametrize("rows", [(), (Series("Blue", (None, None)),)])
def test_a_chart_of_nothing_has_no_figures_at_its_axis(kind, rows) -> None:
    drawn = picture(chart(kind=kind, series=rows)).nodes
    assert [node.key for node in drawn if node.key.startswith("tick")] == []
    assert figure(chart(kind=kind, series=rows))["layout"]["yaxis"]["showticklabels"] is False


def test_an_axis_of_zeros_goes_to_one() -> None:
    """A rule that nobody answered rightly had an axis from 0 to 0.2."""
    zeros = chart(series=(Series("Blue", (0, 0)),))
    for shares, told in ((False, ["0", "1"]), (True, ["0%", "20%", "40%", "60%", "80%", "100%"])):
        drawn = picture(chart(series=zeros.series, shares=shares)).nodes
        assert [node.text for node in drawn if node.key.startswith("tick")] == told


@pytest.mark.parametrize("width", [320, 720])
def test_a_figure_on_a_bar_as_high_as_the_plot_lies_on_no_word_above_it(width) -> None:
    drawn = {node.key: node for node in picture(chart(series=(Series("Blue", (4, 8), "blue"),)), width).nodes}
    high = float(drawn["value1.0"].attrs["y"])
    assert high - 11 >= float(drawn["y-title"].attrs["y"]) + 2
    assert high < float(drawn["bar1.0"].attrs["y"])


def test_whiskers_cut_no_line() -> None:
    """Their pale edges broke the curves of the series before; each has the colour of its own."""
    rows = (Series("Blue", (3, 4), "blue", (1, 1)), Series("Red", (3, 2), "red", (1, 1)))
    drawn = picture(chart(kind="lines", series=rows)).nodes
    keys = [node.key for node in drawn]
    assert max(keys.index(f"spread{j}.{i}") for j in (0, 1) for i in (0, 1)) < keys.index("line0")
    colours = {node.key: node.attrs["stroke"] for node in drawn if node.key.startswith(("spread", "line"))}
    assert colours["spread1.0"] == colours["line1"] != colours["line0"] == colours["spread0.0"]


def test_a_long_name_that_is_turned_takes_two_lines_where_there_is_room() -> None:
    rules = ("The rest of the pearls form the Treasury", *(f"Rule number {n}" for n in range(11)))
    drawn = {node.key: node.text for node in picture(chart(x=rules, series=(Series("a", (1,) * 12),))).nodes}
    assert str(drawn["place0"]).split("\n") == ["The rest of the pearls form the", "Treasury"]
    assert "…" in str(
        {n.key: n.text for n in picture(chart(x=rules, series=(Series("a", (1,) * 12),)), 320).nodes}[
            "place0"
        ]
    )


def test_one_series_alone_leaves_no_room_for_a_legend() -> None:
    def top(*names: str) -> float:
        rows = tuple(Series(name, (1.0, 2.0)) for name in names)
        drawn = picture(chart(series=rows, kind="lines"), 320).nodes
        return min(float(node.attrs["y"]) for node in drawn if node.key.startswith("tick"))

    assert top("a name of a series that is long enough") == top("a")
    assert top("a name of a series that is long enough", "b") > top("a")
