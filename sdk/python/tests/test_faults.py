"""What a client does when a server is slow, busy, gone, or none of ours."""

import asyncio
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import grpc
import pytest
from fake import GONE, Fake, error_info, failing, passing, retry_info, served
from google.rpc import error_details_pb2

from doko_sdk import (
    NO_RETRIES,
    AccessDenied,
    AsyncDokoClient,
    Cancelled,
    Card,
    DeadlineExceeded,
    DokoClient,
    DokoError,
    ErrorReason,
    InvalidRequest,
    ListRuleSets,
    Overloaded,
    ProtocolError,
    Record,
    RetryPolicy,
    ServerError,
    Settings,
    Tls,
    Unavailable,
    ValidateMove,
)
from doko_sdk.proto import rule_set_service_pb2 as wire
from doko_sdk.settings import Endpoint

QUICK = RetryPolicy(first_delay=0.001, longest_delay=0.002)


class Silent:
    """Behaves so that nobody is answered until it is released, which happens at the end in any case."""

    def __init__(self) -> None:
        self.asked = Event()
        self.released = Event()

    def __call__(self, _: grpc.ServicerContext) -> None:
        self.asked.set()
        assert self.released.wait(60)

    def __enter__(self) -> "Silent":
        return self

    def __exit__(self, *_: object) -> None:
        self.released.set()


def error_with(fake: Fake, settings: Settings) -> DokoError:
    with served(fake) as address, DokoClient(address, settings) as client, pytest.raises(DokoError) as caught:
        client.list_rule_sets()
    return caught.value


@pytest.mark.parametrize(
    ("code", "kind", "is_transient"),
    [
        (grpc.StatusCode.UNAVAILABLE, Unavailable, True),
        (grpc.StatusCode.RESOURCE_EXHAUSTED, Overloaded, True),
        (grpc.StatusCode.DEADLINE_EXCEEDED, DeadlineExceeded, True),
        (grpc.StatusCode.INVALID_ARGUMENT, InvalidRequest, False),
        (grpc.StatusCode.UNAUTHENTICATED, AccessDenied, False),
        (grpc.StatusCode.PERMISSION_DENIED, AccessDenied, False),
        (grpc.StatusCode.UNIMPLEMENTED, ProtocolError, False),
        (grpc.StatusCode.CANCELLED, Cancelled, False),
        (grpc.StatusCode.INTERNAL, ServerError, False),
        (grpc.StatusCode.UNKNOWN, ServerError, False),
    ],
)
def test_each_code_is_an_error_of_its_kind(code: grpc.StatusCode, kind: type[DokoError], is_transient: bool) -> None:
    error = error_with(Fake(failing(code)), Settings(retries=NO_RETRIES))
    assert type(error) is kind
    assert (error.code, error.message, error.is_transient) == (code, "so it is", is_transient)


def test_details_of_an_error_are_read() -> None:
    details = (error_info("OVERLOADED"), retry_info(1.5))
    error = error_with(Fake(failing(grpc.StatusCode.RESOURCE_EXHAUSTED, *details)), Settings(retries=NO_RETRIES))
    assert (error.reason, error.retry_after) == (ErrorReason.OVERLOADED, 1.5)


def test_a_request_that_is_too_large_is_the_callers_fault() -> None:
    details = error_info("MESSAGE_TOO_LARGE", limit="100")
    fake = Fake(failing(grpc.StatusCode.RESOURCE_EXHAUSTED, details, retry_info(0.001)))
    error = error_with(fake, Settings())
    assert isinstance(error, InvalidRequest)
    assert error.details.metadata == {"limit": "100"}
    assert len(fake.metadata) == 1


def test_what_a_newer_server_says_is_no_fault() -> None:
    error = error_with(Fake(failing(grpc.StatusCode.INTERNAL, error_info("NEWER"))), Settings())
    assert error.reason is None


def test_details_that_are_none_are_left_out() -> None:
    def behave(context: grpc.ServicerContext) -> None:
        context.set_trailing_metadata((("grpc-status-details-bin", b"\xff\xff"),))
        context.abort(grpc.StatusCode.INTERNAL, "")

    error = error_with(Fake(behave), Settings())
    assert (error.message, error.reason) == ("INTERNAL", None)


@pytest.mark.parametrize(
    ("words", "kind", "code"),
    [
        ("Internal error from Core", Unavailable, grpc.StatusCode.UNAVAILABLE),
        ("a fault of the server", ServerError, grpc.StatusCode.INTERNAL),
    ],
)
async def test_a_stream_that_ended_while_a_question_was_sent_has_no_fault_of_the_server(
    words: str, kind: type[DokoError], code: grpc.StatusCode
) -> None:
    """gRPC hides then how it ended. That takes two events within a moment, so its words are sent here."""
    with served(Fake(), code=grpc.StatusCode.INTERNAL, words=words) as address:
        async with AsyncDokoClient(address) as client:
            with pytest.raises(kind) as caught:
                await anext(client.evaluate([]))
    assert caught.value.code is code


def test_what_passes_is_asked_again() -> None:
    busy = failing(grpc.StatusCode.RESOURCE_EXHAUSTED, retry_info(0.05))
    fake = Fake(GONE, busy)
    started = time.monotonic()
    with served(fake) as address, DokoClient(address, Settings(retries=QUICK)) as client:
        assert client.list_rule_sets().answered_by.engine_version == "fake"
    assert len(fake.metadata) == 3
    assert time.monotonic() - started > 0.05


def test_what_does_not_pass_is_not_asked_again() -> None:
    for code in (grpc.StatusCode.RESOURCE_EXHAUSTED, grpc.StatusCode.INTERNAL, grpc.StatusCode.INVALID_ARGUMENT):
        fake = Fake(failing(code))
        error_with(fake, Settings(retries=QUICK))
        assert len(fake.metadata) == 1


@pytest.mark.parametrize("delay", [None, -1.0, 9e9])
def test_a_time_that_is_none_is_not_waited_for(delay: float | None) -> None:
    info = error_details_pb2.RetryInfo() if delay is None else retry_info(delay)
    fake = Fake(failing(grpc.StatusCode.RESOURCE_EXHAUSTED, info))
    error = error_with(fake, Settings(retries=QUICK))
    assert isinstance(error, Overloaded)
    assert error.retry_after == (9e9 if delay == 9e9 else None)
    assert len(fake.metadata) == 1


def test_attempts_are_limited() -> None:
    fake = Fake(*[GONE] * 10)
    assert isinstance(error_with(fake, Settings(retries=QUICK)), Unavailable)
    assert len(fake.metadata) == QUICK.attempts


def test_retries_have_a_budget() -> None:
    fake = Fake(*[GONE] * 100)
    settings = Settings(retries=RetryPolicy(first_delay=0, longest_delay=0, burst=4, share=0.1))
    with served(fake) as address, DokoClient(address, settings) as client:
        for _ in range(20):
            with pytest.raises(Unavailable):
                client.list_rule_sets()
    assert 24 <= len(fake.metadata) <= 26


def test_a_pause_beyond_the_deadline_is_not_made() -> None:
    fake = Fake(failing(grpc.StatusCode.RESOURCE_EXHAUSTED, retry_info(60)))
    started = time.monotonic()
    assert isinstance(error_with(fake, Settings()), Overloaded)
    assert time.monotonic() - started < 5
    assert len(fake.metadata) == 1


def test_a_slow_server_meets_the_deadline() -> None:
    with Silent() as silent, served(Fake(silent)) as address, DokoClient(address, Settings(timeout=0.2)) as client:
        with pytest.raises(DeadlineExceeded):
            client.list_rule_sets()
        silent.released.set()
        assert client.list_rule_sets(timeout=30).answered_by.engine_version == "fake"


def test_nobody_there() -> None:
    with DokoClient("127.0.0.1:1", Settings(retries=QUICK)) as client, pytest.raises(Unavailable):
        client.list_rule_sets()


def test_an_answer_that_lacks_something_is_none_of_this_api() -> None:
    class Empty(Fake):
        def ListRuleSets(self, request: Any, context: grpc.ServicerContext) -> Any:  # noqa: ARG002, N802
            return wire.ListRuleSetsResponse()

    error = error_with(Empty(), Settings())
    assert isinstance(error, ProtocolError)
    assert "answered_by" in error.message


def test_the_key_and_metadata_travel() -> None:
    fake = Fake()
    settings = Settings(api_key="secret", metadata=(("x-table", "7"),))
    assert "secret" not in repr(settings)
    with served(fake) as address, DokoClient(f"http://{address}", settings) as client:
        client.list_rule_sets()
    (metadata,) = fake.metadata
    assert (metadata["authorization"], metadata["x-table"]) == ("Bearer secret", "7")


def test_a_key_does_not_travel_in_the_open() -> None:
    for address in ("rules.example:50051", "http://10.0.0.1:1"):
        with pytest.raises(ValueError, match="https"):
            DokoClient(address, Settings(api_key="secret"))
    DokoClient("https://rules.example", Settings(api_key="secret")).close()


def made_certificate(folder: Path) -> tuple[bytes, bytes]:
    """A key and a certificate for this machine, which nobody but this test trusts."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    of_a_server = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(["openssl", "req", "-x509", *kind, *of_a_server, *files], check=True, capture_output=True)
    return key.read_bytes(), certificate.read_bytes()


async def test_certificates_are_checked(tmp_path: Path) -> None:
    key, certificate = made_certificate(tmp_path)
    fake = Fake()
    with served(fake, grpc.ssl_server_credentials([(key, certificate)])) as address:
        trusting = Settings(tls=Tls(root_certificates=certificate), api_key="secret")
        with DokoClient(f"https://{address}", trusting) as client:
            client.list_rule_sets()
        async with AsyncDokoClient(f"https://{address}", trusting) as other:
            await other.list_rule_sets()
        with DokoClient(f"https://{address}", Settings(retries=NO_RETRIES)) as wary, pytest.raises(Unavailable):
            wary.list_rule_sets()
    assert [it["authorization"] for it in fake.metadata] == ["Bearer secret"] * 2


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ftp://rules.example",
        "http://",
        "http:///",
        "http://rules.example/v1",
        "rules.example:1/v1",
        "http://rules.example?a=b",
        "http://rules.example#a",
        "http://anna@rules.example",
        "rules example:1",
        "rules.example:",
        "rules.example:0",
        "rules.example:65536",
        "rules.example:grpc",
        "[::1",
    ],
)
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        DokoClient(address)


def test_a_socket_is_named_by_its_whole_path() -> None:
    with pytest.raises(ValueError, match="whole path, as `unix:/run/doko/socket` does"):
        DokoClient("unix:socket")


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("127.0.0.1:50051", "127.0.0.1:50051"),
        ("http://rules.example/", "rules.example:80"),
        ("https://rules.example", "rules.example:443"),
        ("https://[::1]", "[::1]:443"),
        ("http://[::1]:1/", "[::1]:1"),
    ],
)
def test_an_address_names_a_port_or_its_scheme_does(address: str, target: str) -> None:
    assert Endpoint.of(address, Settings()).target == target


def test_who_asks_a_closed_client_is_told_so() -> None:
    client = DokoClient("127.0.0.1:1")
    client.close()
    with pytest.raises(Cancelled, match="closed"):
        client.list_rule_sets()
    with pytest.raises(Cancelled, match="closed"):
        next(client.evaluate([]))
    client.close()


def test_what_questions_raise_has_no_fault_of_the_server_for_its_cause() -> None:
    fault = KeyError("no such game")

    def faulty() -> Iterator[ValidateMove]:
        yield ValidateMove(Record.new("ddv-tsr"), None, Card.DJ)
        raise fault

    with served(Fake()) as address, DokoClient(address) as client, pytest.raises(KeyError) as caught:
        list(client.evaluate(faulty(), per_message=1))
    assert caught.value is fault
    assert fault.__cause__ is None
    assert fault.__context__ is None


async def test_the_asynchronous_client_raises_it_in_the_same_way() -> None:
    fault = KeyError("no such game")

    async def faulty() -> AsyncIterator[ValidateMove]:
        yield ValidateMove(Record.new("ddv-tsr"), None, Card.DJ)
        raise fault

    with served(Fake()) as address:
        async with AsyncDokoClient(address) as client:
            with pytest.raises(KeyError) as caught:
                await anext(client.evaluate(faulty(), per_message=1))
    assert caught.value is fault
    assert fault.__cause__ is None
    assert fault.__context__ is None


def test_who_waits_is_told_that_the_client_was_closed() -> None:
    with Silent() as silent, served(Fake(silent)) as address, ThreadPoolExecutor(1) as other:
        client = DokoClient(address, Settings(timeout=60))
        waiting = other.submit(client.list_rule_sets)
        assert silent.asked.wait(60)
        client.close()
        with pytest.raises(Cancelled):
            waiting.result(60)


async def test_an_asynchronous_client_that_is_closed_says_so() -> None:
    with Silent() as silent, served(Fake(silent)) as address:
        client = AsyncDokoClient(address, Settings(timeout=60))
        waiting = asyncio.create_task(client.list_rule_sets())
        assert await asyncio.to_thread(silent.asked.wait, 60)
        await client.close()
        with pytest.raises(Cancelled, match="closed"):
            await waiting
        with pytest.raises(Cancelled, match="closed"):
            await client.list_rule_sets()
        with pytest.raises(Cancelled, match="closed"):
            await anext(client.evaluate([]))


async def test_who_cancels_a_task_cancels_the_task() -> None:
    with Silent() as silent, served(Fake(silent)) as address:
        async with AsyncDokoClient(address, Settings(timeout=60)) as client:
            waiting = asyncio.create_task(client.list_rule_sets())
            assert await asyncio.to_thread(silent.asked.wait, 60)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting


async def test_the_asynchronous_client_has_the_same_patience() -> None:
    busy = failing(grpc.StatusCode.RESOURCE_EXHAUSTED, retry_info(0.01))
    silent = Silent()
    fake = Fake(GONE, busy, passing, GONE, GONE, GONE, silent)
    with silent, served(fake) as address:
        async with AsyncDokoClient(address, Settings(timeout=30, retries=QUICK)) as client:
            assert (await client.list_rule_sets()).answered_by.engine_version == "fake"
            with pytest.raises(Unavailable):
                await client.list_rule_sets()
            with pytest.raises(DeadlineExceeded):
                await client.list_rule_sets(timeout=0.2)
            silent.released.set()
            answers = await asyncio.gather(*(client.ask(ListRuleSets()) for _ in range(10)))
    assert len(answers) == 10
