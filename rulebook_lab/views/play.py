"""A reader at a board: picks, moves, questions, and the answers to them. A page composes it with what stands
around the board."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial

from msgspec.structs import replace

from ..bots import hint, judged
from ..engine import (
    ONE,
    Move,
    RulebookError,
    Seat,
    Series,
    State,
    Timeline,
    WhyNot,
    in_turn,
    unnumbered,
)
from ..engine.timeline import Node
from ..lessons.quiz.picture import ways_to_draw
from ..scene import (
    CLEAR,
    HALF,
    WIDE,
    Focus,
    Ghost,
    Ghosts,
    Room,
    Scene,
    best_width,
    color,
    cut,
    painted,
    seen,
    text,
    with_classes,
    wrap,
)
from . import notices
from .html import Act, Answer, Board, Child, Element, board, button, clause_card, h, in_tip, titled
from .picker import Picker
from .session import EVERYTHING, Session
from .standing import Standing
from .ways import BESIDE, Way, Ways, counted, meanings
from .words import say

NAME = "board"
NAMED = 60
"""What is lit is called by its names, if they have no more letters."""
FEW = 3
"""So many lit spots are named."""
STEADY = 40
"""A board keeps the height that it needed in so many pictures before, so that it does not change its size."""
GROWN = 0.8
"""A board that is painted smaller than so much of its size when it was laid out is laid out anew."""


class Play:
    """A session, its board, and the answers to what a reader does there."""

    def __init__(
        self,
        session: Session,
        refresh: Callable[[], object],
        how: Mapping[str, object] | None = None,
        *,
        move: Callable[[Move], object] | None = None,
        undo: Act | None = None,
    ) -> None:
        """`refresh` shows what is now; `how` goes to the game's drawing by keyword.

        `move` takes a move that was chosen (by default it is played on the record), `undo` does what the key
        for it means.
        """
        self.how: Mapping[str, object] = dict(how or {})
        self.width = WIDE
        """The width that the board is drawn for."""
        self.folds = False
        """Whether the lesson is about a part of the board only."""
        self._room = Room(WIDE)
        """The pixels that it has on the reader's screen, once that is told."""
        self._fitted = CLEAR
        """How large it was painted when that width was chosen."""
        self._heights: deque[float] = deque(maxlen=STEADY)
        self.focus: Callable[[float], Focus] | None = None
        """What a lesson is about on the board that is drawn for a width; the rest is folded away."""
        self.unfolded = False
        """Whether the reader wants to see the whole board all the same."""
        self.move = move or self._play
        self.undo = undo
        self.words = ""
        """What the list of moves is searched for."""
        self.notice: Element | None = None
        """The answer to what was done last."""
        self.answer: Answer | None = None
        """The same in short, beside the spot that was asked about."""
        self.rows: dict[tuple[int, Seat | None, str], tuple[Node, Element]] = {}
        """The rows of the log that are built already."""
        self._refresh = refresh
        self.lifted = 0
        """How often something was lifted to be dragged."""
        self.clicked = 0
        """How often a spot was picked."""
        self._acts = 0
        self._in_a_row = False
        """Whether moves in a row are being played: nobody is asked or shown anything in between."""
        self._take(session)

    def _take(self, session: Session) -> None:
        self.session = session
        self._news_from = self._news_to = path(session)
        session.on_failure = self._bot_failed
        session.on_thought = self._refresh

    def begin(self) -> None:
        """Follow the record, and let the bots play."""
        self._stop = self.session.timeline.on_change(self.moved)
        self.session.run_bots()

    def rise(self) -> None:
        """Follow the record no more."""
        self._stop()
        self._stop = lambda: None
        self.session.leave()

    @in_turn
    def sit_down(self, session: Session) -> None:
        """Let another session take the place of this one."""
        self.rise()
        self._take(session)
        self._stop = session.timeline.on_change(self.moved)
        self.moved()

    @in_turn
    def moved(self) -> None:
        """Show what is now, after the record went on or others play its seats."""
        if self._in_a_row:
            return
        self.notice = self.answer = None
        self.session.changed()
        if (move := self.session.automatic()) is not None:
            self.session.play_unasked(move)  # which comes round to here
            return
        self._refresh()
        self.session.run_bots()

    def _bot_failed(self, problem: Exception) -> None:
        self.tell(notices.sentence(notices.stopped("bots-stopped", problem)), error=True)
        self._refresh()

    def run(self, act: Act) -> None:
        """Do what the reader asked for; an answer that is an error becomes a notice."""
        self.notice = self.answer = None
        self._acts += 1
        try:
            act()
        except RulebookError as problem:
            self.tell(notices.sentence(str(problem), self.session.game), error=True)

    def tell(self, *parts: Child | Iterable[Child], error: bool = False) -> None:
        """Answer in a notice, until something else is done."""
        # every act takes the last notice away: closing it needs no more
        self.notice = notices.notice(lambda: None, *parts, error=error)

    # -- showing ------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The picture of the board now; behind a curtain an empty one."""
        session = self.session
        if session.curtain is not None:
            return Scene.of((0, 0, 900, 10), label=say("board", "curtain"))
        scene = self._drawn(self.width)
        if painted(scene, self._room) < GROWN * self._fitted:
            self.fit(self._room)
            scene = self._drawn(self.width)
        scene = self._steady(scene)
        return titled(with_classes(scene, dict.fromkeys(session.last_spots, "last")), session.game)

    def _steady(self, scene: Scene) -> Scene:
        """The picture as high as it was lately, where all of it is fitted into the height of a window."""
        if self.focus is not None or self._room.height == math.inf:
            return scene
        left, top, wide, high = scene.view_box
        self._heights.append(high)
        return replace(scene, view_box=(left, top, wide, max(self._heights)))

    def _drawn(self, width: float) -> Scene:
        scene = self._uncut(width)
        if self.focus is None:
            return scene
        part = cut(scene, self.focus(width), self._room)
        self.folds = part is not scene
        return scene if self.unfolded else part

    def _uncut(self, width: float) -> Scene:
        """Draw all of the position."""
        return picture(self.session.shown, self.how, width)

    def fit(self, room: Room) -> None:
        """Draw the board for the room that it has on the reader's screen."""
        self._room = room
        self._heights.clear()
        if "width" in ways_to_draw(self.session.game):
            self.width = best_width(self._drawn, room, seen if self.focus else painted)
        self._fitted = painted(self._drawn(self.width), room)

    def unfold(self) -> None:
        """Show the whole board, or again what the lesson is about."""
        self.unfolded = not self.unfolded

    def board(
        self,
        scene: Scene,
        live: bool = True,
        on_spot: Callable[[str], object] | None = None,
        picked: tuple[str, ...] | None = None,
    ) -> Element:
        """Make the element of the board.

        `live` tells whether moves are picked on it; `on_spot` takes the place of picking, what is `picked` by
        it that of the picks.
        """
        session = self.session
        hidden = session.curtain is not None
        picker = session.picker
        shown = Board(
            NAME,
            scene,
            live=live and not hidden,
            open=tuple(sorted(picker.open.union(_equals(picker, scene.spots)))),
            picked=picker.picks if picked is None else picked,
            carried=tuple(sorted(picker.carried)) if on_spot is None else (),
            answer=self.answer or self._question(scene),
            ghosts=self._ghosts() if live and not hidden else None,
            number=self._acts,
            on_spot=on_spot or self.pick,
            on_lift=self.lift,
            on_let_go=self.let_go,
            on_back=self.back,
            on_undo=self.undo,
            on_room=self.fit,
        )
        return board(shown, hidden)

    def _ghosts(self) -> Ghosts | None:
        """Show what picking a spot would lay, where the game draws that; once something is picked."""
        session = self.session
        ghost = session.game.offered("picture.ghost", "ghost")
        if ghost is None or not session.picker.picks:
            return None
        view, left = session.shown, session.picker.left
        leads = Counter(spot for one in left for spot in one.spots)
        places: dict[str, tuple[Ghost, bool]] = {}
        lying: list[Ghost] = []
        for one in left:
            laid: Ghost | None = ghost(view, one.move) if isinstance(one.move, Move) else None
            if laid is None:
                continue
            lying.append(laid)
            for spot in one.spots.difference(session.picker.picks):
                places.setdefault(spot, (laid, leads[spot] == 1))
        if not lying:
            return None
        shown = {each.drawing: None for each, _ in places.values()} | {lying[0].drawing: None}
        draw = session.game.part("picture.ghost").drawn
        settled = len(lying) == len(left) and len({each.spot for each in lying}) == 1
        return Ghosts({name: draw(view, name) for name in shown}, places, lying[0] if settled else None)

    def ways_on(self, scene: Scene) -> list[Way]:
        """What the board has no place for, as buttons."""
        narrow = self._room.width < HALF
        return Ways(self.session, scene, narrow, move=self.move, pick=self.pick).all()

    def tell_meanings(self, scene: Scene) -> None:
        """Tell what buttons mean to a finger, which cannot point at anything without choosing it."""
        rows = meanings(self.session, scene, self.ways_on(scene))
        self.tell(h("ul", [h("li", h("b", f"{words}: "), meaning) for words, meaning in rows]))

    def _question(self, scene: Scene) -> Answer | None:
        """What is to be decided about the picks, asked beside the last one that is on the board."""
        picks = [spot for spot in self.session.picker.picks if spot in scene.spots]
        ways = self.ways_on(scene) if picks else []
        if not 0 < len(ways) <= BESIDE:
            return None
        buttons = [(way.words, way.key, way.act) for way in ways]
        return Answer(
            picks[-1],
            self.picked(scene),
            (*buttons, (say("table", "take-back"), "back", self.back)),
            spare=True,
        )

    def picked(self, scene: Scene) -> str:
        """The names of what is picked."""
        names = (notices.short_name(self.session.shown, scene, spot) for spot in self.session.picker.picks)
        words = ", ".join(names)
        return words[:1].upper() + words[1:]

    def few_lit(self, scene: Scene, lit: Collection[str]) -> str:
        """The names of what is lit, where that is little and takes few words; else ""."""
        if len(lit) > FEW:
            return ""
        shown = self.session.shown
        named = {notices.short_name(shown, scene, spot): None for spot in sorted(lit, key=counted)}
        heads = {name.partition(", ")[0]: None for name in named}
        words = "; ".join(heads if len(heads) == len(named) else named)
        return words if len(words) <= NAMED else ""

    def news_since(self) -> list[int]:
        """The path that the record stood at before what happened last.

        What happened is told once the curtain is lifted, and until something else does.
        """
        now = path(self.session)
        if self.session.curtain is None and now != self._news_to:
            self._news_from, self._news_to = self._news_to, now
        return self._news_from

    # -- doing ----------------------------------------------------------------------------------

    def _play(self, move: Move) -> None:
        self.session.timeline.play(move)

    def play_asked(self, move: Move) -> None:
        """Play a move that was asked about. Raises RulebookError where another must decide."""
        if not self.session.may_play(move):
            raise RulebookError(say("notices", "not-yours"))
        self.move(move)

    def pick(self, spot: str) -> None:
        """Pick a spot; play the move when that leaves one; say why a closed spot is closed.

        One that is closed only by the pick of another of its kind takes its place.
        """
        self.clicked += 1
        session = self.session
        try:
            move = session.pick(unnumbered(spot) if _equals(session.picker, [spot]) else spot)
        except KeyError:
            other = session.picker.instead(spot)
            if other is None or session.why_closed(spot):
                self._tell_why_closed(spot)
                return
            session.picker, move = other, other.chosen
        if isinstance(move, Series):
            self._play_all(move)
        elif move is not None:
            self.move(move)

    def lift(self, spot: str, one: bool = False) -> None:
        """Pick a spot afresh that is to go somewhere, whatever it would mean alone; `one` of equal things."""
        picker = self.session.picker.afresh()
        if spot in picker.open:
            picker = picker.pick(spot)
            self.lifted += 1
            self.session.picker = picker.pick(ONE) if one and ONE in picker.open else picker

    def let_go(self, spots: tuple[str, ...]) -> None:
        """Pick the first open one of the spots that a lifted piece was let go over.

        Over itself it stays picked, over nothing it is put back.
        """
        picker = self.session.picker
        if picker.picks and (to := next((spot for spot in spots if spot in picker.open), None)):
            self.pick(to)
        elif not set(spots) & set(picker.picks):
            if spots:
                self._tell_why_closed(spots[0])
            self.back()

    def _play_all(self, series: Series) -> None:
        """Play moves in a row, as long as each is legal and it is for the same seat to decide."""
        first, *rest = series.moves
        self._in_a_row = True
        try:
            self.move(first)
            for move in rest:
                if self.session.acting != series.seat or self.session.state.why_not(move):
                    break
                self.session.play_unasked(move)
        finally:
            self._in_a_row = False
        self.moved()

    def stand(self, answer: Standing) -> None:
        """Give an answer from now on without asking, this question's first."""
        self.session.stand(answer)
        self.moved()

    def let_chance(self) -> None:
        """Draw one outcome of chance with its odds, as the record's seed has it, if there is one."""
        session = self.session
        self.move(session.game.draw_chance(session.state, session.timeline.dice))

    def afresh(self, spot: str) -> None:
        """Pick a spot in place of what is picked."""
        self.session.picker = self.session.picker.afresh()
        self.pick(spot)

    def back(self) -> None:
        """Take the last pick back."""
        self.session.picker = self.session.picker.back()

    def _tell_why_closed(self, spot: str) -> None:
        """Say why a spot is closed in a notice, and beside the spot in short."""
        session = self.session
        if session.acting is None and session.asked:
            self._tell_whose_turn(spot)
            return
        if whys := session.why_closed(spot):
            words = f"{session.game.describe(whys[0].move, whys[0].state)}\n{whys[0]}"
            self.answer = Answer(spot, in_tip(words, session.game))
            self.tell([notices.refusal(session.game, why) for why in whys])
            return
        name = notices.spot_name(session.shown, self._drawn(self.width), spot)
        said = "nothing-to-do"
        again: tuple[tuple[str, str, Act], ...] = ()
        if spot in session.picker.afresh().open:
            said = "does-not-go"
            words = say("notices", "again-with", spot=name)
            again = ((words, f"afresh {spot}", partial(self.afresh, spot)),)
        self.answer = Answer(spot, say("notices", f"{said}/short", spot=name), again)
        self.tell(
            notices.sentence(say("notices", said, spot=name, prompt=session.shown.prompt)),
            [button(said, act, key=key) for said, key, act in again],
        )

    def _tell_whose_turn(self, spot: str) -> None:
        """Say that others must decide, what is asked of them, and what the spot could be clicked for then."""
        session = self.session
        seats = tuple(session.asked)
        self.answer = Answer(spot, say("notices", "not-your-turn/short", seats=seats))
        self.tell(notices.sentence(say("notices", "not-your-turn", seats=seats, prompt=session.shown.prompt)))

    def ask_why(self, words: str) -> None:
        """Say why a move is not allowed, in its notation or in words; offer to play it when it is. A question
        about the rules is answered by the rulebook."""
        if not words.strip():
            return
        found = self.session.understand(words)
        answer: list[Child] = [notices.sentence(line, self.session.game) for line in found.now.splitlines()]
        for why in found.whys:
            answer += [notices.refusal(self.session.game, why)] if why else self._allowed(why)
        if found.answers is not None:
            answer += notices.rules(found.answers)
        self.tell(*answer)

    def _allowed(self, why: WhyNot) -> list[Child]:
        """Say that a move is legal, and offer to play it."""
        words = self.session.game.describe(why.move, why.state)
        legal = notices.sentence(say("notices", "legal", move=words.rstrip(".")))
        return [legal, self._play_it(why.move)]

    def _play_it(self, move: Move) -> Element | None:
        """A button that plays a move, for who may."""
        if not self.session.may_play(move):
            return None
        key = f"play {self.session.game.write_move(move)}"
        return button(say("notices", "play-it"), partial(self.play_asked, move), "main", key=key)

    @property
    def can_hint(self) -> bool:
        """Whether somebody can say what to do: a seat decides, and the game judges positions."""
        return self.session.acting in self.session.state.seats and judged(self.session.game)

    def hint(self) -> None:
        """Say what whoever decides should do, from what that seat can see, and why."""
        found = hint(self.session.state, self.session.acting or "")
        head, *reasons = found.sentences
        self.tell(
            notices.sentence(head),
            self._play_it(found.move),
            h("ul", [h("li", reason) for reason in reasons]),
        )

    def search(self, words: str) -> None:
        """Narrow the list of moves to those with some words."""
        self.words = words

    def show_clause(self, id: str) -> None:
        """Show a clause's card, if there is one."""
        game = self.session.game
        if id in game.catalogue:
            self.tell(clause_card(game, game.catalogue[id]))


def _equals(picker: Picker, spots: Iterable[str]) -> list[str]:
    """The closed ones of some spots that are things equal to an open one: they mean the same."""
    known = picker.open
    closed = (spot for spot in spots if spot not in known and spot not in picker.picks)
    return [spot for spot in closed if unnumbered(spot) in known]


def path(session: Session) -> list[int]:
    """The numbers of the record's nodes from its start to here."""
    return [node.number for node in session.timeline.path]


def picture(view: State, how: Mapping[str, object], width: float = WIDE) -> Scene:
    """Draw a view as its game does, for a width if it can; as text if it draws nothing."""
    try:
        draw = view.game.part("picture").draw
    except ModuleNotFoundError as missing:
        if not str(missing.name).endswith(".picture"):
            raise
        return _as_text(view)
    if "width" in ways_to_draw(view.game):
        how = {"width": width, **how}
    try:
        scene: Scene = draw(view, **how)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        if not view.defects:
            raise
        return _as_text(view)
    return scene


def _as_text(view: State) -> Scene:
    """A view that cannot be drawn: its game draws nothing, or it is impossible."""
    lines = wrap(view.text, 860, 12)
    words = [text(f"l{i}", (20, 30 + 18 * i), line, fill=color("ink")) for i, line in enumerate(lines)]
    return Scene.of((0, 0, 900, 30 + 18 * len(lines)), words, label=view.game.title, text=view.text)


def watch(state: State, viewer: Seat | None) -> Session:
    """Begin a session in which a position is looked at."""
    return Session(Timeline(state, None), viewer or EVERYTHING, {})
