"""The soldiers' powers, aimed at the other players."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, implements, unknown
from ..state import AmbisState, LordInPlay, active_player, added, without
from .arrows import spent
from .frames import Assassination, Discards, Hunt, TokenTheft
from .lords import is_free, is_protected, suffers, targets
from .moves import Discard, Rob, Rotate

# -- discarding: the Jailer and the Commander -----------------------------------------------


@effect("power.jailer")
def jailer(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Each opponent with a card in hand discards one."""
    amount = state.kit.lords["jailer"].params["amount"]
    hands = {victim: len(state.player(victim).hand) for victim in targets(state, seat)}
    due = [Discards(victim, cards - amount, "power.jailer") for victim, cards in hands.items() if cards]
    return state.push(*reversed(due))


@effect("commander.on-recruit")
def commander(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Each opponent with more than six cards discards the excess."""
    limit = state.kit.lords["commander"].params["limit"]
    victims = [victim for victim in targets(state, seat) if len(state.player(victim).hand) > limit]
    return state.push(*(Discards(victim, limit, "commander.on-recruit") for victim in reversed(victims)))


@effect("commander.end-of-turn", "power.commander")
def hand_limit(state: AmbisState) -> AmbisState:
    """At the end of the own turn a hand is cut to six while an opponent's Commander is active."""
    seat = state.active
    limit = state.kit.lords["commander"].params["limit"]
    if len(state.player(seat).hand) <= limit or not suffers(state, seat, "commander"):
        return state
    return state.push(Discards(seat, limit))


def must_discard(state: AmbisState, frame: Discards) -> tuple[Seat, ...]:
    """The seat with too many cards."""
    return (frame.seat,) if len(state.player(frame.seat).hand) > frame.keep else ()


def discards(state: AmbisState, frame: Discards) -> list[Move]:
    """Any card of the hand, equal ones once."""
    return [Discard(frame.seat, card) for card in sorted(set(state.player(frame.seat).hand))]


def discards_legal(state: AmbisState, frame: Discards) -> list[Move]:
    """The same, if the hand is to be seen."""
    return discards(state, frame) if state.shows_hand(frame.seat) else []


def discard_violations(state: AmbisState, frame: Discards, move: Discard) -> Iterator[Violation]:
    """The card must be in hand."""
    if not state.shows_hand(move.seat):
        yield unknown(frame.by)
    elif move.card not in state.player(move.seat).hand:
        yield broken(frame.by, "hand", card=move.card)


def discard_elsewhere(state: AmbisState, move: Discard) -> Iterator[Violation]:
    """Until the end of the own turn a hand may be larger than six."""
    yield broken("commander.may-exceed")


def discard(state: AmbisState, frame: Discards, move: Discard, tell: Tell) -> AmbisState:
    """A card of the player's own choice goes to the discards."""
    tell.secretly((move.seat,), frame.by, "discards", move.seat, {"card": move.card})
    state = replace(state, discards=added(state.discards, move.card))
    return state.change(move.seat, hand=without(state.player(move.seat).hand, move.card))


def enough_discarded(state: AmbisState, frame: Discards, tell: Tell) -> AmbisState:
    """Nothing more is due."""
    return state.pop()


# -- the Seeker -----------------------------------------------------------------------------


@effect("power.seeker")
def seeker(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Each opponent returns two pearls to the Treasury, or all there are."""
    for victim in targets(state, seat):
        pearls = min(state.player(victim).pearls, state.kit.lords["seeker"].params["amount"])
        if pearls:
            tell("power.seeker", "loses-pearls", victim, pearls=pearls)
            state = state.gain_pearls(victim, -pearls)
    return state


# -- the Assassin ---------------------------------------------------------------------------


def can_be_rotated(lord: LordInPlay) -> bool:
    """Free lords that are not rotated yet, with or without key or power."""
    return is_free(lord) and not lord.rotated


@effect("power.assassin")
def assassin(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One lord of each opponent who has an eligible one is to be rotated."""
    victims = [
        victim for victim in targets(state, seat) if any(map(can_be_rotated, state.player(victim).lords))
    ]
    return state.push(*(Assassination(victim) for victim in reversed(victims)))


def rotations(state: AmbisState, frame: Assassination) -> list[Move]:
    """Any lord of the victim; those out of reach explain themselves."""
    return [Rotate(state.active, lord.id) for lord in state.player(frame.victim).lords]


def rotate_violations(state: AmbisState, frame: Assassination, move: Rotate) -> Iterator[Violation]:
    """The lord is the victim's, free and not rotated yet."""
    lords = {lord.id: lord for lord in state.player(frame.victim).lords}
    if move.lord not in lords:
        yield broken("power.assassin", victim=frame.victim, lord=move.lord)
    elif not is_free(lords[move.lord]):
        yield broken("location.lords-not-free", lord=move.lord, location=lords[move.lord].under)
    elif lords[move.lord].rotated:
        yield broken("power.assassin", "rotated", lord=move.lord)


def rotate(state: AmbisState, frame: Assassination, move: Rotate, tell: Tell) -> AmbisState:
    """The lord is turned: from now on only its points count."""
    tell("assassin.rotate", "rotates", move.seat, lord=move.lord, victim=frame.victim)
    return turned(state.pop(), frame.victim, move.lord)


@effect("assassin.rotate")
def turned(state: AmbisState, victim: Seat, name: str) -> AmbisState:
    """With the victim's lord rotated."""
    lords = state.player(victim).lords
    return state.change(
        victim, lords=tuple(replace(lord, rotated=True) if lord.id == name else lord for lord in lords)
    )


# -- the Hunter -----------------------------------------------------------------------------


@effect("power.hunter")
def hunter(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """The owner robs an opponent who has a monster token, if there is one."""
    prey = any(state.player(victim).tokens for victim in targets(state, seat))
    return state.push(Hunt()) if prey else state


def robberies(state: AmbisState, frame: Hunt) -> list[Move]:
    """Any opponent; those out of reach explain themselves."""
    return [Rob(state.active, victim) for victim in state.opponents(state.active)]


def rob_violations(state: AmbisState, frame: Hunt, move: Rob) -> Iterator[Violation]:
    """The victim is an opponent without Shaman and with a token."""
    if move.victim not in state.opponents(move.seat):
        yield broken("power.hunter", victim=move.victim)
    elif is_protected(state.player(move.victim)):
        yield broken("power.shaman", victim=move.victim)
    elif not state.player(move.victim).tokens:
        yield broken("power.hunter", "empty", victim=move.victim)


def rob(state: AmbisState, frame: Hunt, move: Rob, tell: Tell) -> AmbisState:
    """Chance picks the token."""
    tell("power.hunter", "robs", move.seat, victim=move.victim)
    return state.swap(TokenTheft(move.victim))


@implements("power.hunter")
def stolen(state: AmbisState, victim: Seat, token: int, tell: Tell) -> AmbisState:
    """The token changes hands face down; only thief and victim know it."""
    seat = state.active
    tell.secretly((seat, victim), "power.hunter", "stolen", seat, {"value": token}, victim=victim)
    left = list(state.player(victim).tokens)
    left.remove(token)
    state = state.pop().change(victim, tokens=tuple(left))
    return state.change(seat, tokens=tuple(sorted((*state.player(seat).tokens, token))))


VERBS = [
    Verb(
        move=Discard,
        clause="commander.on-recruit",
        violations=discard_violations,
        apply=discard,
        elsewhere=discard_elsewhere,
    ),
    Verb(
        move=Rotate,
        clause="power.assassin",
        violations=rotate_violations,
        apply=rotate,
        elsewhere=spent("assassin"),
    ),
    Verb(move=Rob, clause="power.hunter", violations=rob_violations, apply=rob, elsewhere=spent("hunter")),
]
STEPS = [
    Step(
        frame=Discards,
        asked=must_discard,
        candidates=discards,
        legal=discards_legal,
        verbs=(Discard,),
        advance=enough_discarded,
        facts=lambda state, frame: {"n": len(state.player(frame.seat).hand) - frame.keep},
    ),
    Step(frame=Assassination, asked=active_player, candidates=rotations, verbs=(Rotate,)),
    Step(frame=Hunt, asked=active_player, candidates=robberies, verbs=(Rob,)),
]
