"""Changed statements in a game's rules that tests should notice: `make mutants`.

    python -m tests.mutants ambis --sample 400 --seed 1 --kept .mutants

The mutants are Cosmic Ray's, drawn by the seed from all that its operators make of the rules; one that says
the same to Python (a type in a signature), that is no Python, or of which Python warns is not drawn. Each is
tried by the tests of the game that reach the statement, the quickest first, until one fails. What was tried
is kept, so a run that was stopped goes on where it was. With `--longest 1` slower tests are left out;
`--again` tries those once more that no test noticed. Those that nobody can notice are named, with the reason,
in `equivalent_mutants.toml`; those that are left are told as they would stand there.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import sys
import time
import tomllib
import warnings
from collections.abc import Iterator
from difflib import unified_diff
from functools import cache
from itertools import chain, islice
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from rulebook_lab.games import names
from tests import reaching
from tests.reaching import Collected, Mutant, Passed

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
NOBODY = ""


class Changed(NamedTuple):
    """A line of a rule, what a mutant makes of it, and why nobody can notice it."""

    file: str
    was: str
    now: str
    why: str = ""


class Without(ast.NodeTransformer):
    """Takes the types out of what a program says about its functions and in them."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        for each in ast.walk(node):
            if isinstance(each, ast.AnnAssign):
                each.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node


@cache
def said(source: str) -> str:
    """What a module says to Python; "" where it is none, or Python warns of it (a word compared by `is`)."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", SyntaxWarning)
        try:
            compile(source, "", "exec")
        except SyntaxError:
            return ""
    return ast.dump(Without().visit(ast.parse(source)))


def drawn(game: str, seed: int) -> Iterator[tuple[str, Mutant]]:
    """The mutants of a game's rules, in an order by the seed, each with its name."""
    rules = reaching.rules_of(game)
    operators = {name: one() for name in operator_names() if not (one := get_operator(name)).arguments()}
    names = []
    for path in sorted(rules.rglob("*.py")):
        nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
        for name, operator in operators.items():
            number = sum(1 for node in nodes for _ in operator.mutation_positions(node))
            names += [(str(path.relative_to(rules)), name, each) for each in range(number)]
    names.sort()
    for file, name, occurrence in Random(f"mutants/{seed}").sample(names, len(names)):
        source = (rules / file).read_text(encoding="utf-8")
        changed = mutate_code(source, operators[name], occurrence)
        if changed and said(changed) not in ("", said(source)):
            yield f"{file} {name.partition('/')[2]} {occurrence}", Mutant(file, source, changed)


def difference(mutant: Mutant) -> Changed:
    """What a mutant changes, in one line each."""
    lines = list(unified_diff(mutant.source.splitlines(), mutant.changed.splitlines(), lineterm="", n=0))[2:]
    was, now = (" ".join(line[1:].strip() for line in lines if line[0] == sign) for sign in "-+")
    return Changed(mutant.file, was.strip(), now.strip())


def equivalent(game: str) -> set[Changed]:
    """The mutants of a game that nobody can notice, without the reason."""
    given = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")) if EQUIVALENT.exists() else {}
    return {Changed(each["file"], each["was"], each["now"]) for each in given.get(game, ())}


class Session:
    """The mutants of a game, and what became of each, kept in a file as it becomes known."""

    def __init__(self, game: str, folder: Path, sample: int, seed: int) -> None:
        self.game = game
        folder.mkdir(parents=True, exist_ok=True)
        sources = [path.read_bytes() for path in sorted(reaching.rules_of(game).rglob("*.py"))]
        rules = hashlib.sha256(b"".join(sources)).hexdigest()[:10]
        self.path = folder / f"{game}-{seed}-{rules}.jsonl"
        self.reached = folder / f"{game}-{rules}-reached.json"
        self.mutants = self.drawn(folder / f"{game}-{seed}-{rules}-{sample}.json", sample, seed)
        self.known: dict[str, str | None] = {}
        self.reread()

    def drawn(self, kept: Path, sample: int, seed: int) -> dict[str, Mutant]:
        """The mutants to try; they are drawn once, which takes a minute."""
        if not kept.exists():
            kept.write_text(json.dumps(dict(islice(drawn(self.game, seed), sample))), encoding="utf-8")
        return {name: Mutant(*each) for name, each in json.loads(kept.read_text(encoding="utf-8")).items()}

    def reread(self) -> None:
        """Take up what was written down, here or by a child."""
        if self.path.exists():
            lines = map(json.loads, self.path.read_text(encoding="utf-8").splitlines())
            self.known = {each["name"]: each["by"] for each in lines if each["name"] in self.mutants}

    def keep(self, name: str, by: str | None, seconds: float) -> None:
        """Write down which test noticed a mutant; None where it is to be tried afresh."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"name": name, "by": by, "seconds": round(seconds, 2)}) + "\n")

    def look(self, longest: float) -> None:
        """Write down which lines each test reaches, anew of test files that are not as they were."""
        kept = json.loads(self.reached.read_text(encoding="utf-8")) if self.reached.exists() else {}

        def work(tests: Collected) -> None:
            files: dict[str, list[str]] = {}
            for id in tests.items:
                files.setdefault(id.partition("::")[0], []).append(id)
            found = {}
            for file, ids in files.items():
                digest = hashlib.sha256((reaching.ROOT / file).read_bytes()).hexdigest()[:10]
                found[f"{file} {digest}"] = kept.get(f"{file} {digest}") or tests.reach(ids, longest)
            self.reached.write_text(json.dumps(found), encoding="utf-8")

        if not reaching.collected(self.game, work):
            sys.exit(f"the tests of {self.game} could not be run")

    def tests(self, longest: float) -> list[Passed]:
        """The tests that take no longer than so many seconds, the quickest first."""
        files = json.loads(self.reached.read_text(encoding="utf-8")).values()
        tests = [Passed(*each) for each in chain.from_iterable(files)]
        return sorted((test for test in tests if test.seconds < longest), key=lambda test: test.seconds)

    def try_in_place(self, again: bool, longest: float) -> None:
        """Try the mutants that are left in a child of one pytest run; some are to be tried afresh."""
        left = [name for name in self.mutants if name not in self.known]
        if again:
            missed = [name for name, by in self.known.items() if by == NOBODY]
            named = equivalent(self.game)
            left += [name for name in missed if difference(self.mutants[name]) not in named]
        if not left:
            return
        if again or not self.reached.exists():
            self.look(longest)
        tests = self.tests(longest)

        def work(collected: Collected) -> None:
            for name in left:
                began, mutant = time.perf_counter(), self.mutants[name]
                by = collected.notice(mutant, mutant.reached(tests))
                self.keep(name, by, time.perf_counter() - began)

        if not reaching.collected(self.game, work):
            sys.exit(f"the tests of {self.game} could not be run")
        self.reread()

    def try_afresh(self, longest: float) -> None:
        """Try the mutants that cannot be put in place."""
        for name in [name for name, by in self.known.items() if by is None]:
            began, mutant = time.perf_counter(), self.mutants[name]
            tests = self.tests(longest)
            by = reaching.afresh(self.game, mutant, mutant.reached(tests) or tests)
            self.keep(name, by, time.perf_counter() - began)
        self.reread()

    def told(self) -> str:
        """The figures, and the mutants that no test noticed and that are not named as equivalent."""
        missed = [difference(self.mutants[name]) for name, by in self.known.items() if by == NOBODY]
        named = [each for each in missed if each in equivalent(self.game)]
        noticed = sum(bool(by) for by in self.known.values())
        share = noticed / (noticed + len(missed) - len(named) or 1)
        lines = [
            f"{self.game}: {len(self.mutants)} drawn, {noticed} noticed, {len(named)} equivalent, "
            f"{len(missed) - len(named)} survived, {len(self.mutants) - noticed - len(missed)} to try; "
            f"{share:.1%} of those tried that can be noticed"
        ]
        for each in missed:
            if each not in named:
                fields = [f"{name} = {json.dumps(getattr(each, name))}" for name in each._fields]
                lines += ["", f"[[{self.game}]]", *fields]
        return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """1 while a mutant is left that no test noticed and that is not named as equivalent."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=[*names(), []], default=names())
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=Path(".mutants"))
    parser.add_argument("--longest", type=float, default=inf, help="seconds that a test may take")
    parser.add_argument("--again", action="store_true", help="try those once more that no test noticed")
    asked = parser.parse_args(arguments)
    kept = asked.kept.absolute()
    sessions = [Session(game, kept, asked.sample, asked.seed) for game in asked.games]
    for session in sessions:
        session.try_in_place(asked.again, asked.longest)
        print(session.told().partition("\n")[0], flush=True)
    for session in sessions:
        session.try_afresh(asked.longest)
        print(session.told(), flush=True)
    survived = any("\n" in session.told() for session in sessions)
    return int(survived)


if __name__ == "__main__":
    sys.exit(main())
