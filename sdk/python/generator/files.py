"""The `.proto` files as values: what each declares, with its comments."""

from dataclasses import dataclass

from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    EnumDescriptorProto,
    FieldDescriptorProto,
    FileDescriptorProto,
    FileDescriptorSet,
    MethodDescriptorProto,
    ServiceDescriptorProto,
)

# Numbers of fields in the descriptors, which the paths of comments are made of.
MESSAGE, ENUM, SERVICE = 4, 5, 6
MESSAGE_FIELD, MESSAGE_ONEOF, ENUM_VALUE, SERVICE_METHOD = 2, 8, 2, 2


@dataclass(frozen=True)
class Comments:
    """The comments of one file, by the path of what they belong to."""

    texts: dict[tuple[int, ...], str]

    def of(self, *path: int) -> str:
        """The comment as one text."""
        return self.texts.get(path, "")


@dataclass(frozen=True)
class Enum:
    """An enumeration."""

    file: "File"
    index: int
    proto: EnumDescriptorProto

    @property
    def doc(self) -> str:
        """Its comment."""
        return self.file.comments.of(ENUM, self.index)

    def values(self) -> list[tuple[str, int, str]]:
        """Name, number and comment of each value."""
        of = self.file.comments.of
        return [
            (value.name, value.number, of(ENUM, self.index, ENUM_VALUE, at))
            for at, value in enumerate(self.proto.value)
        ]


@dataclass(frozen=True)
class Message:
    """A message."""

    file: "File"
    index: int
    proto: DescriptorProto

    @property
    def doc(self) -> str:
        """Its comment."""
        return self.file.comments.of(MESSAGE, self.index)

    def fields(self) -> list[tuple[FieldDescriptorProto, str]]:
        """Each field with its comment."""
        of = self.file.comments.of
        return [(field, of(MESSAGE, self.index, MESSAGE_FIELD, at)) for at, field in enumerate(self.proto.field)]

    def oneof(self, index: int) -> tuple[str, str]:
        """Name and comment of a oneof."""
        return self.proto.oneof_decl[index].name, self.file.comments.of(MESSAGE, self.index, MESSAGE_ONEOF, index)


@dataclass(frozen=True)
class Method:
    """A method of a service."""

    service: ServiceDescriptorProto
    proto: MethodDescriptorProto
    doc: str
    path: str

    @property
    def is_unary(self) -> bool:
        """Whether one request has one answer."""
        return not (self.proto.client_streaming or self.proto.server_streaming)


@dataclass(frozen=True)
class File:
    """One `.proto` file."""

    proto: FileDescriptorProto
    comments: Comments

    @property
    def module(self) -> str:
        """What it is called in Python: `card` for `doppelkopf/rules/v1/card.proto`."""
        return self.proto.name.rsplit("/", 1)[-1].removesuffix(".proto")

    @property
    def doc(self) -> str:
        """What the file is about; its comment stands before the line `syntax`."""
        return self.comments.of(12)

    def enums(self) -> list[Enum]:
        """Its enumerations."""
        return [Enum(self, at, proto) for at, proto in enumerate(self.proto.enum_type)]

    def messages(self) -> list[Message]:
        """Its messages."""
        return [Message(self, at, proto) for at, proto in enumerate(self.proto.message_type)]

    def methods(self) -> list[Method]:
        """The methods of its services."""
        return [
            Method(
                service,
                method,
                self.comments.of(SERVICE, at, SERVICE_METHOD, number),
                f"/{self.proto.package}.{service.name}/{method.name}",
            )
            for at, service in enumerate(self.proto.service)
            for number, method in enumerate(service.method)
        ]


def read_files(descriptors: FileDescriptorSet) -> list[File]:
    """The files, each after those that it imports, but for what only annotates others."""
    return [File(proto, comments(proto)) for proto in descriptors.file if not proto.extension]


def comments(proto: FileDescriptorProto) -> Comments:
    """All comments of a file. Before `syntax` stands what is detached from it, too."""
    texts = {}
    for location in proto.source_code_info.location:
        lines = location.leading_comments or "\n".join(location.leading_detached_comments)
        if lines:
            texts[tuple(location.path)] = " ".join(line.strip() for line in lines.splitlines() if line.strip())
    return Comments(texts)
