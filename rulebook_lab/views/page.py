"""A page in the browser: keyed elements and boards, shown once and then kept up to date by patches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..engine import UnknownName, in_turn
from ..scene import Scene, to_svg
from ..scene.node import Json, Node
from ..scene.palette import live_css
from ..scene.scene import check_nodes, diff, diff_nodes
from .compat import answer_in_the_thread_named, set_silently
from .html import Act, Element, Sheet, lay_out
from .later import know_loop
from .words import say

_STATIC = Path(__file__).parent / "static"

WORDS = (
    "in-words",
    "keys",
    "keys-are",
    "zoom-out",
    "fit",
    "zoom-in",
    "full-screen",
    "open",
    "picked",
    "enlarged",
)
"""The messages that the browser says itself, with `{spot}` where it fills in a spot's name."""

Run = Callable[[Act], object]
"""Does what the reader asked for, and keeps what is to be said about it for the next rendering."""


class Page(anywidget.AnyWidget):
    """Shows what `render` gives, and lets its controls and boards do what they carry.

    The traits always hold the whole present page (a view opened later, a reloaded page and a saved notebook
    read them), but after the first time they change silently and only patches travel.
    """

    _esm = _STATIC / "page.js"
    _css = live_css() + (_STATIC / "page.css").read_text(encoding="utf-8")

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
        self.render = render
        self.run = run
        self.on_clause = on_clause
        self._sheet = sheet = _checked(render())
        super().__init__(
            page=[node.to_json() for node in sheet.nodes],
            boards={name: board.scene.to_json() for name, board in sheet.boards.items()},
            hints=sheet.hints,
            says={key: say("board", key, spot="{spot}") for key in WORDS},
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
        """Do what the reader did in the browser. What nobody sends, or comes too late, is ignored.

        Messages: `{"type": "control", "key", "value"}`, `{"type": "clause", "id"}`,
        `{"type": "spot", "board", "spot"}`, `{"type": "back" | "undo", "board"}`, and
        `{"type": "present", "rev"}` from a browser that was not ready when patches were sent.
        """
        match message:
            case {"type": "present", "rev": int(rev)}:
                if rev != self.rev:
                    self.send_state(["page", "boards", "hints", "rev"])
            case dict() if act := self._meant(message):
                self.run(act)
                self.refresh()

    def _meant(self, message: Json) -> Act | None:
        """What a message asks for, while it is on the page."""
        controls, boards = self._sheet.controls, self._sheet.boards
        match message:
            case {"type": "control", "key": str(key)} if key in controls:
                return partial(controls[key], message.get("value"))
            case {"type": "clause", "id": str(id)} if self.on_clause:
                return partial(self.on_clause, id)
            case {"type": "spot", "board": str(name), "spot": str(spot)} if name in boards:
                on_spot = boards[name].on_spot
                return on_spot and partial(on_spot, spot)
            case {"type": "back", "board": str(name)} if name in boards:
                return boards[name].on_back
            case {"type": "undo", "board": str(name)} if name in boards:
                return boards[name].on_undo
        return None

    def click(self, control: str, value: object = None) -> None:
        """Use a control as a reader would: press a button, choose or write a value.

        `control` is its key, or the last part of it (the first such control on the page). Raises UnknownName,
        which lists the controls, for one that is not there.
        """
        keys = self._sheet.controls
        known = (key for key in keys if key == control or key.endswith(f"/{control}"))
        if (key := next(known, None)) is None:
            raise UnknownName(f"no control {control!r} is on the page; there are {', '.join(keys) or 'none'}")
        self.hear({"type": "control", "key": key, "value": value})

    def pick(self, spot: str, board: str = "board") -> None:
        """Click a spot of a board as a reader would."""
        self.hear({"type": "spot", "board": board, "spot": spot})

    # -- kernel to browser ------------------------------------------------------------------

    @in_turn
    def refresh(self) -> Json:
        """Render the page anew and send what differs; the answer is the message (empty: nothing to send)."""
        before, self._sheet = self._sheet, _checked(self.render())
        now, message = self._sheet, Json()
        if patch := self._turn_page(before.nodes, now.nodes):
            message["page"] = patch
        if changes := self._turn_boards(before, now):
            message["boards"] = changes
        if hints := {name: new for name, new in now.hints.items() if new != self.hints.get(name)}:
            message["hints"] = hints
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

    def _turn_page(self, before: Sequence[Node], now: Sequence[Node]) -> Json:
        patch = diff_nodes(before, now)
        if patch:
            set_silently(self, "page", _patched(self.page, now, patch))
        return patch

    def _turn_boards(self, before: Sheet, now: Sheet) -> Json:
        """The changes of the boards, by name; a new board is sent whole."""
        whole: Json = {}
        changes: Json = {}
        for name, (_, scene, *_) in now.boards.items():
            if name not in before.boards:
                whole[name] = scene.to_json()
                changes[name] = {"scene": whole[name]}
                continue
            patch = diff(before.boards[name].scene, scene)
            whole[name] = self.boards[name]
            if patch:
                nodes = _patched(whole[name]["nodes"], scene.nodes, patch)
                whole[name] = {**scene.head(), "nodes": nodes}
                changes[name] = patch
        set_silently(self, "boards", whole)
        return changes

    @property
    def scenes(self) -> dict[str, Scene]:
        """The pictures of the boards that are shown."""
        return {name: board.scene for name, board in self._sheet.boards.items()}

    # -- readers without a kernel -------------------------------------------------------------

    def to_text(self) -> str:
        """The page's boards as text; the same page gives the same text."""
        return "\n\n".join(
            scene.text or f"{scene.label}\n{scene.description}".strip() for scene in self.scenes.values()
        )

    def to_svg(self) -> str:
        """The page's first board as a picture."""
        return to_svg(next(iter(self.scenes.values())), width=900)

    # Colab's ipywidgets 7 would show the widget by this, without picture and text
    _ipython_display_ = None

    def _repr_mimebundle_(self, **how: Any) -> Any:
        bundle = super()._repr_mimebundle_(**how)
        if bundle is None:
            return None
        data, meta = bundle
        data["text/plain"] = self.to_text()
        if self.scenes:
            data["image/svg+xml"] = self.to_svg()
            # the words of the button beside the picture once the kernel is gone: widgets/labextension
            meta["rulebook_lab"] = {"run": say("board", "run")}
        return data, meta


def _checked(elements: Iterable[Element]) -> Sheet:
    sheet = lay_out(elements)
    check_nodes(sheet.nodes)
    return sheet


def _patched(old: list[Json], new: Iterable[Node], patch: Json) -> list[Json]:
    """The nodes as JSON, those that did not change taken from before."""
    known = {node["k"]: node for node in old}
    known |= {node["k"]: node for node in patch.get("set", ())}
    return [known[node.key] for node in new]
