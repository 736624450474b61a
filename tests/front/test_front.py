"""What else the front promises: browsers, limits, and what it keeps to itself."""

import json
import re
import ssl
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import grpc
import pytest
import yaml

from asking import ask, ask_json
from conftest import settings_for
from doko_sdk import (
    Card,
    DokoClient,
    DokoError,
    Overloaded,
    Record,
    Refusal,
    RetryPolicy,
    Seat,
    Settings,
    Unavailable,
    ValidateMove,
)
from doko_sdk.proto import rule_set_service_pb2 as book
from programs import DEPLOY, ROOT, SHIPPED, Front, Instance, make_certificate, server_program, wait_until

OURS = "https://doko.example"
METHOD = "/doppelkopf.rules.v1.RuleSetService/ListRuleSets"


def asks_first(front: Front, origin: str, path: str) -> dict[str, str]:
    """What a browser is told before it asks."""
    headers = {
        "origin": origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-grpc-web",
    }
    options = [it for name, value in headers.items() for it in ("--header", f"{name}: {value}")]
    return ask(front, path, "--request", "OPTIONS", *options).headers


@pytest.mark.parametrize("path", [METHOD, "/v1/games:validateMove"])
def test_only_pages_that_are_named_may_ask(front: Front, path: str) -> None:
    allowed = asks_first(front, OURS, path)
    assert allowed["access-control-allow-origin"] == OURS
    assert "x-grpc-web" in allowed["access-control-allow-headers"]
    for other in ("https://doko.example.org", "http://doko.example", "null"):
        assert "access-control-allow-origin" not in asks_first(front, other, path)


def test_a_page_asks_by_json(front: Front) -> None:
    answer = ask(front, "/v1/rule-sets", "--header", f"origin: {OURS}")
    assert answer.status == 200
    assert answer.headers["access-control-allow-origin"] == OURS


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "application/grpc-web+proto", None]
)
@pytest.mark.parametrize("origin", ["https://other.example", OURS + ".org", "null"])
def test_other_pages_are_not_answered(front: Front, origin: str, kind: str | None) -> None:
    """Whatever a browser sends without asking first."""
    said = ["--header", f"origin: {origin}"]
    if kind is None:
        answer = ask(front, "/v1/rule-sets", *said)
    else:
        path = METHOD if "grpc" in kind else "/v1/games:validateMove"
        answer = ask(front, path, *said, "--header", f"content-type: {kind}", body=bytes(5))
    assert answer.status == 403
    assert "access-control-allow-origin" not in answer.headers


def test_a_page_asks_by_grpc_web(front: Front) -> None:
    message = book.ListRuleSetsRequest().SerializeToString()
    framed = bytes([0]) + len(message).to_bytes(4, "big") + message
    headers = ("--header", f"origin: {OURS}", "--header", "content-type: application/grpc-web+proto")
    answer = ask(front, METHOD, *headers, "--header", "x-grpc-web: 1", body=framed)
    assert answer.status == 200
    assert answer.headers["access-control-allow-origin"] == OURS
    length = int.from_bytes(answer.body[1:5], "big")
    names = [it.name for it in book.ListRuleSetsResponse.FromString(answer.body[5 : 5 + length]).rule_sets]
    assert names == ["ddv-tsr", "dokoland-liga", "palast", "vln"]
    trailers = answer.body[5 + length :]
    assert trailers[0] == 0x80
    assert b"grpc-status:0" in trailers


def test_a_stream_goes_through(front: Front, record: Record, settings: Settings) -> None:
    question = ValidateMove(record, Seat.S2, Card.CA)
    with DokoClient(front.address, settings) as client:
        answers = list(client.evaluate([question] * 100, per_message=10))
    assert len(answers) == 100
    for answer in answers:
        assert not isinstance(answer, DokoError)
        assert isinstance(answer.verdict, Refusal)


@pytest.mark.parametrize(
    "method",
    ["/grpc.health.v1.Health/Check", "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo", "/nothing.At/All"],
)
def test_other_services_are_not_reached(front: Front, method: str) -> None:
    trusted = grpc.ssl_channel_credentials(front.certificate.read_bytes())
    with grpc.secure_channel(f"localhost:{front.port}", trusted) as channel:
        call = channel.unary_unary(method, lambda it: it, lambda it: it)
        with pytest.raises(grpc.RpcError) as refused:
            call(b"", timeout=20)
    assert refused.value.code() == grpc.StatusCode.UNIMPLEMENTED


@pytest.mark.parametrize("path", ["/", "/v1/", "/v1/games", "/v1/games:none", "/ready", "/stats/prometheus"])
def test_other_paths_lead_nowhere(front: Front, path: str) -> None:
    assert ask(front, path).status == 404
    assert ask_json(front, path, {}).status == 404


def manager_in(settings: dict[str, Any]) -> dict[str, Any]:
    """How the front speaks with clients."""
    [chain] = settings["static_resources"]["listeners"][0]["filter_chains"]
    manager: dict[str, Any] = chain["filters"][0]["typed_config"]
    return manager


def test_ids_pass_and_traces_end(instances: list[Instance], tmp_path: Path) -> None:
    """An id is the caller's; whether a call is traced is not."""

    def tell(settings: dict[str, Any]) -> None:
        [log] = manager_in(settings)["access_log"]
        log["typed_config"]["log_format"]["json_format"] = {
            "id": "%REQ(X-REQUEST-ID)%",
            "traces": "%REQ(TRACEPARENT)%%REQ(TRACESTATE)%",
            "other": "%REQ(X-USER-AGENT)%",
        }

    def told(front: Front, request: str) -> list[dict[str, str]]:
        lines = [json.loads(line) for line in front.log().splitlines() if line.startswith("{")]
        return [it for it in lines if it["id"] == request]

    sent = {
        "x-request-id": "a-1",
        "traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "tracestate": "a=b",
        "x-user-agent": "curl",
    }
    headers = [it for name, value in sent.items() for it in ("--header", f"{name}: {value}")]
    path = "/v1/games:validateMove"
    with Front(tmp_path, instances, tell) as front:
        assert ask(front, path, *headers, body=b"{}").headers["x-request-id"] == "a-1"
        wait_until(lambda: bool(told(front, "a-1")), "the call is logged")
        [line] = told(front, "a-1")
        assert (line["traces"], line["other"]) == ("--", "curl")
        given = ask(front, path, body=b"{}").headers["x-request-id"]
        wait_until(lambda: bool(told(front, given)), "the call is logged by the id that it was given")


def test_pages_read_the_same_headers_as_without_a_front() -> None:
    settings = yaml.safe_load((SHIPPED / "envoy.yaml").read_text(encoding="utf-8"))
    [host] = manager_in(settings)["route_config"]["virtual_hosts"]
    cors = host["typed_per_filter_config"]["envoy.filters.http.cors"]
    web = (ROOT / "server/src/web.rs").read_text(encoding="utf-8")
    for field, name in (("allow_headers", "REQUEST_HEADERS"), ("expose_headers", "RESPONSE_HEADERS")):
        [listed] = re.findall(rf"const {name}: .*?= \[(.*?)\];", web, re.DOTALL)
        assert set(cors[field].split(", ")) == set(re.findall(r'"(.*?)"', listed))


def test_the_pages_that_may_ask_are_those_that_are_not_refused() -> None:
    manager = manager_in(yaml.safe_load((SHIPPED / "envoy.yaml").read_text(encoding="utf-8")))
    [host] = manager["route_config"]["virtual_hosts"]
    may_ask = host["typed_per_filter_config"]["envoy.filters.http.cors"]["allow_origin_string_match"]
    [refusing] = [it for it in manager["http_filters"] if it["name"] == "envoy.filters.http.rbac"]
    [policy] = refusing["typed_config"]["rules"]["policies"].values()
    [_, others] = policy["permissions"][0]["and_rules"]["rules"]
    assert [it["header"]["string_match"] for it in others["not_rule"]["or_rules"]["rules"]] == may_ask


def test_a_caller_has_a_rate(instances: list[Instance], tmp_path: Path) -> None:
    def slow(settings: dict[str, Any]) -> None:
        [host] = manager_in(settings)["route_config"]["virtual_hosts"]
        [caller] = host["typed_per_filter_config"]["envoy.filters.http.local_ratelimit"]["descriptors"]
        caller["token_bucket"] = {"max_tokens": 5, "tokens_per_fill": 1, "fill_interval": "60s"}

    with Front(tmp_path, instances, slow) as front:
        once = Settings(timeout=20, retries=RetryPolicy(attempts=1), tls=settings_for(front.certificate).tls)
        with DokoClient(front.address, once) as client:
            for _ in range(5):
                assert client.list_rule_sets().rule_sets
            with pytest.raises(Overloaded):
                client.list_rule_sets()
        assert ask(front, "/v1/rule-sets").status == 429


def test_a_caller_with_a_key_gets_through(tmp_path: Path) -> None:
    made = subprocess.run([server_program(), "new-api-key", "palast"], capture_output=True, text=True, check=True)
    keys = tmp_path / "keys.toml"
    keys.write_text(made.stdout, encoding="utf-8")
    [key] = re.findall(r"doko_\S+", made.stderr)
    with (
        Instance(DOKO_ALLOW_ANONYMOUS="off", DOKO_API_KEYS=str(keys)) as instance,
        Front(tmp_path / "front", [instance]) as front,
    ):
        known = settings_for(front.certificate)
        with DokoClient(front.address, replace(known, api_key=key)) as client:
            assert client.list_rule_sets().rule_sets
        with DokoClient(front.address, known) as client, pytest.raises(DokoError) as refused:
            client.list_rule_sets()
        assert refused.value.code == grpc.StatusCode.UNAUTHENTICATED
        assert ask(front, "/v1/rule-sets", "--header", f"authorization: Bearer {key}").status == 200
        assert ask(front, "/v1/rule-sets").status == 401


def test_a_new_certificate_is_shown(instances: list[Instance], tmp_path: Path) -> None:
    """Calls go on over the connections that are there."""
    with (
        Front(tmp_path / "front", instances) as front,
        DokoClient(front.address, settings_for(front.certificate)) as old,
    ):
        before = ssl.get_server_certificate(("127.0.0.1", front.port))
        assert old.list_rule_sets().rule_sets
        fresh = tmp_path / "fresh"
        fresh.mkdir()
        make_certificate(fresh / "tls.crt")
        for name in ("tls.key", "tls.crt"):
            (fresh / name).replace(front.certificate.with_name(name))
        wait_until(
            lambda: ssl.get_server_certificate(("127.0.0.1", front.port)) != before, "the new certificate is shown"
        )
        assert old.list_rule_sets().rule_sets
        with DokoClient(front.address, settings_for(front.certificate)) as new:
            assert new.list_rule_sets().rule_sets


def test_without_instances_the_answer_comes_at_once(tmp_path: Path) -> None:
    with (
        Instance() as alone,
        Front(tmp_path, [alone]) as front,
        DokoClient(front.address, settings_for(front.certificate)) as client,
    ):
        assert client.list_rule_sets().rule_sets
        alone.kill()
        with pytest.raises(Unavailable):
            client.list_rule_sets(timeout=5)
        assert ask(front, "/v1/rule-sets").status == 503


def test_a_front_that_ends_lets_its_callers_leave(instances: list[Instance], tmp_path: Path) -> None:
    """What Kubernetes does before it ends a front, word for word but for the port and the sleep."""
    deployment = yaml.safe_load((DEPLOY / "envoy/kubernetes/deployment.yaml").read_text(encoding="utf-8"))
    [container] = deployment["spec"]["template"]["spec"]["containers"]
    shell, option, script = container["lifecycle"]["preStop"]["exec"]["command"]
    lines = [it for it in script.splitlines() if not it.startswith("sleep ")]
    assert len(lines) == len(script.splitlines()) - 1
    with Front(tmp_path, instances) as front, DokoClient(front.address, settings_for(front.certificate)) as client:
        assert client.list_rule_sets().rule_sets
        told = subprocess.run(
            [shell, option, "\n".join(lines).replace("/9901", f"/{front.admin_port}")],
            capture_output=True,
            check=True,
            timeout=20,
        )
        assert b"200 OK" in told.stdout
        assert not front.is_ready()
        connections = front.figure("http.public.downstream_cx_drain_close")
        for _ in range(20):
            assert client.list_rule_sets().rule_sets
        assert front.figure("http.public.downstream_cx_drain_close") > connections
