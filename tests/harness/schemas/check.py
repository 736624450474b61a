"""Every file of vectors against the schema of its folder, or of the folder above.

Run from the root of the repository; `cargo xtask test --only python` does.
"""

import copy
import json
import pathlib
import sys

from jsonschema import Draft202012Validator
from referencing import Registry

VECTORS = pathlib.Path("tests/vectors")


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def schema(path):
    """A schema with its place, from which it names others."""
    found = read(path)
    Draft202012Validator.check_schema(found)
    return found | {"$id": path.resolve().as_uri()}


def validator(folder):
    schemas = [schema(path) for path in VECTORS.rglob("schema.json")]
    registry = Registry().with_contents((it["$id"], it) for it in schemas)
    return Draft202012Validator(schema(folder / "schema.json"), registry=registry)


def faults(path, holds, document):
    """What in a document is not as its schema says, with the file and the place."""
    found = sorted(holds.iter_errors(document), key=lambda it: list(map(str, it.absolute_path)))
    for error in found:
        place = "/".join(map(str, error.absolute_path))
        yield f"{path}: {place}: {error.message[:300]}"


def check():
    told, count = [], 0
    of_vectors = validator(VECTORS)
    for folder in sorted(it for it in VECTORS.iterdir() if it.is_dir()):
        has_own = (folder / "schema.json").exists()
        holds = validator(folder) if has_own else of_vectors
        for path in sorted(folder.glob("*.json")):
            if path.name != "schema.json":
                told.extend(faults(path, holds, read(path)))
                count += 1
    return told, count


def notices_what_is_wrong():
    """A check that finds nothing proves nothing."""
    for path, damage, place in [
        ("follow/normalspiel.json", {"verdict": "perhaps"}, "vectors/0/answer"),
        ("follow/normalspiel.json", {"verdikt": "accepted"}, "vectors/0/answer"),
    ]:
        document = copy.deepcopy(read(VECTORS / path))
        document["vectors"][0]["answer"] = damage
        told = list(faults(path, validator(VECTORS), document))
        assert told and told[0].startswith(f"{path}: {place}"), (damage, told)
    folder = VECTORS / "perft"
    document = read(folder / "openings.json")
    document["misspelt"] = 1
    told = list(faults("perft", validator(folder), document))
    assert told and "misspelt" in told[0], told


notices_what_is_wrong()
TOLD, COUNT = check()
if TOLD:
    sys.exit("\n".join(TOLD))
assert COUNT > 20, COUNT
