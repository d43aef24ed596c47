"""What stands around a board: question, choices, moves. Pure: what a reader is at in, elements out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby

from ..engine import CHANCE, Game, Move, Seat
from ..engine.language import current
from ..engine.outcomes import VERDICT
from ..engine.timeline import Node
from ..scene import Scene
from . import history, notices
from .html import Act, Child, Element, button, clause_chip, entered, h, seat_chip, select, text_box
from .play import Play
from .session import EVERYTHING, STEP, Session
from .standing import WHEN_SENT, Standing, standing_answers
from .ways import Way, meanings
from .words import language_choices, say

LISTED = 40
"""How many moves of one verb are listed at once."""
OPEN_LIST = 10
"""A verb with more moves than this starts closed."""
TOLD = 40
"""How many of the last steps are told beside the question."""
BEFORE = 8
"""At least so many of them, as far as there is room."""
HINTED = 3
"""Who has done something so often need not be told any more how it is done."""
SEARCHED = 16
"""From so many moves on there is a search box."""


# -- above the board --------------------------------------------------------------------------


def heading(title: str, beside: str, turning: Element | None = None) -> Element:
    """Make a lesson's title, with a word beside it, and the buttons that turn its pages."""
    words = h("span", beside, cls="muted push")
    return h("header", h("h2", title), words, turning, cls="rb-row", key="head")


def bar(
    play: Play, scene: Scene, *said: Element | None, head: Element | None = None, live: bool = True
) -> Element:
    """Make the bar over a board: what is to be done now, the choices, and beside them what was answered.

    Its height is fixed, so that nothing below it jumps; until something is answered, what is only read takes
    the whole width. `said` are verdicts beside the play's own notice,
    `head` stands above the question; without `live` nothing is to be done.
    """
    open_now = live and play.session.curtain is None
    asking = [prompt(play, scene) if live else None, choices(play, scene) if open_now else None]
    answered = [*said, play.notice]
    kinds = [kind for kind, so in (("rb-told", not live and not said), ("rb-read", not live)) if so]
    return h(
        "div",
        h("div", head, asking, cls="rb-ask", key="ask"),
        h(
            "div",
            notices.answers(*answered),
            None if any(answered) else happened(play),
            cls="rb-said",
            key="said",
        ),
        cls=" ".join(["rb-now", *kinds]),
        key="now",
    )


def happened(play: Play) -> Element | None:
    """Show what came of the last choice and what others did since, to the eye: `news` is heard.

    Every step of it in a line of its own, steps that are told alike in one, the last one in view; steps
    before it where there is room. Who won stands beside it, as the prompt.
    """
    session = play.session
    if session.curtain is not None:
        return None

    def told(node: Node) -> tuple[Seat, list[str]]:
        words = [words for event, words in session.sentences(node) if event.kind != VERDICT]
        return node.move.seat if node.move else "", history.in_few(words)

    lately = max(len(session.since_mine), BEFORE)
    steps = groupby((node for node in session.timeline.path[1:][-min(lately, TOLD) :] if node.events), told)
    rows = [
        h("li", seat_chip(seat), _said_often(words, len(nodes)), key=f"told {nodes[0].number}")
        for (seat, words), run in steps
        for nodes in [list(run)]
    ]
    return h("ul", rows, cls="rb-happened", aria_hidden="true", key="last") if rows else None


def _said_often(sentences: Sequence[str], times: int) -> Element:
    """Sentences of their own, so that a line may begin with any of them; after the last how often."""
    *first, last = sentences or [""]
    told = (*first, *history.in_few([last] * times))
    return h("span", [h("span", f"{words} ", data_sentence="") for words in told])


def prompt(play: Play, scene: Scene) -> Element:
    """Tell the seat to act what it must do now, step by step while it picks, and by which clause."""
    session = play.session
    shown = session.shown
    seats = session.asked
    clause = shown.top.rule if shown.top else None
    known = clause is not None and clause in session.game.catalogue
    words = _task(play, scene)
    name = None
    waits = session.acting is None and session.asked and session.viewing_seat in session.state.seats
    if waits and session.curtain is None:
        name = h("b", f"{say('table', 'you-wait')} ", cls="rb-you")
    if session.acting in session.state.seats and session.curtain is None:
        seats = (session.acting,)
        if words != shown.prompt:  # it is spoken to, so that the sentence does not name it
            name = h("b", f"{session.game.texts.name(session.acting)} ", cls="rb-you")
    return h(
        "div",
        h(
            "p",
            [seat_chip(seat) for seat in seats],
            name,
            h("span", words) if name else words,
            role="status",
            cls="rb-prompt",
            tabindex="-1",
            data_home="",
            title=words,
        ),
        clause_chip(session.game, clause) if clause and known and words else None,
        cls="rb-row rb-task",
        key="prompt",
    )


def _task(play: Play, scene: Scene) -> str:
    """What is to be done now, in words: what to pick next once something is picked, else the question."""
    session, open_now = play.session, play.session.picker.open
    if session.curtain is not None:
        return ""
    if not session.picker.picks:
        return session.game.prompt(session.shown, session.acting)
    lit = open_now.intersection(scene.spots)
    few = play.few_lit(scene, lit)
    if not lit:
        key = "press-next"
    elif len(lit) == len(open_now):
        key = "pick-of" if few else "pick-next"
    else:
        key = "either-of" if few else "either-next"
    return say("table", key, names=play.picked(scene), n=len(lit), few=few)


def news(play: Play, scene: Scene) -> Element:
    """Announce what happened and what is picked to those who hear the page: others see it on the board."""
    session = play.session
    happened = "" if session.curtain else history.news(session, play.news_since())
    names = play.picked(scene)
    picked = say("table", "picked-news", names=names, n=len(session.picker.open)) if names else ""
    spans = [h("span", happened, key="happened"), h("span", picked, key="picked")]
    return h("p", spans, cls="rb-hidden-label", role="status", aria_atomic="false", key="news")


def choices(play: Play, scene: Scene) -> Element:
    """Make what the picks spell, the spots that have no place on the board, and who else may decide."""
    session = play.session
    parts: list[Child] = []
    ways = play.ways_on(scene)
    if session.acting == CHANCE:
        parts.append(button(say("table", "let-chance"), play.let_chance, "main", key="chance"))
    parts += [button(way.words, way.act, way.cls, key=way.key, title=way.title) for way in ways]
    if told := len(meanings(session, scene, ways)):
        tell = partial(play.tell_meanings, scene)
        words = say("table", "meanings", n=told)
        seen = h("span", words)
        parts.append(button(seen, tell, "quiet rb-meanings", key="meanings", label=words, title=words))
    if session.picker.picks:
        parts.append(button(say("table", "take-back"), play.back, key="back"))
    else:
        parts += [*_others(session), from_now_on(play, scene), _how_to(play, ways)]
    if session.resting:
        parts.append(let_bots_play(session))
    elif session.bot_to_move is not None:
        if session.pace == STEP:
            parts.append(button(say("table", "next-move"), session.play_bot, "main", key="next-move"))
        if session.thought:
            parts.append(h("span", say("table", "thinks", share=round(100 * session.thought)), key="thinks"))
            parts.append(button(say("table", "decide-now"), session.decide_now, key="decide-now"))
        if session.acting is None:
            parts.append(button(say("table", "skip"), session.skip, key="skip"))
    parts += [
        button(
            say("table", "sit-down", seat=session.game.texts.name(seat)),
            partial(session.look, seat),
            key=f"sit {seat}",
        )
        for seat in session.unseated
    ]
    return h("div", parts, cls="rb-row rb-choices", key="choices")


def _how_to(play: Play, ways: Sequence[Way]) -> Element | None:
    """Tell who looks back what shows the rest; who has not done so yet that pieces can be dragged, and what
    to click if there is no button."""
    session, picker = play.session, play.session.picker
    at, last = len(session.timeline.path) - 1, len(session.timeline.line) - 1
    if at < last and session.helps:
        return h("span", say("table", "looking-back", n=at, last=last), cls="muted", key="how-to")
    if picker.carried:
        drag = h("span", say("table", "drag"), cls="rb-mouse") if play.lifted < HINTED else None
        tap = h("span", say("table", "tap"), cls="rb-finger") if play.clicked < HINTED else None
        return h("span", drag, tap, cls="muted", key="how-to") if drag or tap else None
    if picker.open and not ways and session.helps and play.clicked < HINTED:
        return h("span", say("table", "lit"), cls="muted", key="how-to")
    return None


def from_now_on(play: Play, scene: Scene) -> Element | None:
    """Make the choice of an answer that is given from now on without asking."""
    session = play.session
    offered = list(standing_answers(session.shown, session.moves)) if session.helps else []
    if not offered:
        return None
    words = {str(n): standing_words(play, scene, each) for n, each in enumerate(offered)}

    def take(number: str) -> None:
        if number:
            play.stand(offered[int(number)])

    options = [("", say("table", "from-now-on")), *words.items()]
    return select(take, options, "", say("table", "standing-label"), key="from-now-on", deliberate=True)


def standing_words(play: Play, scene: Scene, each: Standing) -> str:
    """Say a standing answer."""
    view, game = play.session.shown, play.session.game
    move = notices.spot_name(view, scene, f"button:{each.verb}")
    if each.when == WHEN_SENT:
        stay = [spot.partition(":") for spot in each.others]
        others = [game.name(kind, bare, view) for kind, _, bare in stay]
    else:
        others = [game.texts.say("verbs", [verb], {}) for verb in each.others]
    when = "sent-but" if each.when == WHEN_SENT and others else each.when
    kind = game.texts.name(each.kind) if each.kind else ""
    other = ", ".join(others)
    return say("table", "standing", move=move, when=when, other=other, price=each.price, kind=kind)


def standing(play: Play, scene: Scene) -> Element | None:
    """Show the standing answers, with buttons to be asked again, once or always, and those revoked before."""
    session = play.session
    if not session.asked:
        return None
    rows: list[Element] = []
    for n, each in enumerate(session.standing):
        answer = standing_words(play, scene, each)
        rows.append(
            h(
                "p",
                button(
                    say("table", "revoke", answer=answer),
                    partial(session.revoke, each),
                    "clause",
                    key=f"revoke {n}",
                    label=say("table", "revoke-label", answer=answer),
                ),
                button(
                    say("table", "ask-once"),
                    partial(session.ask_once, each),
                    "clause",
                    key=f"once {n}",
                    label=say("table", "ask-once-label", answer=answer),
                    chosen=each in session.asking_once,
                ),
                cls="rb-row",
                key=f"standing {n}",
            )
        )
    again = [
        button(
            say("table", "again", answer=answer),
            partial(play.stand, each),
            "clause muted",
            key=f"again {n}",
            label=say("table", "again-label", answer=answer),
        )
        for n, each in enumerate(session.revoked)
        if each.holds(session.state) and each.seat == session.acting
        for answer in [standing_words(play, scene, each)]
    ]
    return h("div", rows, again, cls="rb-row rb-standing", key="standing") if rows or again else None


def _others(session: Session) -> Iterable[Element]:
    """Of several who must decide, those for whom the reader may do so instead."""
    if session.acting not in session.state.seats or session.viewer != EVERYTHING:
        return
    for seat in session.asked:
        if seat != session.acting and seat not in session.bots:
            words = say("table", "decide-for", seat=seat)
            yield button(words, partial(session.decide_for, seat), key=f"for {seat}")


def let_bots_play(session: Session) -> Element:
    """Make the button that bots wait for that were given their seats while it was their turn."""
    return button(say("table", "let-bots"), session.wake_bots, "main", key="bots")


def side(*parts: Child | Iterable[Child]) -> Element:
    """Make what stands beside the board where there is room, else under it."""
    return h("div", h("div", *parts, cls="rb-stack rb-inner", key="inner"), cls="rb-side", key="side")


def players(play: Play) -> Element:
    """Show the seats: who plays each, whose eyes look, who is to act."""
    session = play.session
    rows = [_player(session, seat) for seat in session.state.seats]
    return h("ul", rows, cls="rb-players", key="players", label=say("table", "players"))


def _player(session: Session, seat: Seat) -> Element:
    bot = session.bots.get(seat)
    asked = seat in session.asked
    name = session.game.texts.name(seat)
    said = [
        say("table", "bot", bot=bot.name) if bot else "",
        say("table", "you") if seat == session.viewer else "",
        say("table", "to-act") if asked else "",
    ]
    beside = h("span", ", ".join(filter(None, said)), cls="muted", key="is")
    return h(
        "li", seat_chip(seat), h("span", name, key="name"), beside, cls="rb-asked" if asked else "", key=seat
    )


def curtain(session: Session) -> Element:
    """Hide the board while the screen changes hands."""
    seat = session.curtain or ""
    name = session.game.texts.name(seat)
    return h(
        "div",
        h("p", seat_chip(seat), say("table", "come", seat=name)),
        button(say("table", "lift", seat=name), session.lift_curtain, "main", key="lift"),
        cls="rb-panel rb-stack rb-curtain",
        key="curtain",
    )


def fold(play: Play) -> Element | None:
    """Make the button that shows the whole board of a lesson, where a part of it is folded away."""
    if not play.folds or play.session.curtain is not None:
        return None
    words = say("lessons", "fold" if play.unfolded else "unfold")
    turn = button(words, play.unfold, key="fold", expanded=play.unfolded)
    return h("div", turn, cls="rb-row", key="folding")


# -- under the board ------------------------------------------------------------------------------


def moves(play: Play) -> Element:
    """List the legal moves by verb, as the picks narrow them; with a search box when there are many."""
    session = play.session
    game = session.game
    picked = set(session.picker.picks)
    allowed = {id(one.move) for one in session.picker.left} if picked else None
    shown = [move for move in session.moves if allowed is None or id(move) in allowed]
    wanted = play.words.casefold().split()
    by_verb: dict[str, list[tuple[Move, str]]] = {}
    for move in shown:
        words = move_words(session, move)
        if all(word in f"{words} {game.write_move(move)}".casefold() for word in wanted):
            by_verb.setdefault(move.verb, []).append((move, words))
    search = search_moves(play) if len(session.moves) >= SEARCHED else None
    groups = [verb_group(play, verb, listed) for verb, listed in by_verb.items()]
    if not groups:
        groups = [h("p", nothing_to_do(play), cls="muted")]
    head = say("table", "moves-counted", n=len(shown)) if shown else say("table", "moves")
    return h(
        "section",
        h("h3", head, tabindex="-1", data_home=""),
        search,
        h("div", groups, cls="rb-stack", key="verbs", data_rove=""),
        ask_why(play),
        button(say("table", "hint"), play.hint, key="hint") if len(shown) > 1 and play.can_hint else None,
        cls="rb-panel rb-stack",
        key="moves",
        label=say("table", "moves-label"),
        data_home="",
        tabindex="-1",
    )


def move_words(session: Session, move: Move) -> str:
    """Describe a move; an outcome of chance with its probability."""
    words = session.game.describe(move, session.state, session.acting)
    if move.seat == CHANCE and (odds := session.state.chance.get(move)) is not None:
        return f"{words} ({odds})"
    return words


def search_moves(play: Play) -> Element:
    """Make a box that narrows the list of moves while one types."""
    return text_box(
        play.search,
        say("table", "search-label"),
        key="words",
        value=play.words,
        placeholder=say("table", "search"),
        kind="search",
        live=True,
    )


def verb_group(play: Play, verb: str, listed: list[tuple[Move, str]]) -> Element:
    """List the moves of one verb, under its heading."""
    game = play.session.game
    name = game.texts.say("verbs", [verb], {})
    rows = []
    for move, words in listed[:LISTED]:
        key = game.write_move(move)
        rows.append(h("li", button(words, partial(play.move, move), key=f"play {key}"), key=key))
    if len(listed) > LISTED:
        more = say("table", "more-moves", n=len(listed) - LISTED)
        rows.append(h("li", more, cls="muted", key="more"))
    wide = bool(play.words) or len(listed) <= OPEN_LIST
    return h(
        "details",
        h("summary", say("table", "verb", verb=name, n=len(listed))),
        h("ul", rows, cls="rb-moves"),
        open=wide,
        key=f"verb {verb}",
    )


def nothing_to_do(play: Play) -> str:
    """Say why the list of moves is empty."""
    session = play.session
    if session.moves:
        return say("table", "none-found", words=repr(play.words)) if play.words else say("table", "in-a-row")
    if not session.asked:
        return say("table", "over")
    if session.curtain:
        return say("table", "behind-curtain")
    return say("table", "for-others", seats=tuple(session.asked))


def ask_why(play: Play) -> Element:
    """Make a box to ask in about any move, legal or not."""
    box = text_box(play.ask_why, say("table", "why-label"), key="why", placeholder=say("table", "why"))
    return entered(box, say("table", "ask"), key="asking")


def undo(act: Act, *, disabled: bool = False) -> Element:
    """Make the button that takes back what was done last."""
    return _turned("undo", "⟲", act, disabled)


def redo(act: Act, *, disabled: bool = False) -> Element:
    """Make the button that does again what was taken back."""
    return _turned("redo", "⟳", act, disabled)


def _turned(name: str, symbol: str, act: Act, disabled: bool) -> Element:
    words = say("table", name)
    sign = h("span", f"{symbol} ", aria_hidden="true")
    return button(
        [sign, h("span", words, cls="rb-word")], act, key=name, label=words, disabled=disabled, title=words
    )


def back_and_on(turn_to: Callable[[int], object], at: int, last: int, main: str = "") -> list[Element]:
    """Make the buttons that turn a page of a lesson, from 0 to the last; the way on may be the `main` one."""
    return [
        button(
            say("lessons", "back"),
            partial(turn_to, at - 1),
            key="back",
            label=say("lessons", "back-label"),
            disabled=not at,
        ),
        button(
            say("lessons", "next"),
            partial(turn_to, at + 1),
            main,
            key="next",
            label=say("lessons", "next-label"),
            disabled=at == last,
        ),
    ]


def language_choice(game: Game, on: Callable[[str], object]) -> Element | None:
    """Make the list of the languages that a game can be played in; None for a game that has one."""
    known = language_choices(game)
    if len(known) == 1:
        return None
    return select(on, known, current(), say("table", "language"), key="language", deliberate=True)


def eyes(game: Game, seats: Iterable[Seat], *besides: tuple[str, str]) -> list[tuple[str, str]]:
    """The eyes that may look, with their words: all hands open, others besides, each seat's own."""
    own = [(seat, say("table", "as-seat", seat=game.texts.name(seat))) for seat in seats]
    return [(EVERYTHING, say("table", "all-open")), *besides, *own]


def seen(
    on: Callable[[str], object],
    key: str,
    views: Iterable[tuple[str, str]],
    now: str,
    label: str,
    cls: str = "",
) -> Element:
    """Make the list of the eyes that may look: keys choose in it, Enter shows."""
    choice = select(on, views, now, label, key=key, deliberate=True)
    hint = h("span", say("table", "enter-shows"), cls="rb-hint")
    return h(
        "label",
        h("span", say("table", "seen"), cls="rb-seen"),
        choice,
        hint,
        cls=f"rb-hinted muted {cls}".strip(),
    )
