"""3 Take control of a location: with three keys, or by an ambassador; which lords are tucked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain, combinations
from typing import Annotated

from msgspec.structs import replace

from ....engine import Among, AnyOrder, Drawing, Move, Seat, Tell, Violation, broken, without
from ..components import DRAW_MOST, KEYS_NEEDED, LocationName, LordName
from ..state import AmbisState, OfActive
from .lords import ENTERING, Declinable, gives_key, has, keys, marked
from .turn import Control

# -- locations from the pile ----------------------------------------------------------------


class OpenLocation(Drawing, clause="setup.location-open"):
    """Chance turns up the first open location."""

    pile = "location_pile"

    def turned_up(self, state: AmbisState, location: str, tell: Tell) -> AmbisState:
        tell("setup.location-open", "locations-open", None, tiles=(location,))
        return replace(state, open_locations=(location,))


def nobody_draws(state: AmbisState, ambassador: str) -> Iterator[Violation]:
    """Why no location is due: the ambassador is not there, or without one there are too few keys."""
    seat = state.active
    if ambassador and has(state.player(seat), ambassador) is None:
        yield broken("location.ambassador", "missing", seat=seat, lord=ambassador)
    elif not ambassador and keys(state, seat) < KEYS_NEEDED:
        yield broken("location.trigger", "few", seat=seat, keys=keys(state, seat), needed=KEYS_NEEDED)


class TileDraw(Drawing, clause="location.option-draw"):
    """Chance turns up `left` more locations; `ambassador` is the lord that draws, if no keys are used."""

    pile = "location_pile"
    left: int
    tiles: tuple[str, ...] = ()
    ambassador: str = ""

    @property
    def rule(self) -> str:
        return "location.ambassador" if self.ambassador else self.clause

    def turned_up(self, state: AmbisState, location: str, tell: Tell) -> AmbisState:
        tiles = (*self.tiles, location)
        tell(self.rule, "draws-location", state.active, location=location)
        if self.left > 1:
            return state.push(TileDraw(self.left - 1, tiles, self.ambassador))
        return state.push(Drawn(tiles, self.ambassador))

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        yield from nobody_draws(state, self.ambassador)
        if not 1 <= self.left <= len(state.location_pile):
            yield broken("location.option-draw", "few", left=self.left, pile=len(state.location_pile))
        elif (number := self.left + len(self.tiles)) > DRAW_MOST:
            yield broken("location.option-draw", number=number)


class Tile(Move, clause="setup.location-open", answers=(OpenLocation, TileDraw), spot="card:{location}"):
    """Chance turns up the top location of the pile."""

    location: LocationName

    def play(self, state: AmbisState, frame: OpenLocation | TileDraw, tell: Tell) -> AmbisState:
        pile = without(state.location_pile, self.location)
        return frame.turned_up(replace(state.pop(), location_pile=pile), self.location, tell)


class Drawn(OfActive, clause="location.option-draw", forced=True):
    """One of the locations drawn must be taken."""

    tiles: tuple[str, ...]
    ambassador: str = ""

    @property
    def rule(self) -> str:
        return "location.ambassador" if self.ambassador else self.clause

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        yield from nobody_draws(state, self.ambassador)
        if not self.tiles:
            yield broken("location.option-draw", "none")
        elif (number := len(self.tiles)) > DRAW_MOST:
            yield broken("location.option-draw", number=number)


class OpenChoice(OfActive, clause="location.ambassador"):
    """An ambassador takes an open location, because the pile is empty."""

    ambassador: str

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        yield from nobody_draws(state, self.ambassador)
        if not state.open_locations:
            yield broken("location.ambassador", "none")
        elif state.location_pile:
            yield broken("location.ambassador", "pile")


# -- which location -------------------------------------------------------------------------


Way = Control | Drawn | OpenChoice
"""The questions that are answered by taking a location."""


class WithKeys(Move):
    """An answer that takes three keys, but for an ambassador's."""

    def elsewhere(self, state: AmbisState) -> Iterator[Violation]:
        if self.seat == state.active and not state.open(TileDraw, Drawn, OpenChoice):
            yield from nobody_draws(state, "")


class Occupy(
    WithKeys,
    clause="location.option-open",
    answers=(Control, Drawn, OpenChoice),
    spot="location:{location}",
    exact=True,
):
    """Take control of a location: an open one, or one of those drawn."""

    location: LocationName

    def granted_by(self, frame: Way) -> str:
        return self.clause if isinstance(frame, Control) else frame.rule

    @classmethod
    def proposals(cls, state: AmbisState, frame: Way) -> list[Occupy]:
        tiles = frame.tiles if isinstance(frame, Drawn) else state.open_locations
        return [cls(state.active, tile) for tile in tiles]

    @classmethod
    def near(cls, state: AmbisState, frame: Way) -> list[Occupy]:
        """After drawing the open locations are out of reach (ruling.diff-and-or-location)."""
        return [cls(state.active, tile) for tile in state.open_locations]

    def violations(self, state: AmbisState, frame: Way) -> Iterator[Violation]:
        if isinstance(frame, Drawn):
            if self.location not in frame.tiles:
                yield broken(frame.rule, "drawn", location=self.location, tiles=frame.tiles)
        elif self.location not in state.open_locations:
            yield broken("location.option-open", location=self.location)

    def play(self, state: AmbisState, frame: Way, tell: Tell) -> AmbisState:
        """The location is taken, by keys or by the ambassador; others that were drawn become available."""
        if not isinstance(frame, Drawn):
            state = replace(state, open_locations=without(state.open_locations, self.location))
        elif opened := without(frame.tiles, self.location):  # location.rest-open
            tell("location.rest-open", "locations-open", None, tiles=opened)
            state = replace(state, open_locations=state.open_locations + opened)
        if isinstance(frame, Control):
            return state.push(KeyChoice(self.location))
        if not frame.ambassador:
            return state.swap(KeyChoice(self.location))
        covered = (frame.ambassador,)  # location.ambassador-tucked, else ()
        return place(state.pop(), self.location, covered, tell)


Number = Annotated[int, Among(lambda *_: range(1, DRAW_MOST + 1))]
"""How many locations are drawn for three keys, where the pile holds as many."""


class Draw(WithKeys, clause="location.option-draw", answers=(Control,), spot="button:draw-{number}"):
    """Draw locations from the pile, to keep one of them."""

    number: Number

    def violations(self, state: AmbisState, frame: Control) -> Iterator[Violation]:
        if self.number > len(state.location_pile):
            yield broken("location.option-draw", "pile", pile=len(state.location_pile))

    def play(self, state: AmbisState, frame: Control, tell: Tell) -> AmbisState:
        tell("location.option-draw", "draws-locations", self.seat, n=self.number)
        return state.push(TileDraw(self.number))


class KeyChoice(OfActive, clause="location.choose-keys", forced=True):
    """The player chooses which three keys are used for a location."""

    location: str

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        return nobody_draws(state, "")


class Spend(WithKeys, clause="location.choose-keys", answers=(KeyChoice,)):
    """Choose the keys used: those of the lords named, and tokens for the rest."""

    lords: Annotated[tuple[LordName, ...], AnyOrder]

    @classmethod
    def proposals(cls, state: AmbisState, frame: KeyChoice) -> list[Spend]:
        """Every choice of lords whose keys, with tokens, make three."""
        player = state.player(state.active)
        lords = [lord.id for lord in player.lords if gives_key(state.box, lord)]
        counts = range(max(0, KEYS_NEEDED - player.keys), KEYS_NEEDED + 1)
        ways, place = (combinations(lords, count) for count in counts), list(state.box.lords).index
        return [cls(state.active, tuple(sorted(way, key=place))) for way in chain(*ways)]

    def spots(self, state: AmbisState) -> tuple[str, ...]:
        tokens = KEYS_NEEDED - len(self.lords)
        return (*(f"lord:{lord}" for lord in self.lords), *((f"keys:{tokens}",) if tokens > 0 else ()))

    def violations(self, state: AmbisState, frame: KeyChoice) -> Iterator[Violation]:
        """The lords give keys, and with tokens there are exactly three."""
        player = state.player(self.seat)
        for name in self.lords:
            lord = has(player, name)
            if lord is not None and lord.under:
                yield broken("location.keys-spent", lord=name, location=lord.under)
            elif lord is None or not gives_key(state.box, lord):
                yield broken("location.key-sources", lord=name)
        tokens = KEYS_NEEDED - len(self.lords)
        if not 0 <= tokens <= player.keys or len(set(self.lords)) < len(self.lords):
            yield broken("location.choose-keys", tokens=player.keys, lords=self.lords)

    def play(self, state: AmbisState, frame: KeyChoice, tell: Tell) -> AmbisState:
        """Tokens go back to their pile, lords are tucked."""
        state = state.pop()
        tokens = KEYS_NEEDED - len(self.lords)
        if tokens:  # location.key-tokens-return
            tell("location.key-tokens-return", "returns-keys", self.seat, n=tokens)
            state = state.change(self.seat, keys=state.player(self.seat).keys - tokens)
        return place(state, frame.location, self.lords, tell)


def place(state: AmbisState, location: str, lords: tuple[str, ...], tell: Tell) -> AmbisState:
    """The location lies in front of the active player, the lords used are under it."""
    seat = state.active
    tell("location.place", "takes-location", seat, location=location, lords=lords)
    state = state.change(seat, locations=(*state.player(seat).locations, location))  # location.place
    for lord in lords:  # location.tuck-lords
        state = state.change(seat, lords=marked(state.player(seat), lord, under=location))
    return smokers_may_follow(state, location, tell)


def swap_tiles(state: AmbisState, seat: Seat, old: str, new: str) -> AmbisState:
    """With one of the seat's locations replaced; the lords under it stay where they are."""
    player = state.player(seat)
    tiles = tuple(new if tile == old else tile for tile in player.locations)
    lords = tuple(replace(lord, under=new) if lord.under == old else lord for lord in player.lords)
    return state.change(seat, locations=tiles, lords=lords)


def smokers_may_follow(state: AmbisState, location: str, tell: Tell) -> AmbisState:
    """Whoever takes Black Smokers may exchange them at once, while the pile holds a location."""
    if location != "black-smokers":
        return state
    if not state.location_pile:
        tell("locscore.black-smokers", "smokers-stay", state.active)
        return state
    return state.push(BlackSmokers())  # locscore.black-smokers, else state


class BlackSmokers(Declinable, clause="locscore.black-smokers"):
    """Black Smokers may be exchanged for a location of the pile."""

    declined = "keeps-smokers"

    def defects(self, state: AmbisState) -> Iterator[Violation]:
        if "black-smokers" not in state.player(state.active).locations:
            yield broken("locscore.black-smokers", "missing", seat=state.active)


LocationDrawn = Annotated[LocationName, Among(lambda state, *_: state.location_pile)]
"""A location of the pile that was drawn."""


class Relocate(Move, clause="locscore.black-smokers", answers=(BlackSmokers,), spot="location:{location}"):
    """Black Smokers: exchange them for a location of the pile."""

    location: LocationDrawn

    def play(self, state: AmbisState, frame: BlackSmokers, tell: Tell) -> AmbisState:
        """Black Smokers go into the pile, which is shuffled (ruling.black-smokers)."""
        tell("locscore.black-smokers", "relocates", self.seat, location=self.location)
        pile = tuple(sorted((*without(state.location_pile, self.location), "black-smokers")))
        state = replace(state.pop(), location_pile=pile)
        return swap_tiles(state, self.seat, "black-smokers", self.location)


def ambassador(name: str, state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """An ambassador takes a location by itself: one of those drawn, or an open one if the pile is empty."""
    card = state.box.lords[name]
    drawn = min(card.params["draw"], len(state.location_pile))
    if drawn:  # location.ambassador
        tell(card.clause, "ambassador-draws", seat, lord=name, n=drawn)
        return state.push(TileDraw(drawn, (), name))
    return state.push(OpenChoice(name)) if state.open_locations else state


ENTERING |= {
    name: partial(ambassador, name)
    for name in (
        "hermit",  # power.hermit
        "sage",  # power.sage
        "elder",  # power.elder
    )
}
