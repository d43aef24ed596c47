"""A walkthrough on a page: captions, marks, what is refused; play on from any step, and come back."""

from __future__ import annotations

from functools import reduce
from operator import or_

from ..engine import State, WhyNot, in_turn
from ..lessons.format import Step
from ..lessons.progress import Progress
from ..lessons.walkthrough import Walk
from ..scene import WIDE, Focus, Scene, cut, strip, with_known_marks
from . import focus, notices, panels
from .html import Element, button, clause_chip, h, slider, with_clauses
from .page import Page
from .play import Play, watch
from .session import EVERYTHING, Session
from .words import say

MANY = 6
"""More chips than these are folded."""


class WalkPage(Page):
    """A walkthrough: captions, marks, what is refused; play on from any step, and come back."""

    @in_turn
    def __init__(self, walk: Walk, progress: Progress | None = None) -> None:
        self.walk = walk
        self._progress = progress
        self._note_seen()
        self.play = Play(watch(walk.state, walk.viewer), self.refresh, undo=self._undo)
        self.play.focus = self._focus
        self._at_play: dict[float, Focus] = {}
        """What the walkthrough is about, by the width that the board is drawn for."""
        super().__init__(self._elements, self.play.run, self.play.show_clause)
        self.play.begin()

    @property
    def session(self) -> Session:
        """The position that is looked at, or the reader's own play from it."""
        return self.play.session

    @property
    def state(self) -> State:
        """The position now."""
        return self.session.state

    def _elements(self) -> list[Element]:
        walk, play = self.walk, self.play
        scene = play.scene()
        free = walk.branch is not None
        if not free:
            scene = _marked(scene, walk.page.step)
        board = play.board(scene, live=free, on_spot=None if free else self._refuse)
        bar = panels.bar(play, scene, head=self._caption(), live=free)
        title = walk.walkthrough.title or walk.walkthrough.id
        return [
            h(
                "section",
                panels.heading(title, walk.game.title, self._turning()),
                panels.news(play, scene) if free else None,
                bar,
                h("div", board, cls="rb-main", key="main"),
                panels.side(
                    [panels.moves(play)] if free else self._about_step(),
                    self._clauses(),
                    panels.fold(play),
                ),
                cls="rb-wide",
                key="walk",
                tabindex="-1",
                data_home="",
                label=say("lessons", "walkthrough", title=title),
            )
        ]

    def _clauses(self) -> Element:
        """The clauses of the page that no refusal on it names; where they are many, such as those of the
        whole walkthrough, folded."""
        game, refused = self.walk.game, [why.clauses for _, why in self.walk.refusals]
        clauses = [
            clause for clause in dict.fromkeys(self.walk.clauses) if all(clause not in why for why in refused)
        ]
        chips = h("p", [clause_chip(game, clause) for clause in clauses], cls="rb-row", key="clauses")
        if len(clauses) <= MANY:
            return chips
        return h("details", h("summary", say("lessons", "clauses", n=len(clauses))), chips, key="about")

    def _focus(self, width: float) -> Focus:
        """What the walkthrough is about; a reader's own play is about the whole board."""
        if self.walk.branch is not None:
            return Focus()
        if width not in self._at_play:
            self._at_play[width] = focus.of_walk(self.walk, focus.drawing(self.walk.viewer, width))
        return self._at_play[width]

    def _caption(self) -> Element:
        """What a step is about; a reader's own play is not about it any more."""
        walk = self.walk
        if walk.branch is None:
            return h("p", walk.page.text.strip(), cls="rb-prompt rb-caption", role="status", key="caption")
        words = say("lessons", "played-on", n=walk.at, last=len(walk))
        return h("p", words, cls="muted", role="status", key="caption")

    def _about_step(self) -> list[Element]:
        """What happened in a step, and what is refused there."""
        happened = [h("li", line) for line in self.walk.log]
        refused = [self._refused(move, why) for move, why in self.walk.refusals]
        parts = []
        if happened:
            parts.append(h("ul", happened, cls="muted", key="told"))
        if refused:
            parts.append(h("div", h("h3", say("lessons", "refused-here")), h("ul", refused), key="refused"))
        return parts

    def _refused(self, move: str, why: WhyNot) -> Element:
        game, tried = self.walk.game, self.walk.game.read_move(move)
        words = game.describe(tried, self.walk.page.moment.state).rstrip(".")
        form = "refused/whole" if game.sentences.begins_with(words, tried.seat) else "refused"
        said = say("lessons", form, seat=game.texts.name(tried.seat), move=words) + " "
        return h("li", said, with_clauses(str(why), game))

    def _turning(self) -> Element:
        walk, last = self.walk, len(self.walk)
        if walk.branch is not None:
            undo = panels.undo(self._undo, disabled=not walk.branch.at)
            over = [undo, button(say("lessons", "come-back"), self._come_back, "main push", key="come-back")]
        else:
            over = [button(say("lessons", "play-on"), self._take_over, "push", key="take-over")]
        main = "main" if walk.branch is None and walk.at < last else ""
        return h(
            "div",
            panels.back_and_on(self._turn_to, walk.at, last, main),
            slider(self._turn_to, walk.at, last, say("lessons", "go-to-page"), key="page"),
            h("span", say("lessons", "page-of", n=walk.at, last=last), cls="muted"),
            over,
            cls="rb-row",
            key="turning",
        )

    # -- doing ----------------------------------------------------------------------------------

    def _refuse(self, _spot: str) -> None:
        self.play.tell(notices.sentence(say("lessons", "not-yours")))

    def _turn_to(self, page: int) -> None:
        self.walk.goto(page)
        self._turned()

    def _take_over(self) -> None:
        branch = self.walk.take_over(seed=0)
        self.play.sit_down(Session(branch, self.walk.viewer or EVERYTHING, {}))

    def _come_back(self) -> None:
        self.walk.come_back()
        self._turned()

    def _turned(self) -> None:
        self._note_seen()
        self.play.sit_down(watch(self.walk.state, self.walk.viewer))

    def _undo(self) -> None:
        if self.walk.branch is not None:
            self.session.undo()

    def _note_seen(self) -> None:
        if self._progress is not None:
            self._progress.saw(self.walk.game, self.walk.clauses)

    # -- readers without a kernel ---------------------------------------------------------------

    def to_text(self) -> str:
        """Every page of the walkthrough in words, and the board of the present one."""
        texts = [page.text.strip() for page in self.walk.pages]
        numbered = [f"{number}. {text}" if number else text for number, text in enumerate(texts)]
        return "\n".join([*numbered, "", self.session.shown.prompt, super().to_text()])

    def to_svg(self) -> str:
        """Every page of the walkthrough as a picture under its caption, where no branch is played."""
        if self.walk.branch is not None:
            return super().to_svg()
        panels = []
        draw = focus.drawing(self.walk.viewer, WIDE)
        at_play = focus.of_pages(self.walk, draw)
        whole = reduce(or_, at_play)
        for number, (page, about) in enumerate(zip(self.walk.pages, at_play, strict=True)):
            scene = cut(draw(page.moment.state).scene, about if number else whole, tight=True)
            caption = f"{number}. {page.text.strip()}" if number else page.text.strip()
            panels.append((caption, _marked(scene, page.step)))
        title = self.walk.walkthrough.title or self.walk.walkthrough.id
        return strip(panels, label=title)


def _marked(scene: Scene, step: Step | None) -> Scene:
    """The scene with what a step of the walkthrough points at."""
    return scene if step is None else with_known_marks(scene, step.marks, step.arrows)
