// Letters that would be painted too small to be read grow, as far as there is room around them.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

export const LEAST = 9; // pixels
const MOST = 1.6; // a word that is so much larger than it was drawn hides what it belongs to
const SHARES = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1]; // of what a word should grow by
const ANCHORS = { start: 0, middle: 0.5, end: 1 };
const ASCENT = 0.76; // of capitals and figures, in font sizes
const BESIDE = 3; // so many pixels stay free between words and what is beside them
const INSIDE = 1.5; // and between them and the edge of what they lie in
const ABOVE = 0.2; // and above and below them

/**
 * A line of words, or several, grown around where they are anchored on the base of the first line.
 * @param {Edges} box @param {number} factor @param {number} size of the letters @param {number} anchor 0 for the start
 */
export function grown({ left, top, right, bottom }, factor, size, anchor) {
  const base = top + ASCENT * size;
  const from = left + anchor * (right - left);
  return {
    left: from + (left - from) * factor,
    right: from + (right - from) * factor,
    top: base + (top - base) * factor,
    bottom: base + (bottom - base) * factor,
  };
}

/** Whether something that grows stays in what it lay in, and clear of what it was clear of. @param {Edges} was @param {Edges} now @param {Edges[]} others */
export function keepsClear(was, now, others) {
  return others.every((other) => {
    if (holds(other, was)) return holds(other, now, holds(other, was, INSIDE) ? INSIDE : 0);
    if (meets(other, was)) return true; // it lies under it, or over it
    return !meets(other, now, !meets(other, was, true));
  });
}

/** @param {Edges} outer @param {Edges} inner @param {number} [beside] what must be free on both sides */
function holds(outer, inner, beside = 0) {
  const { left, top, right, bottom } = outer;
  return left + beside <= inner.left && top <= inner.top && right - beside >= inner.right && bottom >= inner.bottom;
}

/** @param {Edges} one @param {Edges} other @param {boolean} [apart] whether it is enough that they come near each other */
function meets(one, other, apart = false) {
  const [beside, above] = apart ? [BESIDE, ABOVE] : [0, 0];
  return (
    one.left < other.right + beside &&
    other.left < one.right + beside &&
    one.top < other.bottom + above &&
    other.top < one.bottom + above
  );
}

/** Lets what is too small on a picture grow; what has grown for a smaller picture shrinks again. @param {SVGSVGElement} svg */
export function readable(svg) {
  const texts = [...svg.querySelectorAll("text")];
  for (const text of texts) text.style.removeProperty("font-size");
  const small = texts.map(measured).filter(({ size }) => size > 0 && size < LEAST);
  if (!small.length) return;
  const words = new Map(texts.map((text) => [text, edges(text)]));
  const shapes = [...svg.querySelectorAll(":is(rect, circle, polygon, path):not(.spot, .finger)")]
    .map(edges)
    .filter(({ left, right }) => right > left);
  for (const { text, size, drawn } of small) {
    const was = /** @type {Edges} */ (words.get(text));
    words.delete(text);
    const anchor = ANCHORS[/** @type {keyof ANCHORS} */ (text.getAttribute("text-anchor") ?? "start")];
    const wanted = Math.min(LEAST / size, MOST) - 1;
    const largest = grown(was, 1 + wanted, size, anchor);
    const near = [...words.values(), ...shapes].filter((other) => meets(other, largest, true));
    const factors = SHARES.map((share) => 1 + share * wanted);
    const factor = factors.find((each) => keepsClear(was, grown(was, each, size, anchor), near)) ?? 1;
    if (factor > 1) text.style.fontSize = `${(drawn * factor).toFixed(2)}px`;
    words.set(text, grown(was, factor, size, anchor));
  }
}

/** How large a text was drawn, and is painted. @param {SVGTextElement} text */
function measured(text) {
  const drawn = Number(text.getAttribute("font-size"));
  const { a, b, c, d } = text.getScreenCTM() ?? { a: 0, b: 0, c: 0, d: 0 };
  return { text, drawn, size: drawn * Math.sqrt(Math.abs(a * d - b * c)) };
}

/** Where something is seen; of letters, without what is kept free above and below them. @param {Element} el @returns {Edges} */
function edges(el) {
  const { left, top, right, bottom } = el.getBoundingClientRect();
  if (el.tagName !== "text") return { left, top, right, bottom };
  const lines = el.childElementCount || 1;
  const free = (bottom - top) / (lines + 0.05) / 6;
  return { left, right, top: top + free, bottom: bottom - free / 3 };
}
