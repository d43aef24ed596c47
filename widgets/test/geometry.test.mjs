import assert from "node:assert/strict";
import { test } from "node:test";
import { ARROWS, FINGER, clampZoom, growthFor, keepInPlace, nearest, tipPlace } from "../src/geometry.js";

const at = (x, y) => ({ x, y });

test("an arrow key leads to the nearest point that way", () => {
  const points = [at(10, 0), at(30, 0), at(0, 10), at(-10, 0)];
  assert.equal(nearest(at(0, 0), points, ARROWS.ArrowRight), 0);
  assert.equal(nearest(at(0, 0), points, ARROWS.ArrowDown), 2);
  assert.equal(nearest(at(0, 0), points, ARROWS.ArrowLeft), 3);
  assert.equal(nearest(at(0, 0), points, ARROWS.ArrowUp), -1);
});

test("straight ahead beats nearer but off to the side", () => {
  assert.equal(nearest(at(0, 0), [at(12, 12), at(20, 0)], ARROWS.ArrowRight), 1);
});

test("on a hexagon map every direction has a way", () => {
  const ring = [at(52, 0), at(26, -45), at(-26, -45), at(-52, 0), at(-26, 45), at(26, 45)];
  assert.equal(nearest(at(0, 0), ring, ARROWS.ArrowRight), 0);
  assert.ok([1, 2].includes(nearest(at(0, 0), ring, ARROWS.ArrowUp)));
  assert.ok([4, 5].includes(nearest(at(0, 0), ring, ARROWS.ArrowDown)));
});

test("what is too small for a finger grows until it is not, and no more", () => {
  assert.equal(growthFor({ width: 80, height: FINGER }), 1);
  for (const size of [{ width: 30, height: 12 }, { width: 9, height: 40 }, { width: 23, height: 23 }]) {
    const grown = Math.min(size.width, size.height) * growthFor(size);
    assert.ok(grown >= FINGER && grown < 1.2 * FINGER);
  }
});

test("zoom stays in bounds and rests at one", () => {
  assert.equal(clampZoom(9), 5);
  assert.equal(clampZoom(0.2, 0.5), 0.5);
  assert.equal(clampZoom(1.02), 1);
});

test("the point under the pointer stays under it", () => {
  assert.equal(keepInPlace(100, 50, 2), 250);
});

test("a tip keeps inside its frame", () => {
  const frame = { width: 300, height: 200 };
  const tip = { width: 120, height: 60 };
  const low = tipPlace({ left: 280, top: 170, width: 20, height: 20 }, tip, frame);
  assert.deepEqual(low, { left: 176, top: 104, hides: false });
  const high = tipPlace({ left: 0, top: 10, width: 20, height: 20 }, tip, frame);
  assert.deepEqual(high, { left: 4, top: 36, hides: false });
});

test("a tip hides as little as it can of the places that one may click next", () => {
  const frame = { width: 400, height: 300 };
  const tip = { width: 100, height: 60 };
  const target = { left: 180, top: 120, width: 40, height: 40 };
  const below = { left: 190, top: 180, width: 20, height: 20 };
  const above = { left: 190, top: 80, width: 20, height: 20 };
  const right = { left: 260, top: 130, width: 20, height: 20 };
  assert.deepEqual(tipPlace(target, tip, frame), { left: 150, top: 166, hides: false });
  assert.deepEqual(tipPlace(target, tip, frame, [below]), { left: 150, top: 54, hides: false });
  assert.deepEqual(tipPlace(target, tip, frame, [below, above]), { left: 226, top: 110, hides: false });
  assert.deepEqual(tipPlace(target, tip, frame, [below, above, right]), { left: 74, top: 110, hides: false });
  const left = { left: 100, top: 130, width: 20, height: 20 };
  const edges = [0, 200, 400].map((left) => ({ left, top: 220, width: 200, height: 60 }));
  assert.deepEqual(tipPlace(target, tip, frame, [...edges, above, right, left]), { left: 150, top: 166, hides: false }, "a few edges, no whole");
  const all = [{ left: 0, top: 0, width: 400, height: 300 }];
  assert.equal(tipPlace(target, tip, frame, [below, above, right, left, ...all, ...all]).hides, true, "wherever it lies");
});
