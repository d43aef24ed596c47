"""The head of the table and its drawers: the rulebook, a new game, who plays, files."""

from __future__ import annotations

from ..bots import NAMES as BOTS
from ..engine import Game, Option
from .cards import found, search_box
from .html import Element, button, h, seat_chip, select
from .panels import Desk, let_bots_play, seen
from .session import EVERYTHING, TURN, Session

WAITING = (
    "Nothing is played while you choose: a bot whose turn it is waits for “Let the bots play”, chance for "
    "“Let chance decide”. After your own moves they answer by themselves."
)


def bar(session: Session, desk: Desk) -> Element:
    """The game's name, the eyes that look, the drawers."""
    names = session.game.texts.name
    views = [
        (EVERYTHING, "all hands open"),
        (TURN, "whose turn it is"),
        *((seat, f"as {names(seat)}") for seat in session.state.seats),
    ]
    return h(
        "header",
        h("h2", session.game.title),
        button("⟲ Undo", "undo", label="Undo", disabled=not session.timeline.at),
        button(
            "Redo ⟳", "redo", label="Redo", disabled=not session.timeline.nodes[session.timeline.at].children
        ),
        seen("look", views, session.viewer, "Seen: whose view is shown", "push"),
        drawer("game", "Game", desk),
        drawer("rules", "Rules", desk),
        cls="rb-row",
        key="bar",
    )


def drawer(name: str, words: str, desk: Desk) -> Element:
    """A button that opens and closes a drawer."""
    now_open = desk.panel == name
    return h(
        "button",
        words,
        type_="button",
        on=f"panel {name}",
        aria_expanded=str(now_open).lower(),
        cls="picked" if now_open else "",
        key=name,
    )


def rules_drawer(session: Session, words: str) -> Element:
    """The rulebook, to look something up."""
    box = search_box(words, f"Search the rules of {session.game.title}")
    return h("section", box, found(session.game, words), cls="rb-panel rb-stack", key="rules")


def game_drawer(session: Session) -> Element:
    """A new game, who plays, files."""
    return h(
        "section",
        players(session),
        new_game(session),
        files(session),
        cls="rb-panel rb-stack",
        key="game",
    )


def players(session: Session) -> Element:
    """Who plays each seat, and chance."""
    names = session.game.texts.name
    options = [("", "a person"), *((bot, f"{bot} bot") for bot in BOTS)]
    rows = [
        h(
            "label",
            seat_chip(seat),
            names(seat),
            select(
                f"bot {seat}",
                options,
                session.bots[seat].name if seat in session.bots else "",
                f"who plays {names(seat)}",
            ),
            key=seat,
        )
        for seat in session.state.seats
    ]
    by = [("seed", "decided by seed"), ("hand", "decided by hand")]
    now = "hand" if session.timeline.seed is None else "seed"
    rows.append(h("label", "Chance", select("chance-by", by, now, "how chance decides"), key="chance"))
    return h(
        "div",
        h("h3", "Who plays"),
        h("div", rows, let_bots_play() if session.resting else None, cls="rb-row"),
        h("p", WAITING, cls="muted"),
        key="players",
    )


def new_game(session: Session) -> Element:
    """Seats, seed and options of a new game."""
    game, seed = session.game, session.timeline.seed
    counts = [(str(n), f"{n} seats") for n in game.seat_counts]
    options = [option_choice(game, option) for option in game.options if option.values]
    by_seed = "" if seed is None else str(seed)
    seed_box = h(
        "input", type_="text", value=by_seed, on="seed", label="seed", size=6, data_live="", key="seed"
    )
    return h(
        "div",
        h("h3", "New game"),
        h(
            "div",
            select("seats", counts, str(len(session.state.seats)), "number of seats"),
            h("label", "seed", seed_box),
            options,
            button("Start", "new", "main"),
            cls="rb-row",
        ),
        h("p", "Without a seed chance waits to be decided by hand.", cls="muted"),
        key="new",
    )


def option_choice(game: Game, option: Option) -> Element:
    """The values of one option; the first entry leaves it to the game unless the default is among them."""
    values = [
        (str(i), "by default" if value == "" else game.texts.name(value))
        for i, value in enumerate(option.values)
    ]
    default = str(option.values.index(option.default)) if option.default in option.values else ""
    if not default:
        values = [("", "by default"), *values]
    chosen = select(f"option {option.name}", values, default, option.about)
    return h("label", option.name.replace("_", " "), chosen, title=option.about, key=option.name)


def files(session: Session) -> Element:
    """Save and load."""
    return h(
        "div",
        h("h3", "Record"),
        h(
            "div",
            h(
                "input",
                type_="text",
                placeholder="file to save to, then Enter",
                on="save",
                label="file to save to",
            ),
            button("Download", "download"),
            h("label", "Load", h("input", type_="file", accept=".json", on="load", label="load a record")),
            cls="rb-row",
        ),
        h("p", "A record holds everything, hands and votes that are still secret too.", cls="muted"),
        key="files",
    )
