// The bar above a notebook shown as a page: the way home, its chapters, what is going on.

/** @typedef {{title: string, id: string}} Chapter */

import { language, say } from "./words.js";

const MARKUP = `
<a id="page-home" aria-label="${say("home")}">rulebook_lab</a>
<nav aria-label="${say("chapters")}">
<button id="page-back" type="button" disabled aria-label="${say("back")}">◀</button>
<select id="page-chapters" disabled aria-label="${say("chapter")}"><option>…</option></select>
<button id="page-on" type="button" disabled aria-label="${say("on")}">▶</button>
</nav>
<p id="page-status" role="status"></p>`;

/** Wait until there is something to find. @template T @param {() => T} find @returns {Promise<NonNullable<T>>} */
export async function found(find) {
  for (;;) {
    const thing = find();
    if (thing) return thing;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A chapter by its heading: "5. The *Court*" is found at #5-the-court. @param {string} heading @returns {Chapter} */
export function chapter(heading) {
  const title = heading.replace(/[*`]|\b_\B|\B_\b/g, "");
  return { title, id: (title.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join("-") };
}

/** Where it is kept how far somebody has read this page. */
function place() {
  return `rulebook_lab ${location.pathname}${new URLSearchParams(location.search).get("path") ?? ""}`;
}

/** How far somebody has read this page. @returns {{at: string, ids: string[]}} the last chapter, all of them */
function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(place()) ?? "{}");
    return { at: String(kept.at ?? ""), ids: Array.isArray(kept.ids) ? kept.ids.map(String) : [] };
  } catch {
    return { at: "", ids: [] };
  }
}

export class Bar {
  /** @param {string} home the address of the list of games; "" where there is none */
  constructor(home) {
    this.node = document.createElement("header");
    this.node.id = "page-bar";
    this.node.innerHTML = MARKUP;
    document.documentElement.lang = language;
    document.body.prepend(this.node);
    if (home) this.part("home").href = home;
    /** @type {Chapter[]} */
    this.chapters = [];
    this.open = 0;
    this.read = recall();
  }

  /** @param {string} name @returns {any} */
  part(name) {
    return this.node.querySelector(`#page-${name}`);
  }

  /** Say what is going on. @param {string} words @param {"busy" | "wrong" | ""} [how] */
  tell(words, how = "") {
    this.part("status").textContent = words;
    this.part("status").className = how;
  }

  /**
   * Offer the chapters, and go to the one that the address names.
   *
   * @param {Chapter[]} chapters
   * @param {(at: number) => void} show brings a chapter into view
   * @param {(at: number) => Element | null} heading where who reads with the keyboard or by ear goes on
   */
  offer(chapters, show, heading) {
    this.chapters = chapters;
    this.show = show;
    this.heading = heading;
    const list = this.part("chapters");
    list.replaceChildren(...chapters.map((_, at) => new Option("", String(at))));
    list.disabled = false;
    list.onchange = () => this.turn(Number(list.value));
    this.part("back").onclick = () => this.turn(this.open - 1);
    this.part("on").onclick = () => this.turn(this.open + 1);
    window.onpopstate = () => this.arrive();
    this.arrive();
  }

  /** Go where the address says; where it says nothing that is here, to the chapter that one left off at. */
  arrive() {
    const id = decodeURIComponent(location.hash.slice(1));
    const at = this.chapters.findIndex((chapter) => chapter.id === (id || this.read.at));
    if (at >= 0 || !document.getElementById(id)) this.go(Math.max(0, at));
    else this.mark(this.open); // the browser itself goes to a link's target
  }

  /** Turn to a chapter. @param {number} at */
  turn(at) {
    history.pushState(null, "", `#${this.chapters[at].id}`);
    this.go(at);
    const heading = this.heading?.(at);
    heading?.setAttribute("tabindex", "-1");
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
  }

  /** @param {number} at */
  go(at) {
    this.mark(at);
    this.show?.(at);
  }

  /** Say which chapter is being read. @param {number} at */
  mark(at) {
    if (at === this.open && this.node.style.getPropertyValue("--read")) return; // scrolling says so many times
    this.open = at;
    this.part("chapters").value = String(at);
    this.part("back").disabled = at === 0;
    this.part("on").disabled = at === this.chapters.length - 1;
    this.#keep();
    this.entitle();
  }

  /** Keep how far one has come: chapters read wear a tick in the list, a line under the bar grows. */
  #keep() {
    const { id } = this.chapters[this.open];
    this.read.at = id;
    if (!this.read.ids.includes(id)) this.read.ids.push(id);
    const read = this.chapters.map((chapter) => this.read.ids.includes(chapter.id));
    this.chapters.forEach(({ title }, at) => {
      this.part("chapters").options[at].textContent = read[at] && at !== this.open ? `✓ ${title}` : title;
    });
    this.node.style.setProperty("--read", String(read.filter(Boolean).length / read.length));
    try {
      localStorage.setItem(place(), JSON.stringify(this.read));
    } catch {
      // a browser that keeps nothing: the page begins at its beginning
    }
  }

  /** Put the open chapter into the window's title. */
  entitle() {
    const titles = new Set([this.chapters[this.open].title, this.chapters[0].title, "rulebook_lab"]);
    document.title = [...titles].join(" · ");
  }
}
