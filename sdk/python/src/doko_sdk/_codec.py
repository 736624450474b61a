"""Values to messages and back, as the descriptors of the messages say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any, TypeAlias

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
    by_hand = getattr(value, "to_message", None)
    if by_hand is not None:
        return by_hand()
    shape = shape_of(value.message_name)
    message = shape.new()
    for slot in shape.slots:
        slot.put(message, getattr(value, slot.name))
    return message


def decode(message: protobuf.Message) -> Any:
    """The value that stands for a message.

    Raises `Malformed` if it lacks what it must have.
    """
    shape = shape_of(message.DESCRIPTOR.full_name)
    if shape.cls is None:
        return shape.slots[0].get(message)
    by_hand = getattr(shape.cls, "from_message", None)
    if by_hand is not None:
        return by_hand(message)
    values = {slot.name: slot.get(message) for slot in shape.slots}
    for name in shape.required:
        if values[name] is None:
            raise Malformed(f"{message.DESCRIPTOR.name}.{name} is missing")
    return shape.cls(**values)


@dataclass(frozen=True)
class One:
    """A field with one value."""

    name: str
    has_presence: bool
    is_message: bool
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
            part.CopyFrom(self.to_wire(value))
        else:
            setattr(message, self.name, self.to_wire(value))

    def get(self, message: Any) -> Any:
        """Reads the field; `None` if it is not set."""
        if self.has_presence and not message.HasField(self.name):
            return None
        return self.from_wire(getattr(message, self.name))


@dataclass(frozen=True)
class Many:
    """A field with any number of values."""

    name: str
    to_wire: Converter
    from_wire: Converter

    def put(self, message: Any, values: Any) -> None:
        """Adds all values; none, if nothing is given."""
        if values:
            getattr(message, self.name).extend(map(self.to_wire, values))

    def get(self, message: Any) -> Any:
        """Reads all values."""
        return tuple(map(self.from_wire, getattr(message, self.name)))


@dataclass(frozen=True)
class OneOf:
    """Several fields of which one is set; the type of a value says which."""

    name: str
    members: dict[str, One]

    def put(self, message: Any, value: Any) -> None:
        """Sets the member that takes this value, unless nothing is given."""
        if value is None:
            return None
        for member in self.members.values():
            if isinstance(value, member.accepts):
                return member.put(message, value)
        raise TypeError(f"{self.name} takes no {type(value).__name__}")

    def get(self, message: Any) -> Any:
        """Reads the member that is set; `None` if none is."""
        name = message.WhichOneof(self.name)
        return None if name is None else self.members[name].get(message)


@dataclass(frozen=True)
class Shape:
    """What a message is made of, and the class that stands for it."""

    new: Callable[[], Any]
    cls: Any
    """`None` for a message that is nothing but a list, or one of several others."""
    slots: tuple[One | Many | OneOf, ...]
    required: tuple[str, ...]


@cache
def shape_of(full_name: str) -> Shape:
    """The shape of a message."""
    descriptor = descriptor_pool.Default().FindMessageTypeByName(full_name)
    cls: Any = MESSAGES.get(full_name)
    names: list[str]
    required: list[str] = []
    if cls is None:
        names = ["values"] if "values" in descriptor.fields_by_name else [it.name for it in descriptor.oneofs]
    elif hasattr(cls, "to_message"):
        names = []
    else:
        names = [it.name for it in fields(cls)]
        required = [it.name for it in fields(cls) if it.default is MISSING]
    slots = tuple(slot_of(descriptor, name) for name in names)
    return Shape(GetMessageClass(descriptor), cls, slots, tuple(required))


def slot_of(descriptor: Descriptor, name: str) -> One | Many | OneOf:
    """The field or oneof of this name."""
    field = descriptor.fields_by_name.get(name)
    if field is None:
        oneof: OneofDescriptor = descriptor.oneofs_by_name[name]
        return OneOf(name, {it.name: one(it) for it in oneof.fields})
    if field.is_repeated:
        return Many(name, *converters(field))
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
    return One(field.name, field.has_presence, field.message_type is not None, *converters(field), accepts)


def converters(field: Field) -> tuple[Converter, Converter]:
    """What makes one value of a field from one of ours, and back."""
    if field.message_type is not None:
        full_name = field.message_type.full_name
        if full_name in GIVEN:
            made = GIVEN[full_name]
            return (lambda value: encode(made(value))), decode
        return (encode if full_name in MESSAGES else lambda value: wrapped(full_name, value)), decode
    if field.enum_type is not None:
        enum = ENUMS[field.enum_type.full_name]
        return member_of(enum, field.name), lambda number: enum(number) if number else None
    return same, same


def wrapped(full_name: str, value: Any) -> Any:
    """A value as a message that is nothing but a list, or one of several others."""
    shape = shape_of(full_name)
    message = shape.new()
    shape.slots[0].put(message, value)
    return message


def same(value: Any) -> Any:
    """What needs no conversion."""
    return value
