"""Every text file of every room: it can be read, it asks for facts that are given, nothing in it is idle."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

import rulebook_lab as lab
from rulebook_lab.engine.wording import Texts, load_texts, message_id

PACKAGE = Path(lab.__file__).parent
ROOT = PACKAGE.parent
FILES = sorted(PACKAGE.rglob("texts/*/*.ftl"))
ENGINE = "rulebook_lab.engine"
SCENE = "rulebook_lab.scene"
"""It has no words of its own, and asks for those of charts by their parts."""
ROOMS = [
    ENGINE,
    "rulebook_lab.lessons",
    "rulebook_lab.views",
    "rulebook_lab.rooms",
    *(lab.game(name).package for name in lab.games),
]

WORDED = {
    "ambis": {"used"},
    "amber_route": {"way"},
    "jantaris": {"amounts", "amount", "removed"},
    "roads_and_boats": {"standing", "river"},
}
"""Facts that a game's `wording` adds to those of a move, a refusal or an event."""


class Found(Visitor):
    """What the messages of a file refer to."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.amounts: set[tuple[str, str]] = set()
        self.forms: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:
        self.functions.add(node.id.name)
        forms = [str(each.value.value) for each in node.arguments.named if each.name.name == "form"]
        self.forms.update(forms)
        if node.id.name == "AMOUNT":
            noun = node.arguments.positional[1]
            if isinstance(noun, fluent.VariableReference):
                return
            assert isinstance(noun, fluent.StringLiteral)
            self.amounts.add((noun.value, forms[0] if forms else ""))


@cache
def parsed(path: Path) -> fluent.Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def messages(path: Path) -> list[fluent.Message]:
    return [each for each in parsed(path).body if isinstance(each, fluent.Message)]


def found(path: Path) -> Found:
    seen = Found()
    seen.visit(parsed(path))
    return seen


def home(room: str) -> Path:
    return ROOT / room.replace(".", "/")


def tables(room: str) -> Iterator[Path]:
    return iter(sorted((home(room) / "texts" / "en").glob("*.ftl")))


def shown(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", FILES, ids=shown)
def test_a_file_is_made_of_messages_alone(path: Path) -> None:
    notes = (fluent.Comment, fluent.GroupComment, fluent.ResourceComment)
    faults = [each for each in parsed(path).body if not isinstance(each, (fluent.Message, *notes))]
    assert not faults, [getattr(each, "content", each) for each in faults]
    for names in (
        [each.id.name for each in messages(path)],
        *([form.id.name for form in each.attributes] for each in messages(path)),
    ):
        assert len(names) == len(set(names)), sorted(name for name in names if names.count(name) > 1)


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_message_refers_to_is_there(room: str) -> None:
    texts = load_texts(room)
    for path in tables(room):
        seen = found(path)
        assert seen.functions <= {"NAME", "COUNT", "AMOUNT", "NUMBER"}, path
        assert all(texts.has(path.stem, id) for id in seen.messages), path
        for noun, form in seen.amounts:
            assert texts.has("nouns", f"{noun}/{form}" if form else noun), (path, noun, form)


# -- what the code says ------------------------------------------------------------------------


@cache
def code(room: str) -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in home(room).rglob("*.py"))


def words(room: str) -> Iterator[str]:
    """Every text in a room's code, and every id in its components; `{}` for what an f-string fills in."""
    for module in code(room):
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in node.values)
    components = home(room) / "components.toml"
    if components.exists():
        for word in re.findall(r"[\w.-]+", components.read_text(encoding="utf-8")):
            yield from (word, *word.split("."))


@cache
def spoken(room: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The messages and variants that a room's code names, and the patterns of those that it puts together."""
    said = {word for word in words(room) if len(word) < 60}
    whole = {part for word in said for part in message_id(word) if "{}" not in word}
    filled = [word.split("{}") for word in said if "{}" in word and re.search(r"\w", word.replace("{}", ""))]
    patterns = [
        "[\\w-]+".join(re.escape(message_id(part)[0] if part else "") for part in parts) for parts in filled
    ]
    first_words = {word.partition(".")[0] for word in said}
    return frozenset(whole | first_words), tuple(map(re.compile, patterns))


def is_spoken(room: str, word: str) -> bool:
    whole, patterns = spoken(room)
    return word in whole or any(pattern.fullmatch(word) for pattern in patterns)


def joined(room: str, variant: str) -> bool:
    """Whether a variant is put together from words that the code has, as `recruit-advance` is."""
    return all(is_spoken(room, part) for part in variant.split("-"))


def idle(room: str) -> Iterator[str]:
    """The messages of a room that nothing in it can say."""
    rooms = (room, ENGINE, SCENE)
    amounts = {noun for path in tables(room) for noun, _ in found(path).amounts}
    forms = {form for path in tables(room) for form in found(path).forms}
    for path in tables(room):
        referred = found(path).messages | (amounts if path.stem == "nouns" else set())
        known = {"any", "dash", "no-id", "hidden-id", "over"}
        if hasattr(import_module(room), "GAME"):
            game = import_module(room).GAME
            known |= {message_id(clause.id)[0] for clause in game.catalogue}
            known |= set(game.rules.moves if path.stem in ("moves", "verbs") else game.rules.frames)
        for message in messages(path):
            id = message.id.name
            plain = id.rstrip("_0123456789") if path.stem == "names" else id  # crab3 is a crab
            if id not in referred | known and not any(is_spoken(each, plain) for each in rooms):
                yield f"{path.stem}: {id}"
            for form in message.attributes:
                variant = form.id.name.removeprefix("you-")  # a prompt to whom it asks has each variant too
                said = any(is_spoken(each, variant) or joined(each, variant) for each in rooms)
                if variant not in forms and not said:
                    yield f"{path.stem}: {id}.{form.id.name}"


@pytest.mark.parametrize("room", [room for room in ROOMS if room != ENGINE])
def test_no_message_is_idle(room: str) -> None:
    assert list(idle(room)) == []


# -- facts ------------------------------------------------------------------------------------------


def calls(room: str, names: set[str]) -> Iterator[ast.Call]:
    """Calls of functions of these names whose facts are all written out."""
    for module in code(room):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and all(keyword.arg for keyword in node.keywords):
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if name in names:
                    yield node


def told(room: str) -> Iterator[tuple[str, list[str], set[str]]]:
    """The table, the keys and the facts of each refusal and event that a room's code tells of."""
    for node in calls(room, {"broken", "unknown", "tell"}):
        ids = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
        facts = {str(keyword.arg) for keyword in node.keywords}
        function = node.func.id if isinstance(node.func, ast.Name) else ""
        if function == "tell" and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
            dicts = [arg for arg in node.args if isinstance(arg, ast.Dict)]
            secret = {str(key.value) for each in dicts for key in each.keys if isinstance(key, ast.Constant)}
            yield "events", [node.args[1].value], facts | secret | {"seat"}
        elif function in ("broken", "unknown") and len(ids) == len(node.args):
            clause, *variant = [*ids, "unknown"] if function == "unknown" else ids
            keys = [f"{clause}/{variant[0]}", f"*/{variant[0]}"] if variant else [clause]
            yield "refusals", keys, facts | {"asked"}


@pytest.mark.parametrize("name", lab.games)
def test_a_message_asks_only_for_facts_that_are_given(name: str) -> None:
    game, added = lab.game(name), WORDED.get(name, set())
    texts: Texts = game.texts
    checked = 0
    for table, keys, facts in told(game.package):
        key = next((key for key in keys if texts.has(table, key)), keys[-1])
        assert texts.facts(table, key) <= facts | added, (table, key)
        checked += 1
    assert checked > 60
    for verb, kind in game.rules.moves.items():
        assert texts.facts("moves", verb) <= {*kind.__struct_fields__, *added}, verb
        assert not texts.facts("verbs", verb), verb


@pytest.mark.parametrize("name", lab.games)
def test_after_the_end_nobody_is_called_active(name: str) -> None:
    game = lab.game(name)
    state = game.start()
    random = Random(1)
    while game.by_chance(state):
        assert game.part("picture").draw(state).nodes, "before anybody is active, too, there is a picture"
        state = state.play(game.draw_chance(state, random))
    words = [(node.text, node.label) for node in game.part("picture").draw(replace(state, pending=())).nodes]
    words.append(repr(replace(state, pending=())))
    assert not re.search(r"\(active\)|Active Player", f"{words}")


LETTERED = re.compile(r"\([A-Da-d]\)|^[A-D]: ")
"""A letter as of an option, which is another's where a rule is told as the reason of an answer."""


@pytest.mark.parametrize("language", ["en", "pl", "sr"])
@pytest.mark.parametrize("name", lab.games)
def test_no_rule_numbers_its_parts_with_the_letters_of_answers(name: str, language: str) -> None:
    with lab.speaking(language):
        game = lab.game(name)
        lettered = [
            each.id for each in game.catalogue if any(map(LETTERED.search, (each.title, each.text.strip())))
        ]
    assert not lettered
