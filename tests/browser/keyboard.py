"""A reader without a mouse: every move of a game made with Tab, arrows, n and p, Enter alone."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from random import Random

from playwright.sync_api import ViewportSize, sync_playwright

import rulebook_lab as lab
from rulebook_lab.bots import player
from rulebook_lab.engine import Move
from rulebook_lab.views.session import EVERYTHING, TURN, Session
from rulebook_lab.views.table import Table, table
from tests.browser.bare import Bare
from tests.browser.chromium import ARGUMENTS, executable

CHOICE = '[data-key$="/choices"] [data-on="{}"]'
AT = "selector => document.activeElement.matches(selector)"
BEHIND = """selector => {
  const target = document.querySelector(selector);
  return !!(document.activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING);
}"""
WAY_TO_SPOT = """spot => {
  if (document.activeElement.dataset.spot === spot) return [0, 0];
  const open = [...document.querySelectorAll('.rb-board .rb-open')];
  const all = [...document.querySelectorAll('.rb-board [data-spot]')];
  const here = all.indexOf(document.activeElement);
  const ahead = [...open.filter(el => all.indexOf(el) > here), ...open.filter(el => all.indexOf(el) <= here)];
  const there = ahead.findIndex(el => el.dataset.spot === spot);
  return [there + 1, ahead.length - there - (document.activeElement.matches('.rb-open') ? 1 : 0)];
}"""
SMALL: ViewportSize = {"width": 800, "height": 500}
"""A window in which a key is answered fast: most of the time goes into painting."""
MOST_TABS = 24
"""Nothing on a table may be farther away than this many presses of Tab."""


class Keyboard:
    """Hands that press keys only, at a table; `presses` counts them, `farthest` is the longest way by Tab."""

    def __init__(self, bare: Bare) -> None:
        assert isinstance(bare.widget, Table)
        self.bare = bare
        self.table = bare.widget
        self.presses = 0
        self.farthest = 0

    @property
    def session(self) -> Session:
        """What the table knows."""
        return self.table.session

    def press(self, key: str) -> None:
        """Press a key that asks the kernel for nothing."""
        self.bare.tab.keyboard.press(key)
        self.presses += 1

    def enter(self) -> None:
        """Press Enter and let the kernel answer."""
        self.presses += 1
        self.bare.press("Enter")

    def tab_to(self, selector: str) -> None:
        """Press Tab, or Shift+Tab, until the focus is there."""
        page = self.bare.tab
        key = "Shift+Tab" if page.evaluate(BEHIND, selector) else "Tab"
        for presses in range(MOST_TABS):
            if page.evaluate(AT, selector):
                self.farthest = max(self.farthest, presses)
                return
            self.press(key)
        raise AssertionError(f"{MOST_TABS} times {key} do not lead to {selector}")

    # -- moves ------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Make a move by its spots, as the picker asks for them."""
        nodes = self.session.timeline.nodes
        before, spots = len(nodes), move.spots(self.session.state)
        while len(nodes) == before:
            # what belongs to a piece becomes a button when the piece is picked; what follows only when
            # it is asked comes before the place, which would be enough; a button that leads to few moves
            # has become those
            open_now = [spot for spot in spots if spot in self.session.picker.open and self.can_pick(spot)]
            if open_now:
                self.pick(min(open_now, key=self._turn))
            else:
                self.push(f"play {self.session.game.write_move(move)}")
        assert nodes[before].move == move

    def _turn(self, spot: str) -> tuple[bool, bool, bool]:
        return spot.startswith("place:"), not self.on_board(spot), not spot.startswith("button:")

    def on_board(self, spot: str) -> bool:
        """Whether a spot has its place on the board."""
        return spot in self.table.scenes["board"].spots

    def can_pick(self, spot: str) -> bool:
        """Whether a spot can be picked where it is."""
        return self.on_board(spot) or self.bare.tab.locator(CHOICE.format(f"pick {spot}")).count() > 0

    def pick(self, spot: str) -> None:
        """Pick a spot where it is: on the board, or among the buttons above it."""
        if self.on_board(spot):
            self.walk_to(spot)
            self.enter()
        else:
            self.push(f"pick {spot}")

    def walk_to(self, spot: str) -> None:
        """Onto the board, and with n or p from open spot to open spot."""
        page = self.bare.tab
        self.tab_to(".rb-board [data-spot]")
        ahead, back = page.evaluate(WAY_TO_SPOT, spot)
        for _ in range(min(ahead, back)):
            self.press("n" if ahead <= back else "p")
        if ahead:
            assert page.evaluate(AT, f'[data-spot="{spot}"]'), f"n and p do not lead to {spot}"

    def push(self, action: str) -> None:
        """Press the button above the board that does this."""
        self.tab_to(CHOICE.format(action))
        self.enter()

    def lift_curtain(self) -> None:
        """Say that the seat has come to the screen."""
        self.tab_to('[data-on="lift"]')
        self.enter()


def play_on(hands: Keyboard, moves: int = 5000, by_lot: float = 0.5, seed: int = 1) -> Counter[str]:
    """Play until the game is over, or so many moves: as a greedy player who now and then tries anything.

    So a game ends, and much of what the rules offer is picked on the way. The answer counts the verbs.
    """
    session, dice = hands.session, Random(seed)
    mind = player(session.game, "greedy")
    played: Counter[str] = Counter()
    while session.state.pending and played.total() < moves:
        if session.curtain:
            hands.lift_curtain()
        assert session.acting is not None
        any_move = dice.random() < by_lot
        move = dice.choice(session.moves) if any_move else mind.move(session.state, session.acting, dice)
        hands.play(move)
        played[move.verb] += 1
    return played


def main(names: list[str], seeds: range) -> None:
    """Whole games at a table of few and of many seats, with open hands and behind the curtain."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        for name, seed in product(names, seeds):
            counts = lab.game(name).seat_counts
            seats = counts[seed % len(counts)]
            viewer = TURN if seed % 2 else EVERYTHING
            page = browser.new_page(viewport=SMALL, reduced_motion="reduce")
            hands = Keyboard(Bare(page, table(lab.timeline(name, seats=seats, seed=seed), viewer)))
            played = play_on(hands, seed=seed)
            assert not hands.session.state.pending, f"{name}, seed {seed}: not over"
            keys = f"{hands.presses} keys, at most {hands.farthest} times Tab"
            moves = f"{played.total()} moves of {len(played)} verbs"
            print(f"{name}, {seats} seats, seed {seed}, {viewer}: {moves}, {keys}", flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[2:] or list(lab.games), range(int(sys.argv[1])))
