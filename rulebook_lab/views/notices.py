"""What a page answers: refusals, verdicts, errors, cards; and what a spot is called."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from ..engine import Game, State, WhyNot, unnumbered
from ..lessons.ask import Answers, Hit
from ..lessons.exercise import Feedback
from ..scene import Scene
from .html import Act, Child, Element, button, clause_chip, h, with_clauses
from .words import say


def spot_name(view: State, scene: Scene, spot: str) -> str:
    """Name a spot: as on the board, in the game's words, as the verb it stands for, else by its id."""
    game = view.game
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
    words = game.name(kind, bare, view)
    words = words if words != bare else bare.replace("-", " ")
    return words[:1].upper() + words[1:]


def short_name(view: State, scene: Scene, spot: str) -> str:
    """Name a spot without what its name on the board tells besides: a lord without points and costs,
    a seat without what it is at."""
    words = spot_name(view, scene, spot)
    kind, _, bare = unnumbered(spot).partition(":")
    thing, head = view.game.texts.name(bare), words.partition(",")[0]
    if kind == "seat":
        return thing
    return head if thing.casefold().endswith(head.casefold()) else words


def spot_meaning(game: Game, spot: str) -> str | None:
    """What a button such as *Wait* does, where its name alone does not say so."""
    key = f"{spot.partition(':')[2]}/about"
    return game.texts.say("verbs", [key], {}) if game.texts.has("verbs", key) else None


def mark(number: int, given: int | str | None, right: int | None) -> tuple[str, str]:
    """Tell the sign and the class of a judged option: of the right one, and of the one given if it is wrong.

    Others have none, nor has any where no answer is right.
    """
    if right is None or number not in (given, right):
        return "", ""
    return ("✓ ", "right") if number == right else ("✗ ", "wrong")


def notice(close: Act, *parts: Child | Iterable[Child], error: bool = False) -> Element:
    """Make a panel that one can close."""
    body = h("div", *parts, cls="rb-stack rb-error" if error else "rb-stack")
    return h(
        "div",
        body,
        button("✕", close, "quiet", key="close", label=say("notices", "close")),
        cls="rb-panel rb-notice",
        key="notice",
    )


def answers(*given: Element | None) -> Element:
    """Make the place where answers appear, always there: screen readers announce only what comes into a place
    they know."""
    return h("div", given, cls="rb-stack rb-answers", role="status", key="answers")


def refusal(game: Game, why: WhyNot) -> Element:
    """Say why a move is refused: every broken clause with its facts."""
    rows = [
        h("li", f"{sentence} ", clause_chip(game, violation.clause))
        for sentence, violation in zip(why.sentences, why, strict=True)
    ]
    return h("div", h("p", h("b", game.describe(why.move, why.state))), h("ul", rows))


def rules(found: Answers) -> list[Child]:
    """Show what the rulebook says to a question in words, or that it says nothing."""
    if not found:
        return [sentence(found.nothing)]
    return [h("div", _told(found.game, hit), key=hit.id) for hit in found]


def _told(game: Game, hit: Hit) -> list[Child]:
    """Tell an answer, and what is said with it about the same rule."""
    both = ((h("p", _headed(game, each)), h("p", each.text)) for each in (hit, *hit.also))
    return [*chain.from_iterable(both)]


def _headed(game: Game, hit: Hit) -> list[Child]:
    """Head an answer; a clause by its chip alone, which says its title."""
    chip = clause_chip(game, hit.clauses[0])
    return [chip] if hit.kind == "clause" else [h("b", hit.title), " ", chip]


def verdict(feedback: Feedback | None, game: Game) -> Element | None:
    """Say whether an answer was right, by sign as well as by colour."""
    if feedback is None:
        return None
    sign = {True: "✓ ", False: "✗ ", None: ""}[feedback.right]
    cls = {True: "rb-right", False: "rb-error", None: ""}[feedback.right]
    lines: list[Child] = [h("p", with_clauses(line, game)) for line in f"{sign}{feedback.text}".split("\n")]
    return h("div", lines, cls=f"rb-panel {cls}".strip(), key="feedback")


def error(words: str, game: Game | None = None) -> Element:
    """Say what went wrong, to stay as long as it is so."""
    return h("div", sentence(words, game), cls="rb-panel rb-error", key="error")


def stopped(what: str, problem: Exception) -> str:
    """Say what went wrong in the background, where no cell is there to be told so."""
    return say("notices", what, problem=f"{type(problem).__name__}: {problem}")


def sentence(words: str, game: Game | None = None) -> Element:
    """Make a paragraph of a sentence, the clauses of a game in it as chips."""
    return h("p", with_clauses(words, game) if game else words)
