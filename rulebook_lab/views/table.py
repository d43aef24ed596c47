"""The table: a board, the question, the moves, the log, and everything one may do with a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..bots import Player
from ..engine import IllegalMove, RulebookError, Seat, State, Timeline, read_timeline
from ..games import game as game_named
from ..scene import Scene, color, text, with_classes, wrap
from ..scene.node import Json
from . import drawers, panels
from .html import Element, button, clause_card, h, page
from .page import BOARD, Page
from .panels import Desk
from .session import EVERYTHING, TURN, Session

NAME = "board"
EMPTY = Scene.of((0, 0, 900, 10), label="curtain")


class Table(Page):
    """A game to be played, questioned and taken back; see `table`."""

    def __init__(
        self,
        timeline: Timeline,
        viewer: str,
        bots: Mapping[Seat, str | Player],
        how: Mapping[str, Any],
        pace: float = 0.5,
    ) -> None:
        self.session = Session(timeline, viewer, bots, pace)
        self.desk = Desk()
        self._how = dict(how)
        self._wishes: dict[str, str] = {}
        scene = self._scene()
        super().__init__(self._page(scene), {NAME: scene}, {NAME: self._hints()}, self._hear)
        self._stop = timeline.on_change(self._moved)
        self.session.run_bots()

    @property
    def timeline(self) -> Timeline:
        """The record that is played on."""
        return self.session.timeline

    @property
    def state(self) -> State:
        """The position now."""
        return self.session.state

    # -- showing ------------------------------------------------------------------------------

    def refresh(self) -> Json:
        """Show what is now; the answer is the message sent."""
        scene = self._scene()
        return self.show(elements=self._page(scene), boards={NAME: scene}, hints={NAME: self._hints()})

    def _moved(self) -> None:
        self.desk.notice = None
        self.session.changed()
        self.refresh()
        self.session.run_bots()

    def _scene(self) -> Scene:
        session = self.session
        if session.curtain is not None:
            return EMPTY
        scene = picture(session.shown, self._how)
        return with_classes(scene, dict.fromkeys(session.last_spots, "last"))

    def _hints(self) -> Json:
        if self.session.curtain is not None:
            return {}
        picker = self.session.picker
        return {"open": sorted(picker.open), "picked": list(picker.picks)}

    def _page(self, scene: Scene) -> Any:
        session, desk = self.session, self.desk
        hidden = session.curtain is not None
        below = h("div", panels.moves(session, desk), panels.log(session), cls="rb-columns", key="below")
        return page(
            h(
                "section",
                panels.bar(session, desk),
                self._drawer(),
                panels.prompt(session),
                panels.curtain(session) if hidden else panels.choices(session, scene),
                h(BOARD, name=NAME, key="board", hidden="" if hidden else None),
                desk.notice,
                panels.result(session),
                panels.record(session),
                None if hidden else below,
                cls="rb-stack rb-table",
                key="table",
                label=f"table: {session.game.title}",
            )
        )

    def _drawer(self) -> Element | None:
        if self.desk.panel == "game":
            return drawers.game_drawer(self.session)
        return drawers.rules_drawer(self.session, self.desk.rule) if self.desk.panel == "rules" else None

    def to_text(self) -> str:
        """The question and the board, as text."""
        return f"{self.session.shown.prompt}\n{super().to_text()}"

    # -- hearing ------------------------------------------------------------------------------

    def _hear(self, message: Json) -> None:
        """What the reader did; an answer that is an error stands under the board."""
        self.desk.notice = None
        try:
            self._act(message)
        except IllegalMove as problem:
            self.desk.notice = panels.notice(panels.refusal(self.session, problem.why), error=True)
        except (RulebookError, OSError) as problem:
            self.desk.notice = panels.notice(panels.say(str(problem)), error=True)
        self.refresh()

    def _act(self, message: Json) -> None:
        kind = message.get("type")
        if kind == "spot":
            self._pick(str(message["spot"]))
        elif kind == "back":
            self._do_back("", None)
        elif kind == "clause":
            self._do_clause(str(message["id"]), None)
        elif kind == "action":
            verb, _, what = str(message["action"]).partition(" ")
            getattr(self, f"_do_{verb.replace('-', '_')}")(what, message.get("value"))

    def _pick(self, spot: str) -> None:
        try:
            self.session.pick(spot)
        except KeyError:
            self.desk.notice = self._why_closed(spot)

    def _why_closed(self, spot: str) -> Element:
        session = self.session
        name = panels.spot_name(session.game, picture(session.shown, self._how), spot)
        if whys := session.why_closed(spot):
            return panels.notice([panels.refusal(session, why) for why in whys])
        again = None
        if spot in session.picker.afresh().open:
            words = f"{name} does not go with what is picked."
            again = button(f"Begin again with {name}", f"afresh {spot}")
        else:
            words = f"{name}: nothing to do with it now. {session.shown.prompt}"
        return panels.notice(panels.say(words), again)

    def _do_pick(self, spot: str, _: Any) -> None:
        self._pick(spot)

    def _do_afresh(self, spot: str, _: Any) -> None:
        self.session.picker = self.session.picker.afresh()
        self._pick(spot)

    def _do_back(self, _: str, __: Any) -> None:
        self.session.picker = self.session.picker.back()

    def _do_play(self, move: str, _: Any) -> None:
        self.timeline.play(move)

    def _do_chance(self, _: str, __: Any) -> None:
        self.session.let_chance()

    def _do_decide(self, seat: str, _: Any) -> None:
        self.session.decide_for(seat)

    def _do_lift(self, _: str, __: Any) -> None:
        self.session.lift_curtain()

    def _do_look(self, _: str, viewer: Any) -> None:
        self.session.look(str(viewer))

    # -- asking ---------------------------------------------------------------------------------

    def _do_words(self, _: str, words: Any) -> None:
        self.desk.words = str(words or "")

    def _do_why(self, _: str, notation: Any) -> None:
        why = self.session.why_not(str(notation))
        if why:
            self.desk.notice = panels.notice(panels.refusal(self.session, why))
            return
        move = self.session.game.write_move(why.move)
        words = self.session.game.describe(why.move)
        self.desk.notice = panels.notice(
            panels.say(f"{words} That is legal."), button("Play it", f"play {move}", "main")
        )

    def _do_clause(self, id: str, _: Any) -> None:
        game = self.session.game
        if id in game.catalogue:
            self.desk.notice = panels.notice(clause_card(game, game.catalogue[id]))

    def _do_close(self, _: str, __: Any) -> None:
        """The notice is gone already."""

    def _do_panel(self, name: str, _: Any) -> None:
        self.desk.panel = "" if self.desk.panel == name else name

    def _do_search(self, _: str, words: Any) -> None:
        self.desk.rule = str(words or "")

    def _do_look_up(self, words: str, _: Any) -> None:
        self.desk.rule = words

    # -- the record -------------------------------------------------------------------------------

    def _do_undo(self, _: str, __: Any) -> None:
        self.session.undo()

    def _do_redo(self, _: str, __: Any) -> None:
        self.session.redo()

    def _do_step(self, _: str, step: Any) -> None:
        line = self.session.line
        self.timeline.goto(line[min(int(step), len(line) - 1)].number)

    def _do_goto(self, number: str, chosen: Any) -> None:
        if where := number or str(chosen or ""):
            self.timeline.goto(int(where))

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
        other = read_timeline(str(file["text"]), game_named)
        if other.game.id != self.session.game.id:
            raise RulebookError(
                f"{file['name']} holds {other.game.title}; this is a table of {self.session.game.title}"
            )
        self._begin(other)

    def _do_bot(self, seat: str, name: Any) -> None:
        self.session.set_bot(seat, str(name or "") or None)
        self._moved()

    def _do_seats(self, _: str, count: Any) -> None:
        self._wishes["seats"] = str(count)

    def _do_seed(self, _: str, seed: Any) -> None:
        self._wishes["seed"] = str(seed)

    def _do_option(self, name: str, choice: Any) -> None:
        self._wishes[f"option {name}"] = str(choice)

    def _do_new(self, _: str, __: Any) -> None:
        game, wishes = self.session.game, self._wishes
        seed = wishes.get("seed", "" if self.timeline.seed is None else str(self.timeline.seed)).strip()
        if seed and not seed.lstrip("-").isdigit():
            raise RulebookError(f"a seed is a whole number, or nothing; not {seed!r}")
        options = {
            option.name: option.values[int(wishes[f"option {option.name}"])]
            for option in game.options
            if f"option {option.name}" in wishes
        }
        start = game.start(int(wishes.get("seats", len(self.state.seats))), **options)
        self._begin(Timeline(start, int(seed) if seed else None))

    def _begin(self, timeline: Timeline) -> None:
        """Another record takes the place of this one."""
        self._stop()
        old = self.session
        seats = timeline.state.seats
        bots = {seat: bot for seat, bot in old.bots.items() if seat in seats}
        viewer = old.viewer if old.viewer in (EVERYTHING, TURN, *seats) else EVERYTHING
        self.session = Session(timeline, viewer, bots, old.pace)
        self._stop = timeline.on_change(self._moved)
        self._moved()


def picture(view: State, how: Mapping[str, Any]) -> Scene:
    """The game's drawing of a view; a game that draws nothing shows its position as text."""
    try:
        draw = view.game.part("draw").draw
    except ModuleNotFoundError as missing:
        if not str(missing.name).endswith(".draw"):
            raise
        lines = wrap(view.text, 860, 12)
        words = [text(f"l{i}", (20, 30 + 18 * i), line, fill=color("ink")) for i, line in enumerate(lines)]
        box = (0, 0, 900, 30 + 18 * len(lines))
        return Scene.of(box, words, label=view.game.title, text=view.text)
    scene: Scene = draw(view, **how)
    return scene


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
    seat, viewer or bot.
    """
    record = Timeline(timeline, None) if isinstance(timeline, State) else timeline
    chosen = dict(bots or {})
    if not viewer:
        people = [seat for seat in record.state.seats if seat not in chosen]
        viewer = people[0] if chosen and len(people) == 1 else EVERYTHING
    return Table(record, viewer, chosen, how, pace)
