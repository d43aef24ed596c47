// Where the arrow keys lead, and how far one may zoom. Touches no DOM.

/** @typedef {{x: number, y: number}} Point */

/** @type {Record<string, Point>} */
export const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The index of the point nearest to `from` in a direction, -1 if none lies that way.
 * A point off to the side counts as farther than one straight ahead.
 * @param {Point} from @param {Point[]} points @param {Point} direction
 */
export function nearest(from, points, direction) {
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

export const ZOOM_STEP = 1.25;

/** @param {number} zoom @param {number} least */
export function clampZoom(zoom, least = 1) {
  const near = Math.abs(zoom - 1) < 0.04 ? 1 : zoom;
  return Math.min(5, Math.max(least, near));
}

export const FINGER = 24; // how many pixels wide and high a finger wants what it picks

/** How much something must grow for a finger, 1 where it need not. @param {{width: number, height: number}} size */
export function growthFor({ width, height }) {
  const least = Math.min(width, height);
  return least > FINGER - 0.5 ? 1 : (1.1 * FINGER) / least; // somewhat more than needed: pixels are rounded
}

/** The scroll offset that keeps a point in place when its surroundings grow by `factor`. @param {number} scroll @param {number} point @param {number} factor */
export function keepInPlace(scroll, point, factor) {
  return (scroll + point) * factor - point;
}

/**
 * Where a tip of a size goes: below its target, above it or beside it, where it fits and hides least of
 * the places that one may click next; below where it fits nowhere, never over the side.
 * @typedef {{left: number, top: number, width: number, height: number}} Box inside the frame
 * @param {Box} target
 * @param {{width: number, height: number}} tip
 * @param {{width: number, height: number}} frame
 * @param {Box[]} open
 */
export function tipPlace(target, tip, frame, open = []) {
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(4, Math.min(at, most - 4));
  const middle = within(target.left + target.width / 2 - tip.width / 2, frame.width - tip.width);
  const level = within(target.top + target.height / 2 - tip.height / 2, frame.height - tip.height);
  const places = [
    { left: middle, top: target.top + target.height + 6 },
    { left: middle, top: target.top - tip.height - 6 },
    { left: target.left + target.width + 6, top: level },
    { left: target.left - tip.width - 6, top: level },
  ].filter(
    ({ left, top }) => top >= 0 && left >= 0 && top + tip.height <= frame.height && left + tip.width <= frame.width,
  );
  const overlap = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ from, /** @type {number} */ to) =>
    Math.max(0, Math.min(b, to) - Math.max(a, from)) / (to - from || 1);
  const hidden = places.map(({ left, top }) =>
    open.reduce(
      (sum, box) =>
        sum +
        overlap(left, left + tip.width, box.left, box.left + box.width) *
          overlap(top, top + tip.height, box.top, box.top + box.height),
      0,
    ),
  );
  const least = Math.min(...hidden);
  const place = places[hidden.indexOf(least)] ?? { left: middle, top: target.top + target.height + 6 };
  return { ...place, hides: least > 0.25 };
}
