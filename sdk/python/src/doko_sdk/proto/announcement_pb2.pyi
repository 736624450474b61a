from doko_sdk.proto import seat_pb2 as _seat_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Announcement(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ANNOUNCEMENT_UNSPECIFIED: _ClassVar[Announcement]
    ANNOUNCEMENT_RE: _ClassVar[Announcement]
    ANNOUNCEMENT_KONTRA: _ClassVar[Announcement]
    ANNOUNCEMENT_KEINE_90: _ClassVar[Announcement]
    ANNOUNCEMENT_KEINE_60: _ClassVar[Announcement]
    ANNOUNCEMENT_KEINE_30: _ClassVar[Announcement]
    ANNOUNCEMENT_SCHWARZ: _ClassVar[Announcement]

class AnnouncementMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ANNOUNCEMENT_MODE_UNSPECIFIED: _ClassVar[AnnouncementMode]
    ANNOUNCEMENT_MODE_ORDINARY: _ClassVar[AnnouncementMode]
    ANNOUNCEMENT_MODE_REPLY: _ClassVar[AnnouncementMode]
    ANNOUNCEMENT_MODE_FORCED: _ClassVar[AnnouncementMode]
    ANNOUNCEMENT_MODE_SUSPENDED: _ClassVar[AnnouncementMode]

class WindowOpening(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WINDOW_OPENING_UNSPECIFIED: _ClassVar[WindowOpening]
    WINDOW_OPENING_NOW: _ClassVar[WindowOpening]
    WINDOW_OPENING_AFTER_KLAERUNGSSTICH: _ClassVar[WindowOpening]
    WINDOW_OPENING_AFTER_FIRST_TRICK: _ClassVar[WindowOpening]
ANNOUNCEMENT_UNSPECIFIED: Announcement
ANNOUNCEMENT_RE: Announcement
ANNOUNCEMENT_KONTRA: Announcement
ANNOUNCEMENT_KEINE_90: Announcement
ANNOUNCEMENT_KEINE_60: Announcement
ANNOUNCEMENT_KEINE_30: Announcement
ANNOUNCEMENT_SCHWARZ: Announcement
ANNOUNCEMENT_MODE_UNSPECIFIED: AnnouncementMode
ANNOUNCEMENT_MODE_ORDINARY: AnnouncementMode
ANNOUNCEMENT_MODE_REPLY: AnnouncementMode
ANNOUNCEMENT_MODE_FORCED: AnnouncementMode
ANNOUNCEMENT_MODE_SUSPENDED: AnnouncementMode
WINDOW_OPENING_UNSPECIFIED: WindowOpening
WINDOW_OPENING_NOW: WindowOpening
WINDOW_OPENING_AFTER_KLAERUNGSSTICH: WindowOpening
WINDOW_OPENING_AFTER_FIRST_TRICK: WindowOpening

class StandingAnnouncement(_message.Message):
    __slots__ = ("seat", "party", "announcement", "includes", "mode", "cards_played", "index")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENT_FIELD_NUMBER: _ClassVar[int]
    INCLUDES_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    CARDS_PLAYED_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    seat: _seat_pb2.Seat
    party: _seat_pb2.Party
    announcement: Announcement
    includes: _containers.RepeatedScalarFieldContainer[Announcement]
    mode: AnnouncementMode
    cards_played: int
    index: int
    def __init__(self, seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., party: _Optional[_Union[_seat_pb2.Party, str]] = ..., announcement: _Optional[_Union[Announcement, str]] = ..., includes: _Optional[_Iterable[_Union[Announcement, str]]] = ..., mode: _Optional[_Union[AnnouncementMode, str]] = ..., cards_played: _Optional[int] = ..., index: _Optional[int] = ...) -> None: ...

class AnnouncementWindow(_message.Message):
    __slots__ = ("seat", "announcement", "includes", "mode", "opens", "own_card", "lead_of_trick", "card_on_table", "end_of_trick", "closed_by_next_card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCEMENT_FIELD_NUMBER: _ClassVar[int]
    INCLUDES_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    OPENS_FIELD_NUMBER: _ClassVar[int]
    OWN_CARD_FIELD_NUMBER: _ClassVar[int]
    LEAD_OF_TRICK_FIELD_NUMBER: _ClassVar[int]
    CARD_ON_TABLE_FIELD_NUMBER: _ClassVar[int]
    END_OF_TRICK_FIELD_NUMBER: _ClassVar[int]
    CLOSED_BY_NEXT_CARD_FIELD_NUMBER: _ClassVar[int]
    seat: _seat_pb2.Seat
    announcement: Announcement
    includes: _containers.RepeatedScalarFieldContainer[Announcement]
    mode: AnnouncementMode
    opens: WindowOpening
    own_card: int
    lead_of_trick: int
    card_on_table: int
    end_of_trick: int
    closed_by_next_card: bool
    def __init__(self, seat: _Optional[_Union[_seat_pb2.Seat, str]] = ..., announcement: _Optional[_Union[Announcement, str]] = ..., includes: _Optional[_Iterable[_Union[Announcement, str]]] = ..., mode: _Optional[_Union[AnnouncementMode, str]] = ..., opens: _Optional[_Union[WindowOpening, str]] = ..., own_card: _Optional[int] = ..., lead_of_trick: _Optional[int] = ..., card_on_table: _Optional[int] = ..., end_of_trick: _Optional[int] = ..., closed_by_next_card: _Optional[bool] = ...) -> None: ...
