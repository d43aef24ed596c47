// Long lists of buttons, each one tab stop: arrows walk, Home and End lead to the ends. Touches no model.

/** @typedef {{row: number}} Item an item by the row it stands in, counted from 1 */

/**
 * Where a key leads among the items of a list, -1 if nowhere: left and right to the neighbour, up and down
 * to the first item of the next row.
 * @param {Item[]} items in their order @param {number} from @param {string} key
 */
export function next(items, from, key) {
  const last = items.length - 1;
  const { row } = items[from];
  if (key === "ArrowRight") return from < last ? from + 1 : -1;
  if (key === "ArrowLeft") return from - 1;
  if (key === "ArrowDown") return items.findIndex((item) => item.row > row);
  if (key === "ArrowUp") return items.findIndex((item) => item.row === row - 1);
  if (key === "Home") return 0;
  return key === "End" ? last : -1;
}

const ITEMS = "button:not(:disabled), summary";

/** The lists of a page and the item of each that holds its tab stop. */
export class Roving {
  /** @param {HTMLElement} el @param {AbortSignal} signal */
  constructor(el, signal) {
    this.el = el;
    /** @type {WeakMap<HTMLElement, HTMLElement>} the item last visited, by list */
    this.visited = new WeakMap();
    el.addEventListener("keydown", (event) => this.#key(event), { signal });
    el.addEventListener("focusin", (event) => this.#visit(/** @type {HTMLElement} */ (event.target)), { signal });
    el.addEventListener("toggle", () => this.settle(), { signal, capture: true });
    this.settle();
  }

  /** Leaves each list one tab stop: the item last visited, else its first, in a list that grows its last row. */
  settle() {
    for (const list of /** @type {NodeListOf<HTMLElement>} */ (this.el.querySelectorAll("[data-rove]"))) {
      const items = itemsOf(list);
      const visited = this.visited.get(list);
      const kept = visited && items.includes(visited) ? visited : undefined;
      const stop = kept ?? ("end" in list.dataset ? firstOfLastRow(list, items) : items[0]);
      for (const item of items) item.tabIndex = item === stop ? 0 : -1;
    }
  }

  /** @param {HTMLElement} target */
  #visit(target) {
    const list = listOf(target);
    if (!list || !target.matches(ITEMS)) return;
    this.visited.set(list, target);
    for (const item of itemsOf(list)) item.tabIndex = item === target ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const list = listOf(target);
    if (!list || !target.matches(ITEMS) || event.altKey || event.ctrlKey || event.metaKey) return;
    const items = itemsOf(list);
    const at = next(rowed(list, items), items.indexOf(target), event.key);
    if (at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    items[at].focus();
  }
}

/** @param {HTMLElement} target @returns {HTMLElement | null} */
function listOf(target) {
  return target.closest("[data-rove]");
}

/** The items that can be seen: what a closed part holds is passed over. @param {HTMLElement} list */
function itemsOf(list) {
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(ITEMS))];
  return all.filter((item) => {
    const shut = item.closest("details:not([open])");
    return !shut || !list.contains(shut) || item.parentElement === shut;
  });
}

/** @param {HTMLElement} list @param {HTMLElement[]} items @returns {Item[]} */
function rowed(list, items) {
  let row = 0;
  /** @type {Element | null} */
  let before = null;
  return items.map((item) => {
    const at = item.closest(list.dataset.rove || "*");
    if (at !== before) row++;
    before = at;
    return { row };
  });
}

/** @param {HTMLElement} list @param {HTMLElement[]} items */
function firstOfLastRow(list, items) {
  const rows = rowed(list, items);
  return items[rows.findIndex((item) => item.row === rows.at(-1)?.row)];
}
