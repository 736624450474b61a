"""Client of the Doppelkopf rules service.

A platform sends the record of a game and a question about it, and gets a verdict: accepted, or refused with every
reason, the paragraph behind it and what would have been legal. A refusal is a value; a `DokoError` means that there is
no answer.

>>> from doko_sdk import Acceptance, Card, Record, RecordFaulty, Refusal, SaidWord, Seat, Undecided
>>> record = Record.new(
...     "ddv-tsr",
...     [
...         "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
...         "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
...         "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
...         "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
...     ],
... ).say_all(SaidWord.GESUND).play("HT")
>>> match client.validate_move(record, Card.CA, seat=Seat.S2).verdict:
...     case Acceptance():
...         print("played")
...     case Refusal() as refusal:
...         print(refusal.reason, refusal.rule_ids, format_cards(refusal.legal_cards))
...     case Undecided():
...         print("not known yet")
...     case RecordFaulty(violations=violations):
...         print("before that:", violations[0])
REVOKE ('FOLLOW-2',) SQ SJ SJ HJ DQ DJ

`DokoClient` asks and waits; `AsyncDokoClient` is the same for `asyncio`. Both have a method for each method of the
services, and take questions as values, alone (`ask`) or many at once (`evaluate_batch`, `evaluate`).
"""

from doko_sdk._base import Question, Request
from doko_sdk._codec import Malformed
from doko_sdk._codec import decode as from_message
from doko_sdk._codec import encode as to_message
from doko_sdk.aio import AsyncDokoClient
from doko_sdk.api import *
from doko_sdk.api import __all__ as _api
from doko_sdk.blocking import DokoClient
from doko_sdk.cards import augen_of, format_cards, parse_card, parse_cards, printed, rank_of, suit_of
from doko_sdk.errors import (
    AccessDenied,
    BadField,
    Cancelled,
    DeadlineExceeded,
    Details,
    DokoError,
    InvalidRequest,
    Overloaded,
    ProtocolError,
    ServerError,
    Unavailable,
)
from doko_sdk.record import Extra, Preset, Record, RuleSetLike, Said
from doko_sdk.retry import NO_RETRIES, RetryPolicy
from doko_sdk.seating import Seating
from doko_sdk.settings import Settings, Tls

__version__ = "0.1.0"

__all__ = [
    "NO_RETRIES",
    "AccessDenied",
    "AsyncDokoClient",
    "BadField",
    "Cancelled",
    "DeadlineExceeded",
    "Details",
    "DokoClient",
    "DokoError",
    "Extra",
    "InvalidRequest",
    "Malformed",
    "Overloaded",
    "Preset",
    "ProtocolError",
    "Question",
    "Record",
    "Request",
    "RetryPolicy",
    "RuleSetLike",
    "Said",
    "Seating",
    "ServerError",
    "Settings",
    "Tls",
    "Unavailable",
    "augen_of",
    "format_cards",
    "from_message",
    "parse_card",
    "parse_cards",
    "printed",
    "rank_of",
    "suit_of",
    "to_message",
]
__all__ += _api
