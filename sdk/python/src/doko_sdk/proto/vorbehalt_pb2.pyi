from doko_sdk.proto import announcement_pb2 as _announcement_pb2
from doko_sdk.proto import card_pb2 as _card_pb2
from doko_sdk.proto import contract_pb2 as _contract_pb2
from doko_sdk.proto import record_pb2 as _record_pb2
from doko_sdk.proto import seat_pb2 as _seat_pb2
from doko_sdk.proto import verdict_pb2 as _verdict_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class AskKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ASK_KIND_UNSPECIFIED: _ClassVar[AskKind]
    ASK_KIND_DECLARATION: _ClassVar[AskKind]
    ASK_KIND_CATEGORY_PFLICHTSOLO: _ClassVar[AskKind]
    ASK_KIND_CATEGORY_LUSTSOLO: _ClassVar[AskKind]
    ASK_KIND_CATEGORY_SOLO: _ClassVar[AskKind]
    ASK_KIND_CATEGORY_ARMUT: _ClassVar[AskKind]
    ASK_KIND_CATEGORY_HOCHZEIT: _ClassVar[AskKind]
    ASK_KIND_NAME: _ClassVar[AskKind]
    ASK_KIND_VORFUEHRUNG_SOLO: _ClassVar[AskKind]
    ASK_KIND_BID: _ClassVar[AskKind]
    ASK_KIND_ARMUT_PUSH: _ClassVar[AskKind]
    ASK_KIND_ARMUT_ANSWER: _ClassVar[AskKind]
    ASK_KIND_ARMUT_RETURN: _ClassVar[AskKind]
    ASK_KIND_CATEGORY_THROW: _ClassVar[AskKind]

class MissingInput(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MISSING_INPUT_UNSPECIFIED: _ClassVar[MissingInput]
    MISSING_INPUT_OFFENCE_CLASS: _ClassVar[MissingInput]
    MISSING_INPUT_HARMS_SOLOIST: _ClassVar[MissingInput]
    MISSING_INPUT_HANDS: _ClassVar[MissingInput]

class OpenUntil(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OPEN_UNTIL_UNSPECIFIED: _ClassVar[OpenUntil]
    OPEN_UNTIL_NEXT_WORD: _ClassVar[OpenUntil]
    OPEN_UNTIL_QUESTIONING: _ClassVar[OpenUntil]
    OPEN_UNTIL_FIRST_CARD: _ClassVar[OpenUntil]
ASK_KIND_UNSPECIFIED: AskKind
ASK_KIND_DECLARATION: AskKind
ASK_KIND_CATEGORY_PFLICHTSOLO: AskKind
ASK_KIND_CATEGORY_LUSTSOLO: AskKind
ASK_KIND_CATEGORY_SOLO: AskKind
ASK_KIND_CATEGORY_ARMUT: AskKind
ASK_KIND_CATEGORY_HOCHZEIT: AskKind
ASK_KIND_NAME: AskKind
ASK_KIND_VORFUEHRUNG_SOLO: AskKind
ASK_KIND_BID: AskKind
ASK_KIND_ARMUT_PUSH: AskKind
ASK_KIND_ARMUT_ANSWER: AskKind
ASK_KIND_ARMUT_RETURN: AskKind
ASK_KIND_CATEGORY_THROW: AskKind
MISSING_INPUT_UNSPECIFIED: MissingInput
MISSING_INPUT_OFFENCE_CLASS: MissingInput
MISSING_INPUT_HARMS_SOLOIST: MissingInput
MISSING_INPUT_HANDS: MissingInput
OPEN_UNTIL_UNSPECIFIED: OpenUntil
OPEN_UNTIL_NEXT_WORD: OpenUntil
OPEN_UNTIL_QUESTIONING: OpenUntil
OPEN_UNTIL_FIRST_CARD: OpenUntil

class Ask(_message.Message):
    __slots__ = ("seat", "question", "options", "least_bid", "greatest_bid", "card_count", "must_contain", "may_contain")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    QUESTION_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    LEAST_BID_FIELD_NUMBER: _ClassVar[int]
    GREATEST_BID_FIELD_NUMBER: _ClassVar[int]
    CARD_COUNT_FIELD_NUMBER: _ClassVar[int]
    MUST_CONTAIN_FIELD_NUMBER: _ClassVar[int]
    MAY_CONTAIN_FIELD_NUMBER: _ClassVar[int]
    seat: _seat_pb2.Seat
    question: AskKind
    options: _containers.RepeatedScalarFieldContainer[_record_pb2.SaidWord]
    least_bid: int
    greatest_bid: int
    card_count: int
    must_contain: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    may_contain: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    def __init__(self, seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., question: _Optional[_Union[AskKind, str]] = ..., options: _Optional[_Iterable[_Union[_record_pb2.SaidWord, str]]] = ..., least_bid: _Optional[int] = ..., greatest_bid: _Optional[int] = ..., card_count: _Optional[int] = ..., must_contain: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., may_contain: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ...) -> None: ...

class NeedsInput(_message.Message):
    __slots__ = ("asks", "missing")
    ASKS_FIELD_NUMBER: _ClassVar[int]
    MISSING_FIELD_NUMBER: _ClassVar[int]
    asks: _containers.RepeatedCompositeFieldContainer[Ask]
    missing: MissingInput
    def __init__(self, asks: _Optional[_Iterable[_Union[Ask, _Mapping]]] = ..., missing: _Optional[_Union[MissingInput, str]] = ...) -> None: ...

class OpenRight(_message.Message):
    __slots__ = ("seat", "right", "open_until")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    RIGHT_FIELD_NUMBER: _ClassVar[int]
    OPEN_UNTIL_FIELD_NUMBER: _ClassVar[int]
    seat: _seat_pb2.Seat
    right: _record_pb2.SaidWord
    open_until: OpenUntil
    def __init__(self, seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., right: _Optional[_Union[_record_pb2.SaidWord, str]] = ..., open_until: _Optional[_Union[OpenUntil, str]] = ...) -> None: ...

class DeclaredPair(_message.Message):
    __slots__ = ("seat", "rank")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    seat: _seat_pb2.Seat
    rank: _card_pb2.Rank
    def __init__(self, seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., rank: _Optional[_Union[_card_pb2.Rank, str]] = ...) -> None: ...

class ContractSettled(_message.Message):
    __slots__ = ("contract", "parties", "forced", "schweine", "decided_by")
    CONTRACT_FIELD_NUMBER: _ClassVar[int]
    PARTIES_FIELD_NUMBER: _ClassVar[int]
    FORCED_FIELD_NUMBER: _ClassVar[int]
    SCHWEINE_FIELD_NUMBER: _ClassVar[int]
    DECIDED_BY_FIELD_NUMBER: _ClassVar[int]
    contract: _contract_pb2.Contract
    parties: _containers.RepeatedScalarFieldContainer[_seat_pb2.Party]
    forced: _containers.RepeatedCompositeFieldContainer[_announcement_pb2.StandingAnnouncement]
    schweine: _containers.RepeatedCompositeFieldContainer[DeclaredPair]
    decided_by: _containers.RepeatedCompositeFieldContainer[_verdict_pb2.RuleCitation]
    def __init__(self, contract: _Optional[_Union[_contract_pb2.Contract, _Mapping]] = ..., parties: _Optional[_Iterable[_Union[_seat_pb2.Party, str]]] = ..., forced: _Optional[_Iterable[_Union[_announcement_pb2.StandingAnnouncement, _Mapping]]] = ..., schweine: _Optional[_Iterable[_Union[DeclaredPair, _Mapping]]] = ..., decided_by: _Optional[_Iterable[_Union[_verdict_pb2.RuleCitation, _Mapping]]] = ...) -> None: ...

class Redeal(_message.Message):
    __slots__ = ("reason", "seat", "decided_by")
    REASON_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DECIDED_BY_FIELD_NUMBER: _ClassVar[int]
    reason: _contract_pb2.RedealReason
    seat: _seat_pb2.Seat
    decided_by: _containers.RepeatedCompositeFieldContainer[_verdict_pb2.RuleCitation]
    def __init__(self, reason: _Optional[_Union[_contract_pb2.RedealReason, str]] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., decided_by: _Optional[_Iterable[_Union[_verdict_pb2.RuleCitation, _Mapping]]] = ...) -> None: ...
