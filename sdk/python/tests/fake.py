"""A server that does what a test wants."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import grpc
from google.protobuf.any_pb2 import Any as Packed
from google.rpc import error_details_pb2, status_pb2

from doko_sdk.proto import rule_set_service_pb2 as wire
from doko_sdk.proto import rule_set_service_pb2_grpc as stubs
from doko_sdk.proto import rules_service_pb2_grpc as rules

Behaviour = Callable[[grpc.ServicerContext], None]


class Fake(stubs.RuleSetServiceServicer):
    """A server that behaves as told, call by call, and then answers."""

    def __init__(self, *behaviours: Behaviour) -> None:
        self.behaviours = list(behaviours)
        self.metadata: list[dict[str, str]] = []

    def ListRuleSets(self, request: Any, context: grpc.ServicerContext) -> Any:  # noqa: ARG002, N802
        self.metadata.append({key: str(value) for key, value in context.invocation_metadata()})
        if self.behaviours:
            self.behaviours.pop(0)(context)
        return wire.ListRuleSetsResponse(answered_by={"engine_version": "fake"})


class Failing(rules.RulesServiceServicer):
    """A server that hears a stream to its end, and then fails."""

    def __init__(self, code: grpc.StatusCode, words: str) -> None:
        self.code, self.words = code, words

    def Evaluate(self, requests: Iterator[Any], context: grpc.ServicerContext) -> Any:  # noqa: N802
        for _ in requests:
            pass
        context.abort(self.code, self.words)


@contextmanager
def served(
    fake: Fake,
    credentials: grpc.ServerCredentials | None = None,
    code: grpc.StatusCode = grpc.StatusCode.UNAVAILABLE,
    words: str = "so it is",
) -> Iterator[str]:
    """Serves it, and streams that fail with this code and these words."""
    server = grpc.server(ThreadPoolExecutor(2))
    stubs.add_RuleSetServiceServicer_to_server(fake, server)  # type: ignore[no-untyped-call]
    rules.add_RulesServiceServicer_to_server(Failing(code, words), server)  # type: ignore[no-untyped-call]
    if credentials is None:
        port = server.add_insecure_port("127.0.0.1:0")
    else:
        port = server.add_secure_port("127.0.0.1:0", credentials)
    server.start()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.stop(None).wait()


def failing(code: grpc.StatusCode, *details: Any) -> Behaviour:
    """Fails the call with this code and these details."""

    def behave(context: grpc.ServicerContext) -> None:
        packed = []
        for detail in details:
            packed.append(Packed())
            packed[-1].Pack(detail)
        status = status_pb2.Status(code=code.value[0], message="so it is", details=packed)
        context.set_trailing_metadata((("grpc-status-details-bin", status.SerializeToString()),))
        context.abort(code, "so it is")

    return behave


def retry_info(seconds: float) -> Any:
    info = error_details_pb2.RetryInfo()
    info.retry_delay.FromNanoseconds(int(seconds * 1e9))
    return info


def error_info(reason: str, **metadata: str) -> Any:
    return error_details_pb2.ErrorInfo(reason=reason, domain="doppelkopf.rules.v1", metadata=metadata)


def passing(_: grpc.ServicerContext) -> None:
    """Does nothing: the call is answered."""


GONE = failing(grpc.StatusCode.UNAVAILABLE)
