"""Plain JSON over HTTP, as the annotations of the `.proto` files say."""

import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from google.api import annotations_pb2
from google.api.http_pb2 import HttpRule
from google.protobuf.descriptor import MethodDescriptor

from asking import ask, ask_json
from doko_sdk.proto import rule_set_service_pb2, rules_service_pb2, table_service_pb2
from programs import Front

SERVICES = [
    service
    for file in (rules_service_pb2, rule_set_service_pb2, table_service_pb2)
    for service in file.DESCRIPTOR.services_by_name.values()
]

ROOT = Path(__file__).parents[2]

RECORD = {
    "ruleSet": {"name": "ddv-tsr"},
    "saidSeats": ["SEAT_1", "SEAT_2", "SEAT_3", "SEAT_4"],
    "saidWords": ["SAID_WORD_GESUND"] * 4,
    "plays": ["CARD_CA"],
}


def methods() -> Iterator[MethodDescriptor]:
    for service in SERVICES:
        yield from service.methods


def roads() -> Iterator[tuple[str, str]]:
    """Verb and path of each method, and of each further one that it has."""
    for method in methods():
        rule: HttpRule = method.GetOptions().Extensions[annotations_pb2.http]
        for it in (rule, *rule.additional_bindings):
            yield ("POST", it.post) if it.post else ("GET", it.get)


def test_every_method_has_a_road_but_the_stream() -> None:
    without = [it.name for it in methods() if not it.GetOptions().HasExtension(annotations_pb2.http)]
    assert without == ["Evaluate"]


@pytest.mark.parametrize(("verb", "path"), [it for it in roads() if it[0] == "POST"])
def test_each_road_leads_to_the_service(front: Front, verb: str, path: str) -> None:
    assert verb == "POST"
    answer = ask_json(front, path, {})
    if answer.status == 200:
        assert "answeredBy" in answer.json() or answer.json() == {}
    else:
        # An empty question lacks something; that it does is said by the service.
        assert answer.status == 400
        assert any(it.get("domain") == "doppelkopf.rules.v1" for it in answer.json()["details"])


def test_a_question_is_answered(front: Front) -> None:
    question = {
        "record": RECORD,
        "view": "VIEW_EVERYTHING",
        "seat": "SEAT_3",
        "card": "CARD_SA",
        "language": "LANGUAGE_DE",
    }
    answer = ask_json(front, "/v1/games:validateMove", question)
    assert answer.status == 200, answer
    refused = answer.json()["verdict"]["refused"]
    assert [it["reason"] for it in refused["violations"]] == ["REASON_OUT_OF_TURN"]
    assert refused["text"] == "Sitz 2 ist an der Reihe, nicht Sitz 3."


def test_the_commands_of_the_page_are_answered(front: Front) -> None:
    page = (ROOT / "docs" / "DEPLOYMENT.md").read_text("utf-8")
    commands = [line for line in page.splitlines() if line.startswith("curl ")]
    assert len(commands) == 3
    for command in commands:
        words = shlex.split(command.replace("https://doko.example", front.address))
        words += ["--silent", "--fail", "--cacert", str(front.certificate)]
        said = subprocess.run(words, cwd=ROOT, capture_output=True, check=True).stdout
        assert b"answeredBy" in said or b"ruleSets" in said, said


def test_books_are_read_by_get(front: Front) -> None:
    names = [it["name"] for it in ask(front, "/v1/rule-sets?language=LANGUAGE_EN").json()["ruleSets"]]
    assert names == ["ddv-tsr", "dokoland-liga", "palast", "vln"]
    assert ask(front, "/v1/rule-sets/palast").json()["answeredBy"]["name"] == "palast"
    assert ask(front, "/v1/rules").json()["rules"]


def test_a_bad_question_is_told_what_is_wrong(front: Front) -> None:
    answer = ask_json(front, "/v1/games:validateMove", {"record": {"ruleSet": {"name": "none"}}, "seat": "SEAT_2"})
    assert answer.status == 400
    status = answer.json()
    assert status["code"] == 3
    details = {it["@type"].rpartition(".")[2]: it for it in status["details"]}
    assert details["ErrorInfo"]["domain"] == "doppelkopf.rules.v1"
    fields = [it["field"] for it in details["BadRequest"]["fieldViolations"]]
    assert "record.rule_set.name" in fields


def test_what_is_no_json_of_the_question_is_refused(front: Front) -> None:
    assert ask(front, "/v1/rule-sets?langauge=LANGUAGE_EN").status == 400
    assert ask(front, "/v1/games:validateMove", "--request", "POST", body=b"{").status == 400


def test_fields_of_a_body_that_are_not_known_are_ignored(front: Front) -> None:
    """Which the pages say: should Envoy have a setting that refuses them, it is to be used."""
    question = {
        "record": {**RECORD, "playz": ["CARD_DA"]},
        "seat": "SEAT_3",
        "card": "CARD_SA",
        "langauge": "LANGUAGE_DE",
    }
    answer = ask_json(front, "/v1/games:validateMove", question)
    assert answer.status == 200, answer
    assert not answer.json()["verdict"]["refused"].get("text")
    # One that is required is missed by the service.
    assert ask_json(front, "/v1/games:validateMove", {"recrod": RECORD}).status == 400


def test_many_questions_at_once(front: Front) -> None:
    questions = [{"inspectGame": {"record": RECORD}}] * 200
    answer = ask_json(front, "/v1/games:evaluateBatch", {"questions": questions})
    assert answer.status == 200, answer
    assert len(answer.json()["answers"]) == 200


def test_a_question_that_is_too_long_is_refused(front: Front) -> None:
    answer = ask_json(front, "/v1/games:validateMove", {"record": {"ruleSet": {"name": "x" * 300_000}}})
    # By the front if it has all of it at once, else by the service as it comes.
    assert answer.status in {413, 429}, answer
