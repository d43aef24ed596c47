"""What stands on the teacher's desk: the lines of a position, its defects and figures, the lesson so far."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ..engine import CHANCE, RulebookError
from ..lessons.desk import Desk
from ..lessons.expectation import shown
from .html import Child, Element, button, clause_chip, h, select, text_box, written
from .panels import seen
from .session import EVERYTHING

if TYPE_CHECKING:
    from .desk import DeskPage

NUMBER = re.compile(r"(?<![\w*.-])-?\d+(?![\w*])")
"""A number that stands by itself."""
WIDE = {"flex": "1 1 60px", "min-width": "0", "width": "100%"}
"""A box that takes the room there is."""
CLICKS = [("play", "plays on"), ("mark", "marks the spot"), ("arrow", "draws arrows")]
"""What a click on the board may do."""


def bar(page: DeskPage) -> Element:
    """Make the head: the game, the eyes that look, what a click does."""
    desk = page.work
    names = desk.game.texts.name
    seats = desk.state.seats if desk.readable else ()
    views = [(EVERYTHING, "all hands open"), *((seat, f"as {names(seat)}") for seat in seats)]
    return h(
        "header",
        h("h2", f"{desk.game.title}: the teacher's desk"),
        h(
            "label",
            "A click",
            select(
                page.choose_clicking, CLICKS, page.clicking, "what a click on the board does", key="clicking"
            ),
            cls="push muted",
        ),
        seen(page.look, "eyes", views, desk.viewer or EVERYTHING, "whose hand is shown"),
        cls="rb-row",
        key="bar",
    )


def lines(desk: Desk) -> Element:
    """Make the position line by line, each to be changed; numbers by plus and minus; the whole as text."""
    add = text_box(
        partial(_add, desk),
        "add a line to the position",
        key="add",
        placeholder="another line, such as key: value",
    )
    whole = h(
        "textarea",
        rows=12,
        value=desk.text,
        on=written(desk.set),
        key="text",
        label="the whole position as text",
        spellcheck="false",
    )
    return h(
        "section",
        h("h3", "Position"),
        [_line(desk, key) for key in desk.keys],
        add,
        h("details", h("summary", "As text"), whole, key="whole"),
        cls="rb-panel rb-stack rb-lines",
        key="lines",
        label="position",
    )


def _line(desk: Desk, key: str) -> Element:
    value = desk[key]
    counts: list[Child] = []
    if NUMBER.search(value):
        less, more = partial(_count, desk, key, -1), partial(_count, desk, key, 1)
        counts = [
            button("−", less, key=f"less {key}", label=f"{key}: one less"),
            button("+", more, key=f"more {key}", label=f"{key}: one more"),
        ]
    value_box = text_box(partial(desk.__setitem__, key), key, key=f"line {key}", value=value, style=WIDE)
    drop = button("✕", partial(desk.__delitem__, key), "quiet", key=f"drop {key}", label=f"leave out {key}")
    return h(
        "div",
        h("label", h("b", key), value_box, style={"flex": "1 1 150px", "min-width": "0"}),
        h("div", counts, drop, cls="rb-row", data_rove=""),
        cls="rb-row",
        key=key,
    )


def _add(desk: Desk, line: str) -> None:
    key, colon, value = line.partition(":")
    if not colon:
        raise RulebookError(f"a line is written 'key: value', not {line!r}")
    desk[key.strip()] = value.strip()


def _count(desk: Desk, key: str, by: int) -> None:
    """Change the first number of a line."""
    desk[key] = NUMBER.sub(lambda number: str(int(number[0]) + by), desk[key], count=1)


def defects(desk: Desk) -> Element:
    """Show everything that is wrong with the position, all at once; or that nothing is."""
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


def figures(page: DeskPage) -> Element:
    """List the figures of the position; a click expects one in the step."""
    lines = [f"{fact} = {shown(value)}" for fact, value in page.work.facts.items() if value != ""]
    rows = [
        button(
            line, partial(page.expect, line), "picked" if line in page.expected else "", key=f"expect {line}"
        )
        for line in lines
    ]
    return h(
        "details",
        h("summary", f"Figures ({len(rows)}): a click lets the step expect one"),
        h("div", rows, cls="rb-options", data_rove=""),
        key="figures",
    )


def step(page: DeskPage) -> Element:
    """Make the step that is being made, and the steps made so far."""
    desk = page.work
    made = [h("li", f"{each.caption} ", h("small", ", ".join(each.moves))) for each in desk.steps]
    parts = [*desk.moves, *(f"mark {spot}" for spot in desk.marks)]
    parts += [f"arrow {start} to {end}" for start, end in desk.arrows] + page.expected
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
        _field(page, "caption", "what is said in this step"),
        _field(page, "clauses", "clauses at work, with spaces between"),
        h(
            "div",
            button("Add the step", page.add_step, "main", key="step"),
            button("Clear", page.clear_step, "quiet", key="clear"),
            cls="rb-row",
        ),
        cls="rb-panel rb-stack",
        key="step",
        label="the step",
    )


def lesson(page: DeskPage) -> Element:
    """Make what makes a walkthrough of the steps, and saves the lessons."""
    desk = page.work
    made = ", ".join(each.id for each in (*desk.walkthroughs, *desk.exercises))
    return h(
        "section",
        h("h3", "Lesson"),
        h("p", f"Made so far: {made}." if made else "Nothing is made yet.", cls="muted", key="made"),
        _field(page, "id", "id of the lesson"),
        _field(page, "title", "its title; of an exercise, its goal"),
        h(
            "div",
            button("Make a walkthrough of the steps", page.make_walkthrough, "main", key="walkthrough"),
            button(
                "Make an exercise of what was played",
                page.make_exercise,
                key="exercise",
                label="Make an exercise of what was played: "
                "the title is its goal, the figures expected are its success",
            ),
            cls="rb-row",
        ),
        h(
            "div",
            text_box(page.save, "file to save the lessons to", key="save", placeholder="lessons.toml"),
            button("Download", page.offer, key="download"),
            cls="rb-row",
        ),
        cls="rb-panel rb-stack",
        key="lesson",
        label="the lesson",
    )


def _field(page: DeskPage, name: str, words: str) -> Element:
    write: Callable[[str], object] = partial(page.fields.__setitem__, name)
    return text_box(write, words, key=f"field {name}", value=page.fields[name], placeholder=words, live=True)


def chance(desk: Desk) -> str:
    """Over the list of moves: whose they are."""
    if desk.readable and CHANCE in desk.state.to_act:
        return "Choose what chance brings"
    return "Play on"
