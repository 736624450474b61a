from doko_sdk.proto import option_pb2 as _option_pb2
from doko_sdk.proto import seat_pb2 as _seat_pb2
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ContractKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CONTRACT_KIND_UNSPECIFIED: _ClassVar[ContractKind]
    CONTRACT_KIND_NORMALSPIEL: _ClassVar[ContractKind]
    CONTRACT_KIND_STILLE_HOCHZEIT: _ClassVar[ContractKind]
    CONTRACT_KIND_HOCHZEIT: _ClassVar[ContractKind]
    CONTRACT_KIND_SOLO: _ClassVar[ContractKind]
    CONTRACT_KIND_ARMUT: _ClassVar[ContractKind]

class Solo(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SOLO_UNSPECIFIED: _ClassVar[Solo]
    SOLO_KARO: _ClassVar[Solo]
    SOLO_KREUZ: _ClassVar[Solo]
    SOLO_PIK: _ClassVar[Solo]
    SOLO_HERZ: _ClassVar[Solo]
    SOLO_DAMEN: _ClassVar[Solo]
    SOLO_BUBEN: _ClassVar[Solo]
    SOLO_KOENIGE: _ClassVar[Solo]
    SOLO_FLEISCHLOS: _ClassVar[Solo]
    SOLO_DAMEN_BUBEN: _ClassVar[Solo]
    SOLO_KOENIGE_BUBEN: _ClassVar[Solo]
    SOLO_KOENIGE_DAMEN: _ClassVar[Solo]
    SOLO_KOEHLER: _ClassVar[Solo]

class SoloDuty(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SOLO_DUTY_UNSPECIFIED: _ClassVar[SoloDuty]
    SOLO_DUTY_LUSTSOLO: _ClassVar[SoloDuty]
    SOLO_DUTY_PFLICHTSOLO: _ClassVar[SoloDuty]

class HochzeitSelector(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HOCHZEIT_SELECTOR_UNSPECIFIED: _ClassVar[HochzeitSelector]
    HOCHZEIT_SELECTOR_ANY: _ClassVar[HochzeitSelector]
    HOCHZEIT_SELECTOR_FEHL: _ClassVar[HochzeitSelector]
    HOCHZEIT_SELECTOR_TRUMPF: _ClassVar[HochzeitSelector]
    HOCHZEIT_SELECTOR_KREUZ: _ClassVar[HochzeitSelector]
    HOCHZEIT_SELECTOR_PIK: _ClassVar[HochzeitSelector]
    HOCHZEIT_SELECTOR_HERZ: _ClassVar[HochzeitSelector]

class RedealReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REDEAL_REASON_UNSPECIFIED: _ClassVar[RedealReason]
    REDEAL_REASON_TWO_ARMUTEN: _ClassVar[RedealReason]
    REDEAL_REASON_THROWN: _ClassVar[RedealReason]
    REDEAL_REASON_ARMUT_REFUSED: _ClassVar[RedealReason]
    REDEAL_REASON_ARMUT: _ClassVar[RedealReason]
CONTRACT_KIND_UNSPECIFIED: ContractKind
CONTRACT_KIND_NORMALSPIEL: ContractKind
CONTRACT_KIND_STILLE_HOCHZEIT: ContractKind
CONTRACT_KIND_HOCHZEIT: ContractKind
CONTRACT_KIND_SOLO: ContractKind
CONTRACT_KIND_ARMUT: ContractKind
SOLO_UNSPECIFIED: Solo
SOLO_KARO: Solo
SOLO_KREUZ: Solo
SOLO_PIK: Solo
SOLO_HERZ: Solo
SOLO_DAMEN: Solo
SOLO_BUBEN: Solo
SOLO_KOENIGE: Solo
SOLO_FLEISCHLOS: Solo
SOLO_DAMEN_BUBEN: Solo
SOLO_KOENIGE_BUBEN: Solo
SOLO_KOENIGE_DAMEN: Solo
SOLO_KOEHLER: Solo
SOLO_DUTY_UNSPECIFIED: SoloDuty
SOLO_DUTY_LUSTSOLO: SoloDuty
SOLO_DUTY_PFLICHTSOLO: SoloDuty
HOCHZEIT_SELECTOR_UNSPECIFIED: HochzeitSelector
HOCHZEIT_SELECTOR_ANY: HochzeitSelector
HOCHZEIT_SELECTOR_FEHL: HochzeitSelector
HOCHZEIT_SELECTOR_TRUMPF: HochzeitSelector
HOCHZEIT_SELECTOR_KREUZ: HochzeitSelector
HOCHZEIT_SELECTOR_PIK: HochzeitSelector
HOCHZEIT_SELECTOR_HERZ: HochzeitSelector
REDEAL_REASON_UNSPECIFIED: RedealReason
REDEAL_REASON_TWO_ARMUTEN: RedealReason
REDEAL_REASON_THROWN: RedealReason
REDEAL_REASON_ARMUT_REFUSED: RedealReason
REDEAL_REASON_ARMUT: RedealReason

class Contract(_message.Message):
    __slots__ = ("kind", "seat", "solo", "duty", "selector", "acceptor", "lead")
    KIND_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SOLO_FIELD_NUMBER: _ClassVar[int]
    DUTY_FIELD_NUMBER: _ClassVar[int]
    SELECTOR_FIELD_NUMBER: _ClassVar[int]
    ACCEPTOR_FIELD_NUMBER: _ClassVar[int]
    LEAD_FIELD_NUMBER: _ClassVar[int]
    kind: ContractKind
    seat: _seat_pb2.Seat
    solo: Solo
    duty: SoloDuty
    selector: HochzeitSelector
    acceptor: _seat_pb2.Seat
    lead: _seat_pb2.Seat
    def __init__(self, kind: _Optional[_Union[ContractKind, str]] = ..., seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., solo: _Optional[_Union[Solo, str]] = ..., duty: _Optional[_Union[SoloDuty, str]] = ..., selector: _Optional[_Union[HochzeitSelector, str]] = ..., acceptor: _Optional[_Union[_seat_pb2.Seat, str]] = ..., lead: _Optional[_Union[_seat_pb2.Seat, str]] = ...) -> None: ...
