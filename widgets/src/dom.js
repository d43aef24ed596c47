// Puts a keyed document on the page and changes only what a patch names.

import { Doc, keepers, transform } from "./doc.js";
import { LINE } from "./letters.js";

/** @typedef {import("./doc.js").Node} Node */
/** @typedef {import("./doc.js").Patch} Patch */
/** @typedef {HTMLElement | SVGElement} El */

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = new Set(["value", "checked", "disabled", "open", "selected"]);
let count = 0;

export class DomView {
  /**
   * @param {El} root
   * @param {Node[]} nodes
   * @param {{svg: boolean, mount?: (el: El, node: Node) => void}} how
   */
  constructor(root, nodes, how) {
    this.root = root;
    this.how = how;
    // every widget loads this module anew, so a counter alone would give two boards the same ids
    this.uid = `rb${++count}-${Math.random().toString(36).slice(2, 8)}`;
    /** @type {Map<string, El>} */
    this.els = new Map();
    this.doc = new Doc([]);
    this.patch({ set: nodes });
  }

  /** @param {Patch} patch */
  patch(patch) {
    const first = !this.els.size;
    const before = new Map(this.doc.nodes);
    const { set, gone } = this.doc.apply(patch);
    const glides = first ? [] : this.#movers(set, before);
    /** @type {Set<string | null>} */
    const parents = new Set((patch.order ?? []).map(([, [key]]) => this.doc.nodes.get(key)?.p ?? null));
    for (const node of set) {
      const there = before.get(node.k);
      const was = there?.t === node.t ? there : undefined;
      const old = was ? undefined : this.els.get(node.k); // of another tag: a piece of a map that is all of it now
      const el = (was && this.els.get(node.k)) ?? this.#create(node, !first);
      this.#update(el, node, was);
      if (old && !node.x && !there?.x) el.append(...old.childNodes);
      old?.replaceWith(el);
      if (!was || was.p !== node.p) parents.add(node.p ?? null);
    }
    for (const parent of parents) this.#arrange(parent);
    for (const key of gone) this.#drop(key);
    for (const glide of glides) glide();
  }

  /** @param {string} key */
  #drop(key) {
    this.els.get(key)?.remove();
    this.els.delete(key);
  }

  /** @param {Node} node @param {boolean} late */
  #create(node, late) {
    const board = node.t === "board";
    /** @type {El} */
    const el = this.how.svg
      ? document.createElementNS(SVG, node.t)
      : document.createElement(board ? "div" : node.t);
    el.dataset.key = node.k;
    // what is painted on a thing with a name would be read a second time
    if (this.how.svg && node.t === "text" && this.#named(node)) el.setAttribute("aria-hidden", "true");
    if (late && node.m) el.classList.add("rb-new");
    this.els.set(node.k, el);
    if (board) this.how.mount?.(el, node);
    return el;
  }

  /** Whether something around a node has a name. @param {Node} node */
  #named(node) {
    for (let at = this.doc.nodes.get(node.p ?? ""); at; at = this.doc.nodes.get(at.p ?? "")) if (at.l) return true;
    return false;
  }

  /** Children in their order; those already in order among themselves are not touched. @param {string | null} parent */
  #arrange(parent) {
    const home = parent === null ? this.root : this.els.get(parent);
    if (!home) return;
    const wanted = (this.doc.children.get(parent) ?? []).map((k) => /** @type {El} */ (this.els.get(k)));
    const stay = keepers(/** @type {El[]} */ ([...home.children]), wanted);
    /** @type {El | null} */
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
    // lines begin where the text does; what holds no text holds other elements
    if (node.x !== was?.x || (node.x && node.a?.x !== was?.a?.x)) this.#text(el, node);
    if (node.l !== was?.l) setOrRemove(el, "aria-label", node.l);
    // what has a name but cannot be picked is a picture of something; a board makes buttons of the spots
    if (this.how.svg && node.l && !node.o) el.setAttribute("role", "img");
    if (this.how.svg && node.t === "text") el.classList.toggle("rb-told", Boolean(node.i ?? node.l));
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
      if (PROPERTIES.has(name)) /** @type {any} */ (el)[name] = name === "value" ? "" : false;
    }
    for (const name in now) {
      if (now[name] === was[name]) continue;
      if (!this.how.svg && PROPERTIES.has(name)) /** @type {any} */ (el)[name] = now[name];
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
      if (index < lines.length - 1) span.append(gap());
      return span;
    });
    el.replaceChildren(...spans);
  }

  /**
   * What goes to another parent glides there from where it was.
   * @param {Node[]} nodes @param {Map<string, Node>} before
   */
  #movers(nodes, before) {
    if (!this.how.svg || matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
    return nodes.flatMap((node) => {
      const was = before.get(node.k);
      const el = /** @type {SVGGraphicsElement} */ (this.els.get(node.k));
      if (!el || !was?.m || !node.m || was.p === node.p) return [];
      const from = el.getCTM();
      return [() => glide(el, from, transform(node.m))];
    });
  }
}

/** @param {SVGGraphicsElement} el @param {DOMMatrix | null} from @param {string} to */
function glide(el, from, to) {
  const home = /** @type {SVGGraphicsElement} */ (el.parentNode).getCTM?.();
  if (!from || !home) return;
  const { a, b, c, d, e, f } = home.inverse().multiply(from);
  el.animate([{ transform: `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})` }, { transform: to }], {
    duration: 260,
    easing: "ease-out",
  });
}

/** What parts the words of two lines for those who hear them, and takes no room. */
function gap() {
  const space = document.createElementNS(SVG, "tspan");
  space.setAttribute("font-size", "0");
  space.textContent = " ";
  return space;
}

/** @param {El} el @param {string} name @param {string} [value] */
function setOrRemove(el, name, value) {
  if (value === undefined) el.removeAttribute(name);
  else el.setAttribute(name, value);
}

/** @param {string} [classes] */
function words(classes) {
  return (classes ?? "").split(" ").filter(Boolean);
}
