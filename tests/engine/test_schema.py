"""The published schemas are those of the code; what we write fits them, what was written before loads."""

import json
from pathlib import Path

import jsonschema
import msgspec
import pytest

import rulebook_lab as lab
from rulebook_lab.engine import NewerFile
from rulebook_lab.engine.schema import WHOLE, Schema, schema_of
from rulebook_lab.testing.positions import sample

ROOT = Path(__file__).parent.parent.parent
PUBLISHED = ROOT / "docs" / "schema"
RECORDS = sorted((ROOT / "tests").glob("*/games/*.json"))
OLD = sorted((Path(__file__).parent / "records" / "1").glob("*.json"))
OLD_SCHEMA: Schema = json.loads((PUBLISHED / "record-1.json").read_text(encoding="utf-8"))
"""Of version 1, as it was published."""


def validator(schema: Schema) -> jsonschema.Draft202012Validator:
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("what", [*WHOLE, *lab.games])
def test_a_published_schema_is_that_of_the_code(what: str) -> None:
    """Else `rulebook-lab schema WHAT` writes it again: and the version of records may have to rise."""
    published = json.loads((PUBLISHED / f"{what}.json").read_text(encoding="utf-8"))
    assert published == json.loads(json.dumps(schema_of(what, lab.game)))
    assert published["$id"].endswith(":2" if what == "record" else ":1")


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
    before, fits = validator(OLD_SCHEMA), validator(schema_of("record", lab.game))
    before.validate(data)
    validator(schema_of(data["game"], lab.game)).validate(data["start"])
    assert not before.is_valid({**data, "version": 2})
    assert not fits.is_valid(data)
    loaded = lab.load(path)
    saved = json.loads(loaded.text)
    fits.validate(saved)
    assert not fits.is_valid({**saved, "version": 3})
    assert not fits.is_valid({**saved, "moves": [["blue pass"]]})
    assert len(loaded.moves) == len(data["moves"])


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_version_1_opens_where_it_was_left_and_is_saved_as_one_of_today(
    path: Path, tmp_path: Path
) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["version"] == 1
    validator(OLD_SCHEMA).validate(data)
    loaded = lab.load(path)
    assert loaded.state.text == path.with_suffix(".txt").read_text(encoding="utf-8")
    saved = json.loads(loaded.save(tmp_path / "saved.json").read_text(encoding="utf-8"))
    validator(schema_of("record", lab.game)).validate(saved)
    assert saved == {**data, "version": 2, "package": loaded.game.distribution}
    assert lab.load(tmp_path / "saved.json").state == loaded.state


def test_every_game_has_a_record_of_version_1() -> None:
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in OLD]
    assert {data["game"] for data in kept} == set(lab.games)
    assert any(data["components"] for data in kept)
    assert any(name for data in kept for _, _, name in data["moves"])
    assert any(parent < at for data in kept for at, (parent, *_) in enumerate(data["moves"]))


def test_a_record_of_a_version_to_come_says_so(tmp_path: Path) -> None:
    data = json.loads(OLD[0].read_text(encoding="utf-8"))
    for version in (3, 10**6):
        path = tmp_path / f"{version}.json"
        path.write_text(json.dumps({**data, "version": version, "unheard": "of"}), encoding="utf-8")
        with pytest.raises(NewerFile, match=f"has version {version}, this library reads up to 2: update it"):
            lab.load(path)
