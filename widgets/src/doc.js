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
 * @typedef {{k: string, like?: string} & {[name in keyof Node]?: any}} Told
 * what a node has become: of a known one a JSON merge patch (RFC 7396); a new one whole, or what it has
 * unlike another, of which it is a copy with all that is inside
 */

/**
 * @typedef {object} Patch its parts are taken in this order
 * @property {Told[]} [set] new and changed nodes
 * @property {[string | null, string[]][]} [order] runs of siblings, each with the key that it lies behind, null at the start
 * @property {string[]} [del] keys that went, with what is still inside
 */

/** @typedef {{set: Node[], gone: string[]}} Changes whole nodes that are new or changed, and all the keys that went */

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

  /** @param {Patch} patch @returns {Changes} */
  apply(patch) {
    /** @type {Map<string, Node>} */
    const set = new Map();
    for (const told of patch.set ?? [])
      for (const node of this.#whole(told)) {
        set.set(node.k, node);
        this.#put(node);
      }
    for (const [behind, keys] of patch.order ?? []) this.#place(behind, keys);
    const gone = (patch.del ?? []).flatMap((key) => this.#remove(key));
    return { set: [...set.values()], gone };
  }

  /** @param {Told} told @returns {Node[]} */
  #whole({ like, ...told }) {
    const known = this.nodes.get(like ?? told.k);
    if (!known) return [/** @type {Node} */ (told)];
    const node = /** @type {Node} */ (merged(known, told));
    if (like === undefined) return [node];
    const renamed = (/** @type {string} */ key) => node.k + key.slice(like.length);
    const parts = this.#inside(like).map((part) => ({ ...part, k: renamed(part.k), p: renamed(part.p ?? "") }));
    return [node, ...parts];
  }

  /** What is inside a node, parents before their children. @param {string | null} key @param {Node[]} [out] */
  #inside(key, out = []) {
    for (const kid of this.children.get(key) ?? []) {
      const node = this.nodes.get(kid);
      if (node) out.push(node);
      this.#inside(kid, out);
    }
    return out;
  }

  /** @param {string | null} behind @param {string[]} keys */
  #place(behind, keys) {
    const parent = this.nodes.get(keys[0])?.p ?? null;
    const moved = new Set(keys);
    const others = (this.children.get(parent) ?? []).filter((key) => !moved.has(key));
    others.splice(behind === null ? 0 : others.indexOf(behind) + 1, 0, ...keys);
    this.children.set(parent, others);
  }

  /** @param {string} key @returns {string[]} all that goes with it */
  #remove(key) {
    const node = this.nodes.get(key);
    if (!node) return [];
    this.#detach(node);
    const gone = [key, ...this.#inside(key).map((part) => part.k)];
    for (const each of gone) {
      this.nodes.delete(each);
      this.children.delete(each);
    }
    return gone;
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
    return this.#inside(null);
  }
}

/** An object after a JSON merge patch. @param {Record<string, any>} known @param {Record<string, any>} told */
function merged(known, told) {
  const out = { ...known };
  for (const [name, value] of Object.entries(told)) {
    if (value === null) delete out[name];
    else if (typeof value === "object" && !Array.isArray(value)) out[name] = merged(out[name] ?? {}, value);
    else out[name] = value;
  }
  return out;
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
