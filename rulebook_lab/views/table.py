"""The table: a board, the question, the moves, the log, and everything one may do with a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..bots import Player
from ..engine import (
    Option,
    RulebookError,
    Seat,
    State,
    Timeline,
    expect,
    expect_one_of,
    in_turn,
    read_timeline,
)
from ..games import game as game_named
from ..scene import Scene
from . import drawers, history, panels
from .html import Element, h
from .playing import Playing, ways_to_draw, whole
from .session import EVERYTHING, TURN, Session


class Table(Playing):
    """A game to be played, questioned and taken back; see `table`."""

    def __init__(self, session: Session, how: Mapping[str, Any]) -> None:
        self._wishes: dict[str, str] = {}
        self._seed = 0
        """By which chance decides again after it was decided by hand."""
        super().__init__(session, how)

    @property
    def timeline(self) -> Timeline:
        """The record that is played on."""
        return self.session.timeline

    def _layout(self, scene: Scene) -> list[Element]:
        session, desk = self.session, self.desk
        hidden = session.curtain is not None
        below = h(
            "div", panels.moves(session, desk), history.log(session, desk), cls="rb-columns", key="below"
        )
        return [
            h(
                "section",
                drawers.bar(session, desk),
                self._drawer(),
                self._news(),
                panels.prompt(session),
                panels.curtain(session) if hidden else panels.choices(session, scene),
                self._board(),
                panels.answers(desk.notice),
                history.result(session),
                history.record(session),
                None if hidden else below,
                cls="rb-stack rb-table",
                key="table",
                label=f"table: {session.game.title}",
            )
        ]

    def _drawer(self) -> Element | None:
        if self.desk.panel == "game":
            return drawers.game_drawer(self.session)
        return drawers.rules_drawer(self.session, self.desk.rule) if self.desk.panel == "rules" else None

    def _do_panel(self, name: str, _: Any) -> None:
        self.desk.panel = "" if self.desk.panel == name else name

    def _do_search(self, _: str, words: Any) -> None:
        self.desk.rule = str(words or "")

    def _do_look_up(self, words: str, _: Any) -> None:
        self.desk.rule = words

    # -- the record -------------------------------------------------------------------------------

    def _undo(self) -> None:
        self.session.undo()

    def _do_redo(self, _: str, __: Any) -> None:
        self.session.redo()

    def _do_step(self, _: str, step: Any) -> None:
        line = self.session.line
        self.timeline.goto(line[min(max(whole(step), 0), len(line) - 1)].number)

    def _do_goto(self, number: str, chosen: Any) -> None:
        if where := number or str(chosen or ""):
            self.timeline.goto(whole(where))

    def _do_branch(self, _: str, __: Any) -> None:
        node = self.timeline.nodes[self.timeline.at]
        node.name = node.name or f"branch at move {len(self.timeline.path) - 1}"
        self.desk.notice = panels.notice(
            panels.say(f"This place is kept as “{node.name}”. Play on; “go to” brings you back.")
        )

    def _do_download(self, _: str, __: Any) -> None:
        self.download(f"{self.session.game.id}.json", self.timeline.text)

    def _do_save(self, _: str, path: Any) -> None:
        saved = self.timeline.save(str(path))
        self.desk.notice = panels.notice(panels.say(f"Saved to {saved}."))

    def _do_load(self, _: str, file: Any) -> None:
        if not isinstance(file, dict) or not {"name", "text"} <= set(file):
            raise RulebookError("a file is needed, with its name and its text")
        other = read_timeline(file["text"], game_named)
        if other.game.id != self.session.game.id:
            raise RulebookError(
                f"{file['name']} holds {other.game.title}; this is a table of {self.session.game.title}"
            )
        self._begin(other)

    def _do_bot(self, seat: str, name: Any) -> None:
        self.session.set_bot(seat, str(name or "") or None)
        self.session.rest_bots()
        self._moved()

    def _do_bots(self, _: str, __: Any) -> None:
        self.session.wake_bots()

    def _do_chance_by(self, _: str, how: Any) -> None:
        self._seed = self.timeline.seed or self._seed
        self.timeline.seed = None if how == "hand" else self._seed

    def _do_seats(self, _: str, count: Any) -> None:
        self._wishes["seats"] = str(count)

    def _do_seed(self, _: str, seed: Any) -> None:
        self._wishes["seed"] = str(seed)

    def _do_option(self, name: str, choice: Any) -> None:
        self._wishes[f"option {name}"] = str(choice)

    def _do_new(self, _: str, __: Any) -> None:
        game, wishes = self.session.game, self._wishes
        seed = wishes.get("seed", "" if self.timeline.seed is None else str(self.timeline.seed)).strip()
        if seed and not seed.removeprefix("-").isdecimal():
            raise RulebookError(f"a seed is a whole number, or nothing; not {seed!r}")
        options = {
            option.name: _value(option, wishes[f"option {option.name}"])
            for option in game.options
            if wishes.get(f"option {option.name}")
        }
        start = game.start(whole(wishes.get("seats", len(self.state.seats))), **options)
        self._begin(Timeline(start, int(seed) if seed else None))

    def _begin(self, timeline: Timeline) -> None:
        """Another record takes the place of this one."""
        old = self.session
        seats = timeline.state.seats
        bots = {seat: bot for seat, bot in old.bots.items() if seat in seats}
        viewer = old.viewer if old.viewer in (EVERYTHING, TURN, *seats) else EVERYTHING
        self.sit_down(Session(timeline, viewer, bots, old.pace))


def _value(option: Option, number: str) -> Any:
    if whole(number) not in range(len(option.values)):
        raise RulebookError(f"{option.name} is {option.choice}")
    return option.values[int(number)]


@in_turn
def table(
    timeline: Timeline | State,
    viewer: str = "",
    *,
    bots: Mapping[Seat, str | Player] | None = None,
    pace: float = 0.5,
    **how: Any,
) -> Table:
    """The interactive table of a record (or of a position, with chance decided by hand).

    `viewer` is "everything" (all hands open), "turn" (each seat sees its own side, behind a curtain) or a
    seat; by default the one person among `bots`, else everything. `bots` names who plays which seat:
    `{"yellow": "greedy"}`. The rest goes to the game's own drawing. Raises RulebookError for an unknown
    seat, viewer or bot, and for what the drawing does not know.
    """
    expect(timeline, (Timeline, State), "a record or a position")
    for name in how:
        expect_one_of("what a table is told by name", name, ("bots", "pace", *ways_to_draw(timeline.game)))
    expect(bots or {}, dict, 'the players by their seats, such as {"yellow": "greedy"},')
    record = Timeline(timeline, None) if isinstance(timeline, State) else timeline
    chosen = dict(bots or {})
    if not viewer:
        people = [seat for seat in record.state.seats if seat not in chosen]
        viewer = people[0] if chosen and len(people) == 1 else EVERYTHING
    return Table(Session(record, viewer, chosen, pace), how)
