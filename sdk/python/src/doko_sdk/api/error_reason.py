# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""Why a request could not be read or answered: the reasons of `ErrorInfo`."""

from __future__ import annotations

from doko_sdk._base import ProtoEnum


class ErrorReason(ProtoEnum, message="doppelkopf.rules.v1.ErrorReason"):
    """The reason of the `google.rpc.ErrorInfo` of a failed call, with the `domain` `doppelkopf.rules.v1`.

    `ErrorInfo.reason` is the name of a value without the prefix `ERROR_REASON_`. The transport itself refuses a
    compressed request (`UNIMPLEMENTED` with `grpc-accept-encoding`) and too much metadata (HTTP 431), without
    an `ErrorInfo`. `ErrorInfo` has the path and the reason of the first bad field. `google.rpc.BadRequest`
    lists the bad fields in order, each with its `reason`: the first 16 with a description, the first 96 by
    path, and fewer if the encoded `google.rpc.Status` would exceed 4,608 bytes. The message of the status says
    how many there are. A failure takes less than 8 KiB of headers. It repeats paths, and no value of the
    request. What is illegal in a game is a `Reason` and never stands here.
    """

    MALFORMED_FIELD = 1
    """A field has a value that it cannot have, such as a number out of its range or a string that is no edition.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "MALFORMED_FIELD", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.context.bock_factor"}}`.
    """

    MISSING_FIELD = 2
    """A required field is not set.

    For a `oneof` the path ends with the name of the `oneof`, such as `source` of `ScoreGameRequest` or
    `entries[0].entry` of `ScoreSessionRequest`; in a `RuleSetRef` the path ends with `name`. Travels with
    `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "MISSING_FIELD", domain: "doppelkopf.rules.v1", metadata:
    {field: "record.rule_set"}}`.
    """

    UNKNOWN_ENUM_VALUE = 3
    """An enum field has a number that this version does not know, or the unspecified value where a value is
    required.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "UNKNOWN_ENUM_VALUE", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.plays[3]"}}`.
    """

    COLUMN_LENGTH_MISMATCH = 4
    """Columns that belong together differ in length.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "COLUMN_LENGTH_MISMATCH", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.said_words"}}`.
    """

    CONTRADICTORY_FIELDS = 5
    """Two fields contradict each other, or must not be set together.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "CONTRADICTORY_FIELDS", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.rule_set.overrides"}}`.
    """

    OUT_OF_ORDER = 6
    """A column that must not decrease does, or counts beyond what there is.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "OUT_OF_ORDER", domain: "doppelkopf.rules.v1",
    metadata: {field: "record.extra_at[2]"}}`.
    """

    WRONG_NUMBER_OF_HANDS = 7
    """A hand is not given where all four are needed, as `VerifyDeal` needs them.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "WRONG_NUMBER_OF_HANDS", domain:
    "doppelkopf.rules.v1", metadata: {field: "hand_3"}}`.
    """

    CARD_NOT_IN_DECK = 8
    """A card that the deck of the rule set does not have.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "CARD_NOT_IN_DECK", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.hand_1[4]"}}`.
    """

    WRONG_HAND_SIZE = 9
    """A hand with too many or too few cards.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "WRONG_HAND_SIZE", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.hand_2"}}`.
    """

    TOO_MANY_COPIES = 10
    """A card more than twice over all hands.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "TOO_MANY_COPIES", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.hand_4[7]"}}`.
    """

    UNKNOWN_RULE_SET = 11
    """No rule set of this name is published.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "UNKNOWN_RULE_SET", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.rule_set.name"}}`.
    """

    UNKNOWN_EDITION = 12
    """The rule set has no such edition.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "UNKNOWN_EDITION", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.rule_set.edition"}}`.
    """

    RULE_SET_CHANGED = 13
    """The options hash is not the one that was expected.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "RULE_SET_CHANGED", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.rule_set.expected_options_hash"}}`.
    """

    RULE_SET_CONTRADICTION = 14
    """The options of a rule set contradict each other.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "RULE_SET_CONTRADICTION", domain:
    "doppelkopf.rules.v1", metadata: {field: "record.rule_set.overrides.schweine_above"}}`.
    """

    LIMIT_EXCEEDED = 15
    """More than the documented limit: of a list, of a string, of one kind (such as a third claim in
    `extra_words`), or of Bock games or points in a list of games.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "LIMIT_EXCEEDED", domain:
    "doppelkopf.rules.v1", metadata: {field: "questions"}}`.
    """

    UNDECODABLE_MESSAGE = 16
    """The bytes are no message of the expected type.

    Travels with `INVALID_ARGUMENT`. Example: `ErrorInfo {reason: "UNDECODABLE_MESSAGE", domain:
    "doppelkopf.rules.v1", metadata: {}}`.
    """

    MESSAGE_TOO_LARGE = 17
    """The message is larger than the server accepts, which is `limit` bytes.

    Travels with `RESOURCE_EXHAUSTED`. Example: `ErrorInfo {reason: "MESSAGE_TOO_LARGE", domain:
    "doppelkopf.rules.v1", metadata: {limit: "262144"}}`.
    """

    UNKNOWN_METHOD = 18
    """There is no such service or method.

    Travels with `UNIMPLEMENTED`. Example: `ErrorInfo {reason: "UNKNOWN_METHOD", domain: "doppelkopf.rules.v1",
    metadata: {}}`.
    """

    OVERLOADED = 19
    """Too many requests at once, or one caller has too many requests, open streams or unread answers.

    Try again after the delay in `RetryInfo`. Travels with `RESOURCE_EXHAUSTED`. Example: `ErrorInfo {reason:
    "OVERLOADED", domain: "doppelkopf.rules.v1", metadata: {}}`.
    """

    RATE_LIMITED = 20
    """Too many questions of this caller in a short time; try again after the delay in `RetryInfo`.

    How many it may ask stands in the `google.rpc.QuotaFailure` beside it. Travels with `RESOURCE_EXHAUSTED`.
    Example: `ErrorInfo {reason: "RATE_LIMITED", domain: "doppelkopf.rules.v1", metadata: {}}`.
    """

    SHUTTING_DOWN = 21
    """The server is stopping; try another one.

    Travels with `UNAVAILABLE`. Example: `ErrorInfo {reason: "SHUTTING_DOWN", domain: "doppelkopf.rules.v1",
    metadata: {}}`.
    """

    DEADLINE = 22
    """The deadline passed before the answer was ready.

    Or a stream waited too long, with a part of a message or with nothing to answer. Travels with
    `DEADLINE_EXCEEDED`. Example: `ErrorInfo {reason: "DEADLINE", domain: "doppelkopf.rules.v1", metadata: {}}`.
    """

    UNAUTHENTICATED = 23
    """No credentials, or unknown ones, where the service asks for them.

    Travels with `UNAUTHENTICATED`. Example: `ErrorInfo {reason: "UNAUTHENTICATED", domain:
    "doppelkopf.rules.v1", metadata: {}}`.
    """

    PERMISSION_DENIED = 24
    """The credentials do not allow this method.

    The service itself allows every method to its callers, so this comes from a proxy. Travels with
    `PERMISSION_DENIED`. Example: `ErrorInfo {reason: "PERMISSION_DENIED", domain: "doppelkopf.rules.v1",
    metadata: {}}`.
    """

    INTERNAL = 25
    """A fault of the server itself; a fault in the rules never shows as one.

    Travels with `INTERNAL`. Example: `ErrorInfo {reason: "INTERNAL", domain: "doppelkopf.rules.v1", metadata:
    {}}`.
    """
