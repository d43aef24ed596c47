"""The cards and tiles of Ambis, drawn: allies, lords, locations, rewards. Our own drawings."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import HIDDEN
from ....engine.wording import say
from ....numerals import in_figures
from ....scene import SEATS, SMALL, Face, Node, body, card, card_back, circle, color, icon, text, wrap
from ....scene.hexes import Point
from ....scene.node import Keywords
from ....scene.text import fitted
from ....scene.things import Thing, thing
from ..components import MONSTER, RACE, VALUE, LocationTile, LordCard
from ..rules.payments import pearls_at_least, worth_of
from ..rules.recruiting import price_changes, prices
from ..state import AmbisState, LordInPlay

RACE_COLOUR = {
    "squid": "blue", "shellfish": "green", "crab": "red", "seahorse": "yellow", "jellyfish": "purple",
}  # fmt: skip
RACE_ICON = {race: race for race in RACE_COLOUR} | {"squid": "octopus"}
GUILD_COLOUR = {
    "soldier": "red", "merchant": "green", "mage": "purple", "politician": "blue", "farmer": "yellow",
}  # fmt: skip
GUILD_ICON = {
    "soldier": "sword", "merchant": "scales", "mage": "wand", "politician": "scroll", "farmer": "wheat",
    "ambassador": "ambassador",
}  # fmt: skip
REWARD_ICON = {"pearl": "pearl", "token": "monster", "key": "key"}

LORD_CARD = (124.0, 166.0)
LORD_SMALL = (150.0, 130.0)
LORD_LOW = (150.0, 48.0)
TILE = (150.0, 84.0)
LOW = 46.0
"""The height of a location where there are many."""


def paint(colour: str) -> tuple[str, str]:
    """The ground and the ink of a race's or guild's colour; neutral for none."""
    if colour not in SEATS:
        return color("panel"), color("ink")
    return SEATS[colour].fill, SEATS[colour].ink


def ally(state: AmbisState, key: str, id: str, spot: str | None = None) -> Thing:
    """An exploration card: an ally by race and value, a monster, or a hidden one."""
    label = say(state, "ally", card=id)
    if id == HIDDEN:
        return card_back(key, SMALL, "wave", label=label, spot=spot)
    if id == MONSTER:
        face = Face(MONSTER, "", "monster", tint=color("back"), ink=color("card"))
    else:
        tint, ink = paint(RACE_COLOUR[RACE[id]])
        face = Face("", str(VALUE[id]), RACE_ICON[RACE[id]], tint=tint, ink=ink)
    return card(key, face, SMALL, label=label, spot=spot)


def title(it: LordCard | LocationTile) -> str:
    """What a lord or location is called without its article."""
    return it.name_en.removeprefix("The ")


def lord(state: AmbisState, id: str) -> Thing:
    """A lord: guild, value, name, power, and at the foot the cost: races, forced race, value, key."""
    it, key = state.printed.lords[id], f"lord.{id}"
    tint, ink = paint(GUILD_COLOUR.get(it.guild, ""))
    power = _power(state, it)
    face = Face(title(it), str(it.value), GUILD_ICON[it.guild], power, tint, ink)
    cost = say(state, "cost", races=it.races, forced=it.forced_race, value=it.cost)
    cost += say(state, "gives-key") if it.keys else ""
    label = _label(state, "lord/court", it, cost=cost)
    tip = _tip(state, it, f"{power}\n{say(state, 'cost-line', cost=cost)}") + _now(state, it)
    return card(key, face, LORD_CARD, _cost(it), label=label, tip=tip, spot=f"lord:{id}")


def _now(state: AmbisState, it: LordCard) -> str:
    """What a lord asks of who looks, else of the active seat, now: what changed it, what is missing."""
    seat = state.viewer or state.active
    price, player = prices(state, seat)[it.id], state.player(seat)
    changes = price_changes(state, seat).items()
    by = "".join(say(state, "change", lord=lord, amount=in_figures(more, "+")) for lord, more in changes)
    if not state.shows_hand(seat):
        return "\n" + say(state, "price-now", seat=seat, value=price.cost, by=by)
    worth = worth_of(player.hand)
    due = pearls_at_least(worth, price)
    facts = {
        "forced": "" if price.forced in worth.of_race else price.forced,
        "races": max(0, price.races - len(worth.of_race)),
        "due": due,
        "pearls": max(0, due - player.pearls),
    }
    return "\n" + say(state, "price-now/hand", seat=seat, value=price.cost, by=by, **facts)


def _label(state: AmbisState, key: str, it: LordCard, name: str = "", **facts: object) -> str:
    return say(state, key, name=name or title(it), guild=it.guild, points=it.value, **facts)


def _titled(state: AmbisState, it: LordCard | LocationTile) -> str:
    return say(state, "titled", name=it.name_en, term=it.name_sr)


def _tip(state: AmbisState, it: LordCard, power: str) -> str:
    return f"{say(state, 'titled-lord', titled=_titled(state, it), guild=it.guild)}\n{power} [{it.clause}]"


def _power(state: AmbisState, it: LordCard) -> str:
    return ("→ " if it.arrow else "") + (it.power or say(state, "no-power"))


def _cost(it: LordCard) -> Iterator[Node]:
    w, h = LORD_CARD
    x, y = -w / 2 + 13, h / 2 - 13
    for n in range(it.races):
        forced = n == 0 and bool(it.forced_race)
        radius = 9.0 if forced else 6.0
        fill, ink = paint(RACE_COLOUR[it.forced_race]) if forced else (color("card"), color("ink"))
        yield circle(f"bubble{n}", (x, y), radius, fill=fill, stroke=color("edge"))
        if forced:
            yield icon("forced", RACE_ICON[it.forced_race], (x, y), 13, fill=ink)
        x += radius + 8
    yield text("cost", (x + 1, y + 5), str(it.cost), size=14, bold=True)
    if it.keys:
        yield icon("key", "key", (w / 2 - 14, y), 17)


def location(state: AmbisState, id: str, wide: float = 0) -> Thing:
    """A location: name, symbol and how it scores; at half the height when it is said how `wide`."""
    it, low = state.printed.locations[id], wide > 0
    w, h = (wide, LOW) if low else TILE
    tint, ink = paint(it.symbol_colour)
    symbol = {"trident": "crown", "starfish": "star", "keys": "key"}[it.symbol]
    how = scoring(state, it)
    tip = f"{_titled(state, it)}\n{how} [{it.clause}]"
    name = wrap(title(it), w - 38, 11.5, bold=True, max_lines=1 if low else 3)
    tight = low or len(name) > 2
    beside = 32 if low else 9
    first, seal = -h / 2 + (14 if tight else 19), (-w / 2 + 16, -h / 2 + 15)
    above = first + (2 if low else 14 * len(name) - (7 if tight else 3))
    letters, words = fitted(how, w - 7 - beside, h / 2 - above - 3)
    return thing(
        f"tile.{id}",
        (w, h),
        body((-w / 2, -h / 2, w, h), color("card"), color("edge"), radius=10),
        circle("seal", seal, 11, fill=tint, stroke=color("edge")),
        icon("symbol", symbol, seal, 14, fill=ink),
        text("name", (-w / 2 + 32, first), "\n".join(name), size=11.5, bold=True),
        text("how", (-w / 2 + beside, above + letters), "\n".join(words), size=letters),
        label=f"{it.name_en}: {how}",
        tip=tip,
        spot=f"location:{id}",
    )


def scoring(state: AmbisState, it: LocationTile) -> str:
    """How a location scores, as a few words."""
    counted = say(state, f"counted/{it.count}", what=it.count_arg, guild=it.count_arg)
    if it.per == 0:
        return counted
    per = {1: "+ ", -1: "− 1 "}.get(it.per, f"+ {it.per} ")
    start = f"{it.base} " if it.base else ""
    return (start + per + counted).removeprefix("+ ")


def reward(key: str, at: Point, goods: tuple[str, ...], wide: float) -> Iterator[Node]:
    """The symbols of one alternative of a threat space, in a row that is no wider than told."""
    step = min(18, wide / len(goods))
    for n, good in enumerate(goods):
        x = at[0] + (n - (len(goods) - 1) / 2) * step
        yield icon(f"{key}.{n}", REWARD_ICON[good], (x, at[1]), step - 1)


def is_low(state: AmbisState, each: LordInPlay) -> bool:
    """Whether a lord can be told by its name alone: it has no power, or one that is over."""
    it = state.printed.lords[each.id]
    return not each.rotated and (it.arrow or not it.power)


def small_lord(state: AmbisState, each: LordInPlay, size: Point = LORD_SMALL) -> Thing:
    """A lord in front of a player, with its marks; its whole card is in the tip."""
    it, key = state.printed.lords[each.id], f"lord.{each.id}"
    tint, ink = paint(GUILD_COLOUR.get(it.guild, ""))
    power = _power(state, it)
    if each.used:
        power = say(state, "used-power", power=power)
    words = "" if each.rotated or size == LORD_LOW else power
    face = Face(title(it), str(it.value), GUILD_ICON[it.guild], words, tint, ink)
    marks = (("gives-key", it.keys > 0 and not each.rotated), ("rotated", each.rotated), ("used", each.used))
    label = _label(state, "lord", it, it.name_en) + "".join(
        say(state, mark, lord=each.id) for mark, on in marks if on
    )
    effect = say(state, "rotated-power", lord=each.id) if each.rotated else power
    tip, spot = _tip(state, it, effect), f"lord:{each.id}"
    gives = [icon("key", "key", (0, 13 - size[1] / 2), 15, fill=ink)] if it.keys else []
    k: Keywords = {"turn": 90 if each.rotated else 0, "label": label, "tip": tip, "spot": spot}
    shown = card(key, face, size, gives, foot=8, **k)
    return Thing(shown.high, shown.wide, shown.draw) if each.rotated else shown
