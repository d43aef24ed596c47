// Built from widgets/src by `npm run build`: change it there.

// src/doc.js
var Doc = class {
  /** @param {Node[]} nodes */
  constructor(nodes) {
    this.nodes = /* @__PURE__ */ new Map();
    this.children = /* @__PURE__ */ new Map();
    this.apply({ set: nodes });
  }
  /** @param {Patch} patch */
  apply(patch) {
    for (const key of patch.del ?? []) this.#remove(key);
    for (const node of patch.set ?? []) this.#put(node);
    for (const [parent, keys] of patch.order ?? []) this.children.set(parent, [...keys]);
  }
  /** @param {string} key */
  #remove(key) {
    const node = this.nodes.get(key);
    if (!node) return;
    this.#detach(node);
    this.nodes.delete(key);
    this.children.delete(key);
  }
  /** @param {Node} node */
  #put(node) {
    const before = this.nodes.get(node.k);
    this.nodes.set(node.k, node);
    if (before && before.p === node.p) return;
    if (before) this.#detach(before);
    const parent = node.p ?? null;
    const siblings = this.children.get(parent);
    if (siblings) siblings.push(node.k);
    else this.children.set(parent, [node.k]);
  }
  /** @param {Node} node */
  #detach(node) {
    const siblings = this.children.get(node.p ?? null);
    if (siblings) siblings.splice(siblings.indexOf(node.k), 1);
  }
  /** Every node, parents before their children. @returns {Node[]} */
  list() {
    const out = [];
    const visit = (parent) => {
      for (const key of this.children.get(parent) ?? []) {
        const node = this.nodes.get(key);
        if (node) out.push(node);
        visit(key);
      }
    };
    visit(null);
    return out;
  }
};
function patched(nodes, patch) {
  const doc = new Doc(nodes);
  doc.apply(patch);
  return doc.list();
}
function keepers(now, wanted) {
  const place = new Map(now.map((item, index) => [item, index]));
  const known = wanted.filter((item) => place.has(item));
  const best = [];
  for (const item of known) {
    const at = (
      /** @type {number} */
      place.get(item)
    );
    let low = 0;
    while (low < best.length && /** @type {number} */
    place.get(best[low][0]) < at) low++;
    best[low] = [item, ...low ? best[low - 1] : []];
  }
  return new Set(best.at(-1) ?? []);
}
function transform(place) {
  if (!place) return "";
  const [x, y, turn, scale] = place;
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}
function tipParts(tip) {
  const clauses = [];
  const plain = tip.replace(/\s*\[([a-z0-9-]+(?:\.[a-z0-9-]+)+)\]/g, (_, id) => {
    clauses.push(id);
    return "";
  });
  const [title, ...rest] = plain.split("\n");
  return { title, body: rest.join("\n").trim(), clauses };
}

// src/dom.js
var SVG = "http://www.w3.org/2000/svg";
var LINE = 1.22;
var PROPERTIES = /* @__PURE__ */ new Set(["value", "checked", "disabled", "open", "selected"]);
var count = 0;
var DomView = class {
  /**
   * @param {El} root
   * @param {Node[]} nodes
   * @param {{svg: boolean, mount?: (el: El, node: Node) => void}} how
   */
  constructor(root, nodes, how) {
    this.root = root;
    this.how = how;
    this.uid = `rb${++count}`;
    this.els = /* @__PURE__ */ new Map();
    this.doc = new Doc([]);
    this.patch({ set: nodes });
  }
  /** @param {Patch} patch */
  patch(patch) {
    const first = !this.els.size;
    for (const key of patch.del ?? []) this.#drop(key);
    const before = new Map((patch.set ?? []).map((n) => [n.k, this.doc.nodes.get(n.k)]));
    const glides = first ? [] : this.#movers(patch.set ?? []);
    this.doc.apply(patch);
    const parents = new Set((patch.order ?? []).map(([parent]) => parent));
    for (const node of patch.set ?? []) {
      const was = before.get(node.k);
      const el = this.els.get(node.k) ?? this.#create(node, !first);
      this.#update(el, node, was);
      if (!was || was.p !== node.p) parents.add(node.p ?? null);
    }
    for (const parent of parents) this.#arrange(parent);
    for (const glide2 of glides) glide2();
  }
  /** @param {string} key */
  #drop(key) {
    this.els.get(key)?.remove();
    this.els.delete(key);
  }
  /** @param {Node} node @param {boolean} late */
  #create(node, late) {
    const board = node.t === "board";
    const el = this.how.svg ? document.createElementNS(SVG, node.t) : document.createElement(board ? "div" : node.t);
    el.dataset.key = node.k;
    if (late && node.m) el.classList.add("rb-new");
    this.els.set(node.k, el);
    if (board) this.how.mount?.(el, node);
    return el;
  }
  /** Children in their order; those already in order among themselves are not touched. @param {string | null} parent */
  #arrange(parent) {
    const home = parent === null ? this.root : this.els.get(parent);
    if (!home) return;
    const wanted = (this.doc.children.get(parent) ?? []).map((k) => (
      /** @type {El} */
      this.els.get(k)
    ));
    const stay = keepers(
      /** @type {El[]} */
      [...home.children],
      wanted
    );
    let next = null;
    for (const el of wanted.reverse()) {
      if (!stay.has(el)) home.insertBefore(el, next);
      next = el;
    }
  }
  /** @param {El} el @param {Node} node @param {Node} [was] */
  #update(el, node, was) {
    this.#attributes(el, node.a ?? {}, was?.a ?? {});
    const style = node.s ?? {};
    for (const name in was?.s ?? {}) if (!(name in style)) el.style.removeProperty(name);
    for (const name in style) el.style.setProperty(name, style[name]);
    if (String(node.m) !== String(was?.m)) {
      el.style.transform = transform(node.m);
      el.toggleAttribute("data-m", !!node.m);
    }
    if (node.x !== was?.x) this.#text(el, node);
    if (node.l !== was?.l) setOrRemove(el, "aria-label", node.l);
    if (this.how.svg && node.l && !node.o) el.setAttribute("role", "img");
    if (node.on !== was?.on) setOrRemove(el, "data-on", node.on);
    if (node.o !== was?.o) setOrRemove(el, "data-spot", node.o);
    if (node.c !== was?.c) {
      for (const name of words(was?.c)) el.classList.remove(name);
      for (const name of words(node.c)) el.classList.add(name);
    }
  }
  /** @param {El} el @param {Record<string, string | number>} now @param {Record<string, string | number>} was */
  #attributes(el, now, was) {
    for (const name in was) {
      if (name in now) continue;
      el.removeAttribute(name);
      if (PROPERTIES.has(name)) el[name] = name === "value" ? "" : false;
    }
    for (const name in now) {
      if (now[name] === was[name]) continue;
      if (!this.how.svg && PROPERTIES.has(name)) el[name] = now[name];
      else el.setAttribute(name, this.#local(name, String(now[name])));
    }
  }
  /** Ids are made this view's own: a pattern of a hidden twin would paint nothing. @param {string} name @param {string} value */
  #local(name, value) {
    if (!this.how.svg) return value;
    if (name === "id") return `${this.uid}-${value}`;
    return value.replace("url(#", `url(#${this.uid}-`);
  }
  /** @param {El} el @param {Node} node */
  #text(el, node) {
    const lines = (node.x ?? "").split("\n");
    if (!this.how.svg || lines.length === 1) {
      el.textContent = node.x ?? "";
      return;
    }
    const spans = lines.map((line, index) => {
      const span = document.createElementNS(SVG, "tspan");
      span.setAttribute("x", String(node.a?.x ?? 0));
      if (index) span.setAttribute("dy", `${LINE}em`);
      span.textContent = line;
      return span;
    });
    el.replaceChildren(...spans);
  }
  /**
   * What goes to another parent glides there from where it was.
   * @param {Node[]} nodes
   */
  #movers(nodes) {
    if (!this.how.svg || matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
    return nodes.flatMap((node) => {
      const was = this.doc.nodes.get(node.k);
      const el = (
        /** @type {SVGGraphicsElement} */
        this.els.get(node.k)
      );
      if (!el || !was?.m || !node.m || was.p === node.p) return [];
      const from = el.getCTM();
      return [() => glide(el, from, transform(node.m))];
    });
  }
};
function glide(el, from, to) {
  const home = (
    /** @type {SVGGraphicsElement} */
    el.parentNode.getCTM?.()
  );
  if (!from || !home) return;
  const { a, b, c, d, e, f } = home.inverse().multiply(from);
  el.animate([{ transform: `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})` }, { transform: to }], {
    duration: 260,
    easing: "ease-out"
  });
}
function setOrRemove(el, name, value) {
  if (value === void 0) el.removeAttribute(name);
  else el.setAttribute(name, value);
}
function words(classes) {
  return (classes ?? "").split(" ").filter(Boolean);
}

// src/geometry.js
var ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 }
};
function nearest(from, points, direction) {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead < 1 || aside > 2.2 * ahead) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}
var ZOOM_STEP = 1.25;
function clampZoom(zoom, least = 1) {
  const near = Math.abs(zoom - 1) < 0.04 ? 1 : zoom;
  return Math.min(5, Math.max(least, near));
}
function keepInPlace(scroll, point, factor) {
  return (scroll + point) * factor - point;
}
function tipPlace(target, tip, frame) {
  const middle2 = target.left + target.width / 2 - tip.width / 2;
  const left = Math.max(4, Math.min(middle2, frame.width - tip.width - 4));
  const below = target.top + target.height + 6;
  const above = target.top - tip.height - 6;
  const top = below + tip.height > frame.height && above >= 0 ? above : below;
  return { left, top };
}

// src/board.js
var LEAST_SCALE = 0.85;
var LEAST_WIDTH = 765;
var count2 = 0;
var Board = class {
  /**
   * @param {HTMLElement | SVGElement} el
   * @param {Scene} scene
   * @param {Hints} hints
   * @param {(message: object) => void} send
   * @param {AbortSignal} signal
   */
  constructor(el, scene, hints, send, signal) {
    this.el = el;
    this.send = send;
    this.zoom = 1;
    this.current = "";
    this.open = /* @__PURE__ */ new Set();
    this.picked = /* @__PURE__ */ new Set();
    this.pinned = false;
    el.classList.add("rb-board");
    const id = `rb-desc${++count2}`;
    el.innerHTML = `<div class="rb-view"><svg role="group" aria-describedby="${id}"></svg></div><p class="rb-desc" id="${id}"></p><div class="rb-tip" role="tooltip" hidden></div><div class="rb-zoom"><button type="button" data-zoom="out" aria-label="Zoom out">−</button><button type="button" data-zoom="fit" aria-label="Fit the board">⤢</button><button type="button" data-zoom="in" aria-label="Zoom in">+</button></div>`;
    const find = (name) => (
      /** @type {HTMLElement} */
      el.querySelector(name)
    );
    this.view = find(".rb-view");
    this.svg = /** @type {SVGSVGElement} */
    el.querySelector("svg");
    this.desc = find(".rb-desc");
    this.tip = find(".rb-tip");
    this.dom = new DomView(this.svg, [], { svg: true });
    this.#listen(signal);
    this.show({ ...scene, set: scene.nodes });
    this.hint(hints);
  }
  /** @param {ScenePatch} patch */
  show(patch) {
    if (patch.viewBox) {
      this.svg.setAttribute("viewBox", patch.viewBox.join(" "));
      const least = Math.min(LEAST_WIDTH, Math.round(patch.viewBox[2] * LEAST_SCALE));
      this.svg.style.setProperty("--rb-least", `${least}px`);
    }
    if (patch.label !== void 0) this.svg.setAttribute("aria-label", patch.label);
    if (patch.desc !== void 0) this.desc.textContent = patch.desc;
    const focused = this.svg.contains(document.activeElement);
    this.dom.patch(patch);
    this.#mark();
    if (focused && !this.svg.contains(document.activeElement)) this.#focus(this.#spotEl(this.current));
  }
  /** Another picture altogether. @param {Scene} scene */
  reset(scene) {
    this.svg.replaceChildren();
    this.dom = new DomView(this.svg, [], { svg: true });
    this.show({ ...scene, set: scene.nodes });
  }
  /** @param {Hints} hints */
  hint(hints) {
    this.open = new Set(hints.open ?? []);
    this.picked = new Set(hints.picked ?? []);
    this.#mark();
    this.pinned = false;
    this.#hide();
    const { answer } = hints;
    if (!answer) return;
    if (this.el.isConnected) this.#answer(answer);
    else requestAnimationFrame(() => this.#answer(answer));
  }
  /** @param {Answer} answer */
  #answer({ spot, text, buttons }) {
    const at = this.#spotEl(spot);
    if (!at) return;
    this.#showTip(at, text, buttons);
    this.pinned = !!buttons?.length;
  }
  /** @returns {SVGGraphicsElement[]} */
  get spots() {
    return [.../** @type {NodeListOf<SVGGraphicsElement>} */
    this.svg.querySelectorAll("[data-spot]")];
  }
  /** Shows on every spot whether it is open, picked or closed, and keeps one tab stop. */
  #mark() {
    const spots = this.spots;
    const choosing = this.open.size + this.picked.size > 0;
    this.el.classList.toggle("rb-choosing", choosing);
    for (const el of spots) {
      const spot = el.dataset.spot ?? "";
      const open = this.open.has(spot);
      const picked = this.picked.has(spot);
      el.classList.toggle("rb-open", open);
      el.classList.toggle("rb-picked", picked);
      const name = this.dom.doc.nodes.get(el.dataset.key ?? "")?.l ?? spot;
      const group = el.querySelector("[data-spot]") !== null;
      el.setAttribute("role", group ? "group" : "button");
      el.setAttribute("aria-label", `${name}${open ? ", open" : ""}${group && picked ? ", picked" : ""}`);
      if (group) el.removeAttribute("aria-pressed");
      else el.setAttribute("aria-pressed", String(picked));
      const around = el.parentElement?.closest('[role="img"]');
      around?.setAttribute("role", "group");
      el.setAttribute("tabindex", "-1");
    }
    const stop = this.#spotEl(this.current) ?? spots.find((el) => el.classList.contains("rb-open")) ?? spots[0];
    stop?.setAttribute("tabindex", "0");
  }
  /** @param {string} spot @returns {SVGGraphicsElement | undefined} */
  #spotEl(spot) {
    return this.spots.find((el) => el.dataset.spot === spot);
  }
  /** @param {AbortSignal} signal */
  #listen(signal) {
    const on = (type, act, options = {}) => this.el.addEventListener(type, act, { signal, ...options });
    on("click", (event) => this.#click(event));
    on("keydown", (event) => this.#key(event));
    on("mousedown", (event) => event.target.closest(".rb-tip") && event.preventDefault());
    on("pointerover", (event) => this.#hover(event.target));
    on("pointerleave", () => this.#hide());
    on("focusin", (event) => this.#focused(event.target));
    on("focusout", () => this.#hide());
    on("wheel", (event) => this.#wheel(event), { passive: false });
    on("pointerdown", (event) => this.#drag(event, signal));
  }
  // -- picking ------------------------------------------------------------------------------
  /** @param {MouseEvent} event */
  #click(event) {
    const target = (
      /** @type {Element} */
      event.target
    );
    const button = (
      /** @type {HTMLElement | null} */
      target.closest("[data-zoom],[data-clause]")
    );
    if (button?.dataset.zoom) this.#zoomTo(button.dataset.zoom);
    else if (button?.dataset.clause) this.send({ type: "clause", id: button.dataset.clause });
    else this.#pick(
      /** @type {SVGElement | null} */
      target.closest("[data-spot]")
    );
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
    if (this.#keyed(
      event.key,
      /** @type {Element} */
      event.target
    )) {
      event.preventDefault();
      event.stopPropagation();
    }
  }
  /** Whether a key meant something here. @param {string} key @param {Element} target */
  #keyed(key, target) {
    const el = (
      /** @type {SVGGraphicsElement | null} */
      target.closest("[data-spot]")
    );
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
  /** @param {SVGGraphicsElement | undefined} el */
  #focus(el) {
    if (!el) return;
    this.#tabStop(el);
    el.focus();
  }
  // -- tips ---------------------------------------------------------------------------------
  /** @param {Element} target */
  #focused(target) {
    const el = (
      /** @type {SVGElement | null} */
      target.closest("[data-spot]")
    );
    if (el) this.#tabStop(el);
    if (target.matches(":focus-visible")) this.#hover(target);
  }
  /** @param {Element} target */
  #hover(target) {
    if (this.pinned || target.closest(".rb-tip")) return;
    for (let at = (
      /** @type {Element | null} */
      target
    ); at && at !== this.el; at = at.parentElement) {
      const tip = this.dom.doc.nodes.get(
        /** @type {HTMLElement} */
        at.dataset?.key ?? ""
      )?.i;
      if (tip) return this.#showTip(at, tip);
    }
    this.#hide();
  }
  /** @param {Element} at @param {string} words @param {[string, string][]} [buttons] words and actions */
  #showTip(at, words2, buttons = []) {
    const { title, body, clauses } = tipParts(words2);
    const head = document.createElement("b");
    head.textContent = title;
    const text = document.createElement("span");
    text.textContent = body;
    const chips = clauses.map((id) => {
      const chip = document.createElement("button");
      chip.type = "button";
      chip.tabIndex = -1;
      chip.dataset.clause = chip.textContent = id;
      return chip;
    });
    const acts = buttons.map(([name, action]) => {
      const act = document.createElement("button");
      act.type = "button";
      act.dataset.on = action;
      act.textContent = name;
      return act;
    });
    this.tip.replaceChildren(head, ...body ? [text] : [], ...chips, ...acts);
    this.tip.hidden = false;
    const frame = this.el.getBoundingClientRect();
    const box = at.getBoundingClientRect();
    const target = {
      left: box.left - frame.left,
      top: box.top - frame.top,
      width: box.width,
      height: box.height
    };
    const size = { width: this.tip.offsetWidth, height: this.tip.offsetHeight };
    const { left, top } = tipPlace(target, size, { width: frame.width, height: frame.height });
    this.tip.style.left = `${left}px`;
    this.tip.style.top = `${top}px`;
  }
  #hide() {
    if (!this.pinned) this.tip.hidden = true;
  }
  // -- zoom and pan ---------------------------------------------------------------------------
  /** @param {string} how */
  #zoomTo(how) {
    const factor = { in: ZOOM_STEP, out: 1 / ZOOM_STEP }[how];
    const box = this.view.getBoundingClientRect();
    this.#setZoom(factor ? this.zoom * factor : this.#fit(), box.width / 2, box.height / 2);
    return true;
  }
  /** The zoom at which the whole width shows. */
  #fit() {
    return Math.min(1, this.zoom * this.view.clientWidth / this.svg.clientWidth);
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
    const box = this.view.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY / 400);
    this.#setZoom(this.zoom * factor, event.clientX - box.left, event.clientY - box.top);
  }
  /** Dragging with the mouse pans; fingers scroll by themselves. @param {PointerEvent} down @param {AbortSignal} signal */
  #drag(down, signal) {
    if (down.button || down.pointerType !== "mouse" || !this.view.contains(
      /** @type {Element} */
      down.target
    ))
      return;
    const { scrollLeft, scrollTop } = this.view;
    const end = new AbortController();
    const both = AbortSignal.any([signal, end.signal]);
    let far = false;
    const move = (event) => {
      const dx = event.clientX - down.clientX;
      const dy = event.clientY - down.clientY;
      far ||= Math.hypot(dx, dy) > 6;
      if (!far) return;
      this.#hide();
      this.view.scrollLeft = scrollLeft - dx;
      this.view.scrollTop = scrollTop - dy;
    };
    const up = () => {
      const moved = this.view.scrollLeft !== scrollLeft || this.view.scrollTop !== scrollTop;
      end.abort();
      if (moved) this.view.addEventListener("click", swallow, { capture: true, once: true, signal });
      setTimeout(() => this.view.removeEventListener("click", swallow, { capture: true }), 0);
    };
    document.addEventListener("pointermove", move, { signal: both });
    document.addEventListener("pointerup", up, { signal: both });
  }
};
function swallow(event) {
  event.stopPropagation();
}
function middle(el) {
  const box = el.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

// src/index.js
function initialize({ model }) {
  model.on("msg:custom", (change) => {
    if (change?.type !== "patch") return;
    const quiet = { silent: true };
    if (change.page) model.set("page", patched(model.get("page"), change.page), quiet);
    if (change.boards) model.set("boards", scenes(model.get("boards"), change.boards), quiet);
    if (change.hints) model.set("hints", { ...model.get("hints"), ...change.hints }, quiet);
    model.set("rev", change.rev, quiet);
  });
}
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
function render({ model, el }) {
  const end = new AbortController();
  const { signal } = end;
  const boards = /* @__PURE__ */ new Map();
  el.classList.add("rb", "rb-page");
  el.dataset.lmSuppressShortcuts = "true";
  const mount = (host, node) => {
    const name = String(node.a?.name);
    boards.get(name)?.stop.abort();
    const stop = new AbortController();
    const send = (message) => model.send({ ...message, board: name });
    const scene = model.get("boards")[name];
    const hints = model.get("hints")[name] ?? {};
    const board = new Board(host, scene, hints, send, AbortSignal.any([signal, stop.signal]));
    boards.set(name, { board, stop });
  };
  const page = new DomView(el, model.get("page"), { svg: false, mount });
  showEnds(el);
  const onChange = (change) => {
    if (change?.type === "download") download(change.name, change.text);
    if (change?.type !== "patch") return;
    const home = homeOf(el);
    for (const [name, scene] of Object.entries(change.boards ?? {})) {
      const board = boards.get(name)?.board;
      if ("scene" in scene) board?.reset(scene.scene);
      else board?.show(scene);
    }
    if (change.page) page.patch(change.page);
    for (const [name, hints] of Object.entries(change.hints ?? {})) boards.get(name)?.board.hint(hints);
    keepFocus(el, home);
    showEnds(el);
  };
  model.on("msg:custom", onChange);
  listen(el, (message) => model.send(message), signal);
  return () => {
    model.off("msg:custom", onChange);
    end.abort();
  };
}
function homeOf(el) {
  const homes = [];
  let at = (
    /** @type {HTMLElement | null} */
    document.activeElement
  );
  if (!at || !el.contains(at)) return homes;
  for (; at && at !== el; at = at.parentElement) homes.push(at);
  return homes;
}
function keepFocus(el, homes) {
  if (!homes.length || homes[0].isConnected && !homes[0].matches(":disabled")) return;
  homes.find((home) => home.isConnected && home.hasAttribute("data-home"))?.focus({ preventScroll: true });
}
function showEnds(el) {
  for (const list of el.querySelectorAll("[data-end]")) list.scrollTop = list.scrollHeight;
}
function listen(el, send, signal) {
  const actor = (event) => (
    /** @type {HTMLInputElement | null} */
    /** @type {Element} */
    event.target.closest("[data-on]")
  );
  const tell = (from, value) => send({ type: "action", action: from.dataset.on, value });
  let timer = 0;
  let typed = null;
  const flush = () => {
    clearTimeout(timer);
    if (typed) tell(typed, typed.value);
    typed = null;
  };
  el.addEventListener(
    "click",
    (event) => {
      const from = actor(event);
      if (!from || isField(from)) return;
      flush();
      tell(from, null);
    },
    { signal }
  );
  el.addEventListener("change", (event) => void field(actor(event), tell), { signal });
  el.addEventListener(
    "keydown",
    (event) => {
      const from = actor(event);
      if (from && isTyped(from) && event.key === "Enter") tell(from, from.value);
    },
    { signal }
  );
  el.addEventListener(
    "input",
    (event) => {
      const from = actor(event);
      if (!from || !("live" in from.dataset)) return;
      clearTimeout(timer);
      typed = from;
      timer = window.setTimeout(flush, 150);
    },
    { signal }
  );
}
async function field(from, tell) {
  if (!from || isTyped(from)) return;
  if (from.type === "file") {
    const file = from.files?.[0];
    if (file) tell(from, { name: file.name, text: await file.text() });
    from.value = "";
  } else if (isField(from)) tell(from, from.type === "checkbox" ? from.checked : from.value);
}
function isField(el) {
  return ["INPUT", "SELECT", "TEXTAREA"].includes(el.tagName);
}
function isTyped(el) {
  return el.tagName === "INPUT" && ["text", "search"].includes(el.type);
}
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1e3);
}
var index_default = { initialize, render };
export {
  index_default as default
};
