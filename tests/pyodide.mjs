// Random games of all five in Python as a browser has it: node tests/pyodide.mjs PACKAGES MOVES
import path from "node:path";
import { loadPyodide } from "../widgets/node_modules/pyodide/pyodide.mjs";

const [packages, moves] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/checkout", path.resolve(import.meta.dirname, ".."));
python.mountNodeFS("/packages", path.resolve(packages));
python.globals.set("moves", Number(moves));
python.runPython(`
import sys, time
sys.dont_write_bytecode = True
sys.path[:0] = ["/checkout", "/packages"]
from random import Random
import rulebook_lab as lab
from rulebook_lab.bots import LEVELS, player
from rulebook_lab.simulate import random_play

for name in lab.games:
    game, random, played, start = lab.game(name), Random(1), 0, time.perf_counter()
    while played < moves:
        for state in random_play(game, game.start(max(game.seat_counts)), random, by_verb=True):
            played += 1
            assert not state.defects, f"{name}, move {played}: {state.defects}"
            if played == moves:
                break
    record = lab.timeline(game, seed=1)
    record.play(record.state.legal_moves[0])  # in turn, though there are no threads here
    record.save(f"{name}.json", replace=False)
    game.part("picture").draw(state)
    assert game.read_position(game.write_position(state)) == state, f"{name}: not read back as written"
    late = time.perf_counter()
    deciding = record.state.let_chance(1)
    seat = game.asked(deciding)[0]
    player(game, "easy").move(deciding, seat, random)  # tables are made when first needed
    for level, budget in LEVELS.items():
        before = time.perf_counter()
        assert player(game, level).move(deciding, seat, random) in deciding.legal_moves
        assert time.perf_counter() - before <= budget.seconds + 1, f"{name}: {level} is late"
    seconds = late - start
    print(f"{name}: {played} moves in {seconds:.1f} s, Python {sys.version.split()[0]} on {sys.platform}")
`);
