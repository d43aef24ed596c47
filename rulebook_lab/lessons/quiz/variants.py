"""Near misses of any game: a legal move with one of its fields changed a little."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from msgspec.structs import replace

from ...engine import Move


def variants(moves: Iterable[Move], known: Iterable[Move], random: Random) -> list[Move]:
    """Moves that differ from one of `moves` in one field, whose values come from moves of the same verb.

    Where a field is a list, one item is left out, put in or exchanged. In random order, each once.
    """
    values = _values_by_field(known)
    found = [variant for move in moves for variant in _of(move, values)]
    unlike = list(dict.fromkeys(found))
    return random.sample(unlike, len(unlike))


Values = dict[tuple[str, str], list[object]]


def _values_by_field(moves: Iterable[Move]) -> Values:
    values: Values = {}
    for move in moves:
        for field in move.__struct_fields__[1:]:
            seen = values.setdefault((move.verb, field), [])
            value = getattr(move, field)
            seen += [item for item in (value if isinstance(value, tuple) else (value,)) if item not in seen]
    return values


def _of(move: Move, values: Values) -> Iterator[Move]:
    for field in move.__struct_fields__[1:]:
        own, others = getattr(move, field), values.get((move.verb, field), [])
        changed = _lists(own, others) if isinstance(own, tuple) else others
        yield from (replace(move, **{field: value}) for value in changed if value != own)


def _lists(own: tuple[object, ...], others: list[object]) -> Iterator[tuple[object, ...]]:
    for at in range(len(own)):
        yield own[:at] + own[at + 1 :]
    for item in others:
        if item not in own and (not own or type(item) is type(own[0])):
            yield tuple(sorted((*own, item), key=repr))
            yield from (tuple(sorted((*own[:at], item, *own[at + 1 :]), key=repr)) for at in range(len(own)))
