"""What a table knows: whose eyes look, who decides, what is picked, what was asked. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random

from msgspec.structs import replace

from ..bots import PlanSearch, Player, Search, player
from ..engine import (
    CHANCE,
    Event,
    Game,
    Move,
    RulebookError,
    Seat,
    Series,
    State,
    Timeline,
    WhyNot,
    expect_seat,
    shortened,
)
from ..engine.timeline import Node
from ..lessons.understanding import Understood, understand
from .later import Later
from .picker import Picker, explain
from .standing import THIS_GAME, THIS_TURN, Standing, forced
from .words import say

EVERYTHING = "everything"
"""The view of a teacher: all hands lie open."""
TURN = "turn"
"""The view of hot-seat play: who must decide sees their own side, behind a curtain."""
WATCHER = "watcher"
"""The view of whoever has no seat: what everybody may know."""


STEP = -1.0
"""The pace of bots who wait for a press of a button before each move."""
KEPT = 6
"""How many of the standing answers that were revoked may be given again with one press."""


class Session:
    """A reader at a table: a timeline, the eyes it is seen with, and the picks so far."""

    def __init__(
        self,
        timeline: Timeline,
        viewer: str,
        bots: Mapping[Seat, str | Player],
        pace: float = 0.5,
        helps: bool = False,
    ) -> None:
        """`viewer` is a seat, EVERYTHING, TURN or WATCHER; `bots` maps seats to players.

        `pace` is the pause before a bot's move in seconds, where there is an event loop to wait in, or STEP;
        with `helps` the table plays what a person need not be asked.
        """
        self.timeline = timeline
        self.bots: dict[Seat, Player] = {}
        self.pace = pace
        self.helps = helps
        self.standing: list[Standing] = []
        """What is answered without asking."""
        self.revoked: list[Standing] = []
        """What was answered so before, and may be again."""
        self.asking_once: dict[Standing, int | None] = {}
        """The standing answers that the next question is asked in spite of: at which place, once it is."""
        self.unasked: set[int] = set()
        """The nodes of the record whose move nobody was asked for."""
        self._at_curtain: Seat | None = None
        self._uncovered: Seat | None = None
        self._running = False
        self._next_move: Later | None = None
        self._resting_at: int | None = None
        self._skipping = False
        self.on_failure: Callable[[Exception], None] = lambda problem: None
        """Hears of a bot whose move after a pause went wrong; it waits then."""
        self.on_thought: Callable[[], object] = lambda: None
        """Hears how far a bot that searches has come: in quarters."""
        self.thought: float | None = None
        """The share of its time that a bot has thought; None while none does."""
        self._search: Search | PlanSearch | None = None
        self._chosen_seat: Seat | None = None
        for seat, name in bots.items():
            self.set_bot(seat, name)
        self.viewer = self._checked_viewer(viewer)
        self.changed()

    # -- who looks and who decides --------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position as it is."""
        state: State = self.timeline.state
        return state

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.timeline.game

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who must decide."""
        return self.game.asked(self.state)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that no bot plays."""
        return tuple(seat for seat in self.state.seats if seat not in self.bots)

    @property
    def acting(self) -> Seat | None:
        """For whom the reader decides now: a seat, CHANCE, or None while others must."""
        if self.asked == (CHANCE,):
            return CHANCE
        mine = [seat for seat in self.asked if self._may_decide(seat)]
        return self._chosen_seat if self._chosen_seat in mine else next(iter(mine), None)

    @property
    def unseated(self) -> tuple[Seat, ...]:
        """Who must decide and is played by nobody here: the reader looks with another's eyes."""
        if self.acting is not None:
            return ()
        return tuple(seat for seat in self.asked if seat != CHANCE and seat not in self.bots)

    @property
    def chooses_chance(self) -> bool:
        """Whether the reader may choose what chance brings: its odds tell of hidden hands and decks."""
        return self.viewer == EVERYTHING

    def may_play(self, move: Move) -> bool:
        """Whether the reader may make a move of this seat, or choose this outcome of chance."""
        return self.chooses_chance if move.seat == CHANCE else self._may_decide(move.seat)

    def _may_decide(self, seat: Seat) -> bool:
        return seat not in self.bots and self.viewer in (EVERYTHING, TURN, seat)

    @property
    def viewing_seat(self) -> Seat | None:
        """The seat whose view is shown, or WATCHER; None shows all."""
        if self.viewer == EVERYTHING:
            return None
        return self._uncovered if self.viewer == TURN else self.viewer

    @property
    def curtain(self) -> Seat | None:
        """The seat that must come to the screen before anything is shown, or None."""
        return self._at_curtain

    @property
    def shown(self) -> State:
        """The position as the reader sees it."""
        if self.viewer == WATCHER:  # drawn as the first seat's side of the table, with nothing of its own
            public: State = replace(self.game.mask(self.state, WATCHER), viewer=self.state.seats[0])
            return public
        return self.state if self.viewing_seat is None else self.state.view(self.viewing_seat)

    def look(self, viewer: str) -> None:
        """See with other eyes. Raises RulebookError for a viewer that is none."""
        self.viewer = self._checked_viewer(viewer)
        self._uncovered = None
        self.changed()

    def _checked_viewer(self, viewer: str) -> str:
        known = (EVERYTHING, TURN, WATCHER, *self.state.seats)
        if not isinstance(viewer, str) or viewer not in known:
            raise RulebookError(say("table", "no-viewer", viewer=shortened(viewer), known=", ".join(known)))
        return viewer

    def lift_curtain(self) -> None:
        """The seat has come to the screen."""
        self._uncovered, self._at_curtain = self._at_curtain, None

    def decide_for(self, seat: Seat) -> None:
        """Of several who must decide, this one does so next."""
        self._chosen_seat = seat
        self.changed()

    # -- picking and playing ----------------------------------------------------------------------

    def changed(self) -> None:
        """The position is another one: no picks, and the curtain falls where the screen changes hands."""
        self.moves: list[Move] = self._moves()
        self._forget_what_was_asked()
        self.picker = Picker.of(self.state, self.moves, self._series())
        if self.viewer == TURN:
            self._turn_screen()
        else:
            self._at_curtain = None

    def _series(self) -> list[Series]:
        """The moves in a row that the game lets the reader choose at once."""
        if not self.helps or not self.moves or self.acting == CHANCE:
            return []
        series = self.game.offered("picture.series", "series")
        return list(series(self.state, self.acting, self.timeline.moves)) if series else []

    def automatic(self) -> Move | None:
        """What the person to act need not be asked for: a standing answer, or the only move there is."""
        at_end = not self.timeline.here.children
        if not self.helps or not at_end or not self.moves:
            return None
        self.standing = [each for each in self.standing if each.holds(self.state)]
        answers = (each.answer(self.state, self.moves) for each in self.standing if not self._asks(each))
        return next(filter(None, answers), None) or forced(self.state, self.moves)

    def _asks(self, answer: Standing) -> bool:
        """Whether a standing answer is not given here, as its question is to be asked once."""
        if answer not in self.asking_once or answer.answer(self.state, self.moves) is None:
            return False
        if self.asking_once[answer] is None:
            self.asking_once[answer] = self.timeline.at
        return True

    def _forget_what_was_asked(self) -> None:
        """What was to be asked once is answered as before, as soon as its seat has decided.

        An answer for the turn or the game: as soon as the seat gives it, or is asked something else. Until
        then it may do several things.
        """
        for answer, asked_at in [*self.asking_once.items()]:
            since = (node for node in self.timeline.path if asked_at is not None and node.number > asked_at)
            own = [node.move.verb for node in since if node.move and node.move.seat == answer.seat]
            other = self.moves and answer.answer(self.state, self.moves) is None
            whole = answer.when in (THIS_TURN, THIS_GAME)
            if own and (other or not whole or answer.verb in own):
                del self.asking_once[answer]

    def stand(self, answer: Standing) -> None:
        """Give an answer from now on without asking, in place of what it covers."""
        for each in [each for each in self.standing if answer.covers(each)]:
            self.revoke(each)
        self.revoked = [each for each in self.revoked if each != answer]
        self.standing.append(answer)

    def revoke(self, answer: Standing) -> None:
        """Ask again instead of a standing answer, if it is given; it may be given again."""
        self.asking_once.pop(answer, None)
        if answer in self.standing:
            self.standing.remove(answer)
            self.revoked = [*self.revoked, answer][-KEPT:]

    def ask_once(self, answer: Standing) -> None:
        """Ask the next time in spite of a standing answer, or not after all."""
        if answer in self.asking_once:
            del self.asking_once[answer]
        else:
            self.asking_once[answer] = None

    def play_unasked(self, *moves: Move) -> None:
        """Play what nobody is asked for; to take it back takes back what came before it."""
        nodes = self.timeline.nodes
        for move in moves:
            there = (number for number in self.timeline.here.children if nodes[number].move == move)
            self.unasked.add(next(there, len(nodes)))
            self.timeline.play(move)

    def _moves(self) -> list[Move]:
        if self.acting is None or (self.acting == CHANCE and not self.chooses_chance):
            return []
        return [move for move in self.game.legal(self.state) if move.seat == self.acting]

    def _turn_screen(self) -> None:
        seat = self.acting if self.acting in self.state.seats else None
        if seat is None and self._uncovered is None:
            seat = next(iter(self.humans), self.state.seats[0])
        if seat is None or seat == self._uncovered:
            self._at_curtain = None
        elif len(self.humans) < 2:
            self._uncovered = seat
        else:
            self._at_curtain = seat

    def pick(self, spot: str) -> Move | Series | None:
        """Pick a spot; the answer is what is meant once that is clear. Raises KeyError for a closed spot."""
        self.picker = self.picker.pick(spot)
        return self.picker.chosen

    def why_closed(self, spot: str) -> list[WhyNot]:
        """The near misses that a closed spot stands for, with what forbids each as far as the reader sees."""
        if self.acting in (None, CHANCE):
            return []
        return explain(self.shown, [str(self.acting)], spot, self.picker.picks)

    def understand(self, words: str) -> Understood:
        """What somebody means who asks about a move, as far as the reader can see; one's own seat need not be
        named."""
        who = self.acting or self.viewing_seat or next(iter(self.asked), None)
        return understand(self.shown, words, who)

    # -- bots ---------------------------------------------------------------------------------------

    def set_bot(self, seat: Seat, name: str | Player | None) -> None:
        """A bot takes a seat, or (None or "") leaves it. Raises RulebookError for an unknown seat or bot."""
        expect_seat(self.state, seat)
        if name:
            self.bots[seat] = player(self.game, name)
        else:
            self.bots.pop(seat, None)

    @property
    def bot_to_move(self) -> Seat | None:
        """The bot whose turn it is at the end of a line of play, where nobody went on yet."""
        at_end = not self.timeline.here.children
        return next((seat for seat in self.asked if at_end and seat in self.bots), None)

    @property
    def resting(self) -> bool:
        """Whether a bot must decide and waits to be told so."""
        return self.bot_to_move is not None and self.timeline.at == self._resting_at

    def rest_bots(self) -> None:
        """Who plays is being chosen: a bot waits here, until play goes on or it is told so."""
        self._resting_at = self.timeline.at

    def wake_bots(self) -> None:
        """Let the bots play that were waiting."""
        self._resting_at = None
        self.run_bots()

    def play_bot(self) -> None:
        """One bot's move, if a bot must decide and is not waiting."""
        seat = self.bot_to_move
        if seat is not None and not self.resting:
            self.timeline.play(self.bots[seat].move(self.state, seat, self._dice(seat)))

    def _dice(self, seat: Seat) -> Random:
        return Random(f"{self.timeline.seed}/{len(self.timeline.path)}/{seat}")

    def _begin_to_think(self) -> None:
        """A bot's move after its pause: what it searches for is thought about bit by bit."""
        seat = self.bot_to_move
        if seat is None or self.resting:
            return
        self._search = self.bots[seat].search(self.state, seat, self._dice(seat))
        if self._search is None:
            self.play_bot()
            return
        self.thought = 0.0
        self._think(self._search, iter(self._search))

    def _think(self, search: Search | PlanSearch, steps: Iterator[float]) -> None:
        share, before = next(steps, 1.0), self.thought or 0.0
        if share >= 1:
            self.decide_now()
            return
        self.thought = share
        self._next_move = Later(0.0, partial(self._think, search, steps), self._failed)
        if int(4 * share) > int(4 * before):
            self.on_thought()

    def decide_now(self) -> None:
        """Let the bot that thinks play what seems best to it so far."""
        search = self._search
        self.leave()
        if search is not None:
            self.timeline.play(search.move)

    def run_bots(self) -> None:
        """Let the bots play until a person or chance must decide: one by one where there is an event loop."""
        self.leave()  # the pause before a move begins anew
        if self.bot_to_move is None:
            self._skipping = False
            return
        if self.pace == STEP and not self._skipping:
            return
        try:
            pause = 0.0 if self._skipping else self.pace
            self._next_move = Later(pause, self._begin_to_think, self._failed)
        except RuntimeError:
            self._run_at_once()

    def skip(self) -> None:
        """Let the bots play without a pause until a person or chance must decide."""
        self._skipping = True
        self._resting_at = None
        self.run_bots()

    def leave(self) -> None:
        """No bot plays on by itself any more, or thinks."""
        self.thought = self._search = None
        if self._next_move is not None:
            self._next_move.call_off()
            self._next_move = None

    def _failed(self, problem: Exception) -> None:
        self.rest_bots()
        self.on_failure(problem)

    def _run_at_once(self) -> None:
        if self._running:  # a bot's own move came round to here
            return
        self._running = True
        try:
            while self.bot_to_move is not None and not self.resting:
                self.play_bot()
        finally:
            self._running = False

    # -- the record -----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to where a person last decided; past what bots played since."""
        self._travel(self.timeline.undo)

    def redo(self) -> None:
        """On to where a person decides next."""
        self._travel(self.timeline.redo)

    def _travel(self, step: Callable[[], object]) -> None:
        while True:
            before = self.timeline.at
            step()
            asked = set(self.asked)
            unasked = not self.unasked.isdisjoint((before, *self.timeline.here.children[-1:]))
            if self.timeline.at == before or not asked or not (unasked or asked <= set(self.bots)):
                return

    @property
    def opening(self) -> Node:
        """Where a seat decides first on the line of play: what chance prepares comes before."""
        line = self.timeline.line
        return next((node for node in line if not self.game.by_chance(node.state)), line[0])

    @property
    def since_mine(self) -> list[Node]:
        """The path from the last choice of a person on: what came of it, and what others did since."""
        path = self.timeline.path
        for depth in range(len(path) - 1, 0, -1):
            move = path[depth].move
            by_hand = move is not None and move.seat not in (*self.bots, CHANCE)
            if by_hand and path[depth].number not in self.unasked:
                return path[depth:]
        return path[1:]

    @property
    def landmarks(self) -> list[tuple[int, str]]:
        """The nodes worth going to, once each: named ones, and the ends of the lines if there are several."""
        nodes = self.timeline.nodes
        ends = [node for node in nodes if not node.children]
        named = [(node.number, node.name) for node in nodes if node.name]
        lines = [
            (end.number, say("table", "line", n=i, moves=end.depth - 1))
            for i, end in enumerate(ends, 1)
            if not end.name
        ]
        return named + (lines if len(ends) > 1 else [])

    def name_place(self) -> str:
        """Name the place where the record stands, unless it has a name; the answer is that."""
        node = self.timeline.here
        node.name = node.name or say("table", "branch-name", n=len(self.timeline.path) - 1)
        return node.name

    def sentences(self, node: Node) -> list[tuple[Event, str]]:
        """What happened on the way to a node, as sentences for the reader's eyes."""
        before = None if node.parent is None else self.timeline.nodes[node.parent].state
        return [(event, self.game.narrate(event, self.viewing_seat, before)) for event in node.events]

    @property
    def last_spots(self) -> frozenset[str]:
        """The spots of the last move, as far as its player's secrets do not show in them."""
        path = self.timeline.path
        last = next((node for node in reversed(path) if node.move and node.move.seat != CHANCE), None)
        if last is None or last.move is None or last.parent is None:
            return frozenset()
        spots = frozenset(last.move.spots(self.timeline.nodes[last.parent].state))
        if self.viewing_seat in (None, last.move.seat):
            return spots
        if any(event.secret for event in last.events):
            return frozenset()
        return frozenset(spot for spot in spots if not spot.startswith("hand:"))
