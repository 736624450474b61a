"""Options in the words of the vectors."""

from typing import Any

from google.protobuf import json_format

from doko_sdk import RuleSet, RuleSetRef, from_message
from doko_sdk.proto.rule_set_pb2 import RuleSet as Message


def rule_set(name: str, options: dict[str, str]) -> RuleSetRef:
    """The rule set of this name with these options."""
    return RuleSetRef(name, overrides=overrides(options) if options else None)


def overrides(options: dict[str, str]) -> RuleSet:
    """The options that differ."""
    fields: dict[str, Any] = {}
    for name, text in options.items():
        field = "throw_conditions" if name == "throw" else name.replace(".", "_")
        if name == "list.games" and text.isdigit():
            fields |= {field: "LIST_LENGTH_FIXED", "list_games_fixed": int(text)}
        else:
            fields[field] = written(Message.DESCRIPTOR.fields_by_name[field], text)
    read: RuleSet = from_message(json_format.ParseDict(fields, Message()))
    return read


def written(field: Any, text: str) -> Any:
    """A value as canonical JSON writes it."""
    if field.is_repeated:
        return [one(field, it) for it in text.split(",") if it]
    return one(field, text)


def one(field: Any, text: str) -> Any:
    """One value; a message has parts (`color:1;picture:0`), or is a condition."""
    if field.enum_type is not None:
        return field.enum_type.values[0].name.removesuffix("UNSPECIFIED") + text.upper()
    if field.message_type is None:
        return int(text)
    parts = field.message_type.fields_by_name
    if "kind" in parts:
        return condition(parts, text)
    if list(parts) == ["values"]:
        return {"values": written(parts["values"], text)}
    read = [part.split(":") for part in text.split(";") if text not in ("any", "none")]
    return {name: written(parts[name], it) for name, it in read if it != "players"}


def condition(parts: Any, text: str) -> Any:
    """A condition such as `kings>=5` or `highest<=DJ`, or two that must hold together (`kings>=4&nines>=4`)."""
    first, _, also = text.partition("&")
    kind, _, limit = first.replace("augen<=", "few_augen<=").replace("<=", ">=").partition(">=")
    texts = {"kind": kind, "card" if kind == "highest" else "number": limit, "also": also}
    return {name: written(parts[name], it) for name, it in texts.items() if it}
