from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from typing import ClassVar as _ClassVar

DESCRIPTOR: _descriptor.FileDescriptor

class Seat(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SEAT_UNSPECIFIED: _ClassVar[Seat]
    SEAT_1: _ClassVar[Seat]
    SEAT_2: _ClassVar[Seat]
    SEAT_3: _ClassVar[Seat]
    SEAT_4: _ClassVar[Seat]

class Place(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PLACE_UNSPECIFIED: _ClassVar[Place]
    PLACE_1: _ClassVar[Place]
    PLACE_2: _ClassVar[Place]
    PLACE_3: _ClassVar[Place]
    PLACE_4: _ClassVar[Place]
    PLACE_5: _ClassVar[Place]
    PLACE_6: _ClassVar[Place]
    PLACE_7: _ClassVar[Place]
    PLACE_8: _ClassVar[Place]

class Party(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PARTY_UNSPECIFIED: _ClassVar[Party]
    PARTY_RE: _ClassVar[Party]
    PARTY_KONTRA: _ClassVar[Party]
SEAT_UNSPECIFIED: Seat
SEAT_1: Seat
SEAT_2: Seat
SEAT_3: Seat
SEAT_4: Seat
PLACE_UNSPECIFIED: Place
PLACE_1: Place
PLACE_2: Place
PLACE_3: Place
PLACE_4: Place
PLACE_5: Place
PLACE_6: Place
PLACE_7: Place
PLACE_8: Place
PARTY_UNSPECIFIED: Party
PARTY_RE: Party
PARTY_KONTRA: Party
