// A notebook as pages without code: one chapter at a time, its cells run when it is turned to.

import { Bar, chapter, found } from "./bar.js";
import { language, say } from "./words.js";

/** @typedef {import("./bar.js").Chapter & {cells: any[]}} Part a chapter with its cells */

const SHOWS_ONLY = "shows-only";
const bar = new Bar(language === "en" ? "../index.html" : `../index.${language}.html`);

/** @param {any} cell */
const source = (cell) => /** @type {string} */ (cell.model.sharedModel.getSource());

/** @param {any} cell @param {string} tag */
const tagged = (cell, tag) => Boolean(cell.model.getMetadata("tags")?.includes(tag));

/** @param {any[]} cells @returns {Part[]} */
function chaptersOf(cells) {
  /** @type {Part[]} */
  const chapters = [];
  for (const cell of cells) {
    const heading = cell.model.type === "markdown" && source(cell).match(/^##? +(.+)/);
    if (heading) chapters.push({ ...chapter(heading[1]), cells: [] });
    chapters.at(-1)?.cells.push(cell);
  }
  return chapters;
}

class Pages {
  /** @param {any} panel a notebook, open */
  constructor(panel) {
    this.session = panel.sessionContext;
    /** @type {any[]} */
    this.cells = panel.content.widgets.filter((/** @type {any} */ cell) => cell.model.type === "code");
    this.chapters = chaptersOf([...panel.content.widgets]);
    this.done = new Set();
    this.ready = this.running = false;
  }

  /** Fill the bar, and show the chapter that the address names. */
  begin() {
    bar.offer(this.chapters, (at) => this.show(at), (at) => this.chapters[at].cells[0].node.querySelector("h1, h2"));
  }

  /** @param {number} at */
  show(at) {
    for (const [number, { cells }] of this.chapters.entries())
      for (const cell of cells) cell.node.classList.toggle("page-away", number !== at);
    document.querySelector(".jp-WindowedPanel-outer")?.scrollTo(0, 0);
    this.run();
  }

  /** Python is there. */
  go() {
    this.ready = true;
    bar.entitle(); // the notebook program has put its own title meanwhile
    return this.run();
  }

  /** The next cell to run for the open chapter: what earlier chapters only show can wait. */
  due() {
    const here = this.chapters[bar.open].cells;
    const last = this.cells.indexOf(here.findLast((cell) => this.cells.includes(cell)));
    const needed = (/** @type {any} */ cell) => here.includes(cell) || !tagged(cell, SHOWS_ONLY);
    return this.cells.slice(0, last + 1).find((cell) => !this.done.has(cell) && needed(cell));
  }

  /** Run what is due, one cell at a time, so that clicks are answered in between. */
  async run() {
    if (!this.ready || this.running) return;
    this.running = true;
    try {
      for (let cell = this.due(); cell; cell = this.due()) {
        if (this.done.size) bar.tell(say("chapter-boards"), "busy");
        this.done.add(cell);
        await cell.constructor.execute(cell, this.session);
      }
      bar.tell("");
    } catch {
      bar.tell(say("stopped"), "wrong");
    }
    this.running = false;
  }
}

/** Leave of the notebook program only the notebook. @param {any} panel */
function clear(panel) {
  const around = panel.parent.parent.widgets.filter((/** @type {any} */ widget) => widget !== panel.parent);
  for (const widget of [...around, panel.toolbar]) widget.hide();
  panel.content.model.readOnly = true;
  // no feed any more: a page, to be read from its top to its end
  const feed = document.querySelector("[role=feed]");
  feed?.removeAttribute("role");
  feed?.removeAttribute("aria-label");
  // it measures the room that the bar leaves, which is less while the bar says something
  new ResizeObserver(() => window.dispatchEvent(new Event("resize"))).observe(bar.node);
}

async function start() {
  const path = new URLSearchParams(location.search).get("path") ?? "";
  bar.tell(say("opening"), "busy");
  const app = /** @type {any} */ (await found(() => /** @type {any} */ (window).jupyterapp));
  await app.started;
  document.addEventListener("focusin", ({ target }) => {
    // who holds the focus while it opens would be sent to the first cell, past our bar
    if (target instanceof HTMLElement && target.matches(".jp-Spinner")) target.blur();
  });
  const here = { ref: "_noref" }; // else the notebook program opens another window
  const panel = await app.commands.execute("docmanager:open", { path, factory: "Notebook", options: here });
  await panel.context.ready;
  clear(panel);
  const pages = new Pages(panel);
  pages.begin();
  bar.tell(say("starting"), "busy");
  await found(() => panel.sessionContext.session?.kernel?.connectionStatus === "connected");
  await pages.go();
}

start().catch((problem) => bar.tell(`${say("closed")} ${problem.message}`, "wrong"));
