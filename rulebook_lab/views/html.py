"""Elements of a page, written as nested calls; a control carries what it does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import msgspec

from ..engine import Clause, Game, RulebookError, Seat
from ..engine.errors import is_text
from ..lessons.sentences import CLAUSE_ID, quoted, title
from ..scene import SEATS, Ghosts, Room, Scene
from ..scene.node import Attr, Json, Node
from .words import say, texts

BOARD = "board"
"""The tag of an element that holds a board; its attribute `name` says which."""

Act = Callable[[], object]
Hear = Callable[[object], object]
"""Does what a control is for, with the value that the browser sends; ignores values of a wrong kind."""


class Answer(NamedTuple):
    """Words beside a spot, with buttons: what each says, its key, what it does."""

    spot: str
    text: str
    buttons: tuple[tuple[str, str, Act], ...] = ()
    spare: bool = False
    """Whether the bar has the same: then it need not lie over what is open."""


class Board(NamedTuple):
    """A board in a page: its picture, what is lit up on it, and what picks and keys on it do."""

    name: str
    scene: Scene
    live: bool = False
    """Whether it can be picked on now."""
    open: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()
    carried: tuple[str, ...] = ()
    """What a drag picks up, to be picked with what it is let go over."""
    answer: Answer | None = None
    ghosts: Ghosts | None = None
    """What picking a spot would lay."""
    number: int = 0
    """Tells an answer from the same one given before."""
    on_spot: Callable[[str], object] | None = None
    on_lift: Callable[[str, bool], object] | None = None
    """Hears which spot is lifted, and whether only one of the equal things there."""
    on_let_go: Callable[[tuple[str, ...]], object] | None = None
    """Hears over which spots a piece was let go that had been lifted, the topmost first."""
    on_back: Act | None = None
    on_undo: Act | None = None
    on_room: Callable[[Room], object] | None = None
    """Hears how much room there is for the picture."""

    def hints(self, key: str) -> Json:
        """What is lit up and said on the board, as the browser reads it."""
        if not self.live:
            return {"picked": list(self.picked)} if self.picked else {}
        hints: Json = {"open": list(self.open), "picked": list(self.picked)}
        if self.ghosts is not None:
            hints["ghosts"] = self.ghosts.to_json()
        if self.carried:
            hints["carried"] = list(self.carried)
        if self.answer is not None:
            spot, text, buttons, spare = self.answer
            keyed = [(words, f"{key}/{own}") for words, own, _ in buttons]
            hints["answer"] = {"spot": spot, "text": text, "buttons": keyed, "n": self.number, "spare": spare}
        return hints


class Element(NamedTuple):
    """One element with what stands in it; `key` is needed only where siblings come and go."""

    node: Node
    children: tuple[Element, ...] = ()
    hear: Hear | None = None
    board: Board | None = None


Child = Element | str | None


class Sheet(NamedTuple):
    """A page laid out: its nodes, what its controls do by the nodes' keys, its boards by name."""

    nodes: list[Node]
    controls: dict[str, Hear]
    boards: dict[str, Board]
    hints: dict[str, Json]


def h(
    tag: str,
    *children: Child | Iterable[Child],
    key: str = "",
    cls: str = "",
    on: Hear | None = None,
    label: str | None = None,
    style: dict[str, str] | None = None,
    **attrs: Attr | bool | None,
) -> Element:
    """Make an element; `on` makes it a control.

    Strings among the children are text, None is nothing; attributes that are None or False are left out,
    underscores in their names become hyphens (`type_` is `type`, `for_` is `for`).
    """
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
    node = Node(key, tag, kept, style or {}, text, label=label, cls=cls)
    inner = tuple(h("span", child) if isinstance(child, str) else child for child in flat if child)
    return Element(node, inner, on)


def _flat(children: Iterable[Child | Iterable[Child]]) -> Iterator[Child]:
    for child in children:
        if child is None or isinstance(child, str | Element):
            yield child
        else:
            yield from _flat(child)


def board(shown: Board, hidden: bool = False) -> Element:
    """Make the element in which a board stands."""
    return h(BOARD, name=shown.name, key=shown.name, hidden="" if hidden else None)._replace(board=shown)


def lay_out(elements: Iterable[Element]) -> Sheet:
    """Flatten elements: each child's key is its own, or its place, after its parent's."""
    sheet = Sheet([], {}, {}, {})
    for i, element in enumerate(elements):
        _emit(element, None, i, sheet)
    return sheet


def _emit(element: Element, parent: str | None, place: int, sheet: Sheet) -> None:
    node = element.node
    own = node.key or f"{node.tag}{place}"
    key = f"{parent}/{own}" if parent else own
    sheet.nodes.append(
        Node(
            key,
            node.tag,
            node.attrs,
            node.style,
            node.text,
            parent,
            label=node.label,
            action=None if element.hear is None else own,
            cls=node.cls,
        )
    )
    if element.hear is not None:
        sheet.controls[key] = element.hear
    if element.board is not None:
        sheet.boards[element.board.name] = element.board
        sheet.hints[element.board.name] = element.board.hints(key)
        for _, name, act in element.board.answer.buttons if element.board.answer else ():
            sheet.controls[f"{key}/{name}"] = pressed(act)
    for i, child in enumerate(element.children):
        _emit(child, key, i, sheet)


# -- controls -----------------------------------------------------------------------------------


def pressed(act: Act) -> Hear:
    """Do `act` whatever the value."""
    return lambda _: act()


def written(act: Callable[[str], object]) -> Hear:
    """Do `act` with a text."""

    def hear(value: object) -> None:
        if isinstance(value, str) and is_text(value):
            act(value)

    return hear


def button(
    words: Child | Iterable[Child],
    on: Act,
    cls: str = "",
    *,
    key: str = "",
    label: str | None = None,
    disabled: bool = False,
    chosen: bool | None = None,
    expanded: bool | None = None,
    style: dict[str, str] | None = None,
    title: str | None = None,
) -> Element:
    """Make a button; one of several choices says whether it is `chosen`, one that opens something whether
    that is open."""
    return h(
        "button",
        words,
        type_="button",
        on=None if disabled else pressed(on),
        cls=cls,
        key=key,
        label=label,
        disabled=disabled,
        aria_pressed=_said(chosen),
        aria_expanded=_said(expanded),
        style=style,
        title=title,
    )


def _said(truth: bool | None) -> str | None:
    return None if truth is None else str(truth).lower()


def select(
    on: Callable[[str], object],
    options: Iterable[tuple[str, str]],
    now: str,
    label: str,
    *,
    key: str = "",
    deliberate: bool = False,
) -> Element:
    """Make a choice among values and their words; `on` gets the value chosen, never another one.

    One that is `deliberate` is not made yet by keys that walk the closed list, but by Enter, or when the
    list is left.
    """
    known = dict(options)
    inner = [
        h("option", words, key=value, value=value, selected=value == now) for value, words in known.items()
    ]

    def choose(value: str) -> None:
        if value in known:
            on(value)

    return h(
        "select", inner, on=written(choose), key=key, label=label, data_deliberate="" if deliberate else None
    )


def text_box(
    on: Callable[[str], object],
    label: str,
    *,
    key: str = "",
    value: str | None = None,
    placeholder: str | None = None,
    kind: str = "text",
    live: bool = False,
    size: int | None = None,
    style: dict[str, str] | None = None,
) -> Element:
    """Make a box to write in, heard on Enter; one that is `live` is heard while one types."""
    return h(
        "input",
        type_=kind,
        on=written(on),
        key=key,
        label=label,
        value=value,
        placeholder=placeholder,
        data_live="" if live else None,
        size=size,
        style=style,
    )


def entered(box: Element, words: str, *, key: str = "") -> Element:
    """Put a button beside a box to write in, which does what Enter does there."""
    enter = h("button", words, type_="button", data_enter="")
    return h("div", box, enter, cls="rb-row rb-enter", key=key)


def slider(
    on: Callable[[int], object], now: int, last: int, label: str, *, key: str, disabled: bool = False
) -> Element:
    """Make a slider over the whole numbers from 0 to `last`."""

    def hear(value: object) -> None:
        on(min(max(whole_number(value), 0), last))

    return h(
        "input",
        type_="range",
        min=0,
        max=max(last, 1),
        value=str(now),
        on=hear,
        key=key,
        label=label,
        disabled=disabled,
    )


def file_box(on: Callable[[str, str], object], label: str, accept: str, *, key: str) -> Element:
    """Make a choice of a file; `on` gets its name and its text. The act raises RulebookError for no file."""

    def hear(value: object) -> None:
        match value:
            case {"name": str(name), "text": str(text)}:
                on(name, text)
            case _:
                raise RulebookError(say("notices", "no-file"))

    return h("input", type_="file", accept=accept, on=hear, key=key, label=label)


def whole_number(value: object) -> int:
    """Read the whole number that was chosen or written. Raises RulebookError."""
    try:
        return int(str(value))
    except ValueError:
        raise RulebookError(say("notices", "no-number", value=repr(value))) from None


# -- small things that stand in many places ---------------------------------------------------


def seat_chip(seat: Seat) -> Element | None:
    """Make a seat's colour and letter; nothing for what has no colour, such as chance."""
    style = SEATS.get(seat)
    if style is None:
        return None
    paint = {"background": style.fill, "color": style.ink}
    return h("span", texts().name(seat, "letter"), cls="seat", style=paint, aria_hidden="true")


def clause_chip(game: Game, clause: str) -> Element:
    """Make a chip for a clause with its title, or its id where the catalogue does not know it.

    The page shows its card when it is clicked.
    """
    known = clause in game.catalogue
    words = game.catalogue[clause].title if known else clause
    return h(
        "button",
        words,
        type_="button",
        cls="clause",
        label=say("notices", "rule", clause=words),
        title=clause if known else None,
        data_clause=clause,
    )


def with_clauses(words: str, game: Game) -> list[Child]:
    """Split a text into its words and chips for the clause ids in square brackets.

    A chip takes the place of the clause's title where that stands right before its id, or begins the words.
    """
    parts: list[Child] = []
    text, *rest = CLAUSE_ID.split(words)
    if len(rest) == 2 and rest[0] in game.catalogue and text.startswith(head := f"{title(game, rest[0])}: "):
        return [clause_chip(game, rest[0]), f" {text.removeprefix(head).rstrip()}"]
    for id, after in zip(rest[::2], rest[1::2], strict=True):
        text = text.removesuffix(f"{quoted(title(game, id))} ") if id in game.catalogue else text
        parts += [text, clause_chip(game, id)]
        text = after
    return [part for part in (*parts, text) if part]


def reasons(lines: Iterable[str], game: Game) -> Element:
    """List sentences with the chips of their clauses; of several in a row by one clause the last has it."""
    listed = list(lines)
    rows = []
    for line, after in zip(listed, [*listed[1:], ""], strict=True):
        *_, last = ["", *(found[0] for found in CLAUSE_ID.finditer(line))]
        told_below = last and line.endswith(last) and after.endswith(last)
        rows.append(h("li", with_clauses(line.removesuffix(last).rstrip() if told_below else line, game)))
    return h("ul", rows, key="reasons")


def titled(scene: Scene, game: Game) -> Scene:
    """Name the clauses in a picture's tips by their titles too."""
    nodes = tuple(
        msgspec.structs.replace(node, tip=in_tip(node.tip, game)) if node.tip and "[" in node.tip else node
        for node in scene.nodes
    )
    return msgspec.structs.replace(scene, nodes=nodes)


def in_tip(words: str, game: Game) -> str:
    """Name the clauses in the words of a tip by their titles too: `[id|title]`."""

    def named(found: re.Match[str]) -> str:
        id = found[1]
        return f"[{id}|{game.catalogue[id].title}]" if id in game.catalogue else found[0]

    return CLAUSE_ID.sub(named, words)


def clause_card(game: Game, clause: Clause, folded: bool = False) -> Element:
    """Make a clause's card: our words, its place, the rulebook's own term, what else bears on it.

    With `folded` rulings and examples are behind a line that says how many there are.
    """
    examples, rulings = game.catalogue.about(clause.id)
    place = (
        say("rules", "page", section=clause.section, page=str(clause.page))
        if clause.page is not None
        else clause.section
    )
    about: list[Child] = [
        remark(f"{ruling.question} ", ruling.answer, ruling.why, say("rules", "ruling", source=ruling.source))
        for ruling in rulings
    ]
    about += [remark(say("rules", "example") + " ", example.given, example.shows) for example in examples]
    if about and folded:
        count = say("rules", "about", n=len(about))
        about = [h("details", h("summary", count, cls="muted"), about)]
    term = h("span", f" {clause.term}", cls="term", lang=game.catalogue.language) if clause.term else None
    return h(
        "article",
        h("h2", clause.title, term),
        h("p", clause.text.strip()),
        h("p", f"{clause.kind_name} · {place} · {clause.id}", cls="place"),
        about,
        cls="rb-card",
        key=f"card {clause.id}",
    )


def remark(head: str, *words: str) -> Element:
    """Make a ruling's or an example's part of a card."""
    first, *rest = (part.strip() for part in words)
    return h("div", h("p", h("b", head), first), [h("p", part, cls="place") for part in rest], cls="about")
