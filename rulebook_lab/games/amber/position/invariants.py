"""What every position of a real game satisfies: nothing lost or doubled, edges match, coins are settled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from ....engine import HIDDEN, Violation, begun_too_soon, broken
from ..components import CASTLE, WETLAND
from ..rules.advanced_game import Replace, TurnUp
from ..rules.connections import unsettled
from ..rules.ending import how_over, instant_winner
from ..rules.playing_tiles import mismatches
from ..rules.sequence import Begin, DealHands, EndTurn, Play, Refill, TopTile, missing
from ..rules.setting_up import AssignCastles, ChooseFirst, ChooseSetup
from ..state import AmberState

MOST_PLAYED = 2
"""Tiles that a turn takes from a hand at the most: a road, and what replaces a straight."""

PREPARING = (Begin, TurnUp, DealHands, ChooseFirst, AssignCastles, ChooseSetup)
"""What is open before the first turn, from the bottom up."""


def defects(state: AmberState) -> Iterator[Violation]:
    """Everything that makes a position impossible, by clause."""
    for defects_of in (_tiles, _board, _advanced, _questions, _preparing):
        yield from defects_of(state)
    if len(state.network.castles) == len(state.seats):
        yield from _at_rest(state)


def _tiles(state: AmberState) -> Iterator[Violation]:
    """All 92 tiles are somewhere, and the face-down ones are as many as the stack is high."""
    there = Counter(state.stack)
    there.update((*state.face_up, *state.discards))
    there.update(state.box.laid[lying].tile for lying in state.network.tiles.values())
    held = [tile for player in state.players for tile in player.hand + player.given_up]
    there.update(tile for tile in held if tile != HIDDEN)
    for tile, right in state.box.stack.items():
        if there[tile] != right:
            yield broken("contents.construction-tiles", tile=tile, there=there[tile], right=right)
    if sum(state.stack.values()) - held.count(HIDDEN) != state.face_down:
        yield broken("setup.stack", there=state.face_down)
    size = state.box.totals.hand_size
    turn = state.pending[0] if state.pending else None
    least = dict.fromkeys(state.seats, 0)
    if state.supply and isinstance(turn, Play | EndTurn):
        drawing = isinstance(turn, EndTurn) and turn is not state.pending[-1]
        own = 0 if isinstance(turn, Play) else size - MOST_PLAYED if drawing else size
        least = dict.fromkeys(state.seats, size) | {turn.seat: own}
    for seat, player in state.seated:
        if not least[seat] <= len(player.hand) <= size:
            yield broken("turn.refill", seat=seat, hand=len(player.hand))


def _waits(state: AmberState) -> bool:
    """Whether everybody is between two turns or about to play."""
    return bool(state.pending) and isinstance(state.pending[-1], Play)


def _board(state: AmberState) -> Iterator[Violation]:
    """Castles and villages stand apart (ruling.setup-validity), all touching edges match, none is drowned."""
    network, box = state.network, state.box
    castles = set(network.castles.values())
    if state.setup and state.setup not in box.setups(len(state.seats)):
        yield broken("setup.choose-diagram", setup=state.setup, number=len(state.seats))
    elif state.setup:
        diagram = box.diagrams[state.setup]
        elsewhere = (castles - set(diagram.castles)) | (set(network.villages) ^ set(diagram.villages))
        if elsewhere:
            yield broken(
                "setup.choose-diagram", "elsewhere", setup=state.setup, cells=tuple(sorted(elsewhere))
            )
    if len(network.villages) > box.totals.villages:
        yield broken("contents.villages", there=len(network.villages), right=box.totals.villages)
    if not network.villages and len(castles) == len(state.seats):
        yield broken("contents.villages", "none")
    standing = [*network.castles.values(), *network.villages]
    astray = [cell for cell in standing if cell not in box.beside or standing.count(cell) > 1]
    astray += [cell for cell in castles if set(box.beside.get(cell, ())) & castles]
    if astray:
        yield broken("setup.place-pieces", cells=tuple(sorted(set(astray))))
    for cell, lying in network.tiles.items():
        if lying != WETLAND:
            yield from mismatches(box, network.squares, box.laid[lying], cell)
        elif cell in network.villages:
            yield broken("village.tile-on-location", cell=cell)
    if bare := [cell for cell in network.castles.values() if network.squares.get(cell) != CASTLE]:
        yield broken("shovel.not-castle", cell=bare[0])


def _at_rest(state: AmberState) -> Iterator[Violation]:
    """Every coin is somewhere, and nobody can have had the own castle's; coins are settled as soon as
    somebody is connected, and the game ends when it must.
    """
    network = state.network
    targets = {*network.castles.values(), *network.villages}
    there = sum(player.coins for player in state.players) + len(state.coins_at) + state.coins_lost
    if there != len(targets) or not state.coins_at <= targets:
        yield broken("contents.coins", there=there, right=len(targets))
    for seat, player in state.seated:
        elsewhere = targets - {network.castles[seat]}
        if player.coins > len(elsewhere - state.coins_at):  # castle.owner-no-coin
            yield broken("castle.owner-no-coin", seat=seat, coins=player.coins)
    for cell, owner, here in unsettled(state):
        clause, variant = ("castle.moment", "") if owner else ("village.sole-coin", "unsettled")
        yield broken(clause, variant, cell=cell, seats=here)
    if state.pending and (winner := instant_winner(state)):
        yield broken("end.instant", seat=winner)
    if _waits(state) and how_over(state) == "exhausted":
        yield broken("end.stack")
    if not (state.pending or state.winner or how_over(state)):
        yield broken("end.stack", "early", left=state.supply)
    if state.passes and state.supply:
        yield broken("unable.empty-stack", "left", left=state.supply)


def _advanced(state: AmberState) -> Iterator[Violation]:
    """Special shovels and open tiles belong to the advanced game."""
    if not state.advanced and any(player.special_shovel for player in state.players):
        yield broken("setup.no-special-shovels")
    there = len(state.face_up) + (TurnUp() in state.pending)
    right = len(state.seats) if state.advanced else 0
    ready = not state.open(TurnUp, Replace)
    early = TurnUp() in state.pending[:-1] and state.face_up
    taken = Replace in map(type, state.pending) and there != right - 1
    if there > right or early or taken or (ready and state.face_down and there < right):
        yield broken("advanced.display-setup", there=there)


def _questions(state: AmberState) -> Iterator[Violation]:
    """Whose turn it is and what is drawn: one thing after another, and nothing that has been done."""
    size, pending = state.box.totals.hand_size, state.pending
    for below, frame in zip((None, *pending), pending, strict=False):
        if isinstance(frame, Play | EndTurn) and below:
            yield broken(frame.rule, "order", frame=repr(frame.name))
        elif isinstance(frame, Refill | TopTile):
            draws = pending.count(TopTile(frame.seat))
            after = below.seat if isinstance(below, EndTurn | Refill | TopTile) else ""
            if frame.seat != after:
                yield broken(frame.rule, "order", frame=repr(frame.name))
            elif frame is pending[-1] and len(state.player(frame.seat).hand) + max(1, draws) > size:
                yield broken("turn.refill", "full", seat=frame.seat)
            elif (
                frame is pending[-1]
                and isinstance(frame, TopTile)
                and not isinstance(below, Refill)
                and draws != (right := missing(state, frame.seat))
            ):
                yield broken("turn.refill", "draws", seat=frame.seat, draws=draws, right=right)
        elif isinstance(frame, Replace) and not (state.advanced and 0 <= frame.slot < len(state.seats)):
            yield broken("advanced.display-setup", "slot", slot=frame.slot)
        elif isinstance(frame, ChooseSetup) and (
            state.setup or state.network.castles or state.network.villages
        ):
            yield broken("setup.choose-diagram", "chosen")
        elif isinstance(frame, AssignCastles) and not state.setup and ChooseSetup() not in pending:
            yield broken("setup.choose-diagram", "none")
    if state.winner and (pending or instant_winner(state) != state.winner):
        yield broken("end.instant", "not-won", seat=state.winner)
    if pending and state.passes >= len(state.seats):
        yield broken("unable.empty-stack", "passes", passes=state.passes)


def _preparing(state: AmberState) -> Iterator[Violation]:
    """What is open before the first turn is open in its order, and nothing has been played yet."""
    yield from begun_too_soon(state, PREPARING, PREPARING, ())
    if Begin() not in state.pending:
        return
    network = state.network
    played = (network.tiles, state.discards, state.passes, *(player.given_up for player in state.players))
    if any(played) or state.coins_at != {*network.castles.values(), *network.villages}:
        yield broken("setup.stack", "begun")
    if state.first and ChooseFirst() in state.pending:
        yield broken("setup.first-player", "chosen", seat=state.first)
    size, hands = state.box.totals.hand_size, [len(player.hand) for player in state.players]
    if state.pending[-1] == DealHands():  # to one after the other
        wrong = [n for n, (before, hand) in enumerate(pairwise(hands), 1) if hand and before < size]
    else:
        right = 0 if DealHands() in state.pending else size
        wrong = [n for n, hand in enumerate(hands) if hand != right]
    for n in wrong:
        yield broken("setup.shuffle-deal", "dealt", seat=state.seats[n], hand=hands[n])
