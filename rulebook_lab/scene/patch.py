"""What one picture or page differs by from the last, as the little that the browser must be told."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby

from .likeness import Things, renamed
from .node import Json, Node
from .scene import Scene


def diff(old: Scene, new: Scene) -> Json:
    """The patch from one scene to the next; empty when nothing changed."""
    patch = diff_nodes(old.nodes, new.nodes)
    before, after = old.head(), new.head()
    return patch | {name: after[name] for name in after if after[name] != before[name]}


def diff_nodes(old: Sequence[Node], new: Sequence[Node]) -> Json:
    """The patch between two node lists; its parts are taken in this order.

    `set` holds what changed of known nodes, as JSON merge patches (RFC 7396), and new nodes: whole, or as
    copies of a thing that is known by then (`like`), with what differs at its root; `order` the keys that
    lie elsewhere among their siblings than where appending puts them, in runs: what each lies behind (null
    at the start), and the keys; `del` the keys that went, with what is still inside.
    """
    before = {node.key: node for node in old}
    after = {node.key: node for node in new}
    held, holds = _children(old), _children(new)
    stirred = [parent for parent in (None, *before) if held.get(parent) != holds.get(parent)]
    went = [node for node in old if node.key not in after]
    parts = {
        "set": _told(before, new, stirred),
        "order": [run for key in stirred for run in _runs(held.get(key, []), holds.get(key, []))],
        "del": [node.key for node in went if node.parent is None or node.parent in after],
    }
    return {name: part for name, part in parts.items() if part}


def _told(before: dict[str, Node], new: Sequence[Node], stirred: Collection[str | None]) -> list[Json]:
    if all(node.key in before for node in new):
        return [_edit(then, node) for node in new if (then := before[node.key]) is not node and then != node]
    known, things, told = dict(before), Things(new, stirred), list[Json]()
    for place, node in enumerate(things.nodes):
        was = known.get(node.key)
        if was is node or was == node:
            continue
        if was is not None:
            told.append(_edit(was, node))
        elif model := things.like(place, known):
            copies = renamed(model, node.key)
            known |= {copy.key: copy for copy in copies}
            told.append(_edit(copies[0], node) | {"like": model[0].key})
        else:
            told.append(node.to_json())
    return told


def _edit(was: Node, now: Node) -> Json:
    return {"k": now.key, **_merge_patch(was.to_json(), now.to_json())}


def _merge_patch(was: Json, now: Json) -> Json:
    """What makes one object another: new and changed members, null for those that went (RFC 7396)."""
    patch: Json = {name: None for name in was if name not in now}
    for name, value in now.items():
        before = was.get(name)
        if isinstance(value, dict) and isinstance(before, dict):
            if inner := _merge_patch(before, value):
                patch[name] = inner
        elif value != before:
            patch[name] = value
    return patch


def _runs(then: Sequence[str], now: Sequence[str]) -> Iterator[tuple[str | None, list[str]]]:
    """The siblings to be placed, each run behind what lies before it: as few as possible are moved."""
    staying = set(now).intersection(then)
    appended = [*(key for key in then if key in staying), *(key for key in now if key not in staying)]
    place = {key: number for number, key in enumerate(appended)}
    still = _longest_rise([place[key] for key in now])
    behind: str | None = None
    for left, keys in groupby(now, lambda key: place[key] in still):
        run = [*keys]
        if left:
            behind = run[-1]
        else:
            yield behind, run


def _longest_rise(numbers: Sequence[int]) -> set[int]:
    """The most of some different numbers that rise as they stand."""
    ends: list[int] = []  # the smallest end of a rise of one, two, three numbers
    before: dict[int, int | None] = {}
    for number in numbers:
        length = bisect_left(ends, number)
        before[number] = ends[length - 1] if length else None
        ends[length : length + 1] = [number]
    rise, at = set[int](), ends[-1] if ends else None
    while at is not None:
        rise.add(at)
        at = before[at]
    return rise


def _children(nodes: Iterable[Node]) -> dict[str | None, list[str]]:
    """The keys of what is inside each node, in paint order; at None of what is inside none."""
    children: dict[str | None, list[str]] = {}
    for node in nodes:
        children.setdefault(node.parent, []).append(node.key)
    return children
