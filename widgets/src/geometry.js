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
 * Where a tip of a size goes: below its target, above when there is no room, never over the side.
 * @param {{left: number, top: number, width: number, height: number}} target inside the frame
 * @param {{width: number, height: number}} tip
 * @param {{width: number, height: number}} frame
 */
export function tipPlace(target, tip, frame) {
  const middle = target.left + target.width / 2 - tip.width / 2;
  const left = Math.max(4, Math.min(middle, frame.width - tip.width - 4));
  const below = target.top + target.height + 6;
  const above = target.top - tip.height - 6;
  const top = below + tip.height > frame.height && above >= 0 ? above : below;
  return { left, top };
}
