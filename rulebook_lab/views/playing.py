"""A page with a board to play on: picking, playing, asking why. What else stands on it, each page adds."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from typing import Any

from ..engine import Game, IllegalMove, Move, RulebookError, Seat, State, Timeline, in_turn
from ..scene import Scene, color, text, with_classes, wrap
from ..scene.node import Json
from . import history, panels
from .html import Element, button, clause_card, h, page
from .page import BOARD, Page
from .panels import Desk
from .session import EVERYTHING, Session

NAME = "board"
EMPTY = Scene.of((0, 0, 900, 10), label="curtain")


class Playing(Page):
    """A session, its board, and the answers to what a reader does. A page says its `_layout`."""

    @in_turn
    def __init__(self, session: Session, how: Mapping[str, Any]) -> None:
        self.desk = Desk()
        self._how = dict(how)
        self._take(session)
        self._drawn = scene = self._scene()
        super().__init__(page(*self._layout(scene)), {NAME: scene}, {NAME: self._hints()}, self._hear)
        self._stop = session.timeline.on_change(self._moved)
        session.run_bots()

    def _take(self, session: Session) -> None:
        self.session = session
        self._told_from = self._told_to = _path(session)
        session.on_failure = self._bot_failed

    def _layout(self, scene: Scene) -> list[Element]:
        """The whole page, `self._board()` somewhere in it."""
        raise NotImplementedError

    @property
    def state(self) -> State:
        """The position now."""
        return self.session.state

    # -- showing ------------------------------------------------------------------------------

    @in_turn
    def refresh(self) -> Json:
        """Show what is now; the answer is the message sent."""
        self._note_news()
        self._drawn = scene = self._scene()
        return self.show(
            elements=page(*self._layout(scene)), boards={NAME: scene}, hints={NAME: self._hints()}
        )

    @in_turn
    def sit_down(self, session: Session) -> None:
        """Another session takes the place of this one."""
        self._stop()
        self.session.leave()
        self._take(session)
        self._stop = session.timeline.on_change(self._moved)
        self._moved()

    @in_turn
    def _moved(self) -> None:
        self.desk.notice = self.desk.answer = None
        self.session.changed()
        self.refresh()
        self.session.run_bots()

    def _bot_failed(self, problem: Exception) -> None:
        self.desk.notice = panels.notice(panels.say(panels.stopped("The bots", problem)), error=True)
        self.refresh()

    def _scene(self) -> Scene:
        session = self.session
        if session.curtain is not None:
            return EMPTY
        scene = picture(session.shown, self._how)
        return with_classes(scene, dict.fromkeys(session.last_spots, "last"))

    def _note_news(self) -> None:
        """What happened is told once the curtain is lifted, and until something else does."""
        path = _path(self.session)
        if self.session.curtain is None and path != self._told_to:
            self._told_from, self._told_to = self._told_to, path

    def _news(self) -> Element:
        """What happened and what is picked, for those who hear the page: others see it on the board."""
        happened = "" if self.session.curtain else history.news(self.session, self._told_from)
        return panels.news(happened, self.session, self._drawn)

    def _hints(self) -> Json:
        if self.session.curtain is not None:
            return {}
        picker = self.session.picker
        answer = self.desk.answer or panels.question(self.session, self._drawn)
        hints: Json = {"open": sorted(picker.open), "picked": list(picker.picks)}
        return {**hints, "answer": {**answer, "n": self.rev}} if answer else hints

    def _board(self) -> Element:
        hidden = "" if self.session.curtain is not None else None
        return h(BOARD, name=NAME, key="board", hidden=hidden)

    def to_text(self) -> str:
        """The question and the board, as text."""
        return f"{self.session.shown.prompt}\n{super().to_text()}"

    # -- hearing ------------------------------------------------------------------------------

    def _hear(self, message: Json) -> None:
        """What the reader did; an answer that is an error stands under the board."""
        self.desk.notice = self.desk.answer = None
        try:
            self._act(message)
        except IllegalMove as problem:
            self.desk.notice = panels.notice(panels.refusal(self.session, problem.why), error=True)
        except RulebookError as problem:
            self.desk.notice = panels.notice(panels.say(str(problem)), error=True)
        self.refresh()

    def _act(self, message: Json) -> None:
        kind = message.get("type")
        if kind == "spot":
            self._pick(message["spot"])
        elif kind == "back":
            self._do_back("", None)
        elif kind == "undo":
            self._undo()
        elif kind == "clause":
            self._do_clause(message["id"], None)
        elif kind == "action":
            verb, _, what = message["action"].partition(" ")
            act = getattr(self, f"_do_{verb.replace('-', '_')}", None)
            if act is None:
                raise RulebookError(f"there is nothing like {verb!r} to do here")
            act(what, message.get("value"))

    # -- picking and playing --------------------------------------------------------------------

    def _play(self, move: Move | str) -> None:
        """Where a move goes that was chosen."""
        self.session.timeline.play(move)

    def _undo(self) -> None:
        """What the key for undo does; nothing where play is not taken back."""

    def _pick(self, spot: str) -> None:
        try:
            move = self.session.pick(spot)
        except KeyError:
            self.desk.notice = self._why_closed(spot)
        else:
            if move is not None:
                self._play(move)

    def _why_closed(self, spot: str) -> Element:
        """Why a spot is closed, under the board; beside the spot in short."""
        session = self.session
        name = panels.spot_name(session.game, picture(session.shown, self._how), spot)
        if whys := session.why_closed(spot):
            self.desk.answer = {
                "spot": spot,
                "text": f"{session.game.describe(whys[0].move, whys[0].state)}\n{whys[0]}",
            }
            return panels.notice([panels.refusal(session, why) for why in whys])
        again: list[tuple[str, str]] = []
        words = f"“{name}”: nothing to do with it now."
        if spot in session.picker.afresh().open:
            words = f"“{name}” does not go with what is picked."
            again = [(f"Begin again with {name}", f"afresh {spot}")]
        self.desk.answer = {"spot": spot, "text": words, "buttons": again}
        return panels.notice(panels.say(f"{words} {session.shown.prompt}"), [button(*one) for one in again])

    def _do_undo(self, _: str, __: Any) -> None:
        self._undo()

    def _do_pick(self, spot: str, _: Any) -> None:
        self._pick(spot)

    def _do_afresh(self, spot: str, _: Any) -> None:
        self.session.picker = self.session.picker.afresh()
        self._pick(spot)

    def _do_back(self, _: str, __: Any) -> None:
        self.session.picker = self.session.picker.back()

    def _do_play(self, move: str, _: Any) -> None:
        self._play(move)

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
        if not str(notation or "").strip():
            return
        why = self.session.why_not(str(notation))
        if why:
            self.desk.notice = panels.notice(panels.refusal(self.session, why))
            return
        move = self.session.game.write_move(why.move)
        words = self.session.game.describe(why.move, why.state)
        self.desk.notice = panels.notice(
            panels.say(f"{words.rstrip('.')}. That is legal."), button("Play it", f"play {move}", "main")
        )

    def _do_clause(self, id: str, _: Any) -> None:
        game = self.session.game
        if id in game.catalogue:
            self.desk.notice = panels.notice(clause_card(game, game.catalogue[id]))

    def _do_close(self, _: str, __: Any) -> None:
        """The notice is gone already."""


def whole(value: Any) -> int:
    """The whole number that was chosen or written. Raises RulebookError."""
    try:
        return int(str(value))
    except ValueError:
        raise RulebookError(f"a whole number is needed, not {value!r}") from None


def _path(session: Session) -> list[int]:
    return [node.number for node in session.timeline.path]


def picture(view: State, how: Mapping[str, Any]) -> Scene:
    """The game's drawing of a view; a game that draws nothing shows its position as text."""
    try:
        draw = view.game.part("picture").draw
    except ModuleNotFoundError as missing:
        if not str(missing.name).endswith(".draw"):
            raise
        lines = wrap(view.text, 860, 12)
        words = [text(f"l{i}", (20, 30 + 18 * i), line, fill=color("ink")) for i, line in enumerate(lines)]
        box = (0, 0, 900, 30 + 18 * len(lines))
        return Scene.of(box, words, label=view.game.title, text=view.text)
    scene: Scene = draw(view, **how)
    return scene


def ways_to_draw(game: Game) -> tuple[str, ...]:
    """What the game's drawing may be told by keyword."""
    try:
        known = signature(game.part("picture").draw).parameters.values()
    except ModuleNotFoundError:
        return ()
    return tuple(each.name for each in known if each.default is not each.empty)


def watch(state: State, viewer: Seat | None) -> Session:
    """A session in which a position is looked at."""
    return Session(Timeline(state, None), viewer or EVERYTHING, {})
