"""What a client was asked, to be asked again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from doko_sdk import DokoClient, DokoError


@dataclass(frozen=True)
class Call:
    """A method with what it was given, and the answer or the error."""

    method: str
    args: tuple[Any, ...]
    named: dict[str, Any]
    answer: Any


class Noted:
    """A client that keeps its calls."""

    def __init__(self, client: DokoClient) -> None:
        self._client = client
        self.calls: list[Call] = []

    def __getattr__(self, method: str) -> Callable[..., Any]:
        ask = getattr(self._client, method)

        def noted(*args: Any, **named: Any) -> Any:
            try:
                answer = ask(*args, **named)
            except DokoError as error:
                self.calls.append(Call(method, args, named, error))
                raise
            self.calls.append(Call(method, args, named, answer))
            return answer

        return noted


def plain(answer: Any) -> Any:
    """An answer as it can be compared: two errors are equal if they say the same."""
    if isinstance(answer, DokoError):
        return type(answer), str(answer), vars(answer)
    return answer
