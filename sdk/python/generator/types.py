"""How messages become Python: which class stands for what, and what may be absent."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from google.protobuf.descriptor_pb2 import FieldDescriptorProto as Proto

from generator.files import Enum, File, Message

# Messages that are written by hand, and the module they stand in.
BY_HAND = {"GameRecord": ("Record", "doko_sdk.record")}

# What may also be given for one of these in a question, and the module it stands in.
GIVEN = {"Card": ("CardLike", "doko_sdk.cards"), "RuleSetRef": ("RuleSetLike", "doko_sdk.record")}

# What a question about a record names besides it, in this order and without keywords: who, and what.
NAMED = ("seat", "announcement")

# Batches and streams take the questions themselves.
NOT_NEEDED = {
    "Answer",
    "EvaluateBatchRequest",
    "EvaluateBatchResponse",
    "EvaluateRequest",
    "EvaluateResponse",
    "Question",
}

# Options that differ: none is required, and what is not set is as it was. Of options with parts
# nothing is set where there is none.
PARTIAL = {"RuleSet", "AnnPerPartyMax", "Bock", "Pflichtansage"}

SCALARS = {
    Proto.TYPE_BOOL: "bool",
    Proto.TYPE_BYTES: "bytes",
    Proto.TYPE_SINT32: "int",
    Proto.TYPE_STRING: "str",
    Proto.TYPE_UINT32: "int",
}
EMPTY = {"bool": "False", "bytes": 'b""', "int": "0", "str": '""'}

# How the comments say that something need not be there.
MAY_BE_ABSENT = re.compile(
    r"\b[Uu]nset\b|\b[Aa]bsent\b|\bNot set\b|\bPresent\b|\bSet (with|for)\b|^With `INCLUDE_|, if (it|the)\b"
    r"|\bwith `\w+` only\b"
)
REQUIRED = re.compile(r"\bRequired[.:]")


@dataclass(frozen=True)
class Attribute:
    """One attribute of a class: its type, and its default unless it is required."""

    name: str
    annotation: str
    default: str | None
    doc: str
    imports: frozenset[tuple[str, str]] = frozenset()
    is_placed: bool = False
    """Whether it is given by its place, without its name."""


@dataclass
class Types:
    """All that the files declare, by full name."""

    messages: dict[str, Message] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    asked: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, files: Iterable[File]) -> "Types":
        """Reads the files."""
        types = cls()
        methods = []
        for file in files:
            package = f".{file.proto.package}"
            types.messages |= {f"{package}.{message.proto.name}": message for message in file.messages()}
            types.enums |= {f"{package}.{enum.proto.name}": enum for enum in file.enums()}
            methods += file.methods()
        answers = set[str]()
        for method in methods:
            types.reach(method.proto.input_type, types.asked)
            types.reach(method.proto.output_type, answers)
        types.asked -= answers
        return types

    def reach(self, name: str, reached: set[str]) -> None:
        """Adds this message and all that it is made of."""
        if name in reached or name not in self.messages:
            return
        reached.add(name)
        for proto in self.messages[name].proto.field:
            self.reach(proto.type_name, reached)

    def is_union(self, message: Message) -> bool:
        """Whether a message is nothing but one of several others."""
        fields = message.proto.field
        return bool(fields) and all(it.HasField("oneof_index") and not it.proto3_optional for it in fields)

    def is_list(self, message: Message) -> bool:
        """Whether a message is nothing but a list, which may be absent."""
        fields = message.proto.field
        return len(fields) == 1 and fields[0].name == "values" and fields[0].label == Proto.LABEL_REPEATED

    def class_name(self, message: Message) -> str:
        """`ValidateMove` for what is asked, `ValidateMoveAnswer` for what comes back."""
        name = message.proto.name
        if name.endswith("Request"):
            return name.removesuffix("Request")
        if name.endswith("Response"):
            return f"{name.removesuffix('Response')}Answer"
        return name

    def single(self, proto: Proto) -> tuple[str, frozenset[tuple[str, str]]]:
        """The type of one value, and what has to be imported for it."""
        if proto.type == Proto.TYPE_ENUM:
            enum = self.enums[proto.type_name]
            return enum.proto.name, frozenset({(f"doko_sdk.api.{enum.file.module}", enum.proto.name)})
        if proto.type != Proto.TYPE_MESSAGE:
            return SCALARS[proto.type], frozenset()
        message = self.messages[proto.type_name]
        if message.proto.name in BY_HAND:
            name, module = BY_HAND[message.proto.name]
            return name, frozenset({(module, name)})
        if self.is_list(message):
            entry, imports = self.single(message.proto.field[0])
            return f"tuple[{entry}, ...]", imports
        name = self.class_name(message)
        return name, frozenset({(f"doko_sdk.api.{message.file.module}", name)})

    def attributes(self, message: Message) -> Iterator[Attribute]:
        """The attributes of the class, in the order of the message."""
        unions = set[int]()
        for proto, doc in message.fields():
            if proto.HasField("oneof_index") and not proto.proto3_optional:
                members = [it for it in message.proto.field if it.oneof_index == proto.oneof_index]
                members = [it for it in members if it.HasField("oneof_index") and not it.proto3_optional]
                if self.are_told_apart(members):
                    if proto.oneof_index not in unions:
                        unions.add(proto.oneof_index)
                        yield self.union(message, proto.oneof_index, members)
                    continue
                annotation, imports = self.single(proto)
                yield Attribute(proto.name, f"{annotation} | None", "None", doc, imports)
            else:
                yield self.attribute(message, proto, doc)

    def are_told_apart(self, members: list[Proto]) -> bool:
        """Whether the type of a value says which member of a oneof it is."""
        kinds = [self.single(member)[0] for member in members]
        return len(set(kinds)) == len(kinds)

    def union(self, message: Message, index: int, members: list[Proto]) -> Attribute:
        """A oneof as one attribute."""
        name, doc = message.oneof(index)
        singles = [self.single(member) for member in members]
        annotation = " | ".join(single for single, _ in singles)
        imports = frozenset().union(*(it for _, it in singles))
        if self.may_be_absent(message, doc):
            return Attribute(name, f"{annotation} | None", "None", doc, imports)
        return Attribute(name, annotation, None, doc, imports)

    def attribute(self, message: Message, proto: Proto, doc: str) -> Attribute:
        """A field of its own."""
        annotation, imports = self.single(proto)
        if annotation in GIVEN and self.is_asked(message):
            annotation, module = GIVEN[annotation]
            imports = frozenset({(module, annotation)})
        if proto.label == Proto.LABEL_REPEATED:
            entry = f"{annotation} | None" if "_UNSPECIFIED`" in doc else annotation
            default = None if REQUIRED.search(doc) else "()"
            if self.is_asked(message):
                imports |= {("collections.abc", "Sequence")}
                return Attribute(proto.name, f"Sequence[{entry}]", default, doc, imports)
            return Attribute(proto.name, f"tuple[{entry}, ...]", default, doc, imports)
        if proto.type not in (Proto.TYPE_ENUM, Proto.TYPE_MESSAGE) and not proto.proto3_optional:
            default = None if REQUIRED.search(doc) else EMPTY[annotation]
            return Attribute(proto.name, annotation, default, doc, imports)
        is_optional = not REQUIRED.search(doc) if proto.proto3_optional else self.may_be_absent(message, doc)
        # A message in another of its own kind has to end somewhere.
        if is_optional or annotation == self.class_name(message):
            return Attribute(proto.name, f"{annotation} | None", "None", doc, imports)
        return Attribute(proto.name, annotation, None, doc, imports)

    def is_asked(self, message: Message) -> bool:
        """Whether a message stands in questions only."""
        return f".{message.file.proto.package}.{message.proto.name}" in self.asked

    def is_one_of_many(self, message: Message) -> bool:
        """Whether a message can stand in a batch."""
        questions = self.messages[f".{message.file.proto.package}.Question"].proto.field
        return f".{message.file.proto.package}.{message.proto.name}" in [it.type_name for it in questions]

    def may_be_absent(self, message: Message, doc: str) -> bool:
        """What is asked says what it requires; an answer says what need not be there."""
        if message.proto.name in PARTIAL:
            return True
        if self.is_asked(message) and any(REQUIRED.search(it) for _, it in message.fields()):
            return not REQUIRED.search(doc)
        return bool(MAY_BE_ABSENT.search(doc))
