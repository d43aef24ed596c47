"""Everything that makes a position impossible, by clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from ....engine import Frame, Supply, Violation, begun_too_soon, broken, misplaced
from ..components import KEYS_NEEDED, MONSTER, RACE, RACES, THREAT_SPACES
from ..rules.activated import OWNERS, OwnMoment
from ..rules.court import CourtStep, LordDraw, SchemedLord
from ..rules.exploring import BeforeShuffle, CardShown, Encounter, ExplorationEnd, Reveal
from ..rules.locations import BlackSmokers, Drawn, KeyChoice, OpenChoice, OpenLocation, TileDraw
from ..rules.lords import EnterPlay, OfPower, has, key_tokens_left, keys, location_due
from ..rules.monsters import Reward
from ..rules.recruiting import Affiliation
from ..rules.setting_up import FirstPlayer
from ..rules.soldiers import Assassination, Discards
from ..rules.tokens import TokenDraw, TokenTheft
from ..rules.turn import Action, Control, Finish, NextTurn, TurnStart
from ..state import AmbisState


def _cards(state: AmbisState) -> Iterable[str]:
    played = chain.from_iterable(frame.cards for frame in state.pending if isinstance(frame, Affiliation))
    held = (card for player in state.players for card in player.hand + player.affiliated)
    return (*state.discards, *filter(None, state.track), *chain(*state.council), *held, *played)


def _lords(state: AmbisState) -> Iterable[str]:
    entering = (frame.lord for frame in state.pending if isinstance(frame, EnterPlay))
    in_play = (lord.id for player in state.players for lord in player.lords)
    return (*state.removed, *filter(None, state.court), *in_play, *entering)


def _locations(state: AmbisState) -> Iterator[str]:
    yield from state.open_locations
    yield from chain.from_iterable(player.locations for player in state.players)
    for frame in state.pending:
        if isinstance(frame, TileDraw | Drawn):
            yield from frame.tiles
        elif isinstance(frame, KeyChoice):
            yield frame.location


def _tokens(state: AmbisState) -> Iterator[int]:
    return chain.from_iterable(player.tokens for player in state.players)


CARDS = Supply[AmbisState]("setup.exploration-cards", lambda s: s.box.exploration, _cards, "deck")
LORDS = Supply[AmbisState]("setup.lord-cards", lambda s: [*s.box.lords], _lords, "lord_deck")
LOCATIONS = Supply[AmbisState](
    "setup.location-tiles", lambda s: [*s.box.locations], _locations, "location_pile"
)
TOKENS = Supply[AmbisState]("setup.monster-tokens", lambda s: s.box.monster_tokens, _tokens, "pool")
SUPPLIES = (CARDS, LORDS, LOCATIONS, TOKENS)

EXPLORING = (BeforeShuffle, CardShown, Reveal, Reward, ExplorationEnd)
"""Questions while which cards may lie on the exploration track."""

STEPS = (Action, Control, Finish, NextTurn, TurnStart)
"""The steps of a turn, under which nothing else is open."""


UPON: dict[type[Frame], type | tuple[type, ...]] = {
    **dict.fromkeys((BeforeShuffle, CardShown, Reveal, ExplorationEnd), Control),
    Reward: (Control, ExplorationEnd),
    TokenDraw: (Control, ExplorationEnd, TokenDraw),
    CourtStep: Control,
    EnterPlay: (Control, CourtStep),
    Affiliation: (Control, CourtStep, EnterPlay),
    **dict.fromkeys((OfPower, SchemedLord, TokenTheft, OpenChoice), (Control, CourtStep)),
    **dict.fromkeys((TileDraw, Drawn, BlackSmokers), (Control, CourtStep)),
    Assassination: (Control, CourtStep, Assassination),
    Discards: (Control, CourtStep, NextTurn, Discards),
    KeyChoice: Control,
    LordDraw: (Control, CourtStep, OwnMoment, OpenLocation, LordDraw),
}
"""What lies directly below a question; a text may leave out what still comes of a recruitment, or a fight."""


def component_defects(state: AmbisState) -> Iterator[Violation]:
    """What is missing, there too often, or where it cannot be; on a view hidden things are only counted."""
    for supply in SUPPLIES:
        yield from supply.defects(state)
    for race, pile in zip(RACES, state.council, strict=True):
        if strangers := tuple(card for card in pile if RACE.get(card, race) != race):
            yield broken("explore.to-council", pile=race, cards=strangers)
    if any(MONSTER in player.hand + player.affiliated for player in state.players):
        yield broken("ally.monster-cards")
    if key_tokens_left(state) < 0 or any(player.keys < 0 for player in state.players):
        yield broken("setup.key-tokens", out=sum(player.keys for player in state.players))
    for seat, player in state.seated:
        for lord in player.lords:
            if lord.under and lord.under not in player.locations:
                yield broken("location.tuck-lords", lord=lord.id, location=lord.under)
        if player.pearls < 0:
            yield broken("setup.treasury", seat=seat, pearls=player.pearls)


def defects(state: AmbisState) -> Iterator[Violation]:
    """Every defect of the position: of its components, and of how far the game has come."""
    for defects_of in (component_defects, _seat_defects, _end_defects, _turn_defects, _first_defects):
        yield from defects_of(state)
    if not 1 <= state.threat <= THREAT_SPACES:
        yield broken("setup.threat-token", threat=state.threat)
    due = {frame.space for frame in state.pending if isinstance(frame, LordDraw)}
    there = [lord != "" or space in due for space, lord in enumerate(state.court, 1)]
    if sorted(there) != there and not state.open(CourtStep, TurnStart):
        yield broken("court.shift", "gap")
    if not state.open(CourtStep, LordDraw, TurnStart):
        lords = len(state.court) - state.court.count("")
        if lords <= state.box.refill_when_at_most and state.lord_deck:
            yield broken("court.refill", "short", lords=lords)
    if any(state.track) and not state.open(*EXPLORING):
        yield broken("explore.end", "track", cards=tuple(filter(None, state.track)))
    supply = state.open_locations or state.location_pile
    drawing = [
        frame.ambassador for frame in state.pending if isinstance(frame, TileDraw | Drawn | OpenChoice)
    ]
    for seat, player in state.seated if state.pending else ():
        enters = seat == state.active and state.open(CourtStep, EnterPlay)
        for lord in player.lords if supply and not enters else ():
            ambassador = state.box.lords[lord.id].guild == "ambassador"
            if ambassador and not lord.under and lord.id not in drawing:
                yield broken("location.ambassador-tucked", lord=lord.id)
        if (seat != state.active or state.open(Action)) and location_due(state, seat):
            yield broken("location.trigger", seat=seat, keys=keys(state, seat))
    most = KEYS_NEEDED - 1 + max(goods.count("key") for goods in chain(*state.box.rewards))
    if location_due(state, state.active) and (number := keys(state, state.active)) > most:
        yield broken("location.trigger", "many", seat=state.active, keys=number, most=most)


def _first_defects(state: AmbisState) -> Iterator[Violation]:
    """Before the first turn nothing is gained or spent; Court and location are turned up one by one."""
    same = (
        "turn",
        "discards",
        "track",
        "threat",
        "buyers",
        "council",
        "removed",
        "passes",
        "players",
    )
    early = (FirstPlayer, OpenLocation)
    yield from begun_too_soon(state, (TurnStart, FirstPlayer, OpenLocation, LordDraw), early, same)
    if not state.open(*early):
        return
    spaces = {frame.space for frame in state.pending if isinstance(frame, LordDraw)}
    if spaces != {space for space, lord in enumerate(state.court, 1) if not lord}:
        yield broken("setup.court", "first", spaces=len(spaces))
    if len(state.open_locations) != (0 if OpenLocation() in state.pending else 1):
        yield broken("setup.location-open", "first")


def _seat_defects(state: AmbisState) -> Iterator[Violation]:
    """Marks that no lord can have, lords that cannot lie together under a location, a hand at the end, more
    lords or allies than a seat can have by now: a recruitment affiliates one, the end one more of each race.
    """
    most = state.box.end_lords
    coming = sum(isinstance(frame, EnterPlay | SchemedLord) for frame in state.pending)
    recruited = coming - bool(state.open(Affiliation)) if state.pending else len(RACES)
    unmatched = 0
    for seat, player in state.seated:
        under: dict[str, list[str]] = {}
        for lord in player.lords:
            if lord.used and lord.id not in OWNERS:
                yield broken("lord.owner-picks-moment", "used", lord=lord.id)
            if lord.under and lord.rotated:
                yield broken("location.lords-not-free", "rotated", lord=lord.id, location=lord.under)
            if lord.under:
                under.setdefault(lord.under, []).append(lord.id)
        for location, ids in under.items():
            cards = [state.box.lords[id] for id in ids]
            alone = len(cards) == 1 and cards[0].guild == "ambassador"
            if not alone and (len(cards) > KEYS_NEEDED or not all(card.keys for card in cards)):
                yield broken("location.tuck-lords", "together", lords=tuple(ids), location=location)
        lords, allies = len(player.lords), len(player.affiliated)
        if lords >= most and not state.ending:
            yield broken("end.seven-lords", "open", seat=seat, lords=lords)
        if lords + bool(coming) < most and state.end_by == "end.seven-lords" and state.ending == seat:
            yield broken("end.seven-lords", "few", seat=seat, lords=lords)
        more = recruited if seat == state.active or not state.pending else 0
        unmatched += max(0, allies - lords - more)
        if unmatched > len(state.removed):
            yield broken("affiliate.one-card", "many", seat=seat, allies=allies, lords=lords)
        if player.hand and not state.pending:
            yield broken("end.discard-hands", "held", seat=seat, n=len(player.hand))


def _end_defects(state: AmbisState) -> Iterator[Violation]:
    """The end is due if, and only if, what brings it about has happened."""
    empty, left = state.court.count(""), len(state.lord_deck)
    if state.end_by == "end.lord-deck" and empty <= left:
        yield broken("end.lord-deck", "enough", spaces=empty, lords=left)
    if state.end_by in ("end.seven-lords", "end.lord-deck"):
        right = state.ending != ""
    elif state.pending:
        right = not state.ending and not state.end_by
    else:  # a limit of turns, or a stalemate, may have ended the game after the last turns had begun
        right = state.end_by != ""
    if not right:
        yield broken("end.finish-turn", "nobody")


def _turn_defects(state: AmbisState) -> Iterator[Violation]:
    """Which steps of a turn are open, and what lasts no longer than a turn."""
    for frame in state.pending[1:]:
        if isinstance(frame, STEPS):
            yield broken(frame.rule, "order", frame=repr(frame.name))
    yield from misplaced(state, UPON)
    tokens = max(goods.count("token") for goods in chain(*state.box.rewards))
    if (due := state.pending.count(TokenDraw())) > tokens:
        yield broken("monster.reward-kinds", "tokens", due=due, most=tokens)
    if not state.pending:
        return
    if isinstance(state.pending[0], Action) and state.buyers:
        yield broken("explore.one-purchase", "early", seats=state.buyers)
    if state.extra_turn and not has(state.player(state.active), "invoker"):
        yield broken("power.invoker", "missing", seat=state.active)
    if state.passes >= len(state.seats):
        yield broken("turn.action-mandatory", "passes", passes=state.passes)
    met = isinstance(state.pending[-1], Encounter)
    least = min(1 + state.track.count(MONSTER) - met, THREAT_SPACES)
    if isinstance(state.pending[-1], CardShown | Reveal) and state.threat < least:
        yield broken("monster.continue", "passed", threat=state.threat, least=least)
    if 0 < state.max_turns < state.turn:
        yield broken("turn.next", "late", turn=state.turn, last=state.max_turns)
