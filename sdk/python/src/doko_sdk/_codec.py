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

from doko_sdk._base import ENUMS, MESSAGES, Message

# Loaded for their descriptors; the others come with them.
from doko_sdk.proto import rule_set_service_pb2, rules_service_pb2, table_service_pb2  # noqa: F401

Converter: TypeAlias = Callable[[Any], Any]

# Each implementation of protobuf has descriptors of its own.
Descriptor: TypeAlias = Any
Field: TypeAlias = Any


class Malformed(ValueError):
    """A message lacks what it must have."""


@dataclass(frozen=True)
class Slot:
    """One attribute of a class, and the field or oneof that it stands for."""

    name: str
    is_required: bool
    field: Field


def encode(value: Message) -> Any:
    """The message that a value stands for."""
    by_hand = getattr(value, "to_message", None)
    if by_hand is not None:
        return by_hand()
    message = new_message(value.message_name)
    for slot in slots(value.message_name):
        put(message, slot.field, getattr(value, slot.name))
    return message


def decode(message: protobuf.Message) -> Any:
    """The value that stands for a message.

    Raises `Malformed` if it lacks what it must have.
    """
    descriptor = message.DESCRIPTOR
    cls = MESSAGES.get(descriptor.full_name)
    if cls is None:
        if is_list(descriptor):
            return get(message, descriptor.fields[0])
        return get(message, descriptor.oneofs[0])
    by_hand = getattr(cls, "from_message", None)
    if by_hand is not None:
        return by_hand(message)
    values = {slot.name: get(message, slot.field) for slot in slots(cls.message_name)}
    for slot in slots(cls.message_name):
        if slot.is_required and values[slot.name] is None:
            raise Malformed(f"{descriptor.name}.{slot.name} is missing")
    return cls(**values)


def new_message(full_name: str) -> protobuf.Message:
    """An empty message."""
    return GetMessageClass(descriptor_of(full_name))()


@cache
def descriptor_of(full_name: str) -> Descriptor:
    """The descriptor of a message."""
    return descriptor_pool.Default().FindMessageTypeByName(full_name)


@cache
def slots(full_name: str) -> tuple[Slot, ...]:
    """The attributes of the class for a message, and what they stand for."""
    descriptor = descriptor_of(full_name)
    cls: Any = MESSAGES[full_name]
    return tuple(
        Slot(
            it.name,
            it.default is MISSING,
            descriptor.fields_by_name.get(it.name) or descriptor.oneofs_by_name[it.name],
        )
        for it in fields(cls)
    )


def is_list(descriptor: Descriptor) -> bool:
    """Whether a message is nothing but a list, which may be absent."""
    return [it.name for it in descriptor.fields] == ["values"]


def put(message: protobuf.Message, field: Field, value: Any) -> None:
    """Sets a field, or that of a oneof which takes this value."""
    if value is None:
        return
    if isinstance(field, OneofDescriptor):
        put(message, member_for(field, value), value)
    elif field.is_repeated:
        getattr(message, field.name).extend(map(to_wire(field), value))
    elif field.message_type is None:
        setattr(message, field.name, to_wire(field)(value))
    else:
        part = getattr(message, field.name)
        part.SetInParent()
        part.CopyFrom(to_wire(field)(value))


def get(message: protobuf.Message, field: Field) -> Any:
    """Reads a field, or that of a oneof which is set; `None` if nothing is."""
    if isinstance(field, OneofDescriptor):
        name = message.WhichOneof(field.name)
        return None if name is None else get(message, message.DESCRIPTOR.fields_by_name[name])
    value = getattr(message, field.name)
    if field.is_repeated:
        return tuple(map(from_wire(field), value))
    if field.has_presence and not message.HasField(field.name):
        return None
    return from_wire(field)(value)


def member_for(oneof: Field, value: Any) -> Field:
    """The member of a oneof that takes this value, which its type says."""
    for member in oneof.fields:
        if takes(member, value):
            return member
    raise TypeError(f"{oneof.name} takes no {type(value).__name__}")


def takes(field: Field, value: Any) -> bool:
    """Whether a value is of the type of a field."""
    if field.message_type is not None:
        cls = MESSAGES.get(field.message_type.full_name)
        return cls is not None and isinstance(value, cls)
    if field.enum_type is not None:
        return isinstance(value, ENUMS[field.enum_type.full_name])
    return isinstance(value, type(field.default_value))


def to_wire(field: Field) -> Converter:
    """What makes one value of a field from one of ours."""
    if field.message_type is not None:
        return lambda value: packed(field.message_type, value)
    if field.enum_type is not None:
        return lambda value: 0 if value is None else int(value)
    return lambda value: value


def packed(descriptor: Descriptor, value: Any) -> Any:
    """A value as this message, which may be one of several others or a list."""
    if descriptor.full_name in MESSAGES:
        return encode(value)
    message = new_message(descriptor.full_name)
    put(message, descriptor.fields[0] if is_list(descriptor) else descriptor.oneofs[0], value)
    return message


def from_wire(field: Field) -> Converter:
    """What makes one of our values from one of a field."""
    if field.message_type is not None:
        return decode
    if field.enum_type is not None:
        enum = ENUMS[field.enum_type.full_name]
        return lambda value: enum(value) if value else None
    return lambda value: value
