"""Asks the front as curl does: plain HTTP, JSON, and what a page in a browser sends."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from email.parser import BytesHeaderParser
from email.policy import HTTP
from typing import Any

from programs import Front


@dataclass(frozen=True)
class Answer:
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """The body as JSON, which it has to say that it is."""
        assert self.headers["content-type"] == "application/json", self
        return json.loads(self.body)


def ask(front: Front, path: str, *options: str, body: bytes | None = None) -> Answer:
    """Asks with curl, over HTTP/1.1 unless the options say something else; with a body by POST."""
    command = ["curl", "--silent", "--show-error", "--include", "--max-time", "20", "--http1.1"]
    command += ["--cacert", str(front.certificate), *options]
    if body is not None:
        command += ["--data-binary", "@-"]
    finished = subprocess.run([*command, front.address + path], input=body, capture_output=True, check=True)
    head, _, rest = finished.stdout.partition(b"\r\n\r\n")
    first, _, lines = head.partition(b"\r\n")
    headers = BytesHeaderParser(policy=HTTP).parsebytes(lines)
    return Answer(int(first.split()[1]), {name.lower(): str(value) for name, value in headers.items()}, rest)


def ask_json(front: Front, path: str, question: object) -> Answer:
    """Asks a question that is JSON."""
    return ask(front, path, "--header", "content-type: application/json", body=json.dumps(question).encode())
