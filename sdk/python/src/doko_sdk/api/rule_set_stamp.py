# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""What every response says about the rules and the engine behind it."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message


@dataclass(frozen=True)
class RuleSetStamp(Message, message="doppelkopf.rules.v1.RuleSetStamp"):
    """By which rules and by which engine an answer was given.

    Equal requests get equal answers from equal stamps.
    """

    _: KW_ONLY

    name: str = ""
    """The name of the rule set, `custom` for a rule set of the caller's own.

    Empty if the method is about no single rule set.
    """

    edition: str = ""
    """Its edition.

    Empty for a custom rule set.
    """

    options_hash: str = ""
    """SHA-256 of the canonical text of all options, 64 lower-case hexadecimal digits.

    Empty if the method is about no single rule set.
    """

    engine_version: str = ""
    """The version of the engine, such as `0.1.0`."""
