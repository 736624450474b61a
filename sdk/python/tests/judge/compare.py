"""Whether an answer is the expected one, as tests/vectors/README.md says."""

from collections import Counter
from typing import Any

SETS = ("includes", "problems", "reSeats")


def differences(expected: dict[str, Any], got: dict[str, Any], only_first: bool) -> str:
    """What is different; empty if nothing is. What is not expected is not compared."""
    different = [
        f"{name}: expected {value!r}, got {got.get(name)!r}"
        for name, value in expected.items()
        if plain(name, value, only_first) != plain(name, got.get(name), only_first)
    ]
    return "; ".join(different)


def plain(name: str, value: Any, only_first: bool) -> Any:
    """A value without what makes no difference."""
    if value is None:
        return None
    if name in ("cards", "legal") and isinstance(value, str):
        return set(value.split())
    if name in SETS:
        return sorted(value)
    if name == "asks" and value and value[0]["question"] != "declaration":
        return value[:1]
    if name == "items":
        sums = Counter[tuple[str, str]]()
        for rule, party, points in value:
            sums[rule, party] += points
        return sums
    if name == "next":
        return {part: it for part, it in value.items() if it not in (None, [])}
    if only_first and name in ("reasons", "violations"):
        return value[:1]
    return value
