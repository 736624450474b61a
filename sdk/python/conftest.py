"""A server of this workspace, for all tests of a run."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import doko_sdk
from doko_sdk import DokoClient, Preset, Record, SaidWord, Settings

ROOT = Path(__file__).parents[2]

HANDS = [
    "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
    "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
    "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
    "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
]


def server_program() -> Path:
    """The server to test against: `DOKO_SERVER`, or the one that was built last."""
    given = os.environ.get("DOKO_SERVER")
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    return Path(given) if given else target / "debug" / "doko-server"


@pytest.fixture(scope="session")
def socket(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file on which the server listens, too."""
    return tmp_path_factory.mktemp("socket") / "doko"


@pytest.fixture(scope="session")
def address(socket: Path) -> Iterator[str]:
    """The address of a server on a free port of this machine."""
    with subprocess.Popen(
        [server_program(), "--address", "127.0.0.1:0", "--unix-socket", socket],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip().partition("http://")[2]
        finally:
            server.kill()


@pytest.fixture(scope="session")
def client(address: str) -> Iterator[DokoClient]:
    with DokoClient(address, Settings(timeout=30)) as client:
        yield client


@pytest.fixture(scope="session")
def record() -> Record:
    """A game after its first card, the ten of hearts."""
    return Record.new(Preset.DDV_TSR, HANDS).say_all(SaidWord.GESUND).play("HT")


@pytest.fixture(autouse=True)
def names(doctest_namespace: dict[str, Any], request: pytest.FixtureRequest) -> None:
    """What the examples in the documentation find: all names, an address, a client and a record."""
    if isinstance(request.node, pytest.DoctestItem):
        doctest_namespace.update({name: getattr(doko_sdk, name) for name in doko_sdk.__all__})
        doctest_namespace["asyncio"] = asyncio
        doctest_namespace["address"] = request.getfixturevalue("address")
        doctest_namespace["client"] = request.getfixturevalue("client")
        doctest_namespace["record"] = request.getfixturevalue("record")
