"""What is being decided at the side of the board: a challenge with its rounds and dice, a gift, a duel."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine import numbered
from ....engine.wording import say
from ....scene import Node, color, die, group, icon, path, text, wrap
from ....scene.hexes import Point
from ..components import DIFFICULTIES, FACES, Difficulty
from ..rules.challenges import Preparing
from ..rules.dice import Challenge, Rolling, Shaping, contest
from ..rules.duels import BLESSED, AttackChoice, Duel
from ..rules.monsters import Monster, MonsterRoll, Struck
from ..rules.one_roll import Trap
from ..rules.rewards import GiftPick, GiftRoll, Receiving
from ..state import AmberRouteState, Dice
from .cards import REWARD_ICON, button, dark_card, gift_card, light_card, tip

Box = tuple[float, float, float, float]
DIE, STEP = 38.0, 46.0


def at_stake(state: AmberRouteState) -> bool:
    """Tell whether the panel holds dice and cards to act on, and not a table alone."""
    return any(state.under(kind) for kind in (Duel, GiftPick, GiftRoll, Preparing, Challenge))


def panel(state: AmberRouteState, box: Box) -> tuple[str, Iterator[Node]]:
    """Write the panel's heading, and draw what it holds."""
    if duel := state.under(Duel):
        return say(state, "title/duel", seat=duel.seat, target=duel.target), _duel(state, duel, box)
    if gift := state.under(GiftPick) or state.under(GiftRoll):
        return say(state, "title/gift"), _gift(state, gift, box)
    if faced := state.under(Preparing) or state.under(Challenge):
        facts = {"difficulty": faced.difficulty, "threat": state.box.dark[faced.card].threat}
        return say(state, "title/challenge", seat=faced.seat, **facts), _challenged(state, faced, box)
    beaten = state.under(Receiving) or state.under(AttackChoice)
    return say(state, "title/beaten" if beaten else "title"), _tables(state, box)


# -- a challenge ----------------------------------------------------------------------------


def _challenged(state: AmberRouteState, faced: Preparing | Challenge, box: Box) -> Iterator[Node]:
    x, y, width, _ = box
    yield from dark_card(state, f"dark.{faced.card}", (x + 66, y + 112), state.printed.dark[faced.card])
    for n, line in enumerate(_terms(state, faced, min(200, width - 142))):
        yield text(f"terms.{n}", (x + 130, y + 52 + n * 19), line, size=13, bold=n == 0)
    at = (x + 12, y + 218)
    if isinstance(faced, Preparing):
        words = say(state, "ready", support=faced.support)
        yield from _row(state, "ready", at, (0,) * faced.dice(state), words, width - 24)
        return
    yield from _own_dice(state, at, width - 24)
    if isinstance(faced, Monster):
        yield from _monster_dice(state, (x + 12, y + 232), width - 24)


def _terms(state: AmberRouteState, faced: Preparing | Challenge, width: float) -> Iterator[str]:
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
    choice = "yes" if row.reward_choice else "no"
    yield from wrap(say(state, "earns", ambers=row.reward_ambers, choice=choice), width, 13)


def _faces(faces: Dice) -> str:
    return f"{faces[0]}-{faces[-1]}" if len(faces) > 1 else str(faces[0])


def _own_dice(state: AmberRouteState, at: Point, room: float) -> Iterator[Node]:
    """Draw dice to roll, or rolled ones with their arrows and the faces an amber can buy."""
    top = state.pending[-1] if state.pending else None
    if isinstance(top, Rolling):
        key = "rolls/again" if top.beside else "rolls"
        words = say(state, key, seat=top.seat, count=len(top.beside))
        yield from _row(state, "own", at, (0,) * top.count + top.beside, words, room)
    elif isinstance(top, Shaping):
        yield from _shaping(state, top, at, room)


def _shaping(state: AmberRouteState, top: Shaping, at: Point, room: float) -> Iterator[Node]:
    x, y = at
    step = _step(len(top.dice + top.bought), room)
    words = say(state, "dice", seat=top.seat, standing=_standing(state, top))
    yield text("own.words", (x, y + 4), words, size=13, bold=True)
    for n, (face, name) in enumerate(zip(top.dice, numbered(map(str, top.dice)), strict=True)):
        middle, label = (x + (n + 0.5) * step, y + 62), _named(state, face)
        yield from die(f"own.{n}", middle, face, DIE, spot=f"die:{name}", label=label)
        for verb, side in (("raise", -1), ("lower", 1)):
            key, place = f"own.{n}.{verb}", (middle[0], middle[1] + side * 35)
            words = tip(state, say(state, "turn-die"), say(state, "turn-die/rule"))
            yield group(key, place, spot=f"{verb}:{face}", label=say(state, verb, face=face), tip=words)
            yield button(f"{key}.shape", (-17, -12, 34, 24), "panel", 6, key)
            yield path(f"{key}.sign", f"M-7 {-4 * side}h14l-7 {9 * side}z", fill=color("ink"), parent=key)
    for n, face in enumerate(top.bought):
        middle = (x + (len(top.dice) + n + 0.5) * step, y + 62)
        words, under = say(state, "amber-die", face=face), (middle[0], middle[1] + 34)
        yield from die(f"bought.{n}", middle, face, DIE, label=words)
        yield icon(f"bought.{n}.sign", "amber", under, 20, fill=color("amber"), tip=words)
    if contest(state).amber_dice:
        yield from _faces_to_buy(state, (x, y + 130))


def _standing(state: AmberRouteState, top: Shaping) -> str:
    """Tell what the dice come to as they lie, by what they were rolled for."""
    dice, below = top.dice + top.bought, contest(state)
    if isinstance(below, Monster):
        return say(state, "hits", count=below.hits(state, dice))
    if isinstance(below, Trap):
        equal = max(map(dice.count, dice))
        return say(state, "equal" if equal > 1 else "equal/none", count=equal)
    return say(state, "total", count=sum(dice))


def _faces_to_buy(state: AmberRouteState, at: Point) -> Iterator[Node]:
    x, y = at
    yield icon("buy.sign", "amber", (x + 10, y), 18, fill=color("amber"), tip=say(state, "has-loose"))
    yield text("buy.words", (x + 24, y + 4), say(state, "buys"), size=12, fill=color("muted"))
    for face in FACES:
        words = tip(state, say(state, "bought-die", face=face), say(state, "bought-die/rule"))
        label, at_face = say(state, "buy-die", face=face), (x + 82 + (face - 1) * 36, y)
        yield from die(f"buy.{face}", at_face, face, 28, spot=f"face:{face}", label=label, tip=words)


def _monster_dice(state: AmberRouteState, at: Point, room: float) -> Iterator[Node]:
    top = state.pending[-1]
    if isinstance(top, MonsterRoll):
        words = say(state, "monster-rolls")
        yield from _row(state, "monster", at, (0,) * top.count, words, room, color("mark"))
    elif isinstance(top, Struck):
        words = say(state, "monster-dice", count=top.hits)
        yield from _row(state, "monster", at, top.dice, words, room, color("mark"))


def _named(state: AmberRouteState, face: int) -> str:
    """Call a die by what it shows; face 0 is one not rolled yet."""
    return say(state, "own-die" if face else "own-die/unrolled", face=face)


def _row(
    state: AmberRouteState,
    key: str,
    at: Point,
    dice: Dice,
    words: str,
    room: float,
    ink: str | None = None,
) -> Iterator[Node]:
    """Draw dice that nobody changes, with a heading."""
    x, y = at
    yield text(f"{key}.words", (x, y + 4), words, size=13, bold=True, fill=ink)
    step = _step(len(dice), room)
    for n, face in enumerate(dice):
        yield from die(f"{key}.{n}", (x + (n + 0.5) * step, y + 40), face, DIE, label=_named(state, face))


def _step(dice: int, room: float) -> float:
    """Measure how far apart dice in a row lie: many of them overlap."""
    return min(STEP, room / max(1, dice))


# -- gifts and duels ------------------------------------------------------------------------


def _gift(state: AmberRouteState, gift: GiftPick | GiftRoll, box: Box) -> Iterator[Node]:
    x, y, width, _ = box
    kind = state.printed.gifts[gift.card]
    yield from gift_card(state, f"gift.{gift.card}", (x + 66, y + 112), kind)
    for face, gains in zip(FACES, kind.faces, strict=True):
        at = (x + 150, y + 54 + (face - 1) * 26)
        yield from die(f"table.{face}", at, face, 20, label=_named(state, face))
        for n, gain in enumerate(gains):
            name, place = state.game.texts.name(gain), (at[0] + 26 + n * 22, at[1])
            yield icon(f"table.{face}.{n}", REWARD_ICON[gain], place, 16, tip=name)
        short = (state.game.texts.name(gain, "short") for gain in gains)
        lines = wrap(" + ".join(short), width - 244, 12)
        words_at = (at[0] + 84, at[1] + 11 - 7 * len(lines))
        yield text(f"table.{face}.words", words_at, "\n".join(lines), size=12)
    if isinstance(gift, GiftRoll):
        words = say(state, "die-each")
        yield from _row(state, "gifts", (x + 12, y + 226), (0,) * len(state.seats), words, width - 24)
        return
    yield text("gifts.words", (x + 12, y + 230), say(state, "picks", seat=gift.seat), size=13, bold=True)
    for n, (face, name) in enumerate(zip(gift.dice, numbered(map(str, gift.dice)), strict=True)):
        middle = (x + 12 + STEP / 2 + n * STEP, y + 268)
        label = say(state, "gift-die", face=face, gains=kind.faces[face - 1])
        yield from die(f"gifts.{name}", middle, face, DIE, spot=f"die:{face}", label=label)


def _duel(state: AmberRouteState, duel: Duel, box: Box) -> Iterator[Node]:
    x, y, width, _ = box
    sides = ((duel.seat, duel.attack, "attack"), (duel.target, duel.defence, "defence"))
    for n, (seat, dice, what) in enumerate(sides):
        top = y + 34 + n * 118
        words = say(state, f"{what}/total" if dice else what, seat=seat, total=sum(dice))
        yield text(f"{what}.words", (x + 12, top + 12), words, size=13, bold=True)
        cards = duel.laid(seat)
        for at, (card, name) in enumerate(zip(cards, numbered(cards), strict=True)):
            middle = (x + 36 + at * 50, top + 54)
            if card == BLESSED:
                yield icon(f"{what}.{name}", "star", middle, 30)
            else:
                yield from light_card(state, f"laid.{what}.{name}", middle, card)
        for at, face in enumerate(reversed(dice)):
            middle, label = (x + width - 24 - at * 26, top + 8), _named(state, face)
            yield from die(f"{what}.die.{at}", middle, face, 22, label=label)
    yield from _own_dice(state, (x + 12, y + 286), width - 24)


# -- nothing in progress --------------------------------------------------------------------


def _tables(state: AmberRouteState, box: Box) -> Iterator[Node]:
    """Draw the reference card: what each difficulty means."""
    x, y, width, _ = box
    step = min(79, (width - 178) / 2)
    columns = [(name, x + 132 + n * step) for n, name in enumerate(DIFFICULTIES)]
    called = state.game.texts.name
    for name, at in columns:
        yield text(f"head.{name}", (at, y + 50), called(name), size=12, anchor="middle", bold=True)
    for n, (key, figure) in enumerate(FIGURES):
        base, what = y + 76 + n * 25, say(state, key)
        yield text(f"table.{n}", (x + 12, base), what, size=12, fill=color("muted"))
        for name, at in columns:
            words = called(figure(state.box.by_name[name]))
            title = f"{called(name)}, {what}: {words}"
            yield text(f"table.{n}.{name}", (at, base), words, size=13, anchor="middle", tip=title)
    base = y + 76 + len(FIGURES) * 25 + 8
    faces = _faces(state.box.amounts.hit_faces)
    for n, key in enumerate(("note-hits", "note-shift", "note-amber")):
        yield text(f"note.{n}", (x + 12, base + n * 19), say(state, key, faces=faces), size=12)


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
