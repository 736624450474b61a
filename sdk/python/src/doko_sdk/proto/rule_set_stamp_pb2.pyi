from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class RuleSetStamp(_message.Message):
    __slots__ = ("name", "edition", "options_hash", "engine_version")
    NAME_FIELD_NUMBER: _ClassVar[int]
    EDITION_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_HASH_FIELD_NUMBER: _ClassVar[int]
    ENGINE_VERSION_FIELD_NUMBER: _ClassVar[int]
    name: str
    edition: str
    options_hash: str
    engine_version: str
    def __init__(self, name: _Optional[str] = ..., edition: _Optional[str] = ..., options_hash: _Optional[str] = ..., engine_version: _Optional[str] = ...) -> None: ...
