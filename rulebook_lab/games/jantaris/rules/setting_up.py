"""Game Setup, and Game start: the decks, who begins, the first Merchants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random

from msgspec.structs import replace

from ....engine import CHANCE, Chance, Chosen, Frame, Move, Option, Seat, Tell, Violation, broken, from_seat
from ..components import CENTER
from ..state import JantarisState, Player
from .bazaar import ON_OFFER
from .decks import cards_left, draw
from .general import AnyDistrict
from .turn import TurnBegins

SEAT_COUNTS = range(3, 5)  # components.players, else range(2, 5)

SEATS: tuple[Seat, ...] = ("blue", "yellow", "green", "purple")  # setup.colour, else ()
"""The colours of the guilds; red and black are those of the tokens and Goods."""

OPTIONS = (
    Option(
        "start_player", "", ("", *SEATS), "the youngest player; drawn if none is named", "start.first-turn"
    ),
    Option("max_rounds", 0, (), "rounds after which the game ends at the latest; 0: none", "end.trigger"),
)


def set_up(seats: tuple[Seat, ...], options: Chosen, edition: str) -> JantarisState:
    """The table before the first card is turned up."""
    start, box = options["start_player"], JantarisState.boxes[edition]
    player = Player()  # setup.goods setup.track-pawn, else Player(red=1, by_items=1)
    tokens = CENTER  # setup.tokens, else ""
    items = sorted(box.items)  # setup.bazaar-deck, else []
    fairs = sorted(box.fair)  # setup.fair-deck, else []
    state = JantarisState(
        seats=seats,
        edition=edition,
        players=(player,) * len(seats),
        max_rounds=options["max_rounds"],
        red=tokens,
        black=tokens,
        bazaar=tuple(items),
        market_deck=tuple(sorted(box.market)),
        fair_deck=tuple(fairs),
    )
    state = begin_with(state, start) if start else state.push(Youngest())
    state = state.push(ShowMarket())
    return state.push(ShowItems())  # setup.bazaar-display, else state


class ShowItems(Frame, clause="setup.bazaar-display"):
    """The first two Items are turned up."""

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        if len(state.offer) < ON_OFFER and cards_left(state, "bazaar"):
            return draw(state, "bazaar", tell, "setup.bazaar-display")
        return state.pop()


class ShowMarket(Frame, clause="setup.market"):
    """Market Control cards are turned up, as many as there are players."""

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        shown = len(state.seats)  # setup.market, else 0
        if len(state.market) < shown and cards_left(state, "market"):
            return draw(state, "market", tell, "setup.market")
        return state.pop()


class Youngest(Chance, clause="start.first-turn"):
    """Chance says who is the youngest, every seat alike (ruling.youngest)."""

    def weights(self, state: JantarisState) -> Mapping[Move, int]:
        return {NameFirst(CHANCE, seat): 1 for seat in state.seats}

    def draw(self, state: JantarisState, random: Random) -> Move:
        return NameFirst(CHANCE, random.choice(state.seats))


class NameFirst(Move, clause="start.first-turn", answers=(Youngest,), spot="seat:{first}"):
    """This one is the youngest."""

    first: Seat

    def play(self, state: JantarisState, frame: Youngest, tell: Tell) -> JantarisState:
        tell("start.first-turn", "first", self.first)
        return begin_with(state.pop(), self.first)


def begin_with(state: JantarisState, start: Seat) -> JantarisState:
    """The youngest places the first Merchants, is the start player and has the first turn."""
    state = state.push(TurnBegins(), Settling(from_seat(state.seats, start)))
    return replace(state, start=start, active=start)  # start.first-turn, else state


class Settling(Frame, clause="start.placement"):
    """The next player, the first of `left`, places his first two Merchants."""

    left: tuple[Seat, ...]

    def asked(self, state: JantarisState) -> tuple[Seat, ...]:
        return self.left[:1]

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        if not self.left:
            yield broken("start.placement", "nobody")
        for number, seat in enumerate(self.left):
            if seat in self.left[:number] or state.player(seat).merchants:
                yield broken("start.placement", "again", seat=seat)

    def facts(self, state: JantarisState) -> Mapping[str, object]:
        return {"seat": self.left[0]}


class Settle(Move, clause="start.shared", answers=(Settling,), exact=True, spot="area:{first} area:{second}"):
    """Place the first two Merchants in two Districts."""

    first: AnyDistrict
    second: AnyDistrict

    @classmethod
    def proposals(cls, state: JantarisState, frame: Settling) -> list[Settle]:
        return [cls(frame.left[0], *chosen) for chosen in combinations(state.box.ring, 2)]

    def violations(self, state: JantarisState, frame: Settling) -> Iterator[Violation]:
        if self.first == self.second:
            yield broken("start.placement", area=self.first)

    def play(self, state: JantarisState, frame: Settling, tell: Tell) -> JantarisState:
        """Both come from the supply of 14; the next player follows."""
        tell("start.placement", "settles", self.seat, first=self.first, second=self.second)
        state = state.swap(Settling(frame.left[1:])) if frame.left[1:] else state.pop()
        player = state.player(self.seat)
        merchants = player.moved("", self.first).with_(self.second, player.at(self.second) + 1)
        return state.change(self.seat, merchants=merchants)  # setup.supply, else state
