"""A page in the browser: keyed elements and boards, shown once and then kept up to date by patches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..engine import in_turn
from ..scene import Scene, to_svg
from ..scene.node import Json, Node
from ..scene.palette import live_css
from ..scene.scene import check_nodes, diff, diff_nodes
from .later import know_loop

_STATIC = Path(__file__).parent / "static"
BOARD = "board"
"""The tag of an element that holds a board; its attribute `name` says which."""


PARTS: dict[str, tuple[str, type]] = {
    "spot": ("spot", str),
    "clause": ("id", str),
    "action": ("action", str),
    "present": ("rev", int),
}
"""What messages of each kind must hold."""


class Page(anywidget.AnyWidget):
    """Shows elements and boards, tells what is done to them.

    The traits always hold the whole present page (a view opened later, a reloaded page and a saved notebook
    read them), but after the first time they change silently and only patches travel.
    """

    _esm = _STATIC / "page.js"
    _css = live_css() + (_STATIC / "page.css").read_text(encoding="utf-8")

    page: traitlets.List[Json] = traitlets.List().tag(sync=True)
    boards = traitlets.Dict().tag(sync=True)
    hints = traitlets.Dict().tag(sync=True)
    rev = traitlets.Int(0).tag(sync=True)

    def __init__(
        self,
        elements: Sequence[Node],
        boards: Mapping[str, Scene],
        hints: Mapping[str, Json] | None = None,
        on_message: Callable[[Json], None] | None = None,
    ) -> None:
        """`elements` are HTML nodes; `on_message` hears what the reader does.

        Messages: `{"type": "spot", "board", "spot"}`, `{"type": "back", "board"}` (take the last pick
        back), `{"type": "clause", "id"}`, `{"type": "action", "action", "value"}`.
        """
        check_nodes(elements)
        self._elements = tuple(elements)
        self._scenes = dict(boards)
        self._on_message = on_message
        super().__init__(
            page=[node.to_json() for node in elements],
            boards={name: scene.to_json() for name, scene in boards.items()},
            hints=dict(hints or {}),
        )
        self.on_msg(self._heard)
        with suppress(RuntimeError):  # no event loop runs here: nothing can be done later
            know_loop()

    def open(self) -> None:
        """Open the line to the browser; what comes over it is heard in the thread that the browser names."""
        super().open()
        if self.comm is not None:
            # ipykernel 7.4 hands it to the thread that sent last instead: a page was deaf to the first click
            # as long as the cells below the one that showed it were running
            self.comm._reply_subshell_for = None

    @in_turn
    def _heard(self, _widget: Any, message: Json, _buffers: Any) -> None:
        if not _whole_message(message):
            return
        if message["type"] == "present":
            self._catch_up(message["rev"])
        elif self._on_message is not None:
            self._on_message(message)

    def _catch_up(self, rev: int) -> None:
        """Send the whole page to a browser that was not ready when patches were sent."""
        if rev != self.rev:
            self.send_state(["page", "boards", "hints", "rev"])

    # -- kernel to browser ------------------------------------------------------------------

    @in_turn
    def show(
        self,
        *,
        elements: Sequence[Node] | None = None,
        boards: Mapping[str, Scene] | None = None,
        hints: Mapping[str, Json] | None = None,
    ) -> Json:
        """Send what differs from what is shown; the answer is the message (empty: nothing to send)."""
        message: Json = {}
        if elements is not None and (patch := self._turn_page(elements)):
            message["page"] = patch
        if changes := {
            name: change
            for name, scene in (boards or {}).items()
            if (change := self._turn_scene(name, scene))
        }:
            message["boards"] = changes
        if new := {n: h for n, h in (hints or {}).items() if h != self.hints.get(n)}:
            self._silently("hints", {**self.hints, **new})
            message["hints"] = new
        if message:
            self._silently("rev", self.rev + 1)
            self.send({"type": "patch", "rev": self.rev, **message})
        return message

    @in_turn
    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits as they are, all of them by default."""
        super().send_state(key)

    def download(self, name: str, text: str) -> None:
        """Offer a text to the reader as a file."""
        self.send({"type": "download", "name": name, "text": text})

    def _turn_page(self, elements: Sequence[Node]) -> Json:
        check_nodes(elements)
        patch = diff_nodes(self._elements, elements)
        if patch:
            self._silently("page", _patched(self.page, elements, patch))
        self._elements = tuple(elements)
        return patch

    def _turn_scene(self, name: str, scene: Scene) -> Json:
        old = self._scenes.get(name)
        self._scenes[name] = scene
        if old is None:
            whole = scene.to_json()
            self._silently("boards", {**self.boards, name: whole})
            return {"scene": whole}
        patch = diff(old, scene)
        if patch:
            nodes = _patched(self.boards[name]["nodes"], scene.nodes, patch)
            self._silently("boards", {**self.boards, name: {**scene.head(), "nodes": nodes}})
        return patch

    def _silently(self, trait: str, value: Any) -> None:
        """Change a trait without sending it: the patch says it shorter."""
        self._trait_values[trait] = value

    @property
    def elements(self) -> tuple[Node, ...]:
        """The elements that are shown."""
        return self._elements

    @property
    def scenes(self) -> dict[str, Scene]:
        """The scenes of the boards that are shown."""
        return self._scenes

    # -- readers without a kernel -------------------------------------------------------------

    def to_text(self) -> str:
        """The page's boards as text; the same page gives the same text."""
        return "\n\n".join(
            scene.text or f"{scene.label}\n{scene.description}".strip() for scene in self._scenes.values()
        )

    def to_svg(self) -> str:
        """The page's first board as a picture."""
        return to_svg(next(iter(self._scenes.values())), width=900)

    # Colab's ipywidgets 7 would show the widget by this, without picture and text
    _ipython_display_ = None

    def _repr_mimebundle_(self, **how: Any) -> Any:
        bundle = super()._repr_mimebundle_(**how)
        if bundle is None:
            return None
        data, meta = bundle
        data["text/plain"] = self.to_text()
        if self._scenes:
            data["image/svg+xml"] = self.to_svg()
        return data, meta


def _whole_message(message: Any) -> bool:
    """Whether a message holds what its kind must: anything else is none of ours and passed over."""
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        return False
    part, kind = PARTS.get(message["type"], ("type", str))
    return isinstance(message.get(part), kind)


def _patched(old: list[Json], new: Iterable[Node], patch: Json) -> list[Json]:
    """The nodes as JSON, those that did not change taken from before."""
    known = {node["k"]: node for node in old}
    known |= {node["k"]: node for node in patch.get("set", ())}
    return [known[node.key] for node in new]
