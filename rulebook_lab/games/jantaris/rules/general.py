"""General rules: Goods and their limit, Merchant Guild tokens, Merchants that come, go and move.

Moves and questions of several chapters have their bases here: whom they ask, what they name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar, Self

from ....engine import Among, Frame, Move, Seat, Tell, Violation, broken
from ..components import CENTER, AreaName
from ..state import COLOURS, Colour, JantarisState, Player

LIMIT = 6
"""Goods of a colour that a player may own."""


def areas(state: JantarisState, *_: object) -> tuple[str, ...]:
    """The Districts and the City Center."""
    return state.box.areas


AnyArea = Annotated[AreaName, Among(areas, clause="components.map", fact="area")]
AnyDistrict = Annotated[
    AreaName, Among(lambda state, *_: state.box.ring, clause="components.center-not-district", near=areas)
]
AnySeat = Annotated[Seat, Among(lambda state, *_: state.seats, clause="strengthen.target", fact="player")]
AnyColour = Annotated[Colour, Among(lambda *_: COLOURS)]
"""What a move may name, whether the rules let it or not."""


class OfSeat(Frame):
    """A question that asks one seat."""

    seat: Seat

    def asked(self, state: JantarisState) -> tuple[Seat, ...]:
        return (self.seat,)


class OfActivePlayer(Frame):
    """A question that asks the Active Player."""

    whose = "start.active-player"

    def asked(self, state: JantarisState) -> tuple[Seat, ...]:
        return (state.active,)


AFTERWARDS = {
    "diplomacy": "city",
    "great-fair": "diplomacy",
    "market-control": "fair",
    "turn-ends": "market",
}
"""What is to come next while a phase goes on."""


def phase(state: JantarisState) -> str:
    """Which phase of a turn it is, "" before the first; once Market Control goes on it names a seat."""
    to_come = {frame.name for frame in state.pending[:-1] if not getattr(frame, "seat", "")}
    return next((now for after, now in AFTERWARDS.items() if after in to_come), "")


class OfPhase(Move):
    """A move of one phase of a turn, and of no other."""

    phase: ClassVar[str]

    def elsewhere(self, state: JantarisState) -> Iterator[Violation]:
        """The phases come in their order."""
        of_active = all(question.whose for question in self.answers)
        if phase(state) != self.phase and (self.seat == state.active or not of_active):
            yield broken("turn.phases", self.phase)


class OfArea(Move, spot="area:{area}"):
    """A move that names an area."""

    area: AnyArea


class OfDistrict(Move, spot="area:{district}"):
    """A move that names a District."""

    district: AnyDistrict


# -- Goods ----------------------------------------------------------------------------------


class OfGoods(Move):
    """A move that says how many Goods of each colour."""

    red: int
    black: int

    @classmethod
    def near(cls, state: JantarisState, frame: Frame) -> Iterator[Self]:
        """One of each colour more or less."""
        for goods in cls.proposals(state, frame):
            for red in range(max(0, goods.red - 1), goods.red + 2):
                yield from (cls(goods.seat, red, n) for n in range(max(0, goods.black - 1), goods.black + 2))

    def spots(self, state: JantarisState) -> tuple[str, ...]:
        named = zip(COLOURS, (self.red, self.black), strict=True)
        return tuple(f"goods:{colour}-{number}" for colour, number in named if number)


def room(player: Player, colour: Colour) -> int:
    """How many more Goods of a colour a player may own: none where a position has too many already."""
    most = LIMIT  # goods.limit goods.at-limit, else GOODS_OF_A_COLOUR
    return max(0, most - player.own(colour))


def rooms(player: Player) -> tuple[int, int]:
    """How many more red and black Goods a player may own."""
    return room(player, "red"), room(player, "black")


def splits(total: int, most_red: int, most_black: int) -> list[tuple[int, int]]:
    """All ways to make up a total of red and black Goods."""
    return [(red, total - red) for red in range(max(0, total - most_black), min(total, most_red) + 1)]


def of_colour(colour: Colour, number: int) -> tuple[int, int]:
    """So many red and black Goods, all of one colour."""
    return (number, 0) if colour == "red" else (0, number)


def gain(state: JantarisState, seat: Seat, red: int, black: int, clause: str, tell: Tell) -> JantarisState:
    """Goods from the common supply as far as the limit allows; the rest is lost (ruling.gain-cut)."""
    player, owned = state.player(seat), {}
    for colour, number in zip(COLOURS, (red, black), strict=True):
        if fitting := number and min(number, room(player, colour)):
            tell(clause, "gains", seat, goods=fitting, colour=colour)
            owned[colour] = player.own(colour) + fitting
        if fitting < number:
            tell("goods.at-limit", "limit", seat, lost=number - fitting, colour=colour)
    return state.change(seat, **owned) if owned else state


def give_back(
    state: JantarisState, seat: Seat, red: int, black: int, clause: str, kind: str, tell: Tell
) -> JantarisState:
    """Goods that are paid or lost go into the common supply, which holds whatever nobody owns."""
    tell(clause, kind, seat, red=red, black=black)
    player = state.player(seat)
    return state.change(seat, red=player.red - red, black=player.black - black)


def score(
    state: JantarisState, seat: Seat, source: str, points: int, thing: str, clause: str, tell: Tell
) -> JantarisState:
    """Prestige Points for an Item or a card, which count with their source."""
    tell(clause, "scores", seat, prestige=points, thing=thing, source=source)
    return state.change(seat, **{source: getattr(state.player(seat), source) + points})


def room_violations(player: Player, red: int, black: int, clause: str) -> Iterator[Violation]:
    """Goods that a player chooses must have room (ruling.gain-choice)."""
    for colour, number in zip(COLOURS, (red, black), strict=True):
        if number > room(player, colour):
            yield broken(clause, own=player.own(colour), number=number, colour=colour)


def owned_violations(player: Player, red: int, black: int, clause: str) -> Iterator[Violation]:
    """Nobody gives Goods that he does not own."""
    for colour, number in zip(COLOURS, (red, black), strict=True):
        if number > player.own(colour):
            yield broken(clause, "owned", own=player.own(colour), number=number, colour=colour)


# -- Merchant Guild tokens ------------------------------------------------------------------


def closed_to_new(state: JantarisState, area: str) -> bool:
    """Whether no new Merchant may come, since a token stands there."""
    return state.holds_token(area)  # general.scope guild.no-new, else False


def locked(state: JantarisState, area: str) -> bool:
    """Whether no Merchant leaves or enters, since a token stands there, unless the effect names the area."""
    return state.holds_token(area)  # general.scope guild.no-move, else False


def district_defects(state: JantarisState, area: str) -> Iterator[Violation]:
    """There is such a District."""
    if area == CENTER:
        yield broken("components.center-not-district")
    elif area not in state.box.areas:
        yield broken("components.map", area=area, values=state.box.areas)


def new_merchant_violations(
    state: JantarisState, seat: Seat, area: str, number: int = 1
) -> Iterator[Violation]:
    """What new Merchants from the supply need (ruling.empty-supply)."""
    if closed_to_new(state, area):
        yield broken("guild.no-new", area=area)
    if (left := state.player(seat).supply) < number:
        yield broken("setup.supply", left=left)


def move_violations(state: JantarisState, area: str) -> Iterable[Violation]:
    """What Merchants need that leave or enter an area."""
    return (broken("guild.no-move", area=area),) if locked(state, area) else ()


def active_district_defects(state: JantarisState) -> Iterator[Violation]:
    """What is about the Active District needs one."""
    if not state.district:
        yield broken("diplomacy.active-district", "none")


# -- Merchants come, go and move ------------------------------------------------------------

SUPPLY = ""
"""Where new Merchants come from, and those go that go home."""


def move(
    state: JantarisState, seat: Seat, source: str, target: str, clause: str, tell: Tell, number: int = 1
) -> JantarisState:
    """Merchants from one area to another, out of the supply, or home into it."""
    kind = ("moves" if target else "sends-home") if source else "places"
    areas = {"source": source, "target": target} if kind == "moves" else {"area": source or target}
    tell(clause, kind, seat, number=number, **areas)
    return state.change(seat, merchants=state.player(seat).moved(source, target, number))
