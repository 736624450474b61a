"""Python from the `.proto` files: a module for each, and the methods of the client."""

import re
import textwrap
from collections.abc import Iterator
from dataclasses import replace

from generator.beside import BESIDE
from generator.files import Enum, File, Message, Method
from generator.types import BY_HAND, NAMED, NOT_NEEDED, Attribute, Types

HEAD = "# Generated from the .proto files by `cargo xtask generate`; not edited by hand.\n"
WIDTH = 112


def render(files: list[File]) -> dict[str, str]:
    """Content by name of file."""
    types = Types.of(files)
    modules = {f"{file.module}.py": module(types, file) for file in files}
    modules = {name: content for name, content in modules.items() if "class " in content}
    methods = [method for file in files for method in file.methods() if method.is_unary]
    methods = [method for method in methods if method.proto.name != "EvaluateBatch"]
    names = [name for file in files if f"{file.module}.py" in modules for name in public(types, file)]
    modules["__init__.py"] = index(types, files)
    modules["methods.py"] = client(types, methods)
    assert len(names) == len(set(names)), "two things of one name"
    return modules


def public(types: Types, file: File) -> list[str]:
    """What a module declares."""
    messages = [it for it in file.messages() if is_wanted(types, it)]
    return [*(it.proto.name for it in file.enums()), *(types.class_name(it) for it in messages)]


def is_wanted(types: Types, message: Message) -> bool:
    """Whether a message becomes something of its own."""
    return message.proto.name not in BY_HAND | dict.fromkeys(NOT_NEEDED) and not types.is_list(message)


def docstring(text: str, indent: int = 0) -> str:
    """A text as a docstring, wrapped."""
    text = re.sub(r"\s+", " ", text).strip()
    end = re.search(r"[.?](?=\s|$)", text)
    first, rest = (text[: end.end()], text[end.end() :]) if end else (text, "")
    pad = " " * indent
    lines = textwrap.wrap(first.strip(), WIDTH - indent)
    if rest.strip():
        lines += ["", *textwrap.wrap(rest.strip(), WIDTH - indent)]
    if len(lines) == 1:
        return f'{pad}"""{lines[0]}"""\n'
    body = "\n".join(f"{pad}{line}".rstrip() for line in lines)
    return f'{pad}"""{body.strip()}\n{pad}"""\n'


def imports(wanted: set[tuple[str, str]]) -> str:
    """The lines that import these names."""
    return "".join(f"from {module} import {name}\n" for module, name in sorted(wanted))


def module(types: Types, file: File) -> str:
    """The module of one file: enumerations, then messages, then what is one of several."""
    wanted = {("dataclasses", "KW_ONLY"), ("dataclasses", "dataclass"), ("typing", "TypeAlias")}
    wanted |= {("doko_sdk._base", name) for name in ("Message", "ProtoEnum", "Question", "Request")}
    messages = [it for it in file.messages() if is_wanted(types, it)]
    asked = {it.proto.input_type.rsplit(".", 1)[-1]: it for it in file.methods() if it.is_unary}
    parts = [enumeration(it) for it in file.enums()]
    aliases = []
    wanted |= {("doko_sdk.api.seat", "Seat")} if any(it.proto.name == "View" for it in file.enums()) else set()
    own = set(public(types, file))
    for message in messages:
        attributes = in_order(types, message)
        for attribute in attributes:
            wanted |= {(module, name) for module, name in attribute.imports if name not in own}
        if types.is_union(message):
            aliases.append(alias(types, message, attributes[0]))
            continue
        parts.append(dataclass(types, message, attributes, asked.get(message.proto.name)))
    start = f"{HEAD}{docstring(file.doc)}\nfrom __future__ import annotations\n\n{imports(wanted)}\n"
    return start + "\n\n".join(parts + aliases)


def enumeration(enum: Enum) -> str:
    """A class for an enumeration; that nothing is set is `None`, and no value."""
    lines = [f'class {enum.proto.name}(ProtoEnum, message="{enum.file.proto.package}.{enum.proto.name}"):\n']
    lines.append(docstring(enum.doc, 4))
    values = enum.values()
    prefix = values[0][0].removesuffix("UNSPECIFIED")
    for name, number, doc in values[1:]:
        short = name.removeprefix(prefix)
        if short[0].isdigit():
            short = prefix[0] + short
        lines.append(f"\n    {short} = {number}\n{docstring(doc, 4)}")
    lines.append(BESIDE.get(enum.proto.name, ""))
    return "".join(lines)


def alias(types: Types, message: Message, attribute: Attribute) -> str:
    """A message that is nothing but one of several."""
    return f"{types.class_name(message)}: TypeAlias = {attribute.annotation}\n{docstring(message.doc)}"


def dataclass(types: Types, message: Message, attributes: list[Attribute], method: Method | None) -> str:
    """A class for a message."""
    full_name = f"{message.file.proto.package}.{message.proto.name}"
    base, extra = "Message", ""
    if method is not None:
        kind = "Question" if types.is_one_of_many(message) else "Request"
        answer = types.class_name(types.messages[method.proto.output_type])
        base = f'{kind}["{answer}"]'
        extra = f', path="{method.path}"'
    lines = ["@dataclass(frozen=True)\n"]
    lines.append(f'class {types.class_name(message)}({base}, message="{full_name}"{extra}):\n')
    lines.append(docstring(f"{method.doc} {message.doc}" if method else message.doc, 4))
    lines += lines_of(attributes)
    lines.append(BESIDE.get(message.proto.name, ""))
    return "".join(lines)


def in_order(types: Types, message: Message) -> list[Attribute]:
    """The attributes, first those that are given without their names: what is required, in the order of the message.

    So are the seat and the announcement of a question about a record, which may be `None`. The view has its name.
    """
    attributes = list(types.attributes(message))
    named = NAMED if types.is_asked(message) and "record" in [it.name for it in attributes] else ()
    first = [it for it in attributes if it.name != "view" and (it.default is None or it.name in named)]
    # Nothing without a default comes after something with one.
    required = max((at for at, it in enumerate(first) if it.default is None), default=-1)
    placed = [replace(it, is_placed=True, default=it.default if at > required else None) for at, it in enumerate(first)]
    return placed + [it for it in attributes if it not in first]


def lines_of(attributes: list[Attribute]) -> Iterator[str]:
    """The attributes, those that are given by name after the others."""
    by_name = False
    for attribute in attributes:
        if not attribute.is_placed and not by_name:
            by_name = True
            yield "\n    _: KW_ONLY\n"
        default = "" if attribute.default is None else f" = {attribute.default}"
        yield f"\n    {attribute.name}: {attribute.annotation}{default}\n{docstring(attribute.doc, 4)}"


def index(types: Types, files: list[File]) -> str:
    """The module that has everything."""
    modules = {file.module: public(types, file) for file in files if public(types, file)}
    lines = [f"from doko_sdk.api.{module} import {name}\n" for module, names in modules.items() for name in names]
    every = sorted(name for names in modules.values() for name in names)
    about = "Everything that can be asked and answered, a module for each `.proto` file."
    return f"{HEAD}{docstring(about)}\n{''.join(lines)}\n__all__ = {every!r}\n"


def client(types: Types, methods: list[Method]) -> str:
    """The methods of both clients: a question each."""
    wanted = {("abc", "ABC"), ("abc", "abstractmethod"), ("typing", "TypeVar"), ("doko_sdk._base", "Request")}
    bodies: dict[str, list[str]] = {"": [], "async ": []}
    for method in methods:
        asked, answered = (types.messages[name] for name in (method.proto.input_type, method.proto.output_type))
        attributes = in_order(types, asked)
        wanted |= {(f"doko_sdk.api.{it.file.module}", types.class_name(it)) for it in (asked, answered)}
        wanted |= {pair for attribute in attributes for pair in attribute.imports}
        for prefix, lines in bodies.items():
            lines.append(call(types, method, attributes, prefix))
    about = "The methods of the clients, one for each method of the services."
    start = f"{HEAD}{docstring(about)}\nfrom __future__ import annotations\n\n{imports(wanted)}\n"
    classes = [
        methods_of("Methods", "", "What a client can be asked.", bodies[""]),
        methods_of("AsyncMethods", "async ", "What an asynchronous client can be asked.", bodies["async "]),
    ]
    return start + 'A = TypeVar("A")\n\n\n' + "\n\n".join(classes)


def methods_of(name: str, prefix: str, about: str, lines: list[str]) -> str:
    """A class of methods, which asks in one place."""
    ask = (
        f"    @abstractmethod\n    {prefix}def ask(self, request: Request[A], *, timeout: float | None = None) -> A:\n"
        + docstring("Asks, and gives the answer. A refusal is an answer.", 8)
    )
    return f"class {name}(ABC):\n{docstring(about, 4)}\n{ask}\n" + "\n".join(lines)


def call(types: Types, method: Method, attributes: list[Attribute], prefix: str) -> str:
    """One method."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", method.proto.name).lower()
    asked, answered = (
        types.class_name(types.messages[it]) for it in (method.proto.input_type, method.proto.output_type)
    )
    parameters, given, by_name = ["self"], [], False
    for attribute in attributes:
        if not attribute.is_placed and not by_name:
            by_name = True
            parameters.append("*")
        default = "" if attribute.default is None else f" = {attribute.default}"
        parameters.append(f"{attribute.name}: {attribute.annotation}{default}")
        given.append(f"{attribute.name}={attribute.name}" if by_name else attribute.name)
    if not by_name:
        parameters.append("*")
    parameters.append("timeout: float | None = None")
    wait = "await " if prefix else ""
    doc = f"{method.doc} As `{asked}`; `timeout` in seconds, if not that of the client."
    return (
        f"    {prefix}def {name}({', '.join(parameters)}) -> {answered}:\n"
        f"{docstring(doc, 8)}"
        f"        return {wait}self.ask({asked}({', '.join(given)}), timeout=timeout)\n"
    )
