// Beside Voila's own script: the bar with the chapters of a long page, code on demand, keys that scroll at once.
import { Bar, chapter, found } from "./bar.js";
import { say } from "./words.js";

const cells = /** @type {HTMLElement} */ (document.getElementById("rendered_cells"));
const listed = location.pathname.includes("/voila/render/");
const home = () => (listed ? `${document.body.dataset.baseUrl}tree${location.search}` : "");
const bar = new Bar(home());

function takeTools() {
  const tools = /** @type {HTMLElement} */ (document.getElementById("page-tools"));
  bar.node.append(...tools.children);
  tools.remove();
  const theme = bar.part("theme");
  const offer = () => {
    theme.textContent = say(document.body.classList.contains("theme-dark") ? "light" : "dark");
    if (listed) bar.part("home").href = home(); // choosing changes the address
  };
  document.addEventListener("theme", offer);
  theme.onclick = () => document.dispatchEvent(new Event("choose-theme"));
  offer();
  const code = bar.part("code");
  code.textContent = say("show-code");
  code.onclick = () => {
    const shown = document.body.classList.toggle("page-code");
    code.setAttribute("aria-pressed", String(shown));
    code.textContent = say(shown ? "hide-code" : "show-code");
  };
}

/** A heading's words, without the mark that links to it. @param {Element} heading */
function words(heading) {
  const copy = /** @type {Element} */ (heading.cloneNode(true));
  copy.querySelector(".anchor-link")?.remove();
  return copy.textContent ?? "";
}

/** Whether the reader has done something; until then a page that is being laid out scrolls by itself. */
let read = false;
for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
  document.addEventListener(type, () => (read = true), { once: true, capture: true, passive: true });

/** The bar says which chapter is being read. @param {Element[]} headings */
function follow(headings) {
  const look = () => {
    if (!read) return;
    const line = parseFloat(getComputedStyle(headings[0]).scrollMarginTop) + 8; // where one that was gone to comes to lie
    bar.mark(Math.max(0, headings.findLastIndex((heading) => heading.getBoundingClientRect().top < line)));
  };
  document.addEventListener("scroll", () => requestAnimationFrame(look), { passive: true });
}

const STOPPED = new Set(["restarting", "autorestarting", "terminating", "dead"]);
const PATIENCE = 3000; // milliseconds in which a lost connection may come back before it is told
let [busy, lost] = ["", ""];

/** The bar says what is going on, or what is worse. */
function tellAll() {
  bar.tell(lost ? say(lost) : busy, lost ? "wrong" : busy ? "busy" : "");
}

/** @param {string} words */
function tellBusy(words) {
  busy = words;
  tellAll();
}

/** What has gone wrong is told, else a page whose Python died would wait for ever. */
async function watch() {
  const kernel = await found(() => /** @type {any} */ (window).jupyterapp?.widgetManager?.kernel);
  let timer = 0;
  const tell = (/** @type {string} */ what) => {
    clearTimeout(timer);
    if (lost !== "stopped-there") lost = what;
    tellAll();
  };
  kernel.statusChanged.connect((/** @type {unknown} */ _, /** @type {string} */ now) => STOPPED.has(now) && tell("stopped-there"));
  kernel.connectionStatusChanged.connect((/** @type {unknown} */ _, /** @type {string} */ now) => {
    clearTimeout(timer);
    if (now === "connected") tell("");
    else timer = setTimeout(tell, PATIENCE, "away-there");
  });
}

takeTools();
void watch();
tellBusy(say("starting-there"));
await found(() => cells.style.display !== "none");
cells.tabIndex = -1;
cells.focus();
const headings = [...cells.querySelectorAll(".jp-MarkdownCell :is(h1, h2)")];
if (headings.length) {
  // the first is the page's title: all that stands above it is seen too
  const show = (/** @type {number} */ at) => (at ? headings[at].scrollIntoView() : scrollTo(0, 0));
  bar.offer(headings.map((heading) => chapter(words(heading))), show, (at) => headings[at]);
  follow(headings);
}
tellBusy(say("boards"));
await found(() => !document.querySelector(".voila-skeleton-container"));
if (!read && bar.open) headings[bar.open].scrollIntoView(); // boards above have grown meanwhile
read = true;
tellBusy("");
