"""What has happened, under the board: the way to any point, the log, the final scores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import groupby

from ..engine import Result, ScoreSheet, Seat, score_sheet
from ..engine.language import current
from ..engine.timeline import Node
from ..numerals import in_figures
from . import notices
from .html import Element, button, clause_chip, h, seat_chip, select, slider
from .play import Play
from .session import Session
from .words import say

LOGGED = 120
"""How many of the last moves the log shows."""
NEWS = 8
"""How many sentences of what happened are read out at once."""


def record(play: Play) -> Element:
    """Make a way to any point of the record."""
    session = play.session
    timeline, line = session.timeline, session.timeline.line
    at, last = len(timeline.path) - 1, len(line) - 1
    places = {"": say("table", "go-to"), **{str(number): name for number, name in session.landmarks}}
    # the place one stands at is chosen, so that arrow keys lead from it to the next
    here = str(timeline.at) if str(timeline.at) in places else ""

    def go_to(chosen: str) -> None:
        if chosen:
            timeline.goto(int(chosen))

    def branch() -> None:
        play.tell(notices.sentence(say("notices", "kept-place", name=session.name_place())))

    return h(
        "div",
        slider(
            lambda step: timeline.goto(line[step].number),
            at,
            last,
            say("table", "go-to-move"),
            key="step",
            disabled=not last,
        ),
        h("span", say("table", "move-of", n=at, last=last), cls="muted"),
        select(go_to, places.items(), here, say("table", "places-label"), key="goto")
        if len(places) > 1
        else None,
        button(
            say("table", "branch"),
            branch,
            key="branch",
            label=say("table", "branch-label"),
        ),
        cls="rb-row",
        key="record",
    )


def log(play: Play) -> Element:
    """List what happened, by node: a number that leads there, sentences, their clauses."""
    path = list(enumerate(play.session.timeline.path))
    rows = [log_row(play, depth, node) for depth, node in path[-LOGGED:] if node.events]
    body = (
        h("ol", rows, cls="rb-log", data_end="", data_rove="li")
        if rows
        else h("p", say("table", "nothing-yet"), cls="muted")
    )
    keys = h("p", say("table", "log-keys"), cls="muted rb-while-there", key="keys")
    return h(
        "section",
        h("h3", say("table", "log")),
        keys,
        body,
        cls="rb-panel rb-stack",
        key="log",
        label=say("table", "log-label"),
    )


def log_row(play: Play, depth: int, node: Node) -> Element:
    """Make one node's row, built once for each pair of eyes: a move changes only the end of the log."""
    session = play.session
    key = (node.number, session.viewing_seat, current())
    known = play.rows.get(key)
    if known is not None and known[0] is node:
        return known[1]
    go = partial(session.timeline.goto, node.number)
    number = button(
        str(depth), go, "quiet", key=f"goto {node.number}", label=say("table", "go-to-this-move", n=depth)
    )
    row = h("li", number, h("div", happened(session, node)), key=f"n{node.number}")
    play.rows[key] = node, row
    return row


def happened(session: Session, node: Node) -> Iterator[Element]:
    """Make a line for each event of a node: whose it is, its sentence, its clause."""
    for event, words in session.sentences(node):
        chip = clause_chip(session.game, event.clause) if event.clause in session.game.catalogue else None
        yield h("p", seat_chip(event.seat or ""), f"{words} ", chip)


def news(session: Session, before: list[int]) -> str:
    """Tell what happened since the record stood at the end of a path of nodes; after a jump, where it stands
    now."""
    path = session.timeline.path
    at = len(path) - 1
    if [node.number for node in path[: len(before)]] != before:
        return say("table", "at-move", n=at, last=len(session.timeline.line) - 1)
    sentences = in_few(words for node in path[len(before) :] for _, words in session.sentences(node))
    left = len(sentences) - NEWS
    return " ".join([say("table", "more-in-log", n=left)] * (left > 0) + sentences[-NEWS:])


def in_few(sentences: Iterable[str]) -> list[str]:
    """Sentences, each that is said several times in a row once, with how often."""
    runs = ((words, sum(1 for _ in run)) for words, run in groupby(sentences))
    return [words if n == 1 else f"{words} ({n}×)" for words, n in runs]


def scores(session: Session, final: Result) -> Element:
    """Show the final scores, by the clauses that give them; the winners wear a star."""
    seats = session.state.seats
    clauses = dict.fromkeys(clause for points in final.scores.values() for clause, _ in points.parts)
    names = session.game.texts.name
    head = [
        h("th", seat_chip(seat), h("span", names(seat)), scope="col", cls="won" * (seat in final.winners))
        for seat in seats
    ]
    rows = [
        h(
            "tr",
            h("th", clause_chip(session.game, clause), scope="row"),
            [h("td", in_figures(_given(final, seat, clause))) for seat in seats],
        )
        for clause in clauses
    ]
    total = h(
        "tr",
        h("th", say("table", "total"), scope="row"),
        [h("td", in_figures(final.scores[s].total)) for s in seats],
    )
    return h("table", h("tbody", h("tr", h("td"), head), rows, total), cls="rb-scores", key="result")


def _given(final: Result, seat: Seat, clause: str) -> int:
    return sum(points for by, points in final.scores[seat].parts if by == clause)


def sheet(session: Session, final: Result) -> Element:
    """Show what every thing gave every seat, by clause: a table for each seat, the first ones first."""
    scored = score_sheet(session.state, tuple(session.timeline.events()))
    tables = [_seat_sheet(session, scored, seat) for seat in placed(final)]
    return h("section", h("h3", say("table", "sheet")), tables, cls="rb-sheet", key="sheet")


def _seat_sheet(session: Session, scored: ScoreSheet, seat: Seat) -> Element:
    game = session.game
    rows = []
    for clause, points, lines in scored.by_clause(seat):
        chip = clause_chip(game, clause)
        rows.append(h("tr", h("th", chip, scope="row"), h("td", in_figures(points)), cls="rb-sum"))
        rows += [
            h("tr", h("th", scored.said(line), scope="row"), h("td", in_figures(line.points)))
            for line in lines
            if line.key
        ]
    total = game.texts.amount(session.state.scores[seat].total, "point")
    head = h("caption", seat_chip(seat), h("span", game.texts.name(seat)), h("b", total))
    return h("table", head, h("tbody", rows), key=f"sheet {seat}")


def placed(final: Result) -> list[Seat]:
    """The seats as they came in: the winners, then by points."""
    return sorted(final.scores, key=lambda seat: (seat not in final.winners, -final.scores[seat].total))


def ranking(session: Session, final: Result) -> Element:
    """List who came first, second and so on, with the points."""
    points = {seat: score.total for seat, score in final.scores.items()}
    order = placed(final)
    rows: list[Element] = []
    place = 1
    for n, seat in enumerate(order):
        above = order[n - 1] if n else ""
        level = n and (above in final.winners, points[above]) == (seat in final.winners, points[seat])
        place = place if level else n + 1
        rows.append(
            h(
                "li",
                seat_chip(seat),
                h("span", say("table", "place", place=place, seat=session.game.texts.name(seat))),
                h("b", session.game.texts.amount(points[seat], "point")),
                cls="rb-first" if seat in final.winners else "",
                key=seat,
            )
        )
    return h("ol", rows, cls="rb-ranking", key="ranking")
