"""What stands on the teacher's desk: the lines of a position, its defects and figures, the lesson so far."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, get_args

from ..engine import CHANCE, RulebookError
from ..lessons.desk import Desk
from ..lessons.expectation import shown
from ..lessons.format import ExerciseKind
from .html import Child, Element, button, clause_chip, entered, h, select, text_box, written
from .panels import eyes, seen, undo
from .session import EVERYTHING
from .words import say

if TYPE_CHECKING:
    from .desk import DeskPage

NUMBER = re.compile(r"(?<![\w*.-])-?\d+(?![\w*])")
"""A number that stands by itself."""
WIDE = {"flex": "1 1 60px", "min-width": "0", "width": "100%"}
"""A box that takes the room there is."""
QUESTION = "question"
"""Besides exercises: a question of the teacher's own."""
KINDS: tuple[str, ...] = (*get_args(ExerciseKind), QUESTION)
CLICKS = ("play", "mark", "arrow")
"""What a click on the board may do."""


def bar(page: DeskPage) -> Element:
    """Make the head: the game, the eyes that look, what a click does."""
    desk = page.work
    views = eyes(desk.game, desk.state.seats if desk.readable else ())
    return h(
        "header",
        h("h2", say("desk", "title", game=desk.game.title)),
        h(
            "label",
            say("desk", "a-click"),
            select(
                page.choose_clicking,
                [(each, say("desk", each)) for each in CLICKS],
                page.clicking,
                say("desk", "clicking"),
                key="clicking",
            ),
            cls="push muted",
        ),
        undo(page.undo),
        seen(page.look, "eyes", views, desk.viewer or EVERYTHING, say("desk", "hands")),
        cls="rb-row",
        key="bar",
    )


def lines(desk: Desk) -> Element:
    """Make the position line by line, each to be changed; numbers by plus and minus; the whole as text."""
    add = text_box(
        partial(_add, desk),
        say("desk", "add"),
        key="add",
        placeholder=say("desk", "add-hint"),
    )
    whole = h(
        "textarea",
        rows=12,
        value=desk.text,
        on=written(desk.set),
        key="text",
        label=say("desk", "whole"),
        spellcheck="false",
    )
    return h(
        "section",
        h("h3", say("desk", "position")),
        [_line(desk, key) for key in desk.keys],
        add,
        h("details", h("summary", say("desk", "as-text")), whole, key="whole"),
        cls="rb-panel rb-stack rb-lines",
        key="lines",
        label=say("desk", "position-label"),
    )


def _line(desk: Desk, key: str) -> Element:
    value = desk[key]
    counts: list[Child] = []
    if NUMBER.search(value):
        less, more = partial(_count, desk, key, -1), partial(_count, desk, key, 1)
        counts = [
            button("−", less, key=f"less {key}", label=say("desk", "less", key=key)),
            button("+", more, key=f"more {key}", label=say("desk", "more", key=key)),
        ]
    value_box = text_box(partial(desk.__setitem__, key), key, key=f"line {key}", value=value, style=WIDE)
    drop = button(
        "✕",
        partial(desk.__delitem__, key),
        "quiet",
        key=f"drop {key}",
        label=say("desk", "leave-out", key=key),
    )
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
        raise RulebookError(say("desk", "no-line", line=repr(line)))
    desk[key.strip()] = value.strip()


def _count(desk: Desk, key: str, by: int) -> None:
    """Change the first number of a line; one that is too long to be any is left as it is."""
    desk[key] = NUMBER.sub(
        lambda number: number[0] if len(number[0]) > 9 else str(int(number[0]) + by), desk[key], count=1
    )


def defects(desk: Desk) -> Element:
    """Show everything that is wrong with the position, all at once; or that nothing is."""
    found = desk.defects
    if not found:
        return h("p", say("desk", "possible"), cls="muted", key="defects")
    rows = [
        h(
            "li",
            "✗ ",
            f"{defect.reason} ",
            clause_chip(desk.game, defect.clause) if defect.clause else None,
        )
        for defect in found
    ]
    if any(not defect.clause for defect in found):
        rows.append(h("li", say("desk", "last-readable"), cls="muted"))
    return h("ul", rows, cls="rb-panel rb-error", key="defects", label=say("desk", "defects"))


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
        h("summary", say("desk", "figures", n=len(rows))),
        h("div", rows, cls="rb-options", data_rove=""),
        key="figures",
    )


def step(page: DeskPage) -> Element:
    """Make the step that is being made, and the steps made so far."""
    desk = page.work
    made = [h("li", f"{each.caption} ", h("small", ", ".join(each.moves))) for each in desk.steps]
    parts = [*desk.moves, *(say("desk", "marked", spot=spot) for spot in desk.marks)]
    parts += [say("desk", "arrowed", start=start, end=end) for start, end in desk.arrows] + page.expected
    return h(
        "section",
        h("h3", say("desk", "step", n=len(desk.steps) + 1)),
        h("ol", made) if made else None,
        h(
            "p",
            "; ".join(parts) or say("desk", "empty-step"),
            cls="muted",
            key="parts",
        ),
        _field(page, "caption", say("desk", "caption")),
        _field(page, "clauses", say("desk", "clauses")),
        h(
            "div",
            button(say("desk", "add-step"), page.add_step, "main", key="step"),
            button(say("desk", "clear"), page.clear_step, key="clear"),
            cls="rb-row",
        ),
        cls="rb-panel rb-stack",
        key="step",
        label=say("desk", "step-label"),
    )


def lesson(page: DeskPage) -> Element:
    """Make what makes a walkthrough of the steps, exercises and questions, and saves the lessons."""
    desk = page.work
    made = [_made(page, kind, id) for kind, id in desk.made]
    asking = page.kind == QUESTION
    kinds = [(kind, say("desk", f"kind/{kind}")) for kind in KINDS]
    file = text_box(page.save, say("desk", "save"), key="save", placeholder=str(desk.path or "lessons.toml"))
    return h(
        "section",
        h("h3", say("desk", "lesson")),
        h("ul", made, key="made") if made else h("p", say("desk", "none-made"), cls="muted", key="made"),
        _field(page, "id", say("desk", "id")),
        _field(page, "title", say("desk", "title-field")),
        button(say("desk", "make-walkthrough"), page.make_walkthrough, "main", key="walkthrough"),
        h("h3", say("desk", "exercise")),
        select(page.choose_kind, kinds, page.kind, say("desk", "kind"), key="kind"),
        _field(page, "given", say("desk", f"given/{page.kind}")),
        _field(page, "hints", say("desk", "why" if asking else "hints")),
        button(
            say("desk", "make-question" if asking else "make-exercise"),
            page.make_exercise,
            "main",
            key="exercise",
            title=None if asking else say("desk", "make-exercise-label"),
        ),
        h("h3", say("desk", "file")),
        _labelled(say("desk", "save"), entered(file, say("desk", "save-now"))),
        _labelled(
            say("desk", "open"),
            entered(text_box(page.go_on_with, say("desk", "open"), key="open"), say("desk", "open-now")),
        ),
        button(say("desk", "download"), page.offer, key="download"),
        h("h3", say("desk", "class")),
        h("div", [_handed(page, what) for what in ("sheet", "answers", "student")], cls="rb-row"),
        cls="rb-panel rb-stack",
        key="lesson",
        label=say("desk", "lesson-label"),
    )


def _handed(page: DeskPage, what: str) -> Element:
    """What goes to the class, to be downloaded."""
    title = say("desk", f"handout/{what}-label")
    return button(say("desk", f"handout/{what}"), partial(page.hand_out, what), key=what, title=title)


def _made(page: DeskPage, kind: str, id: str) -> Element:
    """A lesson that is made, and what takes it out."""
    label = say("desk", "delete", id=id)
    delete = button("✕", partial(page.ask_to_delete, id, kind), "quiet", key=f"delete {id}", label=label)
    return h("li", f"{id} ", h("small", say("desk", f"made/{kind}"), cls="muted"), delete, key=f"{kind} {id}")


def _field(page: DeskPage, name: str, words: str) -> Element:
    write: Callable[[str], object] = partial(page.fields.__setitem__, name)
    return _labelled(words, text_box(write, words, key=f"field {name}", value=page.fields[name], live=True))


def _labelled(words: str, box: Element) -> Element:
    """What is to be written in a box stands over it, also once something is written."""
    return h("div", h("span", words, aria_hidden="true"), box, cls="rb-field")


def chance(desk: Desk) -> str:
    """Over the list of moves: whose they are."""
    if desk.readable and CHANCE in desk.state.to_act:
        return say("desk", "chance")
    return say("desk", "play-on")
