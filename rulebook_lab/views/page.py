"""A page in the browser: keyed elements and boards, shown once and then kept up to date by patches."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..engine import UnknownName, in_turn, listed, of_kinds, shortened
from ..engine.language import speaking
from ..scene import Scene, to_svg
from ..scene.grounds import grounds_css
from ..scene.node import Json, Node
from ..scene.palette import live_css
from .compat import answer_in_the_thread_named, set_silently
from .html import Act, Element
from .later import know_loop
from .live import Live, says
from .words import say

_STATIC = Path(__file__).parent / "static"

Run = Callable[[Act], object]
"""Does what the reader asked for, and keeps what is to be said about it for the next rendering."""


MOST_TOLD = 40
"""So many controls are listed where one is not found."""


class Page(anywidget.AnyWidget):
    """Shows what `render` gives, and lets its controls and boards do what they carry.

    The traits always hold the whole present page (a view opened later, a reloaded page and a saved notebook
    read them), but after the first time they change silently and only patches travel.
    """

    _esm = _STATIC / "page.js"
    _css = live_css() + grounds_css() + (_STATIC / "page.css").read_text(encoding="utf-8")

    page: traitlets.List[Json] = traitlets.List().tag(sync=True)
    boards = traitlets.Dict().tag(sync=True)
    hints = traitlets.Dict().tag(sync=True)
    says = traitlets.Dict().tag(sync=True)
    rev = traitlets.Int(0).tag(sync=True)

    def __init__(
        self,
        render: Callable[[], Iterable[Element]],
        run: Run = lambda act: act(),
        on_clause: Callable[[str], object] | None = None,
    ) -> None:
        """`run` does what the reader asked for; `on_clause` is told which clause's card is wanted.

        After each the page is rendered again.
        """
        self.run = run
        self.live = Live(render, on_clause)
        super().__init__(
            **self.live.whole(),
            says=says(),
        )
        self.on_msg(lambda _widget, message, _buffers: self.hear(message))
        with suppress(RuntimeError):  # no event loop runs here: nothing can be done later
            know_loop()

    def open(self) -> None:
        """Open the line to the browser; what comes over it is heard in the thread that the browser names."""
        super().open()
        answer_in_the_thread_named(self)

    # -- browser to kernel ------------------------------------------------------------------

    @in_turn
    def hear(self, message: object) -> None:
        """Do what the reader did in the browser, in the page's language. What nobody sends, or too late,
        is ignored.

        Messages: `{"type": "control", "key", "value"}`, `{"type": "clause", "id"}`,
        `{"type": "spot", "board", "spot"}`, `{"type": "back" | "undo", "board"}`,
        `{"type": "room", "board", "width", "height"}` (in pixels; no height where the page scrolls), and
        `{"type": "present", "rev"}` from a browser that was not ready when patches were sent.
        """
        with speaking(self.live.language):
            match message:
                case {"type": "present", "rev": int(rev)}:
                    if rev != self.rev:
                        self.send_state(["page", "boards", "hints", "rev"])
                case dict() if fit := self.live.fitted(message):
                    fit()
                    self.refresh()
                case dict() if act := self.live.meant(message):
                    self.run(act)
                    self.refresh()

    def speak(self, language: str) -> None:
        """Say everything on this page in a language, whatever is spoken elsewhere. Raises UnknownName."""
        with speaking(language) as self.live.language:
            self.refresh()
            set_silently(self, "says", says())
            set_silently(self, "rev", self.rev + 1)
            self.send_state(["page", "boards", "hints", "says", "rev"])  # what the browser says itself, too

    @of_kinds
    def click(self, control: str, value: object = None) -> None:
        """Use a control as a reader would: press a button, choose or write a value.

        `control` is its key, or the last part of it (the first such control on the page). Raises UnknownName,
        which lists the controls, for one that is not there.
        """
        keys = self.live.sheet.controls
        known = (key for key in keys if key == control or key.endswith(f"/{control}"))
        if (key := next(known, None)) is None:
            there = listed(keys, MOST_TOLD) or "none"
            raise UnknownName(f"no control {shortened(control)} is on the page; there are {there}")
        self.hear({"type": "control", "key": key, "value": value})

    def pick(self, spot: str, board: str = "board") -> None:
        """Click a spot of a board as a reader would."""
        self.hear({"type": "spot", "board": board, "spot": spot})

    # -- kernel to browser ------------------------------------------------------------------

    @in_turn
    def refresh(self) -> Json:
        """Render the page anew and send what differs; the answer is the message (empty: nothing to send)."""
        message, now = self.live.turn(), self.live.sheet
        if patch := message.get("page"):
            set_silently(self, "page", _patched(self.page, now.nodes, patch))
        boards = {name: self._painted(name, scene, message) for name, (_, scene, *_) in now.boards.items()}
        set_silently(self, "boards", boards)
        set_silently(self, "hints", now.hints)
        if message:
            set_silently(self, "rev", self.rev + 1)
            self.send({"type": "patch", "rev": self.rev, **message})
        return message

    @in_turn
    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits as they are, all of them by default."""
        super().send_state(key)

    def download(self, name: str, text: str) -> None:
        """Offer a text to the reader as a file."""
        self.send({"type": "download", "name": name, "text": text})

    def _painted(self, name: str, scene: Scene, message: Json) -> Json:
        """A board whole, as the browser reads it, after what changed."""
        change: Json = message.get("boards", {}).get(name, {})
        if "scene" in change:
            whole: Json = change["scene"]
            return whole
        old: Json = self.boards[name]
        return {**scene.head(), "nodes": _patched(old["nodes"], scene.nodes, change)} if change else old

    @property
    def scenes(self) -> dict[str, Scene]:
        """The pictures of the boards that are shown."""
        return {name: board.scene for name, board in self.live.sheet.boards.items()}

    # -- readers without a kernel -------------------------------------------------------------

    def to_text(self) -> str:
        """The page's boards as text; the same page gives the same text."""
        return "\n\n".join(
            scene.text or f"{scene.label}\n{scene.description}".strip() for scene in self.scenes.values()
        )

    def to_svg(self) -> str:
        """The page's first board as a picture; nothing where it has none."""
        scene = next(iter(self.scenes.values()), None)
        return "" if scene is None else to_svg(scene, width=900)

    # Colab's ipywidgets 7 would show the widget by this, without picture and text
    _ipython_display_ = None

    def _repr_mimebundle_(self, **how: Any) -> Any:
        bundle = super()._repr_mimebundle_(**how)
        if bundle is None:
            return None
        data, meta = bundle
        data["text/plain"] = self.to_text()
        if svg := self.to_svg():
            data["image/svg+xml"] = svg
            with speaking(self.live.language):
                # the words of the button beside the picture once the kernel is gone: widgets/labextension
                meta["rulebook_lab"] = {"run": say("board", "run")}
        return data, meta


def _patched(old: list[Json], new: Iterable[Node], patch: Json) -> list[Json]:
    """The nodes as JSON, those that did not change taken from before."""
    known = {node["k"]: node for node in old}
    for told in patch.get("set", ()):
        known.pop(told["k"], None)
    return [known.get(node.key) or node.to_json() for node in new]
