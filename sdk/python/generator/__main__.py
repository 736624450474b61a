"""Writes the generated files, or says which of them are out of date.

Run in `sdk/python`, with what `requirements.txt` names; `cargo xtask generate` does.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from generator.files import read_files
from generator.render import render
from generator.stubs import compile_protos

SDK = Path(__file__).parents[1]
PROTO = SDK.parents[1] / "proto"
PACKAGE = Path("src/doko_sdk")

# What this program owns: nothing else may stand in these folders.
GENERATED = (PACKAGE / "proto", PACKAGE / "api")


def generate(root: Path) -> None:
    """Writes all generated files below this folder."""
    stubs, api = (root / folder for folder in GENERATED)
    for folder in (stubs, api):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    descriptors = compile_protos(PROTO, stubs)
    for name, content in render(read_files(descriptors)).items():
        (api / name).write_text(content, encoding="utf-8")
    ruff = [sys.executable, "-m", "ruff"]
    settings = ["--quiet", "--config", str(SDK / "pyproject.toml"), str(api)]
    subprocess.run([*ruff, "check", "--fix", "--select=I,F401", *settings], check=True)
    subprocess.run([*ruff, "format", *settings], check=True)


def contents(root: Path) -> dict[Path, bytes]:
    """Every generated file below this folder, by its path."""
    paths = [path for folder in GENERATED for path in (root / folder).rglob("*") if path.is_file()]
    return {path.relative_to(root): path.read_bytes() for path in paths if "__pycache__" not in path.parts}


def stale() -> list[Path]:
    """The checked-in files that differ from what would be generated now."""
    with tempfile.TemporaryDirectory() as folder:
        generate(Path(folder))
        fresh, present = contents(Path(folder)), contents(SDK)
    return sorted(path for path in fresh.keys() | present.keys() if fresh.get(path) != present.get(path))


def main() -> int:
    """Whether all is well, as an exit code."""
    arguments = argparse.ArgumentParser(prog="generator", description=__doc__)
    arguments.add_argument("--check", action="store_true", help="change nothing; fail if something is out of date")
    if not arguments.parse_args().check:
        generate(SDK)
        return 0
    paths = stale()
    for path in paths:
        print(f"sdk/python/{path}")
    return 1 if paths else 0


if __name__ == "__main__":
    sys.exit(main())
