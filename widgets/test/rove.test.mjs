import assert from "node:assert/strict";
import { test } from "node:test";
import { next } from "../src/rove.js";

// three rows: a number with two rules, a number alone, a number with one rule
const LOG = [1, 1, 1, 2, 3, 3].map((row) => ({ row }));

test("left and right lead through every item", () => {
  assert.equal(next(LOG, 0, "ArrowRight"), 1);
  assert.equal(next(LOG, 2, "ArrowRight"), 3);
  assert.equal(next(LOG, 3, "ArrowLeft"), 2);
  assert.equal(next(LOG, 0, "ArrowLeft"), -1);
  assert.equal(next(LOG, 5, "ArrowRight"), -1);
});

test("up and down lead to the first item of a row", () => {
  assert.equal(next(LOG, 1, "ArrowDown"), 3);
  assert.equal(next(LOG, 3, "ArrowDown"), 4);
  assert.equal(next(LOG, 4, "ArrowDown"), -1);
  assert.equal(next(LOG, 5, "ArrowUp"), 3);
  assert.equal(next(LOG, 3, "ArrowUp"), 0);
  assert.equal(next(LOG, 2, "ArrowUp"), -1);
});

test("home and end lead to the ends, other keys nowhere", () => {
  assert.equal(next(LOG, 3, "Home"), 0);
  assert.equal(next(LOG, 3, "End"), 5);
  assert.equal(next(LOG, 3, "x"), -1);
});
