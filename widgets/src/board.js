// A board: a scene whose spots can be looked at, picked and walked over with the keyboard.

import { tipParts } from "./doc.js";
import { DomView } from "./dom.js";
import { ARROWS, ZOOM_STEP, clampZoom, growthFor, keepInPlace, nearest, tipPlace } from "./geometry.js";
import { readable } from "./letters.js";

/** @typedef {import("./doc.js").Patch} Patch */
/** @typedef {{viewBox: number[], label: string, desc: string, ground: string, nodes: import("./doc.js").Node[]}} Scene */
/** @typedef {{spot: string, text: string, buttons?: [string, string][], spare?: boolean}} Answer words beside a spot, with buttons: words and keys; `spare`: they stand in the bar too */
/** @typedef {[string, string, number, boolean]} Ghost what would be laid: a drawing, the spot it lies on, its turn, whether that ends the choice */
/** @typedef {{drawings: Record<string, import("./doc.js").Node[]>, places: Record<string, Ghost>, now?: Ghost}} Ghosts */
/** @typedef {{open?: string[], picked?: string[], carried?: string[], answer?: Answer, ghosts?: Ghosts}} Hints `carried`: what a drag picks up */
/** @typedef {Patch & Partial<Scene>} ScenePatch */

// on a narrow screen a wide picture keeps this much of its size, or this width, and scrolls; zooming out shows it whole
const LEAST_SCALE = 0.85;
const LEAST_WIDTH = 765;
const DRAWN_NARROW = 640; // a picture that is no wider was laid out for a narrow screen, and is seen whole on the narrowest
const MOVES = 300; // so many milliseconds until what moves has come to rest
const STEP = 20; // so many pixels more or less make no other room
let count = 0;

/** Where a pointer is on the screen. @param {PointerEvent} event */
const where = (event) => `${event.screenX},${event.screenY}`;

export class Board {
  /**
   * @param {HTMLElement | SVGElement} el
   * @param {Scene} scene
   * @param {Hints} hints
   * @param {Record<string, string>} words what the board says itself, by message
   * @param {(message: object) => void} send
   * @param {AbortSignal} signal
   */
  constructor(el, scene, hints, words, send, signal) {
    this.el = el;
    this.says = words;
    this.send = send;
    this.zoom = 1;
    this.current = ""; // the spot last visited, which holds the tab stop
    this.open = new Set();
    this.picked = new Set();
    this.carried = new Set();
    this.growing = 0; // the timer of letters that are to grow
    this.room = ""; // the room that the kernel was told of
    /** @type {Ghosts | null} what picking a spot would lay */
    this.ghosts = null;
    this.tapped = ""; // the spot that a finger has looked at
    this.ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
    this.ghost.classList.add("rb-ghost");
    this.ghost.setAttribute("aria-hidden", "true");
    this.pinned = false; // a tip with buttons stays until it is answered
    /** @type {Element | null} what the tip stands beside */
    this.tipAt = null;
    this.pointer = ""; // where it was last
    this.waiting = false; // whether something came under it and is told with its next move
    /** @type {import("./geometry.js").Point | null} where a spot was that went away under the focus */
    this.lost = null;
    this.walked = false; // whether the keyboard had brought the focus there
    el.classList.add("rb-board");
    // every widget loads this module anew, so a counter alone would give two boards the same ids
    const id = `rb-board${++count}-${Math.random().toString(36).slice(2, 8)}`;
    el.innerHTML =
      '<div class="rb-view"><svg role="group"></svg></div><div class="rb-room"></div>' +
      `<button type="button" class="rb-show main" data-show hidden>${words["show-me"]}</button>` +
      `<div class="rb-tip" role="tooltip" id="${id}-tip" hidden></div>` +
      `<div class="rb-foot"><details class="rb-words"><summary>${words["in-words"]}</summary><div></div></details>` +
      `<details class="rb-keys"><summary>${words.keys}</summary><p id="${id}-keys">${words["keys-are"]}</p></details>` +
      `<div class="rb-zoom" data-rove><button type="button" data-zoom="out" aria-label="${words["zoom-out"]}">−</button>` +
      `<button type="button" data-zoom="fit" aria-label="${words.fit}">⤢</button>` +
      `<button type="button" data-zoom="in" aria-label="${words["zoom-in"]}">+</button>` +
      `<button type="button" data-full aria-label="${words["full-screen"]}" title="${words["full-screen"]}">▭</button></div></div>`;
    const find = (/** @type {string} */ name) => /** @type {HTMLElement} */ (el.querySelector(name));
    this.view = find(".rb-view");
    this.svg = /** @type {SVGSVGElement} */ (el.querySelector("svg"));
    this.words = find(".rb-words > div");
    this.keys = find(".rb-keys p");
    this.tip = find(".rb-tip");
    this.shows = find(".rb-show");
    /** @type {IntersectionObserver | undefined} */
    this.watching = undefined;
    this.zooms = find(".rb-zoom");
    this.dom = new DomView(this.svg, [], { svg: true });
    this.#listen(signal);
    signal.addEventListener("abort", () => this.watching?.disconnect());
    this.#measure(find(".rb-room"), signal);
    this.show({ ...scene, set: scene.nodes });
    this.hint(hints);
  }

  /** @param {ScenePatch} patch */
  show(patch) {
    const laidOutAnew = patch.viewBox && patch.viewBox[2] !== this.svg.viewBox.baseVal.width;
    if (patch.viewBox) {
      this.svg.setAttribute("viewBox", patch.viewBox.join(" "));
      const wide = patch.viewBox[2] > DRAWN_NARROW;
      const least = wide ? Math.min(LEAST_WIDTH, Math.round(patch.viewBox[2] * LEAST_SCALE)) : 0;
      this.svg.style.setProperty("--rb-least", `${least}px`);
      this.svg.style.setProperty("--rb-aspect", String(patch.viewBox[2] / patch.viewBox[3]));
    }
    if (patch.ground !== undefined) this.view.dataset.ground = patch.ground;
    if (patch.label !== undefined) this.svg.setAttribute("aria-label", patch.label);
    if (patch.desc !== undefined) this.#say(patch.desc);
    const focused = /** @type {Element | null} */ (this.svg.contains(document.activeElement) ? document.activeElement : null);
    const place = focused && middle(focused);
    const shown = focused?.matches(":focus-visible") ?? false;
    this.dom.patch(patch);
    // where things lie in another layout they did not travel to
    if (laidOutAnew) for (const motion of this.svg.getAnimations({ subtree: true })) motion.cancel();
    this.#mark();
    this.#letters(laidOutAnew);
    if (focused && document.activeElement !== focused) this.#lose(place, shown);
  }

  /** Small letters grow where there is room: once what moves has come to rest, and no click waits for it. @param {boolean} [now] */
  #letters(now) {
    clearTimeout(this.growing);
    if (now) readable(this.svg);
    else this.growing = setTimeout(() => readable(this.svg), MOVES);
  }

  /** The picture in words, line by line: a reader may go through them at their own pace. @param {string} words */
  #say(words) {
    const lines = words.split("\n").filter((line) => line.trim());
    this.words.replaceChildren(
      ...lines.map((line) => {
        const p = document.createElement("p");
        p.textContent = line;
        return p;
      }),
    );
    /** @type {HTMLElement} */ (this.words.parentElement).hidden = !lines.length;
  }

  /** A reader whose spot went away stays on the board: where it was, or near it, on what is open. */
  keepFocus() {
    const from = this.lost;
    this.lost = null;
    if (!from || this.svg.contains(document.activeElement)) return;
    const open = this.spots.filter((el) => el.classList.contains("rb-open"));
    const near = open.length ? open : this.spots;
    const places = near.map((el) => distance(from, middle(el)));
    this.#focus(this.#spotEl(this.current) ?? near[places.indexOf(Math.min(...places))], !this.walked);
  }

  /** The spot that had the focus goes away. @param {import("./geometry.js").Point | null} place @param {boolean} walked whether the keyboard had brought it there */
  #lose(place, walked) {
    this.lost = place;
    this.walked = walked;
  }

  /** Another picture altogether. @param {Scene} scene */
  reset(scene) {
    const focused = this.svg.contains(document.activeElement) && document.activeElement;
    if (focused) this.#lose({ x: 0, y: 0 }, focused.matches(":focus-visible"));
    this.svg.replaceChildren();
    this.dom = new DomView(this.svg, [], { svg: true });
    this.show({ ...scene, set: scene.nodes });
    this.#letters(true);
  }

  /** @param {Hints} hints */
  hint(hints) {
    this.open = new Set(hints.open ?? []);
    this.picked = new Set(hints.picked ?? []);
    this.ghosts = hints.ghosts ?? null;
    this.tapped = "";
    this.carried = new Set(hints.carried ?? []);
    this.#mark();
    this.look("");
    this.pinned = false;
    this.#hide();
    const { answer } = hints;
    if (!answer) return;
    if (this.el.isConnected) this.#answer(answer);
    else requestAnimationFrame(() => this.#answer(answer)); // a place is known only once the board is on the page
  }

  /** Shows what picking a spot would lay, or what lies there so far. @param {string} spot "" for none */
  look(spot) {
    const ghost = this.ghosts?.places[spot] ?? this.ghosts?.now;
    const at = ghost && this.#spotEl(ghost[1]);
    const there = at?.getScreenCTM();
    const here = this.svg.getScreenCTM();
    if (!this.ghosts || !ghost || !at || !there || !here) return this.ghost.remove();
    const [drawing, , turn] = ghost;
    this.ghost.replaceChildren();
    new DomView(this.ghost, this.ghosts.drawings[drawing], { svg: true });
    const { a, b, c, d, e, f } = here.inverse().multiply(there);
    const { x, y, width, height } = at.getBBox();
    const middle = `translate(${x + width / 2} ${y + height / 2}) rotate(${turn})`;
    this.ghost.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f}) ${middle}`);
    this.svg.append(this.ghost);
  }

  /** Whether a finger should see first what a spot would lay: the next tap on it picks. @param {string} spot */
  shownFirst(spot) {
    const [, , , last] = this.ghosts?.places[spot] ?? [];
    if (!last || this.tapped === spot) return false;
    this.tapped = spot;
    this.look(spot);
    this.#showTip(this.zooms, this.says["tap-again"]);
    return true;
  }

  /** @param {Answer} answer */
  #answer({ spot, text, buttons, spare }) {
    const at = this.#spotEl(spot);
    if (!at) return;
    const hides = this.#showTip(at, text, buttons);
    if (spare && hides) this.#hide();
    else this.pinned = !!buttons?.length;
  }

  /** @returns {SVGGraphicsElement[]} */
  get spots() {
    return [.../** @type {NodeListOf<SVGGraphicsElement>} */ (this.svg.querySelectorAll("[data-spot]"))];
  }

  /** What was a spot and is none any more: it looks and reads as any other thing. */
  #unmark() {
    for (const el of this.svg.querySelectorAll("[tabindex]:not([data-spot])")) {
      el.classList.remove("rb-open", "rb-picked");
      for (const name of ["tabindex", "aria-pressed", "role", "aria-label"]) el.removeAttribute(name);
      const name = this.dom.doc.nodes.get(/** @type {SVGElement} */ (el).dataset.key ?? "")?.l;
      if (!name) continue;
      el.setAttribute("aria-label", name);
      el.setAttribute("role", "img");
    }
  }

  /** Shows on every spot whether it is open, picked or closed, and keeps one tab stop. */
  #mark() {
    this.#unmark();
    const spots = this.spots;
    const choosing = this.open.size + this.picked.size > 0;
    this.el.classList.toggle("rb-choosing", choosing);
    for (const el of spots) {
      const spot = el.dataset.spot ?? "";
      const open = this.open.has(spot);
      const picked = this.picked.has(spot);
      el.classList.toggle("rb-open", open);
      el.classList.toggle("rb-picked", picked);
      el.classList.toggle("rb-carried", this.carried.has(spot));
      const name = this.dom.doc.nodes.get(el.dataset.key ?? "")?.l ?? spot;
      // a piece that carries other spots is a group: a button may hold no other button
      const group = el.querySelector("[data-spot]") !== null;
      el.setAttribute("role", group ? "group" : "button");
      const said = open ? this.#said("open", name) : name;
      el.setAttribute("aria-label", group && picked ? this.#said("picked", said) : said);
      if (group) el.removeAttribute("aria-pressed");
      else el.setAttribute("aria-pressed", String(picked));
      const around = el.parentElement?.closest('[role="img"]');
      around?.setAttribute("role", "group");
      el.setAttribute("tabindex", "-1");
    }
    const stop =
      this.#spotEl(this.current) ?? spots.find((el) => el.classList.contains("rb-open")) ?? spots[0];
    stop?.setAttribute("tabindex", "0");
    this.el.querySelector(".rb-keys")?.toggleAttribute("hidden", !stop);
    this.#watch();
    if (stop) this.svg.setAttribute("aria-describedby", this.keys.id);
    else this.svg.removeAttribute("aria-describedby");
  }

  /** Offers to show what is open as long as none of it is in the window, clear of the bar that stays at its top. */
  #watch() {
    this.watching?.disconnect();
    this.shows.hidden = true;
    const open = this.spots.filter((el) => el.classList.contains("rb-open"));
    if (!open.length) return;
    const bar = this.el.closest(".rb-wide")?.querySelector(".rb-ask")?.clientHeight ?? 0;
    const inView = new Set();
    const heard = (/** @type {IntersectionObserverEntry[]} */ entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? "add" : "delete"](target);
      this.shows.hidden = inView.size > 0;
    };
    this.watching = new IntersectionObserver(heard, { rootMargin: `${-bar}px 0px 0px`, threshold: 0.25 });
    for (const el of open) this.watching.observe(el);
  }

  /** Brings the open spot into the window that lies nearest to it. */
  #showOpen() {
    const far = (/** @type {Element} */ el) => Math.abs(middle(el).y - window.innerHeight / 2);
    const open = this.spots.filter((el) => el.classList.contains("rb-open"));
    const [nearest] = open.sort((one, other) => far(one) - far(other));
    nearest?.scrollIntoView({ block: "center", inline: "center" });
    this.#focus(nearest, true);
  }

  /** A message about a spot. @param {string} message @param {string} spot */
  #said(message, spot) {
    return this.says[message].replace("{spot}", () => spot);
  }

  /** @param {string} spot @returns {SVGGraphicsElement | undefined} */
  #spotEl(spot) {
    return this.spots.find((el) => el.dataset.spot === spot);
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ act, options = {}) =>
      this.el.addEventListener(type, act, { signal, ...options });
    on("click", (event) => this.#click(event));
    on("keydown", (event) => this.#key(event));
    on("mousedown", (event) => event.target.closest(".rb-tip") && event.preventDefault());
    on("pointerover", (event) => {
      this.waiting = event.pointerType !== "touch"; // for a mouse to move: a new drawing may have come under it
      if (this.waiting) this.look(spotOf(event.target));
      else this.#hover(event.target);
    });
    on("pointermove", (event) => {
      if (where(event) === this.pointer) return;
      this.pointer = where(event);
      if (this.waiting) this.#hover(event.target);
      this.waiting = false;
    });
    on("pointerleave", (event) => {
      this.#hide();
      if (event.pointerType !== "touch") this.look("");
    });
    on("focusin", (event) => this.#focused(event.target));
    on("focusout", () => {
      this.#hide();
      this.look("");
    });
    on("wheel", (event) => this.#wheel(event), { passive: false });
    on("pointerdown", (event) => this.#drag(event, signal));
  }

  /**
   * Tells the kernel how much room the picture has: the game draws for it.
   * @param {HTMLElement} probe as high as the picture may be; of no height on a telephone
   * @param {AbortSignal} signal
   */
  #measure(probe, signal) {
    const seen = new ResizeObserver(() => {
      readable(this.svg);
      // a telephone was turned while it was open
      if (!this.tip.hidden && this.tipAt?.isConnected) this.#placeTip(this.tipAt);
      const width = this.view.clientWidth;
      const height = probe.clientHeight;
      const room = [width, height].map((size) => Math.round(size / STEP)).join();
      if (!width || room === this.room) return;
      this.room = room;
      this.send({ type: "room", width, ...(height ? { height } : {}) });
    });
    seen.observe(this.view);
    seen.observe(probe);
    seen.observe(this.svg);
    signal.addEventListener("abort", () => seen.disconnect());
  }

  // -- picking ------------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-zoom]"));
    if (button?.dataset.zoom) this.#zoomTo(button.dataset.zoom);
    else if (target.closest("[data-show]")) this.#showOpen();
    else if (target.closest("[data-full]")) void fullScreen(this.el);
    else {
      const spot = this.#spotAt(target, event);
      const finger = /** @type {PointerEvent} */ (event).pointerType === "touch";
      if (spot && this.#enlarged(spot, event)) return;
      if (!spot || !finger || !this.shownFirst(spot.dataset.spot ?? "")) this.#pick(spot);
    }
  }

  /** A finger on what is too small for it may mean its neighbour: the board grows there, and nothing is picked yet. @param {SVGElement} spot @param {MouseEvent} event */
  #enlarged(spot, event) {
    if (/** @type {PointerEvent} */ (event).pointerType !== "touch") return false;
    const { width, height } = (spot.querySelector(":scope > .finger") ?? spot).getBoundingClientRect();
    const pinched = window.visualViewport?.scale ?? 1;
    const growth = growthFor({ width: width * pinched, height: height * pinched });
    if (growth === 1) return false;
    const before = this.zoom;
    this.#zoomAt(growth, event);
    if (this.zoom === before) return false; // it grows no more
    spot.scrollIntoView({ block: "center", inline: "center" }); // an enlarged board shows a part of its height only
    this.#showTip(this.zooms, this.says.enlarged); // not over what stands around the spot
    return true;
  }

  /** What a click picks: what is open, even under a piece that is not; else the uppermost spot, to explain itself. @param {Element} target @param {MouseEvent} event */
  #spotAt(target, event) {
    if (!this.svg.contains(target)) return null;
    const pile = [target, ...document.elementsFromPoint(event.clientX, event.clientY)];
    const spots = pile.filter((el) => this.svg.contains(el)).map((el) => el.closest("[data-spot]"));
    const live = spots.find((el) => el?.matches(".rb-open, .rb-picked"));
    return /** @type {SVGElement | null} */ (live ?? spots.find((el) => el) ?? null);
  }

  /** @param {SVGElement | null} el */
  #pick(el) {
    if (!el) return;
    this.#tabStop(el);
    this.send({ type: "spot", spot: el.dataset.spot });
  }

  /** @param {SVGElement} el */
  #tabStop(el) {
    for (const other of this.svg.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", "-1");
    el.setAttribute("tabindex", "0");
    this.current = el.dataset.spot ?? "";
  }

  // -- keyboard -----------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.#keyed(event.key, /** @type {Element} */ (event.target))) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Whether a key meant something here. @param {string} key @param {Element} target */
  #keyed(key, target) {
    const el = /** @type {SVGGraphicsElement | null} */ (target.closest("[data-spot]"));
    if (key === "Escape") return this.#escape();
    if (key === "+" || key === "=") return this.#zoomTo("in");
    if (key === "-") return this.#zoomTo("out");
    if (key === "0") return this.#zoomTo("fit");
    if (key === "u") return this.#undo();
    if (!el) return false;
    if (key in ARROWS) return this.#walk(el, key);
    if (key === "n" || key === "p") return this.#nextOpen(el, key === "n" ? 1 : -1);
    if (key !== "Enter" && key !== " ") return false;
    this.#pick(el);
    return true;
  }

  #escape() {
    this.pinned = false;
    if (!this.tip.hidden && !this.picked.size) this.#hide();
    else this.send({ type: "back" });
    return true;
  }

  #undo() {
    this.send({ type: "undo" });
    return true;
  }

  /** @param {SVGGraphicsElement} from @param {string} key */
  #walk(from, key) {
    const others = this.spots.filter((el) => el !== from && el.dataset.spot !== from.dataset.spot);
    const index = nearest(middle(from), others.map(middle), ARROWS[key]);
    if (index >= 0) this.#focus(others[index]);
    return true;
  }

  /** @param {SVGGraphicsElement} from @param {number} step */
  #nextOpen(from, step) {
    const spots = this.spots;
    const start = spots.indexOf(from);
    for (let i = 1; i <= spots.length; i++) {
      const el = spots[(start + step * i + i * spots.length) % spots.length];
      if (el.classList.contains("rb-open")) {
        this.#focus(el);
        break;
      }
    }
    return true;
  }

  /** @param {SVGGraphicsElement | undefined} el @param {boolean} [preventScroll] a mouse looks where it is, a keyboard where the focus goes */
  #focus(el, preventScroll = false) {
    if (!el) return;
    this.#tabStop(el);
    el.focus({ preventScroll });
  }

  // -- tips ---------------------------------------------------------------------------------

  /** @param {Element} target */
  #focused(target) {
    const el = /** @type {SVGElement | null} */ (target.closest("[data-spot]"));
    if (el) this.#tabStop(el);
    if (!target.matches(":focus-visible")) return;
    this.#hover(target);
    this.look(spotOf(target));
  }

  /** @param {Element} target */
  #hover(target) {
    if (this.pinned || target.closest(".rb-tip")) return;
    for (let at = /** @type {Element | null} */ (target); at && at !== this.el; at = at.parentElement) {
      const node = this.dom.doc.nodes.get(/** @type {HTMLElement} */ (at).dataset?.key ?? "");
      const words = node?.i ?? node?.l; // whatever has a name tells it
      if (words) return this.#showTip(at, words);
    }
    this.#hide();
  }

  /** Whether it lies over something open. @param {Element} at @param {string} words @param {[string, string][]} [buttons] words and keys */
  #showTip(at, words, buttons = []) {
    const { title, body, clauses } = tipParts(words);
    const head = document.createElement("b");
    head.textContent = title;
    const text = document.createElement("span");
    text.textContent = body;
    const chips = clauses.map(({ id, title: named }) => {
      const chip = document.createElement("button");
      chip.type = "button";
      chip.tabIndex = -1;
      chip.dataset.clause = id;
      chip.textContent = named || id;
      if (named) chip.title = id;
      return chip;
    });
    const acts = buttons.map(([name, key]) => {
      const act = document.createElement("button");
      act.type = "button";
      act.dataset.key = act.dataset.on = key;
      act.textContent = name;
      return act;
    });
    this.tip.replaceChildren(head, ...(body ? [text] : []), ...chips, ...acts);
    this.tip.hidden = false;
    this.#describe(at);
    this.tipAt = at;
    return this.#placeTip(at);
  }

  /** Whether it lies over something open there. @param {Element} at */
  #placeTip(at) {
    Object.assign(this.tip.style, { left: "0", top: "0" }); // as wide as it would be anywhere
    const frame = this.el.getBoundingClientRect();
    const scale = enlarged(this.el);
    const inFrame = (/** @type {Element} */ el) => {
      const box = el.getBoundingClientRect();
      return {
        left: (box.left - frame.left) / scale,
        top: (box.top - frame.top) / scale,
        width: box.width / scale,
        height: box.height / scale,
      };
    };
    const size = { width: this.tip.offsetWidth, height: this.tip.offsetHeight };
    const room = { width: frame.width / scale, height: frame.height / scale };
    const open = this.spots.filter((el) => el !== at && el.classList.contains("rb-open"));
    const { left, top, hides } = tipPlace(inFrame(at), size, room, open.map(inFrame));
    this.tip.style.left = `${left}px`;
    this.tip.style.top = `${top}px`;
    return hides;
  }

  #hide() {
    if (this.pinned) return;
    this.tip.hidden = true;
    this.#describe(null);
  }

  /** The tip is read with the spot it stands beside. @param {Element | null} at */
  #describe(at) {
    this.el.querySelector(`[aria-describedby="${this.tip.id}"]`)?.removeAttribute("aria-describedby");
    at?.setAttribute("aria-describedby", this.tip.id);
  }

  // -- zoom and pan ---------------------------------------------------------------------------

  /** @param {string} how */
  #zoomTo(how) {
    const factor = { in: ZOOM_STEP, out: 1 / ZOOM_STEP }[how];
    const { clientWidth, clientHeight } = this.view;
    this.#setZoom(factor ? this.zoom * factor : this.#fit(), clientWidth / 2, clientHeight / 2);
    return true;
  }

  /** The zoom at which the whole width shows. */
  #fit() {
    return Math.min(1, (this.zoom * this.view.clientWidth) / this.svg.clientWidth);
  }

  /** @param {number} zoom @param {number} x @param {number} y the point that stays, inside the view */
  #setZoom(zoom, x, y) {
    const wanted = clampZoom(zoom, this.#fit());
    const factor = wanted / this.zoom;
    const { scrollLeft, scrollTop } = this.view;
    this.zoom = wanted;
    this.svg.style.setProperty("--rb-zoom", String(wanted));
    this.view.classList.toggle("rb-zoomed", wanted > 1);
    this.view.scrollLeft = keepInPlace(scrollLeft, x, factor);
    this.view.scrollTop = keepInPlace(scrollTop, y, factor);
    this.#hide();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#zoomAt(Math.exp(-event.deltaY / 400), event);
  }

  /** The board grows about the point of an event. @param {number} factor @param {MouseEvent} event */
  #zoomAt(factor, event) {
    const box = this.view.getBoundingClientRect();
    const scale = enlarged(this.view);
    const [x, y] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
    this.#setZoom(this.zoom * factor, x, y);
  }

  /** Dragging with the mouse carries what is open, else pans; fingers scroll by themselves. @param {PointerEvent} down @param {AbortSignal} signal */
  #drag(down, signal) {
    const target = /** @type {Element} */ (down.target);
    if (down.button || down.pointerType !== "mouse" || !this.view.contains(target)) return;
    const piece = this.#spotAt(target, down);
    const act = piece?.classList.contains("rb-carried") ? this.#carry(piece, down.shiftKey) : this.#pan();
    const end = new AbortController();
    const both = AbortSignal.any([signal, end.signal]);
    let far = false;
    const move = (/** @type {PointerEvent} */ event) => {
      const by = { x: event.clientX - down.clientX, y: event.clientY - down.clientY };
      far ||= Math.hypot(by.x, by.y) > 6;
      if (!far) return;
      this.#hide();
      act.move(by);
    };
    const up = (/** @type {PointerEvent} */ event) => {
      end.abort();
      if (act.end(far, event)) this.el.addEventListener("click", swallow, { capture: true, once: true, signal });
      setTimeout(() => this.el.removeEventListener("click", swallow, { capture: true }), 0);
    };
    document.addEventListener("pointermove", move, { signal: both });
    document.addEventListener("pointerup", up, { signal: both });
    document.addEventListener("pointercancel", up, { signal: both });
  }

  /** What a drag of the ground does. */
  #pan() {
    const { scrollLeft, scrollTop } = this.view;
    const scale = enlarged(this.view);
    return {
      move: (/** @type {import("./geometry.js").Point} */ by) => {
        this.view.scrollLeft = scrollLeft - by.x / scale;
        this.view.scrollTop = scrollTop - by.y / scale;
      },
      end: () => this.view.scrollLeft !== scrollLeft || this.view.scrollTop !== scrollTop,
    };
  }

  /** What a drag of a piece does: lifted, it shows where it may go; it is picked with what it is let go over. @param {SVGElement} piece @param {boolean} one of equal things, only one */
  #carry(piece, one) {
    const spot = piece.dataset.spot ?? "";
    const unit = this.svg.viewBox.baseVal.width / this.svg.getBoundingClientRect().width;
    let lifted = false;
    return {
      move: (/** @type {import("./geometry.js").Point} */ by) => {
        if (!lifted) this.send({ type: "lift", spot, one });
        lifted = true;
        piece.classList.add("rb-lifted");
        piece.style.translate = `${by.x * unit}px ${by.y * unit}px`;
      },
      end: (/** @type {boolean} */ far, /** @type {PointerEvent} */ event) => {
        piece.classList.remove("rb-lifted");
        piece.style.translate = "";
        if (!lifted) return far;
        const pile = document.elementsFromPoint(event.clientX, event.clientY);
        const spots = pile.filter((el) => this.svg.contains(el)).map((el) => el.closest("[data-spot]"));
        const under = spots.flatMap((el) => /** @type {SVGElement | null} */ (el)?.dataset.spot ?? []);
        this.send({ type: "let-go", spots: event.type === "pointerup" ? [...new Set(under)] : [] });
        return true;
      },
    };
  }
}

/** How many pixels of the window one of the board's own takes: a page for a projector is enlarged. @param {Element} el */
function enlarged(el) {
  return el.getBoundingClientRect().width / /** @type {HTMLElement} */ (el).offsetWidth || 1;
}

/** The whole page of a board fills the screen, as for a projector, or no longer. @param {Element} el */
async function fullScreen(el) {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await (el.closest(".rb-page") ?? el).requestFullscreen();
}

/** The spot that an element belongs to. @param {Element} el */
function spotOf(el) {
  return /** @type {SVGElement | null} */ (el.closest("[data-spot]"))?.dataset.spot ?? "";
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
}

/** @param {import("./geometry.js").Point} one @param {import("./geometry.js").Point} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** @param {Element} el */
function middle(el) {
  const box = el.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
