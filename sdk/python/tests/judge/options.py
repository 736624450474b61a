"""Options in the words of the vectors."""

import re
from typing import Any

from google.protobuf import json_format

from doko_sdk import RuleSet, RuleSetRef, from_message
from doko_sdk.proto.rule_set_pb2 import RuleSet as Message

# Options with a word for each side, which are truth values in a vector.
TRUTHS = {
    "ann_reply_extra": ("ONE_MORE", "NONE"),
    "ann_skip_absagen": ("ALLOWED", "FORBIDDEN"),
    "ann_skip_ansage": ("ALLOWED", "FORBIDDEN"),
    "append": ("APPEND", "OVERLAP"),
    "armut_fox_counts": ("COUNTS", "DOES_NOT_COUNT"),
    "armut_report_trumps": ("TOLD", "SECRET"),
    "deck_nines": ("WITH", "WITHOUT"),
    "dullen": ("ON", "OFF"),
    "hochzeit_own_trick_decides": ("DECIDES", "GOES_ON"),
    "hochzeit_silent": ("ALLOWED", "FORBIDDEN"),
    "in_hochzeit": ("KLAERUNGSSTICH", "NONE"),
    "only_if_none": ("ONLY_IF_NONE", "ANY"),
    "only_re_kontra": ("NO_ANSAGE_OF_PARTY", "ALWAYS"),
    "pflichtsolo_offer": ("ON", "OFF"),
    "schweine_implies_ansage": ("IMPLIED", "NONE"),
    "score_against_points": ("ON", "OFF"),
    "score_base_at_120_120": ("GIVEN", "NOT_GIVEN"),
    "score_floor_zero": ("ZERO", "NEGATIVE"),
    "score_per_card": ("EACH", "ONCE"),
    "score_sonder_doubled": ("DOUBLED", "NOT_DOUBLED"),
    "throw_before_solo": ("BEFORE_SOLO", "AFTER_SOLO"),
    "win_strict_ansage": ("ON", "OFF"),
}

OTHER_WORDS = {"10": "TEN", "120_120": "TIE_120", "9": "NINE", "DQ": "DIAMOND_QUEEN", "K": "KING"}


def rule_set(name: str, options: dict[str, Any]) -> RuleSetRef:
    """The rule set of this name with these options."""
    return RuleSetRef(name, overrides=overrides(options) if options else None)


def overrides(options: dict[str, Any]) -> RuleSet:
    """The options that differ."""
    fields: dict[str, Any] = {}
    for name, value in options.items():
        field = "throw_conditions" if name == "throw" else name.replace(".", "_")
        if name == "list.games" and isinstance(value, int):
            fields[field] = "LIST_LENGTH_FIXED" if value else "LIST_LENGTH_OPEN"
            fields |= {"list_games_fixed": value} if value else {}
        elif name == "throw":
            fields[field] = {"values": [condition(text) for text in value]}
        else:
            fields[field] = written(Message.DESCRIPTOR.fields_by_name[field], value)
    read: RuleSet = from_message(json_format.ParseDict(fields, Message()))
    return read


def written(field: Any, value: Any) -> Any:
    """A value as canonical JSON writes it."""
    if isinstance(value, list) and field.is_repeated:
        return [one(field, it) for it in value]
    return one(field, value)


def one(field: Any, value: Any) -> Any:
    """One value."""
    if field.enum_type is not None:
        prefix = field.enum_type.values[0].name.removesuffix("UNSPECIFIED")
        if field.name in TRUTHS and isinstance(value, bool | int):
            return prefix + TRUTHS[field.name][0 if value else 1]
        return prefix + OTHER_WORDS.get(value, value.upper())
    if field.message_type is None:
        return value
    parts = field.message_type.fields_by_name
    if list(parts) in (["values"], ["value"]):
        (name,) = parts
        return {name: written(parts[name], value)}
    return {name: written(parts[name], part) for name, part in value.items() if (name, part) != ("games", 0)}


def condition(text: str) -> dict[str, Any]:
    """A condition for throwing in, such as `kings>=5`."""
    name, *number = re.split("[<>]=?", text)
    return {"kind": f"THROW_KIND_{name.upper()}", **({"number": int(number[0])} if number else {})}
