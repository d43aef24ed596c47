"""Where what stands on the map is drawn: on its bank in small heaps, or, where it is too much, in a close-up.

Each bank of a tile is a heap: home, building, goods by kind, transporters, in rows scaled to the room. Where
goods and transporters would be too small to read they are counted there, beside a letter, and drawn in full
below the map under that letter.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import partial
from operator import itemgetter
from string import ascii_uppercase
from typing import NamedTuple

from ....engine.wording import say, seat_letter
from ....scene import CLOSE_UP, Node, Thing, bold_word, color, disc, rect, text, thing, token, zone
from ....scene.hexes import Point
from ....scene.layout import Laid, Part, flow, heap
from ..land.goods import kind_of
from ..land.places import Place
from ..position.wording import counted, where
from ..state import PRODUCTION, RoadsAndBoats
from .land import anchor, room
from .pieces import FINGER, building, good_chip, home, named, sorts, transporter

LEGIBLE, LARGEST = 0.72, 1.25
"""How small the things of a heap may be drawn, and how large they are drawn where there is room."""
COUNTED = 0.82
"""How small they may be where they are only counted: the close-up tells what is left out, the goods first."""
CLOSER = 1.2
"""How large they are in a close-up."""
ROW = 300.0
"""How wide the rows of a close-up are."""
MARGIN = 12.0
CLOSE = 18.0
"""How high the place of a good is where there is little room."""
TINY, LETTER = 1.6, 0.85
"""From this fineness on a letter stands for all, home and building too, painted so large at least."""


class Heap(NamedTuple):
    """What stands at a place: what stays on the map, home and building; sorts of goods; transporters."""

    standing: list[Thing]
    goods: list[str]
    transporters: list[Thing]

    def loose(self, state: RoadsAndBoats, place: Place, high: float = CLOSE) -> list[Thing]:
        """Goods, which have places so `high`, and transporters."""
        draw = partial(_good, state, place, high)
        return [*(Thing(30, high, partial(draw, good)) for good in self.goods), *self.transporters]


def heaps(state: RoadsAndBoats) -> dict[Place, Heap]:
    """What stands where."""
    found: dict[Place, Heap] = defaultdict(lambda: Heap([], [], []))
    for seat, place in sorted(state.homes.items()):
        found[place].standing.append(home(state, seat))
    for cell in sorted(state.buildings):
        found[state.output_spot(cell)].standing.append(building(state, cell))
    for place, load in sorted(state.goods.items()):
        found[place].goods.extend(sorts(load))
    for id, there in sorted(state.transporters.items()):
        if there.place is not None:
            found[there.place].transporters.append(transporter(state, id))
    return found


def largest(things: list[Thing], wide: float, high: float, fine: float) -> tuple[Thing, float]:
    """A heap in the rows in which it is drawn largest, and its scale."""
    found = []
    for most in (30, 60, 80, 100, 130, 170):
        rows = heap(things, most)
        scale = round(min(LARGEST * fine, wide / rows.wide, high / rows.high), 3)
        found.append((rows.scaled(scale), scale))
    return max(found, key=itemgetter(1))


def legible(fine: float) -> float:
    """How small things may be drawn in a picture of some fineness."""
    return min(LEGIBLE * fine**2, max(1.2, LEGIBLE * fine))  # fingers need more than eyes


def crowded(state: RoadsAndBoats, found: dict[Place, Heap], fine: float) -> dict[Place, str]:
    """Where goods and transporters would be too small to read, with letters that are no seat's; on a tiny map
    home and building too."""
    close = {place: there.loose(state, place) for place, there in sorted(found.items())}
    small = [
        place
        for place, loose in close.items()
        if (loose or fine >= TINY)
        and largest(found[place].standing + loose, *room(state.world, place), fine)[1] < legible(fine)
    ]
    seats = {seat_letter(state, seat) for seat in state.seats}
    free = [letter for letter in ascii_uppercase if letter not in seats]
    return {place: free[n % len(free)] * (1 + n // len(free)) for n, place in enumerate(small)}


def pieces(
    state: RoadsAndBoats, found: dict[Place, Heap], letters: dict[Place, str], fine: float
) -> Iterator[Node]:
    """Everything that stands on tiles, bank by bank; what is too much there is counted beside its letter."""
    for place, there in sorted(found.items()):
        mark, space, at = letters.get(place), room(state.world, place), anchor(state.world, place)
        if mark and fine >= TINY:
            letter = _letter(state, place, mark, 10)
            _, scale = largest([letter], *space, fine)
            yield from letter.scaled(max(LETTER * fine, scale)).draw(at)
            continue
        if mark:
            counted = [_letter(state, place, mark, 12), *there.standing, *_numbers(state, place)]
            shown, scale = largest(counted, *space, fine)
            while scale < COUNTED * fine and len(counted) > 1 + len(there.standing):
                shown, scale = largest(counted := counted[:-1], *space, fine)
        else:
            shown, scale = largest(there.standing + there.loose(state, place, FINGER), *space, fine)
            if scale < legible(fine):  # too close for fingers rather than too small to read
                shown, _ = largest(there.standing + there.loose(state, place), *space, fine)
        yield from shown.draw(at)


def _good(state: RoadsAndBoats, place: Place, high: float, good: str, at: Point) -> Iterable[Node]:
    kind, count, chip = kind_of(good), state.goods[place].count(good), f"{place}:{good}"
    label = say(state, "loose", goods=counted(kind, count), place=where(state.world, place))
    words, warning = named(state, good, label), _warning(state, place, kind)
    drawn = good_chip(f"good.{chip}", f"load:{chip}", good, count, words, high=high, warning=warning)
    return drawn.draw(at)


def _letter(state: RoadsAndBoats, place: Place, mark: str, radius: float) -> Thing:
    fill, ink = color("accent"), color("accent-ink")
    label = say(state, "close-up", letter=mark, place=where(state.world, place))
    return disc(f"crowd.{place}", mark, radius=radius, fill=fill, ink=ink, label=label)


def _warning(state: RoadsAndBoats, place: Place, good: str) -> str:
    """What the rules will do to a good if it stays where it lies; "" for nothing."""
    there = Counter(kind_of(each) for each in state.goods[place])
    pays = state.phase == PRODUCTION and there["goose"] >= 2 and there["paper"]
    if pays and good in ("goose", "paper"):
        return say(state, "will-be-wasted")
    return say(state, "scores-for-nobody") if state.box.goods[good] else ""


def _numbers(state: RoadsAndBoats, place: Place) -> Iterator[Thing]:
    """How many transporters of each seat, and how many goods, a crowded place holds."""
    owners = Counter(there.owner for there in state.transporters.values() if there.place == place)
    for seat, count in sorted(owners.items()):
        piece = token("token", seat, 10, letter=seat_letter(state, seat)).draw((-6, 0))
        number = text("count", (6, 4.5), str(count), size=13, bold=True)
        label = say(state, "crowd/seat", count=count, seat=seat)
        yield thing(f"crowd.{place}.{seat}", (34, 24), piece, number, label=label)
    if loose := len(state.goods.get(place, ())):
        words = say(state, "crowd", count=loose)
        plate = rect("plate", (-28.0, -9.0, 56.0, 18.0), fill=color("card"), stroke=color("edge"), radius=8)
        yield thing(
            f"crowd.{place}.goods", (58, 20), plate, bold_word("count", (0, 4), words, 11), label=words
        )


def close_ups(state: RoadsAndBoats, found: dict[Place, Heap], letters: dict[Place, str], fine: float) -> Part:
    """The heaps that are only counted on the map, in full, side by side."""

    def lay(left: float, top: float, wide: float) -> Laid:
        things, most = [], min(ROW, (wide - 2 * MARGIN) / CLOSER)
        for place, letter in letters.items():
            apart = found[place].standing if fine >= TINY else []
            shown = heap(apart + found[place].loose(state, place, FINGER), most).scaled(CLOSER)
            title = say(state, "close-up/title", letter=letter, place=where(state.world, place))
            across = min(wide, max(shown.wide, 8.5 * len(title)) + 2 * MARGIN)
            draw = partial(_close_up, place, shown, title, across)
            things.append(Thing(across, shown.high + 30 + MARGIN, draw))
        return flow(things, MARGIN)(left, top, wide)

    return lay


def _close_up(place: Place, shown: Thing, title: str, wide: float, at: Point) -> Iterator[Node]:
    (x, y), high = at, shown.high + 30 + MARGIN
    yield from zone(f"{CLOSE_UP}crowd.{place}", (x - wide / 2, y - high / 2, wide, high), title)
    yield from shown.draw((x, y + 8))
