"""A server of rooms in a process of its own, as a teacher starts it; a network that can be cut."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread

from rulebook_lab.rooms.notebook import RoomCard
from rulebook_lab.rooms.serving import serving


class Process:
    """`rulebook-lab serve` on this computer."""

    def __init__(self, folder: Path, *what: str, port: int = 0) -> None:
        self.folder = folder
        self._start(*what, port=port)

    def _start(self, *what: str, port: int) -> None:
        command = [sys.executable, "-m", "rulebook_lab.cli", "serve", *what, "--folder", str(self.folder)]
        self._process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", str(port)], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.lines = []
        for line in self._process.stdout:
            self.lines.append(line.strip())
            if line.startswith("Ctrl+C"):
                break
        self.code = self.lines[0].split()[1].rstrip(".")
        self.address = next(serving(self.folder))
        self.port = int(self.address.url.rpartition(":")[2])

    def again(self) -> None:
        """Kill it, and start another in its place."""
        self.kill()
        self._start(port=self.port)

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    @property
    def card(self) -> RoomCard:
        """The room as a notebook on this computer leads it."""
        return RoomCard(self.code, self.folder, self.address)

    def kill(self) -> None:
        """Kill it, so that it can do nothing more."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def interrupt(self) -> int:
        """Press Ctrl+C; the answer is how it ended."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(15)


class Network:
    """The way from one telephone to the server; it can be cut and mended."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._pairs: list[socket.socket] = []
        self.cut = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = self._door.getsockname()[1]
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                if self.cut:
                    here.close()
                    continue
                try:
                    there = socket.create_connection(("127.0.0.1", self._to))
                except OSError:
                    here.close()
                    continue
                self._pairs += [here, there]
                Thread(target=self._carry, args=(here, there), daemon=True).start()
                Thread(target=self._carry, args=(there, here), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def go_away(self) -> None:
        """Cut it: what is open is lost, nothing new comes through."""
        self.cut = True
        for end in self._pairs:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()

    def come_back(self) -> None:
        """Mend it."""
        self.cut = False

    def close(self) -> None:
        """Take it down."""
        self.go_away()
        self._door.close()
