"""Moving single goods between holders of one group: what production and movement have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from .....engine import Violation, broken
from ...land.goods import kind_of
from ...land.hexes import Cell
from ...state import RoadsAndBoats
from .consent import Asking, ferry_faults
from .holders import can_hold, exists, full, holder_spot, is_foreign, read_holder, takes_more, tile_of
from .reach import Spots, cell_of, within


class Handling(Asking):
    """Move a good from one holder to another; `river` is the clause that keeps banks apart."""

    river: ClassVar[str] = ""

    @property
    def way(self) -> tuple[str, str, str]:
        """The good, where it comes from and where it goes."""
        raise NotImplementedError

    def cell(self, state: RoadsAndBoats) -> Cell:
        """The tile on which it is done."""
        raise NotImplementedError

    def group(self, state: RoadsAndBoats, ferry: str) -> Spots | None:
        """The group within which it is done, None if that is out of reach."""
        raise NotImplementedError

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        good, source, target = self.way
        return (*super().spots(state), f"load:{source}:{good}", holder_spot(target))

    def uses(self, state: RoadsAndBoats) -> Iterable[str]:
        return (*self.way[1:], self.ferry)  # movement.exchange, else ()

    def repeats(self, state: RoadsAndBoats) -> bool:
        return True

    def faults(self, state: RoadsAndBoats, ferry: str) -> Iterator[Violation]:
        """Both holders within the group, the good there, room for it."""
        good, *ends = self.way
        for word in ends:
            if not exists(state, read_holder(word)):
                yield broken(self.clause, "nowhere", holder=word)
                return
        yield from ferry_faults(state, self.seat, ferry, self.cell(state))
        group = self.group(state, ferry)
        if group is None:
            yield broken(self.clause, "absent", holder=ends[0])
        elif kind_of(good) not in state.box.goods:
            yield broken(self.clause, "no-good", good=good)
        else:
            yield from self._within(state, group)

    def _within(self, state: RoadsAndBoats, group: Spots) -> Iterator[Violation]:
        good, *ends = self.way
        source, target = holders = [read_holder(word) for word in ends]
        there, cell = within(state, group), cell_of(group)
        for word, holder in zip(ends, holders, strict=True):
            if holder in there:
                continue
            if isinstance(holder, str) and not can_hold(state, holder):
                yield broken("carrying.nothing-else", transporter=holder)
            elif tile_of(state, holder) != cell:
                afloat = any(isinstance(end, str) and state.type_of(end).is_boat for end in holders)
                clause = "boats.interact" if afloat else self.clause
                yield broken(clause, "elsewhere", holder=word, cell=cell)
            else:
                yield broken(self.river, "bank", holder=word)
        if good not in state.load_at(source):
            yield broken(self.clause, "gone", good=good, holder=ends[0])
        if source == target:
            yield broken(self.clause, "same", holder=ends[0])
        if is_foreign(state, self.seat, source) and is_foreign(state, self.seat, target):
            yield broken("movement.no-force", "strangers")
        if not takes_more(state, target):
            yield full(state, target) if isinstance(target, str) else broken("boats.no-leaving", good=good)

    def handed_over(self, state: RoadsAndBoats) -> RoadsAndBoats:
        """The position after the good has changed its holder."""
        good, source, target = self.way
        return state.take(read_holder(source), good).put(read_holder(target), good)
