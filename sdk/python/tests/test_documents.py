"""The examples run, and so does what the README shows."""

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import doko_sdk

SDK = Path(__file__).parents[1]
ROOT = SDK.parents[1]
DOCS = ROOT / "docs"
GAME = ROOT / "tests" / "golden" / "recorded-normalspiel.json"


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["explain_move.py"], ["CA is refused", "FOLLOW-2 (TSR", "DJ is legal; next plays S3", "not known"]),
        (["settle_game.py"], ["RE_WON: the seats 1 to 4 get 3 -3 3 -3"]),
        (["settle_game.py", str(GAME)], ["\nRE_WON: the seats 1 to 4 get 7 -7 -7 7"]),
        (["bots.py"], ["12 ", " wins ", "_WON: "]),
        (["session_list.py"], ["1. ", "4. ", "Dora -6, open Pflichtsoli: 0", "Cleo leads the next game"]),
    ],
)
def test_an_example_runs(address: str, arguments: list[str], shown: list[str]) -> None:
    name, *rest = arguments
    program = [sys.executable, str(SDK / "examples" / name), address, *rest]
    within = {**os.environ, "PYTHONPATH": str(SDK / "src")}
    said = subprocess.run(program, check=True, capture_output=True, text=True, timeout=60, env=within).stdout
    for text in shown:
        assert text in said, said


def test_the_first_questions_are_answered_as_in_every_language(address: str) -> None:
    program = [sys.executable, str(SDK / "examples" / "first_questions.py"), address, str(GAME)]
    within = {**os.environ, "PYTHONPATH": str(SDK / "src"), "PYTHONIOENCODING": "utf-8"}
    said = subprocess.run(program, check=True, capture_output=True, timeout=60, env=within).stdout
    assert said.decode() == (DOCS / "examples" / "first_questions.txt").read_text("utf-8")


@pytest.mark.parametrize(("arguments", "shown"), [([], "armut_return"), (["ddv-tsr"], "; p=")])
def test_a_table_takes_at_most_60_calls_a_game(address: str, arguments: list[str], shown: str) -> None:
    program = [sys.executable, str(SDK / "examples" / "table.py"), address, *arguments]
    within = {**os.environ, "PYTHONPATH": str(SDK / "src")}
    said = subprocess.run(program, check=True, capture_output=True, text=True, timeout=120, env=within).stdout
    calls = [int(it) for it in re.findall(r"^(\d+) calls; ", said, re.MULTILINE)]
    assert len(calls) == 4, said
    assert max(calls) <= 60, said
    assert shown in said, said
    assert sum(map(int, re.findall(r"^\d\. P\d: ([+-]\d+)$", said, re.MULTILINE))) == 0, said


def test_the_page_on_platforms_quotes_the_table() -> None:
    page = (DOCS / "PLATFORM.md").read_text("utf-8")
    quotes = re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    table = (SDK / "examples" / "table.py").read_text("utf-8")
    assert quotes
    for quote in quotes:
        assert textwrap.indent(quote, " " * 12) in table


EXAMPLES = {"explain_move.py", "settle_game.py", "bots.py", "session_list.py", "first_questions.py", "table.py"}


def test_the_first_questions_are_asked_from_anywhere(address: str, tmp_path: Path) -> None:
    example = SDK / "examples" / "first_questions.py"
    alone = tmp_path / "first_questions.py"
    alone.write_bytes(example.read_bytes())
    within = {**os.environ, "PYTHONPATH": str(SDK / "src"), "PYTHONIOENCODING": "utf-8"}

    def run(program: Path) -> subprocess.CompletedProcess[str]:
        start = [sys.executable, str(program), address]
        return subprocess.run(
            start, check=False, capture_output=True, encoding="utf-8", timeout=60, env=within, cwd=tmp_path
        )

    assert run(example).stdout == (DOCS / "examples" / "first_questions.txt").read_text("utf-8")
    lost = run(alone)
    assert lost.returncode == 1
    assert "Name a stored game" in lost.stderr


def test_every_example_is_run() -> None:
    assert {path.name for path in (SDK / "examples").glob("*.py")} == EXAMPLES


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_an_example_without_a_server_says_what_to_do(name: str) -> None:
    program = [sys.executable, str(SDK / "examples" / name), "127.0.0.1:1"]
    within = {**os.environ, "PYTHONPATH": str(SDK / "src")}
    ended = subprocess.run(program, check=False, capture_output=True, text=True, timeout=60, env=within)
    assert ended.returncode == 1
    assert "cargo run --release" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("folder", [SDK, ROOT], ids=["sdk", "project"])
def test_the_readme_runs(address: str, folder: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (folder / "README.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(block.replace("127.0.0.1:50051", address), names)


def test_the_version_is_that_of_the_project() -> None:
    assert f'\nversion = "{doko_sdk.__version__}"\n' in (ROOT / "Cargo.toml").read_text("utf-8")


def test_the_licences_are_those_of_the_project() -> None:
    for name in ("LICENSE-MIT", "LICENSE-APACHE"):
        assert (SDK / name).read_bytes() == (ROOT / name).read_bytes()
