"""`Settings`: how patient a client is, and how it reaches its server."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar
from urllib.parse import urlsplit

import grpc
from google.protobuf.descriptor import Descriptor
from google.protobuf.message import Message

from doko_sdk.api.question import Language, View
from doko_sdk.retry import RetryPolicy

M = TypeVar("M", bound=Message)

PORTS = {"http": 80, "https": 443}
SOCKET = "unix:"

HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+)(:[0-9]+)?")
"""A host by its name or number, and a port."""


@dataclass(frozen=True)
class Tls:
    """Certificates for addresses with `https`, each as the bytes of a PEM file."""

    root_certificates: bytes | None = None
    """Whom to trust; `None` for the roots that gRPC brings."""
    private_key: bytes | None = None
    """The key of this client, where servers ask for one."""
    certificate_chain: bytes | None = None
    """Its certificates."""


@dataclass(frozen=True)
class Settings:
    """Settings of a client, each with a default.

    >>> Settings(timeout=0.5, language=Language.DE).timeout
    0.5
    """

    timeout: float = 1.0
    """Seconds that a call may take with all its retries."""
    retries: RetryPolicy = field(default_factory=RetryPolicy)
    """How often and how soon a question is sent again."""
    language: Language | None = None
    """The language of texts, of questions that name none; `None` for no texts."""
    view: View | None = None
    """Who may know the answers, for questions about an action that have no view; `None` for verdicts alone."""
    tls: Tls = field(default_factory=Tls)
    """Certificates for addresses with `https`."""
    api_key: str | None = field(default=None, repr=False)
    """An API key or a token, sent with every call as `authorization: Bearer <key>`, for a service that asks who
    calls, or for a proxy in front of it. It travels by `https`, or by `http` inside this machine."""
    metadata: tuple[tuple[str, str], ...] = ()
    """Sent with every call, too."""
    keepalive: float = 30.0
    """Seconds that a busy connection may be silent before it is asked whether it still lives."""
    keepalive_timeout: float = 10.0
    """Seconds that the server has to answer that."""
    largest_answer: int = 16 << 20
    """Bytes of the largest answer that is read. A batch of whole positions is far below."""
    channel_options: tuple[tuple[str, str | int], ...] = ()
    """Further options of gRPC channels. One that this client sets, too, stands in place of the client's."""

    def complete(self, message: M) -> M:
        """The message of a question, with the view and the language of the client unless it names others.

        A verdict that is asked for without a view has no texts, unless the question itself asks for them.
        """
        fields = fields_of(message.DESCRIPTOR)
        for name, word in (("view", self.view), ("language", self.language)):
            is_alone = name == "language" and "include" in fields and not message.view  # type: ignore[attr-defined]
            if word is not None and name in fields and not getattr(message, name) and not is_alone:
                setattr(message, name, word)
        return message


@cache
def fields_of(message: Descriptor) -> frozenset[str]:
    """The names of all fields of a message."""
    return frozenset(it.name for it in message.fields)


@dataclass(frozen=True)
class Endpoint:
    """Where a client connects, and how."""

    target: str
    credentials: grpc.ChannelCredentials | None
    options: tuple[tuple[str, str | int], ...]
    metadata: tuple[tuple[str, str], ...] = field(repr=False)

    @classmethod
    def of(cls, address: str, settings: Settings) -> Endpoint:
        """Reads an address.

        Such as `https://rules.example:443`, `http://127.0.0.1:50051`, the latter without `http://`, or
        `unix:/run/doko/socket` for a socket of this machine.

        Raises `ValueError` if it is none, or if a key would travel in the open.
        """
        scheme, target = scheme_and_target(address)
        metadata = settings.metadata
        if settings.api_key is not None:
            if scheme == "http" and not is_here(target):
                raise ValueError(f"an API key does not travel to `{address}` without https")
            metadata = (*metadata, ("authorization", f"Bearer {settings.api_key}"))
        tls = credentials(settings.tls) if scheme == "https" else None
        return cls(target, tls, options(target, settings), metadata)


def scheme_and_target(address: str) -> tuple[str, str]:
    """What an address says, with the port that its scheme stands for if it names none.

    >>> scheme_and_target("https://rules.example/")
    ('https', 'rules.example:443')

    A socket of this machine is a target of gRPC as it stands, and needs no TLS:

    >>> scheme_and_target("unix:/run/doko/socket")
    ('http', 'unix:/run/doko/socket')

    Raises `ValueError` if it is none.
    """
    problem = f"`{address}` is no address such as `http://127.0.0.1:50051`"
    if address.startswith(SOCKET):
        if not address.removeprefix(SOCKET).startswith("/"):
            raise ValueError(f"`{address}` names no file by its whole path, as `unix:/run/doko/socket` does")
        return "http", address
    scheme, separator, rest = address.partition("://")
    if not separator:
        scheme, rest = "http", address
    host = rest.removesuffix("/")
    try:
        parts = urlsplit(f"//{host}")
        port = PORTS[scheme] if parts.port is None else parts.port
    except (KeyError, ValueError) as error:
        raise ValueError(problem) from error
    if not parts.hostname or parts.netloc != host or not HOST.fullmatch(host) or port == 0:
        raise ValueError(problem)
    return scheme, host if parts.port else f"{host}:{port}"


def is_here(target: str) -> bool:
    """Whether a target is on this machine."""
    if target.startswith(SOCKET):
        return True
    host = urlsplit(f"//{target}").hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def credentials(tls: Tls) -> grpc.ChannelCredentials:
    """These certificates, as gRPC takes them."""
    return grpc.ssl_channel_credentials(tls.root_certificates, tls.private_key, tls.certificate_chain)


def options(target: str, settings: Settings) -> tuple[tuple[str, str | int], ...]:
    """The options of a channel, each name once: of two with the same name gRPC takes the first."""
    ours: dict[str, str | int] = {
        "grpc.keepalive_time_ms": round(settings.keepalive * 1000),
        "grpc.keepalive_timeout_ms": round(settings.keepalive_timeout * 1000),
        "grpc.max_receive_message_length": settings.largest_answer,
        # Retries are ours: they know the answers of the service, and have a budget.
        "grpc.enable_retries": 0,
        # All servers behind a name take turns, and one that is back is found soon. What is called
        # `grpc.min_reconnect_backoff_ms` is no pause but the time that connecting may take: gRPC's own is long enough.
        "grpc.lb_policy_name": "round_robin",
        "grpc.initial_reconnect_backoff_ms": 100,
        "grpc.max_reconnect_backoff_ms": 5000,
    }
    if target.startswith(SOCKET):
        # gRPC would call the server by the path of the file, which is no name of a host.
        ours["grpc.default_authority"] = "localhost"
    return tuple((ours | dict(settings.channel_options)).items())
