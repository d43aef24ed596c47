"""What stands on the teacher's desk: the lines of a position, its defects and figures, the lesson so far."""

from __future__ import annotations

import re

from ..engine import CHANCE
from ..lessons.desk import Desk
from ..lessons.expectation import shown
from .html import Child, Element, button, clause_chip, h, select
from .panels import seen
from .session import EVERYTHING

NUMBER = re.compile(r"(?<![\w*.-])-?\d+(?![\w*])")
"""A number that stands by itself."""
WIDE = {"flex": "1 1 60px", "min-width": "0", "width": "100%"}
"""A box that takes the room there is."""
CLICKS = [("play", "plays on"), ("mark", "marks the spot"), ("arrow", "draws arrows")]
"""What a click on the board may do."""


def bar(desk: Desk, clicking: str) -> Element:
    """The game, the eyes that look, what a click does."""
    names = desk.game.texts.name
    seats = desk.state.seats if desk.readable else ()
    views = [(EVERYTHING, "all hands open"), *((seat, f"as {names(seat)}") for seat in seats)]
    return h(
        "header",
        h("h2", f"{desk.game.title}: the teacher's desk"),
        h(
            "label",
            "A click",
            select("clicking", CLICKS, clicking, "what a click on the board does"),
            cls="push muted",
        ),
        seen("eyes", views, desk.viewer or EVERYTHING, "whose hand is shown"),
        cls="rb-row",
        key="bar",
    )


def lines(desk: Desk) -> Element:
    """The position line by line, each to be changed; numbers by plus and minus; the whole as text."""
    rows = [_line(key, desk[key]) for key in desk.keys]
    add = h(
        "input",
        type_="text",
        placeholder="another line, such as key: value",
        label="add a line to the position",
        on="add",
        key="add",
    )
    whole = h(
        "textarea",
        rows=12,
        value=desk.text,
        on="text",
        label="the whole position as text",
        spellcheck="false",
    )
    return h(
        "section",
        h("h3", "Position"),
        rows,
        add,
        h("details", h("summary", "As text"), whole, key="whole"),
        cls="rb-panel rb-stack rb-lines",
        key="lines",
        label="position",
    )


def _line(key: str, value: str) -> Element:
    counts: list[Child] = []
    if NUMBER.search(value):
        counts = [
            button("−", f"less {key}", label=f"{key}: one less"),
            button("+", f"more {key}", label=f"{key}: one more"),
        ]
    value_box = h("input", type_="text", value=value, on=f"line {key}", label=key, style=WIDE)
    return h(
        "div",
        h("label", h("b", key), value_box, style={"flex": "1 1 150px", "min-width": "0"}),
        h(
            "div",
            counts,
            button("✕", f"drop {key}", "quiet", label=f"leave out {key}"),
            cls="rb-row",
            data_rove="",
        ),
        cls="rb-row",
        key=key,
    )


def defects(desk: Desk) -> Element:
    """Everything that is wrong with the position, all at once; or that nothing is."""
    found = desk.defects
    if not found:
        return h("p", "✓ A possible position.", cls="muted", key="defects")
    rows = [
        h("li", "✗ ", f"{defect.reason} ", clause_chip(defect.clause) if defect.clause else None)
        for defect in found
    ]
    if any(not defect.clause for defect in found):
        rows.append(h("li", "The board shows the last position that could be read.", cls="muted"))
    return h("ul", rows, cls="rb-panel rb-error", key="defects", label="defects")


def figures(desk: Desk, expected: list[str]) -> Element:
    """The figures of the position; a click expects one in the step."""
    rows = [
        button(line, f"expect {line}", "picked" if line in expected else "", key=fact)
        for fact, value in desk.facts.items()
        if value != ""
        for line in [f"{fact} = {shown(value)}"]
    ]
    return h(
        "details",
        h("summary", f"Figures ({len(rows)}): a click lets the step expect one"),
        h("div", rows, cls="rb-options", data_rove=""),
        key="figures",
    )


def step(desk: Desk, caption: str, clauses: str, expected: list[str]) -> Element:
    """The step that is being made, and the steps made so far."""
    made = [h("li", f"{each.caption} ", h("small", ", ".join(each.moves))) for each in desk.steps]
    parts = [*desk.moves, *(f"mark {spot}" for spot in desk.marks)]
    parts += [f"arrow {start} to {end}" for start, end in desk.arrows] + expected
    return h(
        "section",
        h("h3", f"Step {len(desk.steps) + 1}"),
        h("ol", made) if made else None,
        h(
            "p",
            "; ".join(parts) or "Play, mark, draw arrows: they come into this step.",
            cls="muted",
            key="parts",
        ),
        _field("caption", caption, "what is said in this step"),
        _field("clauses", clauses, "clauses at work, with spaces between"),
        h("div", button("Add the step", "step", "main"), button("Clear", "clear", "quiet"), cls="rb-row"),
        cls="rb-panel rb-stack",
        key="step",
        label="the step",
    )


def lesson(desk: Desk, id: str, title: str) -> Element:
    """Making a walkthrough of the steps, and saving the lessons."""
    made = ", ".join(each.id for each in (*desk.walkthroughs, *desk.exercises))
    return h(
        "section",
        h("h3", "Lesson"),
        h("p", f"Made so far: {made}." if made else "Nothing is made yet.", cls="muted", key="made"),
        _field("id", id, "id of the lesson"),
        _field("title", title, "its title; of an exercise, its goal"),
        h(
            "div",
            button("Make a walkthrough of the steps", "walkthrough", "main"),
            button(
                "Make an exercise of what was played",
                "exercise",
                label="Make an exercise of what was played: "
                "the title is its goal, the figures expected are its success",
            ),
            cls="rb-row",
        ),
        h(
            "div",
            h(
                "input",
                type_="text",
                placeholder="lessons.toml",
                on="save",
                label="file to save the lessons to",
            ),
            button("Download", "download"),
            cls="rb-row",
        ),
        cls="rb-panel rb-stack",
        key="lesson",
        label="the lesson",
    )


def _field(name: str, value: str, words: str) -> Element:
    return h(
        "input",
        type_="text",
        value=value,
        placeholder=words,
        label=words,
        on=f"field {name}",
        data_live="",
        key=name,
    )


def chance(desk: Desk) -> str:
    """Over the list of moves: whose they are."""
    if desk.readable and CHANCE in desk.state.to_act:
        return "Choose what chance brings"
    return "Play on"
