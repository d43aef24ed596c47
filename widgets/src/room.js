// A room's page: the widget's own script, fed over a web socket instead of by a kernel.

// index.js stays a file of its own, the one that the widget is made of: build.mjs
import widget from "./index.js";

/** @typedef {import("./index.js").Model} Model */

const FIRST_WAIT = 500; // milliseconds until the first try after a connection was lost
const LONGEST_WAIT = 8000;
const PATIENCE = 10_000; // milliseconds that a connection may take to be there
const HURRY = 250; // how often a clock is painted anew

/** A model as the widget knows it: what it holds, who listens, and where messages go. @implements {Model} */
class Remote {
  /** @param {(message: object) => void} send */
  constructor(send) {
    this.send = send;
    /** @type {Record<string, any>} */
    this.state = { page: [], boards: {}, hints: {}, says: {}, rev: -1 };
    /** @type {Map<string, ((message: any) => void)[]>} */
    this.acts = new Map();
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /** @param {string} name @param {any} value */
  set(name, value) {
    this.state[name] = value;
  }

  /** @param {string} event @param {(message: any) => void} act */
  on(event, act) {
    this.acts.set(event, [...(this.acts.get(event) ?? []), act]);
  }

  /** @param {string} event @param {(message: any) => void} act */
  off(event, act) {
    this.acts.set(
      event,
      (this.acts.get(event) ?? []).filter((other) => other !== act),
    );
  }

  /** @param {string} event @param {any} [message] */
  tell(event, message) {
    for (const act of this.acts.get(event) ?? []) act(message);
  }
}

/** What the address says after its #: a key to lead or to show the room, a paper to begin with. */
function spoken() {
  return new URLSearchParams(location.hash.slice(1));
}

/** A key that came with the address is kept for this tab alone, and goes out of sight. @param {string} code */
function keys(code) {
  const said = spoken();
  /** @type {Record<string, string>} */
  const found = {};
  for (const name of ["lead", "screen"]) {
    const key = said.get(name);
    if (key) store(sessionStorage, `${name} ${code}`, key);
    const kept = stored(sessionStorage, `${name} ${code}`);
    if (kept) found[name] = kept;
  }
  if (said.has("lead") || said.has("screen")) history.replaceState(null, "", location.pathname);
  return found;
}

/** Where nothing may be kept, it is asked for again. @param {Storage} place @param {string} name */
function stored(place, name) {
  try {
    return place.getItem(`rulebook-lab ${name}`) ?? "";
  } catch {
    return "";
  }
}

/** @param {Storage} place @param {string} name @param {string} value */
function store(place, name, value) {
  try {
    place.setItem(`rulebook-lab ${name}`, value);
  } catch {
    // a browser that keeps nothing: the seat is lost with the tab
  }
}

class Room {
  /** @param {string} code @param {HTMLElement} page @param {HTMLElement} state */
  constructor(code, page, state) {
    this.code = code;
    this.page = page;
    this.state = state;
    this.keys = keys(code);
    this.wait = FIRST_WAIT;
    /** @type {WebSocket | null} */
    this.wire = null;
    this.over = false;
    this.model = new Remote((message) => this.#send(message));
    this.rendered = false;
  }

  open() {
    this.state.textContent = this.state.dataset[this.rendered ? "lost" : "waiting"] ?? "";
    const address = new URL(`../wire/${this.code}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    const wire = new WebSocket(address);
    this.wire = wire;
    const late = window.setTimeout(() => wire.close(), PATIENCE);
    wire.addEventListener("open", () => this.#hello(late));
    wire.addEventListener("message", (event) => this.#heard(JSON.parse(event.data)));
    wire.addEventListener("close", () => this.#lost(wire));
  }

  /** Tries again now, as when the network or the page is back. */
  again() {
    if (this.over || this.wire?.readyState === WebSocket.OPEN) return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    if (this.wire?.readyState !== WebSocket.CONNECTING) this.open();
  }

  /** @param {number} late */
  #hello(late) {
    clearTimeout(late);
    const paper = Number(spoken().get("paper") ?? 0);
    this.#send({
      type: "hello",
      token: stored(localStorage, this.code),
      ...this.keys,
      ...(paper ? { paper: paper - 1 } : {}),
    });
  }

  /** @param {object} message */
  #send(message) {
    if (this.wire?.readyState !== WebSocket.OPEN) return;
    this.wire.send(JSON.stringify({ ...message, rev: this.model.get("rev") }));
  }

  /** @param {any} message */
  #heard(message) {
    const { model } = this;
    if (message.type === "welcome") {
      if (message.token) store(localStorage, this.code, message.token);
      model.set("says", message.says);
      document.title = `${message.title} ${this.code}`;
    } else if (message.type === "whole") this.#show(message);
    else if (message.type === "no") this.#say(message.why);
    else if (message.type === "gone") {
      this.over = this.page.inert = true;
      this.state.textContent = message.why;
    } else model.tell("msg:custom", message);
  }

  /** A word that passes. @param {string} why */
  #say(why) {
    this.state.textContent = why;
    clearTimeout(this.said);
    this.said = window.setTimeout(() => {
      if (this.state.textContent === why) this.state.textContent = "";
    }, 4000);
  }

  /** @param {any} message */
  #show(message) {
    for (const name of ["page", "boards", "hints", "rev"]) this.model.set(name, message[name]);
    this.wait = FIRST_WAIT;
    this.page.inert = false;
    this.state.textContent = "";
    if (this.rendered) return this.model.tell("change:rev");
    this.rendered = true;
    widget.initialize({ model: this.model });
    widget.render({ model: this.model, el: this.page });
  }

  /** @param {WebSocket} wire */
  #lost(wire) {
    if (this.over || wire !== this.wire) return;
    this.page.inert = true; // what is done now would be heard by nobody
    this.state.textContent = this.state.dataset.lost ?? "";
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}

/** Clocks count by themselves, from what they showed at first. */
class Clocks {
  constructor() {
    /** @type {WeakMap<HTMLElement, number>} when each is over */
    this.ends = new WeakMap();
    setInterval(() => this.#paint(), HURRY);
  }

  #paint() {
    for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-left]"))) {
      const left = Number(el.dataset.left);
      const end = this.ends.get(el) ?? performance.now() + 1000 * left;
      this.ends.set(el, end);
      const words = el.textContent ?? "";
      const now = words.replace(/\d+/, String(Math.max(0, Math.ceil((end - performance.now()) / 1000))));
      if (now !== words) el.textContent = now;
    }
  }
}

/** The door of the house, where a code is typed. @param {HTMLElement} door */
function open(door) {
  const code = /** @type {HTMLInputElement} */ (door.querySelector("input"));
  const go = () => {
    const typed = code.value.toUpperCase().replace(/[^A-Z]/g, "");
    if (typed) location.assign(new URL(`room/${typed}`, location.href));
  };
  door.hidden = false;
  door.querySelector("button")?.addEventListener("click", go);
  code.addEventListener("keydown", (event) => event.key === "Enter" && go());
  code.focus();
}

const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const code = /\/room\/([A-Z]+)$/.exec(location.pathname)?.[1];
if (code) {
  const room = new Room(code, find("page"), find("state"));
  new Clocks();
  window.addEventListener("online", () => room.again());
  document.addEventListener("visibilitychange", () => document.hidden || room.again());
  window.addEventListener("pageshow", () => room.again());
  window.addEventListener("hashchange", () => location.reload());
  room.open();
} else open(find("door"));
