"""What a browser keeps of the games that are played in it: its IndexedDB, beside Python's memory.

Python runs in the reader's browser there and its files end with the page. Rows go to the browser as they are
written, in that order, and come back when a page begins. Several pages may write at once.
"""

from __future__ import annotations

import json
from asyncio import Future, ensure_future
from collections.abc import Awaitable, Callable
from typing import Protocol

Row = tuple[str | int | float | None, ...]

SCRIPT = """(() => {
  const answer = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const asked = indexedDB.open("rulebook_lab games", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("kept");
  const opened = answer(asked);
  const store = async (mode) => (await opened).transaction("kept", mode).objectStore("kept");
  return {
    async load() {
      const kept = await store("readonly");
      const [keys, values] = await Promise.all([answer(kept.getAllKeys()), answer(kept.getAll())]);
      return JSON.stringify(keys.map((key, at) => [key, values[at]]));
    },
    async put(key, value) {
      const kept = await store("readwrite");
      // another page may have revoked what was agreed
      if (key === "agreed" || await answer(kept.get("agreed"))) await answer(kept.put(value, key));
    },
    async remove(from, to) {
      const kept = await store("readwrite");
      await answer(kept.delete(IDBKeyRange.bound(from, to)));
    },
    async clear() {
      const kept = await store("readwrite");
      await answer(kept.clear());
    },
  };
})()"""


class Kept(Protocol):
    """What the script answers."""

    def load(self) -> Awaitable[str]: ...
    def put(self, key: str, value: str) -> Awaitable[None]: ...
    def remove(self, first: str, last: str) -> Awaitable[None]: ...
    def clear(self) -> Awaitable[None]: ...


class Storage:
    """The rows that the browser keeps, by table; the first column of each is the game's id."""

    def __init__(self) -> None:
        from pyodide.code import run_js

        self._kept: Kept = run_js(SCRIPT)
        self._waiting: set[Future[None]] = set()
        self.problem = ""
        """What went wrong with it last, in the browser's words."""

    def load(self, then: Callable[[dict[str, list[Row]] | None], object]) -> None:
        """Tell what is kept, once the browser has found it: rows by table, or None where nobody agreed."""

        async def tell() -> None:
            kept: dict[str, str] = dict(json.loads(await self._kept.load()))
            rows: dict[str, list[Row]] = {"games": [], "moves": []}
            for key, value in kept.items():
                table, _, id = key.partition("/")
                if id:
                    rows[table].append(tuple(json.loads(value)))
            then(rows if "agreed" in kept else None)

        self._do(tell())

    def agree(self) -> None:
        """Begin to keep."""
        self._do(self._kept.put("agreed", "yes"))

    def put(self, table: str, row: Row) -> None:
        """Keep a row, in place of the one with the same key."""
        key = f"{table}/{row[0]}" if table == "games" else f"{table}/{row[0]}/{row[1]}"
        self._do(self._kept.put(key, json.dumps(row)))

    def delete(self, id: str) -> None:
        """Keep a game no more."""
        self._do(self._kept.remove(f"games/{id}", f"games/{id}"))
        self._do(self._kept.remove(f"moves/{id}/", f"moves/{id}0"))  # 0 comes after the stroke

    def revoke(self) -> None:
        """Keep nothing any more."""
        self._do(self._kept.clear())

    def _do(self, act: Awaitable[None]) -> None:
        """Let it be done while everything else goes on."""

        async def watched() -> None:
            try:
                await act
            except Exception as problem:  # a quota, a private window: the game itself goes on
                self.problem = str(problem)

        doing = ensure_future(watched())
        self._waiting.add(doing)
        doing.add_done_callback(self._waiting.discard)
