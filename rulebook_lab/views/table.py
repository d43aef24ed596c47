"""The table: a board, the question, the moves, the log, and everything one may do with a record."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ..bots import Player
from ..engine import Result, Seat, State, Timeline, expect, expect_one_of, in_turn
from ..engine.language import current, speaking
from ..lessons.quiz.picture import ways_to_draw
from . import drawers, history, panels
from .html import Act, Element, button, h
from .keeping import Keeper
from .page import Page
from .play import Play
from .session import EVERYTHING, TURN, Session
from .words import say


class Table(Page):
    """A game to be played, questioned and taken back; see `table`."""

    @in_turn
    def __init__(self, session: Session, how: Mapping[str, object]) -> None:
        self.play = Play(session, self.refresh, how, undo=lambda: self.session.undo())
        self.keeper = Keeper(session, self._go_on, self.refresh)
        self.drawers = drawers.Drawers(self.play, self._begin, self.download, self.speak, self.keeper)
        super().__init__(self._elements, self._run, self.play.show_clause)
        self._keep(session.timeline)
        self.play.begin()

    def _keep(self, timeline: Timeline) -> None:
        """Keep a record as it is played, before anything of it is drawn."""
        self._stop_keeping = timeline.on_change(lambda: self.keeper.note(self.session))

    def _run(self, act: Act) -> None:
        self.play.run(act)
        self.keeper.note(self.session)  # a place may have a name now, or the reader has agreed

    @property
    def session(self) -> Session:
        """Whose eyes look, who decides, what is picked."""
        return self.play.session

    @property
    def state(self) -> State:
        """The position now."""
        return self.session.state

    @property
    def timeline(self) -> Timeline:
        """The record that is played on."""
        return self.session.timeline

    def _elements(self) -> list[Element]:
        play, session = self.play, self.session
        scene = play.scene()
        hidden = session.curtain is not None
        final = session.state.result
        doing = panels.moves(play) if final is None else self._over(final)
        beside = [doing, history.log(play), history.record(play)]
        side = panels.side(panels.players(play), panels.standing(play, scene), None if hidden else beside)
        main = h(
            "div",
            self.drawers.drawer(),
            panels.curtain(session) if hidden else None,
            play.board(scene),
            cls="rb-main",
            key="main",
        )
        return [
            h(
                "section",
                self.drawers.bar(),
                panels.news(play, scene),
                panels.bar(play, scene, None if play.notice else self.keeper.offer()),
                # where they do not stand beside each other, what the game came to is seen first
                *((main, side) if final is None else (side, main)),
                cls="rb-wide rb-table" if final is None else "rb-wide rb-table rb-over",
                key="table",
                lang=current(),
                label=say("table", "label", game=session.game.title),
            )
        ]

    def _over(self, final: Result) -> Element:
        """The final scores, and what may come after them."""
        again = partial(self.timeline.goto, self.session.opening.number)
        return h(
            "div",
            history.ranking(self.session, final),
            h(
                "div",
                button(say("table", "new-game"), self.drawers.open_game, "main", key="another"),
                button(say("table", "replay"), again, key="replay"),
                cls="rb-row",
            ),
            history.scores(self.session, final),
            history.sheet(self.session, final),
            cls="rb-stack",
            key="over",
        )

    def _begin(self, timeline: Timeline) -> None:
        """Let another record take the place of this one."""
        old = self.session
        seats = timeline.state.seats
        bots = {seat: bot for seat, bot in old.bots.items() if seat in seats}
        viewer = old.viewer if old.viewer in (EVERYTHING, TURN, *seats) else seats[0]
        if old.bots and viewer in seats:  # one person among bots stays so, however many seats there are
            new = [seat for seat in seats if seat not in old.state.seats and seat != viewer]
            bots = {seat: bot for seat, bot in bots.items() if seat != viewer}
            bots |= dict.fromkeys(new, next(iter(old.bots.values())))
        self._rise()
        self._sit_down(Session(timeline, viewer, bots, old.pace, helps=True))

    def _go_on(self, other: Timeline, session: Session) -> None:
        """Go on with another record in place of what was played on this one."""
        self._rise()
        session.timeline = self.timeline  # which the notebook and other tables hold
        self.timeline.resume(other)
        self._sit_down(session)

    def _rise(self) -> None:
        self._stop_keeping()
        self.play.rise()

    def _sit_down(self, session: Session) -> None:
        self._keep(session.timeline)
        self.play.sit_down(session)
        self.keeper.offered = None

    def speak(self, language: str) -> None:
        """Say everything at this table in a language. Raises UnknownName."""
        self.play.notice = self.play.answer = None
        super().speak(language)

    def to_text(self) -> str:
        """The question and the board, as text."""
        with speaking(self.live.language):
            return f"{self.session.shown.prompt}\n{super().to_text()}"


@in_turn
def table(
    timeline: Timeline | State,
    viewer: str = "",
    *,
    bots: Mapping[Seat, str | Player] | None = None,
    pace: float = 0.5,
    **how: object,
) -> Table:
    """Make the interactive table of a record (or of a position, with chance decided by hand).

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
    return Table(Session(record, viewer, chosen, pace, helps=True), how)
