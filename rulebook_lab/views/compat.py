"""What reaches into private parts of ipywidgets and ipykernel, each with its reason.

`tests/views/test_compat.py` fails when one of them is no longer needed. The browser's share stands in
`widgets/src/compat.js`.
"""

from __future__ import annotations

from typing import Any

import ipywidgets


def answer_in_the_thread_named(widget: ipywidgets.Widget) -> None:
    """Let what a browser sends over a widget's comm be heard in the thread that the browser names.

    ipykernel 7.4 hands it to the thread that sent last instead: a page was deaf to the first click as long as
    the cells below the one that showed it were running. No issue tells of it; subshells came with
    https://github.com/ipython/ipykernel/issues/1438.
    """
    if widget.comm is not None:
        widget.comm._reply_subshell_for = None


def set_silently(widget: ipywidgets.Widget, trait: str, value: Any) -> None:
    """Change a trait without sending it: a patch that says it shorter travels instead.

    ipywidgets sends a synchronised trait whole whenever it changes, `hold_sync` only puts that off:
    https://github.com/jupyter-widgets/ipywidgets/issues/2922.
    """
    widget._trait_values[trait] = value
