// Random games in Python as a browser has it: node benchmarks/browser.mjs PACKAGES GAME
// Plays for as long as each line on standard input says, in seconds of its own time; answers with decisions a second.
import path from "node:path";
import readline from "node:readline";
import { loadPyodide } from "../widgets/node_modules/pyodide/pyodide.mjs";

const [packages, game] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/checkout", path.resolve(import.meta.dirname, ".."));
python.mountNodeFS("/packages", path.resolve(packages));
python.globals.set("name", game);
const work = python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/checkout", "/packages"]
from random import Random
import rulebook_lab as lab
from benchmarks.playouts import playout
game, random = lab.game(name), Random(1)
lambda: playout(game, random)[0]
`);

for await (const line of readline.createInterface({ input: process.stdin })) {
  const start = process.cpuUsage();
  for (let done = 0; ;) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    if (user + system < Number(line) * 1e6) continue;
    console.log((done * 1e6) / (user + system));
    break;
  }
}
