"""A scene: the whole picture as an ordered list of keyed nodes, and the step from one to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .node import Json, Node
from .palette import seat_patterns


class Scene(msgspec.Struct, frozen=True):
    """A picture: its view box, name, nodes in paint order, and the same in words.

    `text` is a drawing in characters (what a terminal and an untrusted notebook show),
    `description` a sentence or two for screen readers; without one, the text is used; `ground` is the
    name of what it lies on.
    """

    view_box: tuple[float, float, float, float]
    nodes: tuple[Node, ...]
    label: str = "board"
    text: str = ""
    description: str = ""
    ground: str = ""

    @classmethod
    def of(
        cls,
        view_box: tuple[float, float, float, float],
        *layers: Node | Iterable[Node],
        label: str = "board",
        text: str = "",
        description: str = "",
        ground: str = "",
    ) -> Scene:
        """Put layers together, first painted first, with the seat patterns they use.

        Raises ValueError when two nodes share a key or a parent does not stand before its child.
        """
        nodes = flatten(layers)
        nodes = [*seat_patterns(nodes), *nodes]
        check_nodes(nodes)
        return cls(view_box, tuple(nodes), label, text, description, ground)

    def with_nodes(self, *layers: Node | Iterable[Node]) -> Scene:
        """The same scene with more layers painted over it."""
        extra = flatten(layers)
        known = {node.key for node in self.nodes}
        extra = [*(p for p in seat_patterns(extra) if p.key not in known), *extra]
        nodes = [*self.nodes, *extra]
        check_nodes(nodes)
        return msgspec.structs.replace(self, nodes=tuple(nodes))

    @property
    def spots(self) -> dict[str, Node]:
        """The first node of every spot, by spot."""
        found: dict[str, Node] = {}
        for node in self.nodes:
            if node.spot is not None:
                found.setdefault(node.spot, node)
        return found

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """A scene shows itself as a picture, and as text where there are none."""
        from .svg import to_svg

        return {"text/plain": self.text or self.label, "image/svg+xml": to_svg(self, width=900)}

    def to_json(self) -> Json:
        """The scene as the browser reads it; nodes are a list, so their order survives saving."""
        return {**self.head(), "nodes": [node.to_json() for node in self.nodes]}

    def head(self) -> Json:
        """What a scene says of itself beside its nodes."""
        return {
            "viewBox": list(self.view_box),
            "label": self.label,
            "desc": self.description or self.text,
            "ground": self.ground,
        }


def flatten(layers: Iterable[Node | Iterable[Node]]) -> list[Node]:
    """Nodes and lists of nodes as one list."""
    nodes: list[Node] = []
    for layer in layers:
        if isinstance(layer, Node):
            nodes.append(layer)
        else:
            nodes.extend(layer)
    return nodes


def check_nodes(nodes: Sequence[Node]) -> None:
    """Raise ValueError for a repeated key or a parent that does not stand before its child."""
    seen: set[str] = set()
    for node in nodes:
        if node.key in seen:
            raise ValueError(f"two nodes share the key {node.key!r}: each needs its own")
        if node.parent is not None and node.parent not in seen:
            raise ValueError(
                f"node {node.key!r} names the parent {node.parent!r}, which must stand before it"
            )
        seen.add(node.key)
