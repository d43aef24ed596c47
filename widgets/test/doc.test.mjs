import assert from "node:assert/strict";
import { test } from "node:test";
import { keepers, patched, tipParts, transform } from "../src/doc.js";

const keys = (nodes) => nodes.map((node) => node.k);
const node = (k, p, more = {}) => ({ k, t: "g", ...(p ? { p } : {}), ...more });

test("a changed node keeps its place", () => {
  const nodes = [node("a"), node("b"), node("c")];
  const after = patched(nodes, { set: [node("b", undefined, { x: "new" })] });
  assert.deepEqual(keys(after), ["a", "b", "c"]);
  assert.equal(after[1].x, "new");
});

test("a new node goes to the end of its parent, a removed one goes", () => {
  const nodes = [node("a"), node("a1", "a"), node("b")];
  assert.deepEqual(keys(patched(nodes, { set: [node("a2", "a")], del: ["b"] })), ["a", "a1", "a2"]);
});

test("a node may change its parent", () => {
  const nodes = [node("hand"), node("card", "hand"), node("face", "card"), node("table")];
  const after = patched(nodes, { set: [node("card", "table")] });
  assert.deepEqual(keys(after), ["hand", "table", "card", "face"]);
});

test("an explicit order rules", () => {
  const nodes = [node("a"), node("b"), node("c")];
  const after = patched(nodes, { set: [node("d")], order: [[null, ["d", "c", "a", "b"]]] });
  assert.deepEqual(keys(after), ["d", "c", "a", "b"]);
});

test("removing a parent before its child leaves nothing behind", () => {
  const nodes = [node("a"), node("a1", "a"), node("b")];
  assert.deepEqual(keys(patched(nodes, { del: ["a", "a1"] })), ["b"]);
});

test("one moved element moves alone", () => {
  assert.deepEqual([...keepers(["a", "b", "c", "d"], ["a", "c", "d", "b"])].sort(), ["a", "c", "d"]);
  assert.deepEqual([...keepers(["a", "b"], ["a", "x", "b"])].sort(), ["a", "b"]);
  assert.deepEqual([...keepers([], ["a"])], []);
});

test("a place becomes a transform", () => {
  assert.equal(transform([12, 3.5, 90, 1]), "translate(12px, 3.5px) rotate(90deg) scale(1)");
  assert.equal(transform(undefined), "");
});

test("a tip is a heading, a body and clauses", () => {
  assert.deepEqual(tipParts("Jailer\nStops a lord. [power.jailer|Jailer, or none] [recruit.limit-2]"), {
    title: "Jailer",
    body: "Stops a lord.",
    clauses: [
      { id: "power.jailer", title: "Jailer, or none" },
      { id: "recruit.limit-2", title: "" },
    ],
  });
  assert.deepEqual(tipParts("Takes [2] pearls"), { title: "Takes [2] pearls", body: "", clauses: [] });
});
