"""`RetryPolicy`: how often and how soon a question is sent again."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from doko_sdk.errors import DeadlineExceeded, DokoError, Overloaded, Unavailable


@dataclass(frozen=True)
class RetryPolicy:
    """How often and how soon a question is sent again.

    Every question is pure, so that asking twice is safe. It is sent again if no server is available, and if the server
    is overloaded and says how long to wait; whatever else comes back is final. Over all calls, retries are limited to a
    share of the calls, so that a server in trouble is not drowned.
    """

    attempts: int = 3
    """Attempts in all; 1 means no retries."""
    first_delay: float = 0.02
    """The longest pause before the second attempt, in seconds; it doubles with each further one. Each pause is random,
    from nothing to this, and what a server asks for comes on top."""
    longest_delay: float = 0.25
    """The longest of these pauses, in seconds."""
    share: float = 0.2
    """Retries as a share of all calls."""
    burst: float = 10
    """Retries that are allowed at once, after enough calls without any."""

    def delay(self, attempts: int) -> float:
        """A random pause after so many attempts, in seconds."""
        return random.uniform(0, min(self.first_delay * 2 ** (attempts - 1), self.longest_delay))


NO_RETRIES = RetryPolicy(attempts=1)


class Budget:
    """How many retries are left, over all calls of a client and all its threads."""

    def __init__(self, policy: RetryPolicy) -> None:
        self._policy = policy
        self._left = policy.burst
        self._lock = Lock()

    def deposit(self) -> None:
        """A call begins."""
        with self._lock:
            self._left = min(self._left + self._policy.share, self._policy.burst)

    def withdraw(self) -> bool:
        """Whether there may be another retry."""
        with self._lock:
            if self._left < 1:
                return False
            self._left -= 1
            return True


class Attempts:
    """The attempts of one call; how to wait is for the client to know."""

    def __init__(
        self, policy: RetryPolicy, budget: Budget, timeout: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._policy = policy
        self._budget = budget
        self._timeout = timeout
        self._clock = clock
        self._deadline = clock() + timeout
        self._made = 0
        budget.deposit()

    def begin(self) -> float:
        """Begins an attempt, and gives the seconds that are left for it.

        Raises `DeadlineExceeded` if there are none.
        """
        self._made += 1
        left = self._deadline - self._clock()
        if left <= 0:
            raise DeadlineExceeded(f"no answer within {self._timeout} s")
        return left

    def pause_after(self, error: DokoError) -> float | None:
        """How long to wait before the next attempt, in seconds; `None` if there is no point in another one."""
        if not may_pass(error) or self._made >= self._policy.attempts:
            return None
        pause = (error.retry_after or 0) + self._policy.delay(self._made)
        if self._clock() + pause >= self._deadline or not self._budget.withdraw():
            return None
        return pause


def may_pass(error: DokoError) -> bool:
    """Whether another attempt can make a difference soon."""
    return isinstance(error, Unavailable) or (isinstance(error, Overloaded) and error.retry_after is not None)
