"""Values to messages and back, as the descriptors of the messages say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any, ClassVar, TypeAlias

from google.protobuf import descriptor_pool
from google.protobuf import message as protobuf
from google.protobuf.descriptor import OneofDescriptor
from google.protobuf.message_factory import GetMessageClass

from doko_sdk._base import ENUMS, GIVEN, MESSAGES, Message, member_of

# Loaded for their descriptors; the others come with them.
from doko_sdk.proto import rule_set_service_pb2, rules_service_pb2, table_service_pb2  # noqa: F401

Converter: TypeAlias = Callable[[Any], Any]

# Each implementation of protobuf has descriptors of its own.
Descriptor: TypeAlias = Any
Field: TypeAlias = Any


class Malformed(ValueError):
    """A message lacks what it must have."""


def encode(value: Message) -> Any:
    """The message that a value stands for.

    Raises `TypeError` if it stands for none.
    """
    if not isinstance(value, Message):
        raise TypeError(f"a {type(value).__name__} stands for no message")
    message = message_class(value.message_name)()
    fill(message, value)
    return message


def fill(message: Any, value: Any) -> None:
    """Puts all that a value says into an empty message of its kind."""
    shape = shape_of(message.DESCRIPTOR)
    if shape.cls is None:
        shape.slots[0].put(message, value)
    elif shape.is_by_hand:
        value.fill(message)
    else:
        for name, default, put in shape.attributes:
            given = getattr(value, name)
            # A default says what an empty message says.
            if given is not default:
                put(message, given)


def from_message(message: protobuf.Message) -> Any:
    """The value that stands for a message.

    Raises `Malformed` if it lacks what it must have. A part that does raises `ProtocolError` when it is read.
    """
    own = type(message)()
    own.CopyFrom(message)
    return decode(own)


def decode(message: protobuf.Message) -> Any:
    """The value that stands for a message, which nobody changes any more: each attribute is made when it is read.

    Raises `Malformed` if it lacks what it must have.
    """
    shape = shape_of(message.DESCRIPTOR)
    if shape.cls is None:
        return shape.slots[0].get(message)
    if shape.is_by_hand:
        return shape.cls.from_message(message)
    for slot in shape.required:
        if not slot.is_in(message):
            raise Malformed(f"{message.DESCRIPTOR.name}.{slot.name} is missing")
    value = object.__new__(shape.cls)
    value.__dict__["_message"] = message
    return value


class Unread:
    """An attribute of a value that stands for a message, until it is read for the first time."""

    def __init__(self, slot: One | Many | OneOf, is_required: bool) -> None:
        self.slot = slot
        self.is_required = is_required

    def __get__(self, value: Any, owner: type) -> Any:
        if value is None:
            return self
        try:
            read = self.slot.get(value.__dict__["_message"])
            if read is None and self.is_required:
                raise Malformed(f"{type(value).__name__}.{self.slot.name} is missing")
        except Malformed as error:
            from doko_sdk.errors import ProtocolError

            raise ProtocolError(str(error)) from error
        # From here on it is found in the value itself, where a value made by hand has it from the start.
        value.__dict__[self.slot.name] = read
        return read


@dataclass(frozen=True)
class One:
    """A field with one value."""

    name: str
    has_presence: bool
    is_message: bool
    may_be_none: bool
    to_wire: Converter
    from_wire: Converter
    accepts: type

    def put(self, message: Any, value: Any) -> None:
        """Sets the field, unless nothing is given."""
        if value is None:
            return
        if self.is_message:
            if not isinstance(value, self.accepts):
                raise TypeError(f"{self.name} takes no {type(value).__name__}")
            part = getattr(message, self.name)
            part.SetInParent()
            fill(part, self.to_wire(value))
        else:
            setattr(message, self.name, self.to_wire(value))

    def is_in(self, message: Any) -> bool:
        """Whether the field is set."""
        return bool(message.HasField(self.name) if self.has_presence else getattr(message, self.name))

    def get(self, message: Any) -> Any:
        """Reads the field; `None` if it is not set."""
        if self.has_presence and not message.HasField(self.name):
            return None
        return self.from_wire(getattr(message, self.name))


@dataclass(frozen=True)
class Many:
    """A field with any number of values."""

    name: str
    is_message: bool
    to_wire: Converter
    from_wire: Converter

    def put(self, message: Any, values: Any) -> None:
        """Adds all values; none, if nothing is given."""
        if values:
            if isinstance(values, str):
                values = values.split()
            entries = getattr(message, self.name)
            if self.is_message:
                for value in values:
                    fill(entries.add(), self.to_wire(value))
            else:
                entries.extend(map(self.to_wire, values))

    def get(self, message: Any) -> Any:
        """Reads all values."""
        return tuple(map(self.from_wire, getattr(message, self.name)))


@dataclass(frozen=True)
class OneOf:
    """Several fields of which one is set; the type of a value says which."""

    name: str
    members: dict[str, One]
    may_be_none: ClassVar = True

    def put(self, message: Any, value: Any) -> None:
        """Sets the member that takes this value, unless nothing is given."""
        if value is None:
            return None
        for member in self.members.values():
            if isinstance(value, member.accepts):
                return member.put(message, value)
        raise TypeError(f"{self.name} takes no {type(value).__name__}")

    def is_in(self, message: Any) -> bool:
        """Whether one of them is set."""
        return message.WhichOneof(self.name) is not None

    def get(self, message: Any) -> Any:
        """Reads the member that is set; `None` if none is."""
        name = message.WhichOneof(self.name)
        return None if name is None else self.members[name].from_wire(getattr(message, name))


@dataclass(frozen=True)
class Shape:
    """What a message is made of, and the class that stands for it."""

    cls: Any
    """`None` for a message that is nothing but a list, or one of several others."""
    is_by_hand: bool
    """Whether the class fills and reads the message itself."""
    slots: tuple[One | Many | OneOf, ...]
    attributes: tuple[tuple[str, Any, Callable[[Any, Any], None]], ...]
    """The name of each, its default, and what puts a value into it."""
    required: tuple[One | OneOf, ...]
    """Those without which there is no value."""


@cache
def message_class(full_name: str) -> Callable[[], Any]:
    """What makes an empty message of this name."""
    return GetMessageClass(descriptor_pool.Default().FindMessageTypeByName(full_name))


@cache
def shape_of(descriptor: Descriptor) -> Shape:
    """The shape of a message."""
    cls: Any = MESSAGES.get(descriptor.full_name)
    is_by_hand = hasattr(cls, "fill")
    defaults: dict[str, Any] = {}
    if cls is None:
        names = ["values"] if "values" in descriptor.fields_by_name else [it.name for it in descriptor.oneofs]
        defaults = dict.fromkeys(names)
    elif not is_by_hand:
        defaults = {it.name: it.default for it in fields(cls)}
    slots = tuple(slot_of(descriptor, name) for name in defaults)
    required = (it for it in slots if defaults[it.name] is MISSING and not isinstance(it, Many))
    needed = tuple(it for it in required if it.may_be_none)
    if cls is not None:
        for slot in slots:
            setattr(cls, slot.name, Unread(slot, slot in needed))
    attributes = tuple((it.name, defaults[it.name], it.put) for it in slots)
    return Shape(cls, is_by_hand, slots, attributes, needed)


def slot_of(descriptor: Descriptor, name: str) -> One | Many | OneOf:
    """The field or oneof of this name."""
    field = descriptor.fields_by_name.get(name)
    if field is None:
        oneof: OneofDescriptor = descriptor.oneofs_by_name[name]
        return OneOf(name, {it.name: one(it) for it in oneof.fields})
    if field.is_repeated:
        return Many(name, field.message_type is not None, *converters(field))
    return one(field)


def one(field: Field) -> One:
    """A field with one value."""
    if field.message_type is not None:
        full_name = field.message_type.full_name
        accepts = object if full_name in GIVEN else MESSAGES.get(full_name, object)
    elif field.enum_type is not None:
        accepts = ENUMS[field.enum_type.full_name]
    else:
        accepts = type(field.default_value)
    may_be_none = field.has_presence or field.enum_type is not None
    return One(field.name, field.has_presence, field.message_type is not None, may_be_none, *converters(field), accepts)


def converters(field: Field) -> tuple[Converter, Converter]:
    """What makes one value of a field from one of ours, and back; a message is filled with what the first makes."""
    if field.message_type is not None:
        return GIVEN.get(field.message_type.full_name, same), decode
    if field.enum_type is not None:
        enum = ENUMS[field.enum_type.full_name]
        return member_of(enum, field.name), lambda number: enum(number) if number else None
    return same, same


def same(value: Any) -> Any:
    """What needs no conversion."""
    return value
