"""The published schemas are those of the code; what we write fits them, what was written before loads."""

import json
from pathlib import Path

import jsonschema
import msgspec
import pytest

import rulebook_lab as lab
from rulebook_lab.engine.schema import WHOLE, Schema, schema_of
from rulebook_lab.testing.positions import sample

ROOT = Path(__file__).parent.parent.parent
PUBLISHED = ROOT / "docs" / "schema"
RECORDS = sorted((ROOT / "tests").glob("*/games/*.json"))


def validator(schema: Schema) -> jsonschema.Draft202012Validator:
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("what", [*WHOLE, *lab.games])
def test_a_published_schema_is_that_of_the_code(what: str) -> None:
    """Else `rulebook-lab schema WHAT` writes it again: and the version of records may have to rise."""
    published = json.loads((PUBLISHED / f"{what}.json").read_text(encoding="utf-8"))
    assert published == json.loads(json.dumps(schema_of(what, lab.game)))
    assert published["$id"].endswith(":1")


@pytest.mark.parametrize("name", lab.games)
def test_positions_fit_their_schema_and_others_do_not(name: str) -> None:
    game, fits = lab.game(name), validator(schema_of(name, lab.game))
    for _, _, state in sample(name, games=4, size=12):
        data = json.loads(json.dumps(game.dump(state)))
        fits.validate(data)
        for key, wrong in {"seats": 3, "pending": [{"frame": "no-such-question"}], "edition": None}.items():
            assert not fits.is_valid({**data, key: wrong}), key


@pytest.mark.parametrize("name", lab.games)
def test_catalogues_fit_their_schema(name: str) -> None:
    data = json.loads(msgspec.json.encode(lab.game(name).catalogue))
    fits = validator(schema_of("catalogue", lab.game))
    fits.validate(data)
    data["clause"][0]["kind"] = "habit"
    assert not fits.is_valid(data)


def test_there_are_records_written_long_ago() -> None:
    assert len(RECORDS) > 10


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_record_written_before_fits_and_loads(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    fits = validator(schema_of("record", lab.game))
    fits.validate(data)
    validator(schema_of(data["game"], lab.game)).validate(data["start"])
    assert not fits.is_valid({**data, "version": 2})
    assert not fits.is_valid({**data, "moves": [["blue pass"]]})
    loaded = lab.load(path)
    fits.validate(json.loads(loaded.text))
    assert len(loaded.moves) == len(data["moves"])
