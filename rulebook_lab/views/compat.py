"""What reaches into private parts of ipywidgets, ipykernel and anywidget, each with its reason.

`tests/views/test_compat.py` fails when one of them is no longer needed. The browser's share stands in
`widgets/src/compat.js`.
"""

from __future__ import annotations

from pathlib import Path

import ipywidgets

HURRY = "AbortSignal.timeout(2000)"
"""How long anywidget waits for a widget before it drops what is sent to it."""


def answer_in_the_thread_named(widget: ipywidgets.Widget) -> None:
    """Let what a browser sends over a widget's comm be heard in the thread that the browser names.

    ipykernel 7.4 hands it to the thread that sent last instead: a page was deaf to the first click as long as
    the cells below the one that showed it were running. No issue tells of it; subshells came with
    https://github.com/ipython/ipykernel/issues/1438.
    """
    if widget.comm is not None:
        widget.comm._reply_subshell_for = None


def set_silently(widget: ipywidgets.Widget, trait: str, value: object) -> None:
    """Change a trait without sending it: a patch that says it shorter travels instead.

    ipywidgets sends a synchronised trait whole whenever it changes, `hold_sync` only puts that off:
    https://github.com/jupyter-widgets/ipywidgets/issues/2922.
    """
    widget._trait_values[trait] = value


def be_patient(anywidget: Path) -> None:
    """Let a copy of anywidget's browser side, a folder, wait a minute for a board on a slow computer.

    After two seconds it shows such a board all the same, but never again lets a message through to it. The
    wait came with https://github.com/manzt/anywidget/pull/804; its limit has no issue. Raises ValueError
    where there is none any more: then this can go, and `hearEvenLate` in `widgets/src/compat.js` with it.
    """
    hurried = [file for file in anywidget.rglob("*.js") if HURRY in file.read_text(encoding="utf-8")]
    if not hurried:
        raise ValueError(f"{anywidget} has no {HURRY}: be_patient can go")
    for file in hurried:
        patient = file.read_text(encoding="utf-8").replace(HURRY, "AbortSignal.timeout(60000)")
        file.write_text(patient, encoding="utf-8")
