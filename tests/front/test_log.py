"""The log of the front: one line for each call that failed, and never what was asked."""

import json
from collections.abc import Iterator
from queue import Queue
from typing import Any

import grpc
import pytest

from asking import ask, ask_json
from conftest import settings_for
from doko_sdk import DokoClient
from doko_sdk.proto import rule_set_service_pb2 as book
from doko_sdk.proto import rules_service_pb2 as rules
from programs import Front, Instance, wait_until

OURS = "https://doko.example"
BOOK = "/doppelkopf.rules.v1.RuleSetService"


@pytest.fixture
def fresh(instances: list[Instance], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    """A front that nobody has asked yet."""
    with Front(tmp_path_factory.mktemp("log"), instances) as front:
        yield front


def lines(front: Front) -> list[dict[str, Any]]:
    """What it has logged once a last call, which fails, is there; that one left out."""
    ask(front, "/the-last-one")
    written: list[dict[str, Any]] = []

    def all_there() -> bool:
        written[:] = [json.loads(line) for line in front.log().splitlines() if line.startswith('{"')]
        return any(it["path"] == "/the-last-one" for it in written)

    wait_until(all_there, "the last call is logged")
    return [it for it in written if it["path"] != "/the-last-one"]


def ask_as_a_page(front: Front, method: str, message: bytes) -> None:
    framed = bytes([0]) + len(message).to_bytes(4, "big") + message
    headers = ("--header", f"origin: {OURS}", "--header", "content-type: application/grpc-web+proto")
    assert ask(front, f"{BOOK}/{method}", *headers, body=framed).status == 200


def test_who_is_answered_is_not_logged(fresh: Front) -> None:
    with DokoClient(fresh.address, settings_for(fresh.certificate)) as client:
        assert client.list_rule_sets().rule_sets
    ask_as_a_page(fresh, "ListRuleSets", b"")
    first = ("--header", f"origin: {OURS}", "--header", "access-control-request-method: POST")
    assert ask(fresh, f"{BOOK}/ListRuleSets", "--request", "OPTIONS", *first).status == 200
    assert ask(fresh, "/v1/rule-sets?language=LANGUAGE_DE").status == 200
    assert lines(fresh) == []


def test_who_is_refused_has_one_line_without_what_was_asked(fresh: Front) -> None:
    unknown = book.GetRuleSetRequest(rule_set={"name": "GEHEIM"}).SerializeToString()
    trusted = grpc.ssl_channel_credentials(fresh.certificate.read_bytes())
    with grpc.secure_channel(f"localhost:{fresh.port}", trusted) as channel:
        call = channel.unary_unary(f"{BOOK}/GetRuleSet", lambda it: it, lambda it: it)
        with pytest.raises(grpc.RpcError) as refused:
            call(unknown, timeout=20)
    code = str(refused.value.code().value[0])
    ask_as_a_page(fresh, "GetRuleSet", unknown)
    assert ask_json(fresh, "/v1/games:validateMove?card=CARD_CA", {}).status == 400
    assert ask(fresh, "/v1/rule-sets?api_key=doko_1").status == 400
    assert ask(fresh, "/none?card=CARD_CA").status == 404
    told = [(it["path"], it["status"], it.get("grpc_status")) for it in lines(fresh)]
    assert told == [
        (f"{BOOK}/GetRuleSet", 200, code),
        (f"{BOOK}/GetRuleSet", 200, code),
        ("/v1/games:validateMove", 400, None),
        ("/v1/rule-sets", 400, None),
        ("/none", 404, None),
    ]


def test_who_goes_before_the_answer_has_a_line(fresh: Front) -> None:
    trusted = grpc.ssl_channel_credentials(fresh.certificate.read_bytes())
    with grpc.secure_channel(f"localhost:{fresh.port}", trusted) as channel:
        stream = channel.stream_stream("/doppelkopf.rules.v1.RulesService/Evaluate", lambda it: it, lambda it: it)
        messages: Queue[bytes | None] = Queue()
        messages.put(rules.EvaluateRequest(questions=[rules.Question()]).SerializeToString())
        call = stream(iter(messages.get, None))
        next(call)
        call.cancel()
        messages.put(None)
    wait_until(lambda: "Evaluate" in fresh.log(), "who has gone is logged")
    [line] = lines(fresh)
    assert line["why"] in {"DC", "DR"}
