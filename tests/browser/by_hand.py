"""A whole game by hand: one seat's moves of a record, made again with as few choices as the table takes.

`python -m tests.browser.by_hand` does so for each of the five games, without and with the table's help, and
writes how many decisions and clicks it takes; with `--page` every click is made on the page in a browser.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, permutations, takewhile
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page as Tab
from playwright.sync_api import sync_playwright

import rulebook_lab as lab
from rulebook_lab.bots import player
from rulebook_lab.engine import CHANCE, ONE, Move, Seat, Series, Timeline
from rulebook_lab.views.session import Session
from rulebook_lab.views.standing import (
    THIS_GAME,
    WHEN_BUT,
    WHEN_IDLE,
    WHEN_SENT,
    Standing,
    question_of,
    standing_answers,
)
from rulebook_lab.views.table import Table
from tests.browser.bare import Bare
from tests.browser.chromium import ARGUMENTS, executable

MOST_SPOTS = 5
"""No move needs more spots to be picked."""
ONE_TRIP = re.compile(r"go:( go:)*(( drop:\w+)\3*|( take-on:\w+)\4*)?")
"""What one choice sends a transporter to do, in verbs and goods."""
WORTH_GIVING = (THIS_GAME, WHEN_IDLE, WHEN_BUT, WHEN_SENT)
"""When the answers are given that these hands think of."""
WINDOW = {"width": 1400, "height": 900}


POINT = """spot => {
  const box = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
  // as the board does it: what is open, even under a closed piece, else the uppermost
  const hit = (x, y) => {
    const spots = document.elementsFromPoint(x, y).map(el => el.closest('[data-spot]')).filter(Boolean);
    return (spots.find(el => el.matches('.rb-open, .rb-picked')) ?? spots[0])?.dataset.spot === spot;
  };
  for (const i of [4, 3, 5, 2, 6, 1, 7])
    for (const j of [4, 3, 5, 2, 6, 1, 7]) {
      // a click tells whole pixels only: beside an edge a part of one may lie on another spot
      const [x, y] = [box.left + (box.width * i) / 8, box.top + (box.height * j) / 8].map(Math.round);
      if (hit(x, y)) return [x, y];
    }
  return null;
}"""
RESTS = """spot => {
  const { left, top } = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
  const [before, now] = [window.restsAt, `${spot} ${left} ${top}`];
  window.restsAt = now;
  return before === now;
}"""
"""Whether a spot lies where it lay when this was asked before, a frame ago: pieces glide to their places."""
IN_VIEW = """spot => {
  const box = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
  const free = document.querySelector('.rb-main').getBoundingClientRect().top < 0 ? 300 : 0;
  if (box.top < free) window.scrollBy(0, box.top - free);
  if (box.bottom > window.innerHeight) window.scrollBy(0, box.bottom - window.innerHeight);
}"""
"""Scroll, where a page is longer than the window, until a spot is in view and no bar lies over it."""


class Effort(NamedTuple):
    """How often somebody chose something, and the clicks for it."""

    decisions: int = 0
    clicks: int = 0
    drags: int = 0
    """How many of the clicks are a piece that is dragged to where it goes."""

    def after(self, clicks: int, drags: int = 0) -> Effort:
        """With one decision more."""
        return Effort(self.decisions + 1, self.clicks + clicks, self.drags + drags)


def recorded(game: str, seats: int, seed: int) -> Timeline:
    """A game that greedy players play to the end."""
    timeline = lab.timeline(game, seats=seats, seed=seed)
    greedy, random = player(lab.game(game), "greedy"), Random(seed)
    while timeline.state.pending:
        seat = timeline.game.asked(timeline.state)[0]
        timeline.play(greedy.move(timeline.state, seat, random))
    return timeline


class Hands:
    """Who makes the moves of a seat again at a table; the others' are played as they were."""

    def __init__(self, record: Timeline, helps: bool) -> None:
        self.moves = record.moves
        self.states = [node.state for node in record.path[:-1]]
        self.questions = [question_of(state) for state in self.states]
        """What each move of the record answers."""
        self.timeline = Timeline(record.nodes[0].state, record.seed)
        self.seat: Seat = record.state.seats[0]
        self.table = Table(Session(self.timeline, self.seat, {}, helps=helps), {})
        self._right: dict[tuple[Standing, int], bool | None] = {}
        self.effort = Effort()
        self.kinds: dict[str, Effort] = {}
        """The same for each kind of choice: what was asked, and what was done first."""

    @property
    def session(self) -> Session:
        """What the table knows."""
        return self.table.session

    @property
    def to_come(self) -> Sequence[Move]:
        """What is still to be played."""
        return self.moves[len(self.timeline.moves) :]

    def click(self, spot: str) -> None:
        """Click a spot, or the button that stands for it."""
        self.table.pick(spot)

    def drag(self, spot: str, to: str, one: bool = False) -> None:
        """Drag what lies on a spot to another one; of equal things only one, with Shift."""
        self.table.play.run(partial(self.table.play.lift, spot, one))
        self.table.play.run(partial(self.table.play.let_go, (to,)))

    def press(self, key: str) -> None:
        """Press a button over the board."""
        self.table.click(key)

    def choose(self, answer: Standing) -> None:
        """Choose an answer that is given from now on."""
        self.table.click("from-now-on", str(self._offered().index(answer)))

    def _offered(self) -> list[Standing]:
        return list(standing_answers(self.session.shown, self.session.moves))

    def play(self, most: int = 100_000) -> Effort:
        """Play to the end, or so many decisions."""
        while self.to_come and self.effort.decisions < most:
            while self._revoke():
                pass
            if self.to_come[0].seat != self.seat:
                self.timeline.play(self.to_come[0])
                continue
            before, asked = len(self.timeline.moves), question_of(self.timeline.state)
            self._count(asked, before, *self._decide())
            played = self.timeline.moves
            assert len(played) >= before
            assert played == self.moves[: len(played)], "the same record"
        return self.effort

    def _revoke(self) -> bool:
        """Ask to be asked what is to be answered otherwise the next time: once, or again from now on."""
        for number, answer in enumerate(self.session.standing):
            ahead = list(islice(self._outlook(answer), 2))
            once = answer in self.session.asking_once
            if ahead[:1] == [False] and (not once or ahead == [False, False]):
                self.press(f"{'revoke' if ahead == [False, False] else 'once'} {number}")
                self._count("from now on", len(self.timeline.moves), 1)
                return True
        return False

    def _count(self, asked: str, before: int, clicks: int, drags: int = 0) -> None:
        """Count a choice that followed so many moves."""
        verbs = [move.verb for move in self.timeline.moves[before:]]
        done = next((verb for verb in verbs if verb != "halt"), "from now on")
        kind = "going on" if done in ("pass", "wait", "let-be", "decline") else done
        self.kinds[f"{asked}: {kind}"] = self.kinds.get(f"{asked}: {kind}", Effort()).after(clicks, drags)
        self.effort = self.effort.after(clicks, drags)

    def _decide(self) -> tuple[int, int]:
        """Make the next choice; the answer is the clicks that it took, and how many of them are drags."""
        if (answer := self._standing()) in self.session.revoked:
            self.press(f"again {self.session.revoked.index(answer)}")
            return 1, 0
        if answer is not None:
            self.choose(answer)
            return 2, 0  # the list is opened, and one is chosen
        move = self.to_come[0]
        for spots in self._ways():
            if len(spots) > 1 and self._whole(move):
                break
            pieces = [spot for spot in spots if spot != ONE]
            for order in permutations(pieces) if len(pieces) == 2 else ():
                if self._dragged(*order):
                    self.drag(*order, one=ONE in spots)
                    return 1, 1
            for clicks, spot in enumerate(spots):
                if clicks and spot not in self.table.scenes["board"].spots and self._whole(move):
                    self._press(move)  # what is left has a button for each move
                    return clicks + 1, 0
                self.click(spot)
            return len(spots), 0
        return self._spelled(move), 0

    def _whole(self, move: Move) -> bool:
        """Whether a move has a button of its own over the board."""
        ways = self.table.play.ways_on(self.table.scenes["board"])
        return f"play {self.session.game.write_move(move)}" in {way.key for way in ways}

    def _press(self, move: Move) -> None:
        """Press the button of a move."""
        self.press(f"play {self.session.game.write_move(move)}")

    def _dragged(self, spot: str, to: str) -> bool:
        """Whether something can be dragged, on the board, to where it goes."""
        on_board = self.table.scenes["board"].spots
        return spot in self.session.picker.carried and spot in on_board and to in on_board

    def _spelled(self, move: Move) -> int:
        if self._whole(move):
            self.press(f"play {self.session.game.write_move(move)}")
            return 1
        first, clicks = self._first(), 0
        spots = sorted(move.spots(self.session.state), key=lambda spot: spot not in first)
        while spots and (left := [spot for spot in spots if spot in self.session.picker.open]):
            self.click(left[0])
            clicks += 1
            if self.to_come[:1] != [move]:
                return clicks
            if self._whole(move):
                break
        self._press(move)
        return clicks + 1

    def _standing(self) -> Standing | None:
        """An answer that is right now and the next few times, as far as the record goes."""
        if not self.session.helps:
            return None
        session = self.session
        if session.acting == CHANCE or session.game.by_chance(session.state.play(self.to_come[0])):
            return None  # what it brings is not known before
        best, most = None, 0
        for answer in self._offered():
            if answer in self.session.standing or answer.when not in WORTH_GIVING:
                continue
            if answer.when in (WHEN_IDLE, WHEN_BUT) and answer.verb != "pass":
                continue
            if answer.answer(self.session.state, self.session.moves) != self.to_come[0]:
                continue
            ahead = list(islice(self._outlook(answer), 8))
            times = (*ahead, False).index(False)
            if times > most and (times > 2 or times == len(ahead) > 1):
                best, most = answer, times
        return best

    def _outlook(self, answer: Standing) -> Iterator[bool]:
        """Whether an answer is right, each time that it would be given from here on."""
        for at in range(len(self.timeline.moves), len(self.moves)):
            given = self._given(answer, at)
            if given is not None:
                yield given

    def _given(self, answer: Standing, at: int) -> bool | None:
        """Whether an answer is what comes next at a place of the record; None where it is not given."""
        if (answer, at) not in self._right:
            self._right[answer, at] = self._would_give(answer, at)
        return self._right[answer, at]

    def _would_give(self, answer: Standing, at: int) -> bool | None:
        move = self.moves[at]
        in_a_row = self.session.game.offered("picture.series", "series") is not None
        if move.seat != self.seat or (in_a_row and at and self.moves[at - 1] == move):
            return None  # another's, or one of several equal moves with one choice
        state = self.states[at]
        if answer.when != WHEN_SENT:
            if answer.question not in ("", self.questions[at]):
                return None
            given = answer.answer(state, [one for one in state.legal_moves if one.seat == self.seat])
            return given and given == move
        marching = getattr(state.pending[-1], "transporter", "") if state.pending else ""
        if marching and move.verb not in ("halt", "pass") and marching == mover(move):
            return None  # it goes on
        given = answer.answer(state, [move])
        if given is None:
            return None
        march = list(takewhile(lambda one: one.verb not in ("halt", "pass"), reversed(self.moves[:at])))
        words = " ".join(f"{one.verb}:{getattr(one, 'good', '').split('*')[0]}" for one in reversed(march))
        if self.questions[at] == "March" and not ONE_TRIP.fullmatch(words[words.find("go:") :]):
            return False
        if move.verb == "halt":
            after = next((one.verb for one in self.moves[at + 1 :] if one.seat == self.seat), "")
            return None if after == "pass" else False  # which is when it is given
        return given == move

    def _ways(self) -> Iterator[tuple[str, ...]]:
        """The spots that play what comes next, the longest way first and with the fewest clicks."""
        picker, ahead, first = self.session.picker, list(self.to_come), self._first()
        rows = [one for one in picker.spelled if isinstance(one.move, Series)]
        rows = [one for one in rows if list(one.move.moves) == ahead[: len(one.move.moves)]]
        rows.sort(key=lambda one: (-len(one.move.moves), len(one.spots)))
        for one in rows:
            if found := self._picked(one.spots, one.move, first):
                yield found
        for one in picker.spelled:
            if one.move == ahead[0] and (found := self._picked(one.spots, one.move, first)):
                yield found

    def _first(self) -> set[str]:
        """The spots that can be clicked before anything that they belong to is picked."""
        scene = self.table.scenes["board"]
        ways = self.table.play.ways_on(scene)
        return {*scene.spots, *(way.key.removeprefix("pick ") for way in ways)}

    def _picked(self, spots: frozenset[str], wanted: Move | Series, first: set[str]) -> tuple[str, ...]:
        """The fewest of some spots, in an order, that make the picker choose this; one of `first` begins."""
        for count in range(1, min(len(spots), MOST_SPOTS) + 1):
            for order in permutations(sorted(spots), count):
                picker = self.session.picker
                for n, spot in enumerate(order, 1):
                    if spot not in picker.open or (n == 1 and spot not in first):
                        break
                    picker = picker.pick(spot)
                    if picker.chosen is not None:
                        if n == count and picker.chosen == wanted:
                            return order
                        break
        return ()


def mover(move: Move) -> str:
    """The transporter that a move sends, loads or unloads; "" if it names none."""
    return str(getattr(move, "carrier", "") or getattr(move, "transporter", ""))


class HandsOnPage(Hands):
    """The same with every click made on the page."""

    def __init__(self, record: Timeline, helps: bool, tab: Tab) -> None:
        super().__init__(record, helps)
        self.bare = Bare(tab, self.table)

    def play(self, most: int = 100_000) -> Effort:
        effort = super().play(most)
        self.bare.settle()
        return effort

    def click(self, spot: str) -> None:
        self.bare.settle()
        if spot in self.table.scenes["board"].spots:
            self.bare.tab.evaluate(IN_VIEW, spot)
            self.bare.tab.wait_for_function(RESTS, arg=spot)
            # what is on its way may lie over it for a moment
            self.bare.tab.mouse.click(*self.bare.tab.wait_for_function(POINT, arg=spot).json_value())
        else:
            self.bare.tab.locator(f'[data-key$="/choices/pick {spot}"]').first.click()
        self.bare.settle()

    def drag(self, spot: str, to: str, one: bool = False) -> None:
        self.bare.settle()
        mouse, keys = self.bare.tab.mouse, self.bare.tab.keyboard
        if one:
            keys.down("Shift")
        for each in (spot, to):
            self.bare.tab.wait_for_function(RESTS, arg=each)
        mouse.move(*self._point(spot))
        mouse.down()
        end = self._point(to)
        mouse.move(*end, steps=4)
        self.bare.settle()
        self.bare.tab.wait_for_function(RESTS, arg=to)
        mouse.move(*self._point(to, end))
        mouse.up()
        if one:
            keys.up("Shift")
        mouse.move(2, 2)  # nothing is pointed at
        self.bare.settle()

    def _dragged(self, spot: str, to: str) -> bool:
        self.bare.settle()
        return super()._dragged(spot, to) and bool(self._point(spot) and self._point(to))

    def _point(self, spot: str, default: Sequence[float] = ()) -> Sequence[float]:
        """A point of the window at which a spot is what one would hit first."""
        found: Sequence[float] | None = self.bare.tab.evaluate(POINT, spot)
        return found or default

    def press(self, key: str) -> None:
        self.bare.settle()
        self.bare.tab.locator(f'[data-key$="/{key}"]').first.click()
        self.bare.settle()

    def choose(self, answer: Standing) -> None:
        self.bare.settle()
        self.bare.tab.locator('[data-key$="/from-now-on"]').select_option(str(self._offered().index(answer)))
        self.bare.settle()


def main() -> None:
    """Play a game of each of the five without and with help, and write what it took."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("games", nargs="*", default=list(lab.games))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--kinds", action="store_true", help="count each kind of choice by itself")
    asked.add_argument("--page", action="store_true", help="click on the page in a browser")
    told = asked.parse_args()
    for game in told.games:
        record = recorded(game, min(lab.game(game).seat_counts, key=lambda n: abs(n - 2)), told.seed)
        own = sum(move.seat == record.state.seats[0] for move in record.moves)
        before = Hands(record, helps=False).play()
        hands = Hands(record, helps=True)
        after = hands.play()
        print(
            f"| {game} | {own} | {before.decisions} / {before.clicks} "
            f"| {after.decisions} / {after.clicks} | {after.drags} |"
        )
        if told.kinds:
            for kind, effort in sorted(hands.kinds.items(), key=lambda each: -each[1].clicks):
                print(f"| {kind} | {effort.decisions} | {effort.clicks} | {effort.drags} |")
        if told.page:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
                tab = browser.new_page(viewport=WINDOW, reduced_motion="reduce")
                print("on the page:", HandsOnPage(record, True, tab).play())
                browser.close()


if __name__ == "__main__":
    main()
