from google.protobuf import descriptor_pb2 as _descriptor_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor
OPTION_FIELD_NUMBER: _ClassVar[int]
option: _descriptor.FieldDescriptor
VALUE_FIELD_NUMBER: _ClassVar[int]
value: _descriptor.FieldDescriptor

class Words(_message.Message):
    __slots__ = ("de", "en")
    DE_FIELD_NUMBER: _ClassVar[int]
    EN_FIELD_NUMBER: _ClassVar[int]
    de: str
    en: str
    def __init__(self, de: _Optional[str] = ..., en: _Optional[str] = ...) -> None: ...

class OptionInfo(_message.Message):
    __slots__ = ("path", "decides", "said_by", "needs", "since", "least", "most", "ordered", "absent", "words")
    PATH_FIELD_NUMBER: _ClassVar[int]
    DECIDES_FIELD_NUMBER: _ClassVar[int]
    SAID_BY_FIELD_NUMBER: _ClassVar[int]
    NEEDS_FIELD_NUMBER: _ClassVar[int]
    SINCE_FIELD_NUMBER: _ClassVar[int]
    LEAST_FIELD_NUMBER: _ClassVar[int]
    MOST_FIELD_NUMBER: _ClassVar[int]
    ORDERED_FIELD_NUMBER: _ClassVar[int]
    ABSENT_FIELD_NUMBER: _ClassVar[int]
    WORDS_FIELD_NUMBER: _ClassVar[int]
    path: str
    decides: Words
    said_by: _containers.RepeatedScalarFieldContainer[str]
    needs: str
    since: str
    least: int
    most: int
    ordered: bool
    absent: str
    words: _containers.RepeatedCompositeFieldContainer[NamedWords]
    def __init__(self, path: _Optional[str] = ..., decides: _Optional[_Union[Words, _Mapping]] = ..., said_by: _Optional[_Iterable[str]] = ..., needs: _Optional[str] = ..., since: _Optional[str] = ..., least: _Optional[int] = ..., most: _Optional[int] = ..., ordered: _Optional[bool] = ..., absent: _Optional[str] = ..., words: _Optional[_Iterable[_Union[NamedWords, _Mapping]]] = ...) -> None: ...

class NamedWords(_message.Message):
    __slots__ = ("name", "de", "en")
    NAME_FIELD_NUMBER: _ClassVar[int]
    DE_FIELD_NUMBER: _ClassVar[int]
    EN_FIELD_NUMBER: _ClassVar[int]
    name: str
    de: str
    en: str
    def __init__(self, name: _Optional[str] = ..., de: _Optional[str] = ..., en: _Optional[str] = ...) -> None: ...
