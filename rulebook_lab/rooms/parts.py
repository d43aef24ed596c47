"""What several pages of a room are made of. Pure: what is so in, elements out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial

from ..engine import Game, Seat
from ..engine.language import current
from ..engine.timeline import Node
from ..lessons.choosing import CAPITALS
from ..lessons.quiz.picture import as_asked
from ..views import history, notices, panels
from ..views.html import Child, Element, button, clause_chip, h, reasons, seat_chip
from ..views.play import Play
from ..views.session import Session
from .asking import Poll, bars
from .gallery import Gallery
from .room import Room
from .words import say

LOGGED = 30
"""How many of the last moves the log shows."""


def head(title: str, *beside: Child | Iterable[Child]) -> Element:
    """Make the line over a page."""
    return h("header", h("h2", title), *beside, cls="rb-row", key="bar")


def page(label: str, *parts: Child | Iterable[Child], key: str, cls: str = "rb-wide rb-table") -> Element:
    """Make a page of its parts."""
    return h(
        "section",
        *parts,
        cls=f"{cls} rb-class",
        key=key,
        label=label,
        tabindex="-1",
        data_home="",
        lang=current(),
    )


def players(room: Room, me: Seat | None, beside: Callable[[Seat], Child] = lambda seat: None) -> Element:
    """Show who sits where and who is to act."""
    asked = room.game.asked(room.state)
    rows = []
    for seat in room.state.seats:
        said = [who_has(room, seat), say("room", "to-act") if seat in asked else ""]
        if seat == me:
            said[0] = say("room", "you")
        words = h("span", ", ".join(filter(None, said)), cls="muted", key="is")
        name = h("span", room.name(seat), key="name")
        cls = "rb-asked" if seat in asked else ""
        rows.append(h("li", seat_chip(seat), name, words, beside(seat), cls=cls, key=seat))
    return h("ul", rows, cls="rb-players", key="players", label=say("room", "players"))


def who_has(room: Room, seat: Seat) -> str:
    """Say who has a seat: somebody by name, a bot, or nobody."""
    if seat in room.bots:
        return say("room", "bot", bot=room.bots[seat].name)
    person = room.sitting(seat)
    return say("room", "free") if person is None else person.name or say("room", "no-name")


def log(gallery: Gallery, session: Session, go_to: Callable[[int], object] | None = None) -> Element:
    """List what happened, newest last; with `go_to` a number before each leads there."""
    path = list(enumerate(session.timeline.path))[-LOGGED:]
    rows = [_row(gallery, session, depth, node, go_to) for depth, node in path if node.events]
    body: Element = h("p", say("room", "nothing-yet"), cls="muted")
    if rows:
        body = h("ol", rows, cls="rb-log", data_end="", data_rove="li")
    words = say("room", "log")
    return h("section", h("h3", words), body, cls="rb-panel rb-stack", key="log", label=words)


def _row(
    gallery: Gallery, session: Session, depth: int, node: Node, go_to: Callable[[int], object] | None
) -> Element:
    """Make one node's row, once for all who see it."""

    def made() -> Element:
        number = None
        if go_to is not None:
            label = say("room", "go-to-move", n=depth)
            number = button(str(depth), partial(go_to, node.number), "quiet", key="goto", label=label)
        return h("li", number, h("div", history.happened(session, node)), key=f"n{node.number}")

    return gallery.rows.get((node.number, session.viewing_seat, go_to is None, current()), made)


# -- questions ----------------------------------------------------------------------------------------


def question_page(
    play: Play,
    poll: Poll,
    header: Element,
    *,
    answers: dict[int, int] | None,
    judged: bool,
    mine: int | None = None,
    answer: Callable[[int], object] | None = None,
    verdict: Child = None,
    acts: Child = None,
    below: Iterable[Child] = (),
    key: str,
) -> Element:
    """Make the page of a question: its words, its options, its board.

    `judged` tells that what is right is shown, `answers` are everybody's once they may be seen; `answer`
    hears an option where one may be given; `acts` stand over the options, in view however long these are.
    """
    scene = play.scene()
    stem = h("p", poll.stem, cls="rb-prompt rb-stem", role="status", key="stem")
    said = h("div", verdict, cls="rb-panel", key="verdict") if verdict is not None else None
    options = [_option(poll, number, answers, mine, answer, judged) for number in range(len(poll.options))]
    listed = h(
        "div", options, cls="rb-options rb-list", key="options", label=say("room", "options"), role="group"
    )
    return page(
        poll.stem,
        header,
        panels.bar(play, scene, said, head=stem, live=False),
        panels.side(acts, listed, why(poll, play.session.game) if judged else None, panels.fold(play), below),
        h("div", play.board(scene, live=False, on_spot=lambda spot: None), cls="rb-main", key="main"),
        key=key,
        cls="rb-wide rb-question",
    )


def _option(
    poll: Poll,
    number: int,
    answers: dict[int, int] | None,
    mine: int | None,
    answer: Callable[[int], object] | None,
    judged: bool,
) -> Element:
    sign, marked = notices.mark(number, mine, poll.right) if judged else ("", "")
    words = f"{sign}{CAPITALS[number]}) {poll.options[number]}"
    chosen = button(
        words,
        (lambda: None) if answer is None else partial(answer, number),
        marked or ("picked" if number == mine else ""),
        key=f"answer {number}",
        disabled=answer is None,
        chosen=number == mine,
    )
    if answers is None:
        return h("div", chosen, key=f"option {number}")
    count = bars(poll, answers)[number]
    wide = round(100 * count / len(answers)) if answers else 0
    bar = h("div", h("span", style={"width": f"{wide}%"}), cls="rb-share", aria_hidden="true")
    said = h("span", say("room", "answers", n=count), cls="muted")
    return h("div", chosen, h("div", bar, said, cls="rb-row"), key=f"option {number}")


def why(poll: Poll, game: Game) -> Element:
    """Give the reason, with the clauses that the question is about and the reason does not name."""
    chips = [clause_chip(game, clause) for clause in poll.clauses if f"[{clause}]" not in poll.why]
    told = reasons(poll.why.splitlines(), game) if poll.why else None
    return h("div", told, h("p", chips, cls="rb-row") if chips else None, key="why")


class Clocks:
    """How much time one page gave to each question when it first showed it; then the browser counts."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._seconds: dict[str, int] = {}

    def left(self, until: float, key: str) -> int:
        """How many seconds are shown at first."""
        return self._seconds.setdefault(key, max(round(until - self._now()), 0)) if until else 0

    def shown(self, until: float, key: str) -> Element | None:
        """Show the time that is left, as a bar that runs out and in words; None without a limit."""
        if not until:
            return None
        left = self.left(until, key)
        bar = h("span", style={"animation-duration": f"{left}s"})
        words = h("span", say("room", "seconds", n=left), cls="muted", data_left=left)
        return h(
            "div", h("div", bar, cls="rb-clock", aria_hidden="true"), words, cls="rb-row", key=f"clock {key}"
        )


def how(room: Room, poll: Poll) -> dict[str, object]:
    """How the board of a question is drawn: without what would answer it."""
    return as_asked(room.game, points=poll.points)


def date_of(moment: float) -> str:
    """A day as everybody reads it, such as 2026-12-01."""
    return datetime.fromtimestamp(moment).date().isoformat()
