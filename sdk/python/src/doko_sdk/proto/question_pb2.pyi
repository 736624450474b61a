from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from typing import ClassVar as _ClassVar

DESCRIPTOR: _descriptor.FileDescriptor

class Include(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    INCLUDE_UNSPECIFIED: _ClassVar[Include]
    INCLUDE_LEGAL_CARDS: _ClassVar[Include]
    INCLUDE_POSITION: _ClassVar[Include]
    INCLUDE_EFFECTS: _ClassVar[Include]
    INCLUDE_ANNOUNCEMENT_WINDOWS: _ClassVar[Include]
    INCLUDE_LINE: _ClassVar[Include]

class View(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    VIEW_UNSPECIFIED: _ClassVar[View]
    VIEW_SEAT_1: _ClassVar[View]
    VIEW_SEAT_2: _ClassVar[View]
    VIEW_SEAT_3: _ClassVar[View]
    VIEW_SEAT_4: _ClassVar[View]
    VIEW_PUBLIC: _ClassVar[View]
    VIEW_EVERYTHING: _ClassVar[View]

class Language(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LANGUAGE_UNSPECIFIED: _ClassVar[Language]
    LANGUAGE_DE: _ClassVar[Language]
    LANGUAGE_EN: _ClassVar[Language]
INCLUDE_UNSPECIFIED: Include
INCLUDE_LEGAL_CARDS: Include
INCLUDE_POSITION: Include
INCLUDE_EFFECTS: Include
INCLUDE_ANNOUNCEMENT_WINDOWS: Include
INCLUDE_LINE: Include
VIEW_UNSPECIFIED: View
VIEW_SEAT_1: View
VIEW_SEAT_2: View
VIEW_SEAT_3: View
VIEW_SEAT_4: View
VIEW_PUBLIC: View
VIEW_EVERYTHING: View
LANGUAGE_UNSPECIFIED: Language
LANGUAGE_DE: Language
LANGUAGE_EN: Language
