"""Three instances and the front before them, for all tests of a run."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from doko_sdk import Preset, Record, SaidWord, Settings, Tls
from programs import Front, Instance


@pytest.fixture(scope="session")
def instances() -> Iterator[list[Instance]]:
    with ExitStack() as running:
        yield [running.enter_context(Instance()) for _ in range(3)]


@pytest.fixture(scope="session")
def front(instances: list[Instance], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    with Front(tmp_path_factory.mktemp("front"), instances) as front:
        yield front


@pytest.fixture(scope="session")
def settings(front: Front) -> Settings:
    """Those of the SDK, with time for a busy machine, and the certificate of the front."""
    return settings_for(front.certificate)


@pytest.fixture(scope="session")
def record() -> Record:
    """A game after its first card, the ten of hearts."""
    hands = [
        "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
        "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
        "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
        "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
    ]
    return Record.new(Preset.DDV_TSR, hands).say_all(SaidWord.GESUND).play("HT")


def settings_for(certificate: Path) -> Settings:
    return Settings(timeout=20, tls=Tls(root_certificates=certificate.read_bytes()))
