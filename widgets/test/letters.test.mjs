import assert from "node:assert/strict";
import { test } from "node:test";
import { grown, keepsClear, roomFor, wrapped } from "../src/letters.js";

const box = (left, top, right, bottom) => ({ left, top, right, bottom });
const word = box(100, 100, 140, 110); // letters of ten pixels, on a base at 107.6

test("words grow away from where they are anchored, on their base", () => {
  assert.deepEqual(grown(word, 1.5, 10, 0), box(100, 96.2, 160, 111.2));
  assert.deepEqual(grown(word, 1.5, 10, 0.5), box(90, 96.2, 150, 111.2));
  assert.deepEqual(grown(word, 1.5, 10, 1), box(80, 96.2, 140, 111.2));
});

test("what grows stays in what it lay in", () => {
  const larger = grown(word, 1.5, 10, 0);
  assert.ok(keepsClear(word, larger, [box(90, 90, 170, 120)]));
  assert.ok(!keepsClear(word, larger, [box(90, 90, 158, 120)]), "wider than its card");
  assert.ok(!keepsClear(word, larger, [box(90, 90, 161, 120)]), "with nothing free at its edge");
  assert.ok(!keepsClear(word, larger, [box(90, 98, 170, 120)]), "higher than its card");
  assert.ok(keepsClear(word, larger, [box(99, 90, 170, 120)]), "an edge that was near may be as near as it was");
});

test("what grows keeps clear of what it was clear of, and only of that", () => {
  const larger = grown(word, 1.5, 10, 0);
  assert.ok(!keepsClear(word, larger, [box(150, 100, 170, 110)]));
  assert.ok(!keepsClear(word, larger, [box(162, 100, 170, 110)]), "words do not touch");
  assert.ok(keepsClear(word, larger, [box(164, 100, 170, 110)]));
  assert.ok(!keepsClear(word, larger, [box(142, 100, 170, 110)]), "what was near is not written over");
  assert.ok(keepsClear(word, larger, [box(130, 100, 170, 110)]), "what lies under it already");
});

test("a sentence has room up to the edge of its card and what stands beside and below it", () => {
  const card = box(90, 60, 200, 160);
  assert.deepEqual(roomFor(word, card, [card]), box(100, 100, 190, 158.5), "as much is free to its right as to its left");
  assert.deepEqual(roomFor(word, card, [card, box(95, 140, 120, 150)]), box(100, 100, 190, 140));
  assert.deepEqual(roomFor(word, card, [card, box(170, 90, 180, 130)]), box(100, 100, 167, 158.5));
  assert.deepEqual(roomFor(word, card, [box(100, 60, 140, 99), box(95, 95, 145, 120)]), roomFor(word, card, []));
});

test("a sentence is wrapped by words, and what has no room is cut off", () => {
  const width = (line) => line.length;
  const words = "take one card from the deck".split(" ");
  assert.deepEqual(wrapped(words, 9, 3, width), ["take one", "card from", "the deck"]);
  assert.deepEqual(wrapped(words, 9, 2, width), ["take one", "card …"]);
  assert.deepEqual(wrapped(words, 9, 1, width), ["take …"]);
  assert.deepEqual(wrapped(["unbelievable", "things"], 9, 1, width), ["unbelievable …"], "a word is not broken");
});
