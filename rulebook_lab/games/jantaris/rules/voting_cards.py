"""The second phase, Diplomacy: what each Voting card does, by the number of its votes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Annotated, ClassVar

from ....engine import Among, Move, Seat, Tell, Violation, after, broken
from ..components import CENTER, AreaName
from ..state import COLOURS, Colour, JantarisState, Player
from . import general
from .banish import banish
from .general import SUPPLY, AnyColour, AnySeat, OfDistrict, OfGoods, OfSeat, areas, of_colour, room, rooms
from .items import moment

UP_TO = 2
"""Merchants that an effect lets a player move or place."""

Few = Annotated[int, Among(lambda *_: (1, UP_TO), fact="number", near=lambda *_: range(1, UP_TO + 2))]
NearbyDistrict = Annotated[AreaName, Among(lambda state, *_: state.nearby, "nearby", fact="area", near=areas)]
"""Of one Nearby District (ruling.one-nearby)."""


class InActiveDistrict(OfSeat):
    """A question that asks one seat and is about the Active District."""

    def defects(self, state: JantarisState) -> Iterator[Violation]:
        return general.active_district_defects(state)


# -- Deal -----------------------------------------------------------------------------------


def two_goods(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """Two Goods in the colour of the token in the Active District."""
    return general.gain(state, seat, *of_colour(token_colour(state), 2), "deal.1", tell)


def token_colour(state: JantarisState) -> Colour:
    """The colour of the token in the Active District."""
    return "red" if state.red == state.district else "black"


def by_merchants(clause: str, place: str, state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """A Good of that colour for each Merchant in a place ("": the Active District), as they stand now
    (ruling.count-fixed)."""
    area = place or state.district
    merchants = state.player(seat).at(area)  # deal.none, else 1
    if not merchants:
        tell("deal.none", "no-merchants", seat, area=area)
        return state
    return general.gain(state, seat, *of_colour(token_colour(state), merchants), clause, tell)


# -- Black Market ---------------------------------------------------------------------------


class Robbery(OfSeat, clause="black.1", forced=True):
    """`seat` takes a Good from an opponent."""

    def depends(self, state: JantarisState) -> Hashable:
        owned = [(player.red > 0, player.black > 0) for player in state.players]
        own = state.player(self.seat)
        return self.seat, state.seats, *owned, own.red < general.LIMIT, own.black < general.LIMIT

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        if any(state.player(other).goods for other in after(state.seats, self.seat)):
            tell("goods.at-limit", "no-room-to-rob", self.seat)
        else:
            tell("black.1", "nobody-owns", self.seat)
        return state.pop()


class Rob(Move, clause="black.1", answers=(Robbery,), exact=True, spot="seat:{player} goods:{colour}-1"):
    """Take one Good from an opponent."""

    player: AnySeat
    colour: AnyColour

    @classmethod
    def proposals(cls, state: JantarisState, frame: Robbery) -> list[Rob]:
        robber = state.player(frame.seat)
        wanted = [colour for colour in COLOURS if room(robber, colour)]
        found = zip(state.seats, state.players, strict=True)
        others = [(other, player) for other, player in found if player is not robber]
        return [cls(frame.seat, other, c) for other, player in others for c in wanted if player.own(c)]

    def violations(self, state: JantarisState, frame: Robbery) -> Iterator[Violation]:
        """An opponent who owns one, and room for it (ruling.steal)."""
        if self.player == self.seat:
            yield broken("black.1", player=self.player)
        elif self.player in state.seats and not state.player(self.player).own(self.colour):
            yield broken("black.1", "none", player=self.player, colour=self.colour)
        if not room(own := state.player(self.seat), self.colour):
            yield broken("goods.at-limit", own=own.own(self.colour), number=1, colour=self.colour)

    def play(self, state: JantarisState, frame: Robbery, tell: Tell) -> JantarisState:
        tell("black.1", "takes", self.seat, player=self.player, colour=self.colour)
        robber, robbed = state.player(self.seat).own(self.colour), state.player(self.player).own(self.colour)
        state = state.pop().change(self.seat, **{self.colour: robber + 1})
        return state.change(self.player, **{self.colour: robbed - 1})


class Contraband(OfSeat, clause="black.2", forced=True):
    """`seat` gains two Goods of any colours."""

    def depends(self, state: JantarisState) -> Hashable:
        player = state.player(self.seat)
        return self.seat, player.red, player.black


class Smuggle(OfGoods, clause="black.2", answers=(Contraband,), exact=True):
    """Gain two Goods from the supply."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Contraband) -> list[Smuggle]:
        player = state.player(frame.seat)
        return [cls(frame.seat, *goods) for goods in general.splits(smuggled(player), *rooms(player))]

    def violations(self, state: JantarisState, frame: Contraband) -> Iterator[Violation]:
        """Neither more nor fewer than are due, each with room."""
        player = state.player(self.seat)
        if self.red + self.black != (due := smuggled(player)) or min(self.red, self.black) < 0:
            yield broken("black.2", number=due)
        yield from general.room_violations(player, self.red, self.black, "goods.at-limit")

    def play(self, state: JantarisState, frame: Contraband, tell: Tell) -> JantarisState:
        if not self.red + self.black:
            tell("goods.at-limit", "no-room", self.seat)
        return general.gain(state.pop(), self.seat, self.red, self.black, "black.2", tell)


def smuggled(player: Player) -> int:
    """Two Goods, as far as there is room (ruling.gain-choice)."""
    return min(2, sum(rooms(player)))


def lose_all(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """First all Goods, then the Merchants in the Active District (ruling.black-three)."""
    player = state.player(seat)
    if player.goods:
        state = general.give_back(state, seat, player.red, player.black, "black.3", "loses", tell)
    return banish(state, seat, state.district, "black.3", tell)


# -- Strengthen Position --------------------------------------------------------------------


class Expulsion(InActiveDistrict, clause="strengthen.1"):
    """`seat` says whose Merchants are banished from the Active District."""

    def depends(self, state: JantarisState) -> Hashable:
        return self.seat, state.seats


class Banish(Move, clause="strengthen.target", answers=(Expulsion,), spot="seat:{player}"):
    """Banish a player, oneself included, or somebody who is not there (ruling.strengthen-decline)."""

    player: AnySeat

    def play(self, state: JantarisState, frame: Expulsion, tell: Tell) -> JantarisState:
        """Then come Items of whoever was alone with this vote (ruling.guard)."""
        state = state.pop()
        state = moment(state, "strengthen-alone", self.seat, self.player)  # items.situation
        return banish(state, self.player, state.district, "strengthen.1", tell)


def moving_violations(
    state: JantarisState, move: Reinforce | Withdraw, area: str, source: str
) -> Iterator[Violation]:
    """A District without a token; no more Merchants than stand where they come from."""
    yield from general.move_violations(state, area)
    if move.merchants > (there := state.player(move.seat).at(source)):
        yield broken(move.clause, "there", area=source, there=there, number=move.merchants)


class UpToTwo(InActiveDistrict):
    """A question about Merchants that come from or go to a Nearby District, and about how many."""

    unable: ClassVar[str]
    """The event that there is no Merchant for it."""

    @abstractmethod
    def merchants(self, state: JantarisState) -> list[int]:
        """How many Merchants there are for it in each place that they may come from."""

    def asked(self, state: JantarisState) -> tuple[Seat, ...]:
        return (self.seat,) if any(self.merchants(state)) else ()

    def depends(self, state: JantarisState) -> Hashable:
        few = [min(UP_TO, number) for number in self.merchants(state)]
        return self.seat, state.district, *few, *map(state.holds_token, state.nearby)

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        tell(self.clause, self.unable, self.seat, area=state.district)
        return state.pop()


class Reinforcement(UpToTwo, clause="strengthen.2"):
    """`seat` moves Merchants into the Active District."""

    unable = "none-near"

    def merchants(self, state: JantarisState) -> list[int]:
        player = state.player(self.seat)
        return [0 if general.locked(state, area) else player.at(area) for area in state.nearby]


class Reinforce(
    Move, clause="strengthen.2", answers=(Reinforcement,), spot="area:{source} button:merchants-{merchants}"
):
    """Move Merchants from a Nearby District into the Active District."""

    source: NearbyDistrict
    merchants: Few

    def violations(self, state: JantarisState, frame: Reinforcement) -> Iterator[Violation]:
        return moving_violations(state, self, self.source, self.source)

    def play(self, state: JantarisState, frame: Reinforcement, tell: Tell) -> JantarisState:
        """Into the Active District, although a token stands there (ruling.active-district-has-token)."""
        state, here = state.pop(), state.district
        return general.move(state, self.seat, self.source, here, "strengthen.2", tell, self.merchants)


class Withdrawal(UpToTwo, clause="strengthen.3"):
    """`seat` moves Merchants out of the Active District."""

    unable = "none-there"

    def merchants(self, state: JantarisState) -> list[int]:
        return [state.player(self.seat).at(state.district)]


class Withdraw(
    Move, clause="strengthen.3", answers=(Withdrawal,), spot="area:{target} button:merchants-{merchants}"
):
    """Move Merchants from the Active District into a Nearby District."""

    target: NearbyDistrict
    merchants: Few

    def violations(self, state: JantarisState, frame: Withdrawal) -> Iterator[Violation]:
        return moving_violations(state, self, self.target, state.district)

    def play(self, state: JantarisState, frame: Withdrawal, tell: Tell) -> JantarisState:
        state, here = state.pop(), state.district
        return general.move(state, self.seat, here, self.target, "strengthen.3", tell, self.merchants)


# -- Recruitment ----------------------------------------------------------------------------


class Recruitment(OfSeat, clause="recruit.1", forced=True):
    """`seat` places a Merchant in a District."""

    def advance(self, state: JantarisState, tell: Tell) -> JantarisState:
        tell("recruit.1", "none-left", self.seat)
        return state.pop()


class Recruit(OfDistrict, clause="recruit.1", answers=(Recruitment,), exact=True):
    """Place a new Merchant in a District; who has one must (ruling.recruit-mandatory)."""

    @classmethod
    def proposals(cls, state: JantarisState, frame: Recruitment) -> Sequence[Recruit]:
        return cls.each(frame.seat, state.open_districts) if state.player(frame.seat).supply else ()

    def violations(self, state: JantarisState, frame: Recruitment) -> Iterator[Violation]:
        return general.new_merchant_violations(state, self.seat, self.district)

    def play(self, state: JantarisState, frame: Recruitment, tell: Tell) -> JantarisState:
        return general.move(state.pop(), self.seat, SUPPLY, self.district, "recruit.1", tell)


def into_center(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """A Merchant in the City Center, unless a token is there (ruling.recruit-two-token)."""
    if general.closed_to_new(state, CENTER):
        tell("guild.no-new", "closed", seat, area=CENTER)
        return state
    if not state.player(seat).supply:
        tell("recruit.2", "none-left", seat)
        return state
    return general.move(state, seat, SUPPLY, CENTER, "recruit.2", tell)


class Levy(UpToTwo, clause="recruit.3"):
    """`seat` places Merchants in a Nearby District."""

    unable = "none-left"

    def merchants(self, state: JantarisState) -> list[int]:
        return [state.player(self.seat).supply]


class Muster(Move, clause="recruit.3", answers=(Levy,), spot="area:{district} button:merchants-{merchants}"):
    """Place new Merchants in a Nearby District."""

    district: NearbyDistrict
    merchants: Few

    def violations(self, state: JantarisState, frame: Levy) -> Iterator[Violation]:
        return general.new_merchant_violations(state, self.seat, self.district, self.merchants)

    def play(self, state: JantarisState, frame: Levy, tell: Tell) -> JantarisState:
        way = SUPPLY, self.district
        return general.move(state.pop(), self.seat, *way, "recruit.3", tell, self.merchants)


class Stay(Move, clause="diplomacy.exact-text", answers=(UpToTwo,)):
    """Leave all Merchants where they are: up to two includes none."""

    def play(self, state: JantarisState, frame: UpToTwo, tell: Tell) -> JantarisState:
        tell(frame.clause, "stays", self.seat)
        return state.pop()


# -- the Action Description card ------------------------------------------------------------

Effect = Callable[[JantarisState, Seat, Tell], JantarisState]


def asks(question: type[OfSeat]) -> Effect:
    """The effect that whoever has voted is asked something."""
    return lambda state, seat, tell: state.push(question(seat))


def none(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """No effect."""
    return state


EFFECTS: dict[str, tuple[Effect, Effect, Effect]] = {
    "deal": (
        two_goods,  # deal.1, else none
        partial(by_merchants, "deal.2", ""),  # deal.2, else none
        partial(by_merchants, "deal.3", CENTER),  # deal.3, else none
    ),
    "black-market": (
        asks(Robbery),  # black.1, else none
        asks(Contraband),  # black.2, else none
        lose_all,  # black.3, else none
    ),
    "strengthen-position": (
        asks(Expulsion),  # strengthen.1, else none
        asks(Reinforcement),  # strengthen.2, else none
        asks(Withdrawal),  # strengthen.3, else none
    ),
    "recruitment": (
        asks(Recruitment),  # recruit.1, else none
        into_center,  # recruit.2, else none
        asks(Levy),  # recruit.3, else none
    ),
}
"""What a vote does that one, two, or more have cast."""
