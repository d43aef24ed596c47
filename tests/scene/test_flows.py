"""Flows: the same amounts in table, picture and plotly figure."""

import re

import pytest

from rulebook_lab.scene.flows import Flow, Link, flow_picture, sankey

FLOW = Flow(
    title="Two boards a trunk",
    links=(Link("trunks", "boards", 3), Link("boards", "paper", 2), Link("boards", "fuel", 4)),
    unit="goods",
)


def test_things_stand_behind_what_they_are_made_of():
    assert FLOW.things == ("trunks", "boards", "fuel", "paper")


def test_a_thing_is_as_much_as_goes_in_or_out():
    assert [FLOW.amount(thing) for thing in FLOW.things] == [3, 6, 4, 2]


def test_the_figure_names_ends_by_place():
    (trace,) = sankey(FLOW)["data"]
    ends = {name: trace["link"][name] for name in ("source", "target", "value")}
    assert ends == {"source": [0, 1, 1], "target": [1, 3, 2], "value": [3, 2, 4]}
    assert trace["node"]["label"] == list(FLOW.things)


def test_bars_are_as_high_as_amounts():
    heights = {node.key: node.attrs["height"] for node in flow_picture(FLOW).nodes if node.tag == "rect"}
    assert heights["bar.fuel"] / heights["bar.paper"] == pytest.approx(2, rel=0.01)


def test_ribbons_leave_no_gap_in_a_bar():
    wide = {n.key: n.attrs["stroke-width"] for n in flow_picture(FLOW).nodes if n.key.startswith("link")}
    heights = {node.key: node.attrs["height"] for node in flow_picture(FLOW).nodes if node.tag == "rect"}
    assert wide["link1"] + wide["link2"] == pytest.approx(heights["bar.boards"], rel=0.01)


def test_no_link_goes_through_a_bar_that_it_does_not_belong_to():
    """Gold seemed to go into boards: it stood at the left, and its ribbon behind them."""
    flow = Flow(
        title="Stock",
        links=(
            Link("trunks", "boards", 3),
            Link("boards", "fuel", 4),
            Link("boards", "paper", 2),
            Link("fuel", "coins", 2),
            Link("gold", "coins", 4),
            Link("coins", "stock", 2),
            Link("paper", "stock", 1),
        ),
        unit="goods",
    )
    nodes = {node.key: node.attrs for node in flow_picture(flow).nodes}
    bars = {key[4:]: attrs for key, attrs in nodes.items() if key.startswith("bar.")}
    for n, link in enumerate(flow.links):
        around = float(nodes[f"link{n}"]["stroke-width"]) / 2
        numbers = [float(each) for each in re.findall(r"[\d.]+", str(nodes[f"link{n}"]["d"]))]
        stops = list(zip(numbers[0::2], numbers[1::2], strict=True))[::3]
        assert stops[0][0] < bars[link.target]["x"]
        for thing in set(bars) - {link.source, link.target}:
            box = bars[thing]
            for x, y in stops:
                if box["x"] <= x <= box["x"] + box["width"]:
                    assert y + around <= box["y"] or y - around >= box["y"] + box["height"], (link, thing)
    between = [float(bars[thing]["x"]) for thing in ("boards", "gold", "coins")]
    assert between == sorted(between)
    assert bars["gold"]["x"] == bars["fuel"]["x"]


def test_it_reads_as_text():
    assert str(FLOW).splitlines()[1] == "  3 trunks -> boards"
