// The widget: a page of keyed elements with boards in it, kept up to date by patches.

import { Board } from "./board.js";
import { hearEvenLate, whenLost } from "./compat.js";
import { patched } from "./doc.js";
import { DomView } from "./dom.js";
import { Roving } from "./rove.js";

/** @typedef {import("./board.js").Scene} Scene */
/** @typedef {import("./board.js").Hints} Hints */
/** @typedef {import("./board.js").ScenePatch} ScenePatch */
/** @typedef {import("./doc.js").Node} Node */
/** @typedef {import("./doc.js").Patch} Patch */

/**
 * @typedef {object} Model what anywidget hands over
 * @property {(name: string) => any} get
 * @property {(name: string, value: any, options?: object) => void} set
 * @property {(event: string, act: (message: any) => void) => void} on
 * @property {(event: string, act: (message: any) => void) => void} off
 * @property {(message: object) => void} send
 */

/**
 * @typedef {object} Change one message of the kernel
 * @property {"patch"} type
 * @property {number} rev
 * @property {Patch} [page]
 * @property {Record<string, ScenePatch | {scene: Scene}>} [boards]
 * @property {Record<string, Hints>} [hints]
 */

/** Once per model: the model's copy follows the patches, so later views and saved notebooks show the present. @param {{model: Model}} context */
function initialize({ model }) {
  hearEvenLate(model, () => askForAll(model));
  let missed = -1;
  model.on("msg:custom", (/** @type {Change} */ change) => {
    if (change?.type !== "patch") return;
    const rev = model.get("rev");
    if (change.rev !== rev + 1) {
      // patches that came while a tab was being opened were nobody's: the whole page is asked for, once
      if (missed !== rev) askForAll(model);
      missed = rev;
      return;
    }
    const quiet = { silent: true };
    if (change.page) model.set("page", patched(model.get("page"), change.page), quiet);
    if (change.boards) model.set("boards", scenes(model.get("boards"), change.boards), quiet);
    if (change.hints) model.set("hints", { ...model.get("hints"), ...change.hints }, quiet);
    model.set("rev", change.rev, quiet);
  });
}

/** The kernel sends the whole page where it is at another place than this one. @param {Model} model */
function askForAll(model) {
  model.send({ type: "present", rev: model.get("rev") });
}

/** @param {Record<string, Scene>} old @param {NonNullable<Change["boards"]>} changes */
function scenes(old, changes) {
  const now = { ...old };
  for (const [name, change] of Object.entries(changes)) {
    if ("scene" in change) now[name] = change.scene;
    else {
      const { set, del, order, ...head } = change;
      now[name] = { ...now[name], ...head, nodes: patched(now[name].nodes, { set, del, order }) };
    }
  }
  return now;
}

/** A view that is drawn again when the kernel sends the whole page. @param {{model: Model, el: HTMLElement}} context */
function render({ model, el }) {
  let stop = draw(model, el);
  const again = () => {
    stop();
    el.replaceChildren();
    stop = draw(model, el);
  };
  model.on("change:rev", again);
  return () => {
    model.off("change:rev", again);
    stop();
  };
}

/**
 * JupyterLab's own shortcuts must not take our keys: some are for whatever has the focus, so that the mark of the
 * page around it comes too late for them (arrows on a slider, letters in a list).
 * @param {HTMLElement} el @param {AbortSignal} signal
 */
function keepKeys(el, signal) {
  const keep = (/** @type {HTMLElement} */ part) => (part.dataset.lmSuppressShortcuts = "true");
  keep(el);
  el.addEventListener("focusin", (event) => keep(/** @type {HTMLElement} */ (event.target)), { signal });
}

/**
 * How high the page may be to be seen as a whole: as the notebook around it, or the window.
 * @param {HTMLElement} el @param {AbortSignal} signal
 */
function measureRoom(el, signal) {
  let shown = false;
  const measure = () => {
    // a list has an end to be shown only once it is on the page
    const show = shown ? showHappened : showEnds;
    if (el.clientHeight) requestAnimationFrame(() => show(el));
    shown = el.clientHeight > 0;
    const around = el.closest(".jp-WindowedPanel-outer, .jp-Notebook");
    const high = (!document.fullscreenElement && around?.clientHeight) || window.innerHeight;
    el.style.setProperty("--rb-room", `${Math.min(high, window.innerHeight)}px`);
  };
  const seen = new ResizeObserver(measure);
  seen.observe(document.documentElement);
  seen.observe(el);
  signal.addEventListener("abort", () => seen.disconnect());
  measure();
}

/**
 * Marks a page whose bar lies over its board, as while it stays in view on a page that is scrolled.
 * @param {HTMLElement} el @param {AbortSignal} signal
 */
function markOver(el, signal) {
  const look = () => {
    const [bar, board] = [".rb-wide > .rb-now", ".rb-wide > .rb-main"].map((part) => el.querySelector(part));
    const over = bar && board && bar.getBoundingClientRect().bottom > board.getBoundingClientRect().top;
    if (el.hasAttribute("data-over") === !!over) return;
    el.toggleAttribute("data-over", !!over);
    showHappened(el);
  };
  document.addEventListener("scroll", look, { capture: true, passive: true, signal });
}

/**
 * Says above a page that clicks do nothing now, and what to do about it: cells are run again where there are any to run.
 * @param {HTMLElement} el @param {"" | "away" | "gone"} how @param {Record<string, string>} says
 */
function tellLost(el, how, says) {
  el.querySelector(":scope > .rb-lost")?.remove();
  if (!how) return;
  const cells = el.closest(".jp-NotebookPanel")?.querySelector(".jp-NotebookPanel-toolbar:not(.lm-mod-hidden)");
  const told = document.createElement("p");
  told.className = "rb-lost";
  told.setAttribute("role", "alert");
  told.append(says[how === "gone" && cells ? "gone-here" : how]);
  if (!cells) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = says["load-again"];
    button.onclick = () => location.reload();
    told.append(" ", button);
  }
  el.prepend(told);
}

/** @param {Model} model @param {HTMLElement} el */
function draw(model, el) {
  const end = new AbortController();
  const { signal } = end;
  /** @type {Map<string, {board: Board, stop: AbortController}>} */
  const boards = new Map();
  el.classList.add("rb", "rb-page");
  keepKeys(el, signal);
  measureRoom(el, signal);
  markOver(el, signal);
  whenLost(model, (how) => tellLost(el, how, model.get("says")), signal);

  const mount = (/** @type {HTMLElement | SVGElement} */ host, /** @type {Node} */ node) => {
    const name = String(node.a?.name);
    boards.get(name)?.stop.abort();
    const stop = new AbortController();
    const send = (/** @type {object} */ message) => model.send({ ...message, board: name });
    const scene = model.get("boards")[name];
    const hints = model.get("hints")[name] ?? {};
    const board = new Board(host, scene, hints, model.get("says"), send, AbortSignal.any([signal, stop.signal]));
    boards.set(name, { board, stop });
  };
  const page = new DomView(el, model.get("page"), { svg: false, mount });
  showEnds(el);
  const lists = new Roving(el, signal);

  const onChange = (/** @type {any} */ change) => {
    if (change?.type === "download") download(change.name, change.text);
    // a patch that does not fit the page was not taken: the whole page is on its way
    if (change?.type !== "patch" || change.rev !== model.get("rev")) return;
    const home = homeOf(el);
    for (const [name, scene] of Object.entries(change.boards ?? {})) {
      const board = boards.get(name)?.board;
      if ("scene" in scene) board?.reset(scene.scene);
      else board?.show(scene);
    }
    if (change.page) page.patch(change.page);
    for (const [name, hints] of Object.entries(change.hints ?? {})) boards.get(name)?.board.hint(hints);
    for (const { board } of boards.values()) board.keepFocus();
    keepFocus(el, home);
    showEnds(el);
    lists.settle();
  };
  model.on("msg:custom", onChange);
  showGhosts(el, boards, signal);
  listen(el, (message) => model.send(message), signal);
  return () => {
    model.off("msg:custom", onChange);
    end.abort();
  };
}

/** What holds the focus now, from the inside out, while it is in the widget. @param {HTMLElement} el */
function homeOf(el) {
  /** @type {HTMLElement[]} */
  const homes = [];
  let at = /** @type {HTMLElement | null} */ (document.activeElement);
  if (!at || !el.contains(at)) return homes;
  for (; at && at !== el; at = at.parentElement) homes.push(at);
  return homes;
}

/** A reader whose button went away stays near it, or at the page's question, not at the top of the document. @param {HTMLElement} el @param {HTMLElement[]} homes */
function keepFocus(el, homes) {
  const now = document.activeElement;
  if (!homes.length || (now && el.contains(now) && !now.matches(":disabled") && !now.closest("[hidden]"))) return;
  const near = homes.find((home) => home.isConnected && home.hasAttribute("data-home"));
  const home = near ?? /** @type {HTMLElement | null} */ (el.querySelector("[data-home]"));
  home?.focus({ preventScroll: true });
}

/** A button that picks what has no place on the board. @param {Event} event */
function picksSpot(event) {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.("[data-on]"));
  return button?.dataset.key?.match(/\/pick (.+)$/)?.[1] ?? "";
}

/**
 * Such a button shows on the boards what picking it would lay: when pointed at, with the focus, at a finger's first tap.
 * @param {HTMLElement} el @param {Map<string, {board: Board}>} boards @param {AbortSignal} signal
 */
function showGhosts(el, boards, signal) {
  const look = (/** @type {Event} */ event) => {
    if (/** @type {Element} */ (event.target).closest(".rb-board svg")) return;
    for (const { board } of boards.values()) board.look(picksSpot(event));
  };
  const mouse = (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && look(event);
  el.addEventListener("pointerover", mouse, { signal });
  el.addEventListener("focusin", look, { signal });
  const first = (/** @type {MouseEvent} */ event) => {
    const spot = picksSpot(event);
    if (!spot || /** @type {PointerEvent} */ (event).pointerType !== "touch") return;
    if ([...boards.values()].some(({ board }) => board.shownFirst(spot))) event.stopImmediatePropagation();
  };
  el.addEventListener("click", first, { signal, capture: true });
}

/** Lists that grow at the end show their end. @param {HTMLElement} el */
function showEnds(el) {
  for (const list of el.querySelectorAll("[data-end]")) list.scrollTop = list.scrollHeight;
  showHappened(el);
}

/** Shows what happened from the first sentence on from which all have room, at least the last; to others one scrolls. @param {HTMLElement} el */
function showHappened(el) {
  const list = /** @type {HTMLElement | null} */ (el.querySelector(".rb-happened"));
  if (!list) return;
  const sentences = [...list.querySelectorAll("[data-sentence]")];
  const from = (/** @type {number} */ first) => {
    sentences.forEach((each, at) => each.toggleAttribute("data-past", at < first));
    for (const row of list.children) row.toggleAttribute("data-past", !row.querySelector("[data-sentence]:not([data-past])"));
  };
  list.style.setProperty("--rb-blank", "0px");
  let [low, high] = [0, Math.max(sentences.length - 1, 0)];
  while (low < high) {
    const middle = (low + high) >> 1;
    from(middle);
    if (list.scrollHeight > list.clientHeight) low = middle + 1;
    else high = middle;
  }
  from(low);
  const rows = [...list.children].filter((row) => !row.hasAttribute("data-past")).map((row) => row.getBoundingClientRect());
  const told = rows.length ? rows[rows.length - 1].bottom - rows[0].top : 0;
  from(0);
  sentences.forEach((each, at) => each.toggleAttribute("data-begins", at === low));
  list.style.setProperty("--rb-blank", `${Math.max(0, list.clientHeight - told)}px`);
  list.scrollTop = list.scrollHeight - Math.max(list.clientHeight, told);
}

/** @param {HTMLElement} el @param {(message: object) => void} send @param {AbortSignal} signal */
function listen(el, send, signal) {
  const actor = (/** @type {Event} */ event) =>
    /** @type {HTMLInputElement | null} */ (/** @type {Element} */ (event.target).closest("[data-on]"));
  const tell = (/** @type {HTMLInputElement} */ from, /** @type {unknown} */ value) =>
    send({ type: "control", key: from.dataset.key, value });
  let timer = 0;
  /** @type {HTMLInputElement | null} what was typed and not told yet */
  let typed = null;
  const flush = () => {
    clearTimeout(timer);
    if (typed) tell(typed, typed.value);
    typed = null;
  };
  el.addEventListener(
    "click",
    (event) => {
      const chip = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-clause]"));
      if (chip) return send({ type: "clause", id: chip.dataset.clause });
      const box = written(event);
      const from = actor(event);
      if (!box && (!from || isField(from))) return;
      flush();
      if (box) tell(box, box.value);
      else tell(/** @type {HTMLInputElement} */ (from), null);
    },
    { signal },
  );
  const walk = new Walk(tell);
  el.addEventListener(
    "change",
    (event) => {
      const from = actor(event);
      if (!walk.holds(from)) void field(from, tell);
    },
    { signal },
  );
  el.addEventListener(
    "keydown",
    (event) => {
      const from = actor(event);
      if (from && isTyped(from) && event.key === "Enter") tell(from, from.value);
      walk.key(from, event);
    },
    { signal },
  );
  el.addEventListener("pointerdown", () => walk.end(), { signal });
  el.addEventListener("focusout", () => walk.end(), { signal });
  el.addEventListener(
    "input",
    (event) => {
      const from = actor(event);
      if (!from || !("live" in from.dataset)) return;
      if (typed !== from) flush(); // one box after the other, faster than they are told
      clearTimeout(timer);
      typed = from;
      timer = window.setTimeout(flush, 150);
    },
    { signal },
  );
}

/**
 * Keys that walk a closed list choose with every press: where a choice shows something at once
 * (data-deliberate), it waits for Enter, or until the list is left.
 */
class Walk {
  /** @param {(from: HTMLInputElement, value: unknown) => void} tell */
  constructor(tell) {
    this.tell = tell;
    /** @type {HTMLInputElement | null} the list that keys walk */
    this.list = null;
    this.chosen = false;
  }

  /** @param {HTMLInputElement | null} list @param {KeyboardEvent} event */
  key(list, event) {
    if (!list || !("deliberate" in list.dataset)) return;
    if (event.key === "Enter" || OPENING.has(event.key) || event.altKey || ARROWS_OPEN) this.end();
    else this.list = list;
  }

  /** Whether a choice waits. @param {HTMLInputElement | null} list */
  holds(list) {
    if (!list || list !== this.list) return false;
    this.chosen = true;
    return true;
  }

  end() {
    const list = this.list;
    const due = this.chosen;
    this.list = null;
    this.chosen = false;
    if (list && due) this.tell(list, list.value);
  }
}

const OPENING = new Set([" ", "F4"]);
const ARROWS_OPEN = /Mac|iPhone|iPad/.test(navigator.platform); // there they open the list first

/** @param {HTMLInputElement | null} from @param {(from: HTMLInputElement, value: unknown) => void} tell */
async function field(from, tell) {
  if (!from || isTyped(from)) return;
  if (from.type === "file") {
    const file = from.files?.[0];
    if (file) tell(from, { name: file.name, text: await file.text() });
    from.value = "";
  } else if (isField(from)) tell(from, from.type === "checkbox" ? from.checked : from.value);
}

/** The box beside a button that does what Enter does in it. @param {Event} event @returns {HTMLInputElement | null | undefined} */
function written(event) {
  const enter = /** @type {Element} */ (event.target).closest("[data-enter]");
  return enter?.parentElement?.querySelector("input");
}

/** @param {Element} el */
function isField(el) {
  return ["INPUT", "SELECT", "TEXTAREA"].includes(el.tagName);
}

/** @param {HTMLInputElement} el */
function isTyped(el) {
  return el.tagName === "INPUT" && ["text", "search"].includes(el.type);
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export default { initialize, render };
