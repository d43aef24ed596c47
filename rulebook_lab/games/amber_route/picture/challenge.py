"""What is being decided at the side of the board: a challenge with its rounds and dice, a gift, a duel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ....engine import numbered
from ....engine.wording import say
from ....scene import SMALL, Node, Thing, bold_word, color, die, icon, path, sign, text, unspoken, written
from ....scene.hexes import Point
from ....scene.layout import Laid, Part, beside, column, fan, flow, panel, prose
from ....scene.shapes import composed
from ..components import DIFFICULTIES, FACES, Difficulty
from ..rules.challenges import Preparing
from ..rules.dice import Challenge, Rolling, Shaping, contest
from ..rules.duels import BLESSED, AttackChoice, Duel
from ..rules.monsters import Monster, MonsterRoll, Struck
from ..rules.one_roll import Trap
from ..rules.rewards import GiftPick, GiftRoll, Receiving
from ..state import AmberRouteState, Dice
from .cards import REWARD_ICON, button, dark_card, gift_card, light_card, tip

HIGH = 410.0
"""How high the panel is at least beside the road."""
DIE = 38.0


def at_stake(state: AmberRouteState) -> bool:
    """Tell whether the panel holds dice and cards to act on, and not a table alone."""
    return state.open(Duel, GiftPick, GiftRoll, Preparing, Challenge) is not None


def decided(state: AmberRouteState, high: float = HIGH) -> Part:
    """Draw what is being decided, or else the reference card, at least so `high`."""
    if duel := state.open(Duel):
        inside, title = _duel(state, duel), say(state, "title/duel", seat=duel.seat, target=duel.target)
    elif gift := state.open(GiftPick) or state.open(GiftRoll):
        inside, title = _gift(state, gift), say(state, "title/gift")
    elif faced := state.open(Preparing) or state.open(Challenge):
        facts = {"difficulty": faced.difficulty, "threat": state.box.dark[faced.card].threat}
        inside, title = _challenged(state, faced), say(state, "title/challenge", seat=faced.seat, **facts)
    else:
        beaten = state.open(Receiving) or state.open(AttackChoice)
        inside, title = [partial(_tables, state)], say(state, "title/beaten" if beaten else "title")
    return panel("panel", title, *inside, high=high)


# -- a challenge ----------------------------------------------------------------------------


def _challenged(state: AmberRouteState, faced: Preparing | Challenge) -> list[Part]:
    kind = state.printed.dark[faced.card]
    first, *terms = _terms(state, faced)
    sentences = column(prose("stands", [first], 13, bold=True), prose("terms", terms, 13))
    parts = [beside(flow([dark_card(state, kind)]), 112, sentences, 120)]
    if isinstance(faced, Preparing):
        words = say(state, "ready", support=faced.support)
        return [*parts, _row(state, "ready", (0,) * faced.dice(state), words)]
    parts += _own_dice(state)
    top = state.pending[-1]
    if isinstance(faced, Monster) and isinstance(top, MonsterRoll):
        parts.append(_row(state, "monster", (0,) * top.count, say(state, "monster-rolls"), color("mark")))
    elif isinstance(faced, Monster) and isinstance(top, Struck):
        words = say(state, "monster-dice", count=top.hits)
        parts.append(_row(state, "monster", top.dice, words, color("mark")))
    return parts


def _terms(state: AmberRouteState, faced: Preparing | Challenge) -> Iterator[str]:
    row = state.box.by_name[faced.difficulty]
    threat = state.box.dark[faced.card].threat
    if threat == "monster":
        life = {"life": row.monster_life, "most": row.monster_life}
        if isinstance(faced, Monster):
            life |= {"life": faced.life, "round": faced.round}
        yield say(state, "life/round" if isinstance(faced, Monster) else "life", **life)
        yield say(state, "you-hit", faces=_faces(state.box.amounts.hit_faces))
        yield say(state, "it-hits", dice=row.monster_dice, faces=_faces(row.monster_hit_faces))
    elif threat == "ghost":
        yield say(state, "total-needed", total=row.ghost_total)
        yield say(state, "total-needed/or", cards=row.ghost_penalty_cards)
    else:
        yield say(state, "set-needed", dice=row.trap_set)
        yield say(state, "set-needed/or")
    yield say(state, "earns", ambers=row.reward_ambers, choice="yes" if row.reward_choice else "no")


def _faces(faces: Dice) -> str:
    return f"{faces[0]}–{faces[-1]}" if len(faces) > 1 else str(faces[0])


def _own_dice(state: AmberRouteState) -> list[Part]:
    """Draw dice to roll, or rolled ones with their arrows and the faces an amber can buy."""
    top = state.top
    if isinstance(top, Rolling):
        words = say(state, "rolls/again" if top.beside else "rolls", seat=top.seat, count=len(top.beside))
        return [_row(state, "own", (0,) * top.count + top.beside, words)]
    return _shaping(state, top) if isinstance(top, Shaping) else []


def _shaping(state: AmberRouteState, top: Shaping) -> list[Part]:
    words = say(state, "dice", seat=top.seat, standing=_standing(state, top))
    named = zip(top.dice, numbered(map(str, top.dice)), strict=True)
    dice = [Thing(DIE, 94, partial(_turned, state, n, face, name)) for n, (face, name) in enumerate(named)]
    dice += [Thing(DIE, 94, partial(_bought, state, n, face)) for n, face in enumerate(top.bought)]
    parts = [flow([written("own.words", words, 13, bold=True)]), fan(dice, 8)]
    return [*parts, flow(_faces_to_buy(state), 8)] if contest(state).amber_dice else parts


def _turned(state: AmberRouteState, n: int, face: int, name: str, at: Point) -> Iterator[Node]:
    """Draw a die that can be turned up and down."""
    yield from die(f"own.{n}", face, DIE, spot=f"die:{name}", label=_named(state, face)).draw(at)
    for verb, side in (("raise", -1), ("lower", 1)):
        yield from composed(
            f"own.{n}.{verb}",
            (at[0], at[1] + side * 35),
            button((-17, -12, 34, 24), "panel", 6),
            path("sign", f"M-7 {-4 * side}h14l-7 {9 * side}z", fill=color("ink")),
            spot=f"{verb}:{face}",
            label=say(state, verb, face=face),
            tip=tip(state, say(state, "turn-die"), say(state, "turn-die/rule")),
        )


def _bought(state: AmberRouteState, n: int, face: int, at: Point) -> Iterator[Node]:
    words, under = say(state, "amber-die", face=face), (at[0], at[1] + 34)
    yield from die(f"bought.{n}", face, DIE, label=words).draw(at)
    yield icon(f"bought.{n}.sign", "amber", under, 20, fill=color("amber"), tip=words)


def _standing(state: AmberRouteState, top: Shaping) -> str:
    """Tell what the dice come to as they lie, by what they were rolled for."""
    dice, below = top.dice + top.bought, contest(state)
    if isinstance(below, Monster):
        return say(state, "hits", count=below.hits(state, dice))
    if isinstance(below, Trap):
        equal = max(map(dice.count, dice))
        return say(state, "equal" if equal > 1 else "equal/none", count=equal)
    return say(state, "total", count=sum(dice))


def _faces_to_buy(state: AmberRouteState) -> Iterator[Thing]:
    yield sign("buy.sign", "amber", 18, fill=color("amber"), tip=say(state, "has-loose"))
    yield written("buy.words", say(state, "buys"), fill=color("muted"))
    for face in FACES:
        words = tip(state, say(state, "bought-die", face=face), say(state, "bought-die/rule"))
        label = say(state, "buy-die", face=face)
        yield die(f"buy.{face}", face, 28, spot=f"face:{face}", label=label, tip=words)


def _named(state: AmberRouteState, face: int) -> str:
    """Call a die by what it shows; face 0 is one not rolled yet."""
    return say(state, "own-die" if face else "own-die/unrolled", face=face)


def _row(state: AmberRouteState, key: str, dice: Dice, words: str, ink: str | None = None) -> Part:
    """Draw dice that nobody changes, with a heading."""
    heading = flow([written(f"{key}.words", words, 13, bold=True, fill=ink)])
    return column(heading, fan(list(_dice(state, key, dice, DIE)), 8), gap=4)


def _dice(state: AmberRouteState, key: str, dice: Dice, size: float) -> Iterator[Thing]:
    for n, face in enumerate(dice):
        yield die(f"{key}.{n}", face, size, label=_named(state, face))


# -- gifts and duels ------------------------------------------------------------------------


def _gift(state: AmberRouteState, gift: GiftPick | GiftRoll) -> list[Part]:
    kind = state.printed.gifts[gift.card]
    table = column(*(_gains(state, face, kind.faces[face - 1]) for face in FACES), gap=0)
    parts = [beside(flow([gift_card(state, kind)]), 112, table, 206)]
    if isinstance(gift, GiftRoll):
        return [*parts, _row(state, "gifts", (0,) * len(state.seats), say(state, "die-each"))]
    dice = []
    for face, name in zip(gift.dice, numbered(map(str, gift.dice)), strict=True):
        label = say(state, "gift-die", face=face, gains=kind.faces[face - 1])
        dice.append(die(f"gifts.{name}", face, DIE, spot=f"die:{face}", label=label))
    heading = written("gifts.words", say(state, "picks", seat=gift.seat), 13, bold=True)
    return [*parts, flow([heading]), fan(dice, 8)]


def _gains(state: AmberRouteState, face: int, gains: tuple[str, ...]) -> Part:
    """Draw a line of a gift's table: what a face brings."""
    called, key = state.game.texts.name, f"table.{face}"
    row = [die(key, face, 20, label=_named(state, face))]
    row += [sign(f"{key}.{n}", REWARD_ICON[gain], 16, tip=called(gain)) for n, gain in enumerate(gains)]
    words = " + ".join(called(gain, "short") for gain in gains)
    return flow([*row, written(f"{key}.words", words, 11)], 4)


def _duel(state: AmberRouteState, duel: Duel) -> list[Part]:
    parts: list[Part] = []
    sides = ((duel.seat, duel.attack, "attack"), (duel.target, duel.defence, "defence"))
    for seat, dice, what in sides:
        words = say(state, f"{what}/total" if dice else what, seat=seat, total=sum(dice))
        heading = written(f"{what}.words", words, 13, bold=True)
        laid = duel.laid(seat)
        named = zip(laid, numbered(laid), strict=True)
        cards = [_laid(state, f"{what}.{name}", card) for card, name in named]
        parts += [flow([heading, *_dice(state, f"{what}.die", dice, 22)], 8), fan(cards, 4)]
    return [*parts, *_own_dice(state)]


def _laid(state: AmberRouteState, key: str, card: str) -> Thing:
    if card == BLESSED:
        return Thing(*SMALL, lambda at: [icon(key, "star", at, 30)])
    return light_card(state, f"laid.{key}", card)


# -- nothing in progress --------------------------------------------------------------------


def _tables(state: AmberRouteState, left: float, top: float, wide: float) -> Laid:
    """Draw the reference card: what each difficulty means."""
    step, muted, nodes = min(79, (wide - 164) / 2), color("muted"), list[Node]()
    columns = [(name, left + 125 + n * step) for n, name in enumerate(DIFFICULTIES)]
    called = state.game.texts.name
    for name, at in columns:
        head = bold_word(f"head.{name}", (at, top + 16), called(name), 12)
        nodes += unspoken([head])  # every figure says what it is
    for n, (key, figure) in enumerate(FIGURES):
        base, what = top + 42 + n * 25, say(state, key)
        nodes += unspoken([text(f"table.{n}", (left + 5, base), what, size=12, fill=muted)])
        for name, at in columns:
            words = called(figure(state.box.by_name[name]))
            title = f"{called(name)}, {what}: {words}"
            key = f"table.{n}.{name}"
            nodes.append(text(key, (at, base), words, size=13, anchor="middle", label=title, tip=title))
    faces, high = _faces(state.box.amounts.hit_faces), 46.0 + len(FIGURES) * 25
    notes = [say(state, key, faces=faces) for key in ("note-hits", "note-shift", "note-amber")]
    legend = prose("note", notes)(left + 5, top + high, wide - 10)
    return Laid([*nodes, *legend.nodes], high + legend.high)


FIGURES: tuple[tuple[str, Callable[[Difficulty], object]], ...] = (
    ("symbols-alike", lambda row: DIFFICULTIES.index(row.name)),
    ("monster-life", lambda row: row.monster_life),
    ("its-dice", lambda row: row.monster_dice),
    ("it-hits-on", lambda row: _faces(row.monster_hit_faces)),
    ("ghost-total", lambda row: row.ghost_total),
    ("cards-lost", lambda row: row.ghost_penalty_cards),
    ("equal-dice", lambda row: row.trap_set),
    ("reward-ambers", lambda row: row.reward_ambers),
    ("card-or-escort", lambda row: row.reward_choice),
)
"""The lines of the reference card."""
