"""What a board has no place for: the ways on that are buttons, and what each means."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from ..engine import Move, Series, unnumbered
from ..scene import Scene
from . import notices
from .html import Act
from .picker import Spelled
from .session import Session
from .words import say

BESIDE = 6
"""No more buttons than that stand beside a spot; they stand above the board too."""
FEW = 3
"""So many moves that one button would lead to have buttons of their own."""
MOST_WHOLE = 4
"""So many moves, if there are no others, have buttons of their own."""
SHORT = 80
"""As many as stand beside a spot do, if there are no more letters on them."""
MOST_TOLD = 8
"""So many things that are lit are told about at once."""


class Way(NamedTuple):
    """A way on that has no place on the board: what its button says, its key, what it does."""

    words: str
    key: str
    act: Act
    cls: str = ""
    title: str | None = None
    """What it costs and gives, by the player aid or by the tip of its place on the board."""


class Ways:
    """The ways on from what is picked that have no place on the board."""

    def __init__(
        self,
        session: Session,
        scene: Scene,
        narrow: bool,
        *,
        move: Callable[[Move], object],
        pick: Callable[[str], object],
    ) -> None:
        """`narrow` tells that what is left to pick may lie below the window, as on a telephone; `move` takes
        a move that is chosen, `pick` a spot."""
        self.session = session
        self.scene = scene
        self._narrow = narrow
        self._move = move
        self._pick = pick

    def all(self) -> list[Way]:
        """All of them.

        Before the first pick only the spots that are buttons by nature, and those of moves that nothing else
        would lead to: what belongs to a piece shows when the piece is picked, and so does a button for
        nothing but where pieces go that can be carried there. None stands for what can be done without.

        Few moves are buttons where something is left to pick off the board, or below the window.
        """
        session, picker = self.session, self.session.picker
        loose = self._loose()
        few = _few(picker.left) if picker.picks and session.helps and (loose or self._narrow) else ()
        if few:
            return [self._told(one, "main" if one.move in picker.spelled_out else "") for one in few]
        spelled_out = [self._whole(move, "main") for move in picker.spelled_out]
        return [*self._whole_ways(), *self._buttons(loose), *spelled_out]

    def _loose(self) -> list[str]:
        """The open spots that are not on the board, and not only the way to the first of moves in a row."""
        picker = self.session.picker
        loose = [spot for spot in sorted(picker.open, key=counted) if spot not in self.scene.spots]
        rows = {one.move.moves for one in picker.left if isinstance(one.move, Series)}
        besides = {spot for one in picker.left if (one.move,) not in rows for spot in one.spots}
        loose = [spot for spot in loose if not is_button(spot) or spot in besides]
        return loose if picker.picks else self._to_begin_with(loose)

    def _to_begin_with(self, loose: list[str]) -> list[str]:
        """Those of some spots that nothing else leads to."""
        picker, scene = self.session.picker, self.scene
        begins = [spot for spot in picker.open if spot in scene.spots or is_button(spot)]
        led_to = {spot for one in picker.spelled if one.spots.intersection(begins) for spot in one.spots}
        loose = [spot for spot in loose if is_button(spot) or spot not in led_to]
        loose = [spot for spot in loose if not any(_leads_to(it, spot, picker.spelled) for it in loose)]
        if not self.session.helps:
            return loose
        pieces = picker.carried.intersection(scene.spots)
        alone = {spot for one in picker.spelled if not _is_sent(one, pieces) for spot in one.spots}
        return [spot for spot in loose if spot in alone]

    def _buttons(self, loose: list[str]) -> list[Way]:
        """Spots as buttons; in place of one, as far as there is room, those that it leads to."""
        session = self.session
        firsts = list(_first_of_equals(loose))
        room = 0 if session.picker.picks or not session.helps else BESIDE - len(firsts)
        ways: list[Way] = []
        for spot in firsts:
            unfolded = self._unfolded(spot) if room > 0 else []
            fits = 0 < len(unfolded) <= room + 1
            room -= len(unfolded) - 1 if fits else 0
            ways += unfolded if fits else [self._way(spot)]
        return ways

    def _whole_ways(self) -> list[Way]:
        """The moves with a place on the board as buttons besides, where there are few moves in all."""
        session = self.session
        if session.picker.picks or not session.helps or session.acting not in session.state.seats:
            return []
        rows = session.picker.spelled
        if len(rows) > BESIDE or not all(isinstance(one.move, Move) for one in rows):
            return []
        placed = (one for one in rows if not any(map(is_button, one.spots)))
        ways = [
            self._whole(move, title=_tip(self.scene, spots))
            for move, spots in placed
            if isinstance(move, Move)
        ]
        few = len(rows) <= MOST_WHOLE or sum(len(way.words) for way in ways) <= SHORT
        return ways if few else []

    def _unfolded(self, spot: str) -> list[Way]:
        """What a button leads to, where that is little: a button for each move, or for each kind of them,
        such as the buildings to build."""
        rows = [one for one in self.session.picker.spelled if spot in one.spots]
        if few := _few(rows):
            return [self._told(one) for one in few]
        about = [[it for it in one.spots if it not in self.scene.spots and it != spot] for one in rows]
        kinds = sorted({it for row in about for it in row}, key=counted)
        if len(kinds) > BESIDE or any(len(row) != 1 for row in about):
            return []
        return [self._way(kind, spot) for kind in kinds]

    def _whole(self, move: Move, cls: str = "", title: str | None = None) -> Way:
        game = self.session.game
        words = game.describe(move, self.session.state, self.session.acting)
        told = "\n".join(filter(None, [notices.spot_meaning(game, f"button:{move.verb}"), title]))
        return Way(words, f"play {game.write_move(move)}", partial(self._move, move), cls, told or None)

    def _told(self, one: Spelled, cls: str = "") -> Way:
        """A move as a button, with what the thing costs that it is about."""
        assert isinstance(one.move, Move)
        things = one.spots.difference(self.session.picker.picks)
        lines = [line for spot in sorted(things) if (line := self.session.game.aid.about(spot)) is not None]
        about = next((line for line in lines if line.brief), None)
        way = self._whole(one.move, cls, lines[0].text if len(lines) == 1 else None)
        if about is None:
            return way
        return way._replace(words=say("table", "paying", move=way.words, cost=about.brief), title=about.text)

    def _way(self, spot: str, button: str = "") -> Way:
        view, game, scene = self.session.shown, self.session.game, self.scene
        words, about = notices.spot_name(view, scene, spot), game.aid.about(spot)
        if button:
            words = say("table", "of-a-kind", verb=notices.spot_name(view, scene, button), thing=words)
        if about is not None and about.brief:
            words = say("table", "costing", thing=words, cost=about.brief)
        title = about.text if about else notices.spot_meaning(game, spot)
        return Way(words, f"pick {spot}", partial(self._pick, spot), title=title)


def meanings(session: Session, scene: Scene, ways: Iterable[Way]) -> list[tuple[str, str]]:
    """What each of some buttons does, costs and gives, as it tells when pointed at; if no button makes a
    whole move, what is lit on the board too, where that is little."""
    told = [(way.words, way.title) for way in ways if way.title]
    lit = [scene.spots[spot] for spot in sorted(session.picker.open, key=counted) if spot in scene.spots]
    whole = any(way.key.startswith("play ") for way in ways)
    if not whole and len(lit) <= MOST_TOLD:
        told += [(node.label or "", node.tip) for node in lit if node.tip and "\n" in node.tip]
    return [(words, _besides(words, meaning)) for words, meaning in told]


def _is_sent(one: Spelled, pieces: Collection[str]) -> bool:
    """Whether a move is spelled with one of some pieces and where it goes, besides its button."""
    return len(one.spots) > 2 and not one.spots.isdisjoint(pieces)


def _few(rows: Sequence[Spelled]) -> Sequence[Spelled]:
    """Several moves, where they are few enough to have a button each."""
    single = all(isinstance(one.move, Move) for one in rows)
    return rows if single and 1 < len(rows) <= FEW else ()


def _leads_to(button: str, spot: str, rows: Iterable[Spelled]) -> bool:
    """Whether all that a spot is picked for begins with a button that leads to more, as *answer* to *yes*."""
    both = [(button in one.spots, spot in one.spots) for one in rows if {button, spot} & one.spots]
    return is_button(button) and all(first for first, _ in both) and not all(second for _, second in both)


def _tip(scene: Scene, spots: Collection[str]) -> str | None:
    """What the one place on the board tells that a move is spelled with."""
    tips = [node.tip for spot in spots if (node := scene.spots.get(spot)) is not None and node.tip]
    return _unmarked(tips[0]) if len(spots) == len(tips) == 1 else None


def _unmarked(tip: str) -> str:
    """A tip without its clauses."""
    return re.sub(r" *\[[^\]]*\]", "", tip)


def _besides(name: str, meaning: str) -> str:
    """What a tip tells in one paragraph, without the lines that are told by a name beside it."""
    lines = (line.strip() for line in _unmarked(meaning).splitlines())
    told = (line for line in lines if line and line.casefold() not in name.casefold())
    return " ".join(line if line[-1] in ".!?" else f"{line}." for line in told)


def _first_of_equals(spots: Iterable[str]) -> Iterable[str]:
    """Of equal things, such as three dice that may show a 6, the first that is left."""
    first: dict[str, str] = {}
    for spot in spots:
        first.setdefault(unnumbered(spot), spot)
    return first.values()


def is_button(spot: str) -> bool:
    """Whether a spot is a button by nature."""
    return spot.startswith("button:")


def counted(spot: str) -> list[tuple[int, str]]:
    """Order spots: words by the alphabet, the numbers in them by their size.

    >>> sorted(["bid:10", "bid:3", "area:x"], key=counted)
    ['area:x', 'bid:3', 'bid:10']
    """
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", spot)]
