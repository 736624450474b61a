from doko_sdk.proto import card_pb2 as _card_pb2
from doko_sdk.proto import seat_pb2 as _seat_pb2
from doko_sdk.proto import verdict_pb2 as _verdict_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class OffenceKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OFFENCE_KIND_UNSPECIFIED: _ClassVar[OffenceKind]
    OFFENCE_KIND_REVOKE: _ClassVar[OffenceKind]
    OFFENCE_KIND_OUT_OF_TURN: _ClassVar[OffenceKind]
    OFFENCE_KIND_ANNOUNCEMENT: _ClassVar[OffenceKind]
    OFFENCE_KIND_VORBEHALT: _ClassVar[OffenceKind]
    OFFENCE_KIND_CLAIM: _ClassVar[OffenceKind]
    OFFENCE_KIND_OTHER: _ClassVar[OffenceKind]

class OffenceClass(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OFFENCE_CLASS_UNSPECIFIED: _ClassVar[OffenceClass]
    OFFENCE_CLASS_IRRELEVANT: _ClassVar[OffenceClass]
    OFFENCE_CLASS_MINOR: _ClassVar[OffenceClass]
    OFFENCE_CLASS_GRAVE: _ClassVar[OffenceClass]
    OFFENCE_CLASS_UNSPORTING: _ClassVar[OffenceClass]

class HarmsSoloist(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HARMS_SOLOIST_UNSPECIFIED: _ClassVar[HarmsSoloist]
    HARMS_SOLOIST_YES: _ClassVar[HarmsSoloist]
    HARMS_SOLOIST_NO: _ClassVar[HarmsSoloist]

class PenaltyEffect(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PENALTY_EFFECT_UNSPECIFIED: _ClassVar[PenaltyEffect]
    PENALTY_EFFECT_GOES_ON: _ClassVar[PenaltyEffect]
    PENALTY_EFFECT_ENDS_NOT_PLAYED: _ClassVar[PenaltyEffect]
    PENALTY_EFFECT_ENDS_AS_PLAYED: _ClassVar[PenaltyEffect]
    PENALTY_EFFECT_ENDS_SETTLED: _ClassVar[PenaltyEffect]
OFFENCE_KIND_UNSPECIFIED: OffenceKind
OFFENCE_KIND_REVOKE: OffenceKind
OFFENCE_KIND_OUT_OF_TURN: OffenceKind
OFFENCE_KIND_ANNOUNCEMENT: OffenceKind
OFFENCE_KIND_VORBEHALT: OffenceKind
OFFENCE_KIND_CLAIM: OffenceKind
OFFENCE_KIND_OTHER: OffenceKind
OFFENCE_CLASS_UNSPECIFIED: OffenceClass
OFFENCE_CLASS_IRRELEVANT: OffenceClass
OFFENCE_CLASS_MINOR: OffenceClass
OFFENCE_CLASS_GRAVE: OffenceClass
OFFENCE_CLASS_UNSPORTING: OffenceClass
HARMS_SOLOIST_UNSPECIFIED: HarmsSoloist
HARMS_SOLOIST_YES: HarmsSoloist
HARMS_SOLOIST_NO: HarmsSoloist
PENALTY_EFFECT_UNSPECIFIED: PenaltyEffect
PENALTY_EFFECT_GOES_ON: PenaltyEffect
PENALTY_EFFECT_ENDS_NOT_PLAYED: PenaltyEffect
PENALTY_EFFECT_ENDS_AS_PLAYED: PenaltyEffect
PENALTY_EFFECT_ENDS_SETTLED: PenaltyEffect

class Offence(_message.Message):
    __slots__ = ("offender", "kind", "class_of_effect", "harms_soloist", "cards_played", "named_order", "named_by")
    OFFENDER_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    CLASS_OF_EFFECT_FIELD_NUMBER: _ClassVar[int]
    HARMS_SOLOIST_FIELD_NUMBER: _ClassVar[int]
    CARDS_PLAYED_FIELD_NUMBER: _ClassVar[int]
    NAMED_ORDER_FIELD_NUMBER: _ClassVar[int]
    NAMED_BY_FIELD_NUMBER: _ClassVar[int]
    offender: _seat_pb2.Seat
    kind: OffenceKind
    class_of_effect: OffenceClass
    harms_soloist: HarmsSoloist
    cards_played: int
    named_order: _containers.RepeatedScalarFieldContainer[_card_pb2.Card]
    named_by: _seat_pb2.Seat
    def __init__(self, offender: _Optional[_Union[_seat_pb2.Seat, str]] = ..., kind: _Optional[_Union[OffenceKind, str]] = ..., class_of_effect: _Optional[_Union[OffenceClass, str]] = ..., harms_soloist: _Optional[_Union[HarmsSoloist, str]] = ..., cards_played: _Optional[int] = ..., named_order: _Optional[_Iterable[_Union[_card_pb2.Card, str]]] = ..., named_by: _Optional[_Union[_seat_pb2.Seat, str]] = ...) -> None: ...

class Complaint(_message.Message):
    __slots__ = ("seat", "cards_played")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_PLAYED_FIELD_NUMBER: _ClassVar[int]
    seat: _seat_pb2.Seat
    cards_played: int
    def __init__(self, seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., cards_played: _Optional[int] = ...) -> None: ...

class Penalty(_message.Message):
    __slots__ = ("class_of_effect", "effect", "points", "decided_by")
    CLASS_OF_EFFECT_FIELD_NUMBER: _ClassVar[int]
    EFFECT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    DECIDED_BY_FIELD_NUMBER: _ClassVar[int]
    class_of_effect: OffenceClass
    effect: PenaltyEffect
    points: _containers.RepeatedScalarFieldContainer[int]
    decided_by: _containers.RepeatedCompositeFieldContainer[_verdict_pb2.RuleCitation]
    def __init__(self, class_of_effect: _Optional[_Union[OffenceClass, str]] = ..., effect: _Optional[_Union[PenaltyEffect, str]] = ..., points: _Optional[_Iterable[int]] = ..., decided_by: _Optional[_Iterable[_Union[_verdict_pb2.RuleCitation, _Mapping]]] = ...) -> None: ...
