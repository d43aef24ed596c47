"""What reaches into private parts is still needed: a test that fails here says what may go."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

import anywidget
import ipywidgets
import pytest
import traitlets
from ipykernel.comm.comm import BaseComm as Comm

from rulebook_lab.views.compat import answer_in_the_thread_named, be_patient, set_silently


class Counting(ipywidgets.Widget):
    """A widget that counts what it sends."""

    number = traitlets.Int(0).tag(sync=True)
    sent = 0

    def send_state(self, key: Any = None) -> None:
        self.sent += 1


def test_ipykernel_still_prefers_the_thread_that_sent_last() -> None:
    comm: Any = Comm(primary=False)
    comm._reply_subshell_id = "last"
    assert comm._reply_subshell_for({}, "named") == "last", "answer_in_the_thread_named can go"


def test_without_that_the_thread_is_the_one_that_was_named() -> None:
    widget = Counting()
    widget.comm = Comm(primary=False)
    answer_in_the_thread_named(widget)
    # kernelbase asks `getattr(comm, "_reply_subshell_for", None)`, and takes the named thread for None
    assert widget.comm._reply_subshell_for is None


def test_ipywidgets_still_sends_whatever_changes() -> None:
    widget = Counting()
    widget.comm = Comm(primary=False)
    before = widget.sent
    with widget.hold_sync():
        widget.number = 1
    assert widget.sent > before, "hold_sync can take the place of set_silently"


def test_a_trait_changes_unsent() -> None:
    widget = Counting()
    widget.comm = Comm(primary=False)
    before = widget.sent
    set_silently(widget, "number", 3)
    assert (widget.number, widget.sent) == (3, before)


def test_anywidget_still_gives_a_widget_two_seconds(tmp_path: Path) -> None:
    copy = copytree(Path(anywidget.__file__).parent / "labextension", tmp_path / "anywidget")
    be_patient(copy)  # raises once be_patient, and hearEvenLate in widgets/src/compat.js, can go
    with pytest.raises(ValueError, match="be_patient can go"):
        be_patient(copy)
