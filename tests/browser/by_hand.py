"""A whole game by hand: one seat's moves of a record, made again with as few choices as the table takes.

`python -m tests.browser.by_hand` does so for each of the five games, without and with the table's help, and
writes how many decisions and clicks it takes; with `--page` every click is made on the page in a browser.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page as Tab
from playwright.sync_api import sync_playwright

import rulebook_lab as lab
from rulebook_lab.bots import player
from rulebook_lab.engine import Move, Seat, Series, Timeline
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
WINDOW = {"width": 1400, "height": 900}


POINT = """spot => {
  const box = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
  const first = (x, y) =>
    document.elementsFromPoint(x, y).map(el => el.closest('[data-spot]')).find(el => el)?.dataset.spot;
  for (const i of [4, 3, 5, 2, 6, 1, 7])
    for (const j of [4, 3, 5, 2, 6, 1, 7]) {
      const [x, y] = [box.left + (box.width * i) / 8, box.top + (box.height * j) / 8];
      if (first(x, y) === spot) return [x, y];
    }
  return null;
}"""


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
        self.questions = [question_of(record.nodes[node.parent].state) for node in record.path[1:]]
        """What each move of the record answers."""
        self.timeline = Timeline(record.nodes[0].state, record.seed)
        self.seat: Seat = record.state.seats[0]
        self.table = Table(Session(self.timeline, self.seat, {}, helps=helps), {})
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

    def drag(self, spot: str, to: str) -> None:
        """Drag what lies on a spot to another one."""
        self.table.play.run(partial(self.table.play.lift, spot))
        self.table.play.run(partial(self.table.play.let_go, (to,)))

    def press(self, key: str) -> None:
        """Press a button over the board."""
        self.table.click(key)

    def choose(self, answer: Standing) -> None:
        """Choose an answer that is given from now on."""
        offered = list(standing_answers(self.session.shown, self.session.moves))
        self.table.click("from-now-on", str(offered.index(answer)))

    def play(self, most: int = 100_000) -> Effort:
        """Play to the end, or so many decisions."""
        while self.to_come and self.effort.decisions < most:
            self._revoke()
            if self.to_come[0].seat != self.seat:
                self.timeline.play(self.to_come[0])
                continue
            before, asked = len(self.timeline.moves), question_of(self.timeline.state)
            self._count(asked, before, *self._decide())
            played = self.timeline.moves
            assert len(played) >= before
            assert played == self.moves[: len(played)], "the same record"
        return self.effort

    def _revoke(self) -> None:
        """Ask to be asked again what is to be answered otherwise soon."""
        for number, answer in enumerate(self.session.standing):
            given = self._answers(answer)
            if answer.when == WHEN_BUT:
                given = [verb for verb in _until(given, answer.verb, 1) if verb in answer.others]
            ends_too_soon = answer.when == WHEN_SENT and self._goes_on()
            if ends_too_soon or (answer.when in (THIS_GAME, WHEN_BUT) and {*given[:3]} - {answer.verb}):
                self.press(f"revoke {number}")
                self._count("from now on", len(self.timeline.moves), 1)
                return

    def _count(self, asked: str, before: int, clicks: int, drags: int = 0) -> None:
        """Count a choice that followed so many moves."""
        verbs = [move.verb for move in self.timeline.moves[before:]]
        done = next((verb for verb in verbs if verb != "halt"), "from now on")
        kind = "going on" if done in ("pass", "wait", "let-be", "decline") else done
        self.kinds[f"{asked}: {kind}"] = self.kinds.get(f"{asked}: {kind}", Effort()).after(clicks, drags)
        self.effort = self.effort.after(clicks, drags)

    def _decide(self) -> tuple[int, int]:
        """Make the next choice; the answer is the clicks that it took, and how many of them are drags."""
        if (answer := self._standing()) is not None:
            self.choose(answer)
            return 2, 0  # the list is opened, and one is chosen
        move = self.to_come[0]
        for spots in self._ways():
            if len(spots) > 1 and self._whole(move):
                break
            for order in permutations(spots) if len(spots) == 2 else ():
                if self._dragged(*order):
                    self.drag(*order)
                    return 1, 1
            for spot in spots:
                self.click(spot)
            return len(spots), 0
        return self._spelled(move), 0

    def _whole(self, move: Move) -> bool:
        """Whether a move has a button of its own over the board."""
        ways = self.table.play.ways_on(self.table.scenes["board"])
        return f"play {self.session.game.write_move(move)}" in {way.key for way in ways}

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
        self.press(f"play {self.session.game.write_move(move)}")
        return clicks + 1

    def _standing(self) -> Standing | None:
        """An answer that need not be given again and is never another one, as far as the record goes."""
        if not self.session.helps:
            return None
        move = self.to_come[0]
        for answer in standing_answers(self.session.shown, self.session.moves):
            if answer in self.session.standing:
                continue
            if answer.when == WHEN_SENT and not self._goes_on(4):
                return answer
            if answer.verb != move.verb:
                continue
            if answer.when == WHEN_IDLE and answer.verb != "pass":
                continue
            if answer.when == WHEN_IDLE or (answer.when == THIS_GAME and self._always(answer)):
                return answer
            if answer.when == WHEN_BUT and answer.verb == "pass" and self._seldom(answer):
                return answer
        return None

    def _always(self, answer: Standing) -> bool:
        """Whether the seat answers so for some time whenever it is asked this."""
        given = self._answers(answer)
        return len(given) > 3 and set(given[:4]) == {answer.verb}

    def _seldom(self, answer: Standing) -> bool:
        """Whether what else could be done is not done the next few times."""
        return not {*answer.others}.intersection(_until(self._answers(answer), answer.verb, 4))

    def _answers(self, answer: Standing) -> list[str]:
        """What the seat will answer to a kind of question."""
        now = len(self.timeline.moves)
        ahead = zip(self.moves[now:], self.questions[now:], strict=True)
        return [move.verb for move, asked in ahead if move.seat == self.seat and asked == answer.question]

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

    def _goes_on(self, plays: int = 1) -> bool:
        """Whether in one of the next movement plays the last one to move does more than the table lets it."""
        now = len(self.timeline.moves)
        ahead = zip(self.moves[now:], self.questions[now:], strict=True)
        own = [move for move, asked in ahead if move.seat == self.seat and asked in ("Moving", "March")]
        words = " ".join(f"{move.verb}:{getattr(move, 'good', '').split('*')[0]}" for move in own)
        marches = [play.split("halt:")[-2:][0].strip() for play in words.split("pass:")[:plays]]
        return not all(ONE_TRIP.fullmatch(march) for march in marches if march)

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


def _until(verbs: list[str], last: str, times: int) -> list[str]:
    """Some verbs until one of them came so many times."""
    ends = [n for n, verb in enumerate(verbs, 1) if verb == last][:times]
    return verbs[: ends[-1]] if ends else verbs


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
        on_board = spot in self.table.scenes["board"].spots
        where = f'[data-spot="{spot}"]' if on_board else f'[data-key$="/choices/pick {spot}"]'
        target = self.bare.tab.locator(where).first
        if on_board:
            target.evaluate("el => el.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        else:
            target.click()
        self.bare.settle()

    def drag(self, spot: str, to: str) -> None:
        self.bare.settle()
        mouse = self.bare.tab.mouse
        mouse.move(*self._point(spot))
        mouse.down()
        end = self._point(to)
        mouse.move(*end, steps=4)
        self.bare.settle()
        mouse.move(*self._point(to, end))
        mouse.up()
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
        offered = list(standing_answers(self.session.shown, self.session.moves))
        self.bare.tab.locator('[data-key$="/from-now-on"]').select_option(str(offered.index(answer)))
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
