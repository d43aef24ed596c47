// A keyed document: what the kernel sends as a list of nodes, and the patches that change it. Touches no DOM.

/**
 * @typedef {object} Node one element, in the short names of the wire
 * @property {string} k key
 * @property {string} t tag
 * @property {Record<string, string | number>} [a] attributes
 * @property {Record<string, string>} [s] style
 * @property {[number, number, number, number]} [m] place: x, y, turn in degrees, scale
 * @property {string} [x] text
 * @property {string} [p] parent's key
 * @property {string} [o] spot
 * @property {string} [l] accessible name
 * @property {string} [i] tip
 * @property {string} [on] action
 * @property {string} [c] classes
 */

/**
 * @typedef {object} Patch
 * @property {Node[]} [set] new and changed nodes, whole
 * @property {string[]} [del] keys that went
 * @property {[string | null, string[]][]} [order] child order of the parents that need one
 */

/** The nodes by key and the children by parent, in paint order. */
export class Doc {
  /** @param {Node[]} nodes */
  constructor(nodes) {
    /** @type {Map<string, Node>} */
    this.nodes = new Map();
    /** @type {Map<string | null, string[]>} */
    this.children = new Map();
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
    /** @type {Node[]} */
    const out = [];
    /** @param {string | null} parent */
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
}

/** The list of nodes after a patch. @param {Node[]} nodes @param {Patch} patch */
export function patched(nodes, patch) {
  const doc = new Doc(nodes);
  doc.apply(patch);
  return doc.list();
}

/**
 * The members of `wanted` that may stay where they are in `now` when the others are moved:
 * the longest run that is in order already, so that as few elements as possible lose a running transition.
 * @template T @param {T[]} now @param {T[]} wanted @returns {Set<T>}
 */
export function keepers(now, wanted) {
  const place = new Map(now.map((item, index) => [item, index]));
  const known = wanted.filter((item) => place.has(item));
  /** @type {T[][]} */
  const best = [];
  for (const item of known) {
    const at = /** @type {number} */ (place.get(item));
    let low = 0;
    while (low < best.length && /** @type {number} */ (place.get(best[low][0])) < at) low++;
    best[low] = [item, ...(low ? best[low - 1] : [])];
  }
  return new Set(best.at(-1) ?? []);
}

/** A place as a CSS transform. @param {Node["m"]} place */
export function transform(place) {
  if (!place) return "";
  const [x, y, turn, scale] = place;
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}

/**
 * A tip's parts: a heading, a body, the clauses that stand in square brackets: ids, and titles where there are any.
 * @param {string} tip
 */
export function tipParts(tip) {
  /** @type {{id: string, title: string}[]} */
  const clauses = [];
  const plain = tip.replace(/\s*\[([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\|([^\]]*))?\]/g, (_, id, title) => {
    clauses.push({ id, title: title ?? "" });
    return "";
  });
  const [title, ...rest] = plain.split("\n");
  return { title, body: rest.join("\n").trim(), clauses };
}
