"""Elements of a page, written as nested calls and flattened into keyed nodes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..engine import Clause, Game, Seat
from ..scene import SEATS
from ..scene.node import Attr, Node

CLAUSE_ID = re.compile(r"\[([a-z0-9-]+(?:\.[a-z0-9-]+)+)\]")


class Element(NamedTuple):
    """One element with what stands in it; `key` is needed only where siblings come and go."""

    node: Node
    children: tuple[Element, ...] = ()


Child = Element | str | None


def h(
    tag: str,
    *children: Child | Iterable[Child],
    key: str = "",
    cls: str = "",
    on: str | None = None,
    label: str | None = None,
    style: dict[str, str] | None = None,
    **attrs: Attr | bool | None,
) -> Element:
    """An element. Strings among the children are text, None is nothing; attributes that are None or False
    are left out, underscores in their names become hyphens (`type_` is `type`, `for_` is `for`)."""
    flat = list(_flat(children))
    text: str | None = None
    if flat and all(isinstance(child, str) for child in flat):
        text = "".join(str(child) for child in flat)
        flat = []
    kept: dict[str, Attr] = {
        name.rstrip("_").replace("_", "-"): value
        for name, value in attrs.items()
        if value is not None and value is not False
    }
    node = Node(key, tag, kept, style or {}, text, label=label, action=on, cls=cls)
    inner = tuple(h("span", child) if isinstance(child, str) else child for child in flat if child)
    return Element(node, inner)


def _flat(children: Iterable[Child | Iterable[Child]]) -> Iterator[Child]:
    for child in children:
        if child is None or isinstance(child, str | Element):
            yield child
        else:
            yield from _flat(child)


def page(*elements: Element) -> list[Node]:
    """The nodes of a page: each child's key is its own, or its place, after its parent's."""
    nodes: list[Node] = []
    for i, element in enumerate(elements):
        _emit(element, None, i, nodes)
    return nodes


def _emit(element: Element, parent: str | None, place: int, nodes: list[Node]) -> None:
    node = element.node
    own = node.key or f"{node.tag}{place}"
    key = f"{parent}/{own}" if parent else own
    nodes.append(
        Node(
            key,
            node.tag,
            node.attrs,
            node.style,
            node.text,
            parent,
            label=node.label,
            action=node.action,
            cls=node.cls,
        )
    )
    for i, child in enumerate(element.children):
        _emit(child, key, i, nodes)


# -- small things that stand in many places ---------------------------------------------------


def button(
    words: str,
    on: str,
    cls: str = "",
    *,
    key: str = "",
    label: str | None = None,
    disabled: bool = False,
    pressed: bool | None = None,
) -> Element:
    """A button that sends `on`; one that chooses says whether it is `pressed`."""
    state = None if pressed is None else str(pressed).lower()
    return h(
        "button",
        words,
        type_="button",
        on=on,
        cls=cls,
        key=key,
        label=label,
        disabled=disabled,
        aria_pressed=state,
    )


def seat_chip(seat: Seat) -> Element | None:
    """A seat's colour and letter; nothing for what has no colour, such as chance."""
    style = SEATS.get(seat)
    if style is None:
        return None
    paint = {"background": style.fill, "color": style.ink}
    return h("span", style.letter, cls="seat", style=paint, aria_hidden="true")


def clause_chip(clause: str, title: str = "") -> Element:
    """A clause by its id, or its title, which shows its card."""
    return button(title or clause, f"clause {clause}", "clause", label=f"rule: {title or clause}")


def select(
    on: str, options: Iterable[tuple[str, str]], now: str, label: str, *, deliberate: bool = False
) -> Element:
    """A choice among values and their words; sends the value.

    One that is `deliberate` is not made yet by keys that walk the closed list, but by Enter, or when the
    list is left.
    """
    inner = [h("option", words, key=value, value=value, selected=value == now) for value, words in options]
    return h("select", inner, on=on, label=label, data_deliberate="" if deliberate else None)


def with_clauses(words: str) -> list[Child]:
    """A text in which clause ids in square brackets become chips."""
    parts = CLAUSE_ID.split(words)
    return [clause_chip(part) if i % 2 else part for i, part in enumerate(parts) if part]


def clause_card(game: Game, clause: Clause, folded: bool = False) -> Element:
    """A clause as a card: our words, its place, the rulebook's own term, what else bears on it.

    With `folded` rulings and examples are behind a line that says how many there are.
    """
    examples, rulings = game.catalogue.about(clause.id)
    place = f"{clause.section}, p. {clause.page}" if clause.page is not None else clause.section
    about: list[Child] = [
        remark(f"{ruling.question} ", ruling.answer, ruling.why, f"ruling, {ruling.source}")
        for ruling in rulings
    ]
    about += [remark("Example. ", example.given, example.shows) for example in examples]
    if about and folded:
        count = f"Rulings and examples ({len(about)})"
        about = [h("details", h("summary", count, cls="muted"), about)]
    term = h("span", f" {clause.term}", cls="term", lang=game.catalogue.language) if clause.term else None
    return h(
        "article",
        h("h2", clause.title, term),
        h("p", clause.text.strip()),
        h("p", f"{clause.kind} · {place} · {clause.id}", cls="place"),
        about,
        cls="rb-card",
        key=f"card {clause.id}",
    )


def remark(head: str, *words: str) -> Element:
    """What else bears on a clause: a ruling or an example."""
    first, *rest = (part.strip() for part in words)
    return h("div", h("p", h("b", head), first), [h("p", part, cls="place") for part in rest], cls="about")
