"""What a reader of patches has after each, found by the plainest way to take them."""

from __future__ import annotations

from rulebook_lab.scene.node import Json


def merged(known: Json, told: Json) -> Json:
    """A JSON merge patch, as RFC 7396 has it."""
    out = dict(known)
    for name, value in told.items():
        if value is None:
            out.pop(name, None)
        elif isinstance(value, dict):
            out[name] = merged(out.get(name, {}), value)
        else:
            out[name] = value
    return out


def followed(old: list[Json], patch: Json) -> list[Json]:
    """The nodes after a patch, in the order of their tree."""
    nodes = {node["k"]: node for node in old}

    def inside(key: str | None) -> list[Json]:
        kids: dict[str | None, list[Json]] = {}
        for node in nodes.values():
            kids.setdefault(node.get("p"), []).append(node)

        def of(key: str | None) -> list[Json]:
            return [part for node in kids.get(key, ()) for part in (node, *of(node["k"]))]

        return of(key)

    def put(node: Json) -> None:
        if node["k"] not in nodes or nodes[node["k"]].get("p") != node.get("p"):
            nodes.pop(node["k"], None)
        nodes[node["k"]] = node

    for each in patch.get("set", ()):
        told = dict(each)
        model = told.pop("like", None)
        parts = inside(model) if model else []
        put(merged(nodes.get(model or told["k"], {}), told))
        for part in parts:
            key, parent = (told["k"] + part[name].removeprefix(model) for name in ("k", "p"))
            put(part | {"k": key, "p": parent})
    for behind, run in patch.get("order", ()):
        moved = [nodes.pop(key) for key in run]
        parent = moved[0].get("p")
        siblings = [node["k"] for node in nodes.values() if node.get("p") == parent]
        row = [nodes.pop(key) for key in siblings]
        at = siblings.index(behind) + 1 if behind is not None else 0
        nodes |= {node["k"]: node for node in (*row[:at], *moved, *row[at:])}
    for key in patch.get("del", ()):
        for part in inside(key):
            del nodes[part["k"]]
        del nodes[key]
    return inside(None)
