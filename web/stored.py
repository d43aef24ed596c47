"""A stored notebook as a page to read: walkthroughs that flow, pictures with their text, code folded.

`jupyter nbconvert --config jupyter_nbconvert_config.py --to html notebooks/ambis.ipynb` makes such a page;
the site's notebooks let their walkthroughs flow too.
"""

from __future__ import annotations

import base64
from html import escape
from typing import Any
from xml.etree import ElementTree

from nbconvert.preprocessors import Preprocessor
from nbformat.v4 import new_output

from rulebook_lab.scene import WIDE
from rulebook_lab.scene.strips import PANEL, WIDEST

SVG, HTML, TEXT = "image/svg+xml", "text/html", "text/plain"
SPACE = "http://www.w3.org/2000/svg"
FLOW = "columns: 225px; column-gap: 12px; max-width: 1290px"
"""As many columns as there is room for: one on a telephone."""
EACH = "display: block; width: 100%; height: auto; break-inside: avoid; margin: 0 0 12px"
ALONE, BESIDE = round(WIDEST), 420
"""So wide may a panel become that is the only one, or stands beside others."""

TAPPED = (
    ".rb-still { display: block; position: relative; overflow-x: auto; cursor: zoom-in }"
    ".rb-still > input { position: absolute; opacity: 0 }"
    ".rb-still > img { display: block; width: 760px; max-width: 100%; height: auto }"
    f".rb-still > input:checked + img {{ width: {round(WIDE)}px; max-width: none; cursor: zoom-out }}"
    # on a telephone the word for the code stands above a picture, which has the width for itself
    "@media (max-width: 640px) { .rb-still { clear: right } }"
)
"""How a picture is shown, and enlarged to its own size."""

ElementTree.register_namespace("", SPACE)


def flowing(svg: str) -> str:
    """The panels of a stored walkthrough, each a picture with its text, in as many columns as there is room
    for; "" for a picture without panels."""
    root = ElementTree.fromstring(svg)
    panels = root.findall(f"{{{SPACE}}}svg[@class='{PANEL}']")
    if not panels:
        return ""
    shared = [part for part in root if part.tag in (f"{{{SPACE}}}style", f"{{{SPACE}}}defs")]
    parts = "".join(ElementTree.tostring(part, "unicode") for part in shared)
    pictures = []
    for panel in panels:
        widest = f"max-width: {ALONE if len(panels) == 1 else BESIDE}px"
        for side in ("x", "y", "width", "height"):
            del panel.attrib[side]
        look = {"class": "rb", "style": f"{EACH}; {widest}", "font-family": root.attrib["font-family"]}
        panel.attrib.update(look)
        pictures.append(ElementTree.tostring(panel, "unicode"))
    aside = 'width="0" height="0" aria-hidden="true" style="position: absolute"'
    flow = f"clear: right; {FLOW if len(pictures) > 1 else ''}"
    return f'<div style="{flow}"><svg class="rb" {aside}>{parts}</svg>{"".join(pictures)}</div>'


def picture(data: dict[str, Any]) -> str:
    """A stored picture with its text, as large as there is room for; a tap on it makes it large, and another
    one small again."""
    code = base64.b64encode(data[SVG].encode()).decode()
    told = escape(data.get(TEXT, ""))
    image = f'<img alt="{told}" src="data:{SVG};base64,{code}">'
    # a box that is ticked needs no script; for whoever points alone: others enlarge the page
    box = '<input type="checkbox" tabindex="-1" aria-hidden="true">'
    return f'<style>{TAPPED}</style><label class="rb-still">{box}{image}</label>'


def folded(source: str) -> str:
    """Code behind a word, which takes no line of its own."""
    return (
        '<details style="float: right; max-width: 100%"><summary style="cursor: pointer">Code</summary>'
        f'<pre style="white-space: pre-wrap">{escape(source)}</pre></details>'
    )


class ForReaders(Preprocessor):
    """Makes a notebook a page to read."""

    def preprocess_cell(self, cell: Any, resources: Any, index: int) -> tuple[Any, Any]:
        """Fold the code of a cell, let its pictures flow and say what they show."""
        if cell.cell_type != "code":
            return cell, resources
        for output in cell.outputs:
            data = output.get("data", {})
            if SVG in data:
                data[HTML] = flowing(data[SVG]) or picture(data)
        code = folded(cell.source)
        cell.metadata["transient"] = {"remove_source": True}
        if cell.outputs and HTML in cell.outputs[0].get("data", {}):
            cell.outputs[0].data[HTML] = code + cell.outputs[0].data[HTML]
        else:
            shown = new_output("display_data", {HTML: code})  # type: ignore[no-untyped-call]
            cell.outputs.insert(0, shown)
        return cell, resources
