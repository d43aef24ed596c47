"""JupyterLab as a reader starts it with `make lab`, driven by a browser."""

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent.parent

KERNEL_READY = """async () => {
  for (;;) {
    const session = window.jupyterapp?.shell.currentWidget?.sessionContext;
    const kernel = session?.session?.kernel;
    const connected = kernel?.connectionStatus === 'connected';
    if (session?.isReady && connected && kernel.status === 'idle') return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}"""


class Lab:
    """A JupyterLab server over a copy of the notebooks, so that no run changes the stored ones."""

    def __init__(self) -> None:
        self.folder = TemporaryDirectory(prefix="rulebook-lab-")
        self.root = Path(self.folder.name)
        self.notebooks = self.root / "notebooks"
        shutil.copytree(ROOT / "notebooks", self.notebooks, dirs_exist_ok=True)
        self.token = secrets.token_hex(8)
        self.port = free_port()
        self.log = (self.root / "lab.log").open("wb")
        self.process = subprocess.Popen(
            self.line(),
            stdout=self.log,
            stderr=subprocess.STDOUT,
            env={
                **os.environ,
                "JUPYTER_CONFIG_DIR": str(self.root / "config"),
                "JUPYTERLAB_SETTINGS_DIR": str(self._settings()),
                "PYTHONPATH": str(ROOT),
            },
            start_new_session=True,
        )
        self._wait_until_up()

    def line(self) -> list[str]:
        """How JupyterLab is started."""
        return [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            f"--ServerApp.root_dir={self.root}",
            "--LabApp.extension_manager=readonly",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            *self.given(),
        ]

    def given(self) -> list[str]:
        """What a test needs of it."""
        return [
            f"--ServerApp.port={self.port}",
            "--ServerApp.port_retries=0",
            f"--IdentityProvider.token={self.token}",
            "--LabApp.expose_app_in_browser=True",
            f"--LabApp.extra_labextensions_path={self._extensions()}",
        ]

    def _extensions(self) -> Path:
        """Where the extension lies that the package brings with it."""
        shutil.copytree(ROOT / "widgets" / "labextension", self.root / "extensions" / "rulebook-lab")
        return self.root / "extensions"

    def _settings(self) -> Path:
        """The settings of `make lab`, as a reader's own: nothing pops up over the board."""
        folder = self.root / "settings"
        for plugin, settings in json.loads((ROOT / "web" / "overrides.json").read_text()).items():
            package, _, name = plugin.partition(":")
            path = folder / package / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(settings))
        return folder

    def _wait_until_up(self, seconds: float = 90) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                break
            try:
                self.api("status")
                return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.2)
        log = (self.root / "lab.log").read_text()
        self.close()
        raise RuntimeError(f"JupyterLab did not come up; its log ends with\n{log[-3000:]}")

    def api(self, path: str, method: str = "GET") -> bytes:
        """Ask the server's REST interface."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/{path}",
            method=method,
            headers={"Authorization": f"token {self.token}"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return bytes(answer.read())

    def write(self, name: str, *cells: str) -> None:
        """A notebook with these code cells, to be opened by its name."""
        kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
        notebook = {
            "cells": [
                {
                    "cell_type": "code",
                    "id": f"cell-{number}",
                    "source": cell.strip(),
                    "metadata": {},
                    "outputs": [],
                    "execution_count": None,
                }
                for number, cell in enumerate(cells)
            ],
            "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
        (self.notebooks / name).write_text(json.dumps(notebook), encoding="utf-8")

    def open(self, page: Page, notebook: str) -> None:
        """Open a notebook of `notebooks/` in a page and wait until its kernel is ready."""
        page.goto(f"http://127.0.0.1:{self.port}/lab/tree/notebooks/{notebook}?reset&token={self.token}")
        page.wait_for_function(
            "() => window.jupyterapp && document.querySelector('.jp-Notebook')", timeout=90_000
        )
        page.evaluate(KERNEL_READY)

    def run_all(self, page: Page) -> None:
        """Start running every cell; wait for what you need with a locator."""
        page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")

    def end_sessions(self) -> None:
        """End every kernel, so that the next test starts with a fresh one."""
        for session in json.loads(self.api("sessions")):
            self.api(f"sessions/{session['id']}", "DELETE")

    def close(self) -> None:
        """Stop the server and its kernels."""
        if self.process.poll() is None:
            self.end_sessions()
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
        self.log.close()
        self.folder.cleanup()


def free_port() -> int:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return int(server.getsockname()[1])
