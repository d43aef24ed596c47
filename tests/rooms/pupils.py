"""A house of rooms without a network: its clock stands still, its lines end in lists."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import rulebook_lab as lab
from rulebook_lab.engine import Timeline
from rulebook_lab.rooms.asking import Practised
from rulebook_lab.rooms.house import House
from rulebook_lab.rooms.journal import Folder, Memory, Nowhere, Shelf
from rulebook_lab.rooms.kept import Kept
from rulebook_lab.rooms.limits import LIMITS, Limits
from rulebook_lab.rooms.line import Line
from rulebook_lab.rooms.room import Room
from tests.following import followed

SECRET = b"a secret of thirty-two bytes ...."
Json = dict[str, Any]


class Tab:
    """A browser's tab: what it was sent, and the page that follows from it."""

    def __init__(self, school: School, code: str, **hello: object) -> None:
        self.school = school
        self.got: list[Json] = []
        self.hung_up = False
        self.line: Line | None = None
        self.rev = -1
        self.nodes: dict[str, Json] = {}
        self.boards: dict[str, Json] = {}
        self.hints: Json = {}
        self.token = ""
        self.line = school.house.connect(code, self._take, self._hang_up, "http://here:8000")
        if self.line is not None and hello.get("type") != "nothing":
            self.send({"type": "hello", **hello})

    def _take(self, data: bytes) -> None:
        message = json.loads(data)
        self.got.append(message)
        match message["type"]:
            case "welcome":
                self.token = message["token"] or self.token  # as the browser does
            case "whole":
                self.rev = message["rev"]
                self.nodes = {node["k"]: node for node in message["page"]}
                self.boards = dict(message["boards"])
                self.hints = dict(message["hints"])
            case "patch":
                assert message["rev"] == self.rev + 1
                self.rev += 1
                nodes = followed([*self.nodes.values()], message.get("page", {}))
                self.nodes = {node["k"]: node for node in nodes}
                for name, change in message.get("boards", {}).items():
                    self._paint(name, change)
                self.hints |= message.get("hints", {})

    def _paint(self, name: str, change: Json) -> None:
        if "scene" in change:
            self.boards[name] = change["scene"]
            return
        board = self.boards[name]
        self.boards[name] = {**board, **change, "nodes": followed(board["nodes"], change)}

    def _hang_up(self) -> None:
        self.hung_up = True
        if self.line is not None:
            self.school.house.leave(self.line)

    # -- what a person does -------------------------------------------------------------------------

    def send(self, message: object) -> Json:
        """Send a message; the answer is the last that came back."""
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        assert self.line is not None
        self.school.house.hear(self.line, text, "10.0.0.1")
        return self.got[-1]

    def press(self, control: str, value: object = None) -> Json:
        """Use a control, by the end of its key."""
        key = next(
            (key for key in self.nodes if key.endswith(f"/{control}") and "on" in self.nodes[key]), control
        )
        answer = self.send({"type": "control", "key": key, "value": value, "rev": self.rev})
        self.school.settle()
        return answer

    def pick(self, spot: str) -> Json:
        """Pick a spot of the board."""
        answer = self.send({"type": "spot", "board": "board", "spot": spot, "rev": self.rev})
        self.school.settle()
        return answer

    def leave(self) -> None:
        """Close the tab."""
        assert self.line is not None
        self.school.house.leave(self.line)

    # -- what a person sees --------------------------------------------------------------------------

    @property
    def words(self) -> str:
        """All the words of the page."""
        return " ".join(str(node["x"]) for node in self.nodes.values() if "x" in node)

    def controls(self, under: str = "") -> list[str]:
        """The keys of what can be pressed."""
        return [key for key, node in self.nodes.items() if "on" in node and under in key]


class School:
    """A house with one room."""

    def __init__(
        self,
        record: Timeline | Room | str = "ambis",
        seats: int = 3,
        folder: Path | None = None,
        limits: Limits = LIMITS,
    ) -> None:
        self.now = 1_800_000_000.0
        self.practised: list[Practised] = []
        self.shelf: Shelf = Nowhere() if folder is None else Folder(folder)
        self.limits = limits
        self.house = self._built()
        if isinstance(record, Room):
            self.code = record.code
            self.house.rooms[self.code] = Kept(record, Memory(self.now), self.now)
        else:
            timeline = lab.timeline(record, seats, seed=5) if isinstance(record, str) else record
            self.code = self.house.open(timeline)

    def _built(self) -> House:
        return House(
            self.shelf,
            SECRET,
            limits=self.limits,
            practice=lambda game, practised: self.practised.append(practised),
            clock=lambda: self.now,
        )

    @property
    def kept(self) -> Kept:
        """The room with what belongs to it."""
        kept = self.house.find(self.code)
        assert kept is not None
        return kept

    def tab(self, **hello: object) -> Tab:
        """Somebody opens the room."""
        tab = Tab(self, self.code, **hello)
        self.settle()
        return tab

    def pupil(self, name: str, seat: str | None = None) -> Tab:
        """Somebody comes, says their name, and sits down or watches."""
        tab = self.tab()
        tab.press("name", name)
        tab.press(f"sit {seat}" if seat else "watch")
        return tab

    def teacher(self) -> Tab:
        """Who leads opens the room."""
        return self.tab(lead=self.house.token(self.code, "lead"))

    def projector(self) -> Tab:
        """The projector's page is opened."""
        return self.tab(screen=self.house.token(self.code, "screen"))

    def settle(self) -> None:
        """Let everybody see what has changed."""
        self.house.settle()

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds
        self.house.tick()
        self.settle()
        assert not any(kept.stuck for kept in self.house.rooms.values())

    def restart(self) -> None:
        """The process is killed, and another one takes its place."""
        for kept in self.house.rooms.values():
            kept.journal.close()
        self.house = self._built()
