"""The command line: what each command takes, and what it does; `COMMANDS` names them all."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from . import coverage, load, simulate
from .engine import ExistingFile, Game, Option, RulebookError, Timeline, write_all
from .engine.schema import WHOLE, schema_of
from .games import game as game_named
from .games import names, spelt
from .lessons import printed
from .lessons.beginning import lesson_text
from .lessons.handout import lesson_files, made_for_students
from .lessons.loading import checked
from .lessons.public import lessons, quiz
from .lessons.quiz import unasked
from .lessons.quiz.export import anki
from .lessons.quiz.report import report
from .lessons.source import BadLessons
from .new_game import new_game

T = TypeVar("T")

VARIANTS = "ABCDEFGH"
"""What the papers for neighbours are called."""


def parser() -> argparse.ArgumentParser:
    """What the command line understands."""
    top = argparse.ArgumentParser(
        prog="rulebook-lab",
        description="Board-game rulebooks you can play, question and calculate with.",
    )
    top.add_argument("--version", action="version", version=version("rulebook-lab"))
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    games = names()
    for name, (about, understand, run) in COMMANDS.items():
        command = commands.add_parser(name, help=about)
        understand(command, games)
        command.set_defaults(run=run)
    return top


def _takes_nothing(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    """A command without arguments."""


def _takes_a_game(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    about = f"one of {', '.join(games)}"
    command.add_argument("game", type=_name, choices=games, metavar="GAME", help=about)


def _takes_any_game(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    about = "all games without it"
    command.add_argument("game", nargs="?", type=_name, choices=games, metavar="GAME", help=about)


def _takes_lessons(command: argparse.ArgumentParser, games: Sequence[str]) -> None:
    command.add_argument("source", metavar="GAME|FILE", help="a game or a lesson file")


def _may_replace(command: argparse.ArgumentParser) -> None:
    """No command that writes files writes over another one, unless it is told to."""
    command.add_argument("--replace", action="store_true", help="write over files that are there already")


def _may_print_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON")


def _may_choose(command: argparse.ArgumentParser, about: str) -> None:
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)


# -- what each command takes ------------------------------------------------------------------


def _of_coverage(covers: argparse.ArgumentParser, games: Sequence[str]) -> None:
    _takes_any_game(covers, games)
    _may_print_json(covers)
    covers.add_argument("--gaps", action="store_true", help="list only clauses that lack something")
    checkout = "the checkout with tests/ and notebooks/ (default: the one the game is in)"
    covers.add_argument("--checkout", type=Path, help=checkout)


def _of_simulate(plays: argparse.ArgumentParser, games: Sequence[str]) -> None:
    _takes_a_game(plays, games)
    plays.add_argument("--games", type=_count, default=100, metavar="N", help="how many (100)")
    plays.add_argument("--seed", type=int, default=0, metavar="S", help="decides every game (0)")
    plays.add_argument("--seats", type=_count, metavar="K", help="seats (all counts in turn)")
    _may_choose(plays, "an option of the start")
    plays.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="processes")
    _may_print_json(plays)


def _of_serve(serves: argparse.ArgumentParser, games: Sequence[str]) -> None:
    about = "a game or a saved record; none: the rooms that are kept"
    serves.add_argument("game", nargs="?", metavar="GAME|FILE", help=about)
    serves.add_argument("--seats", type=_count, default=0, metavar="K", help="seats of a new game (fewest)")
    _may_choose(serves, "as in simulate")
    serves.add_argument("--host", default="0.0.0.0", help="the address to listen at (all of this computer)")
    serves.add_argument("--port", type=int, default=8477, help="the port (8477; 0: any that is free)")
    serves.add_argument("--days", type=float, help="how long a room is kept after it was last used (2)")
    serves.add_argument("--folder", type=Path, help="where rooms are kept (~/.rulebook-lab/rooms)")
    serves.add_argument("--practice", type=Path, metavar="FILE", help="where answers count for practice")


def _of_questions(asks: argparse.ArgumentParser, games: Sequence[str]) -> None:
    _takes_any_game(asks, games)
    asks.add_argument("--questions", type=_count, default=1000, metavar="N", help="how many are asked (1000)")
    clauses = "each clause with its questions of each kind too"
    asks.add_argument("--clauses", action="store_true", help=clauses)
    _may_print_json(asks)


def _of_handout(hands_out: argparse.ArgumentParser, games: Sequence[str]) -> None:
    hands_out.add_argument("notebook", type=Path, metavar="NOTEBOOK")
    hands_out.add_argument("target", type=Path, nargs="?", help="NOTEBOOK-student.ipynb without it")
    _may_replace(hands_out)


def _of_paper(prints: argparse.ArgumentParser, games: Sequence[str]) -> None:
    _takes_lessons(prints, games)
    prints.add_argument("--questions", type=_count, default=10, metavar="N", help="how many (10)")
    clause = "only about this; again for more"
    prints.add_argument("--clause", action="append", default=[], metavar="ID", help=clause)
    prints.add_argument("--seed", type=int, default=0, metavar="S", help="decides the paper (0)")
    variants, about = range(1, len(VARIANTS) + 1), "papers A, B … for neighbours (1)"
    prints.add_argument("--variants", type=_count, choices=variants, default=1, metavar="K", help=about)
    prints.add_argument("--form", choices=("html", "md", "gift", "moodle", "anki"), default="html")
    prints.add_argument("--out", type=Path, metavar="FOLDER", default=Path(), help="where to write (here)")
    _may_replace(prints)


def _of_new_game(makes: argparse.ArgumentParser, games: Sequence[str]) -> None:
    makes.add_argument("name", metavar="NAME", help="in small letters, digits and _, such as liars_dice")
    makes.add_argument("folder", type=Path, nargs="?", metavar="FOLDER", help="a folder NAME here without it")


def _of_schema(describes: argparse.ArgumentParser, games: Sequence[str]) -> None:
    describes.add_argument("what", choices=[*WHOLE, *games], metavar="record|catalogue|GAME")


def _of_new_lesson(begins: argparse.ArgumentParser, games: Sequence[str]) -> None:
    _takes_a_game(begins, games)
    begins.add_argument("file", type=Path, nargs="?", metavar="FILE", help="my-GAME.toml without it")
    _may_replace(begins)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command: 0 when all is well, 1 when it found a fault or a gap, 2 for bad input."""
    given = parser().parse_args(arguments)
    try:
        status = int(given.run(given))
        sys.stdout.flush()
        return status
    except RulebookError as problem:
        flag = " (--replace)" if isinstance(problem, ExistingFile) else ""
        print(f"rulebook-lab: {problem}{flag}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # who reads, such as `head`, has read enough; Python must not flush once more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _name(text: str) -> str:
    """The name of a game, however it is spelt."""
    return spelt(text) or text


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"a whole number from 1 up, not {text!r}")
    return int(text)


def _games(given: argparse.Namespace) -> int:
    for entry in _reports("", game_named):
        print(f"{entry.id:<16} {entry.title:<16} {entry.package}")
    return 0


def _reports(name: str, made: Callable[[str], T]) -> Iterator[T]:
    """What is made of a game; without a name, of all of which it can be made: of others stderr tells why."""
    for each in [name] if name else names():
        try:
            yield made(each)
        except RulebookError as problem:
            if name:
                raise
            print(f"rulebook-lab: {problem}", file=sys.stderr)


def _coverage(given: argparse.Namespace) -> int:
    reports = list(_reports(given.game, lambda name: coverage.report(name, given.checkout)))
    if given.json:
        print(json.dumps(msgspec.to_builtins(reports), indent=1))
    else:
        print(coverage.table(reports, gaps_only=given.gaps))
    return 1 if any(report.gaps for report in reports) else 0


def _questions(given: argparse.Namespace) -> int:
    reports = list(_reports(given.game, lambda name: report(game_named(name), given.questions)))
    if given.json:
        print(json.dumps(msgspec.to_builtins(reports), indent=1))
    else:
        for each in reports:
            print(each, *([each.table] if given.clauses else []), sep="\n")
    return 0


def _options(game: Game, pairs: Sequence[str]) -> dict[str, object]:
    """The options in `name=value` form; a value is found by how it is written."""
    chosen: dict[str, object] = {}
    known = {option.name: option for option in game.options}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise RulebookError(f"an option is written NAME=VALUE, not {pair!r}")
        chosen[name] = _value(known[name], text) if name in known else text
    return chosen


def _value(option: Option, text: str) -> object:
    if not option.values and type(option.default) is int and text.isdecimal():
        return int(text)
    return next((value for value in option.values if str(value) == text), text)


def _simulate(given: argparse.Namespace) -> int:
    game = game_named(given.game)
    options = _options(game, given.option)
    for seats in [given.seats] if given.seats else game.seat_counts:
        game.start_with(seats, options)  # bad input is told before any process is started
    began = time.perf_counter()
    shown = sys.stderr.isatty()

    def show_progress(tally: simulate.Tally) -> None:
        if shown:
            print(f"\r{tally.games} of {given.games} games", end="", file=sys.stderr, flush=True)

    tally = simulate.simulate(
        given.game, given.games, given.seed, given.seats, options, jobs=given.jobs, progress=show_progress
    )
    if shown:
        print("\r", end="", file=sys.stderr)
    seconds = time.perf_counter() - began
    if given.json:
        print(json.dumps({**_plain(tally), "seconds": round(seconds, 2)}, indent=1))
        return _exit_code(tally)
    for fault in tally.faults:
        print(f"game {fault.number} with {fault.seats} seats: {fault.reason}")
    for fault in {fault.reason: fault for fault in reversed(tally.faults)}.values():
        print(f"the record of game {fault.number}, which shows it:")
        print(json.dumps(fault.record, ensure_ascii=False))
    for lost in tally.lost:
        print(f"games {lost.numbers[0]} to {lost.numbers[-1]} were lost: {lost.reason}")
    if tally.stopped:
        print(f"stopped after {tally.games} of {given.games} games")
    ends = ", ".join(f"{clause} {count}" for clause, count in tally.ends.most_common())
    print(
        f"{tally.games} games of {game.title}, seed {given.seed}: {tally.ends.total()} ended by the rules "
        f"({ends or 'none'}), {tally.decisions} decisions, {tally.moves} moves, "
        f"{len(tally.faults)} faults, {seconds:.1f} s"
    )
    return _exit_code(tally)


def _plain(tally: simulate.Tally) -> dict[str, object]:
    lost = [[each.numbers[0], each.numbers[-1], each.reason] for each in tally.lost]
    return {**msgspec.to_builtins(replace(tally, lost=[])), "lost": lost}


def _exit_code(tally: simulate.Tally) -> int:
    """1 for a fault or a lost batch, 130 when it was interrupted, as shells have it."""
    if tally.faults or tally.lost:
        return 1
    return 130 if tally.stopped else 0


def _serve(given: argparse.Namespace) -> int:
    from .rooms.serving import serve  # tornado is there where Jupyter is
    from .rooms.where import wanted

    rooms, record = wanted(given.folder, given.days, given.port, given.practice), None
    if name := spelt(given.game):
        game = game_named(name)
        start = game.start_with(given.seats, _options(game, given.option))
        record = Timeline(start, secrets.randbelow(2**31))
    elif given.game is not None:
        record = load(given.game)
    serve(record, rooms, given.host, given.port, given.days, given.practice)
    return 0


def _check(given: argparse.Namespace) -> int:
    try:
        found = lessons(given.source)
        if spelt(given.source):
            checked(found)  # a game's own are taken on trust elsewhere
    except BadLessons as mistakes:
        print(mistakes)
        return 1
    counts = [(len(found.walkthroughs), "walkthroughs"), (len(found.exercises), "exercises")]
    counts += [(len(found.drills), "drills"), (len(found.questions), "questions")]
    counted = [f"{count} {what if count > 1 else what[:-1]}" for count, what in counts if count]
    print(f"{found.source.name} is right: {', '.join(counted)}")
    for problem in unasked(found):
        print(f"  but {problem}")
    return 0


def _paper(given: argparse.Namespace) -> int:
    asked = quiz(given.source, given.clause, n=given.questions, seed=given.seed)
    letters = VARIANTS[: given.variants] if given.variants > 1 else ""
    suffix = {"moodle": "xml", "gift": "gift", "anki": "apkg"}.get(given.form, given.form)
    files: dict[Path, str | bytes] = {}
    for paper in [asked.variant(letter) for letter in letters] or [asked]:
        path = given.out / f"{paper.game.id}-{given.seed}{paper.letter}.{suffix}"
        files[path] = anki(paper) if given.form == "anki" else paper.paper(given.form)
        if given.form in ("html", "md"):
            files[path.with_stem(f"{path.stem}-key")] = paper.key(given.form)
    return _written(files, given)


def _written(files: Mapping[Path, str | bytes], given: argparse.Namespace) -> int:
    """Write what a command has made, and tell it."""
    for path in write_all(files, replace=given.replace):
        print(f"wrote {path}")
    return 0


def _new_lesson(given: argparse.Namespace) -> int:
    path = given.file or Path(f"my-{given.game}.toml")
    return _written({path: lesson_text(game_named(given.game), path.name)}, given)


def _new_game(given: argparse.Namespace) -> int:
    print(f"wrote {new_game(given.name, given.folder)}: pip install -e it, then pytest in it")
    return 0


def _schema(given: argparse.Namespace) -> int:
    print(json.dumps(schema_of(given.what, game_named), indent=1))
    return 0


def _handout(given: argparse.Namespace) -> int:
    path, text = made_for_students(given.notebook, given.target)
    files: dict[Path, str | bytes] = {path: text}
    if given.notebook.suffix == ".toml":
        found = lessons(given.notebook)
        files[path.with_name(f"{given.notebook.stem}-sheet.html")] = printed.sheet(found)
        if found.exercises or found.questions:
            files[path.with_name(f"{given.notebook.stem}-answers.html")] = printed.answers(found)
    _written(files, given)
    if given.notebook.suffix == ".ipynb":
        for name in lesson_files(given.notebook):
            print(f"it uses {name}: rulebook-lab handout {name} writes that without solutions")
    return 0


Takes = Callable[[argparse.ArgumentParser, Sequence[str]], None]
Runs = Callable[[argparse.Namespace], int]
COMMANDS: dict[str, tuple[str, Takes, Runs]] = {
    "games": ("the games there are, and whose they are", _takes_nothing, _games),
    "coverage": (
        "where each clause of the rulebooks is enforced, tested and taught",
        _of_coverage,
        _coverage,
    ),
    "simulate": ("random games, every invariant after every move", _of_simulate, _simulate),
    "serve": ("a room for a class: one table, a seat on each telephone", _of_serve, _serve),
    "questions": ("what the questions of a game reach, in figures", _of_questions, _questions),
    "handout": ("the students' version of a teacher's notebook or lesson file", _of_handout, _handout),
    "check": ("look lessons over: every mistake with its line", _takes_lessons, _check),
    "paper": ("a paper of questions, for print or for a learning platform", _of_paper, _paper),
    "new-game": (
        "write a package to begin a game with: it runs and passes its tests",
        _of_new_game,
        _new_game,
    ),
    "schema": ("the JSON schema of records, catalogues, positions", _of_schema, _schema),
    "new-lesson": ("write a lesson file to begin with", _of_new_lesson, _new_lesson),
}
"""The commands: what each is for, what it takes, what it does."""


if __name__ == "__main__":
    sys.exit(main())
