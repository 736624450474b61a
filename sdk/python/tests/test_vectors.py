"""Every vector holds when it is asked through this package."""

import asyncio
import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest
from judge import book, games, scores
from judge.compare import differences
from judge.noted import Call, Noted, plain

from doko_sdk import AsyncDokoClient, DokoClient, Settings

VECTORS = Path(__file__).parents[3] / "tests" / "vectors"

KINDS: dict[str, Callable[[DokoClient, dict[str, Any]], dict[str, Any]]] = {
    "announce": games.announce,
    "audit": games.audit,
    "claim": games.claim,
    "deal": games.deal,
    "deck": book.deck,
    "hochzeit": games.hochzeit,
    "legal_cards": games.legal_cards,
    "offence": games.offence,
    "packets": book.packets,
    "play": games.play,
    "position": games.position,
    "rule_set": book.check,
    "score_counts": scores.score_counts,
    "score_game": scores.score_game,
    "session": scores.session,
    "trick": games.trick,
    "vorbehalte": games.vorbehalte,
    "word": games.word,
}

# The service refuses what is beyond its limits, at once.
AT_ONCE = 50


def vectors() -> Iterator[tuple[str, dict[str, Any], str, dict[str, Any]]]:
    """Each vector under each of its rule sets: where it stands, itself, the kind and the question."""
    for path in sorted(VECTORS.glob("*/*.json")):
        # A folder with a schema of its own holds something else than vectors.
        if (path.parent / "schema.json").exists():
            continue
        for vector in json.loads(path.read_text("utf-8"))["vectors"]:
            ((kind, question),) = vector["question"].items()
            for rule_set in vector.get("ruleSets", [None]):
                asked = deepcopy(question)
                if rule_set is not None:
                    asked.get("record", asked)["ruleSet"] = rule_set
                yield f"{path.parent.name}/{path.name}: {vector['id']} {rule_set or ''}", vector, kind, asked


def test_there_are_vectors_for_every_case_that_has_some() -> None:
    manifest = json.loads((VECTORS / "manifest.json").read_text("utf-8"))
    entries = [*manifest["cases"], *manifest["ownCases"]]
    covered = {it["id"] for it in entries if it["state"] == "covered"}
    assert {vector["id"].partition("/")[0] for _, vector, _, _ in vectors()} == covered


@pytest.fixture(scope="module")
def asked(client: DokoClient) -> tuple[list[str], list[Call]]:
    """What does not hold, and all that the blocking client was asked for it."""
    failed = []
    noted = Noted(client)
    for label, vector, kind, question in vectors():
        got = KINDS[kind](cast(DokoClient, noted), question)
        found = [
            differences(expected, got, "firstReason" in vector)
            for expected in (vector["answer"], *vector.get("alsoAllowed", ()))
        ]
        if all(found):
            failed.append(f"{label}: {found[0]}")
    return failed, noted.calls


def test_every_vector_holds(asked: tuple[list[str], list[Call]]) -> None:
    failed, _ = asked
    assert not failed, "\n".join(failed)


async def test_the_asyncio_client_has_the_same_answers(asked: tuple[list[str], list[Call]], address: str) -> None:
    _, calls = asked
    assert len(calls) > 1000
    async with AsyncDokoClient(address, Settings(timeout=60)) as client:
        room = asyncio.Semaphore(AT_ONCE)

        async def ask(call: Call) -> object:
            async with room:
                return await getattr(client, call.method)(*call.args, **call.named)

        answers = await asyncio.gather(*map(ask, calls), return_exceptions=True)
    for call, answer in zip(calls, answers, strict=True):
        assert plain(answer) == plain(call.answer), call.method
