"""What stands around the board: question, moves, log, record. Pure: a session in, elements out."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from ..engine import CHANCE, Game, Move, Seat, WhyNot, unnumbered
from ..engine.timeline import Node
from ..lessons.exercise import Feedback
from ..scene import Scene
from ..scene.node import Json
from .html import Child, Element, button, clause_chip, h, seat_chip, select, with_clauses
from .session import EVERYTHING, Session

LISTED = 40
"""How many moves of one verb are listed at once."""
OPEN_LIST = 10
"""A verb with more moves than this starts closed."""
SEARCHED = 16
"""From so many moves on there is a search box."""
BESIDE = 6
"""How many buttons stand beside a spot; all of them stand above the board."""


class Desk(msgspec.Struct):
    """What the reader has open around the board."""

    words: str = ""
    """What the list of moves is searched for."""
    notice: Element | None = None
    """The answer to the last question, under the board."""
    answer: Json | None = None
    """The same in short, beside the spot that was asked about: `spot`, `text`, `buttons`."""
    panel: str = ""
    """Which drawer is open: "game", "rules" or none."""
    rule: str = ""
    """What the rules are searched for."""
    rows: dict[tuple[int, Seat | None], tuple[Node, Element]] = {}
    """The rows of the log that are built already."""


def spot_name(game: Game, scene: Scene, spot: str) -> str:
    """What a spot is called: on the board, in the game's words, as the verb it stands for, else by its id."""
    node = scene.spots.get(spot)
    if node is not None and node.label:
        return node.label
    spot = unnumbered(spot)
    named = game.texts.name(spot)
    if named != spot:
        return named
    kind, _, bare = spot.partition(":")
    if game.texts.has("verbs", bare):
        return game.texts.say("verbs", [bare], {})
    words = game.name(kind, bare)
    words = words if words != bare else bare.replace("-", " ")
    return words[:1].upper() + words[1:]


# -- above the board --------------------------------------------------------------------------


def heading(title: str, beside: str) -> Element:
    """What a lesson is called, and a word beside it."""
    return h("header", h("h2", title), h("span", beside, cls="muted push"), cls="rb-row", key="head")


def prompt(session: Session) -> Element:
    """Who decides what: one sentence, and the clause that asks."""
    shown = session.shown
    chips = [seat_chip(seat) for seat in session.asked]
    clause = shown.pending[-1].clause if shown.pending else None
    known = clause is not None and clause in session.game.catalogue
    words = shown.prompt if session.curtain is None else ""
    return h(
        "div",
        h("p", chips, words, role="status", cls="rb-prompt", tabindex="-1", data_home=""),
        clause_chip(clause) if clause and known and words else None,
        cls="rb-row",
        key="prompt",
    )


def news(happened: str, session: Session, scene: Scene) -> Element:
    """What is announced and not shown."""
    picker = session.picker
    names = ", ".join(spot_name(session.game, scene, spot) for spot in picker.picks)
    picked = f"Picked: {names}. {len(picker.open)} can come next." if names else ""
    spans = [h("span", happened, key="happened"), h("span", picked, key="picked")]
    return h("p", spans, cls="rb-hidden-label", role="status", aria_atomic="false", key="news")


def choices(session: Session, scene: Scene) -> Element | None:
    """The picks so far, what they spell, and the spots that have no place on the board."""
    picker, game = session.picker, session.game
    parts: list[Child] = []
    others = [seat for seat in session.asked if seat != session.acting and session.viewer == EVERYTHING]
    if session.acting in session.state.seats and others and not picker.picks:
        for seat in others:
            if seat not in session.bots:
                words = f"Decide for {game.texts.name(seat)}"
                parts.append(button(words, f"decide {seat}", "quiet", key=f"for {seat}"))
    parts += [button(words, action, cls, key=action) for words, action, cls in ways_on(session, scene)]
    if picker.picks:
        names = ", ".join(spot_name(game, scene, spot) for spot in picker.picks)
        parts.insert(0, h("span", f"Picked: {names}", key="picked"))
        parts.append(button("Take back", "back", "quiet", key="back"))
    if session.acting == CHANCE:
        parts.append(button("Let chance decide", "chance", "main", key="chance"))
    if session.resting:
        parts.append(let_bots_play())
    return h("div", parts, cls="rb-row", key="choices") if parts else None


def let_bots_play() -> Element:
    """What bots wait for that were given their seats while it was their turn."""
    return button("Let the bots play", "bots", "main", key="bots")


def ways_on(session: Session, scene: Scene) -> list[tuple[str, str, str]]:
    """Buttons for what the board has no place for: their words, actions and classes.

    Before the first pick only the spots that are buttons by nature, and those of moves that nothing else
    would lead to: what belongs to a piece shows when the piece is picked.
    """
    picker, game = session.picker, session.game
    loose = [spot for spot in sorted(picker.open, key=counted) if spot not in scene.spots]
    if not picker.picks:
        begins = [spot for spot in picker.open if spot in scene.spots or spot.startswith("button:")]
        led_to = {spot for one in picker.spelled if one.spots.intersection(begins) for spot in one.spots}
        loose = [spot for spot in loose if spot.startswith("button:") or spot not in led_to]
    ways = [(spot_name(game, scene, spot), f"pick {spot}", "") for spot in _first_of_equals(loose)]
    spelled_out = [
        (game.describe(move, session.state), f"play {game.write_move(move)}", "main")
        for move in picker.spelled_out
    ]
    return ways + spelled_out


def _first_of_equals(spots: Iterable[str]) -> Iterable[str]:
    """Of equal things, such as three dice that may show a 6, the first that is left."""
    first: dict[str, str] = {}
    for spot in spots:
        first.setdefault(unnumbered(spot), spot)
    return first.values()


def counted(spot: str) -> list[tuple[int, str]]:
    """A spot's place among others: words by the alphabet, the numbers in them by their size.

    >>> sorted(["bid:10", "bid:3", "area:x"], key=counted)
    ['area:x', 'bid:3', 'bid:10']
    """
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", spot)]


def question(session: Session, scene: Scene) -> Json | None:
    """What is to be decided about the picks, to be asked beside the last one that is on the board."""
    picks = [spot for spot in session.picker.picks if spot in scene.spots]
    ways = [(words, action) for words, action, _ in ways_on(session, scene)] if picks else []
    if not ways:
        return None
    names = ", ".join(spot_name(session.game, scene, spot) for spot in session.picker.picks)
    return {"spot": picks[-1], "text": names, "buttons": [*ways[:BESIDE], ("Take back", "back")]}


def curtain(session: Session) -> Element:
    """What hides the board while the screen changes hands."""
    seat = session.curtain or ""
    name = session.game.texts.name(seat)
    return h(
        "div",
        h("p", seat_chip(seat), f"{name}, please come to the screen; everybody else look away."),
        button(f"I am {name}: show my side", "lift", "main"),
        cls="rb-panel rb-stack rb-curtain",
        key="curtain",
    )


# -- under the board ------------------------------------------------------------------------------


def moves(session: Session, desk: Desk) -> Element:
    """The legal moves by verb, as the picks narrow them; a search box when there are many."""
    game = session.game
    picked = set(session.picker.picks)
    allowed = {id(one.move) for one in session.picker.left} if picked else None
    shown = [move for move in session.moves if allowed is None or id(move) in allowed]
    by_verb: dict[str, list[tuple[Move, str]]] = {}
    for move in shown:
        words = move_words(session, move)
        if all(
            word in f"{words} {game.write_move(move)}".casefold() for word in desk.words.casefold().split()
        ):
            by_verb.setdefault(move.verb, []).append((move, words))
    search = search_moves(desk) if len(session.moves) >= SEARCHED else None
    groups = [verb_group(session, verb, listed, desk) for verb, listed in by_verb.items()]
    if not groups:
        groups = [h("p", nothing_to_do(session, desk), cls="muted")]
    head = f"Moves ({len(shown)})" if shown else "Moves"
    return h(
        "section",
        h("h3", head, tabindex="-1", data_home=""),
        search,
        h("div", groups, cls="rb-stack", key="verbs", data_rove=""),
        ask_why(session),
        cls="rb-panel rb-stack",
        key="moves",
        label="legal moves",
        data_home="",
        tabindex="-1",
    )


def move_words(session: Session, move: Move) -> str:
    """A move in words; an outcome of chance with its probability."""
    words = session.game.describe(move, session.state)
    if move.seat == CHANCE and (odds := session.state.chance.get(move)) is not None:
        return f"{words} ({odds})"
    return words


def search_moves(desk: Desk) -> Element:
    """A box that narrows the list of moves while one types."""
    return h(
        "input",
        type_="search",
        value=desk.words,
        placeholder="Search the moves",
        label="search the moves",
        on="words",
        data_live="",
        key="words",
    )


def verb_group(session: Session, verb: str, listed: list[tuple[Move, str]], desk: Desk) -> Element:
    """The moves of one verb, under its heading."""
    game = session.game
    name = game.texts.say("verbs", [verb], {})
    rows = [
        h("li", button(words, f"play {game.write_move(move)}"), key=game.write_move(move))
        for move, words in listed[:LISTED]
    ]
    if len(listed) > LISTED:
        more = f"and {len(listed) - LISTED} more: search for them, or pick on the board"
        rows.append(h("li", more, cls="muted", key="more"))
    wide = bool(desk.words) or len(listed) <= OPEN_LIST
    return h(
        "details",
        h("summary", f"{name} ({len(listed)})"),
        h("ul", rows, cls="rb-moves"),
        open=wide,
        key=f"verb {verb}",
    )


def nothing_to_do(session: Session, desk: Desk) -> str:
    """Why the list of moves is empty."""
    if session.moves:
        return f"No move here has {desk.words!r} in it."
    if not session.asked:
        return "The game is over."
    if session.curtain:
        return "They show when the curtain is lifted."
    names = session.game.texts.name(tuple(session.asked))
    return f"It is for {names} to decide."


def ask_why(session: Session) -> Element:
    """A box for any move, legal or not, with one of the moves as an example of how to write it."""
    written = [session.game.write_move(move).partition(" ")[2] for move in session.moves[:LISTED]]
    example = f", such as: {min(written, key=len)}" if written else ""
    return h(
        "input",
        type_="text",
        placeholder=f"Why not …? Type a move{example}",
        label="type a move to ask why it is not allowed",
        on="why",
        key="why",
    )


# -- answers ----------------------------------------------------------------------------------------


def notice(*parts: Child | Iterable[Child], error: bool = False) -> Element:
    """A panel under the board that one can close."""
    body = h("div", *parts, cls="rb-stack rb-error" if error else "rb-stack")
    close = button("✕", "close", "quiet", label="close")
    return h("div", body, close, cls="rb-panel rb-notice", key="notice")


def answers(*given: Element | None) -> Element:
    """The place where answers appear, always there: screen readers announce only what comes into a place
    they know."""
    return h("div", given, cls="rb-stack rb-answers", role="status", key="answers")


def refusal(session: Session, why: WhyNot) -> Element:
    """Why a move is refused: every broken clause with its facts."""
    rows = [
        h("li", f"{sentence} ", clause_chip(violation.clause))
        for sentence, violation in zip(why.sentences, why, strict=True)
    ]
    return h("div", h("p", h("b", session.game.describe(why.move, why.state))), h("ul", rows))


def told(feedback: Feedback | None) -> Element | None:
    """What an answer was told, right and wrong by sign as well as by colour."""
    if feedback is None:
        return None
    sign = {True: "✓ ", False: "✗ ", None: ""}[feedback.right]
    cls = {True: "rb-right", False: "rb-error", None: ""}[feedback.right]
    lines: list[Child] = [h("p", with_clauses(line)) for line in f"{sign}{feedback.text}".split("\n")]
    return h("div", lines, cls=f"rb-panel {cls}".strip(), key="feedback")


def seen(on: str, views: Iterable[tuple[str, str]], now: str, label: str, cls: str = "") -> Element:
    """The list of the eyes that may look: keys choose in it, Enter shows."""
    choice = select(on, views, now, label, deliberate=True)
    hint = h("span", "Enter shows", cls="rb-hint")
    return h("label", "Seen", choice, hint, cls=f"rb-hinted muted {cls}".strip())


def error(words: str) -> Element:
    """What went wrong, to stay as long as it is so."""
    return h("div", say(words), cls="rb-panel rb-error", key="error")


def stopped(who: str, problem: Exception) -> str:
    """What went wrong in the background, where no cell is there to be told so."""
    return f"{who} stopped. {type(problem).__name__}: {problem}"


def say(words: str) -> Element:
    """A sentence of the library's own, clause ids as chips."""
    return h("p", with_clauses(words))
