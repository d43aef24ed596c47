"""Banish: one Merchant to each neighbour, the others home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, value
from ..state import JantarisState
from .asking import question
from .frames import Banishing, Homecoming
from .guild import move as move_merchant
from .guild import send_home
from .items.items import clause_of, standing, used_up
from .moves import Flee, GoHome, Keep


@effect("banish.definition")
def banish(state: JantarisState, seat: Seat, district: str, clause: str, tell: Tell) -> JantarisState:
    """All Merchants of a seat in a District are banished, by vote or Item (ruling.banish-outside-vote)."""
    if not state.player(seat).at(district):
        tell(clause, "nobody-there", seat, district=district)
        return state
    tell(clause, "banished", seat, district=district)
    return state.push(Banishing(seat, district))


@value("banish.blocked", off=False)
def blocked(state: JantarisState, district: str) -> bool:
    """Nobody is moved to a Nearby District with a token."""
    return state.holds_token(district)


def refuges(state: JantarisState, district: str) -> list[str]:
    """The neighbours that banished Merchants may go to."""
    return [near for near in state.components.neighbours[district] if not blocked(state, near)]


def may_choose(state: JantarisState, frame: Banishing) -> tuple[Seat, ...]:
    """Only whoever has a single Merchant and two ways out (ruling.banish-forced)."""
    single = state.player(frame.seat).at(frame.district) == 1
    return (frame.seat,) if single and len(refuges(state, frame.district)) == 2 else ()


def ways_out(state: JantarisState, frame: Banishing) -> Iterable[Move]:
    """Every District, though only neighbours will do."""
    return [Flee(frame.seat, district) for district in state.components.ring]


def ways_out_legal(state: JantarisState, frame: Banishing) -> list[Move]:
    """The same, without asking the checks: both neighbours, since only then is anybody asked."""
    return [Flee(frame.seat, near) for near in state.components.neighbours[frame.district]]


def flee_violations(state: JantarisState, frame: Banishing, move: Flee) -> Iterator[Violation]:
    """To one of the two neighbours."""
    if move.district not in (near := state.components.neighbours[frame.district]):
        yield broken("banish.move", district=frame.district, near=near)


def flee(state: JantarisState, frame: Banishing, move: Flee, tell: Tell) -> JantarisState:
    """The single Merchant goes where he chose."""
    return move_merchant(state.pop(), move.seat, frame.district, move.district, "banish.single", tell)


def scatter(state: JantarisState, frame: Banishing, tell: Tell) -> JantarisState:
    """One Merchant to each open neighbour as far as they go, then the rest."""
    for near in state.components.neighbours[frame.district]:
        if blocked(state, near):
            tell("banish.blocked", "blocked", frame.seat, district=near)
    return step_aside(state.swap(Homecoming(frame.seat, frame.district)), frame, tell)


@effect("banish.move")
def step_aside(state: JantarisState, frame: Banishing, tell: Tell) -> JantarisState:
    """To each neighbour one."""
    for near in refuges(state, frame.district):
        if state.player(frame.seat).at(frame.district):
            state = move_merchant(state, frame.seat, frame.district, near, "banish.move", tell)
    return state


# -- the rest -------------------------------------------------------------------------------


def protection(state: JantarisState, seat: Seat) -> str:
    """An Item that lets one banished Merchant stay, or "" (ruling.safe-conduct)."""
    table = state.components.items
    return next((i for i in standing(state, seat) if table[i].effects[0].op == "keep-one"), "")


def may_keep(state: JantarisState, frame: Homecoming) -> Iterable[Move]:
    """Whether one stays is asked only if one would go home and an Item allows it."""
    if not state.player(frame.seat).at(frame.district) or not protection(state, frame.seat):
        return ()
    return (Keep(frame.seat), GoHome(frame.seat))


def go_home_violations(state: JantarisState, frame: Homecoming, move: GoHome) -> Iterator[Violation]:
    """An Item that is mandatory must be used."""
    if state.components.items[item := protection(state, move.seat)].mandatory:
        yield broken("items.printed-timing", "mandatory", item=item)


def keep(state: JantarisState, frame: Homecoming, move: Keep, tell: Tell) -> JantarisState:
    """One stays, the others go home."""
    item = protection(state, move.seat)
    tell(clause_of(state.components.items[item]), "keeps-one", move.seat, item=item, district=frame.district)
    return go_home(used_up(state.pop(), move.seat, item, tell), move.seat, frame.district, 1, tell)


def all_go_home(state: JantarisState, frame: Homecoming, move: GoHome, tell: Tell) -> JantarisState:
    """Nobody stays though one might."""
    return go_home(state.pop(), move.seat, frame.district, 0, tell)


def nobody_asked(state: JantarisState, frame: Homecoming, tell: Tell) -> JantarisState:
    """Nobody may stay."""
    return go_home(state.pop(), frame.seat, frame.district, 0, tell)


@effect("banish.rest")
def go_home(state: JantarisState, seat: Seat, district: str, staying: int, tell: Tell) -> JantarisState:
    """All but those that stay return to the supply."""
    leaving = state.player(seat).at(district) - staying
    return send_home(state, seat, district, "banish.rest", tell, leaving) if leaving else state


FLEE = Verb(Flee, "banish.single", flee, flee_violations)
KEEP = Verb(Keep, "items.situation", keep)
GO_HOME = Verb(GoHome, "items.situation", all_go_home, go_home_violations)
VERBS = [FLEE, KEEP, GO_HOME]
STEPS = [
    Step(
        frame=Banishing,
        asked=may_choose,
        candidates=ways_out,
        legal=ways_out_legal,
        verbs=(Flee,),
        advance=scatter,
    ),
    question(Homecoming, KEEP, GO_HOME, proposals=may_keep, otherwise=nobody_asked),
]
