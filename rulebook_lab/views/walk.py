"""A walkthrough on a page: captions, marks, what is refused; play on from any step, and come back."""

from __future__ import annotations

from typing import Any

from ..engine import in_turn
from ..lessons.format import Step
from ..lessons.progress import Progress
from ..lessons.walkthrough import Walk
from ..scene import Scene, strip, with_marks
from . import panels
from .html import Element, button, clause_chip, h, with_clauses
from .playing import Playing, picture, watch, whole
from .session import EVERYTHING, Session


class WalkPage(Playing):
    """A walkthrough: captions, marks, what is refused; play on from any step, and come back."""

    @in_turn
    def __init__(self, walk: Walk, progress: Progress | None = None) -> None:
        self.walk = walk
        self._progress = progress
        self._note_seen()
        super().__init__(watch(walk.state, walk.viewer), {})

    def _layout(self, scene: Scene) -> list[Element]:
        walk = self.walk
        title = walk.walkthrough.title or walk.walkthrough.id
        free = walk.branch is not None
        told = [h("li", line) for line in walk.log] if not free else []
        refused = [self._refused(move, why) for move, why in walk.refusals] if not free else []
        named = {clause: walk.game.catalogue[clause].title for clause in walk.clauses}
        chips = [clause_chip(clause, words) for clause, words in named.items()]
        return [
            h(
                "section",
                panels.heading(title, walk.game.title),
                self._caption(),
                self._turning(),
                self._news() if free else None,
                panels.prompt(self.session) if free else None,
                panels.choices(self.session, scene) if free else None,
                self._board(),
                panels.answers(self.desk.notice),
                panels.moves(self.session, self.desk) if free else None,
                h("ul", told, cls="muted", key="told") if told else None,
                h("div", h("h3", "Refused here"), h("ul", refused), key="refused") if refused else None,
                h("p", chips, cls="rb-row", key="clauses"),
                cls="rb-stack",
                key="walk",
                tabindex="-1",
                data_home="",
                label=f"walkthrough: {title}",
            )
        ]

    def _caption(self) -> Element:
        """What a step is about; a reader's own play is not about it any more."""
        walk = self.walk
        if walk.branch is None:
            return h("p", walk.page.text.strip(), cls="rb-prompt rb-caption", role="status", key="caption")
        words = f"Played on from step {walk.at} of {len(walk)}: now the game is yours."
        return h("p", words, cls="muted", role="status", key="caption")

    def _refused(self, move: str, why: str) -> Element:
        game, tried = self.walk.game, self.walk.game.read_move(move)
        words = game.describe(tried, self.walk.page.moment.state).rstrip(".")
        return h("li", f"{game.texts.name(tried.seat)}, “{words}”: ", with_clauses(why))

    def _turning(self) -> Element:
        walk, last = self.walk, len(self.walk)
        if walk.branch is not None:
            undo = button("⟲ Undo", "undo", label="Undo", disabled=not walk.branch.at)
            over = [undo, button("Back to the walkthrough", "come-back", "main push")]
        else:
            over = [button("Play on from here", "take-over", "push")]
        return h(
            "div",
            button("◂ Back", "turn -1", label="Back", disabled=not walk.at),
            button(
                "Next ▸",
                "turn 1",
                "main" if walk.branch is None and walk.at < last else "",
                label="Next",
                disabled=walk.at == last,
            ),
            h(
                "input",
                type_="range",
                min=0,
                max=max(last, 1),
                value=str(walk.at),
                on="page",
                label="go to page",
            ),
            h("span", f"{walk.at} of {last}", cls="muted"),
            over,
            cls="rb-row",
            key="turning",
        )

    def _scene(self) -> Scene:
        scene = super()._scene()
        return scene if self.walk.branch is not None else _marked(scene, self.walk.page.step)

    def _hints(self) -> dict[str, Any]:
        return super()._hints() if self.walk.branch is not None else {}

    def _pick(self, spot: str) -> None:
        if self.walk.branch is not None:
            super()._pick(spot)
        else:
            words = "This is a walkthrough. “Play on from here” lets you move."
            self.desk.notice = panels.notice(panels.say(words))

    def _note_seen(self) -> None:
        if self._progress is not None:
            self._progress.saw(self.walk.game, self.walk.clauses)

    def _turned(self) -> None:
        self._note_seen()
        self.sit_down(watch(self.walk.state, self.walk.viewer))

    def _undo(self) -> None:
        if self.walk.branch is not None:
            self.session.undo()

    def _do_turn(self, step: str, _: Any) -> None:
        if whole(step) > 0:
            self.walk.step()
        else:
            self.walk.back()
        self._turned()

    def _do_page(self, _: str, number: Any) -> None:
        self.walk.goto(min(max(whole(number), 0), len(self.walk)))
        self._turned()

    def _do_take_over(self, _: str, __: Any) -> None:
        branch = self.walk.take_over(seed=0)
        self.sit_down(Session(branch, self.walk.viewer or EVERYTHING, {}))

    def _do_come_back(self, _: str, __: Any) -> None:
        self.walk.come_back()
        self._turned()

    def to_text(self) -> str:
        """Every page of the walkthrough in words, and the board of the present one."""
        texts = [page.text.strip() for page in self.walk.pages]
        numbered = [f"{number}. {text}" if number else text for number, text in enumerate(texts)]
        return "\n".join([*numbered, "", super().to_text()])

    def to_svg(self) -> str:
        """Every page of the walkthrough as a picture under its caption, where no branch is played."""
        if self.walk.branch is not None:
            return super().to_svg()
        panels = []
        for number, page in enumerate(self.walk.pages):
            scene = picture(watch(page.moment.state, self.walk.viewer).shown, {})
            caption = f"{number}. {page.text.strip()}" if number else page.text.strip()
            panels.append((caption, _marked(scene, page.step)))
        title = self.walk.walkthrough.title or self.walk.walkthrough.id
        return strip(panels, label=title, width=900)


def _marked(scene: Scene, step: Step | None) -> Scene:
    """The scene with what a step of the walkthrough points at."""
    if step is None:
        return scene
    known = scene.spots
    marks = [spot for spot in step.marks if spot in known]
    arrows = [pair for pair in step.arrows if pair[0] in known and pair[1] in known]
    return with_marks(scene, marks, arrows)
