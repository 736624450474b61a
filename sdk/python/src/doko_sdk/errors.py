"""Why there is no answer. A refusal is no error: it is an answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import grpc
from google.protobuf.message import DecodeError
from google.rpc import error_details_pb2, status_pb2

from doko_sdk.api.error_reason import ErrorReason

CLOSED = "the client is closed"

# What grpc.aio says where a message was to be sent over a stream that had just ended: how it had ended
# is lost then.
SENT_TOO_LATE = "Internal error from Core"

# Where a failed call carries its details.
DETAILS = "grpc-status-details-bin"


@dataclass(frozen=True)
class BadField:
    """A field of a question that cannot be read."""

    path: str
    """Where it stands, such as `record.plays[3]`."""
    reason: ErrorReason | None
    """Why; `None` for a reason of a newer server."""
    problem: str
    """What is wrong with it; empty for those beyond the first of very many."""

    def __str__(self) -> str:
        return f"`{self.path}`: {self.problem or self.reason}"


@dataclass(frozen=True)
class Details:
    """What a failed call says besides its code."""

    reason: ErrorReason | None = None
    """The reason, of several bad fields that of the first; `None` if nothing or something newer was said."""
    metadata: Mapping[str, str] = field(default_factory=dict)
    """What belongs to the reason, such as the `limit` of a message that is too large."""
    fields: tuple[BadField, ...] = ()
    """The bad fields, in the order of the fields."""
    retry_after: float | None = None
    """Seconds to wait before the next attempt, if the server says so."""


class DokoError(Exception):
    """A question was not answered."""

    is_transient: ClassVar[bool] = False
    """Whether the same question may be answered later, by this server or another one."""

    def __init__(self, message: str, code: grpc.StatusCode | None = None, details: Details | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.details = details or Details()

    @property
    def reason(self) -> ErrorReason | None:
        """The reason, for machines."""
        return self.details.reason

    @property
    def retry_after(self) -> float | None:
        """Seconds to wait before the next attempt, if the server says so."""
        return self.details.retry_after


class InvalidRequest(DokoError):
    """The service cannot read the question, whoever asks it."""

    @property
    def fields(self) -> tuple[BadField, ...]:
        """The bad fields, in the order of the fields."""
        return self.details.fields

    def __str__(self) -> str:
        # The message names the first fields itself.
        others = (it for it in self.fields if f"`{it.path}`" not in self.message)
        return "; ".join([self.message, *map(str, others)])


class Overloaded(DokoError):
    """The server has too much to do, or this caller asks too much."""

    is_transient = True


class DeadlineExceeded(DokoError):
    """The deadline passed before an answer came."""

    is_transient = True


class Unavailable(DokoError):
    """No server could be reached, the connection broke, or the server is going away."""

    is_transient = True


class Cancelled(DokoError):
    """The client was closed before the question was answered, or somebody on the way gave the call up."""


class AccessDenied(DokoError):
    """No credentials, unknown ones, or not enough of them."""


class ProtocolError(DokoError):
    """What answers is no rules service of this version of the API, or its answer is too large."""


class ServerError(DokoError):
    """The server has a fault of its own."""


KINDS: dict[grpc.StatusCode, type[DokoError]] = {
    grpc.StatusCode.INVALID_ARGUMENT: InvalidRequest,
    grpc.StatusCode.RESOURCE_EXHAUSTED: Overloaded,
    grpc.StatusCode.DEADLINE_EXCEEDED: DeadlineExceeded,
    grpc.StatusCode.UNAVAILABLE: Unavailable,
    grpc.StatusCode.CANCELLED: Cancelled,
    grpc.StatusCode.UNAUTHENTICATED: AccessDenied,
    grpc.StatusCode.PERMISSION_DENIED: AccessDenied,
    grpc.StatusCode.UNIMPLEMENTED: ProtocolError,
    grpc.StatusCode.OUT_OF_RANGE: ProtocolError,
}

CODES = {code.value[0]: code for code in grpc.StatusCode}


def error_of_call(failed: grpc.RpcError) -> DokoError:
    """The error that a failed call stands for."""
    # Typed as an exception without anything; every failed call has these.
    call: Any = failed
    return error_of(call.code(), call.details() or "", details_in(call.trailing_metadata() or ()))


def error_of_stream(failed: grpc.RpcError) -> DokoError:
    """The same of a stream over which questions were sent."""
    error = error_of_call(failed)
    if isinstance(error, ServerError) and error.message == SENT_TOO_LATE:
        message = "the stream ended while a question was sent"
        return Unavailable(message, grpc.StatusCode.UNAVAILABLE, error.details)
    return error


def error_in_answer(status: status_pb2.Status) -> DokoError:
    """The error that stands in place of one answer of many."""
    return error_of(CODES.get(status.code, grpc.StatusCode.UNKNOWN), status.message, read_details(status.details))


def error_of(code: grpc.StatusCode, message: str, details: Details) -> DokoError:
    """The error of this code."""
    kind = KINDS.get(code, ServerError)
    if code == grpc.StatusCode.RESOURCE_EXHAUSTED:
        if details.reason == ErrorReason.MESSAGE_TOO_LARGE:
            kind = InvalidRequest
        elif "larger than max" in message:
            # What the channel itself says of an answer beyond its limit.
            kind = ProtocolError
    return kind(message or code.name, code, details)


def details_in(metadata: Iterable[tuple[str, str | bytes]]) -> Details:
    """What the trailing metadata of a failed call say; nothing if they cannot be read."""
    for key, value in metadata:
        if key == DETAILS and isinstance(value, bytes):
            status = status_pb2.Status()
            try:
                status.ParseFromString(value)
            except DecodeError:
                return Details()
            return read_details(status.details)
    return Details()


def read_details(packed: Iterable[Any]) -> Details:
    """The details of a status."""
    info, bad, retry = error_details_pb2.ErrorInfo(), error_details_pb2.BadRequest(), error_details_pb2.RetryInfo()
    retry_after = None
    for detail in packed:
        if detail.Is(retry.DESCRIPTOR):
            detail.Unpack(retry)
            # A server can name more than a timedelta holds.
            delay: float = retry.retry_delay.ToNanoseconds() / 1e9
            retry_after = delay if retry.HasField("retry_delay") and delay >= 0 else None
        elif not detail.Unpack(info):
            detail.Unpack(bad)
    fields = tuple(BadField(it.field, reason_named(it.reason), it.description) for it in bad.field_violations)
    return Details(reason_named(info.reason), dict(info.metadata), fields, retry_after)


def reason_named(name: str) -> ErrorReason | None:
    """The reason of this name; `None` for one of a newer server."""
    return ErrorReason.__members__.get(name)
