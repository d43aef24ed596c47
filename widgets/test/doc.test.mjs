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

test("runs are placed behind what lies before them, or at the start", () => {
  const nodes = [node("a"), node("b"), node("c"), node("c1", "c"), node("c2", "c")];
  const order = [
    [null, ["d", "c"]],
    ["c2", ["c1"]],
  ];
  const after = patched(nodes, { set: [node("d")], order });
  assert.deepEqual(keys(after), ["d", "c", "c2", "c1", "a", "b"]);
});

test("what goes takes along what is still inside, not what has left it", () => {
  const nodes = [node("hand"), node("card", "hand"), node("face", "card"), node("coin", "hand"), node("table")];
  const after = patched(nodes, { set: [{ k: "card", p: "table" }], del: ["hand"] });
  assert.deepEqual(keys(after), ["table", "card", "face"]);
});

test("of a known node only what changed is told, and null for what went", () => {
  const nodes = [node("a", "g", { a: { x: 1, y: 2 }, l: "here", m: [1, 2, 0, 1] }), node("g")];
  const after = patched(nodes, { set: [{ k: "a", p: null, a: { x: 3, y: null, z: 4 }, l: null, m: [5, 2, 0, 1] }] });
  assert.deepEqual(after.find((each) => each.k === "a"), { k: "a", t: "g", a: { x: 3, z: 4 }, m: [5, 2, 0, 1] });
});

test("a new thing is a copy of another with all that is inside it, and what differs", () => {
  const red = [node("red", "map", { l: "red" }), node("red.a", "red"), node("red.a.b", "red.a", { x: "R" })];
  const set = [
    { k: "blue", like: "red", p: "sea", l: null, o: "spot" },
    { k: "blue.a.b", x: "B" },
  ];
  const after = patched([node("map"), ...red, node("sea")], { set });
  const blue = [node("blue", "sea", { o: "spot" }), node("blue.a", "blue"), node("blue.a.b", "blue.a", { x: "B" })];
  assert.deepEqual(after, [node("map"), ...red, node("sea"), ...blue]);
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
