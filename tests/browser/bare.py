"""The widget without Jupyter: its module in a bare page, with a model of a dozen lines."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page as Tab

from rulebook_lab.views.page import Page

_START = """async ([esm, state]) => {
  const url = URL.createObjectURL(new Blob([esm], {type: 'text/javascript'}));
  const widget = (await import(url)).default;
  const on = {};
  window.sent = [];
  const model = {
    get: name => state[name], set: (name, value) => { state[name] = value; },
    on: (event, act) => (on[event] ??= []).push(act),
    off: (event, act) => { on[event] = (on[event] ?? []).filter(other => other !== act); },
    send: message => { window.sent.push(message); window.kernel?.(JSON.stringify(message)); },
  };
  window.state = state;
  window.tell = message => [...(on['msg:custom'] ?? [])].forEach(act => act(message));
  window.changed = name => [...(on[`change:${name}`] ?? [])].forEach(act => act(model));
  window.listeners = () => Object.values(on).flat().length;
  widget.initialize({model});
  window.again = el => widget.render({model, el});
  window.stops = [...document.querySelectorAll('.root')].map(el => widget.render({model, el}));
}"""

_FRAME = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


class Bare:
    """A `Page` of the kernel, connected to one or more views of it in a browser tab."""

    def __init__(self, tab: Tab, widget: Page, views: int = 1, body: str = "") -> None:
        self.tab = tab
        self.widget = widget
        self._queue: list[Any] = []
        self._heard = 0
        roots = '<div class="root" style="margin-bottom: 8px"></div>' * views
        phone = '<meta name="viewport" content="width=device-width">'
        tab.set_content(f"{phone}<style>{widget._css}</style><body {body}>{roots}")
        widget.send = self._deliver
        tab.expose_function("kernel", self._receive)
        state = {name: getattr(widget, name) for name in ("page", "boards", "hints", "says", "rev")}
        tab.evaluate(_START, [widget._esm, json.loads(json.dumps(state))])
        tab.evaluate(_FRAME)  # a board tells its room once it is painted
        self.settle()

    def _deliver(self, content: Any, buffers: Any = None) -> None:
        self._queue.append(json.loads(json.dumps(content)))

    def _receive(self, message: str) -> None:
        self._heard += 1
        self.widget.hear(json.loads(message))

    def settle(self) -> None:
        """Let what was sent arrive, in both directions."""
        for _ in range(200):
            if self._queue:
                # as text: the driver takes long over every value of a large message
                message = json.dumps(self._queue.pop(0))
                self.tab.evaluate("message => window.tell(JSON.parse(message))", message)
                continue
            # what is heard while the browser is asked brings an answer to deliver
            if self._heard >= self.tab.evaluate("() => window.sent.length") and not self._queue:
                return
            self.tab.wait_for_timeout(10)
        raise TimeoutError("the page and its kernel did not come to rest")

    def click(self, selector: str) -> None:
        """Click something and let the kernel answer."""
        self.tab.locator(selector).first.click()
        self.settle()

    def press(self, *keys: str) -> None:
        """Press keys one after the other, letting the kernel answer each."""
        for key in keys:
            self.tab.keyboard.press(key)
            self.settle()

    @property
    def sent(self) -> list[dict[str, Any]]:
        """What the reader did, as the browser told the kernel; not what room the boards have."""
        told = self.tab.evaluate("() => window.sent")
        return [message for message in told if message["type"] != "room"]
