// Letters that would be painted too small to be read grow, as far as there is room around them; a sentence that
// has none is wrapped anew, and ends where its thing does.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

export const LEAST = 9; // pixels
const MOST = 1.6; // a word that is so much larger than it was drawn hides what it belongs to
const SHARES = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1]; // of what a word should grow by
const ANCHORS = { start: 0, middle: 0.5, end: 1 };
const ASCENT = 0.76; // of capitals and figures, in font sizes
const BESIDE = 3; // so many pixels stay free between words and what is beside them
const INSIDE = 1.5; // and between them and the edge of what they lie in
const ABOVE = 0.2; // and above and below them
export const LINE = 1.22; // the distance of text lines, in font sizes, as in the static picture
const SVG = "http://www.w3.org/2000/svg";
/** @type {WeakMap<Element, {whole: ChildNode[], shown: ChildNode[]}>} sentences of which a part is shown */
const parts = new WeakMap();
const pen = /** @type {CanvasRenderingContext2D} */ (globalThis.document?.createElement("canvas").getContext("2d"));

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

/**
 * How much room lines have that begin at the top left of a sentence: up to the edge of what it lies in, and up
 * to what stands beside and below it.
 * @param {Edges} was @param {Edges} holder @param {Edges[]} others @returns {Edges}
 */
export function roomFor(was, holder, others) {
  const { left, top } = was;
  let right = holder.right - (left - holder.left);
  let bottom = holder.bottom - INSIDE;
  for (const other of others) {
    if (holds(other, was) || meets(other, was)) continue;
    if (other.top >= was.bottom && other.left < right && other.right > left) bottom = Math.min(bottom, other.top);
    else if (other.left >= was.right && other.top < bottom && other.bottom > top) right = Math.min(right, other.left - BESIDE);
  }
  return { left, top, right, bottom };
}

/**
 * Words in lines, as many as there is room for; what is left out is told by an ellipsis.
 * @param {string[]} words @param {number} wide @param {number} most @param {(line: string) => number} width
 */
export function wrapped(words, wide, most, width) {
  /** @type {string[]} */
  const lines = [];
  for (const [n, word] of words.entries()) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`) <= wide) lines[lines.length - 1] = `${last} ${word}`;
    else if (lines.length < most) lines.push(word);
    else {
      const kept = words.slice(0, n).join(" ").slice(lines.slice(0, -1).join(" ").length).trim().split(" ");
      while (kept.length > 1 && width(`${kept.join(" ")} …`) > wide) kept.pop();
      lines[lines.length - 1] = `${kept.join(" ")} …`;
      break;
    }
  }
  return lines;
}

/** Lets what is too small on a picture grow; what has grown for a smaller picture shrinks again. @param {SVGSVGElement} svg */
export function readable(svg) {
  const texts = [...svg.querySelectorAll("text")];
  for (const text of texts) restore(text);
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
    if (size * factor > LEAST - 0.5 || !text.childElementCount) continue;
    const holder = shapes.filter((shape) => holds(shape, was)).reduce(smaller, undefined);
    if (holder) wrapAnew(text, drawn / size, roomFor(was, holder, [...words.values(), ...shapes]));
  }
}

/** @param {Edges | undefined} one @param {Edges} other */
function smaller(one, other) {
  const area = (/** @type {Edges} */ { left, top, right, bottom }) => (right - left) * (bottom - top);
  return one && area(one) <= area(other) ? one : other;
}

/** A sentence as it was drawn; one that was written anew since is whole. @param {SVGTextElement} text */
function restore(text) {
  text.style.removeProperty("font-size");
  const part = parts.get(text);
  if (part && part.shown[0] === text.firstChild) text.replaceChildren(...part.whole);
  parts.delete(text);
}

/**
 * Writes a sentence in letters of the least size; its tip has what is left out.
 * @param {SVGTextElement} text @param {number} unit how many drawn units a pixel is @param {Edges} room
 */
function wrapAnew(text, unit, { left, top, right, bottom }) {
  const whole = [...text.childNodes];
  const { fontFamily, fontWeight } = getComputedStyle(text);
  pen.font = `${fontWeight} ${LEAST}px ${fontFamily}`;
  const words = whole.flatMap((line) => (line.textContent ?? "").trim().split(" "));
  const most = 1 + Math.max(0, Math.floor((bottom - top - LEAST) / (LINE * LEAST)));
  const lines = wrapped(words, right - left, most, (line) => pen.measureText(line).width);
  const down = ASCENT * (LEAST - Number(text.getAttribute("font-size")) / unit); // their tops stay where they were
  const shown = lines.map((line, n) => {
    const span = document.createElementNS(SVG, "tspan");
    span.setAttribute("x", text.getAttribute("x") ?? "0");
    span.setAttribute("dy", String((n ? LINE * LEAST : down) * unit));
    span.textContent = line;
    return span;
  });
  text.style.fontSize = `${(LEAST * unit).toFixed(2)}px`;
  text.replaceChildren(...shown);
  parts.set(text, { whole, shown });
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
