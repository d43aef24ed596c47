"""The head of the table and its drawers: the rulebook, a new game, who plays, files."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import randrange

from ..bots import NAMES as BOTS
from ..engine import ExistingFile, Game, Option, RulebookError, Timeline, read_timeline
from ..games import game as game_named
from . import notices
from .cards import found, search_box
from .html import Child, Element, button, file_box, h, seat_chip, select, text_box
from .keeping import Keeper
from .panels import eyes, language_choice, let_bots_play, redo, seen, undo
from .play import Play
from .saving import place
from .session import STEP, TURN
from .words import say

NEW_SEEDS = 100_000
"""Of so many seeds one is drawn for a new game."""
PACES = {"step": STEP, "slow": 2.0, "steady": 0.5, "at-once": 0.0}
"""How long a bot waits before its move, in seconds, by the message that says so."""


class Drawers:
    """What is open above a table, and what is wished for in a new game."""

    def __init__(
        self,
        play: Play,
        begin: Callable[[Timeline], object],
        download: Callable[[str, str], object],
        speak: Callable[[str], object],
        keeper: Keeper,
    ) -> None:
        """`begin` lets another record take the place of this one; `download` gets a file's name and text;
        `speak` is told the language that is chosen; `keeper` keeps the game."""
        self._play = play
        self._keeper = keeper
        self._begin = begin
        self._download = download
        self._speak = speak
        self._open = ""
        self._look_up = ""
        """What the rules are searched for."""
        self._seats: str | None = None
        self._seed = ""
        self._options: dict[str, str] = {}
        """What a new game is to have, by the name of the option: the number of a value."""
        self._hidden_seed = 0
        """By which chance decides again after it was decided by hand."""

    def bar(self) -> Element:
        """Make the head: the game's name, the eyes that look, the drawers."""
        session = self._play.session
        timeline = session.timeline
        views = eyes(session.game, session.state.seats, (TURN, say("table", "turn")))
        at_end = not timeline.here.children
        return h(
            "header",
            h("h2", session.game.title),
            undo(session.undo, disabled=not timeline.at),
            redo(session.redo, disabled=at_end),
            self._opener("game", say("table", "game-drawer")),
            self._opener("rules", say("table", "rules-drawer")),
            self._opener("aid", say("table", "aid-drawer")) if session.game.aid.lines else None,
            seen(session.look, "look", views, session.viewer, say("table", "seen-label"), "push"),
            cls="rb-row",
            key="bar",
        )

    def _opener(self, name: str, words: str) -> Element:
        now_open = self._open == name

        def turn() -> None:
            self._open = "" if now_open else name

        return button(words, turn, "picked" if now_open else "", key=f"panel {name}", expanded=now_open)

    def open_game(self) -> None:
        """Open the drawer with a new game, who plays, files."""
        self._open = "game"

    def drawer(self) -> Element | None:
        """Make the drawer that is open."""
        if self._open == "game":
            kept = self._keeper.drawer(self._play.tell)
            parts = [self._language(), self._players(), self._new_game(), self._files(), kept]
            return h("section", parts, cls="rb-panel rb-stack", key="game")
        if self._open == "aid":
            return self._aid()
        return self._rules() if self._open == "rules" else None

    def _language(self) -> Element | None:
        """The languages that the table can speak, where there are several."""
        choice = language_choice(self._play.session.game, self._speak)
        return choice and h("div", h("h3", say("table", "language")), choice, key="languages")

    def _aid(self) -> Element:
        """The player aid: what things cost, give and are worth."""
        parts: list[Child] = []
        for at, (head, lines) in enumerate(self._play.session.game.aid.parts):
            rows = [h("tr", h("th", it.name, scope="row"), h("td", it.text), key=it.id) for it in lines]
            parts += [h("h3", head, key=f"head {at}")] if head else []
            parts.append(h("table", rows, key=f"lines {at}", label=head or None))
        return h("section", parts, cls="rb-panel rb-stack rb-aid", key="aid")

    def _rules(self) -> Element:
        """The rulebook, to look something up."""
        game = self._play.session.game

        def look_up(words: str) -> None:
            self._look_up = words

        box = search_box(look_up, self._look_up, say("rules", "search", game=game.title))
        return h("section", box, found(game, self._look_up, look_up), cls="rb-panel rb-stack", key="rules")

    # -- who plays ------------------------------------------------------------------------------

    def _players(self) -> Element:
        """Who plays each seat, and chance."""
        session = self._play.session
        names = session.game.texts.name
        options = [("", say("table", "person")), *((bot, say("table", "bot", bot=bot)) for bot in BOTS)]
        rows = [
            h(
                "label",
                seat_chip(seat),
                names(seat),
                select(
                    partial(self._set_bot, seat),
                    options,
                    session.bots[seat].name if seat in session.bots else "",
                    say("table", "who-plays-seat", seat=names(seat)),
                    key=f"bot {seat}",
                ),
                key=seat,
            )
            for seat in session.state.seats
        ]
        by = [("seed", say("table", "by-seed")), ("hand", say("table", "by-hand"))]
        now = "hand" if session.timeline.seed is None else "seed"
        choice = select(self._set_chance, by, now, say("table", "chance-label"), key="chance-by")
        rows.append(h("label", say("table", "chance"), choice, key="chance"))
        paces = [(str(pace), say("table", name)) for name, pace in PACES.items()]
        now = str(session.pace) if session.pace in PACES.values() else ""
        if not now:
            paces = [("", f"{session.pace} s"), *paces]
        speed = select(self._set_pace, paces, now, say("table", "pace-label"), key="pace")
        rows.append(h("label", say("table", "pace"), speed, key="speed"))
        return h(
            "div",
            h("h3", say("table", "who-plays")),
            h("div", rows, let_bots_play(session) if session.resting else None, cls="rb-row"),
            h("p", say("table", "waiting"), cls="muted"),
            key="players",
        )

    def _set_bot(self, seat: str, name: str) -> None:
        self._play.session.set_bot(seat, name or None)
        self._play.session.rest_bots()
        self._play.moved()

    def _set_pace(self, seconds: str) -> None:
        if seconds:
            self._play.session.pace = float(seconds)

    def _set_chance(self, by: str) -> None:
        timeline = self._play.session.timeline
        self._hidden_seed = timeline.seed or self._hidden_seed
        timeline.seed = None if by == "hand" else self._hidden_seed

    # -- a new game -----------------------------------------------------------------------------

    def _new_game(self) -> Element:
        """Seats, seed and options of a new game."""
        session = self._play.session
        game, seed = session.game, session.timeline.seed
        counts = [(str(n), say("table", "seats", n=n)) for n in game.seat_counts]
        told = seed if session.chooses_chance else None  # it tells all chance to come
        about = [say("table", "new-seed"), say("table", "this-seed", seed=told) if told is not None else ""]

        def set_seats(count: str) -> None:
            self._seats = count

        def set_seed(words: str) -> None:
            self._seed = words

        return h(
            "div",
            h("h3", say("table", "new-game")),
            h(
                "div",
                select(
                    set_seats, counts, str(len(session.state.seats)), say("table", "seats-label"), key="seats"
                ),
                h(
                    "label",
                    say("table", "seed"),
                    text_box(set_seed, say("table", "seed"), key="seed", live=True, size=6),
                ),
                [self._option(game, option) for option in game.options if option.values],
                button(say("table", "start"), self._start, "main", key="new"),
                cls="rb-row",
            ),
            h("p", " ".join(filter(None, about)), cls="muted"),
            key="new",
        )

    def _option(self, game: Game, option: Option) -> Element:
        """The values of one option; the first leaves it to the game unless the default is among them."""
        values = [
            (str(i), say("table", "by-default") if value == "" else game.texts.name(value))
            for i, value in enumerate(option.values)
        ]
        default = str(option.values.index(option.default)) if option.default in option.values else ""
        if not default:
            values = [("", say("table", "by-default")), *values]

        def wish(value: str) -> None:
            self._options[option.name] = value

        name, about = game.sentences.option(option)
        chosen = select(wish, values, default, about, key=f"option {option.name}")
        return h("label", name, chosen, title=about, key=option.name)

    def _start(self) -> None:
        session = self._play.session
        game, seed = session.game, self._seed.strip()
        if seed and not seed.removeprefix("-").isdecimal():
            raise RulebookError(say("table", "bad-seed", seed=repr(seed)))
        options: dict[str, object] = {
            option.name: option.values[int(number)]
            for option in game.options
            if (number := self._options.get(option.name))
        }
        start = game.start_with(int(self._seats or len(session.state.seats)), options)
        by_hand = session.timeline.seed is None
        self._seed, self._open = "", ""
        self._begin(Timeline(start, int(seed) if seed else None if by_hand else randrange(NEW_SEEDS)))

    # -- files ----------------------------------------------------------------------------------

    def _files(self) -> Element:
        """Save and load."""
        return h(
            "div",
            h("h3", say("table", "record")),
            h(
                "div",
                button(say("table", "save-now"), self._save_now, "main", key="save-now"),
                text_box(
                    self._save_as,
                    say("table", "save-label"),
                    key="save",
                    placeholder=say("table", "save-hint"),
                ),
                button(say("table", "download"), self._offer, key="download"),
                h(
                    "label",
                    say("table", "load"),
                    file_box(self._load, say("table", "load-label"), ".json", key="load"),
                ),
                cls="rb-row",
            ),
            h("p", say("table", "secrets"), cls="muted"),
            key="files",
        )

    def _offer(self) -> None:
        session = self._play.session
        self._download(f"{session.game.id}.json", session.timeline.text)

    def _save_now(self) -> None:
        """Save under the game's name, with a number that is free."""
        id, numbers = self._play.session.game.id, count(1)
        self._save(next(name for n in numbers if not place(name := f"{id}-{n}.json").exists()))

    def _save_as(self, name: str) -> None:
        """Save under a name; a file that is not there yet and has no ending gets ours."""
        ending = "" if Path(name).suffix or os.path.exists(place(name)) else ".json"
        self._save(name.strip() + ending)

    def _save(self, name: str, replace: bool = False) -> None:
        play, record = self._play, self._play.session.timeline
        try:
            saved = record.save(place(name), replace=replace)
        except ExistingFile:
            play.tell(
                notices.sentence(say("notices", "replace-it", path=name)),
                button(say("notices", "replace"), partial(self._save, name, True), "main", key="replace"),
            )
        else:
            play.tell(notices.sentence(say("notices", "saved", path=saved)))

    def _load(self, name: str, text: str) -> None:
        other, game = read_timeline(text, game_named), self._play.session.game
        if other.game.id != game.id:
            raise RulebookError(
                say("table", "load-foreign", file=name, other=other.game.title, game=game.title)
            )
        self._begin(other)
